"""Wording of the cost of a search with a wrong bound, compared with an admissible one."""

from __future__ import annotations

import pytest

from app.lab.search.model import PositionSearches
from app.lab.search.sentences import _beside_honest, _describe_comparison, _factor
from app.widgets.explained_figures import figures_in
from core.cube.solve.inflated_bounds import InflatedBoundTrial
from tests.app.speaking import speaking


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize(
    ("longer", "fewer", "words"),
    [
        (0, 1.0, "7 moves, still shortest; as many positions."),
        (0, 4.0, "7 moves, still shortest; 4 times fewer positions."),
        (0, 0.25, "7 moves, still shortest; 4 times as many positions."),
        (2, 1.0, "7 moves, 2 more than needed; as many positions."),
        (2, 4.0, "7 moves, 2 more than needed; 4 times fewer positions."),
        (2, 0.25, "7 moves, 2 more than needed; 4 times as many positions."),
    ],
)
def test_both_turns_and_positions_are_compared_the_right_way_round(longer: int, fewer: float, words: str) -> None:
    assert _describe_comparison("7 moves", longer, fewer, _factor(fewer)) == words


def marked(text: str) -> str:
    """Return a text with its figures in square brackets."""
    for figure in reversed(figures_in(text)):
        text = f"{text[: figure.place]}[{figure.text}]{text[figure.place + len(figure.text) :]}"
    return text


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize(
    ("code", "words"),
    [
        ("en", "Original bound: [4] moves, [4\u2009936] positions. 70\u2009% too large: [5] moves, [1] more than "
               "needed; [4] times fewer positions. The solution could have been at most [6] moves long. The bound is "
               "[3], the enlarged one [5], and [4] moves are needed; in the article 3, 5 and 4."),
        ("de", "Die Schranke ist [3], die vergrößerte [5], nötig sind [4] Züge; im Artikel 3, 5 und 4."),
    ],
)  # fmt: skip
def test_each_figure_stands_in_its_own_place_among_the_same_digits(code: str, words: str) -> None:
    honest = InflatedBoundTrial(0, ("R", "U", "F", "L"), ((3, 500), (4, 4436)))
    spoiled = InflatedBoundTrial(7, ("R", "U", "F", "L", "D"), ((5, 1234),))
    with speaking(code):
        text = _beside_honest(PositionSearches((3, 2, 1), (honest, spoiled)), spoiled, 4)
    assert marked(text).endswith(words)
    assert len({told.name for told in figures_in(text)}) == 9, "all have sheets of their own"
