"""A comparison of walks as curves, rows of figures and CSV: what the walk pane draws, without the pane."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial

from app.base.language.wording import fixed_percent, percent_sign, written
from app.base.language.words import tr, translated
from app.cube.walk.pathmap import Path, Shade
from app.plots.charts.series import Series, Value
from app.plots.drawing.marks import Form
from app.plots.drawing.numbers import about, percent
from app.widgets.explained import Shown, Told
from core.base.words import phrase
from core.cube.walk import random_walk
from core.cube.walk.comparison import NEAR, Comparison, Method
from core.cube.walk.sample import Measured
from core.explain import plotted, trials
from core.explain.cube import ideal, mixing, walks
from core.explain.derivation import Worked
from core.markov.mixing import total_variation

MEASURED = "measured"
NAMES = {Method.EXACT: phrase("Exact"), Method.LUMPED: phrase("Lumped chain"), Method.BINOMIAL: phrase("Binomial")}
SHORT = {Method.EXACT: phrase("Exact"), Method.LUMPED: phrase("Lumped"), Method.BINOMIAL: phrase("Binomial")}
FORMS = {Method.EXACT: Form.BARS, Method.LUMPED: Form.LONG_DASH, Method.BINOMIAL: Form.SHORT_DASH}
STATIONARY = "stationary"
UNIFORM, LUMPED_UNIFORM, ERROR = "uniform", "lumped-uniform", "error"
NONE = "–"
USUAL = {"2x2x2": (2, 5, 8, 11, 17, 30), "3x3x3": (3, 7, 11, 18, 26, 32)}
"""The numbers of moves of the small plots."""


def distribution_series(comparison: Comparison, moves: int, measured: Measured | None) -> list[Series]:
    """p(d|N) by every method that has it."""
    found = []
    for method in Method:
        values = possible_distribution(comparison, method, moves)
        if values is not None:
            way = partial(worked, comparison, method, moves)
            found.append(Series(method, translated(NAMES[method]), FORMS[method], values, worked=way))
    limit, chain = comparison.stationary(moves), comparison.chain
    if limit is not None and chain is not None:
        drawn, tends = [share or None for share in limit], partial(plotted.stationary, chain)
        found.append(Series(STATIONARY, tr("Stationary"), Form.DOTS, drawn, counted=comparison.counted, worked=tends))
    if measured is not None:
        shares: list[Value] = list(measured.shares)
        ends = [(interval.low, interval.high) for interval in measured.intervals]
        seen = [share if share else None for share in shares]
        told = [percent_sign(f"{written(100 * low, '.3g')}–{written(100 * high, '.3g')}") for low, high in ends]
        drawn_way = partial(_drawn, measured)
        found.append(Series(MEASURED, tr("Measured"), Form.TRIANGLES, seen, ends, told, worked=drawn_way))
    return found


def possible_distribution(comparison: Comparison, method: Method, moves: int) -> list[Value] | None:
    """A distribution without the depths that parity excludes, up to the first it cannot reach; None if unknown."""
    distribution = comparison.distribution(method, moves)
    if distribution is None:
        return None
    end = max((depth for depth, value in enumerate(distribution) if value), default=0) + 2
    return [
        value if depth <= end and comparison.possible(depth, moves) else None
        for depth, value in enumerate(distribution)
    ]


def _drawn(measured: Measured, depth: int) -> Worked:
    return trials.share(measured.counts[depth], measured.samples)


def worked(comparison: Comparison, method: Method, moves: int, depth: int) -> Worked | None:
    """How a probability in p(d|N) comes about; None where the walk begins."""
    law = comparison.distribution(method, moves)
    if law is None or not moves or depth > comparison.deepest:
        return None
    if method is Method.EXACT:
        return plotted.carried(law, depth)
    if method is Method.BINOMIAL:
        return plotted.limit(moves, depth, comparison.branching, comparison.start or 0, comparison.staying)
    before = comparison.distribution(method, moves - 1)
    return None if comparison.chain is None or before is None else plotted.step(comparison.chain, depth, before)


def distance_series(comparison: Comparison) -> list[Series]:
    """How far from uniform, and how far the lumped chain from the exact walk, against N."""
    exact, lumped = comparison.to_uniform(Method.EXACT), comparison.to_uniform(Method.LUMPED)
    error = comparison.errors(Method.LUMPED)
    found = []
    if error:
        way = partial(_apart, comparison)
        found.append(Series(ERROR, tr("Lumped to exact"), Form.GAP, error, worked=way))
    if exact:
        way = partial(_from_uniform, comparison, Method.EXACT)
        found.append(Series(UNIFORM, tr("Exact to uniform"), Form.LINE, exact, worked=way))
    if lumped:
        way = partial(_from_uniform, comparison, Method.LUMPED)
        found.append(Series(LUMPED_UNIFORM, tr("Lumped to uniform"), Form.LONG_DASH, lumped, worked=way))
    return found


def _apart(comparison: Comparison, moves: int) -> Worked | None:
    return apart_shown(comparison, Method.LUMPED, moves).worked


def _from_uniform(comparison: Comparison, method: Method, moves: int) -> Worked | None:
    return uniform_shown(comparison, method, moves).worked


def map_told(comparison: Comparison, shades: Sequence[Shade], moves: int) -> list[Told]:
    """The figure of a number of moves in the map: the likeliest depth, by the truest way that is shaded."""
    if not 0 < moves < len(shades):
        return []
    shade = shades[moves]
    method = next(method for method in Method if FORMS[method] is shade.form)
    likely = max(range(len(shade.distribution)), key=shade.distribution.__getitem__)
    way = worked(comparison, method, moves, likely)
    text = about(percent(shade.distribution[likely]), exact=shade.form.exact)
    return [] if way is None else [Told(tr("likeliest depth {depth}", depth=likely), text, way, shade.form.exact)]


def distribution_rows(
    comparison: Comparison, moves: int, measured: Measured | None
) -> tuple[list[tuple[Form, str]], list[tuple[str, list[Shown]]]]:
    """Heads and rows of the figures under p(d|N)."""
    heads = [(FORMS[method], translated(SHORT[method])) for method in Method]
    means = [mean_shown(comparison, method, moves) for method in Method]
    apart = [apart_shown(comparison, method, moves) for method in Method]
    outside = [outside_shown(comparison, method, moves) for method in Method]
    if measured is not None:
        heads.append((Form.TRIANGLES, tr("Measured")))
        outside.append(Shown(share_figure(0.0)))
        mean = mean_figure(random_walk.mean(measured.shares), exact=False)
        means.append(Shown(mean, walks.MEAN.at(N=moves, p=measured.shares)))
        exact = comparison.distribution(Method.EXACT, moves)
        if exact is None:
            apart.append(Shown(NONE))
        else:
            distance = share_figure(total_variation(measured.shares, exact), exact=False)
            apart.append(Shown(distance, walks.distance(moves, measured.shares, exact)))
    ends = tr("Outside 0 to {deepest}", deepest=comparison.deepest)
    return heads, [(tr("Mean depth"), means), (tr("Distance from exact"), apart), (ends, outside)]


def distance_rows(comparison: Comparison, moves: int) -> tuple[list[tuple[Form, str]], list[tuple[str, list[Shown]]]]:
    """Heads and rows of the figures under the distances."""
    methods = (Method.EXACT, Method.LUMPED)
    heads = [(Form.LINE, tr("Exact")), (Form.LONG_DASH, tr("Lumped"))]
    here = [uniform_shown(comparison, method, moves) for method in methods]
    return heads, [
        (tr("To uniform at {moves}", moves=moves), here),
        (tr("Within {share} after", share=percent_sign("25")), [mixed_shown(comparison, method) for method in methods]),
    ]


def at(values: Sequence[float], place: int) -> float | None:
    """The value there, None beyond the last."""
    return values[place] if place < len(values) else None


def mean_shown(comparison: Comparison, method: Method, moves: int) -> Shown:
    """The mean depth of a walk of so many moves, by one of the methods."""
    mean, law = comparison.mean(method, moves), comparison.distribution(method, moves)
    text = mean_figure(mean, exact=FORMS[method].exact)
    if mean is None or law is None:
        return Shown(text)
    if method is Method.BINOMIAL:
        start, stay = comparison.start or 0, comparison.staying
        return Shown(text, ideal.LINE.at(b=comparison.branching, start=start, N=moves, stay=stay))
    return Shown(text, walks.MEAN.at(N=moves, p=law))


def apart_shown(comparison: Comparison, method: Method, moves: int) -> Shown:
    """How far a method is from the exact walk after so many moves."""
    text = share_figure(comparison.distance(method, moves), exact=counted(comparison, method, moves))
    exact, law = comparison.distribution(Method.EXACT, moves), comparison.distribution(method, moves)
    if exact is None or law is None:
        return Shown(text)
    if method is Method.BINOMIAL:
        return Shown(text, ideal.from_limit(moves, exact, comparison.limit(moves)))
    return Shown(text, walks.distance(moves, law, exact))


def outside_shown(comparison: Comparison, method: Method, moves: int) -> Shown:
    """What a method has where no position is: only the binomial has any."""
    share = comparison.outside(method, moves)
    if share is None or method is not Method.BINOMIAL:
        return Shown(share_figure(share))
    text = share_figure(share, exact=counted(comparison, method, moves))
    return Shown(text, ideal.outside(moves, comparison.limit(moves), comparison.deepest))


def uniform_shown(comparison: Comparison, method: Method, moves: int) -> Shown:
    """How far the walk is from uniform after so many moves."""
    share = at(comparison.to_uniform(method), moves)
    text = share_figure(share, exact=FORMS[method].exact)
    law, limit = comparison.distribution(method, moves), comparison.stationary(moves)
    if share is None or method is Method.EXACT or law is None or limit is None:
        return Shown(text, None if share is None else mixing.TO_UNIFORM.at(N=moves, t=share))
    return Shown(text, walks.distance(moves, law, limit))


def mixed_shown(comparison: Comparison, method: Method) -> Shown:
    """The turns after which the walk stays near uniform."""
    turns = comparison.mixed(method)
    if turns is None:
        return Shown(NONE)
    exact, lumped = comparison.to_uniform(Method.EXACT), comparison.to_uniform(Method.LUMPED)
    if method is Method.EXACT:
        way = mixing.MIXED.at(t=exact, c=lumped, near=NEAR) if lumped else None
    else:
        way = mixing.CHAIN_MIXED.at(t=lumped, near=NEAR)
    return Shown(about(tr("%n turns", one="%n turn", n=turns), exact=method is Method.EXACT), way)


def growth_shown(comparison: Comparison) -> Shown:
    """The growth b of the populations between the depths of the fit."""
    text = about(written(comparison.branching, ".4f"), exact=comparison.growth_is_counted)
    return Shown(text, walks.growth(comparison.sizes, comparison.fit))


def counted(comparison: Comparison, method: Method, moves: int) -> bool:
    """Whether what a method says after so many moves rests on exact counts alone, be it a model or not."""
    if method is Method.LUMPED:
        return comparison.lumped_is_counted(moves)
    return method is Method.EXACT or (comparison.growth_is_counted and not comparison.staying)


def mean_figure(mean: float | None, *, exact: bool) -> str:
    """A mean depth, or a dash where there is none."""
    return NONE if mean is None else about(written(mean, ".2f"), exact=exact)


def share_figure(distance: float | None, *, exact: bool = True) -> str:
    """A distance in percent, as the axis has it, or a dash where there is none."""
    return NONE if distance is None else about(fixed_percent(distance, 2), exact=exact)


def small_shown(comparison: Comparison, moves: int) -> Shown:
    """Return the text under every small plot.

    It is the lumped chain's distance from the exact walk, or its mean depth where the exact walk is not known for all
    of them.
    """
    if not comparison.exact_throughout:
        mean = comparison.mean(Method.LUMPED, moves)
        shown = mean_shown(comparison, Method.LUMPED, moves)
        return shown if mean is None else Shown(about(written(mean, ".1f"), exact=False), shown.worked)
    apart = comparison.distance(Method.LUMPED, moves)
    if apart is None:
        return Shown(NONE)
    text = about(fixed_percent(apart, 1), exact=counted(comparison, Method.LUMPED, moves))
    return Shown(text, _apart(comparison, moves))


def small_caption(comparison: Comparison) -> str:
    """What the figures under the small plots are."""
    if comparison.exact_throughout:
        return tr("Middle figures: distance of the lumped chain from the exact walk.")
    if comparison.known(Method.LUMPED) < 0:
        return ""
    return tr("Middle figures: mean depth by the lumped chain.")


def distribution_csv(comparison: Comparison, several: Iterable[tuple[int, Measured | None]]) -> str:
    """A line for each number of moves and depth."""
    lines = ["moves,depth,exact,lumped,binomial,measured,measured_low,measured_high,walks,stationary"]
    for moves, measured in several:
        distributions = [comparison.distribution(method, moves) for method in Method]
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


def map_shades(comparison: Comparison, methods: Sequence[Method]) -> list[Shade]:
    """For each number of moves the distribution by the truest of `methods` that has it; the limit is none of a map."""
    shades = []
    for moves in range(comparison.longest + 1):
        for method in (Method.EXACT, Method.LUMPED):
            found = comparison.distribution(method, moves) if method in methods else None
            if found is not None:
                shades.append(Shade(FORMS[method], found))
                break
        else:
            break
    return shades


def map_csv(comparison: Comparison, path: Path) -> str:
    """A line for each number of moves and depth, with the depths between which the game was."""
    lines = ["moves,depth,exact,lumped,game_lower,game_upper"]
    for moves in range(max(comparison.longest + 1, len(path.stops))):
        stop = path.stops[moves] if moves < len(path.stops) else None
        game = ",".join(("", "") if stop is None else (str(stop.lower), str(stop.upper)))
        found = [comparison.distribution(method, moves) for method in (Method.EXACT, Method.LUMPED)]
        for depth in range(comparison.deepest + 1):
            cells = ["" if one is None else f"{one[depth]:.12g}" for one in found]
            lines.append(f"{moves},{depth},{','.join(cells)},{game}")
    return "\n".join([*lines, ""])


def distance_csv(comparison: Comparison) -> str:
    """A line for each number of moves."""
    columns = (
        comparison.to_uniform(Method.EXACT), comparison.to_uniform(Method.LUMPED), comparison.errors(Method.LUMPED),
        comparison.errors(Method.BINOMIAL),
    )  # fmt: skip
    lines = ["moves,exact_from_uniform,lumped_from_uniform,lumped_from_exact,binomial_from_exact"]
    for moves in range(comparison.longest + 1):
        cells = [at(column, moves) for column in columns]
        lines.append(f"{moves}," + ",".join("" if cell is None else f"{cell:.12g}" for cell in cells))
    return "\n".join([*lines, ""])
