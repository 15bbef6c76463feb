"""Highest scores: a person's own for each set of rules, and what an earlier version kept for a size, whoever played."""

from __future__ import annotations

from app.base.storage.store import Store
from core.twenty48.puzzle import PUZZLE
from core.twenty48.results import Rules
from core.twenty48.shape import BoardShape

METRIC = "score"


class BestScores:
    """Highest scores in the store, kept at hand because they are asked for after every move."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._own: dict[Rules, int] = {}

    def read_own_best(self, rules: Rules) -> int:
        """Return a person's highest score by these rules; 0 before the first."""
        if rules not in self._own:
            self._own[rules] = self._score(_subject(rules))
        return self._own[rules]

    def put(self, rules: Rules, score: int) -> None:
        """A person has come to this score, alone."""
        if score > self.read_own_best(rules):
            self._own[rules] = score
            self._store.record_best(PUZZLE.name, _subject(rules), METRIC, score, most=True)

    def of_anybody(self, shape: BoardShape) -> int:
        """What was kept for a board before players, targets and chances of a 4 were told apart; 0 for nothing."""
        return self._score(str(shape))

    def _score(self, subject: str) -> int:
        best = self._store.read_best_results(PUZZLE.name, subject).get(METRIC)
        return int(best.value) if best else 0


def _subject(rules: Rules) -> str:
    return f"{rules.shape} {1 << rules.target} {rules.four!r}"
