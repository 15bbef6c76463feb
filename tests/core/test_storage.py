"""Stored tables are whole or refused, and nothing is left half-written."""

from __future__ import annotations

import os
import random
from pathlib import Path

import pytest

from core.storage import HEADER_BYTES, DamagedTableError, read_table, write_table

CONTENT = random.Random(1).randbytes(100_000)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A stored table in a folder that did not exist."""
    path = tmp_path / "tables" / "one.table"
    write_table(path, "one", 3, [CONTENT[:999], memoryview(CONTENT)[999:]], {"base": 7})
    return path


def test_what_was_written_is_read(path: Path) -> None:
    content, facts = read_table(path, "one", 3, len(CONTENT))
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


@pytest.mark.parametrize("place", [0, 5, 20, HEADER_BYTES, HEADER_BYTES + 77_777, HEADER_BYTES + 99_999])
def test_an_altered_byte_is_noticed(path: Path, place: int) -> None:
    data = bytearray(path.read_bytes())
    data[place] ^= 32
    path.write_bytes(data)
    with pytest.raises(DamagedTableError):
        read_table(path, "one", 3, len(CONTENT))


@pytest.mark.parametrize("length", [0, 10, HEADER_BYTES, HEADER_BYTES + 50_000, HEADER_BYTES + 99_999])
def test_a_truncated_file_is_noticed(path: Path, length: int) -> None:
    os.truncate(path, length)
    with pytest.raises(DamagedTableError, match=r"not complete|not a table"):
        read_table(path, "one", 3, len(CONTENT))


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
