"""However the program ends and whatever its workers do, the window closes and the exit code is right."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest
from PySide6.QtCore import QThread
from pytestqt.qtbot import QtBot

from app.base.jobs import jobs as jobs_module
from app.base.session.session import Session
from app.shell import ending
from app.shell.window import Window, open_window
from core.base.control import Control
from tests.import_graph import ROOT

DEAF = """
import sys, threading
from concurrent.futures import ThreadPoolExecutor
from app.cube.depth import watch
from app.shell.application import make_application
from app.shell.window import open_window

watch.USUAL_EFFORT = "0"  # no table is made meanwhile

def work_on(control):
    "Deaf work, as an import or a large factorization is: it never looks whether it is still wanted."
    begun.set()
    while True:
        sum(range(1000))

def executor(control):
    with ThreadPoolExecutor(1) as pool:
        pool.submit(work_on, control).result()

begun = threading.Event()
"""
SCRIPT = (
    DEAF
    + """
application = make_application()
window = open_window("cube")
window.page.session.play("R")
window.jobs.run("Working", {"work": work_on, "executor": executor, "": lambda control: begun.set()}[sys.argv[1]])
begun.wait()
print("leaves", flush=True)
if sys.argv[2] == "raise":
    raise SystemError("the script fails")
sys.exit(int(sys.argv[2]))
"""
)
PROGRAM = (
    DEAF
    + """
from PySide6.QtCore import QTimer
from app.cli import main
from app.shell.window import Window
show = Window.show
def shown(window):
    show(window)
    window.page.session.play("R")
    window.jobs.run("Working", {"work": work_on, "executor": executor}[sys.argv[1]])
    QTimer.singleShot(300, window.close)
Window.show = shown
sys.exit(main.main(["--page", "cube"]))
"""
)


def end(code: str, *arguments: str) -> tuple[int, str]:
    """Run a program to its end; return its exit code and its output, errors included."""
    process = subprocess.run(
        [sys.executable, "-c", code, *arguments],
        cwd=ROOT,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
        timeout=120,  # of a process that never ends
    )
    return process.returncode, process.stdout


def saved_moves(qtbot: QtBot) -> list[str]:
    again = open_window("cube")
    qtbot.addWidget(again)
    session = again.page.session
    assert isinstance(session, Session)
    return list(session.moves)


@pytest.mark.parametrize("work", ["work", "executor"])
def test_the_program_ends_though_a_worker_never_does(qtbot: QtBot, work: str) -> None:
    assert end(PROGRAM, work) == (0, "")
    assert saved_moves(qtbot) == ["R"]


@pytest.mark.parametrize(("work", "way", "code"), [
    ("work", "0", 0), ("executor", "0", 0), ("work", "raise", 1), ("", "0", 0), ("", "3", 3), ("", "raise", 1),
])  # fmt: skip
def test_a_script_that_leaves_its_window_open_ends_in_order(qtbot: QtBot, work: str, way: str, code: int) -> None:
    returned, printed = end(SCRIPT, work, way)
    assert returned == code, printed
    assert printed.startswith("leaves\n") and ("SystemError" in printed) == (way == "raise")
    assert saved_moves(qtbot) == ["R"]


AMID_IMPORTS = """
import sys
from app.shell.application import make_application
from app.shell.window import open_window
application = make_application()
window = open_window("cube")
while "numpy" not in sys.modules:  # and pyqtgraph is not there yet
    application.processEvents()
print("leaves", flush=True)
"""


def test_a_script_leaves_its_window_open_while_modules_are_imported() -> None:
    assert end(AMID_IMPORTS) == (0, "leaves\n")


def test_a_window_that_closes_is_hidden_before_its_workers_are_waited_for(
    window: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    visible: list[bool] = []
    monkeypatch.setattr(jobs_module, "end_all", lambda _seconds: visible.append(window.isVisible()))
    window.close()
    assert visible == [False]


def test_a_fault_while_saving_keeps_no_window_open(
    window: Window, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail() -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(window.open_page("2048"), "flush", fail)
    monkeypatch.setattr(sys, "excepthook", sys.__excepthook__)
    assert window.close() and not window.isVisible()
    assert "ZeroDivisionError" in capsys.readouterr().err


def test_all_jobs_of_the_process_are_told_to_stop(qtbot: QtBot) -> None:
    heard: list[str] = []

    def work(control: Control) -> None:
        while not control.cancelled:
            QThread.msleep(2)
        heard.append("stopped")

    job = jobs_module.Job("Working", work).start()
    assert jobs_module.end_all(30.0)
    assert heard == ["stopped"]
    qtbot.waitUntil(lambda: not job.running)


HELD = """
import sys, time
from app.shell import ending
from core.base.deadline import leave_within, stay
ending.END_S = 0.5
ending.end_with_window()
leave_within(20.0, 9)
stay()
ending.hurry()
sys.setswitchinterval(1000.0)  # as if a worker held the interpreter and had no processor
while True:
    pass
"""


def test_the_process_ends_though_nobody_can_have_the_interpreter() -> None:
    assert end(HELD) == (0, "")


def test_a_window_hurries_nobody_but_the_program_of_its_own(window: Window, monkeypatch: pytest.MonkeyPatch) -> None:
    hurried: list[float] = []
    monkeypatch.setattr("app.shell.ending.leave_within", lambda seconds, code: hurried.append(seconds + code))
    window.close()
    assert not hurried, "the process of a script, or of these tests, goes on"
    ending._ends_with_window.set()
    try:
        ending.hurry()
    finally:
        ending._ends_with_window.clear()
    assert hurried == [ending.END_S] and ending.END_S < 2
