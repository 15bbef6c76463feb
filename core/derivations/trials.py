"""A share of trials that were drawn or played, with the interval that says how sure it is."""

from __future__ import annotations

from core.chains.simulation import NORMAL_95
from core.derivations.derivation import Check, Derivation, Symbol, Worked

WILSON = "E. B. Wilson, JASA 22, 1927"
SYMBOLS = (
    Symbol("share", "s", "their share"),
    Symbol("z", "z", "standard deviations on each side"),
    Symbol("middle", "c", "the middle of the interval"),
    Symbol("half", "h", "half of its width"),
    Symbol("low", "low", "its lower end"),
    Symbol("high", "high", "its upper end"),
    Symbol("chance", "p", "the estimate"),
)
LINES = (
    "share = made / games",
    "middle = (share + z ** 2 / (2 * games)) / (1 + z ** 2 / games)",
    "half = z * sqrt(share * (1 - share) / games + z ** 2 / (4 * games ** 2)) / (1 + z ** 2 / games)",
    "low = middle - half",
    "high = middle + half",
    "chance = share",
)
COVERED = (
    Check("The interval covers what it should", "simulation",
          "tests/core/twenty48/test_chances.py::test_shares_come_with_their_intervals"),
    Check("Intervals as they were published", "R. Newcombe, Statistics in Medicine 17, 1998",
          "tests/core/chains/test_absorbing.py::test_wilsons_interval"),
)  # fmt: skip

SHARE = Derivation(
    "trials-share",
    "a share of trials, and how sure it is",
    "Of {games} trials {made} came out like this; with 95 % confidence the chance lies between {low} and {high}.",
    (Symbol("games", "N", "trials"), Symbol("made", "m", "those that came out like this"), *SYMBOLS),
    LINES,
    WILSON,
    COVERED,
    lambda: {"games": 100, "made": 80, "z": NORMAL_95},
    "an example",
)


def share(made: int, games: int) -> Worked:
    """So many of so many trials."""
    return SHARE.at(games=games, made=made, z=NORMAL_95)


TABLE = (SHARE,)
