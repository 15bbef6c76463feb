"""Map of a random walk: depth against moves, shaded by probability, and a profile after N moves."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QLineF, QMarginsF, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from app.base.language.words import tr
from app.base.services import Services
from app.base.theme import theme
from app.plots.charts.plot import FOOT, Plot
from app.plots.drawing.axes import Axes, View
from app.plots.drawing.caption import RIGHT, Caption
from app.plots.drawing.cursor import CursorReading
from app.plots.drawing.marks import paint_bar
from app.plots.drawing.numbers import percent
from app.plots.drawing.placed_marks import Curve, Dots, HeadPill, PlotMark, Stroke
from app.plots.drawing.scale import Scale
from app.plots.panes.pane import PlotPane

LEFT, TOP, BOTTOM = 34, 24, 24 + FOOT
PROFILE, GAP = 0.26, 22
"""Share of the width that the profile takes, and the gap before it in pixels."""
WIDEST_PROFILE = 280
MARK = 3.2
MODEL = Stroke("binomial", 2, (1.5, 1.5))
STEPS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_PageDown: -10, Qt.Key.Key_PageUp: 10}
ENDS = (Qt.Key.Key_Home, Qt.Key.Key_End)


@dataclass(frozen=True)
class WalkPicture:
    """Data of a walk map: distributions of depths by number of moves, exact and of a model.

    `line` and `most_likely` are depths by number of moves: those of the model, and the likeliest ones.
    """

    exact: Sequence[Sequence[float]]
    models: Sequence[Sequence[float]]
    line: Sequence[float]
    most_likely: Sequence[int]
    name: str
    """File name of an export, without its ending."""

    @property
    def most_moves(self) -> int:
        return len(self.exact) - 1

    @property
    def deepest(self) -> int:
        return len(self.exact[0]) - 1


class WalkMap(Plot):
    """Map of a random walk: depth against moves, with a profile of the chosen number of moves.

    Dragging and the arrow keys choose the number of moves; with Ctrl a rectangle to zoom to is drawn. A place is a
    number of moves with a depth; map and profile share the axis of depths.
    """

    walked = Signal(int)
    """The user has chosen another number of moves."""

    card, band, own_drag, both_ways = False, False, True, True
    own_click = waits = True
    picture: WalkPicture

    def __init__(self) -> None:
        axes = Axes(Scale(whole=True), Scale(whole=True), QMarginsF(LEFT, TOP, 0, BOTTOM), apart=24)
        super().__init__(axes, tr("Depth against the number of moves"))
        self.moves = 0
        self.setMinimumSize(300, 104)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.dragged.connect(self._on_dragged)

    def show_walk(self, picture: WalkPicture, moves: int) -> None:
        """Draw `picture`, with the profile of this number of moves."""
        old_size = None if self.is_empty else (self.picture.most_moves, self.picture.deepest)
        self.picture = picture
        # set before the data: what follows reads the number of moves, which must be one of the picture's
        self.moves = max(0, min(moves, picture.most_moves))
        self.show_data(anew=old_size != (picture.most_moves, picture.deepest))

    def go_to(self, moves: int) -> None:
        """Show the profile of another number of moves."""
        self.moves = max(0, min(moves, self.picture.most_moves))
        self._describe()
        self.renew()

    def fit(self) -> None:
        picture = self.picture
        self.axes.margins = QMarginsF(LEFT, TOP, GAP + self._profile_width, BOTTOM)
        self.axes.fit(self.size().toSizeF())
        self.set_home(View(-0.5, picture.most_moves + 0.5, -0.5, picture.deepest + 0.5))

    @property
    def _profile_width(self) -> float:
        wide: int = self.width()
        return min(float(WIDEST_PROFILE), PROFILE * wide)

    # the cursor

    def places(self) -> range:
        return range(0 if self.is_empty else (self.picture.most_moves + 1) * (self.picture.deepest + 1))

    def place_under(self, where: QPointF) -> int:
        """Return the place under a point; in the profile it is a depth after the chosen number of moves."""
        area, picture = self.axes.area, self.picture
        if where.x() < area.left() or not area.top() <= where.y() < area.bottom():
            return -1
        moves = self._moves_at(where.x()) if where.x() <= area.right() + GAP / 2 else self.moves
        depth = max(0, min(round(self.axes.height_at(where.y())), picture.deepest))
        return moves * (picture.deepest + 1) + depth

    def _moves_at(self, x: float) -> int:
        return max(0, min(round(self.axes.place_at(x)), self.picture.most_moves))

    def span(self, place: int) -> tuple[float, float]:
        moves = place // (self.picture.deepest + 1)
        return moves - 0.5, moves + 0.5

    def read(self, place: int) -> CursorReading:
        picture = self.picture
        moves, depth = divmod(place, picture.deepest + 1)
        exact, model = (
            percent(_get_share(picture.exact[moves], depth), 3),
            percent(_get_share(picture.models[moves], depth), 3),
        )
        words = tr(
            "{after} at depth {depth}: {exact}, binomial ≈ {model}",
            after=format_after_moves(moves),
            depth=depth,
            exact=exact,
            model=model,
        )
        return CursorReading(words)

    @property
    def asked_place(self) -> int:
        """Place that Enter explains: the one under the mouse, else the likeliest depth after the chosen moves."""
        if self.place >= 0 or self.is_empty:
            return self.place
        return self.moves * (self.picture.deepest + 1) + self.picture.most_likely[self.moves]

    def describe(self) -> str:
        depth = self.picture.most_likely[self.moves]
        return tr("{after} depth {depth} is the most likely", after=format_after_moves(self.moves), depth=depth)

    # input

    def _on_dragged(self, where: QPointF) -> None:
        if not self.is_empty and where.x() <= self.axes.area.right() + GAP / 2:
            self._walk(self._moves_at(where.x()))

    def wants(self, key: QKeyEvent) -> bool:
        return key.key() in {*STEPS, *ENDS} or super().wants(key)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if not self.is_empty and key in {*STEPS, *ENDS}:
            ends = dict(zip(ENDS, (0, self.picture.most_moves), strict=True))
            self._walk(ends.get(key, self.moves + STEPS.get(key, 0)))
        else:
            super().keyPressEvent(event)

    def _walk(self, moves: int) -> None:
        before = self.moves
        self.go_to(moves)
        if self.moves != before:
            self.walked.emit(self.moves)

    def zoom_centre(self) -> tuple[float, float]:
        low, high = self.axes.view[2:]
        return float(self.moves), (low + high) / 2

    # painting

    def paint_back(self, painter: QPainter) -> None:
        super().paint_back(painter)
        area = self.axes.area
        below = QRectF(area.left(), area.bottom() + 22, area.width(), 16)
        painter.drawText(below, Qt.AlignmentFlag.AlignVCenter, tr("depth d"))
        painter.drawText(below, RIGHT, tr("moves N"))

    def paint_kept_marks(self, painter: QPainter) -> None:
        """Paint the shades, the model's line and the likeliest depths of the walk into the cached picture.

        None of them depends on the chosen number of moves, so they are kept while that changes.
        """
        painter.save()
        painter.setClipRect(self.axes.area)
        self._paint_shades(painter, self.picture)
        painter.restore()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        super().paint_kept_marks(painter)

    def _paint_shades(self, painter: QPainter, picture: WalkPicture) -> None:
        """Paint the shades, each two depths high, as a distribution has only every other depth."""
        ink, axes = theme.current().plot.exact, self.axes
        width, depth_height = axes.step, axes.y_of(0) - axes.y_of(1)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
        for moves, exact in enumerate(picture.exact):
            for depth, chance in enumerate(exact):
                if chance > 1e-4:
                    box = QRectF(axes.x(moves - 0.5), axes.y_of(depth) - depth_height, width + 0.5, 2 * depth_height)
                    painter.fillRect(box, theme.colour(ink, chance**0.5))

    def kept_marks(self) -> Iterable[PlotMark]:
        """Return the model's line, down to the deepest depth, and the likeliest depths as points."""
        picture = self.picture
        line = [(moves, depth) for moves, depth in enumerate(picture.line) if depth <= picture.deepest]
        yield Curve(line, Stroke("bg", 4))
        yield Curve(line, MODEL)
        radius = max(1.5, min(MARK, 0.32 * self.axes.step))
        yield Dots(list(enumerate(picture.most_likely)), "bg", radius, "text", 1)

    def signs(self) -> Iterable[PlotMark]:
        """Return the mark of the number of moves that is in profile."""
        yield HeadPill(self.moves, f"N = {self.moves}", inside=(0, self.axes.area.right()), width=1.5)

    def paint_words(self, painter: QPainter) -> None:
        super().paint_words(painter)
        picture, area = self.picture, self.axes.area
        left = area.right() + GAP
        profile = QRectF(left - MARK, area.top() - MARK, self.width() - left + MARK, area.height() + 2 * MARK)
        painter.save()
        painter.setClipRect(profile)
        self._paint_profile(painter, picture, left)
        painter.restore()
        painter.setPen(QPen(QColor(theme.current().outline), 1))
        painter.drawLine(QLineF(left, area.top(), left, area.bottom()))

    def captions(self) -> Sequence[Caption]:
        """Return the ends of the profile's axis: 0, and the probability of the likeliest depth."""
        picture, area = self.picture, self.axes.area
        exact = picture.exact[self.moves]
        likeliest = max(range(len(exact)), key=exact.__getitem__)
        text = percent(exact[likeliest], 3)
        figures = self.list_figures_at(self.moves * (picture.deepest + 1) + likeliest)
        explained = [one._replace(name=tr("chance of the likeliest depth")) for one in figures if one.text == text]
        below = QRectF(area.right() + GAP, area.bottom() + 6, self._profile_width - 4, 15)
        return Caption("0", below), Caption(text, below, tuple(explained[:1]), RIGHT)

    def _paint_profile(self, painter: QPainter, picture: WalkPicture, left: float) -> None:
        tokens, axes = theme.current(), self.axes
        exact, model = picture.exact[self.moves], picture.models[self.moves][: picture.deepest + 1]
        high = axes.y_of(0) - axes.y_of(1)
        scale = (self._profile_width - 4) / max(*exact, *model)
        for depth, chance in enumerate(exact):
            if chance * scale >= 1:
                painter.save()
                # reuse the bars of other plots, rotated
                painter.translate(left, axes.y_of(depth))
                painter.rotate(90)
                bar = QRectF(-0.8 * high, -chance * scale, 1.6 * high, chance * scale)
                paint_bar(painter, bar, tokens.plot.exact, current=depth == picture.most_likely[self.moves])
                painter.restore()
        places = [
            QPointF(left + chance * scale, axes.y_of(depth))
            for depth, chance in enumerate(model)
            if (depth - self.moves) % 2 == 0 and depth <= self.moves
        ]
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(MODEL.pen)
        painter.drawPolyline(QPolygonF(places))
        painter.setPen(QPen(QColor(tokens.plot.binomial), 1.4))
        painter.setBrush(QColor(tokens.bg))
        for place in places:
            painter.drawRect(QRectF(place.x() - MARK, place.y() - MARK, 2 * MARK, 2 * MARK))


class WalkMapPane(PlotPane):
    """Pane with the map of a walk over controls of its own."""

    plot: WalkMap

    def __init__(self, title: str, services: Services, below: QWidget, *, docked: bool = True) -> None:
        super().__init__(title, services, WalkMap(), below=below, docked=docked)

    def picture_name(self) -> str:
        return self.plot.picture.name if not self.plot.is_empty else "walk"

    def csv(self) -> str:
        lines = ["moves,depth,exact,binomial"]
        if not self.plot.is_empty:
            picture = self.plot.picture
            for moves, (exact, model) in enumerate(zip(picture.exact, picture.models, strict=True)):
                for depth in range(max(len(exact), len(model))):
                    lines.append(f"{moves},{depth},{_get_share(exact, depth):.9g},{_get_share(model, depth):.9g}")
        return "\n".join([*lines, ""])


def format_after_moves(moves: int) -> str:
    """Return the words "After 1 move" or "After 2 moves"."""
    return tr("After %n moves", one="After %n move", n=moves)


def _get_share(distribution: Sequence[float], depth: int) -> float:
    return distribution[depth] if depth < len(distribution) else 0.0
