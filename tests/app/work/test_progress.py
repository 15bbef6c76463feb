"""Work without a window: its result, its progress on stderr, and Ctrl-C."""

from __future__ import annotations

import subprocess
import sys
import time
from _thread import interrupt_main

import pytest

from app.work import progress
from app.work.progress import percent, run_with_progress
from core.base.control import Control
from tests.import_graph import ROOT


def working(control: Control) -> int:
    """Work in steps until done or cancelled; return the number of steps."""
    control.total = 20
    while control.done < control.total and not control.cancelled:
        control.done += 1
        time.sleep(0.02)
    return control.done


def interrupted(control: Control) -> int:
    """Raise Ctrl-C during the work."""
    interrupt_main()
    while not control.cancelled:
        time.sleep(0.001)
    return 7


def test_the_result_comes_back_and_progress_goes_to_stderr(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(progress, "PROGRESS_SECONDS", 0.05)
    ticks: list[None] = []
    assert run_with_progress(working, percent, on_tick=lambda: ticks.append(None)) == 20
    shown = capsys.readouterr()
    assert shown.out == "" and shown.err.splitlines()[0].endswith(" %")
    assert len(ticks) > len(shown.err.splitlines())


def test_nothing_is_printed_while_there_is_nothing_to_say(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(progress, "PROGRESS_SECONDS", 0.0)
    assert run_with_progress(working, lambda _: "") == run_with_progress(working) == 20
    assert capsys.readouterr().err == ""


def test_ctrl_c_cancels_the_work_and_waits_for_it() -> None:
    control = Control()
    with pytest.raises(KeyboardInterrupt):
        run_with_progress(interrupted, control=control)
    assert control.cancelled
    assert run_with_progress(interrupted, partial=True) == 7


DEAF = """
import time
from _thread import interrupt_main
from app.work.progress import run_with_progress

def work(control):
    print("first answer")
    interrupt_main()
    while not control.cancelled:
        time.sleep(0.001)
    interrupt_main()
    time.sleep(600)

run_with_progress(work, partial=True)
"""
"""Program whose work goes on after the first Ctrl-C."""


def test_a_second_ctrl_c_ends_the_program_at_once_and_keeps_what_was_printed() -> None:
    ended = subprocess.run([sys.executable, "-c", DEAF], cwd=ROOT, capture_output=True, text=True, check=False)
    assert (ended.returncode, ended.stdout, ended.stderr) == (130, "first answer\n", "")


def test_a_failure_is_raised_here_and_no_result_is_an_interruption() -> None:
    def failing(_control: Control) -> int:
        raise ValueError("so it goes")

    with pytest.raises(ValueError, match="so it goes"):
        run_with_progress(failing)
    with pytest.raises(KeyboardInterrupt):
        run_with_progress(lambda _: None)


def test_a_total_that_is_taken_back_between_two_looks_does_no_harm() -> None:
    class TakenBack:
        done = 5
        totals = iter((20, 0, 0, 0))

        @property
        def total(self) -> int:
            return next(self.totals)

    assert percent(TakenBack()) == "25 %"  # type: ignore[arg-type]
