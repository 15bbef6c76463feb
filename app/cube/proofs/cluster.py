"""Proofs by the workers of a Dask cluster: one for each of their threads, in any order."""

from __future__ import annotations

import pickle
import time
from collections.abc import Callable, Mapping
from concurrent.futures import FIRST_COMPLETED, Future, wait
from contextlib import suppress
from dataclasses import dataclass
from uuid import uuid4

from app.base.language.words import translate
from app.cube.proofs.progress import Id, ProofProgress, progress_of
from app.cube.solve.worker import CubeSearchRequest, solver_of
from app.work import cluster
from core.base.control import Control
from core.base.puzzle import InputError
from core.base.words import phrase

Told = Callable[["ClusterProofs", Id, ProofProgress, bool], object]
"""Callback for the progress of an entry, and whether it is final; called in any thread."""
TICK_SECONDS = 0.05
COUNT_SECONDS = 5.0
"""Seconds between counts of the workers' threads, for workers may join at any time."""
NO_ADDRESS = phrase("Enter the address of the cluster's scheduler, such as 192.168.0.7:8786")


class ClusterProofs:
    """Proofs on a cluster; `want` is called in the window's thread, `run` in another one."""

    def __init__(self, address: str, size: str, told: Told) -> None:
        """Create the proofs; the workers make or have tables of this `size`, and `told` hears the progress."""
        self.address = address
        self.threads = 0
        """Number of proofs that run at once; 0 until the scheduler has answered."""
        self._size, self._told = size, told
        self._wanted: Mapping[Id, CubeSearchRequest] = {}
        self._over: set[Id] = set()

    def want(self, questions: Mapping[Id, CubeSearchRequest]) -> None:
        """Set the positions to prove, first ones first; running proofs of others are cancelled."""
        self._wanted = questions

    def run(self, control: Control) -> None:
        """Prove until cancelled. Raises InputError if the cluster does not answer, or fails."""
        if not self.address:
            raise InputError(translate(NO_ADDRESS))
        topic = f"statewalk-proofs-{uuid4().hex}"
        with cluster.workers(self.address, "") as workers:
            workers.listen(topic, self._hear)
            self._keep_busy(workers, _Proof(self._size, topic), control)

    def _keep_busy(self, workers: cluster.ClusterExecutor, proof: _Proof, control: Control) -> None:
        at_work: dict[Future[ProofProgress], Id] = {}
        counted = float("-inf")
        while not control.cancelled:
            if time.monotonic() - counted > COUNT_SECONDS:
                with suppress(OSError):
                    self.threads = workers.threads
                counted = time.monotonic()
            wanted = self._wanted
            for future in [one for one, entry in at_work.items() if entry not in wanted and not one.done()]:
                del at_work[future]
                workers.call_off(future)
            handed_over = {*at_work.values(), *self._over}
            for entry, question in wanted.items():
                if len(at_work) >= self.threads:
                    # a further proof might be queued at a worker that is busy for an hour while another becomes idle
                    break
                if entry not in handed_over:
                    at_work[workers.submit(proof, entry, question)] = entry
            if not at_work:
                time.sleep(TICK_SECONDS)
            for future in wait(at_work, TICK_SECONDS, FIRST_COMPLETED).done:
                entry = at_work.pop(future)
                found = future.result()
                if found.bracket.is_proved:
                    self._over.add(entry)
                self._told(self, entry, found, True)

    def _hear(self, message: bytes) -> None:
        """Receive progress from a worker; called in a thread of the client."""
        entry, progress = pickle.loads(message)
        self._told(self, entry, progress, False)


@dataclass(frozen=True)
class _Proof:
    """Proof of one entry, sent to the workers of the cluster."""

    size: str
    topic: str

    def __call__(self, entry: Id, wanted: CubeSearchRequest) -> ProofProgress:
        control, begun = Control(), time.monotonic()
        search = solver_of(self.size).search(wanted.cube, entry[1], wanted.known)

        def message() -> bytes:
            return pickle.dumps((entry, progress_of(search, begun)))

        with cluster.until_called_off(control), cluster.telling(self.topic, message):
            search.run(control)
        return progress_of(search, begun)
