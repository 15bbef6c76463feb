"""Best results of the levels in every counter."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from app.base.language.words import translate
from app.base.storage.store import BestResult, Store
from app.sokoban.library.index import copies, shared_best
from app.sokoban.library.level_set import GAME, PUZZLE_KEY, LevelSet
from core.base.words import phrase
from core.sokoban.level import Level
from core.sokoban.tally import MoveTally

METRICS = (
    ("pushes", phrase("Pushes")),
    ("moves", phrase("Moves")),
    ("box_lines", phrase("Box lines")),
    ("box_changes", phrase("Box changes")),
    ("pushing_sessions", phrase("Pushing sessions")),
    ("player_lines", phrase("Player lines")),
)
"""Counters of `core.sokoban.tally.MoveTally` in which less is better, with their names."""
IN_A_SENTENCE = {
    "pushes": phrase("pushes"),
    "moves": phrase("moves"),
    "box_lines": phrase("box lines"),
    "box_changes": phrase("box changes"),
    "pushing_sessions": phrase("pushing sessions"),
    "player_lines": phrase("player lines"),
}
"""Names of the counters within a sentence."""


BETTER = (
    "INSERT INTO best (puzzle, subject, metric, value, moves, reached) VALUES (?, ?, ?, ?, ?, ?) "
    "ON CONFLICT DO UPDATE SET value = excluded.value, moves = excluded.moves, reached = excluded.reached "
    "WHERE excluded.value < best.value"
)
"""SQL statement that stores a result in the table `best` if it is better than the stored one."""


class SolveOutcome(NamedTuple):
    """Outcome of solving a level: whether help was given, and in which counters it is the best."""

    shown: bool
    """Whether the whole solution was shown by the program, not found by the user."""
    helped: bool
    """Whether some of the moves were shown by the program."""
    first: bool
    """Whether the level was never solved before."""
    better: list[str]
    """Names of the counters in which the solution is the best so far."""


class LevelResults:
    """Best results and unfinished games of levels, as stored; answers are cached."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._pushes: dict[str, float] = {}
        self._begun: dict[str, bool] = {}
        self.refresh()

    def refresh(self) -> None:
        """Read the best results from the store again."""
        self._pushes = self._store.subjects(PUZZLE_KEY, "pushes")
        for game, best in self._store.ask(shared_best):
            self._pushes[game] = min(best, self._pushes.get(game, best))
        self._begun.clear()

    def find_best_results(self, game: str) -> Mapping[str, BestResult]:
        """Return the best results of the level with the key `game`, by counter; empty if it was never solved."""
        return self._store.read_best_results(PUZZLE_KEY, game)

    def record(self, game: str, tally: MoveTally, moves: str) -> list[str]:
        """Store a solution in the counters in which it is the best, and return their names."""
        better = [
            translate(IN_A_SENTENCE[metric])
            for metric, _ in METRICS
            if self._store.record_best(PUZZLE_KEY, game, metric, getattr(tally, metric), moves)
        ]
        self.refresh()
        return better

    def forget(self, game: str, moves: str) -> None:
        """Remove a solution from the best results."""
        for metric, best in self.find_best_results(game).items():
            if best.moves == moves:
                self._store.forget_best(PUZZLE_KEY, game, metric)
        self.refresh()

    def find_shared_best_results(self, game: str) -> Mapping[str, BestResult]:
        """Return the best results of the level and of its copies in the library.

        The copies may be turned or mirrored.
        """
        return best_of(self.find_best_results_by_copy(game))

    def find_best_results_by_copy(self, game: str) -> Mapping[str, Sequence[BestResult]]:
        """Return the best results of a Sokoban level and of its solved copies, as a list for each counter.

        `game` is the key of the level. The counters are those of `METRICS`, such as "pushes" and "moves". A level or
        copy that was never solved adds nothing; the level's own result comes first.
        """
        results: dict[str, list[BestResult]] = {}
        for key in (game, *self._store.ask(lambda db: copies(db, game))):
            for metric, best in self.find_best_results(key).items():
                results.setdefault(metric, []).append(best)
        return results

    def best_pushes(self, game: str) -> int | None:
        """Return the fewest pushes with which the level with this key, or a copy of it, was solved, if it was."""
        best = self._pushes.get(game)
        return None if best is None else int(best)

    def find_first_unsolved_level(self, level_set: LevelSet) -> int:
        """Return the index of the first level that is not solved; 0 if all are."""
        return next((index for index, game in enumerate(level_set.games) if game not in self._pushes), 0)

    def find_next_unsolved_level(self, level_set: LevelSet, after: int) -> int | None:
        """Return the index of the next unsolved level after `after`, wrapping around; None if all are solved."""
        count = len(level_set.games)
        places = (index % count for index in range(after + 1, after + count))
        return next((index for index in places if level_set.games[index] not in self._pushes), None)

    def has_unfinished_game(self, level: Level) -> bool:
        """Return whether an unfinished game of this level is stored."""
        key = level.key
        if key not in self._begun:
            record = self._store.load_game(PUZZLE_KEY, key, GAME)
            self._begun[key] = bool(record and record["position"] and not record["info"].get("solved"))
        return self._begun[key]


def best_of(kept: Mapping[str, Sequence[BestResult]]) -> Mapping[str, BestResult]:
    """Return the best of the stored results for each counter."""
    return {metric: min(results, key=lambda one: one.value) for metric, results in kept.items()}
