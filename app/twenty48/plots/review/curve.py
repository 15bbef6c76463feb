"""Data of the review plot: the value of each board of a 2048 game, its kind, and the costs of moves."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import groupby

from app.twenty48.advice import wording
from app.twenty48.advice.review import ReviewedBoard
from core.twenty48.adviser.review import BoardWorth
from core.twenty48.puzzle import MOVES


@dataclass(frozen=True)
class ValueStretch:
    """Consecutive boards whose values are of one kind."""

    first: int
    values: tuple[float, ...]
    chance: bool
    exact: bool

    @property
    def last_place(self) -> int:
        return self.first + len(self.values) - 1


@dataclass(frozen=True)
class ReviewCurve:
    """Reviewed boards of a game as a curve; a place is the number of moves before a board."""

    judged: Sequence[ReviewedBoard]
    marks: Sequence[tuple[int, float, str]]
    """Costliest moves as (moves before it, weight from 0 to 1, move)."""
    target: int

    @property
    def moves(self) -> int:
        """Number of moves of the whole game."""
        return len(self.judged) - 1

    def worth(self, place: int) -> BoardWorth:
        """Return the value of a board and of the move that followed."""
        return self.judged[place].worth

    @cached_property
    def stretches(self) -> Sequence[ValueStretch]:
        """Stretches of values from the first board to the last; boards of unknown value are left out."""
        found: list[ValueStretch] = []
        kinds = groupby(range(len(self.judged)), lambda place: self._kind(self.worth(place)))
        for kind, places in kinds:
            if kind is not None:
                numbers = list(places)
                values = tuple(value for number in numbers if (value := self.worth(number).value) is not None)
                found.append(ValueStretch(numbers[0], values, *kind))
        return found

    @staticmethod
    def _kind(worth: BoardWorth) -> tuple[bool, bool] | None:
        return None if worth.value is None else (worth.chance, worth.exact)

    @property
    def seams(self) -> Sequence[int]:
        """Places at which values of another kind begin."""
        return [stretch.first for stretch in self.stretches[1:]]

    @cached_property
    def costs(self) -> Sequence[tuple[int, float, bool]]:
        """Moves that cost anything as (place, cost, whether the cost is a probability)."""
        worths = ((number, one.worth) for number, one in enumerate(self.judged))
        return [(number, worth.cost, worth.chance) for number, worth in worths if worth.cost]

    def amount(self, place: int) -> str:
        """Return the cost of a move with its sign, such as "−12.40"."""
        worth = self.worth(place)
        return wording.loss(worth.chance, worth.cost or 0.0)

    def to_csv(self) -> str:
        """Return the review of a 2048 game as CSV: for each board its value, and the next move's cost.

        A header comes first. The columns are moves, value, kind ("probability" or "score"), move, cost, and best, the
        best move.
        """
        lines = ["moves,value,kind,move,cost,best"]
        for place, one in enumerate(self.judged):
            worth = one.worth
            kind = "" if worth.value is None else "probability" if worth.chance else "score"
            value, cost = ("" if figure is None else repr(figure) for figure in (worth.value, worth.cost))
            best = "" if worth.best is None else MOVES[worth.best]
            lines.append(f"{place},{value},{kind},{one.move},{cost},{best}")
        return "\n".join([*lines, ""])
