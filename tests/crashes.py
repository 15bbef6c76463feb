"""Reports of crashed test processes, at the end of the run.

pytest lets Python write the stacks of a dying process amid the dots of the tests, followed by the names of all compiled
modules. With several processes that is far above the summary, and easily missed.
"""

from __future__ import annotations

import faulthandler
import os
import shutil
import tempfile
from itertools import takewhile
from pathlib import Path
from typing import IO

import pytest

FRAMES = 14
"""Innermost frames shown of the crashed thread; other threads have only one."""
_FOLDER = "STATEWALK_CRASHES"
_files: list[IO[str]] = []
"""Files kept open as long as the process may crash."""


@pytest.hookimpl(trylast=True)  # after pytest's own, which writes to the terminal
def pytest_configure(config: pytest.Config) -> None:
    worker = getattr(config, "workerinput", None)
    if worker is None:
        os.environ[_FOLDER] = tempfile.mkdtemp(prefix="statewalk-crashes-")
        return
    _files.append((Path(os.environ[_FOLDER]) / f"{worker['workerid']}-{os.getpid()}").open("w"))
    faulthandler.enable(_files[-1])


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    for report in sorted(Path(os.environ[_FOLDER]).iterdir()):
        if text := report.read_text(errors="replace"):
            terminalreporter.section(f"{report.name} crashed")
            terminalreporter.write(shortened(text) + "\n")


def pytest_unconfigure() -> None:
    if not _files:
        shutil.rmtree(os.environ[_FOLDER], ignore_errors=True)


def shortened(text: str) -> str:
    """Return Python's crash report without module names and most frames of the other threads."""
    lines, report_lines = text.splitlines(), []
    for index, line in enumerate(lines):
        if "(most recent call first)" in line:
            stack = takewhile(lambda one: one.startswith("  File"), lines[index + 1 :])
            report_lines += [line, *list(stack)[: FRAMES if line.startswith("Current") else 1]]
        elif line.startswith("Fatal"):
            report_lines.append(line)
    return "\n".join(report_lines)
