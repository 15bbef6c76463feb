"""A figure as an article prints it, what is computed here, and why both differ where they do."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from typing import NamedTuple

from core.derivations import articles as derived
from core.derivations.derivation import Worked, says
from core.derivations.expression import Number
from core.words import phrase

ELSEWHERE = phrase("Another game or another science; nothing that is computed here.")
HIS = phrase("Of his own program; nothing that is computed here.")


@dataclass(frozen=True)
class Figure:
    """`text` as line `line` of the article has it, in whatever signs: in words, as a product, as the length of a list.
    In which text lines count says the module of the article. `ours` is what is computed, or how it comes about."""

    line: int
    what: str
    text: str
    ours: Callable[[], Number | Worked] | None
    place: str
    """Where in the program it lives, by a key that the window knows."""
    note: str = ""
    """Why ours is another one, or why there is none."""
    another: bool = False
    """Whether ours is that of something else, which cannot agree: of another network."""

    @cached_property
    def _found(self) -> Number | Worked | None:
        return None if self.ours is None else self.ours()

    @property
    def number(self) -> Number | None:
        """What is computed; None where nothing can be."""
        return self._found.number if isinstance(self._found, Worked) else self._found

    @cached_property
    def worked(self) -> Worked | None:
        """How that comes about, or how it compares with what is printed."""
        found = self._found
        return derived.beside(self.text, found) if isinstance(found, int | float | Fraction) else found

    @property
    def agrees(self) -> bool | None:
        """Whether ours has every digit that is printed; None where there is none to compare with."""
        return None if self.number is None or self.another else says(self.text, self.number)


class Article(NamedTuple):
    """Its figures in the order in which it prints them."""

    key: str
    title: str
    author: str
    figures: tuple[Figure, ...]
