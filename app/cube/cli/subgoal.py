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
            raise InputError(f"{arguments.of!r} is not one of {', '.join(parts)}", "--of")
        parts = {chosen: parts[chosen]}
    text = " ".join(arguments.text)
    if arguments.scramble is not None:
        if text.strip():
            raise InputError("Give MOVES or --scramble, not both", "--scramble")
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
        Argument("name", choices=tuple(PARTS), metavar="NAME", help=f"part of the cube: {', '.join(PARTS)} (1x2x3)"),
        MOVES,
        Argument(
            "--of",
            metavar="WHICH",
            help="cross: its face (D); edges and domino: their axis (F, R, U); block: its corner (URF); first-block: "
            "the faces below and beside it (DL)",
        ),
        Argument(
            "--scramble",
            type=WholeNumber(0, DEEPEST),
            metavar="DEPTH",
            help="print scrambles after which the part takes DEPTH moves",
        ),
        Argument("--count", type=WholeNumber(1, MOST), default=1, metavar="N", help="number of scrambles (default: 1)"),
        seed_option("seed; the same seed gives the same scrambles (default: random)"),
        METRIC,
        JSON,
    ),
    "With MOVES, print the fewest moves that solve the part, whatever happens to the rest of the cube: for each such "
    "part, or for the one given by --of. Without MOVES, print the number of cases at each depth. With --scramble, "
    "print scrambles to random positions in which the part has that depth. A domino can be solved by turns of two "
    "opposite faces and half turns of the others. From a domino, half-turn-coset is the depth, by these turns, to a "
    "position that half turns alone can solve; from there, half-turns is the depth by half turns. Elsewhere these two "
    "are not defined.",
)
