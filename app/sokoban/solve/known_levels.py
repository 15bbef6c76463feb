"""What was found out about levels by solving them: in memory for every position, in the store for their starts."""

from __future__ import annotations

import logging
import sqlite3

from app.services.services import Services
from core.puzzle import InputError
from core.sokoban.board import State
from core.sokoban.level import Level, format_state
from core.sokoban.solve.knowledge import LevelKnowledge

log = logging.getLogger(__name__)

KEEP = "REPLACE INTO sokoban_known (game, lower, solution, dead) VALUES (?, ?, ?, ?)"


class KnownLevels:
    """One for the whole window. What the store has of a level is read when it is first asked for."""

    def __init__(self, services: Services) -> None:
        self._store = services.store
        self._levels: dict[State, LevelKnowledge] = {}
        self._taught: set[str] = set()
        """The levels whose own solutions were learnt."""

    def of(self, level: Level) -> LevelKnowledge:
        """What is known of a level's positions; grows as more is learnt."""
        knowledge = self.of_start(level.start)
        if level.solutions and level.key not in self._taught:
            self._taught.add(level.key)
            for solution in level.solutions:
                _learn(knowledge, level, solution)
        return knowledge

    def of_start(self, start: State) -> LevelKnowledge:
        """The same of the level that begins so, but for the solutions in its file."""
        if start not in self._levels:
            self._levels[start] = self._read(Level(tuple(format_state(start).split("\n")), start))
        return self._levels[start]

    def keep(self, level: Level) -> None:
        """Write down what is known of the level's start, whoever found it."""
        knowledge, start = self.of(level), level.start
        known = knowledge.of(start)
        with self._store.connection as db:
            db.execute(KEEP, (level.key, known.lower, knowledge.solution_from(start), known.dead))

    def _read(self, level: Level) -> LevelKnowledge:
        knowledge = LevelKnowledge(level.start)
        try:
            query = "SELECT lower, solution, dead FROM sokoban_known WHERE game = ?"
            row = self._store.connection.execute(query, (level.key,)).fetchone()
        except sqlite3.Error as error:
            log.debug("what is known of %s cannot be read: %s", level.key, error)
            row = None
        if row is not None:
            self._take(knowledge, level, *row)
        return knowledge

    @staticmethod
    def _take(knowledge: LevelKnowledge, level: Level, lower: object, solution: object, dead: object) -> None:
        """A row that cannot be true is passed over: a damaged file must not prove anything."""
        if isinstance(solution, str) and solution:
            _learn(knowledge, level, solution)
        upper = knowledge.of(level.start).upper
        if isinstance(dead, str) and dead and upper is None:
            knowledge.learn_dead(level.start, dead)
        elif isinstance(lower, int) and 0 < lower <= (lower if upper is None else upper):
            knowledge.learn_bound(level.start, lower)


def _learn(knowledge: LevelKnowledge, level: Level, solution: str) -> None:
    try:
        knowledge.learn_solution(level.start, solution)
    except (InputError, ValueError):
        log.debug("a solution of %s does not solve it", level.key)
