"""Random-move scrambles: no face twice running, and after two opposite faces neither of them again."""

def scramble(length: int, seed: int) -> list[str]:
    """`length` random face turns, 0..10000, the same for the same seed (taken modulo 2^64). ValueError on a bad length.

    Every allowed face is equally likely at each step, and so are its three turns.
    """
