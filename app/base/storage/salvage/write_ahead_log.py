"""Write-ahead log of a database: its frames, their checksums, and its index.

The layouts: https://sqlite.org/fileformat2.html and https://sqlite.org/walformat.html.
"""

from __future__ import annotations

import sqlite3
import struct
from collections.abc import Iterable, Sequence
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

USUAL_PAGE = 4096
LOG_HEADER, FRAME_HEADER = 32, 24
INDEX_HEADER = struct.Struct("=IIIBBHIIIIII")
"""Header of the log's index, in the byte order of the machine.

Version, unused, changes, whether it is set up, byte order, page size, frames, pages, two checksums, two salts; two
checksums of its own follow.
"""


class LogFrame(NamedTuple):
    """Page as a transaction wrote it into the log."""

    page: int
    pages: int
    """Pages in the database after the transaction that ends with this frame; 0 if none ends here."""
    salts: bytes
    """Random bytes that all frames of one round of the log share."""
    at: int
    """Offset of the page's bytes in the log."""
    is_whole: bool
    """Whether the checksum, which continues that of the frame before, is right."""


def name_companion_file(path: Path, end: str) -> Path:
    """Return the path of a database file's companion, whose name is longer by the ending `end`, such as "-wal"."""
    return path.with_name(path.name + end)


def read_frames(log: bytes, page_size: int, known_whole: int = 0) -> list[LogFrame]:
    """Return the frames of the log's present round up to its last commit, whole ones and broken ones.

    The checksums of the first `known_whole` frames are not verified: SQLite has found them right.
    """
    if len(log) < LOG_HEADER:
        return []
    # A damaged header does not tell the byte order, so both are tried.
    orders = _order(log) if _is_header_whole(log) else "<>"
    tried = (_frames(log, page_size, order, known_whole) for order in orders)
    frames = max(tried, key=lambda frames: sum(frame.is_whole for frame in frames))
    return frames[: 1 + max((number for number, frame in enumerate(frames) if frame.pages), default=-1)]


def committed_frames(log: bytes, frames: Sequence[LogFrame]) -> Sequence[LogFrame]:
    """Return the frames that SQLite takes: those of the transactions before the first broken one."""
    if not _is_header_whole(log):
        return []
    whole = next((number for number, frame in enumerate(frames) if not frame.is_whole), len(frames))
    return frames[: 1 + max((number for number in range(whole) if frames[number].pages), default=-1)]


def _frames(log: bytes, page_size: int, order: str, known_whole: int) -> list[LogFrame]:
    """Return the frames of the present round, with checksums in this byte order (a format of `struct`)."""
    places = range(LOG_HEADER, len(log) - FRAME_HEADER - page_size + 1, FRAME_HEADER + page_size)
    if not places:
        return []
    header = log[16:24]
    # Under a damaged header, the first frame tells the round; an intact header may have no frame yet.
    use_header = _is_header_whole(log) or any(log[at + 8 : at + 16] == header for at in places)
    salts = header if use_header else log[places[0] + 8 : places[0] + 16]
    frames: list[LogFrame] = []
    before = log[24:32]
    for at in places:
        page, pages, frame_salts, sums = struct.unpack_from(">II8s8s", log, at)
        data = at + FRAME_HEADER
        if frame_salts == salts and page > 0:
            covered = log[at : at + 8] + log[data : data + page_size]
            is_whole = len(frames) < known_whole or (
                _checksums(covered, order, struct.unpack(">2I", before)) == struct.unpack(">2I", sums)
            )
            frames.append(LogFrame(page, pages, salts, data, is_whole))
        before = sums
    return frames


def _checksums(data: bytes, order: str, start: Iterable[int] = (0, 0)) -> tuple[int, int]:
    """Return SQLite's two sums over pairs of words, continued from the sums `start`."""
    low, high = start
    words = struct.unpack(f"{order}{len(data) // 4}I", data)
    for first, second in zip(words[::2], words[1::2], strict=True):
        low = (low + first + high) & 0xFFFFFFFF
        high = (high + second + low) & 0xFFFFFFFF
    return low, high


def _is_header_whole(log: bytes) -> bool:
    """Return whether a log has a header with a right checksum."""
    if len(log) < LOG_HEADER:
        return False
    return struct.unpack_from(">2I", log, 24) == _checksums(log[:24], _order(log))


def _order(log: bytes) -> str:
    """Return the byte order of a log's checksums, as its header has it (a format of `struct`)."""
    return ">" if log[3] & 1 else "<"


class LogState(NamedTuple):
    """State of a log according to its index."""

    frames: int
    salts: bytes
    copied: int
    """Number of frames that are already copied into the database file."""
    page_size: int


def index_of_log(path: Path) -> LogState | None:
    """Return the last state in the index of the log; None if there is none that makes sense."""
    try:
        with name_companion_file(path, "-shm").open("rb") as file:
            data = file.read(100)
    except OSError:
        return None
    if len(data) < 100:
        return None
    header = INDEX_HEADER.unpack_from(data)
    if struct.unpack_from("=II", data, 40) != _checksums(data[:40], "=") or not header[3]:
        return None
    return LogState(header[6], data[32:40], struct.unpack_from("=I", data, 96)[0], header[5])


def is_log_damaged(path: Path, before: LogState | None) -> bool:
    """Return whether the log of a database that was not closed has lost something written into it.

    SQLite does not report it: it takes a log as far as its checksums hold, and the rest as never written. The index, as
    it was `before` anybody used the file, says how far the log went; without one, a whole commit after the valid part
    tells.
    """
    try:
        size = name_companion_file(path, "-wal").stat().st_size
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
    return _ends_after(name_companion_file(path, "-wal").read_bytes(), after)


def _ends_after(log: bytes, state: LogState) -> bool:
    """Return whether a whole commit is in the log after the frames that SQLite takes."""
    frames = read_frames(log, state.page_size or USUAL_PAGE, state.frames)
    return any(frame.pages and frame.is_whole for frame in frames[state.frames :])
