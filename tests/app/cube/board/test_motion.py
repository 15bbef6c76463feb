"""Animated turns keep their order and catch up, and every way of playing ends in the same position."""

from __future__ import annotations

import pytest

from app.cube.board.motion import LONGEST_QUEUE, CubeAnimation, CubePose, LayerRotation
from app.cube.board.orbit import PITCH, STEEPEST, YAW, Orbit


def step(name: int, start: float = 0.0, end: float = 1.0) -> LayerRotation:
    return LayerRotation(0, (2,), start, end, 100, bytes([name]))


def test_a_turn_starts_and_ends() -> None:
    motion = CubeAnimation(b"\0")
    assert not motion.moving
    motion.add(step(1))
    assert motion.pose == CubePose(b"\0", 0, (2,), 0.0)
    assert motion.end == b"\1"
    motion.advance(50)
    assert 0.5 < motion.pose.quarters < 1.0
    motion.advance(50)
    assert not motion.moving
    assert motion.pose == CubePose(b"\1")


def test_waiting_turns_follow_and_hurry() -> None:
    alone, hurried = CubeAnimation(b"\0"), CubeAnimation(b"\0")
    alone.add(step(1))
    for name in (1, 2, 3):
        hurried.add(step(name))
    alone.advance(30)
    hurried.advance(45)
    assert hurried.pose.facelets == b"\1"
    assert hurried.end == b"\3"
    hurried.advance(1000)
    assert hurried.pose == CubePose(b"\3")


def test_time_left_over_goes_to_the_next_turn() -> None:
    motion = CubeAnimation(b"\0")
    motion.add(step(1))
    motion.advance(90)
    motion.add(step(2))
    motion.advance(50)
    assert motion.pose.facelets == b"\1"
    assert motion.pose.quarters > 0


def test_only_the_last_of_many_are_shown() -> None:
    motion = CubeAnimation(b"\0")
    for name in range(1, 200):
        motion.add(step(name))
    assert motion.end == bytes([199])
    assert motion.pose.facelets[0] >= 199 - LONGEST_QUEUE - 1
    motion.advance(100_000)
    assert motion.pose == CubePose(bytes([199]))


def test_finishing_and_showing() -> None:
    motion = CubeAnimation(b"\0")
    motion.add(step(1))
    motion.add(step(2))
    motion.finish()
    assert motion.pose == CubePose(b"\2")
    motion.add(step(3))
    motion.show(b"\7")
    assert not motion.moving
    assert motion.pose == CubePose(b"\7")


def test_the_eye_glides_after_a_flick_and_stops() -> None:
    orbit = Orbit()
    for _ in range(5):
        orbit.drag(10, 0, 16)
    yaw = orbit.yaw
    assert yaw < YAW
    orbit.release(5, glide=True)
    assert orbit.moving
    for _ in range(300):
        orbit.advance(16)
    assert not orbit.moving
    assert orbit.yaw < yaw


@pytest.mark.parametrize(("rested", "glide"), [(5, False), (500, True)])
def test_the_eye_stands_still_after_a_rest_or_without_motion(rested: float, glide: bool) -> None:
    orbit = Orbit()
    orbit.drag(10, 10, 16)
    orbit.release(rested, glide=glide)
    assert not orbit.moving


def test_the_eye_stays_below_the_zenith() -> None:
    orbit = Orbit()
    orbit.drag(0, 10_000, 16)
    assert orbit.pitch == STEEPEST
    orbit.drag(0, -20_000, 16)
    assert orbit.pitch == -STEEPEST


@pytest.mark.parametrize("glide", [True, False])
def test_the_eye_comes_back_the_short_way(glide: bool) -> None:
    orbit = Orbit()
    orbit.step(13.0, 0.3)
    orbit.reset(glide=glide)
    assert abs(orbit.yaw - YAW) < 3.15
    orbit.advance(1000)
    assert (orbit.yaw, orbit.pitch) == (YAW, PITCH)
    assert not orbit.moving
