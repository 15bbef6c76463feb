"""Graph of the bag chain: scroll, zoom, walk by key, and a card for the state under the mouse."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import reduce

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFontMetricsF,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QApplication, QSizePolicy

from app.base.language.wording import commas, format_integer, join_with_and
from app.base.language.words import tr, translate
from app.base.theme import accessible, theme
from app.lab.bag import tiles as bagtiles
from app.lab.bag.camera import Camera
from app.lab.bag.drawing import Drawing
from app.lab.bag.sheets import StatePicture
from app.plots.drawing.marks import paint_pill, pill_body
from app.plots.drawing.numbers import decimals, percent, table_percent
from app.widgets.keys import claim_key, is_plain_key
from app.widgets.painting import paint_rounded_rect
from core.base.words import phrase
from core.twenty48.bag.graph import BagGraph, BagTransition
from core.twenty48.bag.path import BagPath

AXIS = 26
"""Height in pixels of the tile sums below the graph."""
HEADROOM = 10
NOTCH = 120
"""Angle that Qt reports for one notch of a mouse wheel, in eighths of a degree."""
ZOOM = 1.25
WHEEL_PX = 80.0
REACH = 9.0
"""Distance in pixels from its edge at which the mouse still hits a state."""
EDGE = 60.0
"""Least distance in pixels to the edge of the view of a state that the keys have reached."""
CARD_GAP = 12.0
GAME = phrase("this game")
LOW = 340
"""Height in pixels below which the card has only one line of text."""

BOLD, PLAIN = "\ue000", "\ue001"
"""Marks around a figure in a line of the card, since a translation may put it anywhere."""

Line = tuple[tuple[str, bool], ...]
"""Parts of a line of the card, each with whether it is bold."""


class GraphCanvas(StatePicture):
    """Canvas that draws a `BagGraph`; `current` is the state that the card describes."""

    pointed = Signal(int)
    """The mouse or a key has chosen a state."""
    moved = Signal()
    """The camera has scrolled or zoomed."""

    accessible_role = accessible.Role.Chart

    def __init__(self) -> None:
        super().__init__()
        self.camera = Camera()
        self.path: BagPath | None = None
        self._drawing: Drawing | None = None
        self._seen: object = None
        """Drawing, view, size, pixel ratio and theme that the pixmap was painted for."""
        self._layer: QPixmap | None = None
        self._layer_left = 0.0
        self._pressed: QPointF | None = None
        self._dragging = False
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumSize(260, 150)
        self.setAccessibleName(tr("Graph of the chain. Arrow keys move from state to state."))

    def show_graph(self, graph: BagGraph, current: int) -> None:
        """Draw another chain with the card at `current`.

        If only the probabilities differ from those of the chain before, the view stays.
        """
        before = self.graph
        same_sums = before is not None and graph.chain.sums == before.chain.sums
        self.graph, self._drawing, self.path = graph, Drawing(graph), None
        self.camera.resize(self._area())
        if not same_sums:
            self.camera.look_at(len(graph.columns), graph.tallest)
        self.current = current
        self._describe()
        self.refresh_open_sheet()
        if same_sums:
            self.update()
        else:
            self.reveal()

    def follow(self, path: BagPath | None) -> None:
        """Draw the path of a game and a pill at its present state; None removes both."""
        if path != self.path:
            self.path = path
            self.update()

    def mark(self, state: int) -> None:
        """Move the card to a state without emitting a signal."""
        if state != self.current:
            self.current = state
            self._describe()
            self.update()

    def reveal(self) -> None:
        """Scroll the current state into view."""
        graph = self.graph
        if graph is None:
            return
        column = graph.column(self.current)
        self.camera.reveal(column, graph.ranks[self.current], len(graph.columns[column]), margin=EDGE)
        self.moved.emit()
        self.update()

    def zoom(self, factor: float) -> None:
        """Zoom in by `factor` around the current state, or around the centre if it is out of view."""
        if self._drawing is not None:
            place = self._drawing.place(self.camera, self.current)
            centre = self.camera.area.center()
            self._zoom(factor, place if self.camera.area.contains(place) else centre)

    def show_whole(self) -> None:
        """Show as much of the graph as fits."""
        self.camera.show_whole()
        self.moved.emit()
        self.update()

    def words(self, state: int) -> tuple[Line, ...]:
        """Return the lines of the card for a state."""
        assert self.graph is not None
        chain = self.graph.chain
        share, total = table_percent(chain.visits[state]), format_integer(chain.sums[state])
        if self.graph.is_won(state):
            return (
                _line(tr("{share} of games end here", share=_bold(share))),
                _line(tr("sum {sum}, won", sum=_bold(total))),
            )
        successors = self.graph.list_successors(state)
        moves = _bold(decimals(self.graph.moves_left(state)))
        if not state:
            first = [
                _append_chance(join_with_and(list(map(str, chain.tiles(step.state)))), step) for step in successors
            ]
            return (
                _line(tr("the empty bag, before the first move")),
                _line(tr("then {tiles}", tiles=_join_alternatives(first))),
                _line(tr("won after {moves} moves on average", moves=moves)),
            )
        adds = _join_alternatives([_append_chance(f"+{step.adds}", step) for step in successors])
        return (
            _line(tr("{share} of games pass through", share=_bold(share))),
            _line(tr("sum {sum}, next {tiles}", sum=_bold(total), tiles=adds)),
            _line(tr("won after {moves} more moves on average", moves=moves)),
        )

    # walking

    def keyPressEvent(self, event: QKeyEvent) -> None:
        state = self._find_state_for_key(Qt.Key(event.key()))
        if state is None and self.asks(event):
            self.ask(self.current)
        elif state is None:
            super().keyPressEvent(event)
        elif state != self.current:
            self.mark(state)
            self.reveal()
            self.pointed.emit(state)

    def event(self, event: QEvent) -> bool:
        return claim_key(event, self._takes) or super().event(event)

    def _takes(self, key: QKeyEvent) -> bool:
        return is_plain_key(key) and (self._find_state_for_key(Qt.Key(key.key())) is not None or self.asks(key))

    def _find_state_for_key(self, key: Qt.Key) -> int | None:
        """Return the state that a key leads to.

        The result is the current state at an end of the graph, and None if the key does not walk.
        """
        graph, here = self.graph, self.current
        if graph is None:
            return None
        if key in {Qt.Key.Key_Right, Qt.Key.Key_Left}:
            steps = graph.list_successors(here) if key == Qt.Key.Key_Right else graph.list_predecessors(here)
            return max(steps, key=lambda step: step.flow).state if steps else here
        if key in {Qt.Key.Key_Up, Qt.Key.Key_Down}:
            column = graph.columns[graph.column(here)]
            rank = graph.ranks[here] + (1 if key == Qt.Key.Key_Up else -1)
            return column[min(max(rank, 0), len(column) - 1)]
        if key == Qt.Key.Key_Home:
            return graph.columns[0][0]
        if key == Qt.Key.Key_End:
            return graph.endings()[0].state
        return None

    # pointing, dragging, zooming

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() in {Qt.MouseButton.LeftButton, Qt.MouseButton.MiddleButton}:
            self._pressed, self._dragging = event.position(), False

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        place = event.position()
        if self._pressed is None:
            self._read(place)
            return
        by = place - self._pressed
        if self._dragging or by.manhattanLength() >= QApplication.startDragDistance():
            self._dragging = True
            self.setCursor(Qt.CursorShape.ClosedHandCursor)
            self._pan(by)
            self._pressed = place

    def _read(self, place: QPointF) -> None:
        """Make the state under the mouse the current one, if there is one."""
        state = self.state_at(place)
        if state is not None and state != self.current:
            self.mark(state)
            self.pointed.emit(state)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        state = None if self._dragging else self.state_at(event.position())
        self._pressed, self._dragging = None, False
        self.unsetCursor()
        if state is not None and event.button() == Qt.MouseButton.LeftButton:
            self.ask(state)

    def wheelEvent(self, event: QWheelEvent) -> None:
        turned, pixels = event.angleDelta(), event.pixelDelta()
        sideways = abs(turned.x()) > abs(turned.y())
        if sideways or event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
            by = QPointF(pixels) if not pixels.isNull() else QPointF(turned) * (WHEEL_PX / NOTCH)
            self._pan(by if sideways else by.transposed())
        else:
            self._zoom(ZOOM ** (turned.y() / NOTCH), event.position())
        self._read(event.position())
        event.accept()

    def state_at(self, place: QPointF) -> int | None:
        """Return the state at a point, or the nearest one within reach; None if there is none."""
        graph, drawing, camera = self.graph, self._drawing, self.camera
        if graph is None or drawing is None or not camera.area.contains(place):
            return None
        middle = camera.column_at(place.x())
        around = 1 + int((REACH + camera.radius) / camera.column)
        nearest, least = None, 1.0
        for column in range(max(0, round(middle) - around), min(camera.columns, round(middle) + around + 1)):
            for state in graph.columns[column]:
                away = drawing.place(camera, state) - place
                distance = (away.x() ** 2 + away.y() ** 2) ** 0.5 / (drawing.radius(camera, state) + REACH)
                if distance < least:
                    nearest, least = state, distance
        return nearest

    def _pan(self, by: QPointF) -> None:
        self.camera.pan(by)
        self.moved.emit()
        self.update()

    def _zoom(self, factor: float, at: QPointF) -> None:
        self.camera.zoom(factor, at)
        self.moved.emit()
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.camera.pixel = 1 / self.devicePixelRatioF()
        if self.camera.resize(self._area()):
            self.reveal()
        self.moved.emit()

    def _area(self) -> QRectF:
        return QRectF(0, HEADROOM, self.width(), max(40.0, self.height() - AXIS - HEADROOM))

    def _describe(self) -> None:
        assert self.graph is not None
        lines = ["".join(part for part, _ in line) for line in self.words(self.current)]
        tiles = bagtiles.describe_tiles(self.graph.chain.tiles(self.current))
        accessible.describe(self, tr("Tiles {tiles}: {words}", tiles=tiles, words=commas(lines)))

    # drawing

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        if self._drawing is None:
            return
        self._drawing.paint_grid(painter, self.camera)
        layer = self._fresh_layer(self._drawing)
        if layer is None:
            self._drawing.paint_graph(painter, self.camera, 0, self.width())
        else:
            painter.drawPixmap(0, 0, layer)
        self._paint_pointer(painter)

    def _fresh_layer(self, drawing: Drawing) -> QPixmap | None:
        """Return a pixmap of the graph that scrolls sideways with it; None after any other change."""
        ratio, left = self.devicePixelRatioF(), self.camera.left
        key = (drawing, self.camera.view_key, self.size(), ratio, theme.current())
        if key != self._seen:
            self._seen, self._layer = key, None
            return None
        shift = round((self._layer_left - left) * self.camera.column * ratio)
        self._layer_left = left
        if self._layer is None or abs(shift) >= self._layer.width():
            self._layer = QPixmap(self.size() * ratio)
            self._layer.setDevicePixelRatio(ratio)
            self._layer.fill(Qt.GlobalColor.transparent)
            self._paint_layer(drawing, 0, self.width())
        elif shift:
            self._layer.scroll(shift, 0, self._layer.rect())
            exposed = abs(shift) / ratio
            self._paint_layer(drawing, *((0, exposed) if shift > 0 else (self.width() - exposed, self.width())))
        return self._layer

    def _paint_layer(self, drawing: Drawing, left: float, right: float) -> None:
        assert self._layer is not None
        painter = QPainter(self._layer)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
        painter.fillRect(QRectF(left, 0, right - left, self.height()), Qt.GlobalColor.transparent)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)
        drawing.paint_graph(painter, self.camera, left, right, hairlines=True)
        painter.end()

    def draw(self, painter: QPainter) -> None:
        """Draw the graph, the ring and the card at the origin."""
        if self._drawing is not None:
            self._drawing.paint(painter, self.camera)
            self._paint_pointer(painter)

    def _paint_pointer(self, painter: QPainter) -> None:
        assert self._drawing is not None
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.path is not None:
            self._drawing.paint_path(painter, self.camera, self.path.states)
        place = self._drawing.place(self.camera, self.current)
        area = self.camera.area
        if area.left() - 1 <= place.x() <= area.right() + 1:
            self._paint_current(painter, place, area)
        if self.path is not None:
            self._paint_game(painter, self.path.state)

    def _paint_game(self, painter: QPainter, state: int) -> None:
        """Paint the pill over the state where the game is."""
        assert self._drawing is not None
        place, area = self._drawing.place(self.camera, state), self.camera.area
        if area.left() - 1 <= place.x() <= area.right() + 1:
            tip = place - QPointF(0, self._drawing.radius(self.camera, state) + 4)
            game = translate(GAME)
            paint_pill(painter, game, tip, pill_body(game, tip, area.left(), area.right()))

    def _paint_current(self, painter: QPainter, place: QPointF, area: QRectF) -> None:
        assert self._drawing is not None
        tokens = theme.current()
        ring = self._drawing.radius(self.camera, self.current) + 5
        card = self._card_box(place, area, ring)
        painter.setPen(QPen(QColor(tokens.text), 2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(place, ring, ring)
        below = card.top() > place.y()
        painter.setPen(QPen(theme.colour(tokens.text2, 0.8), 1.4))
        start, end = (place.y() + ring, card.top()) if below else (card.bottom(), place.y() - ring)
        if end > start:
            painter.drawLine(QPointF(place.x(), start), QPointF(place.x(), end))
        self._paint_card(painter, card)

    def _lines(self) -> tuple[Line, ...]:
        """Return the lines of the card that there is room for."""
        return self.words(self.current)[: 1 if self.height() < LOW else None]

    def _card_box(self, place: QPointF, area: QRectF, ring: float) -> QRectF:
        """Return the rectangle of the card: at the top, or at the bottom if it would cover its state there."""
        assert self.graph is not None
        lines = self._lines()
        wide = max(_width(line) for line in lines)
        width = max(wide, bagtiles.row_width(self.graph.chain.tiles(self.current))) + 2 * CARD_GAP
        height = 2 * CARD_GAP + bagtiles.SIDE + 5 + 18 * len(lines)
        left = min(max(place.x() - width / 2, area.left() + 2), max(area.left() + 2, area.right() - width - 2))
        top = area.top() + 2
        if place.y() - ring < top + height + 4:
            top = area.bottom() - height - 6
            if top < place.y() + ring + 4:
                # in a low window neither fits: put the card beside the state
                top = min(max(place.y() - height / 2, area.top()), area.bottom() - height)
                left = place.x() + ring + 8
                if left + width > area.right():
                    left = place.x() - ring - 8 - width
        return QRectF(left, top, width, height)

    def _paint_card(self, painter: QPainter, box: QRectF) -> None:
        assert self.graph is not None
        tokens = theme.current()
        if not tokens.contrast:
            for spread in (6.0, 4.0, 2.0):
                shade = box.adjusted(-spread, -spread, spread, spread).translated(0, 3)
                paint_rounded_rect(
                    painter, shade, theme.colour("#000000", 0.10 if tokens.dark else 0.025), None, 9 + spread
                )
        fill = tokens.hover if tokens.dark and not tokens.contrast else tokens.panel
        line = theme.mix(tokens.border, tokens.outline, 0.35)
        paint_rounded_rect(painter, box, QColor(fill), line, 9)
        left, top = box.left() + CARD_GAP, box.top() + CARD_GAP
        bagtiles.paint_row(painter, self.graph.chain.tiles(self.current), left, top)
        top += bagtiles.SIDE + 6
        for line_of in self._lines():
            x = left
            for part, bold in line_of:
                font = theme.font(12, 600 if bold else 400)
                painter.setFont(font)
                painter.setPen(QColor(tokens.text if bold else tokens.text2))
                painter.drawText(QRectF(x, top, box.width(), 18), Qt.AlignmentFlag.AlignVCenter, part)
                x += QFontMetricsF(font).horizontalAdvance(part)
            top += 18


def _bold(figure: str) -> str:
    return f"{BOLD}{figure}{PLAIN}"


def _line(sentence: str) -> Line:
    """Split a sentence at its bold marks into pairs: a part of the text, and whether it is bold.

    The marks `BOLD` and `PLAIN` enclose each figure.
    """
    parts = re.split(f"[{BOLD}{PLAIN}]", sentence)
    return tuple((part, index % 2 == 1) for index, part in enumerate(parts) if part)


def _append_chance(what: str, step: BagTransition) -> str:
    return tr("{what} ({chance})", what=what, chance=_chance(step))


def _chance(step: BagTransition) -> str:
    return percent(step.probability, 3)


def _join_alternatives(words: Sequence[str]) -> str:
    """Join the alternatives with the word for "or": "a", "a or b", "a or b or c"."""
    return reduce(lambda first, other: tr("{first} or {other}", first=first, other=other), words)


def _width(line: Line) -> float:
    return sum(QFontMetricsF(theme.font(12, 600 if bold else 400)).horizontalAdvance(part) for part, bold in line)
