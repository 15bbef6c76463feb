"""Subgoals of one colour: of several of the same kind, the one that is nearest to being reached."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import NamedTuple

from core.base.depth import DepthDistribution, Exactness, Layer
from core.base.words import phrase
from core.cube.cubie import CORNERS, Cube
from core.cube.metrics import Metric
from core.cube.moves import OPPOSITE
from core.cube.subgoals.goal import Subgoal
from core.cube.subgoals.parts import FACES, PARTS

KINDS = ("cross", "block", "first-block", "edges", "domino", "half-turns")
"""Kinds of subgoal for each colour, from the easiest for a person to the last stage of a program."""
IN_HALF_TURNS, IN_DOMINO = "half-turns", "half-turn-coset"
NAMES = {kind: (kind, IN_DOMINO) if kind == IN_HALF_TURNS else (kind,) for kind in KINDS}
"""Names in `PARTS` that each kind consists of."""
WORDS = {
    "cross": phrase("cases of a cross"),
    "edges": phrase("patterns of flipped edges"),
    "domino": phrase("cosets of the domino"),
    "half-turns": phrase("positions of the half-turn group"),
    "half-turn-coset": phrase("cosets of the half-turn group in the domino"),
    "block": phrase("cases of a 2×2×2 block"),
    "first-block": phrase("cases of a 1×2×3 block"),
}
"""Words for the cases that are counted of each name."""


class NearestSubgoal(NamedTuple):
    """Subgoal of one colour that a position is nearest to, and how far it is."""

    name: str
    """Name in `PARTS`."""
    which: str
    """Key among the subgoals of that name."""
    part: Subgoal
    depth: int | None
    """Depth; None where it is not defined: the half-turn group is reached from a domino."""

    @property
    def faces(self) -> str:
        """Faces in the subgoal's name: of a cross, an axis, a corner or a block; none for the half-turn group."""
        if self.name in {"edges", "domino", "half-turn-coset"}:
            return self.which + OPPOSITE[self.which]
        return "" if self.name == IN_HALF_TURNS else self.which


def nearest(kind: str, face: str, cube: Cube, metric: Metric) -> NearestSubgoal:
    """Return the subgoal of a kind, for the colour of a face, that a position is nearest to.

    Outside the half-turn group it is the subgoal of reaching that group from the domino of that colour.
    """
    name = kind
    if kind == IN_HALF_TURNS and PARTS[IN_HALF_TURNS]["all"].depth(cube, metric) is None:
        name = IN_DOMINO
    subgoals = [
        NearestSubgoal(name, which, part, part.depth(cube, metric))
        for which, part in _select_subgoals(name, face).items()
    ]
    return min(subgoals, key=lambda one: -1 if one.depth is None else one.depth)


def _select_subgoals(name: str, face: str) -> Mapping[str, Subgoal]:
    parts = PARTS[name]
    if name == "cross":
        return {face: parts[face]}
    if name in {"domino", IN_DOMINO}:
        axis = face if face in parts else OPPOSITE[face]
        return {axis: parts[axis]}
    if name == "edges":
        # the axes that do not have this colour on top
        return {axis: part for axis, part in parts.items() if axis not in {face, OPPOSITE[face]}}
    if name == "block":
        return {corner: parts[corner] for corner in CORNERS if face in corner}
    if name == "first-block":
        return {face + side: parts[face + side] for side in FACES if side not in {face, OPPOSITE[face]}}
    return parts


@lru_cache(maxsize=64)
def distribution(name: str, metric: Metric) -> DepthDistribution:
    """Return the number of cases at each depth of the subgoals of a name, all counted."""
    counts = next(iter(PARTS[name].values())).distribution(metric)
    layers = tuple(Layer(depth, count, Exactness.EXACT) for depth, count in enumerate(counts))
    source = phrase("all {cases} counted, breadth first, by this program", cases=WORDS[name])
    return DepthDistribution(f"{name}-{metric}", WORDS[name], metric.unit, source, sum(counts), layers)
