"""A long game is ready at once: states are computed only on demand, and equal those played singly."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest

from core.base.puzzle import InputError
from core.base.state_history import EVERY, StateHistory, states_after
from core.cube.cubie import Cube, products
from core.cube.moves import MOVES, Turn
from core.cube.pocket_puzzle import POCKET
from core.cube.puzzle import PUZZLE, CubePuzzle
from core.sokoban.puzzle import PUZZLE as SOKOBAN

LONG = 5 * EVERY + 7


def drawn(count: int, texts: Sequence[str] = tuple(MOVES)) -> list[str]:
    return random.Random(count).choices(texts, k=count)


class CountingPuzzle(CubePuzzle):
    """Puzzle that counts the moves carried out singly."""

    def __init__(self) -> None:
        self.applied = 0

    def apply(self, state: Cube, move: str) -> tuple[Cube, tuple[Turn, ...]]:
        self.applied += 1
        return super().apply(state, move)


def test_products_are_those_of_the_moves_one_by_one() -> None:
    moves, start = drawn(LONG), MOVES["F2"].cube * MOVES["y"].cube
    stepwise = states_after(PUZZLE, start, moves)
    cubes = {name: move.cube for name, move in MOVES.items()}
    for every in (1, 7, LONG, LONG + 1):
        assert products(start, moves, cubes, every) == stepwise[every - 1 :: every]
    with pytest.raises(KeyError):
        products(start, ["R", "Q"], cubes, 1)


@pytest.mark.parametrize("puzzle", [PUZZLE, POCKET])
def test_a_long_game_has_the_states_of_its_moves(puzzle: CubePuzzle) -> None:
    moves = drawn(LONG, ("R", "U2", "F'", "x", "y'"))
    whole = [puzzle.solved, *states_after(puzzle, puzzle.solved, moves)]
    for ask in (slice(None), slice(700, 300, -3), slice(LONG - 1, None), slice(5, 5)):
        assert StateHistory(puzzle, puzzle.solved, moves)[ask] == whole[ask]
    history = StateHistory(puzzle, puzzle.solved, moves)
    assert [history[at] for at in (-1, 3, EVERY, EVERY - 1, -2)] == [whole[at] for at in (-1, 3, EVERY, EVERY - 1, -2)]
    assert len(history) == LONG + 1 and list(history) == whole
    assert history[40] is history[40]
    with pytest.raises(IndexError):
        history[LONG + 1]


def test_what_nobody_asks_for_is_not_worked_out() -> None:
    puzzle, moves = CountingPuzzle(), drawn(100 * EVERY)
    history = StateHistory(puzzle, puzzle.solved, moves)
    assert history[-1] == states_after(PUZZLE, PUZZLE.solved, moves)[-1]
    assert history[60 * EVERY + 20 : 60 * EVERY + 30]
    assert puzzle.applied < 2 * EVERY
    before = puzzle.applied
    assert history[60 * EVERY + 25] is not None
    assert puzzle.applied == before, "a state is worked out once"


def test_a_long_game_goes_on_and_is_taken_another_way() -> None:
    moves = drawn(LONG)
    history = StateHistory(PUZZLE, PUZZLE.solved, moves)
    history.append("R", history[-1] * MOVES["R"].cube)
    at = 2 * EVERY + 9
    history.replace_after(at, ["U", "F"], states_after(PUZZLE, history[at], ["U", "F"]))
    moves[at:] = ["U", "F"]
    assert history.moves == moves
    assert list(history) == [PUZZLE.solved, *states_after(PUZZLE, PUZZLE.solved, moves)]
    history.replace_after(at, (), ())
    assert len(history) == at + 1


def test_a_move_that_is_none_is_refused_wherever_it_stands() -> None:
    with pytest.raises(InputError, match="is not one move"):
        StateHistory(PUZZLE, PUZZLE.solved, [*drawn(LONG), "R U", *drawn(3)])
    written = [*drawn(LONG), "R3"]
    assert StateHistory(PUZZLE, PUZZLE.solved, written)[-1] == states_after(PUZZLE, PUZZLE.solved, written)[-1]


def test_a_puzzle_without_a_quick_way_is_played_move_by_move() -> None:
    start = SOKOBAN.parse("#####\n#@  #\n#$ .#\n#####")
    history = StateHistory(SOKOBAN, start, ["r", "l"] * EVERY)
    assert list(history) == [start, *states_after(SOKOBAN, start, ["r", "l"] * EVERY)]
    with pytest.raises(InputError):
        StateHistory(SOKOBAN, start, ["r", "l"] * EVERY + ["u"])
