"""What a person can do on the 2048 page, declared once."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from app.services.actions import Command
from core.twenty48.puzzle import MOVES, SIZES

if TYPE_CHECKING:
    from app.twenty48.page import Twenty48Page

KEYS = {
    "left": ("Left", "A", "H"),
    "right": ("Right", "D", "L"),
    "up": ("Up", "W", "K"),
    "down": ("Down", "S", "J"),
}


def declared(page: Twenty48Page) -> list[Command]:
    """The page's commands, in the order of the command list; advice declares its own."""
    return [
        *(
            Command(f"2048.{move}", f"Move {move}", partial(page.play_move, move), move, KEYS[move],
                    f"Move all tiles {move}")
            for move in MOVES
        ),
        Command("2048.undo", "Undo", page.undo, "undo", ("Ctrl+Z", "Backspace"), "Take the last move back",
                enabled=lambda: page.can_undo),
        Command("2048.redo", "Redo", page.redo, "redo", ("Ctrl+Y", "Ctrl+Shift+Z"), "Play the move again",
                enabled=lambda: page.shown.can_redo),
        Command("2048.new", "New game", page.new_game, "restart", ("R", "Ctrl+N"), "Start again with two tiles"),
        Command("2048.games", "Games", page.shelf.open_finished, "library", ("G",), "Finished and saved games"),
        Command("2048.save", "Save game under a name", page.shelf.open_saved, "save", ("Ctrl+S",),
                "Save the game under a name, or load one"),
        Command("2048.replay", "Play or pause the replay", page.shelf.bar.toggle, "play", ("Space",),
                "Play the finished game on, or pause", enabled=lambda: page.shelf.replaying),
        Command("2048.back", "Back to my game", page.shelf.leave, "close", ("Esc",),
                "Leave the replay", enabled=lambda: page.shelf.replaying),
        Command("2048.train", "Train an adviser", page.open_training, "lab", (),
                "Watch a network learn to play, and use it"),
        Command("2048.export", "Export picture", page.export_picture, "export", ("Ctrl+E",),
                "Save the board as PNG, SVG or PDF"),
        Command("2048.copy", "Copy board", page.copy_board, "copy", ("Ctrl+C",), "Copy the board as text"),
        Command("2048.paste", "Paste board", page.paste_board, "save", ("Ctrl+V",),
                "Play from a board in the clipboard"),
        *(
            Command(f"2048.size{size}", f"Board {size}×{size}", partial(page.choose_size, size), "tiles", (),
                    f"Go to the game on {size}×{size}")
            for size in SIZES
        ),
    ]  # fmt: skip
