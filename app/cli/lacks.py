"""Checks for what a bare system lacks for the window, reported before Qt ends the program."""

from __future__ import annotations

import re
import sys
from collections.abc import Mapping

from core.base.puzzle import InputError

SHARED = re.compile(r"^(lib\S+\.so\S*): cannot open shared object file")
"""Message of Linux' dynamic linker about a missing library."""
DEBIAN = (
    *("libegl1", "libgl1", "libglib2.0-0", "libfontconfig1", "libdbus-1-3", "libxcb-cursor0", "libxkbcommon-x11-0"),
    *("libxcb-icccm4", "libxcb-keysyms1", "libxcb-shape0"),
)
"""Packages that bring, with their dependencies, all that Qt loads on Debian and Ubuntu."""
SCREENS = ("WAYLAND_DISPLAY", "DISPLAY", "QT_QPA_PLATFORM")


def library(error: ImportError) -> str:
    """Return the message for an import that failed for want of a system library; "" for other errors."""
    found = SHARED.match(str(error))
    if found is None:
        return ""
    return (
        f"statewalk: this system lacks {found[1]}, which Qt needs for the window. On Debian or Ubuntu, run\n\n"
        f"  sudo apt-get install --no-install-recommends {' '.join(DEBIAN)}\n"
    )


def check_screen(environ: Mapping[str, str]) -> None:
    """Raise InputError if no display for a window is named in the environment."""
    named = any(environ.get(name) for name in SCREENS) or environ.get("XDG_SESSION_TYPE") == "wayland"
    if sys.platform == "linux" and not named:
        raise InputError(
            "There is no screen to show the window on",  # not shown
            advice="Commands and statewalk --check need none; statewalk --help lists the commands",  # not shown
        )
