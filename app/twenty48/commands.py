"""Commands of the 2048 page."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from app.base.actions import Command
from app.twenty48.board.words import MOVING
from app.twenty48.model.model import Twenty48Model
from core.base.words import phrase
from core.twenty48.puzzle import MOVES
from core.twenty48.shape import SQUARES

if TYPE_CHECKING:
    from app.twenty48.page import Twenty48Page

KEYS = {
    "left": ("Left", "A", "H"),  # not shown
    "right": ("Right", "D", "L"),  # not shown
    "up": ("Up", "W", "K"),  # not shown
    "down": ("Down", "S", "J"),  # not shown
}
TIPS = {
    "left": phrase("Move all tiles left"),
    "right": phrase("Move all tiles right"),
    "up": phrase("Move all tiles up"),
    "down": phrase("Move all tiles down"),
}


def declare_commands(page: Twenty48Page, model: Twenty48Model) -> list[Command]:
    """Return the page's commands, in the order of the command list."""
    assistant = model.assistant
    return [
        *(
            Command(f"2048.{move}", MOVING[move], partial(model.press, move), move, KEYS[move], TIPS[move])
            for move in MOVES
        ),
        Command("2048.undo", "Undo", model.undo, "undo", ("Ctrl+Z", "Backspace"), "Take the last move back",
                enabled=lambda: model.can_undo),
        Command("2048.redo", "Redo", model.redo, "redo", ("Ctrl+Y", "Ctrl+Shift+Z"), "Play the move again",
                enabled=lambda: model.can_redo),
        Command("2048.new", "New game", model.new_game, "restart", ("R", "Ctrl+N"), "Start again with two tiles"),
        Command("2048.games", "Games", page.open_finished_games, "library", ("G",), "Finished and saved games"),
        Command("2048.save", "Save game under a name", page.open_saved_games, "save", ("Ctrl+S",),
                "Save the game under a name, or load one"),
        Command("2048.replay", "Play or pause the replay", page.replay_bar.toggle, "play", ("Space",),
                "Play the finished game on, or pause", enabled=lambda: model.replaying),
        Command("2048.mistake", "Next mistake", model.mistakes.go_to_next, "warn", ("N",),
                "Go to the board before the next of the costliest moves", enabled=lambda: model.replaying),
        Command("2048.on", "Play on from here", model.play_on, "copy", ("C",),
                "Go on from this board of the replay with a copy of its game", enabled=lambda: model.can_play_on),
        Command("2048.back", "Back to my game", model.leave, "close", ("Esc",),
                "Leave the replay, or the board that is edited", enabled=lambda: not model.in_play),
        Command("2048.again", "Back to the replay", model.go_back_to_replay, "branch", ("Alt+Z",),
                "Return to the replay that you left last, at the same move",
                enabled=lambda: model.left_replay is not None and not model.replaying),
        Command("2048.edit", "Edit the board", model.edit, "edit", ("E",),
                "Set tiles by click, and play from there", enabled=lambda: model.draft is None),
        Command("2048.edit.done", "Play from the edited board", model.play_draft, "play", ("Return", "Enter"),
                "Play from this board", enabled=lambda: model.can_play_draft),
        Command("2048.train", "Train an adviser", page.open_training, "lab", (),
                "Watch a network learn to play, and use it"),
        Command("2048.export", "Export picture", page.export_picture, "export", ("Ctrl+E",),
                "Save the board as PNG, SVG or PDF"),
        Command("2048.copy_picture", "Copy picture", page.copy_picture, "copy", (),
                "Put a picture of the board into the clipboard"),
        Command("2048.copy", "Copy board", page.copy_board, "copy", ("Ctrl+C",), "Copy the board as text"),
        Command("2048.paste", "Paste board", page.paste_board, "save", ("Ctrl+V",),
                "Play from a board in the clipboard"),
        *(
            Command(f"2048.size{shape.option_value}", phrase("Board {board}", board=shape.title),
                    partial(setattr, model, "shape", shape), "tiles", (),
                    phrase("Go to the game on {board}", board=shape.title))
            for shape in SQUARES
        ),
        Command("2048.shape", "Other board: rows and columns", page.choose_board, "tiles", (),
                "Choose rows and columns, 3×4 for instance, and go to the game on that board"),
        Command("2048.values", "Values of the four moves", assistant.toggle_values, "tiles", ("V",),
                "Show or hide what each move is worth", checked=lambda: assistant.values_shown),
        Command("2048.hint", "Hint", assistant.give_hint, "bulb", ("T",), "Point to the best move",
                enabled=lambda: assistant.possible),
        Command("2048.best", "Play best move", assistant.play_best, "next", ("B",), "Play the best move",
                enabled=lambda: assistant.can_play),
        Command("2048.auto", "Play to the end", assistant.toggle_autoplay, "play", ("P",),
                "Play the best moves until the game ends; any key stops it", enabled=lambda: assistant.can_play),
        Command("2048.finish", "Play to the end at once", assistant.finish, "next", ("Shift+P",),
                "Work out the best moves until the game ends, and show the last board",
                enabled=lambda: assistant.can_play and not assistant.finishing),
    ]  # fmt: skip
