"""Command `statewalk cube bank`: positions whose depth is to be proved while there is time."""

from __future__ import annotations

import argparse
import os
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from threading import Timer

from app.base.language.wording import format_count, format_integer
from app.cli.command import JSON, Argument, CommandAnswer, Subcommand, SubcommandGroup, print_answer, workers
from app.cli.file_arguments import STANDARD_STREAM, write_argument
from app.cli.options import DONE, NO_ANSWER, TIMEOUT
from app.cli.store import CommandStore
from app.cube.cli.options import METRIC, depth_words, position_arguments, positions
from app.cube.cli.proving import ProofTask
from app.cube.solve.archive import DepthArchive
from app.cube.solve.bank import Bank, BankEntry, Work, describe_entry, to_csv
from app.cube.solve.worker import CubeSearchRequest
from app.work.items import answers, executor
from app.work.progress import say
from core.base.control import Control
from core.cube.metrics import Metric
from core.cube.puzzle import PUZZLE
from core.cube.solve.bracket import Bracket
from core.cube.solve.knowledge import in_both_metrics
from core.cube.solve.table import SIZES


class _ProofBank:
    """Bank of positions in one metric, with the known bounds of their depths."""

    def __init__(self, metric: Metric) -> None:
        store = CommandStore(say)
        self.metric, self.bank = metric, Bank(store)
        self.knowledge = in_both_metrics(PUZZLE, DepthArchive(store))[metric]

    @property
    def entries(self) -> list[BankEntry]:
        """All bank entries in this metric."""
        return list(self.bank.entries(self.metric))

    def facts(self, entry: BankEntry) -> dict[str, object]:
        """Return a bank entry (a cube position) and the bounds of its depth as a dictionary for JSON.

        The keys are `app.cube.solve.bank.COLUMNS`.
        """
        return describe_entry(entry, self.knowledge.look_up(entry.cube))


def _add(arguments: argparse.Namespace) -> CommandAnswer:
    given = list(positions(arguments, "add"))
    known = _ProofBank(arguments.metric)
    before = len(known.entries)
    for words, cube in given:
        known.bank.add(cube, known.metric, words)
    added = len(known.entries) - before
    sentence = f"{format_count(added, 'position')} added, {len(given) - added} already in the bank."
    return CommandAnswer({"added": added, "there": len(given) - added}, sentence)


def _list(arguments: argparse.Namespace) -> Iterator[CommandAnswer]:
    known = _ProofBank(arguments.metric)
    for entry in known.entries:
        found = known.knowledge.look_up(entry.cube)
        spent = f"{format_integer(entry.nodes)} nodes, {entry.seconds:.1f} s"
        yield CommandAnswer(known.facts(entry), f"{entry.text}  ({depth_words(found)}; {spent})")


def _export(arguments: argparse.Namespace) -> int:
    known = _ProofBank(arguments.metric)
    text = to_csv((entry, known.knowledge.look_up(entry.cube)) for entry in known.entries)
    write_argument(arguments.out, text)
    return DONE


# proofs


def _prove(arguments: argparse.Namespace) -> int:
    known = _ProofBank(arguments.metric)
    left = {entry: known.knowledge.look_up(entry.cube) for entry in known.entries}
    # Narrow brackets first: they are proved soonest.
    waiting = sorted(
        (entry for entry in left if not left[entry].is_proved), key=lambda entry: _measure_gap(left[entry])
    )
    proved, control = 0, Control()
    if arguments.timeout is not None:
        clock = Timer(arguments.timeout, control.cancel)
        clock.daemon = True
        clock.start()
    work = ProofTask(arguments.tables, arguments.metric, keeps=arguments.scheduler is None)
    items = [CubeSearchRequest(entry.cube, left[entry]) for entry in waiting]
    with suppress(KeyboardInterrupt), executor(arguments.threads, arguments.scheduler) as busy:
        for entry, proof in zip(waiting, answers(busy, work, items, control), strict=False):
            known.knowledge.learn(entry.cube, proof.bracket)
            found, when = proof.bracket, time.time() if proof.bracket.is_proved else None
            known.bank.spend(entry, Work(proof.nodes, proof.seconds, left[entry].lower, arguments.tables, when))
            proved += found.is_proved
            spent = entry._replace(nodes=entry.nodes + proof.nodes, seconds=entry.seconds + proof.seconds)
            print_answer(CommandAnswer(known.facts(spent), f"{entry.text}  ({depth_words(found)})"), arguments.json)
    still = len(waiting) - proved
    say(f"{format_count(proved, 'position')} proved, {still} left." if waiting else "Nothing is left to prove.")
    return NO_ANSWER if still else DONE


def _measure_gap(bracket: Bracket) -> int:
    return bracket.upper - bracket.lower


ADD = Subcommand(
    _add,
    (
        *position_arguments("add"),
        METRIC,
        JSON,
    ),
)


LIST = Subcommand(
    _list,
    (
        METRIC,
        JSON,
    ),
)


PROVE = Subcommand(
    _prove,
    (
        METRIC,
        Argument(
            "--tables", choices=SIZES, default=SIZES[0], help=f"pruning table; larger is faster (default: {SIZES[0]})"
        ),
        *workers(
            os.cpu_count() or 1,
            "proofs at the same time (default: one per core)",
            "let the workers of this Dask scheduler (host:port) do the proofs",
        ),
        Argument("--timeout", type=TIMEOUT, metavar="S", help="stop after S seconds in all (default: never)"),
        JSON,
    ),
    "Positions nearest to a proof come first. Progress is kept whenever the command ends.",
)


EXPORT = Subcommand(
    _export,
    (
        Argument(
            "out",
            nargs="?",
            type=Path,
            default=STANDARD_STREAM,
            metavar="FILE",
            help="file to write (default: standard output)",
        ),
        METRIC,
    ),
)


BANK = SubcommandGroup(
    {
        "add": ("add positions whose depth is to be proved", ADD),
        "list": ("print the positions with what is known of their depths", LIST),
        "prove": ("prove the depths of the positions, until all are proved or Ctrl-C", PROVE),
        "export": ("write the bank as CSV", EXPORT),
    },
    "Up to 96 positions that symmetry and inversion turn into each other count as one. An interrupted proof continues "
    "at the depth it had reached.",
)
