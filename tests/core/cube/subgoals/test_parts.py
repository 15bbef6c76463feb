"""Depths of subgoals: published counts, plain search, solutions, and positions drawn for a depth."""

from __future__ import annotations

from random import Random

import pytest

from core.base.puzzle import InputError
from core.cube.cubie import CORNERS, EDGES, Cube
from core.cube.metrics import Metric
from core.cube.moves import FACE_TURNS, OPPOSITE, position
from core.cube.random_state import random_cube
from core.cube.subgoals.nearest import distribution
from core.cube.subgoals.parts import PARTS, practice_scramble

EVERY = [
    (name, which)
    for name, parts in PARTS.items()
    for which in parts
    if name not in {"half-turns", "half-turn-coset"} and (name != "first-block" or which in {"DL", "UF", "BR"})
]
INSIDE = [("half-turns", "all"), *(("half-turn-coset", axis) for axis in PARTS["half-turn-coset"])]
KEPT = {"F": "FB", "R": "RL", "U": "UD"}
"""Faces of each axis."""


@pytest.mark.parametrize(
    ("name", "metric", "counts"),
    [
        ("cross", Metric.HTM, [1, 15, 158, 1394, 9809, 46381, 97254, 34966, 102]),
        ("cross", Metric.QTM, [1, 10, 73, 500, 3078, 15528, 57180, 91654, 21849, 207]),
        ("edges", Metric.HTM, [1, 2, 25, 202, 620, 900, 285, 13]),
        ("block", Metric.HTM, [1, 9, 90, 852, 7169, 44182, 131636, 68940, 561]),
        ("domino", Metric.HTM, [1, 4, 50, 592, 7156, 87236, 1043817, 12070278, 124946368, 821605960, 1199128738,
                                58202444, 476]),
        ("half-turns", Metric.HTM, [1, 6, 27, 120, 519, 1932, 6484, 20310, 55034, 113892, 178495, 179196, 89728, 16176,
                                    1488, 144]),
    ],
)  # fmt: skip
def test_the_published_counts(name: str, metric: Metric, counts: list[int]) -> None:
    """Depth distributions of subgoals equal published counts.

    The cross, edge orientation (phase 1 of four), the 2x2x2 block, phase 1 of two (kociemba.org/cube.htm) and the
    half-turn group (jaapsch.net/puzzles/cube3.htm).
    """
    for part in list(PARTS[name].values())[:2]:
        assert list(part.distribution(metric)) == counts, "every choice has the same"


@pytest.mark.parametrize(
    ("name", "total"), [("domino", 2217093120), ("half-turns", 663552), ("half-turn-coset", 29400)]
)
def test_the_sizes_of_the_groups(name: str, total: int) -> None:
    for metric in Metric:
        assert sum(next(iter(PARTS[name].values())).distribution(metric)) == total


def test_the_window_looks_at_counts_without_counting_them_again() -> None:
    """Counts for the window are cached: those of half turns take some 20 ms at every refresh."""
    assert distribution("half-turns", Metric.QTM) is distribution("half-turns", Metric.QTM)


def pieces(name: str, which: str) -> set[str]:
    """Return the pieces that a subgoal solves."""
    all_pieces = [*EDGES, *CORNERS]
    if name == "cross":
        return {piece for piece in EDGES if which in piece}
    if name == "block":
        return {piece for piece in all_pieces if set(piece) <= set(which)}
    bottom, side = which[0], which[1]
    return {piece for piece in all_pieces if side in piece and OPPOSITE[bottom] not in piece}


def solved(name: str, which: str, cube: Cube) -> bool:
    """Return whether a subgoal is reached, by its definition."""
    if name in {"edges", "domino"}:
        rotations = {"F": 0, "R": 1, "U": 4} if name == "edges" else {"F": 4, "R": 16, "U": 0}
        seen = Cube.rotated(rotations[which])
        turned_cube = seen.inverse() * cube * Cube.rotated(cube.rotation).inverse() * seen
        if name == "edges":
            return not any(turned_cube.flips)
        return (
            not any(turned_cube.flips) and not any(turned_cube.twists) and set(turned_cube.edges[8:]) == {8, 9, 10, 11}
        )
    wanted = pieces(name, which)
    edges, corners = ({at for at, piece in enumerate(names) if piece in wanted} for names in (EDGES, CORNERS))
    return all(cube.edges[at] == at and cube.flips[at] == 0 for at in edges) and all(
        cube.corners[at] == at and cube.twists[at] == 0 for at in corners
    )


def searched(name: str, which: str, cube: Cube, metric: Metric, most: int) -> int:
    """Return the least number of turns by trying all; `most` + 1 if more."""
    turns = [turn for turn in FACE_TURNS if metric.length((turn,)) == 1]
    layer, seen = [cube], {cube}
    for depth in range(most + 1):
        if any(solved(name, which, position_reached) for position_reached in layer):
            return depth
        layer = [
            after
            for position_reached in layer
            for turn in turns
            if (after := position([turn], position_reached)) not in seen
        ]
        seen |= set(layer)
    return most + 1


def test_the_pieces_of_a_first_block() -> None:
    assert pieces("first-block", "DL") == {"DL", "FL", "BL", "DLF", "DBL"}


@pytest.mark.parametrize("metric", Metric)
@pytest.mark.parametrize(("name", "which"), EVERY)
def test_it_is_what_a_search_by_the_rules_finds(name: str, which: str, metric: Metric) -> None:
    random, part = Random(f"{name} {which}"), PARTS[name][which]
    for length in (1, 2, 3, 6):
        cube = position(random.choices(FACE_TURNS, k=length))
        depth = part.depth(cube, metric)
        assert depth is not None
        if depth <= 3:
            assert searched(name, which, cube, metric, 3) == depth
        else:
            assert searched(name, which, cube, metric, 2) == 3


@pytest.mark.parametrize("metric", Metric)
@pytest.mark.parametrize(("name", "which"), EVERY)
def test_a_way_is_as_long_as_the_depth(name: str, which: str, metric: Metric) -> None:
    """A solution of a subgoal is as long as its depth, and made of turns of the cube as it is held."""
    part = PARTS[name][which]
    for seed in range(3):
        cube = random_cube(seed) * Cube.rotated(7 * seed)
        solution = part.way(cube, metric)
        assert solution is not None
        assert metric.length(solution) == part.depth(cube, metric)
        assert solved(name, which, position(solution, cube))


def test_a_turn_changes_the_depth_by_one_at_most() -> None:
    random = Random(5)
    for name in ("cross", "edges", "block", "domino"):
        for part in PARTS[name].values():
            cube = random_cube(random.getrandbits(60))
            depth = part.depth(cube, Metric.HTM) or 0
            around = [part.depth(position([turn], cube), Metric.HTM) or 0 for turn in FACE_TURNS]
            assert min(around) == depth - 1 or depth == 0
            assert max(around) <= depth + 1


@pytest.mark.parametrize("axis", "FRU")
def test_oriented_edges_need_no_quarter_turn_of_the_axis(axis: str) -> None:
    """All turns but the quarter turns of two opposite faces keep the edges oriented."""
    part, faces = PARTS["edges"][axis], KEPT[axis]
    random = Random(axis)
    allowed_turns = [turn for turn in FACE_TURNS if turn[0] not in faces or turn.endswith("2")]
    assert part.depth(position(random.choices(allowed_turns, k=40)), Metric.HTM) == 0
    assert part.depth(position([faces[0]]), Metric.HTM) == part.depth(position([faces[1] + "'"]), Metric.HTM) == 1


@pytest.mark.parametrize("axis", "FRU")
def test_a_domino_is_left_by_quarter_turns_of_the_other_faces_alone(axis: str) -> None:
    part, random = PARTS["domino"][axis], Random(axis)
    kept = [turn for turn in FACE_TURNS if turn[0] in KEPT[axis] or turn.endswith("2")]
    domino = position(random.choices(kept, k=40))
    for metric in Metric:
        assert part.depth(domino, metric) == 0
        for turn in FACE_TURNS:
            assert part.depth(position([turn], domino), metric) == (turn not in kept)


@pytest.mark.parametrize("metric", Metric)
@pytest.mark.parametrize(("name", "which"), INSIDE)
def test_within_a_group_by_its_own_turns(name: str, which: str, metric: Metric) -> None:
    """Depths within a subgroup agree with breadth-first search by its turns; outside it there is no depth."""
    part, faces = PARTS[name][which], KEPT.get(which, "")
    turns = [turn for turn in FACE_TURNS if turn.endswith("2") or turn[0] in faces]
    half = [turn for turn in turns if turn.endswith("2")]
    random = Random(which)
    outside = position(random.choices(FACE_TURNS, k=30))
    assert part.depth(outside, metric) is None and part.way(outside, metric) is None
    assert part.depth(position(random.choices(half, k=30)), metric) is not None
    layers, seen = [[Cube()]], {Cube()}
    for depth in range(1, 4):
        after = [position([turn], at) for at in layers[-1] for turn in turns]
        layers.append(list(set(after) - seen))
        seen |= set(after)
        if name == "half-turns":
            unit = metric.length(half[:1])
            assert {part.depth(at, metric) for at in layers[-1]} == {unit * depth}
            assert len(layers[-1]) == part.distribution(metric)[unit * depth]
    for seed in range(4):
        start = position(Random(seed).choices(turns, k=30))
        way = part.way(start, metric)
        assert way is not None and set(way) <= set(turns)
        assert metric.length(way) == part.depth(start, metric)
        end = position(way, start)
        assert PARTS["half-turns"]["all"].depth(end, metric) is not None
        if name == "half-turns":
            assert end.solved
        around = [part.depth(position([turn], start), metric) for turn in turns]
        assert all(one is not None and abs(one - metric.length(way)) <= 2 for one in around)


@pytest.mark.parametrize(
    ("name", "which"),
    [("cross", "D"), ("cross", "F"), ("edges", "U"), ("block", "DLF"), ("domino", "R"), ("half-turns", "all"),
     ("half-turn-coset", "F")],
)  # fmt: skip
def test_scrambles_of_a_chosen_depth(name: str, which: str) -> None:
    part = PARTS[name][which]
    deepest = len(part.distribution(Metric.HTM)) - 1
    for depth in (0, 2, deepest):
        moves = practice_scramble(part, Metric.HTM, depth, seed=depth)
        assert part.depth(position(moves), Metric.HTM) == depth
        assert practice_scramble(part, Metric.HTM, depth, seed=depth) == moves
    drawn = {part.position(Metric.HTM, 2, seed) for seed in range(30)}
    assert len(drawn) > 10, "cases are drawn at random"
    with pytest.raises(InputError, match=f"has no case at depth {deepest + 1}"):
        practice_scramble(part, Metric.HTM, deepest + 1, seed=1)


@pytest.mark.parametrize("metric", Metric)
def test_a_domino_of_every_depth_is_drawn(metric: Metric) -> None:
    part = PARTS["domino"]["F"]
    for depth in range(len(part.distribution(metric))):
        assert part.depth(part.position(metric, depth, seed=depth), metric) == depth


def test_a_refusal_names_the_part() -> None:
    with pytest.raises(InputError) as told:
        PARTS["cross"]["D"].position(Metric.HTM, 9, 1)
    assert str(told.value).startswith("cross D has no case at depth 9")
