"""A key for every turn (faces, slices, two layers, the whole cube) and for looking round the cube."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from app.services.actions import Command
from core.cube.moves import inverse_move

TURN_KEYS = (
    [(face, face, f"Turn {face}", f"Turn the {name} face clockwise") for face, name in
     (("U", "upper"), ("D", "lower"), ("L", "left"), ("R", "right"), ("F", "front"), ("B", "back"))]
    + [(slice_, slice_, f"Turn {slice_}", f"Turn the middle layer like {like}") for slice_, like in
       (("M", "L"), ("E", "D"), ("S", "F"))]
    + [(f"{face}w", f"Alt+{face}", f"Turn {face}w", f"Turn two layers like {face}") for face in "UDLRFB"]
    + [(axis, axis.upper(), f"Rotate {axis}", f"Turn the whole cube like {like}") for axis, like in
       (("x", "R"), ("y", "U"), ("z", "F"))]
)  # fmt: skip
"""Move, key, command and tooltip; with Shift the key turns the other way."""

LOOK_STEP = 0.26
"""How far one goes round the cube with a key, in radians."""
LOOKS = (("left", -1, 0), ("right", 1, 0), ("up", 0, 1), ("down", 0, -1))


def look_commands(look_round: Callable[[float, float], object]) -> list[Command]:
    """Shift and the arrows call `look_round(yaw, pitch)`."""
    commands = []
    for name, yaw, pitch in LOOKS:
        look = partial(look_round, yaw * LOOK_STEP, pitch * LOOK_STEP)
        keys = (f"Shift+{name.capitalize()}",)
        commands.append(Command(f"cube.look_{name}", f"Look from further {name}", look, name, keys))
    return commands


def turn_commands(play: Callable[[str], object], is_large: Callable[[], bool]) -> list[Command]:
    """A command for each turn, which calls `play(move)`; slices and wide turns need the 3x3x3."""
    commands = []
    for move, key, text, tip in TURN_KEYS:
        enabled = None if move in "UDLRFBxyz" else is_large
        for name, keys, prime in ((move, key, ""), (inverse_move(move), f"Shift+{key}", ", the other way")):
            portable = keys.replace("Shift+Alt", "Alt+Shift")
            words = text.replace(move, name)
            commands.append(
                Command(f"cube.{name}", words, partial(play, name), "rotate", (portable,), tip + prime, enabled)
            )
    return commands
