"""A data folder belongs to one process: what a second start does, and what a killed process leaves."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from app.shell import instance as instance_module
from app.shell.instance import Instance, Request
from app.shell.window import Window
from core.base.puzzle import InputError

START = """
import sys
from PySide6.QtCore import QTimer
from app.cli.main import main
from app.shell import instance
from app.shell.window import Window
instance.PATIENCE_S = 200.0  # a busy machine is no owner that does not answer
show, answer = Window.show, Window.answer
def shown(window):
    show(window)
    QTimer.singleShot(0, lambda: print("shown", window.page.key, flush=True))
def answered(window, request):
    answer(window, request)
    session = window.page.session
    print("answered", window.page.key, len(session.state.boxes) if request.file else "", flush=True)
Window.show, Window.answer = shown, answered
print("begun", flush=True)
sys.stdin.readline()
sys.exit(main(sys.argv[1:]))
"""
LEVEL = "#######\n#.$ @ #\n# $.  #\n#######\n"

Start = Callable[..., subprocess.Popen[str]]


@pytest.fixture
def start(home: Path) -> Iterator[Start]:
    """Provide a function that starts the program on a data folder, by default the test's own."""
    begun: list[subprocess.Popen[str]] = []

    def begin(*arguments: str, folder: Path = home) -> subprocess.Popen[str]:
        process = subprocess.Popen(
            [sys.executable, "-c", START, *arguments],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "STATEWALK_HOME": str(folder)},
        )
        begun.append(process)
        assert line(process) == "begun"
        return process

    yield begin
    for process in begun:
        process.kill()
        process.communicate()


def line(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    return process.stdout.readline().strip()


def go(process: subprocess.Popen[str]) -> None:
    assert process.stdin is not None
    process.stdin.write("\n")
    process.stdin.flush()


def test_a_second_start_hands_over_what_it_was_asked_for(start: Start, tmp_path: Path) -> None:
    file = tmp_path / "two boxes.xsb"
    file.write_text(LEVEL, encoding="utf-8")
    first = start("--page", "cube")
    go(first)
    assert line(first) == "shown cube"
    for arguments, answer in (
        ([], "answered cube"),
        (["--page", "2048"], "answered 2048"),
        ([str(file)], "answered sokoban 2"),
        (["--page", "lab"], "answered lab"),
    ):
        second = start(*arguments)
        go(second)
        assert line(first) == answer
        assert second.wait() == 0 and line(second) == ""
    assert first.poll() is None


def test_of_two_first_starts_at_once_one_opens_the_window(start: Start, home: Path) -> None:
    both = [start("--page", "2048"), start("--page", "2048")]
    for process in both:
        go(process)
    lines = [line(process) for process in both]
    assert sorted(lines) == ["", "shown 2048"]
    assert both[lines.index("")].wait() == 0
    assert line(both[lines.index("shown 2048")]) == "answered 2048"
    assert not list(home.glob("*damaged*"))


SILENT = """
import sys
from PySide6.QtCore import QTimer
from app.cli.main import main
from app.shell import instance, start_notices
from app.shell.window import Window
instance.PATIENCE_S = 0.2
show, begin = Window.show, start_notices.SilentOwnerNotice.showEvent
def shown(window):
    show(window)
    QTimer.singleShot(0, lambda: print("shown", window.page.key, flush=True))
def noticed(notice, event):
    begin(notice, event)
    print("notice", notice.text(), flush=True)
    if sys.argv[1] == "close":
        QTimer.singleShot(0, notice.close_button.click)
    del sys.argv[1]
Window.show, start_notices.SilentOwnerNotice.showEvent = shown, noticed
sys.exit(main(sys.argv[2:]))
"""


@pytest.mark.skipif(os.name == "nt", reason="SIGSTOP")
def test_a_halted_owner_is_told_of_in_a_window(start: Start, home: Path) -> None:
    first = start("--page", "cube")
    go(first)
    assert line(first) == "shown cube"
    first.send_signal(signal.SIGSTOP)

    begun: list[subprocess.Popen[str]] = []

    def second(what: str, page: str) -> subprocess.Popen[str]:
        environ = {**os.environ, "STATEWALK_HOME": str(home)}
        call = [sys.executable, "-c", SILENT, what, "--page", page]
        begun.append(subprocess.Popen(call, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, env=environ))
        return begun[-1]

    try:
        given_up = second("close", "lab")
        assert line(given_up) == "notice Statewalk is already running, but does not answer."
        assert given_up.wait() == 1
        answered = second("wait", "2048")
        assert line(answered).startswith("notice")
        first.send_signal(signal.SIGCONT)
        assert line(first) == "answered 2048", "once: nobody waits for what was given up"
        assert answered.wait() == 0
        first.send_signal(signal.SIGSTOP)
        heir = second("wait", "2048")
        assert line(heir).startswith("notice")
        first.kill()
        assert line(heir) == "shown 2048"
        assert heir.poll() is None
    finally:
        for process in begun:
            process.kill()
            process.communicate()


@pytest.mark.skipif(os.name == "nt", reason="SIGKILL")
def test_a_killed_process_owns_nothing(start: Start) -> None:
    for _again in range(2):
        killed = start("--page", "cube")
        go(killed)
        assert line(killed) == "shown cube"
        killed.kill()
        killed.wait()


def test_each_data_folder_has_its_window(start: Start, tmp_path: Path) -> None:
    long = tmp_path / ("a long name " * 10) / ("and another " * 10)
    for folder in (tmp_path / "one", long):
        process = start("--page", "lab", folder=folder)
        go(process)
        assert line(process) == "shown lab"
        second = start("--page", "cube", folder=folder)
        go(second)
        assert line(process) == "answered cube" and second.wait() == 0


def test_an_owner_that_does_not_answer_is_told_of(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(instance_module, "PATIENCE_S", 0.2)
    first, second = Instance(tmp_path), Instance(tmp_path)
    assert first.take(Request())
    with pytest.raises(InputError, match="already runs"):
        second.take(Request())
    first.release()
    assert second.take(Request())
    second.release()


def test_a_folder_that_cannot_be_locked_opens_a_window_all_the_same(tmp_path: Path) -> None:
    (tmp_path / instance_module.LOCK_FILE).mkdir()
    instance = Instance(tmp_path)
    assert instance.take(Request())
    instance.release()


def test_the_window_comes_to_the_front(window: Window, qtbot: QtBot) -> None:
    window.showMinimized()
    window.answer(Request())
    assert not window.windowState() & Qt.WindowState.WindowMinimized
    qtbot.waitUntil(window.isActiveWindow)


@pytest.mark.skipif(sys.platform == "win32", reason="users have numbers on Unix")
def test_every_user_and_every_folder_has_an_address_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every user and every folder has its own address.

    Otherwise the second user of a shared folder would connect to the first, and be refused by the system.
    """
    addresses = set[str]()
    for user in (1000, 1001):
        monkeypatch.setattr(os, "getuid", lambda user=user: user)
        addresses |= {Instance(tmp_path / name)._address for name in ("one", "two")}
    assert len(addresses) == 4
