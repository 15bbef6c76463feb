"""The benchmarks of Sokoban: what they measure has its settings for as long as it is measured."""

from __future__ import annotations

import gc
import tempfile
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.sokoban import bench
from app.sokoban.board.board import SokobanBoardView


def test_the_folder_of_the_settings_is_there_while_a_case_is_measured(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    monkeypatch.setattr(bench, "LARGEST", 40)
    call = bench.lift()
    (board,) = (widget for widget in QApplication.topLevelWidgets() if isinstance(widget, SokobanBoardView))
    # left open, it would take the pointer from the windows of later tests
    qtbot.addWidget(board)
    gc.collect()
    (home,) = tmp_path.glob("statewalk-*")
    call()
    assert home.is_dir()
