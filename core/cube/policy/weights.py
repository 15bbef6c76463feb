"""File format of the networks' weights: arrays with their names, version and checksum."""

from __future__ import annotations

import zlib
from collections.abc import Mapping
from math import prod
from pathlib import Path
from typing import TYPE_CHECKING, Any

from core.base.budget import inflate
from core.base.files import table_file as storage
from core.base.puzzle import InputError
from core.base.words import phrase, sentence_of

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Arrays = Mapping[str, NDArray[Any]]

KIND = "cube policy"  # not shown
VERSION = 2
_TYPES = {"int8": 1, "float16": 2, "float32": 4}
"""Bytes of a number of each type."""
MOST_BYTES = 128 << 20
"""Most bytes of all arrays together; the largest network has a quarter of it."""


def write_network(path: Path, kind: str, arrays: Arrays, origin: Mapping[str, Any]) -> None:
    """Store a network, whole or not at all, compressed.

    `kind` names its forward pass, `origin` (anything JSON holds) says how it was trained. Raises OSError.
    """
    shapes = [[name, array.dtype.name, list(array.shape)] for name, array in arrays.items()]
    facts = {"network": kind, "arrays": shapes, "origin": dict(origin)}
    # weights hardly repeat, so a search for repeats would cost time and find none
    compressing = zlib.compressobj(strategy=zlib.Z_HUFFMAN_ONLY)
    content = [*(compressing.compress(array.tobytes()) for array in arrays.values()), compressing.flush()]
    storage.write_table(path, KIND, VERSION, content, facts)


def read_network(path: Path) -> tuple[str, dict[str, NDArray[Any]], dict[str, Any]]:
    """Read the kind, arrays and origin of a stored network.

    Raises InputError for a damaged file or one of another version, or OSError.
    """
    try:
        content, facts = storage.read_table(path, KIND, VERSION)
    except storage.DamagedTableError as error:
        raise InputError(sentence_of(error)) from None
    except ValueError:  # there is nothing to map after the header
        raise InputError(phrase("{name} is not complete", name=path.name)) from None
    match facts:
        case {"network": str(kind), "arrays": list(shapes), "origin": dict(origin)}:
            try:
                return kind, _arrays(content, shapes), origin
            except (ValueError, TypeError):
                raise InputError(phrase("{name} is damaged: it contains no network", name=path.name)) from None
    raise InputError(phrase("{name} is damaged: its header names no network", name=path.name))


def _size(kind: Any, shape: Any) -> int:
    """Return the bytes of an array; raises ValueError for an impossible type or shape."""
    if kind not in _TYPES or not isinstance(shape, list) or not all(isinstance(side, int) for side in shape):
        raise ValueError(f"no array is of type {kind} and shape {shape}")
    if len(shape) > 4 or not all(0 < side <= MOST_BYTES for side in shape):
        raise ValueError(f"no array has the shape {shape}")
    return _TYPES[kind] * prod(shape)


def _arrays(packed: storage.Bytes, shapes: list[Any]) -> dict[str, NDArray[Any]]:
    import numpy as np

    size = sum(_size(kind, shape) for _, kind, shape in shapes)
    if size > MOST_BYTES:
        raise ValueError(f"{size} bytes of arrays")
    content = inflate(packed, size)
    arrays: dict[str, NDArray[Any]] = {}
    start = 0
    for name, kind, shape in shapes:
        array: np.ndarray[Any, Any] = np.frombuffer(content, kind, prod(shape), start)
        arrays[name] = array.reshape(shape)
        start += array.nbytes
    if start != len(content):
        raise ValueError("the arrays do not fill the file")
    return arrays
