"""Networks on boards of any shape: look-ups, training, files, play, and the shipped ones.

Compared with plain Python.
"""

from __future__ import annotations

import random
from array import array
from collections.abc import Callable
from pathlib import Path

import pytest

from core.base.control import Control
from core.base.puzzle import InputError
from core.twenty48.adviser.plain.adviser import PlainAdviser, network_shape, player, strengths
from core.twenty48.adviser.plain.files import read_network, read_training, write_network, write_training
from core.twenty48.adviser.plain.network import PlainNetwork, entries_of, images_of
from core.twenty48.adviser.plain.patterns import PLANS
from core.twenty48.adviser.plain.player import PlainPlayer
from core.twenty48.adviser.plain.training import PlainTrainer
from core.twenty48.board import Board, first_board, shifted
from core.twenty48.shape import BoardShape

SHAPE, PATTERNS, LEVELS = BoardShape(2, 3), ((0, 1, 2), (0, 1, 3)), 5


def network(seed: int = 1, shape: BoardShape = SHAPE) -> PlainNetwork:
    rng = random.Random(seed)
    entries = array("h", [rng.randrange(-500, 500) for _ in range(entries_of(PATTERNS, LEVELS))])
    return PlainNetwork(shape, PATTERNS, LEVELS, entries.tobytes(), 2.0)


def value(net: PlainNetwork, cells: bytes) -> float:
    """Return the value by definition: every pattern on every image, with too large tiles clipped."""
    total, base = 0, 0
    for pattern in net.patterns:
        for image in images_of(pattern, net.shape):
            index = 0
            for cell in image:
                index = index * net.levels + min(cells[cell], net.levels - 1)
            total += net.entries[base + index]
        base += net.levels ** len(pattern)
    return float(total * net.unit)


def best(net: PlainNetwork, cells: bytes, depth: int, four: float) -> float:
    values = [one for one in moves(net, cells, depth, four) if one is not None]
    return max(values, default=0.0)


def moves(net: PlainNetwork, cells: bytes, depth: int, four: float) -> list[float | None]:
    found: list[float | None] = []
    for direction in range(4):
        after, gained = shifted(net.shape, cells, direction)
        found.append(None if gained < 0 else gained + after_value(net, after, depth - 1, four))
    return found


def after_value(net: PlainNetwork, cells: bytes, depth: int, four: float) -> float:
    if depth == 0:
        return value(net, cells)
    empty = [k for k, cell in enumerate(cells) if not cell]
    total = 0.0
    for k in empty:
        for tile, share in ((1, 1 - four), (2, four)):
            total += share * best(net, cells[:k] + bytes([tile]) + cells[k + 1 :], depth, four)
    return total / len(empty)


@pytest.mark.parametrize(("shape", "images"), [(BoardShape(3, 4), 4), (BoardShape(4, 4), 8)])
def test_the_images_of_a_pattern_are_those_of_the_board(shape: BoardShape, images: int) -> None:
    found = images_of((0, 1, shape.columns), shape)
    assert len(set(found)) == len(found) == images and found[0] == (0, 1, shape.columns)
    corners = {0, shape.columns - 1, shape.cells - shape.columns, shape.cells - 1}
    assert {image[0] for image in found} == corners


def test_a_board_and_its_images_are_worth_the_same() -> None:
    net, rng = network(), random.Random(3)
    for _ in range(200):
        cells = bytes(rng.randrange(7) for _ in range(6))
        turned, mirrored = cells[::-1], cells[2::-1] + cells[:2:-1]
        assert net.value(cells) == value(net, cells) == net.value(turned) == net.value(mirrored)


@pytest.mark.parametrize("depth", [1, 2, 3])
@pytest.mark.parametrize("four", [0.1, 0.0, 0.5])
def test_a_player_looks_ahead_as_the_definition_says(depth: int, four: float) -> None:
    net = network(2)
    one, rng = PlainPlayer(net, depth=depth), random.Random(depth)
    for _ in range(12):
        cells = bytes(rng.choice((0, 0, 1, 1, 2, 3)) for _ in range(6))
        wanted, found = moves(net, cells, depth, four), one.values(cells, four=four)
        assert [value is None for value in found] == [value is None for value in wanted]
        known = [value for value in wanted if value is not None]
        assert [value for value in found if value is not None] == pytest.approx(known, rel=1e-5, abs=1e-2)


def test_a_game_is_the_player_s_best_move_again_and_again() -> None:
    one = PlainPlayer(network(4), depth=2)
    sample = one.play(games=30, seed=9)
    again = one.play(games=10, seed=9, first=20)
    assert list(sample.scores[20:]) == list(again.scores) and sample.games == 30
    assert len(set(sample.scores)) > 5 and max(sample.largest) <= LEVELS
    control = Control()
    control.cancel()
    assert one.play(games=5, seed=9, control=control).games == 0


def test_training_learns_and_goes_on_from_a_file_as_if_it_had_never_stopped(tmp_path: Path) -> None:
    def trainer() -> PlainTrainer:
        return PlainTrainer(BoardShape(3, 2), ((0, 1, 2, 3), (2, 3, 4, 5)), 8, seed=5, every=100)

    whole, half = trainer(), trainer()
    assert whole.run(600) == 600 and half.run(300) == 300
    write_training(half, tmp_path / "training")
    rest = read_training(tmp_path / "training")
    rest.run(300)
    assert rest.curve == whole.curve and bytes(rest.values) == bytes(whole.values)
    assert bytes(rest.sums) == bytes(whole.sums) and rest.games == 600
    assert whole.curve[-1].mean_score > 1.3 * whole.curve[0].mean_score
    assert [sum(point.largest) for point in whole.curve] == [100] * 6


def test_a_network_comes_back_from_its_file(tmp_path: Path) -> None:
    net = network(7)
    write_network(net, tmp_path / "net", {"games": 3})
    back, origin = read_network(tmp_path / "net")
    assert (back.shape, back.patterns, back.levels, back.unit, origin) == (SHAPE, PATTERNS, LEVELS, 2.0, {"games": 3})
    assert bytes(back.entries) == bytes(net.entries)
    damaged = bytearray((tmp_path / "net").read_bytes())
    damaged[len(damaged) // 2] ^= 1
    (tmp_path / "net").write_bytes(damaged)
    with pytest.raises(InputError, match="damaged"):
        read_network(tmp_path / "net")


@pytest.mark.parametrize(
    "make",
    [
        lambda: PlainNetwork(SHAPE, ((0, 1, 9),), 5, bytes(256), 1.0),
        lambda: PlainNetwork(SHAPE, ((0, 1, 1),), 5, bytes(256), 1.0),
        lambda: PlainNetwork(SHAPE, ((0, 1, 2), (0, 1)), 5, bytes(320), 1.0),
        lambda: PlainNetwork(SHAPE, PATTERNS, 5, bytes(16), 1.0),
        lambda: PlainTrainer(SHAPE, PATTERNS, 5, delay=0),
        lambda: network().value(bytes(5)),
    ],
)
def test_what_fits_no_board_is_refused(make: Callable[[], object]) -> None:
    with pytest.raises(ValueError, match=r"."):
        make()


@pytest.mark.parametrize("shape", PLANS, ids=str)
def test_the_program_s_networks_play_far_better_than_chance(shape: BoardShape) -> None:
    adviser = PlainAdviser.load(shape)
    assert (adviser.network.shape, adviser.origin["four"]) == (shape, 0.1) and adviser.games >= 1000
    sample = player(adviser.network, 1).play(games=1, seed=3)
    assert max(sample.largest) >= {9: 7, 12: 9}.get(shape.cells, 11)
    strength = adviser.strength
    assert strength is not None and strength.games >= 3
    assert list(strength.reached.values()) == sorted(strength.reached.values(), reverse=True)


def test_a_board_that_lies_across_is_advised_by_the_same_network() -> None:
    adviser = PlainAdviser.load(BoardShape(3, 4))
    lying = first_board(BoardShape(3, 4), 10, 8)
    standing = Board(
        BoardShape(4, 3), bytes(lying.cells[4 * row + column] for column in range(4) for row in range(3)), target=10
    )
    one, other = adviser.advise(lying), adviser.advise(standing)
    assert one is not None and other is not None
    assert other.values == tuple(one.values[direction] for direction in (2, 3, 0, 1))
    assert network_shape(BoardShape(5, 4)) == BoardShape(4, 5) and network_shape(BoardShape(2, 5)) is None
    assert adviser.advise(first_board(4, 11, 1)) is None
    assert adviser.advise(Board(BoardShape(3, 4), bytes([13] + [1] * 11), target=10)) is None, (
        "a tile beyond what it knows"
    )


def test_strengths_are_told_for_every_network() -> None:
    assert strengths().keys() == {str(shape) for shape in PLANS}
