"""Figures that articles print, with this program's figures and their provenance."""

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
    """Kind of source of the figure beside a printed one; only computed figures can agree or differ."""

    COMPUTED = "computed"
    SAME_SOURCE = "same_source"
    DEFINITION = "definition"
    INCOMPARABLE = "incomparable"


class Provenance(NamedTuple):
    """Provenance of a figure: its kind, and a few words on it.

    The words say how it is computed, which source it is read from, what is defined, or why nothing can be compared.
    """

    kind: ProvenanceKind
    words: str


def computed_provenance(how: str) -> Provenance:
    """Return the provenance of a figure that this program computes.

    The computation uses neither the article's figure nor a file that contains it.
    """
    return Provenance(ProvenanceKind.COMPUTED, how)


def same_source(source: str) -> Provenance:
    """Return the provenance of a figure read from the article, or from the article's own source."""
    return Provenance(ProvenanceKind.SAME_SOURCE, source)


def definition(what: str) -> Provenance:
    """Return the provenance of a rule of the game, a choice of this program, or a constant of its code."""
    return Provenance(ProvenanceKind.DEFINITION, what)


def incomparable(why: str) -> Provenance:
    """Return the provenance of a printed figure that this program has no comparable figure for."""
    return Provenance(ProvenanceKind.INCOMPARABLE, why)


ELSEWHERE = incomparable(phrase("From another game or field; not computed here."))
HIS = incomparable(phrase("From the author's own program; not computed here."))


@dataclass(frozen=True)
class ArticleFigure:
    """Figure that an article prints, beside this program's.

    `text` is what line `line` of the article has, in whatever form: words, a product, the length of a list. The module
    of the article says in which text lines count. `ours` returns the figure of this program or its derivation; None if
    there is none.
    """

    line: int
    what: str
    text: str
    ours: Callable[[], Number | DerivedFigure] | None
    place: str
    """Key of the place in the window that shows the figure."""
    provenance: Provenance
    note: str = ""
    """Reason why this program's figure differs."""
    exact: bool = True
    """Whether this program's figure is exact; it is not if it rests on rounded populations."""
    tile: bool = False
    """Whether the figure is a tile of 2048, which is written without separators."""

    @cached_property
    def _own_figure(self) -> Number | DerivedFigure | None:
        return None if self.ours is None else self.ours()

    @property
    def number(self) -> Number | None:
        """Figure of this program; None if there is none."""
        return self._own_figure.number if isinstance(self._own_figure, DerivedFigure) else self._own_figure

    @cached_property
    def derived_figure(self) -> DerivedFigure | None:
        """Derivation of this program's figure, or its comparison with the printed one; None without such a figure."""
        own_figure = self._own_figure
        if not isinstance(own_figure, int | float | Fraction):
            return own_figure
        if self.provenance.kind is ProvenanceKind.SAME_SOURCE:
            return derived.READ.bind(stored=simplify_number(own_figure))
        if self.provenance.kind is ProvenanceKind.DEFINITION:
            return derived.DEFINED.bind(defined=simplify_number(own_figure))
        return derived.derive_comparison(self.text, own_figure)

    @property
    def is_compared(self) -> bool:
        """Whether this program computes the figure, so that it can agree with the article or differ from it."""
        return self.provenance.kind is ProvenanceKind.COMPUTED

    @property
    def agrees(self) -> bool | None:
        """Whether this program's figure has all printed digits; None if it is not computed."""
        return says(self.text, self.number) if self.is_compared and self.number is not None else None


class Article(NamedTuple):
    """Article with its figures in the order of printing."""

    key: str
    title: str
    author: str
    figures: tuple[ArticleFigure, ...]

    @property
    def agreements(self) -> list[bool]:
        """Whether each figure computed here agrees with the article, in the order of printing."""
        return [figure.agrees for figure in self.figures if figure.agrees is not None]

    def count(self, kind: ProvenanceKind) -> int:
        """Return the number of figures of a kind of provenance."""
        return sum(figure.provenance.kind is kind for figure in self.figures)
