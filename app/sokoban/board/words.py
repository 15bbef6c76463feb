"""Descriptions of positions and moves in words, for screen readers.

Squares are named as they are seen, by the letter of the column and the number of the row, from the upper left.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby

from app.base.language.wording import commas, join_with_and, semicolons
from app.base.language.words import tr, translate
from app.sokoban.board.motion import Event
from app.sokoban.board.orientation import LevelOrientation
from core.base.words import phrase
from core.sokoban.board import State
from core.sokoban.draft.grid import square_name
from core.sokoban.events import Walk
from core.sokoban.level import format_state

SQUARES = {
    "#": phrase("wall"),
    " ": phrase("floor"),
    ".": phrase("goal", context="a thing on the board"),
    "$": phrase("box", context="a thing on the board"),
    "*": phrase("box on a goal"),
    "@": phrase("man"),
    "+": phrase("man on a goal"),
}
"""Names of the characters of the XSB format."""
WALL_AHEAD = (phrase("Wall to the left"), phrase("Wall above"), phrase("Wall to the right"), phrase("Wall below"))
BOX_AHEAD = (
    phrase("The box to the left cannot be moved"),
    phrase("The box above cannot be moved"),
    phrase("The box to the right cannot be moved"),
    phrase("The box below cannot be moved"),
)


def rows_of(state: State) -> Sequence[str]:
    """Return each row of a position as runs of squares: "Row 2: wall, man, 3 floors, wall"."""
    rows = format_state(state).splitlines()
    return [
        tr("Row {number}: {squares}", number=number, squares=commas(_runs(row)))
        for number, row in enumerate(rows, 1)
        if row
    ]


def _runs(row: str) -> Iterable[str]:
    for sign, same in groupby(row):
        yield _run(sign, len(list(same)))


def _run(sign: str, n: int) -> str:
    """Return `n` equal adjacent squares in words; there is only one man."""
    match sign:
        case "#":
            return tr("%n walls", one="wall", n=n, context="squares in a row")
        case " ":
            return tr("%n floor squares", one="floor", n=n, context="squares in a row")
        case ".":
            return tr("%n goals", one="goal", n=n, context="squares in a row")
        case "$":
            return tr("%n boxes", one="box", n=n, context="squares in a row")
        case "*":
            return tr("%n boxes on goals", one="box on a goal", n=n, context="squares in a row")
        case _:
            return translate(SQUARES[sign])


def places_of(state: State) -> str:
    """Return where the man, the boxes and the goals of a position are, in words."""
    board = state.board

    def names(cells: Iterable[int]) -> str:
        return join_with_and([square_name(*board.xy(cell)) for cell in cells])

    loose = [box for box in state.boxes if not board.goals[box]]
    home = [box for box in state.boxes if board.goals[box]]
    empty = [cell for cell, goal in enumerate(board.goals) if goal and not state.has_box(cell)]
    parts = [tr("Man at {square}", square=names([state.man]))]
    if loose:
        parts.append(tr("boxes at {squares}", one="box at {squares}", n=len(loose), squares=names(loose)))
    if home:
        parts.append(
            tr("boxes on goals at {squares}", one="box on a goal at {squares}", n=len(home), squares=names(home))
        )
    if empty:
        parts.append(tr("empty goals at {squares}", one="empty goal at {squares}", n=len(empty), squares=names(empty)))
    return semicolons(parts)


def what_is_ahead(way: int, *, wall: bool) -> str:
    """Return why the man cannot step in a direction on the screen (0..3 = left, up, right, down)."""
    return translate(WALL_AHEAD[way] if wall else BOX_AHEAD[way])


def describe_moves(events: Sequence[Event], orientation: LevelOrientation, goals: bytes, *, forward: bool) -> str:
    """Describe in words what moves did, or what undoing them did; `events` are in the order shown."""

    def name(cell: int) -> str:
        return square_name(*orientation.square(cell))

    last = events[-1]
    pushes = [event for event in events if not isinstance(event, Walk)]
    man = name(last.target if forward else last.source)
    if not pushes:
        if not forward:
            return tr("Taken back: man at {square}", square=man)
        if len(events) > 1:
            return tr("Man at {square}", square=man)
        return _one_step(orientation.seen_way(last.direction), man)
    boxes: dict[int, int] = {}
    for event in pushes:
        source, target = (event.box_from, event.box_to) if forward else (event.box_to, event.box_from)
        first = next((begin for begin, box_cell in boxes.items() if box_cell == source), source)
        boxes[first] = target
    box_texts = join_with_and(
        [_describe_box_move(name(begin), name(end), goals, begin, end) for begin, end in boxes.items()]
    )
    text = tr("{boxes}, man at {square}", boxes=box_texts, square=man)
    return text[0].upper() + text[1:] if forward else tr("Taken back: {moves}", moves=text)


def _one_step(way: int, square: str) -> str:
    return (
        tr("Left: man at {square}", square=square),
        tr("Up: man at {square}", square=square),
        tr("Right: man at {square}", square=square),
        tr("Down: man at {square}", square=square),
    )[way]


def _describe_box_move(begin: str, end: str, goals: bytes, source: int, target: int) -> str:
    if goals[target]:
        return tr("box from {begin} to {end}, on a goal", begin=begin, end=end)
    if goals[source]:
        return tr("box from {begin} to {end}, off its goal", begin=begin, end=end)
    return tr("box from {begin} to {end}", begin=begin, end=end)
