"""How many boards there are, by combinatorics and in play.

For scripts and notebooks: `from core.twenty48 import states`, then `states.bounds(4, 2048)` or `states.reached(3, 64)`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from core.twenty48.states.count import BoardCount
    from core.twenty48.states.listing import StateCount


def bounds(size: int | str = 4, target: int = 2048) -> BoardCount:
    """Return how many boards of a size there can be until the target is made.

    The count is the baseline of combinatorics, and what is left of it without layers of equal tile sum that play cannot
    get to. `size` is 4, "4x4" or "3x4". Raises InputError. J. Lees-Miller, "The Mathematics of 2048: Counting States
    with Combinatorics" (2017).
    """
    from core.twenty48.board_argument import shape_given, target_of
    from core.twenty48.states.count import count_boards

    return count_boards(shape_given(size), target_of(target))


def count_reached_boards(size: int | str = 3, target: int = 64) -> StateCount:
    """Return how many boards play does get to, one of each symmetry class, listed layer by layer.

    It takes a moment on 2x2, up to 1024 a minute on 3x3, on 4x4 hours beyond 16. Raises InputError.
    """
    from core.twenty48.board_argument import shape_given, target_of
    from core.twenty48.states.listing import count_states

    found = count_states(shape_given(size), target_of(target))
    assert found is not None, "nobody cancels it"
    return found
