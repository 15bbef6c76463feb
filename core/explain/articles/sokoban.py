"""Figures of Yang Chao's articles on Sokoban (sokoban.ws), and this program's beside them.

Lines count in the Chinese text, from the title of the first of its pages, "Can quantum computers solve Sokoban levels
quickly?".
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache, partial
from typing import NamedTuple, cast

from core.base.control import Control
from core.base.words import phrase
from core.explain.articles.figure import (
    ELSEWHERE,
    HIS,
    Article,
    ArticleFigure,
    Provenance,
    computed_provenance,
    definition,
    incomparable,
    same_source,
)
from core.explain.formulas.derivation import DerivedFigure
from core.explain.formulas.expression import Number
from core.explain.sokoban import families as derived
from core.sokoban.families import fibonacci
from core.sokoban.families.corridor import Corridor
from core.sokoban.families.count import count
from core.sokoban.families.doubling import Rooms
from core.sokoban.families.fibonacci import Length
from core.sokoban.quantified_formulas import VARIABLES
from core.sokoban.replay import replay
from core.sokoban.savitch.configuration import BOX, FLOOR, MAN
from core.sokoban.solve.solver import Effort

ROOMS, CORRIDOR, SAVITCH, BOARD, HARD = "rooms", "corridor", "space_against_time", "pushed_box", "complexity"
BOXES = 7
"""Number of boxes in the corridor that the article solves."""
DRAWN_ROOMS = 3
"""Number of doubling rooms in the article's picture."""
SECONDS_A_SEARCH = 60.0
"""Time limit in seconds, many times what an exact search of the article's corridor takes."""
Ours = Callable[[], Number | DerivedFigure]
LEVEL = """\
####
#  #
#  #
#  #
#  #
##$#
 #@#
 #.#
 ###
"""
"""Level in which a box is pushed so that the man can reach its other side; the article links to it."""
DRAWN = incomparable(
    phrase("From a level shown only as a picture. On the Sokoban page, B numbers the blocks of any level.")
)
HIS_SECONDS = incomparable(
    phrase(
        "Measured on the author's machine, for one of his levels. Here the squares light up in the "
        "frame in which a box is lifted."
    )
)
SEARCHED = computed_provenance(phrase("counted by exact search, which proves that nothing is shorter"))
PLAYED = computed_provenance(phrase("counted by replaying the solution here move by move"))
PLAYED_AND_SEARCHED = computed_provenance(
    phrase("length of a solution that ends on the left, minus the shortest found by exact search")
)
CLOSED = computed_provenance(phrase("its closed form, evaluated for seven boxes"))
POWERS = computed_provenance(
    phrase("both powers of its closed form, minus the shortest solution found by exact search")
)
QUOTED = same_source(phrase("the moves printed in the article; the solution here is built from them"))
PARTED = definition(phrase("how the article splits seven boxes"))
BOUND = definition(phrase("the article's own bound, which is shown here"))
LINKED = same_source(phrase("the level in the article's own link"))


def article() -> Article:
    return Article("sokoban", phrase("Sokoban"), "Yang Chao, sokoban.ws", tuple(_figures()))  # not shown


def _figures() -> Iterator[ArticleFigure]:
    yield ArticleFigure(49, phrase("lines of a board of Go"), "19", None, HARD, ELSEWHERE)
    yield ArticleFigure(49, phrase("squares along a board of checkers"), "8", None, HARD, ELSEWHERE)
    yield ArticleFigure(
        115,
        phrase("variables of the formula"),
        "3",
        lambda: len(VARIABLES),
        HARD,
        definition(phrase("the article's own formula, which is played here")),
    )
    yield ArticleFigure(
        266, phrase("seconds to find where a box can be pushed, at first"), "2", None, BOARD, HIS_SECONDS
    )
    yield ArticleFigure(266, phrase("the same with blocks, in milliseconds"), "3", None, BOARD, HIS_SECONDS)
    yield ArticleFigure(
        268,
        phrase("cells along a level that took long"),
        "50",
        None,
        BOARD,
        incomparable(phrase("About a level that is only mentioned by name.")),
    )
    yield ArticleFigure(270, phrase("blocks of the example"), "10", None, BOARD, DRAWN)
    yield ArticleFigure(
        331,
        phrase("what a cell can be: a box, the man or nothing"),
        "3",
        lambda: len({FLOOR, BOX, MAN}),
        SAVITCH,
        definition(phrase("how a position is written down here, too")),
    )
    yield ArticleFigure(356, phrase("cells stored per halving, divided by n"), "4", lambda: 4, SAVITCH, BOUND)
    yield ArticleFigure(356, phrase("halvings, divided by n log₂ 3"), "1", lambda: 1, SAVITCH, BOUND)
    yield ArticleFigure(356, phrase("cells in all, divided by n² log₂ 3"), "4", lambda: 4, SAVITCH, BOUND)
    for room, text in enumerate(("2", "4", "8"), 1):
        yield ArticleFigure(
            378, phrase("times room {room} is entered", room=room), text, partial(_entrances, room), ROOMS, PLAYED
        )
    yield ArticleFigure(
        386,
        phrase("boxes of Picokosmos 17"),
        "8",
        lambda: len(fibonacci.classical(8).start.boxes),
        CORRIDOR,
        definition(phrase("the corridor here has as many")),
    )
    for line, what, text, ours, provenance in _corridor():
        yield ArticleFigure(line, what, text, ours, CORRIDOR, provenance)
    rows = LEVEL.splitlines()
    yield ArticleFigure(486, phrase("width of the example, in cells"), "4", lambda: max(map(len, rows)), BOARD, LINKED)
    yield ArticleFigure(486, phrase("height of the example, in cells"), "9", lambda: len(rows), BOARD, LINKED)
    yield ArticleFigure(
        490,
        phrase("sides from which a box is pushed"),
        "4",
        lambda: len("lurd"),
        BOARD,
        definition(phrase("the sides of a square")),
    )
    yield ArticleFigure(492, phrase("bytes of a node, at least"), "2", None, BOARD, HIS)
    yield ArticleFigure(492, phrase("bytes of a node, at most"), "3", None, BOARD, HIS)
    yield ArticleFigure(500, phrase("cells along the largest level"), "80", None, BOARD, HIS)


class CorridorRow(NamedTuple):
    """Figure of the Fibonacci corridor, with the fields of `ArticleFigure`."""

    line: int
    what: str
    text: str
    ours: Ours
    provenance: Provenance


def _corridor() -> Iterator[CorridorRow]:
    opening, lower, turn, upper = fibonacci.parts(BOXES)
    yield CorridorRow(
        398, phrase("what is added to n for odd n"), "12", lambda: _compute_added_terms(7).moves - 7, SEARCHED
    )
    yield CorridorRow(
        399, phrase("what is added to n for even n"), "10", lambda: _compute_added_terms(6).moves - 6, SEARCHED
    )
    yield CorridorRow(401, phrase("pushes added"), "8", lambda: _compute_added_terms(BOXES).pushes, SEARCHED)
    yield CorridorRow(
        407, phrase("extra moves to end on the left"), "2", partial(_more_on_the_left, BOXES), PLAYED_AND_SEARCHED
    )
    yield CorridorRow(409, phrase("moves of the opening"), "6", lambda: opening.length.moves, QUOTED)
    yield CorridorRow(409, phrase("pushes of the opening"), "4", lambda: opening.length.pushes, QUOTED)
    yield CorridorRow(413, phrase("boxes without the two uppermost"), "5", lambda: lower.boxes, PARTED)
    yield CorridorRow(
        417,
        phrase("extra moves for the lower five boxes, beyond M(5)"),
        "2",
        partial(_more_on_the_left, lower.boxes),
        PLAYED_AND_SEARCHED,
    )
    yield CorridorRow(419, phrase("moves of the turn"), "11", lambda: turn.length.moves, QUOTED)
    yield CorridorRow(419, phrase("moves of the turn beyond n"), "4", lambda: turn.length.moves - BOXES, QUOTED)
    yield CorridorRow(419, phrase("pushes of the turn"), "4", lambda: turn.length.pushes, QUOTED)
    yield CorridorRow(423, phrase("boxes after the turn"), "6", lambda: upper.boxes, PARTED)
    whole = Corridor(BOXES)
    for line, what, text, number in (
        (
            440,
            phrase("what the closed form of the moves subtracts besides n"),
            "14",
            lambda: _compute_subtracted_terms().moves - BOXES,
        ),
        (442, phrase("what the closed form of the pushes subtracts"), "8", lambda: _compute_subtracted_terms().pushes),
    ):
        yield CorridorRow(line, what, text, number, POWERS)
    for what, text, ours, provenance in (
        (
            phrase("moves of seven boxes, by the closed form"),
            "306",
            lambda: derived.derive_closed_lengths(whole)[0],
            CLOSED,
        ),
        (
            phrase("pushes of seven boxes, by the closed form"),
            "102",
            lambda: derived.derive_closed_lengths(whole)[1],
            CLOSED,
        ),
        (phrase("moves of seven boxes"), "306", lambda: _find_shortest_lengths(BOXES).moves, SEARCHED),
        (phrase("pushes of seven boxes"), "102", lambda: _find_shortest_lengths(BOXES).pushes, SEARCHED),
    ):
        yield CorridorRow(448, what, text, ours, provenance)
    yield CorridorRow(
        458, phrase("moves of seven boxes that end on the left"), "308", lambda: _on_the_left(BOXES).moves, PLAYED
    )
    yield CorridorRow(
        458, phrase("pushes of seven boxes that end on the left"), "102", lambda: _on_the_left(BOXES).pushes, PLAYED
    )


def _entrances(room: int) -> int:
    """Return how often a room is entered in the solution for three rooms, replayed move by move."""
    rooms = Rooms(DRAWN_ROOMS)
    return rooms.count_entrances(len(rooms.solution))[room - 1]


@cache
def _find_shortest_lengths(boxes: int) -> Length:
    """Return the fewest moves and the fewest pushes of a corridor, each by an exact search."""
    search_result = count(Corridor(boxes), Effort(SECONDS_A_SEARCH), Control())
    assert search_result.moves is not None and search_result.pushes is not None
    return Length(search_result.moves, search_result.pushes)


def _on_the_left(boxes: int) -> Length:
    """Return the length of a solution that leaves the man on the left, replayed move by move."""
    played = replay(fibonacci.level(boxes).start, fibonacci.solution(boxes, "left"))
    assert played.state.solved
    return Length(played.tally.moves, played.tally.pushes)


def _more_on_the_left(boxes: int) -> int:
    return _on_the_left(boxes).moves - _find_shortest_lengths(boxes).moves


def _compute_subtracted_terms() -> Length:
    """Return what the closed forms subtract from the powers of the golden ratio, for seven boxes.

    The two values are those of the moves and of the pushes.
    """
    shortest, sign = _find_shortest_lengths(BOXES), 1 if BOXES % 2 else -1
    moves, pushes = (cast(float, closed.values["powers"]) for closed in derived.derive_closed_lengths(Corridor(BOXES)))
    return Length(round(sign + moves - shortest.moves), round(pushes - shortest.pushes))


def _compute_added_terms(boxes: int) -> Length:
    """Return what the recurrence adds to the lengths of the two smaller corridors, in moves and pushes."""
    whole, last, before = (_find_shortest_lengths(boxes - less) for less in range(3))
    return Length(whole.moves - last.moves - before.moves, whole.pushes - last.pushes - before.pushes)
