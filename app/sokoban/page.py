"""The Sokoban page: the board, the counters, the history, and the levels to choose from."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from app.services.services import Services
from app.services.session import Record, Run, Session
from app.shell.page import Page
from app.sokoban.board.board import BoardView
from app.sokoban.board.deadlock_notice import DeadlockWatch
from app.sokoban.board.held import InHand
from app.sokoban.commands import HEADER, PLAY_TOOLS, page_commands
from app.sokoban.editor.host import Editing
from app.sokoban.export.clipboard import Exchange
from app.sokoban.export.exporting import Exporting
from app.sokoban.history.cost import CostSection
from app.sokoban.history.list import History
from app.sokoban.history.playback import Playback
from app.sokoban.history.section import HistorySection
from app.sokoban.library.level_list import LevelList
from app.sokoban.library.level_set import OWN_FILE, PUZZLE_KEY, Marks, Shelf, label
from app.sokoban.library.librarian import Librarian
from app.sokoban.library.opening import PULL_SLOT, Opening
from app.sokoban.play_options import PlaySection
from app.sokoban.plots.switcher import LevelDocks
from app.sokoban.records import best
from app.sokoban.records.best import counted
from app.sokoban.records.keeping import Keeping
from app.sokoban.records.snapshots import Snapshot
from app.sokoban.records.solved import Ending
from app.widgets.buttons import Button, IconButton
from app.widgets.text import grouped
from core.puzzle import InputError
from core.sokoban.level import Level
from core.sokoban.puzzle import PUZZLE
from core.sokoban.reverse import ReversePuzzle
from core.sokoban.transform import Symmetry

SHOWN_STEPS = 400
"""A jump over more moves than this is shown at once."""


def create(services: Services) -> Page:
    """The page, on the level that was played last."""
    return SokobanPage(services)


class SokobanPage(Page):
    """See the module's text."""

    def __init__(self, services: Services) -> None:
        super().__init__("sokoban", "Sokoban", services)
        self.marks = Marks(services.store)
        self.librarian = Librarian(services, self, lambda: (self.shelf.file, self.index))
        self.librarian.chosen.connect(self.show_shelf)
        self.opening = Opening(services, self.librarian.library, self)
        for source in (self.opening, self.librarian):
            source.taken.connect(self._take)
            source.refused.connect(lambda sentence: self.refuse("The level was not opened", sentence))
        last = self.opening.last_game()
        self.shelf, self.index = last.shelf, last.place
        self.game = Session(PUZZLE, self.level.start, parent=self)
        self.level_list: LevelList | None = None
        self._played_on = False
        self.game.moved.connect(self._on_moved)
        self.game.jumped.connect(self._on_jumped)

        self.board = BoardView(self.level.start)
        self.board.wanted.connect(self._play)
        self.board.placed.connect(self._place)
        self.board.refused.connect(lambda sentence: services.messages.say(sentence, good=False))
        self.board.picked.connect(self._on_picked)
        self.board.zoomed.connect(self.commands.refresh)
        self.history = History(self.game)
        self.game.changed.connect(self._on_changed)
        self.exchange = Exchange(self)
        self.keeping = Keeping(self)
        self.ending = Ending(self)
        self.exporting = Exporting(self)
        self.set_stage(self.board)
        self.plots = LevelDocks(services)
        self.plots.expanded.connect(self._show_in_lab)
        self.set_pane(self.plots)
        self.commands.add(*page_commands(self))
        self._build_panel()
        self._build_header()
        self.keep(self.game, self.level.key)
        self._start(last.record)
        if last.pulling:
            self.toggle_pulling()
        self.editing.start()

    def _build_panel(self) -> None:
        settings = self.services.settings
        self.cost = CostSection()
        self.notice = self.cost.notice
        self.watch = DeadlockWatch(self.board, self.cost.warning, self.services)
        self.panel.add(self.cost)
        self.playback = Playback(self.game, self.commands, settings)
        self.history_section = HistorySection(self.history, self.game, self.playback, self.board.letters)
        self.history_section.list.chosen.connect(self.go)
        self.panel.add(self.history_section, grow=True)
        self.play_section = PlaySection(self.board, self.watch, settings)
        self.play_section.add_tool(*(self._tool(name) for name in PLAY_TOOLS))
        self.play_section.warn.toggled.connect(self._on_warn)
        self.panel.add(self.play_section)

    def _build_header(self) -> None:
        first, *others = HEADER
        self.header.add_choice(self._tool(first))
        tools = {name: self._tool(name) for name in others}
        self._kept_button = tools["kept"]
        self.header.add_tool(*tools.values())
        self.editing = Editing(self, lambda: self.librarian.library)
        self.librarian.unplayable.connect(self.editing.edit_row)
        self.add_frame_tools()

    def _tool(self, name: str) -> IconButton:
        key = f"sokoban.{name}"
        return IconButton(self.commands.command(key).icon, action=self.commands[key])

    # the levels

    @property
    def level(self) -> Level:
        """The level on the board."""
        return self.shelf.levels[self.index]

    @property
    def levels(self) -> Sequence[Level]:
        """The levels to choose from."""
        return self.shelf.levels

    def open_level(self, index: int) -> None:
        """Show level `index` of the shelf, where it was left if it was left unfinished."""
        if 0 <= index < len(self.levels):
            self.index = index
            self._open(pulling=False)
            self.services.messages.say(label(self.level, index), _boxes(len(self.level.start.boxes)))

    def _open(self, *, pulling: bool) -> None:
        """Take up the level's game, played forwards or from its end."""
        self.playback.stop()
        slot = self.level.key + (PULL_SLOT if pulling else "")
        self.use_slot(slot)
        self.game.puzzle = ReversePuzzle(self.level.start) if pulling else PUZZLE
        self.board.choices.pull = pulling
        self.history_section.show_direction(pulling)
        self._start(self.services.store.load_game(PUZZLE_KEY, slot))

    def _start(self, record: Record | None) -> None:
        """Begin the level, or take up its saved game unless it is at its end."""
        level = self.level
        start = self.game.puzzle.starts()[0] if isinstance(self.game.puzzle, ReversePuzzle) else level.start
        info = (record or {}).get("info", {})
        self.notice.hide()
        try:
            if record is not None and not info.get("solved"):
                self.game.restore(record)
            else:
                self.game.begin(start)
        except InputError:
            self.game.begin(start)
        if self.game.start.board != start.board or (not self.pulling and self.game.start != start):
            self.game.begin(start)
        view = info.get("view", "")
        self.game.info.update(file=self.shelf.file, key=level.key, title=level.title, author=level.author, view=view)
        self.board.turn(Symmetry(view) if view in set(Symmetry) else Symmetry.IDENTITY)
        self.header.set_title(label(level, self.index), self._where())
        self.cost.show_credit(level.author if self.shelf.file != OWN_FILE else "")
        self.set_facts(f"{level.width} × {level.height}", _boxes(len(level.start.boxes)))
        self.commands.refresh()
        self._look_at_plots()
        if self.game.solved:
            self.ending.say_solved()

    def _where(self) -> str:
        """What the header says beside the level's name."""
        if self.pulling:
            return "Backwards"
        count, number = grouped(len(self.levels)), grouped(self.index + 1)
        if len(self.levels) == 1:
            return ""
        named = label(self.level, self.index) != f"Level {self.index + 1}"
        return f"Level {number} of {count}" if named else f"of {count} in {self.shelf.title}"

    def show_shelf(self, shelf: Shelf, index: int) -> None:
        """Put other levels on the shelf and show one of them."""
        self.shelf = shelf
        self.open_level(index)

    def _take(self, shelf: Shelf) -> None:
        """Put other levels on the shelf and show the first that is not solved."""
        self.show_shelf(shelf, self.marks.first_open(shelf))
        levels = counted(len(shelf.levels), "level", "levels")
        if shelf.bad:
            text = f"{shelf.bad} cannot be played; the first: {shelf.first_error}"
            self.services.messages.say(f"{levels} opened.", text, good=False)
        else:
            self.services.messages.say(f"{levels} opened.", shelf.title)

    def refuse(self, title: str, sentence: str) -> None:
        """Say that something could not be done, and why."""
        self.notice.set("danger", title, sentence)
        self.services.messages.say(sentence, good=False)

    def open_path(self, path: Path) -> None:
        """Open a level file."""
        self.editing.leave()
        self.librarian.open_path(path)

    # the editor lies over the page and is part of it

    @property
    def facts(self) -> Sequence[str]:
        return self.editing.facts or super().facts

    def flush(self) -> None:
        super().flush()
        self.editing.flush()

    def save_layout(self) -> None:
        super().save_layout()
        self.editing.save_layout()

    def show_levels(self) -> None:
        """Drop the list of levels down from the header."""
        self.marks.refresh()
        self.flush()
        self.level_list = LevelList(self.window(), self.shelf, self.marks, self.index)
        self.level_list.chosen.connect(self.open_level)
        self.level_list.open_below(self.header)

    def show_kept(self) -> None:
        """Drop the card of solutions and snapshots down from its button."""
        self.keeping.show(self._kept_button)

    # the plots

    @property
    def _below(self) -> bool:
        # the history needs the side panel's height, and a level has more depths than a cube
        return True

    def _look_at_plots(self) -> None:
        if self.pulling:
            self.plots.look_at(None, None)
        else:
            self.plots.look_at(self.level.start, self.game.state)

    def show_plot(self, plot: str) -> None:
        """Bring one of the plots to the front, unfolding them."""
        if not self._pane_visible:
            self._toggle_pane()
        self.plots.choose(plot)

    def _show_in_lab(self, _plot: str) -> None:
        self.services.open_subject("lab", "sokoban")

    # the game

    @property
    def pulling(self) -> bool:
        """Whether the level is played from its end."""
        return isinstance(self.game.puzzle, ReversePuzzle)

    def toggle_pulling(self) -> None:
        """Play the level from its end, or forwards again; each way has its own game."""
        self._open(pulling=not self.pulling)
        text = "Pull the boxes from the goals to where they began." if self.pulling else ""
        self.services.messages.say("Backwards" if self.pulling else "Forwards", text)

    def turn(self, more: Symmetry) -> None:
        """Turn or mirror what is seen of the level."""
        view = self.board.facing.symmetry.then(more)
        self.game.info["view"] = view.value
        self.board.turn(view)
        self.game.changed.emit()

    def _play(self, moves: str) -> None:
        self.playback.stop()
        self.notice.hide()
        self.game.info.pop("shown", None)
        if len(moves) > 1:
            pushes = sum(move.isupper() for move in moves)
            walk = counted(len(moves), "move", "moves")
            self.services.messages.say(best.cost(pushes, len(moves), pulled=self.pulling) if pushes else walk)
        self.game.play(*moves)

    def _place(self, cell: int) -> None:
        """Played from its end, a level lets the man begin anywhere."""
        puzzle = self.game.puzzle
        start = puzzle.start_at(cell) if isinstance(puzzle, ReversePuzzle) else None
        if start is None or any(move.isupper() for move in self.game.moves):
            self.board.deny(cell)
            self.services.messages.say("The man cannot get there.", good=False)
        else:
            self.game.begin(start, info=self.game.info)

    def lay_out(self, moves: str, *, own: bool = True) -> None:
        """Let these moves wait to be played from the start; a game that makes way for them is kept.

        What is not the player's own, the solution in a level's file, does not count as solving it.
        """
        if self.pulling:
            self._open(pulling=False)
        self.playback.stop()
        self.notice.hide()
        if "".join(self.game.moves) != moves:
            self.keeping.keep_before()
        self.game.jump(0)
        self.game.plan(list(moves))
        self.game.info["shown"] = not own

    def take_up(self, snapshot: Snapshot) -> None:
        """Go back to a snapshot. Raises InputError, and changes nothing, if it is none of this level."""
        puzzle = ReversePuzzle(self.level.start) if snapshot.pull else PUZZLE
        start = puzzle.parse(snapshot.start)
        if self.pulling != snapshot.pull:
            self._open(pulling=snapshot.pull)
        self.playback.stop()
        if not "".join(self.game.moves).startswith(snapshot.moves) or self.game.start != start:
            self.keeping.keep_before()
            if self.game.start != start:
                self.game.begin(start, info=self.game.info)
            self.game.jump(0)
            self.game.plan(list(snapshot.moves))
        self.game.jump(len(snapshot.moves))

    def go(self, position: int) -> None:
        """Go to another point of the history, showing the steps if they are not too many."""
        self.playback.stop()
        self.notice.hide()
        self.game.jump(position, animate=SHOWN_STEPS)

    def _on_moved(self, run: Run) -> None:
        forward = self._played_on = run.forward
        events = [event for step in run.steps for event in (step.events if forward else reversed(step.events))]
        self.board.show_steps([(event, forward) for event in events], self.game.state)

    def _on_jumped(self) -> None:
        self.board.show_level(self.game.state)

    def _on_changed(self) -> None:
        self.refresh_counters()
        self._look_for_deadlocks()
        self._look_at_plots()
        played, self._played_on = self._played_on, False
        if played and self.game.solved:
            self.ending.on_solved()
        elif not self.game.solved:
            self.game.info.pop("solved", None)

    def refresh_counters(self) -> None:
        """Show what the game has cost, and the best there was."""
        stored = {} if self.pulling else self.services.store.best(PUZZLE_KEY, self.level.key)
        self.cost.show_cost(self.history.tally, stored)

    def _look_for_deadlocks(self) -> None:
        game = self.game
        self.watch.look(game.state, wanted=not self.pulling and not game.solved, take_back=self._take_back)

    def _take_back(self) -> Button | None:
        if not self.game.can_undo:
            return None
        button = Button("Undo")
        button.follow(self.commands["sokoban.undo"])
        return button

    def _on_warn(self, on: bool) -> None:
        self.watch.switch(on)
        self._look_for_deadlocks()

    def _on_picked(self, held: InHand) -> None:
        squares = sum(held.lit)
        if not held.is_box:
            self.services.messages.say(f"The man can go to {counted(squares, 'square', 'squares')}.")
        elif squares:
            text = "1 square is" if squares == 1 else f"{grouped(squares)} squares are"
            self.services.messages.say(f"{text} in reach of this box.", "Drop it on one of them, or press Esc.")
        else:
            what = "pulled" if self.pulling else "pushed"
            hidden = "without losing it" if any(getattr(held, "hopeless", b"")) else ""
            self.services.messages.say(f"This box cannot be {what} {hidden}".strip() + ".", good=False)


def _boxes(number: int) -> str:
    return counted(number, "box", "boxes")
