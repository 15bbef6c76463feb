"""Numbers with their nouns."""

from __future__ import annotations

from app.services.wording import counted, grouped


def test_numbers_stand_in_groups_of_three_and_agree_with_their_nouns() -> None:
    assert grouped(3674160) == "3\u2009674\u2009160" and grouped(999) == "999"
    assert [counted(number, "move") for number in (0, 1, 2, 1000)] == [
        "0 moves",
        "1 move",
        "2 moves",
        "1\u2009000 moves",
    ]
    assert counted(1, "push", "pushes") == "1 push" and counted(2, "push", "pushes") == "2 pushes"
