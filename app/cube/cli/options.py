"""Options and helpers shared by the subcommands of the cube."""

from __future__ import annotations

import argparse
from collections.abc import Iterable
from pathlib import Path

from app.cli.command import Argument, choice
from app.cli.file_arguments import argument_name, read_text_argument
from app.cli.store import CommandStore
from app.cube.moves.positions import read_all, read_position
from app.cube.solve.archive import DepthArchive
from app.work.progress import percent, say
from core.base.control import Control
from core.base.puzzle import InputError
from core.cube.cubie import Cube
from core.cube.metrics import Metric
from core.cube.notation.notation import leading_group
from core.cube.puzzle import PUZZLE
from core.cube.solve.bracket import Bracket
from core.cube.solve.knowledge import Knowledge, in_both_metrics


def metric_option(text: str) -> Argument:
    """Return the option --metric, whose default is the same in all subcommands."""
    return choice("--metric", Metric.HTM, text)


METRIC = metric_option("count a half turn as one move (htm) or two (qtm)")


def kept_knowledge(metric: Metric, *, fresh: bool = False) -> Knowledge:
    """Return the stored proofs, which store new ones too; with `fresh` none, and nothing is stored."""
    return in_both_metrics(PUZZLE, None if fresh else DepthArchive(CommandStore(say)))[metric]


def proof_facts(found: Bracket) -> dict[str, object]:
    """Return the JSON keys that say what proves a depth, who published it and when; null while unproved."""
    reference = found.reference if found.is_exact else None
    return {
        "proof": found.source.value if found.is_exact else None,
        "proof_source": None if reference is None else reference.author,
        "proof_year": None if reference is None else reference.year,
    }


def describe_tables(control: Control) -> str:
    """Return the progress of making the solver's tables as text; "" while none are made."""
    made = percent(control)
    if not made:
        return ""
    return "Storing pruning tables" if control.done >= control.total else f"Building pruning tables: {made}"


def depth_words(found: Bracket) -> str:
    """Return what is known of a depth: "20 moves HTM, published, M. Reid, 1995" or "16 to 20 moves HTM"."""
    if found.is_exact:
        return f"{found.metric.turns(found.lower)}, {found.provenance or 'proved'}"
    return f"{found.lower} to {found.metric.turns(found.upper)}"


def read_lines(path: Path) -> Iterable[tuple[str, Cube]]:
    """Return the positions of a file's lines with their text, skipping empty lines; raise InputError."""
    return read_all(read_text_argument(path), argument_name(path))


MOVES = Argument("text", nargs="*", metavar="MOVES", help="moves from a solved cube, or 54 facelets")


def position_arguments(verb: str) -> tuple[Argument, Argument]:
    """Return the arguments that take moves, facelets, or a file with one position per line."""
    file = Argument(
        "--file", type=Path, metavar="FILE", help=f"{verb} the positions of a file, one a line; - is standard input"
    )
    return MOVES, file


def positions(arguments: argparse.Namespace, verb: str) -> Iterable[tuple[str, Cube]]:
    """Return the given positions with their text; raise InputError unless either moves or a file is given."""
    text = " ".join(arguments.text)
    if bool(text.strip()) == (arguments.file is not None):
        raise InputError(f"Give moves or 54 facelets to {verb}, or --file FILE" + (", not both" if text else ""))
    if arguments.file is not None:
        return read_lines(arguments.file)
    position = read_position(text)
    if isinstance(PUZZLE.read(text), list) and (leading := leading_group(text)):
        say(f"{leading} was read as a group, not as moves on the inverse scramble (NISS).")
    return [(text, position)]
