"""Where a process of the test run was when it crashed, told at the end of the run.

pytest has Python write the stacks of a process that dies, amid the dots of the tests and followed by the names of all
compiled modules. When several processes share the tests that is far above the summary, and seldom there when wanted.
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
"""Of the thread that crashed, the innermost ones; of each other thread only one."""
_FOLDER = "STATEWALK_CRASHES"
_files: list[IO[str]] = []
"""Open as long as the process may crash."""


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
    """What Python writes of a crash without the names of modules and most of the threads that did not crash."""
    lines, kept = text.splitlines(), []
    for at, line in enumerate(lines):
        if "(most recent call first)" in line:
            stack = takewhile(lambda one: one.startswith("  File"), lines[at + 1 :])
            kept += [line, *list(stack)[: FRAMES if line.startswith("Current") else 1]]
        elif line.startswith("Fatal"):
            kept.append(line)
    return "\n".join(kept)
