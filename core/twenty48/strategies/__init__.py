"""Ways to play 2048, and what each of them comes to.

For scripts and notebooks: `from core.twenty48 import strategies`, then `strategies.examined("corner").won`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from core import arguments

if TYPE_CHECKING:
    from core.twenty48.odds import Odds
    from core.twenty48.strategies.microscope import Outcome


def odds(size: int | str = 3, target: int = 256, four: float = 0.1) -> Odds:
    """Return the chances of perfect play from every board, exact: worked out once, and kept in the cache folder.

    A moment on 2x2, seconds on 3x3 (221 MB to 1024), on 4x4 up to 16. Raises InputError beyond. A board that no play
    from two tiles leads to has values after `extend`.
    """
    from core.paths import tables_folder
    from core.twenty48.board_argument import side_of, target_of
    from core.twenty48.odds import OddsStorageError, Table

    try:
        table = Table(side_of(size), target_of(target), arguments.fraction(four, "four"))
        found = table.load_or_solve(tables_folder())
    except OddsStorageError as error:
        found = error.odds
    assert found is not None, "nobody cancels it"
    return found


def examined(strategy: str, size: int | str = 3, target: int = 256, four: float = 0.1) -> Outcome:
    """Return what "perfect", "snake", "corner", "greedy", "never_up" or "random" play comes to on 2x2 or 3x3, exactly.

    On 3x3 there is the "adviser", too. Told is how often it wins, where it leaves perfect play, and what each of its
    habits costs. Raises InputError.
    """
    from core.puzzle import InputError
    from core.twenty48.board_argument import side_of
    from core.twenty48.strategies.microscope import examine
    from core.twenty48.strategies.strategy import strategies_on
    from core.words import phrase

    side = side_of(size)
    known = {one.key: one for one in strategies_on(side)}
    if not arguments.is_one_of(strategy, known):
        name, names = arguments.shown(strategy), ", ".join(known)
        raise InputError(
            phrase("{name} is no strategy on {size}x{size}. Use {names}", name=name, size=side, names=names)
        )
    found = examine(odds(side, target, four), known[strategy])
    assert found is not None, "nobody cancels it"
    return found
