"""A walk really taken, as a path over where walks are: depth against moves, shaded by the chance."""

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
"""Pixels around the map; above is room for the pill."""
LENGTHS = (20, 40, 60, 100, 200, 500)
"""Numbers of moves to end at: the map must not shrink at every turn."""
NARROW = 1.6
"""Pixels of a number of moves, under which several are shaded together."""
DOTS_FROM, DOT = 7.0, 3.6
"""Pixels from one position to the next, from which each has a dot, and its radius."""
BAR = 12.0
"""The widest bar of a bracket."""
FAINT = 1e-4
"""A chance below this is not shaded."""


class Shade(NamedTuple):
    """Where walks of one number of moves are: a distribution of depths, and whether it is exact or a model's."""

    form: Form
    distribution: Sequence[float]


class PathDepth(NamedTuple):
    """Known depth of a position on the path: its lower and upper bound, and `words` that say so."""

    lower: int
    upper: int
    words: str

    @property
    def is_exact(self) -> bool:
        return self.lower == self.upper


@dataclass(frozen=True)
class Path:
    """The walk: its stops, None where nothing is known, and the one where it stands now."""

    stops: Sequence[PathDepth | None] = ()
    now: int = 0
    name: str = ""
    """What the walk is called."""


class PathMap(Plot):
    """A place is a number of moves, to which a click goes. Dots and lines are proved depths, hatched bars brackets."""

    own_click = True

    def __init__(self) -> None:
        super().__init__(Axes(Scale(whole=True), Scale(whole=True), MARGINS, apart=24), tr("Depth against moves"))
        self.shades: Sequence[Shade] = ()
        self._deepest, self._step = 1, 1
        self.path, self.moves = Path(), 0
        self.note = tr("depth d")
        self.unit = "moves N"

    # what is shown

    def show_shades(self, shades: Sequence[Shade], deepest: int, step: int) -> None:
        """Shade these distributions, for 0, 1, ... moves.

        After the last one they repeat in turn, as depths do that come `step` apart.
        """
        self.shades, self._deepest, self._step = shades, deepest, step
        self.refit()

    def show_path(self, path: Path) -> None:
        """Draw this walk over it."""
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
        """What is shaded after so many moves."""
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
        # numbers of moves too narrow to be told apart are shaded together, an odd one with an even one
        together = self._step * max(1, round(NARROW / self.axes.step)) if narrow else 1
        first, last = max(0, int(view.left)), min(int(view.right) + 2, int(self.home.right) + 1)
        for moves in range(first // together * together, last, together):
            shades = [self.shade(moves), self.shade(moves + 1)][: self._step if narrow else 1]
            self._paint_shades(painter, moves, together, [shade for shade in shades if shade is not None])
        painter.restore()

    def _paint_shades(self, painter: QPainter, moves: int, together: int, shades: Sequence[Shade]) -> None:
        """A depth is as high as its distance from the next that is shaded."""
        if not shades:
            return
        axes, apart = self.axes, self._step / len(shades)
        half = (axes.y_of(0) - axes.y_of(1)) * apart / 2
        # whole pixels: where shades overlapped there would be stripes
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
        # what waits to be redone is pale
        for low, high, opacity in ((first, min(last, now), 1.0), (max(first, now), last, 0.4)):
            if low <= high:
                painter.setOpacity(opacity)
                self._paint_brackets(painter, low + (low == now and opacity < 1), high)
                self._paint_proved_depths(painter, low, high)
        painter.setOpacity(1.0)

    def _paint_brackets(self, painter: QPainter, first: int, last: int) -> None:
        """Hatched lines in all of them at once: so narrow ones beside each other are one band."""
        tokens, axes = theme.current(), self.axes
        wide = min(BAR, axes.step) if axes.step >= DOTS_FROM else axes.step + 0.5
        shape, box = QPainterPath(), QRectF()
        shape.setFillRule(Qt.FillRule.WindingFill)
        for at in range(first, last + 1):
            stop = self.path.stops[at]
            if stop is not None and not stop.is_exact:
                top, bottom = axes.y_of(stop.upper) - 3, axes.y_of(stop.lower) + 3
                bar = QRectF(axes.x(at) - wide / 2, top, wide, bottom - top)
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
        # one alone is seen as a dot however close the others are
        dotted = [point for run in proved if len(run) == 1 or self.axes.step >= DOTS_FROM for point in run]
        Dots(dotted, "bg", DOT, "text", 1.2).paint(painter, self.axes)

    def signs(self) -> Iterable[PlotMark]:
        now, stops, area = self.path.now, self.path.stops, self.axes.area
        stop = stops[now] if now < len(stops) else None
        if stop is not None:
            sides = area.left(), area.right()
            yield HeadPill(now, stop.words, top=2, foot=stop.upper, lift=DOT + 2, inside=sides, width=1.5)


class _Swatch:
    """The path, small."""

    def paint_swatch(self, painter: QPainter, area: QRectF, _surface: str) -> None:
        ink = QColor(theme.current().text)
        painter.setPen(QPen(ink, 1.8))
        painter.drawLine(QLineF(area.left(), area.center().y(), area.right(), area.center().y()))
        painter.setBrush(ink)
        painter.drawEllipse(area.center(), 2.6, 2.6)


_SWATCH = _Swatch()
