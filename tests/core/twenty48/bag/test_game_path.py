"""Moves = expected + luck + geometry, compared with merging by hand and fractions, on random games."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from functools import cache
from itertools import pairwise, product

import pytest

from core.twenty48.bag.chain import BagChain
from core.twenty48.bag.distribution import exact_solution
from core.twenty48.bag.game_path import Expectation, GameFollower, GamePath, moves_in_bag
from core.twenty48.board import Board
from core.twenty48.puzzle import PUZZLE, retarget_board
from tests.core.twenty48.bag.test_path import bag_by_hand, random_game

TENTH = Fraction(1, 10)


@cache
def moves_left(tiles: tuple[int, ...], target: int, four: Fraction = TENTH) -> Fraction:
    """Return the exact expected moves of a bag with these tiles, by trying every way."""
    if tiles[-1] >= target:
        return Fraction(0)
    rest: list[int] = []
    for tile, count in Counter(tiles).items():
        rest += [2 * tile] * (count // 2) + [tile] * (count % 2)
    two, expected_four = (moves_left(tuple(sorted([*rest, new])), target, four) for new in (2, 4))
    return 1 + (1 - four) * two + four * expected_four


def tiles_of(board: Board) -> tuple[int, ...]:
    return tuple(sorted(1 << exponent for exponent in board.cells if exponent))


def won_games(variant: str, wanted: int, seeds: range) -> list[list[Board]]:
    """Return won random games, with the moves after the win."""
    games = (random_game(variant, seed) for seed in seeds)
    return [boards for boards in games if boards[-1].won][:wanted]


def followed(boards: list[Board]) -> GamePath:
    path = GameFollower(BagChain(boards[0].target, boards[0].four)).follow(boards)
    assert path is not None
    return path


@pytest.mark.parametrize(("variant", "target"), [("3x3:16", 16), ("3x3:32", 32), ("4x4:64", 64), ("2x2:8", 8)])
def test_moves_are_what_is_expected_and_luck_and_geometry_exactly(variant: str, target: int) -> None:
    games = won_games(variant, 40, range(1, 400))
    assert len(games) > 20
    exact = exact_solution(BagChain(target.bit_length() - 1), TENTH)
    assert exact is not None
    geometries = set()
    for boards in games:
        path = followed(boards)
        win = next(number for number, board in enumerate(boards) if board.won)
        assert path.won and path.moves == win
        in_bag = len(bag_by_hand(boards, target)) - 1
        assert path.bag_moves == moves_in_bag(boards) == in_bag <= win
        assert path.luck == pytest.approx(float(in_bag - exact.mean), abs=1e-12)
        assert path.geometry == win - in_bag
        # not by rounding: the three floating-point numbers themselves add up to the whole number
        assert Fraction(path.expected) + Fraction(path.luck) + Fraction(path.geometry) == win
        assert path.bag_sum == sum(bag_by_hand(boards, target)[-1])
        geometries.add(path.geometry)
    assert len(geometries) > 1


@pytest.mark.parametrize(("variant", "target"), [("3x3:16", 16), ("4x4:32", 32)])
def test_every_point_of_a_path_is_the_expectation_of_two_bags(variant: str, target: int) -> None:
    mean = exact_solution(BagChain(target.bit_length() - 1), TENTH)
    assert mean is not None
    for seed in range(1, 12):
        boards = random_game(variant, seed)
        path, bags = followed(boards), bag_by_hand(boards, target)
        for moves, (point, board) in enumerate(zip(path.points, boards, strict=False)):
            at = min(moves, len(bags) - 1)
            of_bag = at + moves_left(bags[at], target)
            of_game = moves + moves_left(tiles_of(board), target)
            assert of_game >= of_bag, "the bag is never behind"
            assert point.luck == pytest.approx(float(of_bag - mean.mean), abs=1e-9)
            assert point.geometry == pytest.approx(float(of_game - of_bag), abs=1e-9)
            assert point.tile_sum == board.tile_sum
            drawn = [after.tile_sum - before.tile_sum for before, after in pairwise(boards[: moves + 1])]
            assert point.fours == tiles_of(boards[0]).count(4) + drawn.count(4)


def test_luck_is_nought_on_average_and_has_the_spread_of_the_chain() -> None:
    """Over all ways to draw tiles, luck has mean 0 and the chain's deviation, whatever is played."""
    chain, four = BagChain(4), TENTH
    weight, mean, square = Fraction(0), Fraction(0), Fraction(0)
    for draws in product((2, 4), repeat=11):
        tiles, moves = sorted(draws[:2]), 0
        while tiles[-1] < 16:
            merged: list[int] = []
            for tile, count in Counter(tiles).items():
                merged += [2 * tile] * (count // 2) + [tile] * (count % 2)
            tiles = sorted([*merged, draws[2 + moves]])
            moves += 1
        chance = (1 - four) ** draws.count(2) * four ** draws.count(4)
        luck = moves - Fraction(chain.mean)
        weight, mean, square = weight + chance, mean + chance * luck, square + chance * luck * luck
    assert weight == 1
    assert float(mean) == pytest.approx(0, abs=1e-12)
    assert float(square) == pytest.approx(chain.variance)


def test_the_first_two_tiles_are_luck_already() -> None:
    rest = ". . . .\n" * 3
    luck = []
    for first in ("2 2", "2 4", "4 4"):
        path = followed([PUZZLE.parse(f"{first} . .\n{rest}")])
        assert path.geometry == 0 and not path.won and path.bag_moves is None
        assert path.forecast == pytest.approx(path.expected + path.luck)
        luck.append(path.luck)
    assert luck[0] > 0 > luck[1] > luck[2]
    assert sum(chance * one for chance, one in zip((0.81, 0.18, 0.01), luck, strict=True)) == pytest.approx(0, abs=1e-9)
    assert path.expected == pytest.approx(938.8099, abs=5e-5) and path.deviation == pytest.approx(8.3353, abs=5e-5)


def test_pairs_that_lie_apart_are_geometry() -> None:
    """Pairs apart on the board count as geometry: three that the bag would merge."""
    chain = BagChain(5)
    expectation = Expectation(chain)
    apart = PUZZLE.parse("16 2 16\n2 4 2\n. . .")
    bag = expectation.bag_of(apart)
    assert bag == bytes((0, 3, 1, 0, 2, 0))
    assert expectation.remaining(bag) == 1.0, "the pair of 16 makes the target with the next move"
    assert expectation.remaining(expectation.bag_of(PUZZLE.parse("32 2 .\n. . .\n. . 2"))) == 0.0


def test_every_tile_on_the_way_is_a_game_of_its_own() -> None:
    boards = won_games("4x4:64", 1, range(1, 200))[0]
    path = followed(boards)
    assert [milestone.exponent for milestone in path.milestones] == [3, 4, 5, 6]
    for milestone in path.milestones:
        other = followed([retarget_board(board, milestone.exponent, board.four) for board in boards])
        assert other.won and (other.moves, other.bag_moves) == milestone[1:3]
        figures = milestone.expected, milestone.luck, milestone.geometry
        assert figures == (other.expected, other.luck, other.geometry)
    shorter = GameFollower(BagChain(6)).follow(boards[: path.milestones[1].moves + 1])
    assert shorter is not None and shorter.milestones == path.milestones[:2]


def test_a_path_grows_and_shrinks_with_the_game() -> None:
    boards = random_game("3x3:64", 3)
    follower = GameFollower(BagChain(6))
    for count in (1, 2, 9, 10, 4, 12, len(boards)):
        assert follower.follow(boards[:count]) == GameFollower(BagChain(6)).follow(boards[:count])
    other = random_game("3x3:64", 4)
    assert follower.follow(other) == GameFollower(BagChain(6)).follow(other)


def test_what_is_played_after_the_win_does_not_count() -> None:
    boards = next(game for game in won_games("4x4:32", 5, range(1, 50)) if not game[-2].over and game[-8].won)
    path = followed(boards)
    assert path.won and path.moves < len(boards) - 1 and not boards[path.moves - 1].won


def test_a_game_that_began_otherwise_is_not_taken_apart() -> None:
    chain = BagChain(9)
    for text in ("2 2 2\n. . .\n. . .", "8 2 .\n. . .\n. . .", "moves 3\n2 2 .\n. . .\n. . ."):
        assert GameFollower(chain).follow([PUZZLE.parse(text)]) is None
        assert moves_in_bag([PUZZLE.parse(text)]) is None
    four = PUZZLE.parse("4 2 .\n. . .\n. . .")
    assert GameFollower(BagChain(9, 0.0)).follow([retarget_board(four, 9, 0.0)]) is None


def test_the_numbers_of_a_path() -> None:
    boards = random_game("3x3:64", 3)
    path = followed(boards)
    lines = path.to_csv().splitlines()
    assert lines[0] == "moves,tile_sum,expected_sum,fours,expected_moves,luck,geometry"
    assert len(lines) == path.moves + 2
    figures = [float(part) for part in lines[-1].split(",")]
    assert figures == [path.moves, boards[path.moves].tile_sum, pytest.approx(2.2 * (path.moves + 2)),
                       path.points[-1].fours, path.expected, path.luck, path.geometry]  # fmt: skip


def test_the_tile_sum_lies_about_the_bags_ideal_as_its_deviation_says() -> None:
    chain, over = BagChain(11), []
    for seed in range(300):
        boards = [PUZZLE.new("6x6", seed)]
        while len(boards) <= 50:
            boards.append(PUZZLE.apply(boards[-1], PUZZLE.moves(boards[-1])[0])[0])
        path = GameFollower(chain).follow(boards)
        assert path is not None and path.sum_over(50) == boards[50].tile_sum - path.expected_sum(50)
        over.append(path.sum_over(50) / path.sum_deviation(50))
    assert abs(sum(over) / 300) < 0.2 and sum(one * one for one in over) / 300 == pytest.approx(1, abs=0.3)
