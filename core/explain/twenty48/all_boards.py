"""Derivations for the number of 2048 boards in all ways of counting, and for the largest tile."""

from __future__ import annotations

from core.explain.formulas.derivation import Check, Derivation, DerivedFigure, PrintedFigure, Procedure, Symbol
from core.explain.twenty48.boards import BASELINE, CASE, COUNTING, ENUMERATION, LAST_SUM, ONE_BY_ONE, TABLE_2, C, K
from core.twenty48.shape import shape_of
from core.twenty48.states.all_boards import SYMMETRIES, AllBoards

FOUR_BY_FOUR = {"K": 11, "C": 16}
BOUND = Symbol("bound", "n", "possible boards")

FILLINGS = Derivation(
    "boards-fillings",
    "ways to fill the board",
    "Each of {C} cells is empty or holds one of {K} tiles, from 2 up to the target: {bound} ways.",
    (K, C, BOUND),
    ("bound = (K + 1) ** C",),
    COUNTING,
    (ONE_BY_ONE,),
    lambda: FOUR_BY_FOUR,
    CASE,
    (PrintedFigure("184·10¹⁵", COUNTING, FOUR_BY_FOUR, "cut off there, not rounded"),),
)

UNWON = Derivation(
    "boards-unwon",
    "ways to fill the board below the target",
    "The game ends at the target, so each of {C} cells is empty or holds a smaller tile; all won "
    "boards count as one state: {bound}.",
    (K, C, BOUND),
    ("bound = K ** C + 1",),
    COUNTING,
    (ONE_BY_ONE,),
    lambda: FOUR_BY_FOUR,
    CASE,
)

IN_LAYERS = Derivation(
    "boards-in-layers",
    "boards with a reachable tile sum",
    "A move adds 2 or 4 to the tile sum and cannot cross two empty sums in a row. Of the boards up to the last sum "
    "before such a gap, those without a 2 or a 4 and those with a single tile are left out: {bound}.",
    (
        C,
        Symbol("filled", "N₁", "ways to fill the board with tiles below the target up to that sum"),
        Symbol("without", "N₃", "those of them without a 2 or a 4"),
        Symbol("bound", "n", "the others, and one state for all won boards"),
    ),
    ("bound = filled - without - 2 * C + 1",),
    COUNTING,
    (TABLE_2, ONE_BY_ONE),
    lambda: {"C": 16, "filled": 45_948_986_844_631_041, "without": 1_852_819_685_171_233},
    CASE,
    (PrintedFigure("44096167159459777", COUNTING, {"C": 16, "filled": 45_948_986_844_631_041}),),
)

LISTED = Derivation(
    "boards-listed",
    "boards that actually occur in play",
    "All boards that occur in play were listed, {listed} of them; all won boards add one state.",
    (
        Symbol("listed", "R", "boards below the target that occur, including lost ones; turned and mirrored ones count "
            "separately"),
        Symbol("boards", "n", "all of them"),
    ),
    ("boards = listed + 1",),
    ENUMERATION,
    (
        Check("The recorded number agrees with a new listing", "this program"),
        Check("A plain search finds the same boards", "independent search"),
    ),
    lambda: {"listed": 231_865_437},
    "3×3 to 1024",
)  # fmt: skip

AT_MOST = Derivation(
    "boards-at-most",
    "upper bound on the boards that occur in play",
    "{classes} classes of boards that are alike when turned or mirrored occur in play. Each has at "
    "most 8 boards, and all won boards count as one state: at most {boards}.",
    (
        Symbol("classes", "k", "classes that were listed"),
        Symbol("boards", "n", "boards, at most"),
    ),
    ("boards = 8 * classes + 1",),
    ENUMERATION,
    LISTED.checks,
    lambda: {"classes": 40_652_843_435},
    "4×4 to 64",
)

CLASSES = Derivation(
    "boards-classes",
    "boards up to symmetry",
    "Boards that are alike when turned or mirrored count once: {listed} classes, and {ends} more for games that are "
    "over.",
    (
        Symbol("listed", "k", "classes below the target that occur; the published number counts those that can go on"),
        Symbol("ends", "e", "1 for all won boards; in the published number 2, one more for all lost boards"),
        Symbol("boards", "n", "boards up to symmetry"),
    ),
    ("boards = listed + ends",),
    ENUMERATION,
    (
        *LISTED.checks,
        Check("Published counts", "J. Lees-Miller"),
    ),
    lambda: {"listed": 40_652_843_435, "ends": 1},
    "4×4 to 64",
)  # fmt: skip

SUMS = Derivation(
    "boards-sums",
    "successive tile sums that can be reached",
    "Tile sums go from 4 to {last} in steps of 2; after that two in a row have no board.",
    (
        Symbol("last", "s₁", "the last tile sum before the gap", "boards-last-sum"),
        Symbol("sums", "n", "how many there are"),
    ),
    ("sums = (last - 2) / 2",),
    COUNTING,
    LAST_SUM.checks,
    lambda: {"last": 9_212},
    CASE,
)

TOP_SUM = Derivation(
    "boards-top-sum",
    "the largest tile sum that can be reached",
    "A board full of the powers of two from {tile} down to 4 has the sum {sum}; no larger one can be reached.",
    (
        C,
        Symbol("tile", "t", "the largest tile that play can make", "boards-largest-tile", tile=True),
        Symbol("sum", "s₁", "the sum of all these tiles"),
    ),
    ("tile = 2 ** (C + 1)", "sum = 2 * tile - 4"),
    COUNTING,
    (
        Check("The sum of any larger tile is out of reach", "the tile sums"),
    ),
    lambda: {"C": 16},
    "4×4",
)  # fmt: skip

LARGEST = Derivation(
    "boards-largest-tile",
    "the largest tile",
    "When two equal tiles merge, one has waited while the other was made, and so on down to two "
        "4s, the largest new tile. Each takes a cell, so {C} cells make {tile}.",
    (C, Symbol("tile", "t", "the largest tile that play can make", tile=True)),
    ("tile = 2 ** (C + 1)",),
    Procedure("Well known; proved by the largest tile sum that can be reached, 2^(C + 2) − 4"),
    (
        Check("The full board of powers of two merges into it", "legal moves"),
        Check("The sum of any larger tile is out of reach", "the tile sums"),
    ),
    lambda: {"C": 16},
    "4×4",
)  # fmt: skip

BEFORE = Derivation(
    "boards-before-largest",
    "the largest tile before the last merges",
    "The full board that merges into the largest tile has two 4s and every tile from 8 up once: "
    "{C} cells go up to {tile}.",
    (C, Symbol("tile", "t", "the largest tile on that board", tile=True)),
    ("tile = 2 ** C",),
    COUNTING,
    LARGEST.checks[:1],
    lambda: {"C": 16},
    "4×4",
)

NEXT = Derivation(
    "boards-next-tile",
    "the smallest tile that play cannot make",
    "The tile after {tile}, the largest that play can make, is {next}: alone it is more than any tile sum that can be "
    "reached.",
    (
        C,
        Symbol("tile", "t", "the largest tile that play can make", "boards-largest-tile", tile=True),
        Symbol("next", "t₁", "the tile after it", tile=True),
    ),
    ("tile = 2 ** (C + 1)", "next = 2 * tile"),
    COUNTING,
    TOP_SUM.checks,
    lambda: {"C": 16},
    "4×4",
)


def all_counts(
    one: AllBoards,
) -> tuple[DerivedFigure, DerivedFigure, DerivedFigure, DerivedFigure | None, DerivedFigure]:
    """Return fillings, baseline, boards in reachable layers, reachable boards, and the largest tile."""
    filled, without = one.parts
    return (
        FILLINGS.bind(K=one.exponent, C=one.cells),
        BASELINE.bind(K=one.exponent, C=one.cells),
        IN_LAYERS.bind(C=one.cells, filled=filled, without=without),
        None if one.reached_boards is None else LISTED.bind(listed=one.reached_boards - 1),
        LARGEST.bind(C=shape_of(one.size).largest - 1),
    )


def last_sum(one: AllBoards) -> DerivedFigure:
    """Return the largest tile sum that play can reach, whatever the target."""
    return TOP_SUM.bind(C=one.cells)


def before_largest(one: AllBoards) -> DerivedFigure:
    """Return the largest tile on the full board that merges into the largest tile of all."""
    return BEFORE.bind(C=one.cells)


def next_tile(one: AllBoards) -> DerivedFigure:
    """Return the smallest 2048 tile that play cannot make on a board of this size, with its derivation.

    `one` has the counts of all boards of the size.
    """
    return NEXT.bind(C=one.cells)


def at_most(one: AllBoards) -> DerivedFigure | None:
    """Return an upper bound on reachable boards, if only symmetry classes were listed; else None."""
    return None if one.at_most is None else AT_MOST.bind(classes=(one.at_most - 1) // SYMMETRIES)


def classes(one: AllBoards) -> DerivedFigure | None:
    """Return the number of boards up to symmetry; None if they were not counted.

    Published counts include a state for all lost boards.
    """
    if one.classes is None:
        return None
    ends = 1 if one.at_most is not None else 2
    return CLASSES.bind(listed=one.classes - ends, ends=ends)


TABLE = (FILLINGS, UNWON, IN_LAYERS, LISTED, AT_MOST, CLASSES, SUMS, TOP_SUM, LARGEST, BEFORE, NEXT)
