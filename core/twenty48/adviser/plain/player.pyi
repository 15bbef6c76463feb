"""Expectimax on boards of any shape: the best move if new tiles are averaged over and moves are chosen."""

from typing import Self

from core.base.control import Control
from core.twenty48.adviser.plain.network import PlainNetwork
from core.twenty48.sample import GameSample

MOST_DEPTH: int
"""The largest depth."""

class PlainPlayer:
    """Looks `depth` moves ahead and values what it sees by a network. Safe to share between threads."""

    network: PlainNetwork
    depth: int
    def __new__(cls, network: PlainNetwork, *, depth: int = 2, cut: float = 0.0) -> Self:
        """Create a player that looks `depth` moves ahead.

        A new tile in one of so many squares that each is less likely than `cut` is not looked at. Raises InputError for
        a depth that is not from 1 to 4.
        """

    def values(self, cells: bytes, *, four: float = 0.1) -> tuple[float | None, ...]:
        """Return the expected further score of each move (left, right, up, down), None where it is not legal.

        `four` is the probability of a 4 in the tiles looked through.
        """

    def play(self, *, games: int, seed: int, first: int = 0, control: Control | None = None) -> GameSample:
        """Play whole games without the GIL, each with its own random stream.

        A game ends when no move is left or a tile is made that the network does not know. `first` is the number of the
        first: the same seed plays the same games, however they are shared out. `control.done` counts games; a cancelled
        run returns the finished ones. Raises InputError for fewer than 1 game.
        """
