"""Command `statewalk sokoban blocks`: blocks and cut vertices of the floor, and the search behind it."""

from __future__ import annotations

import argparse
from typing import Any

from app.base.language.wording import format_count
from app.cli.command import JSON, Argument, CommandAnswer, Subcommand
from app.sokoban.cli.position import POSITION, cell, position
from core.sokoban.board import Board
from core.sokoban.path.blocks import Blocks, find_blocks


def _blocks(arguments: argparse.Namespace) -> CommandAnswer:
    state = position(arguments)
    board = state.board
    box = None if arguments.box is None else cell(board, arguments.box)
    found = find_blocks(state, box)
    answer = {"level": arguments.level, "box": None if box is None else list(board.xy(box)), **_facts(found, board)}
    return CommandAnswer(answer, _sentences(found, board))


def _facts(found: Blocks, board: Board) -> dict[str, Any]:
    """Return the answer for JSON: squares are [column, row], or "column,row" where they are keys."""
    squares = found.squares
    by_number = {square.number: square for square in squares.values()}
    names = {cell: "{},{}".format(*board.xy(cell)) for cell in squares}
    return {
        "squares": len(squares),
        "blocks": [[list(board.xy(cell)) for cell in block] for block in found.blocks],
        "cut_vertices": [list(board.xy(cell)) for cell in sorted(found.cut_vertices)],
        "number": {names[cell]: square.number for cell, square in squares.items()},
        "depth": {names[cell]: square.depth + 1 for cell, square in squares.items()},
        "low": {names[cell]: by_number[square.low].depth + 1 for cell, square in squares.items()},
        "low_number": {names[cell]: square.low for cell, square in squares.items()},
        "parent": {names[cell]: names.get(square.parent) for cell, square in squares.items()},
    }


def _sentences(found: Blocks, board: Board) -> str:
    """Return the answer as text; passages, blocks of two squares, are only counted."""
    passages = sum(len(block) == 2 for block in found.blocks)
    lines = [
        f"{format_count(len(found.squares), 'square')}, {format_count(len(found.blocks), 'block')}, of which "
        f"{format_count(passages, 'is a passage', 'are passages')} of two squares; "
        f"{format_count(len(found.cut_vertices), 'cut vertex', 'cut vertices')}"
    ]
    for number, block in enumerate(found.blocks, 1):
        if len(block) > 2:
            lines.append(f"block {number}: " + " ".join("{},{}".format(*board.xy(cell)) for cell in block))
    if found.cut_vertices:
        cuts = ("{},{}".format(*board.xy(cell)) for cell in sorted(found.cut_vertices))
        lines.append(f"cut vertices: {' '.join(cuts)}")
    return "\n".join(lines)


BLOCKS = Subcommand(
    _blocks,
    (
        *POSITION,
        Argument("--box", metavar="X,Y", help="column and row of a box to lift (default: none)"),
        JSON,
    ),
    "The floor is every square without a wall or a box; the square of the lifted box counts as floor. The man can walk "
    "from one side of the lifted box to another exactly if both sides share a block with its square. In JSON, number, "
    "depth, low and parent describe a depth-first search that starts at the man: depth is 1 at a root, and low is the "
    "least depth that a square or its descendants lead back to. A square other than a root is a cut vertex exactly if "
    "low of one of its children is at least its own depth.",
)
