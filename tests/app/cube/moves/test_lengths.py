"""The length of a long game that continues is updated from its new moves only."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from app.cube.moves import lengths as module
from app.cube.moves.lengths import SHORT, CountedMoves, lengths
from app.widgets.explained_figures import figures_in
from core.cube.moves import MOVES, half_turn_length, quarter_turn_length, turn_lengths


def test_both_lengths_are_counted_in_one_pass() -> None:
    moves = [*MOVES, "R2", "M2", "x2"]
    halves = sum(MOVES[move].half_turns for move in moves)
    quarters = sum(MOVES[move].quarter_turns for move in moves)
    assert turn_lengths(moves) == (halves, quarters)
    assert (half_turn_length(moves), quarter_turn_length(moves)) == (halves, quarters)
    assert turn_lengths(()) == (0, 0)


def test_of_a_long_game_only_what_is_new_is_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    counted: list[int] = []

    def count(moves: Sequence[str]) -> tuple[int, int]:
        counted.append(len(moves))
        return turn_lengths(moves)

    monkeypatch.setattr(module, "turn_lengths", count)
    game, known = ["R", "U2"] * SHORT, CountedMoves()
    assert known.count_moves(game) == (2 * SHORT, 3 * SHORT)
    game.append("F2")
    assert known.count_moves(game) == (2 * SHORT + 1, 3 * SHORT + 2)
    assert known.count_moves(tuple(game)) == known.count_moves(list(game)) == (2 * SHORT + 1, 3 * SHORT + 2)
    assert counted == [2 * SHORT, 1, 0], "the same list again is not counted, nor taken apart"
    game[3] = "U"
    assert known.count_moves(game) == (2 * SHORT + 1, 3 * SHORT + 1), "another game"
    assert known.count_moves(game[:-1]) == (2 * SHORT, 3 * SHORT - 1), "a move was taken back"
    assert known.count_moves(["R"]) == (1, 1)


def test_lengths_are_told_in_both_metrics() -> None:
    told = lengths(["R", "U2"])
    assert told == "2 moves, 3 QTM" and [one.text for one in figures_in(told)] == ["2", "3"]
    assert [one.worked.number for one in figures_in(told)] == [2, 3]
    assert lengths([]) == ""
