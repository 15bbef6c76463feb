"""Shortest solutions into a pattern with blanks, compared with every sequence; and fitting positions."""

from __future__ import annotations

import random
import threading

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.base.control import Control
from core.base.puzzle import InputError
from core.cube.cubie import Cube
from core.cube.metrics import Metric
from core.cube.moves import FACE_TURNS
from core.cube.notation.notation import parse_moves
from core.cube.notation.wildcards import ROTATIONS, shortest_way
from core.cube.painted_net import GAP, SHAPES, fitting
from core.cube.pocket_puzzle import POCKET
from core.cube.puzzle import PUZZLE, CubePuzzle

SOLVED = PUZZLE.facelets(PUZZLE.solved)
EMPTY = bytes([GAP] * 54)


def after(puzzle: CubePuzzle, cube: Cube, *moves: str) -> Cube:
    for move in moves:
        cube = puzzle.apply(cube, move)[0]
    return cube


def fits(puzzle: CubePuzzle, cube: Cube, net: bytes) -> bool:
    return all(wanted in (GAP, there) for wanted, there in zip(net, puzzle.facelets(cube), strict=True))


def by_every_sequence(puzzle: CubePuzzle, start: Cube, net: bytes, metric: Metric) -> int:
    """Return the length of a shortest solution in any orientation of the cube, breadth first."""
    names = [turn for turn in FACE_TURNS if metric is Metric.HTM or not turn.endswith("2")]
    level = {puzzle.facelets(cube): cube for rotation in ROTATIONS for cube in [after(puzzle, start, *rotation)]}
    seen = set(level)
    for length in range(5):
        if any(fits(puzzle, cube, net) for cube in level.values()):
            return length
        grown: dict[bytes, Cube] = {}
        for cube in level.values():
            for name in names:
                there = after(puzzle, cube, name)
                if (stickers := puzzle.facelets(there)) not in seen:
                    seen.add(stickers)
                    grown[stickers] = there
        level = grown
    raise AssertionError("too far for this test")


def only(*places: int) -> bytes:
    """Return the stickers of a solved cube at these places, and blanks elsewhere."""
    return bytes(colour if place in places else GAP for place, colour in enumerate(SOLVED))


WHITE_CROSS = only(1, 3, 4, 5, 7, 10, 13, 19, 22, 37, 40, 46, 49)


@settings(max_examples=12, deadline=None)
@given(st.data())
def test_no_shorter_way_leads_into_a_pattern(data: st.DataObject) -> None:
    puzzle = data.draw(st.sampled_from([PUZZLE, POCKET]))
    metric = data.draw(st.sampled_from(list(Metric)))
    turns = data.draw(st.lists(st.sampled_from(FACE_TURNS[::3]), max_size=3))
    start = after(puzzle, puzzle.solved, *data.draw(st.lists(st.sampled_from(FACE_TURNS), max_size=6)))
    painted = puzzle.facelets(after(puzzle, start, *turns))
    centres = SHAPES[puzzle.size].centres
    shown = data.draw(st.sets(st.integers(0, len(painted) - 1)))
    # centres are painted: 24 ways to hold it are too many for a slow reference
    net = bytes(colour if at in shown or at in centres else GAP for at, colour in enumerate(painted))
    told: list[int] = []
    way = shortest_way(puzzle, start, net, metric, excluded=told.append)
    assert way is not None
    assert fits(puzzle, after(puzzle, start, *way.rotation, *way.turns), net)
    assert told == list(range(len(way.turns))), "each length is excluded before the next is looked at"
    assert len(way.turns) == by_every_sequence(puzzle, start, net, metric)


def test_a_cross_is_found_whatever_the_rest_is() -> None:
    scramble = parse_moves("L2 D' B2 F R U2 L D' F2 B' U R2 D L' F U2 B D2 R'")
    start = after(PUZZLE, PUZZLE.solved, *scramble)
    way = shortest_way(PUZZLE, start, WHITE_CROSS, Metric.HTM)
    assert way is not None and len(way.turns) == 5
    assert fits(PUZZLE, after(PUZZLE, start, *way.turns), WHITE_CROSS)


def test_a_checkerboard_is_six_turns_away_whatever_stands_in_its_corners() -> None:
    board = after(PUZZLE, PUZZLE.solved, *parse_moves("U2 D2 F2 B2 L2 R2"))
    corners = {9 * face + at for face in range(6) for at in (0, 2, 6, 8)}
    net = bytes(GAP if at in corners else colour for at, colour in enumerate(PUZZLE.facelets(board)))
    way = shortest_way(PUZZLE, PUZZLE.solved, net, Metric.HTM)
    assert way is not None and len(way.turns) == 6


def test_the_cube_may_be_held_otherwise() -> None:
    blue_up = after(PUZZLE, PUZZLE.solved, "x'", "y")
    way = shortest_way(PUZZLE, PUZZLE.solved, PUZZLE.facelets(blue_up), Metric.HTM)
    assert way is not None and way.turns == []
    assert after(PUZZLE, PUZZLE.solved, *way.rotation) == blue_up


def test_a_search_ends_at_once_when_it_is_cancelled() -> None:
    far = after(PUZZLE, PUZZLE.solved, *parse_moves("L2 D' B2 F R U2 L D' F2 B' U R2 D L' F U2 B D2 R'"))
    net = bytes(GAP if at == 0 else colour for at, colour in enumerate(PUZZLE.facelets(far)))
    control, told = Control(), list[int]()
    answers: list[object] = ["none yet"]
    deep = threading.Event()

    def tell(length: int) -> None:
        told.append(length)
        if length == 7:
            deep.set()

    def work() -> None:
        answers[0] = shortest_way(PUZZLE, PUZZLE.solved, net, Metric.HTM, control, tell)

    thread = threading.Thread(target=work)
    thread.start()
    assert deep.wait(60)
    control.cancel()
    thread.join(5)
    assert not thread.is_alive() and answers == [None] and told[:8] == list(range(8))


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({4: 1, 13: 1}, "Two centres are R"),
        ({8: 0, 9: 3}, "No corner has U beside D"),
        ({at: colour for at, colour in enumerate(SOLVED) if at != 8} | {9: 2, 20: 1}, "mirror image|left"),
    ],
)
def test_a_net_that_no_cube_fits_is_refused(changes: dict[int, int], sentence: str) -> None:
    net = bytearray(EMPTY)
    for at, colour in changes.items():
        net[at] = colour
    for ask in (
        lambda: fitting(bytes(net), random.Random(1)),
        lambda: shortest_way(PUZZLE, PUZZLE.solved, bytes(net), Metric.HTM),
    ):
        with pytest.raises(InputError, match=sentence):
            ask()


def test_one_flipped_edge_fits_no_cube_however_the_rest_is_blank() -> None:
    """A fully painted set of edges with one flipped fits no cube, even if all corners are blank."""
    net = bytearray(SOLVED)
    for face in range(6):
        for sticker in (0, 2, 6, 8):
            net[9 * face + sticker] = GAP
    net[7], net[19] = net[19], net[7]
    with pytest.raises(InputError, match="No cube that can be solved fits these stickers"):
        fitting(bytes(net), random.Random(1))


@settings(max_examples=25, deadline=None)
@given(st.sampled_from([PUZZLE, POCKET]), st.integers(0, 2**32), st.floats(0, 1))
def test_a_position_that_fits_is_found(puzzle: CubePuzzle, seed: int, share: float) -> None:
    choice = random.Random(seed)
    cube = after(puzzle, puzzle.solved, *(choice.choice([*FACE_TURNS, "x", "y"]) for _ in range(20)))
    net = bytes(colour if choice.random() < share else GAP for colour in puzzle.facelets(cube))
    try:
        assert fits(puzzle, fitting(net, choice), net)
    except InputError as error:
        assert "20000 ways" in str(error), "it may give up, and says so"


def test_other_seeds_give_other_positions() -> None:
    assert len({fitting(WHITE_CROSS, random.Random(seed)) for seed in range(6)}) == 6
