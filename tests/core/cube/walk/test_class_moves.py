"""Half turns from each depth: shipped figures, how they were sampled, and the chain made of them."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import pairwise
from random import Random

import pytest

from core.base.control import Control
from core.base.depth import Exactness
from core.cube.cubie import Cube
from core.cube.metrics import Metric
from core.cube.moves import FACE_TURNS, MOVES, position
from core.cube.notation.sequences import canonical_counts
from core.cube.solve.solver import Solver
from core.cube.walk import class_moves, random_walk, sequence_counts
from core.cube.walk.populations import load_populations
from core.markov.mixing import total_variation
from core.markov.simulation import wilson
from tests.core.cube.solve.cosets import shallow_table

SURE = 4.0
"""Limit in standard deviations; samples are fixed, so that a passing test stays so."""


@cache
def near() -> dict[Cube, int]:
    """Return the depth of every position to depth 4, breadth first."""
    depth_by_cube, layer = {Cube(): 0}, [Cube()]
    for depth in range(1, 5):
        after = {cube * MOVES[turn].cube for cube in layer for turn in FACE_TURNS}
        layer = [cube for cube in after if cube not in depth_by_cube]
        depth_by_cube |= dict.fromkeys(layer, depth)
    return depth_by_cube


def states() -> list[int]:
    return [layer.states for layer in load_populations("3x3x3", Metric.HTM).layers]


# What is shipped


def test_counted_depths_are_counted() -> None:
    counted = sequence_counts.class_moves("htm", 5)
    assert counted is not None
    known = class_moves.load_class_moves()
    assert [one.depth for one in known] == list(range(len(known)))
    assert [one.exactness for one in known] == [Exactness.EXACT] * 7 + [Exactness.APPROXIMATE] * (len(known) - 7)
    for one, ways in zip(known, counted, strict=False):
        assert (one.up, one.stay, one.down) == tuple(ways)
    for one in known[:7]:
        assert one.positions == states()[one.depth]
        assert one.intervals == tuple((share, share) for share in one.shares)


def test_sampled_depths_are_told_with_their_bounds() -> None:
    for one in class_moves.load_class_moves()[7:]:
        assert one.moves == 18 * one.positions
        assert one.sequences >= one.positions > 0
        for count, share, interval in zip((one.up, one.stay, one.down), one.shares, one.intervals, strict=True):
            assert interval == wilson(count, one.moves)
            assert interval.low <= share <= interval.high


def test_the_same_words_tell_the_populations() -> None:
    """Sampled sequences agree with the populations, so positions were drawn uniformly from each class."""
    canonical = canonical_counts("htm", 20)
    for one in class_moves.load_class_moves()[7:]:
        low, high = wilson(one.positions, one.sequences, SURE)
        assert low <= states()[one.depth] / canonical[one.depth] <= high


def test_neighbouring_samples_agree_in_detailed_balance() -> None:
    for one, deeper in pairwise(class_moves.load_class_moves()):
        ratio = states()[deeper.depth] / states()[one.depth]
        low, high = wilson(deeper.down, deeper.moves, SURE)
        if deeper.exactness is Exactness.EXACT:
            assert one.up == deeper.down
        else:
            up = one.shares[0]
            assert low <= up / ratio <= high


# How positions are drawn


def test_canonical_sequences_are_drawn_uniformly() -> None:
    random, draws = Random(4), 12_150
    drawn = Counter(tuple(class_moves.canonical_sequence(2, random)) for _ in range(draws))
    assert len(drawn) == canonical_counts("htm", 2)[2] == len({position(sequence) for sequence in drawn}) == 243
    expected = draws / 243
    # chi squared with 242 degrees of freedom
    assert sum((count - expected) ** 2 / expected for count in drawn.values()) < 242 + 4 * 22
    assert class_moves.canonical_sequence(0, random) == []


@pytest.mark.parametrize("depth", [1, 2, 3])
def test_each_move_of_a_position_is_classed_by_its_true_depth(depth: int) -> None:
    for index in range(30):
        found = class_moves.sample(Solver.from_table(shallow_table("htm")), depth, 1, 11, index)
        cube = position(class_moves.canonical_sequence(depth, Random(f"11 {depth} {index}")))
        assert found.positions == 1, "so near solved every canonical sequence is a position of its own"
        after = [near()[cube * MOVES[turn].cube] - depth for turn in FACE_TURNS]
        assert (found.up, found.stay, found.down) == (after.count(1), after.count(0), after.count(-1))


def test_a_sample_agrees_with_the_count() -> None:
    counted = class_moves.load_class_moves()[5]
    found = class_moves.sample(Solver.from_table(shallow_table("htm")), 5, 150, 1)
    assert found.sequences == 150
    for count, share in zip((found.up, found.stay, found.down), counted.shares, strict=True):
        low, high = wilson(count, found.moves, SURE)
        assert low <= share <= high


def test_a_sample_in_parts_is_the_same() -> None:
    whole = class_moves.sample(Solver.from_table(shallow_table("htm")), 3, 20, 7)
    first, rest = (class_moves.sample(Solver.from_table(shallow_table("htm")), 3, 10, 7, start) for start in (0, 10))
    assert first + rest == whole
    control = Control()
    control.cancel()
    assert class_moves.sample(Solver.from_table(shallow_table("htm")), 3, 20, 7, control=control).sequences == 0


# The chain made of them


def test_the_chain_of_half_turns_has_the_populations_and_the_rests() -> None:
    chain, known = random_walk.chain("3x3x3", Metric.HTM), class_moves.load_class_moves()
    assert chain.places == 21
    assert chain.period == 1
    assert chain.stationary() == pytest.approx([one / sum(states()) for one in states()])
    assert chain.stay[: len(known)] == pytest.approx([one.shares[1] for one in known])
    for one in known:
        if one.exactness is Exactness.EXACT:
            assert (chain.up[one.depth], chain.down[one.depth]) == pytest.approx((one.shares[0], one.shares[2]))
        else:
            low, high = wilson(one.down, one.moves, SURE)
            assert low <= chain.down[one.depth] <= high


def test_the_chain_of_half_turns_against_the_exact_walk() -> None:
    found = random_walk.compute_exact_walk("3x3x3", Metric.HTM, 5)
    assert found is not None
    lumped = random_walk.chain("3x3x3", Metric.HTM).distributions(5)
    off = [total_variation(one, other) for one, other in zip(lumped, found.distributions, strict=True)]
    assert max(off[:3]) < 1e-12
    assert off[3:] == pytest.approx([0.01235, 0.01749, 0.02088], abs=6e-6)
