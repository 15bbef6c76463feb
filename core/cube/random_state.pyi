"""Random-state scrambles: every position of the cube is equally likely, as WCA regulation 4b3 asks."""

from core.cube.cubie import Cube

def random_cube(seed: int) -> Cube:
    """A position drawn uniformly from all 43 252 003 274 489 856 000, the same for the same seed (modulo 2^64)."""

def random_state(seed: int) -> Cube:
    """As `random_cube`, but at least two turns from solved (WCA regulation 4b3): nearer ones are drawn again."""

def random_state_scramble(seed: int) -> list[str]:
    """Face turns that lead from solved to `random_state(seed)`, about 20 of them, always the same for a seed."""
