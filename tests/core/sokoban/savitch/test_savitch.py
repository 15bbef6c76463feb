"""Savitch's algorithm compared with breadth-first search, a recursion, and the article's bounds."""

from __future__ import annotations

import random
from itertools import product
from math import ceil, floor, log2

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.base.control import Control
from core.base.puzzle import InputError
from core.sokoban.board import State, scan
from core.sokoban.formats.collection import read_level
from core.sokoban.level import state_of
from core.sokoban.savitch.boards import SMALL, SmallLevel
from core.sokoban.savitch.configuration import MOST_CELLS, configuration, digits, free_cells
from core.sokoban.savitch.cost import bounds, breadth_first, calls, halves, most_calls, solved_positions
from core.sokoban.savitch.question import ask, limits
from core.sokoban.savitch.search import Savitch

CORRIDOR = "######\n#@$ .#\n######"
ENOUGH = 30_000_000
SOME = 2_000_000
TINY = ["#@$.#", "#@ #\n#$.#", "#.@$ #", "#@  #\n#$###\n#.###"]


def walled(floor: str) -> State:
    rows = floor.split("\n")
    width = max(map(len, rows))
    return read_level("\n".join(["#" * width, *[row.ljust(width, "#") for row in rows], "#" * width])).start


def plain(start: int, end: int, limit: int, moves: dict[int, set[int]], configurations: int) -> tuple[bool, int]:
    """Return answer and number of calls, by the text of the algorithm."""
    if limit == 1:
        return start == end or end in moves.get(start, ()), 1
    call_count = 1
    for middle in range(configurations):
        is_reached, extra_calls = plain(start, middle, limit // 2, moves, configurations)
        call_count += extra_calls
        if is_reached:
            is_reached, extra_calls = plain(middle, end, limit - limit // 2, moves, configurations)
            call_count += extra_calls
            if is_reached:
                return True, call_count
    return False, call_count


def moves_of(state: State) -> dict[int, set[int]]:
    cells = free_cells(state)
    return {
        configuration(one, cells): {
            configuration(after, cells) for direction in range(4) if (after := one.step(direction)) is not None
        }
        for one in breadth_first(state).distance
    }


@pytest.mark.parametrize("rows", TINY)
def test_answers_and_calls_are_those_of_the_text(rows: str) -> None:
    state = walled(rows)
    cells, moves = free_cells(state), moves_of(state)
    for end in solved_positions(state):
        for limit in (1, 2, 3, 5, 6):
            search = Savitch(state, end, limit)
            expected = plain(configuration(state, cells), configuration(end, cells), limit, moves, 3 ** len(cells))
            assert (search.run(ENOUGH), search.calls) == expected
            assert calls(state, end, limit) == search.calls


@given(st.randoms(use_true_random=False))
@settings(max_examples=60, deadline=None)
def test_the_answer_is_that_of_breadth_first_search(rng: random.Random) -> None:
    width, height = rng.choice([(4, 1), (3, 1), (2, 2), (3, 2), (2, 3)])
    rows = [[rng.choice("   .#") for _ in range(width)] for _ in range(height)]
    places = [(y, x) for y in range(height) for x in range(width)]
    rng.shuffle(places)
    man, box = places[:2]
    for y, x in (man, box):
        rows[y][x] = " "
    board, *_ = scan(["#" * (width + 2), *["#" + "".join(row) + "#" for row in rows], "#" * (width + 2)])
    state = State(board, [board.cell(box[1] + 1, box[0] + 1)], board.cell(man[1] + 1, man[0] + 1))
    cells = free_cells(state)
    distance = breadth_first(state).distance
    boxes = sum(state.has_box(cell) for cell in cells)
    ends = [
        State(board, [cell for cell, digit in zip(cells, ends, strict=True) if digit == 1], cells[ends.index(2)])
        for ends in product(range(3), repeat=len(cells))
        if ends.count(2) == 1 and ends.count(1) == boxes == len(state.boxes)
    ]
    for end in rng.sample(ends, min(len(ends), 6)):
        limit = rng.randint(1, min(8, 3 ** len(cells)))
        while calls(state, end, limit) > SOME:
            limit -= 1
        search = Savitch(state, end, limit)
        assert search.run(ENOUGH) == (end in distance and distance[end] <= limit)
        assert calls(state, end, limit) == search.calls
        depth, space = bounds(len(cells))
        assert search.depth <= ceil(log2(limit)) <= ceil(depth)
        assert search.space <= space


def test_three_cells_to_their_end() -> None:
    """3**3 moves are enough for any answer on three cells."""
    state = walled("#@$.#")
    for end in solved_positions(state):
        search = Savitch(state, end, 27)
        assert search.run(ENOUGH) == (end in breadth_first(state).distance)
        assert calls(state, end, 27) == search.calls
        assert search.depth <= 5


def test_the_bounds_as_printed() -> None:
    assert [(floor(bounds(n)[0]) + 1, floor(bounds(n)[1])) for n in (4, 9)] == [(7, 101), (15, 513)]
    level = read_level(CORRIDOR)
    assert calls(level.start, solved_positions(level.start)[-1], 81) > 1e10


def test_it_goes_on_where_it_stopped() -> None:
    state = read_level(CORRIDOR).start
    end = breadth_first(state).nearest_solved
    assert end is not None
    whole, stepped = Savitch(state, end, 8), Savitch(state, end, 8)
    whole.run(ENOUGH)
    rng = random.Random(1)
    while stepped.answer is None:
        assert stepped.path()[0].limit == 8
        assert all(upper.limit >= lower.limit for upper, lower in zip(stepped.path(), stepped.path()[1:], strict=False))
        stepped.run(rng.choice((1, 2, 7, 1000)))
    assert (stepped.answer, stepped.calls, stepped.depth) == (whole.answer, whole.calls, whole.depth)
    assert stepped.path() == []


def test_a_cancelled_run_stops_and_can_go_on() -> None:
    state = read_level(CORRIDOR).start
    search = Savitch(state, solved_positions(state)[-1], 81)
    control = Control()
    control.cancel()
    assert search.run(10**12, control) is None
    assert 0 < search.calls == control.done <= 1 << 20


def test_bad_input() -> None:
    state = read_level(CORRIDOR).start
    for limit in (0, 82):
        with pytest.raises(InputError, match=f"from 1 to 81 moves, not {limit}"):
            Savitch(state, state, limit)
    wide = read_level("#" * 20 + "\n#@$." + " " * 15 + "#\n" + "#" * 20).start
    with pytest.raises(InputError, match=f"at most {MOST_CELLS} free cells; this one has 18"):
        Savitch(wide, wide, 1)


def test_digits() -> None:
    state = read_level(CORRIDOR).start
    assert digits(configuration(state, free_cells(state)), 4) == (2, 1, 0, 0)


def test_both_ends_of_a_question() -> None:
    start = read_level(CORRIDOR).start
    solvable, vain = ask(start), ask(start, 5, in_vain=True)
    assert (solvable.limit, solvable.moves, solvable.answer) == (81, 2, True)
    assert solvable.end.solved
    assert (vain.limit, vain.moves, vain.answer) == (5, None, False)
    assert vain.end not in vain.flood.distance and len(vain.end.boxes) == 1
    with pytest.raises(InputError, match="from 1 to 81 moves, not 82"):
        ask(start, 82)


@pytest.mark.parametrize("board", SMALL.values())
def test_small_boards(board: SmallLevel) -> None:
    question = ask(state_of(board.rows))
    assert question.cells <= 6
    assert question.expected_cost.exact
    assert question.answer == (board.title != "Corner")


def test_limits_to_choose_from() -> None:
    assert limits(3) == list(range(1, 28))
    chosen = limits(6)
    assert chosen[0] == 1 and chosen[-1] == 729 and len(chosen) < 64
    assert chosen == sorted(set(chosen))


def test_the_most_calls_are_never_fewer() -> None:
    for rows in TINY:
        state = walled(rows)
        cells = len(free_cells(state))
        for limit in range(1, 7):
            assert most_calls(cells, limit) >= max(calls(state, end, limit) for end in solved_positions(state))


@pytest.mark.parametrize("rows", TINY)
def test_a_call_costs_what_its_halves_cost(rows: str) -> None:
    state = walled(rows)
    reached = list(breadth_first(state).distance)
    for limit in (1, 2, 5, 9):
        for end in {*solved_positions(state), *reached}:
            asked, followed = halves(state, end, limit)
            assert calls(state, end, limit) == 1 + sum(asked) + sum(followed)
