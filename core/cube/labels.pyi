"""What turns make of labelled pieces: every arrangement of the labels once, and how far each is from a wanted one.

Pieces that a question takes for the same have the same label; an arrangement is a label and a twist for each place,
five bits a place, found breadth first and kept in a table of turns. Several tables bound a search by iterative
deepening, as R. E. Korf's pattern databases do (AAAI 1997), and together they are the goal itself.
"""

from collections.abc import Sequence

from core.base.control import Control

class Arrangements:
    """All that turns make of some arrangements. Four bytes a turn and a byte for each."""

    starts: list[int]
    """The numbers of those it began with."""
    count: int
    """How many there are."""

    def __init__(
        self,
        starts: Sequence[bytes],
        quarters: Sequence[tuple[bytes, bytes]],
        turns: Sequence[tuple[int, int]],
        twists: int,
        wanted: Sequence[int],
        most: int,
        control: Control,
    ) -> None:
        """A code for each place: 0, or 1 + `twists` * label + twist, up to 31.

        A quarter turn tells for each place from which it comes and by how much it is twisted; a turn is a quarter turn
        by its number and how often, and its opposite must be among them. `wanted` has a bit for each code that may be
        at a place. None has a distance if `control` is cancelled. Raises MemoryError, and ValueError if there are more
        than `most`.
        """

    def distance(self, number: int) -> int:
        """The least turns from an arrangement to a wanted one; 255 if there is none."""

def way(
    spaces: Sequence[Arrangements], start: int, length: int, follows: Sequence[int], faces: bytes, control: Control
) -> list[int] | None:
    """Exactly so many turns, by number, that lead from the spaces' start of that number to where all are as wanted.

    There are 20 spaces at most. `follows` has a bit for each turn that may come after one of a face, and the first ones
    last; `faces` has the face of each turn. Counts the sequences of two turns in `control`; None if there is no way, or
    if it was cancelled.
    """
