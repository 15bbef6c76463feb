"""Published and measured figures that come with the program, in JSON files."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from core.puzzle import InputError
from core.words import phrase


@contextmanager
def figures(path: Path) -> Iterator[Any]:
    """What a file holds, to be taken apart here.

    Raises InputError if the file is not there or does not hold what it should.
    """
    try:
        yield json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError, LookupError, TypeError, AttributeError) as error:
        raise InputError(
            phrase("{name}, which comes with Statewalk, is damaged. Install the program anew", name=path.name)
        ) from error
