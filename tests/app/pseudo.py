"""Pseudo-language for tests: every English text two fifths longer and with other letters.

A text that stays plain was not translated, and one that no longer fits would be cut in German.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager

from app.base.language import words
from app.base.language.words import Language
from core.base.words import Signs

LONGER = 1.4
LETTERS = str.maketrans("aeiouAEIOU", "åéîöüÅÉÎÖÜ")
MARK = re.compile("[åéîöüÅÉÎÖÜ·]")
"""Characters of which every text of the pseudo-language has one."""
PARTS = re.compile(r"(\{[^{}]*\}|%n)")
VOWELS = re.compile("[aeiou]")


def stretched(text: str) -> str:
    """Return a template with longer words and unchanged placeholders."""
    parts = PARTS.split(text)
    letters = sum(len(part) for part in parts[::2])
    spare = round(letters * (LONGER - 1) + 0.5)
    for at in range(0, len(parts), 2):
        parts[at], spare = _doubled(parts[at], spare)
    last = max(range(0, len(parts), 2), key=lambda at: len(parts[at]))
    end = len(parts[last].rstrip(" .:…"))
    parts[last] = f"{parts[last][:end]}{'·' * max(spare, 0)}{parts[last][end:]}"
    return "".join(part if at % 2 else part.translate(LETTERS) for at, part in enumerate(parts))


def _doubled(text: str, spare: int) -> tuple[str, int]:
    """Double small vowels while there are letters to add; return the text and the rest."""

    def twice(match: re.Match[str]) -> str:
        nonlocal spare
        spare -= 1
        return match[0] * (2 if spare >= 0 else 1)

    return VOWELS.sub(twice, text), max(spare, 0)


PSEUDO = Language("pseudo", Signs("٫", "٬", " %"), lambda text, _context, _n: stretched(text), words.PLAIN.date)


@contextmanager
def spoken() -> Iterator[None]:
    """Use the pseudo-language in the window during the context."""
    words.use(PSEUDO)
    try:
        yield
    finally:
        words.use(words.PLAIN)
