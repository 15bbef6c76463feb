"""Rooms with doors that boxes make into parts of a computer, and the proof of what they do: every way through is tried.

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
    """Way into a room by one door and out by another, or the same."""

    entered: str
    left: str
    before: Boxes
    after: Boxes
    lurd: str
    """The fewest moves, from the one door to the other."""


@dataclass(frozen=True)
class PassageRoom:
    """Level with doors: the letters of `doors`, each with its column and row."""

    rows: tuple[str, ...]
    doors: tuple[tuple[str, tuple[int, int]], ...]

    @cached_property
    def start(self) -> State:
        """The boxes as they are meant to be; the man wherever the rows have him."""
        return state_of(self.rows)

    @cached_property
    def cells(self) -> dict[str, int]:
        """The cell of each door."""
        return {name: self.start.board.cell(*place) for name, place in self.doors}

    def crossings(self, boxes: Boxes) -> Iterator[RoomCrossing]:
        """Every way through with the boxes as given, one for each two doors and each way the boxes can be left."""
        board = self.start.board
        names = {cell: name for name, cell in self.cells.items()}
        for entered, door in self.cells.items():
            if door in boxes:
                continue
            start = State(board, boxes, door)
            ways = {start: ""}
            waiting = deque([start])
            while waiting:
                state = waiting.popleft()
                if state.man in names:
                    yield RoomCrossing(entered, names[state.man], boxes, state.boxes, ways[state])
                for direction, letter in enumerate(MOVES):
                    after = state.step(direction)
                    if after is not None and after not in ways:
                        pushed = state.has_box(after.man)
                        ways[after] = ways[state] + (letter.upper() if pushed else letter)
                        waiting.append(after)

    @cached_property
    def lasting(self) -> list[RoomCrossing]:
        """The crossings after which the boxes can still come to where they are meant to be; all others lose."""
        home = self.start.boxes
        found: dict[Boxes, list[RoomCrossing]] = {}
        waiting = [home]
        while waiting:
            boxes = waiting.pop()
            if boxes not in found:
                found[boxes] = list(self.crossings(boxes))
                waiting += [crossing.after for crossing in found[boxes]]
        back = {home}
        while more := {boxes for boxes, ways in found.items() if boxes not in back and back & {w.after for w in ways}}:
            back |= more
        return [way for boxes in found if boxes in back for way in found[boxes] if way.after in back]

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
"""A diode: from A to B, and never back. The one way through leaves the box where it was."""
THERE = ("########", "###   ##", "## *  ##", "#@ # ###", "#### $.#", "########")
"""A level that is solved by going through it from A to B."""
BACK = ("########", "###   ##", "## *  ##", "##$# ###", "##.#@###", "########")
"""A level that could only be solved by going from B to A: it has no answer."""
