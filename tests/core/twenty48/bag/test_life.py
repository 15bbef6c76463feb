"""The seven lines of mathematics for played games: figures compared with counts by hand."""

from __future__ import annotations

import random
from collections import Counter
from math import comb

import pytest

from core.base.trials import mean
from core.twenty48.bag.chain import BagChain
from core.twenty48.bag.game_path import GameFollower
from core.twenty48.bag.life import binomial, life, likeliest_own, moves_given_sum, passing, way
from core.twenty48.board import Board
from core.twenty48.puzzle import PUZZLE


def played(seed: int, variant: str = "4x4:64") -> list[Board]:
    """Play a random game to its end."""
    choose, boards = random.Random(seed), [PUZZLE.new(variant, seed)]
    while moves := PUZZLE.moves(boards[-1]):
        boards.append(PUZZLE.apply(boards[-1], choose.choice(moves))[0])
    return boards


def test_the_chain_says_what_the_article_says() -> None:
    found = life(BagChain(11), [])
    assert (found.states, found.absorbing) == (3487, 26)
    assert f"{found.mean:.1f} {found.deviation:.1f} {found.passing:.4f}" == "938.8 8.3 0.9091"
    assert found.ends[0][0] == (2, 2, 8, 8, 2048) and found.ends[1][0] == (2, 4, 16, 2048)
    assert sum(share for _, share, _ in found.ends) == pytest.approx(1)
    assert found.likeliest_sum == 2070 and found.given_sum == pytest.approx(moves_given_sum(2070, 0.1))
    assert found.games == 0 and found.own_mean.figure == 0 and not list(likeliest_own(found))


def test_a_way_is_the_game_up_to_its_win() -> None:
    chain, follower = BagChain(6), GameFollower(BagChain(6))
    boards = next(found for seed in range(99) if (found := played(seed))[-1].won)
    won = next(number for number, board in enumerate(boards) if board.won)
    one, path = way(chain, boards), follower.follow(boards)
    assert one is not None and path is not None and path.bag_moves is not None
    assert (one.moves, one.tile_sum, one.bag_moves) == (won, boards[won].tile_sum, path.bag_moves)
    assert one.fours == path.points[-1].fours and one.tiles == won + 2
    assert len(one.states) == one.bag_moves + 1 and one.states[-1] >= chain.transient
    lost = next(found for seed in range(99) if not (found := played(seed))[-1].won)
    assert way(chain, lost) is None and way(chain, boards[3:]) is None


def test_games_are_ways_through_the_chain() -> None:
    chain = BagChain(5)
    ways = [one for seed in range(400) if (one := way(chain, played(seed, "4x4:32"))) is not None]
    found = life(chain, ways)
    assert found.games == len(ways) > 300
    assert abs(found.own_mean.figure - found.mean) < 4 * found.own_mean.error, "luck is nought on average"
    assert found.own_deviation == pytest.approx(found.deviation, rel=0.15)
    assert found.passed / found.games == pytest.approx(found.passing, abs=0.06)
    assert abs(found.fours - found.expected_fours) < 4 * found.four_deviation
    assert found.played.figure == mean([one.moves for one in ways]) > found.own_mean.figure
    assert found.given_sum == pytest.approx(found.played.figure, abs=1), "the sum tells the moves"
    ended = Counter(chain.tiles(one.states[-1]) for one in ways)
    assert {tiles: count for tiles, _, count in found.ends if count} == ended
    assert next(iter(likeliest_own(found)))[2] == max(ended.values())
    assert found.ended_in == len(ended) and found.came_through == len({s for one in ways for s in one.states})
    lines = found.to_csv().splitlines()
    assert lines[0] == "line,figure,chain,games" and {line[0] for line in lines[1:]} == set("1234567")


def test_the_binomial_is_that_of_the_article() -> None:
    assert binomial(3, 20, 0.1) == pytest.approx(comb(20, 3) * 0.1**3 * 0.9**17)
    assert (binomial(0, 5, 0.0), binomial(1, 5, 0.0), binomial(5, 5, 1.0)) == (1, 0, 1)


def test_moves_to_a_sum() -> None:
    # the sum 8: four tiles of 2; two and a 4 in three places; two 4s
    shares = {4: 0.9**4, 3: 3 * 0.9**2 * 0.1, 2: 0.1**2}
    wanted = sum(tiles * share for tiles, share in shares.items()) / sum(shares.values()) - 2
    assert moves_given_sum(8, 0.1) == pytest.approx(wanted)
    assert moves_given_sum(40, 0.0) == 18 and moves_given_sum(40, 1.0) == 8


def test_passing_a_sum_is_what_its_recurrence_says() -> None:
    chain, four = BagChain(7, 0.25), 0.25
    for total in range(12, 60, 2):
        before = (1 - four) * passing(chain, total - 2) + four * passing(chain, total - 4)
        assert passing(chain, total) == pytest.approx(before)


def test_far_from_the_start_a_sum_is_passed_once_in_one_and_p() -> None:
    for four in (0.1, 0.25):
        passed = BagChain(11, four).passages()
        assert passed[1000] == pytest.approx(1 / (1 + four), abs=1e-9)
