"""The Lab page: subjects, figures, and the plot that arrives without holding up the window."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from app.lab.page import LabPage
from app.panes.depth import DepthPane
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
