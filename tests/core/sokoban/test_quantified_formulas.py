"""Quantified formulas: the article's example, all quantifiers, and the memory of a path."""

from __future__ import annotations

from itertools import pairwise, product

import pytest

from core.base.puzzle import InputError
from core.sokoban.quantified_formulas import ARTICLE, MATRICES, Formula, Matrix, Quantifier, Visit


def plain(quantifiers: tuple[Quantifier, ...], matrix: Matrix, values: tuple[bool, ...] = ()) -> bool:
    if len(values) == len(quantifiers):
        return bool(matrix.holds(*values))
    both = [plain(quantifiers, matrix, (*values, value)) for value in (False, True)]
    return all(both) if quantifiers[len(values)] is Quantifier.ALL else any(both)


def test_the_example_of_the_article_is_true() -> None:
    formula = Formula(ARTICLE, MATRICES["article"])
    assert formula.text == "∀x ∃y ∃z ((x ∨ y) ∧ z)"
    visits = formula.visits()
    assert visits[0] == Visit((), None)
    assert visits[-1] == Visit((), True)


@pytest.mark.parametrize("key", MATRICES)
def test_every_formula_as_its_truth_table_says(key: str) -> None:
    for quantifiers in product(Quantifier, repeat=3):
        visits = Formula(quantifiers, MATRICES[key]).visits()
        assert visits[-1] == Visit((), plain(quantifiers, MATRICES[key]))


def test_steps_go_one_level_up_or_down_and_every_place_is_left_once() -> None:
    for quantifiers in product(Quantifier, repeat=3):
        visits = Formula(quantifiers, MATRICES["odd"]).visits()
        for before, after in pairwise(visits):
            assert abs(len(before.values) - len(after.values)) <= 1
        come = [visit.values for visit in visits if visit.result is None]
        left = [visit.values for visit in visits if visit.result is not None]
        assert sorted(come) == sorted(left) and len(set(come)) == len(come)


def test_another_number_of_quantifiers() -> None:
    with pytest.raises(InputError, match="3 quantifiers, not 2"):
        Formula(ARTICLE[:2], MATRICES["article"])
