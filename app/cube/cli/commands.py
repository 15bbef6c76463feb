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
        Argument("--count", type=WholeNumber(1, MOST), default=1, metavar="N", help="number of scrambles (default: 1)"),
        seed_option("seed; the same seed gives the same scrambles (default: random)"),
        Argument(
            "--length",
            type=WholeNumber(0, LONGEST),
            metavar="L",
            help="scramble by L random moves (default: to a random position)",
        ),
        JSON,
    ),
)


CUBE = SubcommandGroup(
    {
        "scramble": ("print random scrambles, one a line", SCRAMBLE),
        "solve": ("solve positions and prove that no solution is shorter", "app.cube.cli.solve:SOLVE"),
        "depth": (
            "print the number of positions at each depth, or the depth of one position and where each move leads",
            "app.cube.cli.depth:DEPTH",
        ),
        "bank": (
            "keep a bank of positions: add, list and export them, and prove their depths overnight",
            "app.cube.cli.bank:BANK",
        ),
        "subgoal": ("print how many moves a cross, oriented edges or a block takes", "app.cube.cli.subgoal:SUBGOAL"),
        "tables": ("count the entries of each value in Korf's three pruning tables", "app.cube.cli.tables:KORF_TABLES"),
        "chain": ("print the random walk as a Markov chain on depths", "app.cube.cli.chain:CHAIN"),
        "walk": ("print the probability of each depth after N random moves", "app.cube.cli.walk:WALK"),
        "lumping": (
            "show why a chain on depths only approximates the walk: where the moves from one depth lead",
            "app.cube.cli.lumping:LUMPING",
        ),
    }
)
