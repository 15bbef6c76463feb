"""What a search by a wrong bound is said to have cost, beside the honest one."""

from __future__ import annotations

import pytest

from app.lab.search.sentences import _compared


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize(
    ("longer", "fewer", "words"),
    [
        (0, 1.0, "7 turns, still shortest; as many positions."),
        (0, 4.0, "7 turns, still shortest; 4 times fewer positions."),
        (0, 0.25, "7 turns, still shortest; 4 times as many positions."),
        (2, 1.0, "7 turns, 2 more than needed; as many positions."),
        (2, 4.0, "7 turns, 2 more than needed; 4 times fewer positions."),
        (2, 0.25, "7 turns, 2 more than needed; 4 times as many positions."),
    ],
)
def test_both_turns_and_positions_are_compared_the_right_way_round(longer: int, fewer: float, words: str) -> None:
    assert _compared("7 turns", longer, fewer) == words
