"""Derivations for the doubling rooms: how often they are entered, and lengths of shortest solutions."""

from __future__ import annotations

from collections.abc import Sequence

from core.base.words import phrase
from core.explain.formulas.derivation import Check, Derivation, DerivedFigure, PrintedFigure, Procedure, Symbol

CHAO = phrase("Yang Chao, A series of Sokoban levels with recurrence and exponential solutions, sokoban.ws")
CASE = phrase("three rooms")
N = Symbol("n", "n", "rooms")
COUNTED = (
    Check("Lengths counted by exact search, in moves and in pushes", "by the solver"),
    Check("Solutions played move by move", "this program"),
)  # fmt: skip

ENTERED = Derivation(
    "rooms-entered",
    "how often a room is entered",
    "To pass a room one must pass the next one twice, and the first is passed twice: room {n} is entered {entered} "
    "times.",
    (N, Symbol("entered", "e(n)", "entrances of room n; no solution has fewer")),
    ("entered = 2 ** n",),
    CHAO,
    (
        Check("Entrances counted in the solution", "this program"),
        Check("No solution enters a room less often", "exhaustive search"),
    ),
    lambda: {"n": 3},
    CASE,
    tuple(PrintedFigure(text, CHAO, {"n": n}) for n, text in enumerate(("2", "4", "8"), 1)),
)  # fmt: skip

ALL = Derivation(
    "rooms-entrances",
    "entrances of all rooms",
    "Each room is entered twice as often as the one before it, the first twice: {n} rooms have {entrances} entrances.",
    (
        Symbol("k", "k", "the rooms, from the first to the last"),
        N,
        Symbol("entrances", "E", "entrances of all rooms"),
    ),
    ("n = number(k)", "entrances = sum(2 ** k)"),
    CHAO,
    ENTERED.checks,
    lambda: {"k": (1, 2, 3)},
    CASE,
)

SO_FAR = Derivation(
    "rooms-so-far",
    "how often the room was entered so far",
    "Up to this move of the solution, the room was entered {entered} of {all} times.",
    (
        Symbol("x", "x", "1 for each entrance that is made, 0 for each to come"),
        Symbol("all", "e(k)", "entrances of the room in the whole solution"),
        Symbol("entered", "e", "those made so far"),
    ),
    ("all = number(x)", "entered = sum(x)"),
    Procedure("The solution, played move by move"),
    ENTERED.checks[:1],
    lambda: {"x": (1, 1, 0, 0)},
    CASE,
)

PUSHES = Derivation(
    "rooms-pushes",
    "pushes of the shortest solution",
    "Rooms are passed {passed} times in all, each time with one push of each of two boxes. The box "
    "behind the rooms takes 1 push more.",
    (
        N,
        Symbol("passed", "e", "how often rooms are passed: 2 + 4 + … + 2^n"),
        Symbol("pushes", "P(n)", "pushes"),
    ),
    ("passed = 2 ** (n + 1) - 2", "pushes = 2 * passed + 1"),
    CHAO,
    COUNTED,
    lambda: {"n": 3},
    CASE,
    law="P(n) = 2 P(n − 1) + 3,  P(1) = 5",
)

MOVES = Derivation(
    "rooms-moves",
    "moves of the shortest solution",
    "With one more room, all others are passed twice as often and the walks around them get "
    "longer: {n} rooms take {moves} moves.",
    (N, Symbol("moves", "M(n)", "moves")),
    ("moves = 130 * 2 ** n - 56 * n - 140",),
    CHAO,
    COUNTED,
    lambda: {"n": 3},
    CASE,
    law="M(n) = 2 M(n − 1) + 56 n + 28,  M(1) = 64",
)


def lengths(rooms: int) -> tuple[DerivedFigure, DerivedFigure, DerivedFigure]:
    """Return entrances of the last room, pushes and moves of a level with `rooms` rooms."""
    return ENTERED.bind(n=rooms), PUSHES.bind(n=rooms), MOVES.bind(n=rooms)


def derive_room_entrances(room: int) -> DerivedFigure:
    """Return how often a room is entered; `room` is its number, 1 the first."""
    return ENTERED.bind(n=room)


def entrances(rooms: int) -> DerivedFigure:
    """Return the number of entrances of all rooms."""
    return ALL.bind(k=tuple(range(1, rooms + 1)))


def so_far(moves: Sequence[int], at: int) -> DerivedFigure:
    """Return the number of entrances within the first `at` moves; `moves` are the moves that enter."""
    return SO_FAR.bind_later(lambda: {"x": [int(move <= at) for move in moves]})


TABLE = (ENTERED, ALL, SO_FAR, PUSHES, MOVES)
