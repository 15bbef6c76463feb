"""The first layer of the policy network: rows of a table, one for each token and each pair of tokens, are summed.

A network that sees single tokens must find out with all its width which pieces stand together; here every pair of
tokens has a row of its own, 109,920 with those of single tokens, of which a position chooses 210.
"""

from typing import Self

ROWS: int
"""Rows of every table: 20 places of 24 tokens and 190 pairs of places of 576."""
WIDTH_STEP: int
"""The width of a table is a multiple of this."""

def sum_bytes(tokens: memoryview, table: memoryview, sums: memoryview, portable: bool = False) -> None:
    """For each row of 20 tokens the sum of the rows they choose, in short numbers: 210 bytes cannot overflow them.

    `portable`: do without the processor's wide instructions. Raises ValueError if the shapes do not fit or a token is
    above 23.
    """

def sum_floats(tokens: memoryview, table: memoryview, sums: memoryview, portable: bool = False) -> None:
    """As `sum_bytes`, for a table that is being trained."""

class Descent:
    """Adam (D. P. Kingma and J. Ba, 2015) for a table, a step only for the rows that a batch used.

    `table` and `moment` are of one shape; `square` has one second moment for each row and `uses` how often it was
    used. All are changed in place, so they may be stored and taken up again.
    """

    def __new__(cls, table: memoryview, moment: memoryview, square: memoryview, uses: memoryview, samples: int) -> Self:
        """`samples`: the largest batch. ValueError if the parts are not of one shape."""

    def step(
        self,
        tokens: memoryview,
        slopes: memoryview,
        rate: float,
        first: float = 0.9,
        second: float = 0.99,
        portable: bool = False,
    ) -> None:
        """One step against `slopes`, the loss's derivatives by the sums. `first` and `second` are Adam's betas."""
