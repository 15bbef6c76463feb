"""Texts of the view of Korf's search."""

from __future__ import annotations

from app.base.language.wording import format_integer, format_number, label_value, percent_sign, sentences
from app.base.language.words import tr
from app.lab.search.model import SECONDS, PositionSearches, SearchModel
from app.widgets.explained_figures import figure_number, figure_text
from core.base.words import phrase
from core.cube.metrics import Metric
from core.cube.solve.inflated_bounds import InflatedBoundTrial, too_large
from core.explain.cube import search

LARGE = 1000
"""Factors from here on are written as whole numbers."""
SENTENCE = phrase(
    "Bars: positions that each iteration generates, with the original bound and with one that is "
    "too large side by side, hatched where a solution ends it. Long dashes: what the formula "
    "expects with the original bound; short dashes: bᵈ."
)


def formula(branching: float) -> str:
    """Return the explanation of the plot: the search, the formulas and the sources."""
    return tr(
        "Iterative deepening A*: an iteration to depth d goes on from a position after g moves "
        "while g + h ≤ d. h is the largest of three tables' values and never more than the depth, "
        "so what is found first is shortest. Long dashes: Σ N(i + 1) P(h ≤ d − i), what a whole "
        "iteration generates on average (Korf, Reid and Edelkamp 2001). Short dashes: "
        "{branching:.5g}ᵈ. Too large: h + h · k / 10, rounded down. The article's example: 4 moves "
        "are needed, the bound is 3, and 5 if it is too large; a search that believes in 5 never "
        "tries 4 and may find a solution of 5 first. What is found is longer by at most k tenths.",
        branching=branching,
    )


def percent_more(tenths: int) -> str:
    """Return the error of a bound as text."""
    return tr("original") if tenths == 0 else f"+ {percent_sign(str(10 * tenths))}"


def times(fewer: float | None) -> str:
    """Return how many times fewer positions there are as text: "÷ 3.2", "× 1.5" or "same"."""
    if fewer is None:
        return "–"
    if as_many(fewer):
        return tr("same", context="as many positions")
    return f"÷ {_times(fewer)}" if fewer >= 1 else f"× {_times(1 / fewer)}"


def as_many(fewer: float) -> bool:
    """Return whether a factor of fewer positions rounds to 1."""
    return f"{fewer:.2f}" == "1.00"


def _times(factor: float) -> str:
    """Return a factor with three digits, never as a power of ten."""
    return format_number(factor, ".3g") if factor < LARGE else format_integer(factor)


def length(one: InflatedBoundTrial) -> str:
    """Return the length of a search's solution as text."""
    return tr("given up") if one.moves is None else str(len(one.moves))


def verdict(model: SearchModel) -> str:
    """Return a text on the search with the chosen bound."""
    found, tenths = model.found, model.tenths
    if found is None or found.trial(tenths) is None:
        return model.ended or tr("Not searched yet.")
    one, depth = found.trial(tenths), found.depth
    assert one is not None
    if depth == 0:
        return tr("This cube is solved.")
    if one.moves is None:
        return tr("Given up after {seconds:g} s.", seconds=SECONDS)
    if tenths == 0 or depth is None:
        return _describe_lone_search(one, depth)
    return _beside_honest(found, one, depth)


def _describe_lone_search(one: InflatedBoundTrial, depth: int | None) -> str:
    """Describe a search without comparing it with another."""
    assert one.moves is not None
    turns = _turns(figure_number(tr("moves"), len(one.moves), search.derive_solution_length(one, depth)))
    generated = figure_number(
        tr("positions generated"), one.generated_count, search.derive_generated_positions(one.iterations)
    )
    if one.tenths:
        return tr(
            "{turns}, %n positions generated. How many moves are needed is not known: the search "
            "with the original bound was given up.",
            one="{turns}, %n position generated. How many moves are needed is not known: the search "
            "with the original bound was given up.",
            turns=turns,
            n=generated,
        )
    lesson = tr("A bound that is never too large finds a shortest solution.")
    result = tr(
        "{turns}, %n positions generated. No solution is shorter.",
        one="{turns}, %n position generated. No solution is shorter.",
        turns=turns,
        n=generated,
    )
    return sentences(lesson, result)


def _beside_honest(found: PositionSearches, one: InflatedBoundTrial, depth: int) -> str:
    """Describe a search with a bound that is too large, beside the one with the correct bound."""
    correct, fewer, moves = found.honest, found.fewer(one.tenths), one.moves
    assert correct is not None and fewer is not None and moves is not None
    length_derivation, depth_derivation = (
        search.derive_solution_length(one, depth),
        search.derive_solution_length(correct, depth),
    )
    possible = figure_number(tr("at most"), too_large(depth, one.tenths), length_derivation)
    upper_limit = tr("The solution could have been at most {turns} long.", turns=_turns(possible))
    enlarged = search.TOO_LARGE.bind(h=found.bound, tenths=one.tenths)
    article_comparison = tr(
        "The bound is {bound}, the enlarged one {wrong}, and {depth} moves are needed; in the article 3, 5 and 4.",
        bound=figure_number(tr("bound h"), found.bound, search.derive_bound(found.bounds)),
        wrong=figure_number(tr("enlarged bound"), too_large(found.bound, one.tenths), enlarged),
        depth=figure_number(tr("depth", context="of a position"), depth, depth_derivation),
    )
    longer = figure_number(tr("more than needed"), len(moves) - depth, length_derivation)
    lesson = (
        tr("A bound that is too large can miss the shortest solution: here it did.")
        if longer
        else tr("A bound that is too large can miss the shortest solution: here it did not.")
    )
    true_bound = tr(
        "Original bound: {turns}, %n positions.",
        one="Original bound: {turns}, %n position.",
        turns=_turns(figure_number(tr("moves with the original bound"), depth, depth_derivation)),
        n=figure_number(
            tr("positions with the original bound"),
            correct.generated_count,
            search.derive_generated_positions(correct.iterations),
        ),
    )
    turns = _turns(figure_number(tr("moves"), len(moves), length_derivation))
    generated = search.FEWER.bind(honest=correct.generated_count, here=one.generated_count)
    factor = figure_text(tr("positions, compared"), _factor(fewer), generated)
    spoiled = label_value(_too_large(one.tenths), _describe_comparison(turns, longer, fewer, factor))
    return sentences(lesson, true_bound, spoiled, upper_limit, article_comparison)


def _too_large(tenths: int) -> str:
    """Return by how much a bound is too large, as the beginning of a sentence."""
    return tr("{share} too large", share=percent_sign(str(10 * tenths)))


def _factor(fewer: float) -> str:
    return _times(fewer if fewer >= 1 else 1 / fewer)


def _describe_comparison(turns: str, longer: int, fewer: float, factor: str) -> str:
    """Describe a solution: its length, how much longer than needed, and how many positions it took."""
    same = as_many(fewer)
    if longer == 0:
        if same:
            return tr("{turns}, still shortest; as many positions.", turns=turns)
        if fewer >= 1:
            return tr("{turns}, still shortest; {factor} times fewer positions.", turns=turns, factor=factor)
        return tr("{turns}, still shortest; {factor} times as many positions.", turns=turns, factor=factor)
    if same:
        return tr("{turns}, {longer} more than needed; as many positions.", turns=turns, longer=longer)
    if fewer >= 1:
        return tr(
            "{turns}, {longer} more than needed; {factor} times fewer positions.",
            turns=turns,
            longer=longer,
            factor=factor,
        )
    return tr(
        "{turns}, {longer} more than needed; {factor} times as many positions.",
        turns=turns,
        longer=longer,
        factor=factor,
    )


def _turns(turns: int) -> str:
    return tr("%n moves", one="%n move", n=turns)


def reading(model: SearchModel, depth: int) -> str:
    """Return the text of the cursor at one depth."""
    found = model.found
    one = found.trial(model.tenths) if found is not None else None
    made = dict(one.iterations).get(depth) if one is not None else None
    expected = format_integer(model.expect_nodes(depth)[depth])
    if made is None:
        return tr("To depth {depth}: no iteration, ≈ {expected} by the formula", depth=depth, expected=expected)
    return tr(
        "To depth {depth}: {made:,} generated, ≈ {expected} by the formula", depth=depth, made=made, expected=expected
    )


def best_turns(model: SearchModel) -> str:
    """Return the turns that lead closer, as a sentence."""
    found = model.found
    honest = found.honest if found is not None else None
    if found is None or honest is None or found.depth is None or not found.neighbours:
        return ""
    if not model.is_complete:
        return tr("Solving the position after each move.")
    depth = found.depth
    closer = " ".join(one.turn for one in found.neighbours if one.depth is not None and one.depth < depth)
    if not closer:
        return ""
    turns = figure_number(tr("depth", context="of a position"), depth, search.derive_solution_length(honest, depth))
    if model.metric is Metric.HTM:
        return tr("These moves lead closer than {depth} HTM: {moves}.", moves=closer, depth=turns)
    return tr("These moves lead closer than {depth} QTM: {moves}.", moves=closer, depth=turns)
