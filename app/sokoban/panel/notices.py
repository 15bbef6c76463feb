"""Notices about the game: it is solved, it can no longer be solved, or something was refused."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from app.base.actions import Actions
from app.base.language.wording import format_integer, join_with_and
from app.base.language.words import tr, translate
from app.base.services import Messages
from app.sokoban.model.model import SokobanModel
from app.sokoban.model.wording import explained_cost
from app.sokoban.panel.board_note import BoardNote
from app.sokoban.panel.counters import CountersSection
from app.sokoban.panel.deadlock_words import deadlock_sentence
from app.sokoban.records.results import SolveOutcome
from app.widgets.controls.buttons import Button
from core.base.text.figure_text import join_texts
from core.sokoban.level import solved_at_start
from core.sokoban.solve.verdict import Verdict


class Notices(QObject):
    """Notices of the panel about the game.

    A lost position has a notice of its own; any other stays until the game goes on.
    """

    changed = Signal()
    """Emitted when a refusal is shown or withdrawn."""

    def __init__(
        self,
        model: SokobanModel,
        section: CountersSection,
        commands: Actions,
        messages: Messages,
        covered: Callable[[], bool],
        board: QWidget,
    ) -> None:
        """Create the notices of the panel.

        `covered` returns whether something lies over the panel. A solved level is also announced over `board` while the
        panel is folded.
        """
        super().__init__(section)
        self._model, self._commands, self._messages, self._covered = model, commands, messages, covered
        self._said: object = None
        self._refused = self._asking = False
        self.warning, self.notice = section.warning, section.notice
        self.board_note = BoardNote(board, self.notice)
        model.session.moved.connect(self.notice.hide)
        model.session.jumped.connect(self.notice.hide)
        model.session.planned.connect(self.go_on)
        model.changed.connect(self._show_lost)
        model.solved.connect(self._on_game_solved)
        model.level_changed.connect(self._on_level)
        self._show_lost()
        self._on_level()

    def refuse(self, title: str, sentence: str, *ways_out: Button) -> None:
        """Show that something could not be done, and why, with buttons for alternatives."""
        self.board_note.be_silent()
        self.notice.set("danger", title, sentence, *ways_out)
        self._refused = True
        if not self._model.covered:
            if self._is_notice_visible:
                self.changed.emit()
            else:
                self._messages.say(f"{title}.", sentence, good=False)

    def ask_whose(self, claim: Callable[[], None], leave: Callable[[], None], levels: int) -> None:
        """Ask whether the solutions in a file are the player's own; nothing waits for the answer."""
        yes, no = Button(tr("Yes, count them"), primary=True), Button(tr("No"))
        title = tr("Are these yours?")
        text = tr(
            "The file has solutions of %n levels that you have not solved here.",
            one="The file has solutions of %n level that you have not solved here.",
            n=levels,
        )
        for button, answer in ((yes, claim), (no, leave)):
            button.clicked.connect(self.notice.hide)
            button.clicked.connect(answer)
        self._refused = False
        self.notice.set("ask", title, text, yes, no)
        if not self._is_notice_visible:
            self._messages.say(title, text)

    @property
    def refusal(self) -> str:
        """Title of the visible notice on something refused; "" without one."""
        return self.notice.title if self._refused and self._is_notice_visible else ""

    @property
    def _is_notice_visible(self) -> bool:
        """Whether the notice is visible; it is not while the panel is folded."""
        return self.notice.isVisible() and not self._covered()

    def go_on(self) -> None:
        """Withdraw the notice on something refused, because the game goes on."""
        if self._refused:
            self._refused = False
            self.notice.hide()
            if self._model.session.is_solved:
                self._announce_solution()
            self.changed.emit()

    # solved levels

    def _on_game_solved(self, solved: SolveOutcome) -> None:
        if solved.shown:
            self._announce_solution(tr("This solution was shown, so it is not among your results."))
        elif solved.helped:
            if self._model.pulling:
                self._announce_solution(tr("Not all of the pulls were your own, so it is not among your results."))
            else:
                self._announce_solution(tr("Not all of the pushes were your own, so it is not among your results."))
        elif solved.first or not solved.better or self._model.pulling:
            self._announce_solution()
        else:
            self._announce_solution(tr("Your best in {counters}.", counters=join_with_and(solved.better)))

    def _on_level(self) -> None:
        self.go_on()
        if self._model.session.is_solved:
            self._announce_solution()

    def _announce_solution(self, more: str = "") -> None:
        """Announce that the level is solved and what the solution cost; `more` is a further sentence."""
        model, self._refused = self._model, False
        if already := solved_already(model):
            title, text = tr("Solved already"), tr("{message}.", message=already[0].upper() + already[1:])
        else:
            spent = model.history.tally_at_solution
            price = explained_cost(spent.pushes, spent.moves, pulled=model.pulling)
            if model.pulling:
                more = more or tr("This solution was found by playing backwards.")
            title = tr("Solved")
            text = join_texts(" ", filter(None, (tr("{message}.", message=price), more)))
        self.notice.set("ok", title, text, *self._ways_on(again=not already))
        self.board_note.say(title, text, *self._ways_on(again=not already))

    def _ways_on(self, *, again: bool) -> list[Button]:
        """Return the buttons of the notice on a solved level; with `again`, also those to play it again."""
        model, buttons = self._model, list[Button]()
        if not model.pulling and self._commands["sokoban.next"].isEnabled():
            buttons.append(Button(tr("Next level"), primary=True))
            buttons[0].clicked.connect(self._commands["sokoban.next"].trigger)
        if again and model.pulling:
            solution, own = model.solution, not model.help.has_shown_moves
            buttons.append(Button(tr("Play it forwards"), primary=True))
            buttons[-1].clicked.connect(lambda: model.laid_out.lay_out(solution, own=own))
        if again:
            buttons.append(Button(tr("Play again")))
            buttons[-1].clicked.connect(lambda: model.go(0))
        return buttons

    # lost positions

    def _show_lost(self) -> None:
        """Show that the position can no longer be solved and why, or hide that notice.

        Until players have chosen whether they want hints, the notice asks that question instead, whatever the position,
        so that it gives nothing away.
        """
        model = self._model
        if not model.options.has_answered:
            if not self._asking:
                self._asking = True
                self._ask()
            return
        if self._asking:
            self._asking, self._said = False, None
            self.warning.hide()
        lost = model.loss_verdict
        back = model.last_open() if lost is not None else None
        message = None if lost is None else (back, *self._words_on(lost, back))
        if message == self._said:
            return
        self._said = message
        if message is None:
            self.warning.hide()
            return
        _, title, text, way_back = message
        buttons = []
        if back is not None:
            button = Button(way_back, icon="undo")
            button.setToolTip(tr("The last position not known to be a deadlock"))
            button.clicked.connect(lambda: model.go(back))
            buttons.append(button)
        self.warning.set("warn", title, text, *buttons)

    def _ask(self) -> None:
        """Ask once whether the player wants hints."""
        options = self._model.options
        hints, quiet = Button(tr("Show hints")), Button(tr("No spoilers"))
        hints.clicked.connect(lambda: options.answer(quiet=False))
        quiet.clicked.connect(lambda: options.answer(quiet=True))
        self.warning.set(
            "ask",
            tr("Do you want hints?"),
            tr("Statewalk can warn you of deadlocks and show the fewest pushes that solve a level."),
            hints,
            quiet,
        )

    def _words_on(self, lost: Verdict, back: int | None) -> tuple[str, str, str]:
        """Return title and text of the notice on a lost position, and the text of its button."""
        title, why = words_of(lost, self._model.square_name, pulled=self._model.pulling)
        if back is None:
            return title, why, ""
        return title, f"{why}\n{self._describe_loss_point(back)}", self._way_back(back)

    def _describe_loss_point(self, back: int) -> str:
        """Return the push or pull that lost the game; `back` is the last position not known to be lost."""
        number = format_integer(self._pushes_before(back) + 1)
        if self._model.pulling:
            return tr("Deadlock since pull {number}.", number=number)
        return tr("Deadlock since push {number}.", number=number)

    def _way_back(self, position: int) -> str:
        pushes, pulled = self._pushes_before(position), self._model.pulling
        if not pushes:
            return tr("Back to the start")
        if self._is_known_solvable(position):
            return tr("Back to the last solvable pull") if pulled else tr("Back to the last solvable position")
        if pulled:
            return tr("Back to pull {number}", number=format_integer(pushes))
        return tr("Back to push {number}", number=format_integer(pushes))

    def _is_known_solvable(self, position: int) -> bool:
        """Whether a position of the game is known to have a solution."""
        model = self._model
        state = model.session.states[position]
        return model.judge(state).left is not None or model.ways.look_up(state).upper is not None

    def _pushes_before(self, position: int) -> int:
        return sum(map(str.isupper, self._model.session.moves[:position]))


def solved_already(model: SokobanModel) -> str:
    """Return why the level is solved although no move was made; "" if that is not so."""
    return "" if model.pulling or model.session.position else translate(solved_at_start(model.level.start))


def words_of(lost: Verdict, name: Callable[[int], str], *, pulled: bool) -> tuple[str, str]:
    """Return title and explanation of a lost position; `name` names a cell."""
    return _title(lost, pulled=pulled), _explain_loss(lost, name, pulled=pulled)


def _title(lost: Verdict, *, pulled: bool) -> str:
    if pulled:
        return tr("The boxes cannot get back to their starting squares")
    return tr("This level cannot be solved") if lost.level else tr("This position cannot be solved any more")


def _explain_loss(lost: Verdict, name: Callable[[int], str], *, pulled: bool) -> str:
    if lost.deadlock is not None:
        names = [name(cell) for cell in lost.deadlock.boxes]
        return deadlock_sentence(lost.deadlock.kind, names, pulled=pulled)
    if lost.reason:
        return tr("{message}.", message=translate(lost.reason))
    if lost.level:
        return tr("All positions reachable from the start were counted, and none of them is solved.")
    return tr("All positions reachable from here were counted, and none of them is solved.")
