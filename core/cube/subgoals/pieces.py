"""Subgoals of solving some pieces or orienting the edges, by tables of all cases.

A case is the places and orientations of a goal's pieces; the others do not matter. A table is filled breadth first from
the solved case when it is first needed: in a moment, for the 1x2x3 block in a second or two.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from random import Random
from typing import TYPE_CHECKING

from core.base.puzzle import InputError
from core.base.words import phrase
from core.cube.cubie import Cube
from core.cube.metrics import Metric
from core.cube.moves import FACE_TURNS
from core.cube.subgoals.goal import nearer

WAYS = 24
"""Number of placements of one piece: twelve places turned two ways, or eight turned three."""
UNSEEN = 255

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Table = NDArray[np.uint8]
    Numbers = NDArray[np.int32]


class TabledGoal(ABC):
    """Subgoal with so few cases that all fit in a table."""

    @property
    @abstractmethod
    def size(self) -> int:
        """Size of the table: every case is a smaller number."""

    @abstractmethod
    def case(self, cube: Cube) -> int:
        """Return the index of a position's case."""

    @abstractmethod
    def turn_cases(self, cases: Numbers, turns: Sequence[int]) -> Iterator[Numbers]:
        """Yield, for each of the turns, the cases after it of all `cases`."""

    @abstractmethod
    def position(self, metric: Metric, depth: int, seed: int) -> Cube:
        """Return a random position of a depth; see `Goal`."""

    def depth(self, cube: Cube, metric: Metric) -> int:
        """Return the depth; see `Goal`."""
        return int(_table(self, metric)[self.case(cube)])

    def distribution(self, metric: Metric) -> Sequence[int]:
        """Return the number of cases by depth; see `Goal`."""
        return _counts(self, metric)

    def way(self, cube: Cube, metric: Metric) -> list[str] | None:
        """Return a shortest sequence to the subgoal; see `Goal`."""
        return nearer(self, cube, metric)


@dataclass(frozen=True)
class PiecesGoal(TabledGoal):
    """Goal that certain edges and corners, given as indices of `EDGES` and `CORNERS`, are solved."""

    edges: tuple[int, ...]
    corners: tuple[int, ...] = ()

    def case(self, cube: Cube) -> int:
        """Return the index of a position's case."""
        case, edges, corners = 0, cube.edges, cube.corners
        for piece in self.edges:
            place = edges.index(piece)
            case = case * WAYS + 2 * place + cube.flips[place]
        for piece in self.corners:
            place = corners.index(piece)
            case = case * WAYS + 3 * place + cube.twists[place]
        return case

    def position(self, metric: Metric, depth: int, seed: int) -> Cube:
        """Return a random position of a depth; see `Goal`."""
        random = Random(seed)
        case, placements = _draw_case(self, metric, depth, random), []
        for _ in range(len(self.edges) + len(self.corners)):
            case, placement = divmod(case, WAYS)
            placements.append(placement)
        placements.reverse()
        count = len(self.edges)
        edges, flips = _fill_places(dict(zip(self.edges, placements[:count], strict=True)), 12, 2, random)
        corners, twists = _fill_places(dict(zip(self.corners, placements[count:], strict=True)), 8, 3, random)
        if is_odd_permutation(edges) != is_odd_permutation(corners):
            # two edges outside the goal change places
            free = [place for place, piece in enumerate(edges) if piece not in self.edges][:2]
            edges[free[0]], edges[free[1]] = edges[free[1]], edges[free[0]]
        return Cube.from_pieces(corners, twists, edges, flips)

    def turn_cases(self, cases: Numbers, turns: Sequence[int]) -> Iterator[Numbers]:
        """Yield, for each of the turns, the cases after it of all `cases`."""
        import numpy as np

        edge_ways, corner_ways = _piece_ways()
        moved_to = [edge_ways] * len(self.edges) + [corner_ways] * len(self.corners)
        digits = [cases // WAYS ** (len(moved_to) - 1 - index) % WAYS for index in range(len(moved_to))]
        for turn in turns:
            after = np.zeros_like(cases)
            for piece_moved_to, digit in zip(moved_to, digits, strict=True):
                after = after * WAYS + piece_moved_to[turn][digit]
            yield after

    @property
    def size(self) -> int:
        """Size of the table: every case is a smaller number."""
        return int(WAYS ** (len(self.edges) + len(self.corners)))


@dataclass(frozen=True)
class EdgeOrientationGoal(TabledGoal):
    """Goal that all twelve edges are oriented: no quarter turn of F and B is needed any more."""

    @property
    def size(self) -> int:
        """Size of the table; see `TabledGoal`."""
        return 1 << 12

    def case(self, cube: Cube) -> int:
        """Return a bit for each place, set where the edge there is flipped."""
        return sum(flip << place for place, flip in enumerate(cube.flips))

    def position(self, metric: Metric, depth: int, seed: int) -> Cube:
        """Return a random position of a depth; see `Goal`."""
        random = Random(seed)
        case = _draw_case(self, metric, depth, random)
        edges, _ = _fill_places({}, 12, 2, random)
        corners, twists = _fill_places({}, 8, 3, random)
        if is_odd_permutation(edges) != is_odd_permutation(corners):
            edges[0], edges[1] = edges[1], edges[0]
        return Cube.from_pieces(corners, twists, edges, [case >> place & 1 for place in range(12)])

    def turn_cases(self, cases: Numbers, turns: Sequence[int]) -> Iterator[Numbers]:
        """Yield, for each of the turns, the cases after it of all `cases`."""
        import numpy as np

        for turn in turns:
            turned, after = Cube.turned(turn), np.zeros_like(cases)
            for place in range(12):
                after |= ((cases >> turned.edges[place] & 1) ^ turned.flips[place]) << place
            yield after


@lru_cache(maxsize=16)
def _table(goal: TabledGoal, metric: Metric) -> Table:
    """Return the depth of every case; `UNSEEN` for impossible ones.

    These have two pieces in one place, or an odd number of flips.
    """
    import numpy as np

    depths = np.full(goal.size, UNSEEN, np.uint8)
    front = np.array([goal.case(Cube())], np.int32)
    depths[front] = 0
    turns = [turn for turn, name in enumerate(FACE_TURNS) if metric.length((name,)) == 1]
    for depth in range(1, UNSEEN):
        for after in goal.turn_cases(front, turns):
            depths[after[depths[after] == UNSEEN]] = depth
        front = np.flatnonzero(depths == depth).astype(np.int32)
        if not len(front):
            break
    return depths


@lru_cache(maxsize=16)
def _counts(goal: TabledGoal, metric: Metric) -> Sequence[int]:
    depths = _table(goal, metric)
    seen = depths[depths != UNSEEN]
    return tuple(int((seen == depth).sum()) for depth in range(int(seen.max()) + 1))


@lru_cache(maxsize=1)
def _piece_ways() -> tuple[Numbers, Numbers]:
    """Return the placement of an edge and of a corner after each turn, by turn and placement."""
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


def _draw_case(goal: TabledGoal, metric: Metric, depth: int, random: Random) -> int:
    """Return a random case of a depth; raises InputError if there is none."""
    cases = (_table(goal, metric) == depth).nonzero()[0]
    exist(len(cases), depth)
    return int(cases[random.randrange(len(cases))])


def exist(cases: int, depth: int) -> None:
    """Raise InputError unless there are cases of the depth."""
    if not cases:
        raise InputError(phrase("There is no case at depth {depth}", depth=depth))


def _fill_places(lie: Mapping[int, int], count: int, ways: int, random: Random) -> tuple[list[int], list[int]]:
    """Return the piece at each place and its orientation: those in `lie` as given, the others at random."""
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


def is_odd_permutation(order: Sequence[int]) -> bool:
    """Return whether it takes an odd number of exchanges to sort the sequence."""
    return sum(a > b for at, a in enumerate(order) for b in order[at + 1 :]) % 2 == 1
