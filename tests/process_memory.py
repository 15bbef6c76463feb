"""Memory of the largest process of a test run, reported in its last lines."""

from __future__ import annotations

import sys
from typing import Any

import pytest

KEY = "megabytes"
"""Key under which a worker of pytest-xdist reports its memory."""
largest = pytest.StashKey[int]()


def peak_megabytes() -> int | None:
    """Return the peak memory of this process in MB; None if the system does not tell."""
    if sys.platform != "linux":
        return None
    import resource  # other systems lack it, or count in other units

    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024


def note(config: pytest.Config, megabytes: int | None) -> None:
    """Record the memory of a process if it is the largest so far."""
    if megabytes is not None:
        config.stash[largest] = max(megabytes, config.stash.get(largest, 0))


def pytest_sessionfinish(session: pytest.Session) -> None:
    output = getattr(session.config, "workeroutput", None)
    if output is None:
        note(session.config, peak_megabytes())
    else:
        output[KEY] = peak_megabytes()


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Any) -> None:
    """Record the memory of a worker; a crashed one reports none."""
    note(node.config, getattr(node, "workeroutput", {}).get(KEY))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    megabytes = terminalreporter.config.stash.get(largest, None)
    if megabytes is not None:
        terminalreporter.write_line(f"Largest test process: {megabytes} MB")
