"""The first layer of the policy network: rows of a table, one for each token and each pair of tokens, are summed.

A network that sees single tokens must find out with all its width which pieces stand together; here every pair of
tokens has a row of its own, 109,920 with those of single tokens, of which a position chooses 210.
"""

ROWS: int
"""Rows of every table: 20 places of 24 tokens and 190 pairs of places of 576."""
WIDTH_STEP: int
"""The width of a table is a multiple of this."""

def sum_bytes(tokens: memoryview, table: memoryview, sums: memoryview, portable: bool = False) -> None:
    """For each row of 20 tokens the sum of the rows they choose, in short numbers: 210 bytes cannot overflow them.

    `portable`: do without the processor's wide instructions. Raises ValueError if the shapes do not fit or a token is
    above 23.
    """
