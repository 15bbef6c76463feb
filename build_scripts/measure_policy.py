"""Measure the shipped policy networks, and their scrambles, for the figures that the program shows.

    python3 build_scripts/measure_policy.py [PART ...] [--seed S]

PART is rates (how often each network solves n-move scrambles), mistakes (where the first is made, how sure the network
was of its turns and which it takes for others), learning (what it solved on the way, as recorded in training) or
shorter (how many scrambles of n turns can be undone in fewer); all without any. resources/figures/policy.json keeps the
parts that are not measured anew.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from build_scripts import python_version

python_version.require("build_scripts/measure_policy.py")

from build_scripts import environment, long_runs  # noqa: E402

FIGURES = environment.ROOT / "resources" / "figures" / "policy.json"
RATES = {"mlp": (range(1, 21), 10_000), "bert": (range(1, 9), 1000)}
"""Scramble lengths of each network, and games for each; the encoder solves nothing longer."""
MISTAKE_GAMES = {**dict.fromkeys(range(1, 13), 1000), 13: 300, 14: 100}
SHORTER_SCRAMBLES = {**dict.fromkeys(range(1, 13), 20_000), 13: 4000, 14: 1000, 15: 300}
"""Numbers of scrambles by length; fewer where the optimal solver takes long."""


def parse(arguments: list[str]) -> argparse.Namespace:
    """Return the options of the command line."""
    parser = long_runs.command_line(__file__, __doc__)
    parser.add_argument("parts", nargs="*", metavar="PART", help="what to measure (everything)")
    parser.add_argument("--seed", type=int, default=7, metavar="S", help="the same seed, the same scrambles (7)")
    options = parser.parse_args(arguments)
    unknown = set(options.parts) - set(PARTS)
    if unknown:
        parser.error(f"there is no part {min(unknown)}: {', '.join(PARTS)}")
    return options


def rates(seed: int) -> tuple[dict[str, Any], str]:
    """Measure how often each network solves; return the figures and their source."""
    from core.cube.policy import policy

    rows_by_network: dict[str, list[dict[str, int]]] = {}
    for name, (lengths, games) in RATES.items():
        network = policy.Policy.load(name)
        rows_by_network[name] = []
        for n in lengths:
            (row,) = policy.evaluate(network, [n], games, seed)
            rows_by_network[name].append({"n": n, "games": games, "solved": row.solved})
            environment.say(f"{name}, n = {n}: {row.rate:.2%}")
    return {"rates": rows_by_network}, f"statewalk policy eval --model MODEL --games GAMES --seed {seed}"


def mistakes(seed: int) -> tuple[dict[str, Any], str]:
    """Measure the better network's first mistakes, its sureness and its confusions of turns."""
    from core.cube.policy import policy, study
    from core.cube.solve.solver import Solver

    solver, network = Solver("small"), policy.Policy.load()
    rows, turns = [], []
    for n, games in MISTAKE_GAMES.items():
        mistake_counts, judged = study.first_mistakes(network, solver, n, games, seed)
        rows.append(mistake_counts._asdict())
        turns += judged
        environment.say(f"mistakes, n = {n}: {sum(mistake_counts.by_move)} of {games}")
    parts = {"mistakes": rows, "sureness": study.sureness(turns), "confusions": study.confusions(turns)}
    return parts, f"build_scripts/measure_policy.py mistakes --seed {seed}, network mlp, depths by the optimal solver"


def shorter(seed: int) -> tuple[dict[str, Any], str]:
    """Measure how many scrambles can be solved in fewer turns than they have."""
    from core.cube.policy import study
    from core.cube.solve.solver import Solver

    solver = Solver("small")
    rows = []
    for n, scrambles in SHORTER_SCRAMBLES.items():
        rows.append(study.count_shorter(solver, n, scrambles, seed)._asdict())
        environment.say(f"shorter, n = {n}: {rows[-1]['shorter']} of {scrambles}")
    return {"shorter": rows}, f"build_scripts/measure_policy.py shorter --seed {seed}, depths by the optimal solver"


def learning(_seed: int) -> tuple[dict[str, Any], str]:
    """Return the learning curves stored in the shipped weights."""
    from core.cube.policy import policy
    from core.cube.policy.weights import read_network

    curves = {}
    for name in policy.NAMES:
        for path in policy.weights_paths(name):
            kind, _, origin = read_network(path)
            curves[kind] = points_of(origin)
    return {"learning": curves}, "the trainings themselves, build_scripts/train_policy.py"


def points_of(origin: Mapping[str, Any]) -> list[dict[str, Any]]:
    """Return the points of a training's learning curve, after those of the weights it began with."""
    from build_scripts.train_policy import FIRST_GAMES, TRIED

    begun = (origin["settings"].get("begun_with") or {}).get("origin")
    points = points_of(begun) if begun else []
    before = points[-1]["samples"] if points else 0
    games = origin.get("games", FIRST_GAMES)
    for samples, _, loss, *rates in origin["curve"]:
        solved = {str(n): rate for n, rate in zip(TRIED, rates, strict=True)}
        points.append({"samples": before + samples, "games": games, "loss": loss, "solved": solved})
    return points


PARTS: dict[str, Callable[[int], tuple[dict[str, Any], str]]] = {
    "rates": rates, "mistakes": mistakes, "learning": learning, "shorter": shorter,
}  # fmt: skip


def main(arguments: list[str]) -> int:
    """Set up what is missing, then measure in the project's own environment."""
    options = parse(arguments)
    environment.prepare("offscreen")
    code = long_runs.run_again(__file__, arguments)
    if code is not None:
        return code
    stored: dict[str, Any] = json.loads(FIGURES.read_text(encoding="utf-8")) if FIGURES.exists() else {"source": {}}
    for part in options.parts or PARTS:
        found, stored["source"][part] = PARTS[part](options.seed)
        stored |= found
        unfinished = FIGURES.with_suffix(".part")
        unfinished.write_text(json.dumps(stored, indent=1) + "\n", encoding="utf-8")
        unfinished.replace(FIGURES)
    return 0


if __name__ == "__main__":
    sys.exit(environment.guard(main, sys.argv[1:]))
