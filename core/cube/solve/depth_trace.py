"""What is known of the depths along a sequence of turns: a bracket for each position, each helped by its neighbours."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

DEEPEST = 20
"""No position of the 3x3x3 is deeper in half turns (cube20.org)."""


class Span(NamedTuple):
    """`lower` <= depth <= `upper`."""

    lower: int
    upper: int

    @property
    def exact(self) -> bool:
        """Whether the depth is known."""
        return self.lower == self.upper


class DepthTrace:
    """Depths in half turns. A face turn changes the depth by 1 at most, so what is learnt of one position tightens the
    brackets of those before and after it."""

    def __init__(self) -> None:
        self._spans: list[Span] = []

    @property
    def spans(self) -> Sequence[Span]:
        """The brackets, position by position."""
        return self._spans

    def append(self, lower: int = 0, upper: int = DEEPEST) -> None:
        """One more face turn leads to a position of which so much is known."""
        self._spans.append(Span(0, DEEPEST))
        at = len(self._spans) - 1
        if at:
            before = self._spans[at - 1]
            self._tighten(at, before.lower - 1, before.upper + 1)
        self.learn(at, lower, upper)

    def cut(self, length: int) -> None:
        """Drop the positions after the first `length`; what they taught of those stays true."""
        del self._spans[length:]

    def learn(self, at: int, lower: int, upper: int) -> None:
        """For the position `at`, `lower` <= depth <= `upper` is proved."""
        self._tighten(at, lower, upper)
        for step in (1, -1):
            before, place = self._spans[at], at + step
            while 0 <= place < len(self._spans) and self._tighten(place, before.lower - 1, before.upper + 1):
                before, place = self._spans[place], place + step

    def _tighten(self, at: int, lower: int, upper: int) -> bool:
        """Whether that was news."""
        old = self._spans[at]
        self._spans[at] = Span(max(old.lower, lower), min(old.upper, upper))
        return self._spans[at] != old

    def shortened(self, turn: int) -> bool | None:
        """Whether the turn after position `turn` led nearer to solved; None while that is not known."""
        before, after = self._spans[turn], self._spans[turn + 1]
        if after.upper < before.lower:
            return True
        return False if after.lower >= before.upper else None

    @property
    def first_mistake(self) -> int | None:
        """The first turn that did not lead nearer to solved; None if there is none, or it is not known which."""
        for turn in range(len(self._spans) - 1):
            shortened = self.shortened(turn)
            if shortened is None:
                return None
            if not shortened:
                return turn
        return None
