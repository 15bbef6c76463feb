"""Orbit of the viewpoint around the cube: dragged, flicked or reset; no Qt, no cube rules."""

from __future__ import annotations

YAW, PITCH = 0.55, 0.46
"""Initial view in radians: top, front and a narrower right side."""
STEEPEST = 1.45
TURN_PER_PIXEL = 0.0085
HALF_LIFE_MS = 110
"""Time in which a flicked cube loses half its speed."""
STILL = 0.00006
"""Speed in radians per millisecond below which the view stops."""
RETURN_MS = 180
STALE_MS = 60
"""Longest rest before the release after which a drag still counts as a flick."""


class Orbit:
    """Yaw and pitch of the viewpoint in radians, with its glide after a flick and its way back."""

    def __init__(self) -> None:
        self.yaw, self.pitch = YAW, PITCH
        self._speed = (0.0, 0.0)
        self._back: tuple[float, float, float] | None = None

    @property
    def moving(self) -> bool:
        """Whether the viewpoint moves by itself."""
        return self._speed != (0.0, 0.0) or self._back is not None

    def hold(self) -> None:
        """Stop the viewpoint where it is."""
        self._speed = (0.0, 0.0)
        self._back = None

    def drag(self, dx: float, dy: float, milliseconds: float) -> None:
        """Follow a pointer that moved dx, dy pixels (right, down) in this time."""
        yaw, pitch = self.yaw, self.pitch
        self._turn(-TURN_PER_PIXEL * dx, TURN_PER_PIXEL * dy)
        share = 0.6  # of the newest speed in the running mean
        time = max(milliseconds, 1.0)
        self._speed = (
            self._speed[0] + share * ((self.yaw - yaw) / time - self._speed[0]),
            self._speed[1] + share * ((self.pitch - pitch) / time - self._speed[1]),
        )

    def release(self, rested: float, *, glide: bool) -> None:
        """End a drag after `rested` milliseconds of rest; glide on only if `glide` and the rest was short."""
        if not glide or rested > STALE_MS:
            self._speed = (0.0, 0.0)

    def step(self, yaw: float, pitch: float) -> None:
        """Move the viewpoint by these angles in radians."""
        self.hold()
        self._turn(yaw, pitch)

    def reset(self, *, glide: bool) -> None:
        """Return to the initial view the short way round."""
        self.hold()
        circle = 6.283185307179586
        self.yaw = YAW + (self.yaw - YAW + circle / 2) % circle - circle / 2
        if glide:
            self._back = (self.yaw, self.pitch, 0.0)
        else:
            self.yaw, self.pitch = YAW, PITCH

    def advance(self, milliseconds: float) -> None:
        """Advance the glide or the return by some milliseconds."""
        if self._back is not None:
            yaw, pitch, passed = self._back
            passed += milliseconds
            share = min(1.0, passed / RETURN_MS)
            progress = share * share * (3 - 2 * share)
            self.yaw, self.pitch = yaw + (YAW - yaw) * progress, pitch + (PITCH - pitch) * progress
            self._back = None if share == 1.0 else (yaw, pitch, passed)
        elif self.moving:
            self._turn(self._speed[0] * milliseconds, self._speed[1] * milliseconds)
            fading = 0.5 ** (milliseconds / HALF_LIFE_MS)
            self._speed = (self._speed[0] * fading, self._speed[1] * fading)
            if abs(self._speed[0]) + abs(self._speed[1]) < STILL:
                self._speed = (0.0, 0.0)

    def _turn(self, yaw: float, pitch: float) -> None:
        self.yaw += yaw
        self.pitch = max(-STEEPEST, min(STEEPEST, self.pitch + pitch))
