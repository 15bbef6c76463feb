"""Where tables that can be made again are kept: the user's cache folder, found without Qt."""

from __future__ import annotations

import os
import sys
from pathlib import Path

HOME_VARIABLE = "STATEWALK_HOME"
"""The same as in `app.services.settings`: set to a folder, it holds the tables too."""


def tables_folder() -> Path:
    """The folder for tables; it may not exist yet."""
    home = os.environ.get(HOME_VARIABLE)
    if home:
        return Path(home) / "tables"
    if sys.platform == "win32":
        local = os.environ.get("LOCALAPPDATA")
        return (Path(local) if local else Path.home() / "AppData" / "Local") / "statewalk" / "tables"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Caches" / "statewalk" / "tables"
    # the XDG base directory specification: a relative path is to be ignored
    cache = Path(os.environ.get("XDG_CACHE_HOME", ""))
    return (cache if cache.is_absolute() else Path.home() / ".cache") / "statewalk" / "tables"
