"""Work of Sokoban that resumes when the program starts: searching the levels in the queue."""

from __future__ import annotations

from app.base.services import Services
from app.sokoban.queue.queue import WAITING, LevelQueue


def resume(services: Services) -> None:
    """Create the level queue, which starts by itself, if levels wait in it."""
    if services.store.read(WAITING):
        services.get_shared(LevelQueue)
