"""Positions of proved depth, drawn uniformly at each depth, for testing the network.

Up to some depth they are ends of normal sequences, accepted with one over the number of their shortest solutions (see
`core.cube.walk.class_moves`); deeper ones are random states that an optimal solver has proved. Each is stored as a
shortest sequence from solved to it.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random

from core.base.control import Control
from core.base.figures import figures
from core.base.files.whole_file import write_whole
from core.cube.metrics import Metric
from core.cube.moves import inverse_moves, position
from core.cube.notation.notation import format_moves, parse_moves
from core.cube.random_state import random_cube
from core.cube.solve.solver import Solver
from core.cube.walk.lumping import normal_sequence
from resources import ROOT

FIGURES = ROOT / "figures" / "depth-proofs.json"
MOST_SOLUTIONS = 10_000

Ways = Mapping[int, Sequence[Sequence[str]]]
"""Shortest sequences from solved to positions of each depth."""


@dataclass(frozen=True)
class Proofs:
    """Positions of proved depth in one metric."""

    ways: Ways
    random_states: int
    """Number of random states, `random_cube(1)` and on, that were proved; the deepest are in `ways`."""


def read(path: Path = FIGURES) -> Mapping[Metric, Proofs]:
    """Read the proved positions of each metric; raises InputError."""
    with figures(path) as stored:
        return {
            metric: Proofs(
                {int(depth): [parse_moves(way) for way in ways] for depth, ways in one["ways"].items()},
                int(one["random_states"]),
            )
            for metric in Metric
            for one in [stored[metric]]
        }


def write(found: Mapping[Metric, Proofs], path: Path = FIGURES) -> None:
    """Write proved positions such that `read` returns them, whole or not at all; raises OSError."""
    stored = {
        metric: {
            "random_states": one.random_states,
            "ways": {str(depth): [format_moves(way) for way in ways] for depth, ways in sorted(one.ways.items())},
        }
        for metric, one in found.items()
    }
    write_whole(path, [(json.dumps(stored, indent=1) + "\n").encode()])


def uniform(solver: Solver, metric: Metric, depth: int, seed: int, control: Control) -> Iterator[Sequence[str]]:
    """Yield shortest sequences to uniformly drawn positions of a depth, until `control` is cancelled."""
    index = 0
    while not control.cancelled:
        random = Random(f"{seed} {metric} {depth} {index}")
        index += 1
        way = normal_sequence(metric, depth, random)
        solutions = solver.solutions(position(way), metric, MOST_SOLUTIONS, control)
        if solutions and metric.length(solutions[0]) == depth and random.random() * len(solutions) < 1:
            yield way


def random_state(solver: Solver, metric: Metric, seed: int, control: Control) -> Sequence[str] | None:
    """Return a shortest sequence to `random_cube(seed)`; None if `control` was cancelled."""
    result = solver.search(random_cube(seed), metric).run(control)
    return inverse_moves(result.solution) if result.is_proved and result.solution is not None else None
