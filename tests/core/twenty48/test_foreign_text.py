"""Boards are read as other programs write them."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.base.puzzle import InputError
from core.twenty48.puzzle import PUZZLE

BOARD = bytes([1, 0, 4, 0, 0, 3, 0, 0, 10, 0, 2, 15, 0, 0, 0, 1])
ROWS = [[1 << cell if cell else 0 for cell in BOARD[start : start + 4]] for start in range(0, 16, 4)]
FLAT = [tile for row in ROWS for tile in row]


def table(side: str, rule: str) -> str:
    lines = (side + side.join(f"{tile or ' ':>6} " for tile in row) + side for row in ROWS)
    return f"{rule}\n" + "".join(f"{line}\n{rule}\n" for line in lines)


@pytest.mark.parametrize(
    "text",
    [
        ",".join(map(str, FLAT)),
        " ".join(map(str, FLAT)),
        str(FLAT),
        str(tuple(FLAT)),
        str(ROWS),
        str(ROWS).replace("0", "None").replace("1None24", "1024"),
        json.dumps([[tile or None for tile in row] for row in ROWS], indent=1),
        json.dumps([[str(tile or "") for tile in row] for row in ROWS]),
        str(ROWS).replace(",", ""),
        str(ROWS).replace("], ", ".]\n ").replace(", ", ". "),
        str(ROWS).replace("[", "{").replace("]", "}") + ";",
        "; ".join(" ".join(map(str, row)) for row in ROWS),
        "\r\n".join(",".join(map(str, row)) + "," for row in ROWS),
        "\n".join("\t".join(str(tile or "-") for tile in row) for row in ROWS),
        "\n".join(" ".join(str(tile or "_") for tile in row) for row in ROWS),
        "\ufeff" + "\n".join(" ".join(str(tile or "·") for tile in row) for row in ROWS),
        table("|", "+------+------+------+------+"),
        table("│", "├──────┼──────┼──────┼──────┤"),
        table("|", ""),
        "".join(f"{cell:x}" for cell in BOARD),
        "0x" + "".join(f"{cell:X}" for cell in BOARD) + "ULL",
        "https://2048verse.com/p/" + "".join(f"{cell:x}" for cell in BOARD),
        json.dumps({"board": ROWS, "over": False}),
    ],
)
def test_a_board_of_another_program(text: str) -> None:
    board = PUZZLE.parse(text)
    assert (board.cells, board.rows, board.score) == (BOARD, 4, 0)


def test_leading_zeros_of_a_number_are_empty_cells() -> None:
    assert PUZZLE.parse("0x100000020").cells == bytes([0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 2, 0])


def test_a_link_to_a_smaller_board() -> None:
    assert PUZZLE.parse("2048verse.com/p/12a246033").cells == bytes([1, 2, 10, 2, 4, 6, 0, 3, 3])


def test_the_saved_game_of_the_original_has_columns() -> None:
    """The original's saved `grid.cells` is indexed by x, then by y, as in its source `js/grid.js`."""
    cells = [
        [{"position": {"x": x, "y": y}, "value": ROWS[y][x]} if ROWS[y][x] else None for y in range(4)]
        for x in range(4)
    ]
    game = {"grid": {"size": 4, "cells": cells}, "score": 20148, "over": False, "won": False, "keepPlaying": False}
    board = PUZZLE.parse(json.dumps(game))
    assert (board.cells, board.score) == (BOARD, 20148)


@pytest.mark.parametrize("text", ['{"grid":' * 1200, "[" * 9999, "-" * 9998 + "a", "|" * 9999, "{}", '{"grid": 5}'])
def test_what_only_looks_like_one_is_refused(text: str) -> None:
    with pytest.raises(InputError) as refused:
        PUZZLE.parse(text)
    assert len(str(refused.value)) < 120


@given(st.text(alphabet="0248|[]{}(),;:-+_\"'./ \nabnulx", max_size=60))
def test_any_text_is_read_or_refused(text: str) -> None:
    try:
        board = PUZZLE.parse(text)
    except InputError:
        return
    assert PUZZLE.parse(PUZZLE.format(board)) == board
