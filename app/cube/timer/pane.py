"""Pane with the plots of a session's times; imported on first use because pyqtgraph loads slowly."""

from __future__ import annotations

from functools import partial

from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from app.base.jobs.jobs import QuestionRunner
from app.base.language.words import tr, translate
from app.base.services import Services
from app.cube.timer.plots import OF_FIVE, OF_TWELVE, CoursePlot, TimesHistogram
from app.cube.timer.recent_times import results
from app.cube.timer.sessions import Sessions
from app.plots.panes.pane import PlotPane
from app.widgets.controls.segment import Segment
from core.base.control import Control
from core.base.words import phrase
from core.cube.timing import times
from core.cube.timing.times import Course

SETTING = "cube/times_plot"
SOLVES, BINS = "solves", "histogram"
CHOICES = ((SOLVES, phrase("Solves")), (BINS, phrase("Histogram")))
MOST_BINS = 24
AVERAGES = phrase(
    "ao5 and ao12 are the means of the last 5 and 12 times without the best and the worst. A DNF, "
    "a cross at the top, counts as the worst; two DNFs make the average a DNF, and its line has a "
    "gap there. +2 is included."
)
HISTOGRAM = phrase(
    "Each bar holds the times from its left edge up to, but not including, its right edge. sd is the "
    "sample standard deviation."
)


class CoursePane(PlotPane):
    """Pane with each time over its number."""

    plot: CoursePlot

    def __init__(self, services: Services) -> None:
        super().__init__(tr("Times"), services, CoursePlot(), full_size=False)
        self.name = ""
        self.explain(tr("Each time of this session, and the running averages."), translate(AVERAGES))
        lines = [("ao5", OF_FIVE.ink, True), ("ao12", OF_TWELVE.ink, True)]
        self.foot.set(
            [(tr("time", context="of a solve"), "text3", True), *lines], unit=tr("solve", context="the number of one")
        )
        # the card states the values at the cursor, so the line below keeps the legend
        self.foot.show()
        self.plot.moved.connect(lambda _place: self.foot.read(""))

    def picture_name(self) -> str:
        return self.name

    def csv(self) -> str:
        return "" if self.plot.is_empty else self.plot.course.to_csv()


class BinsPane(PlotPane):
    """Pane with the histogram of the times."""

    plot: TimesHistogram

    def __init__(self, services: Services) -> None:
        super().__init__(tr("Times"), services, TimesHistogram(), full_size=False)
        self.name = ""
        self.explain(tr("How often each time occurs; DNFs are left out."), translate(HISTOGRAM))

    def show_course(self, course: Course) -> None:
        wide = course.finished.width / 100
        self.foot.set(unit=tr("seconds, {wide:g} per bar", wide=wide) if course.finished.bins else "")
        self.plot.show_course(course)

    def picture_name(self) -> str:
        return f"{self.name}-histogram"

    def csv(self) -> str:
        return "" if self.plot.is_empty else self.plot.course.histogram_to_csv()


class TimesPane(QWidget):
    """Pane with a plot of the cube timer's solve times: one by one with averages, or as a histogram.

    It shows the current session. The choice of plot is stored in the settings.
    """

    def __init__(self, services: Services, sessions: Sessions) -> None:
        super().__init__()
        self._services, self._sessions = services, sessions
        self._asker = QuestionRunner(services.jobs)
        self.course, self.histogram = CoursePane(services), BinsPane(services)
        self.panes: dict[str, CoursePane | BinsPane] = {SOLVES: self.course, BINS: self.histogram}
        saved = services.settings.get(SETTING, SOLVES)
        self.which = {key: Segment(CHOICES, key) for key in self.panes}
        self._stack = QStackedWidget()
        for key, pane in self.panes.items():
            self.which[key].setAccessibleName(tr("Plot of the times"))
            self.which[key].chosen.connect(self._on_chosen)
            pane.add_tool(self.which[key])
            self._stack.addWidget(pane)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._stack)
        self._stack.setCurrentWidget(self.panes.get(saved, self.course))
        sessions.changed.connect(self._refresh)
        self._refresh()

    def show_title(self, shown: bool) -> None:
        """Show or hide the titles of the plots."""
        for pane in self.panes.values():
            pane.show_title(shown)

    def _on_chosen(self, key: str) -> None:
        self._services.settings.set(SETTING, key)
        had_focus = self.which[BINS if key == SOLVES else SOLVES].isAncestorOf(self.focusWidget())
        self._stack.setCurrentWidget(self.panes[key])
        for each, segment in self.which.items():
            segment.set_current(each)
        if had_focus:
            self.which[key].setFocus()

    def _refresh(self) -> None:
        book = self._sessions
        found = tuple(results(book.times))
        name = f"times-{book.puzzle}-{book.current.title}"
        question = (book.puzzle, book.number, found)
        self._asker.ask(question, tr("Averaging times"), partial(_course, found), partial(self._show, name))

    def _show(self, name: str, course: Course) -> None:
        self.course.name = self.histogram.name = name
        self.course.plot.show_course(course)
        self.histogram.show_course(course)


def _course(found: tuple[int, ...], _control: Control) -> Course:
    return times.course(found, MOST_BINS)
