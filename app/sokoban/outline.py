"""The shape of a level in units of one square: which squares are floor, and the wall as one rounded outline."""

from __future__ import annotations

from dataclasses import dataclass
from math import hypot

from PySide6.QtCore import QLineF, QPointF, QRect
from PySide6.QtGui import QPainterPath

from core.sokoban.board import Board, State

CORNER = 0.17
"""Radius of the wall's outer corners; inner corners, where floor meets wall, are sharp."""

_ROUND = 0.5523
"""Distance of a cubic's control points that makes a quarter circle."""

Corner = tuple[int, int]


@dataclass(frozen=True)
class Outline:
    """What never changes on a board. Coordinates are columns and rows of the level."""

    area: QRect
    """The columns and rows in use."""
    floor: frozenset[Corner]
    goals: tuple[Corner, ...]
    wall: QPainterPath
    joints: tuple[QLineF, ...]
    """Where two blocks of the wall meet."""


def outline(start: State) -> Outline:
    """The outline of the board of `start`; floor is what the man could get to, and what boxes and goals stand on."""
    board = start.board
    inside = board.flood(start.man)
    walls = {board.xy(cell) for cell, wall in enumerate(board.walls) if wall and _within(board, cell)}
    goals = tuple(board.xy(cell) for cell, goal in enumerate(board.goals) if goal)
    floor = {board.xy(cell) for cell, flag in enumerate(inside) if flag}
    floor.update(goals, map(board.xy, start.boxes))
    used = walls | floor
    columns, rows = [x for x, _ in used], [y for _, y in used]
    area = QRect(min(columns), min(rows), max(columns) - min(columns) + 1, max(rows) - min(rows) + 1)
    return Outline(area, frozenset(floor), goals, _wall_path(walls), tuple(_joints(walls)))


def _within(board: Board, cell: int) -> bool:
    x, y = board.xy(cell)
    return 0 <= x < board.width and 0 <= y < board.height


def _joints(walls: set[Corner]) -> list[QLineF]:
    lines = [QLineF(x + 1, y + 0.16, x + 1, y + 0.8) for x, y in walls if (x + 1, y) in walls]
    return lines + [QLineF(x + 0.18, y + 1, x + 0.82, y + 1) for x, y in walls if (x, y + 1) in walls]


def _wall_path(walls: set[Corner]) -> QPainterPath:
    """The union of the wall's squares, walked round with the wall at the right hand."""
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
        at = leaving[first][0]
        before = first
        _take(leaving, first, at)
        while at != first:
            corners.append(at)
            before, at = at, _next(leaving, before, at)
            _take(leaving, before, at)
        _add_loop(path, corners)
    return path


def _next(leaving: dict[Corner, list[Corner]], before: Corner, at: Corner) -> Corner:
    """The way on from `at`; where two squares touch at a corner, the sharpest right turn, which keeps them apart."""
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
        entry = _toward(corner, QPointF(*before), CORNER) if convex else corner
        if started:
            path.lineTo(entry)
        else:
            path.moveTo(entry)
            started = True
        if convex:
            leave = _toward(corner, QPointF(*after), CORNER)
            path.cubicTo(entry + (corner - entry) * _ROUND, leave + (corner - leave) * _ROUND, leave)
    path.closeSubpath()


def _toward(start: QPointF, end: QPointF, distance: float) -> QPointF:
    step = end - start
    return start + step * (distance / hypot(step.x(), step.y()))
