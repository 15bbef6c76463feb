"""Comparison of scrambles and the network's play with an optimal solver: best turns, depths, mistakes."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random
from typing import NamedTuple

from core.base.control import Control
from core.cube.cubie import Cube
from core.cube.metrics import Metric
from core.cube.moves import MOVES as ALL_MOVES
from core.cube.moves import inverse_move, inverse_moves, position
from core.cube.policy.measurements import STEPS, ConfidenceBin, FirstMistakes, ShorterScrambles
from core.cube.policy.model import PolicyNetwork, softmax
from core.cube.policy.policy import MOVES, Policy
from core.cube.policy.scrambles import LABELS, draw_samples
from core.cube.policy.view import tokens_shown, turn_in_view
from core.cube.scramble import scramble
from core.cube.solve.bracket import Bracket
from core.cube.solve.solver import Solver

MOST_SOLUTIONS = 10_000
"""Most shortest solutions that are enumerated; hardly any position has more."""
FIXED = 2048
"""Number of samples on which networks are compared with what their training recorded."""
TOGETHER = 256
"""Number of these samples in one pass."""
OPPOSITE = dict(zip("URFDLB", "DLBURF", strict=True))


def scramble_of(length: int, seed: int, index: int) -> list[str]:
    """Return scramble number `index` of a seed, which does not depend on how many are drawn."""
    return scramble(length, Random(f"{seed} {length} {index}").getrandbits(64))


def find_optimal_solution(
    cube: Cube, solver: Solver, known: Sequence[str] | None, control: Control | None = None
) -> tuple[str, ...] | None:
    """Return a shortest solution in half turns, or None if `control` was cancelled.

    `known` is any solution.
    """
    bracket = None if known is None else Bracket(Metric.HTM, 0, len(known), tuple(known))
    proof = solver.prove(cube, Metric.HTM, bracket, control)
    return proof.solution if proof.is_proved else None


def best_turns(cube: Cube, solver: Solver, control: Control | None = None) -> list[str] | None:
    """Return every turn that leads nearer to solved, in the order of `MOVES`; None if cancelled.

    The list is empty if the cube is solved.
    """
    if cube.solved:
        return []
    solutions = solver.solutions(cube, Metric.HTM, MOST_SOLUTIONS, control)
    if not solutions:
        return None
    firsts = {solution[0] for solution in solutions}
    # solutions have two turns of opposite faces in a row in one order only, but either may come first
    firsts |= {two for one, two, *_ in (s for s in solutions if len(s) > 1) if two[0] == OPPOSITE[one[0]]}
    return [move for move in MOVES if move in firsts]


def soft_label(best: Sequence[str]) -> list[float]:
    """Return the same probability for each of the best turns, in the order of `MOVES`."""
    return [1 / len(best) if move in best else 0.0 for move in MOVES]


def count_shorter(
    solver: Solver, n: int, scrambles: int, seed: int, control: Control | None = None
) -> ShorterScrambles:
    """Count the scrambles of `n` turns with a shorter solution, up to where `control` was cancelled."""
    control = Control() if control is None else control
    control.total = scrambles
    count = 0
    for index in range(scrambles):
        turns = scramble_of(n, seed, index)
        solution = find_optimal_solution(position(turns), solver, _invert_scramble(turns), control)
        if solution is None:
            return ShorterScrambles(n, index, count)
        count += len(solution) < n
        # set again, because a solver that builds its table uses the control for that
        control.done, control.total = index + 1, scrambles
    return ShorterScrambles(n, scrambles, count)


class JudgedTurn(NamedTuple):
    """Turn that the network played, judged by an optimal solver."""

    depth: int
    """Least number of half turns to solved before the turn."""
    played: str
    wanted: str
    """Turn that leads nearer to solved: `played`, if that one does."""
    sure: float
    """Probability that the network gave to the turn it played."""

    @property
    def is_right(self) -> bool:
        """Whether the turn led nearer to solved."""
        return self.played == self.wanted


def judge(
    policy: Policy, solver: Solver, n: int, seed: int, index: int, control: Control | None = None
) -> list[JudgedTurn] | None:
    """Play a game by the rules of `policy.evaluate` up to the first turn that leads no nearer to solved.

    Returns the turns, or None if cancelled.
    """
    turns = scramble_of(n, seed, index)
    cube = position(turns)
    solution = find_optimal_solution(cube, solver, _invert_scramble(turns), control)
    judged: list[JudgedTurn] = []
    while solution and len(judged) < n:
        shares = policy.probabilities(cube)
        chosen = MOVES[shares.index(max(shares))]
        cube = cube * ALL_MOVES[chosen].cube
        # undoing the turn and then playing the old solution is a solution, unless the turn was that solution's first
        known = solution[1:] if solution[0] == chosen else (inverse_move(chosen), *solution)
        after = known if solution[0] == chosen else find_optimal_solution(cube, solver, _drop_too_long(known), control)
        nearer = after is not None and len(after) < len(solution)
        judged.append(JudgedTurn(len(solution), chosen, chosen if nearer else solution[0], max(shares)))
        if after is None or not nearer:
            return None if after is None else judged
        solution = after
    return None if solution is None else judged


def first_mistakes(
    policy: Policy, solver: Solver, n: int, games: int, seed: int, control: Control | None = None
) -> tuple[FirstMistakes, list[JudgedTurn]]:
    """Count the first turns of games that do not lead nearer to solved, and return all turns up to them.

    Games that were not done when `control` was cancelled are left out.
    """
    watch = Control() if control is None else control
    watch.total = games
    by_depth, by_move = [0] * (n + 1), [0] * (n + 1)
    turns: list[JudgedTurn] = []
    for game in range(games):
        judged = judge(policy, solver, n, seed, game, watch)
        if judged is None:
            return FirstMistakes(n, game, tuple(by_depth), tuple(by_move)), turns
        if judged and not judged[-1].is_right:
            by_depth[judged[-1].depth] += 1
            by_move[len(judged)] += 1
        turns += judged
        watch.done = game + 1
    return FirstMistakes(n, games, tuple(by_depth), tuple(by_move)), turns


def sureness(turns: Iterable[JudgedTurn]) -> tuple[ConfidenceBin, ...]:
    """Return how often turns were right in each of STEPS equal bins of the network's confidence."""
    bins = [[0, 0] for _ in range(STEPS)]
    for turn in turns:
        step = bins[min(STEPS - 1, int(turn.sure * STEPS))]
        step[0] += 1
        step[1] += turn.is_right
    return tuple(ConfidenceBin(*step) for step in bins)


def confusions(turns: Iterable[JudgedTurn]) -> tuple[tuple[int, ...], ...]:
    """Count how often each of MOVES was played (column) where another was best (row), over all 48 views.

    The network answers the same in every view of the cube, so a mistake in one view occurs in all.
    """
    counts = [[0] * len(MOVES) for _ in MOVES]
    for turn in turns:
        if not turn.is_right:
            wanted, played = MOVES.index(turn.wanted), MOVES.index(turn.played)
            for view in range(48):
                counts[turn_in_view(wanted, view)][turn_in_view(played, view)] += 1
    return tuple(map(tuple, counts))


def _invert_scramble(turns: Sequence[str]) -> Sequence[str] | None:
    return _drop_too_long(inverse_moves(turns))


def _drop_too_long(solution: Sequence[str]) -> Sequence[str] | None:
    """Return a solution of the 3x3x3 as a bound for a search; None if it has more than 20 moves HTM.

    Every position can be solved in 20 moves HTM.
    """
    return solution if len(solution) <= Metric.HTM.deepest(3) else None


def fixed_loss(network: PolicyNetwork, lengths: Sequence[float]) -> float:
    """Return the mean loss (nats) of a network's first turn on FIXED samples, the same at each call.

    `lengths` are the weights of the scrambles' lengths.
    """
    import numpy as np

    tokens = np.empty((FIXED, tokens_shown(network.shown)), np.uint8)
    labels = np.empty((FIXED, LABELS), np.uint8)
    draw_samples(tokens.data, labels.data, lengths, FIXED, network.shown)
    # an encoder's attention over all of the samples at once would take a quarter of a gigabyte
    answers = np.concatenate([network(part)[:, :18] for part in np.split(tokens, FIXED // TOGETHER)])
    shares = np.log(softmax(answers) + np.float32(1e-30))
    return float(-np.take_along_axis(shares, labels[:, :2].astype(np.int64), 1).mean())
