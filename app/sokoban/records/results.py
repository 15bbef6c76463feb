"""The best results of the levels, by every counter."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from app.base.language.words import translated
from app.base.storage.store import Best, Store
from app.sokoban.library.index import copies, shared_best
from app.sokoban.library.level_set import GAME, PUZZLE_KEY, LevelSet
from core.base.words import phrase
from core.sokoban.level import Level
from core.sokoban.tally import Tally

METRICS = (
    ("pushes", phrase("Pushes")),
    ("moves", phrase("Moves")),
    ("box_lines", phrase("Box lines")),
    ("box_changes", phrase("Box changes")),
    ("pushing_sessions", phrase("Pushing sessions")),
    ("player_lines", phrase("Player lines")),
)
"""Every counter of `core.sokoban.tally.Tally` that one may want low, and what people call it."""
IN_A_SENTENCE = {
    "pushes": phrase("pushes"),
    "moves": phrase("moves"),
    "box_lines": phrase("box lines"),
    "box_changes": phrase("box changes"),
    "pushing_sessions": phrase("pushing sessions"),
    "player_lines": phrase("player lines"),
}
"""The same within a sentence."""


BETTER = (
    "INSERT INTO best (puzzle, subject, metric, value, moves, reached) VALUES (?, ?, ?, ?, ?, ?) "
    "ON CONFLICT DO UPDATE SET value = excluded.value, moves = excluded.moves, reached = excluded.reached "
    "WHERE excluded.value < best.value"
)
"""Keeps a result of the table `best` if it beats the one that is there."""


class Solved(NamedTuple):
    """What came of a level that was just solved."""

    shown: bool
    """The moves are those of the level's file, not the player's own."""
    helped: bool
    """Some of the moves were shown by the program."""
    first: bool
    """It was never solved before."""
    better: list[str]
    """The counters in which it is the best so far."""


class LevelResults:
    """What the store knows about levels, asked once for each."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._pushes: dict[str, float] = {}
        self._begun: dict[str, bool] = {}
        self.refresh()

    def refresh(self) -> None:
        """Read the store again."""
        self._pushes = self._store.subjects(PUZZLE_KEY, "pushes")
        for game, best in self._store.ask(shared_best):
            self._pushes[game] = min(best, self._pushes.get(game, best))
        self._begun.clear()

    def of(self, game: str) -> Mapping[str, Best]:
        """The best results of the level with that key, by counter; empty if it was never solved."""
        return self._store.best(PUZZLE_KEY, game)

    def record(self, game: str, tally: Tally, moves: str) -> list[str]:
        """Keep a solution wherever it beats what is stored; the names of the counters in which it does."""
        better = [
            translated(IN_A_SENTENCE[metric])
            for metric, _ in METRICS
            if self._store.record_best(PUZZLE_KEY, game, metric, getattr(tally, metric), moves)
        ]
        self.refresh()
        return better

    def forget(self, game: str, moves: str) -> None:
        """Take a solution back wherever it was the best."""
        for metric, best in self.of(game).items():
            if best.moves == moves:
                self._store.forget_best(PUZZLE_KEY, game, metric)
        self.refresh()

    def shared(self, game: str) -> Mapping[str, Best]:
        """The best results of the level and of its copies in the library, however these are turned or mirrored."""
        return best_of(self.kept(game))

    def kept(self, game: str) -> Mapping[str, Sequence[Best]]:
        """What is the best of the level, if it was solved, and of each of its copies that was."""
        found: dict[str, list[Best]] = {}
        for one in (game, *self._store.ask(lambda db: copies(db, game))):
            for metric, best in self.of(one).items():
                found.setdefault(metric, []).append(best)
        return found

    def best_pushes(self, game: str) -> int | None:
        """Fewest pushes the level with that key, or a copy of it, was solved with; None if it was not."""
        best = self._pushes.get(game)
        return None if best is None else int(best)

    def first_unsolved(self, level_set: LevelSet) -> int:
        """The index of the first level that is not solved; 0 if all are."""
        return next((at for at, game in enumerate(level_set.games) if game not in self._pushes), 0)

    def next_unsolved(self, level_set: LevelSet, after: int) -> int | None:
        """The index of the first level after another that is not solved, from the beginning again after the last.

        None if all others are.
        """
        count = len(level_set.games)
        places = (at % count for at in range(after + 1, after + count))
        return next((at for at in places if level_set.games[at] not in self._pushes), None)

    def begun(self, level: Level) -> bool:
        """Whether a game of this level waits to be finished."""
        key = level.key
        if key not in self._begun:
            record = self._store.load_game(PUZZLE_KEY, key, GAME)
            self._begun[key] = bool(record and record["position"] and not record["info"].get("solved"))
        return self._begun[key]


def best_of(kept: Mapping[str, Sequence[Best]]) -> Mapping[str, Best]:
    """The best of what is kept by counter."""
    return {metric: min(results, key=lambda one: one.value) for metric, results in kept.items()}
