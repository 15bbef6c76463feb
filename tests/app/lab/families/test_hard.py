"""Hard levels in the Lab: the corridor, the chart, the table, counting and playing."""

from __future__ import annotations

import threading
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from app.base.export import export
from app.lab.families import model
from app.lab.families.chart import LengthsPlot
from app.lab.families.view import LengthsControls
from app.lab.frame.instrument import InstrumentView
from app.lab.page import LabPage
from app.shell.window import Window
from app.sokoban.page import SokobanPage
from app.sokoban.records.results import LevelResults
from app.widgets.controls.slider import Slider
from core.base.control import Control
from core.base.puzzle import InputError
from core.sokoban.families import fibonacci
from core.sokoban.families.corridor import Corridor
from core.sokoban.families.count import Count, count
from core.sokoban.formats.collection import read_file
from core.sokoban.replay import replay
from core.sokoban.solve.solver import Effort
from tests.app.sheets import check_all, check_table

LEFT = Qt.MouseButton.LeftButton
SMALL = [4, 5, 6, 7]


COUNTED: dict[tuple[Corridor, Effort], Count] = {}
"""Complete counts of these tests; each test opens the Lab anew and would repeat them."""


def count_once(corridor: Corridor, effort: Effort, control: Control) -> Count:
    if (corridor, effort) not in COUNTED:
        found = count(corridor, effort, control)
        if not found.is_complete:
            return found
        COUNTED[corridor, effort] = found
    return COUNTED[corridor, effort]


@pytest.fixture
def view(page: LabPage, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> InstrumentView:
    monkeypatch.setattr(model, "count", count_once)
    page.show_subject("hard")
    view = page.view
    assert isinstance(view, InstrumentView)
    qtbot.waitUntil(lambda: page.plotted_subject == "hard" and all_counted(view, SMALL))
    return view


def all_counted(view: InstrumentView, boxes: list[int]) -> bool:
    return view.model.counting is None and all(view.model.count_of(n).is_complete for n in boxes)


def slider(view: InstrumentView) -> Slider:
    (controls,) = view.findChildren(LengthsControls)
    return controls.slider


def plot_of(view: InstrumentView) -> LengthsPlot:
    plot = view.stage.pane.plot
    assert isinstance(plot, LengthsPlot)
    return plot


def solid(view: InstrumentView) -> list[int]:
    return [row.boxes for row in plot_of(view).rows if row.moves_counted and row.pushes_counted]


def waits_until_cancelled(_boxes: int, _effort: object, control: Control) -> Count:
    """Count endlessly until cancelled, as with many boxes."""
    while not control.cancelled:
        control.done += 1
        QTest.qSleep(1)
    return Count(None, None, "Cancelled")


def test_few_boxes_are_counted_at_once_and_agree_with_the_recurrence(view: InstrumentView) -> None:
    assert solid(view) == SMALL
    assert [view.model.count_of(n)[:2] for n in SMALL] == [fibonacci.length(n) for n in SMALL]
    assert view.panel.table.rows[3] == ("7", "102", "306", "● counted")
    assert view.panel.table.rows[4] == ("8", "170", "505", "○ not counted")
    assert view.panel.sums == [
        ("60 + 34 + 8", "102 pushes"),
        ("181 + 106 + 7 + 12", "306 moves"),
        ("ending on the left", "308 moves"),
        ("growth per box, in the long run", "× 1.618"),
    ]
    assert set(check_all(view.panel)) == {"P(n − 1)", "P(n − 2)", "P(n)", "M(n − 1)", "M(n − 2)", "M(n)", "growth"}


def test_slider_chart_and_table_choose_the_corridor(view: InstrumentView) -> None:
    plot = plot_of(view)
    QTest.keyClick(slider(view), Qt.Key.Key_Right)
    assert view.stage.corridor.state == fibonacci.level(8).start
    assert plot.boxes == 8
    assert view.panel.sums[1] == ("306 + 181 + 8 + 10", "505 moves")
    assert [index.row() for index in view.panel.table.selectionModel().selectedRows()] == [4]
    at = QPoint(round(plot.axes.x(11)), round(plot.axes.area.center().y()))
    QTest.mouseMove(plot.viewport(), at)
    assert view.stage.pane is not None
    assert view.stage.pane.foot.reading == "n = 11: 2\u2009212 moves, 746 pushes, not counted"
    QTest.mouseClick(plot.viewport(), LEFT, pos=at)
    assert slider(view).value() == plot.boxes == 11
    table = view.panel.table
    QTest.mouseClick(table.viewport(), LEFT, pos=table.visualRect(table.model().index(0, 1)).center())
    assert view.model.boxes == 4
    assert view.panel.sums[0] == ("the recurrence starts here", "18 pushes")
    assert "16,24767,8354," in view.stage.pane.csv()


def test_a_count_makes_the_points_solid_and_is_kept(window: Window, view: InstrumentView, qtbot: QtBot) -> None:
    slider(view).setValue(8)
    assert view.panel.count.text() == "Count n = 8"
    QTest.mouseClick(view.panel.count, LEFT)
    assert view.panel.count.text() == "Cancel"
    qtbot.waitUntil(lambda: all_counted(view, [8]))
    assert solid(view) == [*SMALL, 8]
    assert view.panel.note.text() == "n = 8: proved shortest by exact search, in moves and in pushes."
    assert not view.panel.count.isEnabled()
    assert model.HardModel(window.services).count_of(8) == Count(505, 170)


def test_a_count_can_be_cancelled(view: InstrumentView, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(model, "count", waits_until_cancelled)
    slider(view).setValue(12)
    QTest.mouseClick(view.panel.count, LEFT)
    qtbot.waitUntil(lambda: view.panel.note.text().startswith("Counting n = 12: "))
    QTest.mouseClick(view.panel.count, LEFT)
    assert view.model.counting is None
    assert view.panel.note.text() == "Counting n = 12 was cancelled."
    assert view.panel.count.text() == "Count n = 12"
    assert solid(view) == SMALL


def test_a_count_that_gives_up_says_so(view: InstrumentView, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(model, "count", lambda *_: Count(None, 1212, "The memory is full"))
    slider(view).setValue(12)
    QTest.mouseClick(view.panel.count, LEFT)
    qtbot.waitUntil(lambda: view.model.counting is None)
    assert view.panel.note.text() == "n = 12 was not counted to the end. The memory is full."
    assert view.panel.table.rows[8][3] == "◐ pushes counted"
    assert view.panel.count.isEnabled()


@pytest.mark.parametrize(("ending", "moved_to"), [("gives up", "form"), ("fails", "boxes"), ("cancelled", "boxes")])
def test_another_corridor_does_not_show_why_a_count_ended(
    view: InstrumentView, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, ending: str, moved_to: str
) -> None:
    if moved_to == "form":
        choose(view, "form", "classical")
        qtbot.waitUntil(lambda: all_counted(view, [4, 6]))
        choose(view, "form", "any")
    goes_on = threading.Event()

    def ends(_corridor: Corridor, _effort: Effort, control: Control) -> Count:
        while not (control.cancelled or goes_on.is_set()):
            QTest.qSleep(1)
        if ending == "fails":
            raise InputError("The memory is full")
        return Count(None, 1212, "The memory is full")

    monkeypatch.setattr(model, "count", ends)
    slider(view).setValue(12)
    QTest.mouseClick(view.panel.count, LEFT)
    if moved_to == "form":
        choose(view, "form", "classical")
    else:
        slider(view).setValue(13)
    if ending == "cancelled":
        view.model.stop()
    goes_on.set()
    qtbot.waitUntil(lambda: view.model.counting is None)
    assert view.model.failure == ""
    assert view.panel.note.text().startswith("Solid points are proved shortest by exact search")


def test_the_level_is_played_on_its_page_and_the_game_left_there_is_kept(window: Window, view: InstrumentView) -> None:
    page = window.open_page("sokoban")
    assert isinstance(page, SokobanPage)
    before, index = page.model.level_set, page.model.index
    for key in (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Right):
        if page.model.session.position == 0:
            QTest.keyClick(page.board, key)
    left = page.model.session.state
    assert left != page.model.level.start
    window.open_page("lab")
    slider(view).setValue(5)
    QTest.mouseClick(view.panel.offer.play, LEFT)
    assert window.page is page
    level = page.model.level
    assert level.rows == fibonacci.level(5).rows
    assert page.model.level_name == page.model.level_set.title == "Fibonacci corridor, 5 boxes"
    page.model.play(fibonacci.solution(5))
    assert page.model.session.is_solved
    page.model.open_set(before, index)
    assert page.model.session.state == left


def choose(view: InstrumentView, segment: str, key: str) -> None:
    QTest.mouseClick(getattr(view.panel, segment).option(key), LEFT)


def test_the_strip_goes_to_a_move_and_through_the_parts(view: InstrumentView) -> None:
    strip = view.stage.strip
    assert strip.text == (
        "opening 6 moves, 4 pushes, n − 2 108 moves, 34 pushes, turn 11 moves, 4 pushes, "
        "n − 1 181 moves, 60 pushes; move 0, ldDDRU"
    )
    for end in (6, 114, 125, 306):
        QTest.keyClick(strip, Qt.Key.Key_PageDown)
        assert view.model.moves_made == end
        assert view.stage.corridor.state == view.model.corridor.positions[end]
    assert strip.text.endswith("; move 306, solved")
    assert view.stage.corridor.state is not None and view.stage.corridor.state.solved
    QTest.keyClick(strip, Qt.Key.Key_PageUp)
    QTest.keyClick(strip, Qt.Key.Key_Left)
    assert view.model.moves_made == 124
    QTest.mouseClick(strip, LEFT, pos=QPoint(round(strip.x_of(46)), 30))
    assert abs(view.model.moves_made - 46) <= 1


def test_a_part_is_played_and_stops_at_its_end(view: InstrumentView, qtbot: QtBot) -> None:
    assert view.stage.part.toolTip() == "Play this part: opening"
    QTest.mouseClick(view.stage.part, LEFT)
    assert view.stage.part.toolTip() == "Stop"
    qtbot.waitUntil(lambda: view.stage.part.toolTip() == "Play this part: n − 2")
    assert view.model.moves_made == 6
    QTest.mouseClick(view.stage.part, LEFT)
    qtbot.waitUntil(lambda: view.model.moves_made > 8)
    QTest.mouseClick(view.stage.part, LEFT)
    stopped = view.model.moves_made
    assert 8 < stopped < 114 and view.stage.part.toolTip() == "Play this part: n − 2"


def test_the_man_may_end_on_the_left(view: InstrumentView) -> None:
    choose(view, "side", "left")
    assert view.panel.sums[1:3] == [("181 + 106 + 7 + 12 + 2", "308 moves"), ("ending on the right", "306 moves")]
    assert len(view.model.corridor.solution) == 308
    assert view.panel.table.rows[3] == ("7", "102", "308", "◐ pushes counted")
    choose(view, "side", "right")
    assert view.panel.table.rows[3] == ("7", "102", "306", "● counted")


def test_the_classical_form_is_counted_apart(view: InstrumentView, qtbot: QtBot) -> None:
    choose(view, "form", "classical")
    qtbot.waitUntil(lambda: all_counted(view, [4, 6]))
    assert view.model.corridor.level.rows == fibonacci.classical(7).rows
    assert view.panel.note.text() == "The classical form has a solution for an even number of boxes only."
    assert not view.panel.count.isEnabled() and not view.stage.strip.isVisible()
    assert not view.panel.side.isEnabled()
    slider(view).setValue(6)
    assert view.panel.sums[:2] == [("P(n) − 3", "57 pushes"), ("M(n) − 11", "170 moves")]
    assert check_table(view.panel.table) == 14
    qtbot.waitUntil(lambda: check_all(view.panel) == ["P(n)", "M(n)", "growth"])
    assert view.model.count_of(6) == Count(170, 57)
    assert view.panel.table.rows[2:4] == [("6", "57", "170", "● counted"), ("7", "–", "–", "– no solution")]
    assert view.stage.strip.isVisible()


def test_form_side_and_boxes_come_back(window: Window, view: InstrumentView) -> None:
    slider(view).setValue(10)
    choose(view, "side", "left")
    again = model.HardModel(window.services)
    assert (again.boxes, again.form, again.side) == (10, "any", "left")


def test_a_solution_of_the_players_own_stands_on_the_chart(window: Window, view: InstrumentView) -> None:
    level = fibonacci.level(7)
    assert plot_of(view).rows[3].own is None
    window.open_page("sokoban")
    played = replay(level.start, "du" + fibonacci.solution(7))
    LevelResults(window.services.store).record(level.key, played.tally, played.lurd)
    window.open_page("lab")
    assert plot_of(view).rows[3].own == (308, 102)
    assert plot_of(view).read(7).title.endswith("; your solution: 308 moves, 102 pushes")


@pytest.mark.parametrize("ending", ["sok", "xsb"])
def test_a_level_is_saved_with_its_solution(
    view: InstrumentView, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, ending: str
) -> None:
    path = tmp_path / f"corridor.{ending}"
    monkeypatch.setattr(export, "ask_for_file", lambda *_: path)
    QTest.mouseClick(view.panel.offer.save, LEFT)
    saved = read_file(path).levels[0]
    assert saved.rows == fibonacci.level(7).rows
    assert [one.moves for one in saved.recordings] == [fibonacci.solution(7)]


def test_a_level_that_cannot_be_saved_says_so(
    window: Window, view: InstrumentView, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(export, "ask_for_file", lambda *_: tmp_path / "nowhere" / "corridor.sok")
    QTest.mouseClick(view.panel.offer.save, LEFT)
    assert window.sentence.startswith("The level was not saved. ")


def test_a_count_of_the_other_form_is_called_so_and_the_few_boxes_of_this_one_follow(
    view: InstrumentView, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    goes_on = threading.Event()

    def waits(corridor: Corridor, effort: Effort, control: Control) -> Count:
        if corridor.boxes < 12:
            return count_once(corridor, effort, control)
        goes_on.wait(10)
        return Count(3591, 1212)

    monkeypatch.setattr(model, "count", waits)
    slider(view).setValue(12)
    QTest.mouseClick(view.panel.count, LEFT)
    choose(view, "form", "classical")
    assert view.panel.note.text().startswith("Counting n = 12 of the form “any number”: ")
    assert view.panel.count.text() == "Count n = 12"
    goes_on.set()
    qtbot.waitUntil(lambda: all_counted(view, [4, 6]))
    choose(view, "form", "any")
    assert view.model.count_of(12).is_complete


def test_each_form_is_exported_under_a_name_of_its_own(view: InstrumentView) -> None:
    assert view.stage.pane is not None
    names = []
    for form, side in (("any", "right"), ("any", "left"), ("classical", "right")):
        view.panel.form.chosen.emit(form)
        view.panel.side.chosen.emit(side)
        names.append(view.stage.pane.picture_name())
    assert names == ["fibonacci-corridor", "fibonacci-corridor-left", "fibonacci-corridor-classical"]
