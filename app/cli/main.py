"""The command line: the window, or an engine feature without one.

A page's package may have a module `commands` with `register(parser)`: it adds subcommands and sets, for each,
`run(arguments) -> int` as a default. Exit codes: 0 done, 1 no answer, 2 bad input (one line on stderr).
"""

from __future__ import annotations

import argparse
import gc
import json
import signal
import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

from app.services import registry
from core.puzzle import InputError

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

    from app.shell.window import Window

DONE, NO_ANSWER, BAD_INPUT = 0, 1, 2
WITHOUT_PAGE = {"bench": "app.cli.bench", "policy": "app.cube.cli.policy"}
"""Subcommands that are no page's, and the modules that have their `register`."""

Run = Callable[[argparse.Namespace], int]


class Parser(argparse.ArgumentParser):
    """One line for a wrong argument, as for any other bad input."""

    def error(self, message: str) -> Any:
        print(f"{self.prog}: {message}. See {self.prog} --help.", file=sys.stderr)
        raise SystemExit(BAD_INPUT)


class _Version(argparse.Action):
    """Reads the package's metadata only when asked: that takes as long as opening a page."""

    def __call__(self, *_: Any) -> None:
        from importlib.metadata import version

        print(f"statewalk {version('statewalk')}")
        raise SystemExit(DONE)


def main(argv: Sequence[str] | None = None) -> int:
    """Run `statewalk` with these arguments (the process' own by default); return the exit code."""
    arguments = list(sys.argv[1:] if argv is None else argv)
    pages = {entry.key: f"app.{entry.package}.cli.commands" for entry in registry.PAGES if _has_commands(entry.package)}
    headless = {**pages, **WITHOUT_PAGE}
    if arguments and arguments[0] in headless:
        return _run_headless(arguments[0], headless[arguments[0]], arguments[1:])
    return _run_window(arguments, sorted(headless))


def write(answer: dict[str, Any], as_json: bool, text: str) -> None:
    """Print one answer: a JSON object on one line, or `text` for a person."""
    print(json.dumps(answer, ensure_ascii=False) if as_json else text)


def add_json(parser: argparse.ArgumentParser) -> None:
    """The option every headless subcommand has."""
    parser.add_argument("--json", action="store_true", help="print one JSON object on one line")


def _has_commands(package: str) -> bool:
    return find_spec(f"app.{package}.cli") is not None and find_spec(f"app.{package}.cli.commands") is not None


def _run_headless(name: str, module: str, arguments: list[str]) -> int:
    parser = Parser(prog=f"statewalk {name}")
    import_module(module).register(parser)
    chosen = parser.parse_args(arguments)
    try:
        run: Run = chosen.run
        return run(chosen)
    except InputError as error:
        print(f"statewalk {name}: {error}", file=sys.stderr)
        return BAD_INPUT
    except OSError as error:
        print(f"statewalk {name}: {error.strerror or error} ({error.filename}).", file=sys.stderr)
        return BAD_INPUT
    except KeyboardInterrupt:
        print("Cancelled.", file=sys.stderr)
        return NO_ANSWER


def _run_window(arguments: list[str], headless: list[str]) -> int:
    parser = Parser(
        prog="statewalk",
        description="Play and explore Rubik's Cube, Sokoban and 2048.",
        epilog=f"Without a window: statewalk {{{','.join(headless)}}} ... (each has its own --help).",
    )
    parser.add_argument("--page", choices=[entry.key for entry in registry.PAGES], default="", help="the page to open")
    parser.add_argument("--version", action=_Version, nargs=0, help="print the version")
    parser.add_argument("file", nargs="?", type=Path, metavar="FILE", help="a file to open (.sok, .xsb, .txt, .slc)")
    chosen = parser.parse_args(arguments)
    if chosen.file is not None and not chosen.file.is_file():
        parser.error(f"there is no file {chosen.file}")

    app, window = open_window(chosen.page, chosen.file)
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # Ctrl-C in the terminal ends the program
    code = app.exec()
    del window
    return code


def open_window(page: str, file: Path | None) -> tuple[QApplication, Window]:
    """The application and its window, shown."""
    # nothing of what start-up allocates is garbage: looking for it costs a tenth of the time
    gc.disable()
    from app.shell import window
    from app.shell.application import make_application

    app = make_application()
    shown = window.open_window(page, file)
    gc.freeze()
    return app, shown
