"""A Dask cluster: its workers as an executor, and how the work of one of them hears that nobody wants it any more."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from concurrent.futures import CancelledError, Executor, Future
from contextlib import contextmanager, suppress
from threading import Event, Thread
from typing import Any, ParamSpec, TypeVar
from weakref import WeakKeyDictionary

from core.base.control import Control
from core.base.puzzle import InputError

PLACE = "--scheduler"
ANSWER_SECONDS = 3
WATCH_SECONDS = 0.1
TELL_SECONDS = 1.0
"""So often a worker tells how far it is."""

P = ParamSpec("P")
T = TypeVar("T")


@contextmanager
def workers(address: str, place: str = PLACE) -> Iterator[ClusterExecutor]:
    """The cluster's workers as an executor; what they still do at the end is called off.

    Raises InputError if Dask is not installed, nobody answers at the address, nobody works there, or the work fails;
    `place` tells where the address was written.
    """
    import asyncio

    try:
        from distributed import Client
    except ImportError:
        raise InputError('A cluster needs an extra: pip install "statewalk[cluster]"', place) from None
    try:
        answer = asyncio.run(asyncio.wait_for(_identity(address), ANSWER_SECONDS))
    except Exception:  # whatever else is listening there may answer anything, or nothing
        answer = {}
    if answer.get("type") != "Scheduler":
        raise InputError(f"No Dask scheduler answers at {address}", place)
    if not answer["workers"]:
        raise InputError(f"The Dask scheduler at {address} has no workers", place)
    with _silent("distributed", "distributed.client"):  # what goes wrong is told here, in one line
        try:
            client = Client(address, timeout=ANSWER_SECONDS, set_as_default=False)
        except OSError:
            raise InputError(f"No Dask scheduler answers at {address}", place) from None
        executor = ClusterExecutor(client)
        try:
            yield executor
        except (InputError, BrokenPipeError):
            raise  # of whoever prints the answers
        except CancelledError:
            raise InputError(f"The Dask scheduler at {address} does not answer any more", place) from None
        except Exception as error:
            raise InputError(f"The cluster failed: {str(error) or type(error).__name__}", place) from error
        finally:
            executor.shutdown(wait=False)
            with suppress(Exception):  # a client whose scheduler has gone may trip over its own futures
                client.close()


@contextmanager
def _silent(*loggers: str) -> Iterator[None]:
    """Nothing but disasters from these loggers."""
    levels = [(logger, logger.level) for logger in map(logging.getLogger, loggers)]
    for logger, _ in levels:
        logger.setLevel(logging.CRITICAL)
    try:
        yield
    finally:
        for logger, level in levels:
            logger.setLevel(level)


class ClusterExecutor(Executor):
    """The workers of a Dask client. Once its scheduler is gone, all that is not done counts as cancelled.

    Dask's own executor leaves a result that was being fetched at that moment pending for ever, and its client those
    that a scheduler which says goodbye has not sent.
    """

    def __init__(self, client: Any) -> None:
        self._client = client
        self._tasks: WeakKeyDictionary[Future[Any], Any] = WeakKeyDictionary()
        self._gone = False

    @property
    def threads(self) -> int:
        """So many tasks the workers do at once, as many as there are of them now. Raises OSError."""
        return sum(self._client.nthreads().values())

    def listen(self, topic: str, heard: Callable[[Any], object]) -> None:
        """Hand on what workers `tell`, in a thread of the client."""
        self._client.subscribe_topic(topic, lambda event: heard(event[1]))

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """See `Executor.submit`."""
        task = self._client.submit(fn, *args, pure=False, **kwargs)
        future: Future[T] = Future()
        self._tasks[future] = task
        self._client.loop.add_callback(self._fetch, task, future)
        return future

    async def _fetch(self, task: Any, future: Future[T]) -> None:
        """Hand a task's result on, in the client's event loop."""
        import asyncio

        result: Any = None
        error: BaseException | None = None
        try:
            gathering = asyncio.ensure_future(self._client.gather(task, asynchronous=True))
            # A scheduler that says goodbye ends the client's listening, and nothing else of it.
            listening = self._client._handle_report_task
            await asyncio.wait({gathering, listening}, return_when=asyncio.FIRST_COMPLETED)
            if not gathering.done():
                gathering.cancel()
            result = await gathering
        except BaseException as raised:
            error = raised
        if error is not None and task.status != "error":
            self._gone |= not future.cancelled()
            future.cancel()
        if future.set_running_or_notify_cancel():
            if error is None:
                future.set_result(result)
            else:
                future.set_exception(error)

    def call_off(self, future: Future[Any]) -> None:
        """Nobody wants the result any more: whoever works at it hears so."""
        future.cancel()
        with suppress(OSError):
            self._client.cancel([self._tasks[future]])

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """Call off what is not done, and return when the scheduler has heard so. It never waits for work."""
        del wait, cancel_futures
        if not self._gone:
            with suppress(OSError):
                self._client.cancel(list(self._tasks.values()))
                self._client.scheduler_info()


async def _identity(address: str) -> Any:
    """What the one at the address says it is. A client would go on asking, whoever answers."""
    from distributed import rpc

    async with rpc(address) as peer:
        return await peer.identity()


@contextmanager
def until_called_off(control: Control) -> Iterator[None]:
    """Cancel `control` once the cluster no longer wants what this thread works at: a search may go on for hours."""
    from distributed import get_worker

    worker = get_worker()
    key, over = worker.get_current_task(), Event()

    def watch() -> None:
        while not over.wait(WATCH_SECONDS):
            task = worker.state.tasks.get(key)
            if task is None or task.state == "cancelled":
                control.cancel()

    Thread(target=watch, daemon=True).start()
    try:
        yield
    finally:
        over.set()


@contextmanager
def telling(topic: str, message: Callable[[], Any]) -> Iterator[None]:
    """Let those who `listen` know from time to time how far the work of this thread is; bytes, numbers or texts."""
    from distributed import get_worker

    worker, over = get_worker(), Event()

    def tell() -> None:
        while not over.wait(TELL_SECONDS):
            worker.log_event(topic, message())

    Thread(target=tell, daemon=True).start()
    try:
        yield
    finally:
        over.set()
