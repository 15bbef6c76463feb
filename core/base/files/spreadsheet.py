"""Comma-separated text that a spreadsheet shows and never runs.

A spreadsheet takes a text that begins with one of a few signs for a formula, and may run what stands in it. Such a text
gets an apostrophe in front, which `own_text` takes away again. Numbers stay numbers.
"""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Iterable, Sequence

_RUN = re.compile(r"'*[=+\-@\t\r\n\uff0b\uff0d\uff1d\uff20]")
"""How a text begins that is run, or that was made harmless. The last four are the full-width signs."""
_NUMBER = re.compile(r"[+-]?(\d+(\.\d*)?|\.\d+)([eE][+-]?\d+)?", re.ASCII)


def harmless(cell: object) -> object:
    """Return what stands for a value in a table: a text that would be run gets an apostrophe in front."""
    if isinstance(cell, str) and _RUN.match(cell) and not _NUMBER.fullmatch(cell):
        return f"'{cell}"
    return cell


def own_text(cell: str) -> str:
    """Return the text of a cell that `harmless` has made."""
    return cell[1:] if cell.startswith("'") and _RUN.match(cell) else cell


def csv_text(head: Sequence[str], rows: Iterable[Sequence[object]]) -> str:
    """Return a table as comma-separated lines under its head."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(head)
    writer.writerows([harmless(cell) for cell in row] for row in rows)
    return text.getvalue()
