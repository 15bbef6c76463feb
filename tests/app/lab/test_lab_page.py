"""The Lab page: subjects, figures, and the plot that arrives without holding up the window."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from app import export
from app.lab.page import LabPage
from app.panes.depth import DepthPane
from app.panes.rows import RowsPane
from app.window import Window


def lab(window: Window) -> LabPage:
    page = window.open_page("lab")
    assert isinstance(page, LabPage)
    return page


def test_choosing_a_cube_changes_plot_and_figures(window: Window, qtbot: QtBot) -> None:
    page = lab(window)
    view = page._view
    qtbot.waitUntil(lambda: view._lazy.pane is not None, timeout=30_000)
    pane = view._lazy.pane
    assert isinstance(pane, DepthPane)
    page._cube.setFocus()
    QTest.keyClick(page._cube, Qt.Key.Key_Right)
    assert pane.distribution is not None
    assert pane.distribution.key == "cube-2x2x2-qtm"
    assert view._table.rows[11] == ("11", "1\u2009350\u2009852", "× 1.45")
    QTest.keyClick(page._metric, Qt.Key.Key_Left)
    assert pane.distribution.key == "cube-2x2x2-htm"


def test_approximate_figures_carry_their_sign_in_the_table(window: Window) -> None:
    page = lab(window)
    page.show_subject("cube-3x3x3-htm")
    rows = page._view._table.rows
    assert not rows[15][1].startswith("≈")
    assert rows[16][1].startswith("≈")


def test_the_subject_is_remembered(window: Window, qtbot: QtBot) -> None:
    lab(window).show_subject("cube-2x2x2-htm")
    window.close()
    from app.window import open_window  # noqa: PLC0415

    again = open_window("lab")
    qtbot.addWidget(again)
    assert isinstance(again.page, LabPage)
    assert again.page._view._table.rows[-1][1] == "2\u2009644"


def test_korfs_tables_stand_beside_the_truth(window: Window, qtbot: QtBot, tmp_path: Path) -> None:
    page = lab(window)
    page.show_subject("cube-2x2x2-qtm")
    page._cube.setFocus()
    QTest.keyClick(page._cube, Qt.Key.Key_Right)
    assert page._subject == "korf-qtm"
    QTest.keyClick(page._metric, Qt.Key.Key_Left)
    qtbot.waitUntil(lambda: page.plotted == "korf-htm", timeout=30_000)
    pane = page._korf._lazy.pane
    assert isinstance(pane, RowsPane)
    assert [row.name for row in pane.rows][:2] == ["Corners", "Six edges"]
    assert [fact._value.text() for fact in page._korf._facts] == ["≈ 8.89", "≈ 17.70", "13.34847"]
    assert ("17", "≈ 122\u2009000\u2009000\u2009000") in page._korf._table.rows
    assert pane.reading(9).startswith("At 9: Corners 51.5\u2009%, Six edges 7.14\u2009%")
    assert "Largest of the three ≈ 55.6\u2009%" in pane.reading(9)
    assert "Corners,11,64736,exact" in pane.csv().splitlines()
    where = QPoint(round(pane._rows._x(18)), 40)
    QTest.mouseMove(pane._rows, where - QPoint(30, 0))  # a pointer already there would not move
    QTest.mouseMove(pane._rows, where)
    qtbot.waitUntil(lambda: pane._reading.text().startswith("At 18: Depth ≈"))
    export.save(pane.draw, pane.picture_size(), tmp_path / "korf.svg")
    assert "<image" not in (tmp_path / "korf.svg").read_text(encoding="utf-8")
