"""Every square of a board has an accessible name, which says what is on it."""

from __future__ import annotations

import pytest

from app.sokoban.page import SokobanPage
from tests.app.sokoban.solve.parts import open_text

WORDS = {"#": "wall", "@": "man", "+": "man on a goal", "$": "box", " ": "floor", "*": "box on a goal", ".": "goal"}


@pytest.mark.parametrize("row", ["#+$ *$.#", "#@$ *.##"])
def test_each_kind_of_square_is_spoken(page: SokobanPage, row: str) -> None:
    open_text(page, f"########\n{row}\n########")
    board = page.board
    spoken = [board.square_in_words(board.state.board.cell(x, 1)) for x in range(len(row))]
    assert spoken == [f"{column}2, {WORDS[sign]}" for column, sign in zip("ABCDEFGH", row, strict=True)]
