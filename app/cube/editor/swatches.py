"""Row of the six sticker colours, one of them chosen."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.base.actions import with_key
from app.base.language.wording import commas
from app.base.language.words import tr
from app.base.theme import accessible, theme
from app.cube.board.look import colour_name, letter_ink, sticker_colour
from app.widgets.hover_places import HoverPlaces
from app.widgets.keys import claim_key
from app.widgets.painting import paint_rounded_rect
from core.cube.cubie import FACES
from core.cube.painted_net import shape_of

COLOURS = len(FACES)
TILE, LINE = 40, 24


class Swatches(HoverPlaces, QWidget):
    """Row of colour swatches; with `counting` the number of painted stickers stands below each."""

    chosen = Signal(int)

    accessible_role = accessible.Role.ColorChooser

    hover_shape = Qt.CursorShape.ArrowCursor

    def __init__(self, purpose: str, *, counting: bool = False, parent: QWidget | None = None) -> None:
        """Create the row; `purpose` is the verb of the tooltip, such as "Paint" or "Change"."""
        super().__init__(parent)
        self._purpose, self._counting = purpose, counting
        self.setFixedHeight(TILE + (LINE if counting else 0))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setMouseTracking(True)
        self.setAccessibleName(tr("Colours"))
        self.current = 0
        self.counts = [0] * COLOURS
        self.each = 9
        theme.manager().changed.connect(self.update)
        self._describe()

    def count(self, stickers: bytes) -> None:
        """Show how many stickers of each colour are painted."""
        self.counts = [stickers.count(k) for k in range(COLOURS)]
        self.each = shape_of(stickers).stickers_per_colour
        self._describe()

    def pick(self, colour: int) -> None:
        """Choose a colour."""
        if 0 <= colour < COLOURS and colour != self.current:
            self.current = colour
            self.chosen.emit(colour)
            self._describe()

    def _describe(self) -> None:
        each = [f"{colour_name(k)} {self.counts[k]}" if self._counting else colour_name(k) for k in range(COLOURS)]
        accessible.describe(
            self, tr("{colour} chosen; {counts}", colour=colour_name(self.current), counts=commas(each))
        )
        self.update()

    def tile(self, colour: int) -> QRectF:
        """Return the rect of a swatch."""
        step = self.width() / COLOURS
        return QRectF(colour * step + (step - TILE) / 2, 4, TILE, TILE - 8)

    def place_at(self, where: QPointF) -> int:
        inside = self.rect().contains(where.toPoint())
        return min(COLOURS - 1, int(where.x() * COLOURS / self.width())) if inside else -1

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.pick(self.place_at(event.position()))

    def hover(self, place: int) -> None:
        super().hover(place)
        if place >= 0:
            words = tr(
                "{purpose} {colour}, the colour of the {face} face",
                purpose=self._purpose,
                colour=colour_name(place),
                face=FACES[place],
            )
            self.setToolTip(with_key(words, str(place + 1)) if self._counting else words)

    def event(self, event: QEvent) -> bool:
        # the page may use the arrow keys as shortcuts; in this widget they choose a colour
        arrows = (Qt.Key.Key_Left, Qt.Key.Key_Right)
        return claim_key(event, lambda key: key.key() in arrows) or super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(Qt.Key(event.key()), 0)
        if step:
            self.pick(self.current + step)
        else:
            super().keyPressEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        tokens = theme.current()
        painter = QPainter(self)
        for k in range(COLOURS):
            area, fill = self.tile(k), sticker_colour(k)
            stands_out = k == self.hovered or tokens.dark is not (fill.lightnessF() < 0.5)
            paint_rounded_rect(painter, area, fill, QColor(tokens.outline) if stands_out else fill.darker(108), 7)
            painter.setFont(theme.font(13, 600))
            painter.setPen(QColor(letter_ink(fill.name())))
            painter.drawText(area, Qt.AlignmentFlag.AlignCenter, FACES[k])
            if k == self.current:
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.setPen(QPen(QColor(tokens.accent), 2))
                painter.drawRoundedRect(area.adjusted(-3, -3, 3, 3).intersected(QRectF(self.rect())), 9, 9)
            if self._counting:
                self._paint_count(painter, k, area)

    def _paint_count(self, painter: QPainter, colour: int, tile: QRectF) -> None:
        tokens, count = theme.current(), self.counts[colour]
        over = count > self.each
        painter.setFont(theme.font(12, 600 if over or count == self.each else 400))
        painter.setPen(QColor(tokens.danger if over else tokens.text if count == self.each else tokens.text2))
        below = QRectF(tile.left() - 8, tile.bottom() + 5, tile.width() + 16, 20)
        painter.drawText(below, Qt.AlignmentFlag.AlignCenter, tr("{count} of {all}", count=count, all=self.each))
