"""What the page knows and does about the next move: values, hint, best move, play to the end. No widgets."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QObject, Signal

from app.base.jobs.jobs import QuestionRunner
from app.base.language.words import tr
from app.base.services import Services
from app.base.session.session import Session
from app.twenty48.advice import wording
from app.twenty48.advice.move_values import AdviceOrigin, AdviceSource, MoveValues
from app.twenty48.advice.review import Reviewer
from app.twenty48.games.players import ADVISED, HELPED, note_moves
from app.widgets.explained_figures import NamedFigure
from core.base.control import Control
from core.base.words import phrase
from core.explain.twenty48 import twenty48
from core.twenty48.adviser.review import Advice
from core.twenty48.board import Board
from core.twenty48.outcomes.odds import Odds
from core.twenty48.puzzle import MOVES, PUZZLE
from core.twenty48.shape import BoardShape

AUTOPLAY = "autoplay"
"""The player's activity while the best moves are played."""
SPEEDS = (("1", "1/s"), ("3", "3/s"), ("10", "10/s"), ("100", phrase("Max", context="a speed")))
DEFAULT_SPEED = "3"
AT_A_TIME = {"100": 20}
"""Moves that are played in one go at a speed, so that the window is drawn once for all of them."""
VALUES = {
    "left": phrase("left", context="a move"),
    "right": phrase("right", context="a move"),
    "up": phrase("up", context="a move"),
    "down": phrase("down", context="a move"),
}
"""What the value of a move is called."""


class Assistant(QObject):
    """Advice on the board that is shown. Moves are played in the running game only, never in a replay."""

    changed = Signal()
    """The values of the board, or what is done with them, have changed."""

    def __init__(self, services: Services, game: Session, parent: QObject) -> None:
        super().__init__(parent)
        self._services, self._game = services, game
        self._shown = game
        self._position = _position(game.state)
        self._in_view = False
        self._values_shown = services.settings.get("2048/values", False)
        self._hinting = False
        self._pending: Callable[[], object] | None = None
        """What to do as soon as the values are there."""
        self._was_playing = False
        self._finisher = QuestionRunner(services.jobs)
        speed = services.settings.get("2048/speed", DEFAULT_SPEED)
        self._speed = speed if speed in dict(SPEEDS) else DEFAULT_SPEED
        self.values = MoveValues(services, self)
        self.values.changed.connect(self._on_values)
        self.values.solved.connect(self._on_odds_solved)
        self.values.given_up.connect(self._on_given_up)
        self.reviewer = Reviewer(services.jobs, self.values, game, self)
        self.reviewer.changed.connect(self.changed)
        game.player.changed.connect(self._on_player)

    # what is known

    @property
    def board(self) -> Board:
        """The board that is shown."""
        board: Board = self._shown.state
        return board

    @property
    def advice(self) -> Advice | None:
        """The values of the four moves, if they are known."""
        return self.values.advice(self.board)

    @property
    def source(self) -> AdviceSource | None:
        """Where the values come from, if they are known."""
        return self.values.source(self.board)

    def explain_value(self, move: int, text: str) -> NamedFigure | None:
        """Return the figure of a move's value as it reads in `text`, with its derivation; None without a value."""
        source, advice = self.source, self.advice
        if source is None or advice is None or advice.values[move] is None:
            return None
        odds = source.provider if isinstance(source.provider, Odds) else None
        worked = twenty48.worth(advice, move) if odds is None else twenty48.chance(self.board, move, odds)
        return NamedFigure(VALUES[MOVES[move]], text, worked, advice.exact)

    @property
    def possible(self) -> bool:
        """Whether there are values for this board, or can be."""
        if self.board.over or not self.values.covers(self.board):
            return False
        return self.source is None or self.advice is not None

    @property
    def can_play(self) -> bool:
        """Whether the best move can be played."""
        return self.possible and self._shown is self._game

    @property
    def hint(self) -> int | None:
        """The direction that is pointed to."""
        advice = self.advice if self._hinting else None
        return None if advice is None else advice.best_direction

    @property
    def next_move(self) -> str:
        """What a replayed game goes on with; "" in the running game, and at the end."""
        shown = self._shown
        return "" if shown is self._game or not shown.can_redo else shown.moves[shown.position]

    @property
    def advising(self) -> bool:
        """Whether the player sees which move is best."""
        return self.hint is not None or (self.values_shown and self.advice is not None)

    @property
    def judgement(self) -> str:
        """How well the running game was played so far, or how good the next move of a replay was; "" if unknown."""
        if self._shown is self._game:
            return wording.judgement(self.reviewer.review, chance=self.reviewer.chance)
        advice = self.advice if self.next_move else None
        return "" if advice is None else wording.describe_played_move(advice, self.next_move)

    # modes

    @property
    def in_view(self) -> bool:
        """Whether the board is on the screen: nothing is worked out for one that nobody sees."""
        return self._in_view

    @in_view.setter
    def in_view(self, in_view: bool) -> None:
        self._in_view = in_view
        self._prepare()
        self.changed.emit()

    @property
    def values_shown(self) -> bool:
        """Whether the values of the four moves are wanted on the screen."""
        return self._values_shown

    @values_shown.setter
    def values_shown(self, shown: bool) -> None:
        self._values_shown = shown
        self._services.settings.set("2048/values", shown)
        if not shown:
            self._pending = None
            self.values.cancel()
        self._prepare()
        self.changed.emit()

    @property
    def autoplaying(self) -> bool:
        """Whether the best moves are being played."""
        return self._game.player.activity == AUTOPLAY

    @property
    def speed(self) -> str:
        """How many moves a second are played: a key of `SPEEDS`."""
        return self._speed

    @speed.setter
    def speed(self, speed: str) -> None:
        self._speed = speed
        self._services.settings.set("2048/speed", speed)
        if self.autoplaying:
            self._game.player.set_interval(self._interval)

    @property
    def _interval(self) -> int:
        return 1000 * AT_A_TIME.get(self._speed, 1) // int(self._speed)

    # what a person does

    def toggle_values(self) -> None:
        """Show the values, or hide them; hiding stops the work on them."""
        self.values_shown = not self.values_shown

    def give_hint(self) -> None:
        """Point to the best move until the board changes."""
        self._when_known(self._point)

    def play_best(self) -> None:
        """Play the best move once."""
        self._game.player.stop()
        self._when_known(self._play_best)

    def toggle_autoplay(self) -> None:
        """Play to the end, or pause."""
        if self.autoplaying:
            self._game.player.stop()
        else:
            self._when_known(lambda: self._game.player.start(AUTOPLAY, self._autoplay_step, self._interval))

    @property
    def finishing(self) -> bool:
        """Whether the rest of the game is being worked out."""
        return self._finisher.is_busy

    def finish(self) -> None:
        """Play to the end at once: the best moves are worked out in a job, and the game jumps to its last board.

        A game that goes on meanwhile stays as it is, and so does one whose job is cancelled.
        """
        self._game.player.stop()
        self._when_known(self._finish)

    def own_move(self) -> None:
        """The player makes the next move."""
        self._pending = None
        note_moves(self._game, ADVISED if self.advising else "")

    # what happens

    def look_at(self, session: Session) -> None:
        """Take note of the game on the screen, the running one or a replay, after each change of it."""
        self._shown = session
        position = _position(session.state)
        if position != self._position:
            self._position = position
            self._hinting = False
            self._pending = None
            self._finisher.forget()
        self._prepare()
        if self.values_shown and session is self._game:
            self.reviewer.look()
        self.changed.emit()

    def _prepare(self) -> None:
        """Have the values worked out, if they are wanted."""
        if (self.values_shown or self._pending is not None) and self._in_view:
            self.values.prepare(self.board)

    def _when_known(self, act: Callable[[], object]) -> None:
        """Do it now, or as soon as the values are there; say why if there will be none."""
        if self.advice is not None:
            act()
            return
        self._pending = act
        self._prepare()
        if self.values.job is None:
            self._pending = None
            self._services.messages.say(tr("There is no advice here."), self.values.reason(self.board), good=False)
        self.changed.emit()

    def _on_values(self) -> None:
        pending = self._pending
        if pending is not None and self.values.job is None:
            self._pending = None
            if self.advice is not None:
                pending()
        self._prepare()
        if self.values_shown:
            self.reviewer.look()
        self.changed.emit()

    def _on_odds_solved(self, odds: Odds, done: str, fault: str) -> None:
        """Announce exact odds that are ready, if they belong to the board that is shown and not to one before it."""
        if self.possible and self.source == AdviceSource(odds, AdviceOrigin.ODDS):
            if fault:
                self._services.messages.say(tr("Exact odds ready, for this run only."), fault, good=False)
            else:
                self._services.messages.say(tr("Exact odds ready"), done)

    def _on_given_up(self) -> None:
        self.values_shown = False

    def _point(self) -> None:
        advice = self.advice
        if advice is not None:
            self._hinting = True
            self.changed.emit()

    # play by the best move

    def _play_best(self, count: int = 1) -> bool:
        """Play the best move, or several as far as their values are known; False if there is none."""
        source = self.source
        moves = [] if source is None else best_moves(self.board, self.values.advice, count)
        if not moves:
            return False
        self._play(moves)
        return True

    def _play(self, moves: Sequence[str]) -> None:
        # before the moves: if they end the game, it is known who played it
        note_moves(self._game, HELPED, len(moves))
        self._game.play(*moves)

    def _autoplay_step(self) -> bool:
        """Play the best move, or wait for its value; False if there is none, or the target was just reached."""
        reached = self.board.won
        if not self._play_best(AT_A_TIME.get(self._speed, 1)):
            return self.values.job is not None
        return not self.board.over and (reached or not self.board.won)

    def _finish(self) -> None:
        source, board = self.source, self.board
        if source is None or self.finishing:
            return
        self._finisher.ask(
            board,
            tr("Playing to the end"),
            partial(_rest, board, source.for_another_thread()),
            self._on_moves_computed,
            on_cancelled=self.changed.emit,
        )
        self.changed.emit()

    def _on_moves_computed(self, moves: Sequence[str] | None) -> None:
        if moves:
            self._play(moves)
            words = tr("%n moves to the end", one="%n move to the end", n=len(moves))
            self._services.messages.say(words, tr("undo takes them back one by one"))
        self.changed.emit()

    def _on_player(self) -> None:
        playing = self.autoplaying
        if playing != self._was_playing:
            self._was_playing = playing
            ended = self.board.over or (self.board.won and not self._game.info.get("going_on"))
            if not playing and not ended and self.advice is None:
                self._services.messages.say(tr("Play has stopped."), self.values.reason(self.board), good=False)
            elif not playing and not ended:
                self._services.messages.say(tr("Play has stopped"), tr("after move {move}", move=self.board.moves))
            self.changed.emit()


def best_moves(
    board: Board, advise: Callable[[Board], Advice | None], most: int | None = None, control: Control | None = None
) -> list[str]:
    """Return the best moves from a board on, at most as many as are wanted.

    They go to the end of the game, to the move that makes the target, or to a board of which nothing is known. Fewer if
    cancelled; `control` counts them.
    """
    control = Control() if control is None else control
    reached, moves = board.won, list[str]()
    while len(moves) != most and not control.cancelled and not board.over and (reached or not board.won):
        advice = advise(board)
        if advice is None:
            break
        moves.append(MOVES[advice.best_direction])
        board = PUZZLE.apply(board, moves[-1])[0]
        control.done += 1
    return moves


def _rest(board: Board, source: AdviceSource, control: Control) -> Sequence[str] | None:
    """Return the best moves to the end of the game, None if cancelled. Runs in a worker thread."""
    moves = best_moves(board, source.advice, control=control)
    return None if control.cancelled else moves


def _position(board: Board) -> tuple[BoardShape, bytes, int, float]:
    """What the values depend on."""
    return board.shape, board.cells, board.target, board.four
