"""What the view of Korf's search says in words."""

from __future__ import annotations

from app.lab.search.model import SECONDS, SearchModel
from app.services.wording import counted, grouped
from core.cube.metrics import Metric
from core.cube.solve.misled import Trial

SENTENCE = (
    "Bars are the positions that each iteration generates, hatched where a solution ends it; long dashes what the "
    "formula expects with the bound as it is, short dashes bᵈ."
)
FORMULA = (
    "Iterative deepening A*: an iteration to depth d goes on from a position after g turns while g + h ≤ d. h is the "
    "largest of three tables' figures and never more than the depth, so what is found first is shortest. Long dashes: "
    "Σ N(i + 1) P(h ≤ d − i), what a whole iteration generates on average (Korf, Reid and Edelkamp 2001). Short "
    "dashes: {branching:.5g}ᵈ. Too large: h + h · k / 10, rounded down. Say 5 turns are allowed and 4 are needed: a "
    "bound of 3 keeps the position, one of 6 throws it away, and its solution with it. What is found then is longer by "
    "at most k tenths."
)


def formula(branching: float) -> str:
    """Where every number comes from."""
    return FORMULA.format(branching=branching)


def percent_more(tenths: int) -> str:
    """By how much a bound is too large."""
    return "as it is" if tenths == 0 else f"+ {10 * tenths}\u2009%"


def times(fewer: float | None) -> str:
    """How many times fewer positions."""
    if fewer is None:
        return "–"
    if f"{fewer:.2f}" == "1.00":
        return "same"
    return f"÷ {fewer:.3g}" if fewer >= 1 else f"× {1 / fewer:.3g}"


def length(one: Trial) -> str:
    """How many turns were found."""
    return "given up" if one.moves is None else str(len(one.moves))


def verdict(model: SearchModel) -> str:
    """What the bound that is looked at has done."""
    found, tenths = model.found, model.tenths
    if found is None or found.trial(tenths) is None:
        return model.ended or "Not searched yet."
    one, depth, fewer = found.trial(tenths), found.depth, found.fewer(tenths)
    assert one is not None
    if depth == 0:
        return "This position is solved."
    if one.moves is None:
        return f"Given up after {SECONDS:g} s."
    turns = counted(len(one.moves), "turn")
    if tenths == 0 or depth is None:
        return f"{turns}, {counted(one.generated, 'position')} generated. No solution is shorter."
    longer = len(one.moves) - depth
    answer = f"{turns}, still shortest" if longer == 0 else f"{turns}, {longer} more than needed"
    assert fewer is not None
    if f"{fewer:.2f}" == "1.00":
        return f"{answer}; as many positions. At most {_most(depth, tenths)} could have come out."
    than = f"{fewer:.3g} times fewer positions" if fewer >= 1 else f"{1 / fewer:.3g} times as many positions"
    return f"{answer}; {than}. At most {_most(depth, tenths)} could have come out."


def _most(depth: int, tenths: int) -> str:
    return counted(depth + depth * tenths // 10, "turn")


def reading(model: SearchModel, depth: int) -> str:
    """What stands below the plot at one depth."""
    found = model.found
    one = found.trial(model.tenths) if found is not None else None
    made = dict(one.iterations).get(depth) if one is not None else None
    expected = model.expected(depth)[depth]
    counted_here = "no iteration" if made is None else f"{grouped(made)} generated"
    return f"To depth {depth}: {counted_here}, ≈ {grouped(expected)} by the formula"


def best_turns(model: SearchModel) -> str:
    """The turns that lead closer, in a sentence."""
    found = model.found
    if found is None or found.depth is None or not found.neighbours:
        return ""
    if not model.whole:
        return "Turns are being solved one after the other."
    depth = found.depth
    closer = [one.turn for one in found.neighbours if one.depth is not None and one.depth < depth]
    unit = "turns" if model.metric is Metric.HTM else "quarter turns"
    return f"{' '.join(closer)} lead closer than {depth} {unit}." if closer else ""
