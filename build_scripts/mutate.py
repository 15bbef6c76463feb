"""Put one small fault after the other into the program, and see whether the tests beside it notice.

.venv/bin/python build_scripts/mutate.py [FOLDER ...] [--count N] [--seed S] [--near] [--limit SECONDS] [--table FILE]

FOLDER ...  where faults are drawn, in Python sources: folders or files (app core)
--count     how many faults (20)
--seed      another seed draws other faults (1)
--near      run only the tests nearest to a file; what they miss is "alive near", and the same call without --near tries
            all others on it
--limit     seconds of computing for the tests of one fault; one that needs more counts as noticed (600)
--table     where the table is written (build/mutations.tsv): file, line, before, after, killed by, or "alive"

A fault is a comparison flipped or shifted by one, another constant or operator, a condition negated, a statement
deleted, or None returned. Every line that can have one is as likely as any other. The nearest tests are those that
mirror the file, and those of its folder that import it; then come all that import it, and all of its folder. They run
until the first that fails. It has to fail again alone, and to pass alone without the fault: otherwise nothing can be
said of the fault ("unsure"), as on a machine too busy for that test.

All of this happens in a copy of the tree, so your files are never touched, and you can go on with them. The table is
written as it grows: the same call after Ctrl+C goes on where it stopped. A survivor is a question: is there something a
user relies on that no test says? If it is no more than another pixel, or nothing at all, there is nothing to do.
"""

import argparse
import csv
import os
import random
import re
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import islice
from math import ceil
from pathlib import Path
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from build_scripts import environment, mutations

if sys.platform == "linux":
    import resource

COLUMNS = ["file", "line", "before", "after", "killed by"]
ALIVE, ALIVE_NEAR, UNSURE, TIME = "alive", "alive near", "unsure", "time"
FEW = 3
"""Maximum number of test files elsewhere that count as near a source without tests beside it."""
PATIENCE = 20
"""Maximum wall-clock time of tests, as a multiple of their limit of CPU time."""
NOT_COPIED = shutil.ignore_patterns(".git", ".venv", "build", "dist", "__pycache__", ".*_cache", "*.c")
FIRST_FAILURE = re.compile(r"^(?:FAILED|ERROR) (.*?)(?: - .*)?$", re.MULTILINE)
NO_TEST_WAS_RUN = 5
"""Exit code of pytest when it has found no tests."""
MTIME_STEP_S = 10
"""Time stamps differ by this much, as Python reuses compiled code while time and size are the same."""


class Fault(NamedTuple):
    """Mutation of one file, given by its path below the root of the tree."""

    file: str
    source: str
    mutation: mutations.Mutation

    def row(self) -> list[str]:
        """Return the first columns of the fault's row in the table."""
        return [self.file, str(self.mutation.line), *mutations.describe(self.source, self.mutation)]


def draw_faults(root: Path, folders: Sequence[str], count: int, seed: int) -> Iterator[Fault]:
    """Yield faults, each in a different line, lines with equal chance. Raises SetupError."""
    files = [file for folder in folders for file in _sources(root, folder)]
    texts = {file: (root / file).read_text(encoding="utf-8") for file in dict.fromkeys(files)}
    mutations_of = {file: mutations.find_mutations(text) for file, text in texts.items()}
    places = [(file, line) for file in mutations_of for line in sorted(mutations_of[file])]
    chance = random.Random(seed)
    chance.shuffle(places)
    drawn = (Fault(file, texts[file], chance.choice(mutations_of[file][line])) for file, line in places)
    good = (fault for fault in drawn if mutations.compiles(mutations.apply(fault.source, fault.mutation)))
    return islice(good, count)


def _sources(root: Path, folder: str) -> list[str]:
    path = root / folder
    if not path.exists():
        raise environment.SetupError(f"There is no {folder}.")
    files = sorted(path.rglob("*.py")) if path.is_dir() else [path]
    return [file.relative_to(root).as_posix() for file in files]


class Tests(NamedTuple):
    """Test files that may notice a fault in one file; the nearest are tried first."""

    near: list[str]
    others: list[str]


def find_tests(root: Path, file: str) -> Tests:
    """Return the tests for a file: the nearest, then other importers and the rest of its test folder.

    The nearest are the tests that mirror the file, and those of its folder that import it. Its folder is the one that
    mirrors it below `tests`, or the next above that has tests. If nothing in that folder imports the file, the nearest
    tests are the importers elsewhere, if there are few, and otherwise the whole folder.
    """
    source = Path(file)
    folder = Path("tests") / source.parent
    while not list((root / folder).glob("test_*.py")) and folder.parent != folder:
        folder = folder.parent
    name = source.parent.name if source.name == "__init__.py" else source.stem
    beside = sorted((folder / test.name).as_posix() for test in (root / folder).glob("test_*.py"))
    importers = _find_importers(root, ".".join(source.with_suffix("").parts).removesuffix(".__init__"))
    own = (folder / f"test_{name}.py").as_posix()
    near = [test for test in beside if test == own or test in importers]
    if not near:
        near = importers if 0 < len(importers) <= FEW else beside
    near.sort(key=lambda test: test != own)
    return Tests(near, [test for test in dict.fromkeys([*importers, *beside]) if test not in near])


def _find_importers(root: Path, module: str) -> list[str]:
    """Return the test files that import a module by its full name."""
    package, _, name = module.rpartition(".")
    pattern = re.compile(
        rf"^\s*(?:from {re.escape(module)} import|import {re.escape(module)}\b"
        rf"|from {re.escape(package)} import (?:\([^)]*|[^\n(]*)\b{re.escape(name)}\b)",
        re.MULTILINE,
    )
    files = sorted((root / "tests").rglob("test_*.py"))
    return [file.relative_to(root).as_posix() for file in files if pattern.search(file.read_text(encoding="utf-8"))]


@contextmanager
def copy_tree(root: Path) -> Iterator[Path]:
    """Yield a temporary copy of the tree, with everything compiled."""
    with tempfile.TemporaryDirectory(prefix="mutated-") as name:
        copy = Path(name) / "tree"
        shutil.copytree(root, copy, symlinks=True, ignore=NOT_COPIED)
        yield copy


@contextmanager
def planted(tree: Path, fault: Fault, number: int) -> Iterator[None]:
    """Put the fault into the tree for the duration of the block."""
    path = tree / fault.file
    before = path.stat()
    path.write_text(mutations.apply(fault.source, fault.mutation), encoding="utf-8")
    _set_mtime(path, before.st_mtime + MTIME_STEP_S * (number + 1))
    try:
        yield
    finally:
        path.write_text(fault.source, encoding="utf-8")
        _set_mtime(path, before.st_mtime)


def _set_mtime(path: Path, mtime: float) -> None:
    os.utime(path, (mtime, mtime))


def find_failure(tree: Path, tests: Sequence[str], limit: float) -> str:
    """Run tests until one fails, and return its name.

    Returns "time" after `limit` seconds of CPU time, and "" if all passed.
    """
    if not tests:
        return ""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    command = [sys.executable, "-m", "pytest", "-x", "-q", "-rfE", "--timeout=0", "-p", "no:cacheprovider", *tests]
    process = subprocess.Popen(
        command, cwd=tree, env={**kept, "QT_QPA_PLATFORM": "offscreen"}, text=True, errors="replace",
        stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, start_new_session=True,
    )  # fmt: skip
    try:
        output = process.communicate(timeout=_limit_computing(process, limit))[0]
    except subprocess.TimeoutExpired:
        return TIME
    finally:
        _end(process)
    if process.returncode in (0, NO_TEST_WAS_RUN):
        return ""
    if sys.platform == "linux" and process.returncode == -signal.SIGXCPU:
        return TIME
    failures = FIRST_FAILURE.findall(output)
    return failures[0] if failures else f"exit code {process.returncode}"


def _limit_computing(process: "subprocess.Popen[str]", seconds: float) -> float:
    """Limit a process's CPU time, where the system can; return the time to wait for its end."""
    if sys.platform != "linux":
        return seconds
    resource.prlimit(process.pid, resource.RLIMIT_CPU, (ceil(seconds), resource.RLIM_INFINITY))
    return seconds * PATIENCE


def _end(process: "subprocess.Popen[str]") -> None:
    """Kill the tests and every process that they started."""
    if process.poll() is None:
        os.killpg(process.pid, signal.SIGKILL)
        process.communicate()


def judge(tree: Path, fault: Fault, number: int, limit: float, *, near: bool) -> str:
    """Return the name of the test that a fault makes fail, or "time", "alive", "alive near", or "unsure"."""
    tests = find_tests(tree, fault.file)
    with planted(tree, fault, number):
        tried = tests.near
        failure = find_failure(tree, tried, limit)
        if not failure and not near:
            tried = tests.others
            failure = find_failure(tree, tried, limit)
        alone = [failure] if "::" in failure else tried
        steady = failure in ("", TIME) or find_failure(tree, alone, limit)
    if not failure:
        return ALIVE_NEAR if near and tests.others else ALIVE
    if not steady or (failure != TIME and find_failure(tree, alone, limit)):
        return UNSURE
    return failure


def read_table(table: Path) -> dict[tuple[str, ...], str]:
    """Return the results of an earlier run, by the other columns; the last row of a fault counts."""
    if not table.exists():
        return {}
    with table.open(encoding="utf-8", newline="") as file:
        rows = list(csv.reader(file, delimiter="\t"))[1:]
    return {tuple(row[:-1]): row[-1] for row in rows}


def try_faults(root: Path, faults: Sequence[Fault], table: Path, limit: float, *, near: bool = False) -> None:
    """Try each fault without a final result in the table, and write its row at once."""
    known = read_table(table)
    settled = {row for row, outcome in known.items() if near or outcome != ALIVE_NEAR}
    table.parent.mkdir(parents=True, exist_ok=True)
    with table.open("a", encoding="utf-8", newline="") as file, copy_tree(root) as tree:
        writer = csv.writer(file, delimiter="\t", lineterminator="\n")
        if not known:
            writer.writerow(COLUMNS)
        for number, fault in enumerate(faults):
            if tuple(fault.row()) in settled:
                continue
            writer.writerow([*fault.row(), outcome := judge(tree, fault, number, limit, near=near)])
            file.flush()
            environment.say(f"{number + 1}/{len(faults)} {fault.file}:{fault.mutation.line}: {outcome}")


def summarize(table: Path) -> str:
    """Return a sentence with the numbers of faults that were killed, alive and unsure."""
    results = list(read_table(table).values())
    alive, unsure = results.count(ALIVE) + results.count(ALIVE_NEAR), results.count(UNSURE)
    return f"{len(results)} faults: {len(results) - alive - unsure} killed, {alive} alive, {unsure} unsure"


def main(arguments: list[str]) -> int:
    """Draw faults and try them. Return 0 when finished, whatever survived."""
    if arguments[:1] in (["--help"], ["-h"]):
        print(__doc__, end="")
        return 0
    parser = argparse.ArgumentParser(add_help=False)
    parser.add_argument("folders", nargs="*", default=["app", "core"])
    parser.add_argument("--count", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--near", action="store_true")
    parser.add_argument("--limit", type=float, default=600)
    parser.add_argument("--table", type=Path, default=environment.ROOT / "build" / "mutations.tsv")
    options = parser.parse_args(arguments)
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    faults = list(draw_faults(environment.ROOT, options.folders, options.count, options.seed))
    try:
        try_faults(environment.ROOT, faults, options.table, options.limit, near=options.near)
    finally:
        if options.table.exists():
            environment.say(summarize(options.table))
    return 0


if __name__ == "__main__":
    sys.exit(environment.guard(main, sys.argv[1:]))
