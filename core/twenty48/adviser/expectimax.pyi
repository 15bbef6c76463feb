"""Expectimax for 4x4: the best move if new tiles are averaged over and moves are chosen.

Values of after-states are kept in a table of 32,768 slots for one turn, those of leaves for good. A tile sequence less
likely than `cut` is not looked through to its end.
"""

from typing import Self

from core.base.control import Control
from core.twenty48.adviser.ntuple import Network
from core.twenty48.sample import GameSample

MOST_DEPTH: int
"""The largest depth."""

class Player:
    """Looks `depth` moves ahead and values what it sees by a network, or by a heuristic where there is none.

    The network's value of an after-state is a mean over the tile to come; the heuristic knows of no such tile, so its
    leaves lie one tile and one move further. Two threads that ask the same Player wait for each other.
    """

    network: Network | None
    depth: int
    def __new__(
        cls,
        network: Network | None = None,
        *,
        depth: int = 2,
        cut: float = 1e-4,
        halving: bool = False,
        danger: tuple[float, int, float] | None = None,
    ) -> Self:
        """Raises InputError for a depth that is not from 1 to 8. Memory: 512 KB.

        With `halving` a board with a tile of 8192 or more is looked at with all tiles above its largest gap halved: the
        gap is a size of tile, from 128 on, that is missing below the largest. That is done again and again until there
        is no such tile or no such gap. The network has met such boards far more often; the same moves are legal, and
        the values are those of the halved board.

        `danger` is a worth, a depth and a cut: where the best move is worth less than that, or where the search met the
        end of a game or (before the last tile) a board no move of which is worth anything, it searches once more, so
        deep and with this cut, unless only one move is legal.
        """

    def values(
        self, board: int, control: Control | None = None, *, four: float = 0.1
    ) -> tuple[float | None, ...] | None:
        """What each move (left, right, up, down) of a packed board is worth, None where it is not legal.

        With a network that is the expected further score. `four` is the probability of a 4 in the tiles looked through;
        a network knows only the one it was trained with. None instead of the four values if it was cancelled.
        """

    def play(
        self,
        *,
        games: int,
        seed: int,
        first: int = 0,
        start: int = 0,
        until: int = 16,
        control: Control | None = None,
    ) -> GameSample:
        """Play whole games without the GIL, each with its own random stream.

        A game ends when no move is left or a tile of 2^`until` is on the board. Games begin with the packed board
        `start`, or with two random tiles if it is empty; moves and scores count from there. `first` is the number of
        the first: the same seed plays the same games, however they are shared out. Two tiles of 32,768 do not merge
        here. `control.done` counts games; a cancelled run returns the finished ones, which may be none. Raises
        InputError for fewer than 1 game.
        """
