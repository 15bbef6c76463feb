"""Timing of animated steps: where the man and the moving box are at any moment."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from core.sokoban.events import Push, Walk
from core.sokoban.reverse import Pull

Event = Walk | Push | Pull

WALK_MS = 45.0
PUSH_MS = 90.0
LONGEST_MS = 1600.0
"""Longest duration of a whole animation; longer runs of steps are played faster."""


@dataclass(frozen=True)
class AnimatedStep:
    """One animated step; an undone step goes backwards, but the man faces the direction of his push."""

    man_from: int
    man_to: int
    box_from: int
    """Cell that the box comes from; -1 if no box moves."""
    box_to: int
    direction: int
    milliseconds: float


def step(event: Event, forward: bool) -> AnimatedStep:
    """Return the animated step for an event of the engine."""
    if isinstance(event, Walk):
        first = last = -1
        time = WALK_MS
    else:
        first, last = event.box_from, event.box_to
        time = PUSH_MS
    if forward:
        return AnimatedStep(event.source, event.target, first, last, event.direction, time)
    return AnimatedStep(event.target, event.source, last, first, event.direction, time)


class StepAnimation:
    """Animation of a run of steps; `advance` moves on in time and returns the steps that ended."""

    def __init__(self) -> None:
        self._steps: list[AnimatedStep] = []
        self._at = 0
        self._into = 0.0
        self._pace = 1.0

    @property
    def current(self) -> AnimatedStep | None:
        """Step that is being shown; None when the animation is over."""
        return self._steps[self._at] if self._at < len(self._steps) else None

    @property
    def share(self) -> float:
        """Fraction of the current step that is over, 0 to 1."""
        current_step = self.current
        return min(1.0, self._into / (current_step.milliseconds * self._pace)) if current_step is not None else 0.0

    def begin(self, steps: Iterable[AnimatedStep]) -> None:
        """Show these steps from the start, in place of a running animation."""
        self._steps = list(steps)
        self._at, self._into = 0, 0.0
        total_ms = sum(animated_step.milliseconds for animated_step in self._steps)
        self._pace = min(1.0, LONGEST_MS / total_ms) if total_ms else 1.0

    def stop(self) -> list[AnimatedStep]:
        """Stop at once and return the steps that were not shown to their end."""
        left = self._steps[self._at :]
        self._steps, self._at, self._into = [], 0, 0.0
        return left

    def advance(self, milliseconds: float) -> list[AnimatedStep]:
        """Let time pass and return the steps that ended in it."""
        ended: list[AnimatedStep] = []
        self._into += milliseconds
        while (current_step := self.current) is not None and self._into >= current_step.milliseconds * self._pace:
            self._into -= current_step.milliseconds * self._pace
            self._at += 1
            ended.append(current_step)
        if self.current is None:
            self._steps, self._at, self._into = [], 0, 0.0
        return ended
