"""The random walk on the 3x3x3 for a few moves, exactly: every sequence of turns is counted by the depth it ends at.

Positions are joined to classes under the 48 symmetries of the cube (rotations and reflections of it as a solid). A
symmetry permutes the turns, so the number of sequences that end in a class needs only one member's neighbours. Classes
are found breadth first, up to the number of moves asked for: the 612 million sequences of seven half turns end in 2.3
million classes.
"""

from collections.abc import Mapping, Sequence

from core.base.control import Control

LONGEST: dict[str, int]
"""The most moves in each metric: some seconds and 200 MB."""

def depth_counts(metric: str, longest: int, control: Control | None = None) -> Sequence[Sequence[int]] | None:
    """For 0, 1, ..., `longest` moves from solved, how many of all sequences end at depth 0, 1, ..., `longest`.

    Every turn of the metric may follow every other; the sequences of N moves are 18^N (htm) or 12^N (qtm). None if
    `control`, which counts classes, was cancelled. Raises ValueError for an unknown metric or too many moves.
    """

def class_moves(metric: str, deepest: int, control: Control | None = None) -> Sequence[tuple[int, int, int]] | None:
    """For each depth up to `deepest`, how many turns of its positions lead one deeper, to the same depth, one closer.

    Each turn of a position is one. `deepest` must be below `LONGEST`; None if cancelled.
    """

def class_turns(
    metric: str, deepest: int, control: Control | None = None
) -> Sequence[Mapping[tuple[int, int], int]] | None:
    """Count for each depth up to `deepest` its positions by how many turns lead closer, and how many keep the depth.

    The other turns lead one deeper. `class_moves` returns the sums of these, with the same arguments.
    """
