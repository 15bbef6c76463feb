"""`statewalk cube bank`: positions to prove, one after the other, for as long as there is time."""

from __future__ import annotations

import argparse
import os
import sys
import time
from contextlib import suppress
from pathlib import Path
from threading import Timer

from app.cli.file_arguments import STANDARD_STREAM, write_argument
from app.cli.options import DONE, NO_ANSWER, TIMEOUT, add_commands, add_json, add_workers, write
from app.cli.store import CommandStore
from app.cube.cli.options import add_metric, add_positions, depth_words, positions
from app.cube.cli.proving import Proving
from app.cube.solve.archive import DepthArchive
from app.cube.solve.bank import Bank, Entry, Work, to_csv, told
from app.cube.solve.worker import Question
from app.services.wording import counted, grouped
from app.work.items import answers, executor
from app.work.progress import say
from core.control import Control
from core.cube.metrics import Metric
from core.cube.puzzle import PUZZLE
from core.cube.solve.bracket import Bracket
from core.cube.solve.knowledge import in_both_metrics
from core.cube.solve.table import SIZES


def register(parser: argparse.ArgumentParser) -> None:
    """Add the subcommands of `statewalk cube bank`."""
    parser.description = (
        "A position stands for all 96 that symmetry and inverse make of it. A proof that was cut short goes on at its "
        "depth."
    )
    bank = add_commands(parser)
    add = bank.add_parser("add", help="enter positions whose depth is wanted")
    add_positions(add, "add")
    add_metric(add)
    add_json(add)
    add.set_defaults(run=_add)
    listed = bank.add_parser("list", help="print what is known of each")
    add_metric(listed)
    add_json(listed)
    listed.set_defaults(run=_list)
    prover = bank.add_parser(
        "prove",
        help="prove them in turn until Ctrl-C",
        description="Those that are nearest to a proof first. What was reached is kept whenever it ends.",
    )
    add_metric(prover)
    prover.add_argument("--tables", choices=SIZES, default=SIZES[0], help=f"larger is faster ({SIZES[0]})")
    add_workers(
        prover,
        os.cpu_count() or 1,
        "so many proofs at once (all cores)",
        "let the workers of this Dask scheduler prove (host:port)",
    )
    prover.add_argument("--timeout", type=TIMEOUT, metavar="S", help="end after so many seconds in all (never)")
    add_json(prover)
    prover.set_defaults(run=_prove)
    export = bank.add_parser("export", help="write the bank as CSV")
    export.add_argument("out", nargs="?", type=Path, default=STANDARD_STREAM, metavar="FILE", help="where to (stdout)")
    add_metric(export)
    export.set_defaults(run=_export)


class _Command:
    """The bank, and what is known of the positions in it."""

    def __init__(self, metric: Metric) -> None:
        store = CommandStore(say)
        self.metric, self.bank = metric, Bank(store)
        self.knowledge = in_both_metrics(PUZZLE, DepthArchive(store))[metric]

    @property
    def entries(self) -> list[Entry]:
        """All of the metric."""
        return list(self.bank.entries(self.metric))

    def answer(self, entry: Entry) -> dict[str, object]:
        """What is known of one."""
        return told(entry, self.knowledge.of(entry.cube))


def _add(arguments: argparse.Namespace) -> int:
    given = list(positions(arguments, "add"))
    command = _Command(arguments.metric)
    before = len(command.entries)
    for words, cube in given:
        command.bank.add(cube, command.metric, words)
    added = len(command.entries) - before
    sentence = f"{counted(added, 'position')} added; {counted(len(given) - added, 'was', 'were')} there already."
    write({"added": added, "there": len(given) - added}, arguments.json, sentence)
    return DONE


def _list(arguments: argparse.Namespace) -> int:
    command = _Command(arguments.metric)
    for entry in command.entries:
        answer = command.answer(entry)
        found = command.knowledge.of(entry.cube)
        spent = f"{grouped(entry.nodes)} nodes, {entry.seconds:.1f} s"
        write(answer, arguments.json, f"{entry.text}  ({depth_words(found)}; {spent})")
    return DONE


def _export(arguments: argparse.Namespace) -> int:
    command = _Command(arguments.metric)
    text = to_csv((entry, command.knowledge.of(entry.cube)) for entry in command.entries)
    write_argument(arguments.out, text)
    return DONE


# proofs


def _prove(arguments: argparse.Namespace) -> int:
    command = _Command(arguments.metric)
    left = {entry: command.knowledge.of(entry.cube) for entry in command.entries}
    # the nearer the bounds, the sooner it is done
    waiting = sorted((entry for entry in left if not left[entry].proved), key=lambda entry: _apart(left[entry]))
    proved, control = 0, Control()
    if arguments.timeout is not None:
        clock = Timer(arguments.timeout, control.cancel)
        clock.daemon = True
        clock.start()
    work = Proving(arguments.tables, arguments.metric, keeps=arguments.scheduler is None)
    items = [Question(entry.cube, left[entry]) for entry in waiting]
    with suppress(KeyboardInterrupt), executor(arguments.threads, arguments.scheduler) as workers:
        for entry, proof in zip(waiting, answers(workers, work, items, control), strict=False):
            command.knowledge.learn(entry.cube, proof.bracket)
            found, when = proof.bracket, time.time() if proof.bracket.proved else None
            command.bank.spend(entry, Work(proof.nodes, proof.seconds, left[entry].lower, arguments.tables, when))
            proved += found.proved
            spent = entry._replace(nodes=entry.nodes + proof.nodes, seconds=entry.seconds + proof.seconds)
            write(command.answer(spent), arguments.json, f"{entry.text}  ({depth_words(found)})")
            sys.stdout.flush()
    still = len(waiting) - proved
    say(f"{counted(proved, 'position')} proved, {still} left." if waiting else "Nothing is left to prove.")
    return NO_ANSWER if still else DONE


def _apart(bracket: Bracket) -> int:
    return bracket.upper - bracket.lower
