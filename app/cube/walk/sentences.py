"""The sentences of the walk pane: what is drawn, what it shows, and the formula behind every curve."""

from __future__ import annotations

from app.cube.walk.model import SMALL, Walks
from app.services.wording import counted, grouped
from core.cube import pocket
from core.cube.metrics import Metric
from core.cube.walk import random_walk
from core.cube.walk.comparison import Comparison, Method

ARTICLE = (31, 32)
"""The article calls p(d|N) very near its end there."""
ARTICLE_ADDED = (
    "what even classes lack is added to class 20 (the article's words say 21, its printed figures are those of 20)"
)
ARTICLE_GROWTH = "; the article's 9.3412 is the mean of p(i)/q(i) from depth 3 to 16"
EARLY = {Metric.HTM: 2, Metric.QTM: 4}
"""By so many turns the lumped chain calls the 2x2x2 mixed before it is."""


def distribution_sentence(walks: Walks) -> str:
    """One sentence over p(d|N)."""
    comparison = walks.comparison
    turn = "turns" if comparison.metric is Metric.HTM else "quarter turns"
    if walks.elsewhere:
        begin = f"After N random {turn} from this cube, how deep is it?"
    else:
        begin = f"After N random {turn}, how deep is the cube?"
    return f"{begin} {_what_is_drawn(walks)}"


def _what_is_drawn(walks: Walks) -> str:
    comparison = walks.comparison
    known = comparison.known(Method.EXACT)
    if comparison.puzzle == SMALL:
        bars = f"the bars are the true walk over all {grouped(pocket.STATES)} positions."
        return f"The lumped chain and the binomial are models; {bars}"
    if known < 0 and walks.elsewhere:
        return "On the 3×3×3 only models tell: the true walk is known from the solved cube alone."
    bars = "The true walk is being counted"
    if known >= 0:
        bars = f"The bars are the true walk, known for up to {counted(known, 'turn')}"
    if comparison.metric is Metric.HTM:
        return f"{bars}; the lumped chain, partly sampled, and the binomial are models."
    chain = "the article's" if comparison.populations == "article" else "that of the balanced populations"
    return f"{bars}; the lumped chain is {chain}, a model like the binomial."


def map_sentence(walks: Walks, *, game: bool) -> str:
    """One sentence over the map, with the game on the board as a path over it or without."""
    comparison = walks.comparison
    turn = "turns" if comparison.metric is Metric.HTM else "quarter turns"
    begin = "this cube" if walks.elsewhere else "the solved cube"
    exact = comparison.known(Method.EXACT)
    sure = "" if exact >= comparison.longest else f"; exact for up to {exact}, then by the chain"
    shades = f"Shaded: how deep random walks from {begin} are after N {turn}{sure if exact >= 0 else ', by the chain'}."
    way = " The line is this game: dots are proved depths, hatched bars what is known of the others." if game else ""
    return shades + way


def distance_sentence(walks: Walks) -> str:
    """One sentence over the distances: how many moves scramble, and how wrong lumping is."""
    comparison = walks.comparison
    turn = "turns" if comparison.metric is Metric.HTM else "quarter turns"
    exact, lumped = comparison.mixed(Method.EXACT), comparison.mixed(Method.LUMPED)
    worst = comparison.worst()
    if exact is not None and lumped is not None and worst is not None:
        return (
            f"The cube is within 25\u00a0% of uniform after {exact} {turn}. The lumped chain says {lumped}, "
            f"and is wrong by up to {100 * worst[1]:.1f}\u00a0%, at N = {worst[0]}."
        )
    if lumped is not None and comparison.puzzle != SMALL:
        within = f"By the lumped chain the cube is within 25\u00a0% of uniform after {lumped} {turn}"
        if comparison.metric is Metric.QTM and not walks.elsewhere:
            near = comparison.to_uniform(Method.LUMPED)
            ends = " and ".join(f"{100 * near[number]:.1f}\u00a0%" for number in ARTICLE)
            within = f"{within}, and within {ends} at the article's {ARTICLE[0]} and {ARTICLE[1]}"
        early = EARLY[comparison.metric]
        return f"{within}. On the 2×2×2, where the truth is known, the chain is {early} turns too early."
    return f"How far from uniform is the cube after N random {turn}?"


def distribution_formula(comparison: Comparison) -> str:
    """What every curve of p(d|N) is, and where it comes from."""
    low, high = comparison.fit
    chain = random_walk.source(comparison.puzzle, comparison.metric).rstrip(".")
    if comparison.puzzle != SMALL and comparison.metric is Metric.QTM:
        added = ARTICLE_ADDED if comparison.populations == "article" else "balanced"
        chain = f"D(i) p(i) = D(i+1) q(i+1), p(i) + q(i) = 1, D the published populations, {added}"
    stay = f" and r = {comparison.staying:.3f} of the turns keeping the depth" if comparison.staying else ""
    article = ARTICLE_GROWTH if comparison.puzzle != SMALL and comparison.metric is Metric.QTM else ""
    exact = "every position's probability is carried" if comparison.puzzle == SMALL else "every sequence is counted"
    return (
        f"Exact: {exact}. Lumped: a birth-death chain on depth classes, as if a walk were uniform inside each. "
        f"{chain}. Binomial: d = 2k − N with p = b/(b+1), b = {comparison.branching:.4f} the growth of D by a line "
        f"through log D from depth {low} to {high}{stay}{article}; it knows no ends, and what it has "
        "outside of them is not drawn, but counted. Measured: walks solved optimally, Wilson's 95\u00a0% intervals. "
        "Distance: ½ Σ |p − p′|. After E. Testé, A random walk on the Rubik's Cube, 2023."
    )


DISTANCE_FORMULA = (
    "Total variation, ½ Σ |p − u|. Exact: over all positions, u uniform (in quarter turns: on those of the walk's "
    "parity). Lumped: the chain's distribution on depth classes against its stationary one of that parity; dashed, "
    "because it is a model. Bars: the lumped distribution of the depth against the exact one. Mixed means within "
    "25\u00a0% (Levin, Peres and Wilmer, Markov Chains and Mixing Times, ch. 4)."
)


def parity_note(comparison: Comparison, moves: int) -> str:
    """Why every other depth has nothing."""
    if comparison.metric is Metric.HTM or comparison.start is None:
        return ""
    odd = (moves + comparison.start) % 2 == 1
    return f"Only {'odd' if odd else 'even'} depths can occur: every turn changes parity."
