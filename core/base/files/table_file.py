"""Table files: a header with kind, version, size and checksum, and content to be mapped into memory.

A file is written whole or not at all. The content starts at a page boundary, so that a mapped table is aligned.
"""

from __future__ import annotations

import json
import logging
import mmap
import os
import stat
import zlib
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import BinaryIO

from core.base.files.whole_file import write_whole
from core.base.paths import make_folder
from core.base.words import phrase

log = logging.getLogger(__name__)

MAGIC = b"statewalk table\n"
HEADER_BYTES = 65536
"""Size of the header, a multiple of every page size, so that the content can be mapped by itself."""
_CHUNK = 1 << 22

Bytes = bytes | bytearray | memoryview | mmap.mmap


class DamagedTableError(Exception):
    """Error for a file without the expected table; `args[0]` says in one sentence what is wrong."""


def _make_damage_error(path: Path, sentence: str) -> DamagedTableError:
    log.debug("%s: %s", path, sentence)  # logged because most callers make the table again and say nothing
    return DamagedTableError(sentence)


def write_table(path: Path, kind: str, version: int, parts: Sequence[Bytes], facts: object = None) -> None:
    """Write the parts one after the other as one table file, with `facts` in its header.

    `facts` is anything JSON holds. The file appears under its name only when it is complete. Raises OSError, for
    instance when the disk is full, and leaves nothing behind then.
    """
    make_folder(path.parent)
    views = [memoryview(part).cast("B") for part in parts]
    checksum = 0
    for view in views:
        checksum = zlib.crc32(view, checksum)
    length = sum(map(len, views))
    header = {"kind": kind, "version": version, "bytes": length, "crc32": checksum, "facts": facts}
    header["facts_crc32"] = _facts_checksum(facts)
    head = (MAGIC + json.dumps(header).encode()).ljust(HEADER_BYTES, b"\0")
    write_whole(path, [head, *views], 0o600)
    log.debug("%s written: %d bytes of %s", path, length, kind)


def read_table(
    path: Path, kind: str, version: int, size: int | None = None, memory: Callable[[int], mmap.mmap] | None = None
) -> tuple[mmap.mmap, object]:
    """Return the checked content of a stored table, and its facts.

    `size` is the expected size in bytes, where it is known. The content is mapped read-only, or read once into the
    memory that `memory` returns for its size; either way the interpreter's lock is released.

    Raises FileNotFoundError, another OSError, or DamagedTableError for a file that is truncated, altered, of another
    kind or version.
    """
    if not stat.S_ISREG(path.stat().st_mode):
        raise _make_damage_error(path, phrase("{name} is not a file", name=path.name))
    with path.open("rb") as file:
        head = file.read(HEADER_BYTES)
        header = _header(path, head)
        if header.get("kind") != kind or header.get("version") != version:
            raise _make_damage_error(path, phrase("{name} is another table or from another version", name=path.name))
        length = header.get("bytes")
        if not isinstance(length, int) or length < 1 or size not in (None, length):
            raise _make_damage_error(path, phrase("{name} is not complete", name=path.name))
        if os.fstat(file.fileno()).st_size != HEADER_BYTES + length:
            raise _make_damage_error(path, phrase("{name} is not complete", name=path.name))
        if header.get("facts_crc32") != _facts_checksum(header.get("facts")):
            raise _make_damage_error(path, phrase("{name} has a damaged header", name=path.name))
        if memory is None:
            content = mmap.mmap(file.fileno(), length, access=mmap.ACCESS_READ, offset=HEADER_BYTES)
            checksum = zlib.crc32(content)
        else:
            content = memory(length)
            checksum = _fill(content, file, length)
    if checksum != header.get("crc32"):
        content.close()
        raise _make_damage_error(path, phrase("{name} is damaged: its checksum does not fit", name=path.name))
    return content, header.get("facts")


def _fill(content: mmap.mmap, file: BinaryIO, length: int) -> int:
    """Read `length` bytes of a file into `content` and return their checksum."""
    checksum = offset = 0
    with memoryview(content) as target:
        while offset < length:
            piece = target[offset : min(offset + _CHUNK, length)]
            read = file.readinto(piece)  # type: ignore[attr-defined]
            if not read:
                break
            checksum = zlib.crc32(piece[:read], checksum)
            offset += read
    return checksum


def _facts_checksum(facts: object) -> int:
    return zlib.crc32(json.dumps(facts).encode())


def _header(path: Path, head: bytes) -> dict[str, object]:
    if len(head) < HEADER_BYTES or not head.startswith(MAGIC):
        raise _make_damage_error(path, phrase("{name} is not a table of this program", name=path.name))
    try:
        header = json.loads(head[len(MAGIC) :].rstrip(b"\0"))
    except (ValueError, RecursionError):
        raise _make_damage_error(path, phrase("{name} has a damaged header", name=path.name)) from None
    if not isinstance(header, dict):
        raise _make_damage_error(path, phrase("{name} has a damaged header", name=path.name))
    return header
