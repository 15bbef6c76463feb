"""Quantified Boolean formulas, evaluated step by step: the problem TQBF, which is complete for PSPACE.

The evaluation stores only one value for each variable on the current path: memory grows with the number of variables,
time with two to its power.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple

from core.base.puzzle import InputError
from core.base.words import phrase


class Quantifier(StrEnum):
    """Quantifier of a variable."""

    ALL = "∀"
    SOME = "∃"


class Matrix(NamedTuple):
    """Quantifier-free part of a formula."""

    text: str
    holds: Callable[..., bool]


VARIABLES = "xyz"
MATRICES = {
    "article": Matrix("(x ∨ y) ∧ z", lambda x, y, z: (x or y) and z),
    "same": Matrix("(x ↔ y) ∨ z", lambda x, y, z: x == y or z),
    "odd": Matrix("x ⊕ y ⊕ z", lambda x, y, z: x ^ y ^ z),
    "majority": Matrix("(x ∧ y) ∨ (y ∧ z) ∨ (x ∧ z)", lambda x, y, z: x + y + z >= 2),
}
"""Matrices of three variables each."""
ARTICLE = (Quantifier.ALL, Quantifier.SOME, Quantifier.SOME)
"""Quantifiers of the example in Yang Chao, "Sokoban is PSPACE-complete", sokoban.ws: ∀x ∃y ∃z."""

Values = tuple[bool, ...]


class Visit(NamedTuple):
    """Step of the evaluation: entering a node in the tree of values, or leaving it with its result."""

    values: Values
    """Values of the variables so far, the outermost first."""
    result: bool | None
    """Result of the node; None on entering."""


@dataclass(frozen=True)
class Formula:
    """Matrix with the quantifiers of its three variables, the outermost first.

    Raises InputError for another number of quantifiers.
    """

    quantifiers: tuple[Quantifier, ...]
    matrix: Matrix

    def __post_init__(self) -> None:
        if len(self.quantifiers) != len(VARIABLES):
            raise InputError(
                phrase(
                    "A formula here has {wanted} quantifiers, not {found}",
                    wanted=len(VARIABLES),
                    found=len(self.quantifiers),
                )
            )

    @property
    def text(self) -> str:
        """Formula in mathematical notation: "∀x ∃y ∃z ((x ∨ y) ∧ z)"."""
        bound = " ".join(f"{sign}{name}" for sign, name in zip(self.quantifiers, VARIABLES, strict=True))
        return f"{bound} ({self.matrix.text})"

    def visits(self) -> list[Visit]:
        """Return all steps of the evaluation; the last one has the value of the formula."""
        return list(self._visit(()))

    def _visit(self, values: Values) -> Iterator[Visit]:
        yield Visit(values, None)
        if len(values) == len(self.quantifiers):
            yield Visit(values, bool(self.matrix.holds(*values)))
            return
        # one value can decide: a true one for "some", a false one for "all"
        decisive = self.quantifiers[len(values)] is Quantifier.SOME
        result = not decisive
        for value in (False, True):
            for visit in self._visit((*values, value)):
                yield visit
            if visit.result is decisive:
                result = decisive
                break
        yield Visit(values, result)
