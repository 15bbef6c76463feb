"""Sentences of the walk pane: what is drawn, what it shows, and the formulas of the curves."""

from __future__ import annotations

from app.base.language.wording import format_integer, format_number, sentences
from app.base.language.words import tr, translate
from app.cube.walk.model import SMALL, WalkComparisonModel
from app.widgets.explained_figures import figure_text
from core.base.words import phrase
from core.cube import pocket
from core.cube.metrics import Metric
from core.cube.walk import random_walk
from core.cube.walk.comparison import DistributionMethod, WalkComparison
from core.explain.cube import walks
from core.explain.formulas import depths

ARTICLE = (31, 32)
"""Numbers of moves at which the article calls p(d|N) very close to stationary."""
EARLY = {Metric.HTM: 2, Metric.QTM: 4}
"""Number of turns by which the lumped chain calls the 2x2x2 mixed too early."""


def distribution_sentence(walks: WalkComparisonModel) -> str:
    """Return the sentence above p(d|N)."""
    return sentences(_question(walks), _what_is_drawn(walks))


def _question(walks: WalkComparisonModel) -> str:
    if walks.comparison.metric is Metric.HTM:
        if walks.elsewhere:
            return tr("How deep is the cube after N random moves from this one?")
        return tr("How deep is the cube after N random moves?")
    if walks.elsewhere:
        return tr("How deep is the cube after N random quarter turns from this one?")
    return tr("How deep is the cube after N random quarter turns?")


def _what_is_drawn(walks: WalkComparisonModel) -> str:
    comparison = walks.comparison
    known = comparison.find_last_known(DistributionMethod.EXACT)
    if comparison.puzzle == SMALL:
        return tr(
            "The lumped chain and the binomial are models; the bars are the true walk over all {states} positions.",
            states=figure_text(tr("positions of the cube"), format_integer(pocket.STATES), depths.positions(SMALL)),
        )
    if known < 0 and walks.elsewhere:
        return tr("On the 3×3×3 there are only models here: the true walk is known only from the solved cube.")
    bars = tr("The true walk is being counted")
    if known >= 0:
        bars = tr(
            "The bars are the true walk, known for up to %n moves",
            one="The bars are the true walk, known for up to %n move",
            n=known,
        )
    if comparison.metric is Metric.HTM:
        return tr("{bars}; the lumped chain, partly sampled, and the binomial are models.", bars=bars)
    if comparison.populations == "article":
        return tr("{bars}; the lumped chain is the article's, a model like the binomial.", bars=bars)
    return tr("{bars}; the lumped chain is that of the balanced populations, a model like the binomial.", bars=bars)


def map_sentence(walks: WalkComparisonModel, *, game: bool) -> str:
    """Return the sentence above the map, which mentions the path if there is a `game`."""
    comparison = walks.comparison
    exact = comparison.find_last_known(DistributionMethod.EXACT)
    start = tr("this cube") if walks.elsewhere else tr("the solved cube")
    turns = tr("moves") if comparison.metric is Metric.HTM else tr("moves QTM")
    if exact < 0:
        shades = tr(
            "Shaded: how deep random walks from {start} are after N {turns}, by the chain.", start=start, turns=turns
        )
    elif exact >= comparison.longest:
        shades = tr("Shaded: how deep random walks from {start} are after N {turns}.", start=start, turns=turns)
    else:
        shades = tr(
            "Shaded: how deep random walks from {start} are after N {turns}; exact for up to {exact}, then by the "
            "chain.",
            start=start,
            turns=turns,
            exact=exact,
        )
    if not game:
        return shades
    way = tr("The line is this game: dots are proved depths, hatched bars the bounds of the others.")
    return sentences(shades, way)


def distance_sentence(walks: WalkComparisonModel) -> str:
    """Return the sentence above the distances: how many moves scramble, and how wrong lumping is."""
    comparison = walks.comparison
    turns = tr("moves") if comparison.metric is Metric.HTM else tr("moves QTM")
    exact, lumped = (
        comparison.find_mixing_time(DistributionMethod.EXACT),
        comparison.find_mixing_time(DistributionMethod.LUMPED),
    )
    worst = comparison.find_largest_error()
    if exact is not None and lumped is not None and worst is not None:
        return tr(
            "The cube is within 25\u00a0% of uniform after {exact} {turns}. The lumped chain, a model, says ≈ "
            "{lumped}, and is wrong by up to {difference:.1f}\u00a0%, at N = {at}.",
            exact=exact,
            turns=turns,
            lumped=lumped,
            difference=100 * worst[1],
            at=worst[0],
        )
    if lumped is not None and comparison.puzzle != SMALL:
        early = tr(
            "On the 2×2×2, where the truth is known, the chain is {early} moves too early.",
            early=EARLY[comparison.metric],
        )
        return sentences(_describe_mixing(walks, lumped, turns), early)
    return tr("How far from uniform is the cube after N random {turns}?", turns=turns)


def _describe_mixing(walks: WalkComparisonModel, lumped: int, turns: str) -> str:
    """Return the sentence on when the lumped chain calls the cube mixed.

    From solved in quarter turns, it also tells how near it is at the article's numbers.
    """
    comparison = walks.comparison
    if comparison.metric is not Metric.QTM:
        return tr(
            "By the lumped chain, a model that is partly sampled, the cube is within 25\u00a0% of uniform after "
            "≈ {lumped} {turns}.",
            lumped=lumped,
            turns=turns,
        )
    if walks.elsewhere:
        return tr(
            "By the lumped chain, a model on rounded populations, the cube is within 25\u00a0% of uniform after "
            "≈ {lumped} {turns}.",
            lumped=lumped,
            turns=turns,
        )
    near = comparison.to_uniform(DistributionMethod.LUMPED)
    first, second = ARTICLE
    return tr(
        "By the lumped chain, a model on rounded populations, the cube is within 25\u00a0% of uniform after ≈ {lumped} "
        "{turns}, and within ≈ {first:.1f}\u00a0% and ≈ {second:.1f}\u00a0% at the article's {first_at} and "
        "{second_at}.",
        lumped=lumped,
        turns=turns,
        first=100 * near[first],
        second=100 * near[second],
        first_at=first,
        second_at=second,
    )


def distribution_formula(comparison: WalkComparison) -> str:
    """Return what every curve of p(d|N) is and what it is based on."""
    counted = tr("Exact: every sequence is counted.")
    if comparison.puzzle == SMALL:
        counted = tr("Exact: every position's probability is carried from move to move.")
    lumped = tr(
        "Lumped: a birth-death chain on depth classes, as if a walk were uniform inside each. {chain}.",
        chain=_chain(comparison),
    )
    measured = tr("Measured: walks solved optimally, Wilson's 95\u00a0% intervals.")
    source = tr("Distance: ½ Σ |p − p′|. After E. Testé, A random walk on the Rubik's Cube, 2023.")
    return sentences(counted, lumped, _binomial(comparison), measured, source)


def _chain(comparison: WalkComparison) -> str:
    """Return what the lumped chain is built from."""
    if comparison.puzzle == SMALL or comparison.metric is not Metric.QTM:
        return translate(random_walk.source(comparison.puzzle, comparison.metric)).rstrip(".。")
    if comparison.populations == "article":
        return tr(
            "D(i) p(i) = D(i+1) q(i+1), p(i) + q(i) = 1, D the published populations; what the "
            "even classes lack is added to class 20 (the article's text says 21, but its printed "
            "numbers are those for 20)"
        )
    return tr("D(i) p(i) = D(i+1) q(i+1), p(i) + q(i) = 1, D the published populations, balanced")


def _binomial(comparison: WalkComparison) -> str:
    """Return how the growth of the binomial is found."""
    low, high = comparison.fit
    if comparison.staying:
        return tr(
            "Binomial: d = 2k − N with p = b/(b+1), b = {growth:.4f} the growth of D by a line "
            "through log D from depth {low} to {high}, and r = {staying:.3f} of the turns keeping "
            "the depth; it has no ends, and its probability beyond the possible depths is counted "
            "but not drawn.",
            growth=comparison.branching,
            low=low,
            high=high,
            staying=comparison.staying,
        )
    if comparison.puzzle != SMALL and comparison.metric is Metric.QTM:
        return tr(
            "Binomial: d = 2k − N with p = b/(b+1), b = {growth:.4f} the growth of D by a line "
            "through log D from depth {low} to {high}; the article's {mean} is the mean of "
            "p(i)/q(i) from depth 3 to 16; it has no ends, and its probability beyond the possible "
            "depths is counted but not drawn.",
            growth=comparison.branching,
            low=low,
            high=high,
            mean=figure_text(tr("mean of p/q"), format_number(9.3412, ".4f"), walks.article_growth()),
        )
    return tr(
        "Binomial: d = 2k − N with p = b/(b+1), b = {growth:.4f} the growth of D by a line through "
        "log D from depth {low} to {high}; it has no ends, and its probability beyond the possible "
        "depths is counted but not drawn.",
        growth=comparison.branching,
        low=low,
        high=high,
    )


DISTANCE_FORMULA = phrase(
    "Total variation distance, ½ Σ |p − u|. Exact: over all positions, u uniform (in QTM: on those "
    "of the walk's parity). Lumped: the chain's distribution on depth classes against its "
    "stationary one of that parity; dashed, because it is a model. Bars: the lumped distribution "
    "of the depth against the exact one. Mixed means within 25\u00a0% (Levin, Peres and Wilmer, "
    "Markov Chains and Mixing Times, ch. 4)."
)


def parity_note(comparison: WalkComparison, moves: int) -> str:
    """Return why every other depth is empty; "" if none is."""
    if comparison.metric is Metric.HTM or comparison.start is None:
        return ""
    odd = (moves + comparison.start) % 2 == 1
    return (
        tr("Only odd depths can occur: every quarter turn changes parity.")
        if odd
        else tr("Only even depths can occur: every quarter turn changes parity.")
    )
