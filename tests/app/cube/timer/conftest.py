"""Fixtures: a timer on a page, and a clock that the test sets."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from tests.app.cube.parts import Host


class Now:
    """Clock that the test sets."""

    ms = 1_000_000

    def __call__(self) -> int:
        return self.ms


@pytest.fixture
def now() -> Now:
    return Now()


@pytest.fixture
def host(qtbot: QtBot, tmp_path: Path, now: Now) -> Iterator[Host]:
    shown = Host(tmp_path / "times", now)
    shown.stage.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    qtbot.addWidget(shown)
    shown.show()
    qtbot.waitExposed(shown)
    shown.activateWindow()
    shown.stage.setFocus()
    yield shown
    shown.services.jobs.close()
    shown.store.close()
