"""Measure where half turns of the 3x3x3 lead from each depth: deeper, to the same depth, or closer.

    python3 build_scripts/sample_moves.py [FILE] --depths 7-13 --positions N

FILE (resources/figures/class-moves-3x3x3-htm.json) holds the figures and the progress of each depth. Depths 0 to 6 are
counted in full; for the others positions are drawn and their moves solved with the optimal solver's table, until N
positions of each depth are there. The same command with more positions goes on where it stopped, also after Ctrl-C or a
kill, to the same figures as one run. A position of depth 12 takes 0.2 seconds of one processor, of depth 14 half a
second, of depth 15 six; each further depth ten times as long.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from build_scripts import python_version

python_version.require("build_scripts/sample_moves.py")

from build_scripts import environment, long_runs  # noqa: E402

if TYPE_CHECKING:
    from core.base.control import Control
    from core.cube.walk.class_moves import ClassMoves

FILE = environment.ROOT / "resources" / "figures" / "class-moves-3x3x3-htm.json"
COUNTED, DEEPEST = 6, 20
SAVE_SECONDS = 10.0
DIGITS = 6
METHOD = (
    "Depths marked exact: every move of every position, counted. The others: canonical words of so many turns, drawn "
    "uniformly and accepted with one over the number of their position's shortest solutions, end at positions that are "
    "uniform in their class; each move of those is solved optimally. The intervals are Wilson's 95 % and take all "
    "moves for independent; the measured spread between positions is half of that."
)


def parse(arguments: list[str]) -> argparse.Namespace:
    """Return the options of the command line."""
    parser = long_runs.command_line(__file__, __doc__)
    parser.add_argument("file", type=Path, nargs="?", default=FILE, metavar="FILE", help="where the figures are kept")
    parser.add_argument("--depths", type=_depths, default=range(7, 14), metavar="A-B", help="which depths (7-13)")
    parser.add_argument("--positions", type=int, default=500, metavar="N", help="positions of each depth in all (500)")
    parser.add_argument("--seed", type=int, default=2023, metavar="S", help="the same seed draws the same (2023)")
    parser.add_argument(
        "--table",
        choices=("small", "medium", "big", "large"),
        default="medium",
        help="the solver's table (medium: 320 MB)",
    )
    return parser.parse_args(arguments)


def _depths(text: str) -> range:
    first, _, last = text.partition("-")
    try:
        depths = range(int(first), int(last or first) + 1)
    except ValueError:
        depths = range(0)
    if not depths or depths.start <= COUNTED or depths[-1] > DEEPEST:
        raise argparse.ArgumentTypeError(f"{text} is not a depth or two, as 7-13, from {COUNTED + 1} to {DEEPEST}")
    return depths


class Measurement:
    """Measured figures, stored in a file."""

    def __init__(self, options: argparse.Namespace) -> None:
        from core.base.control import Control
        from core.cube.walk import class_moves

        self.file: Path = options.file
        self.seed: int = options.seed
        self.control: Control = Control()
        self.classes: dict[int, ClassMoves] = {}
        if self.file.exists():
            found = json.loads(self.file.read_text(encoding="utf-8"))["seed"]
            if found != self.seed:
                raise environment.SetupError(f"{self.file} was drawn with seed {found}. Name that, or another file.")
            self.classes = {one.depth: one for one in class_moves.load(self.file)}
        else:
            self.classes = {one.depth: one for one in _counted()}

    def run(self, depths: range, positions: int, size: str) -> None:
        """Draw positions until each depth has its number, or until stopped."""
        from core.cube.metrics import Metric
        from core.cube.solve.solver import Solver
        from core.cube.walk import class_moves

        solver = Solver(size, threads=os.cpu_count() or 1)
        has_table = solver.table(Metric.HTM, self.control) is not None
        for depth in depths:
            saved = time.monotonic()
            while has_table and not self.control.cancelled:
                so_far = self.classes.get(depth)
                if so_far is not None and so_far.positions >= positions:
                    break
                first = 0 if so_far is None else so_far.sequences
                more = class_moves.sample(solver, depth, 1, self.seed, first, self.control)
                self.classes[depth] = more if so_far is None else so_far + more
                if time.monotonic() - saved > SAVE_SECONDS:
                    saved = time.monotonic()
                    self.save()
                    environment.say(f"depth {depth}: {self.classes[depth].positions} of {positions} positions")
            self.save()

    def save(self) -> None:
        """Write to the JSON file where moves of the 3x3x3 lead from each depth; replace it atomically.

        Depths without a measured position are left out.
        """
        rows = [moves_of_class for _, moves_of_class in sorted(self.classes.items()) if moves_of_class.moves]
        lines = ",\n".join(f"    {json.dumps(_row(moves_of_class))}" for moves_of_class in rows)
        text = (
            "{\n"
            f'  "title": {json.dumps("3×3×3, half turns: where a move leads", ensure_ascii=False)},\n'
            f'  "source": "build_scripts/sample_moves.py",\n  "seed": {self.seed},\n'
            f'  "method": {json.dumps(METHOD)},\n'
            f'  "order": ["deeper", "same depth", "closer to solved"],\n  "depths": [\n{lines}\n  ]\n}}\n'
        )
        part = self.file.with_suffix(".part")
        part.write_text(text, encoding="utf-8")
        part.replace(self.file)


def _counted() -> list[ClassMoves]:
    """Return the depth classes that are small enough to be counted."""
    from core.base.depth import Exactness
    from core.cube.walk.class_moves import ClassMoves
    from core.cube.walk.sequence_counts import class_moves

    moves = class_moves("htm", COUNTED)
    assert moves is not None
    return [ClassMoves(depth, Exactness.EXACT, sum(ways) // 18, 0, *ways) for depth, ways in enumerate(moves)]


def _row(one: ClassMoves) -> dict[str, object]:
    return {
        "depth": one.depth,
        "exactness": str(one.exactness),
        "positions": one.positions,
        "words": one.sequences,
        "moves": [one.up, one.stay, one.down],
        "shares": [round(share, DIGITS) for share in one.shares],
        "low": [round(interval.low, DIGITS) for interval in one.intervals],
        "high": [round(interval.high, DIGITS) for interval in one.intervals],
    }


def main(arguments: list[str]) -> int:
    """Set up what is missing, then measure in the project's own environment."""
    options = parse(arguments)
    environment.prepare("offscreen")
    code = long_runs.run_again(__file__, arguments)
    return measure(options) if code is None else code


def measure(options: argparse.Namespace) -> int:
    """Measure, and stop safely on Ctrl-C."""
    measurement = Measurement(options)
    with long_runs.stopped_by(lambda *_: measurement.control.cancel()):
        measurement.run(options.depths, options.positions, options.table)
    return 0


if __name__ == "__main__":
    sys.exit(environment.guard(main, sys.argv[1:]))
