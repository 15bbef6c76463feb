"""The entries of a network as three compressed streams of its file.

The mask has long patterns, which LZMA finds and zlib does not (12 to 14 % smaller); it is a quarter of the content. The
codes hardly repeat: LZMA would save 4 % of them and take seven times as long to read.
"""

from __future__ import annotations

import lzma
import zlib
from collections.abc import Sequence
from mmap import mmap

from core.base.budget import drain, inflate
from core.twenty48.adviser.entries import pack_entries, unpack_entries

ESCAPE = b"\x80"
"""The code that stands for a wider entry."""
FILTERS = [{"id": lzma.FILTER_LZMA2, "preset": 6, "lc": 4, "lp": 0, "pb": 0}]
"""Bytes that are no text: the four bits before say most about the next, where it stands says nothing."""


def compress_entries(entries: memoryview) -> list[bytes]:
    """Return mask, codes and wider entries (`pack_entries`) of 16-bit entries, a multiple of 8, compressed.

    Raises ValueError.
    """
    mask, codes, escaped = pack_entries(entries)
    return [lzma.compress(mask, lzma.FORMAT_RAW, filters=FILTERS), zlib.compress(codes, 9), zlib.compress(escaped, 9)]


def entries_in(content: memoryview, lengths: Sequence[int], count: int) -> mmap:
    """The `count` entries of a content whose streams have these lengths, in memory of their own.

    Raises ValueError for a content that holds others.
    """
    first, second, _ = lengths
    with content[:first] as part:
        stream = lzma.LZMADecompressor(lzma.FORMAT_RAW, filters=FILTERS)
        mask = drain(stream, lzma.LZMAError, part, count // 8)
    with content[first : first + second] as part:
        codes = inflate(part, int.from_bytes(mask, "little").bit_count())
    with content[first + second :] as part:
        escaped = inflate(part, 2 * codes.count(ESCAPE))
    return unpack_entries(mask, codes, escaped, count)
