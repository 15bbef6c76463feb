"""Nothing overlaps, is cut or leaves the window, on any page with everything open, at any size."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from itertools import combinations

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QApplication,
    QComboBox,
    QLabel,
    QLayout,
    QSplitter,
    QWidget,
)
from pytestqt.exceptions import TimeoutError as QtBotTimeoutError
from pytestqt.qtbot import QtBot

from app.base import registry
from app.cube.page import CubePage
from app.lab.page import LabPage
from app.lab.search import model as search
from app.lab.strategies import model as strategies
from app.lab.subjects import SUBJECTS
from app.plots.panes.frame import PaneFrame
from app.plots.panes.switcher import PlotSwitcher
from app.shell.page import Page
from app.shell.window import Window
from app.sokoban.page import SokobanPage
from app.widgets.controls.buttons import IconButton
from app.widgets.explained_figures import FigureSpot
from app.widgets.panel import TOOL
from app.widgets.text import Label
from tests.app.audible import Walk
from tests.core.cube.solve.databases import korf_databases
from tests.stray_windows import StrayWindows

SIZES = ((720, 540), (1000, 700), (1440, 900), (2560, 1440))


@pytest.fixture(autouse=True)
def no_stray_windows(qapp: QApplication) -> Iterator[None]:
    stray = StrayWindows(qapp)
    yield
    qapp.removeEventFilter(stray)
    assert stray.found == []


@pytest.fixture(autouse=True)
def known_figures(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    """Use small tables, and one folder for the whole run, for two slow subjects of the Lab."""
    monkeypatch.setattr(search, "korf_databases", lambda metric, *_: korf_databases(metric, 4))
    monkeypatch.setattr(search, "FIRST_LENGTH", 6)
    monkeypatch.setattr(strategies, "tables_folder", lambda: tmp_path_factory.getbasetemp().parent / "strategies")


def open_everything(page: Page) -> None:
    if not page.arrangement.is_panel_visible:
        page.arrangement.toggle_panel()
    if page.arrangement.pane is not None and not page.arrangement.is_pane_visible:
        page.arrangement.toggle_pane()


def panes(page: Page) -> list[PaneFrame]:
    return [frame for frame in page.findChildren(PaneFrame) if frame.isVisible()]


def open_formulas(page: Page) -> None:
    for frame in panes(page):
        frame._formula_button.setChecked(True)


def faults(page: QWidget) -> Iterator[str]:
    """Yield the layout faults of the visible widgets, with their names and texts."""
    for widget in page.findChildren(QWidget):
        parent = widget.parentWidget()
        if not widget.isVisible() or parent is None or widget.testAttribute(FLOATING) or widget.isWindow():
            continue
        scrolled = isinstance(parent, QAbstractScrollArea) or isinstance(parent.parentWidget(), QAbstractScrollArea)
        if not scrolled and not widget.geometry().isEmpty():
            room = parent.rect().adjusted(-1, -1, 1, 1)
            if not room.contains(widget.geometry()):
                yield f"{name(widget)} {widget.geometry()} sticks out of {name(parent)} {parent.rect()}"
        if is_cut(widget):
            yield f"{name(widget)} needs {widget.sizeHint()}, has {widget.size()}"
        layout = widget.layout()
        if layout is not None and not isinstance(widget, QSplitter):
            yield from overlaps(layout)


def check(page: Page, qtbot: QtBot) -> None:
    """Check that there are no layout faults once the layout has settled."""
    remaining: list[str] = []

    def settled() -> bool:
        remaining[:] = faults(page)
        return not remaining

    qtbot.wait(50)
    with suppress(QtBotTimeoutError):
        qtbot.waitUntil(settled)
    assert "\n".join(remaining) == ""


FLOATING = Qt.WidgetAttribute.WA_TransparentForMouseEvents


def is_cut(widget: QWidget) -> bool:
    """Return whether a text has too little room and no ellipsis; spots of figures have no text."""
    if isinstance(widget, FigureSpot) or (isinstance(widget, Label) and widget.elided):
        return False
    if isinstance(widget, QLabel):
        return not widget.wordWrap() and bool(widget.text()) and widget.width() < widget.sizeHint().width() - 1
    if isinstance(widget, IconButton):
        return min(widget.width(), widget.height()) < TOOL
    if isinstance(widget, QAbstractButton | QComboBox):
        least = widget.minimumSizeHint()
        return widget.width() < least.width() - 1 or widget.height() < widget.fontMetrics().height()
    return False


def overlaps(layout: QLayout) -> Iterator[str]:
    items = [layout.itemAt(k) for k in range(layout.count())]
    shown = [item for item in items if item is not None and not item.isEmpty() and not item.geometry().isEmpty()]
    for one, other in combinations(shown, 2):
        common = one.geometry().intersected(other.geometry())
        if common.width() > 1 and common.height() > 1:
            yield f"{name(one.widget() or layout)} lies over {name(other.widget() or layout)}: {common}"


def name(part: object) -> str:
    text = getattr(part, "text", None)
    return f"{type(part).__name__} “{text() if callable(text) else ''}”"


@pytest.mark.parametrize(("width", "height"), SIZES)
@pytest.mark.parametrize("first_page", [entry.key for entry in registry.PAGES if entry.key != "lab"])
def test_every_page_with_everything_open(window: Window, qtbot: QtBot, width: int, height: int) -> None:
    window.resize(width, height)
    page = window.page
    open_everything(page)
    assert window.size().width() == width and window.size().height() == height
    check(page, qtbot)
    qtbot.waitUntil(lambda: bool(panes(page)))
    open_formulas(page)
    check(page, qtbot)
    if not page.arrangement.is_panel_visible:
        page.arrangement.toggle_panel()  # in a small window it takes turns with the plot
        check(page, qtbot)


@pytest.mark.parametrize("first_page", ["sokoban", "2048"])
def test_every_plot_of_a_page_in_the_smallest_window(window: Window, qtbot: QtBot) -> None:
    window.resize(*SIZES[0])
    page = window.page
    open_everything(page)
    (plots,) = page.findChildren(PlotSwitcher)
    for which in plots.which._options:
        plots.choose(which)
        qtbot.waitUntil(lambda: bool(panes(page)))
        check(page, qtbot)
        (frame,) = panes(page)
        choice = on_window(plots.which)
        for part in frame.findChildren(Label) + frame.findChildren(QAbstractButton):
            if part.isVisible() and getattr(part, "text", str)() + part.accessibleName():
                assert not on_window(part).intersects(choice), f"the choice lies over {name(part)} in {which}"


def on_window(widget: QWidget) -> QRect:
    """Return the rectangle of a widget in its window."""
    return QRect(widget.mapTo(widget.window(), QPoint(0, 0)), widget.size())


@pytest.mark.patient("some subjects compute for many seconds")
@pytest.mark.parametrize("first_page", ["lab"])
@pytest.mark.parametrize("subject", [subject.name(subject.first) for subject in SUBJECTS])
def test_every_subject_of_the_lab(window: Window, qtbot: QtBot, subject: str) -> None:
    page = window.page
    assert isinstance(page, LabPage)
    page.model.show(subject)
    qtbot.waitUntil(lambda: page.view.is_ready)
    for width, height in SIZES:
        window.resize(width, height)
        check(page, qtbot)
    open_formulas(page)
    walk = Walk(window)
    for width, height in SIZES:
        window.resize(width, height)
        check(page, qtbot)
        if not page.arrangement.is_panel_visible:
            page.arrangement.toggle_panel()
            check(page, qtbot)
        assert walk.faults() == []


@pytest.mark.parametrize("first_page", ["sokoban"])
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_the_editor(window: Window, qtbot: QtBot, width: int, height: int) -> None:
    window.resize(width, height)
    page = window.page
    assert isinstance(page, SokobanPage)
    page.editor.edit_level()
    editor = page.editor.editor
    assert editor is not None
    open_everything(editor)
    check(page, qtbot)


@pytest.mark.parametrize(("width", "height"), [(1280, 720), (1280, 800), (1440, 900)])
def test_play_is_in_sight_when_there_is_a_solution(window: Window, qtbot: QtBot, width: int, height: int) -> None:
    window.resize(width, height)
    page = window.open_page("cube")
    assert isinstance(page, CubePage)
    page.model.begin_random()
    qtbot.waitUntil(lambda: bool(page.model.scramble))
    page.solving.solve()
    qtbot.waitUntil(lambda: bool(page.solving.solution))
    play = page.playback.row.play_button
    qtbot.waitUntil(lambda: play.visibleRegion().boundingRect() == play.rect())
    page.solving.cancel()


@pytest.mark.parametrize("first_page", ["cube", "2048"])
def test_a_plot_grows_with_the_window(window: Window, qtbot: QtBot) -> None:
    window.resize(2560, 1440)
    page = window.page
    assert page.arrangement.pane is not None
    before = page.arrangement.pane.sizeHint().height()
    qtbot.waitUntil(lambda: page.arrangement.pane is not None and page.arrangement.pane.height() > 1.6 * before)


@pytest.mark.parametrize("first_page", ["sokoban"])
def test_where_a_level_stands_is_whole_or_gives_way_to_its_title(window: Window, qtbot: QtBot) -> None:
    page = window.page
    assert isinstance(page, SokobanPage)
    page.model.open_level(3)
    words = f"Level 4 of {len(page.model.level_set.levels)}"
    place = page.header._subtitle
    for width, there in ((1280, True), (720, False)) * 2:
        window.resize(width, 560)
        qtbot.waitUntil(lambda: place.isVisible() is there)  # noqa: B023
        if there:
            qtbot.waitUntil(lambda: place.fontMetrics().horizontalAdvance(words) <= place.width())
        assert page.header.toolTip() == f"{page.model.level.title}, {words}"
