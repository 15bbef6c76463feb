"""Known figures of a position: depth, solutions, and a random pusher from it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from core.base.control import Control
from core.sokoban.formats.collection import read_file
from core.sokoban.graph import analysis
from core.sokoban.graph.analysis import AnalysisRequest, Findings, analyse
from core.sokoban.graph.counting import MOST_STATES, Counts, count_positions
from core.sokoban.replay import replay
from core.sokoban.solve.verdict import Verdict, judge
from resources import ROOT

OWN = read_file(ROOT / "levels" / "statewalk.sok").levels
NAMED = {level.title: level for level in OWN}
FIRST, LARGE = OWN[0], NAMED["The Monastery"]


FIRST_COUNTS = count_positions(FIRST.start, MOST_STATES, Control())


def answer(question: AnalysisRequest, before: Findings | None = None, counts: Counts = FIRST_COUNTS) -> Findings:
    found = analyse(question, counts, before, Control())
    assert found is not None
    return found


def test_the_way_to_a_solution_gets_shorter_push_by_push() -> None:
    solution = FIRST.solutions[0]
    found: Findings | None = None
    pushes = 0
    for length in range(len(solution) + 1):
        state = replay(FIRST.start, solution[:length]).state
        if length:
            pushes += replay(FIRST.start, solution[:length]).tally.pushes > pushes
        found = answer(AnalysisRequest(state), found)
        assert (found.depth, judge(state, None, FIRST_COUNTS)) == (pushes, Verdict(left=2 - pushes))


def test_a_dead_position_has_nothing_left() -> None:
    live = FIRST_COUNTS.live
    number = next(at for at in range(len(live)) if live.is_dead(at))
    found = answer(AnalysisRequest(live.state(number), walk=True))
    assert judge(live.state(number), None, FIRST_COUNTS) == Verdict(True) and found.depth == live.depth(number)
    assert found.chance is not None and found.chance.solve_probability == 0


def test_layers_around_the_position() -> None:
    found = answer(AnalysisRequest(FIRST.start, here=True))
    assert found.layers_here is not None
    assert [layer.states for layer in found.layers_here] == [layer.states for layer in FIRST_COUNTS.depths.layers]
    live = found.counts.live
    number = next(at for at in range(len(live)) if live.is_dead(at))
    here = answer(AnalysisRequest(live.state(number), here=True), found).layers_here
    assert here is not None and here[0].states == 1
    assert not any(layer.solvable for layer in here), "from a dead position only dead ones are in reach"
    assert sum(layer.states for layer in here) < len(live)


def test_a_walk_is_followed_until_it_has_ended() -> None:
    found = answer(AnalysisRequest(FIRST.start, walk=True))
    assert found.chance is not None and found.chance.solve_probability == pytest.approx(1 / 14)
    table = found.distributions
    assert len(table) > analysis.LEAST_WALK
    assert table.sum(axis=1) == pytest.approx([1.0] * len(table))
    assert table[-1, 0] + table[-1, -1] >= 1 - analysis.SETTLED
    again = answer(replace(found.question, state=FIRST.start), found)
    assert again.pusher is found.pusher


def test_beyond_the_limit_walks_are_drawn_and_the_same_ones_again() -> None:
    question = AnalysisRequest(LARGE.start, walk=True)
    counts = count_positions(LARGE.start, 800, Control())
    found = answer(question, counts=counts)
    assert not counts.live.complete and found.chance is None and found.drawn is None
    drawn = answer(replace(question, simulate=True), found, counts).drawn
    assert drawn is not None and drawn.walks == analysis.WALKS
    assert answer(replace(question, simulate=True), found, counts).drawn == drawn


def test_a_cancelled_question_has_no_answer() -> None:
    control = Control()
    control.cancel()
    assert analyse(AnalysisRequest(FIRST.start), FIRST_COUNTS, None, control) is None
