"""Everything a person can do on the cube page, but what its timer and its playback add."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from app.cube.board.keys import look_commands, turn_commands
from app.cube.model import METRICS, VARIANTS
from app.services.actions import Command
from core.cube.metrics import Metric

if TYPE_CHECKING:
    from app.cube.page import CubePage


def page_commands(page: CubePage) -> Sequence[Command]:
    """The page's commands; the order is that of the command list."""
    model, game = page.model, page.model.session
    return [
        Command("cube.undo", "Undo", model.undo, "undo", ("Ctrl+Z", "Backspace"), "Take the last move back",
                enabled=lambda: model.can_undo),
        Command("cube.redo", "Redo", game.redo, "redo", ("Ctrl+Y", "Ctrl+Shift+Z"),
                "Play the move again", enabled=lambda: game.can_redo),
        Command("cube.scramble", "New scramble", model.begin_random, "shuffle", ("N",),
                "Scramble the cube; undo brings this one back"),
        Command("cube.solved", "Start from solved", model.begin_solved, "restart", ("Ctrl+N",),
                "Begin with a solved cube; undo brings this one back"),
        Command("cube.solve", "Solve this cube", page.solving.solve, "bulb", ("Ctrl+Return",),
                "Find a short solution and lay it out", enabled=lambda: not game.solved),
        Command("cube.others", "Find other solutions", page.solving.find_others, "bulb", (),
                "Search for more solutions of the proved length", enabled=lambda: page.solving.has_others),
        Command("cube.cancel", "End the search", page.solving.cancel, "close", (),
                "Stop proving; what is known so far stays", enabled=lambda: page.solving.running),
        Command("cube.edit", "Paint stickers", page.edit, "net", ("Ctrl+P",), "Enter a cube sticker by sticker"),
        Command("cube.patterns", "Patterns", page.open_patterns, "tiles", ("Ctrl+B",),
                "Turn a solved cube into one of many patterns", enabled=lambda: model.is_large),
        Command("cube.export", "Export picture", page.export_picture, "export", ("Ctrl+E",),
                "Save the cube as PNG, SVG or PDF"),
        Command("cube.copy_scramble", "Copy scramble", page.copy_scramble, "copy", ("Ctrl+Shift+C",),
                "Copy the scramble as text", enabled=lambda: bool(model.scramble)),
        Command("cube.copy_moves", "Copy moves", page.copy_moves, "copy", ("Ctrl+M",), "Copy the moves as text",
                enabled=lambda: bool(game.moves)),
        Command("cube.copy", "Copy position", page.copy_position, "copy", ("Ctrl+C",), "Copy the facelets"),
        Command("cube.paste", "Paste moves or position", page.entry.paste, "save", ("Ctrl+V",),
                "Play the moves, or start from the facelets, in the clipboard"),
        Command("cube.enter", "Enter moves", page.focus_field, "edit", ("Ctrl+L",), "Go to the line for moves"),
        Command("cube.view", "Reset view", page.view.reset_view, "cube", ("V",), "Look at the cube as at first"),
        *(Command(f"cube.size_{variant}", f"Play the {text}", partial(setattr, model, "variant", variant), "cube")
          for variant, text in VARIANTS),
        *(Command(f"cube.metric_{metric}", f"Count {text.lower()}",
                  partial(setattr, model, "metric", Metric(metric)), "formula") for metric, text in METRICS),
        *look_commands(page.view.look_round),
        *turn_commands(model.turn, lambda: model.is_large),
    ]  # fmt: skip
