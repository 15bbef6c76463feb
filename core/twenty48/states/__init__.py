"""Number of boards of 2048, by combinatorics and in play.

For scripts and notebooks: `from core.twenty48 import states`, then `states.bounds(4, 2048)` or
`states.count_reached_boards(3, 64)`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from core.twenty48.states.count import BoardCount
    from core.twenty48.states.listing import StateCount


def bounds(size: int | str = 4, target: int = 2048) -> BoardCount:
    """Return two upper bounds of the number of 2048 boards of a size until the target is made.

    The first bound is the baseline of combinatorics; the second leaves out layers of equal tile sum that play cannot
    reach. `size` is 4, "4x4" or "3x4". Raises InputError. J. Lees-Miller, "The Mathematics of 2048: Counting States
    with Combinatorics" (2017).
    """
    from core.twenty48.board_argument import shape_given, target_of
    from core.twenty48.states.count import count_boards

    return count_boards(shape_given(size), target_of(target))


def count_reached_boards(size: int | str = 3, target: int = 64) -> StateCount:
    """Return the number of boards that play reaches, up to symmetry, by listing them layer by layer.

    It takes a moment on 2x2, up to a minute on 3x3 (to 1024), and on 4x4 hours for targets above 16. Raises InputError.
    """
    from core.twenty48.board_argument import shape_given, target_of
    from core.twenty48.states.listing import count_states

    count = count_states(shape_given(size), target_of(target))
    assert count is not None, "nobody cancels it"
    return count
