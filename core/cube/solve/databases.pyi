"""Pattern databases of R. E. Korf's solver (AAAI 1997): least turns that bring some of the pieces home.

A database is packed, four bits an entry, the entry with the even index in the low half of a byte.
"""

from core.base.control import Control
from core.base.files.table_file import Bytes
from core.cube.cubie import Cube

CORNER_STATES: int
"""8! 3^7 = 88 179 840: entries of the database of all corners."""
EDGE_STATES: int
"""12! / 6! 2^6 = 42 577 920: entries of a database of six edges."""

def corner_database(
    metric: str = "htm", deepest: int = 14, threads: int = 1, control: Control | None = None
) -> bytearray | None:
    """Distances of all positions of the eight corners, by breadth-first search; None if it was cancelled.

    Entries beyond `deepest`, 1..14, say `deepest` + 1: they stay a lower bound. `control` counts the entries that are
    known already. Takes 132 MB while it runs, 44 MB afterwards. MemoryError if there is not so much.
    """

def edge_database(
    first: int, metric: str = "htm", deepest: int = 14, threads: int = 1, control: Control | None = None
) -> bytearray | None:
    """Distances of all positions of the edges `first` .. `first` + 5; see `corner_database`. Takes 37 MB."""

def corner_index(cube: Cube) -> int:
    """The entry of a position's corners."""

def edge_index_of(cube: Cube, first: int) -> int:
    """The entry of the edges `first` .. `first` + 5 of a position."""

def value(database: Bytes, index: int) -> int:
    """One entry."""

def distribution(database: Bytes) -> list[int]:
    """How many entries have each value 0..15."""
