class Control:
    """Shared between a computation and whoever watches it; safe to touch from any thread.

    `done` and `total` are in units of the computation's choosing; `total` is 0 while unknown.
    """

    done: int
    total: int
    @property
    def cancelled(self) -> bool:
        """Whether `cancel` was called."""

    def cancel(self) -> None:
        """Ask the computation to stop; it does so at its next poll."""
