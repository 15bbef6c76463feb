"""The bag chain as a graph: columns, edges in both directions, endings and the plot of its matrix."""

from __future__ import annotations

import csv
import io
from functools import cache

import pytest

from core.twenty48.bag.chain import BagChain
from core.twenty48.bag.graph import BagGraph

EXPONENTS = range(3, 12)


@cache
def graph(exponent: int) -> BagGraph:
    return BagGraph(BagChain(exponent))


@pytest.mark.parametrize("exponent", EXPONENTS)
def test_every_state_stands_once_in_the_column_of_its_sum(exponent: int) -> None:
    made = graph(exponent)
    chain = made.chain
    assert sorted(state for column in made.columns for state in column) == list(range(chain.states))
    assert [len(column) for column in made.columns[:3]] == [1, 0, 1], "the empty bag, no sum of 2, two tiles of 2"
    for index, column in enumerate(made.columns):
        assert {chain.sums[state] for state in column} <= {2 * index}
        assert [made.ranks[state] for state in column] == list(range(len(column)))
    assert made.tallest == max(map(len, made.columns))


@pytest.mark.parametrize("exponent", EXPONENTS)
def test_steps_are_those_of_the_matrix_seen_from_both_ends(exponent: int) -> None:
    made = graph(exponent)
    chain = made.chain
    ahead = {
        (state, step.state, step.adds): step for state in range(chain.states) for step in made.list_successors(state)
    }
    back = {
        (step.state, state, step.adds): step for state in range(chain.states) for step in made.list_predecessors(state)
    }
    assert ahead.keys() == back.keys()
    assert len(ahead) == 3 + 2 * (chain.transient - 1)
    for (here, there, adds), step in ahead.items():
        assert adds == chain.sums[there] - chain.sums[here]
        assert step.probability == pytest.approx(({2: 0.9, 4: 0.1} if here else {4: 0.81, 6: 0.18, 8: 0.01})[adds])
        assert step.flow == back[here, there, adds].flow == pytest.approx(chain.visits[here] * step.probability)


def test_what_flows_into_a_state_is_the_chance_to_pass_through() -> None:
    made = graph(8)
    for column in made.columns[1:]:
        for state in column:
            assert sum(step.flow for step in made.list_predecessors(state)) == pytest.approx(made.chain.visits[state])


def test_the_order_of_a_column_keeps_edges_short() -> None:
    def length(made: BagGraph, place: dict[int, float]) -> float:
        steps = [(state, step) for state in range(1, made.chain.transient) for step in made.list_successors(state)]
        return sum(step.flow * abs(place[state] - place[step.state]) for state, step in steps)

    for exponent in (5, 8, 11):
        made = graph(exponent)
        drawn: dict[int, float] = {}
        numbered: dict[int, float] = {}
        for column in made.columns:
            middle = (len(column) - 1) / 2
            drawn |= {state: rank - middle for rank, state in enumerate(column)}
            numbered |= {state: rank - middle for rank, state in enumerate(sorted(column))}
        assert length(made, drawn) < 0.9 * length(made, numbered)


def test_endings_of_32_are_the_published_ones() -> None:
    ends = graph(5).endings()
    assert [(end.tiles, round(100 * end.probability, 2)) for end in ends[:3]] == [
        ((2, 2, 4, 32), 61.78),
        ((2, 4, 4, 32), 19.53),
        ((2, 8, 32), 6.78),
    ]
    assert len(ends) == 10
    assert sum(end.probability for end in ends) == pytest.approx(1)


def test_endings_of_2048_by_sum_are_the_published_ones() -> None:
    made = graph(11)
    ends = made.endings_by_sum()
    assert [(end.total, round(end.probability, 3)) for end in ends[:5]] == [
        (2066, 0.035),
        (2068, 0.356),
        (2070, 0.368),
        (2072, 0.178),
        (2074, 0.052),
    ]
    for end in ends:
        assert made.is_won(end.state)
        assert made.chain.sums[end.state] == end.total


def test_the_likeliest_state_half_way_to_32() -> None:
    made = graph(5)
    assert made.chain.tiles(made.halfway()) == (2, 4, 4, 16)
    assert made.chain.visits[made.halfway()] == pytest.approx(0.827, abs=5e-4)


@pytest.mark.parametrize("exponent", EXPONENTS)
def test_rows_that_can_win(exponent: int) -> None:
    made = graph(exponent)
    chain = made.chain
    slow = [
        s for s in range(1, chain.transient) if any(step.state >= chain.transient for step in made.list_successors(s))
    ]
    assert list(made.winning_rows) == slow


def test_the_pattern_has_all_entries_of_some_rows_and_every_entry_of_r() -> None:
    made = graph(11)
    chain = made.chain
    whole = list(made.pattern(1, chain.transient, chain.transient))
    assert whole == [(state, step) for state in range(1, chain.transient) for step in made.list_successors(state)]
    thinned = list(made.pattern(1, chain.transient, 100))
    assert set(thinned) < set(whole)
    assert len(thinned) <= 2 * (100 + len(made.winning_rows))
    assert [entry for entry in thinned if made.is_won(entry[1].state)] == [e for e in whole if made.is_won(e[1].state)]
    part = list(made.pattern(500, 520, 100))
    assert part == [entry for entry in whole if 500 <= entry[0] < 520]
    assert all(row < step.state for row, step in whole)


def test_the_table_has_a_line_for_every_entry() -> None:
    made = graph(4)
    rows = list(csv.DictReader(io.StringIO(made.to_csv())))
    assert len(rows) == 3 + 2 * (made.chain.transient - 1)
    assert [(row["from"], row["to"], row["probability"]) for row in rows[:2]] == [
        ("", "2+2", repr(0.9**2)),
        ("", "2+4", repr(2 * 0.9 * 0.1)),
    ]
    assert {float(row["moves_left"]) for row in rows[:3]} == {made.chain.mean}
    by_start: dict[str, float] = {}
    for row in rows:
        by_start[row["from"]] = by_start.get(row["from"], 0) + float(row["probability"])
        assert sum(map(int, row["to"].split("+"))) == int(row["to_sum"])
        assert (row["won"] == "1") == ("16" in row["to"].split("+"))
    assert all(total == pytest.approx(1) for total in by_start.values())


def test_a_bag_with_only_twos_is_a_line() -> None:
    made = BagGraph(BagChain(4, 0.0))
    assert made.tallest == 1
    assert all(len(made.list_successors(state)) == 1 for state in range(1, made.chain.transient))


def test_a_bag_with_only_fours_leaves_out_every_other_sum() -> None:
    made = BagGraph(BagChain(4, 1.0))
    assert [bool(column) for column in made.columns[:8]] == [True, *[False] * 3, True, False, True, False]
    assert made.chain.visits[made.halfway()] == 1
