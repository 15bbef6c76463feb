"""Positions as users write them, one or several, and where faults in them are reported."""

from __future__ import annotations

import pytest

from core.base.puzzle import InputError
from core.cube.policy.position_files import read_positions

SOLVED = "0: UUU UUU UUU 1: RRR RRR RRR 2: FFF FFF FFF 3: DDD DDD DDD 4: LLL LLL LLL 5: BBB BBB BBB"


def test_several_positions_are_read_in_their_order() -> None:
    assert [one.cube.solved for one in read_positions(f"{SOLVED}\n{SOLVED}")] == [True, True]


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("0: UUU", ""),
        ('{"tokens": [1]}', "tokens"),
        (f"{SOLVED} 0: UUU", "position 2"),
        (f"0: UUU {SOLVED}", "position 1"),
        ('{"tokens": [1]}\n{"tokens": [1]}', "position 1, tokens"),
    ],
)
def test_only_of_several_positions_it_is_told_which_one_is_wrong(text: str, place: str) -> None:
    with pytest.raises(InputError) as caught:
        read_positions(text)
    assert str(caught.value.place or "") == place
