"""Highest 2048 scores: the user's own for each set of rules, and older records by board only."""

from __future__ import annotations

from app.base.storage.store import Store
from core.twenty48.puzzle import PUZZLE
from core.twenty48.results import Rules
from core.twenty48.shape import BoardShape

METRIC = "score"


class BestScores:
    """Highest scores in the store, cached because they are read after every move."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._own: dict[Rules, int] = {}

    def read_own_best(self, rules: Rules) -> int:
        """Return the user's highest score by these rules; 0 before the first."""
        if rules not in self._own:
            self._own[rules] = self._score(_subject(rules))
        return self._own[rules]

    def put(self, rules: Rules, score: int) -> None:
        """Record a score that the user reached alone."""
        if score > self.read_own_best(rules):
            self._own[rules] = score
            self._store.record_best(PUZZLE.name, _subject(rules), METRIC, score, most=True)

    def of_anybody(self, shape: BoardShape) -> int:
        """Return the record of a board from a version that did not distinguish players or rules; 0 if none."""
        return self._score(str(shape))

    def _score(self, subject: str) -> int:
        best = self._store.read_best_results(PUZZLE.name, subject).get(METRIC)
        return int(best.value) if best else 0


def _subject(rules: Rules) -> str:
    return f"{rules.shape} {1 << rules.target} {rules.four!r}"
