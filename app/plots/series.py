"""The curves of a plot of probabilities, and the mark of each: certainty is told by form, not by colour alone.

Solid bars and lines are exact, dashes are models, hollow points are measured or simulated.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum, auto

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from app.services import theme

Value = float | None


class Form(Enum):
    """How the points of a series are drawn."""

    BARS = auto()
    GAP = auto()
    """Bars too: exact figures, of how far a model is from the truth."""
    LINE = auto()
    LONG_DASH = auto()
    SHORT_DASH = auto()
    TRIANGLES = auto()
    CIRCLES = auto()

    @property
    def ink(self) -> str:
        """Its colour in the theme in force."""
        return str(getattr(theme.current().plot, INKS[self]))

    @property
    def exact(self) -> bool:
        """Whether its figures are exact; others are told with the sign ≈."""
        return self in {Form.BARS, Form.GAP, Form.LINE}


INKS = {
    Form.BARS: "exact", Form.GAP: "lumped", Form.LINE: "exact", Form.LONG_DASH: "lumped", Form.SHORT_DASH: "binomial",
    Form.TRIANGLES: "measured", Form.CIRCLES: "simulated",
}  # fmt: skip
DASHES = {Form.LONG_DASH: (5.0, 2.6), Form.SHORT_DASH: (2.6, 2.0)}
BARS = (Form.BARS, Form.GAP)
LINES = (Form.LINE, Form.LONG_DASH, Form.SHORT_DASH)
WIDTHS = {Form.LINE: 2.0, Form.LONG_DASH: 1.9, Form.SHORT_DASH: 1.7}
CASING = 0.8
MARK_PEN = 1.6
BAR_OPACITY = 0.78


@dataclass(frozen=True)
class Series:
    """Probabilities at the places 0, 1, 2, ...; None where there is none, be it unknown or impossible.

    `errors` are intervals for the points, `told` words that follow a figure in the read-out.
    """

    key: str
    name: str
    form: Form
    values: Sequence[Value]
    errors: Sequence[tuple[float, float] | None] = ()
    told: Sequence[str] = ()

    def at(self, place: int) -> Value:
        """The value there, None outside too."""
        return self.values[place] if 0 <= place < len(self.values) else None

    @property
    def highest(self) -> float:
        """The highest that is drawn."""
        tops = [error[1] for error in self.errors if error is not None]
        return max([value for value in self.values if value is not None] + tops, default=0.0)


def line_pen(form: Form, scale: float = 1.0) -> QPen:
    """The pen of a form's line."""
    pen = QPen(QColor(form.ink), WIDTHS[form] * scale)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    if form in DASHES:
        pen.setDashPattern(list(DASHES[form]))
    return pen


def draw_line(painter: QPainter, form: Form, points: Sequence[QPointF], ground: str, scale: float = 1.0) -> None:
    """A line through the points, with a thin casing that keeps it apart from the bars behind."""
    if len(points) < 2:
        return
    path = QPainterPath(points[0])
    for point in points[1:]:
        path.lineTo(point)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    pen = line_pen(form, scale)
    if scale >= 1:
        painter.setPen(QPen(theme.colour(ground, 0.6), pen.widthF() + 2 * CASING))
        painter.drawPath(path)
    painter.setPen(pen)
    painter.drawPath(path)


def draw_marker(painter: QPainter, form: Form, at: QPointF, ground: str, scale: float = 1.0) -> None:
    """The marker of a form: solid for a line, else hollow."""
    painter.setPen(QPen(QColor(form.ink), MARK_PEN))
    painter.setBrush(QColor(form.ink if form is Form.LINE else ground))
    if form is Form.LINE:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.drawEllipse(at, 2.6 * scale, 2.6 * scale)
    elif form is Form.SHORT_DASH:
        half = 2.7 * scale
        painter.drawRect(QRectF(at.x() - half, at.y() - half, 2 * half, 2 * half))
    elif form is Form.TRIANGLES:
        reach = 4.4 * scale
        corners = (QPointF(0, -reach), QPointF(0.9 * reach, 0.62 * reach), QPointF(-0.9 * reach, 0.62 * reach))
        painter.drawPolygon(QPolygonF([at + corner for corner in corners]))
    else:
        painter.drawEllipse(at, 3.6 * scale, 3.6 * scale)


def draw_swatch(painter: QPainter, form: Form, area: QRectF, ground: str) -> None:
    """What a form looks like, small, for keys: about 18 by 10 pixels."""
    middle = area.center()
    if form in BARS:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.colour(form.ink, BAR_OPACITY if not theme.current().contrast else 1.0))
        painter.drawRoundedRect(QRectF(middle.x() - 7, middle.y() - 5, 14, 10), 2, 2)
        return
    if form in LINES:
        painter.setPen(line_pen(form))
        for start, end in ((area.left(), middle.x() - 4.5), (middle.x() + 4.5, area.right())):
            painter.drawLine(QLineF(start, middle.y(), end, middle.y()))
        if form is Form.LINE:
            painter.drawLine(QLineF(area.left(), middle.y(), area.right(), middle.y()))
    draw_marker(painter, form, middle, ground, 0.9)
