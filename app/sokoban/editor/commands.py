"""Commands of the level editor."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from app.base.actions import Command
from app.base.language.words import translate
from app.sokoban.editor.actions import DraftActions
from app.sokoban.editor.canvas import DraftCanvas
from app.sokoban.editor.solver import DraftSolver
from core.base.puzzle import InputError
from core.base.words import phrase
from core.sokoban.draft.grid import Draft, Tool, shift_draft, transform_draft, without_outside
from core.sokoban.transform import Symmetry

_TOOLS = {
    Tool.WALL: (phrase("Tool: wall"), phrase("Draw walls")),
    Tool.FLOOR: (phrase("Tool: floor"), phrase("Draw floor")),
    Tool.GOAL: (phrase("Tool: goal"), phrase("Place goals")),
    Tool.BOX: (phrase("Tool: box"), phrase("Place boxes")),
    Tool.MAN: (phrase("Tool: man"), phrase("Place the man")),
    Tool.ERASE: (
        phrase("Tool: erase"),
        phrase("Take away what is on top; the right button does so with every tool"),
    ),
}
_SIDES = (
    ("left", "left", phrase("Add a column at the left"), phrase("Remove the column at the left")),
    ("top", "up", phrase("Add a row at the top"), phrase("Remove the row at the top")),
    ("right", "right", phrase("Add a column at the right"), phrase("Remove the column at the right")),
    ("bottom", "down", phrase("Add a row at the bottom"), phrase("Remove the row at the bottom")),
)
_WAYS = (
    ("left", (-1, 0), phrase("Move everything left"), phrase("Move the whole level left by one square")),
    ("up", (0, -1), phrase("Move everything up"), phrase("Move the whole level up by one square")),
    ("right", (1, 0), phrase("Move everything right"), phrase("Move the whole level right by one square")),
    ("down", (0, 1), phrase("Move everything down"), phrase("Move the whole level down by one square")),
)


def editor_commands(
    draft: DraftActions,
    canvas: DraftCanvas,
    solver: DraftSolver,
    *,
    save: Callable[[], None],
    leave: Callable[[], None],
    set_tool: Callable[[Tool], None],
) -> Sequence[Command]:
    """Return the editor's commands in the order of the command list."""
    return (
        *_work(draft, save, leave),
        *_tools(canvas, set_tool),
        *_make_whole_level_commands(draft),
        *_solver(solver),
        *_edges(canvas),
        *_sight(canvas),
    )


def _work(draft: DraftActions, save: Callable[[], None], leave: Callable[[], None]) -> Sequence[Command]:
    drafting = draft.drafting
    playable = lambda: drafting.inspection.playable  # noqa: E731
    return (
        Command("editor.play", "Play this level", draft.try_level, "play", ("Ctrl+Return", "F5"),
                "Try the level; the draft is kept", enabled=playable),
        Command("editor.undo", "Undo", drafting.undo, "undo", ("Ctrl+Z",), "Take back the last step",
                enabled=lambda: drafting.can_undo),
        Command("editor.redo", "Redo", drafting.redo, "redo", ("Ctrl+Shift+Z", "Ctrl+Y"),
                "Do again what was taken back", enabled=lambda: drafting.can_redo),
        Command("editor.new", "New level", draft.ask_for_size, "plus", ("Ctrl+N",),
                "Begin with an empty room; undo brings this level back"),
        Command("editor.save", "Save to collection", save, "save", ("Ctrl+S",),
                "Save the level, even unfinished, to the collection named in the panel"),
        Command("editor.copy", "Copy as text", draft.copy_text, "copy", ("Ctrl+C",), "Copy the level as text"),
        Command("editor.paste", "Paste a level", draft.paste_text, "plus", ("Ctrl+V",),
                "Go on with the level in the clipboard; undo brings this one back"),
        Command("editor.export", "Export picture", draft.export_picture, "export", ("Ctrl+E",),
                "Save the level as PNG, SVG or PDF"),
        Command("editor.leave", "Leave the editor", leave, "close", ("Ctrl+D",),
                "Go back to playing; the draft is kept"),
    )  # fmt: skip


def _tools(canvas: DraftCanvas, set_tool: Callable[[Tool], None]) -> Sequence[Command]:
    return (
        *(
            Command(
                f"editor.{tool}",
                text,
                partial(set_tool, tool),
                tool.value,
                (str(key),),
                phrase("{what}. Shift and drag for a rectangle, Ctrl and click to fill", what=what),
                checked=partial(lambda tool: canvas.tool is tool, tool),
            )
            for key, (tool, (text, what)) in enumerate(_TOOLS.items(), 1)
        ),
        Command("editor.fill", "Fill here", canvas.fill_here, "expand", ("F",),
                "Fill all connected squares that look like the one under the pointer"),
    )  # fmt: skip


def _make_whole_level_commands(draft: DraftActions) -> Sequence[Command]:
    drafting = draft.drafting

    def change(operation: Callable[[Draft], Draft]) -> None:
        try:
            draft.change(operation(drafting.current))
        except InputError as error:
            draft.refuse(translate(error.sentence))

    def turn(symmetry: Symmetry) -> Callable[[], None]:
        return lambda: change(lambda draft: transform_draft(draft, symmetry))

    def move(dx: int, dy: int) -> Callable[[], None]:
        return lambda: change(lambda draft: shift_draft(draft, dx, dy))

    return (
        Command("editor.rotate", "Rotate to the right", turn(Symmetry.ROTATE_RIGHT), "rotate", ("R",),
                "Turn the level a quarter to the right"),
        Command("editor.rotate_left", "Rotate to the left", turn(Symmetry.ROTATE_LEFT), "rotate", ("Shift+R",),
                "Turn the level a quarter to the left"),
        Command("editor.mirror", "Mirror left and right", turn(Symmetry.MIRROR_HORIZONTAL), "mirror", ("M",),
                "Exchange left and right"),
        Command("editor.flip", "Mirror up and down", turn(Symmetry.MIRROR_VERTICAL), "mirror", ("Shift+M",),
                "Exchange up and down"),
        Command("editor.trim", "Trim", draft.trim, "crop", ("T",),
                "Take away floor outside of the walls and empty columns and rows"),
        Command("editor.outside", "Clear floor outside", lambda: change(without_outside), "erase", ("O",),
                "Remove floor outside the walls"),
        *(
            Command(f"editor.move_{name}", text, move(*way), name, (f"Alt+Shift+{name.capitalize()}",), tip)
            for name, way, text, tip in _WAYS
        ),
    )  # fmt: skip


def _solver(solver: DraftSolver) -> Sequence[Command]:
    return (
        Command("editor.walls", "Show which walls matter", solver.toggle_walls, "wall", ("W",),
                "For each wall that the man can touch, solve the level again without it",
                checked=lambda: solver.walls_shown),
    )  # fmt: skip


def _edges(canvas: DraftCanvas) -> Sequence[Command]:
    commands = []
    for side, (name, arrow, add, remove) in enumerate(_SIDES):
        key = arrow.capitalize()
        if side % 2 == 0:
            larger = phrase("Make the grid larger by one column")
            smaller = phrase("Make the grid smaller by one column")
        else:
            larger, smaller = phrase("Make the grid larger by one row"), phrase("Make the grid smaller by one row")
        commands += [
            Command(f"editor.add_{name}", add, partial(canvas.change_edge, side, 1), "plus", (f"Ctrl+{key}",),
                    larger),
            Command(f"editor.cut_{name}", remove, partial(canvas.change_edge, side, -1), "minus",
                    (f"Ctrl+Shift+{key}",), smaller),
        ]  # fmt: skip
    return commands


def _sight(canvas: DraftCanvas) -> Sequence[Command]:
    return (
        Command("editor.closer", "Zoom in", lambda: canvas.zoom_to(canvas.zoom * 1.25), "plus", ("+", "="),
                "Look closer; Ctrl and the wheel do so at the pointer"),
        Command("editor.farther", "Zoom out", lambda: canvas.zoom_to(canvas.zoom / 1.25), "minus", ("-",),
                "See more of the level"),
        Command("editor.fit", "Show the whole level", lambda: canvas.zoom_to(1.0), "expand", ("0",),
                "Make the level fit the window"),
    )  # fmt: skip
