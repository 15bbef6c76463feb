"""Yang Chao on Sokoban, sokoban.ws: what the text prints, and what is computed here.

Lines count in the Chinese text, from the title of the first of its pages, "Can quantum computers solve Sokoban levels
quickly?".
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from math import log2
from typing import cast

from core.articles.figure import ELSEWHERE, HIS, Article, Figure
from core.derivations import doubling as rooms
from core.derivations import families as derived
from core.derivations.derivation import Worked
from core.derivations.expression import Number
from core.quantified import VARIABLES
from core.sokoban.families import fibonacci
from core.sokoban.families.corridor import Corridor
from core.sokoban.savitch.configuration import BOX, FLOOR, MAN
from core.sokoban.savitch.cost import bounds
from core.words import phrase

CELLS = 9
"""Of a board for which the bounds are taken."""
ROOMS, CORRIDOR, SAVITCH, BOARD, HARD = "rooms", "corridor", "space_against_time", "pushed_box", "complexity"
BOXES = 7
"""Of the corridor that the article solves."""
Ours = Callable[[], Number | Worked]
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
"""In which a box is pushed along, so that the man comes to its other side; it comes with a link to play it."""
DRAWN = phrase("Of a level that is only a picture there. B on the page of Sokoban numbers the blocks of any level.")
SECONDS = phrase(
    "His machine's, for one level of his. Here the squares light up in the frame in which a box is lifted."
)


def article() -> Article:
    return Article("sokoban", phrase("Sokoban"), "Yang Chao, sokoban.ws", tuple(_figures()))  # not shown


def _figures() -> Iterator[Figure]:
    yield Figure(49, phrase("lines of a board of Go"), "19", None, HARD, ELSEWHERE)
    yield Figure(49, phrase("squares along a board of checkers"), "8", None, HARD, ELSEWHERE)
    yield Figure(115, phrase("variables of the formula"), "3", lambda: len(VARIABLES), HARD)
    yield Figure(266, phrase("seconds for a box to be pushed, at first"), "2", None, BOARD, SECONDS)
    yield Figure(266, phrase("and with blocks, in milliseconds"), "3", None, BOARD, SECONDS)
    yield Figure(
        268,
        phrase("cells along a level that took long"),
        "50",
        None,
        BOARD,
        phrase("Of a level that is only named there."),
    )
    yield Figure(270, phrase("blocks of the example"), "10", None, BOARD, DRAWN)
    yield Figure(
        331, phrase("what a cell can be: a box, the man or nothing"), "3", lambda: len({FLOOR, BOX, MAN}), SAVITCH
    )
    yield Figure(
        356,
        phrase("cells remembered at each halving, by n"),
        "4",
        lambda: _savitch()[1] / _savitch()[0] / CELLS,
        SAVITCH,
    )
    yield Figure(356, phrase("halvings, by n log₂ 3"), "1", lambda: _savitch()[0] / log2(3) / CELLS, SAVITCH)
    yield Figure(356, phrase("cells in all, by n² log₂ 3"), "4", lambda: _savitch()[1] / log2(3) / CELLS**2, SAVITCH)
    for room, text in enumerate(("2", "4", "8"), 1):
        yield Figure(378, phrase("entrances of room {room}", room=room), text, partial(rooms.ENTERED.at, n=room), ROOMS)
    yield Figure(386, phrase("boxes of Picokosmos 17"), "8", lambda: len(fibonacci.classical(8).start.boxes), CORRIDOR)
    opening, lower, turn, upper = fibonacci.parts(BOXES)
    whole, ends_left = Corridor(BOXES), Corridor(BOXES, side="left")
    rows: tuple[tuple[int, str, str, Ours], ...] = (
        (398, phrase("what is added to n for odd n"), "12", lambda: _added(BOXES).moves - BOXES),
        (399, phrase("what is added to n for even n"), "10", lambda: _added(BOXES + 1).moves - BOXES - 1),
        (401, phrase("pushes added"), "8", lambda: _added(BOXES).pushes),
        (407, phrase("moves more to end on the left"), "2", lambda: _moves(ends_left).number - _moves(whole).number),
        (409, phrase("moves of the opening"), "6", lambda: opening.length.moves),
        (409, phrase("pushes of the opening"), "4", lambda: opening.length.pushes),
        (413, phrase("boxes without the two uppermost"), "5", lambda: lower.boxes),
        (
            417,
            phrase("moves on the lower five beyond M(5)"),
            "2",
            lambda: lower.length.moves - fibonacci.length(lower.boxes).moves,
        ),
        (419, phrase("moves of the turn"), "11", lambda: turn.length.moves),
        (419, phrase("moves of the turn beyond n"), "4", lambda: turn.length.moves - BOXES),
        (419, phrase("pushes of the turn"), "4", lambda: turn.length.pushes),
        (423, phrase("boxes after the turn"), "6", lambda: upper.boxes),
        (440, phrase("what the closed form of the moves takes off beside n"), "14", lambda: _taken(whole)[0] - BOXES),
        (442, phrase("what the closed form of the pushes takes off"), "8", lambda: _taken(whole)[1]),
        (448, phrase("moves of seven boxes, by the closed form"), "306", lambda: derived.closed(whole)[0]),
        (448, phrase("pushes of seven boxes, by the closed form"), "102", lambda: derived.closed(whole)[1]),
        (448, phrase("moves of seven boxes"), "306", lambda: _moves(whole)),
        (448, phrase("pushes of seven boxes"), "102", lambda: derived.shown(whole)[1]),
        (458, phrase("moves of seven boxes that end on the left"), "308", lambda: _moves(ends_left)),
        (458, phrase("pushes of seven boxes that end on the left"), "102", lambda: derived.shown(ends_left)[1]),
    )
    for line, what, text, ours in rows:
        yield Figure(line, what, text, ours, CORRIDOR)
    rows_of = LEVEL.splitlines()
    yield Figure(486, phrase("cells across the example"), "4", lambda: max(map(len, rows_of)), BOARD)
    yield Figure(486, phrase("cells down the example"), "9", lambda: len(rows_of), BOARD)
    yield Figure(490, phrase("sides from which a box is pushed"), "4", lambda: len("lurd"), BOARD)
    yield Figure(492, phrase("bytes of a node, at least"), "2", None, BOARD, HIS)
    yield Figure(492, phrase("bytes of a node, at most"), "3", None, BOARD, HIS)
    yield Figure(500, phrase("cells along the largest level"), "80", None, BOARD, HIS)


def _taken(corridor: Corridor) -> tuple[int, int]:
    """What the closed forms take off the powers of the golden ratio, for moves and for pushes."""
    length, sign = fibonacci.length(corridor.boxes), 1 if corridor.boxes % 2 else -1
    moves, pushes = (cast(float, closed.values["powers"]) for closed in derived.closed(corridor))
    return round(sign + moves - length.moves), round(pushes - length.pushes)


def _moves(corridor: Corridor) -> Worked:
    return derived.shown(corridor)[0]


def _savitch() -> tuple[float, float]:
    """Halvings and cells, for so many cells."""
    return bounds(CELLS)


def _added(boxes: int) -> fibonacci.Length:
    """What the recurrence adds to the lengths of the two corridors before."""
    of = fibonacci.length
    return fibonacci.Length(
        of(boxes).moves - of(boxes - 1).moves - of(boxes - 2).moves,
        of(boxes).pushes - of(boxes - 1).pushes - of(boxes - 2).pushes,
    )
