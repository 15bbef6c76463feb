"""A system whose text is large gets a large window: Qt scales all of it, so that no text outgrows its place."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping

from PySide6.QtCore import QSize
from PySide6.QtGui import QFont, QFontInfo, QGuiApplication

ORDINARY = {"win32": 12.0, "darwin": 13.0}
ORDINARY_ELSEWHERE = 14.7
"""Pixels of the system's text where nobody has changed it; desktops on Linux have 9 to 11 points."""
NOTICED, MOST = 1.15, 2.0
LEAST = QSize(720, 540)
"""The smallest window in which nothing is cut."""
FACTOR, SCALED = "QT_SCALE_FACTOR", "STATEWALK_SCALED"


def scale_of(font: QFont) -> float:
    """How much larger than usual the system's text is; 1 for a difference too small to matter."""
    ratio = QFontInfo(font).pixelSize() / ORDINARY.get(sys.platform, ORDINARY_ELSEWHERE)
    return 1.0 if ratio < NOTICED else min(MOST, round(ratio, 2))


def room_on(screen: QSize) -> float:
    """How much the window can be scaled until its least size fills the screen."""
    return min(screen.width() / LEAST.width(), screen.height() / LEAST.height())


def scaled_environment(font: QFont, room: float, environment: Mapping[str, str]) -> dict[str, str] | None:
    """What the program is to be begun again with so that Qt scales it; None if it is well as it is."""
    scale = min(scale_of(font), round(room, 2))
    if scale <= 1.0 or SCALED in environment:
        return None
    try:
        chosen = float(environment.get(FACTOR, "1"))
    except ValueError:
        chosen = 1.0
    return {**environment, FACTOR: f"{chosen * scale:g}", SCALED: "1"}


def needed_environment(font: QFont) -> dict[str, str] | None:
    """What the program is to be begun again with on this screen, if at all; `font` is the system's own."""
    return scaled_environment(font, room_on(QGuiApplication.primaryScreen().availableSize()), os.environ)
