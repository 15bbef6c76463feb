"""The cube as an immutable element of its group: cubies relative to the centres, and a rotation of the whole.

Coordinates as in H. Kociemba, "The two-phase algorithm": permutations say which piece is at each place, orientations
are relative to the U and D (edges: U, D, then F, B) stickers.
"""

from collections.abc import Iterable, Mapping, Sequence

CORNERS: tuple[str, ...]
"""The eight corners by their faces, clockwise from U or D; the index of a corner is its place here."""
EDGES: tuple[str, ...]
"""The twelve edges by their faces, the reference face first."""
FACES: str
"""The six faces in the order of their indices: URFDLB."""

class Cube:
    """A position of the 3x3x3. Immutable and hashable; `Cube()` is solved, white up and green in front.

    The position is read as the sequence that leads to it from solved: `a * b` is "the moves of a, then those of b".
    """

    rotation: int
    """How the whole cube is held, 0..23: tilt `rotation // 4` of (none, x, x2, x', z, z'), then y `rotation % 4` times.

    Read-only.
    """

    def __init__(self) -> None: ...
    @staticmethod
    def from_pieces(
        corners: Iterable[int], twists: Iterable[int], edges: Iterable[int], flips: Iterable[int], rotation: int = 0
    ) -> Cube:
        """The cube with these pieces at the places of `CORNERS` and `EDGES`. ValueError if no turns reach it."""
    @staticmethod
    def turned(turn: int) -> Cube:
        """Solved, then face `turn // 3` of `FACES` turned clockwise by `turn % 3 + 1` quarters; `turn` in 0..17."""
    @staticmethod
    def rotated(rotation: int) -> Cube:
        """Solved and held in `rotation`, 0..23."""
    @property
    def corners(self) -> tuple[int, ...]:
        """The corner at each place, relative to the centres."""
    @property
    def twists(self) -> tuple[int, ...]:
        """0, 1 or 2 clockwise twists of the corner at each place."""
    @property
    def edges(self) -> tuple[int, ...]:
        """The edge at each place, relative to the centres."""
    @property
    def flips(self) -> tuple[int, ...]:
        """0 or 1 for the edge at each place."""
    @property
    def solved(self) -> bool:
        """Whether every piece is home relative to the centres, however the cube is held."""
    def __mul__(self, other: Cube) -> Cube: ...
    def inverse(self) -> Cube:
        """The position whose product with this one is solved and not rotated."""
    def __hash__(self) -> int: ...
    def __eq__(self, other: object, /) -> bool: ...

def products(start: Cube, moves: Sequence[str], cubes: Mapping[str, Cube], every: int) -> list[Cube]:
    """Return `start` times the cubes of the first `every` moves, of twice as many, and so on: `cubes` is by the move.

    KeyError for a move that has none. 5 ms for 200,000 moves.
    """
