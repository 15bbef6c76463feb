"""The learned policy's weights on disk: arrays with their names, version and checksum."""

from __future__ import annotations

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
VERSION = 1
_TYPES = ("int8", "float16", "float32")


def write_policy(path: Path, model: str, least: bool, arrays: Arrays, origin: Mapping[str, Any]) -> None:
    """Store a network whole or not at all.

    `model` names its forward pass, `least` says whether it sees least views, `origin` (anything JSON holds) how it was
    trained. Raises OSError.
    """
    shapes = [[name, array.dtype.name, list(array.shape)] for name, array in arrays.items()]
    facts = {"model": model, "least": least, "arrays": shapes, "origin": dict(origin)}
    storage.write_table(path, KIND, VERSION, [array.tobytes() for array in arrays.values()], facts)


def read_policy(path: Path) -> tuple[str, bool, dict[str, NDArray[Any]], dict[str, Any]]:
    """Model, whether it sees least views, arrays and origin of a stored network.

    The arrays lie in the mapped file. Raises InputError for a damaged file or one of another version, or OSError.
    """
    try:
        content, facts = storage.read_table(path, KIND, VERSION)
    except storage.DamagedTableError as error:
        raise InputError(str(error)) from None
    except ValueError:  # nothing to map after the header
        raise InputError(f"{path.name} is not complete") from None
    match facts:
        case {"model": str(model), "least": bool(least), "arrays": list(shapes), "origin": dict(origin)}:
            try:
                return model, least, _arrays(memoryview(content), shapes), origin
            except (ValueError, TypeError):
                raise InputError(f"{path.name} is damaged: it holds no network") from None
    raise InputError(f"{path.name} is damaged: its header names no network")


def _arrays(content: memoryview, shapes: list[Any]) -> dict[str, NDArray[Any]]:
    import numpy as np  # noqa: PLC0415  start-up

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
