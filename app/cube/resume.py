"""What the cube page goes on with after a start though nobody opens it: the positions that are being proved."""

from __future__ import annotations

from app.base.services import Services


def resume(services: Services) -> None:
    """Let the queue go on if it was left at work."""
    if services.settings.get("cube/proving", False):
        from app.cube.proofs.queue import ProofQueue

        services.get_shared(ProofQueue)
