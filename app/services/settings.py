"""What the user chose, remembered between runs in one INI file of the configuration folder."""

from __future__ import annotations

import logging
import re
import shutil
import time
from contextlib import suppress
from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import QByteArray, QSettings, QStandardPaths

from app.services.fields import LARGEST, number
from app.services.words import tr
from core.paths import make_folder, make_private, portable_home

log = logging.getLogger(__name__)

Value = TypeVar("Value", str, int, float, bool)


def folder(kind: QStandardPaths.StandardLocation) -> Path:
    """The program's folder of that kind, made if missing and possible."""
    path = portable_home() or Path(QStandardPaths.writableLocation(kind)) / "statewalk"
    # whoever writes there tells why it cannot
    with suppress(OSError):
        make_folder(path)
    return path


_WORDS = re.compile(rb'"(?:[^"\\]|\\.)*+"|@ByteArray\([^",\n]*\)', re.DOTALL)
_OURS = (b'"@ByteArray(', b"@ByteArray(")
_SPECIAL = re.compile(rb'[=,](?:[\s"]|\\\r?\n)*(?:@(?!ByteArray\(|@|Invalid\(\))|\\x0*40|\\0*100)')
"""A value that Qt takes for one of its own types, also where letters are written by their numbers."""


def _hidden(match: re.Match[bytes]) -> bytes:
    """Bytes, and words between quotation marks, whatever stands in them, unless they begin like a value of a type."""
    word = match.group()
    ours = word.startswith(_OURS) or word[1:2] not in (b"@", b"\\", b'"')
    return b"q" * len(word) if ours else word


def _without_types(path: Path) -> None:
    """Drop the lines with values of types that this program never keeps: Qt makes whatever size they say, and a line of
    twenty bytes ends the program for want of memory."""
    try:
        text = path.read_bytes()
    except OSError:
        return
    shown = _WORDS.sub(_hidden, text)
    parts, at = [], 0
    for found in _SPECIAL.finditer(shown):
        parts.append(text[at : max(at, text.rfind(b"\n", 0, found.start()) + 1)])
        at = text.find(b"\n", max(at, found.end())) + 1 or len(text)
    kept = b"".join([*parts, text[at:]])
    if kept != text:
        log.debug("%s: values of other types were dropped", path)
        with suppress(OSError):
            path.write_bytes(kept)


class Settings:
    """Named values with a default; a value of the wrong type in the file counts as missing."""

    def __init__(self, path: Path | None = None) -> None:
        location = QStandardPaths.StandardLocation.GenericConfigLocation
        path = path or folder(location) / "statewalk.ini"
        with suppress(OSError):
            make_private(path)
        _without_types(path)
        self._file = QSettings(str(path), QSettings.Format.IniFormat)
        self.notice = self._look_at(path)
        """What is wrong with the file, in a sentence; empty if nothing is."""

    def _look_at(self, path: Path) -> str:
        if self._file.status() == QSettings.Status.FormatError:
            aside = path.with_name(f"{path.stem}.damaged-{time.strftime('%Y%m%d-%H%M%S')}{path.suffix}")
            with suppress(OSError):
                shutil.copy2(path, aside)
                return tr(
                    "{name} was damaged: what could be read of it holds, and it is kept as {aside}.",
                    name=path.name,
                    aside=aside.name,
                )
        if not self._file.isWritable():
            return tr("Settings are not kept: {name} cannot be changed.", name=path.name)
        return ""

    def get(self, key: str, default: Value) -> Value:
        """The value stored under `key` ("cube/speed"), of the same type as `default`."""
        stored = self._file.value(key)
        if stored is None:
            return default
        try:
            if isinstance(default, bool):
                return str(stored).lower() == "true"
            value = type(default)(stored)
            if isinstance(value, (int, float)):
                # a number without end, or longer than any that is set, is none
                number(-LARGEST)(value, key)
            return value
        except (TypeError, ValueError, OverflowError):
            log.debug("%s is %r, which is no %s: taken as %r", key, stored, type(default).__name__, default)
            return default

    def set(self, key: str, value: str | int | float | bool) -> None:
        self._file.setValue(key, str(value).lower() if isinstance(value, bool) else value)

    def layout(self, key: str) -> QByteArray:
        """A splitter's or window's saved layout; empty if there is none."""
        stored = self._file.value(f"layout/{key}")
        return stored if isinstance(stored, QByteArray) else QByteArray()

    def set_layout(self, key: str, layout: QByteArray) -> None:
        self._file.setValue(f"layout/{key}", layout)

    def sync(self) -> None:
        """Write to disk now."""
        self._file.sync()
