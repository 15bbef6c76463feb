"""Scripted check of the Lab for `app.tools.check`: a plot has to appear."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from app.tools.check import expect, pause

if TYPE_CHECKING:
    from app.lab.page import LabPage

PATIENCE_MS = 20_000


def play(page: LabPage) -> dict[str, Any]:
    """Wait for the plot and return the subject that it shows."""
    waited = 0
    while page.plotted_subject is None and waited < PATIENCE_MS:
        pause(50)
        waited += 50
    expect(page.plotted_subject is not None, "The plot was not drawn.")
    return {"subject": page.plotted_subject}


@contextmanager
def scene(page: LabPage) -> Iterator[None]:
    """Show the quarter-turn depths of the cube for a screenshot."""
    play(page)
    yield
