"""Batches of training samples, drawn by threads ahead of the step that needs them."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from numpy.typing import NDArray


class Batch(NamedTuple):
    """Training batch: the inputs, rows of 20 tokens or of a text, and the labels of each sample."""

    given: NDArray[Any]
    labels: NDArray[Any]


def seed_of(seed: int, step: int) -> int:
    """Return the seed of a step's samples, independent of the order in which threads draw them."""
    return Random(f"{seed} {step}").getrandbits(64)


class Batches:
    """Batches of a training, each drawn by one of several threads with its own seed."""

    def __init__(self, draw: Callable[[int], Batch], seed: int, threads: int) -> None:
        self._draw, self._seed, self._threads = draw, seed, threads
        self._pool = ThreadPoolExecutor(threads)
        self._ahead: deque[tuple[int, Future[Batch]]] = deque()

    def of(self, step: int) -> Batch:
        """Return the batch of a step; fast if the steps are requested consecutively."""
        if self._ahead and self._ahead[0][0] != step:
            self._ahead.clear()
        first = self._ahead[-1][0] + 1 if self._ahead else step
        for number in range(first, step + 2 * self._threads + 1):
            self._ahead.append((number, self._pool.submit(self._draw, seed_of(self._seed, number))))
        return self._ahead.popleft()[1].result()

    def close(self) -> None:
        """Stop drawing batches."""
        self._pool.shutdown(cancel_futures=True)
