"""Strategies for playing 2048, and their exact and simulated results.

For scripts and notebooks: `from core.twenty48 import strategies`, then
`strategies.examine_strategy("corner").win_probability`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.base import arguments

if TYPE_CHECKING:
    from core.twenty48.outcomes.odds import Odds
    from core.twenty48.strategies.microscope import StrategyOutcome


def odds(size: int | str = 3, target: int = 256, four: float = 0.1) -> Odds:
    """Return the exact chances of perfect play from every board, solved once and cached on disk.

    It takes a moment on 2x2, 2x3 and 2x4, seconds on 3x3 (221 MB to 1024) and on 4x4 up to 16, minutes on 3x4 to 64
    (1,087 MB). Raises InputError beyond. Call `extend` for a board that play from two tiles does not reach.
    """
    from core.base.paths import tables_folder
    from core.twenty48.board_argument import shape_given, target_of
    from core.twenty48.outcomes.odds import OddsStorageError, OddsTable

    try:
        table = OddsTable(shape_given(size), target_of(target), arguments.fraction(four, "four"))
        solved = table.load_or_solve(tables_folder())
    except OddsStorageError as error:
        solved = error.odds
    assert solved is not None, "nobody cancels it"
    return solved


def examine_strategy(strategy: str, size: int | str = 3, target: int = 256, four: float = 0.1) -> StrategyOutcome:
    """Return the exact results of a strategy on 2x2, 3x3 or a rectangle such as "2x4".

    The strategies are "perfect", "snake", "corner", "greedy", "never_up" and "random", on 3x3 and 3x4 also "adviser".
    The result says how often the strategy wins, where it leaves perfect play, and what each of its habits costs. Raises
    InputError.
    """
    from core.base.puzzle import InputError
    from core.base.words import phrase
    from core.twenty48.board_argument import shape_given
    from core.twenty48.strategies.microscope import examine
    from core.twenty48.strategies.strategy import strategies_on

    shape = shape_given(size)
    known = {one.key: one for one in strategies_on(shape)}
    if not arguments.is_one_of(strategy, known):
        name, names = arguments.abbreviate_value(strategy), ", ".join(known)
        raise InputError(
            phrase("{name} is no strategy on {board}. Use {names}", name=name, board=str(shape), names=names)
        )
    outcome = examine(odds(str(shape), target, four), known[strategy])
    assert outcome is not None, "nobody cancels it"
    return outcome
