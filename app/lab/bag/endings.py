"""Chart of where games in the bag end: winning states or tile sums, with bars for their probability."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy

from app.base.language.wording import format_integer, label_value, semicolons
from app.base.language.words import tr
from app.base.services import Services
from app.base.theme import accessible, theme
from app.lab.bag import tiles as bagtiles
from app.lab.bag.sheets import of_ending
from app.plots.charts.plot_figure_picker import AskedPicture
from app.plots.drawing.numbers import table_percent
from app.plots.panes.export_menu import OwnMenu
from app.widgets.explained_figures import NamedFigure
from app.widgets.keys import claim_key, is_plain_key
from app.widgets.painting import paint_rounded_rect
from core.twenty48.bag.graph import BagEnding, BagGraph

ROW = 30
BAR = 12.0
GAP = 12.0
LEAST_BAR = 2.5
NARROWEST_BAR = 48.0


class Endings(OwnMenu, AskedPicture):
    """Chart of the endings: tiles or sums with bars and shares; pointing at a row points at its state."""

    pointed = Signal(int)

    accessible_role = accessible.Role.Chart

    def __init__(self, services: Services) -> None:
        super().__init__()
        self._services = services
        self._graph: BagGraph | None = None
        self._rows: Sequence[BagEnding] = ()
        self._current = -1
        self._by_sum = False
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(tr("Where games end. Up and down go from row to row."))

    @property
    def rows(self) -> Sequence[BagEnding]:
        """The endings that are drawn, from the top."""
        return self._rows

    def show_graph(self, graph: BagGraph, current: int) -> None:
        """Draw the endings of another chain."""
        self._graph, self._current = graph, current
        self.group(self._by_sum)

    def group(self, by_sum: bool) -> None:
        """Group endings of equal sum, or draw each winning state by itself."""
        self._by_sum = by_sum
        if self._graph is not None:
            self._rows = self._graph.endings_by_sum() if by_sum else self._graph.endings()
            words = [label_value(self._name(end), table_percent(end.probability)) for end in self._rows[:10]]
            self.setAccessibleDescription(semicolons(words))
        self.updateGeometry()
        self.update()
        self.refresh_open_sheet()

    def mark(self, state: int) -> None:
        """Highlight the row of a state, if it is a winning one."""
        if state == self._current:
            return
        before = self._lit_rows()
        self._current = state
        for index in before | self._lit_rows():
            self.update(-8, index * ROW, self.width() + 16, ROW)

    def _lit_rows(self) -> set[int]:
        return {index for index, end in enumerate(self._rows) if self._lit(end)}

    def sizeHint(self) -> QSize:
        return QSize(300, ROW * max(1, len(self._rows)))

    def _name(self, end: BagEnding) -> str:
        return bagtiles.describe_tiles(end.tiles) if end.tiles else tr("sum {sum}", sum=str(end.total))

    def _lit(self, end: BagEnding) -> bool:
        graph = self._graph
        if graph is None or not graph.is_won(self._current):
            return False
        return end.state == self._current or (self._by_sum and graph.chain.sums[self._current] == end.total)

    # explaining figures

    @property
    def asked_place(self) -> int:
        return next((index for index, end in enumerate(self._rows) if self._lit(end)), -1)

    def places(self) -> range:
        return range(len(self._rows))

    def place_name(self, place: int) -> str:
        return self._name(self._rows[place])

    def list_figures_at(self, place: int) -> Sequence[NamedFigure]:
        return of_ending(self._graph, self._rows[place]) if self._graph is not None and place in self.places() else ()

    # export

    def picture_name(self) -> str:
        return f"2048-bag-{1 << self._graph.chain.target}-endings" if self._graph is not None else "2048-bag-endings"

    def csv(self) -> str:
        lines = [f"{'+'.join(map(str, end.tiles))},{end.total},{end.probability!r}" for end in self._rows]
        return "\n".join(["tiles,sum,probability", *lines, ""])

    # mouse and keys

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        index = int(event.position().y() // ROW)
        if 0 <= index < len(self._rows):
            self._point(index)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self.mouseMoveEvent(event)
        if event.button() == Qt.MouseButton.LeftButton:
            self.ask(int(event.position().y() // ROW))

    def _point(self, index: int) -> None:
        state = self._rows[index].state
        if state != self._current:
            self.mark(state)
            self.pointed.emit(state)

    def event(self, event: QEvent) -> bool:
        return claim_key(event, self._takes) or super().event(event)

    def _takes(self, key: QKeyEvent) -> bool:
        return is_plain_key(key) and (Qt.Key(key.key()) in {Qt.Key.Key_Up, Qt.Key.Key_Down} or self.asks(key))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}.get(Qt.Key(event.key()), 0)
        if step and self._rows:
            self._point(min(max(self.asked_place + step, 0), len(self._rows) - 1))
        elif self.asks(event):
            self.ask(self.asked_place)
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        self._paint(QPainter(self), event.rect())

    def paint(self, painter: QPainter) -> None:
        self._paint(painter, self.rect())

    def _paint(self, painter: QPainter, part: QRect) -> None:
        """Paint the rows that intersect `part` of the widget."""
        tokens = theme.current()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if not self._rows:
            return
        bold = theme.font(12, 600)
        names = max(self._name_width(end) for end in self._rows)
        figures = max(QFontMetricsF(bold).horizontalAdvance(table_percent(end.probability)) for end in self._rows) + 4
        room = max(NARROWEST_BAR, self.width() - names - figures - 2 * GAP)
        most = max(end.probability for end in self._rows)
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        for index, end in enumerate(self._rows):
            box = QRectF(0, index * ROW, self.width(), ROW)
            if not box.toRect().intersects(part):
                continue
            lit = self._lit(end)
            if lit:
                line = QColor(tokens.accent) if tokens.contrast else None
                paint_rounded_rect(painter, box.adjusted(-6, 1, 6, -1), QColor(tokens.hover), line, 6)
            if end.tiles:
                left = names - bagtiles.row_width(end.tiles)
                bagtiles.paint_row(painter, end.tiles, left, box.top() + (ROW - bagtiles.SIDE) / 2)
            else:
                painter.setFont(bold)
                painter.setPen(QColor(tokens.text))
                painter.drawText(QRectF(0, box.top(), names, ROW), right, format_integer(end.total))
            length = max(LEAST_BAR, room * end.probability / most)
            bar = QRectF(names + GAP, box.top() + (ROW - BAR) / 2, length, BAR)
            paint_rounded_rect(
                painter, bar, theme.colour(tokens.ok, 1.0 if lit or tokens.contrast else 0.85), None, 2.5
            )
            painter.setFont(bold)
            painter.setPen(QColor(tokens.text))
            painter.drawText(box, right, table_percent(end.probability))

    def _name_width(self, end: BagEnding) -> float:
        if end.tiles:
            return bagtiles.row_width(end.tiles)
        return QFontMetricsF(theme.font(12, 600)).horizontalAdvance(format_integer(end.total)) + 2
