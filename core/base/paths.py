"""Places of the program's files, found without Qt.

Games and proofs lie in the data folder, and in the cache folder the tables, which can be made again.
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
    """The one folder that holds settings, games and tables instead of the user's own, for a portable copy or a test.

    None unless the variable STATEWALK_HOME names one.
    """
    home = os.environ.get(HOME_VARIABLE)
    return Path(home) if home else None


def data_folder() -> Path:
    """The folder for games and proofs; it may not exist yet."""
    home = portable_home()
    if home is not None:
        return home
    if sys.platform == "win32":
        return _local() / "statewalk"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "statewalk"
    return user_data_folder() / "statewalk"


def tables_folder() -> Path:
    """The folder for tables; it may not exist yet."""
    home = portable_home()
    if home is not None:
        return home / "tables"
    if sys.platform == "win32":
        return _local() / "statewalk" / "tables"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Caches" / "statewalk" / "tables"
    return _xdg("XDG_CACHE_HOME", ".cache") / "statewalk" / "tables"


def user_data_folder() -> Path:
    """Where all programs of a user keep their data on systems that follow XDG."""
    return _xdg("XDG_DATA_HOME", ".local/share")


def _local() -> Path:
    local = os.environ.get("LOCALAPPDATA")
    return Path(local) if local else Path.home() / "AppData" / "Local"


def _xdg(variable: str, otherwise: str) -> Path:
    """A folder of the XDG base directory specification, by which a relative path is to be ignored."""
    chosen = Path(os.environ.get(variable, ""))
    return chosen if chosen.is_absolute() else Path.home() / otherwise


def make_folder(path: Path) -> None:
    """Make a folder of the program's, and those above it that are missing, for their owner alone, whatever the umask.

    One that is there is closed to others too if it is the program's own by its name; a folder that the user has
    named (STATEWALK_HOME) stays as he made it. Raises OSError.
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
