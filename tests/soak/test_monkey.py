"""A monkey at the window finds no exception, no warning of Qt and no crash."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent.parent


def send(seed: int, events: int) -> None:
    """In a process of its own: a crash must not take the tests with it."""
    command = [sys.executable, "-m", "tests.soak.monkey", "--seed", str(seed), "--events", str(events)]
    ended = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    print(ended.stdout)
    assert ended.returncode == 0, ended.stderr


def test_a_monkey_finds_nothing() -> None:
    send(seed=1, events=400)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(10))
def test_a_patient_monkey_finds_nothing(seed: int) -> None:
    send(seed, events=10_000)
