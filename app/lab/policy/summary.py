"""The network's figures as plot, table and key figures: what the Lab shows of them, without widgets."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from app.base.language.wording import fixed_percent, grouped
from app.base.language.words import tr, translated
from app.lab.charts.curves import Curves, Share, about_share, curve, sourced
from app.plots.charts.series import Series
from app.plots.drawing.marks import Form
from app.plots.drawing.numbers import percent_interval
from app.widgets.explained import NONE, Shown
from core.base.words import phrase
from core.cube.policy.measured import Figures, Mistakes
from core.cube.policy.policy import ARTICLE, Row
from core.explain import trials
from core.explain.cube import network
from core.explain.derivation import Worked
from core.markov.simulation import Interval, wilson

LONGEST = 20
BY_DEPTH, BY_MOVE = "depth", "move"
UNIT = phrase("turns of the scramble, n")
LENGTHS_SHOWN = (6, 10, 14)
TEXTS = {"mlp": phrase("Network"), "bert": "BERT"}

SUCCESS_SENTENCE = phrase(
    "How often the network solves a scramble of n turns in at most n moves: the most confident turn each time, no "
    "search. Triangles and squares are measured, bars their 95 % intervals; long dashes are the rates that the article "
    "printed."
)
SUCCESS_FORMULA = phrase(
    "Rules of the article: a scramble turns no face twice running and none again right after its opposite; no search, "
    "no look-up, no second try; more than n moves is a failure; the article played 10 000 scrambles of each length. "
    "Rate = solved / games; interval of E. B. Wilson (JASA 22, 1927), 95 %."
)
MISTAKE_SENTENCE = phrase(
    "Where the network first plays a turn that does not lead nearer to solved: the share of all scrambles of n turns, "
    "by how deep the cube truly was then, or by the number of the move."
)
MISTAKE_FORMULA = phrase(
    "A turn is a mistake if the least number of half turns to solved is not one less after it, as an optimal solver "
    "proves. A scramble that is shorter than n leaves room for mistakes that do no harm. Wilson intervals, 95 %."
)
SHORTER_SENTENCE = phrase(
    "How often n random turns can be undone in fewer than n. The article labels such a position with the inverse of "
    "the last turn all the same, which need not lead nearer to solved."
)
SHORTER_FORMULA = phrase(
    "Scrambles are drawn by the article's rules, and the least number of half turns to solved is found by an optimal "
    "solver. Wilson intervals, 95 %."
)


@dataclass(frozen=True)
class Picture(Curves):
    """What is drawn, and what is said of it.

    `by` says that there are two ways to look at it, `lengths` which n can be gone through, `log` whether a logarithmic
    axis makes sense, `nothing` why there is nothing to draw.
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
    """Counts of turns wanted (rows) and played (columns), which are drawn instead."""


@dataclass(frozen=True)
class Summary:
    """A plot, the figures below it, and the rows of the table beside it with their note."""

    picture: Picture
    figures: Sequence[Shown]
    rows: Sequence[Sequence[str | Shown]]
    note: str


class Counted(NamedTuple):
    """Something `seen` so often in `games`."""

    seen: int
    games: int

    @property
    def share(self) -> float:
        return self.seen / self.games if self.games else 0.0

    @property
    def interval(self) -> Interval:
        return wilson(self.seen, self.games)

    @property
    def worked(self) -> Worked:
        return trials.share(*self)

    def cells(self, decimals: int) -> tuple[Shown, Shown]:
        """The share and its interval in a table."""
        interval = percent_interval(self.interval.low, self.interval.high)
        share = fixed_percent(self.share, decimals)
        return Shown(share, self.worked, exact=False), Shown(interval, self.worked, exact=False)


def success(figures: Figures, name: str, own: Sequence[Row]) -> Summary:
    """How often a network solves; `own` are rates that the user has measured."""
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
        translated(UNIT),
        "n",
        tr("Solved in at most n moves"),
        name="network-success",
        sentence=translated(SUCCESS_SENTENCE),
        formula=sourced(translated(SUCCESS_FORMULA), figures.source.get("rates", "")),
        csv=_success_csv(sets | others),
        log=True,
    )
    rates = {rate.n: rate for rate in shipped or own}
    rows = [_success_row(n, rates.get(n), ARTICLE.get(n)) for n in sorted({*rates, *ARTICLE})]
    both = [n for n in rates if n in ARTICLE]
    at = [_rate_shown(rates.get(n)) for n in (8, 10)]
    won = [rates[n].rate > ARTICLE[n] for n in both]
    better = Shown(NONE)
    if both:
        count = tr("{part} of {all}", part=sum(won), all=len(both))
        better = Shown(count, network.BETTER.at(won=tuple(map(int, won))))
    key_figures = (*at, better, _span([rate.games for rate in rates.values()]))
    return Summary(picture, key_figures, rows, tr("solved in at most n moves"))


def _rate_shown(row: Row | None) -> Shown:
    return Shown(NONE) if row is None else Shown(about_share(row.rate, 2), network.rate(row.n, row.games, row.rate))


def mistakes(figures: Figures, n: int, by: str) -> Summary:
    """Where it first goes wrong on scrambles of `n` turns."""
    one = figures.mistakes.get(n)
    counts = () if one is None else one.by_depth if by == BY_DEPTH else one.by_move
    counted = {place: Counted(count, one.games) for place, count in enumerate(counts) if one is not None and count}
    deep = by == BY_DEPTH
    picture = Picture(
        [counted_series("mistakes", tr("First mistake"), counted)],
        0 if deep else 1,
        max(n, 2),
        tr("true depth d, half turns") if deep else tr("move"),
        "d" if deep else tr("move"),
        tr("First mistake, n = {n}", n=n),
        name="network-mistakes",
        sentence=translated(MISTAKE_SENTENCE),
        formula=sourced(translated(MISTAKE_FORMULA), figures.source.get("mistakes", "")),
        csv=_mistakes_csv(figures.mistakes.values()),
        by=True,
        lengths=(min(figures.mistakes), max(figures.mistakes)) if figures.mistakes else None,
        nothing="" if one is not None else tr("The first mistakes for n = {n} were not measured.", n=n),
    )
    if one is None:
        return Summary(picture, (Shown(NONE),) * 4, (), "")
    faultless = Counted(one.games - sum(one.by_depth), one.games)
    key_figures = (
        Shown(grouped(one.games), network.STUDY.at(games=one.games)),
        Shown(about_share(faultless.share, 2), network.FAULTLESS.at(games=one.games, c=one.by_depth)),
        _most(one.by_depth),
        _most(one.by_move),
    )
    note = tr("n = {n}, by true depth", n=n) if deep else tr("n = {n}, by move", n=n)
    return Summary(picture, key_figures, counted_rows(counted), note)


def shorter(figures: Figures) -> Summary:
    """How many scrambles can be undone in fewer turns."""
    counted = {n: Counted(one.shorter, one.scrambles) for n, one in figures.shorter.items()}
    picture = Picture(
        [counted_series("shorter", tr("Shorter"), counted)],
        1,
        max(counted, default=LONGEST),
        translated(UNIT),
        "n",
        tr("Really shorter than n"),
        name="network-shorter",
        sentence=translated(SHORTER_SENTENCE),
        formula=sourced(translated(SHORTER_FORMULA), figures.source.get("shorter", "")),
        csv=_shorter_csv(counted),
        log=True,
        nothing="" if counted else tr("The lengths of scrambles were not measured."),
    )
    at = [
        Shown(
            about_share(counted[n].share, 2),
            network.SHORTER.at(n=n, games=counted[n].games, shorter=counted[n].seen),
        )
        if n in counted
        else Shown(NONE)
        for n in LENGTHS_SHOWN
    ]
    key_figures = (*at, _span([one.games for one in counted.values()]))
    return Summary(picture, key_figures, counted_rows(counted), tr("of scrambles of n turns"))


def _text(name: str) -> str:
    """What a network is called."""
    return translated(TEXTS.get(name, name))


def _rate_series(key: str, name: str, form: Form, rates: Iterable[Row]) -> Series:
    def share(rate: Row) -> Share:
        worked = network.rate(rate.n, rate.games, rate.rate)
        return Share(rate.rate, (rate.low, rate.high), rate.games, worked)

    return curve(key, name, form, {rate.n: share(rate) for rate in rates})


def counted_series(key: str, name: str, counted: Mapping[int, Counted]) -> Series:
    shares = {place: Share(one.share, one.interval, worked=one.worked) for place, one in counted.items() if one.seen}
    return curve(key, name, Form.TRIANGLES, shares)


def _success_row(n: int, rate: Row | None, article: float | None) -> tuple[str | Shown, ...]:
    ours: tuple[str | Shown, ...] = NONE, ""
    if rate is not None:
        share = Shown(fixed_percent(rate.rate, 2), network.rate(n, rate.games, rate.rate), exact=False)
        interval = trials.share(round(rate.rate * rate.games), rate.games)
        ours = share, Shown(percent_interval(rate.low, rate.high), interval, exact=False)
    return str(n), *ours, NONE if article is None else fixed_percent(article, 2)


def counted_rows(counted: Mapping[int, Counted]) -> list[tuple[str, Shown, Shown]]:
    return [(str(place), *one.cells(2)) for place, one in sorted(counted.items())]


def _success_csv(sets: Mapping[str, Sequence[Row]]) -> str:
    lines = ["curve,n,games,solved,rate,low,high"]
    for name, rates in sets.items():
        for row in rates:
            figures = f"{row.rate:.6g},{row.low:.6g},{row.high:.6g}"
            lines.append(f"{name},{row.n},{row.games},{row.solved},{figures}")
    lines += [f"article,{n},10000,,{rate:.6g},," for n, rate in sorted(ARTICLE.items())]  # not shown
    return "\n".join([*lines, ""])


def _mistakes_csv(mistakes: Iterable[Mistakes]) -> str:
    lines = ["n,games,by,place,count"]
    for one in mistakes:
        for by, counts in ((BY_DEPTH, one.by_depth), (BY_MOVE, one.by_move)):
            lines += [f"{one.n},{one.games},{by},{place},{count}" for place, count in enumerate(counts) if count]
    return "\n".join([*lines, ""])


def _shorter_csv(shorter: Mapping[int, Counted]) -> str:
    lines = ["n,scrambles,shorter,share,low,high"]
    for n, one in sorted(shorter.items()):
        figures = f"{one.share:.6g},{one.interval.low:.6g},{one.interval.high:.6g}"
        lines.append(f"{n},{one.games},{one.seen},{figures}")
    return "\n".join([*lines, ""])


def _span(counts: Sequence[int]) -> Shown:
    """A count, or the least and the greatest."""
    found = sorted(set(counts))
    if not found:
        return Shown(NONE)
    low, high = grouped(found[0]), grouped(found[-1])
    text = low if len(found) == 1 else tr("{low} to {high}", low=low, high=high)
    return Shown(text, network.EACH.at(games=counts))


def _most(counts: Sequence[int]) -> Shown:
    """The place with the most."""
    if not sum(counts):
        return Shown(NONE)
    most = max(range(len(counts)), key=lambda at: counts[at])
    return Shown(str(most), network.MISTAKE.at(c=counts), exact=False)
