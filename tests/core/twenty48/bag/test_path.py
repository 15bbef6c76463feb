"""A game followed in the bag: its own tiles, chain steps only, compared with a bag kept by hand."""

from __future__ import annotations

import random
from collections import Counter
from itertools import pairwise

import pytest

from core.twenty48.bag.chain import BagChain
from core.twenty48.bag.path import follow
from core.twenty48.board import Board
from core.twenty48.puzzle import PUZZLE


def random_game(variant: str, seed: int, most: int = 400) -> list[Board]:
    choose = random.Random(seed)
    boards = [PUZZLE.new(variant, seed)]
    while len(boards) <= most and (moves := PUZZLE.moves(boards[-1])):
        boards.append(PUZZLE.apply(boards[-1], choose.choice(moves))[0])
    return boards


def bag_by_hand(boards: list[Board], target: int) -> list[tuple[int, ...]]:
    """Return the tiles of the bag after each move until the target: pairs merge, then the new tile."""
    tiles = sorted(1 << exponent for exponent in boards[0].cells if exponent)
    bags = [tuple(tiles)]
    for before, after in pairwise(boards):
        if target in tiles:
            break
        merged: list[int] = []
        for tile, count in Counter(tiles).items():
            merged += [2 * tile] * (count // 2) + [tile] * (count % 2)
        tiles = sorted([*merged, after.tile_sum - before.tile_sum])
        bags.append(tuple(tiles))
    return bags


@pytest.mark.parametrize("size", [2, 3, 4, 5, 6])
def test_a_game_is_followed_by_its_own_new_tiles(size: int) -> None:
    chains = {exponent: BagChain(exponent) for exponent in (4, 6, 11)}
    for seed in range(1, 30):
        boards = random_game(f"{size}x{size}", seed)
        for exponent, chain in chains.items():
            path = follow(chain, boards)
            assert path is not None and path.exact_start
            by_hand = bag_by_hand(boards, 1 << exponent)
            assert [chain.tiles(state) for state in path.states] == by_hand
            assert path.moves == len(by_hand) - 1
            assert path.won == (path.state >= chain.transient) == (1 << exponent in by_hand[-1])
            assert path.remaining == chain.remaining[path.state]
            assert path.forecast == path.moves + path.remaining


def test_the_bag_has_the_boards_tile_sum_and_its_number_of_moves() -> None:
    chain = BagChain(11)
    boards = random_game("4x4", 5)
    path = follow(chain, boards)
    assert path is not None
    assert [chain.sums[state] for state in path.states] == [board.tile_sum for board in boards]
    assert path.moves == boards[-1].moves
    for here, there in pairwise(path.states):
        assert there in chain.indices[chain.indptr[here] : chain.indptr[here + 1]]


def test_what_is_expected_of_two_tiles_makes_up_the_published_mean() -> None:
    chain, rest = BagChain(11), ". . . .\n" * 3
    forecasts = []
    for first in ("2 2", "2 4", "4 4"):
        path = follow(chain, [PUZZLE.parse(f"{first} . .\n{rest}")])
        assert path is not None and path.moves == 0 and path.exact_start
        forecasts.append(path.forecast)
    assert sum(chance * one for chance, one in zip((0.81, 0.18, 0.01), forecasts, strict=True)) == pytest.approx(
        938.8099, abs=5e-5
    )


def test_a_board_that_is_no_bag_begins_where_most_games_are() -> None:
    chain = BagChain(5)
    board = PUZZLE.parse("2 4 2\n4 2 4\n2 4 2")
    path = follow(chain, [board])
    assert path is not None and not path.exact_start
    assert chain.sums[path.state] == board.tile_sum == 26
    assert chain.tiles(path.state) == (2, 4, 4, 16)
    rarer = [state for state in range(1, chain.transient) if chain.sums[state] == 26 and state != path.state]
    assert rarer and all(chain.visits[state] < chain.visits[path.state] for state in rarer)


def test_moves_before_the_first_board_are_counted() -> None:
    board = PUZZLE.parse("moves 7\n2 4 8 .\n. . . .\n. . . .\n. . . .")
    path = follow(BagChain(11), [board])
    assert path is not None and path.exact_start and path.moves == 7


def test_a_game_that_is_won_later_than_its_bag_tells_both_numbers() -> None:
    later = 0
    for seed in range(60):
        boards = random_game("3x3:16", seed)
        path = follow(BagChain(4), boards)
        assert path is not None
        won = [board.moves for board in boards if board.won]
        assert path.own_moves == (won[0] if won else None)
        if path.own_moves is not None:
            assert path.won and path.moves <= path.own_moves
            later += path.moves < path.own_moves
    assert later > 5


def test_what_the_chain_does_not_have_is_not_followed() -> None:
    heavy = PUZZLE.parse("32 32\n. .")
    assert follow(BagChain(4), [heavy]) is None
    boards = next(game for game in (random_game("3x3", seed) for seed in range(9)) if game[0].tile_sum == 4)
    assert any(after.tile_sum - before.tile_sum == 4 for before, after in pairwise(boards))
    assert follow(BagChain(8, 0.0), boards[:1]) is not None
    assert follow(BagChain(8, 0.0), boards) is None
