"""A figure as an article prints it, what is computed here, and why both differ where they do."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from core.derivations import articles as derived
from core.derivations.derivation import Worked, says
from core.derivations.expression import Number


@dataclass(frozen=True)
class Figure:
    """`text` as line `line` of the article prints it. `ours` is what is computed, or how it comes about."""

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
    def worked(self) -> Worked | None:
        """How ours comes about; None where nothing can be computed."""
        if self.ours is None:
            return None
        found = self.ours()
        return found if isinstance(found, Worked) else derived.beside(self.text, found)

    @property
    def agrees(self) -> bool | None:
        """Whether ours has every digit that is printed; None where there is none to compare with."""
        return None if self.worked is None or self.another else says(self.text, self.worked.number)


class Article(NamedTuple):
    """Its figures in the order in which it prints them."""

    key: str
    title: str
    author: str
    figures: tuple[Figure, ...]
