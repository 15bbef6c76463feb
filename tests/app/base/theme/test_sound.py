"""A signal is played by the system's player, or by its bell if there is none."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QStandardPaths
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.base.theme import sound


@pytest.fixture(autouse=True)
def forgotten() -> Iterator[None]:
    """Clear the cache of the player found on this machine."""
    sound._player.cache_clear()
    yield
    sound._player.cache_clear()


@pytest.mark.skipif(sys.platform == "win32", reason="Windows plays sound files itself")
def test_the_player_gets_the_file(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    player, played = tmp_path / "paplay", tmp_path / "played"
    player.write_text(f'#!/bin/sh\ncp "$1" "{played}.part" && mv "{played}.part" "{played}"\n')
    player.chmod(0o755)
    monkeypatch.setattr(QStandardPaths, "findExecutable", lambda name: str(player) if name == "paplay" else "")
    sound.signal(2)
    qtbot.waitUntil(played.exists)
    assert played.read_bytes()[:4] == b"RIFF"


@pytest.mark.skipif(sys.platform == "win32", reason="Windows plays sound files itself")
def test_without_a_player_the_bell_rings(monkeypatch: pytest.MonkeyPatch) -> None:
    rung: list[bool] = []
    monkeypatch.setattr(QStandardPaths, "findExecutable", lambda _name: "")
    monkeypatch.setattr(QApplication, "beep", lambda: rung.append(True))
    sound.signal(1)
    assert rung == [True]
