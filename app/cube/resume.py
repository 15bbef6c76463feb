"""Background work of the cube page that resumes after a start without the page being opened."""

from __future__ import annotations

from app.base.services import Services


def resume(services: Services) -> None:
    """Resume the queue of proofs if it was on when the program ended."""
    if services.settings.get("cube/proving", False):
        from app.cube.proofs.queue import ProofQueue

        services.get_shared(ProofQueue)
