"""Perfect play with equally good moves: exact fractions decide which they are, doubles only nearly."""

from __future__ import annotations

from collections import defaultdict
from fractions import Fraction
from functools import cache
from math import prod

import pytest

from core.twenty48.outcomes.odds import OddsTable
from core.twenty48.shape import BoardShape
from core.twenty48.strategies.microscope import examine
from core.twenty48.strategies.strategy import PERFECT, RANDOM, Strategy
from tests.core.twenty48.small_boards import Cells, canonical, shift


class ExactPlay:
    """Rules of one board and target in exact fractions."""

    def __init__(self, shape: BoardShape, exponent: int, four: Fraction) -> None:
        self.shape, self.exponent, self.four = shape, exponent, four
        self.value = cache(self._value)
        self.after_value = cache(self._after_value)

    def dealt(self, cells: Cells) -> list[tuple[Cells, Fraction]]:
        """Return the boards with one more tile, and their probabilities."""
        empty = [place for place, tile in enumerate(cells) if not tile]
        tiles = [(tile, share) for tile, share in ((1, 1 - self.four), (2, self.four)) if share]
        return [
            (canonical(self.shape, (*cells[:cell], tile, *cells[cell + 1 :])), share / len(empty))
            for cell in empty
            for tile, share in tiles
        ]

    def _after_value(self, after: Cells) -> Fraction:
        return sum((share * self.value(cells) for cells, share in self.dealt(after)), Fraction(0))

    def moves(self, cells: Cells) -> dict[int, Fraction]:
        """Return the winning probability of perfect play after each legal move."""
        afters = {d: shift(self.shape, cells, d)[0] for d in range(4)}
        return {
            d: Fraction(1) if max(after) >= self.exponent else self.after_value(canonical(self.shape, after))
            for d, after in afters.items()
            if after != cells
        }

    def _value(self, cells: Cells) -> Fraction:
        return max(self.moves(cells).values(), default=Fraction(0))

    def perfect(self) -> tuple[float, float, float, list[float]]:
        """Return wins, score and moves of perfect play that plays equal moves equally often.

        Also return how often each tile from 8 on is made.
        """
        front: defaultdict[int, defaultdict[Cells, float]] = defaultdict(lambda: defaultdict(float))

        def deal(cells: Cells, chance: float) -> None:
            for board, share in self.dealt(cells):
                front[sum(1 << cell for cell in board if cell)][board] += chance * float(share)

        for board, share in self.dealt((0,) * prod(self.shape)):
            deal(board, float(share))
        score = moves = 0.0
        reached = [0.0] * (self.exponent + 1)
        while front:
            for cells, chance in front.pop(min(front)).items():
                values = self.moves(cells)
                best = [d for d in values if values[d] == max(values.values())]
                moves += chance if best else 0.0
                for d in best:
                    after, gained = shift(self.shape, cells, d)
                    part = chance / len(best)
                    score += part * gained
                    for made in range(max(cells) + 1, max(after) + 1):
                        reached[made] += part
                    if max(after) < self.exponent:
                        deal(after, part)
        return reached[-1], score, moves, reached[3:]


@pytest.mark.parametrize("shape", [BoardShape(3, 2), BoardShape(2, 3)], ids=str)
def test_perfect_play_plays_equal_moves_alike_often_whatever_rounding_makes_of_them(shape: BoardShape) -> None:
    """Perfect play plays equal moves equally often, whatever rounding does.

    With 0.3 of fours three positions have two best moves whose values differ in their last bit as doubles.
    """
    four = Fraction(3, 10)
    odds = OddsTable(shape, 6, float(four)).solve()
    assert odds is not None
    outcome = examine(odds, PERFECT)
    assert outcome is not None
    won, score, moves, reached = ExactPlay(shape, 6, four).perfect()
    assert outcome.win_probability == pytest.approx(won, rel=1e-12)
    assert outcome.score == pytest.approx(score, rel=1e-12)
    assert outcome.moves == pytest.approx(moves, rel=1e-12)
    assert list(outcome.reached) == pytest.approx(reached, rel=1e-12)
    assert outcome.total_cost == 0 and outcome.mistakes == 0


@pytest.mark.parametrize("strategy", [PERFECT, RANDOM], ids=lambda strategy: strategy.key)
@pytest.mark.parametrize("four", [0.1, 0.3])
def test_a_strategy_comes_to_the_same_on_a_board_that_lies_across(strategy: Strategy, four: float) -> None:
    found = []
    for shape in (BoardShape(2, 4), BoardShape(4, 2)):
        odds = OddsTable(shape, 6, four).solve()
        assert odds is not None
        outcome = examine(odds, strategy)
        assert outcome is not None
        found.append((outcome.win_probability, outcome.score, outcome.moves, *outcome.reached))
    assert found[0] == pytest.approx(found[1], rel=1e-12)
