"""Effect of the 18 half turns on positions of each depth: one deeper, the same depth, one closer.

Near solved they are counted, for every position there. Beyond, positions are drawn and each of their moves is solved
optimally. The end of a walk would not do: it is not uniform in its class. A canonical sequence drawn uniformly of all
those of d turns ends at a position of depth d with a probability proportional to the number of the position's shortest
solutions, so it is accepted with one over that number (J. von Neumann, 1951). The share of accepted sequences times the
number of canonical sequences also estimates the population of the class, which is known and so checks the method.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from random import Random

from core.base.control import Control
from core.base.depth import Exactness
from core.base.figures import figures
from core.cube.metrics import Metric
from core.cube.moves import FACE_TURNS, OPPOSITE, inverse_moves, position
from core.cube.notation.sequences import canonical_counts
from core.cube.solve.bracket import Bracket
from core.cube.solve.solver import Solver
from core.markov.simulation import Interval, wilson
from resources import ROOT

FIGURES = ROOT / "figures" / "class-moves-3x3x3-htm.json"
MOST_SOLUTIONS = 10_000
"""Most shortest solutions that are enumerated, far more than any position drawn so far has."""


@dataclass(frozen=True)
class ClassMoves:
    """Moves of the positions of one depth: of all of them if exact, else of `positions` drawn uniformly."""

    depth: int
    exactness: Exactness
    positions: int
    sequences: int
    """Number of sequences drawn to find the positions; 0 if exact."""
    up: int
    stay: int
    down: int

    @property
    def moves(self) -> int:
        """Number of all moves."""
        return self.up + self.stay + self.down

    @property
    def shares(self) -> tuple[float, float, float]:
        """Shares of moves that lead deeper, keep the depth, and lead closer."""
        return self.up / self.moves, self.stay / self.moves, self.down / self.moves

    @property
    def intervals(self) -> tuple[Interval, Interval, Interval]:
        """Wilson's 95 % intervals of the shares, or the shares themselves if exact.

        They treat all moves as independent. Positions of one depth resemble each other more than that, so the intervals
        are wider than necessary.
        """
        if self.exactness is Exactness.EXACT:
            up, stay, down = (Interval(share, share) for share in self.shares)
        else:
            up, stay, down = (wilson(count, self.moves) for count in (self.up, self.stay, self.down))
        return up, stay, down

    def __add__(self, other: ClassMoves) -> ClassMoves:
        """Return two samples as one; they must be of different sequences."""
        return ClassMoves(
            self.depth,
            self.exactness,
            self.positions + other.positions,
            self.sequences + other.sequences,
            self.up + other.up,
            self.stay + other.stay,
            self.down + other.down,
        )


@lru_cache(maxsize=1)
def load_class_moves() -> tuple[ClassMoves, ...]:
    """Return the moves of each depth class, counted or sampled, for depth 0, 1, 2, ... as far as they are known."""
    return load(FIGURES)


def load(path: Path) -> tuple[ClassMoves, ...]:
    """Read class moves from a file; raises InputError for a damaged one."""
    with figures(path) as data:
        return tuple(
            ClassMoves(row["depth"], Exactness(row["exactness"]), row["positions"], row["words"], *row["moves"])
            for row in data["depths"]
        )


def canonical_sequence(length: int, random: Random) -> list[str]:
    """Return a uniformly drawn canonical sequence of half turns (see `core.cube.notation.sequences`)."""
    longest = canonical_counts("htm", length)
    # after U, R or F (`lower`) the opposite face may follow, after D, L or B (`upper`) it may not
    lower, upper = [1], [1]
    for _ in range(length):
        lower, upper = [*lower, 6 * lower[-1] + 9 * upper[-1]], [*upper, 6 * lower[-1] + 6 * upper[-1]]
    assert longest[length] == (9 * (lower[length - 1] + upper[length - 1]) if length else 1)
    sequence: list[str] = []
    for rest in range(length - 1, -1, -1):
        faces = [face for face in "URFDLB" if not sequence or _may_follow(sequence[-1][0], face)]
        weights = [lower[rest] if face in "URF" else upper[rest] for face in faces]
        sequence.append(random.choices(faces, weights)[0] + random.choice(("", "2", "'")))
    return sequence


def _may_follow(last: str, face: str) -> bool:
    return face != last and (face != OPPOSITE[last] or last in "URF")


def sample(
    solver: Solver, depth: int, sequences: int, seed: int, first: int = 0, control: Control | None = None
) -> ClassMoves:
    """Return the moves of the positions that sequences `first`, `first` + 1, ... of a seed lead to.

    If cancelled, only the sequences before the first unfinished one are included. `control` counts sequences.
    """
    control = Control() if control is None else control
    control.done, control.total = 0, sequences
    found = ClassMoves(depth, Exactness.APPROXIMATE, 0, 0, 0, 0, 0)
    for index in range(first, first + sequences):
        moves = _moves_of(solver, depth, Random(f"{seed} {depth} {index}"), control)
        if control.cancelled:
            break
        found += ClassMoves(depth, Exactness.APPROXIMATE, int(sum(moves) > 0), 1, *moves)
        # set again, because a solver that builds its table uses the control for that
        control.done, control.total = index + 1 - first, sequences
    return found


def _moves_of(solver: Solver, depth: int, random: Random, control: Control) -> tuple[int, int, int]:
    """Return the moves up, aside and down at the end of a sequence; all 0 if the sequence is not accepted."""
    sequence = canonical_sequence(depth, random)
    solutions = solver.solutions(position(sequence), Metric.HTM, MOST_SOLUTIONS, control)
    if not solutions or len(solutions[0]) != depth:
        return 0, 0, 0
    if random.random() * len(solutions) >= 1:
        return 0, 0, 0
    closer = _first_turns(solutions)
    up = 0
    for turn in FACE_TURNS:
        if turn not in closer:
            around = [*sequence, turn]
            way_back = Bracket(Metric.HTM, 0, len(around), tuple(inverse_moves(around)))
            up += solver.prove(position(around), Metric.HTM, way_back, control).lower > depth
    return up, len(FACE_TURNS) - up - len(closer), len(closer)


def _first_turns(solutions: Sequence[Sequence[str]]) -> set[str]:
    """Return the turns that begin a solution; two of opposite faces may begin it in either order."""
    first = {solution[0] for solution in solutions if solution}
    return first | {
        solution[1] for solution in solutions if len(solution) > 1 and solution[1][0] == OPPOSITE[solution[0][0]]
    }
