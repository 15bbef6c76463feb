"""What the learned policy sees of a position: twenty tokens, in one view or in six.

A token says which piece is at a place and how it is turned: 3 * corner + twist at the eight places of corners, then
2 * edge + flip at the twelve of edges; both have 24 values. The cube's rotation as a whole does not count.

A view is the position conjugated by one of the 48 symmetries of the cube, 0 being none; conjugated positions are the
same number of moves from solved, and their solutions are each other's images. The least of all views stands for all of
them, so that a network has 48 times fewer positions to learn. The least of the eight views that show a face on top
stands for what may be said of that face: of six such views a network needs only learn whether to turn the top.

The least view is the first in an order of its tokens, those of edges first. The order of the tokens was found by
trying: it is one in which much can be learnt from single tokens.
"""

from core.cube.cubie import Cube

PLAIN: int
"""Shown: the position as it is."""
LEAST: int
"""Shown: the least of its 48 views."""
FACES: int
"""Shown: for each face U R F D L B the least of the eight views that have it on top."""

def tokens_shown(shown: int) -> int:
    """How many tokens are shown: 20, or 120 for `FACES`. ValueError for another number."""

def tokens_in_view(cube: Cube, view: int) -> bytes:
    """The twenty tokens of a view 0..47. ValueError for another number."""

def turn_in_view(turn: int, view: int) -> int:
    """How a turn 0..17 looks in a view 0..47. ValueError for other numbers."""

def look(cube: Cube, tokens: memoryview, columns: memoryview, inverse: bool = False, shown: int = ...) -> None:
    """Write the tokens of what is shown (`LEAST`, if nothing is said) of the position or of its inverse.

    Also write where a network's answer for each of the 18 turns stands (18 bytes): among its first turns, or for the
    inverse among its last. Raises ValueError for other shapes.
    """
