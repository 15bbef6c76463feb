"""Batches of samples to learn from, drawn by threads ahead of the step that needs them."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from numpy.typing import NDArray


class Batch(NamedTuple):
    """What a network is given, rows of 20 tokens or of a text, and the labels of each sample."""

    given: NDArray[Any]
    labels: NDArray[Any]


def seed_of(seed: int, step: int) -> int:
    """What a step's samples are drawn by: threads may draw them in any order."""
    return Random(f"{seed} {step}").getrandbits(64)


class Batches:
    """The batches of a training, each drawn with a seed of its own by one of some threads."""

    def __init__(self, draw: Callable[[int], Batch], seed: int, threads: int) -> None:
        self._draw, self._seed, self._threads = draw, seed, threads
        self._pool = ThreadPoolExecutor(threads)
        self._ahead: deque[tuple[int, Future[Batch]]] = deque()

    def of(self, step: int) -> Batch:
        """The batch of a step. Steps are asked for one after the other; others take longer."""
        if self._ahead and self._ahead[0][0] != step:
            self._ahead.clear()
        first = self._ahead[-1][0] + 1 if self._ahead else step
        for number in range(first, step + 2 * self._threads + 1):
            self._ahead.append((number, self._pool.submit(self._draw, seed_of(self._seed, number))))
        return self._ahead.popleft()[1].result()

    def close(self) -> None:
        """Draw no more."""
        self._pool.shutdown(cancel_futures=True)
