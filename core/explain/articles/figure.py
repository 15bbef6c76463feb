"""A figure as an article prints it, the one of this program beside it, and where that one comes from."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction
from functools import cached_property
from typing import NamedTuple

from core.base.words import phrase
from core.explain.formulas import comparison as derived
from core.explain.formulas.derivation import DerivedFigure, says
from core.explain.formulas.expression import Number, simplify_number


class ProvenanceKind(StrEnum):
    """Where the figure beside a printed one comes from. Only what is computed can agree or differ."""

    COMPUTED = "computed"
    SAME_SOURCE = "same_source"
    DEFINITION = "definition"
    INCOMPARABLE = "incomparable"


class Provenance(NamedTuple):
    """Where a figure comes from, and a few words on it.

    How it is computed, which source it is read from, what is defined, or why nothing can be compared.
    """

    kind: ProvenanceKind
    words: str


def computed_provenance(how: str) -> Provenance:
    """Return the provenance of a figure computed by this program.

    It comes without the article's figure and without a file that has it.
    """
    return Provenance(ProvenanceKind.COMPUTED, how)


def same_source(source: str) -> Provenance:
    """A figure that is read from the publication that the article took it from, or from the article itself."""
    return Provenance(ProvenanceKind.SAME_SOURCE, source)


def definition(what: str) -> Provenance:
    """A figure that is a rule of the game, a choice of this program or a constant of its code."""
    return Provenance(ProvenanceKind.DEFINITION, what)


def incomparable(why: str) -> Provenance:
    """A printed figure with nothing beside it, or with the figure of something else."""
    return Provenance(ProvenanceKind.INCOMPARABLE, why)


ELSEWHERE = incomparable(phrase("Another game or another science; nothing that is computed here."))
HIS = incomparable(phrase("Of his own program; nothing that is computed here."))


@dataclass(frozen=True)
class ArticleFigure:
    """Figure that an article prints, beside this program's.

    `text` as line `line` of the article has it, in whatever signs: in words, as a product, as the length of a list. The
    module of the article says in which text lines count. `ours` is the figure of this program, or how it comes about;
    None where there is none.
    """

    line: int
    what: str
    text: str
    ours: Callable[[], Number | DerivedFigure] | None
    place: str
    """Where in the program it lives, by a key that the window knows."""
    provenance: Provenance
    note: str = ""
    """Why ours is another one."""
    exact: bool = True
    """Whether ours is; what rests on rounded populations is not."""
    tile: bool = False
    """Whether it is a tile of 2048, whose digits stand together."""

    @cached_property
    def _own_figure(self) -> Number | DerivedFigure | None:
        return None if self.ours is None else self.ours()

    @property
    def number(self) -> Number | None:
        """The figure of this program; None where there is none."""
        return self._own_figure.number if isinstance(self._own_figure, DerivedFigure) else self._own_figure

    @cached_property
    def derived_figure(self) -> DerivedFigure | None:
        """Derivation of this program's figure, or its comparison with the printed one; None without such a figure."""
        found = self._own_figure
        if not isinstance(found, int | float | Fraction):
            return found
        if self.provenance.kind is ProvenanceKind.SAME_SOURCE:
            return derived.READ.bind(stored=simplify_number(found))
        if self.provenance.kind is ProvenanceKind.DEFINITION:
            return derived.DEFINED.bind(defined=simplify_number(found))
        return derived.derive_comparison(self.text, found)

    @property
    def is_compared(self) -> bool:
        """Whether this program computes the figure, so that it can agree with the article or differ from it."""
        return self.provenance.kind is ProvenanceKind.COMPUTED

    @property
    def agrees(self) -> bool | None:
        """Whether ours has every digit that is printed; None where ours is not computed."""
        return says(self.text, self.number) if self.is_compared and self.number is not None else None


class Article(NamedTuple):
    """Its figures in the order in which it prints them."""

    key: str
    title: str
    author: str
    figures: tuple[ArticleFigure, ...]

    @property
    def agreements(self) -> list[bool]:
        """Whether each figure that is computed here agrees with the article, in the order of printing."""
        return [figure.agrees for figure in self.figures if figure.agrees is not None]

    def count(self, kind: ProvenanceKind) -> int:
        """How many figures have this provenance."""
        return sum(figure.provenance.kind is kind for figure in self.figures)
