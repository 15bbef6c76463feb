"""What the Sokoban page goes on with after a start though nobody opens it: the levels that wait to be searched."""

from __future__ import annotations

from app.base.services import Services
from app.sokoban.queue.queue import WAITING, LevelQueue


def resume(services: Services) -> None:
    """Let the queue go on if it has anything to do."""
    if services.store.read(WAITING):
        services.get_shared(LevelQueue)
