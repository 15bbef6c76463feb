"""Command `statewalk cube subgoal`: depth of a part, number of cases at each depth, scrambles."""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Iterator

from app.base.language.wording import format_integer
from app.cli.command import JSON, Argument, CommandAnswer, Subcommand, choose_seed, seed_option
from app.cli.options import WholeNumber
from app.cube.cli.options import METRIC, MOVES
from app.cube.moves.positions import read_position
from core.base.puzzle import InputError
from core.cube.metrics import Metric
from core.cube.notation.notation import format_moves
from core.cube.subgoals.goal import Subgoal
from core.cube.subgoals.parts import PARTS, practice_scramble

MOST = 1000
DEEPEST = 99
NOT_DEFINED = "not defined here"


def _subgoal(arguments: argparse.Namespace) -> CommandAnswer | Iterable[CommandAnswer]:
    parts = dict(PARTS[arguments.name])
    if arguments.of is not None:
        chosen = arguments.of.upper()
        if chosen not in parts:
            raise InputError(f"{arguments.of!r} is none of {', '.join(parts)}", "--of")
        parts = {chosen: parts[chosen]}
    text = " ".join(arguments.text)
    if arguments.scramble is not None:
        if text.strip():
            raise InputError("--scramble makes positions: write no moves with it", "--scramble")
        return _scrambles(arguments, *next(iter(parts.items())))
    return _depths(arguments, text, parts) if text.strip() else _distribution(arguments, next(iter(parts.values())))


def _depths(arguments: argparse.Namespace, text: str, parts: dict[str, Subgoal]) -> CommandAnswer:
    metric: Metric = arguments.metric
    cube = read_position(text)
    depths = {which: part.depth(cube, metric) for which, part in parts.items()}
    least = min((depth for depth in depths.values() if depth is not None), default=None)
    answer = {"input": text, "name": arguments.name, "metric": str(metric), "depth": least, "depths": depths}
    lines = [f"{which:<3}  {NOT_DEFINED if depth is None else metric.turns(depth)}" for which, depth in depths.items()]
    return CommandAnswer(answer, "\n".join(lines))


def _distribution(arguments: argparse.Namespace, part: Subgoal) -> CommandAnswer:
    """Return the number of cases at each depth; by symmetry it is the same for all choices of the part."""
    counts = part.distribution(arguments.metric)
    answer = {
        "name": arguments.name,
        "metric": str(arguments.metric),
        "total": sum(counts),
        "deepest": len(counts) - 1,
        "distribution": list(counts),
    }
    width = len(format_integer(sum(counts)))
    lines = [f"{depth:>3}  {format_integer(count):>{width}}" for depth, count in enumerate(counts)]
    return CommandAnswer(
        answer, "\n".join([*lines, f"all  {format_integer(sum(counts)):>{width}}  {arguments.metric.unit}"])
    )


def _scrambles(arguments: argparse.Namespace, which: str, part: Subgoal) -> Iterator[CommandAnswer]:
    seed = choose_seed(arguments.seed)
    for number in range(arguments.count):
        moves = format_moves(practice_scramble(part, arguments.metric, arguments.scramble, seed + number))
        facts = {
            "scramble": moves,
            "name": arguments.name,
            "of": which,
            "depth": arguments.scramble,
            "seed": seed + number,
        }
        yield CommandAnswer(facts, moves)


SUBGOAL = Subcommand(
    _subgoal,
    (
        Argument("name", choices=tuple(PARTS), metavar="NAME", help=f"{', '.join(PARTS)} (1x2x3)"),
        MOVES,
        Argument(
            "--of",
            metavar="WHICH",
            help="the cross of a face (D), the edges or the domino along an axis (F, R, U), the block at a corner "
            "(URF), the first block by the face below and the one at the side (DL)",
        ),
        Argument(
            "--scramble",
            type=WholeNumber(0, DEEPEST),
            metavar="DEPTH",
            help="print scrambles after which the part is so deep",
        ),
        Argument("--count", type=WholeNumber(1, MOST), default=1, metavar="N", help="how many scrambles (1)"),
        seed_option("the same seed prints the same scrambles (random)"),
        METRIC,
        JSON,
    ),
    "With MOVES, the least number of turns that solve the part, whatever becomes of the rest: for each "
    "way to choose it, or for the one that --of names. Without, the cases at each depth. With --scramble, "
    "scrambles to random positions in which the part is so deep. A domino is solved by turns of two faces and half "
    "turns of the others; its half-turn-coset leads from there, by these turns, into the group of the half turns; "
    "half-turns is the depth within that group, by half turns alone. Elsewhere those two have no depth.",
)
