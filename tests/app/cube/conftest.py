"""The cube's page in a window, for the tests of this folder that bring no other."""

from __future__ import annotations

import pytest

from app.cube.page import CubePage
from app.shell.window import Window
from core.cube.cubie import Cube


@pytest.fixture
def page(window: Window) -> CubePage:
    """The cube page, solved, with the keyboard."""
    shown = window.page
    assert isinstance(shown, CubePage)
    window.activateWindow()
    shown.model.session.begin(Cube())
    shown.setFocus()
    return shown
