"""Locations of the program's files, found without Qt.

The data folder holds games and proofs, the cache folder tables, which can be made again.
"""

from __future__ import annotations

import errno
import os
import stat
import sys
from contextlib import suppress
from pathlib import Path

HOME_VARIABLE = "STATEWALK_HOME"


def portable_home() -> Path | None:
    """Return the folder that STATEWALK_HOME names, or None.

    The folder holds settings, games and tables in place of the user's own folders, for a portable copy or a test.
    """
    home = os.environ.get(HOME_VARIABLE)
    return Path(home) if home else None


def data_folder() -> Path:
    """Return the folder for games and proofs, which may not exist yet."""
    home = portable_home()
    if home is not None:
        return home
    if sys.platform == "win32":
        return _local() / "statewalk"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "statewalk"
    return user_data_folder() / "statewalk"


def tables_folder() -> Path:
    """Return the folder for tables, which may not exist yet."""
    home = portable_home()
    if home is not None:
        return home / "tables"
    if sys.platform == "win32":
        return _local() / "statewalk" / "tables"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Caches" / "statewalk" / "tables"
    return _xdg("XDG_CACHE_HOME", ".cache") / "statewalk" / "tables"


def user_data_folder() -> Path:
    """Return the folder in which all programs of a user keep their data on systems that follow XDG."""
    return _xdg("XDG_DATA_HOME", ".local/share")


def _local() -> Path:
    local = os.environ.get("LOCALAPPDATA")
    return Path(local) if local else Path.home() / "AppData" / "Local"


def _xdg(variable: str, otherwise: str) -> Path:
    """Return a folder of the XDG base directory specification, which says to ignore a relative path."""
    chosen = Path(os.environ.get(variable, ""))
    return chosen if chosen.is_absolute() else Path.home() / otherwise


def make_folder(path: Path) -> None:
    """Make a folder of the program and its missing parents, private to their owner whatever the umask.

    An existing folder is closed to others too if its name is the program's; a folder that the user has named
    (STATEWALK_HOME) stays as it is. Raises OSError.
    """
    missing = []
    for folder in (path, *path.parents):
        if os.path.lexists(folder):
            break
        missing.append(folder)
    for folder in reversed(missing):
        with suppress(FileExistsError):
            folder.mkdir(0o700)
            folder.chmod(0o700)
    if not path.is_dir():
        raise NotADirectoryError(errno.ENOTDIR, os.strerror(errno.ENOTDIR), str(path))
    if portable_home() is None and "statewalk" in (path.name, path.parent.name):
        with suppress(OSError):
            mode = stat.S_IMODE(path.stat().st_mode)
            if mode & 0o077:
                path.chmod(mode & 0o700)


def make_private(path: Path) -> None:
    """Make the file if it is missing, and make it private to its owner whatever the umask.

    Raises OSError if it cannot be made. An existing file is not opened: closing it would release SQLite's locks.
    """
    with suppress(FileExistsError):
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    tighten(path)


def tighten(path: Path) -> None:
    """Make an existing file private to its owner if possible; the owner's own permissions stay."""
    with suppress(OSError):
        mode = path.stat().st_mode
        if stat.S_ISREG(mode) and mode & 0o077:
            path.chmod(mode & 0o700)
