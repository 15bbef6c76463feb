"""Texts of the chain view, with the article's printed figures beside the computed ones."""

from __future__ import annotations

from collections.abc import Sequence

from app.base.language.wording import commas, fixed_share, format_integer, format_number
from app.base.language.words import tr, translate
from app.lab.chain.model import ARTICLE, AWAY, BACK, STAY, Chain
from app.plots.drawing.numbers import mark_approximate, scientific
from app.widgets.explained_figures import Figure, NamedFigure, figure_decimal, figure_number, figure_text
from core.base.text.figure_text import join_texts
from core.base.words import Numeral, phrase
from core.cube.metrics import Metric
from core.cube.walk import random_walk
from core.cube.walk.chain_states import GROWTH, DepthState, ProbabilitySource
from core.explain import plot_figures as plotted
from core.explain.cube import chain as derived
from core.explain.cube import walks
from core.explain.formulas.derivation import DerivedFigure

SENTENCE = phrase("The width of a band is the chance of going there; hatched where it is not counted exactly.")
ARTICLE_AWAY = Numeral("9.34")
SPREAD = phrase("spread over the rounded counts, most over the coarsest")
ADDED = phrase("added to depth 20 in the article's printed figures")
DIGITS = 9
"""Digits of a probability where there is room for them."""
LEAST = 5e-5
"""Probabilities below this show no digit in four decimals."""
MOST_STATES = 10**12
"""Populations from this size on are written with their first digits only."""


def chance(share: float, decimals: int = 4) -> str:
    """Return a probability with some decimals, or as a power of ten if four decimals show only zeros."""
    if 0 < share < LEAST:
        return scientific(share, decimals - 3)
    return "0" if share == 0 else fixed_share(share, decimals)


def chance_with_sign(share: float, known: ProbabilitySource, decimals: int = 4) -> str:
    """Return a probability with its sign: "= 0.9035", "≈ 0.8184", "> 0.9999"."""
    if share in {0, 1}:
        return f"= {share:g}"
    text = chance(share, decimals)
    return text if text[0] in "<>" else f"{'=' if known is ProbabilitySource.COUNTED else '≈'} {text}"


def in_full(chain: Chain, depth: int) -> str:
    """Return a depth with its population and probabilities, with more digits than the article prints."""
    row, share_names = chain.rows[depth], names()
    states, derivation = (
        mark_approximate(format_integer(row.states), exact=row.exact),
        plotted.share_of(chain.sizes, depth),
    )
    sign = "= " if row.exact else ""
    positions = join_texts(
        "", (f"D({depth}) {sign}", figure_text(tr("positions"), states, derivation, exact=row.exact))
    )
    published = [_describe_published_population(chain.raw[depth], row.states)] if row.states != chain.raw[depth] else []
    share_texts = [
        precise(share_names[letter], letter, row, share, chain.explain_share(letter, depth))
        for letter, share in shares(row)
    ]
    return join_texts("\n", (positions, *published, commas(share_texts)))


def _describe_published_population(published: int, states: int) -> str:
    """Return a note on the published population of a depth and on how much was added or taken off to mend it."""
    text, change = format_integer(published), format_integer(abs(states - published))
    if states > published:
        return tr("Published: {states}, rounded; {change} added here.", states=text, change=change)
    return tr("Published: {states}, rounded; {change} taken off here.", states=text, change=change)


def names() -> dict[str, str]:
    """Return the names of the shares by their letters."""
    return {AWAY: tr("p, away"), BACK: tr("q, back"), STAY: tr("r, same depth")}


def shares_told(chain: Chain, depth: int) -> Sequence[NamedFigure]:
    """Return the shares of a depth as figures with derivations."""
    row = chain.rows[depth]
    exact = row.known is ProbabilitySource.COUNTED
    return [
        NamedFigure(names()[letter], share_text(share, exact=exact), chain.explain_share(letter, depth), exact)
        for letter, share in shares(row)
        if share
    ]


def share_text(share: float, *, exact: bool) -> str:
    """Return a share of turns, marked if it is approximate."""
    text = chance(share)
    return text if text[0] in "<>" else mark_approximate(text, exact=exact)


def shares(row: DepthState) -> Sequence[tuple[str, float]]:
    """Return the shares of a depth's turns with their letters; r only where a turn may keep the depth."""
    letter_shares = ((AWAY, row.away), (BACK, row.back), (STAY, row.stay))
    return letter_shares if row.stay else letter_shares[:2]


def precise(name: str, letter: str, row: DepthState, share: float, worked: DerivedFigure) -> str:
    """Return a share with many digits: "p(12) = 0.903188748".

    Its explanation calls the figure `name`.
    """
    figure = chance_with_sign(share, row.known, DIGITS)
    sign = "= " if figure.startswith("=") else ""
    text = figure_text(name, figure.removeprefix(sign), worked, exact=row.known is ProbabilitySource.COUNTED)
    return join_texts("", (f"{letter}({row.depth}) {sign}", text))


def formula(chain: Chain) -> str:
    """Return the formulas of the chain and the sources of its numbers."""
    source = translate(random_walk.source(chain.puzzle, chain.metric))
    if not chain.is_mended:
        return tr(
            "{source} p, q and r are the shares of the {turns} moves that lead away from solved, "
            "back towards it, and to the same depth, as if a walk were uniform inside a depth. "
            "Stationary distribution: the share of all positions at each depth. Distance: ½ Σ |p − "
            "p′|. After E. Testé, A random walk on the Rubik's Cube, 2023.",
            source=source,
            turns=chain.turns,
        )
    return tr(
        "{source} D(i) p(i) = D(i+1) q(i+1), p(i) + q(i) = 1, p(0) = 1 and q(26) = 1: the numbers "
        "of positions D alone give the chain, p(i) D(i) = D(i) − D(i−1) + D(i−2) − …, if each of "
        "these sums is above 0 and at most D(i+1). Growth: the article's 9.3412 is the mean of p/q "
        "from depth {low} to {high}; far from both ends q = 1/(b + 1). Stationary distribution: 2 "
        "D/N on the depths of one parity. Distance: ½ Σ |p − p′|. E. Testé, A random walk on the "
        "Rubik's Cube, 2023; numbers of positions by T. Rokicki, cube20.org.",
        source=source,
        low=GROWTH[0],
        high=GROWTH[1],
    )


def balance_done(chain: Chain) -> str:
    """Return how the gap between even and odd depths was closed."""
    return translate(ADDED if chain.populations == ARTICLE else SPREAD)


def notes(chain: Chain, fit: tuple[int, int]) -> list[str]:
    """Return notes on the whole chain, one paragraph each."""
    low, high = fit
    if not chain.is_mended:
        b, exact = chain.branching(low, high), chain.growth_is_exact(low, high)
        fitted = tr(
            "b = {growth:.4f} by a line through log D from depth {low} to {high}.",
            growth=figure_decimal(tr("growth b"), b, chain.explain_fit(low, high), exact=exact),
            low=low,
            high=high,
        )
        return [fitted, translate(random_walk.source(chain.puzzle, chain.metric))]
    return [_gap_note(chain), _mended_note(chain), _growth_note(chain), _away_note(chain), _back_note(chain)]


def _mended_note(chain: Chain) -> str:
    return (
        tr(
            "The article's text corrects depth 21; its printed p and q fit a correction at depth "
            "20, and with depth 21 there is no chain at all."
        )
        if chain.populations == ARTICLE
        else tr(
            "Balanced: even and odd depths each hold half of all positions, and each rounded count "
            "is changed within its rounding."
        )
    )


def gap_told(chain: Chain) -> NamedFigure:
    """Return the gap between even and odd depths as a figure; it is left by rounding the populations."""
    exact = chain.exact_depths == len(chain.rows)
    return NamedFigure(tr("parity gap"), format_integer(chain.balance.gap), derived.gap(chain.raw), exact)


def growth_shown(chain: Chain, fit: tuple[int, int]) -> Figure:
    """Return the growth b of a line through log D between the depths of the fit."""
    text = mark_approximate(format_number(chain.branching(*fit), ".4f"), exact=chain.growth_is_exact(*fit))
    return Figure(text, chain.explain_fit(*fit))


def _gap_note(chain: Chain) -> str:
    told, broken = gap_told(chain), next((one for one in chain.tower if not one.holds), None)
    gap = figure_text(told.name, told.text, told.worked, exact=told.exact)
    if broken is None:
        return tr("odd depths hold {gap} positions more than even ones.", gap=gap)
    worked = derived.condition(chain.raw, broken)
    return tr(
        "As published, q would be no probability at depth {depth}: odd depths hold {gap} positions more than even "
        "ones.",
        depth=figure_number(tr("first depth that fails"), broken.depth, worked, exact=told.exact),
        gap=gap,
    )


def _growth_note(chain: Chain) -> str:
    growth, (first, last) = chain.growth, GROWTH
    fits = []
    for (low, high), b in growth.fits:
        name = tr("growth b from {low} to {high}", low=low, high=high)
        fitted = figure_decimal(name, b, chain.explain_fit(low, high))
        fits.append(tr("{growth:.4f} ({low} to {high})", growth=fitted, low=low, high=high))
    return tr(
        "b = {growth:.4f} is the mean of p/q from depth {low} to {high}, as in the article. A line "
        "through log D gives {fits}.",
        growth=figure_decimal(tr("mean of p/q"), growth.ratio, walks.ratio(chain.rows, first, last)),
        low=first,
        high=last,
        fits=commas(fits),
    )


def _away_note(chain: Chain) -> str:
    away = figure_decimal(
        tr("moves away"), chain.growth.away, walks.derive_turns_away(chain.rows, chain.turns, *GROWTH)
    )
    return tr(
        "At these depths {away:.2f} of %n moves lead away on average. The article's {printed} is b itself.",
        one="At these depths {away:.2f} of %n move lead away on average. The article's {printed} is b itself.",
        n=chain.turns,
        away=away,
        printed=ARTICLE_AWAY,
    )


def _back_note(chain: Chain) -> str:
    growth, (first, last) = chain.growth, GROWTH
    begin, end = (
        figure_text(f"{BACK}({depth})", chance(chain.rows[depth].back), chain.explain_share(BACK, depth))
        for depth in (first, last)
    )
    return tr(
        "1/(b + 1) = {back:.4f}; q goes from {begin} at depth {low} to {end} at depth {high}.",
        back=figure_decimal("1/(b + 1)", growth.back, walks.EVEN_GROWTH.bind(b=growth.ratio)),
        begin=begin,
        low=first,
        end=end,
        high=last,
    )


def law_note(chain: Chain, moves: int) -> str:
    """Return why every other depth is empty; an empty text in the half-turn metric."""
    if chain.metric is Metric.HTM:
        return ""
    if moves % 2:
        return tr("Only odd depths can occur: every quarter turn changes parity.")
    return tr("Only even depths can occur: every quarter turn changes parity.")


def states_text(states: int, *, exact: bool) -> str:
    """Return a population with all digits, or with the first five if it is long."""
    if states < MOST_STATES:
        return mark_approximate(format_integer(states), exact=exact)
    return mark_approximate(scientific(states, 4), exact=exact)
