"""Where the program keeps its files: tables that can be made again lie in the cache folder, found without Qt."""

from __future__ import annotations

import os
import sys
from pathlib import Path

HOME_VARIABLE = "STATEWALK_HOME"


def portable_home() -> Path | None:
    """The one folder that holds settings, games and tables instead of the user's own, for a portable copy or a test.

    None unless the variable STATEWALK_HOME names one.
    """
    home = os.environ.get(HOME_VARIABLE)
    return Path(home) if home else None


def tables_folder() -> Path:
    """The folder for tables; it may not exist yet."""
    home = portable_home()
    if home is not None:
        return home / "tables"
    if sys.platform == "win32":
        local = os.environ.get("LOCALAPPDATA")
        return (Path(local) if local else Path.home() / "AppData" / "Local") / "statewalk" / "tables"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Caches" / "statewalk" / "tables"
    # the XDG base directory specification: a relative path is to be ignored
    cache = Path(os.environ.get("XDG_CACHE_HOME", ""))
    return (cache if cache.is_absolute() else Path.home() / ".cache") / "statewalk" / "tables"
