"""Derivations for Sokoban level families: the Fibonacci corridor, and Savitch's algorithm."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache

from core.base.words import phrase
from core.explain.formulas.derivation import Check, Derivation, DerivedFigure, Procedure, Symbol
from core.explain.formulas.expression import Values
from core.sokoban.families import fibonacci
from core.sokoban.families.corridor import Corridor
from core.sokoban.families.fibonacci import Side, SolutionPart
from core.sokoban.savitch.cost import MOST_POSITIONS, halves
from core.sokoban.savitch.question import ReachabilityQuestion

CHAO = phrase("Yang Chao, A series of Sokoban levels with recurrence and exponential solutions, sokoban.ws")
BOXES = Symbol("n", "n", "boxes")
SIDES: tuple[Side, ...] = ("right", "left")
LENGTHS = (
    Check("The solution built by the recurrence has this length, move by move", "replayed"),
    Check("No solution is shorter", "exact search"),
    Check("The lengths as printed", "Yang Chao"),
)  # fmt: skip
CASE = phrase("seven boxes, the man ends on the right")

MOVES = Derivation(
    "corridor-moves",
    "moves of the shortest solution",
    "The solution for {n} boxes contains the solutions for one box less ({last} moves) and for two "
    "less ({before}); the opening and the turn take the rest.",
    (
        BOXES,
        Symbol("last", "M(n − 1)", "moves for one box less"),
        Symbol("before", "M(n − 2)", "moves for two boxes less"),
        Symbol("more", "k", "12 for an odd number of boxes, 10 for an even one"),
        Symbol("side", "w", "2 if the man is to end on the left, else 0"),
        Symbol("moves", "M(n)", "moves of the solution"),
    ),
    ("moves = last + before + n + more + side",),
    CHAO,
    LENGTHS,
    lambda: {"n": 7, "last": 201, "before": 118, "more": 12, "side": 0},
    CASE,
)

PUSHES = Derivation(
    "corridor-pushes",
    "pushes of the shortest solution",
    "The solution for {n} boxes contains the solutions for one box less ({last} pushes) and for "
    "two less ({before}), and takes 8 more.",
    (
        BOXES,
        Symbol("last", "P(n − 1)", "pushes for one box less"),
        Symbol("before", "P(n − 2)", "pushes for two boxes less"),
        Symbol("pushes", "P(n)", "pushes of the solution"),
    ),
    ("pushes = last + before + 8",),
    CHAO,
    LENGTHS,
    lambda: {"n": 7, "last": 70, "before": 36},
    CASE,
)

STEPS = Symbol("steps", "s", "steps without a push in this part of the solution")
REPLAYED = LENGTHS[:1]

PART_MOVES = Derivation(
    "corridor-part-moves",
    "moves of a part of the solution",
    "This part has {steps} steps without a push and {pushes} pushes.",
    (STEPS, Symbol("pushes", "p", "its pushes"), Symbol("moves", "m", "its moves")),
    ("moves = steps + pushes",),
    CHAO,
    REPLAYED,
    lambda: {"steps": 2, "pushes": 4},
    "the opening",
)

PART_PUSHES = Derivation(
    "corridor-part-pushes",
    "pushes of a part of the solution",
    "Of the {moves} moves of this part {steps} are steps without a push.",
    (Symbol("moves", "m", "its moves"), STEPS, Symbol("pushes", "p", "its pushes")),
    ("pushes = moves - steps",),
    CHAO,
    REPLAYED,
    lambda: {"moves": 6, "steps": 2},
    "the opening",
)

CLOSED_MOVES = Derivation(
    "corridor-closed-moves",
    "moves of the shortest solution, by the golden ratio",
    "The closed form gives {moves} moves for {n} boxes.",
    (
        BOXES,
        Symbol("root", "r", "the root of 5"),
        Symbol("a", "φ", "the golden ratio"),
        Symbol("b", "ψ", "1 − φ"),
        Symbol("powers", "Σ", "both powers together"),
        Symbol("sign", "±1", "1 for an odd number of boxes, −1 for an even one"),
        Symbol("side", "w", "2 more if the man ends on the left, 11 less in the classical form, else 0"),
        Symbol("moves", "M(n)", "moves of the solution"),
    ),
    (
        "root = sqrt(5)",
        "a = (1 + root) / 2",
        "b = (1 - root) / 2",
        "powers = (9 + root) * a ** n + (9 - root) * b ** n",
        "moves = sign + powers - n - 14 + side",
    ),
    CHAO,
    (Check("The closed form agrees with the recurrence", "Yang Chao"), *LENGTHS),
    lambda: {"n": 7, "sign": 1, "side": 0},
    CASE,
)

CLOSED_PUSHES = Derivation(
    "corridor-closed-pushes",
    "pushes of the shortest solution, by the golden ratio",
    "The closed form gives {pushes} pushes for {n} boxes.",
    (
        BOXES,
        Symbol("root", "r", "the root of 5"),
        Symbol("a", "φ", "the golden ratio"),
        Symbol("b", "ψ", "1 − φ"),
        Symbol("powers", "Σ", "both powers together"),
        Symbol("less", "w", "3 less in the classical form, else 0"),
        Symbol("pushes", "P(n)", "pushes of the solution"),
    ),
    (
        "root = sqrt(5)",
        "a = (1 + root) / 2",
        "b = (1 - root) / 2",
        "powers = (10 + 4 * root) / 5 * a ** n + (10 - 4 * root) / 5 * b ** n",
        "pushes = powers - 8 - less",
    ),
    CHAO,
    (Check("The closed form agrees with the recurrence", "Yang Chao"), *LENGTHS),
    lambda: {"n": 7, "less": 0},
    CASE,
)

GROWTH = Derivation(
    "corridor-growth",
    "growth of the solution's length in the long run",
    "In the long run, adding {boxes} to the number of boxes makes the solution {growth} times as long.",
    (
        Symbol("boxes", "k", "boxes more: 1, or 2 in the classical form, which needs an even number"),
        Symbol("ratio", "φ", "the golden ratio, to which the ratio of two lengths tends"),
        Symbol("growth", "g", "how many times as long"),
    ),
    ("ratio = (1 + sqrt(5)) / 2", "growth = ratio ** boxes"),
    CHAO,
    LENGTHS,
    lambda: {"boxes": 1},
    "one box more",
)

SAVITCH = phrase("W. J. Savitch, Relationships between nondeterministic and deterministic tape complexities, 1970")
CELLS = Symbol("n", "n", "free cells of the board: 3^n arrangements of boxes and man")
HALVED = Symbol("depth", "d", "nested calls: the logarithm of 3^n to base 2")
BOUNDS = (Check("The bounds as printed", "the article"),)
BREADTH_FIRST = Procedure("Breadth-first search from the first position")
FOUND = Symbol("D", "D(d)", "positions that are first reached after d moves")
BOTH = (
    Check("The answers agree with breadth-first search", "both algorithms"),
)  # fmt: skip
CORRIDOR_OF_FOUR = phrase("a corridor of four cells")

SPACE = Derivation(
    "savitch-space",
    "cells that Savitch's algorithm remembers at most",
    "It looks for a path of at most 3^{n} moves by halving it, nested {depth} deep, and remembers "
    "four numbers of {n} cells at each level.",
    (CELLS, HALVED, Symbol("space", "S", "cells remembered, at most")),
    ("depth = n * ln(3) / ln(2)", "space = floor(4 * depth * n)"),
    SAVITCH,
    BOUNDS,
    lambda: {"n": 4},
    CORRIDOR_OF_FOUR,
)

HALVINGS = Derivation(
    "savitch-depth",
    "how deep Savitch's algorithm is in its recursion",
    "So far it has halved the number of moves {made} times, one halving within the other; after "
    "{most} a single move is left.",
    (
        CELLS,
        Symbol("made", "k", "nested halvings so far, at most"),
        HALVED,
        Symbol("most", "d₁", "halvings until a single move is left"),
    ),
    ("depth = n * ln(3) / ln(2)", "most = floor(depth) + 1"),
    SAVITCH,
    BOUNDS,
    lambda: {"n": 4, "made": 3},
    CORRIDOR_OF_FOUR,
)

CALLS = Derivation(
    "savitch-calls",
    "calls of Savitch's algorithm",
    "The first call tries one middle after another. Checking whether they can be reached in half "
        "the moves takes {first} calls; checking whether the end can be reached from those that can "
        "takes {second}.",
    (
        Symbol("f", "f(m)", "calls to find out whether each middle tried can be reached"),
        Symbol("s", "s(m)", "calls to find out whether the end can be reached from those that can"),
        Symbol("first", "F", "calls for all first halves"),
        Symbol("second", "S", "calls for all second halves"),
        Symbol("calls", "T", "all calls, the first one too"),
    ),
    ("first = sum(f)", "second = sum(s)", "calls = 1 + first + second"),
    SAVITCH,
    (
        Check("The algorithm makes as many calls", "run to its end"),
        Check("The costs of both halves make up the cost of the call", "this program"),
    ),
    lambda: {"f": (9, 27), "s": (9,)},
    "an example",
)  # fmt: skip

POSITIONS = Derivation(
    "savitch-breadth-first",
    "cells that breadth-first search remembers",
    "It keeps every position that it has seen: {positions} of {n} cells each.",
    (
        CELLS,
        FOUND,
        Symbol("positions", "N", "positions that can be reached"),
        Symbol("space", "S", "cells remembered"),
    ),
    ("positions = sum(D)", "space = positions * n"),
    BREADTH_FIRST,
    BOTH,
    lambda: {"n": 4, "D": (1, 1, 2, 1, 1)},
    CORRIDOR_OF_FOUR,
)

SHORTEST = Derivation(
    "savitch-moves",
    "moves to the second position",
    "The search reaches positions in order of their number of moves; the second position is {moves} moves away.",
    (
        FOUND,
        Symbol("d", "d", "moves, up to those that find the second position"),
        Symbol("moves", "m", "the last of them: no shorter path exists"),
    ),
    ("moves = last(D)",),
    BREADTH_FIRST,
    BOTH,
    lambda: {"D": (1, 1, 2)},
    CORRIDOR_OF_FOUR,
    places={"d": "D"},
)

MADE = Derivation(
    "savitch-made",
    "calls made so far",
    "{made} of at most {calls} calls are made, a share of {share}.",
    (
        Symbol(
            "calls", "T", "calls until the answer; an upper bound where a board has too many positions to count them"
        ),
        Symbol("made", "k", "those that are made"),
        Symbol("share", "s", "their share"),
    ),
    ("share = made / calls",),
    SAVITCH,
    CALLS.checks,
    lambda: {"calls": 578_162, "made": 1_004},
    "an example",
)  # fmt: skip

WAIT = Derivation(
    "savitch-wait",
    "how long one waits for Savitch's algorithm",
    "At {rate} calls a second {calls} calls take {seconds} s, {days} days.",
    (
        Symbol("calls", "T", "calls until the answer", "savitch-calls"),
        Symbol("rate", "v", "calls a second, as measured on this machine"),
        Symbol("seconds", "s", "seconds"),
        Symbol("minutes", "min", "minutes"),
        Symbol("hours", "h", "hours"),
        Symbol("days", "d", "days"),
        Symbol("years", "a", "years of 365.25 days"),
    ),
    (
        "seconds = calls / rate",
        "minutes = seconds / 60",
        "hours = minutes / 60",
        "days = hours / 24",
        "years = days / 365.25",
    ),
    Procedure("Measured on this machine"),
    CALLS.checks,
    lambda: {"calls": 1_000_000_000, "rate": 10_000_000},
    "an example",
)

RATE = Derivation(
    "savitch-rate",
    "calls of Savitch's algorithm a second",
    "{calls} calls took {seconds} s on this machine: {rate} a second, rounded to millions {rounded}.",
    (
        Symbol("calls", "T", "calls that were made to measure it"),
        Symbol("seconds", "s", "seconds that they took"),
        Symbol("rate", "v", "calls a second"),
        Symbol("rounded", "v₁", "the same in whole millions"),
    ),
    ("rate = calls / seconds", "rounded = 10 ** 6 * floor(rate / 10 ** 6 + 0.5)"),
    Procedure("Measured on this machine"),
    (
        Check("The algorithm resumes where it stopped, however many calls are made at a time", "this program"),
    ),
    lambda: {"calls": 2_000_000, "seconds": 0.125},
    "an example",
)  # fmt: skip

HALVES = Derivation(
    "savitch-halves",
    "moves that a call of Savitch's algorithm allows",
    "The call above it allows {above} moves: {first} for its first half, {second} for its second.",
    (
        Symbol("above", "t", "moves that the call above allows"),
        Symbol("first", "t₁", "half of them, rounded down, to the middle"),
        Symbol("second", "t₂", "the rest, from the middle on"),
    ),
    ("first = floor(above / 2)", "second = above - first"),
    SAVITCH,
    BOTH,
    lambda: {"above": 27},
    "an example",
)


# functions that bind figures


def lengths(corridor: Corridor) -> tuple[DerivedFigure, DerivedFigure] | None:
    """Return the moves and pushes by the recurrence; None for its first term and the classical form."""
    boxes = corridor.boxes
    if corridor.form == "classical" or boxes == fibonacci.LEAST:
        return None
    last, before, _, constant = fibonacci.terms(boxes)
    return (
        MOVES.bind(n=boxes, last=last.moves, before=before.moves, more=constant.moves, side=_side(corridor)),
        PUSHES.bind(n=boxes, last=last.pushes, before=before.pushes),
    )


def derive_closed_lengths(corridor: Corridor) -> tuple[DerivedFigure, DerivedFigure]:
    """Return the moves and pushes of a corridor by powers of the golden ratio."""
    boxes, classical = corridor.boxes, corridor.form == "classical"
    sign = 1 if boxes % 2 else -1
    return (
        CLOSED_MOVES.bind(n=boxes, sign=sign, side=-11 if classical else _side(corridor)),
        CLOSED_PUSHES.bind(n=boxes, less=3 if classical else 0),
    )


def derive_lengths(corridor: Corridor) -> tuple[DerivedFigure, DerivedFigure]:
    """Return the moves and pushes of a corridor by the recurrence, or else by the golden ratio."""
    return lengths(corridor) or derive_closed_lengths(corridor)


def of_part(part: SolutionPart) -> tuple[DerivedFigure, DerivedFigure]:
    """Return the moves and pushes of a part of a solution.

    If the part is a whole smaller solution, they are derived like that one's, else from its steps.
    """
    moves, pushes = part.length
    for side in SIDES if part.boxes >= fibonacci.LEAST else ():
        if fibonacci.length(part.boxes, side) == part.length:
            return derive_lengths(Corridor(part.boxes, side=side))
    steps = moves - pushes
    return PART_MOVES.bind(steps=steps, pushes=pushes), PART_PUSHES.bind(moves=moves, steps=steps)


def calls(question: ReachabilityQuestion) -> DerivedFigure:
    """Return the calls of a question, on a board on which they can be counted."""

    def values() -> Values:
        asked, followed = halves(question.start, question.end, question.limit)
        return {"f": asked, "s": followed}

    return CALLS.bind_later(values)


def derive_calls_made(question: ReachabilityQuestion, calls_made: int) -> DerivedFigure:
    """Return the number of calls until the answer.

    They are counted independently if the board has few enough positions.
    """
    if len(question.flood.distance) <= MOST_POSITIONS:
        return calls(question)
    return MADE.bind_later(lambda: {"calls": question.expected_cost.calls, "made": calls_made})


@lru_cache(maxsize=64)
def halves_of(above: int) -> DerivedFigure:
    """Return the numbers of moves that both halves of a call with `above` moves allow."""
    return HALVES.bind(above=above)


def breadth_first(question: ReachabilityQuestion) -> DerivedFigure:
    """Return the number of positions that breadth-first search finds, and the cells they take."""
    return POSITIONS.bind_later(lambda: {"n": question.cells, "D": _by_moves(question)})


def derive_shortest_moves(question: ReachabilityQuestion) -> DerivedFigure | None:
    """Return the fewest moves to the second position; None if it cannot be reached."""
    moves = question.moves
    return None if moves is None else SHORTEST.bind_later(lambda: {"D": _by_moves(question)[: moves + 1]})


def _by_moves(question: ReachabilityQuestion) -> Sequence[int]:
    """Return the number of positions at each distance in moves."""
    counts = Counter(question.flood.distance.values())
    return [counts[moves] for moves in range(max(counts) + 1)]


def _side(corridor: Corridor) -> int:
    return 2 if corridor.side == "left" else 0


TABLE = (MOVES, PUSHES, PART_MOVES, PART_PUSHES, CLOSED_MOVES, CLOSED_PUSHES, GROWTH, SPACE, HALVINGS, CALLS, POSITIONS,
         SHORTEST, MADE, WAIT, RATE, HALVES)  # fmt: skip
