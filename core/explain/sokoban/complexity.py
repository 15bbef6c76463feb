"""Derivations for "How hard is Sokoban": positions of a level, a passage, the value of a formula."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import product

from core.base.words import phrase
from core.explain.formulas.derivation import Check, Derivation, DerivedFigure, Procedure, Symbol
from core.explain.formulas.expression import Values
from core.sokoban.board import State
from core.sokoban.families.passage import PassageRoom
from core.sokoban.quantified_formulas import MATRICES, VARIABLES, Formula, Quantifier, Visit
from core.sokoban.quantified_formulas import Values as Path
from core.sokoban.savitch.cost import breadth_first
from core.sokoban.sizes import Sizes

CHAO = phrase("Yang Chao, Sokoban is PSPACE-complete, sokoban.ws")
SPACE = phrase("Yang Chao, An algorithm in polynomial space for Sokoban, sokoban.ws")
BOUNDED = (
    Check("Never less than the number of positions that occur", "breadth-first search"),
    Check("The positions of a corridor", "by hand"),
)  # fmt: skip
EXAMPLE = phrase("an example")
CORRIDOR = phrase("a corridor of four squares, one box")
SQUARES = Symbol("n", "n", "squares that the man or a box could ever be on")

BOUND = Derivation(
    "level-bound",
    "upper bound on the arrangements of a level, from the proof",
    "Each of {n} squares holds a box, the man or nothing, so there are at most {bound} arrangements.",
    (SQUARES, Symbol("bound", "3^n", "arrangements, including those with several men or none")),
    ("bound = 3 ** n",),
    SPACE,
    BOUNDED,
    lambda: {"n": 4},
    CORRIDOR,
)

PLACEMENTS = Derivation(
    "level-placements",
    "ways to place boxes and man",
    "{boxes} of {n} squares can be chosen for the boxes in {ways} ways, and each of them leaves {left} for the man.",
    (
        SQUARES,
        Symbol("boxes", "b", "boxes, all alike"),
        Symbol("ways", "C(n, b)", "ways to choose their squares"),
        Symbol("left", "n − b", "squares that are left for the man"),
        Symbol("placements", "N", "all ways"),
    ),
    ("ways = choose(n, boxes)", "left = n - boxes", "placements = ways * left"),
    Procedure("Counted by this program"),
    (
        Check("Every placement is generated and counted", "one by one"),
        *BOUNDED,
    ),
    lambda: {"n": 4, "boxes": 1},
    CORRIDOR,
)  # fmt: skip

CELLS = Derivation(
    "savitch-cells",
    "memory cells that Savitch's algorithm needs for n squares, divided by n²",
    "3^n moves are halved {halvings} times for each square, and each halving remembers four numbers of n cells: "
    "{cells} n² cells at most.",
    (
        Symbol("halvings", "log₂ 3", "halvings for each square"),
        Symbol("cells", "4 log₂ 3", "cells, as a multiple of n²"),
    ),
    ("halvings = ln(3) / ln(2)", "cells = 4 * halvings"),
    SPACE,
    (
        Check("The bounds as printed", "the article"),
    ),
    dict,
    phrase("any board"),
)  # fmt: skip

# one-way passage

CROSSING = Derivation(
    "passage-moves",
    "the fewest moves through the room",
    "The search reaches positions in order of their number of moves. The man stands at the other "
        "door, with the box back in its place, after {moves} moves at the earliest.",
    (
        Symbol("D", "D(d)", "positions that are first reached after d moves from the door"),
        Symbol("d", "d", "moves, up to those that lead to the other door"),
        Symbol("moves", "m", "the last of them: no way through is shorter"),
    ),
    ("moves = last(D)",),
    Procedure("Breadth-first search from the door"),
    (
        Check("No way through is shorter", "both searches"),
        Check("Every way through the passage is tried", "this program"),
    ),
    lambda: {"D": (1, 1, 2)},
    EXAMPLE,
    places={"d": "D"},
)  # fmt: skip

# formula

TABLES = Check("Every formula agrees with its truth table", "all rows")  # fmt: skip
STEPPED = (
    Check("Every node of the tree is entered once and left once", "all formulas"),
    TABLES,
)  # fmt: skip
LOGIC = (
    Check("The arithmetic agrees with the logic", "all rows"),
    TABLES,
)  # fmt: skip
EVALUATION = Procedure("Evaluated by this program, one value after the other")
TRUTH = phrase("1 if it is true, 0 if it is false")
TRIED = Symbol("v", "v", "for each value that was tried 1 if the rest is true, 0 if it is false")
TOTAL = Symbol("total", "t", "how many of them are true")


def _row(matrix: str, part: Symbol, *lines: str) -> Derivation:
    return Derivation(
        f"formula-row-{matrix}",
        "truth value of a row of the truth table",
        "With a value for every variable, no quantifier is left. The formula comes to {truth} (1 is true, 0 is false).",
        (
            *(Symbol(name, name, phrase("1 if {name} is true, 0 if it is false", name=name)) for name in VARIABLES),
            part,
            Symbol("truth", MATRICES[matrix].text, TRUTH),
        ),
        lines,
        CHAO,
        LOGIC,
        lambda: {"x": 1, "y": 0, "z": 1},
        EXAMPLE,
    )


OF_ROWS: Mapping[str, Derivation] = {
    "article": _row(
        "article",
        Symbol("part", "x ∨ y", "1 if one of the two is true, 0 if none is"),
        "part = largest(x, y)",  # not shown
        "truth = least(part, z)",  # not shown
    ),
    "same": _row(
        "same",
        Symbol("part", "x ↔ y", "1 if both are true or both false, else 0"),
        "part = 1 - abs(x - y)",
        "truth = largest(part, z)",  # not shown
    ),
    "odd": _row("odd", TOTAL, "total = x + y + z", "truth = total - 2 * floor(total / 2)"),
    "majority": _row("majority", TOTAL, "total = x + y + z", "truth = floor(total / 2)"),
}
"""Derivations of the truth of a row, by matrix, for one value of each variable."""

SOME = Derivation(
    "formula-some",
    "truth value of ∃, where one value is enough",
    "∃ is true if the rest is true for one of the values, and the first such value ends the search: {truth}, where 1 "
    "is true and 0 is false.",
    (TRIED, Symbol("truth", "∃", TRUTH)),
    ("truth = largest(v)",),
    CHAO,
    LOGIC,
    lambda: {"v": (0, 1)},
    EXAMPLE,
)

ALL = Derivation(
    "formula-all",
    "truth value of ∀, where the rest must be true for all values",
    "∀ is true if the rest is true for both values, and the first that is false ends the search: {truth}, where 1 is "
    "true and 0 is false.",
    (TRIED, Symbol("truth", "∀", TRUTH)),
    ("truth = least(v)",),
    CHAO,
    LOGIC,
    lambda: {"v": (1, 1)},
    EXAMPLE,
)

KEPT = Derivation(
    "formula-kept",
    "values that are remembered",
    "Of {variables} variables {kept} have a value now, and nothing else is remembered.",
    (
        Symbol("x", "x", "1 for each variable that has a value, 0 for each that has none"),
        Symbol("variables", "m", "variables of the formula"),
        Symbol("kept", "k", "those that have a value"),
    ),
    ("variables = number(x)", "kept = sum(x)"),
    EVALUATION,
    STEPPED,
    lambda: {"x": (1, 1, 0)},
    EXAMPLE,
)

LOOKED = Derivation(
    "formula-looked",
    "rows that were looked at",
    "Of all {rows} rows {looked} were looked at so far: where one value decides, the other is not tried.",
    (
        Symbol("x", "x", "1 for each row that was looked at, 0 for each other"),
        Symbol("rows", "n", "rows of the truth table", "formula-rows"),
        Symbol("looked", "k", "those that were checked"),
    ),
    ("rows = number(x)", "looked = sum(x)"),
    EVALUATION,
    STEPPED,
    lambda: {"x": (1, 1, 0, 1, 0, 0, 0, 0)},
    EXAMPLE,
)

ROWS = Derivation(
    "formula-rows",
    "rows of the truth table",
    "Each of {variables} variables is true or false: {rows} rows. One more variable doubles their number.",
    (
        Symbol("variables", "m", "variables of the formula"),
        Symbol("rows", "n", "rows, one for each way to choose all values"),
    ),
    ("rows = 2 ** variables",),
    CHAO,
    (TABLES,),
    lambda: {"variables": 3},
    EXAMPLE,
)

STEPS = Derivation(
    "formula-steps",
    "steps of the evaluation",
    "{places} nodes of the tree were entered, and each was left again: {steps} steps.",
    (
        Symbol("c", "c", "nodes entered, by the number of variables that have a value there"),
        Symbol("places", "p", "all of them"),
        Symbol("steps", "s", "steps to the truth of the whole formula"),
    ),
    ("places = sum(c)", "steps = 2 * places"),
    EVALUATION,
    STEPPED,
    lambda: {"c": (1, 2, 3, 5)},
    EXAMPLE,
)


# functions that bind figures


@lru_cache(maxsize=8)
def derive_arrangement_bound(squares: int) -> DerivedFigure:
    """Return the bound on the arrangements of a level with this number of squares."""
    return BOUND.bind(n=squares)


def placements(size: Sizes) -> DerivedFigure:
    """Return the number of ways to place the boxes and the man of a level."""
    return PLACEMENTS.bind(n=size.cells, boxes=size.boxes)


def derive_crossing_moves(room: PassageRoom, entered: str, left: str) -> DerivedFigure:
    """Return the fewest moves from one door of a room to another that leave the boxes as they were."""

    def values() -> Values:
        board, boxes = room.start.board, room.start.boxes
        distance = breadth_first(State(board, boxes, room.cells[entered])).distance
        counts = Counter(distance.values())
        moves = distance[State(board, boxes, room.cells[left])]
        return {"D": [counts[before] for before in range(moves + 1)]}

    return CROSSING.bind_later(values)


def truth(formula: Formula, found: Mapping[Path, bool], path: Path) -> DerivedFigure:
    """Return the truth at a place of the tree, derived from what was `found` below it."""
    if len(path) == len(VARIABLES):
        matrix = next(key for key, matrix in MATRICES.items() if matrix is formula.matrix)
        return OF_ROWS[matrix].bind(**{name: int(value) for name, value in zip(VARIABLES, path, strict=True)})
    below = [int(found[child]) for value in (False, True) if (child := (*path, value)) in found]
    return (SOME if formula.quantifiers[len(path)] is Quantifier.SOME else ALL).bind(v=below)


def derive_remembered_values(path: Path) -> DerivedFigure:
    """Return the number of values that are remembered at a place of the tree."""
    return KEPT.bind(x=[int(index < len(path)) for index in range(len(VARIABLES))])


def derive_visited_rows(found: Mapping[Path, bool]) -> DerivedFigure:
    """Return the number of rows of the truth table that were looked at."""
    return LOOKED.bind(x=[int(row in found) for row in product((False, True), repeat=len(VARIABLES))])


def steps(visits: Sequence[Visit]) -> DerivedFigure:
    """Return the number of steps of a whole evaluation."""
    counts = Counter(len(visit.values) for visit in visits if visit.result is None)
    return STEPS.bind(c=[counts[depth] for depth in range(max(counts) + 1)])


TABLE = (BOUND, PLACEMENTS, CELLS, CROSSING, *OF_ROWS.values(), SOME, ALL, KEPT, LOOKED, ROWS, STEPS)
