"""Blocks, cut vertices and low numbers of the floor, compared with their definitions."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.base.puzzle import InputError
from core.sokoban.board import State
from core.sokoban.formats.collection import read_level
from core.sokoban.path import cut_vertices
from core.sokoban.path.blocks import Blocks, find_blocks
from core.sokoban.path.cut_vertices import Test, reason
from core.sokoban.path.paths import push_path
from core.sokoban.path.push_tree import branch, push_tree
from core.sokoban.path.reach import reach
from tests.core.sokoban.sokoban_reference import box_reach, random_state

Graph = dict[int, set[int]]


def free_floor(state: State, box: int | None) -> Graph:
    """Return the free squares reachable without boxes, with their free neighbours."""
    inside = state.board.flood(state.man)
    free = {cell for cell, flag in enumerate(inside) if flag and (cell == box or not state.has_box(cell))}
    stride = state.board.stride
    return {cell: {cell + step for step in (-1, -stride, 1, stride)} & free for cell in free}


def connected(graph: Graph, start: int, without: int | None = None) -> set[int]:
    left = set(graph) - {without, start}
    waiting = [start]
    while waiting:
        near = graph[waiting.pop()] & left
        left -= near
        waiting += near
    return set(graph) - left - {without}


def parts(graph: Graph, without: int | None = None) -> int:
    left = set(graph) - {without}
    count = 0
    while left:
        count += 1
        waiting = [left.pop()]
        while waiting:
            near = graph[waiting.pop()] & left
            left -= near
            waiting += near
    return count


def assert_blocks(state: State, box: int | None) -> None:
    graph = free_floor(state, box)
    found = find_blocks(state, box)
    assert set(found.squares) == set(graph)
    alone = {cell for cell, near in graph.items() if not near}
    whole = parts(graph)
    cuts = {cell for cell in graph if cell not in alone and parts(graph, cell) > whole}
    assert found.cut_vertices == cuts
    edges = {frozenset((cell, near)) for cell in graph for near in graph[cell]}
    held = [frozenset(edge) for block in found.blocks for edge in edges if edge <= set(block)]
    assert len(held) == len(edges) == len(set(held))
    for block in found.blocks:
        inner = {cell: graph[cell] & set(block) for cell in block}
        assert parts(inner) == 1
        assert all(parts(inner, cell) == 1 for cell in block)
    assert [len(block) for block in found.blocks] == sorted(map(len, found.blocks), reverse=True)
    assert_search(found, graph)


def assert_search(found: Blocks, graph: Graph) -> None:
    """Check the depth-first tree and the low numbers, and that both give the cut vertices."""
    squares = found.squares
    assert [square.number for square in squares.values()] == list(range(1, len(graph) + 1))
    children: dict[int, list[int]] = {cell: [] for cell in graph}
    for cell, square in squares.items():
        if square.parent >= 0:
            children[square.parent].append(cell)
            assert square.parent in graph[cell]
            assert square.depth == squares[square.parent].depth + 1
    for cell, square in reversed(squares.items()):
        back = [squares[near].number for near in graph[cell] - {square.parent} - set(children[cell])]
        below = [squares[child].low for child in children[cell]]
        assert square.low == min([square.number, *back, *below])
        assert square.size == 1 + sum(squares[child].size for child in children[cell])
        for near in graph[cell]:
            first, last = sorted((square.number, squares[near].number))
            upper = next(one for one in squares.values() if one.number == first)
            assert last < first + upper.size, "an edge leads across the tree"
        told = reason(found, cell)
        assert told is not None
        assert told.is_cut == (cell in found.cut_vertices)
        assert [one.cell for one in cut_vertices.children(found, cell)] == children[cell]
        way = cut_vertices.branch(found, cell)
        assert (len(way), way[-1]) == (square.depth + 1, square)
        off = set(cut_vertices.cut_off(found, cell))
        assert bool(off) == told.is_cut
        assert not any(graph[one] - {cell} - off for one in off), "nothing leads from what is cut off to the rest"
        if told.is_cut and told.test is Test.CHILD:
            lost = connected(graph, way[0].cell) - connected(graph, way[0].cell, without=cell) - {cell}
            assert told.falls_off == len(lost) > 0
            assert off == lost
        edge = cut_vertices.back_edge(found, cell)
        assert (edge is None) == (not back or min(back) > square.number)
        down = cut_vertices.down_to_low(found, cell)
        assert [one.parent for one in down[1:]] == [one.cell for one in down[:-1]] and down[0] == square
        end = cut_vertices.back_edge(found, down[-1].cell)
        if square.low < square.number:
            assert end is not None and end.number == square.low
        else:
            assert down == [square]
        splits = [child for child in children[cell] if squares[child].low >= square.number]
        assert (cell in found.cut_vertices) == (len(splits) > (square.parent < 0))


@pytest.mark.parametrize("seed", range(6))
def test_blocks_on_random_boards(seed: int) -> None:
    rng = random.Random(seed)
    for _ in range(150):
        state = random_state(rng, 9)
        assert_blocks(state, None)
        assert_blocks(state, rng.choice(state.boxes))


@given(st.randoms(use_true_random=False))
@settings(max_examples=150, deadline=None)
def test_blocks(rng: random.Random) -> None:
    state = random_state(rng, 8)
    assert_blocks(state, rng.choice((None, *state.boxes)))


def test_a_room_of_200_squares_across_is_no_trouble() -> None:
    side = 200
    rows = ["#" * side, "#@" + " " * (side - 3) + "#", *["#" + " " * (side - 2) + "#"] * (side - 4)]
    level = read_level("\n".join([*rows, "#" + " " * (side - 4) + ".$#", "#" * side]))
    found = find_blocks(level.start)
    assert found.squares[level.start.man].size == (side - 2) ** 2 - 1
    assert [len(block) for block in found.blocks] == [(side - 2) ** 2 - 1]


def test_there_must_be_a_box_to_lift() -> None:
    state = read_level("######\n#@ $.#\n######").start
    with pytest.raises(InputError, match="no box"):
        find_blocks(state, state.man)


@pytest.mark.parametrize("seed", range(4))
def test_the_tree_of_pushes_holds_what_can_be_reached(seed: int) -> None:
    rng = random.Random(seed)
    for _ in range(150):
        state = random_state(rng, 9)
        for box in state.boxes:
            nodes = push_tree(state, box)
            least: dict[tuple[int, int], int] = {}
            for node in nodes:
                least.setdefault(state.board.xy(node.box), node.pushes)
            assert least == box_reach(state, box)
            sides = [(node.box, side) for node in nodes for side in node.sides]
            assert len(sides) == len(set(sides)) <= 4 * len(least)
            for place, node in enumerate(nodes[1:], 1):
                before = nodes[node.parent]
                assert node.parent < place
                assert node.pushes == before.pushes + 1


def test_the_example_of_the_article() -> None:
    """The article's example: two pushes up, round the box, four down; seven nodes.

    One square is reached from below and from above.
    """
    rows = "HHHH|H__H|H__H|H__H|H__H|HH$H|_HaH|_H.H|_HHH".translate(str.maketrans("H_a|", "# @\n"))
    state = read_level(rows).start
    nodes = push_tree(state, state.boxes[0])
    tree_path = branch(nodes, state.board.goals.index(1))
    squares = [state.board.xy(nodes[place].box) for place in tree_path]
    assert squares == [(2, 5), (2, 4), (2, 3), (2, 4), (2, 5), (2, 6), (2, 7)]
    assert [sorted(nodes[place].sides) for place in tree_path] == [[3], [3], [0, 1, 3], [0, 1], [1], [1], [1]]
    path = push_path(reach(state, state.boxes[0]), state.board.goals.index(1))
    assert path is not None
    assert (path.lurd, path.pushes, path.moves) == ("UUluurDDDD", 6, 10)


@pytest.mark.parametrize("seed", range(3))
def test_the_blocks_come_in_the_same_order_wherever_the_man_stands(seed: int) -> None:
    rng = random.Random(seed)
    for _ in range(60):
        state = random_state(rng, 9)
        there = sorted(connected(free_floor(state, None), state.man))
        elsewhere = State(state.board, state.boxes, rng.choice(there))
        assert find_blocks(elsewhere).blocks == find_blocks(state).blocks
