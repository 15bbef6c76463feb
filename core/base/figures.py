"""Published and measured figures that come with the program, in JSON files."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from core.base.puzzle import INSTALL_ANEW, InputError
from core.base.words import phrase


@contextmanager
def figures(path: Path) -> Iterator[Any]:
    """Yield the content of a JSON file, to be parsed inside the `with` block.

    Raises InputError if the file is missing or does not hold what the block expects.
    """
    try:
        yield json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError, LookupError, TypeError, AttributeError) as error:
        fault = phrase("{name}, which comes with Statewalk, is damaged", name=path.name)
        raise InputError(fault, advice=INSTALL_ANEW) from error
