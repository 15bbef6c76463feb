"""Pages of a database file and of its log, as far as they exist.

The layout: sqlite.org/fileformat2.html.
"""

from __future__ import annotations

import struct
from collections.abc import Sequence
from pathlib import Path

from app.base.storage.salvage.write_ahead_log import (
    USUAL_PAGE,
    LogFrame,
    LogState,
    committed_frames,
    name_companion_file,
    read_frames,
)

SMALLEST_PAGE, LARGEST_PAGE = 512, 65536
FREE_LISTS_AT, FREE_LISTS = 32, struct.Struct(">II")
BROKEN_BY_A_BIT = 2
"""Most frames that one flipped bit can break: its own and, if it is in a checksum, the next one."""


class PageImage:
    """Pages of a database, taken from its file and from some frames of its log."""

    def __init__(self, file: bytes, log: bytes, frames: Sequence[LogFrame], page_size: int) -> None:
        self._file, self._log, self.page_size = file, log, page_size
        self._logged = {frame.page: frame.at for frame in frames}
        self.count = max(-(-len(file) // page_size), max(self._logged, default=0))
        """Number of pages; they are numbered from 1."""

    def page(self, number: int) -> bytes:
        """Return the bytes of a page; fewer or none where the file ends before the page does."""
        if number in self._logged:
            return self._log[self._logged[number] : self._logged[number] + self.page_size]
        return self._file[(number - 1) * self.page_size : number * self.page_size] if number > 0 else b""

    def free_pages(self) -> set[int]:
        """Return the unused pages, listed in trunk pages that are unused pages themselves."""
        free: set[int] = set()
        trunk = FREE_LISTS.unpack_from(self.page(1).ljust(40, b"\0"), FREE_LISTS_AT)[0]
        while 1 < trunk <= self.count and trunk not in free:
            page = self.page(trunk)
            if len(page) < self.page_size:
                break
            following, count = FREE_LISTS.unpack_from(page)
            leaves = struct.unpack_from(f">{min(count, self.page_size // 4 - 2)}I", page, 8)
            if len(leaves) < count or not all(1 < leaf <= self.count for leaf in leaves):
                # Not a part of the list: what leads here is damaged.
                break
            free.update((trunk, *leaves))
            trunk = following
        return free


def read_images(path: Path, index: LogState | None) -> list[PageImage]:
    """Return the possible contents of a damaged database and its log, in order of precedence.

    Each is an image of the whole database: its file with another choice of frames of the log. Where they differ,
    earlier images take precedence over later ones. `index` is what the index of the log said before anybody used the
    file. Frames that it counts were written; if one or two are broken, a bit is, and their pages are still the newest.
    More broken frames, or frames that no index counts, were being written when the power failed: nothing in them was
    reported as saved, and what was is in the transactions before. Raises OSError if the file or its log exists and
    cannot be read.
    """
    file, log = _bytes_of(path), _bytes_of(name_companion_file(path, "-wal"))
    page_size = _find_page_size(file, log)
    frames = read_frames(log, page_size)
    committed = committed_frames(log, frames)
    whole = [frame for frame in frames if frame.is_whole]
    if index is None or not frames or index.salts != frames[0].salts or index.frames <= len(committed):
        choices = [committed, whole]
    elif len(frames) - len(whole) <= BROKEN_BY_A_BIT:
        choices = [frames, committed]
    else:
        choices = [committed, whole, frames]
    different = dict.fromkeys(map(tuple, choices))
    return [PageImage(file, log, chosen_frames, page_size) for chosen_frames in different]


def _bytes_of(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except FileNotFoundError:
        return b""


def _find_page_size(file: bytes, log: bytes) -> int:
    """Return the page size that the file or else its log gives, the usual one if neither is possible.

    No flipped bit turns one possible size into another.
    """
    stored = int.from_bytes(file[16:18], "big")
    named = (LARGEST_PAGE if stored == 1 else stored, int.from_bytes(log[8:12], "big"))
    return next((size for size in named if _is_page_size(size)), USUAL_PAGE)


def _is_page_size(size: int) -> bool:
    return SMALLEST_PAGE <= size <= LARGEST_PAGE and size & (size - 1) == 0
