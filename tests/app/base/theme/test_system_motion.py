"""Motion is reduced as the system requests, unless the user has chosen."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from app.base.storage.settings import Settings
from app.base.theme import system_motion, theme
from app.base.theme.theme import Movement
from app.shell.motion import SystemMotion

pytestmark = pytest.mark.usefixtures("qapp", "own_look")


def program(folder: Path, name: str, prints: str) -> None:
    path = folder / name
    path.write_text(f"#!/bin/sh\necho '{prints}'\n", encoding="utf-8")
    path.chmod(0o755)


@pytest.mark.skipif(sys.platform in {"win32", "darwin"}, reason="these keep it elsewhere")
@pytest.mark.parametrize(
    ("printed", "less"),
    [
        ({"gsettings": "false"}, True),
        ({"gsettings": "true"}, False),
        ({"kreadconfig6": "0"}, True),
        ({"kreadconfig5": "0.5"}, False),
        ({"gsettings": "true", "kreadconfig6": "rubbish"}, False),
        ({}, False),
    ],
)
def test_the_desktop_is_asked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, printed: dict[str, str], less: bool
) -> None:
    for name, answer in printed.items():
        program(tmp_path, name, answer)
    monkeypatch.setenv("PATH", str(tmp_path))
    assert system_motion.wants_less() is less


def test_the_user_has_the_last_word(tmp_path: Path) -> None:
    themes = theme.manager()
    themes.load(Settings(tmp_path / "settings.ini"))
    themes.follow_motion(True)
    assert theme.duration(200) == 0
    themes.choose_comfort(movement=Movement.FULL, compact=False)
    assert theme.duration(200) == 200
    themes.choose_comfort(movement=Movement.SYSTEM, compact=False)
    assert theme.duration(200) == 0
    themes.follow_motion(False)
    assert theme.duration(200) == 200


def test_what_was_ticked_in_an_earlier_version_still_counts(tmp_path: Path) -> None:
    path = tmp_path / "settings.ini"
    path.write_text("[motion]\nreduced=true\n", encoding="utf-8")
    theme.manager().load(Settings(path))
    assert theme.manager().movement is Movement.REDUCED and theme.duration(200) == 0


def test_it_is_asked_when_the_program_begins(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(system_motion, "wants_less", lambda: True)
    asking = SystemMotion(theme.manager())
    qtbot.waitUntil(lambda: theme.manager().system_reduces)
    asking.deleteLater()
    theme.manager().follow_motion(False)
