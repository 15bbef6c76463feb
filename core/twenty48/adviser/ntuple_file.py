"""Networks on disk: packed, with version and checksum."""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from core import storage
from core.puzzle import InputError
from core.twenty48.adviser.ntuple import Network, entries_of
from core.twenty48.adviser.ntuple_codec import pack, unpack

KIND = "2048 network"
VERSION = 1
_LEVEL = 9


def write_network(network: Network, path: Path, origin: dict[str, Any]) -> None:
    """Store a network whole or not at all; `origin` (anything JSON holds) says how it was trained. Raises OSError."""
    streams = [zlib.compress(stream, _LEVEL) for stream in pack(network.entries)]
    facts = {
        "patterns": network.patterns,
        "unit": network.unit,
        "streams": [len(stream) for stream in streams],
        "origin": origin,
    }
    storage.write_table(path, KIND, VERSION, streams, facts)


def read_network(path: Path) -> tuple[Network, dict[str, Any]]:
    """A stored network and its origin. Raises InputError for a damaged file or one of another version, or OSError."""
    try:
        content, facts = storage.read_table(path, KIND, VERSION)
    except storage.DamagedTableError as error:
        raise InputError(str(error)) from None
    except ValueError:  # nothing to map after the header
        raise InputError(f"{path.name} is not complete") from None
    with content:
        match facts:
            case {
                "patterns": list(patterns),
                "unit": float(unit),
                "streams": [int(mask), int(codes), int(_)],
                "origin": dict(origin),
            }:
                view = memoryview(content)
                parts = [view[:mask], view[mask : mask + codes], view[mask + codes :]]
                try:
                    return _network(parts, patterns, unit), origin
                except (ValueError, zlib.error):
                    raise InputError(f"{path.name} is damaged: it holds no network") from None
                finally:
                    for part in (*parts, view):
                        part.release()
    raise InputError(f"{path.name} is damaged: its header names no network")


def _network(parts: Sequence[memoryview], patterns: list[list[int]], unit: float) -> Network:
    mask, codes, escaped = (zlib.decompress(part) for part in parts)
    memory = unpack(mask, codes, escaped, entries_of(patterns))
    return Network(patterns, memory, unit)
