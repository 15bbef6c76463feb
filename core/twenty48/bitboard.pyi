"""The 4x4 board in 64 bits, a nibble a cell, shifted a row at a time by table.

Cell i, counted row by row from the top left, is nibble i and holds an exponent up to 15; a pair of 15 does not merge.
Tables (131,072 rows of 16 bits and 65,536 scores of 32 bits) are built on first use in about 2 ms.
"""

def pack(cells: bytes) -> int:
    """16 exponents as one word. Raises ValueError for any other length or an exponent above 15."""

def unpack(board: int) -> bytes:
    """The 16 exponents of a word."""

def shift(board: int, direction: int) -> tuple[int, int]:
    """The board after a shift (0 left, 1 right, 2 up, 3 down) and the score gained, -1 if nothing moved."""
