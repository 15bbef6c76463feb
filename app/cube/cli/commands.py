"""Command `statewalk cube` and its list of subcommands."""

from __future__ import annotations

import argparse
from collections.abc import Iterator

from app.cli.command import JSON, Argument, CommandAnswer, Subcommand, SubcommandGroup, choose_seed, seed_option
from app.cli.options import WholeNumber
from core.cube.facelets import format_facelets
from core.cube.moves import half_turn_length, position, quarter_turn_length
from core.cube.notation.notation import format_moves
from core.cube.random_state import random_state_scramble
from core.cube.scramble import scramble

MOST = 1_000_000
LONGEST = 10_000


def _scramble(arguments: argparse.Namespace) -> Iterator[CommandAnswer]:
    seed = choose_seed(arguments.seed)
    for index in range(arguments.count):
        chosen = (seed + index) % 2**64
        moves = random_state_scramble(chosen) if arguments.length is None else scramble(arguments.length, chosen)
        text = format_moves(moves)
        facts = {
            "scramble": text,
            "length": len(moves),
            "half_turns": half_turn_length(moves),
            "quarter_turns": quarter_turn_length(moves),
            "facelets": format_facelets(position(moves)),
            "seed": chosen,
        }
        yield CommandAnswer(facts, text)


SCRAMBLE = Subcommand(
    _scramble,
    (
        Argument("--count", type=WholeNumber(1, MOST), default=1, metavar="N", help="how many scrambles (1)"),
        seed_option("the same seed prints the same (random)"),
        Argument(
            "--length",
            type=WholeNumber(0, LONGEST),
            metavar="L",
            help="so many random turns; without it, turns to a random position",
        ),
        JSON,
    ),
)


CUBE = SubcommandGroup(
    {
        "scramble": ("print random scrambles, one a line", SCRAMBLE),
        "solve": ("solve positions, and prove that there is no shorter way", "app.cube.cli.solve:SOLVE"),
        "depth": (
            "print how many positions lie at each depth, or how deep one is and where each turn leads",
            "app.cube.cli.depth:DEPTH",
        ),
        "bank": (
            "a bank of proofs: add positions, prove them over night, list and export them",
            "app.cube.cli.bank:BANK",
        ),
        "subgoal": ("how deep a cross, oriented edges or a block is", "app.cube.cli.subgoal:SUBGOAL"),
        "tables": ("print how many entries of Korf's three tables have each value", "app.cube.cli.tables:KORF_TABLES"),
        "chain": ("print the walk lumped to depths as a Markov chain", "app.cube.cli.chain:CHAIN"),
        "walk": ("print how deep a cube is after random moves", "app.cube.cli.walk:WALK"),
        "lumping": (
            "print why no chain on depths is the walk: where the turns of the positions of one depth lead",
            "app.cube.cli.lumping:LUMPING",
        ),
    }
)
