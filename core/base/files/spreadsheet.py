"""Comma-separated text in which a spreadsheet finds no formula to execute.

A spreadsheet takes a text that begins with certain signs for a formula, and may execute it. Such a text gets an
apostrophe in front, which `own_text` removes again. Numbers stay numbers.
"""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Iterable, Sequence

_RUN = re.compile(r"'*[=+\-@\t\r\n\uff0b\uff0d\uff1d\uff20]")
"""Start of a text that is a formula, or was escaped as one; the last four signs are full-width."""
_NUMBER = re.compile(r"[+-]?(\d+(\.\d*)?|\.\d+)([eE][+-]?\d+)?", re.ASCII)


def harmless(cell: object) -> object:
    """Return a table cell with an apostrophe in front if a spreadsheet would take it for a formula."""
    if isinstance(cell, str) and _RUN.match(cell) and not _NUMBER.fullmatch(cell):
        return f"'{cell}"
    return cell


def own_text(cell: str) -> str:
    """Return the original text of a cell that `harmless` escaped."""
    return cell[1:] if cell.startswith("'") and _RUN.match(cell) else cell


def csv_text(head: Sequence[str], rows: Iterable[Sequence[object]]) -> str:
    """Return a table as comma-separated lines under its head."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(head)
    writer.writerows([harmless(cell) for cell in row] for row in rows)
    return text.getvalue()
