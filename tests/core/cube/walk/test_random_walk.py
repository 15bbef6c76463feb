"""Random walks on the cubes: exact, compared with all sequences and the lumped chain's known errors."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import pairwise, product

import pytest

from core.base.control import Control
from core.base.puzzle import InputError
from core.cube import pocket
from core.cube.cubie import Cube
from core.cube.metrics import Metric
from core.cube.moves import FACE_TURNS, MOVES
from core.cube.walk import random_walk, sequence_counts
from core.cube.walk.pocket_walk import class_moves, walk
from core.cube.walk.populations import load_populations
from core.markov.birth_death import BirthDeathChain
from core.markov.mixing import total_variation

METRICS = list(Metric)


def turns_of(metric: Metric) -> list[str]:
    return [turn for turn in FACE_TURNS if metric is Metric.HTM or not turn.endswith("2")]


@cache
def pocket_walk(metric: Metric) -> random_walk.ExactWalk:
    found = random_walk.compute_exact_walk("2x2x2", metric, 30 if metric is Metric.QTM else 8)
    assert found is not None
    return found


# The 2x2x2


@pytest.mark.parametrize(("metric", "start"), [(Metric.HTM, 1_234_567), (Metric.QTM, 0), (Metric.QTM, 1_234_567)])
def test_every_sequence_on_the_small_cube(metric: Metric, start: int) -> None:
    turns = [MOVES[turn].cube for turn in turns_of(metric)]
    ended = Counter({pocket.cube_of(start): 1})
    distributions, _ = walk(metric, 3, start)
    for distribution in distributions:
        counts: Counter[int] = Counter()
        for cube, ways in ended.items():
            counts[pocket.depth(cube, metric)] += ways
        assert distribution == pytest.approx(
            [counts[depth] / ended.total() for depth in range(len(distribution))], abs=1e-14
        )
        after: Counter[Cube] = Counter()
        for cube, ways in ended.items():
            for turn in turns:
                after[cube * turn] += ways
        ended = after


def test_lumped_against_exact_on_the_small_cube() -> None:
    lumped = random_walk.chain("2x2x2", Metric.QTM).distributions(30)
    exact = pocket_walk(Metric.QTM).distributions
    off = [total_variation(one, other) for one, other in zip(lumped, exact, strict=True)]
    assert max(off[:3]) < 1e-12
    for moves, known in ((3, 0.0123), (10, 0.057), (17, 0.140), (30, 0.042)):
        assert off[moves] == pytest.approx(known, abs=0.0006)
    assert random_walk.mean(lumped[11]) == pytest.approx(7.26, abs=0.005)
    assert random_walk.mean(exact[11]) == pytest.approx(6.93, abs=0.005)


@pytest.mark.parametrize("metric", METRICS)
def test_the_walk_on_the_small_cube_forgets_its_start(metric: Metric) -> None:
    found = pocket_walk(metric)
    counts = pocket.distribution(metric)
    period = metric.step
    for moves, (distribution, distance) in enumerate(zip(found.distributions, found.distances, strict=True)):
        assert sum(distribution) == pytest.approx(1, abs=1e-12)
        limit = [period * n / pocket.STATES * ((depth + moves) % period == 0) for depth, n in enumerate(counts)]
        # classes are seen through, positions are not
        assert total_variation(distribution, limit) <= distance + 1e-12
    assert all(later <= earlier + 1e-12 for earlier, later in pairwise(found.distances))
    assert found.distances[0] == pytest.approx(1 - period / pocket.STATES)


@pytest.mark.parametrize("metric", METRICS)
def test_moves_between_the_small_cubes_classes(metric: Metric) -> None:
    moves = class_moves(metric)
    counts = pocket.distribution(metric)
    assert [sum(ways) for ways in moves] == [len(turns_of(metric)) // 2 * states for states in counts]
    assert all(below[0] == above[2] for below, above in pairwise(moves))
    chain = random_walk.chain("2x2x2", metric)
    assert chain.stationary() == pytest.approx([states / pocket.STATES for states in counts])
    if metric is Metric.QTM:
        assert chain == BirthDeathChain.from_populations(counts)
    else:
        assert moves[0] == (9, 0, 0)
        assert moves[1] == (54, 18, 9)


def test_what_the_small_walk_refuses() -> None:
    with pytest.raises(ValueError, match="metric"):
        walk("stm", 3)
    with pytest.raises(ValueError, match="start"):
        walk("htm", 3, pocket.STATES)
    with pytest.raises(ValueError, match="longest"):
        walk("htm", -1)


def test_a_cancelled_walk_ends_early() -> None:
    control = Control()
    control.cancel()
    distributions, distances = walk("htm", 5, control=control)
    assert len(distributions) == len(distances) == 1
    assert random_walk.compute_exact_walk("2x2x2", Metric.HTM, 5, control) is None
    assert random_walk.compute_exact_walk("3x3x3", Metric.HTM, 5, control) is None


def test_progress_reaches_the_end() -> None:
    for puzzle, moves in (("2x2x2", 2), ("3x3x3", 4)):
        control = Control()
        assert random_walk.compute_exact_walk(puzzle, Metric.QTM, moves, control) is not None
        assert control.done == control.total > 0


# The 3x3x3


@pytest.mark.parametrize(("metric", "longest"), [(Metric.HTM, 4), (Metric.QTM, 4)])
def test_every_sequence_on_the_cube(metric: Metric, longest: int) -> None:
    turns = [MOVES[turn].cube for turn in turns_of(metric)]
    depth = {Cube(): 0}
    ended = Counter({Cube(): 1})
    counted = sequence_counts.depth_counts(metric, longest)
    assert counted is not None
    for moves, row in enumerate(counted):
        counts: Counter[int] = Counter()
        for cube, ways in ended.items():
            counts[depth.setdefault(cube, moves)] += ways
        assert row == [counts[deep] for deep in range(longest + 1)]
        after: Counter[Cube] = Counter()
        for cube, turn in product(ended, turns):
            after[cube * turn] += ended[cube]
        ended = after


@pytest.mark.parametrize("metric", METRICS)
def test_classes_hold_the_published_populations(metric: Metric) -> None:
    published = [layer.states for layer in load_populations("3x3x3", metric).layers]
    moves = sequence_counts.class_moves(metric, 5)
    assert moves is not None
    assert [sum(ways) // len(turns_of(metric)) for ways in moves] == published[:6]
    assert all(below[0] == above[2] for below, above in pairwise(moves))
    if metric is Metric.QTM:
        chain = random_walk.chain("3x3x3", metric)
        assert [ways[0] / sum(ways) for ways in moves] == pytest.approx(chain.up[:6])
        assert not any(ways[1] for ways in moves)


def test_lumped_against_exact_on_the_cube() -> None:
    found = random_walk.compute_exact_walk("3x3x3", Metric.QTM, 6)
    assert found is not None
    assert found.distances == ()
    lumped = random_walk.chain("3x3x3", Metric.QTM).distributions(6)
    off = [total_variation(one, other) for one, other in zip(lumped, found.distributions, strict=True)]
    assert max(off[:3]) < 1e-12
    assert off[3:] == pytest.approx([0.0088, 0.0180, 0.0250, 0.0303], abs=6e-5)


def test_what_cannot_be_known_is_refused() -> None:
    with pytest.raises(InputError, match="at most 7 moves HTM, not 8"):
        random_walk.compute_exact_walk("3x3x3", Metric.HTM, 8)
    with pytest.raises(ValueError, match="from 0 to 8"):
        sequence_counts.depth_counts("qtm", 9)
    assert sequence_counts.depth_counts("htm", 0) == [[1]]
