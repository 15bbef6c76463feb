"""Readers of foreign text and bytes raise only InputError, within a second and 200 MB."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from core.base.puzzle import InputError
from tests.soak.fuzz.__main__ import CORPUS
from tests.soak.fuzz.mutator import mutants
from tests.soak.fuzz.readers import ENGINE, PROGRAM, READERS, known

ROOT = Path(__file__).resolve().parents[3]
SLOW, SLOW_SHORT = "pictures", 40
"""Reader that takes twenty milliseconds for an input, and its number of inputs."""
QUICK = tuple(name for name in PROGRAM if name != SLOW)
SHORT = 4_000 // (len(READERS) - 1)
LONG = 1_000_000
REFUSED = {"weights": {"pairs"}, "skins": {"svg"}}
"""Inputs of the corpus that are invalid: a network with a too small table, a drawing."""

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="limits its own memory and CPU time as Linux does")


def soaked(count: int, seed: int, *names: str) -> str:
    """Return the faults that the inputs caused."""
    command = [sys.executable, "-W", "ignore", "-m", "tests.soak.fuzz", str(count), str(seed), *names]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert all(f"{name}: {count} inputs" in done.stderr for name in names), done.stderr[-2000:]
    return done.stdout


@pytest.mark.parametrize(
    ("count", "names"),
    [(SHORT, tuple(ENGINE)), (SHORT, QUICK), (SLOW_SHORT, (SLOW,))],
    ids=["engine", "program", "slow"],
)
def test_readers_refuse_what_they_cannot_read_in_a_sentence(count: int, names: tuple[str, ...]) -> None:
    assert not soaked(count, 1, *names)


@pytest.mark.long
@pytest.mark.parametrize("name", READERS)
def test_readers_refuse_a_million_inputs_in_a_sentence(name: str) -> None:
    assert not soaked(LONG, 2026, name)


@pytest.mark.parametrize("name", READERS)
def test_the_corpus_is_what_readers_read(name: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("tests.soak.fuzz.readers.folder", lambda: tmp_path)
    refused = set()
    for path in (CORPUS / name).iterdir():
        try:
            READERS[name](path.read_bytes())
        except InputError:
            refused.add(path.name)
    assert refused == REFUSED.get(name, set())


def test_inputs_are_the_same_for_the_same_seed_and_begin_with_the_corpus() -> None:
    corpus = known(CORPUS, "levels")
    first, again = list(mutants(corpus, 5, 300)), list(mutants(corpus, 5, 300))
    assert first == again != list(mutants(corpus, 6, 300))
    assert first[: len(corpus)] == corpus and len(set(first)) > 280


@pytest.mark.parametrize(
    ("reader", "sentence"),
    [
        ("raise ValueError(data)", "ValueError"),
        ("while True: pass", "HangError"),
        ("bytes(300 << 20)", "MemoryError"),
    ],
)
def test_what_goes_wrong_is_told_and_kept(reader: str, sentence: str, tmp_path: Path) -> None:
    code = f"""
from pathlib import Path
from tests.soak.fuzz import __main__ as fuzz
fuzz.FOUND = Path({str(tmp_path)!r})
fuzz.SECONDS = 0.1
def read(data):
    if data != b"good":
        {reader}
fuzz.READERS = {{"own": read}}
fuzz.known = lambda *_: [b"good"]
raise SystemExit(fuzz.main(["3", "1", "own"]))
"""
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 1 and sentence in done.stdout, done.stderr
    assert list(tmp_path.iterdir())
