"""The entries of an n-tuple network as three streams that a general compressor packs well.

Most entries are zero: no game came by. `mask` has a bit for each entry, set where it is not zero; `codes` has a byte
for each set bit, the entry itself from -127 to 127 or -128 for a wider one; `escaped` has the wider ones, two bytes
each, low byte first.
"""

from mmap import mmap

from core.storage import Bytes

def pack(table: memoryview) -> tuple[bytes, bytes, bytes]:
    """The streams of a table of 16-bit entries ("h"), a multiple of 8 of them."""

def unpack(mask: Bytes, codes: Bytes, escaped: Bytes, count: int) -> mmap:
    """The table of `count` entries, in memory of its own. Raises ValueError for streams that do not fit together."""
