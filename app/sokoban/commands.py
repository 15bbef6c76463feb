"""Commands of the Sokoban page."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from app.base.actions import Command, in_group
from app.sokoban.library.descriptions import describe_level
from app.sokoban.play.history_rows import BY_BOX, BY_MOVE, BY_PUSH
from app.sokoban.plots.switcher import DEPTHS, SOLUTION, WALK
from core.base.words import phrase
from core.sokoban.transform import Symmetry

if TYPE_CHECKING:
    from app.sokoban.page import SokobanPage

ZOOM_STEP = 1.25
HEADER = ("levels", "previous", "next", "undo", "redo", "restart", "kept", "browse", "export_card")
"""Commands with a button in the header; the first one stands beside the title."""
PLAY_TOOLS = ("blocks", "pull", "rotate", "mirror", "zoom_out", "zoom_in")
"""Commands with a button in the panel, beside the play options."""


def page_commands(page: SokobanPage) -> Sequence[Command]:
    """Return the page's commands in the order of the command list."""
    return (
        *in_group(phrase("Take back"), _history(page)),
        *in_group(phrase("Play", context="a group of options"), _play(page)),
        *in_group(phrase("Solve"), _solve(page)),
        *in_group(phrase("View", context="a group of commands"), _view(page)),
        *in_group(phrase("Levels"), _levels(page)),
        *in_group(phrase("Copy and paste"), _exchange(page)),
    )


def _history(page: SokobanPage) -> Sequence[Command]:
    model, game, history = page.model, page.model.session, page.model.history
    back = lambda: game.can_undo  # noqa: E731
    onward = lambda: game.can_redo  # noqa: E731

    def undo(mode: str = "") -> Callable[[], None]:
        return lambda: model.go(history.find_previous_stop(game.position, mode))

    def redo(mode: str = "") -> Callable[[], None]:
        return lambda: model.go(history.find_next_stop(game.position, mode))

    return (
        Command("sokoban.undo", "Undo", undo(), "undo", ("Ctrl+Z",),
                "Undo the last row of the history: a push, a move or a box", enabled=back),
        Command("sokoban.redo", "Redo", redo(), "redo", ("Ctrl+Shift+Z", "Ctrl+Y"),
                "Redo the next row of the history", enabled=onward),
        Command("sokoban.undo_move", "Undo one move", undo(BY_MOVE), "prev", ("Backspace",),
                "Take back one step of the man", enabled=back),
        Command("sokoban.redo_move", "Redo one move", redo(BY_MOVE), "next", ("Shift+Backspace",),
                "Play one step of the history again", enabled=onward),
        Command("sokoban.undo_push", "Undo one push", undo(BY_PUSH), "undo", ("Ctrl+Backspace",),
                "Take back the last push and the walk after it", enabled=back),
        Command("sokoban.redo_push", "Redo one push", redo(BY_PUSH), "redo", ("Ctrl+Shift+Backspace",),
                "Play up to the next push of the history again", enabled=onward),
        Command("sokoban.undo_box", "Undo one box", undo(BY_BOX), "undo", ("Alt+Backspace",),
                "Take back every push of the box that was pushed last", enabled=back),
        Command("sokoban.redo_box", "Redo one box", redo(BY_BOX), "redo", ("Alt+Shift+Backspace",),
                "Play every push of the next box again", enabled=onward),
        Command("sokoban.restart", "Back to the start", lambda: model.go_at_once(0), "restart", ("Home", "Ctrl+R"),
                "Go back to the start of the level; redo brings everything back", enabled=back),
        Command("sokoban.branch", "Back to the previous line", model.take_branch_left_last, "branch", ("Alt+Z",),
                "Bring back the moves that were undone before other moves were made; again switches back",
                enabled=lambda: bool(game.branches)),
        Command("sokoban.end", "To the end of the history", lambda: model.go_at_once(len(game.moves)), "redo",
                ("End",), "Go to the last move of the history", enabled=onward),
    )  # fmt: skip


def _play(page: SokobanPage) -> Sequence[Command]:
    model, board, lift = page.model, page.board, page.board.lift
    return (
        Command("sokoban.keep", "Keep a snapshot", page.saved.keep, "save", ("Ctrl+S",),
                "Keep this position, to come back to it at any time"),
        Command("sokoban.kept", "Solutions of this level", page.show_solutions, "solutions", ("Ctrl+G",),
                "List your solutions, those in the file and those of the program, and your snapshots"),
        Command("sokoban.snapshots", "Snapshots of this level", page.show_snapshots, "solutions", ("Ctrl+Shift+G",),
                "Go back to a position you have kept"),
        Command("sokoban.pull", "Play backwards", page.toggle_pulling, "pull", ("Shift+B",),
                "Pull the boxes from the goals to where they began; Shift and an arrow pulls",
                checked=lambda: model.pulling),
        Command("sokoban.man", "Show where the man can go", lambda: lift.take(board.state.man), "man", ("G",),
                "Light the squares the man can walk to"),
        Command("sokoban.next_box", "Select the next box", lambda: board.lift_next(1), "box", (),
                "Lift a box with the keyboard: choose a square with the arrow keys, push with "
                    "Enter. Tab does the same"),
        Command("sokoban.previous_box", "Select the previous box", lambda: board.lift_next(-1), "box", (),
                "Lift the box before this one"),
    )  # fmt: skip


def _solve(page: SokobanPage) -> Sequence[Command]:
    model, game, solving, improving = page.model, page.model.session, page.solving, page.improving

    def back() -> None:
        position = model.last_open()
        if position is not None:
            model.go(position)

    return (
        Command("sokoban.solve", "Solve", solving.solve, "bulb", ("Ctrl+Return",),
                "Find a solution from here, an optimal one if it can be proved", enabled=lambda: solving.possible),
        Command("sokoban.next_push", "Next push", solving.next_push, "next", ("Shift+N",),
                "Show the next push of a solution, or the next pull when playing backwards; press "
                    "again to play it",
                enabled=lambda: solving.possible),
        Command("sokoban.hint", "Hint: which box is next", solving.name_box, "box", ("Q",),
                "Show which box a known solution pushes next",
                enabled=lambda: solving.possible),
        Command("sokoban.solvable", "Is it still solvable?", solving.say_solvable, "check", ("Shift+Q",),
                "Show only whether this position can be solved, not how",
                enabled=lambda: not (game.is_solved or model.too_large)),
        Command("sokoban.last_solvable", "Back to the last solvable position", back, "undo",
                ("Shift+Home",), "Go back to the last position that is not known to be deadlocked",
                enabled=lambda: model.loss_verdict is not None and model.last_open() is not None),
        Command("sokoban.improve", "Improve these moves", improving.improve, "improve", ("Shift+I",),
                "Look for a shorter sequence of moves close to this game or to the best solution",
                enabled=lambda: improving.possible),
        Command("sokoban.improve_from", "Improve from here on", improving.select_from_here, "improve", ("[",),
                "Improve the rows of the history from this position on", enabled=lambda: game.can_redo),
        Command("sokoban.improve_to", "Improve up to here", improving.select_to_here, "improve", ("]",),
                "Improve the rows of the history up to this position", enabled=lambda: game.can_undo),
        Command("sokoban.improve_whole", "Improve all rows again", improving.select_all, "improve", (),
                "Clear the selection of rows", enabled=lambda: improving.selected_stretch is not None),
    )  # fmt: skip


def _view(page: SokobanPage) -> Sequence[Command]:
    model, viewport = page.model, page.board.viewport
    return (
        Command("sokoban.rotate", "Rotate the level", lambda: model.turn(Symmetry.ROTATE_RIGHT), "rotate", ("R",),
                "Rotate the view clockwise; the game goes on"),
        Command("sokoban.rotate_left", "Rotate the level to the left", lambda: model.turn(Symmetry.ROTATE_LEFT),
                "rotate", ("Shift+R",), "Rotate the view anticlockwise"),
        Command("sokoban.mirror", "Mirror the level", lambda: model.turn(Symmetry.MIRROR_HORIZONTAL), "mirror", ("M",),
                "Swap left and right; the game goes on"),
        Command("sokoban.upright", "Show the level as it was made", lambda: model.turn(model.symmetry.inverse),
                "restart", (), "Neither turned nor mirrored",
                enabled=lambda: model.symmetry is not Symmetry.IDENTITY),
        Command("sokoban.zoom_in", "Zoom in", lambda: viewport.zoom_by(ZOOM_STEP), "plus", ("+", "="),
                "Show the squares larger; Ctrl and the wheel zoom at the pointer"),
        Command("sokoban.zoom_out", "Zoom out", lambda: viewport.zoom_by(1 / ZOOM_STEP), "minus", ("-",),
                "Show more of the level", enabled=lambda: viewport.zoom > 1),
        Command("sokoban.fit", "Show the whole level", viewport.zoom_out, "expand", ("0",),
                "Make the level as large as the window", enabled=lambda: viewport.zoom > 1),
        Command("sokoban.blocks", "Blocks and cut vertices", page.blocks.toggle, "blocks", ("B",),
                "Tint the blocks of the floor and mark the squares where they meet",
                checked=lambda: page.blocks.is_shown),
        Command("sokoban.hide_blocks", "Hide blocks and cut vertices", page.blocks.toggle, "close", (),
                "Show the floor as it is", enabled=lambda: page.blocks.is_shown),
        Command("sokoban.grow", "Show the search for the lifted box step by step", page.growth.start, "tree", ("T",),
                "See how the squares within reach are found, node by node, up to the square under the pointer",
                enabled=lambda: page.growth.possible),
        Command("sokoban.depths", "Plot the depths of the level", lambda: page.show_plot(DEPTHS), "lab", (),
                "Number of positions at each depth, in pushes"),
        Command("sokoban.walk", "Plot a random pusher", lambda: page.show_plot(WALK), "lab", (),
                "Where random pushes lead from here"),
        Command("sokoban.solution", "Plot the solution", lambda: page.show_plot(SOLUTION), "lab", (),
                "Every push of the best solution, and the walk before it"),
    )  # fmt: skip


def _levels(page: SokobanPage) -> Sequence[Command]:
    model = page.model
    return (
        Command("sokoban.previous", "Previous level", lambda: model.open_level(model.index - 1), "prev",
                ("PgUp", "P"), enabled=lambda: model.index > 0),
        Command("sokoban.next", "Next level", lambda: model.open_level(model.index + 1), "next",
                ("PgDown", "N"), enabled=lambda: model.index + 1 < len(model.level_set.levels)),
        Command("sokoban.next_unsolved", "Next unsolved level", page.go_to_next_unsolved_level, "next", ("U", "Ctrl+U"),
                "Go to the next level that you have not solved; after the last comes the first"),
        Command("sokoban.levels", "Choose a level", page.show_levels, "chev", ("Ctrl+L",),
                "List all levels, with your best results; type a number to go to that level"),
        Command("sokoban.about", "About this level", page.show_about, "info", ("I",),
                "Read the authors and notes of the level and its collection",
                enabled=lambda: describe_level(model.level_set, model.index).says_more),
        Command("sokoban.own", "Open the Statewalk levels", page.open_own, "sokoban", (),
                "Go back to the levels that come with the program", enabled=lambda: not model.is_own),
        *page.library.commands(),
    )  # fmt: skip


def _exchange(page: SokobanPage) -> Sequence[Command]:
    text = page.text
    return (
        Command("sokoban.paste", "Paste levels or moves", page.paste, "plus", ("Ctrl+V",),
                "Play what the clipboard has: a level, a link to one, a picture of one, or moves of this level"),
        Command("sokoban.picture", "Open a picture of a level", page.picture.ask_for_picture, "open", (),
                "Read a level from an image file; you identify each kind of tile once"),
        Command("sokoban.paste_moves", "Paste moves", text.paste_moves, "plus", ("Ctrl+Shift+V",),
                "Check the moves in the clipboard (LURD) and get them ready to play"),
        Command("sokoban.copy", "Copy position", text.copy_position, "copy", ("Ctrl+C",), "Copy the board as text"),
        Command("sokoban.copy_level", "Copy level", text.copy_level, "copy", (),
                "Copy the level as it begins, as text"),
        Command("sokoban.copy_link", "Copy link to level", text.copy_link, "copy", (),
                "Copy a link that opens the level in a browser, and here when it is pasted"),
        Command("sokoban.copy_moves", "Copy moves", text.copy_moves, "copy", ("Ctrl+Shift+C",),
                "Copy the moves played so far, or those ready to be played, as LURD text",
                enabled=lambda: bool(page.model.session.moves)),
        *page.export.commands(),
    )  # fmt: skip
