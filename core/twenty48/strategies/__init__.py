"""Ways to play 2048, and what each of them comes to.

For scripts and notebooks: `from core.twenty48 import strategies`, then `strategies.examined("corner").won`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from core.twenty48.odds import Odds
    from core.twenty48.strategies.microscope import Outcome


def odds(size: int = 3, target: int = 256, four: float = 0.1) -> Odds:
    """The chances of perfect play from every board, exact: worked out once, and kept in the cache folder.

    A moment on 2x2, seconds on 3x3 (221 MB to 1024), on 4x4 up to 16. Raises InputError beyond.
    """
    from core.paths import tables_folder
    from core.twenty48.odds import OddsStorageError, Table
    from core.twenty48.puzzle import exponent_of

    try:
        found = Table(size, exponent_of(target), four).load_or_solve(tables_folder())
    except OddsStorageError as error:
        found = error.odds
    assert found is not None, "nobody cancels it"
    return found


def examined(strategy: str, size: int = 3, target: int = 256, four: float = 0.1) -> Outcome:
    """What "perfect", "snake", "corner", "greedy", "never_up" or "random" play comes to on 2x2 or 3x3, exactly, and on
    3x3 the "adviser": how often it wins, where it leaves perfect play, and what each of its habits costs. Raises
    InputError.
    """
    from core.puzzle import InputError
    from core.twenty48.strategies.microscope import examine
    from core.twenty48.strategies.strategy import strategies_on
    from core.words import phrase

    known = {one.key: one for one in strategies_on(size)}
    if strategy not in known:
        names = ", ".join(known)
        raise InputError(
            phrase("{name} is no strategy on {size}x{size}. Use {names}", name=strategy, size=size, names=names)
        )
    found = examine(odds(size, target, four), known[strategy])
    assert found is not None, "nobody cancels it"
    return found
