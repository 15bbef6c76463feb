"""Folders of the program's files on every system."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from core.base.paths import data_folder, tables_folder

SHARE, SUPPORT = "~/.local/share", "~/Library/Application Support"


@pytest.mark.parametrize(
    ("platform", "variables", "tables", "data"),
    [
        ("linux", {"STATEWALK_HOME": "/a"}, "/a/tables", "/a"),
        ("linux", {"XDG_CACHE_HOME": "/b", "XDG_DATA_HOME": "/d"}, "/b/statewalk/tables", "/d/statewalk"),
        (
            "linux",
            {"XDG_CACHE_HOME": "b", "XDG_DATA_HOME": "d"},
            "~/.cache/statewalk/tables",
            f"{SHARE}/statewalk",
        ),
        ("linux", {}, "~/.cache/statewalk/tables", f"{SHARE}/statewalk"),
        (
            "darwin",
            {"XDG_CACHE_HOME": "/b"},
            "~/Library/Caches/statewalk/tables",
            f"{SUPPORT}/statewalk",
        ),
        ("win32", {"LOCALAPPDATA": "/c"}, "/c/statewalk/tables", "/c/statewalk"),
        ("win32", {}, "~/AppData/Local/statewalk/tables", "~/AppData/Local/statewalk"),
    ],
)
def test_where_tables_and_games_are_kept(
    monkeypatch: pytest.MonkeyPatch, platform: str, variables: dict[str, str], tables: str, data: str
) -> None:
    for name in ("STATEWALK_HOME", "XDG_CACHE_HOME", "XDG_DATA_HOME", "LOCALAPPDATA"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr(sys, "platform", platform)
    assert tables_folder() == Path(tables).expanduser()
    assert data_folder() == Path(data).expanduser()
