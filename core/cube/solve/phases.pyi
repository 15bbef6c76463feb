"""Tables of the two phases: how coordinates turn, and which turns lead nearer to a phase's goal.

For a pair of coordinates a step table holds one bit for each turn that leads nearer to the goal, one for each that
leads no farther, and the distance: a search that may take k more turns sees from two entries which turns to try.
Every position within 6 turns of phase 2, and within 7 of solved in it, is marked in a set of bits of its own.

They are kept in the folder of tables: to make them takes longer than most of what they are wanted for.
"""

import mmap
from pathlib import Path

TABLE_BYTES: int
"""What the tables take in memory."""
FILE_NAME: str
VERSION: int
"""Of what the file holds: the next one whenever a field of `Phases` (`phases.pxd`) changes."""

def make() -> mmap.mmap:
    """The tables anew (33 MB, a third of a second). MemoryError if they do not fit."""

def kept(folder: Path) -> mmap.mmap:
    """The tables from a folder, mapped; made and stored there if they are missing, damaged, or of another version.

    A folder that cannot be written to makes no difference but the time.
    """

def prepare() -> None:
    """Have the tables at hand; any thread may call it. MemoryError if they do not fit."""
