"""The learned policy's weights on disk: arrays with their names, version and checksum."""

from __future__ import annotations

import zlib
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from core import storage
from core.puzzle import InputError

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Arrays = Mapping[str, NDArray[Any]]

KIND = "cube policy"
VERSION = 2
_TYPES = ("int8", "float16", "float32")


def write_network(path: Path, kind: str, arrays: Arrays, origin: Mapping[str, Any]) -> None:
    """Store a network whole or not at all, compressed.

    `kind` names its forward pass, `origin` (anything JSON holds) says how it was trained. Raises OSError.
    """
    shapes = [[name, array.dtype.name, list(array.shape)] for name, array in arrays.items()]
    facts = {"network": kind, "arrays": shapes, "origin": dict(origin)}
    # few bytes of a table follow from those before: looking for repeats would take longer and find none
    compressing = zlib.compressobj(strategy=zlib.Z_HUFFMAN_ONLY)
    content = [*(compressing.compress(array.tobytes()) for array in arrays.values()), compressing.flush()]
    storage.write_table(path, KIND, VERSION, content, facts)


def read_network(path: Path) -> tuple[str, dict[str, NDArray[Any]], dict[str, Any]]:
    """Kind, arrays and origin of a stored network.

    Raises InputError for a damaged file or one of another version, or OSError.
    """
    try:
        content, facts = storage.read_table(path, KIND, VERSION)
    except storage.DamagedTableError as error:
        raise InputError(str(error)) from None
    except ValueError:  # nothing to map after the header
        raise InputError(f"{path.name} is not complete") from None
    match facts:
        case {"network": str(kind), "arrays": list(shapes), "origin": dict(origin)}:
            try:
                return kind, _arrays(zlib.decompress(content), shapes), origin
            except (ValueError, TypeError, zlib.error):
                raise InputError(f"{path.name} is damaged: it holds no network") from None
    raise InputError(f"{path.name} is damaged: its header names no network")


def _arrays(content: bytes, shapes: list[Any]) -> dict[str, NDArray[Any]]:
    import numpy as np

    arrays: dict[str, NDArray[Any]] = {}
    start = 0
    for name, kind, shape in shapes:
        if kind not in _TYPES:
            raise ValueError(f"no array is of type {kind}")
        array: np.ndarray[Any, Any] = np.frombuffer(content, kind, int(np.prod(shape)), start)
        arrays[name] = array.reshape(shape)
        start += array.nbytes
    if start != len(content):
        raise ValueError("the arrays do not fill the file")
    return arrays
