"""Quantified Boolean formulas, evaluated a step at a time: the problem TQBF, which is complete for PSPACE.

The evaluation remembers one value for each variable on the way to where it is, and nothing else: memory grows with the
number of variables, time with two to its power.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple

from core.base.puzzle import InputError
from core.base.words import phrase


class Quantifier(StrEnum):
    """How a variable is bound."""

    ALL = "∀"
    SOME = "∃"


class Matrix(NamedTuple):
    """What stands behind the quantifiers."""

    text: str
    holds: Callable[..., bool]


VARIABLES = "xyz"
MATRICES = {
    "article": Matrix("(x ∨ y) ∧ z", lambda x, y, z: (x or y) and z),
    "same": Matrix("(x ↔ y) ∨ z", lambda x, y, z: x == y or z),
    "odd": Matrix("x ⊕ y ⊕ z", lambda x, y, z: x ^ y ^ z),
    "majority": Matrix("(x ∧ y) ∨ (y ∧ z) ∨ (x ∧ z)", lambda x, y, z: x + y + z >= 2),
}
"""Of three variables each."""
ARTICLE = (Quantifier.ALL, Quantifier.SOME, Quantifier.SOME)
"""For all x there is y, there is z: the example in Yang Chao, "Sokoban is PSPACE-complete", sokoban.ws."""

Values = tuple[bool, ...]


class Visit(NamedTuple):
    """A step of the evaluation: it comes to a place in the tree of values, or leaves it with what it found."""

    values: Values
    """Of the variables so far, the outermost first."""
    result: bool | None
    """None on coming."""


@dataclass(frozen=True)
class Formula:
    """A matrix with the quantifiers of its variables, the outermost first. Raises InputError for another number."""

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
        """As it is written: "∀x ∃y ∃z ((x ∨ y) ∧ z)"."""
        bound = " ".join(f"{sign}{name}" for sign, name in zip(self.quantifiers, VARIABLES, strict=True))
        return f"{bound} ({self.matrix.text})"

    def visits(self) -> list[Visit]:
        """All steps of the evaluation; the last one has the value of the formula."""
        return list(self._visit(()))

    def _visit(self, values: Values) -> Iterator[Visit]:
        yield Visit(values, None)
        if len(values) == len(self.quantifiers):
            yield Visit(values, bool(self.matrix.holds(*values)))
            return
        # one value is enough for the whole: a true one where there need only be one, a false one where all must be
        decisive = self.quantifiers[len(values)] is Quantifier.SOME
        result = not decisive
        for value in (False, True):
            for visit in self._visit((*values, value)):
                yield visit
            if visit.result is decisive:
                result = decisive
                break
        yield Visit(values, result)
