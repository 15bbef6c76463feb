"""Rooms assembled from templates whose edges agree.

After Taylor and Parberry, "Procedural Generation of Sokoban Levels" (2011): a template fills 3 x 3 squares and states
which squares around it must be floor; it is turned and mirrored at random, and placed only if it agrees with the
neighbours placed before. A room that is not connected, has a hall or a dead end is refused. The templates are our own.
"""

from __future__ import annotations

from random import Random

from core.sokoban.generate.rooms import (
    Room,
    RoomStyle,
    Square,
    compose,
    draw_below,
    has_hall,
    is_connected,
    list_neighbours,
)

SIDE = 3
_TRIES = 300
_LEAST_FLOOR = 0.45
"""Least share of floor among the squares within the outer wall."""
_TEMPLATES = tuple(
    tuple(rows.split())
    for weight, rows in (
        (3, "????? ?...? ?...? ?...? ?????"),
        (3, "????? ?#..- ?...? ?...? ?????"),
        (2, "??-?? ?#.#? ?...? ?...? ?????"),
        (2, "????? ?#..- ?...? -..#? ?????"),
        (3, "????? ?...? ?.#.? ?...? ?????"),
        (2, "????? ?###? -...- ?...? ?????"),
        (1, "????? ?###? -...- ?###? ?????"),
        (1, "????? ?###? ?#..- ?#.#? ??-??"),
        (1, "????? ?###? -...- ?#.#? ??-??"),
        (1, "??-?? ?#.#? -...- ?#.#? ??-??"),
        (1, "????? ?###? ?###? ?###? ?????"),
        (2, "????? ?##.- ?...? ?...? ?????"),
        (2, "????? ?...? ?.##? ?...- ?????"),
        (1, "??-?? ?#.#? ?#..- ?...? ?????"),
        (2, "????? ?##.- ?#..? ?...? ?????"),
        (1, "?---? ?...? ?##.- ?...? ?????"),
        (1, "????? ?.#.- ?...? ?.#.- ?????"),
    )
    for _ in range(weight)
)
"""Templates of 5 x 5 signs: # wall, . floor, - floor beyond the template, ? anything.

Each is repeated as often as its weight says.
"""


def assemble(random: Random, width: int, height: int, style: RoomStyle) -> Room | None:
    """Return the floor of a room within `width` x `height` squares, walls included.

    None if all tries failed.
    """
    inner_width, inner_height = width - 2, height - 2
    for _ in range(_TRIES):
        placed = _place_templates(random, inner_width, inner_height)
        if placed is None:
            continue
        floor = compose(placed, inner_width, inner_height, style)
        if len(floor) >= _LEAST_FLOOR * inner_width * inner_height and _sound(floor):
            return frozenset((x + 1, y + 1) for x, y in floor)
    return None


def _place_templates(random: Random, width: int, height: int) -> set[Square] | None:
    """Return the floor squares of templates placed side by side; None if no template fits somewhere.

    Squares beyond the right and lower edges are cut off.
    """
    fixed: dict[Square, str] = {}
    needed: set[Square] = set()
    for top in range(0, height, SIDE):
        for left in range(0, width, SIDE):
            for _ in range(24):
                template = _draw_template(random)
                squares = {
                    (left + dx - 1, top + dy - 1): sign
                    for dy, row in enumerate(template)
                    for dx, sign in enumerate(row)
                }
                if _agree(squares, fixed, needed, width, height):
                    fixed |= {square: sign for square, sign in squares.items() if sign in "#."}
                    needed |= {square for square, sign in squares.items() if sign == "-"}
                    break
            else:
                return None
    return {(x, y) for (x, y), sign in fixed.items() if sign == "." and x < width and y < height}


def _draw_template(random: Random) -> tuple[str, ...]:
    rows = _TEMPLATES[draw_below(random, len(_TEMPLATES))]
    for _ in range(draw_below(random, 4)):
        rows = tuple("".join(column) for column in zip(*rows[::-1], strict=True))
    return tuple(row[::-1] for row in rows) if draw_below(random, 2) else rows


def _agree(squares: dict[Square, str], fixed: dict[Square, str], needed: set[Square], width: int, height: int) -> bool:
    """Return whether a template agrees with those already placed.

    No square that one template needs as floor may be a wall of another.
    """
    for (x, y), sign in squares.items():
        if sign == "#" and (x, y) in needed:
            return False
        if sign == "-" and (fixed.get((x, y)) == "#" or not (0 <= x < width and 0 <= y < height)):
            return False
    return True


def _sound(floor: set[Square]) -> bool:
    """Return whether a floor is connected, without dead ends and without a hall."""
    ends = any(sum(near in floor for near in list_neighbours(square)) < 2 for square in floor)
    return not ends and not has_hall(floor) and is_connected(floor)
