"""Advice, reviews, finished games, bins of the bag plot, and other probabilities of a 4."""

from __future__ import annotations

import random
from math import sqrt

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.base.control import Control
from core.base.puzzle import InputError
from core.base.trials import deviation, mean
from core.twenty48.adviser.review import (
    Advice,
    BoardWorth,
    costliest,
    log_weights,
    mistakes,
    review,
    weights,
    worth,
)
from core.twenty48.bag.chain import BagChain
from core.twenty48.bag.histogram import bag_plot, benchmark
from core.twenty48.bag.walk import move_distribution
from core.twenty48.board import Board, first_board
from core.twenty48.puzzle import PUZZLE, retarget_board
from core.twenty48.results import MoveAuthors, PlayerKind, game_result, totals

VALUES = st.lists(st.none() | st.floats(0, 1), min_size=4, max_size=4).filter(lambda v: any(x is not None for x in v))


@given(VALUES)
def test_costs_are_what_is_lost_against_the_best(values: list[float | None]) -> None:
    advice = Advice(tuple(values), chance=True, exact=True)
    legal = [value for value in values if value is not None]
    assert advice.value(advice.best_direction) == max(legal)
    assert sorted(legal, reverse=True) == [advice.value(direction) for direction in advice.ranking]
    for direction, value in enumerate(values):
        if value is None:
            with pytest.raises(ValueError, match="not legal"):
                advice.cost(direction)
        else:
            assert advice.cost(direction) == pytest.approx(max(legal) - value, abs=1e-8)
            assert advice.cost(direction) >= 0
    assert advice.cost(advice.best_direction) == 0


def test_rounding_is_no_mistake() -> None:
    advice = Advice((0.3, 0.1 + 0.2, None, None), chance=True, exact=True)
    assert advice.cost(0) == advice.cost(1) == 0


def test_a_chance_that_falls_short_of_certainty_by_little_is_no_certainty() -> None:
    """A chance just below 1 is worse than a certain win: "more than 99.99 %" is not 100 %."""
    advice = Advice((1 - 1e-11, 1.0, None, None), chance=True, exact=True)
    assert advice.best_direction == 1 and 0 < advice.cost(0) < 1e-10


def test_a_review_counts_what_is_known() -> None:
    found, none = review([0.0, None, 0.25, 0.0, 0.5]), review([])
    assert (found.moves, found.best_moves, found.cost) == (4, 2, 0.75)
    assert (none.moves, none.best_moves, none.cost) == (0, 0, 0)


def test_the_costliest_moves_come_in_the_order_of_play() -> None:
    costs = [0.0, 0.1, None, 0.4, 0.2, 0.0, 0.3]
    assert costliest(costs, 3) == [3, 4, 6] and costliest(costs, 9) == [1, 3, 4, 6] and costliest([0.0, None], 3) == []


def test_costs_are_weighed_by_their_digits() -> None:
    assert log_weights([0.01, 1.0, 0.1]) == pytest.approx([0, 1, 0.5])
    assert log_weights([0.2, 0.2]) == [1, 1] and log_weights([]) == []


def played(seed: int, variant: str) -> list[Board]:
    rng = random.Random(seed)
    states = [PUZZLE.new(variant, seed)]
    while moves := PUZZLE.moves(states[-1]):
        states.append(PUZZLE.apply(states[-1], rng.choice(moves))[0])
    return states


def test_records_and_totals() -> None:
    games = []
    for seed in range(200):
        states = played(seed, "2x2:8")
        game = game_result(states, MoveAuthors(), dealt=True)
        assert game is not None
        assert (game.score, game.moves, game.largest) == (states[-1].score, states[-1].moves, states[-1].largest)
        wins = [state for state in states if state.won]
        assert game.is_won == bool(wins)
        if wins:
            assert (game.win_moves, game.win_sum) == (wins[0].moves, wins[0].tile_sum)
            assert game_result(states[: states.index(wins[0])], MoveAuthors(), dealt=True) is None
        games.append(game)
    found = totals(games)
    wins_in = [game.win_moves for game in games if game.win_moves is not None]
    assert (found.games, found.won, found.best) == (200, len(wins_in), max(game.score for game in games))
    assert found.mean_score == mean([game.score for game in games])
    assert (found.mean_moves, found.deviation) == (mean(wins_in), deviation(wins_in))
    assert sum(found.largest.values()) == 200 and list(found.largest) == sorted(found.largest, reverse=True)


@pytest.mark.parametrize(
    ("played_for", "advised", "moves", "player"),
    [
        ([], [], 0, PlayerKind.PERSON),
        ([], [], 5, PlayerKind.PERSON),
        ([0, 1, 2], [], 3, PlayerKind.PROGRAM),
        ([0, 1, 2], [], 4, PlayerKind.BOTH),
        ([], [3], 4, PlayerKind.BOTH),
        ([4], [5], 4, PlayerKind.PERSON),
    ],
)
def test_who_played(played_for: list[int], advised: list[int], moves: int, player: PlayerKind) -> None:
    assert MoveAuthors(played_for, advised).player(moves) is player
    assert MoveAuthors(played_for, advised, noted=False).player(moves) is PlayerKind.UNKNOWN


def test_a_win_is_of_who_played_up_to_it() -> None:
    states = next(found for seed in range(99) if len(found := played(seed, "2x2:8")) > 4 and found[-2].won)
    won_at = next(number for number, state in enumerate(states) if state.won)
    game = game_result(states, MoveAuthors(played_for=[won_at]), dealt=False)
    assert game is not None and (game.player, game.won_by, game.dealt) == (PlayerKind.BOTH, PlayerKind.PERSON, False)


@pytest.mark.parametrize(
    ("target", "four", "mean", "deviation", "least"),
    [(3, 0.1, 3.5371, 0.7118, 10), (11, 0.1, 938.8099, 8.3353, 2066), (11, 1.0, 519.0, 0.0, 2084)],
)
def test_the_benchmark_is_of_the_bag(target: int, four: float, mean: float, deviation: float, least: int) -> None:
    """The benchmark has the article's figures for one 4 in ten tiles: 938.8 ± 8.3 moves to 2048."""
    figures = benchmark(target, four)
    assert figures.least_sum == least
    assert figures.mean == pytest.approx(mean, abs=5e-5)
    assert figures.deviation == pytest.approx(deviation, abs=5e-5)


@pytest.mark.parametrize("target", [5, 9, 11, 13])
def test_the_bins_of_the_bag_plot_add_up(target: int) -> None:
    chain = BagChain(target)
    plot = bag_plot(chain, games=400, bins=40)
    distribution = move_distribution(chain)
    assert plot is not None and distribution is not None
    assert plot.mean == chain.mean and plot.deviation == sqrt(chain.variance)
    assert len(plot.bins) <= 42
    exact = dict(distribution.items())
    for one in plot.bins:
        assert one.exact == pytest.approx(sum(exact.get(moves, 0.0) for moves in range(one.low, one.high)), abs=1e-12)
    assert sum(one.exact for one in plot.bins) == pytest.approx(1, abs=2e-4)
    # to 32 the mixture reaches to more moves than there can be
    assert sum(one.mixture for one in plot.bins) == pytest.approx(1, abs=0.06 if target == 5 else 1e-3)
    assert sum(one.simulated for one in plot.bins) == pytest.approx(1, abs=0.02)
    counts = [number for number, share in distribution.items() if share]
    assert len(plot.to_csv().splitlines()) == len(counts) + 1, "a row for each number of moves"


def test_a_cancelled_bag_plot_is_none() -> None:
    control = Control()
    control.cancel()
    assert bag_plot(BagChain(11), games=100, bins=40, control=control) is None


@pytest.mark.parametrize("four", [0.0, 0.25, 0.5, 1.0])
def test_new_tiles_are_fours_as_often_as_asked_for(four: float) -> None:
    tiles = fours = 0
    for seed in range(3000):
        board = first_board(3, 9, seed, four)
        after = board.step(board.directions()[0])
        assert after is not None and after[0].four == four
        tiles += 2
        fours += board.cells.count(2)
    deviation_of_share = sqrt(four * (1 - four) / tiles)
    assert abs(fours / tiles - four) <= 5 * deviation_of_share


def test_the_probability_of_a_4_is_part_of_the_position() -> None:
    board = PUZZLE.new("3x3:64:0.25", 5)
    assert board.four == 0.25 and "four 0.25" in PUZZLE.format(board)
    assert PUZZLE.parse(PUZZLE.format(board)) == board
    assert "four" not in PUZZLE.format(PUZZLE.new("3x3", 5))
    assert retarget_board(board, 7, 0.1) != board and retarget_board(board, 6, 0.25) == board
    with pytest.raises(InputError, match=r"2 is not a probability from 0 to 1 \(line 1, column 6\)"):
        PUZZLE.parse("four 2\n2 .\n. 2")
    with pytest.raises(InputError, match="probability"):
        Board(2, bytes(4), target=3, four=1.5)


def test_a_board_is_worth_what_the_odds_say_and_else_the_adviser() -> None:
    board = PUZZLE.parse("target 16 score 100\n2 4\n2 .")
    exact = Advice((0.5, 0.25, None, 0.75), chance=True, exact=True)
    guess = Advice((10.0, 30.0, None, 20.0), chance=False, exact=False)
    assert worth(board, 1, lambda _: exact, lambda _: guess) == BoardWorth(0.75, True, True, 3, 0.5)
    assert worth(board, 0, lambda _: None, lambda _: guess) == BoardWorth(130.0, False, False, 1, 20.0)
    assert worth(board, None, None, lambda _: guess).cost is None
    nothing = BoardWorth(None, chance=True, exact=True)
    assert worth(board, 1, lambda _: None, None) == nothing, "no play leads there, and nobody else knows"


def test_the_last_board_is_worth_how_the_game_ended() -> None:
    def silent(_: Board) -> None:
        return None

    won, lost = PUZZLE.parse("target 8 score 40\n2 8\n4 2"), PUZZLE.parse("target 16 score 40\n2 8\n4 2")
    assert worth(won, None, silent, None) == BoardWorth(1.0, True, True)
    assert worth(lost, None, silent, None) == BoardWorth(0.0, True, True)
    assert worth(lost, None, None, silent) == BoardWorth(40, False, False)
    assert worth(won, None, silent, silent) == BoardWorth(40, False, False), "the adviser goes on after the win"


def test_mistakes_in_probability_and_in_points_are_weighed_apart() -> None:
    worths = [BoardWorth(1, chance, chance, 0, cost) for chance, cost in
              ((True, 0.5), (True, 0.005), (False, 1000.0), (False, 0.0), (False, 10.0), (True, None))]  # fmt: skip
    assert mistakes(worths, 2) == [0, 1, 2, 4] and mistakes(worths, 1) == [0, 2]
    assert weights(worths, [0, 1, 2, 4]) == [1, 0, 1, 0]
