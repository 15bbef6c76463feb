"""The Lab page: subjects, figures, and a plot that is made without blocking the window."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QTableView
from pytestqt.qtbot import QtBot

from app.base.export import export
from app.base.jobs.jobs import Job
from app.cube.page import CubePage
from app.lab import cube_depths
from app.lab.charts.rows import RowsPane
from app.lab.frame.instrument import InstrumentView
from app.lab.ideal import IdealControls
from app.lab.page import LabPage
from app.lab.subjects import SUBJECTS
from app.plots.panes.depth import DepthPane
from app.plots.panes.frame import PaneFrame
from app.plots.panes.lazy import LazyPane
from app.shell.window import Window
from app.widgets.controls.dropdown import Dropdown
from app.widgets.controls.segment import Segment
from app.widgets.controls.slider import Slider
from app.widgets.text import Label
from core.base.depth import load
from core.cube.metrics import Metric
from tests.app.lab.panels import tables


def lab(window: Window) -> LabPage:
    page = window.open_page("lab")
    assert isinstance(page, LabPage)
    return page


def depths(page: LabPage) -> InstrumentView:
    assert page.model.subject.key == "cube" and isinstance(page.view, InstrumentView)
    return page.view


def test_a_subject_whose_figures_are_damaged_says_so(
    window: Window, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "cube.json").write_text("garbage", encoding="utf-8")
    monkeypatch.setattr(cube_depths, "load", lambda _path: load(tmp_path / "cube.json"))
    page = lab(window)
    page.show_subject("cube-3x3x3-htm")
    qtbot.waitUntil(lambda: "cube.json, which comes with Statewalk, is damaged" in window.sentence)
    monkeypatch.undo()
    page.show_subject("cube-3x3x3-qtm")
    qtbot.waitUntil(lambda: page.plotted_subject == "cube-3x3x3-qtm" and "damaged" not in window.sentence)


def test_choosing_a_cube_changes_plot_and_figures(window: Window, qtbot: QtBot) -> None:
    page = lab(window)
    view = depths(page)
    qtbot.waitUntil(lambda: view.pane is not None)
    pane = view.pane
    assert isinstance(pane, DepthPane)
    cube, metric = (page.choice.part(name).segment for name in ("Cube", "Metric"))
    cube.setFocus()
    QTest.keyClick(cube, Qt.Key.Key_Right)
    assert pane.distribution is not None
    assert pane.distribution.key == "cube-2x2x2-htm"
    QTest.keyClick(metric.option(metric.current), Qt.Key.Key_Right)
    assert pane.distribution.key == "cube-2x2x2-qtm"
    assert tables(view)[0].rows[11] == ("11", "1\u2009350\u2009852", "× 1.45")


def test_the_cubes_page_counts_as_the_lab_does_and_says_so(window: Window, qtbot: QtBot) -> None:
    cube = window.open_page("cube")
    assert isinstance(cube, CubePage)
    page = lab(window)
    qtbot.waitUntil(lambda: page.plotted_subject == "cube-3x3x3-htm")
    page.show_subject("cube-3x3x3-qtm")
    assert cube.model.metric is Metric.QTM
    assert "Now counting QTM" in [label.text() for label in window.findChildren(Label)]
    window.open_page("cube")
    shown = [view for view in page._views.values() if view.isVisible()]
    cube.model.metric = Metric.HTM
    assert page.model.name == "cube-3x3x3-htm"
    assert not shown and page.choice.variant == "3x3x3-qtm", "nothing is drawn out of sight"
    window.open_page("lab")
    assert page.choice.variant == "3x3x3-htm"
    qtbot.waitUntil(lambda: page.plotted_subject == "cube-3x3x3-htm")


def test_approximate_figures_carry_their_sign_in_the_table(window: Window) -> None:
    page = lab(window)
    page.show_subject("cube-3x3x3-htm")
    table = tables(depths(page))[0].rows
    assert not table[15][1].startswith("≈")
    assert table[16][1].startswith("≈")
    assert table[20][2] == "≈ × 3.3·10⁻¹⁰", "what is small is not left out"


def test_the_subject_is_remembered(window: Window, qtbot: QtBot) -> None:
    lab(window).show_subject("cube-2x2x2-htm")
    window.close()
    from app.shell.window import open_window

    again = open_window("lab")
    qtbot.addWidget(again)
    assert isinstance(again.page, LabPage)
    assert tables(depths(again.page))[0].rows[-1][1] == "2\u2009644"


def test_korfs_tables_stand_beside_the_truth(window: Window, qtbot: QtBot, tmp_path: Path) -> None:
    page = lab(window)
    page.show_subject("cube-2x2x2-qtm")
    page.show_subject("korf-qtm")
    QTest.keyClick(page.choice.part("Metric").segment, Qt.Key.Key_Left)
    qtbot.waitUntil(lambda: page.plotted_subject == "korf-htm")
    view = page.view
    pane = view.pane
    assert isinstance(pane, RowsPane)
    assert [row.name for row in pane.rows][:2] == ["Corners", "Six edges"]
    assert view.key_figures.values == ["≈ 8.89", "≈ 17.70", "13.34847"]
    assert ("17", "≈ 1.22·10¹¹") in tables(view)[0].rows
    assert pane.plot.read(9).text.startswith("At 9: Corners 51.5\u2009%, Six edges 7.14\u2009%")
    assert "Largest of the three ≈ 55.6\u2009%" in pane.plot.read(9).text
    assert "Corners,11,64736,exact" in pane.csv().splitlines()

    def read_at_the_mouse() -> bool:
        where = QPoint(round(pane.plot.axes.x(18)), 40)
        QTest.mouseMove(pane.plot.viewport(), where - QPoint(30, 0))  # a pointer already there would not move
        QTest.mouseMove(pane.plot.viewport(), where)
        return pane.foot.reading.startswith("At 18: Depth ≈")

    qtbot.waitUntil(read_at_the_mouse)
    export.save(pane.draw, pane.picture_size(), tmp_path / "korf.svg")
    assert "<image" not in (tmp_path / "korf.svg").read_text(encoding="utf-8")


def test_the_list_goes_through_the_subjects_and_comes_back_to_the_variant(window: Window) -> None:
    page = lab(window)
    page.show_subject("cube-2x2x2-htm")
    seen = [page.model.subject.key]
    for _ in range(len(SUBJECTS)):
        page.commands["lab.next"].trigger()
        seen.append(page.model.subject.key)
    assert seen == [*(subject.key for subject in SUBJECTS), "cube"]
    assert page.choice.variant == "2x2x2-htm"
    page.commands["lab.previous"].trigger()
    assert page.model.subject is SUBJECTS[-1]


def test_what_a_subject_can_do_is_done_only_while_it_is_in_front(window: Window, qtbot: QtBot) -> None:
    page = lab(window)
    for subject in SUBJECTS:
        page.show_subject(subject.name(subject.first))
    names = {key: {command.key for command in view.commands()} for key, view in page._views.items()}
    assert sum(map(bool, names.values())) >= 7
    for subject in SUBJECTS:
        page.show_subject(subject.name(subject.first))
        others = set().union(*(keys for key, keys in names.items() if key != subject.key))
        assert [key for key in others if page.commands[key].isEnabled()] == [], subject.key
    page.show_subject("savitch-3")
    qtbot.waitUntil(page.commands["lab.savitch_step"].isEnabled)
    window.open_page("cube")
    assert not page.commands["lab.savitch_step"].isEnabled(), "nobody looks at the Lab"
    window.open_page("lab")
    assert page.commands["lab.savitch_step"].isEnabled()


def test_every_subject_has_room_in_the_header_of_a_small_window(
    window: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    # what the header holds does not hang on the answers, which take longer than everything else here
    monkeypatch.setattr(Job, "start", lambda job: job)
    page = lab(window)
    window.resize(720, 560)
    for subject in SUBJECTS:
        variants = list(subject.variants())
        for variant in [*variants[:: max(1, len(variants) // 3)], variants[-1]]:
            page.show_subject(subject.name(variant))
            QApplication.processEvents()
            shown = [page.list, *page.choice.findChildren(Dropdown), *page.choice.findChildren(Segment)]
            ends = [w.mapTo(page.header, w.rect().topRight()).x() for w in shown if w.isVisible()]
            assert max(ends) < page.header.width() - 60
            assert page.choice.variant == variant


def test_choices_are_side_by_side_where_there_is_room_from_the_first_opening_on(window: Window) -> None:
    parts = [lab(window).choice.part(name) for name in ("Cube", "Metric")]
    QApplication.processEvents()
    assert all(part.segment.isVisible() and not part.list.isVisible() for part in parts)
    window.resize(760, 800)
    QApplication.processEvents()
    assert any(part.list.isVisible() for part in parts)
    window.resize(1280, 800)
    QApplication.processEvents()
    assert all(part.segment.isVisible() for part in parts)


def test_an_unknown_subject_changes_nothing(window: Window) -> None:
    page = lab(window)
    page.show_subject("cube-2x2x2-htm")
    page.show_subject("cube-9x9x9-htm")
    page.show_subject("bag-31")
    assert page.model.subject.name(page.choice.variant) == "cube-2x2x2-htm"


@pytest.mark.parametrize("part", ["plot", "slider", "table"])
def test_the_keys_for_the_next_subject_work_in_a_part_that_has_page_keys_too(
    window: Window, qtbot: QtBot, part: str
) -> None:
    page = lab(window)
    page.show_subject("ideal")
    qtbot.waitUntil(lambda: page.plotted_subject == "ideal")
    view = page.view
    (controls,) = view.findChildren(IdealControls)
    slider, table = controls.moves.findChild(Slider), view.panel.findChild(QTableView)
    focused = {"plot": view.keyboard_widget, "slider": slider, "table": table}[part]
    assert focused is not None
    focused.setFocus()
    QTest.keyClick(focused, Qt.Key.Key_PageDown, Qt.KeyboardModifier.ControlModifier)
    assert page.model.subject.key != "ideal"


def test_the_keyboard_stays_with_the_plot_when_another_subject_comes(window: Window, qtbot: QtBot) -> None:
    page = lab(window)
    window.activateWindow()
    page.show_subject("ideal")
    qtbot.waitUntil(lambda: page.plotted_subject == "ideal")
    assert page.view.keyboard_widget is not None
    page.view.keyboard_widget.setFocus()
    page.show_subject("bag-2048")
    qtbot.waitUntil(lambda: page.plotted_subject == "bag-2048")
    assert QApplication.focusWidget() is page.view.keyboard_widget
    page.show_subject("korf-htm")
    qtbot.waitUntil(lambda: page.plotted_subject == "korf-htm")
    assert not isinstance(QApplication.focusWidget(), QAbstractButton)


def test_the_panel_that_takes_the_place_of_the_stage_takes_the_keyboard_too(window: Window, qtbot: QtBot) -> None:
    window.resize(720, 560)
    page = lab(window)
    page.show_subject("complexity-formula")
    stage = page.view.keyboard_widget
    assert stage is not None
    stage.setFocus()
    QTest.keyClick(stage, Qt.Key.Key_F9)
    focus = QApplication.focusWidget()
    assert not stage.isVisible() and focus is page.panel
    QTest.keyClick(focus, Qt.Key.Key_F9)
    qtbot.waitUntil(stage.hasFocus)


def test_another_subject_keeps_the_keyboard_that_was_in_the_panel_over_the_page(window: Window) -> None:
    window.resize(720, 560)
    page = lab(window)
    page.show_subject("complexity-formula")
    page.show_subject("korf-htm")
    page.commands["page.panel"].trigger()
    table = next(table for table in page.view.panel.findChildren(QTableView) if table.isVisible())
    table.setFocus()
    page.show_subject("complexity-formula")
    focus = QApplication.focusWidget()
    assert focus is not None and page.isAncestorOf(focus)
    QTest.keyClick(focus, Qt.Key.Key_PageDown, Qt.KeyboardModifier.ControlModifier)
    assert page.model.subject.key == "2048"


def test_the_plot_in_front_is_saved_by_its_key(page: LabPage, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot) -> None:
    saved: list[str] = []
    monkeypatch.setattr(PaneFrame, "save_picture", lambda frame: saved.append(frame.picture_name()))
    qtbot.waitUntil(lambda: any(one.isVisible() for one in page.view.findChildren(PaneFrame)))
    QTest.keyClick(page, Qt.Key.Key_E, Qt.KeyboardModifier.ControlModifier)
    assert len(saved) == 1 and saved[0]


def test_the_key_at_the_moment_a_plot_is_made_saves_the_plot(
    page: LabPage, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    saved: list[str] = []
    monkeypatch.setattr(PaneFrame, "save_picture", lambda frame: saved.append(frame.picture_name()))
    monkeypatch.setattr(export, "ask_and_save", lambda _page, _draw, _size, name, *_: saved.append(f"all of {name}"))
    page.show_subject("chain-3x3x3-htm")
    for lazy in page.view.findChildren(LazyPane):
        lazy.built.connect(lambda _pane: page.commands["lab.export"].trigger())
    qtbot.waitUntil(lambda: bool(saved))
    assert saved == ["chain-3x3x3-htm-law"]


def test_a_picture_is_exported_of_what_is_drawn_and_the_plot_behind_the_panel_comes_back_for_it(
    window: Window, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    page, sizes, notes = lab(window), list[QSize](), list[str]()
    monkeypatch.setattr(export, "ask_and_save", lambda _page, _draw, size, *_: sizes.append(size))
    monkeypatch.setattr(page.services.messages, "toast", lambda text, _detail: notes.append(text))
    page.show_subject("2048-2x2")
    assert page.plotted_subject is None
    page.commands["lab.export"].trigger()
    assert notes == ["No chart yet"] and not sizes
    window.resize(720, 560)
    page.show_subject("complexity-formula")
    qtbot.waitUntil(lambda: page.plotted_subject == "complexity-formula")
    page.commands["page.panel"].trigger()
    assert not page.view.isVisible()
    qtbot.wait(1)  # the view lies behind the panel with no width
    page.commands["lab.export"].trigger()
    assert page.view.isVisible() and sizes == [page.view.size()] and sizes[0].width() > 600
