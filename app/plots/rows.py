"""Several distributions over one axis, a row each: where each one lies, and how far apart they are."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from app.plots.frame import PaneFrame
from app.plots.plot_before import paint_bar
from app.services import theme
from app.services.services import Messages
from app.widgets.text import Label
from core.depth import DepthDistribution, Exactness

NAMES = 168
"""Pixels at the left for the names of the rows."""
AXIS = 24
ROOM = 28
"""Pixels above the highest bar of a row, for the mean."""
LEAST_BAR = 1.5


@dataclass(frozen=True)
class Row:
    """One distribution under its name; `note` stands below the name."""

    name: str
    note: str
    distribution: DepthDistribution


class RowsPane(PaneFrame):
    """Bars are shares of the whole, the highest of each row equally high; a tick with a figure stands at each mean."""

    def __init__(self, title: str, messages: Messages, *, docked: bool = True) -> None:
        super().__init__(title, messages, docked=docked)
        self._name = "distributions"
        self._rows = _Rows()
        self._rows.pointed.connect(self._on_pointed)
        self._reading = Label("", 12, 500, "text")
        box = QWidget()
        column = QVBoxLayout(box)
        column.setContentsMargins(0, 6, 0, 0)
        column.setSpacing(2)
        column.addWidget(self._rows, 1)
        column.addWidget(self._reading)
        self.set_plot(box)

    @property
    def rows(self) -> Sequence[Row]:
        """What is drawn."""
        return self._rows.rows

    def show_rows(self, rows: Sequence[Row], *, unit: str, name: str) -> None:
        """Draw `rows`, the first on top; `unit` is the axis', `name` the one to begin with when exporting."""
        self._name = name
        self._rows.set(rows, unit)
        self._reading.setText("")

    def _on_pointed(self, depth: int) -> None:
        self._reading.setText(self.reading(depth) if depth >= 0 else "")

    def reading(self, depth: int) -> str:
        """What the pane says about one depth."""
        parts = []
        for row in self.rows:
            layers = row.distribution.layers
            if depth < len(layers) and layers[depth].states:
                sign = "" if layers[depth].exactness is Exactness.EXACT else "≈ "
                parts.append(f"{row.name} {sign}{percent(float(row.distribution.share(depth)))}")
        return f"At {depth}: {', '.join(parts)}" if parts else f"At {depth}: none"

    # export

    def picture_name(self) -> str:
        return self._name

    def picture_size(self) -> QSize:
        return self._rows.size()

    def draw(self, painter: QPainter) -> None:
        painter.fillRect(self._rows.rect(), QColor(theme.current().bg))
        self._rows.draw(painter)

    def csv(self) -> str:
        lines = ["row,depth,states,exactness"]
        for row in self.rows:
            lines += [f"{row.name},{line}" for line in row.distribution.to_csv().splitlines()[1:]]
        return "\n".join([*lines, ""])

    def dye(self) -> None:
        self._rows.update()


def percent(share: float) -> str:
    """A share in percent with three figures: "51.5 %", "0.032 %"."""
    return f"{100 * share:.3g}\u2009%"


class _Rows(QWidget):
    pointed = Signal(int)
    """The mouse is over a depth, or, with -1, over none."""

    def __init__(self) -> None:
        super().__init__()
        self.rows: Sequence[Row] = ()
        self._unit = ""
        self._pointed = -1
        self.setMouseTracking(True)
        self.setMinimumSize(300, 200)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def set(self, rows: Sequence[Row], unit: str) -> None:
        self.rows, self._unit = rows, unit
        self.setAccessibleDescription(", ".join(f"{row.name}: mean {_mean(row)}" for row in rows))
        self.update()

    @property
    def _deepest(self) -> int:
        return max((row.distribution.deepest for row in self.rows), default=1)

    @property
    def _step(self) -> float:
        return (self.width() - NAMES) / (self._deepest + 1)

    def _x(self, depth: float) -> float:
        return NAMES + (depth + 0.5) * self._step

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        depth = int((event.position().x() - NAMES) // self._step)
        self._point(depth if 0 <= depth <= self._deepest and event.position().x() >= NAMES else -1)

    def leaveEvent(self, _event: QEvent) -> None:
        self._point(-1)

    def _point(self, depth: int) -> None:
        if depth != self._pointed:
            self._pointed = depth
            self.pointed.emit(depth)
            self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        self.draw(QPainter(self))

    def draw(self, painter: QPainter) -> None:
        """Draw everything at the origin."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if not self.rows:
            return
        tokens = theme.current()
        height = (self.height() - AXIS) / len(self.rows)
        if self._pointed >= 0:
            band = QRectF(self._x(self._pointed) - self._step / 2, 0, self._step, self.height() - AXIS)
            painter.fillRect(band, QColor(tokens.hover))
        for index, row in enumerate(self.rows):
            self._draw_row(painter, row, QRectF(0, index * height, self.width(), height))
        self._draw_axis(painter)

    def _draw_row(self, painter: QPainter, row: Row, area: QRectF) -> None:
        tokens = theme.current()
        left = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignBottom
        painter.setFont(theme.font(13, 600))
        painter.setPen(QColor(tokens.text))
        painter.drawText(QRectF(0, area.top(), NAMES - 12, area.height() - 17), left, row.name)
        painter.setFont(theme.font(11))
        painter.setPen(QColor(tokens.text2))
        painter.drawText(QRectF(0, area.top(), NAMES - 12, area.height() - 1), left, row.note)
        highest = max(layer.states for layer in row.distribution.layers)
        room = area.height() - ROOM - 4
        for layer in row.distribution.layers:
            if layer.states:
                tall = max(LEAST_BAR, room * layer.states / highest)
                bar = QRectF(self._x(layer.depth) - 0.34 * self._step, area.bottom() - tall, 0.68 * self._step, tall)
                solid, current = layer.exactness is Exactness.EXACT, layer.depth == self._pointed
                paint_bar(painter, bar, tokens.plot.exact, solid=solid, current=current)
        painter.fillRect(QRectF(NAMES, area.bottom(), self.width() - NAMES, 1), QColor(tokens.outline))
        self._draw_mean(painter, row, area)

    def _draw_mean(self, painter: QPainter, row: Row, area: QRectF) -> None:
        tokens, text = theme.current(), _mean(row)
        x, top = self._x(float(row.distribution.mean())), area.top() + ROOM
        painter.setPen(QPen(QColor(tokens.text), 1.5))
        painter.drawLine(QPointF(x, top - 5), QPointF(x, top))
        painter.setFont(theme.font(12, 600))
        painter.drawText(QRectF(x - 60, top - 22, 120, 16), Qt.AlignmentFlag.AlignCenter, text)

    def _draw_axis(self, painter: QPainter) -> None:
        tokens = theme.current()
        painter.setFont(theme.font(11))
        painter.setPen(QColor(tokens.text2))
        step = next(step for step in (1, 2, 5) if step * self._step >= 24 or step == 5)
        y = self.height() - AXIS
        for depth in range(0, self._deepest + 1, step):
            painter.drawText(QRectF(self._x(depth) - 20, y + 4, 40, 16), Qt.AlignmentFlag.AlignCenter, str(depth))
        unit = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(QRectF(0, y + 4, NAMES - 12, 16), unit, self._unit)


def _mean(row: Row) -> str:
    sign = "" if row.distribution.exact else "≈ "
    return f"{sign}{float(row.distribution.mean()):.2f}"
