"""The loops of the random pusher: relaxing, distributions step by step, and drawn walks."""

import numpy as np
from numpy.typing import NDArray

from core.base.control import Control
from core.sokoban.board import State
from core.sokoban.graph.graph import Graph

SOLVED: int
STUCK: int
CUT: int
"""How a drawn walk ended: solved, dead, or at its limit."""

class Transitions:
    """The positions of a whole graph that can be solved and are not, in compressed rows."""

    size: int
    """How many rows there are; a target `size` stands for all solved positions."""
    deepest: int
    """The most pushes that any row has left."""
    numbers: NDArray[np.int32]
    """The row of a graph's position; -1 if it has none."""
    rows: NDArray[np.int64]
    targets: NDArray[np.int32]
    """Those of row r are `targets[rows[r]:rows[r + 1]]`; pushes that lose the level are left out."""
    pushes: NDArray[np.int32]
    """All legal pushes of a row."""
    left: NDArray[np.int32]
    """Fewest pushes from a row to a solved position; 0 at `size`."""
    def __init__(self, graph: Graph, start: int = -1) -> None:
        """Of all positions, or of those within reach of `start`. Raises ValueError if the graph is not whole."""
    def relax(self, values: NDArray[np.float64], given: NDArray[np.float64], sweeps: int, control: Control) -> float:
        """Gauss-Seidel on x = given + Q x, downwards and upwards in turns, `values[size]` being held fast.

        Returns the greatest difference of the two sides as a share of x.
        """
    def distributions(self, start: int, longest: int, control: Control) -> NDArray[np.float64]:
        """A row for N = 0..`longest` pushes from row `start`; column d: d pushes left, the last: dead."""
    def walk(
        self, start: int, walks: int, seed: int, longest: int, looked: int, control: Control
    ) -> tuple[NDArray[np.int8], NDArray[np.int32], NDArray[np.int32]]:
        """Draw walks from row `start`.

        Return how each ended, after how many pushes, and what it had left after `looked` of them (-1 dead). Walk i is
        drawn from a generator of its own.
        """

def walk_board(
    start: State, walks: int, seed: int, longest: int, control: Control
) -> tuple[NDArray[np.int8], NDArray[np.int32]]:
    """The same on any board, where dead is what `core.sokoban.graph.random_pusher` says. O(cells) for each push."""
