"""Pieces of a shortened solution can each be taken alone, and together they are the shortened one."""

from __future__ import annotations

from itertools import combinations
from random import Random

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from core.base.control import Control
from core.sokoban.board import State
from core.sokoban.replay import replay
from core.sokoban.solve.optimiser import Improvements
from core.sokoban.solve.solver import Effort, SolverMetric, solve
from core.sokoban.solve.variants import take, variants
from tests.core.sokoban.solve.solve_reference import small_levels


def wander(state: State, moves: str, random: Random) -> str:
    """Return the same moves with steps back and forth between them."""
    longer = ""
    current = state
    for move in moves:
        for direction in random.sample(range(4), 4):
            after = current.step(direction)
            if after is not None and after.boxes == current.boxes and random.random() < 0.3:
                longer += "lurd"[direction] + "lurd"[direction ^ 2]
                break
        longer += move
        current = replay(current, move).state
    return replay(state, longer).lurd


@settings(max_examples=120, deadline=None, suppress_health_check=list(HealthCheck))
@given(small_levels(), st.integers(0, 2**32), st.sampled_from(list(SolverMetric)))
def test_any_of_the_pieces_can_be_taken(state: State, seed: int, metric: SolverMetric) -> None:
    found = solve(state, SolverMetric.PUSHES, Effort(20, 1 << 24), Control(), optimal=True)
    if found.solution is None or not found.solution.lurd:
        return
    old = wander(state, found.solution.lurd, Random(seed))
    new = old
    for better in Improvements(state, old, metric, Effort(20, 1 << 24), Control()):
        new = better.moves.lurd
    pieces = variants(state, old, new)
    was = replay(state, old)
    for count in range(len(pieces) + 1):
        for chosen in list(combinations(pieces, count))[:20]:
            now = replay(state, take(old, chosen))
            assert now.state.solved
            assert now.tally.moves == was.tally.moves - sum(piece.moves_saved for piece in chosen)
            assert now.tally.pushes == was.tally.pushes - sum(piece.pushes_saved for piece in chosen)
    everything = replay(state, take(old, pieces)).tally
    best = replay(state, new).tally
    assert everything.pushes <= best.pushes
    if metric is SolverMetric.MOVES:
        assert everything.moves <= best.moves
