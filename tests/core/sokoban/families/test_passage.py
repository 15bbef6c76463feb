"""The one-way street by exhaustive search: the room alone, and two levels built with it."""

from __future__ import annotations

import pytest

from core.base.control import Control
from core.sokoban.board import State
from core.sokoban.families.passage import BACK, MOVES, ONE_WAY, THERE
from core.sokoban.level import state_of
from core.sokoban.savitch.cost import breadth_first
from core.sokoban.solve.solver import Effort, SearchEnding, SolverMetric, solve


def test_from_a_to_b_and_never_back() -> None:
    home = ONE_WAY.start.boxes
    through = ONE_WAY.find_lasting("A", "B")
    assert any(way.before == way.after == home for way in through)
    assert ONE_WAY.find_lasting("B", "A") == []


def test_whoever_comes_out_at_b_leaves_the_box_at_home() -> None:
    home = ONE_WAY.start.boxes
    assert {way.after for way in ONE_WAY.find_lasting("A", "B")} == {home}


def test_crossings_are_what_they_say() -> None:
    board = ONE_WAY.start.board
    for way in ONE_WAY.lasting:
        state = State(board, way.before, ONE_WAY.cells[way.entered])
        for letter in way.lurd:
            after = state.step(MOVES.index(letter.lower()))
            assert after is not None
            assert state.has_box(after.man) == letter.isupper()
            state = after
        assert (state.boxes, state.man) == (way.after, ONE_WAY.cells[way.left])


def test_another_search_finds_no_shorter_way_through() -> None:
    board, home = ONE_WAY.start.board, ONE_WAY.start.boxes
    for entered, door in ONE_WAY.cells.items():
        distance = breadth_first(State(board, home, door)).distance
        for left, other in ONE_WAY.cells.items():
            ways = [way for way in ONE_WAY.crossings(home) if (way.entered, way.left) == (entered, left)]
            fewest = min((len(way.lurd) for way in ways if way.after == home), default=None)
            assert fewest == distance.get(State(board, home, other))


@pytest.mark.parametrize(("rows", "ending"), [(THERE, SearchEnding.SOLVED), (BACK, SearchEnding.UNSOLVABLE)])
def test_the_levels_built_of_it(rows: tuple[str, ...], ending: SearchEnding) -> None:
    answer = solve(state_of(rows), SolverMetric.PUSHES, Effort(20), Control(), optimal=True)
    assert answer.ending is ending
    assert answer.lower_bound == (3 if ending is SearchEnding.SOLVED else None)
