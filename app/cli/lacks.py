"""What a bare system lacks for the window, told in a sentence with what to type, before Qt ends the program."""

from __future__ import annotations

import re
import sys
from collections.abc import Mapping

from core.base.puzzle import InputError

SHARED = re.compile(r"^(lib\S+\.so\S*): cannot open shared object file")
"""As the dynamic linker of Linux says it."""
DEBIAN = (
    *("libegl1", "libgl1", "libglib2.0-0", "libfontconfig1", "libdbus-1-3", "libxcb-cursor0", "libxkbcommon-x11-0"),
    *("libxcb-icccm4", "libxcb-keysyms1", "libxcb-shape0"),
)
"""Packages that bring, with what they need themselves, all that Qt loads on Debian and Ubuntu."""
SCREENS = ("WAYLAND_DISPLAY", "DISPLAY", "QT_QPA_PLATFORM")


def library(error: ImportError) -> str:
    """What to say where the import failed for want of a library of the system; "" if that is not why."""
    found = SHARED.match(str(error))
    if found is None:
        return ""
    return (
        f"statewalk: this system lacks {found[1]}, which Qt needs for the window. On Debian or Ubuntu type\n\n"
        f"  sudo apt-get install --no-install-recommends {' '.join(DEBIAN)}\n"
    )


def check_screen(environ: Mapping[str, str]) -> None:
    """Raises InputError where no screen is named for a window to open on."""
    named = any(environ.get(name) for name in SCREENS) or environ.get("XDG_SESSION_TYPE") == "wayland"
    if sys.platform == "linux" and not named:
        raise InputError(
            "There is no screen here",  # not shown
            advice="The subcommands need none (statewalk --help), nor does statewalk --check",  # not shown
        )
