"""Everything a person can do in the level editor."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from app.services.actions import Command
from app.sokoban.editor.actions import DraftActions
from app.sokoban.editor.canvas import Canvas
from app.sokoban.editor.solver import DraftSolver
from core.puzzle import InputError
from core.sokoban.draft.grid import Draft, Tool, moved, transformed, without_outside
from core.sokoban.transform import Symmetry

_TIPS = {
    Tool.WALL: "Draw walls",
    Tool.FLOOR: "Draw floor",
    Tool.GOAL: "Place goals",
    Tool.BOX: "Place boxes",
    Tool.MAN: "Place the man",
    Tool.ERASE: "Take away what is on top; the right button does so with every tool",
}
_SIDES = (("left", "Left"), ("top", "Up"), ("right", "Right"), ("bottom", "Down"))
_WAYS = (("left", (-1, 0)), ("up", (0, -1)), ("right", (1, 0)), ("down", (0, 1)))


def editor_commands(
    draft: DraftActions,
    canvas: Canvas,
    solver: DraftSolver,
    *,
    save: Callable[[], None],
    leave: Callable[[], None],
    set_tool: Callable[[Tool], None],
) -> Sequence[Command]:
    """The editor's commands; the order is that of the command list."""
    return (
        *_work(draft, save, leave),
        *_tools(canvas, set_tool),
        *_whole(draft),
        *_solver(solver),
        *_edges(canvas),
        *_sight(canvas),
    )


def _work(draft: DraftActions, save: Callable[[], None], leave: Callable[[], None]) -> Sequence[Command]:
    drafting = draft.drafting
    playable = lambda: drafting.inspection.playable  # noqa: E731
    return (
        Command("editor.play", "Play this level", draft.try_level, "play", ("Ctrl+Return", "F5"),
                "Try the level; the draft waits for you", enabled=playable),
        Command("editor.undo", "Undo", drafting.undo, "undo", ("Ctrl+Z",), "Take back the last step",
                enabled=lambda: drafting.can_undo),
        Command("editor.redo", "Redo", drafting.redo, "redo", ("Ctrl+Shift+Z", "Ctrl+Y"),
                "Do again what was taken back", enabled=lambda: drafting.can_redo),
        Command("editor.new", "New level", draft.ask_for_size, "plus", ("Ctrl+N",),
                "Begin with an empty room; undo brings this level back"),
        Command("editor.save", "Save to collection", save, "save", ("Ctrl+S",),
                "Save the level to the collection named in the panel", enabled=playable),
        Command("editor.copy", "Copy as text", draft.copy_text, "copy", ("Ctrl+C",), "Copy the level as text"),
        Command("editor.paste", "Paste a level", draft.paste_text, "plus", ("Ctrl+V",),
                "Go on with the level in the clipboard; undo brings this one back"),
        Command("editor.export", "Export picture", draft.export_picture, "export", ("Ctrl+E",),
                "Save the level as PNG, SVG or PDF"),
        Command("editor.leave", "Leave the editor", leave, "close", ("Ctrl+D",),
                "Go back to playing; the draft is kept"),
    )  # fmt: skip


def _tools(canvas: Canvas, set_tool: Callable[[Tool], None]) -> Sequence[Command]:
    return (
        *(
            Command(
                f"editor.{tool}",
                f"Tool: {tool}",
                partial(set_tool, tool),
                tool.value,
                (str(key),),
                f"{_TIPS[tool]}. Shift and drag for a rectangle, Ctrl and click to fill",
                checked=partial(lambda tool: canvas.tool is tool, tool),
            )
            for key, tool in enumerate(Tool, 1)
        ),
        Command("editor.fill", "Fill here", canvas.fill_here, "expand", ("F",),
                "Fill all connected squares that look like the one under the pointer"),
    )  # fmt: skip


def _whole(draft: DraftActions) -> Sequence[Command]:
    drafting = draft.drafting

    def change(operation: Callable[[Draft], Draft]) -> None:
        try:
            draft.change(operation(drafting.current))
        except InputError as error:
            draft.refuse(str(error))

    def turn(symmetry: Symmetry) -> Callable[[], None]:
        return lambda: change(lambda draft: transformed(draft, symmetry))

    def move(dx: int, dy: int) -> Callable[[], None]:
        return lambda: change(lambda draft: moved(draft, dx, dy))

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
                "Floor outside of the walls becomes nothing"),
        *(
            Command(f"editor.move_{name}", f"Move everything {name}", move(*way), name, (f"Alt+{name.capitalize()}",),
                    f"Move the whole level {name} by one square")
            for name, way in _WAYS
        ),
    )  # fmt: skip


def _solver(solver: DraftSolver) -> Sequence[Command]:
    return (
        Command("editor.walls", "Show which walls matter", solver.toggle_walls, "wall", ("W",),
                "Solve the level again without each wall that the man can touch",
                checked=lambda: solver.walls_shown),
    )  # fmt: skip


def _edges(canvas: Canvas) -> Sequence[Command]:
    commands = []
    for side, (name, arrow) in enumerate(_SIDES):
        line = "column" if side % 2 == 0 else "row"
        commands += [
            Command(f"editor.add_{name}", f"Add a {line} at the {name}", partial(canvas.change_edge, side, 1),
                    "plus", (f"Ctrl+{arrow}",), f"Make the grid larger by one {line}"),
            Command(f"editor.cut_{name}", f"Remove the {line} at the {name}",
                    partial(canvas.change_edge, side, -1), "minus", (f"Ctrl+Shift+{arrow}",),
                    f"Make the grid smaller by one {line}"),
        ]  # fmt: skip
    return commands


def _sight(canvas: Canvas) -> Sequence[Command]:
    return (
        Command("editor.closer", "Zoom in", lambda: canvas.zoom_to(canvas.zoom * 1.25), "plus", ("+", "="),
                "Look closer; Ctrl and the wheel do so at the pointer"),
        Command("editor.farther", "Zoom out", lambda: canvas.zoom_to(canvas.zoom / 1.25), "minus", ("-",),
                "See more of the level"),
        Command("editor.fit", "Show the whole level", lambda: canvas.zoom_to(1.0), "expand", ("0",),
                "Make the level fit the window"),
    )  # fmt: skip
