"""Records on a page of a B-tree, each read on its own: a broken one takes no other with it."""

from __future__ import annotations

import struct
from collections.abc import Iterator
from typing import NamedTuple

from app.base.storage.salvage.image import PageImage

INDEX_BRANCH, TABLE_BRANCH, INDEX_LEAF, TABLE_LEAF = 2, 5, 10, 13
BRANCHES, LEAVES = (INDEX_BRANCH, TABLE_BRANCH), (INDEX_LEAF, TABLE_LEAF)
TABLE_KINDS, INDEX_KINDS = (TABLE_LEAF, TABLE_BRANCH), (INDEX_LEAF, INDEX_BRANCH)
FIRST_HEADER = 100
"""Length of the file header, with which the first page begins."""
WHOLE_NUMBER_BYTES = (0, 1, 2, 3, 4, 6, 8)
LONGEST_RECORD = 1 << 30


class BrokenRecordError(Exception):
    """The bytes are no record."""


class StoredRecord(NamedTuple):
    """Row as it is stored on its page."""

    key: int | None
    """The rowid of the record; None in the tree of an index or of a table without rowid."""
    values: tuple[object, ...]


class PageContents(NamedTuple):
    """Content that was read from one page of a tree."""

    kind: int
    records: list[StoredRecord]
    children: list[int]
    broken: int
    """Number of cells of the page that make no sense."""

    @property
    def sense(self) -> int:
        """Plausibility of the content: below 0 if more cells are broken than are read."""
        return max(len(self.records), len(self.children)) - self.broken


def _varint(data: bytes, at: int) -> tuple[int, int]:
    """Return a number of variable length and the position after it."""
    value = 0
    for step in range(9):
        if at + step >= len(data):
            raise BrokenRecordError
        byte = data[at + step]
        if step == 8:
            return (value << 8) | byte, at + 9
        value = (value << 7) | (byte & 0x7F)
        if byte < 0x80:
            return value, at + step + 1
    raise BrokenRecordError


def _size_of(kind: int) -> int:
    """Return the number of bytes of a value of this serial type."""
    if kind < 7:
        return WHOLE_NUMBER_BYTES[kind]
    if kind < 12:
        if kind > 9:
            raise BrokenRecordError
        return 8 if kind == 7 else 0
    return (kind - 12) // 2


def _value(kind: int, data: bytes) -> object:
    if kind == 0:
        return None
    if kind == 7:
        return struct.unpack(">d", data)[0]
    if kind in (8, 9):
        return kind - 8
    if kind < 7:
        return int.from_bytes(data, "big", signed=True)
    return data.decode(errors="replace") if kind % 2 else data


def decode(record: bytes) -> tuple[object, ...]:
    """Return the values of a record; raises BrokenRecordError."""
    end, at = _varint(record, 0)
    kinds = []
    while at < end:
        kind, at = _varint(record, at)
        kinds.append(kind)
    if at != end or end + sum(map(_size_of, kinds)) != len(record):
        raise BrokenRecordError
    values = []
    for kind in kinds:
        size = _size_of(kind)
        values.append(_value(kind, record[at : at + size]))
        at += size
    return tuple(values)


class PageReader:
    """Reads pages of trees, and notes on which pages the ends of long records lie."""

    def __init__(self, image: PageImage) -> None:
        self.image = image
        self.spilled: set[int] = set()
        """Overflow pages, which hold the ends of long records."""

    def read(self, number: int, kinds: tuple[int, ...]) -> PageContents | None:
        """Return the content of a page if it is of one of these kinds.

        If the byte that names the kind makes no sense, or the rest makes none by it, the kind is the one by which the
        page makes most sense.
        """
        page = self.image.page(number)
        if len(page) < FIRST_HEADER + 12:
            return None
        kind = page[self._begin(number)]
        if kind in kinds:
            contents = self._read_as(number, page, kind)
            if contents.sense >= 0:
                return contents
        elif kind in (*BRANCHES, *LEAVES):
            return None
        best = max((self._read_as(number, page, kind) for kind in kinds), key=lambda contents: contents.sense)
        return best if best.sense > 0 else None

    @staticmethod
    def _begin(number: int) -> int:
        return FIRST_HEADER if number == 1 else 0

    def _read_as(self, number: int, page: bytes, kind: int) -> PageContents:
        begin = self._begin(number)
        first = begin + (12 if kind in BRANCHES else 8)
        count = min(int.from_bytes(page[begin + 3 : begin + 5], "big"), (len(page) - first) // 2)
        records, children, broken = [], [], 0
        for (at,) in struct.iter_unpack(">H", page[first : first + 2 * count]):
            try:
                if at < first + 2 or at >= len(page):
                    raise BrokenRecordError
                if kind in BRANCHES:
                    children.append(self._child(page, at))
                if kind != TABLE_BRANCH:
                    records.append(self._record(page, at + 4 if kind in BRANCHES else at, kind))
            except BrokenRecordError:
                broken += 1
        if kind in BRANCHES:
            last = int.from_bytes(page[begin + 8 : begin + 12], "big")
            if 1 < last <= self.image.count:
                children.append(last)
            else:
                broken += 1
        return PageContents(kind, records, children, broken)

    def _child(self, page: bytes, at: int) -> int:
        child = int.from_bytes(page[at : at + 4], "big")
        if not 1 < child <= self.image.count:
            raise BrokenRecordError
        return child

    def _record(self, page: bytes, at: int, kind: int) -> StoredRecord:
        size, at = _varint(page, at)
        key = None
        if kind == TABLE_LEAF:
            key, at = _varint(page, at)
            key -= (key >> 63) << 64
        return StoredRecord(key, decode(self._payload(page, at, size, kind)))

    def _payload(self, page: bytes, at: int, size: int, kind: int) -> bytes:
        """Return the bytes of a record of this size, those on overflow pages included."""
        room = self.image.page_size
        most = room - 35 if kind == TABLE_LEAF else (room - 12) * 64 // 255 - 23
        if size <= most:
            if at + size > len(page):
                raise BrokenRecordError
            return page[at : at + size]
        if size > min(LONGEST_RECORD, self.image.count * room):
            raise BrokenRecordError
        least = (room - 12) * 32 // 255 - 23
        local_size = least + (size - least) % (room - 4)
        local_size = local_size if local_size <= most else least
        if at + local_size + 4 > len(page):
            raise BrokenRecordError
        parts, missing = [page[at : at + local_size]], size - local_size
        chain = []
        for number, part in self._chain(int.from_bytes(page[at + local_size : at + local_size + 4], "big")):
            if len(part) < min(missing, room - 4):
                break
            chain.append(number)
            parts.append(part[:missing])
            missing -= len(parts[-1])
            if not missing:
                break
        if missing:
            raise BrokenRecordError
        self.spilled.update(chain)
        return b"".join(parts)

    def _chain(self, number: int) -> Iterator[tuple[int, bytes]]:
        """Yield the number and content of each overflow page of a long record, in order."""
        seen = set()
        while 1 < number <= self.image.count and number not in seen:
            seen.add(number)
            page = self.image.page(number)
            yield number, page[4:]
            number = int.from_bytes(page[:4], "big")
