"""The parts of one colour: of several that there are of a kind, the one that is nearest to its goal."""

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
"""What there is of each colour, from the easiest for a person to the last step of a program."""
IN_HALF_TURNS, IN_DOMINO = "half-turns", "half-turn-coset"
NAMES = {kind: (kind, IN_DOMINO) if kind == IN_HALF_TURNS else (kind,) for kind in KINDS}
"""Which of `PARTS` a kind is made of."""
WORDS = {
    "cross": phrase("cases of a cross"),
    "edges": phrase("patterns of flipped edges"),
    "domino": phrase("cosets of the domino"),
    "half-turns": phrase("positions of the half-turn group"),
    "half-turn-coset": phrase("cosets of the half-turn group in the domino"),
    "block": phrase("cases of a 2×2×2 block"),
    "first-block": phrase("cases of a 1×2×3 block"),
}
"""What is counted."""


class NearestSubgoal(NamedTuple):
    """Subgoal of one colour that a position is nearest to, and how far it is."""

    name: str
    """Which of `PARTS`."""
    which: str
    """Its key among those, see there."""
    part: Subgoal
    depth: int | None
    """None where it is not defined: the half-turn group is reached from a domino."""

    @property
    def faces(self) -> str:
        """The faces that it is named after: of a cross or an axis, a corner, a block; none of the half-turn group."""
        if self.name in {"edges", "domino", "half-turn-coset"}:
            return self.which + OPPOSITE[self.which]
        return "" if self.name == IN_HALF_TURNS else self.which


def nearest(kind: str, face: str, cube: Cube, metric: Metric) -> NearestSubgoal:
    """The part of a kind, of the colour of a face, that is nearest to its goal.

    Outside the half-turn group, that of its cosets in the domino of that colour: the way to it from there.
    """
    name = kind
    if kind == IN_HALF_TURNS and PARTS[IN_HALF_TURNS]["all"].depth(cube, metric) is None:
        name = IN_DOMINO
    found = [
        NearestSubgoal(name, which, part, part.depth(cube, metric))
        for which, part in _select_subgoals(name, face).items()
    ]
    return min(found, key=lambda one: -1 if one.depth is None else one.depth)


def _select_subgoals(name: str, face: str) -> Mapping[str, Subgoal]:
    parts = PARTS[name]
    if name == "cross":
        return {face: parts[face]}
    if name in {"domino", IN_DOMINO}:
        axis = face if face in parts else OPPOSITE[face]
        return {axis: parts[axis]}
    if name == "edges":
        # those that do not keep this colour on top
        return {axis: part for axis, part in parts.items() if axis not in {face, OPPOSITE[face]}}
    if name == "block":
        return {corner: parts[corner] for corner in CORNERS if face in corner}
    if name == "first-block":
        return {face + side: parts[face + side] for side in FACES if side not in {face, OPPOSITE[face]}}
    return parts


@lru_cache(maxsize=64)
def distribution(name: str, metric: Metric) -> DepthDistribution:
    """The cases at each depth of any part of that name; all are counted, once."""
    counts = next(iter(PARTS[name].values())).distribution(metric)
    layers = tuple(Layer(depth, count, Exactness.EXACT) for depth, count in enumerate(counts))
    source = phrase("all {cases} counted, breadth first, by this program", cases=WORDS[name])
    return DepthDistribution(f"{name}-{metric}", WORDS[name], metric.unit, source, sum(counts), layers)
