"""Interface scale: follows the size of the system's text, so that no text outgrows its widget."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping

from PySide6.QtCore import QSize
from PySide6.QtGui import QFont, QFontInfo, QGuiApplication

from app.base.storage.settings import Settings
from app.shell.screen_fit import FRAME_HEIGHT, FRAME_WIDTH

ORDINARY = {"win32": 12.0, "darwin": 13.0}
ORDINARY_ELSEWHERE = 14.7
"""Usual size in pixels of the system's text on other systems; desktops on Linux have 9 to 11 points."""
NOTICED, MOST = 1.15, 2.0
LEAST = QSize(720, 540)
"""Size of the smallest window in which nothing is cut off."""
WITH_PANEL = QSize(940, 540)
"""Size of the smallest window that shows the side panel beside the puzzle."""
WORTH_IT = 1.05
"""Smallest scale that is worth a restart."""
SIZES = (90, 100, 125, 150)
SIZE_KEY = "look/size"
"""Settings key of the interface size, in percent of the usual one."""
FACTOR, SCALED = "QT_SCALE_FACTOR", "STATEWALK_SCALED"
ASKED = "STATEWALK_ASKED"
"""Environment variable with the scale that was requested, so that it is requested only once."""


def scale_of(font: QFont) -> float:
    """Return how much larger than usual the system's text is; 1 for a negligible difference."""
    ratio = QFontInfo(font).pixelSize() / ORDINARY.get(sys.platform, ORDINARY_ELSEWHERE)
    return 1.0 if ratio < NOTICED else min(MOST, round(ratio, 2))


def room_on(screen: QSize, scaled: float = 1.0) -> float:
    """Return how much further a window can be scaled to fill a screen with pixels scaled by `scaled`.

    The side panel stays visible, unless the screen has no room for it at the usual size either.
    """
    full_size = screen * scaled
    high = WITH_PANEL.height() + FRAME_HEIGHT
    beside = min(full_size.width() / (WITH_PANEL.width() + FRAME_WIDTH), full_size.height() / high)
    folded = min(full_size.width() / LEAST.width(), full_size.height() / (LEAST.height() + FRAME_HEIGHT))
    return (beside if beside >= 1 else folded) / scaled


def read_chosen_size(settings: Settings) -> int:
    """Return the interface size that the user wants, one of `SIZES`."""
    size = settings.get(SIZE_KEY, 100)
    return size if size in SIZES else 100


def scaled_environment(
    font: QFont, room: float, environment: Mapping[str, str], size: int = 100
) -> dict[str, str] | None:
    """Return the environment for a restart at the right scale; None if no restart is needed.

    `size` is in percent; `room` is the factor by which a window of this process can be scaled further.
    """
    present_scale = _number(environment.get(SCALED, "1"))
    scale = round(min(scale_of(font) * size / 100, _find_largest_scale(room, present_scale)), 2)
    if abs(scale - present_scale) < 0.01 or environment.get(ASKED) == f"{scale:g}":
        return None
    own_factor = _number(environment.get(FACTOR, "1")) / present_scale
    return {**environment, FACTOR: f"{own_factor * scale:g}", SCALED: f"{scale:g}", ASKED: f"{scale:g}"}


def _find_largest_scale(room: float, now: float) -> float:
    """Return the largest scale for which there is room; 1 if a larger one is not worth a restart."""
    most = round(room * now, 2)
    return most if most >= WORTH_IT else 1.0


def _number(text: str) -> float:
    try:
        return float(text) or 1.0
    except ValueError:
        return 1.0


def needed_environment(font: QFont, size: int) -> dict[str, str] | None:
    """Return the environment for a restart at the right scale on this screen; None if none is needed.

    `font` is the system's own.
    """
    return scaled_environment(font, _room_here(), os.environ, size)


def most_here(font: QFont) -> int:
    """Return the largest interface size for which this screen has room, in percent.

    `font` is the system's own.
    """
    return int(100 * _find_largest_scale(_room_here(), _scale_now()) / scale_of(font) + 0.5)


def _scale_now() -> float:
    return _number(os.environ.get(SCALED, "1"))


def _room_here() -> float:
    return room_on(QGuiApplication.primaryScreen().availableSize(), _scale_now())
