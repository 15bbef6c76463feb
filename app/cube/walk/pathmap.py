"""Map of depth against number of moves, shaded by probability, with a game as a path on it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from PySide6.QtCore import QLineF, QMarginsF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from app.base.language.words import tr
from app.base.theme import theme
from app.plots.charts.plot import FOOT, Plot
from app.plots.drawing.axes import Axes, View
from app.plots.drawing.cursor import CursorReading, SwatchPainter
from app.plots.drawing.marks import HATCH_GAP, HATCH_PEN, Form
from app.plots.drawing.numbers import mark_approximate, percent
from app.plots.drawing.placed_marks import DOTTED, Curve, Dots, HeadPill, PlotMark, Rule, Stroke, runs
from app.plots.drawing.scale import Scale

LEFT = 34
MARGINS = QMarginsF(LEFT, 30, 4, 24 + FOOT)
"""Margins of the map in pixels; the top has room for the pill."""
LENGTHS = (20, 40, 60, 100, 200, 500)
"""Numbers of moves at which the map may end, so that it need not shrink at every turn."""
NARROW = 1.6
"""Column width in pixels below which several numbers of moves are shaded together."""
DOTS_FROM, DOT = 7.0, 3.6
"""Column width in pixels from which each position has a dot, and the dot's radius."""
BAR = 12.0
"""Greatest width of a bracket's bar."""
FAINT = 1e-4
"""Probability below which nothing is shaded."""


class Shade(NamedTuple):
    """Distribution of depths after one number of moves; `form` tells whether it is exact or a model's."""

    form: Form
    distribution: Sequence[float]


class PathDepth(NamedTuple):
    """Known depth of a position on the path: its bounds, and `words` that state them."""

    lower: int
    upper: int
    words: str

    @property
    def is_exact(self) -> bool:
        return self.lower == self.upper


@dataclass(frozen=True)
class Path:
    """Path of a game: known depths, None where nothing is known, and the index of the current position."""

    stops: Sequence[PathDepth | None] = ()
    now: int = 0
    name: str = ""
    """Name of the path in the map's card."""


class PathMap(Plot):
    """Plot whose places are numbers of moves, chosen by a click.

    Dots and lines are proved depths, hatched bars are brackets.
    """

    own_click = True

    def __init__(self) -> None:
        super().__init__(Axes(Scale(whole=True), Scale(whole=True), MARGINS, apart=24), tr("Depth against moves"))
        self.shades: Sequence[Shade] = ()
        self._deepest, self._step = 1, 1
        self.path, self.moves = Path(), 0
        self.note = tr("depth d")
        self.unit = "moves N"

    # content

    def show_shades(self, shades: Sequence[Shade], deepest: int, step: int) -> None:
        """Shade these distributions, for 0, 1, ... moves.

        Beyond them the last ones repeat alternately, as the depths of one parity do with a `step` of 2.
        """
        self.shades, self._deepest, self._step = shades, deepest, step
        self.refit()

    def show_path(self, path: Path) -> None:
        """Draw a path on the map."""
        longer = len(path.stops) != len(self.path.stops)
        self.path = path
        if longer:
            self.refit()
        else:
            self._describe()
            self.renew()

    def go_to(self, moves: int) -> None:
        """Mark another number of moves."""
        self.moves = moves
        self.renew()

    def fit(self) -> None:
        moves = max(len(self.shades), len(self.path.stops)) - 1
        end = next((length for length in LENGTHS if length >= moves), -(-moves // 1000) * 1000)
        self.set_home(View(-0.5, end + 0.5, -0.5, self._deepest + 0.5))

    def shade(self, moves: int) -> Shade | None:
        """Return the distribution shaded after this many moves."""
        if not self.shades:
            return None
        over = moves - len(self.shades) + 1
        return self.shades[moves if over <= 0 else len(self.shades) - 1 - over % min(2, len(self.shades))]

    # the cursor

    def places(self) -> range:
        return range(int(self.home.right) + 1)

    def read(self, place: int) -> CursorReading:
        rows: list[tuple[SwatchPainter, str, str]] = []
        stop = self.path.stops[place] if place < len(self.path.stops) else None
        if stop is not None:
            rows.append((_SWATCH, self.path.name, stop.words))
        shade = self.shade(place)
        if shade is not None:
            likely = max(range(len(shade.distribution)), key=shade.distribution.__getitem__)
            chance = mark_approximate(percent(shade.distribution[likely]), exact=shade.form.is_exact)
            rows.append((shade.form, tr("likeliest depth {depth}", depth=likely), chance))
            if stop is not None and stop.is_exact and stop.lower != likely:
                chance = mark_approximate(percent(shade.distribution[stop.lower]), exact=shade.form.is_exact)
                rows.append((shade.form, tr("depth {depth}", depth=stop.lower), chance))
        return CursorReading(f"N = {place}", rows)

    def describe(self) -> str:
        known = [stop for stop in self.path.stops if stop is not None]
        moves, proved = len(self.path.stops) - 1, sum(stop.is_exact for stop in known)
        return tr("{name}: {moves} moves, {proved} depths proved", name=self.path.name, moves=moves, proved=proved)

    # painting

    def paint_back(self, painter: QPainter) -> None:
        super().paint_back(painter)
        painter.save()
        painter.setClipRect(self.axes.area)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
        view, narrow = self.axes.view, self.axes.step < NARROW
        # columns too narrow to be told apart are shaded together, odd and even ones in pairs
        together = self._step * max(1, round(NARROW / self.axes.step)) if narrow else 1
        first, last = max(0, int(view.left)), min(int(view.right) + 2, int(self.home.right) + 1)
        for moves in range(first // together * together, last, together):
            shades = [self.shade(moves), self.shade(moves + 1)][: self._step if narrow else 1]
            self._paint_shades(painter, moves, together, [shade for shade in shades if shade is not None])
        painter.restore()

    def _paint_shades(self, painter: QPainter, moves: int, together: int, shades: Sequence[Shade]) -> None:
        """Shade a column; the height of a depth is its distance from the next shaded one."""
        if not shades:
            return
        axes, apart = self.axes, self._step / len(shades)
        half = (axes.y_of(0) - axes.y_of(1)) * apart / 2
        # whole pixels, because overlapping shades would make stripes
        left, right = round(axes.x(moves - 0.5)), round(axes.x(moves - 0.5 + together))
        for depth in range(self._deepest + 1):
            chance = sum(shade.distribution[depth] for shade in shades)
            if chance > FAINT:
                top, bottom = round(axes.y_of(depth) - half), round(axes.y_of(depth) + half)
                box = QRect(left, top, right - left, bottom - top)
                painter.fillRect(box, theme.colour(shades[0].form.ink, 0.75 * chance**0.5))

    def paint_marks(self, painter: QPainter) -> None:
        view, stops, now = self.axes.view, self.path.stops, self.path.now
        first, last = max(0, int(view.left) - 1), min(len(stops) - 1, int(view.right) + 2)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        Rule(Stroke("text2", 1, DOTTED), x=self.moves).paint(painter, self.axes)
        # undone moves are drawn pale
        for low, high, opacity in ((first, min(last, now), 1.0), (max(first, now), last, 0.4)):
            if low <= high:
                painter.setOpacity(opacity)
                self._paint_brackets(painter, low + (low == now and opacity < 1), high)
                self._paint_proved_depths(painter, low, high)
        painter.setOpacity(1.0)

    def _paint_brackets(self, painter: QPainter, first: int, last: int) -> None:
        """Draw the bars of the brackets hatched as one shape, so that narrow neighbours form one band."""
        tokens, axes = theme.current(), self.axes
        wide = min(BAR, axes.step) if axes.step >= DOTS_FROM else axes.step + 0.5
        shape, box = QPainterPath(), QRectF()
        shape.setFillRule(Qt.FillRule.WindingFill)
        for index in range(first, last + 1):
            stop = self.path.stops[index]
            if stop is not None and not stop.is_exact:
                top, bottom = axes.y_of(stop.upper) - 3, axes.y_of(stop.lower) + 3
                bar = QRectF(axes.x(index) - wide / 2, top, wide, bottom - top)
                shape.addRoundedRect(bar, min(3.0, wide / 4), min(3.0, wide / 4))
                box |= bar
        if shape.isEmpty():
            return
        painter.fillPath(shape, theme.colour(tokens.bg, 0.55))
        painter.save()
        painter.setClipPath(shape, Qt.ClipOperation.IntersectClip)
        painter.setPen(QPen(QColor(tokens.text), HATCH_PEN))
        reach, lines, x = box.height(), [], box.left()
        while x < box.right() + reach:
            lines.append(QLineF(x, box.top(), x - reach, box.bottom()))
            x += HATCH_GAP * 2**0.5
        painter.drawLines(lines)
        painter.restore()
        if axes.step >= DOTS_FROM:
            painter.setPen(QPen(QColor(tokens.text), 1))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawPath(shape)

    def _paint_proved_depths(self, painter: QPainter, first: int, last: int) -> None:
        """Paint the proved depths as dots, with a line through consecutive ones.

        The line is cased to stand out from the shades.
        """
        stops = enumerate(self.path.stops[first : last + 1], first)
        proved = runs((at, stop.lower if stop is not None and stop.is_exact else None) for at, stop in stops)
        for stroke in (Stroke("bg", 4.5, smooth=True), Stroke("text", 1.8, smooth=True)):
            for run in proved:
                Curve(run, stroke).paint(painter, self.axes)
        # a single proved depth is always a dot, because no line shows it
        dotted = [point for run in proved if len(run) == 1 or self.axes.step >= DOTS_FROM for point in run]
        Dots(dotted, "bg", DOT, "text", 1.2).paint(painter, self.axes)

    def signs(self) -> Iterable[PlotMark]:
        now, stops, area = self.path.now, self.path.stops, self.axes.area
        stop = stops[now] if now < len(stops) else None
        if stop is not None:
            sides = area.left(), area.right()
            yield HeadPill(now, stop.words, top=2, foot=stop.upper, lift=DOT + 2, inside=sides, width=1.5)


class _Swatch:
    """Sample of the path for the card."""

    def paint_swatch(self, painter: QPainter, area: QRectF, _surface: str) -> None:
        ink = QColor(theme.current().text)
        painter.setPen(QPen(ink, 1.8))
        painter.drawLine(QLineF(area.left(), area.center().y(), area.right(), area.center().y()))
        painter.setBrush(ink)
        painter.drawEllipse(area.center(), 2.6, 2.6)


_SWATCH = _Swatch()
