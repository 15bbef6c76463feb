"""Numbers for parts of a position, as H. Kociemba's two-phase algorithm uses them (kociemba.org/cube.htm)."""

from core.cube.cubie import Cube

def coordinates(cube: Cube) -> dict[str, int]:
    """Return the coordinates of a position by name; solved is 0 in each.

    `twist` 0..2186, `flip` 0..2047, `slice` 0..494, `corner_order` 0..40319, and, meaningful only when `slice` is 0,
    `edge_order` 0..40319 and `slice_order` 0..23.
    """
