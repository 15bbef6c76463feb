"""Run-length encoding of Sokoban files: `3#4-` is `###----`, and groups nest: `2(3(#-)#)`."""

from __future__ import annotations

import re

from core.base.budget import repeats
from core.base.puzzle import InputError
from core.base.words import phrase

_CODED = re.compile(r"[0-9()]")
_RUN = re.compile(r"(.)\1+", re.DOTALL)
_TOKEN = re.compile(r"([0-9]*)(\(|\)|[^0-9()]|$)", re.DOTALL)


class RunLengthError(InputError):
    """Error in run-lengths; `index` is its position in the text, from 0."""

    def __init__(self, message: str, at: int) -> None:
        self.index = at
        super().__init__(message, phrase("column {column}", column=at + 1))


def expand(text: str, limit: int) -> str:
    """Return `text` with its run-lengths expanded; text without digits and brackets is unchanged.

    Raises RunLengthError for a count without anything to repeat, for brackets that do not match, and for more than
    `limit` characters.
    """
    if not _CODED.search(text):
        return text
    stack: list[tuple[int, int, list[str]]] = []
    parts: list[str] = []
    at = 0
    length = 0
    while at < len(text):
        match = _TOKEN.match(text, at)
        assert match is not None
        digits, what = match.groups()
        count = repeats(digits) if digits else 1
        if what == "":
            raise RunLengthError(phrase("There is nothing to repeat after this number"), at)
        if what == "(":
            stack.append((count, at, parts))
            parts = []
        else:
            if what == ")":
                if digits or not stack:
                    raise RunLengthError(phrase("This closing bracket has no opening bracket"), at)
                count, _, outer = stack.pop()
                what = "".join(parts)
                parts = outer
            length += count * len(what)
            if length > limit:
                raise RunLengthError(phrase("Written out, this is longer than {most} characters", most=limit), at)
            parts.append(what * count)
        at = match.end()
    if stack:
        raise RunLengthError(phrase("A bracket is never closed"), stack[-1][1])
    return "".join(parts)


def pack(text: str) -> str:
    """Return `text` with runs as counts, such as `3r2U`, for `expand`; it must hold no digits or brackets."""
    return _RUN.sub(lambda run: f"{len(run.group())}{run.group(1)}", text)
