"""The entries of an n-tuple network of either kind: 16-bit numbers, and the same packed for a file."""

from mmap import mmap

from core.base.files.table_file import Bytes

MOST_ENTRIES: int
"""Of a network: four patterns of six cells on 4x4, which take 128 MB."""

class Entries:
    """Tables for a player: 16-bit entries, each a multiple of `unit` points. Safe to share between threads."""

    patterns: tuple[tuple[int, ...], ...]
    unit: float
    @property
    def nbytes(self) -> int:
        """Memory of the tables in bytes."""

    @property
    def noise(self) -> float:
        """The standard deviation, in points, of what the rounding of its entries to `unit` does to a value."""

    @property
    def entries(self) -> memoryview:
        """All entries, in the order of the patterns."""

def pack_entries(table: memoryview) -> tuple[bytes, bytes, bytes]:
    """The entries of a network, 16-bit ("h") and a multiple of 8 of them, as three streams that zlib compresses well.

    Most entries are zero: no game came by. The first stream is a mask with a bit for each entry, set where it is not
    zero; the second has a byte for each set bit, the entry itself from -127 to 127 or -128 for a wider one; the third
    has the wider ones, two bytes each, low byte first. Raises ValueError.
    """

def unpack_entries(mask: Bytes, codes: Bytes, escaped: Bytes, count: int) -> mmap:
    """The `count` entries in memory of their own. Raises ValueError for streams that do not fit together."""
