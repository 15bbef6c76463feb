"""Fixtures: the Sokoban page, and a way to wait until its searches end."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from pytestqt.qtbot import QtBot

from app.sokoban.page import SokobanPage


@pytest.fixture
def ended(page: SokobanPage, qtbot: QtBot) -> Callable[[], None]:
    def wait() -> None:
        qtbot.waitUntil(lambda: page.solving.job is None)

    return wait
