"""The Sokoban page: the board, the counters, the history, and the levels to choose from."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtGui import QGuiApplication, QPainter
from PySide6.QtWidgets import QFileDialog

from app import export
from app.actions import Command
from app.page import Page
from app.services import Services
from app.session import Record, Session
from app.sokoban import shelf as shelves
from app.sokoban.board import BoardView
from app.sokoban.history import BY_MOVE, BY_PUSH, History, HistoryList
from app.sokoban.levels import LevelList
from app.sokoban.shelf import OWN_FILE, PUZZLE_KEY, Marks, Shelf, label
from app.widgets.buttons import Button, CheckBox, IconButton
from app.widgets.notice import Notice
from app.widgets.panel import Section
from app.widgets.segment import Segment
from app.widgets.text import Counter, Label, counters, grouped
from core.puzzle import InputError
from core.sokoban.level import Level, format_state
from core.sokoban.puzzle import PUZZLE, Push, Walk

FILES = "Sokoban levels (*.xsb *.sok *.txt);;All files (*)"
READ_AT_ONCE = 100_000
"""Bytes of a level file that are read within a frame or two; more is a job."""
SHOWN_STEPS = 400
"""A jump over more moves than this is shown at once."""
PICTURE_SQUARE = 48


def create(services: Services) -> Page:
    """The page, on the level that was played last."""
    return SokobanPage(services)


class SokobanPage(Page):
    """See the module's text."""

    def __init__(self, services: Services) -> None:
        super().__init__("sokoban", "Sokoban", services)
        self._marks = Marks(services.store)
        self._shelf, self._index, record = self._last_game()
        self.game = Session(PUZZLE, self.level.start, parent=self)
        self._shown: list[tuple[Walk | Push, bool]] = []
        self._jumping = False
        self.level_list: LevelList | None = None
        self.game.stepped.connect(self._on_stepped)
        self.game.jumped.connect(self._on_jumped)

        self.board = BoardView(self.level.start)
        self.board.smooth = services.settings.get("sokoban/smooth", True)
        self.board.wanted.connect(self._play)
        self.board.refused.connect(lambda sentence: services.messages.say(sentence, good=False))
        self.board.picked.connect(self._on_picked)
        self.history = History(self.game)
        self.game.changed.connect(self._on_changed)
        self.set_stage(self.board)
        self._build_panel()
        self._declare_commands()
        self._build_header()
        self.keep(self.game, self.level.key)
        self._start(record)

    # the levels

    @property
    def level(self) -> Level:
        """The level on the board."""
        return self._shelf.levels[self._index]

    @property
    def levels(self) -> list[Level]:
        """The levels to choose from."""
        return self._shelf.levels

    def _last_game(self) -> tuple[Shelf, int, Record | None]:
        slot = self.services.store.last_slot(PUZZLE_KEY)
        record = self.services.store.load_game(PUZZLE_KEY, slot) if slot is not None else None
        if record is not None and slot is not None:
            try:
                shelf = shelves.restored(record)
                index = shelf.find(slot)
                if index is not None:
                    return shelf, index, record
            except InputError:
                pass  # a record that makes no sense is as good as none
        return shelves.own_levels(), 0, None

    def open_level(self, index: int) -> None:
        """Show level `index` of the shelf, where it was left if it was left unfinished."""
        if not 0 <= index < len(self.levels):
            return
        self._index = index
        self.use_slot(self.level.key)
        record = self.services.store.load_game(PUZZLE_KEY, self.level.key)
        self._start(None if record is None or record.get("info", {}).get("solved") else record)
        self.services.messages.say(label(self.level, index), _boxes(len(self.level.start.boxes)))

    def _start(self, record: Record | None) -> None:
        """Begin the level, or take up its saved game."""
        level = self.level
        self.notice.hide()
        try:
            if record is not None:
                self.game.restore(record)
        except InputError:
            record = None
        if record is None or self.game.start != level.start:
            self.game.begin(level.start)
        self.game.info.update(file=self._shelf.file, key=level.key, title=level.title, author=level.author)
        self.header.set_title(label(level, self._index), self._where())
        self._credit.setText(f"by {level.author}" if level.author else "")
        self._credit.setVisible(bool(level.author) and self._shelf.file != OWN_FILE)
        self.set_facts(f"{level.width} × {level.height}", _boxes(len(level.start.boxes)))
        self.commands.refresh()
        if self.game.solved:
            self._say_solved()

    def _where(self) -> str:
        """What the header says beside the level's name."""
        count, number = grouped(len(self.levels)), grouped(self._index + 1)
        if len(self.levels) == 1:
            return ""
        named = label(self.level, self._index) != f"Level {self._index + 1}"
        return f"Level {number} of {count}" if named else f"of {count} in {self._shelf.title}"

    def _take(self, shelf: Shelf) -> None:
        """Put other levels on the shelf and show the first that is not solved."""
        self._shelf = shelf
        unsolved = (at for at, level in enumerate(shelf.levels[:500]) if self._marks.best_pushes(level) is None)
        self.open_level(next(unsolved, 0))
        count = len(shelf.levels)
        levels = "1 level" if count == 1 else f"{grouped(count)} levels"
        if shelf.bad:
            text = f"{shelf.bad} cannot be played; the first: {shelf.first_error}"
            self.services.messages.say(f"{levels} opened.", text, good=False)
        else:
            self.services.messages.say(f"{levels} opened.", shelf.title)

    def _try_take(self, read: Callable[[], Shelf]) -> None:
        try:
            shelf = read()
        except InputError as error:
            self._refuse(str(error))
        else:
            self._take(shelf)

    def _refuse(self, sentence: str) -> None:
        self.notice.set("danger", "The level was not opened", sentence)
        self.services.messages.say(sentence, good=False)

    def open_path(self, path: Path) -> None:
        """Open a level file; a large one in the background."""
        try:
            large = path.stat().st_size > READ_AT_ONCE
        except OSError:
            large = False
        if not large:
            self._try_take(lambda: shelves.file_levels(path))
            return

        def work(_control: object) -> Shelf | InputError:
            try:
                return shelves.file_levels(path)
            except InputError as error:
                return error

        def done(answer: Shelf | InputError) -> None:
            if isinstance(answer, InputError):
                self._refuse(str(answer))
            else:
                self._take(answer)

        self.services.jobs.run("Reading levels", work, path.name).finished.connect(done)

    def ask_for_file(self) -> None:
        """Let the user choose a level file."""
        name, _ = QFileDialog.getOpenFileName(self, "Open levels", "", FILES)
        if name:
            self.open_path(Path(name))

    def paste(self) -> None:
        """Take the levels in the clipboard; what is on the board stays if there are none."""
        text = QGuiApplication.clipboard().text()
        self._try_take(lambda: shelves.pasted_levels(text))

    def show_levels(self) -> None:
        """Drop the list of levels down from the header."""
        self._marks.refresh()
        self.flush()
        self.level_list = LevelList(self.window(), self._shelf, self._marks, self._index)
        self.level_list.chosen.connect(self.open_level)
        self.level_list.open_below(self.header)

    # the game

    def _play(self, moves: str) -> None:
        self.notice.hide()
        self.game.play(*moves)

    def _go(self, position: int) -> None:
        """Go to another point of the history, showing the steps if they are not too many."""
        here = self.game.position
        states, moves = self.game.states, self.game.moves
        if abs(position - here) <= SHOWN_STEPS:
            forward = position > here
            way = range(here, position) if forward else range(here - 1, position - 1, -1)
            self._shown = [(event, forward) for at in way for event in PUZZLE.apply(states[at], moves[at])[1]]
        self._jumping = True
        self.notice.hide()
        self.game.jump(position)
        self._jumping = False

    def _on_stepped(self, events: tuple[Walk | Push, ...], forward: bool) -> None:
        if not self._jumping:
            self._shown += [(event, forward) for event in (events if forward else reversed(events))]

    def _on_jumped(self) -> None:
        if not self._shown:
            self.board.show_level(self.game.state)

    def _on_changed(self) -> None:
        shown, self._shown = self._shown, []
        if shown:
            self.board.show_steps(shown, self.game.state)
        self._refresh_counters()
        if shown and shown[-1][1] and self.game.solved:
            self._on_solved()
        elif not self.game.solved:
            self.game.info.pop("solved", None)

    def _refresh_counters(self) -> None:
        tally, best = self.history.tally, self.services.store.best(PUZZLE_KEY, self.level.key)
        for counter, value, metric in (
            (self._pushes, tally.pushes, "pushes"),
            (self._moves, tally.moves, "moves"),
            (self._lines, tally.box_lines, "box_lines"),
        ):
            counter.set(grouped(value), f"best {grouped(best[metric].value)}" if metric in best else " ")
        self._refresh_note()

    def _refresh_note(self) -> None:
        by_push = self.history.mode == BY_PUSH
        done = self.history.tally.pushes if by_push else self.game.position
        whole = self.history.pushes if by_push else len(self.game.moves)
        unit = "pushes" if by_push else "moves"
        self._history.set_note(f"{grouped(done)} of {grouped(whole)} {unit}" if whole else "")

    def _on_solved(self) -> None:
        tally, moves = self.history.tally, "".join(self.game.played)
        store, key = self.services.store, self.level.key
        first = not store.best(PUZZLE_KEY, key)
        better = [
            name
            for metric, name, value in (
                ("pushes", "pushes", tally.pushes),
                ("moves", "moves", tally.moves),
                ("box_lines", "box lines", tally.box_lines),
            )
            if store.record_best(PUZZLE_KEY, key, metric, value, moves)
        ]
        self.game.info["solved"] = True
        self._marks.refresh()
        self._refresh_counters()
        self._say_solved("" if first or not better else f"Your best in {' and '.join(better)}.")

    def _say_solved(self, more: str = "") -> None:
        tally = self.history.tally
        cost = f"{_count(tally.pushes, 'push', 'pushes')}, {_count(tally.moves, 'move', 'moves')}"
        buttons = []
        if self._index + 1 < len(self.levels):
            onward = Button("Next level", primary=True)
            onward.clicked.connect(lambda: self.open_level(self._index + 1))
            buttons.append(onward)
        again = Button("Play again")
        again.clicked.connect(lambda: self._go(0))
        self.notice.set("ok", "Solved", f"{cost}. {more}".strip(), *buttons, again)
        self.services.messages.say("Solved", f"in {cost}")

    def _on_picked(self, squares: int) -> None:
        text = "1 square is" if squares == 1 else f"{grouped(squares)} squares are"
        self.services.messages.say(f"{text} in reach of this box.", "Drop it on one of them, or press Esc.")

    # what is on the page

    def _build_panel(self) -> None:
        cost = Section()
        self._pushes, self._moves, self._lines = Counter("Pushes"), Counter("Moves"), Counter("Box lines")
        cost.add(counters(self._pushes, self._moves, self._lines))
        self.notice = Notice()
        cost.add(self.notice)
        self._credit = Label("", 12, 400, "text2", wrap=True)
        cost.add(self._credit)
        self.panel.add(cost)

        self._history = Section("History")
        self.history_mode = Segment(((BY_PUSH, "Push"), (BY_MOVE, "Move")), BY_PUSH)
        self.history_mode.chosen.connect(self._on_history_mode)
        self._history.add_tool(self.history_mode)
        self.history_list = HistoryList(self.history, self.game)
        self.history_list.chosen.connect(self._go)
        self._history.add(self.history_list)
        self._history.add(Label("Capitals are pushes. Select a row to go there.", 12, 400, "text2", wrap=True))
        self.panel.add(self._history, grow=True)

        play = Section("Play")
        self.smooth = CheckBox("Smooth animation")
        self.smooth.setChecked(self.board.smooth)
        self.smooth.toggled.connect(self._on_smooth)
        play.add(self.smooth)
        self.panel.add(play)

    def _on_history_mode(self, mode: str) -> None:
        self.history.set_mode(mode)
        self._refresh_note()

    def _on_smooth(self, on: bool) -> None:
        self.board.smooth = on
        self.services.settings.set("sokoban/smooth", on)

    def _build_header(self) -> None:
        tool = {name: IconButton(icon, action=self.commands[f"sokoban.{name}"]) for name, icon in _TOOLS}
        self.header.add_choice(tool.pop("levels"))
        self.header.add_tool(*tool.values())
        self.add_frame_tools()

    def _declare_commands(self) -> None:
        game, history = self.game, self.history
        self.commands.add(
            Command(
                "sokoban.undo",
                "Undo",
                lambda: self._go(history.before(game.position)),
                "undo",
                ("Ctrl+Z",),
                "Take back the last push, or the last move if the history lists moves",
                enabled=lambda: game.can_undo,
            ),
            Command(
                "sokoban.redo",
                "Redo",
                lambda: self._go(history.after(game.position)),
                "redo",
                ("Ctrl+Shift+Z", "Ctrl+Y"),
                "Play the next push of the history again",
                enabled=lambda: game.can_redo,
            ),
            Command(
                "sokoban.undo_move",
                "Undo one move",
                lambda: self._go(game.position - 1),
                "undo",
                ("Backspace",),
                "Take back one step of the man",
                enabled=lambda: game.can_undo,
            ),
            Command(
                "sokoban.redo_move",
                "Redo one move",
                lambda: self._go(game.position + 1),
                "redo",
                ("Shift+Backspace",),
                "Play one step of the history again",
                enabled=lambda: game.can_redo,
            ),
            Command(
                "sokoban.restart",
                "Back to the start",
                lambda: self._go(0),
                "restart",
                ("Home", "Ctrl+R"),
                "Go back to the start of the level; redo brings everything back",
                enabled=lambda: game.can_undo,
            ),
            Command(
                "sokoban.end",
                "To the end of the history",
                lambda: self._go(len(game.moves)),
                "redo",
                ("End",),
                "Go to the last move of the history",
                enabled=lambda: game.can_redo,
            ),
            Command(
                "sokoban.previous",
                "Previous level",
                lambda: self.open_level(self._index - 1),
                "prev",
                ("PgUp", "P"),
                enabled=lambda: self._index > 0,
            ),
            Command(
                "sokoban.next",
                "Next level",
                lambda: self.open_level(self._index + 1),
                "next",
                ("PgDown", "N"),
                enabled=lambda: self._index + 1 < len(self.levels),
            ),
            Command(
                "sokoban.levels",
                "Choose a level",
                self.show_levels,
                "chev",
                ("Ctrl+L",),
                "List all levels, with your best results",
            ),
            Command(
                "sokoban.open",
                "Open levels",
                self.ask_for_file,
                "open",
                ("Ctrl+O",),
                "Open a file of levels (.xsb, .sok, .txt)",
            ),
            Command(
                "sokoban.own",
                "Open the Statewalk levels",
                lambda: self._try_take(shelves.own_levels),
                "sokoban",
                (),
                "Go back to the levels that come with the program",
                enabled=lambda: self._shelf.file != OWN_FILE,
            ),
            Command(
                "sokoban.paste", "Paste levels", self.paste, "plus", ("Ctrl+V",), "Play the level in the clipboard"
            ),
            Command(
                "sokoban.copy",
                "Copy position",
                lambda: self._copy(format_state(game.state), "Copied the position"),
                "copy",
                ("Ctrl+C",),
                "Copy the board as text",
            ),
            Command(
                "sokoban.copy_moves",
                "Copy moves",
                lambda: self._copy(PUZZLE.format_moves(game.played), "Copied the moves"),
                "copy",
                ("Ctrl+Shift+C",),
                "Copy the moves played so far as LURD text",
                enabled=lambda: game.can_undo,
            ),
            Command(
                "sokoban.export",
                "Export picture",
                self._export,
                "export",
                ("Ctrl+E",),
                "Save the board as PNG, SVG or PDF",
            ),
        )

    def _copy(self, text: str, note: str) -> None:
        QGuiApplication.clipboard().setText(text)
        self.services.messages.toast(note)

    def _export(self) -> None:
        def draw(painter: QPainter) -> None:
            self.board.paint_position(painter, PICTURE_SQUARE)

        size = self.board.picture_size(PICTURE_SQUARE)
        export.ask_and_save(self, draw, size, label(self.level, self._index), self.services.messages)


_TOOLS = (
    ("levels", "chev"),
    ("previous", "prev"),
    ("next", "next"),
    ("undo", "undo"),
    ("redo", "redo"),
    ("restart", "restart"),
    ("open", "open"),
    ("export", "export"),
)


def _count(number: int, one: str, many: str) -> str:
    return f"{grouped(number)} {one if number == 1 else many}"


def _boxes(number: int) -> str:
    return _count(number, "box", "boxes")
