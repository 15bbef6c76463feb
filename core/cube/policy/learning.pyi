"""The first layer of the policy network while it learns, on the processor.

A table lies in stripes of columns: what many samples ask of one feature in one stripe stays in the cache.
"""

from typing import Self

STRIPE: int
"""Columns of a stripe: the width of a table is a multiple of it."""
PLACES: int
VALUES: int
"""Tokens of a position, and different tokens."""
MOST_SAMPLES: int
"""Of one batch."""

class Learning:
    """Sums of a table's rows, and Adam (D. P. Kingma and J. Ba, 2015) with a step only for the rows that were used.

    `table` and `moment` have the shape stripes, ROWS (of `first_layer`), STRIPE; `square` has one second moment for
    each stripe of a row, and `uses` how often each row was used. All are changed in place, so they may be stored and
    taken up again.
    """

    def __new__(cls, table: memoryview, moment: memoryview, square: memoryview, uses: memoryview, samples: int) -> Self:
        """`samples`: the largest batch. ValueError if the parts are not of one shape."""

    def sum(self, tokens: memoryview, sums: memoryview, portable: bool = False) -> None:
        """For each row of 20 tokens the sum of the rows they choose.

        `portable`: do without the processor's wide instructions. Raises ValueError if the shapes do not fit or a token
        is above 23.
        """

    def step(
        self, slopes: memoryview, rate: float, first: float = 0.9, second: float = 0.99, portable: bool = False
    ) -> None:
        """One step against `slopes`, the loss's derivatives by the sums made last.

        `first` and `second` are Adam's betas. Raises ValueError if the shapes do not fit.
        """
