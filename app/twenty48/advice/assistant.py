"""Assistant of the 2048 page: values of the moves, hint, best move, play to the end; no widgets."""

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
"""Name of the session player's activity while the best moves are played."""
SPEEDS = (("1", "1/s"), ("3", "3/s"), ("10", "10/s"), ("100", phrase("Max", context="a speed")))
DEFAULT_SPEED = "3"
AT_A_TIME = {"100": 20}
"""Number of moves played between two repaints, for speeds at which drawing each one would be too slow."""
VALUES = {
    "left": phrase("left", context="a move"),
    "right": phrase("right", context="a move"),
    "up": phrase("up", context="a move"),
    "down": phrase("down", context="a move"),
}
"""Name of each move in a figure about its value."""


class Assistant(QObject):
    """Adviser for the shown board; it plays moves in the running game only, never in a replay."""

    changed = Signal()
    """Emitted when the values of the board, or what is done with them, have changed."""

    def __init__(self, services: Services, game: Session, parent: QObject) -> None:
        super().__init__(parent)
        self._services, self._game = services, game
        self._shown = game
        self._position = _position(game.state)
        self._in_view = False
        self._values_shown = services.settings.get("2048/values", False)
        self._hinting = False
        self._pending: Callable[[], object] | None = None
        """Action to carry out as soon as the values are ready."""
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

    # state

    @property
    def board(self) -> Board:
        """Board on the screen, of the running game or of a replay."""
        board: Board = self._shown.state
        return board

    @property
    def advice(self) -> Advice | None:
        """Values of the four moves on the shown board; None while they are unknown."""
        return self.values.advice(self.board)

    @property
    def source(self) -> AdviceSource | None:
        """Source of the values of the shown board; None while they are unknown."""
        return self.values.source(self.board)

    def explain_value(self, move: int, text: str) -> NamedFigure | None:
        """Return a move's value, written as `text`, with its derivation; None if the move has no value."""
        source, advice = self.source, self.advice
        if source is None or advice is None or advice.values[move] is None:
            return None
        odds = source.provider if isinstance(source.provider, Odds) else None
        worked = twenty48.worth(advice, move) if odds is None else twenty48.chance(self.board, move, odds)
        return NamedFigure(VALUES[MOVES[move]], text, worked, advice.exact)

    @property
    def possible(self) -> bool:
        """Whether the shown board has values, or can get them."""
        if self.board.over or not self.values.covers(self.board):
            return False
        return self.source is None or self.advice is not None

    @property
    def can_play(self) -> bool:
        """Whether the best move can be played: never in a replay."""
        return self.possible and self._shown is self._game

    @property
    def hint(self) -> int | None:
        """Direction of the hint; None without one."""
        advice = self.advice if self._hinting else None
        return None if advice is None else advice.best_direction

    @property
    def next_move(self) -> str:
        """Next move of the replayed game; "" in the running game and at the end."""
        shown = self._shown
        return "" if shown is self._game or not shown.can_redo else shown.moves[shown.position]

    @property
    def advising(self) -> bool:
        """Whether the player sees which move is best."""
        return self.hint is not None or (self.values_shown and self.advice is not None)

    @property
    def judgement(self) -> str:
        """Verdict on the running game so far, or on the next move of a replay; "" if unknown."""
        if self._shown is self._game:
            return wording.judgement(self.reviewer.review, chance=self.reviewer.chance)
        advice = self.advice if self.next_move else None
        return "" if advice is None else wording.describe_played_move(advice, self.next_move)

    # modes

    @property
    def in_view(self) -> bool:
        """Whether the board is on the screen; nothing is computed while it is not."""
        return self._in_view

    @in_view.setter
    def in_view(self, in_view: bool) -> None:
        self._in_view = in_view
        self._prepare()
        self.changed.emit()

    @property
    def values_shown(self) -> bool:
        """Whether the user wants to see the values of the four moves."""
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
        """Chosen speed of automatic play in 2048: a key of `SPEEDS`, such as "3" for 3 moves a second."""
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

    # user actions

    def toggle_values(self) -> None:
        """Show the values of the four moves in 2048, or hide them and stop computing them."""
        self.values_shown = not self.values_shown

    def give_hint(self) -> None:
        """Show the best move until the board changes."""
        self._when_known(self._point)

    def play_best(self) -> None:
        """Play the best move once."""
        self._game.player.stop()
        self._when_known(self._play_best)

    def toggle_autoplay(self) -> None:
        """Start automatic play of the best moves, or pause it."""
        if self.autoplaying:
            self._game.player.stop()
        else:
            self._when_known(lambda: self._game.player.start(AUTOPLAY, self._autoplay_step, self._interval))

    @property
    def finishing(self) -> bool:
        """Whether the rest of the game is being computed."""
        return self._finisher.is_busy

    def finish(self) -> None:
        """Compute the best moves to the end in a job, then play them all at once.

        If the user plays on meanwhile or cancels the job, the game stays as it is.
        """
        self._game.player.stop()
        self._when_known(self._finish)

    def own_move(self) -> None:
        """Record that the player makes the next move, and whether advice was visible."""
        self._pending = None
        note_moves(self._game, ADVISED if self.advising else "")

    # reactions to changes

    def look_at(self, session: Session) -> None:
        """Follow the session on the screen, running game or replay; to be called after each change of it."""
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
        """Have the values computed if they are wanted and the board is visible."""
        if (self.values_shown or self._pending is not None) and self._in_view:
            self.values.prepare(self.board)

    def _when_known(self, act: Callable[[], object]) -> None:
        """Call `act` now, or once the values are ready; show a message if there will be none."""
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
        """Announce exact odds that have just been solved, unless the board has changed meanwhile."""
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

    # automatic play

    def _play_best(self, count: int = 1) -> bool:
        """Play the best move, or up to `count` of them as far as values are known; return False if none."""
        source = self.source
        moves = [] if source is None else best_moves(self.board, self.values.advice, count)
        if not moves:
            return False
        self._play(moves)
        return True

    def _play(self, moves: Sequence[str]) -> None:
        # noted before the moves, so that the end of the game already knows who played it
        note_moves(self._game, HELPED, len(moves))
        self._game.play(*moves)

    def _autoplay_step(self) -> bool:
        """Play the best moves, or wait for their values; return False if none, or if the target was reached."""
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
            words = tr("%n moves played", one="%n move played", n=len(moves))
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
    """Return the best moves from a board on, at most `most` of them.

    They end with the game, with the move that reaches the target, or at a board without values. Fewer if cancelled;
    `control` counts them.
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
    """Return the best moves to the end of the game, in a worker thread; None if cancelled."""
    moves = best_moves(board, source.advice, control=control)
    return None if control.cancelled else moves


def _position(board: Board) -> tuple[BoardShape, bytes, int, float]:
    """Return the parts of a board that its values depend on."""
    return board.shape, board.cells, board.target, board.four
