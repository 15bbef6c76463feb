"""What is true on the 2048 page, in one object without widgets: every view derives from it."""

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
    """The running game of the 2048 page and the game on its board.

    They are the same, or a replay is on the board while the running game waits.

    `game` is one session for every shape of board; each keeps its game in a slot of its own, with those left behind
    there.
    """

    moved = Signal(object)
    """Moves of the game on the board were made or taken back: a `MoveRun`."""

    jumped = Signal()
    """Another board is shown, without a move that leads there."""

    changed = Signal()
    """Anything changed, after `moved` or `jumped`."""

    slot_changed = Signal(str)
    """Another board is about to be taken up: the slot its game is kept in."""

    def __init__(self, services: Services, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._services = services
        shape = _shape_of(services.store.last_slot(PUZZLE.name) or "")
        self.game = Session(PUZZLE, self._new_board(shape, 0), parent=self)
        self.replay: Session | None = None
        self.replayed: FinishedGame | None = None
        """The finished game that is replayed."""
        self.left_replay: tuple[FinishedGame, int] | None = None
        """The replay that was left last, and after how many moves it stood then."""
        self.draft: BoardDraft | None = None
        """The board that is being edited."""
        self.bests = BestScores(services.store)
        self.ending: GameEnding | None = None
        """How the running game ended, while it is on the board."""
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

    # what is on the board

    @property
    def shown_session(self) -> Session:
        """Session on the board: the running game, a replay, or the board that is edited."""
        if self.draft is not None:
            return self.draft.session
        return self.game if self.replay is None else self.replay

    @property
    def in_play(self) -> bool:
        """Whether the running game is on the board."""
        return self.shown_session is self.game

    @property
    def board(self) -> Board:
        """The board that is shown."""
        board: Board = self.shown_session.state
        return board

    @property
    def boards(self) -> Sequence[Board]:
        """The boards of the game up to the one that is shown."""
        return self.shown_session.states[: self.shown_session.position + 1]

    @property
    def game_boards(self) -> Sequence[Board]:
        """Boards of the running game up to the one that is shown, or all boards of the game that is replayed."""
        return self.replay.states if self.replay is not None else self.boards

    @property
    def replaying(self) -> bool:
        return self.replay is not None

    @property
    def best_score(self) -> int:
        """Highest score that a person made alone by the rules of the running game, unfinished games included."""
        return self.bests.read_own_best(rules_of(self.game.state))

    @property
    def best_with_advice(self) -> int:
        """Return the highest score by these rules of a game that a person played with advice; 0 without one.

        The game may be finished or running.
        """
        finished = self.recorder.games.find_player_record(PlayerKind.BOTH, rules_of(self.game.state)).best
        return max(finished, self.running_score(PlayerKind.BOTH))

    def running_score(self, player: PlayerKind) -> int:
        """The score of the running game if it began with two tiles and this player plays it, else 0."""
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

    # the rules

    @property
    def shape(self) -> BoardShape:
        """Of the running game's board. Another shape takes up its own game, where it was left."""
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
        """The tile that wins the game on the board. Another one wins the running game from now on, which goes on."""
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
        """The probability that a new tile of the game on the board is a 4; the setting is that of the next new game."""
        return self.board.four

    # play

    def press(self, move: str) -> None:
        """What an arrow key does: a move, or in a replay a step (left, right) or a way to an end (up, down)."""
        replay = self.replay
        if replay is None:
            self.play(move)
        elif move in {"left", "right"}:
            replay.jump(replay.position + (1 if move == "right" else -1))
        else:
            replay.jump(0 if move == "up" else len(replay.moves))

    def play(self, move: str) -> None:
        """The player's own move in the running game; one that moves nothing is ignored."""
        if self.in_play:
            if move in PUZZLE.moves(self.game.state):
                self.assistant.own_move()
            with suppress(IllegalMoveError):
                self.game.play(move)

    def go_to(self, position: int) -> None:
        """To the board after so many moves of the game that is replayed; a running game stays where it is."""
        if self.replay is not None:
            self.replay.jump(position)

    def undo(self) -> None:
        """Take a move back, also one that ended the game; at the first one, bring back the game left behind last."""
        if self.draft is not None:
            self.draft.undo()
        elif self.shown_session.can_undo or self.replaying:
            self.shown_session.undo()
        elif self.game.can_bring_back:
            try:
                self.game.bring_back()
            except InputError as error:
                self._services.messages.say(
                    tr("The last game cannot be read: go on here."), translate(error.sentence), good=False
                )
            else:
                self._services.messages.say(tr("The last game is back"))

    def redo(self) -> None:
        """Play the move again that was taken back."""
        if self.draft is not None:
            self.draft.redo()
        else:
            self.shown_session.redo()

    def new_game(self) -> None:
        """Start again on this board; undo brings the old game back."""
        seed = _draw_seed()
        self._begin(self._new_board(self.shape, seed), seed)

    def set_up(self, board: Board) -> None:
        """Play from this board, in its own slot; undo brings back the game there was."""
        self.shape = board.shape
        self._begin(board, 0)

    def _begin(self, board: Board, seed: int) -> None:
        self.leave()
        self.recorder.settle()
        self.game.begin(board, seed=seed, leave_behind=True)

    def edit(self) -> None:
        """Edit the board that is shown; the running game waits."""
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
        """Whether a game can begin with the board that is edited."""
        return self.draft is not None and not self.draft.reason

    def play_draft(self) -> None:
        """Play from the board that is edited; undo brings back the game there was."""
        if self.draft is not None and not self.draft.reason:
            self.set_up(self.draft.board)
            self._services.messages.say(tr("Playing from your board"), tr("undo brings the game before it back"))

    def leave_draft(self) -> None:
        """Back to the running game, which is as it was."""
        draft, self.draft = self.draft, None
        if draft is not None:
            draft.end()
            draft.deleteLater()
            self.jumped.emit()
            self._on_shown_changed()

    def leave(self) -> None:
        """Back to the running game, from wherever."""
        self.leave_draft()
        self.leave_replay()

    def keep_going(self) -> None:
        """Play on after the target was reached."""
        self.game.info["going_on"] = True
        self.game.changed.emit()

    # finished and saved games

    def show_replay(self, finished: FinishedGame) -> None:
        """Show a finished game, from its first board."""
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
        """Go back to the replay that was left last, where it stood."""
        if self.left_replay is not None:
            finished, position = self.left_replay
            self.show_replay(finished)
            self.go_to(position)

    @property
    def can_review(self) -> bool:
        """Whether the running game is among the finished ones, and could have been played otherwise."""
        return self.recorder.key != ""

    def review(self) -> None:
        """Replay the running game, which has just ended, and look for its mistakes."""
        self.recorder.settle()
        key = self.recorder.key
        finished = next((game for game in self.recorder.games.list_games(self.shape) if game.key == key), None)
        if finished is not None:
            self.show_replay(finished)
            self.mistakes.look()

    @property
    def can_play_on(self) -> bool:
        """Whether the board of a replay can be played on from."""
        return self.replay is not None and not self.board.over

    def play_on(self) -> None:
        """Go on from the board of the replay with a copy of its game; the running game is left behind.

        The finished game stays as it is. The copy counts as begun from a set board: it is no second game of one's own.
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
        """Back to the running game."""
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
        """Go on with a saved game; the running one is saved under a name of its own first."""
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

    # the running game

    def _take_up(self, shape: BoardShape) -> None:
        """The running game on such a board, or a new one."""
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
    """The board whose running game is kept in this slot; the usual one for a slot that is none."""
    try:
        return parse_shape(slot)
    except InputError:
        return DEFAULT_SHAPE


def _target_setting(shape: BoardShape) -> str:
    return f"2048/target{shape.option_value}"


def share_of_fours(settings: Settings) -> float:
    """How often a new tile of the next new game is a 4, as the settings say."""
    four = settings.get("2048/four", FOUR)
    return four if 0 <= four <= 1 else FOUR


def four_in_play(services: Services) -> float:
    """How often a new tile is a 4 in the game on the page, in the next one while there is none."""
    game = services.open_games.game(PUZZLE.name)
    four: float = game.state.four if game is not None else share_of_fours(services.settings)
    return four


def _draw_seed() -> int:
    return random.randrange(1, 1_000_000)
