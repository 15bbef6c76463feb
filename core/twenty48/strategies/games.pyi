"""Whole games of 4x4 by a strategy, in one loop without the GIL."""

from collections.abc import Sequence

from core.base.control import Control
from core.twenty48.sample import GameSample

def play(
    rule: str,
    shares: Sequence[Sequence[float]],
    *,
    games: int,
    seed: int,
    first: int = 0,
    control: Control | None = None,
) -> GameSample:
    """Play `games` games from two random tiles until no move is left, by a `Strategy`'s rule and shares.

    Game k draws from a stream of its own: the same seed plays the same games, and `first` is the number of the first.
    Two tiles of 32,768 do not merge here. `control.done` counts games; a cancelled run returns the finished ones, which
    may be none. Raises InputError for fewer than 1 game, and for the rule "best": what is best is not known on 4x4.
    """
