"""File dialogs open in the folder that was used last."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog, QWidget
from pytestqt.qtbot import QtBot

from app.base.export import files


def test_a_dialog_begins_where_one_was_last(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    begun: list[str] = []
    chosen = str(tmp_path / "levels" / "one.sok")

    def open_one(_parent: QWidget, _title: str, begin: str, _kinds: str) -> tuple[str, str]:
        begun.append(begin)
        return chosen, ""

    def open_many(*asked: object) -> tuple[list[str], str]:
        name, kind = open_one(*asked)  # type: ignore[arg-type]
        return [name] if name else [], kind

    monkeypatch.setattr(QFileDialog, "getOpenFileName", open_one)
    monkeypatch.setattr(QFileDialog, "getSaveFileName", open_one)
    monkeypatch.setattr(QFileDialog, "getOpenFileNames", open_many)
    (tmp_path / "levels").mkdir()
    parent = QWidget()
    qtbot.addWidget(parent)
    assert files.ask_to_open(parent, "Open", "*") == [Path(chosen)]
    assert files.ask_to_open_one(parent, "Open", "*") == Path(chosen)
    assert files.ask_to_save(parent, "Save", "two.sok", "*") == (Path(chosen), "")
    assert begun == ["", str(tmp_path / "levels"), str(tmp_path / "levels" / "two.sok")]
    chosen = ""
    assert files.ask_to_open(parent, "Open", "*") == [] and files.ask_to_open_one(parent, "Open", "*") is None
    assert begun[-1] == str(tmp_path / "levels"), "who chooses nothing was nowhere else"
    (tmp_path / "levels").rmdir()
    files.ask_to_save(parent, "Save", "two.sok", "*")
    assert begun[-1] == "two.sok", "the folder is gone"
