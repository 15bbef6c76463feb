"""The 48 symmetries of the cube, and the classes of positions that they and the inverse make.

All positions of a class are equally deep in either metric: a symmetry makes turns of turns, and the inverse is solved
by the moves that lead to the position.
"""

from core.cube.cubie import Cube

def representative(cube: Cube) -> tuple[Cube, tuple[int, ...], bool]:
    """The one that stands for the class of `cube`, at most 96 positions however they are held: the least, upright.

    Beside it the face turn, 0..17, that stands there for each of the 18 turns here, and whether it is the inverse that
    is seen there. Moves that solve the cube as it is held then solve the other one turn by turn, or, if it is the
    inverse, from the last to the first and each the other way.
    """
