"""Widget that shows a draft: its grid with column letters and row numbers, fitted or zoomed in."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QWidget

from app.base.theme import theme
from app.sokoban.editor.tiles import FLAT_BELOW, Tiles, flat_picture, made_for
from core.sokoban.draft.grid import WALL, Draft, column_name

LEFT, TOP, RIGHT, BOTTOM = 56, 44, 44, 44
"""Space in pixels around the grid for letters, numbers and the handles of its edges."""
LARGEST = 68
"""Largest square in pixels when the whole grid is shown."""
NEAREST = 48
"""Size of a square in pixels up to which one can always zoom in."""
GRID_FROM = 12
"""Size of a square in pixels below which no grid lines are drawn, since they would cover it."""
LABEL_PX = 11


class DraftView(QWidget):
    """Widget that shows a Sokoban level draft as a grid with column letters and row numbers.

    It can be zoomed and panned. `rect_of` and `square_at` accept and return columns and rows beyond the grid, too,
    since walls are drawn around it.
    """

    def __init__(self, draft: Draft, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setMinimumSize(220, 160)
        self._draft = draft
        self._zoom = 1.0
        self._centre = QPointF(draft.width / 2, draft.height / 2)
        self.size_px = 1.0
        """Side of a square in logical pixels."""
        self._corner = QPointF()
        self._tiles: Tiles | None = None
        self._picture = QPixmap()
        self._drawn: Draft | None = None
        theme.manager().changed.connect(self.update)

    @property
    def draft(self) -> Draft:
        """Draft that is shown."""
        return self._draft

    def show_draft(self, draft: Draft) -> None:
        """Show another draft; if its size is the same, only the squares that differ are repainted."""
        before, self._draft = self._draft, draft
        if (before.width, before.height) != (draft.width, draft.height):
            self._centre = QPointF(draft.width / 2, draft.height / 2)
            self._place()
        self.update()

    # geometry

    @property
    def frame(self) -> QRectF:
        """Rectangle of the widget in which squares are visible."""
        return QRectF(self.rect()).adjusted(LEFT, TOP, -RIGHT, -BOTTOM)

    @property
    def area(self) -> QRectF:
        """Rectangle of the grid; larger than the frame when zoomed in."""
        return QRectF(self._corner, QPointF(self._corner.x() + self._draft.width * self.size_px,
                                            self._corner.y() + self._draft.height * self.size_px))  # fmt: skip

    @property
    def visible_area(self) -> QRectF:
        """Part of the grid that is inside the frame."""
        return self.area.intersected(self.frame)

    def rect_of(self, x: int, y: int, across: int = 1, down: int = 1) -> QRectF:
        """Return the rectangle of `across` by `down` squares from column x, row y."""
        size = self.size_px
        return QRectF(self._corner.x() + x * size, self._corner.y() + y * size, across * size, down * size)

    def square_at(self, place: QPointF) -> tuple[int, int]:
        """Return the column and row at a point, which may lie beyond the grid."""
        across, down = (place - self._corner).toTuple()
        return int(across // self.size_px), int(down // self.size_px)

    def on_grid(self, place: QPointF) -> int | None:
        """Return the index of the square visible at a point; None without one."""
        x, y = self.square_at(place)
        inside = 0 <= x < self._draft.width and 0 <= y < self._draft.height and self.frame.contains(place)
        return y * self._draft.width + x if inside else None

    def centre_of(self, square: int) -> QPointF:
        """Return the centre of a square in the widget."""
        return self.rect_of(*self._draft.xy(square)).center()

    def _fit_px(self) -> float:
        """Return the size of a square at which the whole grid is visible."""
        frame = self.frame
        return max(1.0, min(frame.width() / self._draft.width, frame.height() / self._draft.height, LARGEST))

    @property
    def closest(self) -> float:
        """Largest possible zoom; 1 if the squares are large enough when the grid fits."""
        return max(1.0, NEAREST / self._fit_px())

    @property
    def zoom(self) -> float:
        """Magnification relative to the fitted grid."""
        return self._zoom

    def zoom_to(self, zoom: float, around: QPointF | None = None) -> None:
        """Zoom so that what is at the point `around` stays there."""
        around = around or self.frame.center()
        anchor = (around - self._corner) * (1 / self.size_px)
        self._zoom = max(1.0, min(zoom, self.closest))
        self._place()
        self._centre = anchor - (around - self.frame.center()) * (1 / self.size_px)
        self._place()
        self.update()

    def pan(self, by: QPointF) -> None:
        """Move the grid by `by` pixels."""
        self._centre -= by * (1 / self.size_px)
        self._place()
        self.update()

    def reveal(self, square: int) -> None:
        """Pan so that a square is inside the frame."""
        rect, frame = self.rect_of(*self._draft.xy(square)), self.frame
        dx = max(0.0, frame.left() - rect.left()) - max(0.0, rect.right() - frame.right())
        dy = max(0.0, frame.top() - rect.top()) - max(0.0, rect.bottom() - frame.bottom())
        if abs(dx) >= 1 or abs(dy) >= 1:
            self.pan(QPointF(dx, dy))

    def _place(self) -> None:
        """Align the grid to device pixels and, when it is larger than the frame, let it fill the frame."""
        ratio = self.devicePixelRatioF()
        frame = self.frame
        self._zoom = min(self._zoom, self.closest)
        self.size_px = max(1, int(self._fit_px() * self._zoom * ratio)) / ratio
        corner = []
        for length, low, extent, centre in (
            (self._draft.width, frame.left(), frame.width(), self._centre.x()),
            (self._draft.height, frame.top(), frame.height(), self._centre.y()),
        ):
            spare = extent - length * self.size_px
            start = spare / 2 if spare >= 0 else min(0.0, max(spare, extent / 2 - centre * self.size_px))
            corner.append(round((low + start) * ratio) / ratio)
        moved = QPointF(*corner)
        self._centre = (frame.center() - moved) * (1 / self.size_px)
        if moved != self._corner:
            self._corner, self._drawn = moved, None

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()
        self._drawn = None

    # painting

    def paintEvent(self, event: QPaintEvent) -> None:
        ratio = self.devicePixelRatioF()
        if self._tiles is None or self._tiles.made_for != made_for(self.size_px, ratio):
            self._place()
            self._tiles = Tiles(self.size_px, ratio)
            self._drawn = None
        self._refresh(self._tiles, ratio)
        painter = QPainter(self)
        area = event.rect()
        painter.drawPixmap(area, self._picture, QRect(area.topLeft() * ratio, area.size() * ratio))
        self._paint_names(painter)

    def _refresh(self, tiles: Tiles, ratio: float) -> None:
        """Update the cached picture of the grid."""
        draft, drawn = self._draft, self._drawn
        if drawn is draft:
            return
        same_size = drawn is not None and (drawn.width, drawn.height) == (draft.width, draft.height)
        if not same_size or self.size_px < FLAT_BELOW:
            self._picture = QPixmap(self.size() * ratio)
            self._picture.setDevicePixelRatio(ratio)
            self._picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(self._picture)
        frame = self.frame
        shows_bottom = self.area.bottom() < frame.bottom() + 1
        painter.setClipRect(frame.adjusted(0, 0, 0, self.size_px * 0.4 if shows_bottom else 0))
        if self.size_px < FLAT_BELOW:
            painter.fillRect(self.visible_area, theme.colour(theme.current().border, 0.25))
            painter.drawImage(self.area, flat_picture(draft))
        elif same_size and drawn is not None:
            painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
            for x, y in _find_changed_squares(drawn, draft):
                painter.fillRect(self.rect_of(x, y), Qt.GlobalColor.transparent)
            painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)
            for x, y in _find_changed_squares(drawn, draft):
                self._paint_square(painter, tiles, x, y)
        else:
            left, top = self.square_at(frame.topLeft())
            right, bottom = self.square_at(frame.bottomRight())
            for y in range(max(-1, top - 1), min(draft.height, bottom + 1) + 1):
                for x in range(max(-1, left - 1), min(draft.width, right + 1) + 1):
                    self._paint_square(painter, tiles, x, y)
        painter.end()
        self._drawn = draft

    def _paint_square(self, painter: QPainter, tiles: Tiles, x: int, y: int) -> None:
        draft = self._draft
        rect = self.rect_of(x, y)
        picture = tiles.picture(draft, x, y)
        if picture is not None:
            painter.drawPixmap(rect.topLeft(), picture)
        if 0 <= x < draft.width and 0 <= y < draft.height and draft.sign_at(x, y) != WALL and self.size_px >= GRID_FROM:
            self._paint_lines(painter, rect, x, y)

    def _paint_lines(self, painter: QPainter, rect: QRectF, x: int, y: int) -> None:
        """Paint the grid lines of a square, all inside of it, so that it can be repainted alone."""
        tokens = theme.current()
        ink = theme.colour(tokens.outline, 0.4) if tokens.contrast else theme.colour(tokens.text, 0.08)
        painter.fillRect(QRectF(rect.left(), rect.top(), rect.width(), 1), ink)
        painter.fillRect(QRectF(rect.left(), rect.top() + 1, 1, rect.height() - 1), ink)
        if x == self._draft.width - 1:
            painter.fillRect(QRectF(rect.right() - 1, rect.top() + 1, 1, rect.height() - 1), ink)
        if y == self._draft.height - 1:
            painter.fillRect(QRectF(rect.left() + 1, rect.bottom() - 1, rect.width() - 1, 1), ink)

    def _paint_names(self, painter: QPainter) -> None:
        """Paint the column letters above and row numbers at the left, as many as there is room for."""
        tokens, seen, size = theme.current(), self.visible_area, self.size_px
        painter.setFont(theme.font(LABEL_PX, 500))
        painter.setPen(QColor(tokens.text2))
        every = next(step for step in (1, 2, 5, 10, 20, 50) if step * size >= 22)
        left, top = self.square_at(seen.topLeft() + QPointF(1, 1))
        right, bottom = self.square_at(seen.bottomRight() - QPointF(1, 1))
        middle = Qt.AlignmentFlag.AlignCenter
        for x in range(left, right + 1):
            across = self.rect_of(x, 0).center().x()
            if x % every == 0 and seen.left() <= across <= seen.right():
                painter.drawText(QRectF(across - 30, seen.top() - 26, 60, 16), middle, column_name(x))
        for y in range(top, bottom + 1):
            down = self.rect_of(0, y).center().y()
            if ((y + 1) % every == 0 or y == 0) and seen.top() <= down <= seen.bottom():
                painter.drawText(QRectF(seen.left() - 40, down - 8, 36, 16), middle, str(y + 1))

    def paint_whole(self, painter: QPainter, size: float) -> None:
        """Draw the draft with squares of `size` for export; its top left corner is the painter's origin."""
        tiles = Tiles(size, 4.0)
        for y in range(-1, self._draft.height + 1):
            for x in range(-1, self._draft.width + 1):
                picture = tiles.picture(self._draft, x, y)
                if picture is not None:
                    painter.drawPixmap(QPointF((x + 1) * size, (y + 1) * size), picture)

    def picture_size(self, size: float) -> QSize:
        """Return the size of the drawing made by `paint_whole`."""
        return QSize(round((self._draft.width + 2) * size), round((self._draft.height + 2) * size))


def _find_changed_squares(before: Draft, after: Draft) -> set[tuple[int, int]]:
    """Return the squares that differ and their neighbours, whose shadows and outlines may change."""
    changed = set()
    for y, (old, new) in enumerate(zip(before.rows, after.rows, strict=True)):
        if old != new:
            for x, (was, is_) in enumerate(zip(old, new, strict=True)):
                if was != is_:
                    changed |= {(x + dx, y + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1)}
    return changed
