"""The optimal solver's table: distances of cosets of the cube group from solved, two bits each.

An entry stands for all positions that have the same places of the U layer's corners, twist of the corners, places of
the four middle-slice edges, and flips: of those four edges (`small`, which also knows the parity of the permutation;
157,291,200 entries), of the other eight (`medium`, 8 times as many), or of all (`large`, 64 times), those of the slice
edges up to turning all four (`big`, 32 times). The layout is in
`table.h`, the cosets in `cosets.h`.
"""

from collections.abc import Iterable
from mmap import mmap
from typing import Self, TypeAlias

from core.base.control import Control

_Buffer: TypeAlias = bytes | bytearray | memoryview | mmap

SIZES: tuple[str, ...]
METRICS: tuple[str, ...]

class CosetTable:
    """A table in memory; immutable once made."""

    size: str
    metric: str
    counts: tuple[int, ...]
    """Entries within depth 0, 1, 2, ..., `base` + 2."""

    def __new__(
        cls, size: str, metric: str, memory: _Buffer, counts: Iterable[int] = (), base: int | None = None
    ) -> Self:
        """Wrap `table_bytes(size)` bytes. Raises ValueError for another length."""

    @property
    def nbytes(self) -> int:
        """The memory it takes."""

    @property
    def base(self) -> int:
        """Entries tell apart the depths `base` + 1, `base` + 2, less and more."""

    @property
    def data(self) -> memoryview:
        """Its bytes, read-only."""

def entry_bytes(size: str) -> int:
    """Bytes of the entries alone."""

def table_bytes(size: str) -> int:
    """Bytes of a table of that size: its entries and the least depth in each block of them."""

def generate(
    size: str, metric: str = "htm", *, control: Control | None = None, threads: int = 1, base: int | None = None
) -> CosetTable | None:
    """Make a table breadth first; None if cancelled. `control` counts slice sets, 495 a level, and sees the total.

    Raises ValueError for an unknown size or metric.
    """
