"""`statewalk`: the window, or one of the subcommands that need none.

A page's folder may have a package `cli` with `COMMANDS`: the names of its subcommands, each with the place where it is
declared (`app.cli.command`), as "module:NAME".
"""

from __future__ import annotations

import argparse
import gc
import logging
import os
import signal
import sys
from collections.abc import Callable, Sequence
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

from app.base import registry
from app.cli import lacks
from app.cli.options import BAD_INPUT, DONE, NO_ANSWER, Parser
from app.cli.streams import run_on_streams
from core.base.paths import data_folder
from core.base.puzzle import InputError

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

    from app.shell.instance import Instance, Request
    from app.shell.window import Window

OWN_COMMANDS = {"bench": "app.tools.bench:BENCH", "explain": "app.cli.explain:EXPLAIN"}
CHECK = "app.tools.check"
"""Module of `--check`; imported by name, since it drives the window and lies above the command line."""
DEBUG = "--debug"

Run = Callable[[argparse.Namespace], int]

log = logging.getLogger(__name__)


class _Version(argparse.Action):
    """Prints the version, reading the metadata only when asked: that takes as long as opening a page."""

    def __call__(self, *_: Any) -> None:
        from importlib.metadata import version

        print(f"statewalk {version('statewalk')}")
        raise SystemExit(DONE)


def main(argv: Sequence[str] | None = None) -> int:
    """Run `statewalk` with these arguments (the process' own by default); return the exit code."""
    arguments = list(sys.argv[1:] if argv is None else argv)
    try:
        return run_on_streams(lambda: _main(arguments))
    except ImportError as error:
        if words := lacks.library(error):
            print(words, file=sys.stderr)
            return NO_ANSWER
        raise


def _main(arguments: list[str]) -> int:
    if arguments and arguments[0] == DEBUG:
        log_to_stderr()
        del arguments[0]
    commands = declared_commands()
    if arguments and arguments[0] in commands:
        return _run_command(arguments[0], commands[arguments[0]], arguments[1:])
    if arguments and not arguments[0].startswith("-") and not Path(arguments[0]).exists():
        # Checked first, because argparse would take the following arguments for files, too.
        Parser(prog="statewalk").error(
            f"{arguments[0]} is neither a file nor a command. Commands: {', '.join(sorted(commands))}"
        )
    return _run_window(arguments, sorted(commands))


def declared_commands() -> dict[str, str]:
    """Return the subcommands that need no window, each with the place where it is declared."""
    commands = dict(OWN_COMMANDS)
    for entry in registry.PAGES:
        if (part := entry.part("cli")) is not None:
            commands |= part.COMMANDS
    return commands


def log_to_stderr() -> None:
    """Log internal decisions to stderr: which file was set aside, which table was made again."""
    handler = logging.StreamHandler()
    handler.setFormatter(logging.Formatter("%(relativeCreated)7.0f ms %(name)s: %(message)s"))
    for package in ("app", "core"):
        logger = logging.getLogger(package)
        logger.setLevel(logging.DEBUG)
        logger.addHandler(handler)


def _run_command(name: str, place: str, arguments: list[str]) -> int:
    log.debug("%s: %s", name, place.partition(":")[0])
    parser = Parser(prog=f"statewalk {name}", declared=place)
    chosen, unknown = parser.parse_known_args(arguments)
    if unknown:
        Parser(prog=chosen.program).error(f"there is no option or argument {' '.join(unknown)}")
    return _with_one_sentence(chosen.program, partial(_check_and_run, chosen))


def _check_and_run(chosen: argparse.Namespace) -> int:
    for check in chosen.checks:
        check()
    run: Run = chosen.run
    return run(chosen)


def _with_one_sentence(program: str, run: Callable[[], int]) -> int:
    """Return the exit code of `run`; report an error in one sentence."""
    try:
        return run()
    except InputError as error:
        print(f"{program}: {error}", file=sys.stderr)
        return BAD_INPUT
    except BrokenPipeError:
        raise
    except OSError as error:
        place = "" if error.filename is None else f" ({error.filename})"
        print(f"{program}: {error.strerror or error}{place}.", file=sys.stderr)
        return BAD_INPUT
    except KeyboardInterrupt:
        print("Cancelled.", file=sys.stderr)
        return NO_ANSWER


def window_parser(commands: list[str]) -> Parser:
    """Return the parser of `statewalk` itself; its help names the `commands`."""
    parser = Parser(
        prog="statewalk",
        description="Play and explore puzzles.",
        epilog=f"Commands without a window: statewalk {{{','.join(commands)}}} ... (each has its own --help).",
    )
    parser.add_argument("--page", choices=[entry.key for entry in registry.PAGES], default="", help="page to open")
    parser.add_argument("--version", action=_Version, nargs=0, help="print the version")
    parser.add_argument(
        DEBUG, action="store_true", help="log to standard error; must come first, also before a command"
    )
    parser.add_argument(
        "--check",
        nargs="?",
        const="screenshots",
        metavar="FOLDER",
        help="test the program without a screen: play every puzzle, save a picture of each page in FOLDER (default: "
        "screenshots) and print one line of JSON; exit code 0 if all is well",
    )
    desktop = parser.add_mutually_exclusive_group()
    desktop.add_argument(
        "--install-desktop", action="store_true", help="add Statewalk to the desktop menu, for this user only"
    )
    desktop.add_argument("--remove-desktop", action="store_true", help="remove Statewalk from the desktop menu")
    readable = ", ".join(suffix for entry in registry.PAGES for suffix in entry.suffixes)
    parser.add_argument("file", nargs="?", type=Path, metavar="FILE", help=f"file to open ({readable})")
    return parser


def _run_window(arguments: list[str], commands: list[str]) -> int:
    parser = window_parser(commands)
    chosen = parser.parse_args(arguments)
    if chosen.debug:
        log_to_stderr()
    if chosen.check is not None:
        check: Callable[[list[str]], int] = import_module(CHECK).main
        return _with_one_sentence(parser.prog, partial(check, [chosen.check]))
    if chosen.install_desktop or chosen.remove_desktop:
        from app.cli import desktop

        return _with_one_sentence(parser.prog, desktop.install if chosen.install_desktop else desktop.remove)
    if chosen.file is not None and not chosen.file.is_file():
        parser.error(f"there is no file {chosen.file}")

    from app.shell.instance import Instance, SilentOwnerError, request_of

    instance, request = Instance(data_folder()), request_of(chosen.page, chosen.file)
    try:
        try:
            owns: bool | None = instance.take(request)
        except SilentOwnerError as error:
            print(f"statewalk: {error}", file=sys.stderr)
            lacks.check_screen(os.environ)
            owns = _wait_for_owner(instance, request)
        if not owns:
            return NO_ANSWER if owns is None else DONE  # the window that is already open shows what was requested
        lacks.check_screen(os.environ)
    except InputError as error:
        print(f"statewalk: {error}", file=sys.stderr)
        return NO_ANSWER
    return _show_window(chosen.page, chosen.file, instance)


def _wait_for_owner(instance: Instance, request: Request) -> bool | None:
    """Show that the owner of the folder is silent; return whether this process owns the folder now.

    Returns None if the user closes that window first.
    """
    from app.shell.start_notices import SilentOwnerNotice, prepare

    prepare()
    return SilentOwnerNotice(instance, request).wait()


def _show_window(page: str, file: Path | None, instance: Instance) -> int:
    """Open the window in the folder that this process owns; return the exit code once it is closed."""
    from PySide6.QtCore import QTimer

    from app.base.storage.settings import Settings
    from app.shell import ending
    from app.shell.application import SYSTEM_FONT, make_application
    from app.shell.motion import SystemMotion
    from app.shell.preferences.text_size import needed_environment, read_chosen_size
    from app.shell.restart import begin_again

    app = make_application()
    environment = needed_environment(app.property(SYSTEM_FONT), read_chosen_size(Settings()))
    if environment is not None:
        instance.release()
        return begin_again(environment)
    app, window = open_window(page, file)
    instance.asked.connect(window.answer)
    SystemMotion(window)
    if file is None and not page:
        QTimer.singleShot(0, window, window.welcome_once)
    QTimer.singleShot(0, instance, instance.listen)  # loading for this can wait until the first frame is shown
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # Ctrl-C in the terminal ends the program
    ending.end_with_window()
    code = app.exec()
    window.end()
    instance.release()
    if window.begins_again:
        return begin_again(os.environ, as_it_was_left=True)
    return ending.leave(code)


def open_window(page: str, file: Path | None) -> tuple[QApplication, Window]:
    """Open the window; return it with the application."""
    from PySide6.QtCore import Qt

    from app.base.language import languages
    from app.base.storage.settings import Settings
    from app.shell import window
    from app.shell.application import make_application
    from app.shell.faults import Faults

    app = make_application()
    language_error = languages.use(app, languages.read_chosen_language(Settings()))
    main_window = window.open_window(page, file)
    if language_error:
        main_window.say(language_error, good=False)
    faults = Faults(main_window)
    # Queued, since the fault may occur while painting, or in another thread.
    faults.told.connect(main_window.tell_failure, Qt.ConnectionType.QueuedConnection)
    faults.listen()
    gc.freeze()
    # Modules are never freed; without this the garbage collector would hold the window up again and again.
    main_window.imported.connect(gc.freeze)
    return app, main_window
