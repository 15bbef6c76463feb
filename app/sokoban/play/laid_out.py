"""Moves that replace those of the game: solutions, shortened solutions, snapshots.

A replaced game is kept as a snapshot.
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
    """Replaces the moves of a session, in either direction of play."""

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
        """Create the helper; `level` returns the level on the board, `set_pulling` sets the direction of play."""
        self._session, self._help, self._snapshots, self._solutions = session, help_given, snapshots, solutions
        self._level, self._set_pulling = level, set_pulling

    @property
    def _pulling(self) -> bool:
        return isinstance(self._session.puzzle, ReversePuzzle)

    def lay_out(self, moves: str, *, own: bool = True) -> None:
        """Plan moves from the start of the level, keeping a snapshot of the game that they replace.

        Moves that are not the user's `own`, such as the solution in a level's file, do not count as solving it.
        """
        if self._pulling:
            self._set_pulling(False)
        if "".join(self._session.moves) != moves:
            self._keep_whole_game()
        self._session.info["revealed"] = True
        self.put_in_place(moves, 0, OWN if own else ALL_SHOWN)

    def lay_out_from_here(self, moves: str) -> None:
        """Plan moves that the program found from the position on the board, keeping a replaced game."""
        session = self._session
        if "".join(session.moves[session.position :]) not in ("", moves):
            self._keep_whole_game()
        session.info["revealed"] = True
        session.plan(list(moves))
        self._help.show_on()
        if session.state == self._level().start and session.puzzle.goal(session.states[-1]):
            self._solutions.keep(self._level().key, "".join(session.moves[session.position :]), SolutionSource.PROGRAM)

    def lay_out_better(self, moves: str) -> None:
        """Replace the program's planned moves from the position on the board by better ones."""
        session = self._session
        session.plan(list(moves))
        if session.state == self._level().start:
            self._solutions.keep(self._level().key, moves, SolutionSource.PROGRAM)

    def lay_out_whole(self, moves: str, position: int) -> None:
        """Go to a position of moves shown by the program that lead from the game's start; plan the rest."""
        session = self._session
        if "".join(session.moves) != moves:
            self._keep_whole_game()
            session.info["revealed"] = True
            self.put_in_place(moves, 0, SOME_SHOWN)
        session.jump(position, animate=MOST_ANIMATED)

    def rewrite(self, moves: str, position: int) -> None:
        """Replace the game by a shorter one, of which `position` moves are played, and keep a snapshot."""
        self.keep_snapshot(BEFORE_SHORTER, "".join(self._session.moves))
        self.put_in_place(moves, position, SOME_SHOWN)

    def put_in_place(self, moves: str, position: int, help_: Help) -> None:
        """Replace the moves of the game by others, of which the first `position` are played."""
        self._session.jump(0)
        self._session.plan(list(moves))
        self._help.begin_with(help_)
        self._session.jump(position)

    def keep_snapshot(self, name: str = "", moves: str | None = None) -> Snapshot:
        """Keep a snapshot of the current position, or of that after `moves`, under a name or a number."""
        session = self._session
        lurd = "".join(session.played_moves) if moves is None else moves
        start = session.puzzle.format(session.start)
        game = Snapshot(name, start, lurd, self._pulling, helped=self._help.has_shown_moves_before(len(lurd)))
        return self._snapshots.add(self._level().key, game)

    def take_up(self, snapshot: Snapshot) -> None:
        """Return to a snapshot.

        Raises InputError, and changes nothing, if the snapshot is not of this level.
        """
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
        """Keep a snapshot of the unsolved game that is about to be replaced by other moves."""
        if self._session.moves and not self._session.info.get("solved"):
            self.keep_snapshot(BEFORE_SOLUTION, "".join(self._session.moves))
