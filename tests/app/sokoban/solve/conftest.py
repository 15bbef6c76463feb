"""The page, and the end of what it searches for."""

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
