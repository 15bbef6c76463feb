"""The depth of parts of the cube: published counts, search by the rules alone, and positions drawn for a depth."""

from __future__ import annotations

from random import Random

import pytest

from core.cube.cubie import Cube
from core.cube.metrics import Metric
from core.cube.moves import FACE_TURNS, position
from core.cube.random_state import random_cube
from core.cube.subgoals import PARTS, Orientation, Subgoal, practice_scramble
from core.puzzle import InputError

EVERY = [(name, which) for name, parts in PARTS.items() for which in parts if name != "first-block" or which == "DL"]
"""One of the largest tables is enough."""


@pytest.mark.parametrize(
    ("name", "metric", "counts"),
    [
        ("cross", Metric.HTM, [1, 15, 158, 1394, 9809, 46381, 97254, 34966, 102]),
        ("cross", Metric.QTM, [1, 10, 73, 500, 3078, 15528, 57180, 91654, 21849, 207]),
        ("edges", Metric.HTM, [1, 2, 25, 202, 620, 900, 285, 13]),
        ("block", Metric.HTM, [1, 9, 90, 852, 7169, 44182, 131636, 68940, 561]),
    ],
)
def test_the_published_counts(name: str, metric: Metric, counts: list[int]) -> None:
    """As cubers have published them for the cross, edge orientation (phase 1 of four) and the 2x2x2 block."""
    for part in list(PARTS[name].values())[:2]:
        assert list(part.distribution(metric)) == counts, "every choice has the same"


def solved(part: Subgoal | Orientation, cube: Cube) -> bool:
    """By the pieces alone; `edges` by what it means: no quarter turn of the axis' faces is needed any more."""
    if isinstance(part, Subgoal):
        return all(cube.edges[at] == at and cube.flips[at] == 0 for at in part.edges) and all(
            cube.corners[at] == at and cube.twists[at] == 0 for at in part.corners
        )
    return part.case(cube) == 0


def searched(part: Subgoal | Orientation, cube: Cube, metric: Metric, most: int) -> int:
    """The least number of turns, tried one after the other; `most` + 1 if more."""
    turns = [turn for turn in FACE_TURNS if metric.length((turn,)) == 1]
    layer, seen = [cube], {cube}
    for depth in range(most + 1):
        if any(solved(part, at) for at in layer):
            return depth
        layer = [after for at in layer for turn in turns if (after := position([turn], at)) not in seen]
        seen |= set(layer)
    return most + 1


@pytest.mark.parametrize("metric", Metric)
@pytest.mark.parametrize(("name", "which"), EVERY)
def test_it_is_what_a_search_by_the_rules_finds(name: str, which: str, metric: Metric) -> None:
    random, part = Random(f"{name} {which}"), PARTS[name][which]
    for length in (1, 2, 3, 6):
        cube = position(random.choices(FACE_TURNS, k=length))
        depth = part.depth(cube, metric)
        if depth <= 3:
            assert searched(part, cube, metric, 3) == depth
        else:
            assert searched(part, cube, metric, 2) == 3


def test_a_turn_changes_the_depth_by_one_at_most() -> None:
    random = Random(5)
    for name in ("cross", "edges", "block"):
        for part in PARTS[name].values():
            cube = random_cube(random.getrandbits(60))
            depth = part.depth(cube, Metric.HTM)
            around = [part.depth(position([turn], cube), Metric.HTM) for turn in FACE_TURNS]
            assert min(around) == depth - 1 or depth == 0
            assert max(around) <= depth + 1


@pytest.mark.parametrize("axis", "FRU")
def test_oriented_edges_need_no_quarter_turn_of_the_axis(axis: str) -> None:
    """All turns but the quarter turns of two faces keep the edges oriented."""
    part, faces = PARTS["edges"][axis], {"F": "FB", "R": "RL", "U": "UD"}[axis]
    random = Random(axis)
    kept = [turn for turn in FACE_TURNS if turn[0] not in faces or turn.endswith("2")]
    assert part.depth(position(random.choices(kept, k=40)), Metric.HTM) == 0
    assert part.depth(position([faces[0]]), Metric.HTM) == part.depth(position([faces[1] + "'"]), Metric.HTM) == 1


@pytest.mark.parametrize(("name", "which"), [("cross", "D"), ("cross", "F"), ("edges", "U"), ("block", "DLF")])
def test_scrambles_of_a_chosen_depth(name: str, which: str) -> None:
    part = PARTS[name][which]
    deepest = len(part.distribution(Metric.HTM)) - 1
    for depth in (0, 2, deepest):
        moves = practice_scramble(part, Metric.HTM, depth, seed=depth)
        assert part.depth(position(moves), Metric.HTM) == depth
        assert practice_scramble(part, Metric.HTM, depth, seed=depth) == moves
    assert len({part.case(part.position(Metric.HTM, 2, seed)) for seed in range(30)}) > 10, "cases are drawn at random"
    with pytest.raises(InputError, match="deep"):
        practice_scramble(part, Metric.HTM, deepest + 1, seed=1)
