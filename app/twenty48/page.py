"""The 2048 page: board, score, and what the board on the screen is like."""

from __future__ import annotations

import random
from contextlib import suppress

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QGuiApplication, QResizeEvent, QShowEvent

from app.services import export
from app.services.services import Services
from app.services.session import Record, Run, Session
from app.shell.page import Page
from app.twenty48.advice.advice import Advising
from app.twenty48.advice.training import Training
from app.twenty48.advice.training_card import TrainingCard
from app.twenty48.board.board import BoardView
from app.twenty48.board.end_card import EndCard
from app.twenty48.board.score import Pairs, ScoreCounter
from app.twenty48.commands import declared
from app.twenty48.games.archive import Shelf
from app.twenty48.plots.switcher import Plots
from app.widgets.buttons import Button, IconButton
from app.widgets.dropdown import Dropdown
from app.widgets.panel import Section
from app.widgets.segment import Segment
from app.widgets.text import Counter, counters, grouped
from core.puzzle import IllegalMoveError, InputError
from core.twenty48.board import FOUR, Board
from core.twenty48.puzzle import DEFAULT_TARGETS, PUZZLE, SIZES, aimed, target_exponent, targets

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
        """By size, the game that New game put aside: undo at the first move brings it back."""
        self._best = 0
        self._shown_score = 0

        self.view = BoardView()
        self.view.set_hint(HINT)
        self.view.swiped.connect(self.play_move)
        self.card = EndCard(self.view)
        self.set_stage(self.view)
        self.game = Session(PUZZLE, self._new_board(self._size, 0), parent=self)
        self.keep(self.game, _slot(self._size))
        self.shelf = Shelf(services, self.game, self)
        self.shelf.entered.connect(self._on_replay)
        self.shelf.left.connect(self._on_replay_left)
        self.shelf.loaded.connect(self._on_loaded)
        self._stage_layout.addWidget(self.shelf.bar)
        self.commands.add(*declared(self))
        self.advising = Advising(services, self.game, self.view, self.commands, self._play)
        self.shelf.opened.connect(self.advising.stop)
        self.training = Training(services, self.advising.oracle, self)
        self._fill_panel()
        self.plots = Plots(services, self.shelf.keeper.games, self)
        self.plots.expanded.connect(lambda: services.open_subject("lab", f"2048-{_slot(self._size)}"))
        self.plots.bag_expanded.connect(lambda target: services.open_subject("lab", f"bag-{target}"))
        self.plots.layers_expanded.connect(
            lambda target: services.open_subject("lab", f"layers-{_slot(self._size)}-{target}")
        )
        self.walk = self.plots.walk
        self.set_pane(self.plots)
        self._fill_header()
        self.game.moved.connect(self._on_moved)
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
        self.header.add_choice(self.targets, optional=True)
        for key in ("undo", "redo", "new", "games", "export"):
            command = self.commands.command(f"2048.{key}")
            self.header.add_tool(IconButton(command.icon, action=self.commands[command.key]))
        self.add_frame_tools()

    def _fill_panel(self) -> None:
        self.score, self.best, self.moves = ScoreCounter("Score"), Counter("Best"), Counter("Moves")
        top = Section()
        top.add(counters(self.score, self.best, self.moves))
        self.panel.add(top)
        self.panel.add(self.advising.section)
        self.pairs = Pairs(["Tile sum", "Empty squares", "Largest tile", "Games here"])
        here = Section("This board")
        here.add(self.pairs)
        self.panel.add(here)

    # what a person does

    def play_move(self, move: str) -> None:
        """Play a move; one that moves nothing is ignored. In a replay, left and right are steps, up and down ends."""
        self.advising.stop()
        if self.shelf.replay is not None:
            steps = {"left": self.shelf.replay.position - 1, "right": self.shelf.replay.position + 1, "up": 0}
            self.shelf.bar.go_to(steps.get(move, len(self.shelf.replay.moves)))
            return
        self.advising.played_by_hand(self.game.position)
        self._play(move)

    def _play(self, move: str) -> None:
        if self.shelf.replay is None:
            with suppress(IllegalMoveError):
                self.game.play(move)

    @property
    def shown(self) -> Session:
        """The game on the board: the running one, or the one that is replayed."""
        return self.game if self.shelf.replay is None else self.shelf.replay

    @property
    def can_undo(self) -> bool:
        return self.shown.can_undo or (self.shelf.replay is None and self.game.can_bring_back)

    def undo(self) -> None:
        """Take a move back, also one that ended the game; at the first move, the game that was put aside."""
        self.advising.stop()
        if self.shelf.replay is not None:
            self.shelf.bar.step(-1)
        elif self.game.can_undo:
            self.game.undo()
        elif self.game.can_bring_back:
            self.game.bring_back()
            self.services.messages.say("The last game is back")

    def redo(self) -> None:
        """Play the move again that was taken back."""
        self.advising.stop()
        if self.shelf.replay is not None:
            self.shelf.bar.step(1)
        else:
            self.game.redo()

    def new_game(self) -> None:
        """Start again on this size; undo brings the old game back."""
        self._settle()
        self._begin(self._new_board(self._size, seed := _new_seed()), seed, leave_behind=True)

    def _settle(self) -> None:
        """Another game is about to take this one's place."""
        self.shelf.leave()
        self.advising.stop()
        self.shelf.keeper.settle()

    def keep_going(self) -> None:
        """Play on after the target was reached."""
        self.game.info["going_on"] = True
        self.game.changed.emit()

    def choose_size(self, size: int) -> None:
        """Go to the game on another size, where it was left."""
        self.shelf.leave()
        if size == self._size:
            return
        self.advising.stop()
        self.shelf.keeper.settle()
        self.use_slot(_slot(size))
        self._size = size
        self._take_up(size)
        self.sizes.set_current(str(size))
        self.size_list.set_current(str(size))

    def choose_target(self, target: int) -> None:
        """Another tile wins from now on; the game goes on."""
        self.shelf.leave()
        self.advising.stop()
        self.services.settings.set(f"2048/target{self._size}", target)
        record = self.game.record()
        exponent = target_exponent(self._size, target)
        record["start"] = PUZZLE.format(aimed(self.game.start, exponent, self.game.start.four))
        record["info"] = {key: value for key, value in record["info"].items() if key != "going_on"}
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
        QGuiApplication.clipboard().setText(PUZZLE.format(self.shown.state))
        self.services.messages.toast("Copied the board", "Paste it into any text")

    def paste_board(self) -> None:
        """Play from the board in the clipboard; what was played stays if that is no board."""
        try:
            board = PUZZLE.parse(QGuiApplication.clipboard().text())
        except InputError as error:
            self.services.messages.say("The clipboard holds no board.", str(error), good=False)
            return
        self.choose_size(board.size)
        self._settle()
        self._begin(board, 0, leave_behind=True)
        self.services.messages.say("Playing from the pasted board")

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.advising.wake()

    def resizeEvent(self, event: QResizeEvent) -> None:
        # before the header shares its room out
        narrow = self.width() < NARROW
        self.sizes.setVisible(not narrow)
        self.size_list.setVisible(narrow)
        super().resizeEvent(event)

    # training, and what is written when the page is left

    def open_training(self) -> None:
        """The card in which a network learns."""
        TrainingCard(self.window(), self.training).open_below(self.header)

    def flush(self) -> None:
        self.shelf.keeper.settle()
        super().flush()

    # the game

    def _begin(self, board: Board, seed: int, *, leave_behind: bool = False) -> None:
        self.game.begin(board, seed=seed, leave_behind=leave_behind)

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
        four = self.services.settings.get("2048/four", FOUR)
        target = target if target in targets(size) else 1 << DEFAULT_TARGETS[size]
        return PUZZLE.new(f"{_slot(size)}:{target}:{min(1.0, max(0.0, four)):f}", seed)

    # showing it

    def _on_replay(self, replay: Session) -> None:
        self.advising.stop()
        self.card.dismiss()
        replay.moved.connect(self._on_moved)
        replay.jumped.connect(self._on_jumped)
        replay.changed.connect(self._show_state)
        self._on_jumped()
        self._show_state()
        self.view.setFocus()

    def _on_replay_left(self) -> None:
        self._on_jumped()
        self._on_changed()

    def _on_loaded(self, record: Record, size: int) -> None:
        self.choose_size(size)
        self._settle()
        self.game.restore(record, leave_behind=True)

    def _on_moved(self, run: Run) -> None:
        for step in run.steps:
            state: Board = step.after
            if run.forward and self.shelf.replay is None and step.before.won:
                self.game.info["going_on"] = True
            self.view.play(state, step.events, forward=run.forward)
            self.score.set_score(state.score, state.score - self._shown_score if run.forward else 0)
            self._shown_score = state.score

    def _on_jumped(self) -> None:
        state: Board = self.shown.state
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
        self.shelf.keeper.follow()
        if self.shelf.replay is None:
            self._show_state()
            self._tell_the_end(state, not state.over)

    def _show_state(self) -> None:
        """Every figure beside the board."""
        state: Board = self.shown.state
        self.best.set(grouped(self._best))
        self.moves.set(grouped(state.moves))
        self.targets.set_choices([(str(choice), str(choice)) for choice in targets(state.size)], str(1 << state.target))
        self.pairs.set("Tile sum", grouped(state.tile_sum))
        self.pairs.set("Empty squares", str(state.empty))
        self.pairs.set("Largest tile", str(1 << state.largest) if state.largest else "none")
        games, won = self.shelf.keeper.games.count(self._size)
        self.pairs.set("Games here", f"{grouped(games)}, won {grouped(won)}" if games else "none yet")
        fours = () if state.four == FOUR else (f"{100 * state.four:g} % fours",)
        seed = (f"Seed {self.shown.seed}",) if self.shown.seed else ()
        replay = ("Replay",) if self.shelf.replaying else ()
        self.set_facts(*replay, f"{_slot(state.size).replace('x', '×')}", *fours, *seed)
        self.plots.look_at(self.shown.states[: self.shown.position + 1])
        self.advising.look_at(state, replayed=self.shelf.replay)
        self.commands.refresh()

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
