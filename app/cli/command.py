"""Declarations of commands that need no window: their arguments, and one call that answers.

The frame makes the parser, prints each answer as text or JSON, and returns the exit code. `app.work.progress` reports
on an answer that takes long; `print_each` works through many independent items and prints their answers in order.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, TypeVar

from app.cli.options import DONE, NO_ANSWER, SEED, THREAD_COUNT
from app.work.items import answers, executor
from app.work.progress import run_with_progress, say
from core.base.control import Control
from core.base.words import in_order

CONTROLS = dict.fromkeys(code for code in [*range(32), *range(127, 160)] if chr(code) not in "\t\n")
"""Control characters, which are left out of a text for a person."""

Choice = TypeVar("Choice", bound=StrEnum)
Item = TypeVar("Item")
Question = TypeVar("Question")
Result = TypeVar("Result")


@dataclass(frozen=True)
class CommandAnswer:
    """Answer of a command: `facts` for JSON, `text` for a person, and its exit code.

    Without facts the text says on standard error why there is no answer.
    """

    facts: Mapping[str, Any] | None
    text: str
    code: int = DONE


class Argument:
    """Argument of a command, with the names and options of argparse's `add_argument`."""

    def __init__(self, *names: str, **options: Any) -> None:
        self.names, self.options = names, options


@dataclass(frozen=True)
class Subcommand:
    """Command with its arguments.

    `run` returns the answer, or yields several, each of which is printed as soon as it comes; the exit code is the
    largest of theirs. A command whose answer is the content of a file prints that itself and returns the exit code.
    """

    run: Callable[[argparse.Namespace], CommandAnswer | Iterable[CommandAnswer] | int]
    arguments: Sequence[Argument] = ()
    description: str | None = None

    def register(self, parser: argparse.ArgumentParser) -> None:
        """Add the arguments of the command to its parser."""
        parser.description = self.description
        for argument in self.arguments:
            parser.add_argument(*argument.names, **argument.options)
        parser.set_defaults(run=self._run_and_print)

    def _run_and_print(self, arguments: argparse.Namespace) -> int:
        answer = self.run(arguments)
        if isinstance(answer, int):
            return answer
        as_json = getattr(arguments, "json", False)
        return max((print_answer(one, as_json) for one in _list_answers(answer)), default=DONE)


@dataclass(frozen=True)
class SubcommandGroup:
    """Command whose first argument is the name of one of its `commands`.

    Each has a summary for the help of the group. A command in another module is given as "module:NAME"; the module is
    imported only when that command is run.
    """

    commands: Mapping[str, tuple[str, Subcommand | str]]
    description: str | None = None

    def register(self, parser: argparse.ArgumentParser) -> None:
        """Add the commands of the group to its parser; the error for a missing command names all of them."""
        parser.description = self.description
        words = parser.add_subparsers(dest="command", metavar="COMMAND")
        parser.set_defaults(run=lambda _: parser.error(f"which command? Choose from {', '.join(self.commands)}"))
        for word, (summary, command) in self.commands.items():
            words.add_parser(word, help=summary, declared=command)


# arguments that many commands have

JSON = Argument("--json", action="store_true", help="print JSON, one object a line")


def choice(option: str, first: Choice, text: str) -> Argument:
    """Return an option whose value is a member of an enumeration, by default `first`."""
    return _choice(option, type(first), f"{text} (default: {first})", default=first)


def optional_choice(option: str, choices: type[Choice], text: str) -> Argument:
    """Return an option whose value is a member of an enumeration, by default None."""
    return _choice(option, choices, text, default=None)


def _choice(option: str, choices: type[Choice], text: str, *, default: Choice | None) -> Argument:
    names = [str(one) for one in choices]

    def read(name: str) -> Choice:
        if name not in names:
            raise argparse.ArgumentTypeError(f"{name} is not one of {', '.join(names)}")
        return choices(name)

    return Argument(option, type=read, default=default, metavar=f"{{{','.join(names)}}}", help=text)


def seed_option(text: str, default: int | None = None) -> Argument:
    """Return the option --seed."""
    return Argument("--seed", type=SEED, default=default, metavar="S", help=text)


def choose_seed(seed: int | None) -> int:
    """Return the given seed, or a random one."""
    return random.getrandbits(48) if seed is None else seed


def workers(threads: int, threads_help: str, scheduler_help: str) -> tuple[Argument, Argument]:
    """Return the options --threads and --scheduler of a command that works through many independent items."""
    return (
        Argument("--threads", type=THREAD_COUNT, default=threads, metavar="N", help=threads_help),
        Argument("--scheduler", metavar="ADDRESS", help=scheduler_help),
    )


# answers


def print_answer(answer: CommandAnswer, as_json: bool) -> int:
    """Print an answer, as a JSON object on one line or as text for a person; return its exit code."""
    if answer.facts is None:
        say(answer.text)
        return answer.code
    # JSON has an escape for every character that the output's encoding lacks.
    unicode = (getattr(sys.stdout, "encoding", None) or "").lower().startswith("utf")
    # A terminal obeys control characters, and the title of a level may have some.
    text = json.dumps(answer.facts, ensure_ascii=not unicode) if as_json else answer.text.translate(CONTROLS)
    print(text if as_json else in_order(text), flush=True)
    return answer.code


def print_each(
    items: Sequence[Item],
    questions: Iterable[Question],
    work: Callable[[Question, Control], Result],
    answer: Callable[[Item, Result], CommandAnswer],
    progress: Callable[[Control, int], str],
    *,
    threads: int = 1,
    scheduler: str | None,
    as_json: bool,
) -> int:
    """Run `work` on the question of each item, in threads or on a cluster, and print answers in order.

    `progress` returns the progress text for the number of answers printed so far. Ctrl-C ends the run after the items
    that are at work. Returns the largest exit code.
    """
    codes: list[int] = []

    def carry_out(control: Control) -> int | None:
        with executor(threads, scheduler) as busy:
            for item, result in zip(items, answers(busy, work, questions, control), strict=False):
                codes.append(print_answer(answer(item, result), as_json))
        cut_short = [NO_ANSWER] if len(codes) < len(items) else []
        return max([*codes, *cut_short]) if codes else None

    return run_with_progress(carry_out, lambda control: progress(control, len(codes)), partial=True)


def _list_answers(answer: CommandAnswer | Iterable[CommandAnswer]) -> Iterable[CommandAnswer]:
    return [answer] if isinstance(answer, CommandAnswer) else answer
