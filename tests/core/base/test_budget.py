"""Small inputs that demand gigabytes or hours are refused in one sentence; large valid ones are read."""

from __future__ import annotations

import lzma
import mmap
import os
import subprocess
import sys
import zlib
from pathlib import Path
from typing import Any

import pytest

from core.base.budget import Budget, drain, inflate, read_bytes
from core.base.files import table_file as storage
from core.base.puzzle import InputError
from core.cube.notation.notation import parse_moves
from core.cube.policy import weights
from core.sokoban.formats.collection import read_collection, read_file
from core.sokoban.level import MAX_SIDE
from core.sokoban.lurd import read_play
from core.twenty48.adviser import files, streams
from core.twenty48.adviser.format import NETWORK_VERSION, TRAINING_VERSION
from core.twenty48.puzzle import PUZZLE, parse_four

MEGABYTES = 200 if "asan" not in os.environ.get("LD_PRELOAD", "") else 600
"""Memory limit; AddressSanitizer delays freeing and pads every allocation."""
SECONDS = 10
"""Limit of processor time, independent of the machine's load."""

RUN = """
import resource, sys
resource.setrlimit(resource.RLIMIT_CPU, ({seconds}, {seconds}))
from core.base.puzzle import InputError
import {module} as module
def most():
    # not ru_maxrss, which a process takes over from the one that started it
    with open("/proc/self/status") as status:
        return next(int(line.split()[1]) for line in status if line.startswith("VmHWM"))
before = most()
try:
    {call}
except InputError as error:
    print(error)
used = (most() - before) >> 10
assert used < {megabytes}, f"{{used}} MB"
"""


def said(module: str, call: str) -> str:
    """Return what a separate process prints about a text within its limits of time and memory."""
    code = RUN.format(seconds=SECONDS, module=module, call=call, megabytes=MEGABYTES)
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-800:]
    return done.stdout.strip()


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("(R)0000000001000000000", "more than 10 000 moves"),
        (f"(R){'9' * 5000}", "more than 10 000 moves"),
        ("((((R)9999)0)9999)2" + " ((R)9999)0" * 10_000, "too many moves"),
        ("R " * 600_000, "1 000 000 is the most"),
    ],
    ids=["zeros", "digits", "brackets", "length"],
)
def test_moves_of_the_cube(text: str, sentence: str) -> None:
    with pytest.raises(InputError, match=sentence.replace(" 000", "\u2009000")):
        parse_moves(text)


@pytest.mark.parametrize(
    ("limit", "sentence"),
    [
        ("BYTES", "more than 2 bytes to read"),
        ("LINES", "more than 2 lines to read"),
        ("CHARACTERS", "more than 2 characters to read"),
        ("LEVELS", "more than 2 levels to read"),
        ("CELLS", "more than 2 squares to read"),
        ("SECONDS", "takes more than 2e-09 seconds"),
    ],
)
def test_a_file_may_cost_so_much_of_each(limit: str, sentence: str, monkeypatch: pytest.MonkeyPatch) -> None:
    levels = b"7#\n#@3-$.#\n7#\n\n" * 3
    assert len(read_collection(levels).levels) == 3
    monkeypatch.setattr(f"core.base.budget.{limit}", 2e-9 if limit == "SECONDS" else 2)
    with pytest.raises(InputError, match=sentence):
        read_collection(levels)


def test_leading_zeros_of_a_repeat_count_for_nothing() -> None:
    assert parse_moves("(R)0000000003") == ["R"] * 3
    assert read_play("0000000003r").moves == "rrr"


PROBABILITIES = ["1e999999999", "1e-999999999", "1" * 10**6, "1/" + "9" * 10**6, "0.1_0", "nan"]


@pytest.mark.parametrize("text", PROBABILITIES, ids=[text[:12] for text in PROBABILITIES])
def test_probabilities(text: str) -> None:
    with pytest.raises(InputError, match="is not a probability"):
        parse_four(text)
    with pytest.raises(InputError):
        PUZZLE.parse(f"four {text}\n2 2\n2 2")


LEVELS = "core.sokoban.formats.collection"


@pytest.mark.skipif(sys.platform != "linux", reason="measures as Linux does")
@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("'1048000#\\n' * 1600", "There is no level"),
        ("'131000#\\n' * 3000", "characters to read"),
        ("'999999999(999999999(999999999(#)))\\n'", "There is no level"),
        ("'#\\n\\n' * 200_000", "levels to read"),
        ("('#' * 200 + '\\n') * 200_000", ""),
        ("('#' + 'x' * 65_000 + '#\\n\\n') * 450", ""),
        ("'#' + ' ' * 10**6 + '#\\n'", ""),
        ("'\\t' * 10**6 + '#\\n'", ""),
        ("'x\\n' * 2_000_000", "lines to read"),
        ("'<L>' * 100_000", "nested deeper"),
        ("'<SokobanLevels>' + '<Level/>' * 200_000", "levels to read"),
        ("'<!DOCTYPE a [<!ENTITY a \"lol\"><!ENTITY b \"' + '&a;' * 10**4 + '\">]><a>&b;</a>'", "entities of its own"),
        ('b\'<?xml version="1.0" encoding="undefined"?><a/>\'', "XML without a Sokoban level"),
        ("b'<?xml version=\"1.0\" encoding=\"punycode\"?><a>' + b'x-9' * 10**5 + b'</a>'", "XML without"),
    ],
)
def test_levels(text: str, sentence: str) -> None:
    assert sentence in said(LEVELS, f"module.read_collection({text})").replace("\u2009", " ")


def test_sixty_megabytes_of_text_are_refused_at_once(tmp_path: Path) -> None:
    path = tmp_path / "long.xsb"
    with path.open("wb") as file:
        file.truncate(60 << 20)
    with pytest.raises(InputError, match=r"long\.xsb is larger than 32 MB"):
        read_file(path)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes with a name here")
def test_a_pipe_is_not_waited_for(tmp_path: Path) -> None:
    path = tmp_path / "pipe.xsb"
    os.mkfifo(path)
    for read in (read_file, read_bytes, files.read_network, weights.read_network):
        with pytest.raises(InputError, match="is not a file"):
            read(path)


def test_what_is_large_and_honest_is_read() -> None:
    side = MAX_SIDE
    floor = "#" + " " * (side - 2) + "#\n"
    largest = "#" * side + "\n#@$." + " " * (side - 5) + "#\n" + floor * (side - 3) + "#" * side + "\n"
    (level,) = read_collection(largest).levels
    assert (level.width, level.height) == (side, side)
    many = read_collection("".join(f"; {number}\n\n#####\n#@$.#\n#####\n\n" for number in range(3000)))
    assert len(many.levels) == 3000


def test_one_budget_is_for_all_texts_of_a_file() -> None:
    budget = Budget()
    text = "#####\n#@$.#\n#####\n\n" * 1000
    read_collection(text, budget=budget)
    budget.take_levels(98_500)
    with pytest.raises(InputError, match="100\u2009000 levels to read"):
        read_collection(text, budget=budget)


def written(path: Path, kind: str, version: int, parts: list[bytes], facts: dict[str, Any]) -> Path:
    storage.write_table(path, kind, version, parts, facts)
    return path


ORIGIN: dict[str, Any] = {"network": "pairs", "origin": {}}
ZEROS = zlib.compress(bytes(64 << 20))


@pytest.mark.parametrize(
    "arrays",
    [
        [["table", "int8", [1 << 31]]],
        [["table", "int8", [1 << 40, 1 << 40]]],
        [["table", "float32", [1 << 62]]],
        [["table", "int8", [-1]]],
        [["table", "int8", "all"]],
        [["table", "int8", [1e999]]],
        [["table", "object", [4]]],
        [["table", "int8", [4]]],
        [["table"]],
        [5],
        [],
    ],
)
def test_damaged_weights_of_the_cube_are_told_in_a_sentence(arrays: Any, tmp_path: Path) -> None:
    path = written(tmp_path / "p.network", weights.KIND, weights.VERSION, [ZEROS], {**ORIGIN, "arrays": arrays})
    with pytest.raises(InputError, match=r"p\.network is damaged"):
        weights.read_network(path)


@pytest.mark.parametrize(
    ("patterns", "unit"),
    [
        ([[0, 1, 2, 3, 4, 5, 6]] * 8, 1.0),
        ([[0, 1, 2, 3]] * 500, 1.0),
        ([5], 1.0),
        ([["a"]], 1.0),
        ([[None]], 1.0),
        ([[0, 1] * 50], 1.0),
        ([], 1.0),
        ([[0, 1]], 1e300),
        ([[0, 1]], -1.0),
        ([[0, 1]], 1.0),
    ],
)
def test_damaged_networks_of_2048_are_told_in_a_sentence(patterns: Any, unit: float, tmp_path: Path) -> None:
    facts = {"patterns": patterns, "unit": unit, "streams": [len(ZEROS)] * 3, "origin": {}}
    path = written(tmp_path / "n.network", files.FORMAT.network, NETWORK_VERSION, [ZEROS] * 3, facts)
    with pytest.raises(InputError, match="n\\.network is damaged: it contains no network"):
        files.read_network(path)


TRAINING = {
    "patterns": [[0, 1]], "seed": 1, "rate": 0.5, "trace": 0.5, "delay": 3, "every": 10, "games": 0,
    "tally": [0, 0, 0, [0] * 33],
}  # fmt: skip


@pytest.mark.parametrize(
    "changes",
    [
        {"seed": -1},
        {"seed": 1 << 70},
        {"every": 1 << 70},
        {"games": 1 << 70},
        {"tally": [1 << 70, 0, 0, [0] * 33]},
        {"tally": [0, 0, 0, [0] * 5]},
        {"tally": [0, 0, 0, ["x"] * 33]},
        {"patterns": [["x"]]},
        {"patterns": [[0, 1, 2, 3, 4, 5, 6]] * 8},
        {"delay": 10**12},
    ],
)
def test_damaged_trainings_are_told_in_a_sentence(changes: dict[str, Any], tmp_path: Path) -> None:
    content = [bytes(256 * 12), b"[]"]
    facts = {**TRAINING, **changes}
    path = written(tmp_path / "t.training", files.FORMAT.training, TRAINING_VERSION, content, facts)
    with pytest.raises(InputError, match=r"t\.training is damaged"):
        files.read_training(path)


def test_a_header_of_nested_lists_is_a_damaged_one(tmp_path: Path) -> None:
    path = tmp_path / "deep.network"
    head = storage.MAGIC + b'{"kind": ' + b"[" * 60_000
    path.write_bytes(head.ljust(storage.HEADER_BYTES, b"\0") + b"x")
    with pytest.raises(InputError, match="damaged header"):
        weights.read_network(path)


class Asked:
    """Decompressor that records how many bytes were requested."""

    eof = True
    most = 0

    def decompress(self, data: bytes | bytearray | memoryview | mmap.mmap, most: int, /) -> bytes:
        self.most = most
        return bytes(data)


def test_no_more_is_taken_apart_than_one_byte_over_what_is_expected() -> None:
    stream = Asked()
    assert drain(stream, zlib.error, b"abc", 3) == b"abc" and stream.most == 4


def test_what_was_compressed_grows_to_what_is_expected_and_no_further() -> None:
    assert inflate(zlib.compress(b"abc"), 3) == b"abc"
    for data, most in ((ZEROS, 1 << 20), (ZEROS[:100], 1 << 30), (b"no", 5)):
        with pytest.raises(ValueError):
            inflate(data, most)
    bomb = lzma.compress(bytes(1 << 20), lzma.FORMAT_RAW, filters=streams.FILTERS)
    assert len(bomb) < 1000 and len(unpacked(bomb, 1 << 20)) == 1 << 20
    for part, most in ((bomb, 1000), (bomb[:-50], 1 << 20), (b"no", 5)):
        with pytest.raises(ValueError):
            unpacked(part, most)


def unpacked(data: bytes, most: int) -> bytes:
    """Decompress data like the masks of 2048 networks."""
    return drain(lzma.LZMADecompressor(lzma.FORMAT_RAW, filters=streams.FILTERS), lzma.LZMAError, data, most)
