"""The pages of a database file and of its log, as far as they are there. The layout: sqlite.org/fileformat2.html."""

from __future__ import annotations

import sqlite3
import struct
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

USUAL_PAGE = 4096
SMALLEST_PAGE, LARGEST_PAGE = 512, 65536
LOG_HEADER, FRAME_HEADER = 32, 24
LOG_MAGIC = (0x377F0682, 0x377F0683)
INDEX_HEADER = struct.Struct("=IIIBBHIIIIII")
"""The header of the log's index: version, unused, changes, whether it is set up, byte order, page size, frames, pages,
two checksums, two salts. It is in the byte order of the machine, and two checksums of its own follow."""
FREE_LISTS_AT, FREE_LISTS = 32, struct.Struct(">II")


class LogFrame(NamedTuple):
    """One page as a transaction wrote it."""

    page: int
    pages: int
    """How many pages the database has after the transaction that ends here; 0 if none does."""
    salts: bytes
    at: int
    """Where its bytes begin in the log."""


def beside(path: Path, end: str) -> Path:
    """The companion of a database file whose name ends like this."""
    return path.with_name(path.name + end)


def _bytes_of(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except FileNotFoundError:
        return b""


def _is_page_size(size: int) -> bool:
    return SMALLEST_PAGE <= size <= LARGEST_PAGE and size & (size - 1) == 0


class PageImage:
    """The newest version of every page of a database that its file and its log hold."""

    def __init__(self, path: Path) -> None:
        """Read both. Raises OSError if one is there and cannot be read."""
        self._file = _bytes_of(path)
        self._log = _bytes_of(beside(path, "-wal"))
        self.page_size = self._find_page_size()
        frames = _frames(self._log, self.page_size)
        last = max((number for number, frame in enumerate(frames) if frame.pages), default=-1)
        self._logged = {frame.page: frame.at for frame in frames[: last + 1]}
        self.count = max(-(-len(self._file) // self.page_size), max(self._logged, default=0))
        """Pages are numbered from 1 to this."""

    def _find_page_size(self) -> int:
        """The size that the file or else its log names; a flipped bit makes none of it that is possible."""
        stored = int.from_bytes(self._file[16:18], "big")
        named = (LARGEST_PAGE if stored == 1 else stored, int.from_bytes(self._log[8:12], "big"))
        return next((size for size in named if _is_page_size(size)), USUAL_PAGE)

    def page(self, number: int) -> bytes:
        """The bytes of a page: fewer than it has where its file ends before it does, none if it is not there."""
        if number in self._logged:
            return self._log[self._logged[number] : self._logged[number] + self.page_size]
        return self._file[(number - 1) * self.page_size : number * self.page_size] if number > 0 else b""

    def free_pages(self) -> set[int]:
        """The pages that hold nothing any more, by a list whose parts lie on some of them."""
        free: set[int] = set()
        trunk = FREE_LISTS.unpack_from(self.page(1).ljust(40, b"\0"), FREE_LISTS_AT)[0]
        while 1 < trunk <= self.count and trunk not in free:
            page = self.page(trunk)
            if len(page) < self.page_size:
                break
            following, count = FREE_LISTS.unpack_from(page)
            leaves = struct.unpack_from(f">{min(count, self.page_size // 4 - 2)}I", page, 8)
            if len(leaves) < count or not all(1 < leaf <= self.count for leaf in leaves):
                # no part of the list: what leads here is damaged
                break
            free.update((trunk, *leaves))
            trunk = following
        return free


def _frames(log: bytes, page_size: int) -> list[LogFrame]:
    """The whole frames of a log that belong to its present round, which is that of its header."""
    found = []
    step = FRAME_HEADER + page_size
    for at in range(LOG_HEADER, len(log) - step + 1, step):
        page, pages = struct.unpack_from(">II", log, at)
        found.append(LogFrame(page, pages, log[at + 8 : at + 16], at + FRAME_HEADER))
    if not found:
        return []
    header = log[16:24]
    # under a damaged header the round is the one that the log begins with; a whole one may have no frame yet
    of_header = _is_header_whole(log) or any(frame.salts == header for frame in found)
    salts = header if of_header else found[0].salts
    return [frame for frame in found if frame.salts == salts and frame.page > 0]


def _is_header_whole(log: bytes) -> bool:
    """Whether the header of a log has its checksum: two sums over its six first words, https://sqlite.org/walformat.html."""
    words, low, high = struct.unpack_from(">6I" if log[3] & 1 else "<6I", log), 0, 0
    for first, second in zip(words[::2], words[1::2], strict=True):
        low = (low + first + high) & 0xFFFFFFFF
        high = (high + second + low) & 0xFFFFFFFF
    return struct.unpack_from(">2I", log, 24) == (low, high)


# whether a log is whole


class LogState(NamedTuple):
    """What the index of a log says of it."""

    frames: int
    salts: bytes
    copied: int
    """How many frames are in the database file, too."""
    page_size: int


def index_of_log(path: Path) -> LogState | None:
    """What the index of the log said last; None if there is none that makes sense."""
    try:
        with beside(path, "-shm").open("rb") as file:
            data = file.read(100)
    except OSError:
        return None
    if len(data) < 100:
        return None
    header = INDEX_HEADER.unpack_from(data)
    words, low, high = struct.unpack_from("=10I", data), 0, 0
    for first, second in zip(words[::2], words[1::2], strict=True):
        low = (low + first + high) & 0xFFFFFFFF
        high = (high + second + low) & 0xFFFFFFFF
    if struct.unpack_from("=II", data, 40) != (low, high) or not header[3]:
        return None
    return LogState(header[6], data[32:40], struct.unpack_from("=I", data, 96)[0], header[5])


def is_log_damaged(path: Path) -> bool:
    """Whether the log of a database that was not closed lacks what was written into it, which SQLite does not tell.

    SQLite takes a log as far as its checksums hold, and what comes after as never written. The index says how far it
    went; without one, a transaction that ends after the part that holds tells. To be asked before the file is used.
    """
    before = index_of_log(path)
    try:
        size = beside(path, "-wal").stat().st_size
    except OSError:
        size = 0
    if size < LOG_HEADER or not path.exists() or not path.stat().st_size:
        return size >= LOG_HEADER or (before is not None and before.frames > before.copied)
    with closing(sqlite3.connect(f"{path.as_uri()}?mode=ro", uri=True, timeout=1.0)) as db:
        db.execute("SELECT count(*) FROM sqlite_master").fetchone()
        after = index_of_log(path)
    if after is None:
        return False
    if before is not None and (before.salts == after.salts or not after.frames):
        return after.frames < before.frames and before.frames > before.copied
    return _ends_after(path, after)


def _ends_after(path: Path, state: LogState) -> bool:
    """Whether a transaction ends in the log after the frames that hold."""
    log = beside(path, "-wal").read_bytes()
    if not state.frames:
        return any(frame.pages for frame in _frames(log, state.page_size or USUAL_PAGE))
    frames = _frames(log, state.page_size)
    return any(frame.pages for frame in frames[state.frames :])
