"""Work on many independent items: answers in order, immediate cancelling, a failure ends the rest."""

from __future__ import annotations

import threading
from concurrent.futures import ThreadPoolExecutor

import pytest

from app.work.items import IN_FLIGHT, answers
from core.base.control import Control
from core.base.puzzle import InputError


def test_answers_come_in_order_whoever_is_done_first() -> None:
    second_done = threading.Event()

    def work(item: int, _control: Control) -> int:
        if item == 0:
            assert second_done.wait(10)
        elif item == 1:
            second_done.set()
        return item * item

    with ThreadPoolExecutor(2) as workers:
        assert list(answers(workers, work, range(2 * IN_FLIGHT), Control())) == [n * n for n in range(2 * IN_FLIGHT)]


def test_cancelled_what_is_at_work_is_given_out_and_nothing_is_begun() -> None:
    control, begun = Control(), []

    def work(item: int, control: Control) -> int:
        begun.append(item)
        while not control.cancelled and item:
            threading.Event().wait(0.002)
        return item

    with ThreadPoolExecutor(2) as workers:
        found = answers(workers, work, range(100), control)
        assert next(found) == 0
        while len(begun) < 3:
            threading.Event().wait(0.002)
        control.cancel()
        assert list(found) == [1, 2]
    assert begun == [0, 1, 2]


def test_a_failure_cancels_the_others() -> None:
    control = Control()

    def work(item: int, control: Control) -> int:
        if item == 0:
            raise InputError("Something is wrong with it")
        while not control.cancelled:
            threading.Event().wait(0.002)
        return item

    with ThreadPoolExecutor(2) as workers, pytest.raises(InputError, match="Something is wrong"):
        list(answers(workers, work, range(100), control))
    assert control.cancelled
