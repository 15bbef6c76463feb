"""Rooms for new levels: small pieces of wall and floor put side by side, then tidied up.

After Taylor and Parberry, "Procedural Generation of Sokoban Levels" (2011): templates of 3 x 3 squares, turned and
mirrored at random, and rules against rooms in which nothing happens. A room may be symmetrical, which looks designed.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from enum import StrEnum
from random import Random

from core.sokoban.board import Board, scan

Square = tuple[int, int]
Room = frozenset[Square]

_TEMPLATES = (
    (3, ("...", "...", "...")),
    (3, ("#..", "...", "...")),
    (2, ("#.#", "...", "...")),
    (2, ("#..", "...", "..#")),
    (1, ("#.#", "...", "#..")),
    (1, ("#.#", "...", "#.#")),
    (3, ("...", ".#.", "...")),
    (2, ("###", "...", "...")),
    (1, ("###", "...", "###")),
    (1, ("###", "#..", "#.#")),
    (1, ("###", "...", "#.#")),
    (2, ("##.", "...", "...")),
    (1, ("###", "###", "###")),
    (1, ("...", "##.", "...")),
)
_NEAR = ((-1, 0), (0, -1), (1, 0), (0, 1))
MOST_CELLS = 255
"""Maximum number of floor squares that the search can handle."""
_LARGEST_HALL = (3, 4)
"""Size of open rectangles that a room must not have, either way up: boxes would pass freely there."""
_TRIES = 400


class RoomStyle(StrEnum):
    """Style of a room: free, or symmetric in one of three ways."""

    FREE = "free"
    MIRRORED = "mirrored"
    """Left-right mirror symmetry."""
    TURNED = "turned"
    """Symmetry under half a turn."""
    CROSSED = "crossed"
    """Mirror symmetry in both directions."""


def draw_below(random: Random, bound: int) -> int:
    """Return a random integer in [0, bound), from `Random.random`, which Python promises to keep for every seed."""
    return int(random.random() * bound)


def carve(random: Random, width: int, height: int, style: RoomStyle) -> Room | None:
    """Return the floor of a room within `width` x `height` squares, walls included.

    None if all tries failed.
    """
    for _ in range(_TRIES):
        floor = _tidy(compose(_pieces(random, width - 2, height - 2), width - 2, height - 2, style))
        if 2 * len(floor) >= (width - 2) * (height - 2) and not has_hall(floor):
            return frozenset((x + 1, y + 1) for x, y in floor)
    return None


def draw(floor: Room, signs: dict[Square, str]) -> list[str]:
    """Return the rows of a room with its walls and nothing beyond; `signs` maps squares to their signs."""
    wall = {(x + dx, y + dy) for x, y in floor for dx in (-1, 0, 1) for dy in (-1, 0, 1)} - floor
    left, top = (min(square[axis] for square in wall) for axis in (0, 1))
    right, bottom = (max(square[axis] for square in wall) for axis in (0, 1))
    return [
        "".join(
            "#" if (x, y) in wall else signs.get((x, y), " ") if (x, y) in floor else " "
            for x in range(left, right + 1)
        ).rstrip()
        for y in range(top, bottom + 1)
    ]


def goals_in(random: Random, room: Room, count: int) -> list[Square]:
    """Return random goals in one or two clusters of neighbouring squares."""
    squares = sorted(room)
    goals: list[Square] = []
    groups = 1 + draw_below(random, 2)
    while len(goals) < count:
        if len(goals) % -(-count // groups) == 0:
            free = [square for square in squares if square not in goals]
        else:
            free = (
                sorted({near for goal in goals for near in list_neighbours(goal) if near in room} - set(goals))
                or squares
            )
        goals.append(free[draw_below(random, len(free))])
    return goals


def board_of(room: Room, goals: Iterable[Square]) -> Board:
    """Return the board of a room with its goals."""
    board, *_ = scan(draw(room, dict.fromkeys(goals, ".")))
    return board


def list_neighbours(square: Square) -> Iterator[Square]:
    """Yield the four neighbours of a square."""
    x, y = square
    return ((x + dx, y + dy) for dx, dy in _NEAR)


def _pieces(random: Random, width: int, height: int) -> set[Square]:
    floor = set()
    weights = [weight for weight, _ in _TEMPLATES]
    left, top = (
        draw_below(random, 3),
        draw_below(random, 3),
    )  # a random offset, so that template edges do not always fall on the same lines
    for y in range(-top, height, 3):
        for x in range(-left, width, 3):
            at = draw_below(random, sum(weights))
            piece: tuple[str, ...] = next(
                rows for index, (_, rows) in enumerate(_TEMPLATES) if at < sum(weights[: index + 1])
            )
            for _ in range(draw_below(random, 4)):
                piece = tuple("".join(column) for column in zip(*piece[::-1], strict=True))
            if draw_below(random, 2):
                piece = tuple(row[::-1] for row in piece)
            floor |= {(x + dx, y + dy) for dy, row in enumerate(piece) for dx, sign in enumerate(row) if sign == "."}
    return {(x, y) for x, y in floor if 0 <= x < width and 0 <= y < height}


def images(square: Square, width: int, height: int, style: RoomStyle) -> set[Square]:
    """Return the squares equivalent to a square by the symmetry of a style, including itself."""
    x, y = square
    squares = {square}
    if style in {RoomStyle.MIRRORED, RoomStyle.CROSSED}:
        squares.add((width - 1 - x, y))
    if style is RoomStyle.CROSSED:
        squares |= {(x, height - 1 - y), (width - 1 - x, height - 1 - y)}
    if style is RoomStyle.TURNED:
        squares.add((width - 1 - x, height - 1 - y))
    return squares


def is_connected(floor: set[Square] | Room) -> bool:
    """Return whether one can walk between any two squares of the floor."""
    return len(_part(floor, min(floor))) == len(floor) if floor else False


def compose(floor: set[Square], width: int, height: int, style: RoomStyle) -> set[Square]:
    """Return the room that the left (and upper) part of `floor` makes in a style."""
    across = style in {RoomStyle.MIRRORED, RoomStyle.CROSSED}
    if across:
        half = {(x, y) for x, y in floor if 2 * x < width}
        floor = half | {(width - 1 - x, y) for x, y in half}
    if style is RoomStyle.CROSSED:
        half = {(x, y) for x, y in floor if 2 * y < height}
        floor = half | {(x, height - 1 - y) for x, y in half}
    if style is RoomStyle.TURNED:
        half = {(x, y) for x, y in floor if (y * width + x) * 2 < width * height}
        floor = half | {(width - 1 - x, height - 1 - y) for x, y in half}
    return floor


def _tidy(floor: set[Square]) -> set[Square]:
    """Return the largest connected part without dead ends, which serve no purpose."""
    rest, largest = set(floor), set[Square]()
    while rest:
        part = _part(rest, min(rest))
        rest -= part
        largest = max(largest, part, key=len)
    while ends := {square for square in largest if sum(near in largest for near in list_neighbours(square)) < 2}:
        largest -= ends
    return largest


def _part(floor: set[Square] | Room, start: Square) -> set[Square]:
    """Return the squares that can be reached from a square."""
    part, edge = set[Square](), [start]
    while edge:
        square = edge.pop()
        if square in floor and square not in part:
            part.add(square)
            edge += list_neighbours(square)
    return part


def has_hall(floor: set[Square] | Room) -> bool:
    """Return whether the floor has an open rectangle in which boxes can pass each other freely."""
    for wide, high in (_LARGEST_HALL, _LARGEST_HALL[::-1]):
        for x, y in floor:
            if all((x + dx, y + dy) in floor for dx in range(wide) for dy in range(high)):
                return True
    return False
