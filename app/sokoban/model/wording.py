"""Numbers of moves and pushes in words."""

from __future__ import annotations

from app.base.language.wording import clauses
from app.base.language.words import tr, translate
from app.widgets.explained_figures import figure_number
from core.base.words import phrase
from core.explain.sokoban import pushes
from core.sokoban.solve.order import MOVES_FIRST, PUSHES_FIRST, SolutionMeasure, SolutionOrder
from core.sokoban.tally import MoveTally

ORDER_WORDS = {
    PUSHES_FIRST: phrase("Pushes, then moves"),
    MOVES_FIRST: phrase("Moves, then pushes"),
    SolutionOrder(SolutionMeasure.LINES, SolutionMeasure.PUSHES): phrase("Box lines, then pushes"),
    SolutionOrder(SolutionMeasure.LINES, SolutionMeasure.MOVES): phrase("Box lines, then moves"),
    SolutionOrder(SolutionMeasure.CHANGES, SolutionMeasure.PUSHES): phrase("Box changes, then pushes"),
    SolutionOrder(SolutionMeasure.CHANGES, SolutionMeasure.MOVES): phrase("Box changes, then moves"),
}


def pushes_of(pushed: int, *, pulled: bool = False) -> str:
    """Return "12 pushes", in a game played backwards "12 pulls"."""
    if pulled:
        return tr("%n pulls", one="%n pull", n=pushed)
    return tr("%n pushes", one="%n push", n=pushed)


def cost(pushed: int, moves: int, *, pulled: bool = False) -> str:
    """Return the cost of a solution in words: "12 pushes, 61 moves"."""
    return clauses((pushes_of(pushed, pulled=pulled), tr("%n moves", one="%n move", n=moves)))


def explained_counts(pushed: int, moves: int) -> tuple[int, int]:
    """Return both counts as explained figures for use in a text; 0 pushes stay a plain number."""
    walked = moves - pushed
    counted = figure_number(tr("moves"), moves, pushes.MOVES.bind(walked=walked, pushes=pushed))
    if not pushed:
        return pushed, counted
    return figure_number(tr("pushes"), pushed, pushes.PUSHES.bind(moves=moves, walked=walked)), counted


def explained_cost(pushed: int, moves: int, *, pulled: bool = False) -> str:
    """Return the cost of a solution in words, with explained figures."""
    return cost(*explained_counts(pushed, moves), pulled=pulled)


def solved_in(pushed: int, moves: int, *, pulled: bool = False) -> str:
    """Return the cost of a solved game with its figures: "in 12 pushes, 61 moves"."""
    pushed, moves = explained_counts(pushed, moves)
    in_moves = tr("%n moves", one="%n move", n=moves, context="solved in")
    if pulled:
        return tr("in %n pulls, {moves}", one="in %n pull, {moves}", n=pushed, moves=in_moves)
    return tr("in %n pushes, {moves}", one="in %n push, {moves}", n=pushed, moves=in_moves)


def cost_of(lurd: str, *, pulled: bool = False) -> str:
    """Return the cost of moves (LURD) in words: "12 pushes, 61 moves"."""
    return cost(_pushed(lurd), len(lurd), pulled=pulled)


def explained_cost_of(lurd: str, *, pulled: bool = False) -> str:
    """Return the cost of moves (LURD) in words, with explained figures."""
    return explained_cost(_pushed(lurd), len(lurd), pulled=pulled)


def explained_walk(moves: int) -> str:
    """Return the length of a walk with its figure: "12 moves"."""
    return tr("%n moves", one="%n move", n=explained_counts(0, moves)[1])


def _pushed(lurd: str) -> int:
    """Return the number of pushes among moves (LURD)."""
    return sum(move.isupper() for move in lurd)


def unit_of(pushed: int, *, pulled: bool) -> str:
    """Return "push" or "pushes" beside a number, in a game played backwards "pull" or "pulls"."""
    if pulled:
        return tr("pulls", one="pull", n=pushed, context="beside a number")
    return tr("pushes", one="push", n=pushed, context="beside a number")


def fewest_first(what: str, *, moves_first: bool, pulled: bool) -> str:
    """Return what is searched and what is minimized first: "rows 40–58, fewest pushes first"."""
    if moves_first:
        return tr("{what}, fewest moves first", what=what)
    if pulled:
        return tr("{what}, fewest pulls first", what=what)
    return tr("{what}, fewest pushes first", what=what)


def words_of_order(order: SolutionOrder) -> str:
    """Return the name of an order of measures: "Pushes, then moves"."""
    return translate(ORDER_WORDS[order])


def cost_by_order(order: SolutionOrder, tally: MoveTally) -> str:
    """Return the counts of a solution, the most important first: "3 box lines, 4 pushes, 7 moves"."""
    counts = {
        SolutionMeasure.PUSHES: pushes_of(tally.pushes),
        SolutionMeasure.MOVES: tr("%n moves", one="%n move", n=tally.moves),
        SolutionMeasure.LINES: tr("%n box lines", one="%n box line", n=tally.box_lines),
        SolutionMeasure.CHANGES: tr("%n box changes", one="%n box change", n=tally.box_changes),
    }
    return clauses(tuple(counts[measure] for measure in order.measures))
