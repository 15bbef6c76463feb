"""Measure the policy networks as they are shipped, and their scrambles, for the figures that the program shows.

    python3 build_scripts/measure_policy.py [PART ...] [--seed S]

PART is rates (how often each network solves n-move scrambles), mistakes (where the first is made) or shorter (how many
scrambles of n turns can be undone in fewer); all three without any. resources/figures/policy.json keeps the parts that
are not measured anew.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from build_scripts import python_version

python_version.require("build_scripts/measure_policy.py")

from build_scripts import environment, long_runs  # noqa: E402

FIGURES = environment.ROOT / "resources" / "figures" / "policy.json"
RATES = {"mlp": (range(1, 21), 10_000), "bert": (range(1, 9), 1000)}
"""Scramble lengths and games of each; the encoder solves nothing longer."""
MISTAKE_GAMES = {**dict.fromkeys(range(1, 13), 1000), 13: 300, 14: 100}
SHORTER_SCRAMBLES = {**dict.fromkeys(range(1, 13), 20_000), 13: 4000, 14: 1000, 15: 300}
"""Fewer where the optimal solver takes long."""


def parse(arguments: list[str]) -> argparse.Namespace:
    """The command line."""
    about, _, rest = (__doc__ or "").partition("\n\n")
    parser = argparse.ArgumentParser(
        "measure_policy.py", description=about, epilog=rest, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("parts", nargs="*", metavar="PART", help="what to measure (everything)")
    parser.add_argument("--seed", type=int, default=7, metavar="S", help="the same seed, the same scrambles (7)")
    options = parser.parse_args(arguments)
    unknown = set(options.parts) - set(PARTS)
    if unknown:
        parser.error(f"there is no part {min(unknown)}: {', '.join(PARTS)}")
    return options


def rates(seed: int) -> tuple[Any, str]:
    """How often each network solves."""
    from core.cube.policy import policy

    found: dict[str, list[dict[str, int]]] = {}
    for name, (lengths, games) in RATES.items():
        chosen = policy.Policy.load(name)
        found[name] = []
        for n in lengths:
            (row,) = policy.evaluate(chosen, [n], games, seed)
            found[name].append({"n": n, "games": games, "solved": row.solved})
            environment.say(f"{name}, n = {n}: {row.rate:.2%}")
    return found, f"statewalk policy eval --model MODEL --games GAMES --seed {seed}"


def mistakes(seed: int) -> tuple[Any, str]:
    """Where the better network makes its first mistake."""
    from core.cube.policy import policy, study
    from core.cube.solve.solver import Solver

    solver, chosen = Solver("small"), policy.Policy.load()
    found = []
    for n, games in MISTAKE_GAMES.items():
        found.append(study.first_mistakes(chosen, solver, n, games, seed)._asdict())
        environment.say(f"mistakes, n = {n}: {sum(found[-1]['by_move'])} of {games}")
    return found, f"build_scripts/measure_policy.py mistakes --seed {seed}, network mlp, depths by the optimal solver"


def shorter(seed: int) -> tuple[Any, str]:
    """How many scrambles are shorter than they look."""
    from core.cube.policy import study
    from core.cube.solve.solver import Solver

    solver = Solver("small")
    found = []
    for n, scrambles in SHORTER_SCRAMBLES.items():
        found.append(study.count_shorter(solver, n, scrambles, seed)._asdict())
        environment.say(f"shorter, n = {n}: {found[-1]['shorter']} of {scrambles}")
    return found, f"build_scripts/measure_policy.py shorter --seed {seed}, depths by the optimal solver"


PARTS: dict[str, Callable[[int], tuple[Any, str]]] = {"rates": rates, "mistakes": mistakes, "shorter": shorter}


def main(arguments: list[str]) -> int:
    """Set up what is missing, then measure in the project's own environment."""
    options = parse(arguments)
    environment.prepare("offscreen")
    code = long_runs.run_again(__file__, arguments)
    if code is not None:
        return code
    stored: dict[str, Any] = json.loads(FIGURES.read_text(encoding="utf-8")) if FIGURES.exists() else {"source": {}}
    for part in options.parts or PARTS:
        stored[part], stored["source"][part] = PARTS[part](options.seed)
        unfinished = FIGURES.with_suffix(".part")
        unfinished.write_text(json.dumps(stored, indent=1) + "\n", encoding="utf-8")
        unfinished.replace(FIGURES)
    return 0


if __name__ == "__main__":
    sys.exit(environment.guard(main, sys.argv[1:]))
