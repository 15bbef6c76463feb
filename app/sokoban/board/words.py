"""A position in words: rows of squares for who cannot see them, where everything is, and what a move did.

Squares are named as they are seen, by the letter of the column and the number of the row, from the upper left.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby

from app.sokoban.board.motion import Event
from app.sokoban.board.orientation import Orientation
from app.sokoban.wording import joined
from core.sokoban.board import State
from core.sokoban.draft.grid import square_name
from core.sokoban.level import format_state
from core.sokoban.puzzle import Walk

WAYS = ("left", "up", "right", "down")
SQUARES = {
    "#": ("wall", "walls"),
    " ": ("floor", "floors"),
    ".": ("goal", "goals"),
    "$": ("box", "boxes"),
    "*": ("box on a goal", "boxes on goals"),
    "@": ("man", "men"),
    "+": ("man on a goal", "men on goals"),
}
"""A sign of the XSB text in words: one square, several."""


def rows_of(state: State) -> Sequence[str]:
    """Every row of a position as it is seen, its squares in runs: "Row 2: wall, man, 3 floors, wall"."""
    rows = format_state(state).splitlines()
    return [f"Row {number}: {', '.join(_runs(row))}" for number, row in enumerate(rows, 1) if row]


def _runs(row: str) -> Iterable[str]:
    for sign, same in groupby(row):
        one, several = SQUARES[sign]
        count = len(list(same))
        yield one if count == 1 else f"{count} {several}"


def places_of(state: State) -> str:
    """Where the man, the boxes and the goals of a position are, as it is seen."""
    board = state.board

    def names(cells: Iterable[int]) -> str:
        return joined([square_name(*board.xy(cell)) for cell in cells])

    loose = [box for box in state.boxes if not board.goals[box]]
    home = [box for box in state.boxes if board.goals[box]]
    empty = [cell for cell, goal in enumerate(board.goals) if goal and not state.has_box(cell)]
    kinds = (
        ([state.man], "man", ""),
        (loose, "box", "boxes"),
        (home, "box on a goal", "boxes on goals"),
        (empty, "empty goal", "empty goals"),
    )
    said = [f"{one if len(cells) == 1 else several} at {names(cells)}" for cells, one, several in kinds if cells]
    text = "; ".join(said)
    return text[:1].upper() + text[1:]


def told(events: Sequence[Event], orientation: Orientation, goals: bytes, *, forward: bool) -> str:
    """What moves did, or what taking them back did, `events` being in the order in which they are seen."""

    def name(cell: int) -> str:
        return square_name(*orientation.square(cell))

    last = events[-1]
    pushes = [event for event in events if not isinstance(event, Walk)]
    man = name(last.target if forward else last.source)
    if not pushes:
        way = WAYS[orientation.seen_way(last.direction)].capitalize()
        if not forward:
            return f"Taken back: man at {man}"
        return f"{way}: man at {man}" if len(events) == 1 else f"Man at {man}"
    boxes: dict[int, int] = {}
    for event in pushes:
        source, target = (event.box_from, event.box_to) if forward else (event.box_to, event.box_from)
        first = next((begin for begin, at in boxes.items() if at == source), source)
        boxes[first] = target
    said = [f"box from {name(begin)} to {name(end)}{_onto(goals, begin, end)}" for begin, end in boxes.items()]
    text = joined(said) + f", man at {man}"
    return text[0].upper() + text[1:] if forward else f"Taken back: {text}"


def _onto(goals: bytes, begin: int, end: int) -> str:
    if goals[end]:
        return ", on a goal"
    return ", off its goal" if goals[begin] else ""
