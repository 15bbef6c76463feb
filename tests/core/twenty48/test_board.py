"""The rules of 2048 compared with a plain implementation."""

from __future__ import annotations

import itertools
import pickle
import random
from collections import Counter

import pytest

from core.base.puzzle import InputError
from core.twenty48 import bitboard
from core.twenty48.board import Board, first_board, shifted
from core.twenty48.events import Appear, Event, Merge, TileSlide
from core.twenty48.play import play_random
from core.twenty48.shape import BoardShape, shape_of

RECTANGLES = (BoardShape(2, 5), BoardShape(3, 4), BoardShape(4, 3), BoardShape(7, 2), BoardShape(5, 8))


def reference_row(row: list[int]) -> tuple[list[int], int]:
    """Return a row of exponents moved left, and the score gained."""
    tiles = [tile for tile in row if tile]
    result: list[int] = []
    gained = 0
    while tiles:
        tile = tiles.pop(0)
        if tiles and tiles[0] == tile:
            tiles.pop(0)
            tile += 1
            gained += 2**tile
        result.append(tile)
    return result + [0] * (len(row) - len(result)), gained


def reference_shift(size: BoardShape | int, cells: bytes, direction: int) -> tuple[bytes, int]:
    """Return a board after a move, and the score; -1 where nothing moves."""
    rows, columns = shape_of(size)
    grid = [list(cells[i * columns : (i + 1) * columns]) for i in range(rows)]
    gained = 0
    if direction >= 2:
        grid = [list(column) for column in zip(*grid, strict=True)]
    for i, row in enumerate(grid):
        moved, score = reference_row(row[::-1] if direction % 2 else row)
        grid[i] = moved[::-1] if direction % 2 else moved
        gained += score
    if direction >= 2:
        grid = [list(column) for column in zip(*grid, strict=True)]
    after = bytes(cell for row in grid for cell in row)
    return after, gained if after != cells else -1


def random_cells(rng: random.Random, size: BoardShape | int, highest: int) -> bytes:
    """Return cells of random density with few kinds of tile, so that many merge."""
    density, kinds = rng.random(), rng.randint(1, highest)
    return bytes(rng.randint(1, kinds) if rng.random() < density else 0 for _ in range(shape_of(size).cells))


def random_board(rng: random.Random, size: BoardShape | int) -> Board:
    return Board(size, random_cells(rng, size, 4), target=3, word=rng.getrandbits(64))


@pytest.mark.parametrize("size", [2, 3, 4])
def test_every_row_shifts_as_the_reference_does(size: int) -> None:
    kinds = 6 if size == 4 else shape_of(size).largest + 1
    for row in itertools.product(range(kinds), repeat=size):
        cells = bytes(row) + bytes(size * size - size)
        for direction in (0, 1):
            assert shifted(size, cells, direction) == reference_shift(size, cells, direction)


@pytest.mark.parametrize("shape", [*map(shape_of, (2, 3, 4, 5, 6)), *RECTANGLES], ids=str)
@pytest.mark.parametrize("direction", range(4))
def test_random_boards_shift_as_the_reference_does(shape: BoardShape, direction: int) -> None:
    rng = random.Random(100 * shape.cells + direction)
    for _ in range(800):
        cells = random_cells(rng, shape, shape.largest - 1)
        assert shifted(shape, cells, direction) == reference_shift(shape, cells, direction)


@pytest.mark.parametrize("shape", RECTANGLES, ids=str)
def test_the_events_of_a_move_on_a_rectangle_lead_from_board_to_board(shape: BoardShape) -> None:
    rng = random.Random(shape.cells)
    board = first_board(shape, 3, shape.cells)
    for _ in range(60):
        if not (legal := board.directions()):
            break
        before, found = board, board.step(rng.choice(legal))
        assert found is not None
        board, events = found
        cells = bytearray(before.cells)
        for event in events:
            if not isinstance(event, Appear):
                for source in [event.source] if isinstance(event, TileSlide) else event.sources:
                    cells[source] = 0
        for event in events:
            at = event.cell if isinstance(event, Appear) else event.target
            assert not cells[at]
            cells[at] = before.cells[event.source] if isinstance(event, TileSlide) else event.exponent
        assert bytes(cells) == board.cells


def test_a_rectangle_is_no_square_and_not_the_one_that_lies_across() -> None:
    lying, standing = first_board(BoardShape(3, 4), 10, 7), first_board(BoardShape(4, 3), 10, 7)
    assert (lying.rows, lying.columns, lying.shape.side) == (3, 4, 0) and lying != standing
    assert pickle.loads(pickle.dumps(lying)) == lying
    assert eval(repr(lying), {"Board": Board, "BoardShape": BoardShape}) == lying


def test_random_play_on_a_rectangle_is_that_of_the_one_that_lies_across() -> None:
    one, other = (play_random(BoardShape(*sides), games=4000, seed=3) for sides in ((3, 4), (4, 3)))
    moves = [sample.total_moves / sample.games for sample in (one, other)]
    assert min(moves) > 55 and abs(moves[0] - moves[1]) < 2 and one.games == 4000


@pytest.mark.parametrize(
    ("row", "after", "gained"),
    [
        ((1, 1, 1, 1), (2, 2, 0, 0), 8),
        ((1, 1, 1, 0), (2, 1, 0, 0), 4),
        ((1, 1, 2, 0), (2, 2, 0, 0), 4),
        ((2, 0, 0, 2), (3, 0, 0, 0), 8),
        ((15, 15, 0, 0), (16, 0, 0, 0), 65536),
        ((16, 16, 0, 0), (17, 0, 0, 0), 131072),
        ((1, 2, 1, 2), (1, 2, 1, 2), -1),
        ((0, 0, 0, 0), (0, 0, 0, 0), -1),
    ],
)
def test_known_rows(row: tuple[int, ...], after: tuple[int, ...], gained: int) -> None:
    assert shifted(4, bytes(row) + bytes(12), 0) == (bytes(after) + bytes(12), gained)


def test_every_bitboard_row_shifts_as_the_reference_does() -> None:
    rng = random.Random(1)
    for row in range(65536):
        cells = [row >> (4 * i) & 15 for i in range(4)]
        if any(a == b == 15 for a, b in itertools.pairwise([cell for cell in cells if cell])):
            continue
        place = rng.randrange(4)
        board = row << (16 * place)
        for direction in (0, 1):
            moved, gained = reference_row(cells[::-1] if direction else cells)
            if direction:
                moved.reverse()
            packed = sum(cell << (4 * i) for i, cell in enumerate(moved))
            after = bitboard.shift(board, direction)
            assert after == (packed << (16 * place), gained if moved != cells else -1)


def test_random_bitboards_shift_as_the_reference_does() -> None:
    rng = random.Random(2)
    for _ in range(5000):
        cells = random_cells(rng, 4, 14)
        assert bitboard.unpack(bitboard.pack(cells)) == cells
        for direction in range(4):
            after, gained = bitboard.shift(bitboard.pack(cells), direction)
            assert (bitboard.unpack(after), gained) == reference_shift(4, cells, direction)


def test_a_bitboard_keeps_a_pair_of_32768_apart() -> None:
    board = bitboard.pack(bytes([0, 15, 15, 1] + [0] * 12))
    assert bitboard.unpack(bitboard.shift(board, 0)[0])[:4] == bytes([15, 15, 1, 0])


@pytest.mark.parametrize("cells", [bytes(15), bytes([16] + [0] * 15)])
def test_what_no_bitboard_holds_is_refused(cells: bytes) -> None:
    with pytest.raises(ValueError, match="16 cells"):
        bitboard.pack(cells)


def replay(board: Board, events: tuple[Event, ...]) -> tuple[bytes, int]:
    """Return the cells after the events, and the score in them; tiles without events stay."""
    after = list(board.cells)
    gained = 0
    for event in events:
        if isinstance(event, TileSlide):
            after[event.source] = 0
        elif isinstance(event, Merge):
            near, far = event.sources
            assert board.cells[near] == board.cells[far] == event.exponent - 1
            after[near] = after[far] = 0
            gained += 1 << event.exponent
    for event in events:
        if isinstance(event, TileSlide):
            assert not after[event.target]
            after[event.target] = board.cells[event.source]
        elif isinstance(event, Merge):
            assert not after[event.target]
            after[event.target] = event.exponent
    appeared = [event for event in events if isinstance(event, Appear)]
    assert len(appeared) == 1 and appeared[0] is events[-1]
    assert not after[appeared[0].cell]
    after[appeared[0].cell] = appeared[0].exponent
    return bytes(after), gained


@pytest.mark.parametrize("size", [2, 3, 4, 5, 6])
def test_events_tell_the_whole_move(size: int) -> None:
    rng = random.Random(size)
    for _ in range(800):
        board = random_board(rng, size)
        for direction in range(4):
            result = board.step(direction)
            assert (result is not None) == (direction in board.directions())
            if result is None:
                continue
            after, events = result
            assert replay(board, events) == (after.cells, after.score - board.score)
            assert after.moves == board.moves + 1
            assert after.tile_sum - board.tile_sum == 1 << events[-1].exponent  # type: ignore[union-attr]
            assert all(event.source != event.target for event in events if isinstance(event, TileSlide))


@pytest.mark.parametrize("size", [2, 3, 4, 5, 6])
def test_legal_directions_and_the_end(size: int) -> None:
    rng = random.Random(10 + size)
    for _ in range(500):
        full = bytes(rng.randint(1, 4) for _ in range(size * size))
        cells = rng.choice([full, random_cells(rng, size, 4)])
        board = Board(size, cells, target=3)
        legal = tuple(d for d in range(4) if reference_shift(size, cells, d)[1] >= 0)
        assert board.directions() == legal
        assert board.over == (not legal)


def test_a_move_is_a_pure_function() -> None:
    rng = random.Random(3)
    for _ in range(300):
        board = random_board(rng, rng.randint(2, 6))
        key = (board.cells, board.score, board.moves, board.word)
        for direction in board.directions():
            assert board.step(direction) == board.step(direction)
        assert (board.cells, board.score, board.moves, board.word) == key


def test_new_tiles_follow_the_law() -> None:
    """New tiles are uniform over the empty cells, with a 4 one time in ten.

    Within 5 standard deviations of 40,000 draws.
    """
    draws = 40_000
    cells = bytes([1, 0, 0, 2, 0, 0, 3, 0, 0])
    seen: Counter[tuple[int, int]] = Counter()
    rng = random.Random(4)
    for _ in range(draws):
        result = Board(3, cells, target=3, word=rng.getrandbits(64)).step(0)
        assert result is None
        result = Board(3, cells, target=3, word=rng.getrandbits(64)).step(1)
        assert result is not None
        appeared = result[1][-1]
        assert isinstance(appeared, Appear)
        seen[appeared] += 1
    assert {cell for cell, _ in seen} == {0, 1, 3, 4, 6, 7}
    for (_, exponent), count in seen.items():
        expected = draws / 6 * (0.9 if exponent == 1 else 0.1)
        assert abs(count - expected) < 5 * expected**0.5


def test_a_new_board_has_two_tiles() -> None:
    kinds: Counter[int] = Counter()
    for word in range(4000):
        board = first_board(4, 11, word)
        assert board.empty == 14 and board.score == board.moves == 0
        kinds.update(board.cells)
    assert set(kinds) == {0, 1, 2}
    assert abs(kinds[2] - 800) < 5 * (8000 * 0.09) ** 0.5


def test_equality_hash_and_pickling() -> None:
    board = Board(2, bytes([1, 2, 0, 0]), target=4, score=4, moves=3, word=9)
    same = Board(2, bytes([1, 2, 0, 0]), target=4, score=4, moves=3, word=9)
    assert board == same and hash(board) == hash(same) and pickle.loads(pickle.dumps(board)) == board
    assert eval(repr(board)) == board
    for change in ({"target": 5}, {"score": 8}, {"moves": 4}, {"word": 8}):
        fields = {"target": 4, "score": 4, "moves": 3, "word": 9, **change}
        assert Board(2, bytes([1, 2, 0, 0]), **fields) != board
    assert board != object()
    with pytest.raises(AttributeError):
        board.score = 5


def test_winning_is_kept_for_good() -> None:
    board = Board(4, bytes([10, 10] + [0] * 14), target=11)
    assert not board.won
    result = board.step(0)
    assert result is not None and result[0].won
    assert Board(4, bytes([12] + [0] * 15), target=11).won


def test_a_4x4_board_goes_beyond_32768() -> None:
    board = Board(4, bytes([15, 15, 16, 0] + [0] * 12), target=11)
    result = board.step(0)
    assert result is not None
    assert result[0].cells[:2] == bytes([16, 16]) and result[0].score == 65536
    result = result[0].step(0)
    assert result is not None and result[0].cells[0] == 17 and result[0].score == 65536 + 131072


@pytest.mark.parametrize(
    ("size", "cells", "fields", "words"),
    [
        (1, bytes(1), {"target": 3}, "2x2 to 8x8"),
        (9, bytes(81), {"target": 3}, "2x2 to 8x8"),
        (4, bytes(15), {"target": 3}, "16 cells, not 15"),
        (2, bytes([6, 0, 0, 0]), {"target": 3}, "above 32"),
        (2, bytes(4), {"target": 6}, "from 8 to 32"),
        (2, bytes(4), {"target": 4, "score": -1}, "not negative"),
    ],
)
def test_impossible_boards_are_refused(size: int, cells: bytes, fields: dict[str, int], words: str) -> None:
    with pytest.raises(InputError, match=words):
        Board(size, cells, **fields)


def test_what_is_no_direction_or_no_board_is_refused() -> None:
    with pytest.raises(InputError, match="not a direction"):
        first_board(4, 11, 0).step(4)
    with pytest.raises(InputError, match="2x2 to 8x8"):
        first_board(1, 11, 0)
    with pytest.raises(InputError, match="do not fill"):
        shifted(4, bytes(9), 0)
    with pytest.raises(ValueError, match="not a direction"):
        bitboard.shift(1, 4)
