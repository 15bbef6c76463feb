"""A game carried out at once equals one played step by step."""

from __future__ import annotations

import random

import pytest

from core.base.puzzle import IllegalMoveError, InputError
from core.base.state_history import EVERY, StateHistory, states_after
from core.sokoban.board import State
from core.sokoban.events import Push
from core.sokoban.path.long_game import count_steps, replay
from core.sokoban.puzzle import PUZZLE
from core.sokoban.tally import Ledger

ROOM = """\
############
#  .   $   #
# $  @ $ . #
#    ##    #
#  $   .   #
# .  $  .  #
############"""


def played(seed: int, count: int) -> tuple[State, list[str]]:
    """Return a game of which a third of the moves push, as far as boxes can be pushed."""
    draw, state, moves = random.Random(seed), PUZZLE.parse(ROOM), list[str]()
    start = state
    while len(moves) < count:
        legal = PUZZLE.moves(state)
        move = draw.choice([one for one in legal if one.isupper()] * (draw.random() < 0.3) or legal)
        moves.append(move if draw.random() < 0.9 else move.swapcase())
        state = PUZZLE.apply(state, move)[0]
    return start, moves


@pytest.mark.parametrize("seed", range(8))
def test_the_positions_are_those_of_the_moves_one_by_one(seed: int) -> None:
    start, moves = played(seed, 2 * EVERY + 9)
    stepwise = states_after(PUZZLE, start, moves)
    for every in (1, 7, len(moves), len(moves) + 1):
        assert PUZZLE.replay(start, moves, every) == stepwise[every - 1 :: every]
    found = PUZZLE.replay(start, moves, 1)
    assert [(one.boxes, one.placed, one.solved) for one in found] == [
        (one.boxes, one.placed, one.solved) for one in stepwise
    ]
    assert list(StateHistory(PUZZLE, start, moves)) == [start, *stepwise]


@pytest.mark.parametrize("seed", range(8))
def test_the_counters_are_those_of_the_moves_one_by_one(seed: int) -> None:
    start, moves = played(seed, 400)
    state, stepwise, pushes = start, Ledger(), 0
    for move in moves:
        after, events = PUZZLE.apply(state, move)
        pushes += isinstance(events[0], Push)
        stepwise.add(state, after)
        state = after
    assert pushes > 4
    whole = Ledger.of_game(start, moves)
    for at in range(len(moves) + 1):
        assert whole.tally(at) == stepwise.tally(at)
    assert vars(whole) == vars(stepwise), "it goes on from there in the same way"


def test_a_move_that_cannot_be_played_is_told_of_as_if_it_were_played_alone() -> None:
    start, moves = played(1, 2 * EVERY)
    with pytest.raises(InputError) as told:
        StateHistory(PUZZLE, start, [*moves, "x", *moves])
    with pytest.raises(InputError) as alone:
        PUZZLE.apply(start, "x")
    assert told.value.sentence == alone.value.sentence
    walks = ["l"] * 20
    with pytest.raises(IllegalMoveError):
        StateHistory(PUZZLE, start, walks * EVERY)
    assert replay(start, ["lu"], 1) == ([], 0)
    with pytest.raises(ValueError):
        count_steps(start, walks)
