"""Plots of a session's times: each time over its number with the averages, and a histogram."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QLineF, QMarginsF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from app.base.language.wording import after_others, clauses, fixed_percent, format_integer, label_value
from app.base.language.words import tr, translate
from app.base.theme import theme
from app.plots.charts.plot import Plot
from app.plots.drawing.axes import Axes, View
from app.plots.drawing.cursor import CursorReading, FigureRow
from app.plots.drawing.marks import ink_of
from app.plots.drawing.placed_marks import Bar, Bars, Curve, HeadPill, MeanRule, PlotMark, Stroke, runs
from app.plots.drawing.scale import FINEST, PercentScale, Scale
from app.widgets.explained_figures import NamedFigure
from core.base.words import phrase
from core.cube.timing.times import DNF, Course, counting, format_result
from core.explain import plot_figures as plotted
from core.explain.cube import cube
from core.explain.formulas import trials
from core.explain.formulas.derivation import DerivedFigure

MARGINS = QMarginsF(46, 6, 8, 24)
PILL_ROOM = 22
"""Pixels above the slowest time, for the crosses of DNFs and the pill."""
DOT, SMALL_DOT, MANY = 4.6, 3.0, 400
"""Diameter of a dot in pixels, and the smaller one used with more than MANY dots in view."""
MEAN_ROOM = 26
SECOND = 100
"""Results per second: they are hundredths."""
NO_TIMES = phrase("No times in this session yet. Hold space, then let go to measure one.")
NONE_FINISHED = phrase("No solve of this session was finished.")


def axis_text(seconds: float) -> str:
    """Return a time as an axis label, with every digit of its value: "12", "12.5", "1:05" or "1:05.5"."""
    minutes, rest = divmod(round(seconds, FINEST), 60)
    digits = f"{rest:.{FINEST}f}".rstrip("0").removesuffix(".")
    if not minutes:
        return digits
    return f"{minutes:.0f}:{'0' if rest < 10 else ''}{digits}"


@dataclass(frozen=True)
class Dot:
    """Style of the dot of a single time."""

    ink: str

    def paint_swatch(self, painter: QPainter, area: QRectF, surface: str) -> None:  # noqa: ARG002
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(ink_of(self.ink)))
        painter.drawEllipse(area.center(), DOT / 2, DOT / 2)


TIME, OF_FIVE, OF_TWELVE = Dot("text3"), Stroke("exact", 1.6), Stroke("violet", 2.4)


class CoursePlot(Plot):
    """Plot with a dot for each time, a cross at the top for a DNF, and the averages as lines.

    A place is a solve.
    """

    waits = True
    course: Course

    def __init__(self) -> None:
        super().__init__(Axes(Scale(whole=True), Scale(axis_text, unit=100), MARGINS, apart=24, most=5), tr("Times"))

    def show_course(self, course: Course) -> None:
        """Show these times."""
        if not self.is_empty and len(course.results) != len(self.course.results):
            self.show_all()
        self.course = course
        if course.results:
            self.show_data()
        else:
            self.show_nothing(translate(NO_TIMES))

    def fit(self) -> None:
        course = self.course
        shown = [one for row in (course.results, course.of_five, course.of_twelve) for one in row if one and one != DNF]
        low, high = min(shown, default=0), max(shown, default=100)
        span = max(high - low, 100)
        height = max(PILL_ROOM + 20.0, self.axes.area.height())
        self.axes.label_top = high + 0.02 * span
        top = low - 0.08 * span + 1.1 * span * height / (height - PILL_ROOM)
        self.set_home(View(0.5, max(len(course.results), 2) + 0.5, max(0.0, low - 0.08 * span), top))

    def places(self) -> range:
        return range(1, 1 if self.is_empty else len(self.course.results) + 1)

    def place_name(self, place: int) -> str:
        return tr("Solve {place}", place=format_integer(place))

    def reading_rows(self, place: int) -> Sequence[FigureRow]:
        course, rows = (
            self.course,
            [FigureRow(TIME, tr("time", context="of a solve"), format_result(self.course.results[place - 1]))],
        )
        for stroke, values, count in ((OF_FIVE, course.of_five, 5), (OF_TWELVE, course.of_twelve, 12)):
            value = values[place - 1]
            if value is not None:
                worked = None if value == DNF else partial(self._average, place, count)
                rows.append(FigureRow(stroke, f"ao{count}", format_result(value), worked))
        return rows

    def _average(self, place: int, count: int) -> DerivedFigure:
        return cube.average(counting(self.course.results[place - count : place]), count)

    def describe(self) -> str:
        course = self.course
        if course.best < 0:
            return ""
        best = format_result(course.results[course.best])
        return tr(
            "%n times, best {best} in solve {number}",
            one="%n time, best {best} in solve {number}",
            n=len(course.results),
            best=best,
            number=course.best + 1,
        )

    def paint_marks(self, painter: QPainter) -> None:
        course, axes = self.course, self.axes
        first, last = max(0, int(axes.view.left) - 1), min(len(course.results), int(axes.view.right) + 1)
        seen = [(axes.x(at + 1), course.results[at]) for at in range(first, last)]
        points = [QPointF(x, axes.y(one)) for x, one in seen if one != DNF]
        width = DOT if len(points) <= MANY else SMALL_DOT
        ink = QPen(QColor(ink_of(TIME.ink)), width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
        painter.setPen(ink)
        painter.drawPoints(QPolygonF(points))
        painter.setPen(QPen(QColor(theme.current().danger), 1.4))
        y = axes.area.top() + 6
        for x in (x for x, one in seen if one == DNF):
            painter.drawLines([QLineF(x - 3, y - 3, x + 3, y + 3), QLineF(x - 3, y + 3, x + 3, y - 3)])
        super().paint_marks(painter)

    def marks(self) -> Iterable[PlotMark]:
        """Return the lines of the averages, which have gaps where one is a DNF."""
        view = self.axes.view
        first, last = max(0, int(view.left) - 2), int(view.right) + 2
        for stroke, values in ((OF_TWELVE, self.course.of_twelve), (OF_FIVE, self.course.of_five)):
            seen = [None if one == DNF else one for one in values[first:last]]
            yield from (Curve(run, stroke) for run in runs(enumerate(seen, first + 1)))

    def signs(self) -> Iterable[PlotMark]:
        """Return the pill over the best time."""
        course, area = self.course, self.axes.area
        if course.best >= 0:
            best = course.results[course.best]
            told = NamedFigure("best time", time := format_result(best), cube.derive_best_time(course.results))
            sides = area.left(), area.right()
            yield HeadPill(course.best + 1, tr("best {time}", time=time), (told,), tip=best, inside=sides)


class TimesHistogram(Plot):
    """Histogram of the times with a line at the mean; a place is a bin."""

    card, waits = False, True
    course: Course

    def __init__(self) -> None:
        axes = Axes(Scale(axis_text, unit=100), PercentScale(), MARGINS, apart=24, most=5)
        super().__init__(axes, tr("How often each time occurs"))

    def show_course(self, course: Course) -> None:
        """Show these times."""
        self.course = course
        self.point(-1)
        if course.finished.bins:
            self.show_data()
        else:
            self.show_nothing(translate(NONE_FINISHED if course.results else NO_TIMES))

    def fit(self) -> None:
        course = self.course
        bins, height = course.finished.bins, max(MEAN_ROOM + 20.0, self.axes.area.height())
        self.axes.label_top = course.finished.highest
        margin = course.finished.width / 2
        top = course.finished.highest * height / (height - MEAN_ROOM)
        self.set_home(View(bins[0].low - margin, bins[-1].high + margin, 0, top))

    def places(self) -> range:
        return range(0 if self.is_empty else len(self.course.finished.bins))

    def span(self, place: int) -> tuple[float, float]:
        one = self.course.finished.bins[place]
        return one.low, one.high

    def read(self, place: int) -> CursorReading:
        one = self.course.finished.bins[place]
        share = fixed_percent(self.course.finished.share(one), 1)
        span = tr(
            "{low} to {high}",
            low=format_result(one.low),
            high=format_result(one.high - 1),
        )
        return CursorReading(label_value(span, clauses((tr("%n times", one="%n time", n=one.trials), share))))

    def list_figures_at(self, place: int) -> Sequence[NamedFigure]:
        one, finished = self.course.finished.bins[place], self.course.finished
        text = fixed_percent(finished.share(one), 1)
        return (
            (NamedFigure("share of the times", text, plotted.part(finished.trials, one.trials)),) if one.trials else ()
        )

    def marks(self) -> Iterable[PlotMark]:
        finished = self.course.finished
        bars = [Bar(one.low, one.high, finished.share(one)) for one in finished.bins if one.trials]
        yield Bars(bars, "exact", gap=1)

    def signs(self) -> Iterable[PlotMark]:
        finished = self.course.finished
        mean, spread = (format_result(round(one)) for one in (finished.mean, finished.deviation))
        told = [NamedFigure("mean", mean, trials.mean(finished, SECOND))]
        worked = trials.deviation(finished, SECOND)
        if worked is not None:
            told.append(NamedFigure("standard deviation", spread, worked))
        words = tr("mean {time}", time=mean), after_others(tr("sd {spread}", spread=spread))
        yield MeanRule(finished.mean, *words, told)
