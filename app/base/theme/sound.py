"""Tones, played by the system's own program for sound files.

The part of Qt that plays sounds is not installed with this program. Without a player the system's bell rings.
"""

from __future__ import annotations

import logging
import sys
from functools import lru_cache
from pathlib import Path

from PySide6.QtCore import QProcess, QStandardPaths, QTemporaryDir
from PySide6.QtWidgets import QApplication

from core.base.tone import tones

log = logging.getLogger(__name__)

PLAYERS = ("pw-play", "paplay", "afplay", "aplay")
"""Sound players of PipeWire, PulseAudio, macOS and ALSA; each plays the given file and ends."""
PITCH, SECONDS = 880.0, 0.12


def signal(count: int) -> None:
    """Start playing `count` short tones and return at once."""
    path = _file(count)
    player = _player()
    if path and sys.platform == "win32":
        import winsound

        winsound.PlaySound(path, winsound.SND_FILENAME | winsound.SND_ASYNC)
    elif not (path and player and _start_player(player, path)):
        log.debug("no player of sound files is found: the system's bell")
        QApplication.beep()


def _start_player(player: str, path: str) -> bool:
    process = QProcess()
    process.setProgram(player)
    process.setArguments([path])
    process.setStandardOutputFile(QProcess.nullDevice())
    process.setStandardErrorFile(QProcess.nullDevice())
    started = process.startDetached()
    return bool(started[0] if isinstance(started, tuple) else started)


@lru_cache(maxsize=1)
def _player() -> str:
    return next(filter(None, map(QStandardPaths.findExecutable, PLAYERS)), "")


@lru_cache(maxsize=1)
def _folder() -> QTemporaryDir:
    """Return a temporary folder that is removed when the program ends."""
    return QTemporaryDir()


@lru_cache(maxsize=4)
def _file(count: int) -> str:
    """Return the path of a sound file with `count` tones; empty if it cannot be written."""
    folder = _folder()
    path = folder.filePath(f"{count}.wav")
    try:
        Path(path).write_bytes(tones(PITCH, SECONDS, count))
    except OSError:
        return ""
    return path
