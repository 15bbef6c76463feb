"""Immediate statements about a level are true, or none is made."""

from __future__ import annotations

from core.base.control import Control
from core.sokoban.formats.collection import read_file
from core.sokoban.level import state_of
from core.sokoban.solve.knowledge import PositionBounds
from core.sokoban.solve.quick_check import QuickAnswer, choose_better, known_answer, quick_answer
from resources import ROOT
from tests.core.sokoban.solve.solve_reference import least_cost


def test_a_small_level_is_proved() -> None:
    for level in read_file(ROOT / "levels" / "statewalk.sok").levels[:8]:
        assert quick_answer(level.start, Control(), 5) == QuickAnswer(least_cost(level.start, moves=False), True)


def test_what_cannot_be_solved_has_a_reason() -> None:
    told = quick_answer(state_of(["#########", "#@ $ $..#", "#########"]), Control())
    assert told.pushes is None and told.reason


def test_without_time_nothing_is_said_that_is_not_known() -> None:
    level = read_file(ROOT / "levels" / "statewalk.sok").levels[-1]
    told = quick_answer(level.start, Control(), 0.0)
    assert told.reason == "" and not told.proved


def test_of_two_true_answers_the_one_that_says_more() -> None:
    proved, found, longer, none, nothing = (
        QuickAnswer(5, True),
        QuickAnswer(5),
        QuickAnswer(7),
        QuickAnswer(reason="Searched"),
        QuickAnswer(),
    )
    for more, less in ((proved, found), (found, longer), (longer, nothing), (none, nothing)):
        assert choose_better(more, less) is choose_better(less, more) is more
    assert known_answer(PositionBounds(3, 5)) == found and known_answer(PositionBounds(5, 5)) == proved
    assert known_answer(PositionBounds(dead="Searched")) == none and known_answer(PositionBounds()) == nothing
