"""Every figure that the five articles print, with the line of the article that has it, beside what is computed."""

from __future__ import annotations

import pytest

from core.articles import walk
from core.articles.figure import Figure
from core.articles.table import KEYS, article
from core.cube.metrics import Metric
from core.cube.walk import chain_states, random_walk
from core.derivations.derivation import read

TABLE = [(key, figure) for key in KEYS for figure in article(key).figures]
MISPRINTS = {
    ("walk", 123, "9.3412"), ("walk", 123, "2.66"), ("walk", 189, "21"), ("walk", 219, "17"),
    ("walk", 123, "18"), ("bag", 348, "16"), ("bag", 387, "13"),
    ("bag", 133, "−521"), ("bag", 133, "−48"), ("bag", 303, "184·10¹⁵"), ("bag", 387, "60"),
}  # fmt: skip
"""Misprints, and what was cut off or is only said to be no more: by article, line and text."""
COMPUTED = 270
"""Figures at least that are computed."""


@pytest.mark.parametrize(("key", "figure"), TABLE, ids=lambda one: one if isinstance(one, str) else f"line {one.line}")
def test_a_printed_figure_is_what_the_program_computes(key: str, figure: Figure) -> None:
    said = f"{figure.what}: {figure.text} is printed, {figure.number} computed"
    if figure.agrees is not True:
        assert figure.note, said
    if figure.agrees is False:
        assert (key, figure.line, figure.text) in MISPRINTS, said


def test_figures_stand_in_the_order_of_the_lines() -> None:
    for key in KEYS:
        lines = [figure.line for figure in article(key).figures]
        assert lines == sorted(lines), key


def test_rows_of_probabilities_lie_over_as_many_lines_as_the_walks_article_has() -> None:
    lines = {figure.what: figure.line for figure in article("walk").figures}
    assert [lines[f"p({depth})"] for depth in (0, 7, 8, 14, 15, 21, 22, 25)] == [194, 194, 195, 195, 196, 196, 197, 197]
    assert [lines[f"q({depth})"] for depth in (1, 6, 7, 12, 13, 18, 19, 26)] == [201, 201, 202, 202, 203, 203, 204, 204]


def test_hardly_any_figure_is_left_out() -> None:
    assert sum(figure.number is not None for _, figure in TABLE) >= COMPUTED
    assert {(key, figure.line, figure.text) for key, figure in TABLE if figure.agrees is False} == MISPRINTS


def test_a_printed_number_is_read_with_the_step_of_its_last_digit() -> None:
    for text, number, step in (
        ("9.3412", 9.3412, 1e-4), ("70.29\u2009%", 0.7029, 1e-4), ("44·10¹⁵", 44e15, 1e15), ("1.", 1, 1),
        ("6.24863·10⁻¹²", 6.24863e-12, 1e-17), ("−48", -48, 1),
    ):  # fmt: skip
        assert tuple(map(float, read(text))) == pytest.approx((number, step)), text
    with pytest.raises(ValueError, match="no number"):
        read("none")


def test_after_18_turns_both_depths_that_the_walks_article_compares_cannot_be() -> None:
    law = random_walk.chain("3x3x3", Metric.QTM, "article").distribution(18)
    assert law[17] == law[19] == 0
    assert (round(law[16], 4), round(law[18], 4)) == (0.3275, 0.18)


def test_of_12_turns_more_lead_away_than_the_walks_article_says() -> None:
    growth = chain_states.growth(walk.states(), 12)
    assert (round(growth.away, 2), round(12 - growth.away, 2)) == (10.84, 1.16)


def test_q_is_almost_the_same_from_depth_3_to_15() -> None:
    """Line 231: about 1/(b + 1)."""
    growth = chain_states.growth(walk.states(), 12)
    assert all(abs(state.back - 1 / (growth.ratio + 1)) < 4e-4 for state in walk.states()[3:16])
