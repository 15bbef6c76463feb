"""Cube page in a window, the default page for the tests of this folder."""

from __future__ import annotations

import pytest

from app.cube.page import CubePage
from app.shell.window import Window
from core.cube.cubie import Cube


@pytest.fixture
def page(window: Window) -> CubePage:
    """Provide the cube page with a solved cube and keyboard focus."""
    shown = window.page
    assert isinstance(shown, CubePage)
    window.activateWindow()
    shown.model.session.begin(Cube())
    shown.setFocus()
    return shown
