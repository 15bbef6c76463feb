"""How far parts of the cube are from where they belong: crosses, blocks and oriented edges, by tables of every case.

A case is where the pieces of a subgoal lie and how they are turned; the others do not matter. A table is filled breadth
first from the solved case, once, when it is first asked for: a moment, for the 1x2x3 block a second or two.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from random import Random
from typing import TYPE_CHECKING

from core.cube.cubie import CORNERS, EDGES, Cube
from core.cube.metrics import Metric
from core.cube.moves import FACE_TURNS, OPPOSITE, inverse_moves
from core.puzzle import InputError

WAYS = 24
"""In which one piece can lie: twelve places turned two ways, or eight turned three."""
UNSEEN = 255

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Table = NDArray[np.uint8]


@dataclass(frozen=True)
class Subgoal:
    """Pieces that are to be solved: indices of `EDGES` and `CORNERS`."""

    name: str
    edges: tuple[int, ...]
    corners: tuple[int, ...]

    def case(self, cube: Cube) -> int:
        """The number of the case a position is in."""
        case = 0
        for piece in self.edges:
            place = cube.edges.index(piece)
            case = case * WAYS + 2 * place + cube.flips[place]
        for piece in self.corners:
            place = cube.corners.index(piece)
            case = case * WAYS + 3 * place + cube.twists[place]
        return case

    def depth(self, cube: Cube, metric: Metric) -> int:
        """The least number of turns that solve these pieces, whatever becomes of the others."""
        return int(_table(self, metric)[self.case(cube)])

    def distribution(self, metric: Metric) -> Sequence[int]:
        """The cases at depth 0, 1, 2, ..."""
        return _counts(_table(self, metric))

    def position(self, metric: Metric, depth: int, seed: int) -> Cube:
        """A position drawn uniformly from all in which these pieces are so deep. Raises InputError if there is none."""
        cases, random = (_table(self, metric) == depth).nonzero()[0], Random(seed)
        _exist(len(cases), self.name, depth)
        case, lie = int(cases[random.randrange(len(cases))]), []
        for _ in range(len(self.edges) + len(self.corners)):
            case, way = divmod(case, WAYS)
            lie.append(way)
        lie.reverse()
        count = len(self.edges)
        edges, flips = _filled(dict(zip(self.edges, lie[:count], strict=True)), 12, 2, random)
        corners, twists = _filled(dict(zip(self.corners, lie[count:], strict=True)), 8, 3, random)
        if _odd(edges) != _odd(corners):
            # two edges that do not matter change places
            free = [place for place, piece in enumerate(edges) if piece not in self.edges][:2]
            edges[free[0]], edges[free[1]] = edges[free[1]], edges[free[0]]
        return Cube.from_pieces(corners, twists, edges, flips)


@dataclass(frozen=True)
class Orientation:
    """All twelve edges are to be oriented: then no quarter turn of the two faces of the axis is needed any more."""

    name: str
    rotation: int
    """That brings the axis to front and back."""

    def case(self, cube: Cube) -> int:
        """A bit for each place, set where the edge there is turned the wrong way."""
        held = Cube.rotated(self.rotation)
        seen = held.inverse() * cube * held
        return sum(flip << place for place, flip in enumerate(seen.flips))

    def depth(self, cube: Cube, metric: Metric) -> int:
        """The least number of turns that orient all edges."""
        return int(_orientations(metric)[self.case(cube)])

    def distribution(self, metric: Metric) -> Sequence[int]:
        """The cases at depth 0, 1, 2, ..."""
        return _counts(_orientations(metric))

    def position(self, metric: Metric, depth: int, seed: int) -> Cube:
        """A position drawn uniformly from all in which they are so deep. Raises InputError if there is none."""
        cases, random = (_orientations(metric) == depth).nonzero()[0], Random(seed)
        _exist(len(cases), self.name, depth)
        case = int(cases[random.randrange(len(cases))])
        edges, _ = _filled({}, 12, 2, random)
        corners, twists = _filled({}, 8, 3, random)
        if _odd(edges) != _odd(corners):
            edges[0], edges[1] = edges[1], edges[0]
        held = Cube.rotated(self.rotation)
        return (
            held * Cube.from_pieces(corners, twists, edges, [case >> place & 1 for place in range(12)]) * held.inverse()
        )


Part = Subgoal | Orientation


def _pieces(faces: str, names: Sequence[str]) -> tuple[int, ...]:
    return tuple(at for at, name in enumerate(names) if set(name) <= set(faces))


def _cross(face: str) -> Subgoal:
    return Subgoal(f"cross {face}", tuple(at for at, name in enumerate(EDGES) if face in name), ())


def _block(corner: str) -> Subgoal:
    return Subgoal(f"block {corner}", _pieces(corner, EDGES), (CORNERS.index(corner),))


def _first_block(bottom: str, side: str) -> Subgoal:
    """A 1x2x3: the three edges that touch `side` but not the face across from `bottom`, and the corners between."""
    edges = tuple(at for at, name in enumerate(EDGES) if side in name and not set(name) & {OPPOSITE[bottom]})
    corners = tuple(at for at, name in enumerate(CORNERS) if side in name and bottom in name)
    return Subgoal(f"first-block {bottom}{side}", edges, corners)


_ORDER = "URFDLB"
_HELD = {"F": 0, "R": 1, "U": 4}
"""Rotations of the whole cube that bring an axis to front and back: none, y, x."""

PARTS: Mapping[str, Mapping[str, Part]] = {
    "cross": {face: _cross(face) for face in _ORDER},
    "edges": {axis: Orientation(f"edges {axis}", rotation) for axis, rotation in _HELD.items()},
    "block": {corner: _block(corner) for corner in CORNERS},
    "first-block": {
        bottom + side: _first_block(bottom, side)
        for bottom in _ORDER
        for side in _ORDER
        if side not in {bottom, OPPOSITE[bottom]}
    },
}
"""By name and then by face, axis, corner, or the face below and the face at the side."""


@lru_cache(maxsize=32)
def _table(part: Subgoal, metric: Metric) -> Table:
    """The depth of every case; `UNSEEN` where two pieces would lie in one place."""
    import numpy as np

    edge_ways, corner_ways = _piece_ways()
    ways = [edge_ways] * len(part.edges) + [corner_ways] * len(part.corners)
    depths = np.full(WAYS ** len(ways), UNSEEN, np.uint8)
    front = np.array([part.case(Cube())], np.int32)
    depths[front] = 0
    turns = [turn for turn, name in enumerate(FACE_TURNS) if metric.length((name,)) == 1]
    for depth in range(1, UNSEEN):
        digits = [front // WAYS ** (len(ways) - 1 - at) % WAYS for at in range(len(ways))]
        for turn in turns:
            after = np.zeros_like(front)
            for way, digit in zip(ways, digits, strict=True):
                after = after * WAYS + way[turn][digit]
            depths[after[depths[after] == UNSEEN]] = depth
        front = np.flatnonzero(depths == depth).astype(np.int32)
        if not len(front):
            break
    return depths


@lru_cache(maxsize=1)
def _piece_ways() -> tuple[NDArray[np.int32], NDArray[np.int32]]:
    """Where each turn takes an edge and a corner that lies so, by turn and way."""
    import numpy as np

    edges, corners = np.zeros((18, WAYS), np.int32), np.zeros((18, WAYS), np.int32)
    for turn in range(18):
        turned = Cube.turned(turn)
        for place in range(12):
            for flip in range(2):
                edges[turn, 2 * turned.edges[place] + flip] = 2 * place + (flip + turned.flips[place]) % 2
        for place in range(8):
            for twist in range(3):
                corners[turn, 3 * turned.corners[place] + twist] = 3 * place + (twist + turned.twists[place]) % 3
    return edges, corners


@lru_cache(maxsize=2)
def _orientations(metric: Metric) -> Table:
    """The depth of every pattern of flipped edges; `UNSEEN` where an odd number is."""
    import numpy as np

    depths = np.full(1 << 12, UNSEEN, np.uint8)
    depths[0] = 0
    front = np.array([0])
    turns = [Cube.turned(turn) for turn, name in enumerate(FACE_TURNS) if metric.length((name,)) == 1]
    for depth in range(1, UNSEEN):
        for turned in turns:
            after = np.zeros_like(front)
            for place in range(12):
                after |= ((front >> turned.edges[place] & 1) ^ turned.flips[place]) << place
            depths[after[depths[after] == UNSEEN]] = depth
        front = np.flatnonzero(depths == depth)
        if not len(front):
            break
    return depths


def _counts(depths: Table) -> list[int]:
    seen = depths[depths != UNSEEN]
    return [int((seen == depth).sum()) for depth in range(int(seen.max()) + 1)]


def _exist(cases: int, name: str, depth: int) -> None:
    if not cases:
        raise InputError(f"No case of {name} is {depth} deep")


def _filled(lie: Mapping[int, int], count: int, ways: int, random: Random) -> tuple[list[int], list[int]]:
    """The piece at each place and how it is turned: those of `lie` as they are said to lie, the others at random."""
    pieces, turned = [-1] * count, [0] * count
    for piece, way in lie.items():
        pieces[way // ways], turned[way // ways] = piece, way % ways
    left = [piece for piece in range(count) if piece not in lie]
    random.shuffle(left)
    free = [place for place in range(count) if pieces[place] < 0]
    for place, piece in zip(free, left, strict=True):
        pieces[place], turned[place] = piece, random.randrange(ways)
    turned[free[-1]] = (turned[free[-1]] - sum(turned)) % ways
    return pieces, turned


def _odd(order: Sequence[int]) -> bool:
    return sum(a > b for at, a in enumerate(order) for b in order[at + 1 :]) % 2 == 1


def practice_scramble(part: Part, metric: Metric, depth: int, seed: int) -> list[str]:
    """Face turns to a random position in which the part is so deep. Raises InputError if it never is."""
    from core.cube.solve.twophase import solve

    found = solve(part.position(metric, depth, seed), 0.0)
    assert found.moves is not None
    return inverse_moves(found.moves)
