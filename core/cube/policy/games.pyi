"""The referee of games without search: it alone holds the positions, turns them and counts the moves."""

from typing import Self

LONGEST: int
"""The longest scramble of a game."""

class Games:
    """`count` scrambles of `length` random turns each, played all at the same time with at most `length` moves.

    Game i of a seed and length is the same however many there are. A player gets copies of what is to be seen and says
    which turns it makes; it can neither set a position nor move after the limit.
    """

    length: int
    count: int
    moves: int
    """Moves made so far, in every game that still runs."""
    solved: int
    """Games that came to the solved cube."""
    running: int
    """Games that are neither solved nor out of moves."""

    def __new__(cls, length: int, count: int, seed: int) -> Self:
        """`length` in 0..LONGEST. ValueError otherwise."""

    def look(
        self, tokens: memoryview, columns: memoryview, first: int = 0, inverse: bool = False, shown: int = ...
    ) -> None:
        """Write what is to be seen of the running games `first`, `first` + 1, ...; see `core.cube.policy.view.look`."""

    def play(self, turns: memoryview) -> None:
        """Make one turn 0..17 in each running game, in their order. ValueError for another number of turns or turn."""
