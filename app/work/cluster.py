"""Dask cluster: its workers as an executor, and cancelling of work that is no longer wanted."""

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
"""Seconds between two progress messages of a worker."""

P = ParamSpec("P")
T = TypeVar("T")


@contextmanager
def workers(address: str, place: str = PLACE) -> Iterator[ClusterExecutor]:
    """Connect to a Dask cluster and provide its workers as an executor; cancel unfinished work at the end.

    Raises InputError if Dask is not installed, nobody answers at the address, nobody works there, or the work fails.
    `place` is where the address was written, such as an option, for the error message.
    """
    import asyncio

    try:
        from distributed import Client
    except ImportError:
        raise InputError('Work on a cluster needs an extra package: pip install "statewalk[cluster]"', place) from None
    try:
        answer = asyncio.run(asyncio.wait_for(_identity(address), ANSWER_SECONDS))
    except Exception:  # whatever else is listening there may answer anything, or nothing
        answer = {}
    if answer.get("type") != "Scheduler":
        raise InputError(f"No Dask scheduler answers at {address}", place)
    if not answer["workers"]:
        raise InputError(f"The Dask scheduler at {address} has no workers", place)
    with _silent("distributed", "distributed.client"):  # errors are reported here, in one line
        try:
            client = Client(address, timeout=ANSWER_SECONDS, set_as_default=False)
        except OSError:
            raise InputError(f"No Dask scheduler answers at {address}", place) from None
        executor = ClusterExecutor(client)
        try:
            yield executor
        except (InputError, BrokenPipeError):
            raise  # raised by whoever prints the answers
        except CancelledError:
            raise InputError(f"The Dask scheduler at {address} does not answer any more", place) from None
        except Exception as error:
            raise InputError(f"The cluster failed: {str(error) or type(error).__name__}", place) from error
        finally:
            executor.shutdown(wait=False)
            with suppress(Exception):  # a client whose scheduler has gone may fail on its own futures
                client.close()


@contextmanager
def _silent(*loggers: str) -> Iterator[None]:
    """Mute these loggers, except for critical messages, in a context."""
    levels = [(logger, logger.level) for logger in map(logging.getLogger, loggers)]
    for logger, _ in levels:
        logger.setLevel(logging.CRITICAL)
    try:
        yield
    finally:
        for logger, level in levels:
            logger.setLevel(level)


class ClusterExecutor(Executor):
    """Executor on the workers of a Dask client; once its scheduler is gone, open work counts as cancelled.

    Dask's own executor leaves a result that was being fetched at that moment pending for ever, and its client the
    results that a scheduler shutting down has not sent.
    """

    def __init__(self, client: Any) -> None:
        self._client = client
        self._tasks: WeakKeyDictionary[Future[Any], Any] = WeakKeyDictionary()
        self._gone = False

    @property
    def threads(self) -> int:
        """Number of tasks that the present workers do at once. Raises OSError."""
        return sum(self._client.nthreads().values())

    def listen(self, topic: str, heard: Callable[[Any], object]) -> None:
        """Pass on to `heard` what workers send by `telling`, in a thread of the client."""
        self._client.subscribe_topic(topic, lambda event: heard(event[1]))

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """Schedule a call on the cluster; see `Executor.submit`."""
        task = self._client.submit(fn, *args, pure=False, **kwargs)
        future: Future[T] = Future()
        self._tasks[future] = task
        self._client.loop.add_callback(self._fetch, task, future)
        return future

    async def _fetch(self, task: Any, future: Future[T]) -> None:
        """Pass a task's result on to its future, in the client's event loop."""
        import asyncio

        result: Any = None
        error: BaseException | None = None
        try:
            gathering = asyncio.ensure_future(self._client.gather(task, asynchronous=True))
            # A scheduler that shuts down ends only the client's listening task, so wait for that as well.
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
        """Cancel a future and the work on it, whose result is no longer wanted."""
        future.cancel()
        with suppress(OSError):
            self._client.cancel([self._tasks[future]])

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """Cancel what is not done, and return when the scheduler knows; work is never waited for."""
        del wait, cancel_futures
        if not self._gone:
            with suppress(OSError):
                self._client.cancel(list(self._tasks.values()))
                self._client.scheduler_info()


async def _identity(address: str) -> Any:
    """Return what the server at the address says it is.

    A client would go on asking, whoever answers.
    """
    from distributed import rpc

    async with rpc(address) as peer:
        return await peer.identity()


@contextmanager
def until_called_off(control: Control) -> Iterator[None]:
    """Cancel `control` once the cluster no longer wants the work of this thread, which may take hours."""
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
    """Send `message()` (bytes, numbers or texts) to listeners of `topic` while this thread works."""
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
