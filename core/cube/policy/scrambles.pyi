"""Scrambles by the rules of the article, drawn for learning: millions a minute, without the interpreter's lock."""

from collections.abc import Iterable

LONGEST: int
"""The longest scramble: 20 turns."""
LABELS: int
"""Columns of a sample's labels: 6."""

def draw_scrambles(turns: memoryview, lengths: memoryview, weights: Iterable[float], seed: int) -> int:
    """Fill rows of 20 with the turns 0..17 of scrambles, and `lengths` with how many of them count.

    `weights`: of the lengths 1..20; the article's are 1.2^n. Returns the seed that goes on where this one ended. Raises
    ValueError for other shapes or weights.
    """

def draw_samples(tokens: memoryview, labels: memoryview, weights: Iterable[float], seed: int, shown: int = ...) -> int:
    """As `draw_scrambles`, but fill rows of what is shown (see `core.cube.policy.view`) and of 6 labels.

    The labels are the numbers of a network's answers for turns: two first turns of a solution, two last ones and a
    second one; then comes the number of turns. The solution is the scramble undone. Two turns of a kind are the same
    one twice, unless the scramble ends (begins) with turns of opposite faces: either may come first (last) then.
    """
