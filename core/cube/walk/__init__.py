"""Random walk on the cube: exact, as a lumped chain, and sampled.

For scripts and notebooks: `from core.cube import walk`, then `walk.classes("3x3x3", "qtm")` or
`walk.compare_methods("2x2x2")`. `puzzle` is "3x3x3" or "2x2x2"; `metric` "qtm", in which a turn by 180° counts two, or
"htm", in which it counts one.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from core.base import arguments
from core.base.puzzle import InputError
from core.base.words import phrase

if TYPE_CHECKING:
    from core.cube.walk.chain_states import DepthState
    from core.cube.walk.comparison import WalkComparison
    from core.cube.walk.lumping import ClassTurns

MOST_MOVES = 10_000
"""Most moves of a walk in `compute_distribution`; the chain is stationary long before."""


def classes(puzzle: str = "3x3x3", metric: str = "qtm", populations: str = "article") -> Sequence[DepthState]:
    """Return the states of the chain on depth classes.

    Each has the number of positions at a depth, the shares p, r, q of turns that lead one deeper, to the same depth and
    one closer, and how they are known. `populations` says how the rounded populations of the 3x3x3 are corrected in
    quarter turns, "article" or "balanced". Raises InputError for other words. After E. Testé, "A random walk on the
    Rubik's Cube" (2023).
    """
    from core.cube.metrics import parse_metric
    from core.cube.walk import chain_states

    _check(puzzle, populations)
    return chain_states.states(puzzle, parse_metric(metric), populations)


def compute_distribution(
    moves: int, puzzle: str = "3x3x3", metric: str = "qtm", populations: str = "article"
) -> Sequence[float]:
    """Return p(d | N), the chain's probability of each depth after N = `moves` random turns from solved.

    `moves` is in 0..10,000. The probabilities are exact for a turn or two and then an approximation (see
    `compare_methods`). Raises InputError.
    """
    from core.cube.metrics import parse_metric
    from core.cube.walk import random_walk

    _check(puzzle, populations)
    moves = arguments.whole_number(moves, "moves", 0, MOST_MOVES)
    return random_walk.chain(puzzle, parse_metric(metric), populations).distributions(moves)[-1]


def compare_methods(puzzle: str = "2x2x2", metric: str = "qtm") -> WalkComparison:
    """Compare three distributions of a random walk's depth on the cube: exact, lumped and binomial.

    Each is given after 0, 1, 2, ... random turns from solved, with its error. Lumped is the Markov chain on the classes
    of equal depth, binomial is the limit far from both ends. On the 2x2x2 all is exact, counted in a second; on the
    3x3x3 the exact distributions end after some turns. Raises InputError.
    """
    from core.cube.metrics import parse_metric
    from core.cube.walk.comparison import WalkComparison
    from core.cube.walk.facts import gather

    _check(puzzle)
    named = parse_metric(metric)
    return WalkComparison(puzzle, named, gather(puzzle, named))


def turns(puzzle: str = "2x2x2", metric: str = "qtm") -> Sequence[ClassTurns]:
    """Return how many positions of each depth have how many turns that lead closer or keep the depth.

    They are counted over all positions of the 2x2x2, on the 3x3x3 near solved. Raises InputError.
    """
    from core.cube.metrics import parse_metric
    from core.cube.walk.lumping import count_class_turns

    _check(puzzle)
    return count_class_turns(puzzle, parse_metric(metric)) or ()


def _check(puzzle: str, populations: str = "article") -> None:
    from core.cube.walk.comparison import LONGEST
    from core.cube.walk.random_walk import POPULATIONS

    if not arguments.is_one_of(puzzle, LONGEST):
        name, names = arguments.abbreviate_value(puzzle), " or ".join(LONGEST)
        raise InputError(phrase("{name} is not one of the cubes. Use {names}", name=name, names=names))
    if not arguments.is_one_of(populations, POPULATIONS):
        name, names = arguments.abbreviate_value(populations), " or ".join(POPULATIONS)
        raise InputError(phrase("There are no populations called {name}. Use {names}", name=name, names=names))
