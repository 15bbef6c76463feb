"""Rooms with doors in which boxes act as a logic gadget, verified by trying every way through.

Culberson (1997) showed Sokoban to be PSPACE-complete with such rooms; this one is our own.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from core.sokoban.board import State
from core.sokoban.level import state_of

Boxes = tuple[int, ...]
MOVES = "lurd"


class RoomCrossing(NamedTuple):
    """Passage through a room, in by one door and out by another or the same."""

    entered: str
    left: str
    before: Boxes
    after: Boxes
    lurd: str
    """Shortest sequence of moves from the one door to the other."""


@dataclass(frozen=True)
class PassageRoom:
    """Room with doors: its level rows, and each door's letter with its column and row."""

    rows: tuple[str, ...]
    doors: tuple[tuple[str, tuple[int, int]], ...]

    @cached_property
    def start(self) -> State:
        """Position of the rows: its boxes are the intended ones, its man is not used."""
        return state_of(self.rows)

    @cached_property
    def cells(self) -> dict[str, int]:
        """Cell of each door, by its letter."""
        return {name: self.start.board.cell(*place) for name, place in self.doors}

    def crossings(self, boxes: Boxes) -> Iterator[RoomCrossing]:
        """Yield the shortest passage for each pair of doors and each resulting set of boxes.

        `boxes` are the cells of the boxes when the man enters.
        """
        board = self.start.board
        names = {cell: name for name, cell in self.cells.items()}
        for entered, door in self.cells.items():
            if door in boxes:
                continue
            start = State(board, boxes, door)
            paths = {start: ""}
            waiting = deque([start])
            while waiting:
                state = waiting.popleft()
                if state.man in names:
                    yield RoomCrossing(entered, names[state.man], boxes, state.boxes, paths[state])
                for direction, letter in enumerate(MOVES):
                    after = state.step(direction)
                    if after is not None and after not in paths:
                        pushed = state.has_box(after.man)
                        paths[after] = paths[state] + (letter.upper() if pushed else letter)
                        waiting.append(after)

    @cached_property
    def lasting(self) -> list[RoomCrossing]:
        """Crossings after which the boxes can still return to their intended cells."""
        home = self.start.boxes
        crossings_from: dict[Boxes, list[RoomCrossing]] = {}
        waiting = [home]
        while waiting:
            boxes = waiting.pop()
            if boxes not in crossings_from:
                crossings_from[boxes] = list(self.crossings(boxes))
                waiting += [crossing.after for crossing in crossings_from[boxes]]
        back = {home}
        while more := {
            boxes
            for boxes, passages in crossings_from.items()
            if boxes not in back and back & {w.after for w in passages}
        }:
            back |= more
        return [way for boxes in crossings_from if boxes in back for way in crossings_from[boxes] if way.after in back]

    def find_lasting(self, entered: str, left: str) -> list[RoomCrossing]:
        """Return the lasting crossings from one door to another."""
        return [way for way in self.lasting if (way.entered, way.left) == (entered, left)]


ONE_WAY = PassageRoom(
    (
        "########",
        "###   ##",
        "## *  ##",
        "#@ # ###",
        "#### ###",
        "########",
    ),
    (("A", (1, 3)), ("B", (4, 4))),
)
"""One-way room: passable from A to B, never back. The only passage leaves the box where it was."""
THERE = ("########", "###   ##", "## *  ##", "#@ # ###", "#### $.#", "########")
"""Level solved by passing the one-way room from A to B."""
BACK = ("########", "###   ##", "## *  ##", "##$# ###", "##.#@###", "########")
"""Level that would take passing the one-way room from B to A, so it is unsolvable."""
