"""Half-turn and quarter-turn metric: how they count turns, and their bounds on depth."""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum

from core.base.arguments import abbreviate_value, is_one_of
from core.base.puzzle import InputError
from core.base.words import phrase
from core.cube.moves import FACE_TURNS, half_turn_length, quarter_turn_length


class Metric(StrEnum):
    """Turn metric of the cube: HTM counts a half turn once, QTM twice."""

    HTM = "htm"
    QTM = "qtm"

    @property
    def unit(self) -> str:
        """Abbreviation of the metric, the same in all languages."""
        return self.value.upper()

    @property
    def meaning(self) -> str:
        """Name of the metric and what it counts as one move, for a tooltip."""
        if self is Metric.HTM:
            return phrase("Half-turn metric: any turn of a face is one move")
        return phrase("Quarter-turn metric: a turn of a face by 90° is one move, by 180° two")

    def unit_of(self, count: int) -> str:
        """Return the unit that stands after a count of moves: "move HTM" after 1."""
        if self is Metric.HTM:
            return phrase("move HTM") if count == 1 else phrase("moves HTM")
        return phrase("move QTM") if count == 1 else phrase("moves QTM")

    def turns(self, count: int) -> str:
        """Return a count of turns in words: "1 move HTM"."""
        if self is Metric.HTM:
            return phrase("%n moves HTM", one="%n move HTM", n=count)
        return phrase("%n moves QTM", one="%n move QTM", n=count)

    def deepest(self, size: int) -> int:
        """Return the greatest depth of any position of the 3x3x3 (cube20.org) or the 2x2x2."""
        return {(3, Metric.HTM): 20, (3, Metric.QTM): 26, (2, Metric.HTM): 11, (2, Metric.QTM): 14}[size, self]

    @property
    def step(self) -> int:
        """Step between the lengths of a position's solutions: a quarter turn changes the parity."""
        return 1 if self is Metric.HTM else 2

    @property
    def face_turns(self) -> tuple[str, ...]:
        """Face turns that cost one move in the metric."""
        return tuple(turn for turn in FACE_TURNS if self is Metric.HTM or not turn.endswith("2"))

    def length(self, moves: Iterable[str]) -> int:
        """Return the length of a sequence in the metric."""
        return half_turn_length(moves) if self is Metric.HTM else quarter_turn_length(moves)

    def lower_bound(self, half_turns: int, upper: int) -> int:
        """Return a lower bound on the depth, from one in half turns and the length `upper` of a solution.

        `upper` is in this metric. No turn counts less in quarter turns than in half turns; parity lifts the bound to
        that of `upper`.
        """
        return half_turns + (upper - half_turns) % self.step


def parse_metric(name: str) -> Metric:
    """Return the metric named "htm" or "qtm"; raises InputError for anything else."""
    if not is_one_of(name, list(Metric)):
        raise InputError(
            phrase("{name} is no metric. Use {names}", name=abbreviate_value(name), names=" or ".join(Metric))
        )
    return Metric(name)
