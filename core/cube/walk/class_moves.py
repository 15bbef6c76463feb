"""Where the 18 half turns lead from the positions of each depth: one deeper, to the same depth, one closer to solved.

Near solved they are counted, for every position there. Beyond, positions are drawn and each of their moves is solved
optimally. A walk's end would not do: it is not uniform inside its class. A canonical sequence drawn uniformly of all
those of d turns is: it ends at a position of depth d with a probability proportional to the position's shortest
solutions, so it is accepted with one over their number (J. von Neumann, 1951). The sequences accepted times all
canonical sequences estimate the population of the class besides, which is known: that is how the method is checked.
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
"""Far more than the shortest solutions of any position that was ever drawn."""


@dataclass(frozen=True)
class ClassMoves:
    """The moves of the positions of one depth: of all of them if exact, else of `positions` drawn uniformly."""

    depth: int
    exactness: Exactness
    positions: int
    sequences: int
    """The sequences drawn to find the positions; 0 if exact."""
    up: int
    stay: int
    down: int

    @property
    def moves(self) -> int:
        """All of them."""
        return self.up + self.stay + self.down

    @property
    def shares(self) -> tuple[float, float, float]:
        """The parts that go deeper, keep the depth, and come closer."""
        return self.up / self.moves, self.stay / self.moves, self.down / self.moves

    @property
    def intervals(self) -> tuple[Interval, Interval, Interval]:
        """Wilson's 95 % intervals of the shares, or the shares themselves if exact.

        They take all moves for independent. Positions of one depth resemble each other more than that, so the intervals
        are wider than need be.
        """
        if self.exactness is Exactness.EXACT:
            up, stay, down = (Interval(share, share) for share in self.shares)
        else:
            up, stay, down = (wilson(count, self.moves) for count in (self.up, self.stay, self.down))
        return up, stay, down

    def __add__(self, other: ClassMoves) -> ClassMoves:
        """Both samples as one; they must be of different sequences."""
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
    """The figures in a file. Raises InputError for a damaged one."""
    with figures(path) as data:
        return tuple(
            ClassMoves(row["depth"], Exactness(row["exactness"]), row["positions"], row["words"], *row["moves"])
            for row in data["depths"]
        )


def canonical_sequence(length: int, random: Random) -> list[str]:
    """A canonical sequence of so many half turns, all equally likely (see `core.cube.notation.sequences`)."""
    longest = canonical_counts("htm", length)
    # after a face of the lower three its opposite may follow, after one of the others it may not
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
    """The moves of the positions found by sequences `first`, `first` + 1, ... of a seed.

    Cancelled, those of the sequences before the first that was not done. `control` counts sequences.
    """
    control = Control() if control is None else control
    control.done, control.total = 0, sequences
    found = ClassMoves(depth, Exactness.APPROXIMATE, 0, 0, 0, 0, 0)
    for index in range(first, first + sequences):
        moves = _moves_of(solver, depth, Random(f"{seed} {depth} {index}"), control)
        if control.cancelled:
            break
        found += ClassMoves(depth, Exactness.APPROXIMATE, int(sum(moves) > 0), 1, *moves)
        control.done, control.total = index + 1 - first, sequences  # a solver that made its table counted that
    return found


def _moves_of(solver: Solver, depth: int, random: Random, control: Control) -> tuple[int, int, int]:
    """The moves up, aside and down of the position a sequence ends at; none if the sequence is not accepted."""
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
    """The turns that begin a solution; two of opposite faces may begin it in either order."""
    first = {solution[0] for solution in solutions if solution}
    return first | {
        solution[1] for solution in solutions if len(solution) > 1 and solution[1][0] == OPPOSITE[solution[0][0]]
    }
