"""Strategies on 4x4 by simulation: the same games in any lots, shares with intervals, stored tallies."""

from __future__ import annotations

import pickle
from array import array
from dataclasses import replace
from pathlib import Path

import pytest

from core.base.control import Control
from core.base.trials import deviation, mean
from core.markov.simulation import wilson
from core.twenty48.sample import GameLot, GameSample, PlayedLot
from core.twenty48.strategies.games import play
from core.twenty48.strategies.simulation import SimulatedStrategy, SimulationTally, load, lots, save, tallies_csv, ways
from core.twenty48.strategies.strategy import ADVISER, CORNER, PERFECT, RANDOM, SNAKE, learn_strategy

OWN = learn_strategy({0b1111: (5, 1, 3, 0), 0b0011: (1, 9, 0, 0)}, 3)


def tally_of(way: SimulatedStrategy, *sizes: int) -> SimulationTally:
    """Return the tally after lots of these sizes."""
    tally = SimulationTally()
    for size in sizes:
        lot = GameLot(tally.games, size)
        tally = tally.with_lot(lot, way(lot, Control()))
    return tally


def test_games_are_the_same_in_whatever_lots() -> None:
    way = SimulatedStrategy(SNAKE)
    once, lots_of_it = tally_of(way, 60), tally_of(way, 1, 25, 34)
    assert replace(once, seconds=0) == replace(lots_of_it, seconds=0)
    sample = play(SNAKE.rule, SNAKE.shares, games=60, seed=1)
    assert (once.games, once.moves, once.score) == (60, sum(sample.moves), sum(sample.scores))
    assert once.mean_score == mean(sample.scores) and once.mean_moves == mean(sample.moves)
    assert once.score_error == pytest.approx(1.959964 * deviation(sample.scores) / 60**0.5)
    for tile in once.tiles:
        made = sum(largest >= tile for largest in sample.largest)
        assert (once.count_games_with(tile), once.interval(tile)) == (made, wilson(made, 60))
    assert max(once.tiles) == max(sample.largest)


def test_random_play_has_the_known_figures_within_its_intervals() -> None:
    """Random play has known figures within its intervals: 1,094.9 points and 118.40 moves.

    They are from another program's games.
    """
    tally = tally_of(SimulatedStrategy(RANDOM), 20_000)
    assert tally.score_error is not None
    assert abs(tally.mean_score - 1_094.9) < 2 * tally.score_error < 30
    assert abs(tally.mean_moves - 118.4) < 2
    low, high = tally.interval(11)
    assert tally.count_games_with(11) == 0 and low == 0 < high < 0.001


def test_a_lot_cut_short_counts_and_one_out_of_turn_does_not() -> None:
    played = PlayedLot(GameSample(array("q", (5, 7)), array("q", (10, 20)), bytes((4, 5))), 0.5)
    tally = SimulationTally().with_lot(GameLot(0, 10), played)
    assert (tally.games, tally.score, tally.squares, tally.largest) == (2, 30, 500, {4: 1, 5: 1})
    assert tally.with_lot(GameLot(10, 10), played) == tally, "games between them are missing"
    assert tally.with_lot(GameLot(2, 10), played).games == 4
    nothing = PlayedLot(GameSample(array("q"), array("q"), b""), 0.0)
    assert tally.with_lot(GameLot(2, 10), nothing) == tally
    assert SimulationTally().with_lot(GameLot(0, 1), replace_games(played, 1)).score_error is None


def replace_games(played: PlayedLot, games: int) -> PlayedLot:
    sample = played.sample
    return PlayedLot(GameSample(sample.moves[:games], sample.scores[:games], sample.largest[:games]), played.seconds)


def test_the_adviser_s_long_games_come_last_and_nothing_is_played_twice() -> None:
    of = ways(OWN)
    assert [way.key for way in of] == [ADVISER.key, "snake", "corner", "greedy", "never_up", "random", "own"]
    assert all(way.strategy != PERFECT for way in of)
    handed = list(lots({"corner": SimulationTally(games=90), "random": SimulationTally(games=100)}, of, 100))
    keys = [way.key for way, _ in handed]
    assert keys[:5] == ["snake", "corner", "greedy", "never_up", "own"], "side by side"
    assert set(keys[keys.index(ADVISER.key) :]) == {ADVISER.key} and "random" not in keys
    for way in of:
        games = [n for one, lot in handed if one == way for n in range(lot.first, lot.first + lot.games)]
        assert games == list(range({"corner": 90, "random": 100}.get(way.key, 0), 100))
    assert not list(lots({way.key: SimulationTally(games=100) for way in of}, of, 100))


def test_what_is_kept_is_of_these_very_habits(tmp_path: Path) -> None:
    way = SimulatedStrategy(OWN)
    assert load(tmp_path, way) == SimulationTally()
    tally = tally_of(way, 5)
    save(tmp_path, way, tally)
    assert load(tmp_path, way) == tally
    assert load(tmp_path, SimulatedStrategy(learn_strategy({0b1111: (1, 1, 1, 1)}, 3))) == SimulationTally(), (
        "other habits"
    )
    assert load(tmp_path, SimulatedStrategy(OWN, seed=2)) == SimulationTally(), "other games"
    assert load(tmp_path, SimulatedStrategy(CORNER)) == SimulationTally()
    (tmp_path / "games-4x4-own.table").write_bytes(b"damaged")
    assert load(tmp_path, way) == SimulationTally()


def test_it_travels_to_other_processes() -> None:
    for way in ways(OWN):
        assert pickle.loads(pickle.dumps(way)) == way


def test_numbers_are_saved() -> None:
    tally = tally_of(SimulatedStrategy(CORNER), 20)
    lines = tallies_csv({"corner": tally}).splitlines()
    assert lines[0] == "strategy,games,tile,made,share,low,high,mean_moves,mean_score"
    assert lines[1].startswith("corner,20,8,20,1,") and len(lines) == 1 + len(tally.tiles)
