"""The monkey test finds no exception, no Qt warning and no crash."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent.parent


def send(seed: int, events: int) -> None:
    """Run the monkey in its own process, so that a crash does not end the tests."""
    command = [sys.executable, "-m", "tests.soak.monkey", "--seed", str(seed), "--events", str(events)]
    ended = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    print(ended.stdout)
    assert ended.returncode == 0, ended.stderr


def test_a_window_that_was_closed_is_let_go() -> None:
    """A closed window is freed, so that the monkey counts only one window's widgets."""
    code = """
import os, tempfile
from pathlib import Path
os.environ["STATEWALK_HOME"] = tempfile.mkdtemp()
from tests.soak.memory import widget_kinds
from tests.soak.monkey import Monkey
monkey = Monkey(1, Path(tempfile.mkdtemp()))
monkey.heartbeat.start()
counts = []
for _ in range(3):
    monkey._look(0.1)
    counts.append(widget_kinds())
    monkey.window.close()
    monkey.step()
assert monkey.windows == 4
print(sorted(count["Window in Window"] for count in counts))
os._exit(0)
"""
    ended = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=False)
    assert ended.stdout.startswith("[1, 1, 1]"), ended.stderr


def test_a_monkey_finds_nothing() -> None:
    send(seed=1, events=200)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(10))
def test_a_patient_monkey_finds_nothing(seed: int) -> None:
    send(seed, events=10_000)
