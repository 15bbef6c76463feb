"""Measurements of the depth network as plot, table and key figures, without widgets."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from app.base.language.wording import fixed_percent, format_integer, format_number, percent_sign, sentences
from app.base.language.words import tr, translate
from app.lab.charts.curves import ChartContent, Share, about_share, add_source, curve
from app.lab.estimate.model import BOUND, CALIBRATION, ESTIMATES, TRUTH, EstimateModel
from app.plots.charts.series import Series
from app.plots.drawing.marks import Form
from app.plots.drawing.numbers import mark_approximate, percent_interval
from app.widgets.explained_figures import NONE, Figure
from core.base.words import phrase
from core.cube.estimate.measurements import BINS, AtDepth, CalibrationBin
from core.cube.estimate.network import NetworkHead
from core.cube.metrics import Metric
from core.explain import plot_figures as plotted
from core.explain.cube import estimate as derived
from core.explain.formulas import trials
from core.explain.formulas.derivation import DerivedFigure
from core.markov.simulation import wilson

STEP = 100 // BINS
"""Width of a calibration bin in percent."""
MARGIN = 2
"""Number of turns subtracted from the estimate in the key figures."""
FIGURES = (
    phrase("positions"),
    phrase("mean error"),
    phrase("largest error"),
    phrase("probability of the true depth"),
    phrase("true depth most likely"),
)
BOUND_FIGURES = (
    phrase("too large, k = {k}", k=0),
    phrase("too large, k = {k}", k=MARGIN),
    phrase("nodes, k = {k}", k=MARGIN),
    phrase("time, k = {k}", k=MARGIN),
)

SENTENCES = {
    ESTIMATES: phrase(
        "Which depths the network thinks likely for positions with a proved depth d. Triangles: "
        "its mean depth with its spread; short dashes: the true depth."
    ),
    TRUTH: phrase(
        "How much probability the network gives to the true depth, and how often it thinks that "
        "depth the likeliest. Bars are 95 % intervals."
    ),
    CALIBRATION: phrase(
        "Of all depths to which the network gives a probability within the same tenth, how many "
        "are the true one, with 95 % intervals. Dashes: perfect calibration. Every true depth has "
        "the same weight, however many positions of it were drawn and however rare it is."
    ),
    BOUND: phrase(
        "How often the mean depth minus k moves, rounded down, is more than the true depth: used "
        "as a bound it would make a search miss the shortest solution. No proof here uses it."
    ),
}
TRAINED = phrase(
    "A network of 7 million bytes sums rows for the tokens of a position and their pairs. It is "
    "shown the ends of random walks of N = 0..32 moves, each in its least view, and has learnt "
    "them in two ways. Soft labels: p(d|N) of the lumped chain, as E. Testé proposes (2023); this "
    "comes to the mean of p(d|N) over the lengths that may have led there, which is wider than "
    "what is known of d. Likelihood: the P(d|x) for which the sum of P(N|d) P(d|x) over d makes "
    "the lengths likeliest, with P(N|d) from p(d|N) by Bayes' rule. A position and its inverse are "
    "equally deep, so the geometric mean of both counts."
)


def sentence(model: EstimateModel) -> str:
    """Return a sentence on what the view shows."""
    return translate(SENTENCES[model.view])


def formula(model: EstimateModel) -> str:
    """Return the explanation of the plot: how the network was trained and measured."""
    trials, words = model.trials(), translate(TRAINED)
    if model.view == BOUND and trials:
        bounded = tr(
            "Nodes and time: {searches} positions of depth {depth} searched by iterative deepening "
            "with Korf's tables alone, and with the larger of their bound and the estimate minus "
            "k. The estimate cuts off more, but takes about a thousand times as long to look up as "
            "a table: fewer nodes, more time.",
            searches=len(trials),
            depth=trials[0].depth,
        )
        words = sentences(words, bounded)
    return add_source(words, model.source)


def curves(model: EstimateModel) -> ChartContent | None:
    """Return the content of the view's chart, or None for the view of the map."""
    if model.view == TRUTH:
        return _truth(model)
    if model.view == CALIBRATION:
        return _calibration(model)
    return _chart_bound(model) if model.view == BOUND else None


NAMES = {NetworkHead.SOFT: phrase("Soft labels"), NetworkHead.LIKELIHOOD: phrase("Likelihood")}
FORMS = {NetworkHead.SOFT: Form.TRIANGLES, NetworkHead.LIKELIHOOD: Form.CIRCLES}
RIGHT = {NetworkHead.SOFT: phrase("Likeliest, soft labels"), NetworkHead.LIKELIHOOD: phrase("Likeliest, likelihood")}
RIGHT_FORMS = {NetworkHead.SOFT: Form.LONG_DASH, NetworkHead.LIKELIHOOD: Form.DOTS}


def _truth(model: EstimateModel) -> ChartContent:
    series: list[Series] = []
    last = 1
    for head in NetworkHead:
        record = model.record(head)
        rows = () if record is None else record.rows
        last = max((row.depth for row in rows), default=1)
        truths = {
            row.depth: Share(row.truth, row.truth_interval, worked=derived.derive_network_mean(row)) for row in rows
        }
        likeliest = {row.depth: _likeliest(row) for row in rows}
        series.append(curve(f"truth-{head}", translate(NAMES[head]), FORMS[head], truths))
        series.append(curve(f"likeliest-{head}", translate(RIGHT[head]), RIGHT_FORMS[head], likeliest, bars=False))
    unit = tr("true depth d, {unit}", unit=model.metric.unit)
    return ChartContent(series, 1, last, unit, "d", tr("Probability of the true depth"))


def _calibration(model: EstimateModel) -> ChartContent:
    ideal = [(place + 0.5) / BINS for place in range(BINS)]
    series = [Series("ideal", tr("Perfect calibration"), Form.SHORT_DASH, ideal, counted=True)]
    for head in NetworkHead:
        record = model.record(head)
        tenths = () if record is None else record.tenths
        values = [None if one is None else one.seen for one in tenths]
        errors = [None if one is None else (one.interval.low, one.interval.high) for one in tenths]
        notes = ["" if one is None else _tenth_note(one) for one in tenths]
        worked, name = partial(_tenth, tenths), translate(NAMES[head])
        series.append(Series(f"seen-{head}", name, FORMS[head], values, errors, notes, worked=worked))
    unit, title = tr("predicted probability, %"), tr("Share that is true")
    middles = tuple((place + 0.5) * STEP for place in range(BINS))
    return ChartContent(series, 0, 100, unit, "", title, stops=middles, titles=tenth_name)


def tenth_name(place: int) -> str:
    """Return the range of probabilities in a calibration bin, such as "10–20 %"."""
    return tr("{low}–{high} %", low=place * STEP, high=(place + 1) * STEP)


def _tenth_note(one: CalibrationBin) -> str:
    return tr(
        "{interval} of {pairs}, predicted {share}",
        interval=percent_interval(*one.interval),
        pairs=format_integer(one.pairs),
        share=fixed_percent(one.said, 1),
    )


def _chart_bound(model: EstimateModel) -> ChartContent:
    series = []
    for head in NetworkHead:
        record = model.record(head)
        rows = () if record is None else record.rows
        over = {margin: _measure_overestimates(rows, margin) for margin in model.margins if rows}
        series.append(curve(f"over-{head}", translate(NAMES[head]), FORMS[head], over))
    unit, title = tr("moves subtracted from the estimate, k"), tr("Too large as a bound")
    return ChartContent(series, model.margins[0], model.margins[-1], unit, "k", title)


def _likeliest(row: AtDepth) -> Share:
    worked = trials.share(row.likeliest, row.positions)
    return Share(row.likeliest / row.positions, row.likeliest_interval, worked=worked)


def _tenth(tenths: Sequence[CalibrationBin | None], place: int) -> DerivedFigure | None:
    one = tenths[place]
    return None if one is None else derived.tenth(one)


def _measure_overestimates(rows: Sequence[AtDepth], margin: int) -> Share:
    interval = wilson(sum(row.over[margin] for row in rows), sum(row.positions for row in rows))
    worked = derived.derive_overestimates(rows, margin)
    return Share(float(worked.number), interval, worked=worked)


# key figures and table


def key_figures(model: EstimateModel) -> Sequence[Figure]:
    """Return the key figures of the chosen head, in the order of `FIGURES` or `BOUND_FIGURES`."""
    rows = model.rows
    if model.view == BOUND:
        return _bound_figures(model)
    if not rows:
        return [Figure(NONE)] * len(FIGURES)
    error, largest = derived.error(rows), derived.largest(rows)
    truth, likeliest = derived.truth(rows), derived.likeliest(rows)
    return (
        Figure(format_integer(sum(row.positions for row in rows)), derived.positions(rows)),
        Figure(mark_approximate(format_number(float(error.number), ".2f"), exact=False), error),
        Figure(tr("≈ {error:.2f} at {depth}", error=float(largest.number), depth=largest.values["place"]), largest),
        Figure(about_share(float(truth.number), 1), truth),
        Figure(about_share(float(likeliest.number), 1), likeliest),
    )


def _bound_figures(model: EstimateModel) -> Sequence[Figure]:
    rows, alone, here = model.rows, model.trials(), model.trials(MARGIN)
    found = [Figure(NONE)] * len(BOUND_FIGURES)
    if rows:
        for at, margin in enumerate((0, MARGIN)):
            over = derived.derive_overestimates(rows, margin)
            found[at] = Figure(about_share(float(over.number), 1), over)
    if alone and here:
        nodes, seconds = derived.nodes(alone, here), derived.seconds(alone, here)
        found[2] = Figure(about_share(float(nodes.number), 1), nodes)
        found[3] = Figure(tr("≈ {factor:.1f} times", factor=float(seconds.number)), seconds)
    return found


def table_heads(model: EstimateModel) -> Sequence[str]:
    """Return the headings of the table beside the plot."""
    if model.view == BOUND:
        return "k", tr("Too large"), tr("Nodes"), tr("Time", context="a computation takes")
    if model.view == CALIBRATION:
        return (
            tr("Predicted", context="by a network"),
            tr("Came true", context="came true"),
            percent_sign("95"),
            tr("Depths"),
        )
    return "d", tr("Positions"), tr("Mean"), tr("p(true depth)")


def table_rows(model: EstimateModel) -> Sequence[Sequence[str | Figure]]:
    """Return the rows of the table for the chosen head."""
    if model.view == CALIBRATION:
        record = model.record()
        tenths = () if record is None else record.tenths
        pairs = sum(one.pairs for one in tenths if one is not None)
        return [_at_tenth(place, one, pairs) for place, one in enumerate(tenths) if one is not None]
    if model.view != BOUND:
        return [_at_depth(row) for row in model.rows]
    tables_only = model.trials()
    rows: list[Sequence[str | Figure]] = []
    for margin in model.margins if model.rows else ():
        with_estimate = model.trials(margin)
        over, nodes, seconds = derived.derive_overestimates(model.rows, margin), Figure(NONE), Figure(NONE)
        if with_estimate:
            derivations = derived.nodes(tables_only, with_estimate), derived.seconds(tables_only, with_estimate)
            nodes = Figure(fixed_percent(float(derivations[0].number), 1), derivations[0], exact=False)
            seconds = Figure(f"{format_number(float(derivations[1].number), '.1f')}×", derivations[1], exact=False)
        rows.append((str(margin), Figure(fixed_percent(float(over.number), 1), over, exact=False), nodes, seconds))
    return rows


def _at_tenth(place: int, one: CalibrationBin, pairs: int) -> Sequence[str | Figure]:
    """Return a row of the calibration table; `pairs` is the number in all bins."""
    derivation = derived.tenth(one)
    return (
        tenth_name(place),
        Figure(fixed_percent(one.seen, 1), derivation, exact=False),
        Figure(percent_interval(*one.interval), derivation, exact=False),
        Figure(format_integer(one.pairs), plotted.part(pairs, one.pairs)),
    )


def _at_depth(row: AtDepth) -> Sequence[str | Figure]:
    said = derived.derive_network_mean(row)
    return (
        str(row.depth),
        Figure(format_integer(row.positions), derived.positions([row])),
        Figure(format_number(row.mean, ".2f"), said, exact=False),
        Figure(fixed_percent(row.truth, 1), said, exact=False),
    )


def verdict(model: EstimateModel) -> str:
    """Return the text under the table of bounds: what the estimate costs and gains as a bound."""
    tables_only, with_estimate = model.trials(), model.trials(MARGIN)
    if model.metric is Metric.QTM:
        return tr("Searches were measured in HTM only.")
    if not tables_only or not with_estimate:
        return ""
    return tr(
        "Even minus {margin} moves the estimate is too large for {over} of the positions. "
        "{searches} searches of depth {depth} with it generated {nodes} of the positions that the "
        "tables alone take, in {factor:.1f} times their time; {longer} ended with a longer "
        "solution, {stopped} were given up as endless. Proofs here never use it.",
        margin=MARGIN,
        over=fixed_percent(float(derived.derive_overestimates(model.rows, MARGIN).number), 1),
        searches=len(with_estimate),
        depth=with_estimate[0].depth,
        nodes=fixed_percent(float(derived.nodes(tables_only, with_estimate).number), 0),
        factor=float(derived.seconds(tables_only, with_estimate).number),
        longer=sum(one.length > one.depth for one in with_estimate),
        stopped=sum(not one.length for one in with_estimate),
    )


def csv(model: EstimateModel) -> str:
    """Return all measurements of both heads in the metric as CSV."""
    if model.view == CALIBRATION:
        return _calibration_csv(model)
    lines = ["labels,depth,positions,mean,spread,truth,likeliest,nats,over"]
    for head in NetworkHead:
        record = model.record(head)
        for row in () if record is None else record.rows:
            over = " ".join(map(str, row.over))
            lines.append(
                f"{head},{row.depth},{row.positions},{row.mean:.6g},{row.spread:.6g},{row.truth:.6g},"
                f"{row.likeliest},{row.nats:.6g},{over}"
            )
    return "\n".join([*lines, ""])


def _calibration_csv(model: EstimateModel) -> str:
    """Return all calibration bins of both heads as CSV, with counts, weights, shares and intervals."""
    lines = ["labels,from,to,pairs,weight,said,seen,low,high"]
    for head in NetworkHead:
        record = model.record(head)
        for place, one in enumerate(() if record is None else record.tenths):
            if one is not None:
                low, high = one.interval
                lines.append(
                    f"{head},{place / BINS:g},{(place + 1) / BINS:g},{one.pairs},{one.weight:.6g},{one.said:.6g},"
                    f"{one.seen:.6g},{low:.6g},{high:.6g}"
                )
    return "\n".join([*lines, ""])
