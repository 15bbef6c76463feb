"""Derivations for a depth distribution: number of states, and how deep they are."""

from __future__ import annotations

from collections.abc import Sequence

from core.base.depth import DepthDistribution, load
from core.base.words import phrase
from core.explain.formulas.derivation import Check, Derivation, DerivedFigure, PrintedFigure, Procedure, Symbol
from core.explain.formulas.expression import Values
from resources import ROOT

D = Symbol("D", "D(d)", "states at depth d")
DEPTH = Symbol("d", "d", "the least number of moves to the goal")
TESTE = phrase("E. Testé, A random walk on the Rubik's Cube, 2023")
ROKICKI = phrase("T. Rokicki and others, cube20.org; OEIS A080601 and A080602")
ARRANGEMENTS = {"3x3x3": (88_179_840, 490_497_638_400), "2x2x2": (3_674_160, 1)}
"""Numbers of arrangements of the corners, and of the edges compatible with them."""


def layers(distribution: DepthDistribution) -> Sequence[int]:
    """Return the numbers of states at depth 0, 1, 2, ..."""
    return [layer.states for layer in distribution.layers]


def _cube(key: str) -> DepthDistribution:
    return load(ROOT / "figures" / f"cube-{key}.json")


def _example() -> Values:
    return {"D": layers(_cube("2x2x2-qtm"))}


CASE = phrase("the 2×2×2 in QTM")

POSITIONS = Derivation(
    "cube-positions",
    "positions of the cube",
    "The corners have {corners} arrangements; the edges, whose parity the corners decide, have {edges}.",
    (
        Symbol(
            "corners", "C", "arrangements of the corners: 8! · 3⁷; on the 2×2×2, with one of them held still, 7! · 3⁶"
        ),
        Symbol("edges", "E", "arrangements of the edges that go with them: 12! · 2¹¹ / 2; the 2×2×2 has no edges"),
        Symbol("total", "N", "positions"),
    ),
    ("total = corners * edges",),
    ROKICKI,
    (
        Check("Exact layers add up to at most this number, and exactly to it where all are exact", "this program"),
        Check("All positions of the 2×2×2 counted", "by breadth-first search"),
    ),
    lambda: dict(zip(("corners", "edges"), ARRANGEMENTS["3x3x3"], strict=True)),
    "the 3×3×3",
    (PrintedFigure("43252003274489856000", ROKICKI, {"edges": ARRANGEMENTS["3x3x3"][1]}),),
)  # fmt: skip

CASES = Derivation(
    "depths-total",
    "cases in all",
    "The cases at every depth together are {total}.",
    (D, DEPTH, Symbol("total", "N", "all of them")),
    ("total = sum(D)",),
    Procedure("Counted by breadth-first search from solved"),
    (
        Check("Counts that others published", "independent count"),
        Check("The order of each group", "by its generators"),
    ),
    _example,
    CASE,
    places={"d": "D"},
)  # fmt: skip

MEAN = Derivation(
    "depths-mean",
    "mean depth",
    "Each depth is weighted by its number of states; the mean is {mean}.",
    (D, DEPTH, Symbol("mean", "mean", "the mean depth of a state drawn uniformly")),
    ("mean = sum(d * D) / sum(D)",),
    ROKICKI,
    (
        Check("The mean of the 2×2×2, all of whose positions are counted", "this program"),
        Check("The means of Korf's tables are those that he prints", "R. E. Korf, AAAI 1997"),
    ),
    _example,
    CASE,
    places={"d": "D"},
)  # fmt: skip

FULLEST = Derivation(
    "depths-fullest",
    "the most common depth",
    "No depth has more states than depth {depth}, which has {most}.",
    (D, DEPTH, Symbol("most", "D₁", "the largest D(d)"), Symbol("depth", "d₁", "where it is")),
    ("most = largest(D)", "depth = place(D)"),
    ROKICKI,
    (
        Check("The populations are the published ones", "breadth-first search on the 2×2×2"),
    ),
    _example,
    CASE,
    places={"d": "D"},
)  # fmt: skip

DEEPEST = Derivation(
    "depths-deepest",
    "the greatest depth",
    "Some state needs {depth} moves and none needs more.",
    (D, DEPTH, Symbol("depth", "d₀", "the last depth with a state")),
    ("depth = last(D)",),
    ROKICKI,
    (
        Check("No position of the 2×2×2 lies deeper", "breadth-first search"),
        Check("The published distributions of both cubes in both metrics are present", "cube20.org"),
    ),
    lambda: {"D": layers(_cube("3x3x3-qtm"))},
    "the 3×3×3 in QTM",
    places={"d": "D"},
)  # fmt: skip

STEP = Derivation(
    "depths-step",
    "states relative to the depth before",
    "This depth has {here} states, the one before it {before}: {growth} times as many.",
    (
        Symbol("here", "D(d)", "states at this depth"),
        Symbol("before", "D(d − 1)", "states at the one before"),
        Symbol("growth", "g", "their ratio"),
    ),
    ("growth = here / before",),
    ROKICKI,
    (
        Check("The populations are the published ones", "breadth-first search on the 2×2×2"),
    ),
    lambda: {"here": 114, "before": 12},
    "depth 2 of the 3×3×3 in QTM",
)  # fmt: skip

COMPARED = Derivation(
    "compare-number",
    "distributions compared",
    "{compared} distributions are shown in one plot.",
    (Symbol("h", "h", "for each puzzle, the part of its greatest depth within which half of its states lie"),
     Symbol("compared", "n", "how many there are")),
    ("compared = number(h)",),
    Procedure("Worked out by this program"),
    (Check("What is chosen is what is compared", "this program"),),
    lambda: {"h": (0.75, 0.5)},
    "two puzzles",
)  # fmt: skip

HALF_WAY = Derivation(
    "compare-half-way",
    "where half of all states lie",
    "In one puzzle half of the states lie within {first} of the greatest depth, in another only within {latest}.",
    (
        Symbol("h", "h", "for each puzzle, the part of its greatest depth within which half of its states lie"),
        Symbol("first", "h₀", "the smallest of these parts"),
        Symbol("latest", "h₁", "the largest of these parts"),
    ),
    ("first = least(h)", "latest = largest(h)"),
    Procedure("Worked out by this program"),
    (Check("Half of all cubes lie near the deepest", "this program"),),
    lambda: {"h": (0.75, 0.5)},
    "two puzzles",
)  # fmt: skip


def positions(puzzle: str) -> DerivedFigure:
    """Return the number of positions of the "3x3x3" or "2x2x2"."""
    corners, edges = ARRANGEMENTS[puzzle]
    return POSITIONS.bind(corners=corners, edges=edges)


def derive_from_distribution(derivation: Derivation, distribution: DepthDistribution) -> DerivedFigure:
    """Return one of `CASES`, `MEAN`, `FULLEST` and `DEEPEST` for a depth distribution."""
    return derivation.bind(D=layers(distribution))


TABLE = (POSITIONS, CASES, MEAN, FULLEST, DEEPEST, STEP, COMPARED, HALF_WAY)
