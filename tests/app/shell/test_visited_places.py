"""Back returns to what was in front before, on every page."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton

from app.lab.compare.compare import ComparePanel
from app.lab.page import LabPage
from app.shell.window import Window

ALT = Qt.KeyboardModifier.AltModifier
LEFT = Qt.MouseButton.LeftButton


def back(window: Window) -> tuple[str, str]:
    QTest.keyClick(window.page, Qt.Key.Key_Left, ALT)
    return window.page.key, window.page.place


def forward(window: Window) -> tuple[str, str]:
    QTest.keyClick(window.page, Qt.Key.Key_Right, ALT)
    return window.page.key, window.page.place


def test_back_goes_through_pages_and_subjects_and_forward_returns(window: Window) -> None:
    window.activateWindow()
    window.open_page("2048")
    window.open_page("sokoban")
    lab = window.open_page("lab")
    assert isinstance(lab, LabPage)
    first = lab.place
    lab.model.show("korf-htm")
    lab.model.show("ideal")
    assert back(window) == ("lab", "korf-htm")
    assert back(window) == ("lab", first)
    assert back(window) == ("sokoban", "")
    assert back(window) == ("2048", "")
    assert forward(window) == ("sokoban", "")
    window.open_page("cube")
    assert not window.visited.can_go_forward, "a new way begins here"
    assert back(window) == ("sokoban", "")


def test_another_variant_is_no_place_of_its_own(window: Window) -> None:
    window.open_page("2048")
    lab = window.open_page("lab")
    assert isinstance(lab, LabPage)
    lab.model.show("cube-3x3x3-qtm")
    lab.model.show("cube-3x3x3-htm")
    lab.model.show("bag-32")
    assert back(window) == ("lab", "cube-3x3x3-htm")
    assert back(window) == ("2048", "")


def test_a_subject_that_is_only_passed_is_not_returned_to(window: Window) -> None:
    lab = window.open_page("lab")
    assert isinstance(lab, LabPage)
    lab.model.show("ideal")
    window.open_page("cube")
    window.open_subject("lab", "korf-htm")
    assert back(window) == ("cube", "")


def test_comparing_has_a_way_back_by_key_and_by_mouse(window: Window) -> None:
    window.resize(1280, 800)
    lab = window.open_page("lab")
    assert isinstance(lab, LabPage)
    for leave in (back, None):
        lab.model.show("cube-2x2x2-htm")
        lab.model.show("compare-part-share")
        if leave is not None:
            assert leave(window) == ("lab", "cube-2x2x2-htm")
            continue
        view = lab.view
        assert isinstance(view.panel, ComparePanel) and view.panel.back.isVisible()
        assert isinstance(view.panel.back, QPushButton)
        QTest.mouseClick(view.panel.back, LEFT)
        assert lab.model.name == "cube-2x2x2-htm"


def test_at_the_beginning_there_is_nothing_to_go_back_to(window: Window) -> None:
    window.open_page("cube")
    assert not window.visited.can_go_back
    assert back(window) == ("cube", "")
