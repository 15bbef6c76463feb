"""Training a network, watched by the user."""

from __future__ import annotations

from threading import Event

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from app.twenty48.advice.training_card import TrainingCard
from app.twenty48.page import Twenty48Page
from core.explain.formulas.derivation import DerivedFigure
from core.explain.twenty48 import adviser
from core.twenty48.adviser.files import read_network
from core.twenty48.adviser.ntuple import FIVE_CELLS
from core.twenty48.adviser.training import Trainer
from core.twenty48.puzzle import PUZZLE
from tests.app.sheets import touch_status
from tests.app.twenty48.conftest import Open

PATIENCE_MS = 30_000


def test_it_learns_pauses_goes_on_and_advises(page: Twenty48Page, qtbot: QtBot) -> None:
    page.commands["2048.train"].trigger()
    card = next(child for child in page.window().children() if isinstance(child, TrainingCard))
    training = page.model.training
    assert card.start.text() == "Start" and not card.use.isEnabled()
    assert training.sentence.startswith("A network for 4×4 ("), "the card opens on every board"
    QTest.mouseClick(card.start, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: len(training.curve) >= 2)
    assert page.services.jobs.current is not None and card.start.text() == "Pause"
    QTest.mouseClick(card.start, Qt.MouseButton.LeftButton)
    assert not training.running and card.start.text() == "Go on"
    qtbot.wait(100)
    played = training.games
    assert played > 0
    QTest.mouseClick(card.start, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: training.games > played)
    QTest.mouseClick(card.use, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: training.values.has_own)
    qtbot.waitUntil(card.back.isVisible)
    assert not training.running
    QTest.keyClick(card.start, Qt.Key.Key_Escape)
    page.model.game.begin(PUZZLE.parse("2 4 8 16\n. . . 2\n. . . .\n. . . 2"))
    page.model.assistant.toggle_values()
    qtbot.waitUntil(lambda: page.model.assistant.advice is not None)
    source = page.model.assistant.source
    assert source is not None and source.provider.origin == {}  # type: ignore[union-attr]
    assert "the network that was trained here" in page.values.basis.text()
    assert page.values.title.text() == "Rating by the network"
    kept, origin = read_network(training.values.own_path)
    assert kept.patterns == FIVE_CELLS and origin["games"] == training.games
    training.use_original()
    assert not training.values.has_own and not training.values.own_path.exists()
    training.give_up()
    assert training.games == 0 and not training.curve


def test_games_that_end_while_the_card_speaks_do_no_harm(
    page: Twenty48Page, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = list[int]()

    def one_more(_trainer: Trainer) -> DerivedFigure:
        told.append(len(told) + 1)
        return adviser.TRAINED.bind(points=0, every=200, more=told[-1])

    monkeypatch.setattr(adviser, "games", one_more)
    page.commands["2048.train"].trigger()
    card = next(child for child in page.window().children() if isinstance(child, TrainingCard))
    QTest.mouseClick(card.start, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: len(told) > 5)
    page.model.training.give_up()


def test_a_network_that_is_discarded_while_it_is_stored_advises(
    page: Twenty48Page, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    stored = Event()

    def wait(*_: object) -> None:
        assert stored.wait(PATIENCE_MS / 1000)

    monkeypatch.setattr("app.twenty48.advice.training.write_network", wait)
    training = page.model.training
    training.start()
    qtbot.waitUntil(lambda: training.games > 0)
    training.use()
    training.give_up()
    stored.set()
    qtbot.waitUntil(lambda: training.values.has_own)
    assert touch_status(page, "games") != "0" and not training.games


def test_the_panel_names_the_network_that_advises(open_page: Open, qtbot: QtBot) -> None:
    page = open_page()
    assert "comes with the program" in page.values.offer.text()
    training = page.model.training
    training.start()
    qtbot.waitUntil(lambda: training.games > 0)
    training.use()
    qtbot.waitUntil(lambda: "was trained here" in page.values.offer.text())
    page = open_page()
    assert "was trained here" in page.values.offer.text()
    page.model.training.use_original()
    assert "comes with the program" in page.values.offer.text()


def shown_job(page: Twenty48Page) -> str:
    """Return the title of the job in the status line; plots have jobs too."""
    job = page.services.jobs.current
    return "" if job is None else job.title


def test_cancelling_in_the_status_line_is_a_pause(page: Twenty48Page, qtbot: QtBot) -> None:
    page.model.training.start()
    qtbot.waitUntil(lambda: page.model.training.games > 0 and shown_job(page) == "Training a network")
    job = page.services.jobs.current
    assert job is not None
    job.cancel()
    assert not page.model.training.running and page.model.training.sentence.startswith("Paused after")
