"""A settings file that somebody or something has changed: what makes no sense counts as missing."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from PySide6.QtCore import QByteArray, QSettings

from app.services import registry
from app.services.settings import Settings
from app.shell.window import open_window

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

JUNK = ["", "nan", "-1", "1e999", "9" * 5000, "@Variant(\\0\\0)", "a, b", "\x00\ud800", "../..", "[" * 10_000]


def test_a_value_is_of_the_type_of_its_default_or_is_the_default(tmp_path: Path) -> None:
    path = tmp_path / "own.ini"
    file = QSettings(str(path), QSettings.Format.IniFormat)
    for number, junk in enumerate(JUNK):
        file.setValue(f"at/{number}", junk)
    file.sync()
    settings = Settings(path)
    assert [settings.get(f"at/{number}", 0.5) for number in range(len(JUNK))] == [0.5, 0.5, -1.0, *[0.5] * 7]
    assert [settings.get(f"at/{number}", 7) for number in range(len(JUNK))] == [7, 7, -1, *[7] * 7]


@pytest.mark.parametrize(
    "value",
    [
        rb"@Variant(\0\0\0\v\xff\xff\xff\xf0)",
        rb"@DateTime(\0\0\0\x10)",
        rb'"@Variant(\0\0\0\v\x7f\xff\xff\xf0)"',
        rb"\x40Variant(\0\0\0\v\xff\xff\xff\xf0)",
        rb"\100Variant(\0\0\0\v\xff\xff\xff\xf0)",
        b"\\\n  @Variant(\\0\\0\\0\\v\\xff\\xff\\xff\\xf0)",
        rb"a, @Variant(\0\0\0\v\xff\xff\xff\xf0), b",
        rb'""@Variant(\0\0\0\v\xff\xff\xff\xf0)',
        rb"@Rect(1 2 3 4)",
    ],
)
def test_a_value_of_a_type_of_its_own_is_dropped_and_the_others_stay(value: bytes, tmp_path: Path) -> None:
    path = tmp_path / "own.ini"
    written = Settings(path)
    layouts = [b'\0\xff,@=@"x)\\', b"ab", bytes(range(256)) * 4]
    for number, layout in enumerate(layouts):
        written.set_layout(f"own{number}", QByteArray(layout))
    for key, text in (("mail", "me@there"), ("last", "@Variant(x)"), ("list", "a, @b")):
        written.set(f"cube/{key}", text)
    written.sync()
    own = path.read_bytes()
    path.write_bytes(own.replace(b"[cube]\n", b"[cube]\nodd=" + value + b"\n"))
    settings = Settings(path)
    assert settings.get("cube/odd", "usual") == "usual" and b"odd" not in path.read_bytes()
    assert path.read_bytes() == own
    found = [settings.get(f"cube/{key}", "") for key in ("mail", "last", "list")]
    assert found == ["me@there", "@Variant(x)", "a, @b"]
    assert [bytes(settings.layout(f"own{number}").data()) for number in range(3)] == layouts


@pytest.mark.parametrize("page", [entry.key for entry in registry.PAGES])
@pytest.mark.parametrize("junk", ["nan", "-1", "99999999999", "zzz"])
def test_pages_open_whatever_their_settings_say(
    page: str, junk: str, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    get = Settings.get

    def changed(self: Settings, key: str, default: Any) -> Any:
        self._file.setValue(key, junk)
        return get(self, key, default)

    monkeypatch.setattr(Settings, "get", changed)
    window = open_window(page)
    qtbot.addWidget(window)
    window.open_preferences()
    qtbot.wait(10)
    window.close()
