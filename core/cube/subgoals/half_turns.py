"""The half-turn group <U2, D2, R2, L2, F2, B2> of 663 552 positions, and reaching it from a domino.

M. Thistlethwaite's last two stages (Jaap Scherphuis, jaapsch.net/puzzles/thistle.htm). A domino is a position of <U, D,
R2, L2, F2, B2>, which consists of 29 400 cosets of the half-turn group.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import permutations
from random import Random
from typing import NamedTuple

from core.cube.cubie import Cube
from core.cube.metrics import Metric
from core.cube.moves import FACE_TURNS, MOVES
from core.cube.subgoals.goal import nearer
from core.cube.subgoals.pieces import exist, is_odd_permutation

HALF_TURNS = tuple(turn for turn in FACE_TURNS if turn.endswith("2"))
DOMINO_TURNS = tuple(turn for turn in FACE_TURNS if turn[0] in "UD" or turn.endswith("2"))
SLICES = ((1, 3, 5, 7), (0, 2, 4, 6), (8, 9, 10, 11))
"""Places of the edges between L and R, between F and B, and between U and D."""
ORDERS = tuple(permutations(range(4)))
_ORDER_AT = {order: at for at, order in enumerate(ORDERS)}
UNSEEN = 255

Corners = tuple[int, ...]


@dataclass(frozen=True)
class HalfTurnGroup:
    """Subgoal of solving the cube by half turns alone; positions outside the group have no depth."""

    def depth(self, cube: Cube, metric: Metric) -> int | None:
        """Return the depth, where each half turn is two quarter turns; see `Goal`."""
        place = _place(cube)
        return None if place is None else _depths()[place] * metric.length(HALF_TURNS[:1])

    def distribution(self, metric: Metric) -> Sequence[int]:
        """Return the number of positions by depth; see `Goal`."""
        each, depths = metric.length(HALF_TURNS[:1]), _depths()
        counts = [0] * (each * max(depth for depth in set(depths) if depth != UNSEEN) + 1)
        for depth in range(0, len(counts), each):
            counts[depth] = depths.count(depth // each)
        return counts

    def way(self, cube: Cube, metric: Metric) -> list[str] | None:
        """Return a shortest sequence of half turns; see `Goal`."""
        return nearer(self, cube, metric, HALF_TURNS)

    def position(self, metric: Metric, depth: int, seed: int) -> Cube:
        """Return a random position of a depth; see `Goal`."""
        step, depths = metric.length(HALF_TURNS[:1]), _depths()
        count = 0 if depth % step else depths.count(depth // step)
        exist(count, depth)
        chosen, place = Random(seed).randrange(count), -1
        for _ in range(chosen + 1):
            place = depths.index(depth // step, place + 1)
        place, third = divmod(place, 24)
        place, second = divmod(place, 24)
        corners, first = divmod(place, 24)
        edges = [0] * 12
        for places, order in zip(SLICES, (first, second, third), strict=True):
            for at, piece in zip(places, ORDERS[order], strict=True):
                edges[at] = places[piece]
        return Cube.from_pieces(_corner_orders()[corners], [0] * 8, edges, [0] * 12)


@dataclass(frozen=True)
class HalfTurnCosets:
    """Subgoal of reaching the half-turn group by turns of the domino; other positions have no depth."""

    def depth(self, cube: Cube, metric: Metric) -> int | None:
        """Return the depth; see `Goal`."""
        coset = _coset(cube)
        return None if coset is None else _coset_depths(metric)[coset]

    def distribution(self, metric: Metric) -> Sequence[int]:
        """Return the number of cosets by depth; see `Goal`."""
        depths = list(_coset_depths(metric).values())
        return [depths.count(depth) for depth in range(max(depths) + 1)]

    def way(self, cube: Cube, metric: Metric) -> list[str] | None:
        """Return a shortest sequence of domino turns; see `Goal`."""
        return nearer(self, cube, metric, DOMINO_TURNS)

    def position(self, metric: Metric, depth: int, seed: int) -> Cube:
        """Return a random position of a depth; see `Goal`."""
        cosets = [coset for coset, at in _coset_depths(metric).items() if at == depth]
        exist(len(cosets), depth)
        random = Random(seed)
        coset = random.choice(cosets)
        relabelled = random.choice(_corner_orders())
        corners = [relabelled[piece] for piece in coset.corners]
        edges = [0] * 12
        for places, pieces in zip((coset.places, _find_other_places(coset.places), SLICES[2]), SLICES, strict=True):
            for at, piece in zip(places, random.sample(pieces, 4), strict=True):
                edges[at] = piece
        if is_odd_permutation(corners) != is_odd_permutation(edges):
            edges[8], edges[9] = edges[9], edges[8]
        return Cube.from_pieces(corners, [0] * 8, edges, [0] * 12)


# The half-turn group


@lru_cache(maxsize=1)
def _corner_orders() -> Sequence[Corners]:
    """Return the 96 permutations of the corners that half turns reach."""
    reached: dict[Corners, None] = {Cube().corners: None}
    for order in (orders := list(reached)):
        for turn in HALF_TURNS:
            after = _put(order, MOVES[turn].cube.corners)
            if after not in reached:
                reached[after] = None
                orders.append(after)
    return tuple(reached)


def _put(order: Sequence[int], turned: Sequence[int]) -> Corners:
    return tuple(order[place] for place in turned)


@lru_cache(maxsize=1)
def _corner_places() -> Mapping[Corners, int]:
    return {order: at for at, order in enumerate(_corner_orders())}


def _place(cube: Cube) -> int | None:
    """Return the index of a position of the group; None outside."""
    if any(cube.twists) or any(cube.flips):
        return None
    place = _corner_places().get(cube.corners)
    if place is None:
        return None
    for places in SLICES:
        pieces = [cube.edges[at] for at in places]
        if not set(pieces) <= set(places):
            return None
        place = 24 * place + _ORDER_AT[tuple(places.index(piece) for piece in pieces)]
    return place


@lru_cache(maxsize=1)
def _depths() -> bytes:
    """Return the depth of each combined order of corners and slices; `UNSEEN` where the parity is wrong."""
    import numpy as np

    orders = _corner_orders()
    corner_after = np.array(
        [[_corner_places()[_put(order, MOVES[turn].cube.corners)] for order in orders] for turn in HALF_TURNS], np.int32
    )
    slice_after = np.array([[_slice_after(turn, places) for places in SLICES] for turn in HALF_TURNS], np.int32)
    depths = np.full(len(orders) * 24**3, UNSEEN, np.uint8)
    front = np.array([0], np.int32)
    depths[0] = 0
    for depth in range(1, UNSEEN):
        parts = front // 24**3, front // 24**2 % 24, front // 24 % 24, front % 24
        for turn in range(len(HALF_TURNS)):
            after = corner_after[turn][parts[0]]
            for at, part in enumerate(parts[1:]):
                after = after * 24 + slice_after[turn][at][part]
            depths[after[depths[after] == UNSEEN]] = depth
        front = np.flatnonzero(depths == depth).astype(np.int32)
        if not len(front):
            break
    return depths.tobytes()


def _slice_after(turn: str, places: Sequence[int]) -> list[int]:
    """Return the index of each order of a slice's edges after a half turn."""
    moved = [places.index(MOVES[turn].cube.edges[at]) for at in places]
    return [_ORDER_AT[tuple(order[at] for at in moved)] for order in ORDERS]


# Its cosets in the domino


class Coset(NamedTuple):
    """Coset of the half-turn group in the domino, in which pieces that half turns exchange are alike."""

    corners: Corners
    """Least order of the corners under the 96 renumberings by half turns."""
    places: tuple[int, ...]
    """Places of the edges that belong between L and R."""


def _coset(cube: Cube) -> Coset | None:
    """Return the coset of a domino; None for any other position."""
    if any(cube.twists) or any(cube.flips) or not set(cube.edges[8:]) <= set(SLICES[2]):
        return None
    return Coset(_normalise_corners(cube.corners), _find_slice_edges(cube.edges))


def _find_slice_edges(edges: Sequence[int]) -> tuple[int, ...]:
    return tuple(place for place in range(8) if edges[place] in SLICES[0])


def _find_other_places(places: Iterable[int]) -> tuple[int, ...]:
    return tuple(place for place in range(8) if place not in places)


@lru_cache(maxsize=1 << 16)
def _normalise_corners(corners: Corners) -> Corners:
    return min(_put(order, corners) for order in _corner_orders())


@lru_cache(maxsize=2)
def _coset_depths(metric: Metric) -> Mapping[Coset, int]:
    """Return the depth of each coset, searched layer by layer; a turn may count two."""
    home = _coset(Cube())
    assert home is not None
    depths, layers = dict[Coset, int](), [[home]]
    for depth, layer in enumerate(layers):
        for coset in layer:
            if coset in depths:
                continue
            depths[coset] = depth
            for turn in DOMINO_TURNS:
                turned, depth_after = MOVES[turn].cube, depth + metric.length((turn,))
                corners = _normalise_corners(_put(coset.corners, turned.corners))
                places = tuple(place for place in range(8) if turned.edges[place] in coset.places)
                while depth_after >= len(layers):
                    layers.append([])
                layers[depth_after].append(Coset(corners, places))
    return depths
