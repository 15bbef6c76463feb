"""Derivations for a Sokoban game's counters beside moves and pushes, and for squares in reach."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import TYPE_CHECKING

from core.explain.formulas.derivation import Check, Derivation, DerivedFigure, Procedure, Symbol
from core.explain.sokoban.pushes import CHAO, COUNTERS, EXAMPLE, TALLIED
from core.sokoban.path.cut_vertices import back_edge, children
from core.sokoban.path.held_piece import HeldBox

if TYPE_CHECKING:
    from core.sokoban.path.blocks import Blocks, Square
    from core.sokoban.path.held_piece import HeldPiece
    from core.sokoban.tally import MoveTally

KEPT = (
    Check("A level solved in one of its copies is solved in all", "by hand"),
)  # fmt: skip

KEPT_BEST = Derivation(
    "kept-best",
    "best result for this level",
    "The best result is kept for the level and for each of its copies in the library, however "
    "turned or mirrored; the smallest of them is {best}.",
    (
        Symbol("v", "v", "the best result of the level and of each copy that was solved"),
        Symbol("best", "b", "the least of them"),
    ),
    ("best = least(v)",),
    Procedure("Results stored for each solved level"),
    KEPT,
    lambda: {"v": (97, 99)},
    EXAMPLE,
)

PUSHED = Symbol("pushes", "p", "pushes")

LINES = Derivation(
    "game-box-lines",
    "box lines: straight runs of one box",
    "Of {pushes} pushes, {on} moved the same box in the same direction as the push before; the "
    "other {lines} began a new line.",
    (
        PUSHED,
        Symbol(
            "on",
            "a",
            "pushes that move the same box in the same direction as the one before, however long the walk in between",
        ),
        Symbol("lines", "n", "box lines"),
    ),
    ("lines = pushes - on",),
    COUNTERS,
    TALLIED,
    lambda: {"pushes": 97, "on": 60},
    EXAMPLE,
)

CHANGES = Derivation(
    "game-box-changes",
    "box changes: pushes of another box than before",
    "Of {pushes} pushes, {on} moved the same box as the push before; the other {changes} moved "
    "another one. The first push counts as a change.",
    (
        PUSHED,
        Symbol("on", "a", "pushes that move the same box as the one before"),
        Symbol("changes", "n", "box changes"),
    ),
    ("changes = pushes - on",),
    COUNTERS,
    TALLIED,
    lambda: {"pushes": 97, "on": 78},
    EXAMPLE,
)

SESSIONS = Derivation(
    "game-pushing-sessions",
    "pushing sessions: runs of pushes without a walk in between",
    "Of {pushes} pushes, {on} directly followed another push; the other {sessions} came after a walk or at the start.",
    (
        PUSHED,
        Symbol("on", "a", "pushes right after a push"),
        Symbol("sessions", "n", "pushing sessions"),
    ),
    ("sessions = pushes - on",),
    COUNTERS,
    TALLIED,
    lambda: {"pushes": 97, "on": 58},
    EXAMPLE,
)

TURNS = Derivation(
    "game-player-lines",
    "player lines: straight runs of the man",
    "Of {moves} steps, {on} went in the same direction as the step before; the other {lines} began a new line.",
    (
        Symbol("moves", "m", "steps of the man, those that push included"),
        Symbol("on", "a", "steps in the same direction as the one before"),
        Symbol("lines", "n", "player lines"),
    ),
    ("lines = moves - on",),
    COUNTERS,
    TALLIED,
    lambda: {"moves": 230, "on": 121},
    EXAMPLE,
)

VISITED = (
    Check("Blocks and cut vertices of random boards", "squares taken out one by one"),
)  # fmt: skip

ORDER = Derivation(
    "floor-order",
    "number of the square in depth-first order",
    "{before} squares are visited before it.",
    (
        Symbol("before", "b", "squares visited before this one, depth first"),
        Symbol("order", "d", "the number of the square"),
    ),
    ("order = before + 1",),
    CHAO,
    VISITED,
    lambda: {"before": 6},
    EXAMPLE,
)

LOW = Derivation(
    "floor-low",
    "low number: the smallest number that the subtree leads back to",
    "From this square and those visited from it edges lead back to the square with the number {low}, and to none "
    "before.",
    (
        Symbol("n", "n", "its own number, that of its edge back nearest to the root, and the low number of each child"),
        Symbol("low", "low", "the least of them"),
    ),
    ("low = least(n)",),
    CHAO,
    VISITED,
    lambda: {"n": (7, 3, 5)},
    EXAMPLE,
)

FALLS_OFF = Derivation(
    "floor-falls-off",
    "squares that are cut off without this square",
    "A subtree below this square is cut off if nothing leads from it back above the square: "
    "{squares} squares together.",
    (
        Symbol("s", "s", "squares of each subtree"),
        Symbol("x", "x", "1 where its low number is not less than the number of the square, else 0"),
        Symbol("squares", "k", "squares that are cut off"),
    ),
    ("squares = sum(s * x)",),
    CHAO,
    VISITED,
    lambda: {"s": (4, 2), "x": (1, 0)},
    EXAMPLE,
)

IN_REACH = Derivation(
    "box-reach",
    "squares that a box can be brought to",
    "No other box is moved. {all} squares can be reached; {hidden} of them are left out because "
        "the box would be deadlocked there.",
    (
        Symbol("n", "n(d)", "squares that take 1, 2, 3, ... pushes or pulls at least"),
        Symbol("all", "N", "all of them"),
        Symbol("hidden", "x", "squares left out: a box there is deadlocked"),
        Symbol("squares", "k", "the squares in reach"),
    ),
    ("all = sum(n)", "squares = all - hidden"),
    CHAO,
    (
        Check("Squares in reach on random boards", "a plain flood search"),
        Check("Which of them are left out", "a plain implementation"),
    ),
    lambda: {"n": (2, 3, 1), "hidden": 1},
    EXAMPLE,
)  # fmt: skip

WALK = Derivation(
    "man-reach",
    "squares that the man can walk to",
    "The connected floor around the man has {area} squares; he stands on one of them.",
    (
        Symbol("area", "a", "floor squares connected with his own"),
        Symbol("squares", "k", "those that he can go to"),
    ),
    ("squares = area - 1",),
    CHAO,
    (
        Check("The man can walk wherever the floor is connected", "by hand"),
    ),
    lambda: {"area": 12},
    EXAMPLE,
)  # fmt: skip


def counters(of: MoveTally) -> dict[str, DerivedFigure]:
    """Return the counters beside moves and pushes, by their names in `MoveTally`."""
    return {
        "box_lines": LINES.bind(pushes=of.pushes, on=of.pushes - of.box_lines),
        "box_changes": CHANGES.bind(pushes=of.pushes, on=of.pushes - of.box_changes),
        "pushing_sessions": SESSIONS.bind(pushes=of.pushes, on=of.pushes - of.pushing_sessions),
        "player_lines": TURNS.bind(moves=of.moves, on=of.moves - of.player_lines),
    }


def derive_square_numbers(found: Blocks, square: Square) -> tuple[DerivedFigure, DerivedFigure, DerivedFigure]:
    """Return the number of a square, its low number, and how many squares fall off without it."""
    back, below = back_edge(found, square.cell), children(found, square.cell)
    numbers = [square.number, *([] if back is None else [back.number]), *(child.low for child in below)]
    parted = [int(child.low >= square.number) for child in below]
    return (
        ORDER.bind(before=square.number - 1), LOW.bind(n=numbers),
        FALLS_OFF.bind(s=[child.size for child in below] or [0], x=parted or [0]),
    )  # fmt: skip


def in_reach(held: HeldPiece) -> DerivedFigure:
    """Return the number of squares that are highlighted as targets of the held box or man."""
    squares = sum(held.targets)
    if not isinstance(held, HeldBox):
        return WALK.bind(area=squares + 1)
    costs = Counter(held.reach.pushes(cell) or 0 for cell in held.reach.cells() if cell != held.cell)
    each = [costs[pushes] for pushes in range(1, max(costs, default=0) + 1)]
    return IN_REACH.bind(n=each, hidden=sum(each) - squares)


def kept_best(values: Iterable[float]) -> DerivedFigure:
    """Return the best of the stored results of a level and its copies."""
    return KEPT_BEST.bind(v=[int(value) for value in values])


TABLE = (KEPT_BEST, LINES, CHANGES, SESSIONS, TURNS, ORDER, LOW, FALLS_OFF, IN_REACH, WALK)
