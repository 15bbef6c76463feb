"""Tiles of a draft: pictures of single squares, cached by content and neighbouring walls.

A square looks as on a whole board, so a stroke repaints a few squares rather than up to forty thousand.
"""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap

from app.base.theme import theme
from app.sokoban.board import look
from app.sokoban.board.pictures import theme_key
from app.sokoban.skins import skins
from app.sokoban.skins.outline import outline
from core.sokoban.board import Board, State
from core.sokoban.draft.grid import BOX_ON_GOAL, BOXES, FREE, GOALS, MEN, NOTHING, WALL, Draft

FLAT_BELOW = 10
"""Side in pixels below which a square is drawn in a single colour."""
_AROUND = tuple((dx, dy) for dy in (-1, 0, 1) for dx in (-1, 0, 1) if dx or dy)
_ABOVE = 3
"""Number of entries of `_AROUND` that lie in the row above; they come first."""
_SIDES = (1, 3, 4, 6)
_CORNERS = {0: (1, 3), 2: (1, 4), 5: (6, 3), 7: (6, 4)}
"""Indices into `_AROUND`: squares that share a side; for each corner, the two squares beside it."""
_COLUMNS, _ROWS = 6, 3
_FAR = 5
"""Column of the small board where its man is out of the way."""

Key = tuple[int, int, int, int]
"""Key of a tile: character of the square, bits of walls and of floor around it, and tone."""


class Tiles:
    """Tiles of one size, at one pixel ratio, in one theme and skin."""

    def __init__(self, size: float, ratio: float) -> None:
        self.size, self.ratio = size, ratio
        self.made_for = made_for(size, ratio)
        self._skin = skins.current()
        self._pictures: dict[Key, QPixmap | None] = {}

    def picture(self, draft: Draft, x: int, y: int) -> QPixmap | None:
        """Return the picture of a square in or just beyond the grid; None where there is nothing to see."""
        key = _key(draft, x, y)
        if key not in self._pictures:
            self._pictures[key] = self._paint(key)
        return self._pictures[key]

    def _paint(self, key: Key) -> QPixmap | None:
        sign, walls, _, _ = key
        if sign == NOTHING and not walls:
            return None
        side = round(self.size * self.ratio)
        picture = QPixmap(QSize(side, side))
        picture.setDevicePixelRatio(self.ratio)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        state, column = _small_board(key)
        shape = outline(state)
        painter.save()
        painter.translate((shape.area.left() - column) * self.size, (shape.area.top() - 1) * self.size)
        if sign in FREE:
            skins.paint_board(painter, self._skin, shape, self.size)
        else:
            # a shadow falls only on floor, and painting it takes most of the time
            self._skin.paint_floor(painter, shape, self.size)
            self._skin.paint_walls(painter, shape, self.size)
        painter.restore()
        if sign in BOXES:
            self._skin.paint_box(painter, self.size, sign == BOX_ON_GOAL)
        elif sign in MEN:
            self._skin.paint_man(painter, self.size, "down", on_goal=sign in GOALS)
        painter.end()
        return picture


def made_for(size: float, ratio: float) -> tuple[object, ...]:
    """Return a key of all that the editor's cached pictures of squares depend on; a new key needs new pictures.

    `size` is that of a square in pixels, `ratio` the device pixel ratio.
    """
    return size, ratio, theme_key(), look.skin()


def _key(draft: Draft, x: int, y: int) -> Key:
    sign = draft.sign_at(x, y)
    if sign == WALL:
        around = [draft.sign_at(x + dx, y + dy) for dx, dy in _AROUND]
        walls = sum(1 << side for side in _SIDES if around[side] == WALL)
        floor = 0
        for corner, beside in _CORNERS.items():
            # a corner is visible if the wall continues on both sides of it, or if it is round and shows floor
            if all(around[side] == WALL for side in beside):
                walls |= (around[corner] == WALL) << corner
            elif all(around[k] in FREE for k in (corner, *beside)):
                floor |= 1 << corner | 1 << beside[0] | 1 << beside[1]
        return sign, walls, floor, (x + y) & 1 if floor else 0
    # only a wall above casts something on a square without wall; in high contrast outlines reach in from all around
    near = len(_AROUND) if theme.current().contrast else _ABOVE if draft.sign_at(x, y - 1) == WALL else 0
    walls = sum((draft.sign_at(x + dx, y + dy) == WALL) << bit for bit, (dx, dy) in enumerate(_AROUND[:near]))
    return sign, walls, 0, (x + y) & 1 if sign != NOTHING else 0


def _small_board(key: Key) -> tuple[State, int]:
    """Return a board with the square and its neighbours in the middle row, and the square's column.

    Squares of the same tone lie in columns of the same parity. Floor is what the man can reach; if the square is no
    floor, he stands far off, and the floor around the square is marked by goals.
    """
    sign, walls, floor, tone = key
    column = 1 + tone
    stride = _COLUMNS + 2
    size = stride * (_ROWS + 2)
    is_wall, is_goal = bytearray(b"\1" * size), bytearray(size)

    def cell(x: int, y: int) -> int:
        return (y + 1) * stride + x + 1

    for y in range(_ROWS):
        for x in (column - 1, column, column + 1, _FAR):
            is_wall[cell(x, y)] = 0
    for bit, (dx, dy) in enumerate(_AROUND):
        place = cell(column + dx, 1 + dy)
        is_wall[place] = walls >> bit & 1
        is_goal[place] = floor >> bit & 1
    centre = cell(column, 1)
    is_wall[centre] = sign == WALL
    is_goal[centre] = sign in GOALS
    man = centre if sign in FREE else cell(_FAR, 1)
    return State(Board(_COLUMNS, _ROWS, bytes(is_wall), bytes(is_goal)), (), man), column


def flat_picture(draft: Draft) -> QImage:
    """Return the draft as an image with one pixel per square."""
    colours = look.colours()
    ink = {
        ord("-"): colours.floor,
        ord("#"): colours.wall,
        ord("."): theme.mix(colours.floor, colours.goal, 0.55).name(),
        ord("$"): colours.box,
        ord("*"): colours.done,
        ord("@"): colours.man,
        ord("+"): colours.man,
    }
    picture = QImage(draft.signs, draft.width, draft.height, draft.width, QImage.Format.Format_Indexed8)
    table = [0] * 128
    for sign, colour in ink.items():
        table[sign] = QColor(colour).rgba()
    picture.setColorTable(table)
    return picture.copy()
