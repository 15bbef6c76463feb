"""Random walks from a solved cube, drawn for learning: a million and more a second, without the interpreter's lock."""

def draw_walks(tokens: memoryview, turns: memoryview, quarter: bool, longest: int, seed: int) -> int:
    """Fill rows of 20 with the least views (see `core.cube.policy.view`) of ends of walks, `turns` with their lengths.

    Every length 0..`longest` is equally likely, and so is every turn at each step: of 12 quarter turns, or of all 18.
    Returns the seed that goes on where this one ended. Raises ValueError for other shapes or lengths.
    """
