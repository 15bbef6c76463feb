"""Counting turns in both metrics."""

from __future__ import annotations

from core.cube.metrics import Metric


def test_a_half_turn_is_one_or_two() -> None:
    moves = ["R", "U2", "F'", "M", "x"]
    assert Metric.HTM.length(moves) == 5
    assert Metric.QTM.length(moves) == 6


def test_parity_lifts_a_bound_in_quarter_turns_only() -> None:
    assert Metric.HTM.lower_bound(7, 18) == 7
    assert Metric.QTM.lower_bound(7, 18) == 8
    assert Metric.QTM.lower_bound(8, 18) == 8
    assert Metric.QTM.lower_bound(18, 18) == 18
