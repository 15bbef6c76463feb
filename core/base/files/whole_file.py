"""Files that are written whole or not at all.

The content goes into a new file beside the target, which replaces the target once it is on the disk. Whatever fails,
the old file stays as it was and nothing else is left behind. A symbolic link stays: the file it points to is replaced.
Anything but a regular file (a folder, a pipe, a device) is refused.
"""

from __future__ import annotations

import errno
import os
import secrets
import stat
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import BinaryIO

from core.base.puzzle import InputError
from core.base.words import phrase

_CHUNK = 1 << 22
"""Bytes written at once, so that a cancelled process does not wait for gigabytes."""
_NEW = os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0) | getattr(os, "O_NOFOLLOW", 0)
_NOT_PLAIN = phrase("it is not a plain file")


class WholeFile:
    """Context manager that replaces the content of a file when its block ends without an error.

    `file` takes the new content; after `discard` the old content stays. A replaced file keeps its permissions, and its
    owner where the system allows that. Raises OSError on entering or leaving the block; a target that is no regular
    file, or that must not be written, is refused on entering.
    """

    file: BinaryIO

    def __init__(self, path: Path, mode: int = 0o666) -> None:
        """Give a file that is new the permissions `mode`, less those that the umask takes."""
        self._path, self._mode = path, mode
        self._discarded = False

    def __enter__(self) -> WholeFile:
        self._before = _stat_plain_file(self._path)
        # only a link in the last part of the path matters: replacing works through linked folders
        self._target = Path(os.path.realpath(self._path)) if self._path.is_symlink() else self._path
        if self._before is not None and not os.access(self._target, os.W_OK):
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(self._path))
        self._unfinished, descriptor = _new_file(self._target.parent, self._mode)
        self.file = os.fdopen(descriptor, "wb")
        return self

    def discard(self) -> None:
        """Keep the old content when the block ends."""
        self._discarded = True

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        try:
            if error is None and not self._discarded:
                self._finish()
        finally:
            with suppress(OSError):
                self.file.close()
            with suppress(OSError):
                self._unfinished.unlink()

    def _finish(self) -> None:
        self.file.flush()
        if self._before is not None:
            _take_over(self._unfinished, self._before)
        os.fsync(self.file.fileno())
        self.file.close()
        self._unfinished.replace(self._target)
        with suppress(OSError):
            _sync_folder(self._target.parent)


def write_whole(path: Path, parts: Iterable[bytes | memoryview], mode: int = 0o666) -> None:
    """Write the parts one after the other as the content of a file. Raises OSError."""
    with WholeFile(path, mode) as output:
        for part in parts:
            for start in range(0, len(part), _CHUNK):
                output.file.write(part[start : start + _CHUNK])


def write_chosen(path: Path, content: bytes) -> None:
    """Write a file that the user named; raises InputError that says why it cannot be written."""
    try:
        write_whole(path, [content])
    except OSError as error:
        raise not_written(path, error) from error


def not_written(path: Path, error: OSError) -> InputError:
    """Return the error for a file that the user named and that cannot be written."""
    reason = error.strerror or str(error)
    return InputError(phrase("{name} cannot be written: {reason}", name=path.name or str(path), reason=reason))


def _stat_plain_file(path: Path) -> os.stat_result | None:
    """Return the status of the regular file to be replaced, or None if there is none; raises OSError."""
    try:
        about = path.stat()
    except FileNotFoundError:
        return None
    if stat.S_ISDIR(about.st_mode):
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
    if not stat.S_ISREG(about.st_mode):
        raise OSError(errno.EINVAL, _NOT_PLAIN, str(path))
    return about


def _new_file(folder: Path, mode: int) -> tuple[Path, int]:
    """Create and open a new file with the permissions `mode`; raises OSError."""
    while True:
        # short, whatever the target is called: a name of the greatest length has no room for an addition
        path = folder / f".statewalk-{secrets.token_hex(8)}.part"
        with suppress(FileExistsError):
            return path, os.open(path, _NEW, mode)


def _take_over(path: Path, before: os.stat_result) -> None:
    """Give a new file the owner and the permissions of the one whose place it takes."""
    new = path.stat()
    if hasattr(os, "chown") and (new.st_uid, new.st_gid) != (before.st_uid, before.st_gid):
        with suppress(OSError):
            os.chown(path, before.st_uid, before.st_gid)
    path.chmod(stat.S_IMODE(before.st_mode))


def _sync_folder(folder: Path) -> None:
    """Flush a folder to the disk, so that a new name lasts; raises OSError where folders cannot be opened."""
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
