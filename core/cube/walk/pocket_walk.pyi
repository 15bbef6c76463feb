"""The random walk on the 2x2x2 over all its 3 674 160 positions, and what its depth classes make of it.

A step is one of the turns of U, R and F, all equally likely: 9 in half turns, 6 in quarter turns. Turning the opposite
faces too would change nothing, as a 2x2x2 has no centres.
"""

from collections.abc import Mapping, Sequence

from core.base.control import Control

def walk(
    metric: str, longest: int, start: int = 0, control: Control | None = None
) -> tuple[Sequence[Sequence[float]], Sequence[float]]:
    """Where the walk from position number `start` is after 0, 1, ..., `longest` steps.

    First the distribution of its depth for each number of steps; then the total variation distance between its
    distribution over all positions and the uniform one (in quarter turns: over those of the right parity). Every
    position's probability is carried, as a double: the only errors are those of rounding, below 1e-12. 59 MB while it
    runs, some 20 ms (qtm) to 50 ms (htm) a step. `control` counts rows of 729 positions; if it is cancelled, the lists
    end early.

    Raises ValueError for an unknown metric or position, or a negative number of steps.
    """

def class_moves(metric: str) -> Sequence[tuple[int, int, int]]:
    """For each depth, how many of its positions' turns lead one deeper, to the same depth, and one closer to solved."""

def class_turns(metric: str) -> Sequence[Mapping[tuple[int, int], int]]:
    """Count for each depth its positions by how many turns lead one closer, and how many keep the depth.

    The other turns lead one deeper.
    """
