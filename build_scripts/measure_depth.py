"""Compare the depth network with positions of proved depth, for the figures that the program shows.

    python3 build_scripts/measure_depth.py [PART ...]

PART is proofs (draw positions and prove their depths, as far as still missing; Ctrl-C ends it safely), errors (of the
network's estimates) or bound (what its estimate would save as a bound of a search); errors and bound without any.
resources/figures/depth-proofs.json keeps the positions, depth-network.json the figures.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import islice
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from build_scripts import python_version

python_version.require("build_scripts/measure_depth.py")

from build_scripts import environment, long_runs  # noqa: E402

SEED = 7
TABLES = "medium"
UNIFORM = {
    "htm": {**dict.fromkeys(range(1, 13), 200), 13: 100, 14: 100, 15: 60, 16: 30},
    "qtm": {**dict.fromkeys(range(1, 16), 200), 16: 100, 17: 100, 18: 40},
}
"""Numbers of positions of each depth; fewer where there are not as many, or where proofs take long."""
RANDOM_STATES = {"htm": 24, "qtm": 6}
"""Number of random states `random_cube(1)`, ... whose depth is proved."""
SEARCHED, SEARCHES, SEARCH_MARGINS, MOST = 10, 12, (0, 2, 4), 20_000
"""Searches with the estimate as bound: depth and number of positions, margins, and most positions.

The bound is the estimate less a margin of turns. `MOST` is more than the tables alone ever take.
"""
SOURCES = {
    "records": "positions drawn uniformly of each depth, or random states, depths by the optimal solver",
    "trials": f"{SEARCHES} positions of depth {SEARCHED}, Korf's tables",
}


def proofs() -> None:
    """Draw and prove the positions that are missing."""
    from core.base.control import Control
    from core.cube.estimate import proved_positions as proved
    from core.cube.metrics import Metric
    from core.cube.solve.solver import Solver

    control, solver = Control(), Solver(TABLES)
    found = dict(proved.read()) if proved.FIGURES.exists() else {metric: proved.Proofs({}, 0) for metric in Metric}

    def keep(metric: Metric, depth: int, ways: Sequence[Sequence[str]], random_states: int) -> None:
        found[metric] = proved.Proofs({**found[metric].ways, depth: ways}, random_states)
        proved.write(found)
        environment.say(f"{metric}, depth {depth}: {len(ways)} positions")

    with long_runs.stopped_by(lambda *_: control.cancel()):
        for metric in Metric:
            for depth, wanted in UNIFORM[metric].items():
                if len(found[metric].ways.get(depth, ())) < wanted:
                    ways = list(islice(proved.uniform(solver, metric, depth, SEED, control), wanted))
                    if control.cancelled:
                        return
                    keep(metric, depth, ways, found[metric].random_states)
        for metric in Metric:
            for seed in range(found[metric].random_states + 1, RANDOM_STATES[metric] + 1):
                way = proved.random_state(solver, metric, seed, control)
                if way is None:
                    return
                depth = metric.length(way)
                before = found[metric].ways.get(depth, ())
                keep(metric, depth, [*before, way] if depth > max(UNIFORM[metric]) else before, seed)


def errors() -> None:
    """Measure the network's estimates at positions of proved depth."""
    from core.cube.estimate import measurements as measured
    from core.cube.estimate import network
    from core.cube.estimate import proved_positions as proved

    weights, proved_ways = network.load(), proved.read()
    records = {
        (head, metric): measured.hold(weights, proved_ways[metric].ways, metric, head) for head, metric in network.HEADS
    }
    _keep("records", records)
    for (head, metric), record in records.items():
        lines = (f"{row.depth}: {row.bias:+.2f} ± {row.spread:.2f}, {row.truth:.1%}" for row in record.rows)
        environment.say(f"{head}, {metric}: {'; '.join(lines)}")


def bound() -> None:
    """Measure what the estimate as a bound would save a search, and what it would cost."""
    from core.cube.estimate import bound_trials as bound
    from core.cube.estimate import network
    from core.cube.estimate import proved_positions as proved
    from core.cube.metrics import Metric
    from core.cube.moves import position
    from core.cube.solve.korf import Databases
    from core.cube.solve.solver import Solver, SolverKind

    databases = Solver(kind=SolverKind.PATTERNS).table(Metric.HTM)
    assert isinstance(databases, Databases)
    chosen = network.load()
    cubes = [position(way) for way in proved.read()[Metric.HTM].ways[SEARCHED][:SEARCHES]]
    ways = {"tables": bound.by_tables(databases)}
    for head in network.NetworkHead:
        ways |= {f"{head} {margin}": bound.by_estimate(databases, chosen, head, margin) for margin in SEARCH_MARGINS}
    trials = {}
    for name, bounds in ways.items():
        trials[name] = [bound.search(cube, SEARCHED, bounds, MOST) for cube in cubes]
        longer = sum(one.length != SEARCHED for one in trials[name])
        nodes, seconds = (sum(one[at] for one in trials[name]) for at in (2, 3))
        environment.say(f"{name}: {nodes} nodes, {seconds:.1f} CPU s, {longer} of {len(cubes)} longer or given up")
    _keep("trials", trials)


def _keep(part: str, found: Any) -> None:
    from core.cube.estimate import measurements as measured

    kept = measured.read() if measured.FIGURES.exists() else measured.DepthNetworkMeasurements({}, {}, {})
    source = {**kept.source, part: f"build_scripts/measure_depth.py, {SOURCES[part]}"}
    measured.write(replace(kept, **{part: found}, source=source))


PARTS: dict[str, Callable[[], None]] = {"proofs": proofs, "errors": errors, "bound": bound}


def parse(arguments: list[str]) -> argparse.Namespace:
    """Return the options of the command line."""
    parser = long_runs.command_line(__file__, __doc__)
    parser.add_argument("parts", nargs="*", metavar="PART", help="what to measure (errors and bound)")
    options = parser.parse_args(arguments)
    unknown = set(options.parts) - set(PARTS)
    if unknown:
        parser.error(f"there is no part {min(unknown)}: {', '.join(PARTS)}")
    return options


def main(arguments: list[str]) -> int:
    """Set up what is missing, then measure in the project's own environment."""
    options = parse(arguments)
    environment.prepare("offscreen")
    code = long_runs.run_again(__file__, arguments)
    if code is not None:
        return code
    for part in options.parts or ("errors", "bound"):
        PARTS[part]()
    return 0


if __name__ == "__main__":
    sys.exit(environment.guard(main, sys.argv[1:]))
