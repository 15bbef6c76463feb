"""A whole walk at a glance: depth against moves, shaded by the chance, and one number of moves in profile."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QLineF, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from app.plots.frame import PaneFrame
from app.plots.ground import Ground
from app.plots.plot_before import paint_bar
from app.services import theme
from app.services.services import Messages
from app.widgets.keys import claimed
from app.widgets.text import Label
from core.trials import ticks

AXIS, LEFT, TOP = 40, 34, 24
PROFILE, GAP = 0.26, 22
"""The part of the width that the profile takes, and the pixels before it."""
WIDEST_PROFILE = 280
MARK = 3.2
SHORT_DASH = (3.0, 3.0)
STEPS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_PageDown: -10, Qt.Key.Key_PageUp: 10}


@dataclass(frozen=True)
class WalkPicture:
    """What a map shows: the exact law for each number of moves, a model's law beside it, and the model's line."""

    laws: Sequence[Sequence[float]]
    models: Sequence[Sequence[float]]
    line: Sequence[float]
    most_likely: Sequence[int]
    name: str
    """The file's name when exporting."""

    @property
    def longest(self) -> int:
        return len(self.laws) - 1

    @property
    def deepest(self) -> int:
        return len(self.laws[0]) - 1


class WalkMapPane(PaneFrame):
    """The map and, under it, what is at the mouse. Dragging over the map goes through the numbers of moves."""

    moved = Signal(int)
    """A person has gone to another number of moves."""

    def __init__(self, title: str, messages: Messages, below: QWidget, *, docked: bool = True) -> None:
        """`below`: the pane's own controls."""
        super().__init__(title, messages, docked=docked)
        self.map = _Map()
        self.map.moved.connect(self.moved)
        self.map.pointed.connect(self._on_pointed)
        self._reading = Label("", 12, 500)
        box = QWidget()
        column = QVBoxLayout(box)
        column.setContentsMargins(0, 6, 0, 0)
        column.setSpacing(4)
        column.addWidget(self.map, 1)
        column.addWidget(self._reading)
        column.addWidget(below)
        self.set_plot(box)

    def show_walk(self, picture: WalkPicture, moves: int) -> None:
        """Draw `picture` with this number of moves in profile."""
        self.map.set(picture, moves)
        self._on_pointed(None)

    def go_to(self, moves: int) -> None:
        """Put another number of moves in profile."""
        self.map.go_to(moves)

    def _on_pointed(self, place: tuple[int, int] | None) -> None:
        self._reading.setText(self.reading(*place) if place else "")

    def reading(self, moves: int, depth: int) -> str:
        """What the pane says about one place of the map."""
        picture = self.map.picture
        assert picture is not None
        exact, model = _at(picture.laws[moves], depth), _at(picture.models[moves], depth)
        return f"After {moves} moves at depth {depth}: {_percent(exact)}, binomial limit ≈ {_percent(model)}"

    # export

    def picture_name(self) -> str:
        return self.map.picture.name if self.map.picture else "walk"

    def picture_size(self) -> QSize:
        return self.map.size()

    def draw(self, painter: QPainter) -> None:
        painter.fillRect(self.map.rect(), QColor(theme.current().bg))
        self.map.draw(painter)

    def csv(self) -> str:
        lines, picture = ["moves,depth,exact,binomial"], self.map.picture
        if picture is not None:
            for moves, (law, model) in enumerate(zip(picture.laws, picture.models, strict=True)):
                for depth in range(max(len(law), len(model))):
                    lines.append(f"{moves},{depth},{_at(law, depth):.9g},{_at(model, depth):.9g}")
        return "\n".join([*lines, ""])

    def dye(self) -> None:
        self.map.renew()


class _Map(QWidget):
    moved = Signal(int)
    pointed = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.picture: WalkPicture | None = None
        self.moves = 0
        self._ground = Ground(self, self._draw_ground)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName("Depth against the number of moves")
        self.setMinimumSize(300, 180)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def set(self, picture: WalkPicture, moves: int) -> None:
        self.picture = picture
        self.go_to(moves)
        self.renew()

    def go_to(self, moves: int) -> None:
        assert self.picture is not None
        self.moves = max(0, min(moves, self.picture.longest))
        depth = self.picture.most_likely[self.moves]
        self.setAccessibleDescription(f"After {self.moves} moves depth {depth} is the most likely")
        self.update()

    def renew(self) -> None:
        """Paint everything anew: other figures or another theme."""
        self._ground.renew()

    # places

    @property
    def _area(self) -> QRectF:
        """Of the map, without axes and profile."""
        wide = self.width() - LEFT - GAP - self._profile_width
        return QRectF(LEFT, TOP, wide, self.height() - TOP - AXIS)

    @property
    def _profile_width(self) -> float:
        return min(WIDEST_PROFILE, PROFILE * self.width())

    def _x(self, moves: float) -> float:
        assert self.picture is not None
        return self._area.left() + (moves + 0.5) * self._area.width() / (self.picture.longest + 1)

    def _y(self, depth: float) -> float:
        assert self.picture is not None
        return self._area.bottom() - (depth + 0.5) * self._area.height() / (self.picture.deepest + 1)

    def _place(self, where: QPointF) -> tuple[int, int] | None:
        """Number of moves and depth there; in the profile the number of moves is the present one."""
        if self.picture is None or not self._area.top() <= where.y() < self._area.bottom():
            return None
        depth = int((self._area.bottom() - where.y()) / self._area.height() * (self.picture.deepest + 1))
        if where.x() > self._area.right() + GAP / 2:
            return self.moves, depth
        return (self._moves_at(where.x()), depth) if where.x() >= self._area.left() else None

    def _moves_at(self, x: float) -> int:
        assert self.picture is not None
        share = (x - self._area.left()) / self._area.width()
        return max(0, min(int(share * (self.picture.longest + 1)), self.picture.longest))

    # input

    def event(self, event: QEvent) -> bool:
        # a page may have these keys as shortcuts; here they go through the moves
        return claimed(event, lambda key: key.key() in {*STEPS, Qt.Key.Key_Home, Qt.Key.Key_End}) or super().event(
            event
        )

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self.picture is None:
            return
        ends = {Qt.Key.Key_Home: 0, Qt.Key.Key_End: self.picture.longest}
        key = Qt.Key(event.key())
        if key in STEPS or key in ends:
            self._move(ends.get(key, self.moves + STEPS.get(key, 0)))
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.mouseMoveEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self.picture is None:
            return
        where = event.position()
        if event.buttons() & Qt.MouseButton.LeftButton and where.x() <= self._area.right() + GAP / 2:
            self._move(self._moves_at(where.x()))
        self.pointed.emit(self._place(where))

    def leaveEvent(self, _event: QEvent) -> None:
        self.pointed.emit(None)

    def _move(self, moves: int) -> None:
        before = self.moves
        self.go_to(moves)
        if self.moves != before:
            self.moved.emit(self.moves)

    # painting

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self.picture is None:
            return
        painter = QPainter(self)
        self._ground.paint(painter)
        self._draw_moves(painter)

    def draw(self, painter: QPainter) -> None:
        """Draw everything at the origin, as vectors."""
        if self.picture is not None:
            self._draw_ground(painter)
            self._draw_moves(painter)

    def _draw_ground(self, painter: QPainter) -> None:
        """All that does not hang on the number of moves in profile."""
        assert self.picture is not None
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._draw_axes(painter)
        self._draw_shades(painter, self.picture)
        self._draw_line(painter, self.picture)

    def _draw_axes(self, painter: QPainter) -> None:
        assert self.picture is not None
        tokens, area = theme.current(), self._area
        painter.setFont(theme.font(11))
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        for depth in ticks(0, self.picture.deepest, 6):
            y = self._y(depth)
            painter.setPen(QPen(QColor(tokens.grid if tokens.dark else tokens.border), 1))
            painter.drawLine(QLineF(area.left(), y, area.right(), y))
            painter.setPen(QColor(tokens.text2))
            painter.drawText(QRectF(0, y - 8, LEFT - 10, 16), right, str(depth))
        for moves in ticks(0, self.picture.longest, 7):
            box = QRectF(self._x(moves) - 30, area.bottom() + 6, 60, 15)
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(moves))
        painter.setPen(QColor(tokens.text2))
        painter.drawText(QRectF(0, 0, 120, 16), Qt.AlignmentFlag.AlignVCenter, "depth d")
        painter.drawText(QRectF(area.left(), area.bottom() + 22, area.width(), 16), right, "moves N")
        painter.setPen(QPen(QColor(tokens.outline), 1))
        painter.drawLine(QLineF(area.left(), area.bottom(), area.right(), area.bottom()))

    def _draw_shades(self, painter: QPainter, picture: WalkPicture) -> None:
        """Every depth of a law two depths high, for the next law has those between."""
        ink, area = theme.current().plot.exact, self._area
        wide, high = area.width() / (picture.longest + 1), area.height() / (picture.deepest + 1)
        painter.save()
        painter.setClipRect(area)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
        for moves, law in enumerate(picture.laws):
            x = area.left() + moves * wide
            for depth, chance in enumerate(law):
                if chance > 1e-4:
                    box = QRectF(x, self._y(depth) - high, wide + 0.5, 2 * high)
                    painter.fillRect(box, theme.colour(ink, chance**0.5))
        painter.restore()

    def _draw_line(self, painter: QPainter, picture: WalkPicture) -> None:
        """The model's line, up to the deepest depth, and the most likely depths as points."""
        tokens = theme.current()
        within = [moves for moves, depth in enumerate(picture.line) if depth <= picture.deepest]
        points = QPolygonF([QPointF(self._x(moves), self._y(picture.line[moves])) for moves in within])
        for pen in (QPen(QColor(tokens.bg), 4), _dashed(tokens.plot.binomial, SHORT_DASH)):
            painter.setPen(pen)
            painter.drawPolyline(points)
        painter.setPen(QPen(QColor(tokens.bg), 1))
        painter.setBrush(QColor(tokens.text))
        radius = max(1.5, min(MARK, 0.32 * self._area.width() / (picture.longest + 1)))
        for moves, depth in enumerate(picture.most_likely):
            painter.drawEllipse(QPointF(self._x(moves), self._y(depth)), radius, radius)
        painter.setBrush(Qt.BrushStyle.NoBrush)

    def _draw_moves(self, painter: QPainter) -> None:
        """The number of moves that is in profile, and the profile."""
        assert self.picture is not None
        tokens, area, x = theme.current(), self._area, self._x(self.moves)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(tokens.text), 1.5))
        painter.drawLine(QLineF(x, TOP - 4, x, area.bottom()))
        words = f"N = {self.moves}"
        wide = 18 + painter.fontMetrics().horizontalAdvance(words)
        pill = QRectF(max(0.0, min(x - wide / 2, area.right() - wide)), 0, wide, 20)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(tokens.text))
        painter.drawRoundedRect(pill, 10, 10)
        painter.setFont(theme.font(11, 600))
        painter.setPen(QColor(tokens.panel))
        painter.drawText(pill, Qt.AlignmentFlag.AlignCenter, words)
        self._draw_profile(painter, self.picture)

    def _draw_profile(self, painter: QPainter, picture: WalkPicture) -> None:
        tokens, left = theme.current(), self._area.right() + GAP
        law, model = picture.laws[self.moves], picture.models[self.moves][: picture.deepest + 1]
        high, room = self._area.height() / (picture.deepest + 1), self._profile_width - 4
        scale = room / max(*law, *model)
        for depth, chance in enumerate(law):
            if chance * scale >= 1:
                painter.save()
                # a bar of the other plots, laid on its side
                painter.translate(left, self._y(depth))
                painter.rotate(90)
                bar = QRectF(-0.8 * high, -chance * scale, 1.6 * high, chance * scale)
                most = depth == picture.most_likely[self.moves]
                paint_bar(painter, bar, tokens.plot.exact, solid=True, current=most)
                painter.restore()
        places = [
            QPointF(left + chance * scale, self._y(depth))
            for depth, chance in enumerate(model)
            if (depth - self.moves) % 2 == 0 and depth <= self.moves
        ]
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(_dashed(tokens.plot.binomial, SHORT_DASH))
        painter.drawPolyline(QPolygonF(places))
        painter.setPen(QPen(QColor(tokens.plot.binomial), 1.4))
        painter.setBrush(QColor(tokens.bg))
        for place in places:
            painter.drawRect(QRectF(place.x() - MARK, place.y() - MARK, 2 * MARK, 2 * MARK))
        painter.setPen(QPen(QColor(tokens.outline), 1))
        painter.drawLine(QLineF(left, self._area.top(), left, self._area.bottom()))
        painter.setFont(theme.font(11))
        painter.setPen(QColor(tokens.text2))
        highest = QRectF(left, self._area.bottom() + 6, room, 15)
        painter.drawText(highest, Qt.AlignmentFlag.AlignRight, _percent(max(law)))
        painter.drawText(highest, Qt.AlignmentFlag.AlignLeft, "0")


def _dashed(colour: str, pattern: Sequence[float]) -> QPen:
    pen = QPen(QColor(colour), 2)
    pen.setDashPattern([length / 2 for length in pattern])
    return pen


def _at(law: Sequence[float], depth: int) -> float:
    return law[depth] if depth < len(law) else 0.0


def _percent(chance: float) -> str:
    return f"{100 * chance:.3g}\u2009%"
