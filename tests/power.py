"""Simulation of power cuts: SQLite's writes are recorded, and only synced ones are sure to survive.

The functions by which SQLite opens, writes, truncates, syncs and deletes files are replaced in its own tables by
`ctypes`, and so is `os.fsync`. Between two syncs a disk may keep any part of what was written, in any order.
"""

from __future__ import annotations

import ctypes
import os
import random
import sqlite3
import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import pytest

pointer, number, offset = ctypes.c_void_p, ctypes.c_int, ctypes.c_int64
# SQLite keeps the pointer to the name, and makes other names of it later: it has to be its own, not a copy's
OPEN = ctypes.CFUNCTYPE(number, pointer, pointer, pointer, number, pointer)
DELETE = ctypes.CFUNCTYPE(number, pointer, ctypes.c_char_p, number)
WRITE = ctypes.CFUNCTYPE(number, pointer, pointer, number, offset)
TRUNCATE = ctypes.CFUNCTYPE(number, pointer, offset)
SYNC = ctypes.CFUNCTYPE(number, pointer, number)
OPEN_AT, DELETE_AT = 40, 48
"""Offsets of functions in `sqlite3_vfs`, after three numbers and three pointers."""
CHANGES = {"write", "truncate", "delete"}
METHODS = 19
"""Number of entries of `sqlite3_io_methods`, the version first."""
WRITE_METHOD, TRUNCATE_METHOD, SYNC_METHOD = 3, 4, 5


_KEPT: list[object] = []
"""Callbacks that are never freed: SQLite may use them for a file closed after the recording."""


class DiskEvent(NamedTuple):
    """Operation on a file, or a statement of the program about what is saved."""

    kind: str
    name: str
    place: int = 0
    data: bytes = b""
    moment: float = 0.0


class RecordedDisk:
    """Events of a folder, and the state of its files after a power cut at any event."""

    def __init__(self, folder: Path) -> None:
        """Begin with the present files as being on the disk."""
        self.folder = folder
        self.before = {path.name: path.read_bytes() for path in folder.iterdir() if not path.name.endswith("-shm")}
        self.events: list[DiskEvent] = []

    def note(self, kind: str, name: str = "", place: int = 0, data: bytes = b"") -> None:
        """Add an event, if it is of this folder or of no file."""
        if not name or Path(name).parent == self.folder:
            self.events.append(DiskEvent(kind, Path(name).name, place, data, time.monotonic()))

    def after(self, count: int, folder: Path, chance: random.Random | None = None) -> None:
        """Write into a folder what is on the disk when the power goes after `count` events.

        Unsynced writes are lost, or with `chance` kept at random, perhaps only in part.
        """
        surviving = []
        if chance is not None:
            for event in self.unsynced(count):
                if chance.random() < 0.5:
                    length = chance.choice((len(event.data), len(event.data) // 2))
                    surviving.append(event._replace(data=event.data[:length]))
        self.write_files(count, folder, surviving)

    def unsynced(self, count: int) -> list[DiskEvent]:
        """Return the writes among the first `count` events that are not followed by a sync of their file."""
        synced = {event.name: index for index, event in enumerate(self.events[:count]) if event.kind == "sync"}
        return [
            event
            for index, event in enumerate(self.events[:count])
            if event.kind in CHANGES and index > synced.get(event.name, -1)
        ]

    def write_files(self, count: int, folder: Path, kept: Iterable[DiskEvent]) -> None:
        """Write into a folder the state after the synced writes among the first events, and those in `kept`."""
        files = {name: bytearray(data) for name, data in self.before.items()}
        synced = {event.name: index for index, event in enumerate(self.events[:count]) if event.kind == "sync"}
        for index, event in enumerate(self.events[:count]):
            if event.kind in CHANGES and index < synced.get(event.name, -1):
                _carry_out(files, event)
        for event in kept:
            _carry_out(files, event)
        for name, data in files.items():
            (folder / name).write_bytes(data)


def _carry_out(files: dict[str, bytearray], event: DiskEvent) -> None:
    if event.kind == "delete":
        files.pop(event.name, None)
        return
    file = files.setdefault(event.name, bytearray())
    if event.kind == "truncate":
        del file[event.place :]
    else:
        file.extend(bytes(max(0, event.place - len(file))))
        file[event.place : event.place + len(event.data)] = event.data


def _library() -> Any:
    """Return the SQLite library that Python's module uses."""
    sqlite3.connect(":memory:").close()
    try:
        mapped = Path("/proc/self/maps").read_text(encoding="utf-8")
    except OSError:
        pytest.skip("needs to know which SQLite is loaded")
    names = [line.split()[-1] for line in mapped.splitlines() if "sqlite3" in line and "/" in line]
    for name in dict.fromkeys(names):
        library = ctypes.CDLL(name)
        if hasattr(library, "sqlite3_vfs_find"):
            return library
    pytest.skip("SQLite shows none of its functions")


class PatchedMethods:
    """Makes copies of SQLite's method tables that record what is written."""

    def __init__(self, disk: RecordedDisk) -> None:
        self._disk = disk
        self.names: dict[int, str] = {}
        """Names of the open files, by their address in SQLite."""
        self._tables: dict[int, Any] = {}
        self._callbacks: list[Any] = []
        """Callbacks kept alive as long as SQLite may call them."""

    def put(self, file: int) -> None:
        """Give an open file a patched method table."""
        table = pointer.from_address(file)
        if table.value:
            if table.value not in self._tables:
                self._tables[table.value] = self._patched(table.value)
            table.value = ctypes.addressof(self._tables[table.value])

    def _patched(self, address: int) -> Any:
        methods = (pointer * METHODS).from_buffer_copy((pointer * METHODS).from_address(address))
        write, truncate = WRITE(methods[WRITE_METHOD] or 0), TRUNCATE(methods[TRUNCATE_METHOD] or 0)
        sync = SYNC(methods[SYNC_METHOD] or 0)

        def on_write(file: int, data: int, amount: int, place: int) -> int:
            self._disk.note("write", self.names[file], place, ctypes.string_at(data, amount))
            return int(write(file, data, amount, place))

        def on_truncate(file: int, size: int) -> int:
            self._disk.note("truncate", self.names[file], size)
            return int(truncate(file, size))

        def on_sync(file: int, flags: int) -> int:
            result = int(sync(file, flags))
            self._disk.note("sync", self.names[file])
            return result

        self._callbacks += [WRITE(on_write), TRUNCATE(on_truncate), SYNC(on_sync)]
        for at, callback in zip((WRITE_METHOD, TRUNCATE_METHOD, SYNC_METHOD), self._callbacks[-3:], strict=True):
            methods[at] = ctypes.cast(callback, pointer)
        return methods


@contextmanager
def recorded(folder: Path) -> Iterator[RecordedDisk]:
    """Record the writes to a folder by connections opened meanwhile, which must be closed before the end."""
    library = _library()
    library.sqlite3_vfs_find.restype = pointer
    library.sqlite3_vfs_find.argtypes = [ctypes.c_char_p]
    vfs = library.sqlite3_vfs_find(None)
    disk = RecordedDisk(folder)
    methods = PatchedMethods(disk)
    open_slot, delete_slot = pointer.from_address(vfs + OPEN_AT), pointer.from_address(vfs + DELETE_AT)
    opened, deleted = open_slot.value, delete_slot.value
    assert opened and deleted
    own_open, own_delete, own_fsync = OPEN(opened), DELETE(deleted), os.fsync

    def on_open(this: int, name: int | None, file: int, flags: int, out: int) -> int:
        result = int(own_open(this, name, file, flags, out))
        if result == 0:
            methods.names[file] = os.fsdecode(ctypes.string_at(name) if name else b"-")
            methods.put(file)
        return result

    def on_delete(this: int, name: bytes, synced: int) -> int:
        disk.note("delete", os.fsdecode(name))
        return int(own_delete(this, name, synced))

    def on_fsync(handle: int) -> None:
        name = str(Path(f"/proc/self/fd/{handle}").readlink())
        own_fsync(handle)
        disk.note("sync", name)

    callbacks = OPEN(on_open), DELETE(on_delete)
    _KEPT.extend((methods, callbacks))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(os, "fsync", on_fsync)
        open_slot.value = ctypes.cast(callbacks[0], pointer).value
        delete_slot.value = ctypes.cast(callbacks[1], pointer).value
        try:
            yield disk
        finally:
            open_slot.value, delete_slot.value = opened, deleted
