"""The network's figures as plot, table and key figures: what the Lab shows of them, without widgets."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from app.lab.estimate.model import BOUND, CALIBRATION, ESTIMATES, TRUTH, EstimateModel
from app.plots.marks import Form
from app.plots.numbers import about, percent_interval
from app.plots.series import Series
from app.services.wording import fixed_percent, grouped
from app.widgets.explained import NONE, Shown
from core.cube.estimate.measured import BINS, AtDepth
from core.cube.estimate.network import Head
from core.cube.metrics import Metric
from core.derivations import estimate as derived

MARGIN = 2
"""Turns taken off the estimate in the key figures."""
FIGURES = ("positions", "mean error", "largest error", "probability of the truth", "truth likeliest")
BOUND_FIGURES = ("too large, k = 0", f"too large, k = {MARGIN}", f"nodes, k = {MARGIN}", f"time, k = {MARGIN}")

SENTENCES = {
    ESTIMATES: "Where the network puts its weight for positions that are proved to be d turns deep. Triangles are its "
    "mean depths with their spread, short dashes the truth.",
    TRUTH: "How much probability the network gives the depth that is the true one, by that depth, and how often it is "
    "the likeliest. Bars are 95 % intervals.",
    CALIBRATION: "Of all depths to which the network gives a probability of one tenth to the next, how many are the "
    "true one. Dashes: what it would be if its probabilities could be taken at their word.",
    BOUND: "How often the mean depth less k turns, rounded down, is more than the true depth: as a bound of a search "
    "it would lose the shortest way. No proof here uses it.",
}
TRAINED = (
    "A network of 7 million bytes, summed rows for the tokens of a position and their pairs, is shown ends of random "
    "walks of N = 0..32 turns in their least view. It has learnt them in two ways. Soft labels: p(d|N) of the lumped "
    "chain, as E. Testé proposes (2023); it comes to the mean of p(d|N) over the lengths that may have led there, "
    "which is wider than what is known of d. Likelihood: the P(d|x) for which the sum of P(N|d) P(d|x) over d makes "
    "the lengths likeliest, with P(N|d) from p(d|N) by Bayes' rule. A position and its inverse are equally deep: the "
    "geometric mean of both counts. "
)
BOUNDED = (
    "Nodes and time: {searches} positions of depth {depth} searched by iterative deepening with Korf's tables alone, "
    "and with the larger of their bound and the estimate less k. The estimate cuts off more, and takes about a "
    "thousand times as long to look up as a table: it gains nodes and loses time. "
)


@dataclass(frozen=True)
class Picture:
    """What a chart draws: `series` over the places `first`..`last`. Without series the map is drawn."""

    series: Sequence[Series]
    first: int
    last: int
    unit: str
    letter: str
    title: str


def sentence(model: EstimateModel) -> str:
    """What is drawn."""
    return SENTENCES[model.view]


def formula(model: EstimateModel) -> str:
    """Behind the plot."""
    trials, source = model.trials(), model.source
    bounded = BOUNDED.format(searches=len(trials), depth=trials[0].depth) if model.view == BOUND and trials else ""
    return f"{TRAINED}{bounded}" + (f"Measured by {source}." if source else "")


def picture(model: EstimateModel) -> Picture | None:
    """The chart of the view; None where it is the map."""
    if model.view == TRUTH:
        return _truth(model)
    if model.view == CALIBRATION:
        return _calibration(model)
    return _bound(model) if model.view == BOUND else None


NAMES = {Head.SOFT: ("Soft labels", Form.TRIANGLES), Head.LIKELIHOOD: ("Likelihood", Form.CIRCLES)}
RIGHT = {Head.SOFT: ("Likeliest, soft labels", Form.LONG_DASH), Head.LIKELIHOOD: ("Likeliest, likelihood", Form.DOTS)}


def _truth(model: EstimateModel) -> Picture:
    series: list[Series] = []
    last = 1
    for head in Head:
        record = model.record(head)
        rows = {} if record is None else {row.depth: row for row in record.rows}
        last = max(rows, default=1)
        found = [rows.get(depth) for depth in range(last + 1)]
        series.append(
            Series(
                f"truth-{head}", *NAMES[head], [None if row is None else row.truth for row in found],
                [None if row is None else (row.truth_interval.low, row.truth_interval.high) for row in found],
                ["" if row is None else percent_interval(*row.truth_interval) for row in found],
            )
        )  # fmt: skip
        shares = [None if row is None else row.likeliest / row.positions for row in found]
        notes = ["" if row is None else percent_interval(*row.likeliest_interval) for row in found]
        series.append(Series(f"likeliest-{head}", *RIGHT[head], shares, (), notes))
    return Picture(series, 1, last, f"true depth d, {model.metric.unit}", "d", "Probability of the truth")


def _calibration(model: EstimateModel) -> Picture:
    ideal = [(place + 0.5) / BINS for place in range(BINS)]
    series = [Series("ideal", "At its word", Form.SHORT_DASH, ideal, counted=True)]
    for head in Head:
        record = model.record(head)
        tenths = () if record is None else record.tenths
        values = [None if one is None else one.seen for one in tenths]
        notes = ["" if one is None else f"said {fixed_percent(one.said, 1)} on average" for one in tenths]
        series.append(Series(f"seen-{head}", *NAMES[head], values, (), notes))
    return Picture(series, 0, BINS - 1, "probability said, whole tenths", "tenths", "Share that is true")


def _bound(model: EstimateModel) -> Picture:
    series = []
    for head in Head:
        record = model.record(head)
        rows = () if record is None else record.rows
        ends = [_over_interval(rows, margin) for margin in model.margins] if rows else []
        values = [_over(rows, margin) for margin in model.margins] if rows else []
        series.append(Series(f"over-{head}", *NAMES[head], values, ends, [percent_interval(*end) for end in ends]))
    title = "Too large as a bound"
    return Picture(series, model.margins[0], model.margins[-1], "turns taken off the estimate, k", "k", title)


def _over(rows: Sequence[AtDepth], margin: int) -> float:
    return float(derived.over(rows, margin).number)


def _over_interval(rows: Sequence[AtDepth], margin: int) -> tuple[float, float]:
    from core.chains.simulation import wilson

    return wilson(sum(row.over[margin] for row in rows), sum(row.positions for row in rows))


# figures and table


def key_figures(model: EstimateModel) -> Sequence[Shown]:
    """Of the chosen head, in the order of `FIGURES` or `BOUND_FIGURES`."""
    rows = model.rows
    if model.view == BOUND:
        return _bound_figures(model)
    if not rows:
        return [Shown(NONE)] * len(FIGURES)
    error, largest = derived.error(rows), derived.largest(rows)
    truth, likeliest = derived.truth(rows), derived.likeliest(rows)
    return (
        Shown(grouped(sum(row.positions for row in rows)), derived.positions(rows)),
        Shown(f"≈ {float(error.number):.2f}", error),
        Shown(f"≈ {float(largest.number):.2f} at {largest.values['place']}", largest),
        Shown(about(fixed_percent(float(truth.number), 1), exact=False), truth),
        Shown(about(fixed_percent(float(likeliest.number), 1), exact=False), likeliest),
    )


def _bound_figures(model: EstimateModel) -> Sequence[Shown]:
    rows, alone, here = model.rows, model.trials(), model.trials(MARGIN)
    found = [Shown(NONE)] * len(BOUND_FIGURES)
    if rows:
        for at, margin in enumerate((0, MARGIN)):
            over = derived.over(rows, margin)
            found[at] = Shown(about(fixed_percent(float(over.number), 1), exact=False), over)
    if alone and here:
        nodes, seconds = derived.nodes(alone, here), derived.seconds(alone, here)
        found[2] = Shown(about(fixed_percent(float(nodes.number), 1), exact=False), nodes)
        found[3] = Shown(f"≈ {float(seconds.number):.1f} times", seconds)
    return found


def table_heads(model: EstimateModel) -> Sequence[str]:
    """Of the table beside the plot."""
    return ("k", "Too large", "Nodes", "Time") if model.view == BOUND else ("d", "Positions", "Mean", "For the truth")


def table_rows(model: EstimateModel) -> Sequence[Sequence[str]]:
    """Of the chosen head."""
    if model.view != BOUND:
        return [
            (str(row.depth), grouped(row.positions), f"{row.mean:.2f}", fixed_percent(row.truth, 1))
            for row in model.rows
        ]
    alone = model.trials()
    rows: list[Sequence[str]] = []
    for margin in model.margins if model.rows else ():
        here = model.trials(margin)
        over = derived.over(model.rows, margin)
        nodes = fixed_percent(float(derived.nodes(alone, here).number), 1) if here else NONE
        seconds = f"{float(derived.seconds(alone, here).number):.1f}×" if here else NONE
        rows.append((str(margin), fixed_percent(float(over.number), 1), nodes, seconds))
    return rows


def verdict(model: EstimateModel) -> str:
    """Under the table of bounds: what it costs and gains."""
    alone, here = model.trials(), model.trials(MARGIN)
    if model.metric is Metric.QTM:
        return "Searches were measured in half turns only."
    if not alone or not here:
        return ""
    nodes = float(derived.nodes(alone, here).number)
    seconds = float(derived.seconds(alone, here).number)
    longer, stopped = sum(one.length > one.depth for one in here), sum(not one.length for one in here)
    over = fixed_percent(float(derived.over(model.rows, MARGIN).number), 1)
    return (
        f"Less {MARGIN} turns the estimate is too large for {over} of the positions. {len(here)} searches of depth "
        f"{here[0].depth} with it generated {fixed_percent(nodes, 0)} of the positions that the tables alone take, in "
        f"{seconds:.1f} times their time; {longer} ended with a longer way, {stopped} were given up as endless. "
        "Proofs here never use it."
    )


def csv(model: EstimateModel) -> str:
    """Every number of both heads in the metric."""
    lines = ["labels,depth,positions,mean,spread,truth,likeliest,nats,over"]
    for head in Head:
        record = model.record(head)
        for row in () if record is None else record.rows:
            over = " ".join(map(str, row.over))
            lines.append(
                f"{head},{row.depth},{row.positions},{row.mean:.6g},{row.spread:.6g},{row.truth:.6g},"
                f"{row.likeliest},{row.nats:.6g},{over}"
            )
    return "\n".join([*lines, ""])
