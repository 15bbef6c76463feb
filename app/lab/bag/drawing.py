"""Vector drawing of the bag chain's graph: edges by new tile, states by the chance of visiting them."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import dataclass, field

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF, QTransform

from app.base.language.wording import format_integer
from app.base.theme import theme
from app.lab.bag import tiles as bagtiles
from app.lab.bag.camera import Camera
from app.plots.drawing.numbers import percent
from core.base.ticks import round_steps
from core.twenty48.bag.graph import FIRST_STEP, BagGraph, BagTransition

CURVES, STATES = 10.0, 2.0
"""Column distances from which edges are curves of several widths, and transient states are drawn."""
LINES = 15.0
"""Column distance from which every column has a grid line."""
DOT = 1.2
"""Radius up to which states are drawn as squares, which takes a sixth of the time."""
SIZES = 12
"""Number of sizes of transient states; all states of one size are painted with one call."""
WIDTHS = 4
"""Number of widths of the edges that add a 2, by their flow; the first is that of all thin edges."""
LABELS, LONG_LABELS = 34.0, 48.0
"""Least distance in pixels of column labels, and of labels with five digits."""
LEAST_RADIUS = 3.2
SETUP = 26.0
"""Column distance from which the edges from the empty bag are labelled with their probabilities."""
SETUP_BENDS = (0.0, 1.0, 1.3)
"""Rows by which the edges from the empty bag are bent apart, since they end almost on one line."""
TILES, TILE_GAP, LEAST_ROOM = 92.0, 3.0, 26.0
"""Least column distance at which states show their tiles, gap of tiles, and least row height left."""


@dataclass
class ColumnPaths:
    """Painter paths of the edges that leave one column of the graph, and points of its states.

    The units are columns and rows.
    """

    straight: tuple[QPainterPath, QPainterPath] = field(default_factory=lambda: (QPainterPath(), QPainterPath()))
    """All edges as straight lines: those that add a 2, and those that add a 4."""
    curved: tuple[QPainterPath, QPainterPath] = field(default_factory=lambda: (QPainterPath(), QPainterPath()))
    """Thin edges as curves: those that add a 2, and those that add a 4."""
    thick: list[QPainterPath] = field(default_factory=lambda: [QPainterPath() for _ in range(WIDTHS - 1)])
    states: list[list[QPointF]] = field(default_factory=lambda: [[] for _ in range(SIZES)])
    wins: list[int] = field(default_factory=list)
    setup: list[tuple[QPainterPath, QPointF, BagTransition]] = field(default_factory=list)
    """Edges from the empty bag, each with the place of its label."""


class Drawing:
    """Painter of the graph of a bag chain, as a camera sees it."""

    def __init__(self, graph: BagGraph) -> None:
        self.graph = graph
        self._pieces: dict[int, ColumnPaths] = {}
        usual = [2, 2, 4, 4, *(1 << exponent for exponent in range(3, graph.chain.target))]
        self._widest = bagtiles.row_width(usual)

    def place(self, camera: Camera, state: int) -> QPointF:
        """Return the centre of a state on the screen."""
        column = self.graph.column(state)
        return QPointF(camera.x(column), camera.y(self.graph.ranks[state], len(self.graph.columns[column])))

    def radius(self, camera: Camera, state: int) -> float:
        """Return the radius of a state, rounded; its area is proportional to the chance of visiting it."""
        return self._round(camera, self._size(state))

    def paint(self, painter: QPainter, camera: Camera) -> None:
        """Paint the graph, with the labels of its columns below the camera's area."""
        self.paint_grid(painter, camera)
        self.paint_graph(painter, camera, camera.area.left(), camera.area.right())

    def paint_graph(
        self, painter: QPainter, camera: Camera, left: float, right: float, *, hairlines: bool = False
    ) -> None:
        """Paint the states and edges between two x coordinates.

        As `hairlines`, thin edges are one device pixel wide, which draws twenty times as fast.
        """
        area = camera.area
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setClipRect(QRectF(left, area.top() - 8, right - left, area.height() + 16))
        shown = camera.in_view(left, right)
        pieces = [self._build_column(column) for column in range(max(0, shown.start - 2), shown.stop)]
        self._paint_edges(painter, camera, pieces, hairlines)
        if shown.start <= FIRST_STEP:
            self._paint_setup(painter, camera)
        if camera.column >= STATES:
            self._paint_states(painter, camera, pieces)
        for piece in pieces:
            for state in piece.wins:
                self._paint_win(painter, camera, state)
        if self.tile_room(camera):
            for column in shown:
                for state in self.graph.columns[column]:
                    self._paint_tiles(painter, camera, state)
        painter.restore()

    def tile_room(self, camera: Camera) -> float:
        """Return the height in pixels of the tiles under each state; 0 where they are not shown."""
        if camera.column < TILES:
            return 0.0
        room = -(-self._widest // (camera.column - 2 * TILE_GAP)) * (bagtiles.SIDE + TILE_GAP) + TILE_GAP
        return room if camera.row - room >= LEAST_ROOM else 0.0

    def _paint_tiles(self, painter: QPainter, camera: Camera, state: int) -> None:
        place = self.place(camera, state)
        top = place.y() + self.radius(camera, state) + TILE_GAP
        for row in bagtiles.wrap_tiles(self.graph.chain.tiles(state), camera.column - 2 * TILE_GAP):
            bagtiles.paint_row(painter, row, place.x() - bagtiles.row_width(row) / 2, top)
            top += bagtiles.SIDE + TILE_GAP

    def _paint_setup(self, painter: QPainter, camera: Camera) -> None:
        """Paint the edges from the empty bag with their probabilities; likelier ones are wider."""
        tokens, in_pixels = theme.current(), _in_pixels(camera)
        painter.setFont(theme.font(11, 600))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for path, middle, step in self._build_column(0).setup:
            painter.setPen(_pen(QColor(tokens.outline), 1.0 + (2.4 * step.flow if camera.column >= CURVES else 0.0)))
            painter.drawPath(in_pixels.map(path))
            if camera.column >= SETUP:
                words, place = percent(step.probability, 3), in_pixels.map(middle)
                box = QRectF(place.x() - 22, place.y() - 8, 44, 16)
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(theme.colour(tokens.bg, 0.85))
                painter.drawRoundedRect(box, 4, 4)
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.setPen(QColor(tokens.text2))
                painter.drawText(box, Qt.AlignmentFlag.AlignCenter, words)

    def paint_path(self, painter: QPainter, camera: Camera, states: Sequence[int]) -> None:
        """Paint a line along the edges from state to state, as far as they are in view."""
        area, column = camera.area, self.graph.column
        shown = camera.in_view(area.left(), area.right())
        first = bisect_left(states, shown.start - 2, key=column)
        last = bisect_left(states, shown.stop + 2, key=column)
        wide = camera.column >= CURVES
        line = QPainterPath()
        for index, place in enumerate(self._unit_place(state) for state in states[first:last]):
            before = line.currentPosition()
            if not index:
                line.moveTo(place)
            elif wide:
                bend = QPointF((place.x() - before.x()) / 2, 0)
                line.cubicTo(before + bend, place - bend, place)
            else:
                line.lineTo(place)
        painter.save()
        painter.setClipRect(area.adjusted(0, -8, 0, 8))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        tokens, line = theme.current(), _in_pixels(camera).map(line)
        if wide:
            painter.setPen(_pen(theme.colour(tokens.bg, 0.7), 5.0))
            painter.drawPath(line)
        painter.setPen(_pen(QColor(tokens.text), 2.4 if wide else 1.0))
        painter.drawPath(line)
        painter.restore()

    def paint_grid(self, painter: QPainter, camera: Camera) -> None:
        """Paint the grid lines of the columns and their tile sums."""
        tokens, area = theme.current(), camera.area
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        apart = LONG_LABELS if self.graph.chain.sums[-1] >= 10_000 else LABELS
        step = next(step for step in round_steps() if step % 2 == 0 and step / 2 * camera.column >= apart)
        if camera.column >= apart:
            step = 2
        painter.setFont(theme.font(11))
        shown = camera.in_view(area.left(), area.right())
        lines = []
        for column in shown:
            total, x = 2 * column, round(camera.x(column)) + 0.5
            if not area.left() <= x <= area.right():
                continue
            labelled = total % step == 0
            if labelled or camera.column >= LINES:
                lines.append(QLineF(x, area.top(), x, area.bottom()))
            if labelled:
                painter.setPen(QColor(tokens.text2))
                painter.drawText(
                    QRectF(x - 40, area.bottom() + 6, 80, 16), Qt.AlignmentFlag.AlignCenter, format_integer(total)
                )
        painter.setPen(QPen(QColor(tokens.grid if tokens.dark else tokens.border), 1))
        painter.drawLines(lines)

    def _paint_edges(self, painter: QPainter, camera: Camera, pieces: list[ColumnPaths], hairlines: bool) -> None:
        tokens, full = theme.current(), theme.current().contrast
        two, four = QColor(tokens.plot.exact), QColor(tokens.text2)
        two.setAlphaF(1.0 if full else 0.55)
        four.setAlphaF(1.0 if full else 0.42 if camera.column >= CURVES else 0.22)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        in_pixels = _in_pixels(camera)
        for adds, colour in ((1, four), (0, two)):
            pen = _pen(colour, 1.0)
            pen.setCosmetic(hairlines)
            painter.setPen(pen)
            for piece in pieces:
                painter.drawPath(in_pixels.map((piece.curved if camera.column >= CURVES else piece.straight)[adds]))
        if camera.column < CURVES:
            return
        widest = max(1.4, min(6.0, 0.3 * camera.radius))
        for index in range(WIDTHS - 1):
            share = (index + 1) / (WIDTHS - 1)
            two.setAlphaF(1.0 if full else 0.5 + 0.28 * share)
            painter.setPen(_pen(two, 1.2 + (widest - 1.2) * share))
            for piece in pieces:
                painter.drawPath(in_pixels.map(piece.thick[index]))

    def _paint_states(self, painter: QPainter, camera: Camera, pieces: list[ColumnPaths]) -> None:
        colour, in_pixels = QColor(theme.current().plot.exact), _in_pixels(camera)
        for size in range(SIZES):
            points = in_pixels.map(QPolygonF([point for piece in pieces for point in piece.states[size]]))
            radius = self._round(camera, size)
            pen = _pen(colour, 2 * radius)
            pen.setCapStyle(Qt.PenCapStyle.RoundCap if radius > DOT else Qt.PenCapStyle.FlatCap)
            painter.setPen(pen)
            painter.drawPoints(points)

    def _paint_win(self, painter: QPainter, camera: Camera, state: int) -> None:
        """Paint a winning state of the 2048 bag chain as a rounded square, in fuller colour if likelier.

        Its area is that of the disc with the state's `radius`. The colour is fullest from a probability of 1/2 on that
        the chain ends in this state.
        """
        tokens = theme.current()
        half = self.radius(camera, state) * 0.886
        box = QRectF(-half, -half, 2 * half, 2 * half).translated(self.place(camera, state))
        painter.setBrush(
            theme.mix(tokens.stage_edge, tokens.ok, 0.3 + 0.7 * min(1.0, 2 * self.graph.chain.visits[state]))
        )
        painter.setPen(QPen(QColor(tokens.ok), 1.4))
        painter.drawRoundedRect(box, half * 0.32, half * 0.32)

    # pieces

    def _build_column(self, column: int) -> ColumnPaths:
        found = self._pieces.get(column)
        if found is None:
            found = self._pieces[column] = ColumnPaths()
            for state in self.graph.columns[column]:
                here = self._unit_place(state)
                for step in self.graph.list_successors(state):
                    if state:
                        _add_edge(found, here, self._unit_place(step.state), step)
                    else:
                        found.setup.append(self._first_edge(here, step, len(found.setup)))
                if self.graph.is_won(state):
                    found.wins.append(state)
                else:
                    found.states[self._size(state)].append(here)
        return found

    def _size(self, state: int) -> int:
        share: float = self.graph.chain.visits[state] ** 0.5
        return round(share * (SIZES - 1))

    def _round(self, camera: Camera, size: int) -> float:
        """Return the radius in pixels of the states of one of the `SIZES`."""
        least = min(LEAST_RADIUS, 0.22 * camera.column)
        largest = camera.radius_in(camera.row - self.tile_room(camera))
        return max(0.5, least, largest * size / (SIZES - 1))

    def _first_edge(
        self, here: QPointF, step: BagTransition, number: int
    ) -> tuple[QPainterPath, QPointF, BagTransition]:
        """Return the `number`-th edge from the empty bag and its middle.

        The last edge is bent to the side on which it ends.
        """
        target, last_target = self._unit_place(step.state), self._unit_place(self.graph.list_successors(0)[-1].state)
        side = (-1 if last_target.y() < here.y() else 1) * (-1 if number % 2 else 1)
        bend, aside = QPointF((target.x() - here.x()) / 2, 0), QPointF(0, side * SETUP_BENDS[number])
        path = QPainterPath(here)
        path.cubicTo(here + bend + aside, target - bend + aside, target)
        return path, path.pointAtPercent(0.5), step

    def _unit_place(self, state: int) -> QPointF:
        column = self.graph.column(state)
        return QPointF(column, (len(self.graph.columns[column]) - 1) / 2 - self.graph.ranks[state])


def _add_edge(pieces: ColumnPaths, here: QPointF, there: QPointF, step: BagTransition) -> None:
    adds = 0 if step.adds == 2 else 1
    bend = QPointF((there.x() - here.x()) / 2, 0)
    pieces.straight[adds].moveTo(here)
    pieces.straight[adds].lineTo(there)
    width = 0 if adds else round(step.flow * (WIDTHS - 1))
    path = pieces.thick[width - 1] if width else pieces.curved[adds]
    path.moveTo(here)
    path.cubicTo(here + bend, there - bend, there)


def _in_pixels(camera: Camera) -> QTransform:
    """Return the transform from columns and rows of the 2048 bag chain's graph to pixels.

    A column has the states of one tile sum. The painter is not scaled, as that would change the widths of its pens.
    """
    return QTransform(camera.column, 0, 0, camera.row, camera.x(0), camera.y(0, 1))


def _pen(colour: QColor, width: float) -> QPen:
    pen = QPen(colour, width)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    return pen
