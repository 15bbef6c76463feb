"""The card of the proof bank in the real window, by mouse and keys."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from app.cube.page import CubePage
from app.cube.proofs.card import ProofCard
from app.cube.solve.solver import TABLE_KEY
from app.shell.window import Window
from core.cube.metrics import Metric
from core.cube.moves import position

LEFT, CONTROL = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def page(window: Window) -> CubePage:
    found = window.page
    assert isinstance(found, CubePage)
    window.activateWindow()
    found.services.settings.set(TABLE_KEY, "small")
    return found


def opened(page: CubePage) -> ProofCard:
    QTest.keyClick(page.view, Qt.Key.Key_J, CONTROL)
    card = page.proofs.card
    assert card is not None
    return card


def write(card: ProofCard, text: str) -> None:
    card.field.edit.clear()
    QTest.keyClicks(card.field.edit, text)
    QTest.keyClick(card.field.edit, Qt.Key.Key_Return)


def texts(card: ProofCard) -> list[str]:
    return [row.entry.text for row in card.proofs.rows]


def test_positions_are_typed_proved_and_laid_out(page: CubePage, qtbot: QtBot) -> None:
    card = opened(page)
    assert card.sentence == "Nothing to prove yet" and not card.start_button.isEnabled()
    assert card.view.accessibleName() == card.accessibleName() == "Positions to prove"
    write(card, "R U2 F'")
    write(card, "R Q")
    assert texts(card) == ["R U2 F'"] and "Q is not a move" in card.field.error and card.field.text == "R Q"
    write(card, "F U2 R'")
    assert card.field.error == "Already in the list: identical cubes count once." and texts(card) == ["R U2 F'"]
    QTest.mouseClick(card.start_button, LEFT)
    qtbot.waitUntil(lambda: card.queue.unproved_count == 0)
    qtbot.waitUntil(lambda: card.sentence == "Proved")
    QTest.mouseClick(card.view.viewport(), LEFT, pos=card.view.visualRect(card.proofs.index(0)).center())
    session = page.model.session
    assert page.proofs.card is None or not page.proofs.card.isVisible()
    assert session.state == position(["R", "U2", "F'"]) and page.model.scramble == ["R", "U2", "F'"]
    qtbot.waitUntil(lambda: len(session.moves) - session.position == 3)
    assert page.model.depths == (3, 3)


def test_a_list_is_pasted_and_one_wrong_line_keeps_it_out(page: CubePage) -> None:
    card = opened(page)
    QGuiApplication.clipboard().setText("R U\nR Q\n")
    QTest.keyClick(card.field.edit, Qt.Key.Key_V, CONTROL)
    assert "line 2" in card.field.error and not texts(card)
    QGuiApplication.clipboard().setText("R U\n\nF2 D L'\nB2 U\n")
    QTest.keyClick(card.field.edit, Qt.Key.Key_V, CONTROL)
    assert not card.field.error and texts(card) == ["R U", "F2 D L'", "B2 U"]


def test_a_file_and_the_cube_on_the_board(page: CubePage, tmp_path: Path) -> None:
    page.model.metric = Metric.QTM
    page.model.begin_scrambled(["R", "U2"])
    page.model.session.play("F")
    card = opened(page)
    QTest.mouseClick(card.here_button, LEFT)
    assert texts(card) == ["R U2 F"] and card.proofs.rows[0].entry.metric is Metric.QTM
    lines = tmp_path / "mine.txt"
    lines.write_text("L D\nL D\n")
    card.add_file(lines)
    assert texts(card) == ["R U2 F", "L D"] and card.field.error.startswith("1 already in the list")
    lines.write_bytes(bytes([255, 0]))
    card.add_file(lines)
    assert card.field.error.startswith("mine.txt is not a text file. Open one")
    lines.write_text("")
    card.add_file(lines)
    assert "contains no position" in card.field.error
    card.add_file(tmp_path / "gone.txt")
    assert card.field.error
    assert len(texts(card)) == 2


def test_keys_move_and_remove(page: CubePage) -> None:
    card = opened(page)
    card.add_text("R U\nF2 D L'\nB2 U", "x")
    card.view.setFocus()
    card.view.setCurrentIndex(card.proofs.index(0))
    QTest.keyClick(card.view, Qt.Key.Key_Down, CONTROL)
    assert texts(card) == ["F2 D L'", "R U", "B2 U"] and card.current is card.proofs.rows[1]
    QTest.keyClick(card.view, Qt.Key.Key_Delete)
    assert texts(card) == ["F2 D L'", "B2 U"]
    QTest.keyClick(card.view, Qt.Key.Key_Up, CONTROL)
    assert texts(card) == ["B2 U", "F2 D L'"]
    QTest.keyClick(card, Qt.Key.Key_Escape)
    assert not card.isVisible()
    again = opened(page)
    assert texts(again) == ["B2 U", "F2 D L'"]


def test_it_fits_into_a_small_window(page: CubePage, window: Window, qtbot: QtBot) -> None:
    window.resize(720, 560)
    card = opened(page)
    card.add_text("\n".join(f"R U{'2' * (k % 2)} {'F ' * (k % 3)}{'D L ' * k}B" for k in range(12)), "x")
    qtbot.wait(50)
    assert card.sheet.geometry().bottom() <= window.height() and card.sheet.width() <= window.width()
    assert card.random_button.isVisible() and card.view.isVisible()


def test_what_is_stopped_in_the_status_line_is_paused(page: CubePage, qtbot: QtBot) -> None:
    card = opened(page)
    write(card, "D2 F' L2 U R2 B' D' F U2 L B2 R' D F2 L' U2 B R")
    QTest.mouseClick(card.start_button, LEFT)
    qtbot.waitUntil(lambda: card.queue.running)
    job = card.queue._asker.job
    assert job is not None
    job.cancel()
    assert not card.queue.running and not card.queue.is_enabled
    assert card.sentence.startswith("Paused, 0 of 1 proved")
