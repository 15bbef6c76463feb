"""Animation of turns played one after the other, without Qt and without cube rules."""

from __future__ import annotations

from collections import deque
from typing import NamedTuple

QUARTER_MS = 160
HALF_MS = 220
SNAP_MS = 120
HASTE = 0.8
"""Speed-up of the running turn for each waiting turn: with three waiting it is 3.4 times as fast."""
LONGEST_QUEUE = 24
"""Most turns waiting to be animated; older ones are skipped."""


class CubePose(NamedTuple):
    """Momentary state of a drawn cube: its facelets, the turning layers and their angle.

    The angle is in clockwise quarters.
    """

    facelets: bytes
    axis: int = 0
    layers: tuple[int, ...] = ()
    quarters: float = 0.0


class LayerRotation(NamedTuple):
    """Animated rotation of some layers from one angle to another, in clockwise quarters, and the facelets after it."""

    axis: int
    layers: tuple[int, ...]
    start: float
    end: float
    milliseconds: float
    after: bytes


class CubeAnimation:
    """Queue of layer rotations played one after the other.

    The final facelets are known as soon as a rotation is added.
    """

    def __init__(self, facelets: bytes) -> None:
        self._shown = facelets
        self._step: LayerRotation | None = None
        self._share = 0.0
        self._waiting: deque[LayerRotation] = deque()

    @property
    def moving(self) -> bool:
        """Whether a rotation is being played."""
        return self._step is not None

    @property
    def pose(self) -> CubePose:
        """Current facelets, turning layers and angle."""
        step = self._step
        if step is None:
            return CubePose(self._shown)
        # A turn with another waiting does not slow down at its end.
        progress = self._share if self._waiting else 1 - (1 - self._share) ** 3
        return CubePose(self._shown, step.axis, step.layers, step.start + (step.end - step.start) * progress)

    @property
    def end(self) -> bytes:
        """Facelets after all queued rotations."""
        last = self._waiting[-1] if self._waiting else self._step
        return self._shown if last is None else last.after

    def show(self, facelets: bytes) -> None:
        """Show a position without motion and drop all queued rotations."""
        self._shown = facelets
        self._step = None
        self._waiting.clear()

    def finish(self) -> None:
        """Complete all queued rotations at once."""
        self.show(self.end)

    def add(self, step: LayerRotation) -> None:
        """Queue a rotation; if too many wait, skip the oldest."""
        self._waiting.append(step)
        while len(self._waiting) > LONGEST_QUEUE:
            self._shown = self._waiting.popleft().after
            self._step = None
        if self._step is None:
            self._begin()

    def advance(self, milliseconds: float) -> None:
        """Advance the animation by some milliseconds."""
        while self._step is not None and milliseconds > 0:
            duration = self._step.milliseconds / (1 + HASTE * len(self._waiting))
            needed = duration * (1 - self._share)
            if milliseconds < needed:
                self._share += milliseconds / duration
                return
            milliseconds -= needed
            self._shown = self._step.after
            self._step = None
            self._begin()

    def _begin(self) -> None:
        if self._waiting:
            self._step = self._waiting.popleft()
            self._share = 0.0
