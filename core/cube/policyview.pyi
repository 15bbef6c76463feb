"""What the learned policy sees of a position: twenty tokens, and the least of its 48 views.

A token says which piece is at a place and how it is turned: 3 * corner + twist at the eight places of corners, then
2 * edge + flip at the twelve of edges; both have 24 values. The cube's rotation as a whole does not count.

A view is the position conjugated by one of the 48 symmetries of the cube, 0 being none; conjugated positions are the
same number of moves from solved, and their solutions are each other's images. The least view, token by token, stands
for all of them, so that a network has 48 times fewer positions to learn.
"""

from core.cube.cubie import Cube

def tokens_in_view(cube: Cube, view: int) -> bytes:
    """The twenty tokens of a view 0..47. ValueError for another number."""

def turn_in_view(turn: int, view: int) -> int:
    """How a turn 0..17 looks in a view 0..47. ValueError for other numbers."""

def look(
    cube: Cube, tokens: memoryview, columns: memoryview, inverse: bool = False, least: bool = True
) -> None:
    """Write the tokens (20 bytes) of the position or of its inverse, in the least view or plain, and where a network's
    answer for each of the 18 turns stands (18 bytes): among its first turns, or for the inverse among its last."""
