"""The program is killed at a random moment during play on each page and drawing in the editor.

At most the last second is lost, the database is never damaged, and the next start continues.
"""

from __future__ import annotations

import itertools
import os
import random
import signal
import sqlite3
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

import pytest

from app.base.storage.store import Store
from app.cube.timer.solve_times import SolveTimes
from app.sokoban.editor.model import SLOT, STORE_KEY
from core.sokoban.draft.history import restore_history

pytestmark = pytest.mark.skipif(os.name == "nt", reason="SIGKILL")

PLACES = ("cube", "2048", "sokoban", "editor")
LONGEST_S = 3.0
PLAY = """
import random, sys, time
from dataclasses import replace
from PySide6.QtCore import QTimer
from app.cube.timer.solve_times import SolveTimes
from app.shell.application import make_application
from app.shell.window import open_window
place, seed = sys.argv[1], int(sys.argv[2])
app = make_application()
window = open_window("sokoban" if place == "editor" else place)
page, chance = window.page, random.Random(seed)
session, done = page.session, 0
times = SolveTimes(window.services.store)
if place == "editor":
    page.editor.enter()
    drafting = page.editor.editor.drafting
else:
    session.begin(session.start, seed=seed)

def step():
    global done
    if place == "editor":
        drafting.do(replace(drafting.current, title=f"{seed} {done + 1}"))
    else:
        moves = list(session.puzzle.moves(session.state))
        if not moves:
            app.quit()
            return
        session.play(chance.choice(moves))
        if place == "cube" and done % 5 == 0:
            times.add("3x3x3", seed, "R", done)
    done += 1
    print(done, time.monotonic(), flush=True)
    timer.start(chance.randrange(2, 60))

timer = QTimer(singleShot=True)
timer.timeout.connect(step)
timer.start(0)
app.exec()
"""


class Killed(NamedTuple):
    """Steps that a killed process made, saved and lost."""

    steps: int
    safe: int
    """Number of steps old enough that they must be saved."""
    lost: float
    """Seconds between the first step that is not in the file and the kill."""


def play_and_kill(home: Path, place: str, seed: int, chance: random.Random) -> Killed:
    """Play for a random time, kill the process, and check what it saved."""
    process = subprocess.Popen(
        [sys.executable, "-c", PLAY, place, str(seed)],
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "STATEWALK_HOME": str(home)},
    )
    assert process.stdout is not None
    lines = [process.stdout.readline()]
    end = time.monotonic() + chance.uniform(0, LONGEST_S)
    while time.monotonic() < end:
        lines.append(process.stdout.readline())
    killed = time.monotonic()
    process.send_signal(signal.SIGKILL)
    lines += process.stdout.readlines()
    process.stdout.close()
    process.wait()
    played = [float(line.split()[1]) for line in lines if line.endswith("\n")]
    # a busy machine stops the program too; what it could not do meanwhile it has not lost
    pause = max((after - before for before, after in itertools.pairwise(played)), default=0.0)
    safe = sum(moment < killed - 1.0 - pause for moment in played)
    saved_steps = in_file(home / "statewalk.sqlite", place, seed)
    lost = killed - played[saved_steps] if saved_steps < len(played) else 0.0
    assert saved_steps >= safe, f"{place} {seed}: {saved_steps} of {len(played)} steps are kept, {lost:.2f} s lost"
    return Killed(len(played), safe, lost)


def in_file(path: Path, place: str, seed: int) -> int:
    """Return how many steps of this run the intact file holds."""
    store = Store(path)
    assert not store.notice and not store.problem
    saved_steps = 0
    if place == "editor":
        record = store.load_game(STORE_KEY, SLOT)
        run, _, steps = ("" if record is None else restore_history(record).current.title).partition(" ")
        saved_steps = int(steps) if run == str(seed) else 0
    else:
        slot = store.last_slot(place)
        game = None if slot is None else store.load_game(place, slot)
        if game is not None and game["seed"] == seed:
            saved_steps = len(game["moves"])
        times = [one for one in SolveTimes(store).list_solves("3x3x3") if one.session == seed]
        assert place != "cube" or len(times) >= saved_steps // 5
    store.close()
    with closing(sqlite3.connect(path)) as db:
        assert db.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    assert not list(path.parent.glob("*damaged*"))
    return saved_steps


@pytest.mark.parametrize("place", PLACES)
def test_a_kill_loses_at_most_the_last_second(home: Path, place: str) -> None:
    play_and_kill(home, place, 1, random.Random(PLACES.index(place)))


@pytest.mark.long
def test_a_hundred_kills(home: Path) -> None:
    chance = random.Random(2026)
    all_killed = [play_and_kill(home, PLACES[number % 4], number, chance) for number in range(1, 101)]
    lost = sorted(killed.lost for killed in all_killed)
    print(
        f"{len(all_killed)} kills, {sum(killed.steps for killed in all_killed)} steps; lost at most {lost[-1]:.2f} s, "
        f"half the time less than {lost[50]:.2f} s"
    )
