"""Run-lengths as Sokoban files write them: `3#4-` is `###----`, and groups nest: `2(3(#-)#)`."""

from __future__ import annotations

import re

from core.base.budget import repeats
from core.base.puzzle import InputError
from core.base.words import phrase

_CODED = re.compile(r"[0-9()]")
_RUN = re.compile(r"(.)\1+", re.DOTALL)
_TOKEN = re.compile(r"([0-9]*)(\(|\)|[^0-9()]|$)", re.DOTALL)


class RunLengthError(InputError):
    """Run-lengths that make no sense; `index` is the 0-based place in the text."""

    def __init__(self, message: str, at: int) -> None:
        self.index = at
        super().__init__(message, phrase("column {column}", column=at + 1))


def expand(text: str, limit: int) -> str:
    """`text` with its run-lengths written out; text without digits and brackets comes back as it is.

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
            raise RunLengthError(phrase("A count stands before nothing to repeat"), at)
        if what == "(":
            stack.append((count, at, parts))
            parts = []
        else:
            if what == ")":
                if digits or not stack:
                    raise RunLengthError(phrase("A bracket closes that was never opened"), at)
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
    """`text`, which holds no digits or brackets, with runs as counts: `3r2U`; `expand` gives it back."""
    return _RUN.sub(lambda run: f"{len(run.group())}{run.group(1)}", text)
