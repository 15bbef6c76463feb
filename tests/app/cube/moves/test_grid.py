"""The grid of moves draws all rows that it has room for."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from app.cube.moves.grid import CELL, ROW, MoveGrid

MOVES = ["R", "U2", "F'", "D"] * 3


@pytest.mark.parametrize("before", [100, 18 * CELL])
def test_every_row_is_drawn_from_the_first_moment_on(qtbot: QtBot, before: int) -> None:
    """Every row is drawn at once, even if the grid was filled while hidden and of another width."""
    panel = QWidget()
    qtbot.addWidget(panel)
    column = QVBoxLayout(panel)
    column.setContentsMargins(0, 0, 0, 0)
    grid = MoveGrid("Scramble", rows=2)
    column.addWidget(grid)
    column.addStretch(1)
    grid.viewport().resize(before, ROW)
    grid.set_moves(MOVES)
    panel.resize(10 * CELL, 200)
    panel.show()
    qtbot.waitExposed(panel)
    assert grid.height() == grid.viewport().height() == 2 * ROW
    assert grid.verticalScrollBar().maximum() == 0
    panel.resize(4 * CELL, 200)
    qtbot.waitUntil(lambda: grid.verticalScrollBar().maximum() == ROW)
    assert grid.height() == grid.viewport().height() == 2 * ROW, "more rows scroll, and nothing below moves"
