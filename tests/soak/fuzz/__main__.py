"""Fuzzing of readers: `python -m tests.soak.fuzz COUNT SEED READER ...` with limited memory.

Reads COUNT inputs with each reader. Prints every fault and keeps its input under `build/fuzz`. A line for each reader
on standard error says how many inputs were read and refused, and how long the slowest took.
"""

from __future__ import annotations

import hashlib
import os
import resource
import signal
import sys
import time
import traceback
from contextlib import suppress
from pathlib import Path
from types import FrameType

from core.base.puzzle import InputError
from tests.soak.fuzz.mutator import mutants
from tests.soak.fuzz.readers import READERS, Read, known

CORPUS = Path(__file__).resolve().parent.parent / "corpus"
FOUND = Path("build", "fuzz")
SECONDS = 1.0
"""Processor time allowed for one input."""
MEGABYTES = 200
"""Memory allowed beyond what the process had before."""
MOST_SHOWN = 5


class HangError(Exception):
    """Raised when one input takes too long."""


def _too_long(_signal: int, _frame: FrameType | None) -> None:
    raise HangError


def limit_memory() -> None:
    """Limit the memory of the process from now on."""
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[0])
    most = pages * resource.getpagesize() + (MEGABYTES << 20)
    resource.setrlimit(resource.RLIMIT_AS, (most, most))


def soak(name: str, read: Read, count: int, seed: int) -> int:
    """Return how many inputs caused a fault."""
    corpus = known(CORPUS, name)
    for data in corpus:  # imports what the reader needs, before time and memory are counted
        with suppress(Exception):
            read(data)
    limit_memory()
    fault_count = refused = 0
    slowest = 0.0
    begin = time.process_time()
    for data in mutants(corpus, seed, count):
        since = time.thread_time()
        fault = _tried(read, data)
        slowest = max(slowest, time.thread_time() - since)
        if isinstance(fault, InputError):
            refused += 1
        elif fault is not None:
            fault_count += 1
            if fault_count <= MOST_SHOWN:
                _tell(name, data, fault)
    spent = time.process_time() - begin
    line = (
        f"{name}: {count} inputs, {refused} refused, {fault_count} bad, slowest {slowest * 1000:.0f} ms, {spent:.1f} s"
    )
    print(line, file=sys.stderr, flush=True)
    return fault_count


def _tried(read: Read, data: bytes) -> Exception | None:
    signal.setitimer(signal.ITIMER_PROF, SECONDS)
    try:
        read(data)
    except Exception as error:
        return error
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
    return None


def _tell(name: str, data: bytes, fault: Exception) -> None:
    FOUND.mkdir(parents=True, exist_ok=True)
    path = FOUND / f"{name}-{hashlib.blake2b(data, digest_size=6).hexdigest()}"
    path.write_bytes(data)
    where = traceback.extract_tb(fault.__traceback__)[-3:]
    print(f"{path}: {fault!r:.200} in {' < '.join(f'{Path(one.filename).name}:{one.lineno}' for one in where[::-1])}")


def main(arguments: list[str]) -> int:
    """Run each reader in a child process."""
    count, seed, *names = arguments
    signal.signal(signal.SIGPROF, _too_long)
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    bad = 0
    for name in names:
        # a reader a process: what one of them keeps is not counted against the next
        child = os.fork()
        if not child:
            os._exit(min(soak(name, READERS[name], int(count), int(seed)), 1))
        bad += os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) != 0
    return int(bad > 0)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
