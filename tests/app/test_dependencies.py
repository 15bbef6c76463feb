"""A fault of another project's library that a bound in pyproject.toml keeps out. Lift the bound when this passes."""

from __future__ import annotations

import os
import subprocess
import sys

CALLS = 20_000


def run(code: str) -> subprocess.CompletedProcess[str]:
    """Run code in a process of its own: what it does may abort it."""
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
