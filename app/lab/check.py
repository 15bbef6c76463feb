"""The Lab under `app.cli.check`: the plot must arrive."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from app.cli.check import expect, pause
from app.lab.page import LabPage
from app.shell.page import Page

PATIENCE_MS = 20_000


def play(page: Page) -> dict[str, Any]:
    """Wait for the plot and tell what it shows."""
    assert isinstance(page, LabPage)
    waited = 0
    while page.plotted is None and waited < PATIENCE_MS:
        pause(50)
        waited += 50
    expect(page.plotted is not None, "The plot was not drawn.")
    return {"subject": page.plotted}


@contextmanager
def scene(page: Page) -> Iterator[None]:
    """Quarter turns of the cube, drawn."""
    play(page)
    yield
