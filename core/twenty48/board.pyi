"""The rules of 2048 on any board of 2 to 8 rows and 2 to 8 columns.

Cells are exponents (0 empty, 1 for a tile of 2, 11 for 2048), numbered row by row from the top left.
Directions are 0 left, 1 right, 2 up, 3 down. Rules: G. Cirulli's 2048 (2014).
"""

from core.twenty48.events import Event
from core.twenty48.shape import BoardShape

FOUR: float
"""The probability of a 4 in the original: 0.1."""

class Board:
    """An immutable position: everything that the next move depends on, its random tile included.

    The generator's word travels with the position, so a move is a pure function and redo brings the same tile.
    """

    shape: BoardShape
    """How many rows and columns it has."""
    rows: int
    columns: int
    target: int
    """The exponent of the tile that wins."""
    cells: bytes
    """Exponents, rows * columns of them."""
    score: int
    """The sum of all merged tiles so far."""
    moves: int
    """Moves made so far."""
    word: int
    """The state of SplitMix64 (`core.base.rng`), 64 bits."""
    four: float
    """The probability that a new tile is a 4."""

    def __init__(
        self,
        size: BoardShape | int,
        cells: bytes,
        *,
        target: int,
        score: int = 0,
        moves: int = 0,
        word: int = 0,
        four: float = 0.1,
    ) -> None:
        """A whole number as `size` means a square. Raises InputError for what cannot be a board."""
    @property
    def largest(self) -> int:
        """The exponent of the largest tile."""
    @property
    def won(self) -> bool:
        """Whether the target was reached; tiles only grow, so once true it stays true."""
    @property
    def empty(self) -> int:
        """The number of empty cells."""
    @property
    def tile_sum(self) -> int:
        """The sum of all tiles: it grows by 2 or 4 with every move."""
    @property
    def over(self) -> bool:
        """Whether no move is legal."""
    def directions(self) -> tuple[int, ...]:
        """The legal directions, ascending."""
    def step(self, direction: int) -> tuple[Board, tuple[Event, ...]] | None:
        """The next board and the events of the move, or None where nothing would move."""

def first_board(size: BoardShape | int, target: int, word: int, four: float = 0.1) -> Board:
    """A board with two random tiles, drawn from the generator word."""

def shifted(size: BoardShape | int, cells: bytes, direction: int) -> tuple[bytes, int]:
    """The cells after a shift, before a tile appears, and the score gained, -1 if nothing moved."""
