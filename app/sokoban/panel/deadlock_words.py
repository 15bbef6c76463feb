"""Sentences on boxes that can no longer reach a goal or, in a game backwards, a starting square."""

from __future__ import annotations

from app.base.language.wording import join_with_and
from app.base.language.words import tr
from core.sokoban.deadlock.deadlocks import CLOSED_DIAGONAL, DEAD_SQUARE, FREEZE, MATCHING
from core.sokoban.solve.traps import CORRAL, ENTANGLED, SHUT_IN

MOST_NAMED = 5


def deadlock_sentence(kind: str, names: list[str], *, pulled: bool) -> str:
    """Return the sentence on a deadlock of the boxes on the named squares."""
    if len(names) == 1:
        return (_one_back if pulled else _describe_one_box)(kind, names[0])
    if len(names) > MOST_NAMED:
        more = len(names) - MOST_NAMED + 1
        names = [*names[: MOST_NAMED - 1], tr("%n more", one="%n more", n=more)]
    return (_several_back if pulled else _describe_several_boxes)(kind, join_with_and(names))


def _describe_one_box(kind: str, square: str) -> str:
    return {
        DEAD_SQUARE: tr("The box at {square} can reach no goal.", square=square),
        FREEZE: tr("The box at {square} is stuck for ever.", square=square),
        CLOSED_DIAGONAL: tr("The box at {square} closes a diagonal.", square=square),
        MATCHING: tr("The box at {square} has no goal left.", square=square),
        CORRAL: tr("The box at {square} shuts squares off that can never be opened again.", square=square),
        ENTANGLED: tr("The box at {square} can never be brought to a goal.", square=square),
    }[kind]


def _describe_several_boxes(kind: str, squares: str) -> str:
    return {
        DEAD_SQUARE: tr("The boxes at {squares} can reach no goal.", squares=squares),
        FREEZE: tr("The boxes at {squares} hold each other for ever.", squares=squares),
        CLOSED_DIAGONAL: tr("The boxes at {squares} close a diagonal that cannot be opened.", squares=squares),
        MATCHING: tr("The boxes at {squares} have too few goals between them.", squares=squares),
        CORRAL: tr("The boxes at {squares} shut squares off that can never be opened again.", squares=squares),
        ENTANGLED: tr("The boxes at {squares} are in each other's way for ever.", squares=squares),
    }[kind]


def _one_back(kind: str, square: str) -> str:
    return {
        DEAD_SQUARE: tr("The box at {square} cannot be pulled to any starting square.", square=square),
        SHUT_IN: tr("The box at {square} shuts the man in for ever.", square=square),
    }[kind]


def _several_back(kind: str, squares: str) -> str:
    return {
        DEAD_SQUARE: tr("The boxes at {squares} cannot be pulled to starting squares.", squares=squares),
        SHUT_IN: tr("The boxes at {squares} shut the man in for ever.", squares=squares),
    }[kind]
