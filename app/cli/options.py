"""Basics of all subcommands: exit codes, how arguments are refused, numbers with limits."""

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
"""Exit codes: all done; no answer or not the whole one; wrong input, with one line on stderr."""


class Declaration(Protocol):
    """Declaration of a command: see `app.cli.command`."""

    def register(self, parser: argparse.ArgumentParser, /) -> None:
        """Add the arguments of the command to its parser."""


class Parser(argparse.ArgumentParser):
    """Parser that reports a wrong argument in one line, like any other bad input.

    A subcommand's parser may be given its declaration, a `Subcommand` or a `SubcommandGroup`, or the name of that as
    "module:NAME"; the module is imported only when that subcommand is run.
    """

    def __init__(self, *arguments: Any, declared: Declaration | str | None = None, **options: Any) -> None:
        super().__init__(*arguments, **options)
        self._declared = declared
        self.register("type", int, whole_number)
        self.register("type", float, _number)

    def fill(self) -> None:
        """Add the declared arguments, unless they were added before."""
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
        if not hasattr(parsed, "program"):  # parsers of subcommands are called within this one, and end first
            parsed.program, parsed.checks = self.prog, self._checks(parsed)
        return parsed, unknown

    def _checks(self, parsed: argparse.Namespace) -> list[Callable[[], None]]:
        """Return a check of the limits for each number that was given or is a default."""
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
    """Return the whole number in a text; raise ArgumentTypeError for none or more than 100 digits."""
    if re.fullmatch(r"\s*[+-]?\d{1,100}\s*", text, re.ASCII) is None:
        raise argparse.ArgumentTypeError(f"{_shorten_text(text)} is not a whole number")
    return int(text)


@runtime_checkable
class NumberOption(Protocol):
    """Type of an option that takes a number within limits.

    argparse calls it with the text; the limits are checked once everything is read.
    """

    def __call__(self, text: str) -> float:
        """Return the number in a text; raise ArgumentTypeError if it has none."""

    def check(self, number: float, name: str, place: str, /) -> None:
        """Raise InputError for a number beyond the limits; `place` is the option as the user writes it."""


class WholeNumber:
    """Type of an option whose value is a whole number from `least` to `most`.

    Every count has a largest value, so that no answer takes more memory than there is.
    """

    def __init__(self, least: int, most: int) -> None:
        self.least, self.most = least, most

    def __call__(self, text: str) -> int:
        return whole_number(text)

    def check(self, number: float, name: str, place: str, /) -> None:
        """Raise InputError for a number beyond the limits."""
        if not self.least <= number <= self.most:
            written = _shorten_text(str(number))
            raise InputError(f"The {name} {written} is not a whole number from {self.least} to {self.most}", place)


class Duration:
    """Type of an option whose value is a number of seconds above 0 and up to `most`."""

    def __init__(self, most: float) -> None:
        self.most = most

    def __call__(self, text: str) -> float:
        return _number(text)

    def check(self, number: float, name: str, place: str, /) -> None:
        """Raise InputError for 0 seconds or less, and for more than `most`."""
        if not 0 < number <= self.most:
            raise InputError(f"The {name} {number:g} is not a number of seconds above 0 and up to {self.most:g}", place)


SEED = WholeNumber(0, 2**64 - 1)
"""Type of an option for the seed of random numbers."""
THREAD_COUNT = WholeNumber(1, MOST_THREADS)
TIMEOUT = Duration(100_000_000)
"""Type of an option that ends a search after at most three years, which every system clock can wait."""


def _shorten_text(text: str) -> str:
    return text if len(text) <= 40 else f"{text[:40]}…"


def _number(text: str) -> float:
    try:
        return float(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{_shorten_text(text)} is not a number") from None
