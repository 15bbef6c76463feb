"""What an optimal solver says of scrambles and of the network's play: best turns, true depths, first mistakes."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from core.control import Control
from core.cube.cubie import Cube
from core.cube.metrics import Metric
from core.cube.moves import MOVES as ALL_MOVES
from core.cube.moves import inverse_move, inverse_moves, position
from core.cube.policy.measured import Mistakes, Shorter
from core.cube.policy.policy import MOVES, Policy
from core.cube.scramble import scramble
from core.cube.solve.bracket import Bracket
from core.cube.solve.solver import Solver

MOST_SOLUTIONS = 10_000
"""Shortest solutions that are looked through; hardly any position has more."""
OPPOSITE = dict(zip("URFDLB", "DLBURF", strict=True))


def scramble_of(length: int, seed: int, index: int) -> list[str]:
    """Scramble number `index` of a seed: it is the same however many are drawn."""
    return scramble(length, Random(f"{seed} {length} {index}").getrandbits(64))


def shortest(
    cube: Cube, solver: Solver, known: Sequence[str] | None, control: Control | None = None
) -> tuple[str, ...] | None:
    """A shortest solution in half turns, `known` being a solution; None if `control` was cancelled."""
    bracket = None if known is None else Bracket(Metric.HTM, 0, len(known), tuple(known))
    found = solver.prove(cube, Metric.HTM, bracket, control)
    return found.solution if found.proved else None


def best_turns(cube: Cube, solver: Solver, control: Control | None = None) -> list[str] | None:
    """Every turn that leads nearer to solved, in the order of `MOVES`; None if `control` was cancelled.

    None are best if the cube is solved.
    """
    if cube.solved:
        return []
    solutions = solver.solutions(cube, Metric.HTM, MOST_SOLUTIONS, control)
    if not solutions:
        return None
    firsts = {solution[0] for solution in solutions}
    # of two turns of opposite faces in a row a solution has one order, but either may come first
    firsts |= {two for one, two, *_ in (s for s in solutions if len(s) > 1) if two[0] == OPPOSITE[one[0]]}
    return [move for move in MOVES if move in firsts]


def soft_label(best: Sequence[str]) -> list[float]:
    """The same probability for each of the best turns, in the order of `MOVES`."""
    return [1 / len(best) if move in best else 0.0 for move in MOVES]


def count_shorter(solver: Solver, n: int, scrambles: int, seed: int, control: Control | None = None) -> Shorter:
    """How many scrambles of `n` turns are shorter than that; those that were solved before `control` was cancelled."""
    control = Control() if control is None else control
    control.total = scrambles
    count = 0
    for index in range(scrambles):
        turns = scramble_of(n, seed, index)
        found = shortest(position(turns), solver, _known(turns), control)
        if found is None:
            return Shorter(n, index, count)
        count += len(found) < n
        control.done = index + 1
    return Shorter(n, scrambles, count)


def first_mistakes(
    policy: Policy, solver: Solver, n: int, games: int, seed: int, control: Control | None = None
) -> Mistakes:
    """Where the network, playing by the rules of `policy.evaluate`, first makes a turn that does not lead nearer.

    Games that were not done when `control` was cancelled are left out.
    """
    watch = Control() if control is None else control
    watch.total = games
    by_depth, by_move = [0] * (n + 1), [0] * (n + 1)
    played = 0
    for game in range(games):
        turns = scramble_of(n, seed, game)
        cube = position(turns)
        left = shortest(cube, solver, _known(turns), watch)
        for move in range(1, n + 1):
            if not left:
                break
            shares = policy.probabilities(cube)
            chosen = MOVES[shares.index(max(shares))]
            cube = cube * ALL_MOVES[chosen].cube
            # the turn undone and what was left is a solution, unless it is what was left that begins so
            known = left[1:] if left[0] == chosen else (inverse_move(chosen), *left)
            after = known if left[0] == chosen else shortest(cube, solver, _allowed(known), watch)
            if after is not None and len(after) >= len(left):
                by_depth[len(left)] += 1
                by_move[move] += 1
                break
            left = after
        if left is None:
            break
        played += 1
        watch.done = played
    return Mistakes(n, played, tuple(by_depth), tuple(by_move))


def _known(turns: Sequence[str]) -> Sequence[str] | None:
    return _allowed(inverse_moves(turns))


def _allowed(solution: Sequence[str]) -> Sequence[str] | None:
    """A solution as one to beat, unless no position is that deep."""
    return solution if len(solution) <= Metric.HTM.deepest(3) else None
