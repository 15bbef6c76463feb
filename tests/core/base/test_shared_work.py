"""Work that several callers wait for is done once."""

from __future__ import annotations

import threading
import time

import pytest

from core.base import shared_work
from core.base.control import Control
from core.base.shared_work import SharedWork


def until_cancelled(control: Control) -> str:
    while not control.cancelled:
        time.sleep(0.001)
    return "stopped"


def test_it_ends_once_nobody_has_waited_for_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shared_work, "GRACE_SECONDS", 0.05)
    work, control = SharedWork(until_cancelled), Control()
    control.cancel()
    assert work.wait(control) is None
    assert not work.is_over, "somebody may come"
    while not work.is_over:
        time.sleep(0.001)
    assert work.wait(Control()) == "stopped"


def test_it_goes_on_for_who_still_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shared_work, "GRACE_SECONDS", 0.0)
    go_on, found = threading.Event(), list[object]()
    work = SharedWork(lambda control: go_on.wait(10) and not control.cancelled)
    stays = threading.Thread(target=lambda: found.append(work.wait(Control())))
    stays.start()
    while not work._waiting:
        time.sleep(0.001)
    leaves = Control()
    leaves.cancel()
    assert work.wait(leaves) is None
    time.sleep(0.05)
    go_on.set()
    stays.join()
    assert found == [True]


def test_all_who_wait_are_told_of_an_error() -> None:
    def fail(_control: Control) -> None:
        raise MemoryError

    work = SharedWork(fail)
    for _ in range(2):
        with pytest.raises(MemoryError):
            work.wait(Control())
