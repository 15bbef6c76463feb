"""Figures of "How hard is Sokoban": arithmetic compared with logic, and bounds with counts."""

from __future__ import annotations

from itertools import combinations, product

from core.explain.sokoban import complexity
from core.sokoban.quantified_formulas import MATRICES, VARIABLES, Formula, Quantifier
from core.sokoban.sizes import Sizes


def test_arithmetic_says_what_logic_says() -> None:
    """Arithmetic agrees with logic for every row of every matrix and every step of the evaluation."""
    for matrix, quantifiers in product(MATRICES.values(), product(Quantifier, repeat=len(VARIABLES))):
        formula = Formula(quantifiers, matrix)
        visits = formula.visits()
        results = {visit.values: visit.result for visit in visits if visit.result is not None}
        for path, result in results.items():
            assert complexity.truth(formula, results, path).number == result
        assert complexity.steps(visits).number == len(visits)
        assert complexity.derive_visited_rows(results).number == sum(len(path) == len(VARIABLES) for path in results)


def test_ways_to_place_boxes_and_man_one_by_one() -> None:
    for cells, boxes in ((4, 1), (6, 2), (7, 3)):
        ways = sum(cells - len(chosen) for chosen in combinations(range(cells), boxes))
        size = Sizes(cells, boxes, 3**cells, ways)
        assert complexity.placements(size).number == ways
        assert complexity.derive_arrangement_bound(cells).number == len(
            list(product(["box", "man", "nothing"], repeat=cells))
        )
