"""Commands of the cube page, except those of its timer, its playback and its other parts.

They have keys for every turn (faces, slices, two layers, the whole cube), for orbiting the view and for the rest.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from app.base.actions import Command
from app.cube.board import look
from app.cube.model.model import VARIANTS
from core.base.words import phrase
from core.cube.metrics import Metric
from core.cube.moves import inverse_move

if TYPE_CHECKING:
    from app.cube.page import CubePage


FACE_TURNS = (
    ("U", phrase("Turn the upper face clockwise"), phrase("Turn the upper face anticlockwise")),
    ("D", phrase("Turn the lower face clockwise"), phrase("Turn the lower face anticlockwise")),
    ("L", phrase("Turn the left face clockwise"), phrase("Turn the left face anticlockwise")),
    ("R", phrase("Turn the right face clockwise"), phrase("Turn the right face anticlockwise")),
    ("F", phrase("Turn the front face clockwise"), phrase("Turn the front face anticlockwise")),
    ("B", phrase("Turn the back face clockwise"), phrase("Turn the back face anticlockwise")),
)
TURN_KEYS = (
    *((face, face, tip, back) for face, tip, back in FACE_TURNS),
    *((layer, layer, phrase("Turn the middle layer like {face}", face=face),
       phrase("Turn the middle layer like {face}, the other way", face=face))
      for layer, face in (("M", "L"), ("E", "D"), ("S", "F"))),
    *((f"{face}w", f"Alt+{face}", phrase("Turn two layers like {face}", face=face),
       phrase("Turn two layers like {face}, the other way", face=face)) for face in "UDLRFB"),
    *((axis, axis.upper(), phrase("Turn the whole cube like {face}", face=face),
       phrase("Turn the whole cube like {face}, the other way", face=face))
      for axis, face in (("x", "R"), ("y", "U"), ("z", "F"))),
)  # fmt: skip
"""Move, key, tooltip, and the tooltip of the inverse turn, which has the same key with Shift."""

LOOK_STEP = 0.26
"""Angle in radians by which a key moves the viewpoint."""
LOOKS = (
    ("left", -1, 0, phrase("Look from further left")),
    ("right", 1, 0, phrase("Look from further right")),
    ("up", 0, 1, phrase("Look from further up")),
    ("down", 0, -1, phrase("Look from further down")),
)
METRIC_COMMANDS = ((Metric.HTM, phrase("Count moves in HTM")), (Metric.QTM, phrase("Count moves in QTM")))


def page_commands(page: CubePage) -> Sequence[Command]:
    """Return the commands of the page, in the order of the command list."""
    model, game, scrambles = page.model, page.model.session, page.scrambles
    return [
        Command("cube.undo", "Undo", model.undo, "undo", ("Ctrl+Z", "Backspace"), "Take the last move back",
                enabled=lambda: model.can_undo),
        Command("cube.redo", "Redo", game.redo, "redo", ("Ctrl+Y", "Ctrl+Shift+Z"),
                "Play the move again", enabled=lambda: game.can_redo),
        Command("cube.branch", "Back to the previous line", model.take_branch_left_last, "branch", ("Alt+Z",),
                "Bring back the moves that were undone before other moves were made; again switches back",
                enabled=lambda: bool(game.branches)),
        Command("cube.scramble", "Next scramble", scrambles.go_to_next, "shuffle", ("N",),
                "The next scramble in the list, or a new one; undo brings this cube back"),
        Command("cube.scramble_back", "Previous scramble", scrambles.go_to_previous, "prev", ("Alt+N",),
                "Go back to the scramble before this one", enabled=lambda: scrambles.has_earlier),
        Command("cube.scrambles_paste", "Paste scrambles", page.paste_scrambles, "save", ("Ctrl+Shift+V",),
                "Use the scrambles in the clipboard one after the other, one per line"),
        Command("cube.scrambles_drop", "Discard the remaining scrambles", scrambles.drop, "close", (),
                "The next scramble will be a new one", enabled=lambda: bool(scrambles.waiting)),
        Command("cube.solved", "Start from solved", model.begin_solved, "restart", ("Ctrl+N",),
                "Begin with a solved cube; undo brings this one back"),
        Command("cube.solve", "Solve this cube", page.solving.solve, "bulb", ("Ctrl+Return",),
                "Show a short solution, then find an optimal one", enabled=lambda: not game.is_solved),
        Command("cube.others", "Find other solutions", page.solving.find_others, "bulb", (),
                "Search for more solutions of the proved length", enabled=lambda: page.solving.has_others),
        Command("cube.shorter", "Show the shorter solution", page.solving.lay_out_shorter, "bulb", (),
                "Go back to the cube that was solved; a shorter solution has been found since",
                enabled=lambda: bool(page.solving.shorter_solution)),
        Command("cube.cancel", "End the search", page.solving.cancel, "close", (),
                "Stop proving; what is known so far is kept", enabled=lambda: page.solving.running),
        Command("cube.edit", "Paint stickers", page.edit, "net", ("Ctrl+P",), "Enter a cube sticker by sticker"),
        Command("cube.wildcards", "Find a cube for blank stickers", page.ask_about_blanks, "net", ("Alt+P",),
                "A cube that matches the painted stickers, or the shortest moves to one"),
        Command("cube.patterns", "Patterns", page.open_patterns, "tiles", ("Ctrl+B",),
                "Turn a solved cube into one of many patterns, or open one that you have drawn"),
        Command("cube.export", "Export picture", page.export_picture, "export", ("Ctrl+E",),
                "Save the cube as PNG, SVG or PDF"),
        Command("cube.copy_picture", "Copy picture", page.copy_picture, "copy", (),
                "Put a picture of the cube into the clipboard"),
        Command("cube.copy_scramble", "Copy scramble", page.copy_scramble, "copy", ("Ctrl+Shift+C",),
                "Copy the scramble as text", enabled=lambda: bool(model.scramble)),
        Command("cube.copy_moves", "Copy moves", page.copy_moves, "copy", ("Ctrl+M",), "Copy the moves as text",
                enabled=lambda: bool(game.moves)),
        Command("cube.copy", "Copy position", page.copy_position, "copy", ("Ctrl+C",), "Copy the facelets"),
        Command("cube.paste", "Paste moves or position", page.entry.paste, "save", ("Ctrl+V",),
                "Play the moves, or start from the facelets, in the clipboard"),
        Command("cube.enter", "Enter moves", page.focus_field, "edit", ("Ctrl+L",), "Go to the line for moves"),
        Command("cube.setup", "Enter a setup", page.focus_setup, "edit", ("Ctrl+Shift+L",),
                "Go to the line for moves that set the cube up before the others"),
        Command("cube.times_plot", "Plot of the times", page.show_times, "clock", ("Ctrl+Shift+T",),
                "Show this session's times solve by solve, or as a histogram"),
        Command("cube.view", "Reset view", page.view.reset_view, "cube", ("V",),
                "Look at the cube from the initial angle"),
        Command("cube.hidden_faces", "Show hidden faces", look.show_hidden_faces_next, "net", ("H",),
                "Choose how the hidden faces are shown: behind the cube, as a net, or not at all"),
        *(Command(f"cube.size_{variant}", phrase("Play the {cube}", cube=text),
                  partial(setattr, model, "variant", variant), "cube") for variant, text in VARIANTS),
        *(Command(f"cube.metric_{metric}", text, partial(setattr, model, "metric", metric), "formula")
          for metric, text in METRIC_COMMANDS),
        *_look_commands(page.view.look_round),
        *_turn_commands(model.turn, lambda: model.is_large),
    ]  # fmt: skip


def _look_commands(look_round: Callable[[float, float], object]) -> list[Command]:
    """Return the commands for Shift and the arrow keys, which call `look_round(yaw, pitch)`."""
    commands = []
    for name, yaw, pitch, text in LOOKS:
        look = partial(look_round, yaw * LOOK_STEP, pitch * LOOK_STEP)
        keys = (f"Shift+{name.capitalize()}",)
        commands.append(Command(f"cube.look_{name}", text, look, name, keys))
    return commands


def _turn_commands(play: Callable[[str], object], is_large: Callable[[], bool]) -> list[Command]:
    """Return a command for each turn, which calls `play(move)`; slices and wide turns need the 3x3x3."""
    commands = []
    for move, key, forward, back in TURN_KEYS:
        enabled = None if move in "UDLRFBxyz" else is_large
        for name, keys, tip in ((move, key, forward), (inverse_move(move), f"Shift+{key}", back)):
            portable = keys.replace("Shift+Alt", "Alt+Shift")
            words = phrase("Rotate {move}", move=name) if move in "xyz" else phrase("Turn {move}", move=name)
            group = phrase("Turn", context="a group of commands")
            commands.append(
                Command(f"cube.{name}", words, partial(play, name), "rotate", (portable,), tip, enabled, group=group)
            )
    return commands
