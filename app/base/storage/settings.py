"""Settings of the user, kept between runs in one INI file of the configuration folder."""

from __future__ import annotations

import glob
import logging
import os
import re
import stat
import time
from collections.abc import Callable
from contextlib import suppress
from functools import cached_property
from itertools import count
from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import QByteArray, QCoreApplication, QSettings, QStandardPaths, QTimer

from app.base.language.words import tr
from app.base.storage.fields import LARGEST, number
from core.base.files.whole_file import write_whole
from core.base.paths import make_folder, make_private, portable_home

log = logging.getLogger(__name__)

Value = TypeVar("Value", str, int, float, bool)


def folder(kind: QStandardPaths.StandardLocation) -> Path:
    """Return the program's folder of this kind, created if it is missing and can be."""
    path = portable_home() or Path(QStandardPaths.writableLocation(kind)) / "statewalk"
    # Whoever writes there reports why it cannot.
    with suppress(OSError):
        make_folder(path)
    return path


MOST_BYTES = 1 << 20
"""Most bytes of a settings file: none is nearly as large, and a larger one takes minutes to read."""
WRITE_AFTER_MS = 300
"""Delay before a setting is written, so that many changes are written at once."""
TOLD_KEY = "settings/damage_told"
"""Key for the name of the damaged file that the user was told of last."""

_IN_WORD = rb'[^"\\\x00-\x08\x0a-\x1f]'
_LINE = re.compile(rb'(?:%b++|\\.|"%b*+(?:\\.%b*+)*")*' % (_IN_WORD, _IN_WORD, _IN_WORD))
"""Line with closed quotation marks and no control characters, which does not continue in the next."""
_SECTION = re.compile(rb"\s*\[[^]]+\]\s*")
_WORDS = re.compile(rb'"[^"\\]*+(?:\\.[^"\\]*+)*"|@ByteArray\([^",\n)]*+', re.DOTALL)
_OURS = (b'"@ByteArray(', b"@ByteArray(")
_SPECIAL = re.compile(rb'[=,](?:[\s"]|\\\r?\n)*(?:@(?!ByteArray\(|@|Invalid\(\))|\\x0*40|\\0*100)')
"""Value that Qt takes for one of its own types, also where letters are written by their numbers."""


def _is_sound(line: bytes) -> bool:
    """Return whether a line is empty, a comment, a section heading, or a key with its value, in UTF-8."""
    line = line.rstrip(b"\r\n").removeprefix(b"\xef\xbb\xbf")
    try:
        line.decode()
    except UnicodeDecodeError:
        return False
    text = line.strip()
    if not text or text.startswith(b";"):
        return True
    if _LINE.fullmatch(line) is None:
        return False
    return _SECTION.fullmatch(line) is not None if text.startswith(b"[") else text.find(b"=") > 0


def _mask_quoted(match: re.Match[bytes]) -> bytes:
    """Return as many letters q as a quoted text or a blob is long.

    A match that may begin like a value of another type is returned as it is.
    """
    word = match.group()
    if word.startswith(b"@"):  # a blob is closed, or it is no value of ours
        ours = match.string[match.end() : match.end() + 1] == b")"
    else:
        ours = word.startswith(_OURS) or word[1:2] not in (b"@", b"\\", b'"')
    return b"q" * len(word) if ours else word


def _without_types(text: bytes) -> bytes:
    """Drop the lines with values of types that this program never stores.

    Qt allocates whatever size they name, and a line of twenty bytes can end the program for want of memory.
    """
    masked = _WORDS.sub(_mask_quoted, text)
    parts, start = [], 0
    for match in _SPECIAL.finditer(masked):
        if match.start() < start:  # its line is dropped already
            continue
        parts.append(text[start : max(start, text.rfind(b"\n", 0, match.start()) + 1)])
        start = text.find(b"\n", max(start, match.end())) + 1 or len(text)
    return b"".join([*parts, text[start:]])


def _is_settings(path: Path) -> bool:
    """Return whether a path has a plain file small enough for settings, or none yet. Raises OSError."""
    try:
        about = path.stat()
    except FileNotFoundError:
        return True
    return stat.S_ISREG(about.st_mode) and about.st_size <= MOST_BYTES


def _make_sound(path: Path) -> None:
    """Reduce a settings file to what Qt can read, keeping a copy if it was damaged. Raises OSError."""
    if not os.path.lexists(path):
        return
    aside = _name_aside(path)
    if not _is_settings(path):
        path.rename(aside)
        log.debug("%s is no settings file: set aside as %s", path, aside.name)
        return
    try:
        with path.open("rb") as file:
            text = file.read(MOST_BYTES)
    except FileNotFoundError:  # a link to a file that is not there yet
        return
    sound_text = _without_types(b"".join(line for line in text.splitlines(keepends=True) if _is_sound(line)))
    if sound_text != text:
        write_whole(aside, [text], 0o600)
        write_whole(path, [sound_text], 0o600)
        log.debug("%s was damaged: kept as it was as %s", path, aside.name)


def _name_aside(path: Path) -> Path:
    """Return an unused name beside the file."""
    stem = f"{path.stem}.damaged-{time.strftime('%Y%m%d-%H%M%S')}"
    names = (path.with_name(f"{stem}{'' if number == 1 else f'-{number}'}{path.suffix}") for number in count(1))
    return next(name for name in names if not os.path.lexists(name))


class Settings:
    """Named values with a default; a value of the wrong type in the file counts as missing."""

    def __init__(self, path: Path | None = None) -> None:
        location = QStandardPaths.StandardLocation.GenericConfigLocation
        self._path = path or folder(location) / "statewalk.ini"
        usable = self._path
        try:
            _make_sound(self._path)
        except OSError as error:
            log.debug("%s cannot be used: %s", self._path, error)
            usable = self._path / self._path.name  # Qt finds nothing there, and writes nothing
        with suppress(OSError):
            make_private(usable)
        self._file = QSettings(str(usable), QSettings.Format.IniFormat)
        self._has_unwritten = False
        self._was_refused = False
        self.on_refused: Callable[[], object] = lambda: None
        """Called once, when the file can no longer be written; `notice` then says so."""

    @cached_property
    def notice(self) -> str:
        """Sentence about a fault of the file; empty without one, or once `notice_told` was called for it."""
        if self._was_refused or not self._file.isWritable():
            return tr("Settings cannot be saved: {name} cannot be changed.", name=self._path.name)
        if not self._damaged_file_name or self._damaged_file_name == self.get(TOLD_KEY, ""):
            return ""
        names = {"name": self._path.name, "aside": self._damaged_file_name}
        if _is_settings(self._path.with_name(self._damaged_file_name)):
            return tr(
                "{name} was damaged. What could be read of it is used; the damaged file is kept as {aside}.", **names
            )
        return tr("{name} was not a settings file, so all settings are reset. The file is kept as {aside}.", **names)

    def notice_told(self) -> None:
        """Do not report the file that was set aside last again, in this run or later ones."""
        if self._damaged_file_name != self.get(TOLD_KEY, ""):
            self.set(TOLD_KEY, self._damaged_file_name)

    @property
    def _damaged_file_name(self) -> str:
        """Name of the damaged file that was set aside last; empty if there is none.

        Another object of this class may have set it aside, in a process that restarted for larger texts.
        """
        paths = self._path.parent.glob(f"{glob.escape(self._path.stem)}.damaged-*{self._path.suffix}")
        return max((path.name for path in paths), default="")

    def get(self, key: str, default: Value) -> Value:
        """Return the value stored under `key` ("cube/speed"), of the same type as `default`."""
        stored = self._file.value(key)
        if stored is None:
            return default
        try:
            if isinstance(default, bool):
                return str(stored).lower() == "true"
            value = type(default)(stored)
            if isinstance(value, (int, float)):
                # An infinite number, or one larger than any that is set, counts as missing.
                number(-LARGEST)(value, key)
            return value
        except (TypeError, ValueError, OverflowError):
            log.debug("%s is %r, which is no %s: taken as %r", key, stored, type(default).__name__, default)
            return default

    def set(self, key: str, value: str | int | float | bool) -> None:
        self._file.setValue(key, str(value).lower() if isinstance(value, bool) else value)
        if not self._has_unwritten and QCoreApplication.instance() is not None:
            self._has_unwritten = True
            QTimer.singleShot(WRITE_AFTER_MS, self.sync)

    def layout(self, key: str) -> QByteArray:
        """Return the saved layout of a splitter or window; empty if there is none."""
        stored = self._file.value(f"layout/{key}")
        return stored if isinstance(stored, QByteArray) else QByteArray()

    def set_layout(self, key: str, layout: QByteArray) -> None:
        self._file.setValue(f"layout/{key}", layout)

    def sync(self) -> None:
        """Write to disk now; the first time that this fails, `on_refused` is called."""
        self._has_unwritten = False
        self._file.sync()
        if self._file.status() is QSettings.Status.AccessError and not self._was_refused:
            self._was_refused = True
            self.__dict__.pop("notice", None)
            self.on_refused()
