"""Stored tables are complete or refused, and no file is left half-written."""

from __future__ import annotations

import os
import random
from collections.abc import Callable
from mmap import mmap
from pathlib import Path

import pytest

from core.base.files.table_file import HEADER_BYTES, DamagedTableError, read_table, write_table
from core.base.memory import memory_for

CONTENT = random.Random(1).randbytes(9_000_000)
"""More bytes than are read at once."""

both_ways = pytest.mark.parametrize("memory", [None, memory_for], ids=["mapped", "read"])
"""Both ways to hold a table in memory must notice the same faults."""
Memory = Callable[[int], mmap] | None


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Provide a stored table in a new folder."""
    path = tmp_path / "tables" / "one.table"
    write_table(path, "one", 3, [CONTENT[:999], memoryview(CONTENT)[999:]], {"base": 7})
    return path


@both_ways
def test_what_was_written_is_read(path: Path, memory: Memory) -> None:
    content, facts = read_table(path, "one", 3, len(CONTENT), memory)
    assert content[:] == CONTENT
    assert facts == {"base": 7}
    assert [file.name for file in path.parent.iterdir()] == ["one.table"]


def test_an_old_table_is_replaced(path: Path) -> None:
    write_table(path, "one", 4, [b"new"])
    assert read_table(path, "one", 4, 3)[0][:] == b"new"
    with pytest.raises(DamagedTableError, match="another version"):
        read_table(path, "one", 3, len(CONTENT))
    with pytest.raises(DamagedTableError, match="another table"):
        read_table(path, "two", 4, 3)


@both_ways
@pytest.mark.parametrize("place", [0, 5, 20, HEADER_BYTES, HEADER_BYTES + 77_777, HEADER_BYTES + 8_999_999])
def test_an_altered_byte_is_noticed(path: Path, place: int, memory: Memory) -> None:
    data = bytearray(path.read_bytes())
    data[place] ^= 32
    path.write_bytes(data)
    with pytest.raises(DamagedTableError):
        read_table(path, "one", 3, len(CONTENT), memory)


@both_ways
@pytest.mark.parametrize("length", [0, 10, HEADER_BYTES, HEADER_BYTES + 50_000, HEADER_BYTES + 8_999_999])
def test_a_truncated_file_is_noticed(path: Path, length: int, memory: Memory) -> None:
    os.truncate(path, length)
    with pytest.raises(DamagedTableError, match=r"not complete|not a table"):
        read_table(path, "one", 3, len(CONTENT), memory)


def test_a_missing_file_says_so(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        read_table(tmp_path / "none", "one", 3, 1)


def test_a_full_disk_leaves_the_old_table_and_nothing_else(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space left"):
        write_table(path, "one", 4, [b"new"])
    assert [file.name for file in path.parent.iterdir()] == ["one.table"]
    assert read_table(path, "one", 3, len(CONTENT))[0][:] == CONTENT


def test_a_file_cut_short_while_it_is_read_is_noticed(path: Path) -> None:
    def cut(length: int) -> mmap:
        os.truncate(path, HEADER_BYTES + 5_000_000)
        return memory_for(length)

    with pytest.raises(DamagedTableError, match="checksum"):
        read_table(path, "one", 3, len(CONTENT), cut)
