"""Work on many independent items, by local threads or Dask workers, with answers in their order."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import CancelledError, Executor, Future, ThreadPoolExecutor, wait
from contextlib import AbstractContextManager
from dataclasses import dataclass
from itertools import islice
from typing import Generic, TypeVar

from app.work import cluster
from core.base.control import Control

MOST_THREADS = 256
IN_FLIGHT = 2 * MOST_THREADS
"""Items that are handed over before the first of them is done: enough for as many workers."""
TICK_SECONDS = 0.02

Item = TypeVar("Item")
Answer = TypeVar("Answer")


def executor(threads: int, scheduler: str | None) -> AbstractContextManager[Executor]:
    """Return an executor with so many threads, or with the workers of the scheduler at an address.

    See `cluster.workers`.
    """
    return ThreadPoolExecutor(threads) if scheduler is None else cluster.workers(scheduler)


def answers(
    executor: Executor, work: Callable[[Item, Control], Answer], items: Iterable[Item], control: Control
) -> Iterator[Answer]:
    """Yield what `work` makes of each item, in order, as soon as it and those before it are done.

    `control` is passed on to work in threads; on a cluster each item gets its own, which is cancelled once nobody wants
    the answer, and `work` must be picklable. After a cancellation, items already at work in threads are waited for and
    their answers yielded, but nothing after the first item that was not begun. A failure cancels `control`, so that no
    other worker goes on.
    """
    in_threads = isinstance(executor, ThreadPoolExecutor)
    carry_out: Callable[[Item], Answer] = _ThreadWork(work, control) if in_threads else _Remote(work)
    remaining = iter(items)
    waiting: deque[Future[Answer]] = deque()
    try:
        while True:
            if not control.cancelled:
                waiting.extend(executor.submit(carry_out, item) for item in islice(remaining, IN_FLIGHT - len(waiting)))
            if not waiting:
                return
            while not waiting[0].done() and not control.cancelled:
                wait([waiting[0]], TICK_SECONDS)
            if control.cancelled and waiting[0].cancel():
                return
            try:
                answer = waiting.popleft().result()
            except CancelledError:
                if control.cancelled:
                    return
                raise
            yield answer
    except BaseException:
        control.cancel()
        raise
    finally:
        for future in waiting:
            future.cancel()


@dataclass(frozen=True)
class _ThreadWork(Generic[Item, Answer]):
    """Work on one item in a thread, which is not begun once `control` is cancelled."""

    work: Callable[[Item, Control], Answer]
    control: Control

    def __call__(self, item: Item) -> Answer:
        if self.control.cancelled:
            raise CancelledError
        return self.work(item, self.control)


@dataclass(frozen=True)
class _Remote(Generic[Item, Answer]):
    """Work on one item in a process of a cluster."""

    work: Callable[[Item, Control], Answer]

    def __call__(self, item: Item) -> Answer:
        control = Control()
        with cluster.until_called_off(control):
            return self.work(item, control)
