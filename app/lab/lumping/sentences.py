"""What the subject says: what is drawn, the formulas, and in plain words why a number for each depth is no chain."""

from __future__ import annotations

from app.plots.numbers import about
from app.services.wording import fixed_percent, grouped
from core.cube.metrics import Metric
from core.cube.solve.survey import Way
from core.cube.walk.lumping import ClassTurns
from core.words import THIN_SPACE

FORMULA = (
    "A walk lumped to depths is a Markov chain only if all positions of a depth have the same shares of turns that "
    "lead closer, keep the depth and lead farther (strong lumpability; Kemeny and Snell, Finite Markov Chains, 1960). "
    "Every turn can be taken back, so a walk comes to a position by as many turns as lead back from it: with x turns "
    "back the way it came and y turns on, P(next | last) = E[x y] / (n E[x]) over the positions, n turns each. The "
    "chain says E[y] / n. Correlation: of the last and the next step through the depth, +1 farther, 0, −1 closer. "
    "{source}"
)
COUNTED = "All positions are counted."
DRAWN = (
    "Positions are drawn: normal forms of {depth} {unit}, all equally likely, accepted with one over the number of "
    "shortest solutions where they end. Whiskers are Wilson's 95\u2009% intervals."
)
WAYS = {Way.CLOSER: "Closer", Way.SAME: "Same depth", Way.FARTHER: "Farther"}


def sentence(found: ClassTurns, metric: Metric) -> str:
    """One sentence over the plot."""
    turns = "half turns" if metric is Metric.HTM else "quarter turns"
    which = f"all {grouped(found.positions)}" if found.exact else f"{grouped(found.positions)} drawn of the"
    one = f"the only position of depth {found.depth}" if found.positions == 1 and found.exact else ""
    of = one or f"{which} positions of depth {found.depth}"
    return f"How many of its {found.turns} {turns} lead where: {of}. Ticks are the means, all that the chain knows."


def formula(found: ClassTurns, metric: Metric) -> str:
    """Behind the plot."""
    source = COUNTED if found.exact else DRAWN.format(depth=found.depth, unit=metric.unit)
    return FORMULA.format(source=source)


def plain_words(found: ClassTurns) -> str:
    """Why it is no chain, with the figures of this depth."""
    if all(found.deviation(way) == 0 for way in Way):
        return f"All positions of depth {found.depth} are alike: here the chain is right."
    sign = "" if found.exact else "≈ "
    closer = found.histogram(Way.CLOSER)
    least = next(number for number, count in enumerate(closer) if count)
    others = 1 - closer[least] / found.positions
    rise, fall = found.step(Way.FARTHER, Way.CLOSER), found.step(Way.CLOSER, Way.CLOSER)
    mean = found.mean(Way.CLOSER) / found.turns
    words = [f"Positions of one depth differ: {sign}{fixed_percent(others, 1)} have more than {_ways(least)} closer."]
    if rise is not None and fall is not None:
        words.append(
            "A walk on its way out comes most often to those with many ways back. So after a step away from solved the "
            f"next leads closer with {sign}{fixed_percent(rise, 2)}, after a step towards it with "
            f"{sign}{fixed_percent(fall, 2)}. The chain says {sign}{fixed_percent(mean, 2)} either way."
        )
    words.append("What comes next hangs on more than the depth: one number for each depth makes no Markov chain.")
    # figures and their signs stay in one line
    return " ".join(words).replace(THIN_SPACE, "\u202f").replace("≈ ", "≈\u202f")


def _ways(number: int) -> str:
    return {0: "no way", 1: "one way", 2: "two ways", 3: "three ways"}.get(number, f"{number} ways")


def share(value: float | None, *, exact: bool) -> str:
    """A probability in a table."""
    return "–" if value is None else about(fixed_percent(value, 2), exact=exact)
