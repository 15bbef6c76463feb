"""The Lab under `app.cli.check`: the plot must arrive."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from app.cli.check import expect, pause

if TYPE_CHECKING:
    from app.lab.page import LabPage

PATIENCE_MS = 20_000


def play(page: LabPage) -> dict[str, Any]:
    """Wait for the plot and tell what it shows."""
    waited = 0
    while page.plotted is None and waited < PATIENCE_MS:
        pause(50)
        waited += 50
    expect(page.plotted is not None, "The plot was not drawn.")
    return {"subject": page.plotted}


@contextmanager
def scene(page: LabPage) -> Iterator[None]:
    """Quarter turns of the cube, drawn."""
    play(page)
    yield
