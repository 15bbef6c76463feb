"""Placeholder of a pane whose modules are slow to import."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from app.base.jobs.jobs import Jobs
from app.plots.panes.lazy import WORDS, LazyPane
from core.base.puzzle import InputError


def refuse(_module: object) -> QWidget:
    raise InputError("figures.json is damaged")


def test_a_pane_that_cannot_be_made_says_why_in_its_place(qtbot: QtBot) -> None:
    jobs = Jobs()
    told: list[tuple[str, str]] = []
    jobs.failed.connect(lambda *what: told.append(what))
    pane = LazyPane(jobs, "app.base.theme.theme", refuse)
    qtbot.addWidget(pane)
    assert pane.words == WORDS
    pane.show()
    qtbot.waitUntil(lambda: bool(told))
    assert pane.words == "This plot cannot be shown. figures.json is damaged."
    jobs.close()


def test_a_pane_whose_module_cannot_be_imported_says_why(qtbot: QtBot) -> None:
    jobs = Jobs()
    told: list[tuple[str, str]] = []
    jobs.failed.connect(lambda *what: told.append(what))
    pane = LazyPane(jobs, "app.no_such_module", refuse)
    qtbot.addWidget(pane)
    pane.show()
    qtbot.waitUntil(lambda: bool(told))
    assert told == [(WORDS, "No module named 'app.no_such_module'")]
    assert pane.words == "This plot cannot be shown. No module named 'app.no_such_module'"
    jobs.close()


@pytest.mark.parametrize(("moves", "words"), [(1, "After 1 move"), (2, "After 2 moves")])
def test_one_move_is_one_move(moves: int, words: str) -> None:
    from app.lab.charts.walkmap import format_after_moves

    assert format_after_moves(moves) == words
