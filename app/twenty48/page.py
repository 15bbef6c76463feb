"""The 2048 page: board, score, and what the board on the screen is like."""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QGuiApplication, QResizeEvent

from app import export
from app.actions import Command
from app.page import Page
from app.services import Services
from app.session import Record, Session
from app.twenty48.board import BoardView
from app.twenty48.ending import EndCard
from app.twenty48.figures import Pairs, ScoreCounter
from app.twenty48.walk import RandomPlay
from app.widgets.buttons import Button, IconButton
from app.widgets.dropdown import Dropdown
from app.widgets.panel import Section
from app.widgets.segment import Segment
from app.widgets.text import Counter, counters, grouped
from core.puzzle import IllegalMoveError, InputError
from core.twenty48.board import Board
from core.twenty48.events import Event
from core.twenty48.puzzle import DEFAULT_TARGETS, MOVES, PUZZLE, SIZES, target_exponent, targets

KEYS = {
    "left": ("Left", "A", "H"),
    "right": ("Right", "D", "L"),
    "up": ("Up", "W", "K"),
    "down": ("Down", "S", "J"),
}
ARROWS = {"left": "←", "up": "↑", "right": "→", "down": "↓"}
HINT = "Move with the arrow keys, W A S D or H J K L, or swipe with the mouse. R starts again."
DEFAULT_SIZE = 4
NARROW = 1100
"""A page narrower than this has its sizes in a list."""


def create(services: Services) -> Page:
    """The page, as the registry asks for it."""
    return Twenty48Page(services)


class Twenty48Page(Page):
    """A running game of every size; leaving one for another keeps both."""

    def __init__(self, services: Services) -> None:
        super().__init__("2048", "2048", services, panel_width=440)
        slot = services.store.last_slot(self.key) or ""
        self._size = next((size for size in SIZES if _slot(size) == slot), DEFAULT_SIZE)
        self._left_behind: dict[int, Record] = {}
        """By size, the game that New game put aside: undo at the first move brings it back."""
        self._best = 0
        self._shown_score = 0

        self.view = BoardView()
        self.view.set_hint(HINT)
        self.view.swiped.connect(self.play_move)
        self.card = EndCard(self.view)
        self.set_stage(self.view)
        self._fill_panel()
        self.walk = RandomPlay(services, self)
        self.walk.expanded.connect(lambda: services.open_subject("lab", f"2048-{_slot(self._size)}"))
        self.game = Session(PUZZLE, self._new_board(self._size, 0), parent=self)
        self.keep(self.game, _slot(self._size))
        self.set_pane(self.walk.lazy)
        self._fill_header()
        self._declare_commands()
        self.game.stepped.connect(self._on_stepped)
        self.game.jumped.connect(self._on_jumped)
        self.game.changed.connect(self._on_changed)
        self._take_up(self._size)

    # what is on the page

    def _fill_header(self) -> None:
        self.sizes = Segment([(str(size), f"{size}×{size}") for size in SIZES], str(self._size))
        self.sizes.setAccessibleName("Board size")
        self.sizes.chosen.connect(lambda key: self.choose_size(int(key)))
        self.size_list = Dropdown([(str(size), f"{size}×{size}") for size in SIZES], str(self._size))
        self.size_list.setToolTip("Board size")
        self.size_list.chosen.connect(lambda key: self.choose_size(int(key)))
        self.size_list.hide()
        self.targets = Dropdown([(str(target), str(target)) for target in targets(4)], "2048", "Target")
        self.targets.setToolTip("The tile that wins the game")
        self.targets.chosen.connect(lambda key: self.choose_target(int(key)))
        self.header.add_choice(self.sizes)
        self.header.add_choice(self.size_list)
        self.header.add_choice(self.targets)

    def _fill_panel(self) -> None:
        self.score, self.best, self.moves = ScoreCounter("Score"), Counter("Best"), Counter("Moves")
        top = Section()
        top.add(counters(self.score, self.best, self.moves))
        self.panel.add(top)
        self.pairs = Pairs(["Tile sum", "Empty squares", "Largest tile", "Legal moves"])
        here = Section("This board")
        here.add(self.pairs)
        self.panel.add(here)

    def _declare_commands(self) -> None:
        for move in MOVES:
            self.commands.add(
                Command(
                    f"2048.{move}",
                    f"Move {move}",
                    partial(self.play_move, move),
                    move,
                    KEYS[move],
                    f"Move all tiles {move}",
                )
            )
        self.commands.add(
            Command(
                "2048.undo",
                "Undo",
                self.undo,
                "undo",
                ("Ctrl+Z", "Backspace"),
                "Take the last move back",
                enabled=lambda: self.game.can_undo or self._size in self._left_behind,
            ),
            Command(
                "2048.redo",
                "Redo",
                self.game.redo,
                "redo",
                ("Ctrl+Y", "Ctrl+Shift+Z"),
                "Play the move again",
                enabled=lambda: self.game.can_redo,
            ),
            Command("2048.new", "New game", self.new_game, "restart", ("R", "Ctrl+N"), "Start again with two tiles"),
            Command(
                "2048.export",
                "Export picture",
                self.export_picture,
                "export",
                ("Ctrl+E",),
                "Save the board as PNG, SVG or PDF",
            ),
            Command("2048.copy", "Copy board", self.copy_board, "copy", ("Ctrl+C",), "Copy the board as text"),
            Command(
                "2048.paste", "Paste board", self.paste_board, "save", ("Ctrl+V",), "Play from a board in the clipboard"
            ),
            *(
                Command(
                    f"2048.size{size}",
                    f"Board {size}×{size}",
                    partial(self.choose_size, size),
                    "tiles",
                    (),
                    f"Go to the game on {size}×{size}",
                )
                for size in SIZES
            ),
        )
        for key in ("undo", "redo", "new", "export"):
            command = self.commands.command(f"2048.{key}")
            self.header.add_tool(IconButton(command.icon, action=self.commands[command.key]))
        self.add_frame_tools()

    # what a person does

    def play_move(self, move: str) -> None:
        """Play a move; one that moves nothing is ignored."""
        try:
            self.game.play(move)
        except IllegalMoveError:
            return

    def undo(self) -> None:
        """Take a move back; at the first move, the game that New game put aside."""
        if self.game.can_undo:
            self.game.undo()
        elif self._size in self._left_behind:
            self.game.restore(self._left_behind.pop(self._size))
            self.services.messages.say("The last game is back")

    def new_game(self) -> None:
        """Start again on this size; undo brings the old game back."""
        if self.game.position:
            self._left_behind[self._size] = self.game.record()
        self._begin(self._new_board(self._size, seed := _new_seed()), seed)

    def keep_going(self) -> None:
        """Play on after the target was reached."""
        self.game.info["going_on"] = True
        self.game.changed.emit()

    def choose_size(self, size: int) -> None:
        """Go to the game on another size, where it was left."""
        if size == self._size:
            return
        self.use_slot(_slot(size))
        self._size = size
        self._take_up(size)
        self.sizes.set_current(str(size))
        self.size_list.set_current(str(size))

    def choose_target(self, target: int) -> None:
        """Another tile wins from now on; the game goes on."""
        self.services.settings.set(f"2048/target{self._size}", target)
        record = self.game.record()
        exponent = target_exponent(self._size, target)
        record["start"] = PUZZLE.format(_aimed(self.game.start, exponent))
        record["info"] = {}
        self.game.restore(record)

    def export_picture(self) -> None:
        """Save the board as a picture."""
        export.ask_and_save(
            self,
            lambda painter: self.view.paint(painter, QRectF(0, 0, 800, 800)),
            QSize(800, 800),
            "2048",
            self.services.messages,
        )

    def copy_board(self) -> None:
        """Put the board into the clipboard as text."""
        QGuiApplication.clipboard().setText(PUZZLE.format(self.game.state))
        self.services.messages.toast("Copied the board", "Paste it into any text")

    def paste_board(self) -> None:
        """Play from the board in the clipboard; what was played stays if that is no board."""
        try:
            board = PUZZLE.parse(QGuiApplication.clipboard().text())
        except InputError as error:
            self.services.messages.say("The clipboard holds no board.", str(error), good=False)
            return
        self.choose_size(board.size)
        if self.game.position:
            self._left_behind[self._size] = self.game.record()
        self._begin(board, 0)
        self.services.messages.say("Playing from the pasted board")

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        narrow = self.width() < NARROW
        self.sizes.setVisible(not narrow)
        self.size_list.setVisible(narrow)

    # the game

    def _begin(self, board: Board, seed: int) -> None:
        self.game.begin(board, seed=seed)

    def _take_up(self, size: int) -> None:
        """The running game of that size, or a new one."""
        best = self.services.store.best(self.key, _slot(size)).get("score")
        self._best = int(best.value) if best else 0
        record = self.services.store.load_game(self.key, _slot(size))
        if record is not None:
            try:
                self.game.restore(record)
            except InputError as error:
                self.services.messages.say("The saved game could not be read.", str(error), good=False)
            else:
                if self.game.state.size == size:
                    return
        self._begin(self._new_board(size, seed := _new_seed()), seed)

    def _new_board(self, size: int, seed: int) -> Board:
        target = self.services.settings.get(f"2048/target{size}", 1 << DEFAULT_TARGETS[size])
        return PUZZLE.new(f"{_slot(size)}:{target if target in targets(size) else 1 << DEFAULT_TARGETS[size]}", seed)

    # showing it

    def _on_stepped(self, events: Sequence[Event], forward: bool) -> None:
        state: Board = self.game.state
        if forward and self.game.states[self.game.position - 1].won:
            self.game.info["going_on"] = True
        self.view.play(state, events, forward=forward)
        self.score.set_score(state.score, state.score - self._shown_score if forward else 0)
        self._shown_score = state.score

    def _on_jumped(self) -> None:
        state: Board = self.game.state
        self.view.show_board(state)
        self.score.set_score(state.score)
        self._shown_score = state.score

    def _on_changed(self) -> None:
        state: Board = self.game.state
        if not state.won:
            self.game.info.pop("going_on", None)
        if state.score > self._best:
            self._best = state.score
            self.services.store.record_best(self.key, _slot(self._size), "score", state.score, most=True)
        self.best.set(grouped(self._best))
        self.moves.set(grouped(state.moves))
        self.targets.set_choices([(str(choice), str(choice)) for choice in targets(state.size)], str(1 << state.target))
        legal = PUZZLE.moves(state)
        self.pairs.set("Tile sum", grouped(state.tile_sum))
        self.pairs.set("Empty squares", str(state.empty))
        self.pairs.set("Largest tile", str(1 << state.largest) if state.largest else "none")
        self.pairs.set("Legal moves", " ".join(arrow for move, arrow in ARROWS.items() if move in legal) or "none")
        self.set_facts(
            f"{_slot(self._size).replace('x', '×')}", *([f"Seed {self.game.seed}"] if self.game.seed else [])
        )
        self.walk.look_at(state)
        self._tell_the_end(state, bool(legal))

    def _tell_the_end(self, state: Board, alive: bool) -> None:
        result = f"{grouped(state.score)} points in {grouped(state.moves)} {'move' if state.moves == 1 else 'moves'}"
        target = 1 << state.target
        if not alive:
            reached = f"{target} was reached; now no move is left." if state.won else "No move is left."
            new = self._button("New game", self.new_game, primary=not self.game.can_undo)
            undo = [self._button("Undo", self.undo, primary=True)] if self.game.can_undo else []
            self.card.announce("Game over", f"{reached} {result}.", *undo, new)
            self.services.messages.say("Game over", result)
        elif state.won and not self.game.info.get("going_on"):
            self.card.announce(
                f"{target} reached",
                f"{result}. The next tile is {2 << state.largest}.",
                self._button("Keep going", self.keep_going, primary=True),
                self._button("New game", self.new_game),
            )
            self.services.messages.say(f"{target} reached", result)
        else:
            self.card.dismiss()

    def _button(self, text: str, run: object, *, primary: bool = False) -> Button:
        button = Button(text, primary=primary)
        button.clicked.connect(run)
        return button


def _slot(size: int) -> str:
    return f"{size}x{size}"


def _new_seed() -> int:
    return random.randrange(1, 1_000_000)


def _aimed(board: Board, exponent: int) -> Board:
    return Board(board.size, board.cells, target=exponent, score=board.score, moves=board.moves, word=board.word)
