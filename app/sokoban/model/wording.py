"""Numbers of moves and pushes as people say them."""

from __future__ import annotations

from app.base.language.wording import clauses, grouped
from app.base.language.words import tr, translated
from app.widgets.explained import Telling, Told
from core.base.words import phrase
from core.explain.sokoban import pushes
from core.sokoban.solve.order import MOVES_FIRST, PUSHES_FIRST, SolutionMeasure, SolutionOrder
from core.sokoban.tally import Tally

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
    """Return both numbers of a solution: "12 pushes, 61 moves"."""
    return clauses((pushes_of(pushed, pulled=pulled), tr("%n moves", one="%n move", n=moves)))


def solved_in(pushed: int, moves: int, *, pulled: bool = False) -> Telling:
    """Return the cost of a solved game: "in 12 pushes, 61 moves"."""
    in_moves = tr("%n moves", one="%n move", n=moves, context="solved in")
    words = (
        tr("in %n pulls, {moves}", one="in %n pull, {moves}", n=pushed, moves=in_moves)
        if pulled
        else tr("in %n pushes, {moves}", one="in %n push, {moves}", n=pushed, moves=in_moves)
    )
    return cost_in(words, moves, pushed)


def cost_in(words: str, moves: int, pushed: int = 0) -> Telling:
    """Words in which it stands what moves cost, as the functions above have it."""
    walked, told = moves - pushed, []
    if pushed:
        told.append(Told(tr("pushes"), grouped(pushed), pushes.PUSHES.at(moves=moves, walked=walked)))
    told.append(Told(tr("moves"), grouped(moves), pushes.MOVES.at(walked=walked, pushes=pushed)))
    return Telling(words, *told)


def in_cost(words: str, lurd: str) -> Telling:
    """The same of moves as text."""
    return cost_in(words, len(lurd), sum(move.isupper() for move in lurd))


def cost_of(lurd: str, *, pulled: bool = False) -> str:
    """What moves cost."""
    return cost(sum(move.isupper() for move in lurd), len(lurd), pulled=pulled)


def unit_of(pushed: int, *, pulled: bool) -> str:
    """Return "push" or "pushes" beside a number, in a game played backwards "pull" or "pulls"."""
    if pulled:
        return tr("pulls", one="pull", n=pushed, context="beside a number")
    return tr("pushes", one="push", n=pushed, context="beside a number")


def fewest_first(what: str, *, moves_first: bool, pulled: bool) -> str:
    """What is searched, and what of it is to become fewer: "rows 40–58, fewest pushes first"."""
    if moves_first:
        return tr("{what}, fewest moves first", what=what)
    if pulled:
        return tr("{what}, fewest pulls first", what=what)
    return tr("{what}, fewest pushes first", what=what)


def words_of_order(order: SolutionOrder) -> str:
    """Return the name of an order of measures: "Pushes, then moves"."""
    return translated(ORDER_WORDS[order])


def cost_by_order(order: SolutionOrder, tally: Tally) -> str:
    """What a solution has of all that counts, what counts first first: "3 box lines, 4 pushes, 7 moves"."""
    counts = {
        SolutionMeasure.PUSHES: pushes_of(tally.pushes),
        SolutionMeasure.MOVES: tr("%n moves", one="%n move", n=tally.moves),
        SolutionMeasure.LINES: tr("%n box lines", one="%n box line", n=tally.box_lines),
        SolutionMeasure.CHANGES: tr("%n box changes", one="%n box change", n=tally.box_changes),
    }
    return clauses(tuple(counts[measure] for measure in order.measures))
