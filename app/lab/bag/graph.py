"""Pane with the graph of the bag chain, its horizontal scroll bar and its legend."""

from __future__ import annotations

from PySide6.QtCore import QLineF, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QScrollBar, QVBoxLayout, QWidget

from app.base.language.wording import commas
from app.base.language.words import tr
from app.base.services import Services
from app.base.theme import accessible, theme
from app.lab.bag.canvas import GraphCanvas
from app.plots.drawing.numbers import percent
from app.plots.panes.export_menu import AROUND
from app.plots.panes.frame import PaneFrame
from core.base.words import phrase
from core.twenty48.bag.graph import BagGraph
from core.twenty48.bag.path import BagPath
from core.twenty48.board import FOUR

SENTENCE = phrase(
    "A state is the set of tiles after a move and its new tile. Columns are tile sums; area is the "
    "chance that a game passes through."
)
TICKS = 16
"""Steps of the scroll bar per column."""
KEY = 24
NARROW = 740
"""Width in pixels below which the title is shortened."""


class GraphPane(PaneFrame):
    """Pane with the graph of all games of 2048 in a bag that reach a target."""

    def __init__(self, services: Services) -> None:
        super().__init__(tr("All paths"), services, docked=False)
        self.canvas = GraphCanvas()
        self.explain(SENTENCE, "")
        self.canvas.moved.connect(self._update_scroll_bar)
        self.bar = QScrollBar(Qt.Orientation.Horizontal)
        self.bar.setAccessibleName(tr("Which tile sums are in view"))
        self.bar.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.bar.valueChanged.connect(self._on_bar_scrolled)
        policy = self.bar.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        self.bar.setSizePolicy(policy)
        self._key = _Key()
        box = QWidget()
        column = QVBoxLayout(box)
        column.setContentsMargins(0, 6, 0, 0)
        column.setSpacing(2)
        column.addWidget(self.canvas, 1)
        column.addWidget(self.bar)
        column.addWidget(self._key)
        self.set_plot(box)

    def show_graph(self, graph: BagGraph, current: int) -> None:
        """Draw another chain, with the card at `current`."""
        self.canvas.show_graph(graph, current)
        self._name()
        self._key.show_fours(graph.chain.four)
        self.follow(None, "")

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._name()

    def _name(self) -> None:
        """Set the title, shortened if the pane is narrow."""
        graph = self.canvas.graph
        if graph is not None:
            target = str(1 << graph.chain.target)
            narrow = self.width() < NARROW
            self.set_title(tr("To {target}", target=target) if narrow else tr("All paths to {target}", target=target))

    def follow(self, path: BagPath | None, sentence: str) -> None:
        """Draw the path of a game and describe its state; an empty sentence describes the chain instead."""
        self.canvas.follow(path)
        graph = self.canvas.graph
        self.explain(sentence or SENTENCE, "" if graph is None else _formula(graph))

    def _update_scroll_bar(self) -> None:
        camera = self.canvas.camera
        self.bar.blockSignals(True)
        self.bar.setRange(round(camera.leftmost * TICKS), round(camera.rightmost * TICKS))
        self.bar.setPageStep(max(1, round(camera.span * TICKS)))
        self.bar.setSingleStep(TICKS)
        self.bar.setValue(round(camera.left * TICKS))
        self.bar.blockSignals(False)
        self.bar.setVisible(not camera.is_whole)

    def _on_bar_scrolled(self, value: int) -> None:
        self.canvas.camera.scroll_to(value / TICKS)
        self.canvas.update()

    # export

    def picture_name(self) -> str:
        graph = self.canvas.graph
        return f"2048-bag-{1 << graph.chain.target}-graph" if graph else "2048-bag-graph"

    def picture_size(self) -> QSize:
        return QSize(self.canvas.width() + 2 * AROUND, self.canvas.height() + KEY + 2 * AROUND)

    def draw(self, painter: QPainter) -> None:
        size = self.picture_size()
        painter.fillRect(QRectF(0, 0, size.width(), size.height()), QColor(theme.current().bg))
        painter.translate(AROUND, AROUND)
        self.canvas.draw(painter)
        painter.translate(0, self.canvas.height())
        graph = self.canvas.graph
        paint_key(painter, self.canvas.width(), 0.0 if graph is None else graph.chain.four)

    def csv(self) -> str:
        return self.canvas.graph.to_csv() if self.canvas.graph else ""


class _Key(QWidget):
    accessible_role = accessible.Role.Graphic

    def __init__(self) -> None:
        super().__init__()
        self.setFixedHeight(KEY)
        self._four = 0.0
        self.show_fours(FOUR)

    def show_fours(self, four: float) -> None:
        """Show the probability of a 4 in the legend and its accessible name."""
        self._four = four
        twos, fours = (percent(share, 3) for share in (1 - four, four))
        self.setAccessibleName(
            tr(
                "Circles: not yet won; squares: won. Blue lines: a new 2 ({twos}); grey lines: a new 4 ({fours})",
                twos=twos,
                fours=fours,
            )
        )
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        paint_key(QPainter(self), self.width(), self._four)


def _formula(graph: BagGraph) -> str:
    """Return the formulas of the chain, with the first tiles of this bag and their probabilities."""
    tiles = graph.chain.tiles
    first = [
        tr("{tiles} with {chance:.4g}", tiles=f"{{{', '.join(map(str, tiles(step.state)))}}}", chance=step.probability)
        for step in graph.list_successors(0)
    ]
    return tr(
        "An absorbing Markov chain: a move merges all equal pairs at once, then adds a 4 with p = "
        "{four:g} or a 2. From the empty bag one step sets the first tiles, {first}; it does not "
        "count as a move. With Q the transitions between states not yet won and R those to wins: N "
        "= (I − Q)⁻¹; chance of passing through: its first row; moves left t = N 1; variance (2N − "
        "I)t − t∘t, misprinted in the article as 2(N − I)t − t∘t; where games end B = N R. Every "
        "step raises the sum, so one backward pass solves it exactly. After J. Lees-Miller, The "
        "Mathematics of 2048 (2017).",
        four=graph.chain.four,
        first=commas(first),
    )


def paint_key(painter: QPainter, width: float, four: float) -> None:
    """Paint the legend of the graph: its marks from the left, and the unit of its columns at the right."""
    tokens = theme.current()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    font, small = theme.font(12), theme.font(11)
    middle, x, unit = KEY / 2, 0.0, tr("tile sum")
    unit_width = QFontMetricsF(small).horizontalAdvance(unit) + 2
    marks = (
        ("circle", tr("not yet won")),
        ("square", tr("won, absorbing")),
        ("two", tr("adds 2 ({share})", share=percent(1 - four, 3))),
        ("four", tr("adds 4 ({share})", share=percent(four, 3))),
    )
    for kind, text in marks:
        room = 16 if kind in {"circle", "square"} else 28
        text_width = QFontMetricsF(font).horizontalAdvance(text)
        if x + room + text_width > width - unit_width - 12:
            break
        if kind == "circle":
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(tokens.plot.exact))
            painter.drawEllipse(QPointF(x + 5, middle), 5, 5)
        elif kind == "square":
            painter.setPen(QPen(QColor(tokens.ok), 1.4))
            painter.setBrush(theme.mix(tokens.stage_edge, tokens.ok, 0.65))
            painter.drawRoundedRect(QRectF(x + 0.7, middle - 4.7, 9.6, 9.6), 2.5, 2.5)
        else:
            thick = kind == "two"
            painter.setPen(QPen(QColor(tokens.plot.exact if thick else tokens.text3), 2.6 if thick else 1.2))
            painter.drawLine(QLineF(x, middle, x + 20, middle))
        painter.setFont(font)
        painter.setPen(QColor(tokens.text2))
        painter.drawText(QRectF(x + room, 0, text_width + 4, KEY), Qt.AlignmentFlag.AlignVCenter, text)
        x += room + text_width + 20
    painter.setFont(small)
    painter.setPen(QColor(tokens.text2))
    right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
    painter.drawText(QRectF(width - unit_width - 2, 0, unit_width + 2, KEY), right, unit)
