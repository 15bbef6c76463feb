"""What all subcommands share: exit codes, how arguments are refused, numbers with limits."""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Callable
from functools import partial
from pkgutil import resolve_name
from typing import Any, Protocol, runtime_checkable

from app.work.items import MOST_THREADS
from core.base.puzzle import InputError

DONE, NO_ANSWER, BAD_INPUT = 0, 1, 2
"""Exit codes: all is done; there is no answer, or not the whole one; the input is wrong, as one line on stderr says."""


class Declaration(Protocol):
    """What is declared of a command: see `app.cli.command`."""

    def register(self, parser: argparse.ArgumentParser, /) -> None:
        """Add the arguments of the command to its parser."""


class Parser(argparse.ArgumentParser):
    """One line for a wrong argument, as for any other bad input.

    A subcommand's parser may be given what is `declared` of it, a `Subcommand` or a `SubcommandGroup`, or the name of
    that as "module:NAME"; the module is imported only when that subcommand is the one that is run.
    """

    def __init__(self, *arguments: Any, declared: Declaration | str | None = None, **options: Any) -> None:
        super().__init__(*arguments, **options)
        self._declared = declared
        self.register("type", int, whole_number)
        self.register("type", float, _number)

    def fill(self) -> None:
        """Have the arguments that are declared, if they were not added yet."""
        declared, self._declared = self._declared, None
        if isinstance(declared, str):
            declared = resolve_name(declared)
        if declared is not None:
            declared.register(self)

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:
        """Parse as argparse does, and check the limits of numbers.

        `program` of the namespace is the name of the innermost subcommand's parser, and its `checks` raise InputError
        for numbers that are out of their limits.
        """
        self.fill()
        parsed, unknown = super().parse_known_args(args, namespace)
        if not hasattr(parsed, "program"):  # parsers of subcommands are called first, and end first
            parsed.program, parsed.checks = self.prog, self._checks(parsed)
        return parsed, unknown

    def _checks(self, parsed: argparse.Namespace) -> list[Callable[[], None]]:
        """Return what checks the limits of each number that was given, or is there by default."""
        return [
            partial(action.type.check, number, name.lower(), f"--{name}" if action.option_strings else name)
            for action in self._actions
            if isinstance(action.type, NumberOption) and (number := getattr(parsed, action.dest)) is not None
            for name in [action.option_strings[0].lstrip("-") if action.option_strings else str(action.metavar)]
        ]

    def error(self, message: str) -> Any:
        print(f"{self.prog}: {message}. See {self.prog} --help.", file=sys.stderr)
        raise SystemExit(BAD_INPUT)


def whole_number(text: str) -> int:
    """Return the whole number that a text writes. Raises ArgumentTypeError, also for one of more than 100 digits."""
    if re.fullmatch(r"\s*[+-]?\d{1,100}\s*", text, re.ASCII) is None:
        raise argparse.ArgumentTypeError(f"{_shorten_text(text)} is not a whole number")
    return int(text)


@runtime_checkable
class NumberOption(Protocol):
    """The type of an option that takes a number within limits.

    argparse calls it with the text; whether the number lies within the limits is checked once all is read.
    """

    def __call__(self, text: str) -> float:
        """Return the number. Raises ArgumentTypeError for a text that is none."""

    def check(self, number: float, name: str, place: str, /) -> None:
        """Raise InputError for a number out of the limits; `place` is the option as it is written."""


class WholeNumber:
    """The type of an option whose value is a whole number from `least` to `most`.

    Every count has a largest value, so that no answer takes more memory than there is.
    """

    def __init__(self, least: int, most: int) -> None:
        self.least, self.most = least, most

    def __call__(self, text: str) -> int:
        return whole_number(text)

    def check(self, number: float, name: str, place: str, /) -> None:
        """Raise InputError for a number out of the limits."""
        if not self.least <= number <= self.most:
            written = _shorten_text(str(number))
            raise InputError(f"The {name} {written} is not a whole number from {self.least} to {self.most}", place)


class Duration:
    """The type of an option whose value is a number of seconds above 0 and up to `most`."""

    def __init__(self, most: float) -> None:
        self.most = most

    def __call__(self, text: str) -> float:
        return _number(text)

    def check(self, number: float, _name: str, place: str, /) -> None:
        """Raise InputError for no time at all, and for more than `most`."""
        if not 0 < number <= self.most:
            raise InputError(f"{number:g} is not a number of seconds above 0, up to {self.most:g}", place)


SEED = WholeNumber(0, 2**64 - 1)
"""The type of an option that begins a row of random numbers."""
THREAD_COUNT = WholeNumber(1, MOST_THREADS)
TIMEOUT = Duration(100_000_000)
"""The type of an option that ends a search: three years at most, for which every clock of the system can wait."""


def _shorten_text(text: str) -> str:
    return text if len(text) <= 40 else f"{text[:40]}…"


def _number(text: str) -> float:
    try:
        return float(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{_shorten_text(text)} is not a number") from None
