"""Faults of libraries excluded by bounds in pyproject.toml; lift the bound when the test passes."""

from __future__ import annotations

import os
import subprocess
import sys

CALLS = 20_000


def run(code: str) -> subprocess.CompletedProcess[str]:
    """Run code in its own process, since it may abort."""
    environ = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    return subprocess.run([sys.executable, "-c", code], env=environ, capture_output=True, text=True, check=False)


def test_calls_that_return_none_do_not_use_none_up() -> None:
    # PySide6 6.12.0 on Python 3.11 drops a reference to None per call and aborts after some 5,000 of them.
    done = run(f"""
from PySide6.QtCore import QObject
thing = QObject()
for _ in range({CALLS}):
    thing.setObjectName("a")
print("alive")
""")
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip() == "alive"
