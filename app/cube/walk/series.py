"""Curves, tables and CSV of a comparison of walks, for the walk pane."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial

from app.base.language.wording import fixed_percent, format_number, percent_sign
from app.base.language.words import tr, translate
from app.cube.walk.pathmap import Path, Shade
from app.plots.charts.series import Series, Value
from app.plots.drawing.marks import Form
from app.plots.drawing.numbers import mark_approximate, percent
from app.widgets.explained_figures import Figure, NamedFigure
from core.base.words import phrase
from core.cube.walk import random_walk
from core.cube.walk.comparison import NEAR, DistributionMethod, WalkComparison
from core.cube.walk.sample import EndDepthCounts
from core.explain import plot_figures as plotted
from core.explain.cube import ideal, mixing, walks
from core.explain.formulas import trials
from core.explain.formulas.derivation import DerivedFigure
from core.markov.mixing import total_variation

MEASURED = "measured"
NAMES = {
    DistributionMethod.EXACT: phrase("Exact"),
    DistributionMethod.LUMPED: phrase("Lumped chain"),
    DistributionMethod.BINOMIAL: phrase("Binomial"),
}
SHORT = {
    DistributionMethod.EXACT: phrase("Exact"),
    DistributionMethod.LUMPED: phrase("Lumped"),
    DistributionMethod.BINOMIAL: phrase("Binomial"),
}
FORMS = {
    DistributionMethod.EXACT: Form.BARS,
    DistributionMethod.LUMPED: Form.LONG_DASH,
    DistributionMethod.BINOMIAL: Form.SHORT_DASH,
}
STATIONARY = "stationary"
UNIFORM, LUMPED_UNIFORM, ERROR = "uniform", "lumped-uniform", "error"
NONE = "–"
USUAL = {"2x2x2": (2, 5, 8, 11, 17, 30), "3x3x3": (3, 7, 11, 18, 26, 32)}
"""Numbers of moves of the small plots."""


def distribution_series(comparison: WalkComparison, moves: int, measured: EndDepthCounts | None) -> list[Series]:
    """Return the curves of p(d|N) by every method that knows it."""
    curves = []
    for method in DistributionMethod:
        values = possible_distribution(comparison, method, moves)
        if values is not None:
            way = partial(explain_probability, comparison, method, moves)
            curves.append(Series(method, translate(NAMES[method]), FORMS[method], values, worked=way))
    limit, chain = comparison.stationary(moves), comparison.chain
    if limit is not None and chain is not None:
        drawn, tends = [share or None for share in limit], partial(plotted.stationary, chain)
        curves.append(
            Series(
                STATIONARY, tr("Stationary"), Form.DOTS, drawn, counted=comparison.has_exact_populations, worked=tends
            )
        )
    if measured is not None:
        shares: list[Value] = list(measured.shares)
        ends = [(interval.low, interval.high) for interval in measured.intervals]
        seen = [share if share else None for share in shares]
        texts = [
            percent_sign(f"{format_number(100 * low, '.3g')}–{format_number(100 * high, '.3g')}") for low, high in ends
        ]
        drawn_way = partial(_explain_measured_share, measured)
        curves.append(Series(MEASURED, tr("Measured"), Form.TRIANGLES, seen, ends, texts, worked=drawn_way))
    return curves


def possible_distribution(comparison: WalkComparison, method: DistributionMethod, moves: int) -> list[Value] | None:
    """Return a distribution without impossible depths and its empty end; None if unknown."""
    distribution = comparison.distribution(method, moves)
    if distribution is None:
        return None
    end = max((depth for depth, value in enumerate(distribution) if value), default=0) + 2
    return [
        value if depth <= end and comparison.possible(depth, moves) else None
        for depth, value in enumerate(distribution)
    ]


def _explain_measured_share(measured: EndDepthCounts, depth: int) -> DerivedFigure:
    return trials.share(measured.counts[depth], measured.samples)


def explain_probability(
    comparison: WalkComparison, method: DistributionMethod, moves: int, depth: int
) -> DerivedFigure | None:
    """Return how a probability in p(d|N) is derived; None if it cannot be, or at the start."""
    law = comparison.distribution(method, moves)
    if law is None or not moves or depth > comparison.deepest:
        return None
    if method is DistributionMethod.EXACT:
        return plotted.derive_exact_probability(law, depth)
    if method is DistributionMethod.BINOMIAL:
        return plotted.limit(moves, depth, comparison.branching, comparison.start or 0, comparison.staying)
    before = comparison.distribution(method, moves - 1)
    return None if comparison.chain is None or before is None else plotted.step(comparison.chain, depth, before)


def distance_series(comparison: WalkComparison) -> list[Series]:
    """Return the curves of the distances: from uniform, and of the lumped chain from the exact walk."""
    exact, lumped = comparison.to_uniform(DistributionMethod.EXACT), comparison.to_uniform(DistributionMethod.LUMPED)
    error = comparison.errors(DistributionMethod.LUMPED)
    curves = []
    if error:
        way = partial(_explain_lumped_distance, comparison)
        curves.append(Series(ERROR, tr("Lumped to exact"), Form.GAP, error, worked=way))
    if exact:
        way = partial(_from_uniform, comparison, DistributionMethod.EXACT)
        curves.append(Series(UNIFORM, tr("Exact to uniform"), Form.LINE, exact, worked=way))
    if lumped:
        way = partial(_from_uniform, comparison, DistributionMethod.LUMPED)
        curves.append(Series(LUMPED_UNIFORM, tr("Lumped to uniform"), Form.LONG_DASH, lumped, worked=way))
    return curves


def _explain_lumped_distance(comparison: WalkComparison, moves: int) -> DerivedFigure | None:
    return apart_shown(comparison, DistributionMethod.LUMPED, moves).worked


def _from_uniform(comparison: WalkComparison, method: DistributionMethod, moves: int) -> DerivedFigure | None:
    return uniform_shown(comparison, method, moves).worked


def map_told(comparison: WalkComparison, shades: Sequence[Shade], moves: int) -> list[NamedFigure]:
    """Return the figure of a column of the map: the probability of its likeliest depth as shaded."""
    if not 0 < moves < len(shades):
        return []
    shade = shades[moves]
    method = next(method for method in DistributionMethod if FORMS[method] is shade.form)
    likely = max(range(len(shade.distribution)), key=shade.distribution.__getitem__)
    way = explain_probability(comparison, method, moves, likely)
    text = mark_approximate(percent(shade.distribution[likely]), exact=shade.form.is_exact)
    return (
        []
        if way is None
        else [NamedFigure(tr("likeliest depth {depth}", depth=likely), text, way, shade.form.is_exact)]
    )


def distribution_rows(
    comparison: WalkComparison, moves: int, measured: EndDepthCounts | None
) -> tuple[list[tuple[Form, str]], list[tuple[str, list[Figure]]]]:
    """Return the heads and rows of the table below p(d|N)."""
    heads = [(FORMS[method], translate(SHORT[method])) for method in DistributionMethod]
    means = [mean_shown(comparison, method, moves) for method in DistributionMethod]
    apart = [apart_shown(comparison, method, moves) for method in DistributionMethod]
    outside = [outside_shown(comparison, method, moves) for method in DistributionMethod]
    if measured is not None:
        heads.append((Form.TRIANGLES, tr("Measured")))
        outside.append(Figure(share_figure(0.0)))
        mean = mean_figure(random_walk.mean(measured.shares), exact=False)
        means.append(Figure(mean, walks.MEAN.bind(N=moves, p=measured.shares)))
        exact = comparison.distribution(DistributionMethod.EXACT, moves)
        if exact is None:
            apart.append(Figure(NONE))
        else:
            distance = share_figure(total_variation(measured.shares, exact), exact=False)
            apart.append(Figure(distance, walks.distance(moves, measured.shares, exact)))
    ends = tr("Outside 0 to {deepest}", deepest=comparison.deepest)
    return heads, [(tr("Mean depth"), means), (tr("Distance from exact"), apart), (ends, outside)]


def distance_rows(
    comparison: WalkComparison, moves: int
) -> tuple[list[tuple[Form, str]], list[tuple[str, list[Figure]]]]:
    """Return the heads and rows of the table below the distances."""
    methods = (DistributionMethod.EXACT, DistributionMethod.LUMPED)
    heads = [(Form.LINE, tr("Exact")), (Form.LONG_DASH, tr("Lumped"))]
    uniform = [uniform_shown(comparison, method, moves) for method in methods]
    return heads, [
        (tr("From uniform at {moves}", moves=moves), uniform),
        (tr("Within {share} after", share=percent_sign("25")), [mixed_shown(comparison, method) for method in methods]),
    ]


def get_value(values: Sequence[float], place: int) -> float | None:
    """Return the value at a place, or None beyond the last one."""
    return values[place] if place < len(values) else None


def mean_shown(comparison: WalkComparison, method: DistributionMethod, moves: int) -> Figure:
    """Return the mean depth of a walk of this many moves by a method."""
    mean, law = comparison.mean(method, moves), comparison.distribution(method, moves)
    text = mean_figure(mean, exact=FORMS[method].is_exact)
    if mean is None or law is None:
        return Figure(text)
    if method is DistributionMethod.BINOMIAL:
        start, stay = comparison.start or 0, comparison.staying
        return Figure(text, ideal.LINE.bind(b=comparison.branching, start=start, N=moves, stay=stay))
    return Figure(text, walks.MEAN.bind(N=moves, p=law))


def apart_shown(comparison: WalkComparison, method: DistributionMethod, moves: int) -> Figure:
    """Return the distance of a method from the exact walk after this many moves."""
    text = share_figure(comparison.distance(method, moves), exact=is_counted(comparison, method, moves))
    exact, law = comparison.distribution(DistributionMethod.EXACT, moves), comparison.distribution(method, moves)
    if exact is None or law is None:
        return Figure(text)
    if method is DistributionMethod.BINOMIAL:
        return Figure(text, ideal.from_limit(moves, exact, comparison.limit(moves)))
    return Figure(text, walks.distance(moves, law, exact))


def outside_shown(comparison: WalkComparison, method: DistributionMethod, moves: int) -> Figure:
    """Return the probability a method gives to depths that do not occur; only the binomial has any."""
    share = comparison.outside(method, moves)
    if share is None or method is not DistributionMethod.BINOMIAL:
        return Figure(share_figure(share))
    text = share_figure(share, exact=is_counted(comparison, method, moves))
    return Figure(text, ideal.outside(moves, comparison.limit(moves), comparison.deepest))


def uniform_shown(comparison: WalkComparison, method: DistributionMethod, moves: int) -> Figure:
    """Return the distance of the walk from uniform after this many moves."""
    share = get_value(comparison.to_uniform(method), moves)
    text = share_figure(share, exact=FORMS[method].is_exact)
    law, limit = comparison.distribution(method, moves), comparison.stationary(moves)
    if share is None or method is DistributionMethod.EXACT or law is None or limit is None:
        return Figure(text, None if share is None else mixing.TO_UNIFORM.bind(N=moves, t=share))
    return Figure(text, walks.distance(moves, law, limit))


def mixed_shown(comparison: WalkComparison, method: DistributionMethod) -> Figure:
    """Return the number of turns after which the walk stays near uniform."""
    turns = comparison.find_mixing_time(method)
    if turns is None:
        return Figure(NONE)
    exact, lumped = comparison.to_uniform(DistributionMethod.EXACT), comparison.to_uniform(DistributionMethod.LUMPED)
    if method is DistributionMethod.EXACT:
        way = mixing.MIXED.bind(t=exact, c=lumped, near=NEAR) if lumped else None
    else:
        way = mixing.CHAIN_MIXED.bind(t=lumped, near=NEAR)
    return Figure(
        mark_approximate(tr("%n moves", one="%n move", n=turns), exact=method is DistributionMethod.EXACT), way
    )


def growth_shown(comparison: WalkComparison) -> Figure:
    """Return the growth b of the populations between the depths of the fit."""
    text = mark_approximate(format_number(comparison.branching, ".4f"), exact=comparison.is_growth_counted)
    return Figure(text, walks.growth(comparison.sizes, comparison.fit))


def is_counted(comparison: WalkComparison, method: DistributionMethod, moves: int) -> bool:
    """Return whether a method's result after this many moves is based on exact counts alone."""
    if method is DistributionMethod.LUMPED:
        return comparison.is_lumped_counted(moves)
    return method is DistributionMethod.EXACT or (comparison.is_growth_counted and not comparison.staying)


def mean_figure(mean: float | None, *, exact: bool) -> str:
    """Return a mean depth as text, or a dash if there is none."""
    return NONE if mean is None else mark_approximate(format_number(mean, ".2f"), exact=exact)


def share_figure(distance: float | None, *, exact: bool = True) -> str:
    """Return a distance in percent, as on the axis, or a dash if there is none."""
    return NONE if distance is None else mark_approximate(fixed_percent(distance, 2), exact=exact)


def small_shown(comparison: WalkComparison, moves: int) -> Figure:
    """Return the figure below a small plot.

    It is the lumped chain's distance from the exact walk, or its mean depth if the exact walk is not known throughout.
    """
    if not comparison.exact_throughout:
        mean = comparison.mean(DistributionMethod.LUMPED, moves)
        shown = mean_shown(comparison, DistributionMethod.LUMPED, moves)
        return (
            shown if mean is None else Figure(mark_approximate(format_number(mean, ".1f"), exact=False), shown.worked)
        )
    apart = comparison.distance(DistributionMethod.LUMPED, moves)
    if apart is None:
        return Figure(NONE)
    text = mark_approximate(fixed_percent(apart, 1), exact=is_counted(comparison, DistributionMethod.LUMPED, moves))
    return Figure(text, _explain_lumped_distance(comparison, moves))


def small_caption(comparison: WalkComparison) -> str:
    """Return what the figures below the small plots are."""
    if comparison.exact_throughout:
        return tr("Middle figures: distance of the lumped chain from the exact walk.")
    if comparison.find_last_known(DistributionMethod.LUMPED) < 0:
        return ""
    return tr("Middle figures: mean depth by the lumped chain.")


def distribution_csv(comparison: WalkComparison, several: Iterable[tuple[int, EndDepthCounts | None]]) -> str:
    """Return CSV of p(d|N) with a line for each number of moves and depth."""
    lines = ["moves,depth,exact,lumped,binomial,measured,measured_low,measured_high,walks,stationary"]
    for moves, measured in several:
        distributions = [comparison.distribution(method, moves) for method in DistributionMethod]
        limit = comparison.stationary(moves)
        for depth in range(comparison.deepest + 1):
            cells = ["" if distribution is None else f"{distribution[depth]:.12g}" for distribution in distributions]
            if measured is None:
                cells += [""] * 4
            elif depth < len(measured.counts):
                low, high = measured.intervals[depth]
                cells += [f"{measured.shares[depth]:.9g}", f"{low:.9g}", f"{high:.9g}", str(measured.samples)]
            else:
                cells += ["0", "", "", str(measured.samples)]
            cells.append("" if limit is None else f"{limit[depth]:.12g}")
            lines.append(f"{moves},{depth},{','.join(cells)}")
    return "\n".join([*lines, ""])


def map_shades(comparison: WalkComparison, methods: Sequence[DistributionMethod]) -> list[Shade]:
    """Return, for each number of moves, the distribution by the most exact of `methods` that knows it.

    The binomial is never used.
    """
    shades = []
    for moves in range(comparison.longest + 1):
        for method in (DistributionMethod.EXACT, DistributionMethod.LUMPED):
            found = comparison.distribution(method, moves) if method in methods else None
            if found is not None:
                shades.append(Shade(FORMS[method], found))
                break
        else:
            break
    return shades


def map_csv(comparison: WalkComparison, path: Path) -> str:
    """Return CSV of the map with a line for each number of moves and depth, and the bounds of the game."""
    lines = ["moves,depth,exact,lumped,game_lower,game_upper"]
    for moves in range(max(comparison.longest + 1, len(path.stops))):
        stop = path.stops[moves] if moves < len(path.stops) else None
        game = ",".join(("", "") if stop is None else (str(stop.lower), str(stop.upper)))
        found = [
            comparison.distribution(method, moves) for method in (DistributionMethod.EXACT, DistributionMethod.LUMPED)
        ]
        for depth in range(comparison.deepest + 1):
            cells = ["" if one is None else f"{one[depth]:.12g}" for one in found]
            lines.append(f"{moves},{depth},{','.join(cells)},{game}")
    return "\n".join([*lines, ""])


def distance_csv(comparison: WalkComparison) -> str:
    """Return CSV of the distances with a line for each number of moves."""
    columns = (
        comparison.to_uniform(DistributionMethod.EXACT),
        comparison.to_uniform(DistributionMethod.LUMPED),
        comparison.errors(DistributionMethod.LUMPED),
        comparison.errors(DistributionMethod.BINOMIAL),
    )
    lines = ["moves,exact_from_uniform,lumped_from_uniform,lumped_from_exact,binomial_from_exact"]
    for moves in range(comparison.longest + 1):
        cells = [get_value(column, moves) for column in columns]
        lines.append(f"{moves}," + ",".join("" if cell is None else f"{cell:.12g}" for cell in cells))
    return "\n".join([*lines, ""])
