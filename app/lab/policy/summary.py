"""Measurements of the policy network as plot, table and key figures, without widgets."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from app.base.language.wording import fixed_percent, format_integer
from app.base.language.words import tr, translate
from app.lab.charts.curves import ChartContent, Share, about_share, add_source, curve
from app.plots.charts.series import Series
from app.plots.drawing.marks import Form
from app.plots.drawing.numbers import percent_interval
from app.widgets.explained_figures import NONE, Figure
from core.base.words import phrase
from core.cube.policy.measurements import FirstMistakes, PolicyMeasurements
from core.cube.policy.policy import ARTICLE, SuccessRate
from core.explain.cube import network
from core.explain.formulas import trials
from core.explain.formulas.derivation import DerivedFigure
from core.markov.simulation import Interval, wilson

LONGEST = 20
BY_DEPTH, BY_MOVE = "depth", "move"
UNIT = phrase("moves of the scramble, n")
LENGTHS_SHOWN = (6, 10, 14)
TEXTS = {"mlp": phrase("Network"), "bert": "BERT"}

SUCCESS_SENTENCE = phrase(
    "How often the network solves a scramble of n moves in at most n moves: the most confident "
    "move each time, no search. Triangles and squares are measured, bars their 95 % intervals; "
    "long dashes are the rates that the article printed."
)
SUCCESS_FORMULA = phrase(
    "Rules of the article: a scramble turns no face twice running and none again right after its opposite; no search, "
    "no look-up, no second try; more than n moves is a failure; the article played 10 000 scrambles of each length. "
    "Rate = solved / games; interval of E. B. Wilson (JASA 22, 1927), 95 %."
)
MISTAKE_SENTENCE = phrase(
    "Where the network first plays a move that does not lead closer to solved: the share of all "
    "scrambles of n moves, by the cube's true depth at that point, or by the number of the move."
)
MISTAKE_FORMULA = phrase(
    "A move is a mistake if the depth in HTM is not one less after it, as an optimal solver "
    "proves. A scramble that is truly shorter than n leaves room for mistakes that do no harm. "
    "Wilson intervals, 95 %."
)
SHORTER_SENTENCE = phrase(
    "How often a scramble of n moves can be undone in fewer than n. The article still labels such "
    "a position with the inverse of the last move, which need not lead closer to solved."
)
SHORTER_FORMULA = phrase(
    "Scrambles are drawn by the article's rules; an optimal solver finds their depth in HTM. Wilson intervals, 95 %."
)


@dataclass(frozen=True)
class Picture(ChartContent):
    """Content of the pane of a network: series for the chart, its texts, and which controls apply.

    `by` tells whether mistakes can be grouped in two ways, `lengths` the range of n to choose from, `log` whether a
    logarithmic axis makes sense, and `nothing` why there is nothing to draw.
    """

    name: str
    sentence: str
    formula: str
    csv: str
    log: bool = False
    by: bool = False
    lengths: tuple[int, int] | None = None
    nothing: str = ""
    matrix: Sequence[Sequence[int]] | None = None
    """Counts of turns wanted (rows) and played (columns), which are drawn instead of the series."""


@dataclass(frozen=True)
class PolicySummary:
    """Plot of a network's figures, with the key figures below it and the table beside it."""

    picture: Picture
    figures: Sequence[Figure]
    rows: Sequence[Sequence[str | Figure]]
    note: str


class CountedShare(NamedTuple):
    """Number of games in which something was `seen`, of all `games`."""

    seen: int
    games: int

    @property
    def share(self) -> float:
        return self.seen / self.games if self.games else 0.0

    @property
    def interval(self) -> Interval:
        return wilson(self.seen, self.games)

    @property
    def derived_figure(self) -> DerivedFigure:
        return trials.share(*self)

    def cells(self, decimals: int) -> tuple[Figure, Figure]:
        """Return the share and its interval as cells of a table."""
        interval = percent_interval(self.interval.low, self.interval.high)
        share = fixed_percent(self.share, decimals)
        return Figure(share, self.derived_figure, exact=False), Figure(interval, self.derived_figure, exact=False)


def success(figures: PolicyMeasurements, name: str, own: Sequence[SuccessRate]) -> PolicySummary:
    """Return how often a network solves; `own` are the rates that the user has measured."""
    shipped = figures.rates.get(name, ())
    sets = {"shipped": shipped, "own": own}
    names = {"shipped": (_text(name), Form.TRIANGLES), "own": (tr("Your run"), Form.CIRCLES)}
    article = [ARTICLE.get(n) for n in range(max(ARTICLE) + 1)]
    series = [Series("article", tr("Article"), Form.LONG_DASH, article)]
    others = {other: rates for other, rates in figures.rates.items() if other != name}
    series += [_rate_series(other, _text(other), Form.SHORT_DASH, others[other]) for other in others]
    series += [_rate_series(key, *names[key], rates) for key, rates in sets.items() if rates]
    picture = Picture(
        series,
        1,
        LONGEST,
        translate(UNIT),
        "n",
        tr("Solved in at most n moves"),
        name="network-success",
        sentence=translate(SUCCESS_SENTENCE),
        formula=add_source(translate(SUCCESS_FORMULA), figures.source.get("rates", "")),
        csv=_success_csv(sets | others),
        log=True,
    )
    rates = {rate.n: rate for rate in shipped or own}
    rows = [_success_row(n, rates.get(n), ARTICLE.get(n)) for n in sorted({*rates, *ARTICLE})]
    common_lengths = [n for n in rates if n in ARTICLE]
    first_figures = [_rate_shown(rates.get(n)) for n in (8, 10)]
    is_better = [rates[n].rate > ARTICLE[n] for n in common_lengths]
    better = Figure(NONE)
    if common_lengths:
        count = tr("{part} of {all}", part=sum(is_better), all=len(common_lengths))
        better = Figure(count, network.BETTER.bind(won=tuple(map(int, is_better))))
    key_figures = (*first_figures, better, _span([rate.games for rate in rates.values()]))
    return PolicySummary(picture, key_figures, rows, tr("solved in at most n moves"))


def _rate_shown(row: SuccessRate | None) -> Figure:
    return Figure(NONE) if row is None else Figure(about_share(row.rate, 2), network.rate(row.n, row.games, row.rate))


def mistakes(figures: PolicyMeasurements, n: int, by: str) -> PolicySummary:
    """Return where a network makes its first mistake on scrambles of `n` turns."""
    one = figures.mistakes.get(n)
    counts = () if one is None else one.by_depth if by == BY_DEPTH else one.by_move
    counted = {place: CountedShare(count, one.games) for place, count in enumerate(counts) if one is not None and count}
    by_true_depth = by == BY_DEPTH
    picture = Picture(
        [counted_series("mistakes", tr("First mistake"), counted)],
        0 if by_true_depth else 1,
        max(n, 2),
        tr("true depth d, HTM") if by_true_depth else tr("move", context="one move"),
        "d" if by_true_depth else tr("move", context="one move"),
        tr("First mistake, n = {n}", n=n),
        name="network-mistakes",
        sentence=translate(MISTAKE_SENTENCE),
        formula=add_source(translate(MISTAKE_FORMULA), figures.source.get("mistakes", "")),
        csv=_mistakes_csv(figures.mistakes.values()),
        by=True,
        lengths=(min(figures.mistakes), max(figures.mistakes)) if figures.mistakes else None,
        nothing="" if one is not None else tr("The first mistakes for n = {n} were not measured.", n=n),
    )
    if one is None:
        return PolicySummary(picture, (Figure(NONE),) * 4, (), "")
    faultless = CountedShare(one.games - sum(one.by_depth), one.games)
    key_figures = (
        Figure(format_integer(one.games), network.STUDY.bind(games=one.games)),
        Figure(about_share(faultless.share, 2), network.FAULTLESS.bind(games=one.games, c=one.by_depth)),
        _format_most_frequent(one.by_depth),
        _format_most_frequent(one.by_move),
    )
    note = tr("n = {n}, by true depth", n=n) if by_true_depth else tr("n = {n}, by move", n=n)
    return PolicySummary(picture, key_figures, counted_rows(counted), note)


def summarize_shorter(figures: PolicyMeasurements) -> PolicySummary:
    """Return how many scrambles can be undone in fewer turns than they have."""
    counted = {n: CountedShare(one.shorter, one.scrambles) for n, one in figures.shorter.items()}
    picture = Picture(
        [counted_series("shorter", tr("Shorter"), counted)],
        1,
        max(counted, default=LONGEST),
        translate(UNIT),
        "n",
        tr("True depth less than n"),
        name="network-shorter",
        sentence=translate(SHORTER_SENTENCE),
        formula=add_source(translate(SHORTER_FORMULA), figures.source.get("shorter", "")),
        csv=_shorter_csv(counted),
        log=True,
        nothing="" if counted else tr("The true depths of the scrambles were not measured."),
    )
    share_figures = [
        Figure(
            about_share(counted[n].share, 2),
            network.SHORTER.bind(n=n, games=counted[n].games, shorter=counted[n].seen),
        )
        if n in counted
        else Figure(NONE)
        for n in LENGTHS_SHOWN
    ]
    key_figures = (*share_figures, _span([one.games for one in counted.values()]))
    return PolicySummary(picture, key_figures, counted_rows(counted), tr("of scrambles of n moves"))


def _text(name: str) -> str:
    """Return the name of a network."""
    return translate(TEXTS.get(name, name))


def _rate_series(key: str, name: str, form: Form, rates: Iterable[SuccessRate]) -> Series:
    def share(rate: SuccessRate) -> Share:
        worked = network.rate(rate.n, rate.games, rate.rate)
        return Share(rate.rate, (rate.low, rate.high), rate.games, worked)

    return curve(key, name, form, {rate.n: share(rate) for rate in rates})


def counted_series(key: str, name: str, counted: Mapping[int, CountedShare]) -> Series:
    shares = {
        place: Share(one.share, one.interval, worked=one.derived_figure) for place, one in counted.items() if one.seen
    }
    return curve(key, name, Form.TRIANGLES, shares)


def _success_row(n: int, rate: SuccessRate | None, article: float | None) -> tuple[str | Figure, ...]:
    ours: tuple[str | Figure, ...] = NONE, ""
    if rate is not None:
        share = Figure(fixed_percent(rate.rate, 2), network.rate(n, rate.games, rate.rate), exact=False)
        interval = trials.share(round(rate.rate * rate.games), rate.games)
        ours = share, Figure(percent_interval(rate.low, rate.high), interval, exact=False)
    return str(n), *ours, NONE if article is None else fixed_percent(article, 2)


def counted_rows(counted: Mapping[int, CountedShare]) -> list[tuple[str, Figure, Figure]]:
    return [(str(place), *one.cells(2)) for place, one in sorted(counted.items())]


def _success_csv(sets: Mapping[str, Sequence[SuccessRate]]) -> str:
    lines = ["curve,n,games,solved,rate,low,high"]
    for name, rates in sets.items():
        for row in rates:
            figures = f"{row.rate:.6g},{row.low:.6g},{row.high:.6g}"
            lines.append(f"{name},{row.n},{row.games},{row.solved},{figures}")
    lines += [f"article,{n},10000,,{rate:.6g},," for n, rate in sorted(ARTICLE.items())]  # not shown
    return "\n".join([*lines, ""])


def _mistakes_csv(mistakes: Iterable[FirstMistakes]) -> str:
    lines = ["n,games,by,place,count"]
    for one in mistakes:
        for by, counts in ((BY_DEPTH, one.by_depth), (BY_MOVE, one.by_move)):
            lines += [f"{one.n},{one.games},{by},{place},{count}" for place, count in enumerate(counts) if count]
    return "\n".join([*lines, ""])


def _shorter_csv(shorter: Mapping[int, CountedShare]) -> str:
    lines = ["n,scrambles,shorter,share,low,high"]
    for n, one in sorted(shorter.items()):
        figures = f"{one.share:.6g},{one.interval.low:.6g},{one.interval.high:.6g}"
        lines.append(f"{n},{one.games},{one.seen},{figures}")
    return "\n".join([*lines, ""])


def _span(counts: Sequence[int]) -> Figure:
    """Return a count as a figure, or the range from the least count to the greatest."""
    distinct = sorted(set(counts))
    if not distinct:
        return Figure(NONE)
    low, high = format_integer(distinct[0]), format_integer(distinct[-1])
    text = low if len(distinct) == 1 else tr("{low} to {high}", low=low, high=high)
    return Figure(text, network.EACH.bind(games=counts))


def _format_most_frequent(counts: Sequence[int]) -> Figure:
    """Return the place with the largest count as a figure."""
    if not sum(counts):
        return Figure(NONE)
    most = max(range(len(counts)), key=lambda at: counts[at])
    return Figure(str(most), network.MISTAKE.bind(c=counts), exact=False)
