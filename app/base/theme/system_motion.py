"""Setting of the system for reduced motion, which Qt does not report and each desktop keeps elsewhere."""

from __future__ import annotations

import logging
import subprocess
import sys
from collections.abc import Callable

log = logging.getLogger(__name__)

WAIT_S = 2.0
CLIENT_AREA_ANIMATION = 0x1042
"""Windows' SPI_GETCLIENTAREAANIMATION."""


def wants_less() -> bool:
    """Return whether the system's settings ask for less motion; False where they say nothing.

    Takes some milliseconds, so the GUI thread does not call it.
    """
    try:
        return READERS.get(sys.platform, _desktop)()
    except (OSError, ValueError, subprocess.SubprocessError) as error:
        log.debug("the system does not say whether to move less: %s", error)
        return False


def _read_output(*command: str) -> str:
    done = subprocess.run(command, capture_output=True, text=True, timeout=WAIT_S, check=False)
    return done.stdout.strip()


def _desktop() -> bool:
    """Return the setting of GNOME, of desktops with the same settings, or of KDE Plasma."""
    try:
        if _read_output("gsettings", "get", "org.gnome.desktop.interface", "enable-animations") == "false":
            return True
    except FileNotFoundError:
        log.debug("there is no gsettings")
    for reader in ("kreadconfig6", "kreadconfig5"):
        try:
            factor = _read_output(reader, "--group", "KDE", "--key", "AnimationDurationFactor")
        except FileNotFoundError:
            continue
        return bool(factor) and float(factor) == 0
    return False


def _mac() -> bool:
    return _read_output("defaults", "read", "com.apple.universalaccess", "reduceMotion") == "1"


def _windows() -> bool:
    if sys.platform != "win32":
        return False
    import ctypes

    shown = ctypes.c_int(1)
    ctypes.windll.user32.SystemParametersInfoW(CLIENT_AREA_ANIMATION, 0, ctypes.byref(shown), 0)
    return not shown.value


READERS: dict[str, Callable[[], bool]] = {"win32": _windows, "darwin": _mac}
