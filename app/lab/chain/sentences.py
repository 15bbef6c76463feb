"""What the chain's view says in words, with the figures that the article prints beside ours."""

from __future__ import annotations

from app.lab.chain.model import ARTICLE, Chain
from app.services.wording import counted, fixed_share, grouped
from core.cube.metrics import Metric
from core.cube.walk import random_walk
from core.cube.walk.chain_states import GROWTH, Known

SENTENCE = "The width of a band is the chance to go there; hatched where it is not counted."
ARTICLE_AWAY = "9.34"
SPREAD = "spread over the rounded figures, the coarsest most"
ADDED = "put into depth 20 by the printed figures"
MOST_STATES = 10**12
"""Above, only the first digits are said."""


def chance(share: float) -> str:
    """A probability with four decimals."""
    return "0" if share == 0 else fixed_share(share, 4)


def chance_with_sign(share: float, known: Known) -> str:
    """The same after its sign: "= 0.9035", "≈ 0.8184", "< 0.0001"."""
    text = chance(share)
    if share in {0, 1}:
        return f"= {text}"
    return text if text[0] in "<>" else f"{'=' if known is Known.COUNTED else '≈'} {text}"


def formula(chain: Chain) -> str:
    """Where every number comes from."""
    source = random_walk.source(chain.puzzle, chain.metric)
    if not chain.mended:
        return (
            f"{source} p, q and r are the shares of the {chain.turns} turns that lead away, back and to the same "
            "depth, as if a walk were uniform inside a depth. Stationary law: the share of all positions at each "
            "depth. Distance: ½ Σ |p − p′|. After E. Testé, A random walk on the Rubik's Cube, 2023."
        )
    return (
        f"{source} D(i) p(i) = D(i+1) q(i+1), p(i) + q(i) = 1, p(0) = 1 and q(26) = 1: the populations alone give the "
        "chain, p(i) D(i) = D(i) − D(i−1) + D(i−2) − …, if each of these sums is above 0 and at most D(i+1). "
        f"Growth: the article's 9.3412 is the mean of p/q from depth {GROWTH[0]} to {GROWTH[1]}; far from both ends "
        "q = 1/(b + 1). Stationary law, 2 D/N on the depths of one parity. Distance: ½ Σ |p − p′|. "
        "E. Testé, A random walk on the Rubik's Cube, 2023; populations by T. Rokicki, cube20.org."
    )


def balance_done(chain: Chain) -> str:
    """What was done about the gap between even and odd depths."""
    return ADDED if chain.populations == ARTICLE else SPREAD


def notes(chain: Chain, fit: tuple[int, int]) -> list[str]:
    """What there is to say of the whole chain, a paragraph each."""
    low, high = fit
    if not chain.mended:
        fitted = f"b = {chain.branching(low, high):.4f} by a line through log D from depth {low} to {high}."
        return [fitted, random_walk.source(chain.puzzle, chain.metric)]
    growth = chain.growth
    fits = ", ".join(f"{b:.4f} ({first} to {last})" for (first, last), b in growth.fits)
    break_at = chain.first_break
    flow = "" if break_at is None else f"As published, q would be no probability at depth {break_at}: "
    return [
        f"{flow}odd depths hold {grouped(chain.balance.gap)} positions more than even ones.",
        "The article's words correct depth 21; its printed p and q belong to depth 20, and with depth 21 there is no "
        "chain at all."
        if chain.populations == ARTICLE
        else "Balanced: even and odd depths hold half of all positions each, and each rounded figure is changed as "
        "its rounding allows.",
        f"b = {growth.ratio:.4f} is the mean of p/q from depth {GROWTH[0]} to {GROWTH[1]}, as in the article. A line "
        f"through log D says {fits}.",
        f"There {growth.away:.2f} of {counted(chain.turns, 'turn')} lead away on average. The article's "
        f"{ARTICLE_AWAY} is b itself.",
        f"1/(b + 1) = {growth.back:.4f}, beside q from {_back(chain, GROWTH[0])} at depth {GROWTH[0]} to "
        f"{_back(chain, GROWTH[1])} at depth {GROWTH[1]}.",
    ]


def _back(chain: Chain, depth: int) -> str:
    return chance(chain.rows[depth].back)


def law_note(chain: Chain, moves: int) -> str:
    """Why every other depth has nothing."""
    if chain.metric is Metric.HTM:
        return ""
    return f"Only {'odd' if moves % 2 else 'even'} depths can occur: every turn changes parity."


def states_text(states: int, *, exact: bool) -> str:
    """A population in the table: all its digits, or of a long one the first five."""
    from app.plots.numbers import about, times_power

    if states < MOST_STATES:
        return about(grouped(states), exact=exact)
    digits = len(str(states)) - 1
    return about(times_power(f"{states / 10**digits:.4f}", digits), exact=exact)
