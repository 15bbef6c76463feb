"""Reverse play: pulls backwards are pushes forwards."""

from __future__ import annotations

import random

import pytest

from core.base.puzzle import IllegalMoveError, InputError
from core.sokoban.board import State
from core.sokoban.events import Push
from core.sokoban.formats.collection import read_level
from core.sokoban.puzzle import PUZZLE
from core.sokoban.reverse import Pull, ReversePuzzle, forwards
from core.sokoban.tally import Ledger
from tests.core.sokoban.sokoban_reference import random_state

LEVEL = "#######\n#@    #\n# $   #\n#   . #\n#######"


def level_of(rng: random.Random) -> State | None:
    """Return a random position with as many boxes as goals, or None."""
    state = random_state(rng, 8)
    board = state.board
    goals = [cell for cell in range(board.size) if board.goals[cell]]
    floor = [cell for cell in range(board.size) if board.flood(state.man)[cell] and cell != state.man]
    if not goals or len(goals) > len(floor):
        return None
    return State(board, rng.sample(floor, len(goals)), state.man)


@pytest.mark.parametrize("seed", range(3))
def test_a_game_played_backwards_is_a_game(seed: int) -> None:
    rng = random.Random(seed)
    pulled = 0
    for _ in range(150):
        start = level_of(rng)
        if start is None:
            continue
        puzzle = ReversePuzzle(start)
        for first in puzzle.starts():
            state = first
            assert sorted(state.boxes) == [cell for cell, goal in enumerate(start.board.goals) if goal]
            played = []
            for _ in range(40):
                moves = puzzle.moves(state)
                if not moves:
                    break
                move = rng.choice(moves)
                after, (event,) = puzzle.apply(state, move)
                assert event.move == move and (event.source, event.target) == (state.man, after.man)
                if isinstance(event, Pull):
                    pulled += 1
                    assert {*state.boxes} - {event.box_from} | {event.box_to} == {*after.boxes}
                # what was done backwards can be done forwards, by the forward rules
                there = State(start.board, after.boxes, after.man)
                back, (forward,) = PUZZLE.apply(there, forwards(move))
                assert (back.boxes, back.man) == (state.boxes, state.man)
                assert isinstance(forward, Push) == isinstance(event, Pull)
                state = after
                played.append(move)
                assert puzzle.parse(puzzle.format(state)) == state
    assert pulled > 60


def test_a_solution_found_backwards() -> None:
    start = read_level(LEVEL).start
    puzzle = ReversePuzzle(start)
    state = puzzle.new("", 0)
    assert start.board.xy(state.man) == (1, 1)
    played: list[str] = []
    for move in puzzle.parse_moves("[rr] ddrr 2L ur"):
        state = puzzle.apply(state, move)[0]
        played.append(move)
    assert not puzzle.goal(state)
    with pytest.raises(ValueError, match="not at its end"):
        puzzle.solution(state, played)
    state = puzzle.apply(state, "U")[0]
    assert puzzle.goal(state)
    solution = puzzle.solution(state, [*played, "U"])
    assert solution == "rDldRRlluu"
    for move in solution:
        start = PUZZLE.apply(start, move)[0]
    assert start.solved
    assert puzzle.format_moves([*played, "U"]) == "[]ddrrLLurU"


def test_the_case_decides_and_the_rules_hold() -> None:
    start = read_level("#######\n#     #\n#@$  .#\n#     #\n#######").start
    puzzle = ReversePuzzle(start)
    state = puzzle.start_at(start.board.cell(4, 2))
    assert state is not None
    assert puzzle.apply(state, "l")[0].boxes == state.boxes
    after, (event,) = puzzle.apply(state, "L")
    assert isinstance(event, Pull)
    assert [start.board.xy(cell) for cell in (event.source, event.target, event.box_from, event.box_to)] == [
        (4, 2),
        (3, 2),
        (5, 2),
        (4, 2),
    ]
    with pytest.raises(IllegalMoveError, match="cannot go right"):
        puzzle.apply(state, "r")
    with pytest.raises(IllegalMoveError, match="cannot pull a box up"):
        puzzle.apply(after, "U")
    with pytest.raises(InputError, match="x is not a move"):
        puzzle.apply(state, "x")
    with pytest.raises(InputError, match="not a position of this level"):
        puzzle.parse("#####\n#@$.#\n#####")
    assert puzzle.start_at(start.board.cell(5, 2)) is None
    assert puzzle.start_at(start.board.cell(0, 0)) is None


def test_the_man_begins_where_most_can_be_pulled() -> None:
    # The goals cut the floor in two; nothing can be pulled in the left part.
    start = read_level("########\n#@#.   #\n#  . $ #\n#  . $ #\n###. $ #\n####$  #\n########").start
    first, *others = ReversePuzzle(start).starts()
    assert start.board.xy(first.man)[0] > 3
    assert [start.board.xy(state.man) for state in others] == [(1, 1)]


@pytest.mark.parametrize("seed", range(3))
def test_runs_of_one_box_end_where_another_begins(seed: int) -> None:
    rng = random.Random(seed)
    for pull in (False, True):
        for _ in range(60):
            start = level_of(rng)
            if start is None:
                continue
            puzzle = ReversePuzzle(start) if pull else PUZZLE
            states = [puzzle.starts()[0] if isinstance(puzzle, ReversePuzzle) and puzzle.starts() else start]
            ledger, moved = Ledger(), []
            for _ in range(30):
                moves = puzzle.moves(states[-1])
                if not moves or (pull and not puzzle.starts()):  # type: ignore[union-attr]
                    break
                after, (event,) = puzzle.apply(states[-1], rng.choice(moves))
                pushed = isinstance(event, (Push, Pull))
                assert ledger.add(states[-1], after) == pushed
                moved.append((event.box_from, event.box_to) if isinstance(event, (Push, Pull)) else None)
                states.append(after)
            kept = rng.randint(0, len(moved))
            ledger.cut(kept)
            ends: list[int] = []
            last = -1
            for number, step in enumerate(moved[:kept], 1):
                if step is not None:
                    if step[0] == last:
                        ends[-1] = number
                    else:
                        ends.append(number)
                    last = step[1]
            assert list(ledger.runs) == ends
            assert ledger.tally(kept).box_changes == len(ends)
            assert ledger.tally(kept).pushes == sum(step is not None for step in moved[:kept])
