"""Derivations for random trials: a share with its confidence interval, mean and standard deviation."""

from __future__ import annotations

from core.base.trials import TrialSummary
from core.explain.formulas.derivation import Check, Derivation, DerivedFigure, Procedure, Symbol
from core.markov.simulation import NORMAL_95

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
    Check("The interval covers the true value as often as it should", "simulation"),
    Check("Intervals as they were published", "R. Newcombe, Statistics in Medicine 17, 1998"),
)  # fmt: skip

SHARE = Derivation(
    "trials-share",
    "a share of trials, with its confidence interval",
    "Of {games} trials {made} came out like this; with 95 % confidence the chance lies between {low} and {high}.",
    (Symbol("games", "N", "trials"), Symbol("made", "m", "those that came out like this"), *SYMBOLS),
    LINES,
    WILSON,
    COVERED,
    lambda: {"games": 100, "made": 80, "z": NORMAL_95},
    "an example",
)

OF_ALL = (
    Symbol("n", "n", "how many there are"),
    Symbol("total", "T", "all of them together"),
    Symbol("mean", "mean", "the sample mean"),
)
STATISTICS = (
    Check("Mean and deviation as the standard library has them", "statistics of Python"),
)  # fmt: skip

MEAN = Derivation(
    "trials-mean",
    "mean of trials",
    "{n} trials come to {total} in all, so {mean} each.",
    OF_ALL,
    ("mean = total / n",),
    Procedure("By adding them up"),
    STATISTICS,
    lambda: {"n": 5, "total": 61.72},
    "an example",
)

DEVIATION = Derivation(
    "trials-deviation",
    "standard deviation of trials",
    "{n} trials come to {mean} on average, with a standard deviation of {deviation}.",
    (
        *OF_ALL,
        Symbol("squares", "Q", "their squares, added up"),
        Symbol("variance", "s²", "the sample variance"),
        Symbol("deviation", "s", "the sample standard deviation"),
    ),
    ("mean = total / n", "variance = (squares - total * mean) / (n - 1)", "deviation = sqrt(variance)"),
    Procedure("By adding them up"),
    STATISTICS,
    lambda: {"n": 3, "total": 6, "squares": 14},
    "an example",
)


def mean(of: TrialSummary, unit: int = 1) -> DerivedFigure:
    """Return the mean of trials whose figures are counted in units of 1 / `unit`."""
    return MEAN.bind(n=of.trials, total=of.total / unit)


def deviation(of: TrialSummary, unit: int = 1) -> DerivedFigure | None:
    """Return the standard deviation of trials counted in units of 1 / `unit`; None for a single trial."""
    if of.trials < 2:
        return None
    return DEVIATION.bind(n=of.trials, total=of.total / unit, squares=of.squares / unit**2)


def share(made: int, games: int) -> DerivedFigure:
    """Return the share of `made` among `games` trials, with its confidence interval."""
    return SHARE.bind(games=games, made=made, z=NORMAL_95)


TABLE = (SHARE, MEAN, DEVIATION)
