"""`statewalk cube ...` without a window."""

from __future__ import annotations

import argparse
import random

from app.cli.options import DONE, SEED, WholeNumber, add_commands, add_json, write
from core.cube.facelets import format_facelets
from core.cube.moves import half_turn_length, position, quarter_turn_length
from core.cube.notation import format_moves
from core.cube.random_state import random_state_scramble
from core.cube.scramble import scramble

LATER = {
    "solve": "solve positions, and prove that there is no shorter way",
    "depth": "print how many positions lie at each depth, or how deep one is and where each turn leads",
    "bank": "a bank of proofs: add positions, prove them over night, list and export them",
    "subgoal": "how deep a cross, oriented edges or a block is",
    "tables": "print how many entries of Korf's three tables have each value",
    "chain": "print the walk lumped to depths as a Markov chain",
    "walk": "print how deep a cube is after random moves",
    "lumping": "print why no chain on depths is the walk: where the turns of the positions of one depth lead",
}
"""Subcommands with a module of their own, which nobody waits for who wants another one."""
MOST = 1_000_000
LONGEST = 10_000


def register(parser: argparse.ArgumentParser) -> None:
    """Add the subcommands of `statewalk cube`."""
    commands = add_commands(parser)
    one = commands.add_parser("scramble", help="print random scrambles, one a line")
    one.add_argument("--count", type=WholeNumber(1, MOST), default=1, metavar="N", help="how many scrambles (1)")
    one.add_argument("--seed", type=SEED, default=None, metavar="S", help="the same seed prints the same (random)")
    one.add_argument(
        "--length",
        type=WholeNumber(0, LONGEST),
        metavar="L",
        help="so many random turns; without it, turns to a random position",
    )
    add_json(one)
    one.set_defaults(run=_scramble)
    for name, about in LATER.items():
        commands.add_parser(name, help=about, module=f"app.cube.cli.{name}")


def _scramble(arguments: argparse.Namespace) -> int:
    seed = random.getrandbits(48) if arguments.seed is None else arguments.seed
    for index in range(arguments.count):
        chosen = (seed + index) % 2**64
        moves = random_state_scramble(chosen) if arguments.length is None else scramble(arguments.length, chosen)
        text = format_moves(moves)
        answer = {
            "scramble": text,
            "length": len(moves),
            "half_turns": half_turn_length(moves),
            "quarter_turns": quarter_turn_length(moves),
            "facelets": format_facelets(position(moves)),
            "seed": chosen,
        }
        write(answer, arguments.json, text)
    return DONE
