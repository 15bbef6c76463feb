"""What is known of the depths of many positions, and what each says of those that a turn leads to."""

from __future__ import annotations

from collections.abc import Sequence

from core.cube.cubie import Cube
from core.cube.metrics import Metric
from core.cube.moves import inverse_move
from core.cube.puzzle import CubePuzzle
from core.cube.solve.bracket import Bracket, Source, unknown


class Knowledge:
    """Of one puzzle in one metric. It only grows: what was proved of a position stays true."""

    def __init__(self, puzzle: CubePuzzle, metric: Metric) -> None:
        self.puzzle, self.metric = puzzle, metric
        self._known: dict[Cube, Bracket] = {}

    def of(self, cube: Cube) -> Bracket:
        """What is known of a position by itself."""
        return self._known.get(cube) or unknown(self.puzzle, cube, self.metric)

    def learn(self, cube: Cube, bracket: Bracket) -> bool:
        """`bracket` holds for the position; whether that is news. In quarter turns it is closed to the right parity."""
        before = self.of(cube)
        if bracket == before:
            return False
        step, first = self.metric.step, before.lower
        lower = bracket.lower + (first - bracket.lower) % step
        upper = bracket.upper - (bracket.upper - first) % step
        after = before.narrowed(Bracket(self.metric, lower, upper, bracket.solution, bracket.source))
        if after is before:
            return False
        self._known[cube] = after
        return True

    def along(self, cubes: Sequence[Cube], moves: Sequence[str]) -> list[Bracket]:
        """What is known of each of `cubes`, which `moves` lead through: one move fewer than there are positions.

        What a position learns from those beside it is kept, also for when it comes again. One pass ahead and one back
        are enough unless a position comes twice.
        """
        while True:
            known = [self.of(cube) for cube in cubes]
            for at, move in enumerate(moves):
                if known[at].source is not Source.NOTHING:
                    known[at + 1] = known[at + 1].narrowed(known[at].after(move))
            for at in reversed(range(len(moves))):
                if known[at + 1].source is not Source.NOTHING:
                    known[at] = known[at].narrowed(known[at + 1].after(inverse_move(moves[at])))
            news = [self.learn(cube, one) for cube, one in zip(cubes, known, strict=True)]
            if not any(news):
                return known


def nearer(before: Bracket, after: Bracket) -> bool | None:
    """Whether the turn from one position to the next led nearer to solved; None while that is not known."""
    if after.upper < before.lower:
        return True
    return False if after.lower >= before.upper else None


def first_mistake(brackets: Sequence[Bracket]) -> int | None:
    """The first turn along positions that did not lead nearer to solved.

    None if there is none, or it is not known which.
    """
    for turn in range(len(brackets) - 1):
        found = nearer(brackets[turn], brackets[turn + 1])
        if found is None:
            return None
        if not found:
            return turn
    return None
