"""Remaining time is estimated only when the estimate is worth something."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from app.base.jobs.pace import SETTLE_S, STEPS, PaceEstimator

TICK = 0.033


def followed(done: Callable[[float], float | None], seconds: float) -> list[tuple[float, float | None]]:
    """Return the estimates of the remaining time at each tick of work with this progress."""
    pace, estimates = PaceEstimator(), []
    for tick in range(round(seconds / TICK) + 1):
        pace.note(tick * TICK, done(tick * TICK))
        estimates.append((tick * TICK, pace.seconds_left))
    return estimates


def test_steady_work_is_estimated_soon_and_right_though_it_takes_hours() -> None:
    said = followed(lambda now: now / 36_000, 60)
    assert all(left is None for now, left in said if now < SETTLE_S)
    assert all(left == pytest.approx(36_000 - now, rel=0.01) for now, left in said if now > 2 * SETTLE_S)


@pytest.mark.parametrize("wait", [0.5, 2.0])
def test_a_slow_beginning_is_not_taken_for_the_pace(wait: float) -> None:
    """A slow start, as of a table whose first layers are small, does not lead to estimates of weeks."""
    said = followed(lambda now: 1e-9 * now if now < wait else (now - wait) / 30, 30)
    lefts = [(now, left) for now, left in said if left is not None and now > wait]
    assert all(left < 45 for _, left in lefts)
    assert lefts[-1][1] == pytest.approx(30 + wait - lefts[-1][0], rel=0.05)


def test_work_that_speeds_up_says_nothing() -> None:
    assert all(left is None for _, left in followed(lambda now: 10.0 ** (now - 8), 8))


def test_a_few_steps_are_no_pace() -> None:
    said = followed(lambda now: now // 7 / 100, 7 * STEPS)
    assert all(left is None for _, left in said)
    said = followed(lambda now: now // 7 / 100, 140)
    assert said[-1][1] == pytest.approx(560, rel=0.2)


def test_what_stands_still_has_no_end_in_sight() -> None:
    said = followed(lambda now: min(now, 5) / 100, 60)
    assert any(left is not None for _, left in said)
    assert said[-1][1] is None


def test_another_part_of_the_work_begins_anew() -> None:
    said = followed(lambda now: now / 10 if now < 10 else (now - 10) / 1000, 40)
    between = [left for now, left in said if 10 <= now < 10 + SETTLE_S]
    assert between
    assert all(left is None for left in between)
    assert said[-1][1] == pytest.approx(970, rel=0.01)


def test_what_was_done_before_is_no_pace() -> None:
    """Progress of an earlier run does not count when resumed work is estimated."""
    said = followed(lambda now: 0.9 + now / 1000, 20)
    assert said[-1][1] == pytest.approx(80, rel=0.01)


def test_work_of_unknown_length_has_none() -> None:
    assert all(left is None for _, left in followed(lambda _: None, 5))
