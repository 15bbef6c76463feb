"""What all subcommands share: exit codes, how arguments are refused, how an answer is printed."""

from __future__ import annotations

import argparse
import json
import sys
from typing import Any

DONE, NO_ANSWER, BAD_INPUT = 0, 1, 2
"""Exit codes: all is done; there is no answer, or not the whole one; the input is wrong, as one line on stderr says."""

Subcommands = Any
"""What `add_subparsers` returns; argparse has no public name for it."""


class Parser(argparse.ArgumentParser):
    """One line for a wrong argument, as for any other bad input."""

    def error(self, message: str) -> Any:
        print(f"{self.prog}: {message}. See {self.prog} --help.", file=sys.stderr)
        raise SystemExit(BAD_INPUT)


def add_json(parser: argparse.ArgumentParser) -> None:
    """The option every subcommand has."""
    parser.add_argument("--json", action="store_true", help="print one JSON object on one line")


def write(answer: dict[str, Any], as_json: bool, text: str) -> None:
    """Print one answer: a JSON object on one line, or `text` for a person."""
    print(json.dumps(answer, ensure_ascii=False) if as_json else text)
