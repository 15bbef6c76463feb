"""A level's graph compared with plain searches, and with the other exhaustive searches."""

from __future__ import annotations

import random
from threading import Timer

import pytest

from core.base.control import Control
from core.sokoban.board import Board, State, scan
from core.sokoban.formats.collection import read_file, read_level
from core.sokoban.graph.counting import MOST_STATES, backward_layers, count_positions
from core.sokoban.graph.exhaustive import Backward
from core.sokoban.graph.graph import Graph
from core.sokoban.replay import replay
from resources import ROOT
from tests.core.sokoban.graph.test_exhaustive import Key, key, pushes
from tests.core.sokoban.sokoban_reference import random_state

OWN = read_file(ROOT / "levels" / "statewalk.sok").levels
NAMED = {level.title: level for level in OWN}


def explored(start: State, limit: int = 1_000_000, *, pruned: bool = False) -> Graph:
    graph = Graph(start.board, start, limit, pruned)
    graph.explore(Control())
    return graph


def slow_graph(start: State, most: int) -> dict[Key, tuple[int, State, list[Key]]] | None:
    """Return every position with its depth and successors; None if there are more than `most`."""
    nodes: dict[Key, tuple[int, State, list[Key]]] = {key(start): (0, start, [])}
    layer = [start]
    while layer:
        following = []
        for state in layer:
            depth, _, after = nodes[key(state)]
            for pushed in pushes(state):
                after.append(key(pushed))
                if key(pushed) not in nodes:
                    nodes[key(pushed)] = depth + 1, pushed, []
                    following.append(pushed)
        if len(nodes) > most:
            return None
        layer = following
    return nodes


def slow_left(found: dict[Key, tuple[int, State, list[Key]]]) -> dict[Key, int]:
    """Return the fewest pushes to a solved position, for all positions that can be solved."""
    before: dict[Key, list[Key]] = {}
    for node, (_, _, after) in found.items():
        for other in after:
            before.setdefault(other, []).append(node)
    left = {node: 0 for node, (_, state, _) in found.items() if state.solved}
    queue = list(left)
    for node in queue:
        for other in before.get(node, ()):
            if other not in left:
                left[other] = left[node] + 1
                queue.append(other)
    return left


def few_boxes(rng: random.Random, largest: int) -> State:
    """Return a random position with few boxes, mostly with as many goals."""
    state = random_state(rng, largest)
    boxes = rng.sample(state.boxes, min(len(state.boxes), rng.randint(1, 3)))
    board = state.board
    floor = [cell for cell in range(board.size) if not board.walls[cell]]
    goals = rng.sample(floor, min(len(floor), len(boxes) + (rng.random() < 0.2)))
    marks = bytes(cell in goals for cell in range(board.size))
    return State(Board(board.width, board.height, board.walls, marks), boxes, state.man)


def assert_counted(start: State, found: dict[Key, tuple[int, State, list[Key]]]) -> None:
    """Check positions, depths, pushes and solvability of a graph."""
    left = slow_left(found)
    graph = explored(start)
    assert graph.complete
    assert len(graph) == len(found)
    depths = [depth for depth, _, _ in found.values()]
    assert graph.layers == [depths.count(depth) for depth in range(max(depths) + 1)]
    assert graph.counted_layers == len(graph.layers)
    for node_key, (depth, state, after) in found.items():
        number = graph.find(state)
        assert number is not None
        assert key(graph.state(number)) == node_key
        assert graph.depth(number) == depth
        assert graph.pushes_left(number) == left.get(node_key)
        assert graph.is_dead(number) == (node_key not in left)
        assert sorted(key(graph.state(to)) for to in graph.targets_of(number)) == sorted(after)


@pytest.mark.parametrize("seed", range(4))
def test_random_levels(seed: int) -> None:
    rng = random.Random(seed)
    whole = solvable = 0
    for _ in range(500):
        start = few_boxes(rng, rng.choice((6, 6, 9)))
        found = slow_graph(start, 400)
        if found is None:
            continue
        whole += 1
        solvable += key(start) in slow_left(found)
        assert_counted(start, found)
    assert whole > 300
    assert solvable > 60


@pytest.mark.parametrize("shape", [(9, 7), (7, 9), (8, 8), (16, 4), (29, 2), (58, 1), (59, 1), (64, 1), (13, 5)])
@pytest.mark.parametrize("walls", [0, 4, 5, 6, 7, 12])
def test_boards_that_one_word_holds_or_just_not(shape: tuple[int, int], walls: int) -> None:
    """Boards at the limit of one machine word are counted correctly.

    64 squares, with and without the six that are free for the player; their first and last squares in play.
    """
    rng = random.Random(f"{shape} {walls}")
    width, height = shape
    places = [(x, y) for y in range(height) for x in range(width)]
    for _ in range(4):
        # walls that do not shorten the rectangle
        inner = [place for place in places if height > 2 and 0 < place[0] < width - 1 and 0 < place[1] < height - 1]
        rows = [[" "] * width for _ in range(height)]
        for x, y in rng.sample(inner, min(walls, len(inner))):
            rows[y][x] = "#"
        free = [(x, y) for x, y in places if rows[y][x] == " "]
        (man_x, man_y), *boxes = rng.sample(free, 3)
        for x, y in boxes[: rng.choice((1, 1, 2))]:
            rows[y][x] = "$"
        rows[man_y][man_x] = "@"
        text = ["#" * (width + 2), *("#" + "".join(row) + "#" for row in rows), "#" * (width + 2)]
        board, found, men, _ = scan(text)
        marks = bytearray(board.size)
        for x, y in rng.sample(free, len(found)):
            marks[board.cell(x + 1, y + 1)] = 1
        start = State(Board(board.width, board.height, board.walls, bytes(marks)), found, men[0])
        positions = slow_graph(start, 3000)
        assert positions is not None
        assert_counted(start, positions)


def test_pruning_leaves_out_nothing_that_can_be_solved() -> None:
    rng, smaller = random.Random(7), 0
    for _ in range(300):
        start = few_boxes(rng, 7)
        graph, pruned = explored(start, 20_000), explored(start, 20_000, pruned=True)
        if not graph.complete:
            continue
        smaller += len(pruned) < len(graph)
        assert pruned.pushes_left(0) == graph.pushes_left(0)
        for number in range(len(graph)):
            if graph.pushes_left(number) is not None and not graph.is_dead(0):
                found = pruned.find(graph.state(number))
                assert found is not None
                assert pruned.pushes_left(found) == graph.pushes_left(number)
                assert pruned.depth(found) == graph.depth(number)
    assert smaller > 50


@pytest.mark.parametrize(
    "level", [level for level in OWN if len(level.start.boxes) <= 4][:40:3], ids=lambda level: level.title
)
def test_backwards_finds_what_the_other_search_finds(level: object) -> None:
    start = level.start  # type: ignore[attr-defined]
    slow = Backward(start.board, 1_000_000)
    slow.explore(Control())
    assert backward_layers(start, 1_000_000, Control()) == (slow.layers, True)
    number = slow.find(start)
    assert number is not None
    graph = explored(start)
    assert graph.pushes_left(0) == slow.layer(number)
    for at in range(0, len(graph), 1 + len(graph) // 50):
        there = slow.find(graph.state(at))
        assert graph.pushes_left(at) == (None if there is None else slow.layer(there))


@pytest.mark.parametrize("limit", [1, 2, 10, 57, 300])
def test_a_limit_leaves_a_lower_part(limit: int) -> None:
    start = NAMED["The Arcade"].start
    whole, part = explored(start), explored(start, limit)
    assert not part.complete
    assert len(part) == limit
    counted = part.counted_layers
    assert part.layers[:counted] == whole.layers[:counted]
    assert all(some <= every for some, every in zip(part.layers, whole.layers, strict=False))
    for number in range(limit):
        there = whole.find(part.state(number))
        assert there is not None
        if part.is_dead(number):
            assert whole.is_dead(there)
        left, least = part.pushes_left(number), whole.pushes_left(there)
        assert left is None or (least is not None and least <= left)


def test_layers_from_a_position() -> None:
    start = NAMED["The Arcade"].start
    graph = explored(start)
    control = Control()
    assert [sum(layer) for layer in graph.layers_from(0, control)] == graph.layers
    number = next(at for at in range(len(graph)) if graph.depth(at) == 3 and not graph.is_dead(at))
    again = explored(State(start.board, graph.state(number).boxes, graph.state(number).man))
    layers = graph.layers_from(number, control)
    assert [sum(layer) for layer in layers] == again.layers
    assert sum(layer[1] for layer in layers) == sum(again.is_dead(at) for at in range(len(again)))


def test_counting_past_the_limit_still_tells_what_can_be_solved() -> None:
    start = NAMED["The Window"].start
    whole = count_positions(start, MOST_STATES, Control())
    part = count_positions(start, 20_000, Control())
    assert whole.whole.complete
    assert not part.whole.complete
    assert part.live.complete
    assert part.pushes == whole.pushes
    every, some = whole.layers(Control()), part.layers(Control())
    assert [layer.solvable for layer in some] == [layer.solvable for layer in every][: len(some)]
    exact = [depth for depth, layer in enumerate(some) if layer.exact]
    assert exact
    assert [some[depth] for depth in exact] == [every[depth] for depth in exact]
    assert all(some[depth].dead <= every[depth].dead for depth in range(len(some)))


def test_how_many_there_are_is_exact_where_it_is_not_known_which_can_be_solved() -> None:
    start = NAMED["The Window"].start
    every = count_positions(start, MOST_STATES, Control()).layers(Control())
    part = count_positions(start, 300, Control())
    assert not part.live.complete
    some = part.layers(Control())
    assert any(layer.exact and layer.unknown for layer in some)
    for few, all_ in zip(some, every, strict=False):
        assert few.states == all_.states if few.exact else few.states <= all_.states
        assert few.solvable <= all_.solvable and not few.dead


@pytest.mark.parametrize(
    "rows",
    [
        "######\n#@$ .#\n######\n#.$  #\n######",
        "#####\n#@*.#\n#####",
        "####\n#@*#\n####",
        "#####\n#@$ #\n#####",
    ],
)
def test_odd_levels(rows: str) -> None:
    board, boxes, men, _ = scan(rows.split("\n"))
    start = State(board, boxes, men[0])
    found = slow_graph(start, 1000)
    assert found is not None
    graph = explored(start)
    assert len(graph) == len(found)
    assert graph.pushes_left(0) == slow_left(found).get(key(start))


def test_the_largest_board_with_hundreds_of_boxes() -> None:
    rng = random.Random(3)
    rows = [[" "] * 198 for _ in range(198)]
    for at in rng.sample(range(198 * 198), 400):
        rows[at // 198][at % 198] = "$" if rng.random() < 0.5 else "#"
    boxes = sum(row.count("$") for row in rows)
    for at in range(boxes):
        rows[197 - at // 100][at % 100] = "."
    rows[0][0] = "@"
    text = "\n".join(["#" * 200, *("#" + "".join(row) + "#" for row in rows), "#" * 200])
    board, found, men, _ = scan(text.split("\n"))
    graph = explored(State(board, found, men[0]), 600)
    assert len(graph) == 600
    assert not graph.complete
    assert graph.depth(599) == len(graph.layers) - 1


def test_one_box_in_a_large_room() -> None:
    rows = [" " * 30 for _ in range(30)]
    rows[15] = "@$" + " " * 27 + "."
    start = read_level("\n".join(["#" * 32, *(f"#{row}#" for row in rows), "#" * 32])).start
    graph = explored(start)
    # the man gets round a box in an open room, so that a position is the box's square, but for the four corners,
    # where the box may also leave him nowhere else to be
    assert graph.complete
    assert len(graph) == 30 * 30
    assert graph.pushes_left(0) == 28


def test_cancelling() -> None:
    start = NAMED["The Monastery"].start
    control = Control()
    timer = Timer(0.2, control.cancel)
    timer.start()
    counts = count_positions(start, 50_000_000, control)
    assert not counts.whole.complete
    assert 0 < counts.states < 50_000_000
    assert counts.layers(Control())[0].states == 1


def test_it_is_explored_once() -> None:
    graph = explored(OWN[0].start)
    with pytest.raises(ValueError, match="explored before"):
        graph.explore(Control())
    for ask in (graph.depth, graph.state, graph.pushes_left, graph.is_dead, graph.targets_of):
        with pytest.raises(IndexError):
            ask(len(graph))


def test_the_graph_knows_a_shortest_solution_of_every_position() -> None:
    for level in OWN[:4]:
        counts = count_positions(level.start, MOST_STATES, Control())
        for number in range(0, len(counts.live), max(1, len(counts.live) // 40)):
            state, left = counts.live.state(number), counts.live.pushes_left(number)
            moves = counts.solution_from(state)
            assert sum(map(str.isupper, moves)) == (left or 0)
            assert replay(state, moves).state.solved == (left is not None)
