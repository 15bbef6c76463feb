"""Knowledge about levels: in memory for all positions, in the store for those that were searched."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal

from app.base.services import Services
from app.sokoban.library.index import LevelSearchSummary
from core.base.puzzle import InputError
from core.sokoban.board import State
from core.sokoban.level import Level, format_state
from core.sokoban.replay import replay_solution
from core.sokoban.solve.knowledge import NOTHING, LevelKnowledge, PositionBounds, position_of
from core.sokoban.solve.solver import SolverMetric

log = logging.getLogger(__name__)

PROGRAM, FILE = "program", "file"
"""Finders of a stored solution; the user's solutions are among the best results instead."""

TABLE = "sokoban_known"
_COLUMNS = "game, lower, solution, dead, pushes, moves, finder, tried, gave_up"
_BETTER = (
    "excluded.solution <> '' AND (sokoban_known.solution = '' OR "
    "(excluded.pushes, excluded.moves) < (sokoban_known.pushes, sokoban_known.moves))"  # not shown
)
_KEEP = (
    f"INSERT INTO sokoban_known ({_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO UPDATE SET "
    "lower = max(lower, excluded.lower), dead = max(dead, excluded.dead), tried = max(tried, excluded.tried), "
    + ", ".join(
        f"{name} = CASE WHEN {_BETTER} THEN excluded.{name} ELSE {name} END"  # not shown
        for name in ("solution", "pushes", "moves", "finder")
    )
    + ", gave_up = CASE WHEN excluded.tried >= tried THEN excluded.gave_up ELSE gave_up END"
)
"""SQL statement that stores the results of a search; what is stored only grows."""
POSITIONS = "sokoban_position"
_KEEP_POSITION = (
    "INSERT INTO sokoban_position (game, position, lower, dead) VALUES (?, ?, ?, ?) "
    "ON CONFLICT DO UPDATE SET lower = max(lower, excluded.lower), dead = max(dead, excluded.dead)"
)


@dataclass(frozen=True)
class LevelSearchRecord:
    """Results of the program's searches from the start of a level."""

    game: str
    """Key of the level (`Level.key`)."""
    lower: int = 0
    """Lower bound on the number of pushes of any solution."""
    solution: str = ""
    dead: str = ""
    """Why there is no solution; empty if that is not proved."""
    finder: str = PROGRAM
    tried: float = 0.0
    """Time limit of the longest search in the background, in seconds; 0 if there was none."""
    gave_up: str = ""
    """Why that search ended without an answer."""

    @property
    def pushes(self) -> int:
        """Number of pushes of the solution."""
        return sum(map(str.isupper, self.solution))

    @property
    def summary(self) -> LevelSearchSummary:
        """Summary of these results, as the browser lists it."""
        return LevelSearchSummary(self.lower, self.pushes, self.finder, bool(self.dead), self.tried, self.gave_up)

    @property
    def values(self) -> tuple[object, ...]:
        """Values of a row of the table."""
        cost = (self.pushes, len(self.solution))
        return (self.game, self.lower, self.solution, self.dead, *cost, self.finder, self.tried, self.gave_up)


class KnownLevels(QObject):
    """Knowledge about all levels, shared by the whole window and read from the store on first use."""

    changed = Signal(object)
    """More was found out apart from the level on the board; sends a sequence of `LevelSearchRecord`."""

    def __init__(self, services: Services) -> None:
        super().__init__()
        self._store = services.store
        self._levels: dict[State, LevelKnowledge] = {}
        self._starts: dict[str, State] = {}
        """Starts of the levels in memory, by level key."""
        self._file_best: dict[str, int] = {}
        """Fewest pushes of the solutions in a level's file, by level key, once they were learnt."""

    def find_level_knowledge(self, level: Level) -> LevelKnowledge:
        """Return what is known of a level's positions; the object grows as more is learnt."""
        knowledge = self.of_start(level.start)
        if level.solutions and level.key not in self._file_best:
            pushes = [_learn(knowledge, level.start, solution) for solution in level.solutions]
            self._file_best[level.key] = min((count for count in pushes if count), default=0)
        return knowledge

    def of_start(self, start: State) -> LevelKnowledge:
        """Return what is known of the level with this start, except for the solutions in its file."""
        if start not in self._levels:
            level = Level(tuple(format_state(start).split("\n")), start)
            self._levels[start] = self._read(level)
            self._starts[level.key] = start
        return self._levels[start]

    def look_up_start_bounds(self, level: Level) -> PositionBounds:
        """Return what is known of a level's start.

        The level is not kept in memory, since many are looked up at once.
        """
        known = self._levels.get(level.start)
        return (known if known is not None else self._read(level)).look_up(level.start)

    def keep(self, level: Level) -> None:
        """Store what is known of a level's start."""
        knowledge, start = self.find_level_knowledge(level), level.start
        known = knowledge.look_up(start)
        if known == NOTHING:
            return
        finder = FILE if known.upper == self._file_best.get(level.key, 0) else PROGRAM
        self._write(
            LevelSearchRecord(level.key, known.lower, knowledge.find_best(SolverMetric.PUSHES), known.dead, finder)
        )

    def keep_position(self, level: Level, state: State) -> None:
        """Store what is known of a searched position other than the level's start, in forward play."""
        known = self.find_level_knowledge(level).look_up(state)
        if state != level.start and (known.lower or known.dead):
            boxes, man = position_of(state)
            text = " ".join(map(str, (man, *boxes)))
            self._store.write(POSITIONS, _KEEP_POSITION, (level.key, text, known.lower, known.dead))

    def take(self, found: Sequence[LevelSearchRecord]) -> None:
        """Learn and store results of searches, whichever level is on the board."""
        for record in found:
            self._write(record)
            start = self._starts.get(record.game)
            if start is not None:
                _teach(self._levels[start], start, record.lower, record.solution, record.dead)
        self.changed.emit(found)

    def _write(self, found: LevelSearchRecord) -> None:
        self._store.write(TABLE, _KEEP, found.values)

    def _read(self, level: Level) -> LevelKnowledge:
        knowledge = LevelKnowledge(level.start)
        rows = self._store.read("SELECT lower, solution, dead FROM sokoban_known WHERE game = ?", (level.key,))
        if rows and not _teach(knowledge, level.start, *rows[0]):
            log.debug("what is kept of %s cannot be true", level.key)
            self._store.write(TABLE, "DELETE FROM sokoban_known WHERE game = ?", (level.key,))
        query = "SELECT position, lower, dead FROM sokoban_position WHERE game = ?"
        for position, lower, dead in self._store.read(query, (level.key,)):
            state = _state(level.start, position)
            if state is None or not _teach_position(knowledge, state, lower, dead):
                log.debug("what is kept of a position of %s cannot be true", level.key)
        return knowledge


def _teach(knowledge: LevelKnowledge, start: State, lower: object, solution: object, dead: object) -> bool:
    """Learn stored results as far as they can be true, and return whether all can.

    A damaged file must not prove anything.
    """
    true = not solution or (isinstance(solution, str) and bool(_learn(knowledge, start, solution)))
    if not _teach_position(knowledge, start, lower, dead):
        return False
    knowledge.share()
    return true


def _state(start: State, position: object) -> State | None:
    """Return a stored position of a level, or None if it is invalid."""
    if not isinstance(position, str):
        return None
    try:
        man, *boxes = map(int, position.split())
        if len(boxes) != len(start.boxes) or not all(0 <= cell < start.board.size for cell in (man, *boxes)):
            return None
        return State(start.board, boxes, man)
    except ValueError:
        return None


def _teach_position(knowledge: LevelKnowledge, state: State, lower: object, dead: object) -> bool:
    """Learn what is stored about a position, and return whether it can be true."""
    upper = knowledge.look_up(state).upper
    if not isinstance(lower, int) or lower < 0 or (upper is not None and lower > upper):
        return False
    if not isinstance(dead, str) or (dead and upper is not None):
        return False
    if dead:
        knowledge.learn_dead(state, dead)
    elif lower:
        knowledge.learn_bound(state, lower)
    return True


def _learn(knowledge: LevelKnowledge, start: State, solution: str) -> int:
    """Learn a solution and return its number of pushes; 0 if it does not solve the level."""
    try:
        replayed = replay_solution(start, solution)
        knowledge.learn_solution(start, replayed.lurd)
    except (InputError, ValueError):
        log.debug("a solution that is kept does not solve its level")
        return 0
    return replayed.tally.pushes
