"""Put one small fault after the other into the program, and see whether the tests beside it notice.

.venv/bin/python build_scripts/mutate.py [FOLDER ...] [--count N] [--seed S] [--limit SECONDS] [--table FILE]

FOLDER ...  where faults are drawn, in Python sources: folders or files (app core)
--count     how many faults (20)
--seed      another seed draws other faults (1)
--limit     seconds for the tests of one fault; one that needs longer counts as noticed (600)
--table     where the table is written (build/mutations.tsv): file, line, before, after, killed by, or "alive"

A fault is a comparison flipped or shifted by one, another constant or operator, a condition negated, a statement
deleted, or None returned. Every line that can have one is as likely as any other. The tests are those that mirror the
file, then the others of its folder; they run until the first that fails. It has to fail again alone, and to pass alone
without the fault: otherwise nothing can be said of the fault ("unsure"), as on a machine too busy for that test.

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
from pathlib import Path
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from build_scripts import environment, mutations

COLUMNS = ["file", "line", "before", "after", "killed by"]
ALIVE, UNSURE, TIME = "alive", "unsure", "time"
NOT_COPIED = shutil.ignore_patterns(".git", ".venv", "build", "dist", "__pycache__", ".*_cache", "*.c")
FIRST_FAILURE = re.compile(r"^(?:FAILED|ERROR) (.*?)(?: - .*)?$", re.MULTILINE)
NO_TEST_WAS_RUN = 5
"""The exit code of pytest when it has found no tests."""
MTIME_STEP_S = 10
"""Python trusts what it has compiled while time and size of a source are the same."""


class Fault(NamedTuple):
    """One mutation of one file, named by its path below the root of the tree."""

    file: str
    source: str
    mutation: mutations.Mutation

    def row(self) -> list[str]:
        """Return the first columns of its row in the table."""
        return [self.file, str(self.mutation.line), *mutations.describe(self.source, self.mutation)]


def draw_faults(root: Path, folders: Sequence[str], count: int, seed: int) -> Iterator[Fault]:
    """Return faults, each in another line; every line that can have one is equally likely. Raises SetupError."""
    files = [file for folder in folders for file in _sources(root, folder)]
    texts = {file: (root / file).read_text(encoding="utf-8") for file in dict.fromkeys(files)}
    found = {file: mutations.find_mutations(text) for file, text in texts.items()}
    places = [(file, line) for file in found for line in sorted(found[file])]
    chance = random.Random(seed)
    chance.shuffle(places)
    drawn = (Fault(file, texts[file], chance.choice(found[file][line])) for file, line in places)
    good = (fault for fault in drawn if mutations.compiles(mutations.apply(fault.source, fault.mutation)))
    return islice(good, count)


def _sources(root: Path, folder: str) -> list[str]:
    path = root / folder
    if not path.exists():
        raise environment.SetupError(f"There is no {folder}.")
    files = sorted(path.rglob("*.py")) if path.is_dir() else [path]
    return [file.relative_to(root).as_posix() for file in files]


def find_tests(root: Path, file: str) -> list[str]:
    """Return the tests for a file: its own, then the others in the folder that mirrors its folder or one above."""
    source = Path(file)
    folder = Path("tests") / source.parent
    while not list((root / folder).glob("test_*.py")) and folder.parent != folder:
        folder = folder.parent
    name = source.parent.name if source.name == "__init__.py" else source.stem
    beside = sorted(test.name for test in (root / folder).glob("test_*.py"))
    beside.sort(key=lambda test: test != f"test_{name}.py")
    return [(folder / test).as_posix() for test in beside]


@contextmanager
def copy_tree(root: Path) -> Iterator[Path]:
    """Yield a copy of the tree, with everything compiled, that is deleted at the end."""
    with tempfile.TemporaryDirectory(prefix="mutated-") as name:
        copy = Path(name) / "tree"
        shutil.copytree(root, copy, symlinks=True, ignore=NOT_COPIED)
        yield copy


@contextmanager
def planted(tree: Path, fault: Fault, number: int) -> Iterator[None]:
    """Have the fault in the tree for as long as the block runs."""
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
    """Run tests until one fails. Return its name, "time" after the limit, or nothing if all passed."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    command = [sys.executable, "-m", "pytest", "-x", "-q", "-rfE", "-p", "no:cacheprovider", *tests]
    process = subprocess.Popen(
        command, cwd=tree, env={**kept, "QT_QPA_PLATFORM": "offscreen"}, text=True, errors="replace",
        stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, start_new_session=True,
    )  # fmt: skip
    try:
        said = process.communicate(timeout=limit)[0]
    except subprocess.TimeoutExpired:
        return TIME
    finally:
        _end(process)
    if process.returncode in (0, NO_TEST_WAS_RUN):
        return ""
    failures = FIRST_FAILURE.findall(said)
    return failures[0] if failures else f"exit code {process.returncode}"


def _end(process: "subprocess.Popen[str]") -> None:
    """End the tests and every process that they started."""
    if process.poll() is None:
        os.killpg(process.pid, signal.SIGKILL)
        process.communicate()


def judge(tree: Path, fault: Fault, number: int, limit: float) -> str:
    """Return the name of the test that a fault makes fail, or "time", "alive", or "unsure"."""
    tests = find_tests(tree, fault.file)
    with planted(tree, fault, number):
        failure = find_failure(tree, tests, limit)
        alone = [failure] if "::" in failure else tests
        steady = failure in ("", TIME) or find_failure(tree, alone, limit)
    if not failure:
        return ALIVE
    if not steady or (failure != TIME and find_failure(tree, alone, limit)):
        return UNSURE
    return failure


def read_table(table: Path) -> set[tuple[str, ...]]:
    """Return the rows of an earlier run, without what killed them."""
    if not table.exists():
        return set()
    with table.open(encoding="utf-8", newline="") as file:
        return {tuple(row[:-1]) for row in csv.reader(file, delimiter="\t")}


def try_faults(root: Path, faults: Sequence[Fault], table: Path, limit: float) -> None:
    """Try each fault that is not in the table yet, and write its row as soon as it is known."""
    known = read_table(table)
    table.parent.mkdir(parents=True, exist_ok=True)
    with table.open("a", encoding="utf-8", newline="") as file, copy_tree(root) as tree:
        writer = csv.writer(file, delimiter="\t", lineterminator="\n")
        if not known:
            writer.writerow(COLUMNS)
        for number, fault in enumerate(faults):
            if tuple(fault.row()) in known:
                continue
            writer.writerow([*fault.row(), found := judge(tree, fault, number, limit)])
            file.flush()
            environment.say(f"{number + 1}/{len(faults)} {fault.file}:{fault.mutation.line}: {found}")


def summarize(table: Path) -> str:
    """Return how many faults the table names, and how many of them lived."""
    with table.open(encoding="utf-8", newline="") as file:
        results = [row["killed by"] for row in csv.DictReader(file, delimiter="\t")]
    alive, unsure = results.count(ALIVE), results.count(UNSURE)
    return f"{len(results)} faults: {len(results) - alive - unsure} killed, {alive} alive, {unsure} unsure"


def main(arguments: list[str]) -> int:
    """Draw faults and try them. Returns 0 if it came to its end, whatever lived."""
    if arguments[:1] in (["--help"], ["-h"]):
        print(__doc__, end="")
        return 0
    parser = argparse.ArgumentParser(add_help=False)
    parser.add_argument("folders", nargs="*", default=["app", "core"])
    parser.add_argument("--count", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--limit", type=float, default=600)
    parser.add_argument("--table", type=Path, default=environment.ROOT / "build" / "mutations.tsv")
    given = parser.parse_args(arguments)
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    faults = list(draw_faults(environment.ROOT, given.folders, given.count, given.seed))
    try:
        try_faults(environment.ROOT, faults, given.table, given.limit)
    finally:
        if given.table.exists():
            environment.say(summarize(given.table))
    return 0


if __name__ == "__main__":
    sys.exit(environment.guard(main, sys.argv[1:]))
