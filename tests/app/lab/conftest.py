"""The Lab in the real window."""

from __future__ import annotations

import pytest

from app.lab.page import LabPage
from app.shell.window import Window


@pytest.fixture
def first_page() -> str:
    return "lab"


@pytest.fixture
def page(window: Window) -> LabPage:
    """Provide the Lab with its first subject."""
    page = window.open_page("lab")
    assert isinstance(page, LabPage)
    return page
