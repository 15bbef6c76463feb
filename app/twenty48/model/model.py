"""Model of the 2048 page, without widgets; every view derives from it."""

from __future__ import annotations

import random
from collections.abc import Sequence
from contextlib import suppress

from PySide6.QtCore import QObject, Signal

from app.base.language.wording import format_integer
from app.base.language.words import tr, translate
from app.base.services import Services
from app.base.session.session import MoveRun, Session
from app.base.storage.settings import Settings
from app.twenty48.advice.assistant import Assistant
from app.twenty48.advice.mistakes import ReplayMistakes
from app.twenty48.advice.training import AdviserTraining
from app.twenty48.board.draft import BoardDraft
from app.twenty48.games.bests import BestScores
from app.twenty48.games.ending import GameEnding, ending_of, score_text
from app.twenty48.games.finished_games import INFO, FinishedGame, Recorder
from app.twenty48.games.players import ADVISED, HELPED, is_dealt, player_of
from app.twenty48.games.saved_games import SavedGameStore
from core.base.puzzle import IllegalMoveError, InputError
from core.base.words import phrase
from core.twenty48.board import FOUR, Board
from core.twenty48.puzzle import PUZZLE, default_target, retarget_board, target_exponent, targets
from core.twenty48.results import PlayerKind, rules_of
from core.twenty48.shape import BoardShape, parse_shape

DEFAULT_SHAPE = BoardShape(4, 4)


class Twenty48Model(QObject):
    """Running game of the 2048 page, and the game on its board.

    These are the same, unless a replay or an edited board is shown while the running game waits. `game` is one session
    for every shape of board; each shape keeps its running game, and those left behind, in a slot of its own.
    """

    moved = Signal(object)
    """Emitted with the `MoveRun` of moves made or taken back in the game on the board."""

    jumped = Signal()
    """Emitted when another board is shown without a move that leads there."""

    changed = Signal()
    """Emitted after any change, after `moved` or `jumped`."""

    slot_changed = Signal(str)
    """Emitted before the running game of another board is loaded, with the slot it is stored in."""

    def __init__(self, services: Services, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._services = services
        shape = _shape_of(services.store.last_slot(PUZZLE.name) or "")
        self.game = Session(PUZZLE, self._new_board(shape, 0), parent=self)
        self.replay: Session | None = None
        self.replayed: FinishedGame | None = None
        """Finished game that is being replayed."""
        self.left_replay: tuple[FinishedGame, int] | None = None
        """Replay that was left last, and the number of moves after which it stood."""
        self.draft: BoardDraft | None = None
        """Board in the editor; None while none is edited."""
        self.bests = BestScores(services.store)
        self.ending: GameEnding | None = None
        """Texts about the end of the running game, while it is over and on the board."""
        self.recorder = Recorder(services.store, self.game)
        self.saved = SavedGameStore(services.store)
        self.assistant = Assistant(services, self.game, self)
        self.mistakes = ReplayMistakes(services, self.assistant.values, self)
        self.training = AdviserTraining(services, self.assistant.values, self)
        self._take_up(shape)
        self._on_game_changed()
        self.game.moved.connect(self._on_game_moved)
        self.game.jumped.connect(self._on_game_jumped)
        self.game.changed.connect(self._on_game_changed)
        kept = BoardDraft.load_board(services.settings)
        if kept is not None:
            self._edit(kept)

    # the game on the board

    @property
    def shown_session(self) -> Session:
        """Session on the board: the running game, a replay, or the draft of the editor."""
        if self.draft is not None:
            return self.draft.session
        return self.game if self.replay is None else self.replay

    @property
    def in_play(self) -> bool:
        """Whether the running game is on the board."""
        return self.shown_session is self.game

    @property
    def board(self) -> Board:
        """Board on the screen."""
        board: Board = self.shown_session.state
        return board

    @property
    def boards(self) -> Sequence[Board]:
        """Boards of the shown game up to the one on the screen."""
        return self.shown_session.states[: self.shown_session.position + 1]

    @property
    def game_boards(self) -> Sequence[Board]:
        """All boards of the replayed game, else those of the shown game up to the one on the screen."""
        return self.replay.states if self.replay is not None else self.boards

    @property
    def replaying(self) -> bool:
        return self.replay is not None

    @property
    def best_score(self) -> int:
        """Highest score of the user alone by the rules of the running game, which itself counts."""
        return self.bests.read_own_best(rules_of(self.game.state))

    @property
    def best_with_advice(self) -> int:
        """Highest score of the user with advice by these rules, the running game included; 0 without one."""
        finished = self.recorder.games.find_player_record(PlayerKind.BOTH, rules_of(self.game.state)).best
        return max(finished, self.running_score(PlayerKind.BOTH))

    def running_score(self, player: PlayerKind) -> int:
        """Return the score of the running game if `player` plays it from two random tiles, else 0."""
        score: int = self.game.state.score
        return score if is_dealt(self.game) and player_of(self.game) is player else 0

    @property
    def can_undo(self) -> bool:
        if self.draft is not None:
            return self.draft.can_undo
        return self.shown_session.can_undo or (self.in_play and self.game.can_bring_back)

    @property
    def can_redo(self) -> bool:
        return self.draft.can_redo if self.draft is not None else self.shown_session.can_redo

    # rules

    @property
    def shape(self) -> BoardShape:
        """Shape of the running game's board; setting another one loads the game of that shape."""
        shape: BoardShape = self.game.state.shape
        return shape

    @shape.setter
    def shape(self, shape: BoardShape) -> None:
        self.leave()
        if shape != self.shape:
            self.recorder.settle()
            self.slot_changed.emit(str(shape))
            self._take_up(shape)

    @property
    def target(self) -> int:
        """Tile that wins the game on the board; setting it changes the running game, which goes on."""
        return 1 << self.board.target

    @target.setter
    def target(self, target: int) -> None:
        if self.draft is not None:
            board = self.draft.board
            self.draft.aim(retarget_board(board, target_exponent(board.shape, target), board.four))
            return
        self.leave()
        self._services.settings.set(_target_setting(self.shape), target)
        self.recorder.settle()
        record = self.game.record()
        exponent = target_exponent(self.shape, target)
        record["start"] = PUZZLE.format(retarget_board(self.game.start, exponent, self.game.start.four))
        info = self.recorder.retarget_info(record["info"], target)
        record["info"] = {key: value for key, value in info.items() if key != "going_on"}
        self.game.restore(record)

    @property
    def four(self) -> float:
        """Probability of a 4 in the game on the board; the setting applies to the next new game."""
        return self.board.four

    # play

    def press(self, move: str) -> None:
        """React to an arrow key: play a move; in a replay, step (left, right) or jump to an end (up, down)."""
        replay = self.replay
        if replay is None:
            self.play(move)
        elif move in {"left", "right"}:
            replay.jump(replay.position + (1 if move == "right" else -1))
        else:
            replay.jump(0 if move == "up" else len(replay.moves))

    def play(self, move: str) -> None:
        """Play the user's move in the running game; ignore one that moves nothing."""
        if self.in_play:
            if move in PUZZLE.moves(self.game.state):
                self.assistant.own_move()
            with suppress(IllegalMoveError):
                self.game.play(move)

    def go_to(self, position: int) -> None:
        """Jump to a position of the replayed game; do nothing in the running game."""
        if self.replay is not None:
            self.replay.jump(position)

    def undo(self) -> None:
        """Take a move back, also one that ended the game; at the first board, restore the previous game."""
        if self.draft is not None:
            self.draft.undo()
        elif self.shown_session.can_undo or self.replaying:
            self.shown_session.undo()
        elif self.game.can_bring_back:
            try:
                self.game.bring_back()
            except InputError as error:
                self._services.messages.say(
                    tr("The last game cannot be read. This game goes on."), translate(error.sentence), good=False
                )
            else:
                self._services.messages.say(tr("The last game is back"))

    def redo(self) -> None:
        """Replay the move that was taken back."""
        if self.draft is not None:
            self.draft.redo()
        else:
            self.shown_session.redo()

    def new_game(self) -> None:
        """Start a new game on this board; undo brings the old game back."""
        seed = _draw_seed()
        self._begin(self._new_board(self.shape, seed), seed)

    def set_up(self, board: Board) -> None:
        """Play from a board that was set up; undo brings back the game before it in that shape's slot."""
        self.shape = board.shape
        self._begin(board, 0)

    def _begin(self, board: Board, seed: int) -> None:
        self.leave()
        self.recorder.settle()
        self.game.begin(board, seed=seed, leave_behind=True)

    def edit(self) -> None:
        """Open the editor with the board on the screen; the running game waits."""
        if self.draft is None:
            board = self.board
            self.leave_replay()
            self.game.player.stop()
            self._edit(board)

    def _edit(self, board: Board) -> None:
        self.draft = draft = BoardDraft(board, self._services.settings, self)
        draft.session.jumped.connect(self.jumped)
        draft.session.changed.connect(self._on_shown_changed)
        self.jumped.emit()
        self._on_shown_changed()

    @property
    def can_play_draft(self) -> bool:
        """Whether a game can begin with the edited board."""
        return self.draft is not None and not self.draft.reason

    def play_draft(self) -> None:
        """Play from the edited board; undo brings back the game before it."""
        if self.draft is not None and not self.draft.reason:
            self.set_up(self.draft.board)
            self._services.messages.say(tr("Playing from your board"), tr("undo brings back the game before it"))

    def leave_draft(self) -> None:
        """Leave the editor and return to the running game."""
        draft, self.draft = self.draft, None
        if draft is not None:
            draft.end()
            draft.deleteLater()
            self.jumped.emit()
            self._on_shown_changed()

    def leave(self) -> None:
        """Leave the editor or the replay and return to the running game."""
        self.leave_draft()
        self.leave_replay()

    def keep_going(self) -> None:
        """Continue the game after the target was reached."""
        self.game.info["going_on"] = True
        self.game.changed.emit()

    # finished and saved games

    def show_replay(self, finished: FinishedGame) -> None:
        """Show a finished game from its first board."""
        self.leave()
        replay = Session(PUZZLE, self.game.start, parent=self)
        try:
            replay.restore({**self.recorder.games.record(finished.key), "position": 0})
        except InputError as error:
            reason = translate(error.sentence)
            self._services.messages.say(tr("The game cannot be replayed."), reason, good=False)
            return
        self.game.player.stop()
        self.replay, self.replayed = replay, finished
        replay.moved.connect(self.moved)
        replay.jumped.connect(self.jumped)
        replay.changed.connect(self._on_shown_changed)
        self.jumped.emit()
        self._on_shown_changed()

    def go_back_to_replay(self) -> None:
        """Return to the last replay, at the move where it was left."""
        if self.left_replay is not None:
            finished, position = self.left_replay
            self.show_replay(finished)
            self.go_to(position)

    @property
    def can_review(self) -> bool:
        """Whether the running game is stored among the finished ones, and so can be reviewed."""
        return self.recorder.key != ""

    def review(self) -> None:
        """Replay the running game, which has just ended, and find its mistakes."""
        self.recorder.settle()
        key = self.recorder.key
        finished = next((game for game in self.recorder.games.list_games(self.shape) if game.key == key), None)
        if finished is not None:
            self.show_replay(finished)
            self.mistakes.look()

    @property
    def can_play_on(self) -> bool:
        """Whether the user can play on from the board of a replay."""
        return self.replay is not None and not self.board.over

    def play_on(self) -> None:
        """Play on from the board of the replay in a copy of its game; the running game is left behind.

        The finished game stays as it is. The copy counts as begun from a set board, so that no game counts twice.
        """
        replay = self.replay
        if replay is None:
            return
        position, record = replay.position, replay.played_record()
        info = {key: value for key, value in record["info"].items() if key in {HELPED, ADVISED}}
        record |= {"seed": 0, "info": info}
        if replay.state.won:
            info["going_on"] = True
        self.shape = replay.state.shape
        self.recorder.settle()
        self.game.restore(record, leave_behind=True)
        words = tr("Playing on from move {move}", move=format_integer(position))
        self._services.messages.say(words, tr("a copy: the finished game stays"))

    def leave_replay(self) -> None:
        """Leave the replay and return to the running game."""
        replay, replayed = self.replay, self.replayed
        self.replay = self.replayed = None
        if replay is not None and replayed is not None:
            self.left_replay = replayed, replay.position
            replay.player.stop()
            replay.deleteLater()
            self.jumped.emit()
            self._on_shown_changed()

    def save(self, name: str) -> None:
        """Save the running game under a name."""
        self._save(name)
        points = tr("{score} points", score=score_text(self.game))
        self._services.messages.say(tr("Saved as {name}", name=name), points)

    def _save(self, name: str) -> None:
        self.saved.save(name, self.game.record(), player_of(self.game), dealt=is_dealt(self.game))

    def load(self, name: str) -> None:
        """Continue a saved game; the running game is first saved under a name of its own."""
        loaded = Session(PUZZLE, self.game.start)
        try:
            loaded.restore(self.saved.load(name))
        except InputError as error:
            reason = translate(error.sentence)
            self._services.messages.say(tr("{name} could not be loaded.", name=name), reason, good=False)
            return
        aside = self.saved.free_name(tr("Before {name}", name=name)) if self.game.position else ""
        if aside:
            self._save(aside)
        self.shape = loaded.state.shape
        self.recorder.settle()
        self.game.restore(loaded.record(), leave_behind=True)
        kept = tr("the game you left is saved as {name}", name=aside) if aside else ""
        self._services.messages.say(tr("Playing {name}", name=name), kept)

    # running game

    def _take_up(self, shape: BoardShape) -> None:
        """Load the running game of a board shape, or begin a new one."""
        store = self._services.store
        taken_up = store.take_up(self.game, PUZZLE.name, str(shape), INFO)
        if taken_up and self.shape != shape:
            taken_up = False
            fault = InputError(phrase("It is played on {board}", board=str(self.shape)))
            store.set_game_aside(PUZZLE.name, str(shape), fault)
        if not taken_up:
            seed = _draw_seed()
            self.game.begin(self._new_board(shape, seed), seed=seed)

    def _new_board(self, shape: BoardShape, seed: int) -> Board:
        default = 1 << default_target(shape)
        target = self._services.settings.get(_target_setting(shape), default)
        four = share_of_fours(self._services.settings)
        target = target if target in targets(shape) else default
        return PUZZLE.new(f"{shape}:{target}:{four!r}", seed)

    def _on_game_moved(self, run: MoveRun) -> None:
        if run.forward and any(step.before.won for step in run.steps):
            self.game.info["going_on"] = True
        if self.in_play:
            self.moved.emit(run)

    def _on_game_jumped(self) -> None:
        if self.in_play:
            self.jumped.emit()

    def _on_game_changed(self) -> None:
        state: Board = self.game.state
        if not state.won:
            self.game.info.pop("going_on", None)
        if is_dealt(self.game) and player_of(self.game) is PlayerKind.PERSON:
            self.bests.put(rules_of(state), state.score)
        self.recorder.follow()
        if self.in_play:
            self._on_shown_changed()

    def _on_shown_changed(self) -> None:
        ending = ending_of(self.game) if self.in_play else None
        if ending != self.ending:
            self.ending = ending
        self.assistant.look_at(self.shown_session)
        self.mistakes.look_at(self.replay)
        self.changed.emit()


def _shape_of(slot: str) -> BoardShape:
    """Return the shape whose running game is stored in a slot; the default for an invalid slot."""
    try:
        return parse_shape(slot)
    except InputError:
        return DEFAULT_SHAPE


def _target_setting(shape: BoardShape) -> str:
    return f"2048/target{shape.option_value}"


def share_of_fours(settings: Settings) -> float:
    """Return the probability of a 4 in the next new game from the settings."""
    four = settings.get("2048/four", FOUR)
    return four if 0 <= four <= 1 else FOUR


def four_in_play(services: Services) -> float:
    """Return the probability of a 4 in the running game; without one, that of the next new game."""
    game = services.open_games.game(PUZZLE.name)
    four: float = game.state.four if game is not None else share_of_fours(services.settings)
    return four


def _draw_seed() -> int:
    return random.randrange(1, 1_000_000)
