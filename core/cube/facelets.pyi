"""A position as the 54 letters of its stickers, and why 54 letters are not a position.

The order is U1..U9 R1..R9 F1..F9 D1..D9 L1..L9 B1..B9, each face row by row as one looks at it, U with B at the top,
D with F at the top, the sides with U at the top.
"""

from core.cube.cubie import Cube

def facelet_indices(cube: Cube) -> bytes:
    """For each of the 54 places the face (index in URFDLB) its sticker belongs to, as the cube is held."""

def format_facelets(cube: Cube) -> str:
    """The 54 stickers as letters URFDLB."""

def parse_facelets(text: str) -> Cube:
    """The cube with these stickers. White space and letter case do not matter.

    With the letters URFDLB the centres may be rotated. Any other six letters or digits are taken as colours that the
    centres assign to the faces. Raises InputError with the reason and the place ("sticker F3", "corner URF").
    """

def sticker_name(sticker: int) -> str:
    """Like "F3", for a place 0..53."""
