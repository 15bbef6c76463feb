"""Texts of the lumping view: what is drawn, the formulas, and why depths do not form a Markov chain."""

from __future__ import annotations

from app.base.language.wording import fixed_percent, sentences
from app.base.language.words import tr, translate
from app.plots.drawing.numbers import mark_approximate
from app.widgets.explained_figures import figure_number, figure_text
from core.base.words import phrase
from core.cube.metrics import Metric
from core.cube.solve.survey import TurnEffect
from core.cube.walk.lumping import ClassTurns
from core.explain import plot_figures as plotted
from core.explain.cube import lumping, walks

FORMULA = phrase(
    "A walk lumped to depths is a Markov chain only if all positions of a depth have the same "
    "shares of moves that lead closer, keep the depth and lead farther (strong lumpability; Kemeny "
    "and Snell, Finite Markov Chains, 1960). Every move can be undone, so a walk comes to a "
    "position by as many moves as lead back from it: with x moves back to where it came from and y "
    "moves on, P(next | last) = E[x y] / (n E[x]) over the positions, n moves each. The chain "
    "gives E[y] / n. Correlation: between the last and the next step through the depth, +1 "
    "farther, 0 same, −1 closer."
)
WAYS = {
    TurnEffect.CLOSER: phrase("Closer"),
    TurnEffect.SAME: phrase("Same depth"),
    TurnEffect.FARTHER: phrase("Farther"),
}


def sentence(found: ClassTurns, metric: Metric) -> str:
    """Return the sentence above the plot."""
    positions = figure_number(tr("positions of the depth"), found.positions, walks.derive_lumping_figures(found)[0])
    if not found.exact:
        return tr(
            "How many of a position's {turns} {unit} lead where: %n positions drawn at depth "
            "{depth}. Ticks are the means, all that the chain knows.",
            one="How many of a position's {turns} {unit} lead where: %n position drawn at depth "
            "{depth}. Ticks are the means, all that the chain knows.",
            turns=found.turns,
            unit=metric.unit_of(found.turns),
            n=positions,
            depth=found.depth,
        )
    return tr(
        "How many of a position's {turns} {unit} lead where: all %n positions of depth {depth}. "
        "Ticks are the means, all that the chain knows.",
        one="How many of a position's {turns} {unit} lead where: the only position of depth {depth}. "
        "Ticks are the means, all that the chain knows.",
        turns=found.turns,
        unit=metric.unit_of(found.turns),
        n=positions,
        depth=found.depth,
    )


def formula(found: ClassTurns, metric: Metric) -> str:
    """Return the explanation of the plot: the formulas, and how positions were counted or drawn."""
    if found.exact:
        return sentences(translate(FORMULA), tr("All positions are counted."))
    drawn = tr(
        "Positions are drawn: normal forms of {depth} {unit}, all equally likely, each accepted "
        "with probability one over the number of shortest solutions of the position where it ends. "
        "Whiskers are Wilson's 95\u2009% intervals.",
        depth=found.depth,
        unit=metric.unit_of(found.depth),
    )
    return sentences(translate(FORMULA), drawn)


def plain_words(found: ClassTurns) -> str:
    """Return in plain words why depths do not form a Markov chain, with figures of this depth."""
    if all(found.deviation(way) == 0 for way in TurnEffect):
        return tr("All positions of depth {depth} are alike: here the chain is right.", depth=found.depth)
    exact = found.exact
    closer = found.histogram(TurnEffect.CLOSER)
    least = next(number for number, count in enumerate(closer) if count)
    share_above_least = 1 - closer[least] / found.positions
    after_farther, after_closer = (
        found.step(TurnEffect.FARTHER, TurnEffect.CLOSER),
        found.step(TurnEffect.CLOSER, TurnEffect.CLOSER),
    )
    mean = found.mean(TurnEffect.CLOSER) / found.turns
    derivation = plotted.part(found.positions, found.positions - closer[least])
    share_text = figure_text(
        tr("share with more moves closer"),
        mark_approximate(fixed_percent(share_above_least, 1), exact=exact),
        derivation,
    )
    words = [_differ(share_text, least)]
    if after_farther is not None and after_closer is not None:
        step_derivations = [
            lumping.step(found, last, TurnEffect.CLOSER) for last in (TurnEffect.FARTHER, TurnEffect.CLOSER)
        ]
        chain = lumping.chain_step(found, TurnEffect.CLOSER)
        words.append(
            tr(
                "A walk on its way out comes most often to positions with many moves back. So "
                "after a step away from solved the next one leads closer with {away}, after a step "
                "closer with {towards}. The chain gives {chain} in both cases.",
                away=figure_text(
                    tr("closer after a step away"), share(after_farther, exact=exact), step_derivations[0], exact=exact
                ),
                towards=figure_text(
                    tr("closer after a step closer"), share(after_closer, exact=exact), step_derivations[1], exact=exact
                ),
                chain=figure_text(tr("closer, by the chain"), share(mean, exact=exact), chain, exact=exact),
            )
        )
    words.append(tr("What comes next depends on more than the depth: one number per depth makes no Markov chain."))
    return sentences(*words)


def _differ(part: str, ways: int) -> str:
    """Return how many of the positions have more than the fewest turns that lead closer."""
    if ways == 0:
        return tr("Positions of one depth differ: {share} have at least one move closer.", share=part)
    if ways == 1:
        return tr("Positions of one depth differ: {share} have more than one move closer.", share=part)
    if ways == 2:
        return tr("Positions of one depth differ: {share} have more than two moves closer.", share=part)
    if ways == 3:
        return tr("Positions of one depth differ: {share} have more than three moves closer.", share=part)
    return tr("Positions of one depth differ: {share} have more than {ways} moves closer.", share=part, ways=ways)


def share(value: float | None, *, exact: bool) -> str:
    """Return a probability as text for a table."""
    return "–" if value is None else mark_approximate(fixed_percent(value, 2), exact=exact)
