"""Section with the moves of the game, as a list to click, and the buttons that play them."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QSizePolicy, QStackedWidget

from app.base.actions import Actions, Command, with_key
from app.base.language.wording import format_integer
from app.base.language.words import tr, translate
from app.base.session.session import REPLAY
from app.cube.model.model import SPEEDS, WRITTEN, CubeModel
from app.cube.moves.grid import MoveGrid
from app.cube.moves.lengths import lengths
from app.cube.solve.solving import Solving
from app.widgets.controls.buttons import Button
from app.widgets.controls.dropdown import Dropdown
from app.widgets.explained_figures import figure_number
from app.widgets.panel import TOOL, Section
from app.widgets.playback_row import PlaybackRow
from app.widgets.text import Label, plain_tip
from core.base.words import phrase
from core.cube.solve.bracket import Bracket
from core.explain.cube import cube

MOVES = phrase("Moves", context="a list of moves")
ROWS = 2
"""Rows of moves shown; more of them scroll."""
MOST_BRANCHES = 5
"""Most branches listed in the tooltip."""
MOST_WRITTEN = 400
"""Most characters shown of the moves as entered."""


class CubePlaybackSection(Section):
    """Section with the moves of the game and the playback buttons; adds its commands to those of the page."""

    def __init__(self, model: CubeModel, solving: Solving, commands: Actions) -> None:
        super().__init__(translate(MOVES))
        self.body.setSpacing(6)
        self._model, self._session, self._commands = model, model.session, commands
        self._solving = solving
        commands.add(*self._declare_commands())
        self.grid = MoveGrid(translate(MOVES), rows=ROWS, clickable=True)
        self.grid.chosen.connect(model.go_to)
        self._empty = Label(tr("Turn a layer, or press Solve: the moves stand here."), 13, 400, "text2", wrap=True)
        self._empty.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        self._moves = QStackedWidget()
        for widget in (self.grid, self._empty):
            self._moves.addWidget(widget)
        self._moves.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.shorter_button = Button(tr("Shorter"))
        """Button for a shorter solution, found since the one shown."""
        self.shorter_button.setFixedHeight(TOOL)
        self.others_button = Button(tr("Others"))
        """Button for the list of other solutions, once they were searched for."""
        self.others_button.setFixedHeight(TOOL)
        self.add_tool(self.shorter_button, self.others_button)
        self.speed_choice = speed_choice(model, tr("Speed"))
        self.row = PlaybackRow(self.speed_choice)
        self.row.steer(*(commands[f"cube.{key}"] for key in ("previous", "play", "next")))
        self.add(self._moves)
        self.add(self.row)
        self._session.changed.connect(self._refresh)
        solving.changed.connect(self._show_heading)
        solving.changed.connect(self._show_more)
        model.bracket_changed.connect(self._show_heading)
        self._session.player.changed.connect(self._show_playing)
        self._refresh()

    def _declare_commands(self) -> list[Command]:
        model, session = self._model, self._session
        return [
            Command("cube.play", phrase("Play", context="moves"), self.toggle, "play", ("P",),
                    "Play the moves that follow, or stop", enabled=lambda: bool(session.moves)),
            Command("cube.previous", "Previous move", session.undo, "prev", ("Left",), "Go one move back",
                    enabled=lambda: session.can_undo),
            Command("cube.next", "Next move", session.redo, "next", ("Right",), "Go one move forward",
                    enabled=lambda: session.can_redo),
            Command("cube.first", "Back to the start", partial(model.go_to, 0), "prev", ("Home",),
                    "Go to the position before the first move", enabled=lambda: session.can_undo),
            Command("cube.last", "Go to the end", self.go_to_end, "next", ("End",),
                    "Go to the position after the last move", enabled=lambda: session.can_redo),
        ]  # fmt: skip

    @property
    def heading(self) -> tuple[str, str]:
        """Title and note above the moves."""
        return self.accessibleName(), self._note.text()

    @property
    def playing(self) -> bool:
        """Whether the playback is running."""
        return self._session.player.activity == REPLAY

    def toggle(self) -> None:
        """Start the playback, from the start if no moves follow, or stop it."""
        if self.playing:
            self._session.player.stop()
        else:
            self._session.replay(self._model.beat_ms, at_once=True)

    def go_to_end(self) -> None:
        """Go to the position after the last move."""
        self._model.go_to(len(self._session.moves))

    def _show_playing(self) -> None:
        self.row.show_playing(self.playing)
        self._commands["cube.play"].setText(tr("Pause") if self.playing else tr("Play", context="moves"))

    def _refresh(self) -> None:
        position, count = self._session.position, len(self._session.moves)
        forks = {min(one.at, count - 1) for one in self._session.branches}
        self.grid.set_moves(self._session.moves, position, forks)
        self.grid.setToolTip("\n".join(filter(None, (self.written, self._branches_in_words() if forks else ""))))
        self._moves.setCurrentWidget(self.grid if count else self._empty)
        self._show_heading()
        self._show_more()
        self.row.show_place(position, count)

    def _branches_in_words(self) -> str:
        """Return the tooltip that lists the branches, the one left last first."""
        lines = [
            tr(
                "Other line after move {number}: {moves}",
                moves=self._model.puzzle.format_moves(one.moves),
                number=one.at,
            )
            for one in reversed(self._session.branches[-MOST_BRANCHES:])
        ]
        return "\n".join([*lines, with_key(tr("Back to the previous line"), "Alt+Z")])

    @property
    def written(self) -> str:
        """Moves as entered, with brackets, comments and layer numbers; "" if the single moves say it all."""
        if not self._session.info.get(WRITTEN):
            return ""
        written = self._model.written_moves
        if written == self._model.puzzle.format_moves(self._session.moves):
            return ""
        return plain_tip(written if len(written) <= MOST_WRITTEN else f"{written[:MOST_WRITTEN]}…")

    def _show_more(self) -> None:
        shorter, solving = self._solving.shorter_solution, self._solving
        self.shorter_button.setVisible(bool(shorter))
        if shorter:
            metric = self._model.metric
            turns = metric.turns(metric.length(shorter))
            self.shorter_button.setText(tr("Show {turns}", turns=turns))
        self.others_button.setVisible(solving.asked_for_others)

    def _show_heading(self) -> None:
        session, solving, metric = self._session, self._solving, self._model.metric
        start = solving.start
        if start is None:
            self.set_title(translate(MOVES))
            note = lengths(session.moves)
            self.set_note(note)
            return
        length = metric.length(solving.solution)
        if start == 0:
            self.set_title(tr("Solution"))
            worked = cube.length(solving.solution, metric)
            solution = translate(metric.turns(figure_number(tr("length of the solution"), length, worked)))
        else:
            self.set_title(translate(MOVES))
            solution = tr("Solution of length {length} after move {start}", start=format_integer(start), length=length)
        self.set_note(_standing(solution, length, solving.known_bracket))


def _standing(solution: str, length: int, known: Bracket | None) -> str:
    """Return a solution in words, with how good it is by what is known of the cube."""
    if known is not None and known.upper < length:
        worked = cube.upper((known.lower, known.upper), known)
        enough = figure_number(tr("upper bound of the depth"), known.upper, worked)
        return tr("{solution}, %n are enough", one="{solution}, %n is enough", n=enough, solution=solution)
    if known is not None and known.upper == length and known.is_exact:
        return tr("{solution}, proved shortest", solution=solution)
    return tr("{solution}, shortest so far", solution=solution)


def speed_choice(model: CubeModel, name: str = "") -> Dropdown:
    """Return a drop-down for the speed of turns, which follows the model."""
    choice = Dropdown(SPEEDS, f"{model.speed:g}", name)
    choice.setAccessibleName(tr("Speed"))
    choice.setToolTip(tr("Playback speed"))
    choice.chosen.connect(lambda key: setattr(model, "speed", float(key)))
    model.speed_changed.connect(lambda: choice.set_current(f"{model.speed:g}"))
    return choice
