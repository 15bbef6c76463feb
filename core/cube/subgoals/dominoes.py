"""Domino subgoal: all corners and edges oriented, the edges of the middle slice in their slice."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import count
from random import Random

from core.base.figures import figures
from core.cube.cubie import Cube
from core.cube.metrics import Metric
from core.cube.moves import FACE_TURNS, MOVES
from core.cube.subgoals.pieces import exist, is_odd_permutation
from resources import ROOT

LISTED = 10_000
"""Most cosets of a depth that are listed to draw one; larger depths are soon met at random."""

AXIS_KEPT = (0, 1, 2, 3, 8, 9, 10, 11)
"""Rotations that keep U and D on their axis."""

Coset = tuple[int, int, int]
"""Twist, flip and slice coordinates; see `core.cube.solve.coordinates`."""


@dataclass(frozen=True)
class Domino:
    """Subgoal of reaching <U, D, R2, L2, F2, B2>, the first phase of H. Kociemba's algorithm."""

    def depth(self, cube: Cube, metric: Metric) -> int:
        """Return the depth; see `Goal`."""
        return metric.length(self.way(cube, metric))

    def distribution(self, metric: Metric) -> Sequence[int]:
        """Return the counts by depth, which `domino.count_cosets` has found; see `Goal`."""
        return _load_counts(metric)[0]

    def way(self, cube: Cube, metric: Metric) -> list[str]:
        """Return a shortest sequence to the subgoal; see `Goal`."""
        turns = _way(cube, metric)
        assert turns is not None
        return turns

    def position(self, metric: Metric, depth: int, seed: int) -> Cube:
        """Return a random position of a depth; see `Goal`."""
        counts, deepest = _load_counts(metric)
        exist(counts[depth] if depth < len(counts) else 0, depth)
        random = Random(seed)
        if depth == len(counts) - 1:
            return _draw_from_coset(
                random.choice([coset for one in deepest for coset in sorted(_find_images(one))]), random
            )
        if counts[depth] <= LISTED and depth < counts.index(max(counts)):
            return _draw_from_coset(random.choice(_layers(metric, depth)[depth]), random)
        return _draw_at_depth(metric, depth, random)


def _way(cube: Cube, metric: Metric, most: int | None = None) -> list[str] | None:
    from core.cube.subgoals import domino

    turns = domino.way(cube, metric is Metric.QTM, domino.LONGEST if most is None else most)
    return None if turns is None else [FACE_TURNS[turn] for turn in turns]


@lru_cache(maxsize=2)
def _load_counts(metric: Metric) -> tuple[Sequence[int], Sequence[Coset]]:
    """Return the number of cosets at each depth, and the deepest cosets.

    Of the deepest cosets there is one for each set of images under symmetry.
    """
    with figures(ROOT / "figures" / f"domino-{metric}.json") as data:
        return tuple(data["exact"]), tuple((twist, flip, place) for twist, flip, place in data["deepest"])


def _find_images(coset: Coset) -> set[Coset]:
    """Return all cosets of the cube's domino subgroup that are symmetric to one of them.

    The symmetries are the rotations `AXIS_KEPT`, which keep U and D on their axis. Of the deepest cosets only one of
    each such set is stored.
    """
    from core.cube.subgoals import domino

    rotations, base = [Cube.rotated(rotation) for rotation in AXIS_KEPT], domino.coset(*coset)
    return {_coset(turned.inverse() * base * turned) for turned in rotations}


def _draw_at_depth(metric: Metric, depth: int, random: Random) -> Cube:
    """Return the first of a sequence of random positions that has the depth."""
    from core.cube.random_state import random_cube

    first = random.getrandbits(48)
    for seed in count(first):
        cube = random_cube(seed)
        turns = _way(cube, metric, depth)
        if turns is not None and metric.length(turns) == depth:
            return cube
    raise AssertionError


@lru_cache(maxsize=4)
def _layers(metric: Metric, depth: int) -> Sequence[Sequence[Coset]]:
    """Return all cosets up to a depth, by depth."""
    home = _coset(Cube())
    seen, layers, front = {home}, [[home]], [Cube()]
    turns = [MOVES[turn].cube for turn in FACE_TURNS if metric.length((turn,)) == 1]
    for _ in range(depth):
        next_front, layer = list[Cube](), list[Coset]()
        for cube in front:
            for turn in turns:
                successor = cube * turn
                coset = _coset(successor)
                if coset not in seen:
                    seen.add(coset)
                    layer.append(coset)
                    next_front.append(successor)
        front = next_front
        layers.append(layer)
    return layers


def _coset(cube: Cube) -> Coset:
    from core.cube.solve.coordinates import coordinates

    found = coordinates(cube)
    return found["twist"], found["flip"], found["slice"]


def _draw_from_coset(coset: Coset, random: Random) -> Cube:
    """Return a random position of the coset, each equally likely."""
    from core.cube.subgoals import domino

    base = domino.coset(*coset)
    corners, edges = random.sample(range(8), 8), [*random.sample(range(8), 8), *random.sample(range(8, 12), 4)]
    corner_pieces, edge_pieces = [corners[piece] for piece in base.corners], [edges[piece] for piece in base.edges]
    if is_odd_permutation(corner_pieces) != is_odd_permutation(edge_pieces):
        # no turns reach different parities, and the order of the corners does not matter
        corner_pieces[0], corner_pieces[1] = corner_pieces[1], corner_pieces[0]
    return Cube.from_pieces(corner_pieces, base.twists, edge_pieces, base.flips)
