"""Rectangles whose keys take 64 bits, compared with plain recursion on crowded boards.

Their complete tables take minutes. Crowded boards have few successors, so that recursion ends, and use the same
kernels.
"""

from __future__ import annotations

import mmap
import random
from array import array
from collections.abc import Iterator
from functools import cache

import pytest

from core.twenty48.outcomes.odds import OBJECTIVES, Odds, OddsTable
from core.twenty48.shape import BoardShape
from core.twenty48.states.layers import Layers
from core.twenty48.strategies.strategy import NEVER_UP, PERFECT, RANDOM, Strategy, learn_strategy
from tests.core.twenty48.small_boards import Brute, Cells, Worth, images, shift

WIDE = [(BoardShape(3, 4), 6), (BoardShape(4, 3), 6), (BoardShape(4, 5), 3), (BoardShape(5, 4), 3)]
OWN = learn_strategy({0b1111: (5, 1, 3, 0), 0b0011: (1, 9, 0, 0), 0b1101: (0, 0, 2, 2)}, 3)
MOST = 250
"""Most positions that may follow from a board."""


class TooManyError(Exception):
    """Raised when more positions follow from a board than the recursion allows."""


class ShortRecursion(Brute):
    """Plain recursion that gives up after `MOST` positions."""

    def value(self, cells: Cells) -> Worth:
        if len(self.known) > MOST:
            raise TooManyError
        return super().value(cells)


def crowded(shape: BoardShape, exponent: int, four: float, count: int) -> Iterator[tuple[Cells, ShortRecursion]]:
    """Yield full or nearly full boards of mostly unequal neighbours that have a move, with all successors."""
    rng = random.Random(f"{shape} {four}")
    tiles = range(max(1, exponent - 3), exponent)
    while count:
        places = [divmod(place, shape.columns) for place in range(shape.cells)]
        board = [rng.choice([tile for tile in tiles if tile % 2 == (row + column) % 2]) for row, column in places]
        for place in range(shape.cells):
            if rng.random() < 0.04:
                board[place] = rng.randrange(1, exponent)
        for _ in range(rng.choice((0, 1, 1, 2))):
            board[rng.randrange(shape.cells)] = 0
        brute = ShortRecursion(shape, exponent, four)
        try:
            brute.value(tuple(board))
        except TooManyError:
            continue
        if brute.live():
            count -= 1
            yield tuple(board), brute


def no_odds(shape: BoardShape, exponent: int, four: float, objective: str) -> Odds:
    """Return odds that know no position until they are extended."""
    return Odds(OddsTable(shape, exponent, four, objective), mmap.mmap(-1, 8), [], 0)


@pytest.mark.parametrize("four", [0.1, 0.4])
@pytest.mark.parametrize(("shape", "exponent"), WIDE, ids=str)
def test_every_move_of_a_crowded_board_and_of_all_that_follows_is_worth_what_plain_recursion_says(
    shape: BoardShape, exponent: int, four: float
) -> None:
    """Every move of a crowded board and its successors has the value of plain recursion.

    Each position is looked up as it is and as one of its images.
    """
    assert Layers(shape, exponent).key_bytes == 8
    rng = random.Random(four)
    both = [no_odds(shape, exponent, four, objective) for objective in OBJECTIVES]
    compared = 0
    for board, brute in crowded(shape, exponent, four, 10):
        for objective_index, odds in enumerate(both):
            assert odds.extend(bytes(board))
            for position in list(brute.directions):
                cells = tuple(position[place] for place in rng.choice(images(shape)))
                values = odds.values(bytes(cells))
                assert values is not None
                for value, expected in zip(values, brute.moves(cells), strict=True):
                    assert (value is None) == (expected is None), cells
                    if value is not None and expected is not None:
                        assert value == pytest.approx(expected[objective_index], rel=1e-12, abs=1e-14), cells
                        compared += 1
    assert compared > 500


@pytest.mark.parametrize(("shape", "exponent"), [(BoardShape(3, 4), 6), (BoardShape(4, 5), 3)], ids=str)
def test_a_board_that_lies_across_has_the_same_odds(shape: BoardShape, exponent: int) -> None:
    """A transposed board has the same odds: left for up, and right for down."""
    upright, transposed = (no_odds(one, exponent, 0.1, "score") for one in (shape, shape.transpose))
    for board, brute in crowded(shape, exponent, 0.1, 10):
        for position in (board, *brute.directions):
            turned = bytes(
                position[row * shape.columns + column] for column in range(shape.columns) for row in range(shape.rows)
            )
            assert upright.extend(bytes(position)) and transposed.extend(turned)
            values, others = upright.values(bytes(position)), transposed.values(turned)
            assert values is not None and others is not None
            left, right, up, down = others
            for value, other in zip(values, (up, down, left, right), strict=True):
                assert (value is None) == (other is None)
                assert (value or 0.0) == pytest.approx(other or 0.0, rel=1e-13)


@pytest.mark.parametrize("strategy", [PERFECT, RANDOM, NEVER_UP, OWN], ids=lambda strategy: strategy.key)
@pytest.mark.parametrize(("shape", "exponent"), WIDE, ids=str)
def test_a_strategy_carried_on_from_a_crowded_board_comes_to_what_plain_recursion_says(
    shape: BoardShape, exponent: int, strategy: Strategy
) -> None:
    layers, four = Layers(shape, exponent), 0.4
    none = array("Q"), array("d")
    for board, brute in crowded(shape, exponent, four, 10):
        odds = no_odds(shape, exponent, four, "win")
        least = tuple(layers.cells(layers.key(bytes(board))))  # under any symmetries it stands for itself
        assert odds.extend(bytes(least))
        total = sum(1 << cell for cell in least if cell)
        starts, newer, older = (array("Q", [layers.key(bytes(least))]), array("d", [1.0])), none, none
        ended = made = score = 0.0
        while starts[0] or newer[0] or older[0]:
            known = odds._collect_known(total)
            found = layers.carry(
                strategy.rule, strategy.symmetries, strategy.shares, newer, older, starts, *known, four=four
            )
            assert found is not None
            starts, newer, older, total = none, found[0], newer, total + 2
            ended += found[1].over
            made += found[1].reached[exponent]
            score += found[1].score
        assert (made, score) == pytest.approx(outcome(brute, strategy, least), rel=1e-12, abs=1e-15), board
        assert made + ended == pytest.approx(1, rel=1e-12)


def outcome(brute: Brute, strategy: Strategy, board: Cells) -> Worth:
    """Return how often a strategy makes the target from a board, and its score, by plain recursion."""

    @cache
    def worth(cells: Cells) -> Worth:
        moves = brute.moves(cells)
        legal = {d: move[0] for d, move in enumerate(moves) if move is not None}
        if not legal:
            return 0.0, 0.0
        best = max(legal.values())
        ties = [d for d in legal if legal[d] == best or (best < 1 and legal[d] > best * (1 - 1e-13))]
        alike = tuple((d in ties) / len(ties) for d in range(4))
        shares = alike if strategy is PERFECT else strategy.shares[sum(1 << d for d in legal)]
        after = [(shares[d], *move_worth(d, cells)) for d in legal if shares[d]]
        return sum(share * win for share, win, _ in after), sum(share * score for share, _, score in after)

    def move_worth(direction: int, cells: Cells) -> Worth:
        after, gained = shift(brute.size, cells, direction)
        if max(after) >= brute.exponent:
            return 1.0, float(gained)
        empty = [place for place, tile in enumerate(after) if not tile]
        win, score = 0.0, float(gained)
        for at in empty:
            for tile, share in ((1, 1 - brute.four), (2, brute.four)):
                wins, scores = worth((*after[:at], tile, *after[at + 1 :]))
                win += share / len(empty) * wins
                score += share / len(empty) * scores
        return win, score

    return worth(board)
