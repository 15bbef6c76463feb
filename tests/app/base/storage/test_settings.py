"""Senseless values in a settings file count as missing."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from PySide6.QtCore import QByteArray, QSettings

from app.base import registry
from app.base.storage.settings import MOST_BYTES, Settings
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


def _a_folder(path: Path) -> None:
    path.mkdir()


def _a_pipe(path: Path) -> None:
    if sys.platform == "win32":
        pytest.skip("there are no pipes")
    os.mkfifo(path)


def _a_link_to_a_device(path: Path) -> None:
    if not Path("/dev/zero").exists():
        pytest.skip("there is no such device")
    path.symlink_to("/dev/zero")


def _a_huge_file(path: Path) -> None:
    path.write_bytes(b"[theme]\nchoice=dark\n")
    os.truncate(path, 100 << 20)


def _a_huge_line(path: Path) -> None:
    path.write_bytes(b"[theme]\nchoice=" + b"d" * MOST_BYTES)


def _a_link_to_a_huge_file(path: Path) -> None:
    _a_huge_file(path.with_name("elsewhere"))
    path.symlink_to("elsewhere")


NO_SETTINGS = [_a_folder, _a_pipe, _a_link_to_a_device, _a_huge_file, _a_huge_line, _a_link_to_a_huge_file]


@pytest.mark.parametrize("put", NO_SETTINGS, ids=lambda put: put.__name__)
def test_what_is_no_settings_file_is_set_aside_and_settings_begin_anew(
    put: Callable[[Path], None], tmp_path: Path
) -> None:
    path = tmp_path / "statewalk.ini"
    put(path)
    about = path.lstat()
    for _start in range(2):  # the first is the one that looks for the size of the texts
        settings = Settings(path)
    (aside,) = tmp_path.glob("statewalk.damaged-*.ini")
    assert (aside.lstat().st_ino, aside.lstat().st_size) == (about.st_ino, about.st_size)
    assert settings.notice == (
        f"statewalk.ini was not a settings file, so all settings are reset. The file is kept as {aside.name}."
    )
    settings.notice_told()
    settings.set("theme/choice", "light")
    settings.sync()
    again = Settings(path)
    assert again.get("theme/choice", "dark") == "light" and again.notice == ""


BAD_LINES = [b"\xff\xfe=1", b"choice\0=2", b'choice="dark', b"choice=a\\", b"no value", b"[no end", b"=3", b"\x1b[2J=4"]


@pytest.mark.parametrize("bad", BAD_LINES)
def test_a_bad_line_is_left_out_and_the_whole_is_kept_aside(bad: bytes, tmp_path: Path) -> None:
    path = tmp_path / "statewalk.ini"
    good = b'\xef\xbb\xbf; ours\r\n[cube]\r\nspeed=2\r\nname="a = \\"b\\", c"\r\n'
    path.write_bytes(good + bad + b"\n[theme]\nchoice=dark\n")
    settings = Settings(path)
    assert settings.get("cube/speed", 0) == 2 and settings.get("cube/name", "") == 'a = "b", c'
    assert settings.get("theme/choice", "") == "dark"
    (aside,) = tmp_path.glob("statewalk.damaged-*.ini")
    assert aside.read_bytes() == good + bad + b"\n[theme]\nchoice=dark\n"
    assert path.read_bytes() == good + b"[theme]\nchoice=dark\n"
    assert settings.notice == (
        f"statewalk.ini was damaged. What could be read of it is used; the damaged file is kept as {aside.name}."
    )


def test_damage_is_set_aside_under_a_name_that_nobody_has(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("time.strftime", lambda *_: "20260101-000000")
    path = tmp_path / "statewalk.ini"
    for content in (b"first\n", b"second\n", b"third\n"):
        path.write_bytes(content)
        settings = Settings(path)
    kept = {one.read_bytes() for one in tmp_path.glob("statewalk.damaged-*.ini")}
    assert kept == {b"first\n", b"second\n", b"third\n"} and settings.notice


def test_a_sound_file_is_not_touched(tmp_path: Path) -> None:
    path = tmp_path / "statewalk.ini"
    written = Settings(path)
    for number, junk in enumerate([*JUNK, "ключ=значение; #", '"', "\\", "a\nb\r\tc", "名前", "\x7f\x85\u2028"]):
        written.set(f"at/{number}", junk)
    written.set_layout("own", QByteArray(bytes(range(256))))
    written.sync()
    before = path.read_bytes()
    assert Settings(path).notice == ""
    assert path.read_bytes() == before and [one.name for one in tmp_path.iterdir()] == ["statewalk.ini"]


@pytest.mark.skipif(sys.platform == "win32", reason="links")
def test_settings_behind_a_link_are_read_and_written_there(tmp_path: Path) -> None:
    path, real = tmp_path / "statewalk.ini", tmp_path / "dotfiles.ini"
    path.symlink_to(real)
    for choice in ("dark", "light"):
        settings = Settings(path)
        settings.set("theme/choice", choice)
        settings.sync()
        assert path.is_symlink() and choice in real.read_text(encoding="utf-8")
        assert Settings(path).get("theme/choice", "") == choice
    real.write_bytes(real.read_bytes() + b"damage\n")
    assert Settings(path).get("theme/choice", "") == "light"
    assert path.is_symlink() and b"damage" not in real.read_bytes()


@pytest.mark.skipif(sys.platform == "win32", reason="pipes")
def test_what_cannot_be_set_aside_is_not_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "statewalk.ini"
    os.mkfifo(path)

    def refuse(*_: object) -> Path:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "rename", refuse)
    settings = Settings(path)
    settings.set("theme/choice", "dark")
    settings.sync()
    assert settings.notice == "Settings cannot be saved: statewalk.ini cannot be changed."
    assert [one.name for one in tmp_path.iterdir()] == ["statewalk.ini"]


@pytest.mark.parametrize(
    "row", [b'"\\"', b"@ByteArray(", b"a=,", b"= ", b'="', b"\\", b"a=1\n", b"=@", b'""', b"[", b"=\\x0", b"\r"]
)
def test_a_megabyte_of_anything_is_read_in_time(row: bytes, tmp_path: Path) -> None:
    """A megabyte of anything is parsed in linear time; with a quadratic parser this test would not end."""
    path = tmp_path / "statewalk.ini"
    path.write_bytes(b"[a]\nb=" + row * ((MOST_BYTES - 10) // len(row)))
    assert Settings(path).get("theme/choice", "usual") == "usual"


def test_the_window_tells_of_damaged_settings_once(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("STATEWALK_HOME", str(tmp_path))
    (tmp_path / "statewalk.ini").write_bytes(b"[theme]\nchoice=light\nbroken\n")
    Settings()  # as the start does that looks for the size of the texts
    (aside,) = tmp_path.glob("statewalk.damaged-*.ini")
    said: list[str] = []
    for _start in range(2):
        window = open_window("2048")
        qtbot.addWidget(window)
        qtbot.waitUntil(lambda shown=window: bool(shown.sentence))  # type: ignore[misc]
        said.append(window.sentence)
        window.close()
    assert aside.name in said[0] and aside.name not in said[1]


def test_the_window_tells_when_settings_cannot_be_written_any_more(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("STATEWALK_HOME", str(tmp_path))
    window = open_window("cube")
    qtbot.addWidget(window)
    window.settings.set("theme/choice", "dark")
    path = tmp_path / "statewalk.ini"
    qtbot.waitUntil(lambda: path.is_file() and b"choice=dark" in path.read_bytes())
    assert not window.settings.notice
    path.unlink()
    path.mkdir()
    window.settings.set("theme/choice", "light")
    qtbot.waitUntil(lambda: window.sentence == "Settings cannot be saved: statewalk.ini cannot be changed.")
    assert window.settings.get("theme/choice", "") == "light"
