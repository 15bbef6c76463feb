"""Support for scripts that run for minutes or hours: command line, project Python, and stopping."""

from __future__ import annotations

import argparse
import os
import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from build_scripts import environment


def command_line(script: str, doc: str | None) -> argparse.ArgumentParser:
    """Return a script's argument parser without options, with its docstring as help."""
    about, _, rest = (doc or "").partition("\n\n")
    form = argparse.RawDescriptionHelpFormatter
    return argparse.ArgumentParser(Path(script).name, description=about, epilog=rest, formatter_class=form)


def run_again(script: str, arguments: list[str]) -> int | None:
    """Run the script with the project's own Python and return its exit code; None if that runs it already."""
    if Path(sys.prefix).resolve() == environment.VENV.resolve():
        return None
    command = [str(environment.PYTHON), str(Path(script).resolve()), *arguments]
    if os.name == "posix":
        os.execv(command[0], command)
    import subprocess  # needed on Windows only

    return subprocess.run(command, check=False).returncode


@contextmanager
def stopped_by(stop: Callable[..., Any]) -> Iterator[None]:
    """Context in which `stop` is called on Ctrl-C and when the system terminates the process."""
    before = {number: signal.signal(number, stop) for number in (signal.SIGINT, signal.SIGTERM)}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
