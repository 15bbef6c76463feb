"""The 2x2x2, exactly: the depth of each of its 3 674 160 positions, in half and in quarter turns.

A position is a `Cube` of which only the corners count, however the whole is held: it is solved when every face of the
2x2x2 shows one colour. Numbers are 729 * order + twist of the seven corners besides DBL, once the whole is held so that
DBL is home. A depth table (one byte each, 4 MB) is made on first use, in a fraction of a second, by breadth-first
search; functions that need one may be called from any thread.
"""

from core.cube.cubie import Cube

STATES: int
"""7! 3^6 = 3 674 160."""

def number(cube: Cube) -> int:
    """The number 0..3674159 of a position; 0 is solved. Equal for all ways to hold the same one."""

def cube_of(number: int) -> Cube:
    """The position with that number, DBL home. Its edges are home too, but for two that parity may exchange."""

def solved(cube: Cube) -> bool:
    """Whether the corners are solved relative to each other."""

def depth(cube: Cube, metric: str = "htm") -> int:
    """The least number of turns that solve the corners: 0..11 in htm, 0..14 in qtm."""

def solve(cube: Cube, metric: str = "htm") -> tuple[str, ...]:
    """A shortest solution, to be applied to `cube` as it is held; it turns three of the six faces."""

def distribution(metric: str = "htm") -> list[int]:
    """How many positions have each depth 0, 1, 2, ..."""

def random_state(seed: int) -> Cube:
    """A position drawn uniformly of those at least 4 half turns from solved (WCA regulation 4b3), DBL home."""

def random_state_scramble(seed: int) -> list[str]:
    """A shortest sequence of U, R and F from solved to `random_state(seed)`."""
