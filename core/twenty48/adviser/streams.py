"""Compression of a network's entries into three streams of its file.

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
"""Code that marks a wider entry, which is stored in the third stream."""
FILTERS = [{"id": lzma.FILTER_LZMA2, "preset": 6, "lc": 4, "lp": 0, "pb": 0}]
"""LZMA settings for binary data.

The four bits before a byte predict it best (`lc`); its offset in the file predicts nothing (`lp`, `pb`).
"""


def compress_entries(entries: memoryview) -> list[bytes]:
    """Return the compressed mask, codes and wider entries (`pack_entries`) of 16-bit entries.

    Raises ValueError if their number is not a multiple of 8.
    """
    mask, codes, escaped = pack_entries(entries)
    return [lzma.compress(mask, lzma.FORMAT_RAW, filters=FILTERS), zlib.compress(codes, 9), zlib.compress(escaped, 9)]


def entries_in(content: memoryview, lengths: Sequence[int], count: int) -> mmap:
    """Decompress `count` entries from streams of these lengths into newly allocated memory.

    Raises ValueError if the content does not fit.
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
