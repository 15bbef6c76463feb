"""Moves carried out as far as possible, and the square at which they are blocked."""

from __future__ import annotations

import pytest

from core.sokoban.formats.collection import read_level
from core.sokoban.replay import replay_prefix

ROOM = "#######\n#  .  #\n#  $  #\n#@ $  #\n#    .#\n#######"


@pytest.mark.parametrize(
    ("moves", "done", "square", "pushes"),
    [
        ("l", "", (0, 3), False),
        ("uuu", "uu", (1, 0), False),
        ("rrrr", "rRR", (6, 3), True),
        ("drrrulll", "drrruLL", (0, 3), True),
        ("drruu", "drr", (3, 2), True),
        ("uurrd", "uurr", (3, 3), True),
    ],
)
def test_the_square_is_told_that_stops_the_man_or_the_box_before_him(
    moves: str, done: str, square: tuple[int, int], pushes: bool
) -> None:
    start = read_level(ROOM).start
    trial = replay_prefix(start, moves)
    assert trial.lurd == done and start.board.xy(trial.blocked) == square
    assert trial.fault is not None and ("box" in str(trial.fault)) is pushes


def test_moves_that_can_all_be_made_are_stopped_nowhere() -> None:
    trial = replay_prefix(read_level(ROOM).start, "rR")
    assert (trial.lurd, trial.fault, trial.blocked) == ("rR", None, -1)
