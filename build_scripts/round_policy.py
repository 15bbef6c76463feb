"""Round the tables of shipped policy networks to the steps that a training ships them in now, for a smaller file.

    python3 build_scripts/round_policy.py FACTOR NETWORK ...

A step becomes FACTOR times as long, which has to be odd: what was rounded once never lies in the middle between two
longer steps, so that rounding again comes to the table that one rounding would have given. NETWORK is pairs or faces;
its file in resources/weights is written anew and notes the factor and what the network then loses on the fixed batch.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from build_scripts import python_version

python_version.require("build_scripts/round_policy.py")

from build_scripts import environment, long_runs  # noqa: E402

if TYPE_CHECKING:
    from core.cube.policy.weights import Arrays

WEIGHTS = environment.ROOT / "resources" / "weights"


def parse(arguments: list[str]) -> argparse.Namespace:
    """The command line."""
    parser = long_runs.command_line(__file__, __doc__)
    parser.add_argument("factor", type=int, metavar="FACTOR", help="how many of the steps become one: 3, 5, ...")
    parser.add_argument("networks", nargs="+", choices=["pairs", "faces"], metavar="NETWORK", help="pairs, faces")
    options = parser.parse_args(arguments)
    if options.factor < 3 or options.factor % 2 == 0:
        parser.error("FACTOR has to be odd and more than 1")
    return options


def rounded(arrays: Arrays, factor: int) -> dict[str, Any]:
    """The arrays of a network with a table in steps that are `factor` times as long."""
    import numpy as np

    table = np.round(arrays["table"] / np.float32(factor)).astype(np.int8)
    return {**arrays, "table": table, "scale": arrays["scale"] * np.float32(factor)}


def round_file(path: Path, factor: int) -> None:
    """Round a network in its file."""
    from core.cube.policy.model import NETWORKS
    from core.cube.policy.study import fixed_loss
    from core.cube.policy.weights import read_network, write_network

    kind, arrays, origin = read_network(path)
    arrays, before = rounded(arrays, factor), path.stat()
    lengths = [float(weight) for weight in origin["settings"]["lengths"].split(",")]
    lost = origin["loss_of_fixed_batch"]
    origin["loss_of_fixed_batch"] = fixed_loss(NETWORKS[kind](arrays), lengths)
    origin |= {"rounded": factor * origin.get("rounded", 1), "loss_measured": "after rounding"}
    write_network(path, kind, arrays, origin)
    path.chmod(before.st_mode)
    environment.say(
        f"{path.name}: {before.st_size / 1e6:.1f} MB, now {path.stat().st_size / 1e6:.1f}; "
        f"it lost {lost:.4f} on the fixed batch, now {origin['loss_of_fixed_batch']:.4f}"
    )


def main(arguments: list[str]) -> int:
    """Set up what is missing, then round in the project's own environment."""
    options = parse(arguments)
    environment.prepare("offscreen")
    code = long_runs.run_again(__file__, arguments)
    if code is not None:
        return code
    for network in options.networks:
        round_file(WEIGHTS / f"policy-{network}.network", options.factor)
    return 0


if __name__ == "__main__":
    sys.exit(environment.guard(main, sys.argv[1:]))
