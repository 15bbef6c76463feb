"""Outline of a level in units of a square: its squares of floor, and the wall as a rounded path."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise
from math import hypot

from PySide6.QtCore import QLineF, QPointF, QRect
from PySide6.QtGui import QPainterPath

from core.sokoban.board import Board, State

CORNER = 0.17
"""Radius of the wall's outer corners; inner corners, where floor meets wall, are sharp."""

_ROUND = 0.5523
"""Relative distance of a cubic curve's control points that approximates a quarter circle."""

Corner = tuple[int, int]
Run = tuple[int, int, int]
"""Run of adjacent squares: row, first column, and the column after the last."""

_MARKED = re.compile(b"\x01+")


@dataclass(frozen=True)
class BoardOutline:
    """Outline of the fixed parts of a board, in columns and rows of the level."""

    area: QRect
    """Columns and rows in use."""
    floor: bytes
    """One byte for every cell of the board, 1 on floor."""
    runs: tuple[Run, ...]
    """Squares of floor as runs."""
    goals: tuple[Corner, ...]
    blocks: frozenset[Corner]
    """Squares of wall."""
    walls: tuple[Run, ...]
    """Squares of wall as runs."""
    wall: QPainterPath
    joints: tuple[QLineF, ...]
    """Lines along which two squares of wall meet."""
    nooks: tuple[tuple[int, int, int, int], ...]
    """Wall corners that are rounded and show floor: column, row, right (0 or 1), below (0 or 1)."""

    @cached_property
    def open_below(self) -> tuple[Run, ...]:
        """Squares of wall without wall below, as runs."""
        open_runs: list[Run] = []
        for y, first, last in self.walls:
            ends = [x for x in range(first, last) if (x, y + 1) in self.blocks]
            open_runs += (
                (y, left + 1, right) for left, right in pairwise((first - 1, *ends, last)) if left + 1 < right
            )
        return tuple(open_runs)


def outline(start: State, *, rounded: bool = True) -> BoardOutline:
    """Return the outline of the board of `start`.

    Floor is what the man can reach, and what boxes and goals stand on. Without `rounded`, wall path, joints and rounded
    corners are left out: enough for a thumbnail, and ten times as fast.
    """
    board = start.board
    floor = bytearray(board.flood(start.man))
    goals = [cell for cell, goal in enumerate(board.goals) if goal]
    for cell in (*goals, *start.boxes):
        floor[cell] = 1
    wall_runs = tuple(_wall_runs(board))
    walls = {(x, y) for y, first, last in wall_runs for x in range(first, last)}
    runs = tuple(runs_of(board, floor))
    lefts = [first for _, first, _ in runs] + [x for x, _ in walls]
    rights = [last for _, _, last in runs] + [x + 1 for x, _ in walls]
    rows = [y for y, _, _ in runs] + [y for _, y in walls]
    area = QRect(min(lefts), min(rows), max(rights) - min(lefts), max(rows) - min(rows) + 1)
    return BoardOutline(
        area,
        bytes(floor),
        runs,
        tuple(board.xy(cell) for cell in goals),
        frozenset(walls),
        wall_runs,
        _wall_path(walls) if rounded else QPainterPath(),
        tuple(_joints(walls)) if rounded else (),
        tuple(_nooks(board, floor)) if rounded else (),
    )


def runs_of(board: Board, mask: bytes | bytearray) -> Iterator[Run]:
    """Yield the marked squares of a mask over the board's cells as runs, row by row."""
    stride = board.stride
    for run in _MARKED.finditer(mask):
        first, last = run.span()
        y, x = divmod(first, stride)
        yield y - 1, x - 1, x - 1 + last - first


def _wall_runs(board: Board) -> Iterator[Run]:
    """Yield the wall within the level as runs, without the border that a board has around it."""
    for y in range(board.height):
        start = (y + 1) * board.stride + 1
        for run in _MARKED.finditer(board.walls, start, start + board.width):
            yield y, run.start() - start, run.end() - start


def _is_on_board(board: Board, cell: int) -> bool:
    x, y = board.xy(cell)
    return 0 <= x < board.width and 0 <= y < board.height


def _joints(walls: set[Corner]) -> list[QLineF]:
    lines = [QLineF(x + 1, y + 0.16, x + 1, y + 0.8) for x, y in walls if (x + 1, y) in walls]
    return lines + [QLineF(x + 0.18, y + 1, x + 0.82, y + 1) for x, y in walls if (x, y + 1) in walls]


def _nooks(board: Board, floor: bytes | bytearray) -> Iterator[tuple[int, int, int, int]]:
    for cell, wall in enumerate(board.walls):
        if not wall or not _is_on_board(board, cell):
            continue
        for right in (0, 1):
            for below in (0, 1):
                beside, beyond = 2 * right - 1, (2 * below - 1) * board.stride
                if floor[cell + beside] and floor[cell + beyond] and floor[cell + beside + beyond]:
                    yield (*board.xy(cell), right, below)


def _wall_path(walls: set[Corner]) -> QPainterPath:
    """Return the path around the union of wall squares, traced with the wall on the right."""
    leaving: dict[Corner, list[Corner]] = {}
    for x, y in walls:
        for (dx, dy), start, end in (
            ((0, -1), (x, y), (x + 1, y)),
            ((1, 0), (x + 1, y), (x + 1, y + 1)),
            ((0, 1), (x + 1, y + 1), (x, y + 1)),
            ((-1, 0), (x, y + 1), (x, y)),
        ):
            if (x + dx, y + dy) not in walls:
                leaving.setdefault(start, []).append(end)
    path = QPainterPath()
    while leaving:
        first = next(iter(leaving))
        corners = [first]
        corner = leaving[first][0]
        before = first
        _take(leaving, first, corner)
        while corner != first:
            corners.append(corner)
            before, corner = corner, _choose_next_corner(leaving, before, corner)
            _take(leaving, before, corner)
        _add_loop(path, corners)
    return path


def _choose_next_corner(leaving: dict[Corner, list[Corner]], before: Corner, at: Corner) -> Corner:
    """Return the corner that follows `at` on an outline.

    Where two squares touch at a corner, turn right sharply, which keeps them apart.
    """
    dx, dy = at[0] - before[0], at[1] - before[1]
    right = (at[0] - dy, at[1] + dx)
    return right if right in leaving[at] else leaving[at][0]


def _take(leaving: dict[Corner, list[Corner]], start: Corner, end: Corner) -> None:
    leaving[start].remove(end)
    if not leaving[start]:
        del leaving[start]


def _add_loop(path: QPainterPath, corners: list[Corner]) -> None:
    count = len(corners)
    turns = []
    for index in range(count):
        before, at, after = corners[index - 1], corners[index], corners[(index + 1) % count]
        cross = (at[0] - before[0]) * (after[1] - at[1]) - (at[1] - before[1]) * (after[0] - at[0])
        if cross:
            turns.append((before, at, after, cross > 0))
    started = False
    for before, at, after, convex in turns:
        corner = QPointF(*at)
        entry = _move_point_toward(corner, QPointF(*before), CORNER) if convex else corner
        if started:
            path.lineTo(entry)
        else:
            path.moveTo(entry)
            started = True
        if convex:
            leave = _move_point_toward(corner, QPointF(*after), CORNER)
            path.cubicTo(entry + (corner - entry) * _ROUND, leave + (corner - leave) * _ROUND, leave)
    path.closeSubpath()


def _move_point_toward(start: QPointF, end: QPointF, distance: float) -> QPointF:
    step = end - start
    return start + step * (distance / hypot(step.x(), step.y()))
