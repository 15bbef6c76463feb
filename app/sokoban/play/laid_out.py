"""Moves that take the place of the game's: solutions laid out, shortened ones, snapshots.

A game that makes way is kept.
"""

from __future__ import annotations

from collections.abc import Callable

from app.base.session.session import Session
from app.sokoban.library.titles import BEFORE_SHORTER, BEFORE_SOLUTION
from app.sokoban.play.help_given import ALL_SHOWN, OWN, SOME_SHOWN, Help, HelpGiven
from app.sokoban.records.snapshots import Snapshot, Snapshots
from app.sokoban.records.solutions import LevelSolutions, SolutionSource
from core.sokoban.level import Level
from core.sokoban.puzzle import PUZZLE
from core.sokoban.reverse import ReversePuzzle

MOST_ANIMATED = 400
"""A jump over more moves than this is shown at once."""


class LaidOut:
    """What is put into the session of a level, in either direction of play."""

    def __init__(
        self,
        session: Session,
        help_given: HelpGiven,
        snapshots: Snapshots,
        solutions: LevelSolutions,
        *,
        level: Callable[[], Level],
        set_pulling: Callable[[bool], None],
    ) -> None:
        """`level` is the one on the board; `set_pulling` plays it from its end, or forwards."""
        self._session, self._help, self._snapshots, self._solutions = session, help_given, snapshots, solutions
        self._level, self._set_pulling = level, set_pulling

    @property
    def _pulling(self) -> bool:
        return isinstance(self._session.puzzle, ReversePuzzle)

    def lay_out(self, moves: str, *, own: bool = True) -> None:
        """Let these moves wait to be played from the start; a game that makes way for them is kept.

        What is not the player's own, the solution in a level's file, does not count as solving it.
        """
        if self._pulling:
            self._set_pulling(False)
        if "".join(self._session.moves) != moves:
            self._keep_whole_game()
        self._session.info["revealed"] = True
        self.put_in_place(moves, 0, OWN if own else ALL_SHOWN)

    def lay_out_from_here(self, moves: str) -> None:
        """Let moves that the program found wait to be played from the position on the board."""
        session = self._session
        if "".join(session.moves[session.position :]) not in ("", moves):
            self._keep_whole_game()
        session.info["revealed"] = True
        session.plan(list(moves))
        self._help.show_on()
        if session.state == self._level().start and session.puzzle.goal(session.states[-1]):
            self._solutions.keep(self._level().key, "".join(session.moves[session.position :]), SolutionSource.PROGRAM)

    def lay_out_better(self, moves: str) -> None:
        """Let better moves wait in the place of those that the program laid out from the position on the board."""
        session = self._session
        session.plan(list(moves))
        if session.state == self._level().start:
            self._solutions.keep(self._level().key, moves, SolutionSource.PROGRAM)

    def lay_out_whole(self, moves: str, position: int) -> None:
        """Go to a point of these moves, which the program shows, from where the game began; the rest of them wait."""
        session = self._session
        if "".join(session.moves) != moves:
            self._keep_whole_game()
            session.info["revealed"] = True
            self.put_in_place(moves, 0, SOME_SHOWN)
        session.jump(position, animate=MOST_ANIMATED)

    def rewrite(self, moves: str, position: int) -> None:
        """Put a better way in the place of the game's, `position` moves of it played; the game as it was is kept."""
        self.keep_snapshot(BEFORE_SHORTER, "".join(self._session.moves))
        self.put_in_place(moves, position, SOME_SHOWN)

    def put_in_place(self, moves: str, position: int, help_: Help) -> None:
        """Put other moves in the place of the game's, `position` of them played."""
        self._session.jump(0)
        self._session.plan(list(moves))
        self._help.begin_with(help_)
        self._session.jump(position)

    def keep_snapshot(self, name: str = "", moves: str | None = None) -> Snapshot:
        """Keep the position on the board, or the one that `moves` lead to, under a name, else a number."""
        session = self._session
        lurd = "".join(session.played_moves) if moves is None else moves
        start = session.puzzle.format(session.start)
        game = Snapshot(name, start, lurd, self._pulling, helped=self._help.has_shown_moves_before(len(lurd)))
        return self._snapshots.add(self._level().key, game)

    def take_up(self, snapshot: Snapshot) -> None:
        """Go back to a snapshot. Raises InputError, and changes nothing, if it is none of this level."""
        puzzle = ReversePuzzle(self._level().start) if snapshot.pull else PUZZLE
        start = puzzle.parse(snapshot.start)
        if self._pulling != snapshot.pull:
            self._set_pulling(snapshot.pull)
        session = self._session
        if not "".join(session.moves).startswith(snapshot.moves) or session.start != start:
            self._keep_whole_game()
            if session.start != start:
                session.begin(start, info=session.info)
            self.put_in_place(snapshot.moves, 0, SOME_SHOWN if snapshot.helped else OWN)
        session.jump(len(snapshot.moves))

    def _keep_whole_game(self) -> None:
        """Keep a snapshot of a game that would be lost by putting other moves in its place."""
        if self._session.moves and not self._session.info.get("solved"):
            self.keep_snapshot(BEFORE_SOLUTION, "".join(self._session.moves))
