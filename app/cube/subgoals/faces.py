"""Row of the six colours with the depth of each cross, to choose one colour."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QHelpEvent, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from app.base.language.words import tr
from app.base.theme import accessible, theme
from app.cube.board import look
from app.widgets.hover_places import HoverPlaces
from app.widgets.keys import claim_key, is_plain_key
from app.widgets.painting import paint_rounded_rect
from core.cube.cubie import FACES
from core.cube.metrics import Metric

SIDE, GAP, EDGE = 28, 8, 4
STEPS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}


class FacePicker(HoverPlaces, QWidget):
    """Widget to choose a colour by click, or by Left and Right."""

    accessible_role = accessible.Role.Grouping

    hover_shape = Qt.CursorShape.ArrowCursor

    chosen = Signal(str)
    """A colour was chosen: the letter of its face."""

    def __init__(self, face: str) -> None:
        super().__init__()
        self._face = face
        self._crosses: Mapping[str, int | None] = {}
        self._metric = Metric.HTM
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setMouseTracking(True)
        self.setAccessibleName(tr("Colour"))
        self._describe()

    def show_depths(self, face: str, crosses: Mapping[str, int | None], metric: Metric) -> None:
        """Show the chosen face and the depth of each cross."""
        self._face, self._crosses, self._metric = face, crosses, metric
        self._describe()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(len(FACES) * SIDE + (len(FACES) - 1) * GAP + 2 * EDGE, SIDE + 2 * EDGE)

    def box(self, face: str) -> QRectF:
        """Return the rect of a colour."""
        return QRectF(EDGE + FACES.index(face) * (SIDE + GAP), EDGE, SIDE, SIDE)

    def words(self, face: str) -> str:
        """Return the name of a colour with the depth of its cross, for the tooltip."""
        colour, depth = look.colour_name(FACES.index(face)), self._crosses.get(face)
        name = colour[:1].upper() + colour[1:]
        return (
            name if depth is None else tr("{name}: the cross takes {turns}", name=name, turns=self._metric.turns(depth))
        )

    def _describe(self) -> None:
        accessible.describe(self, self.words(self._face))

    def _choose(self, face: str) -> None:
        if face != self._face:
            self.chosen.emit(face)

    def place_at(self, where: QPointF) -> int:
        return next((at for at, face in enumerate(FACES) if self.box(face).contains(where)), -1)

    def click(self, place: int) -> None:
        self._choose(FACES[place])

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            at = self.place_at(event.pos().toPointF())
            if at >= 0:
                QToolTip.showText(event.globalPos(), self.words(FACES[at]), self)
            return True
        # the page uses the arrow keys as shortcuts
        return claim_key(event, lambda key: is_plain_key(key) and key.key() in STEPS) or super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = STEPS.get(Qt.Key(event.key()))
        if step is None:
            super().keyPressEvent(event)
        else:
            self._choose(FACES[(FACES.index(self._face) + step) % len(FACES)])

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter, tokens = QPainter(self), theme.current()
        painter.setFont(theme.font(13, 600))
        for at, face in enumerate(FACES):
            box, fill = self.box(face), look.sticker_colour(at)
            paint_rounded_rect(painter, box, fill, QColor(tokens.outline if at == self.hovered else look.PLASTIC), 5)
            if face == self._face:
                painter.setPen(QPen(QColor(tokens.accent), 2))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawRoundedRect(box.adjusted(-3, -3, 3, 3), 7, 7)
            depth = self._crosses.get(face)
            painter.setPen(QColor(look.letter_ink(fill.name())))
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, "" if depth is None else str(depth))
