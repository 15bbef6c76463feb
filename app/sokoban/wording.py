"""Numbers of moves and pushes as people say them."""

from __future__ import annotations

from app.services.wording import clauses
from app.services.words import tr


def pushes_of(pushes: int, *, pulled: bool = False) -> str:
    """ "12 pushes", in a game played backwards "12 pulls" """
    if pulled:
        return tr("%n pulls", one="%n pull", n=pushes)
    return tr("%n pushes", one="%n push", n=pushes)


def cost(pushes: int, moves: int, *, pulled: bool = False) -> str:
    """ "12 pushes, 61 moves" """
    return clauses((pushes_of(pushes, pulled=pulled), tr("%n moves", one="%n move", n=moves)))


def solved_in(pushes: int, moves: int, *, pulled: bool = False) -> str:
    """ "in 12 pushes, 61 moves" """
    in_moves = tr("%n moves", one="%n move", n=moves, context="solved in")
    if pulled:
        return tr("in %n pulls, {moves}", one="in %n pull, {moves}", n=pushes, moves=in_moves)
    return tr("in %n pushes, {moves}", one="in %n push, {moves}", n=pushes, moves=in_moves)


def cost_of(lurd: str, *, pulled: bool = False) -> str:
    """What moves cost."""
    return cost(sum(move.isupper() for move in lurd), len(lurd), pulled=pulled)


def unit_of(pushes: int, *, pulled: bool) -> str:
    """ "push" or "pushes" beside a number, in a game played backwards "pull" or "pulls" """
    if pulled:
        return tr("pulls", one="pull", n=pushes, context="beside a number")
    return tr("pushes", one="push", n=pushes, context="beside a number")


def fewest_first(what: str, *, moves_first: bool, pulled: bool) -> str:
    """What is searched, and what of it is to become fewer: "rows 40–58, fewest pushes first"."""
    if moves_first:
        return tr("{what}, fewest moves first", what=what)
    if pulled:
        return tr("{what}, fewest pulls first", what=what)
    return tr("{what}, fewest pushes first", what=what)
