"""Thumbnails of levels, drawn a few at a time between frames and cached up to a limit of memory."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Sequence
from functools import lru_cache

from PySide6.QtCore import QElapsedTimer, QObject, QPoint, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QPainter, QPixmap

from app.base.theme import theme
from app.sokoban.skins import skins
from app.sokoban.skins.drawing import WALL_SIDE
from app.sokoban.skins.outline import outline
from app.sokoban.skins.skins import Skin
from core.sokoban.board import State, scan
from core.sokoban.level import trim

SLICE_MS = 7
"""Milliseconds of drawing before control returns to the event loop: half a frame."""
SHOW_MS = 60
"""Least milliseconds between two `drawn` signals, each of which makes a view repaint all of itself."""
KEPT_BYTES = 48 << 20
LARGEST = 26
"""Largest square in a thumbnail, in pixels, so that tiny levels stay small."""

Key = tuple[int, str]
"""A level's key in the library and the identity of its board, since a level may be changed."""
Look = tuple[int, int, float, str, str]
"""Look of the thumbnails: width and height in pixels, pixel ratio, theme, skin."""


class Thumbnails(QObject):
    """Cache of thumbnails: `picture` returns what is ready; `drawn` is emitted when more is."""

    drawn = Signal()

    def __init__(self, rows_of: Callable[[int], Sequence[str]], parent: QObject) -> None:
        super().__init__(parent)
        self._rows_of = rows_of
        self._kept: OrderedDict[Key, QPixmap] = OrderedDict()
        self._bytes = 0
        self._wanted: OrderedDict[Key, None] = OrderedDict()
        self._look: Look | None = None
        self._since_shown = QElapsedTimer()
        self._timer = QTimer(self, interval=0)
        self._timer.timeout.connect(self._draw_some)

    def picture(self, key: Key, size: QSize, ratio: float) -> QPixmap | None:
        """Return the picture of a level in a box of `size`, or None while it is still to be drawn."""
        look = (size.width(), size.height(), ratio, theme.current().name, skins.current().key)
        if look != self._look:
            self._look = look
            self.clear()
        picture = self._kept.get(key)
        if picture is not None:
            self._kept.move_to_end(key)
            return picture
        self._wanted[key] = None
        self._wanted.move_to_end(key)
        self._timer.start()
        return None

    def clear(self) -> None:
        """Discard all pictures."""
        self._kept.clear()
        self._wanted.clear()
        self._bytes = 0

    def forget_wishes(self) -> None:
        """Drop pending requests, which may be out of view; visible cells request again with the next frame."""
        self._wanted.clear()

    def _draw_some(self) -> None:
        clock = QElapsedTimer()
        clock.start()
        while self._wanted and clock.elapsed() < SLICE_MS:
            assert self._look is not None
            key, _ = self._wanted.popitem(last=False)
            width, height, ratio, _, _ = self._look
            picture = paint_level(self._rows_of(key[0]), QSize(width, height), ratio)
            self._kept[key] = picture
            self._bytes += picture.width() * picture.height() * 4
            while self._bytes > KEPT_BYTES:
                _, oldest = self._kept.popitem(last=False)
                self._bytes -= oldest.width() * oldest.height() * 4
        if not self._wanted:
            self._timer.stop()
        elif self._since_shown.isValid() and self._since_shown.elapsed() < SHOW_MS:
            return
        self._since_shown.start()
        self.drawn.emit()


def paint_level(
    rows: Sequence[str],
    box: QSize,
    ratio: float,
    skin: Skin | None = None,
    *,
    largest: int = LARGEST,
    rounded: bool = False,
) -> QPixmap:
    """Return the picture of a level, centred on a transparent ground.

    The rows need not be playable. The current skin is used unless `skin` is given. No square is larger than `largest`
    logical pixels. With `rounded`, the walls have the corners and joints of the board; that takes ten times as long, so
    it is not for many thumbnails.
    """
    picture = QPixmap(box * ratio)
    picture.fill(Qt.GlobalColor.transparent)
    position, has_man = position_of(rows)
    if position is None:
        return picture
    shape, skin = outline(position, rounded=rounded), skin or skins.current()
    across, down = shape.area.width(), shape.area.height() + WALL_SIDE
    side = max(1, int(min(box.width() / across, box.height() / down, largest) * ratio))
    corner = QPoint((picture.width() - side * across) // 2, int(picture.height() - side * down) // 2)
    painter = QPainter(picture)
    painter.translate(corner)
    skin.paint_floor(painter, shape, side)
    skin.paint_walls(painter, shape, side)
    board = position.board
    figures = [(cell, _BOX_ON_GOAL if board.goals[cell] else _BOX) for cell in position.boxes]
    if has_man:
        figures.append((position.man, _MAN_ON_GOAL if board.goals[position.man] else _MAN))
    for cell, figure in figures:
        x, y = board.xy(cell)
        place = QPoint((x - shape.area.left()) * side, (y - shape.area.top()) * side)
        painter.drawPixmap(place, _figure(figure, side, skin.key, theme.current().name))
    painter.end()
    picture.setDevicePixelRatio(ratio)
    return picture


_BOX, _BOX_ON_GOAL, _MAN, _MAN_ON_GOAL = range(4)


@lru_cache(maxsize=512)
def _figure(figure: int, side: int, skin_key: str, _theme: str) -> QPixmap:
    """Return the picture of a box or a man, cached by size, skin and theme."""
    picture = QPixmap(side, side)
    picture.fill(Qt.GlobalColor.transparent)
    skin, painter = skins.get(skin_key), QPainter(picture)
    if figure in {_BOX, _BOX_ON_GOAL}:
        skin.paint_box(painter, side, figure == _BOX_ON_GOAL, shadow=False)
    else:
        skin.paint_man(painter, side, "down", on_goal=figure == _MAN_ON_GOAL)
    painter.end()
    return picture


def position_of(rows: Sequence[str]) -> tuple[State | None, bool]:
    """Return rows as a position to draw, and whether they have a man; None if no square could hold one."""
    try:
        board, boxes, men, _ = scan(trim(rows))
    except ValueError:
        return None, False
    taken = frozenset(boxes)
    free = [cell for cell, goal in enumerate(board.goals) if goal and cell not in taken]
    free += [box + step for box in boxes for step in (1, -1, board.stride, -board.stride)]
    free = [cell for cell in (*men[:1], *free) if not board.walls[cell] and cell not in taken]
    return (State(board, boxes, free[0]), bool(men)) if free else (None, False)
