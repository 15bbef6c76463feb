"""Where the program keeps its files: tables that can be made again lie in the cache folder, found without Qt."""

from __future__ import annotations

import os
import stat
import sys
from contextlib import suppress
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


def make_private(path: Path) -> None:
    """Make the file if it is missing, and leave it to its owner alone, whatever the umask says.

    Raises OSError if it cannot be made. A file that is there is not opened: for SQLite's locks that would be one time
    too many.
    """
    with suppress(FileExistsError):
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    tighten(path)


def tighten(path: Path) -> None:
    """Leave a file that is there to its owner alone, if that can be; what the owner may do with it stays."""
    with suppress(OSError):
        mode = path.stat().st_mode
        if stat.S_ISREG(mode) and mode & 0o077:
            path.chmod(mode & 0o700)
