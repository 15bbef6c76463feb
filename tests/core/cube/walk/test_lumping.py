"""Turns from the positions of one depth: counted, sampled, and their effect on two steps in a row."""

from __future__ import annotations

from collections import Counter
from functools import cache
from math import sqrt
from random import Random

import pytest

from core.base.control import Control
from core.base.puzzle import InputError
from core.cube import pocket
from core.cube.metrics import Metric
from core.cube.notation.sequences import canonical_counts
from core.cube.pocket_puzzle import POCKET
from core.cube.puzzle import PUZZLE
from core.cube.solve.solver import Solver
from core.cube.solve.survey import TurnEffect, compass_turns
from core.cube.walk import lumping, pocket_walk, sequence_counts
from core.cube.walk.lumping import ClassTurns
from tests.core.cube.solve.cosets import small_table
from tests.core.cube.solve.near import DEEP, depths

SURE = 4.0
"""Limit in standard deviations; samples are fixed, so that a passing test stays so."""


@cache
def by_hand(metric: Metric) -> dict[int, Counter[tuple[int, int]]]:
    """Count the effects of all turns of all positions, for each depth before the last."""
    near = depths(metric)
    counts_by_depth: dict[int, Counter[tuple[int, int]]] = {depth: Counter() for depth in range(DEEP)}
    for cube, depth in near.items():
        if depth < DEEP:
            depths_after = [near[PUZZLE.apply(cube, turn)[0]] for turn in compass_turns(PUZZLE, cube, metric)]
            counts_by_depth[depth][sum(one < depth for one in depths_after), depths_after.count(depth)] += 1
    return counts_by_depth


@cache
def pocket_counted(metric: Metric) -> list[ClassTurns]:
    found = lumping.count_class_turns("2x2x2", metric)
    assert found is not None
    return list(found)


@pytest.mark.parametrize("metric", Metric)
def test_near_solved_all_positions_are_counted(metric: Metric) -> None:
    counted = sequence_counts.class_turns(metric, DEEP - 1)
    assert counted is not None
    assert [dict(one) for one in counted] == [dict(by_hand(metric)[depth]) for depth in range(DEEP)]


@pytest.mark.parametrize("metric", Metric)
def test_the_sums_are_those_of_the_chain(metric: Metric) -> None:
    moves = pocket_walk.class_moves(metric)
    for one, (up, stay, down) in zip(pocket_counted(metric), moves, strict=True):
        assert one.positions == pocket.distribution(metric)[one.depth]
        for way, count in ((TurnEffect.FARTHER, up), (TurnEffect.SAME, stay), (TurnEffect.CLOSER, down)):
            assert one.mean(way) * one.positions == pytest.approx(count)
            assert sum(at * number for at, number in enumerate(one.histogram(way))) == count


@pytest.mark.parametrize("metric", Metric)
def test_some_positions_of_the_small_cube_one_by_one(metric: Metric) -> None:
    random, counted = Random(3), pocket_counted(metric)
    for _ in range(200):
        cube = pocket.cube_of(random.randrange(pocket.STATES))
        depth = pocket.depth(cube, metric)
        there = [pocket.depth(POCKET.apply(cube, t)[0], metric) for t in compass_turns(POCKET, cube, metric)]
        assert (sum(one < depth for one in there), there.count(depth)) in counted[depth].counts
        assert counted[depth].exact and counted[depth].turns == len(there)


@pytest.mark.parametrize("metric", Metric)
def test_two_steps_in_a_row_are_those_of_a_walk_in_all_positions(metric: Metric) -> None:
    """Two steps in a row have the frequencies of a uniform walk, counted by hand at depth 2."""
    near, depth = depths(metric), 2
    steps: Counter[tuple[int, int]] = Counter()
    for cube in (one for one, at in near.items() if at == depth):
        turns = compass_turns(PUZZLE, cube, metric)
        differences = [near[PUZZLE.apply(cube, turn)[0]] - depth for turn in turns]
        # whoever came from there, stepped the other way
        steps.update((-before, after) for before in differences for after in differences)
    counted = sequence_counts.class_turns(metric, depth)
    assert counted is not None
    one = ClassTurns(depth, len(turns), True, counted[depth])
    ways = {TurnEffect.CLOSER: -1, TurnEffect.SAME: 0, TurnEffect.FARTHER: 1}
    for last, before in ways.items():
        came = sum(count for (first, _), count in steps.items() if first == before)
        for following, after in ways.items():
            expected = steps[before, after] / came if came else None
            assert one.step(last, following) == (pytest.approx(expected) if came else None)
    total = sum(steps.values())
    means = [sum(pair[at] * count for pair, count in steps.items()) / total for at in (0, 1)]
    both = sum((a - means[0]) * (b - means[1]) * count for (a, b), count in steps.items()) / total
    spread = [sum((pair[at] - means[at]) ** 2 * count for pair, count in steps.items()) / total for at in (0, 1)]
    assert one.correlation == pytest.approx(both / sqrt(spread[0] * spread[1]))


def test_a_depth_whose_positions_are_alike_is_a_state_of_a_chain() -> None:
    alike = ClassTurns(3, 12, True, {(1, 0): 40})
    assert alike.deviation(TurnEffect.CLOSER) == 0 and alike.correlation == 0
    assert (
        alike.step(TurnEffect.FARTHER, TurnEffect.CLOSER)
        == alike.step(TurnEffect.CLOSER, TurnEffect.CLOSER)
        == pytest.approx(1 / 12)
    )
    assert ClassTurns(0, 12, True, {(0, 0): 1}).step(TurnEffect.FARTHER, TurnEffect.CLOSER) is None
    assert ClassTurns(0, 12, True, {(0, 0): 1}).correlation == 0


def test_lumping_fails_on_the_small_cube() -> None:
    """On the 2x2x2 lumping fails: walks favour positions with more ways back."""
    for class_counts in pocket_counted(Metric.QTM)[4:]:
        after_rise = class_counts.step(TurnEffect.FARTHER, TurnEffect.CLOSER)
        assert after_rise is not None
        assert after_rise >= class_counts.mean(TurnEffect.CLOSER) / class_counts.turns - 1e-12
        assert class_counts.correlation <= 0
    assert min(class_counts.correlation for class_counts in pocket_counted(Metric.QTM)) < -0.1


# drawn


@pytest.mark.parametrize("metric", Metric)
@pytest.mark.parametrize("length", [1, 2, 3, 4])
def test_every_normal_form_is_drawn_alike(metric: Metric, length: int) -> None:
    random, draws = Random(length), 20_000
    found = Counter(tuple(lumping.normal_sequence(metric, length, random)) for _ in range(draws))
    assert all(metric.length(sequence) == length for sequence in found)
    forms = canonical_counts(metric, length)[length]
    assert len(found) <= forms
    if forms < 1000:
        assert len(found) == forms
        expected = draws / forms
        assert all(abs(count - expected) < 5 * sqrt(expected) + 1 for count in found.values())


@pytest.mark.parametrize("metric", Metric)
def test_what_is_drawn_is_like_what_is_counted(metric: Metric) -> None:
    solver = Solver.from_table(small_table(metric.value, 2))
    drawn = lumping.sample(solver, metric, 3, 500, seed=7)
    assert drawn.drawn == 500 and not drawn.exact and 400 < drawn.positions <= 500
    truth = by_hand(metric)[3]
    total = sum(truth.values())
    for key, count in drawn.counts.items():
        share = truth[key] / total
        assert share > 0, f"{key} is impossible"
        assert abs(count / drawn.positions - share) < SURE * sqrt(share * (1 - share) / drawn.positions) + 1e-9
    # and the positions accepted, of all normal forms, are as many as there are
    accepted = drawn.positions / drawn.drawn * canonical_counts(metric, 3)[3]
    assert accepted == pytest.approx(total, rel=0.06)
    for way in TurnEffect:
        assert all(one.low <= one.high for one in drawn.intervals(way))


def test_a_sample_is_the_sum_of_its_parts_and_ends_when_cancelled() -> None:
    solver = Solver.from_table(small_table("qtm", 2))
    whole = lumping.sample(solver, Metric.QTM, 3, 40, seed=1)
    parts = [lumping.sample(solver, Metric.QTM, 3, 20, seed=1, first=first) for first in (0, 20)]
    assert parts[0] + parts[1] == whole
    control = Control()
    control.cancel()
    assert lumping.sample(solver, Metric.QTM, 3, 40, seed=1, control=control).drawn == 0


def test_a_half_turn_in_quarter_turns_begins_either_way_round() -> None:
    assert lumping.first_turns([("F2", "R")], Metric.QTM) == {"F", "F'"}
    assert lumping.first_turns([("F'", "F'", "R")], Metric.QTM) == {"F", "F'"}
    assert lumping.first_turns([("F2", "B", "R")], Metric.HTM) == {"F2", "B"}
    assert lumping.first_turns([("U", "D'", "U2")], Metric.HTM) == {"U'", "D'"}
    assert lumping.first_turns([()], Metric.HTM) == set()


# kept


def test_it_is_read_back_as_it_was() -> None:
    counted = pocket_counted(Metric.HTM)
    assert list(lumping.parse(lumping.text(counted), "2x2x2", Metric.HTM)) == counted


@pytest.mark.parametrize(
    "stored", ["", "[]", "[[]]", "[[[1, 2]]]", "[[[20, 0, 5]]]", "[[[1, -1, 5]]]", '[[[1, 0, "5"]]]']
)
def test_a_damaged_file_is_counted_anew(stored: str) -> None:
    with pytest.raises(InputError):
        lumping.parse(stored, "3x3x3", Metric.HTM)


def test_counting_can_be_cancelled() -> None:
    control = Control()
    control.cancel()
    assert lumping.count_class_turns("3x3x3", Metric.QTM, control) is None
