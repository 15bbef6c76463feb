"""Studies of the policy network beyond success: learning, confidence, and confusions."""

from __future__ import annotations

from collections.abc import Sequence

from app.base.language.wording import fixed_percent, format_integer
from app.base.language.words import tr, translate
from app.lab.charts.curves import Share, about_share, add_source, curve
from app.lab.policy.summary import CountedShare, Picture, PolicySummary, counted_series
from app.plots.charts.series import Series
from app.plots.drawing.marks import Form
from app.widgets.explained_figures import NONE, Figure
from core.base.words import phrase
from core.cube.policy.measurements import STEPS, LearningPoint, PolicyMeasurements
from core.cube.policy.policy import MOVES
from core.explain.cube import network
from core.markov.simulation import wilson

CURVES = {6: Form.SHORT_DASH, 8: Form.TRIANGLES, 10: Form.CIRCLES}
"""Lengths of the scrambles in the learning curves, with the forms of their lines."""
MILLION, THOUSAND = 1_000_000, 1_000
LONG = 2 * MILLION
"""Number of samples from which the axis counts in millions."""
OPPOSITE = dict(zip("URFDLB", "DLBURF", strict=True))
SAME, ACROSS, BESIDE = phrase("the same face, another turn"), phrase("the opposite face"), phrase("an adjacent face")
SURE = 9
"""Index of the most confident bin."""

LEARNING_SENTENCE = phrase(
    "How much a network solved during training: scrambles of 6, 8 and 10 moves, each time with the "
    "weights as they would be shipped. Bars are 95 % intervals."
)
LEARNING_FORMULA = phrase(
    "Each sample is a new scramble: none is seen twice, so nothing can be learnt by heart. "
    "Training that starts from the weights of an earlier run continues where that one ended. "
    "Wilson intervals, 95 %."
)
SURE_SENTENCE = phrase(
    "How far the network's confidence can be trusted: of the moves it was about equally confident "
    "of, the share that led closer to solved. On the dotted line it is right as often as it is "
    "confident."
)
SURE_FORMULA = phrase(
    "Every move, up to the first mistake, of the games whose first mistakes were searched for, in "
    "ten ranges of the probability that the network gave to it. Right: the depth in HTM is one "
    "less after it, as an optimal solver proves. Where two moves of opposite faces may come in "
    "either order both are right, so 50 % confidence in one is no doubt. Wilson intervals, 95 %."
)
CONFUSED_SENTENCE = phrase(
    "What the network plays when it is wrong: correct move (row) and played move (column). The "
    "stronger the colour, the more often."
)
CONFUSED_FORMULA = phrase(
    "First mistakes only. Where several moves lead closer, the correct one is that of a shortest "
    "solution. The network answers the same in all 48 views of the cube, so each mistake is "
    "counted in all of them, a 48th in each."
)


def learning(figures: PolicyMeasurements, kind: str) -> PolicySummary:
    """Return the learning curves of one kind of network."""
    points = figures.learning.get(kind, ())
    million = bool(points) and points[-1].samples >= LONG
    stops = tuple(point.samples / (MILLION if million else THOUSAND) for point in points)
    picture = Picture(
        [_curve(n, form, points) for n, form in CURVES.items()] if points else (),
        0,
        max(2, -int(-max(stops, default=1.0) // 1)),
        tr("million samples") if million else tr("thousand samples"),
        tr("samples"),
        tr("Solved while learning"),
        name="network-learning",
        sentence=translate(LEARNING_SENTENCE),
        formula=add_source(translate(LEARNING_FORMULA), figures.source.get("learning", "")),
        csv=_learning_csv(kind, points),
        stops=stops,
        titles=lambda place: tr("%n samples", one="%n sample", n=points[place].samples),
        nothing="" if points else tr("The training of this network was not recorded."),
    )
    if not points:
        return PolicySummary(picture, (Figure(NONE),) * 4, (), "")
    end = points[-1]
    end_figures = [_format_solved_share(end, n, about_share(end.solved[n], 2)) for n in CURVES]
    rows = [
        (_samples(point), *(_format_solved_share(point, n, fixed_percent(point.solved[n], 1)) for n in CURVES))
        for point in points
    ]
    return PolicySummary(picture, (_samples(end), *end_figures), rows, tr("solved during training"))


def _curve(n: int, form: Form, points: Sequence[LearningPoint]) -> Series:
    def share(one: LearningPoint) -> Share:
        solved = one.solved[n]
        interval = wilson(round(solved * one.games), one.games)
        return Share(solved, interval, worked=network.rate(n, one.games, solved))

    shares = {place: share(one) for place, one in enumerate(points)}
    return curve(f"learning-{n}", f"n = {n}", form, shares)


def _samples(point: LearningPoint) -> Figure:
    return Figure(format_integer(point.samples), network.SAMPLES.bind(drawn=point.samples))


def _format_solved_share(point: LearningPoint, n: int, text: str) -> Figure:
    """Return a text with its derivation: the share of scrambles of `n` turns solved at this point."""
    return Figure(text, network.rate(n, point.games, point.solved[n]), exact=False)


def sureness(figures: PolicyMeasurements) -> PolicySummary:
    """Return how often turns were right, by how confident the network was."""
    width = 100 // STEPS
    counted = {step: CountedShare(one.right, one.turns) for step, one in enumerate(figures.sureness) if one.turns}
    middles = tuple(step * width + width / 2 for step in range(STEPS))
    diagonal = [middle / 100 for middle in middles]
    picture = Picture(
        [
            Series("even", tr("Perfect calibration"), Form.DOTS, diagonal, counted=True),
            counted_series("sureness", tr("Right", context="not wrong"), counted),
        ],
        0,
        100,
        tr("confidence, %"),
        tr("confidence"),
        tr("Led closer to solved"),
        name="network-sureness",
        sentence=translate(SURE_SENTENCE),
        formula=add_source(translate(SURE_FORMULA), figures.source.get("mistakes", "")),
        csv=_sure_csv(figures),
        stops=middles,
        titles=_step_name,
        nothing="" if counted else tr("The network's confidence was not measured."),
    )
    if not counted:
        return PolicySummary(picture, (Figure(NONE),) * 4, (), "")
    turns, right = (sum(part) for part in zip(*figures.sureness, strict=True))
    surest, doubtful = figures.sureness[SURE], [sum(part) for part in zip(*figures.sureness[: STEPS // 2], strict=True)]
    key_figures = (
        Figure(format_integer(turns), network.STUDY.bind(games=turns)),
        *(
            Figure(about_share(good / turn_count, 2), network.RIGHT.bind(turns=turn_count, right=good))
            if turn_count
            else Figure(NONE)
            for turn_count, good in ((turns, right), surest, doubtful)
        ),
    )
    rows = [(_step_name(step), *one.cells(2)) for step, one in sorted(counted.items())]
    return PolicySummary(picture, key_figures, rows, tr("of moves played"))


def _step_name(step: int) -> str:
    """Return the range of probabilities in a bin, such as "10–20 %"."""
    width = 100 // STEPS
    return tr("{low}–{high} %", low=step * width, high=(step + 1) * width)


def kind_of(wanted: str, played: str) -> str:
    """Return the relation of the face of a played turn to that of the wanted turn."""
    if wanted[0] == played[0]:
        return SAME
    return ACROSS if OPPOSITE[wanted[0]] == played[0] else BESIDE


def confusions(figures: PolicyMeasurements) -> PolicySummary:
    """Return which turns the network played where others were wanted."""
    matrix = figures.confusions
    total = sum(map(sum, matrix))
    kinds: dict[str, int] = dict.fromkeys((SAME, ACROSS, BESIDE), 0)
    for wanted, row in zip(MOVES, matrix, strict=False):
        for played, count in zip(MOVES, row, strict=True):
            kinds[kind_of(wanted, played)] += count if wanted != played else 0
    picture = Picture(
        (),
        1,
        2,
        "",
        "",
        "",
        name="network-confusions",
        sentence=translate(CONFUSED_SENTENCE),
        formula=add_source(translate(CONFUSED_FORMULA), figures.source.get("mistakes", "")),
        csv=_confused_csv(matrix),
        nothing="" if total else tr("The network's confusions were not measured."),
        matrix=matrix,
    )
    if not total:
        return PolicySummary(picture, (Figure(NONE),) * 4, (), "")
    mistakes = total // 48
    counted = {kind: CountedShare(count // 48, mistakes) for kind, count in kinds.items()}
    key_figures = (
        Figure(format_integer(mistakes), network.STUDY.bind(games=mistakes)),
        *(
            Figure(about_share(one.share, 2), network.CONFUSED.bind(mistakes=mistakes, seen=one.seen))
            for one in counted.values()
        ),
    )
    rows = [(translate(kind), *one.cells(1)) for kind, one in counted.items()]
    return PolicySummary(picture, key_figures, rows, tr("of mistakes"))


def _learning_csv(kind: str, points: Sequence[LearningPoint]) -> str:
    lines = ["network,samples,loss,n,games,solved"]
    for one in points:
        lines += [f"{kind},{one.samples},{one.loss},{n},{one.games},{rate:.6g}" for n, rate in one.solved.items()]
    return "\n".join([*lines, ""])


def _sure_csv(figures: PolicyMeasurements) -> str:
    lines = ["from,to,turns,right"]
    for step, one in enumerate(figures.sureness):
        lines.append(f"{step / STEPS:g},{(step + 1) / STEPS:g},{one.turns},{one.right}")
    return "\n".join([*lines, ""])


def _confused_csv(matrix: Sequence[Sequence[int]]) -> str:
    lines = ["wanted,played,mistakes"]
    for wanted, row in zip(MOVES, matrix, strict=False):
        lines += [f"{wanted},{played},{count / 48:.6g}" for played, count in zip(MOVES, row, strict=True) if count]
    return "\n".join([*lines, ""])
