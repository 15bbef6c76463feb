"""Tables of the two phases: how coordinates turn, and which turns lead nearer to a phase's goal.

For a pair of coordinates a step table holds one bit for each turn that leads nearer to the goal, one for each that
leads no farther, and the distance: a search that may take k more turns sees from two entries which turns to try.
Every position within 6 turns of phase 2, and within 7 of solved in it, is marked in a set of bits of its own.
"""

TABLE_BYTES: int
"""What the tables take in memory."""

def prepare() -> None:
    """Build the tables (33 MB, a fraction of a second) if they are not there yet; any thread may call it.

    MemoryError if they do not fit.
    """
