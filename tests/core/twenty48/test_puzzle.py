"""The puzzle contract of 2048: variants, text, moves as words."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.base.puzzle import IllegalMoveError, InputError, Puzzle
from core.twenty48.board import Board
from core.twenty48.events import Event
from core.twenty48.puzzle import MOVES, PUZZLE, default_target, targets
from core.twenty48.shape import LEAST, MOST, SQUARES, shape_of


def test_it_keeps_the_contract() -> None:
    puzzle: Puzzle[Board, Event] = PUZZLE
    assert puzzle.name == "2048"
    board = puzzle.new("4x4", 1)
    assert not puzzle.goal(board)
    assert set(puzzle.moves(board)) <= set(MOVES)


@pytest.mark.parametrize(
    ("variant", "size", "target"),
    [("2x2", 2, 16), ("3x3", 3, 512), ("4x4", 4, 2048), ("6x6", 6, 2048), ("3x3:64", 3, 64), ("4x4:131072", 4, 131072)],
)
def test_variants(variant: str, size: int, target: int) -> None:
    board = PUZZLE.new(variant, 5)
    assert (board.shape.side, 1 << board.target) == (size, target)


@pytest.mark.parametrize(
    ("variant", "shape", "target"),
    [("3x4", (3, 4), 1024), ("4x3", (4, 3), 1024), ("2x3", (2, 3), 64), ("8x2:64", (8, 2), 64), ("4x5", (4, 5), 2048)],
)
def test_rectangles(variant: str, shape: tuple[int, int], target: int) -> None:
    board = PUZZLE.new(variant, 5)
    assert (board.shape, 1 << board.target) == (shape, target) and len(board.cells) == shape[0] * shape[1]


@pytest.mark.parametrize(
    "variant", ["", "4", "4x9", "1x1", "9x9", "1x4", "3x4:32768", "4x4:100", "2x2:64", "4x4:", "cube", "4x4 "]
)
def test_unknown_variants_are_refused(variant: str) -> None:
    with pytest.raises(InputError):
        PUZZLE.new(variant, 1)


def test_targets_fit_their_boards() -> None:
    for size in range(LEAST, MOST + 1):
        assert 1 << default_target(shape_of(size)) in targets(shape_of(size))
        assert targets(shape_of(size))[-1] <= 1 << shape_of(size).largest
    assert targets(shape_of(2)) == [8, 16, 32]
    assert targets(shape_of(3))[-1] == 1024 and targets(shape_of(4))[-1] == 131072


def test_seeds_decide_the_game() -> None:
    assert PUZZLE.new("4x4", 7) == PUZZLE.new("4x4", 7)
    assert len({PUZZLE.new("4x4", seed).cells for seed in range(50)}) > 40
    assert PUZZLE.new("4x4", -1) == PUZZLE.new("4x4", 2**64 - 1)


def random_game(seed: int, variant: str, length: int) -> list[tuple[Board, str]]:
    rng = random.Random(seed)
    board = PUZZLE.new(variant, seed)
    game: list[tuple[Board, str]] = []
    while (legal := PUZZLE.moves(board)) and len(game) < length:
        move = rng.choice(list(legal))
        game.append((board, move))
        board = PUZZLE.apply(board, move)[0]
    return game


@pytest.mark.parametrize("variant", [*map(str, SQUARES), "2x3", "3x4", "8x5"])
def test_text_brings_back_every_position_of_a_game(variant: str) -> None:
    for board, _ in random_game(2, variant, 300):
        assert PUZZLE.parse(PUZZLE.format(board)) == board


def test_replaying_the_moves_brings_back_the_game() -> None:
    for seed in range(20):
        game = random_game(seed, "4x4", 200)
        moves = PUZZLE.parse_moves(PUZZLE.format_moves(move for _, move in game))
        board = PUZZLE.new("4x4", seed)
        for (expected, _), move in zip(game, moves, strict=True):
            assert board == expected
            board = PUZZLE.apply(board, move)[0]


@given(
    st.integers(2, 6).flatmap(
        lambda size: st.builds(
            Board,
            st.just(size),
            st.binary(min_size=size * size, max_size=size * size).map(
                lambda cells: bytes(cell % (shape_of(size).largest + 1) for cell in cells)
            ),
            target=st.sampled_from([target.bit_length() - 1 for target in targets(shape_of(size))]),
            score=st.integers(0, 2**62),
            moves=st.integers(0, 2**40),
            word=st.integers(0, 2**64 - 1),
        )
    )
)
def test_parse_undoes_format(board: Board) -> None:
    assert PUZZLE.parse(PUZZLE.format(board)) == board


def test_a_bare_grid_is_enough() -> None:
    board = PUZZLE.parse("\n 2 . 4\n\n. 0 .\n512 . 8\n")
    assert board.cells == bytes([1, 0, 2, 0, 0, 0, 9, 0, 3])
    assert (board.score, board.moves, board.word, board.target) == (0, 0, 0, 9)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "There is no board here (line 1, column 1)."),
        ("2 4\n3 .", "3 is not a tile. Tiles are 2, 4, 8 and so on (line 2, column 1)."),
        ("2 4\n. 1", "1 is not a tile. Tiles are 2, 4, 8 and so on (line 2, column 3)."),
        ("2 4\n. ٢", "\u2068٢\u2069 is not a tile. Tiles are 2, 4, 8 and so on (line 2, column 3)."),
        ("2", "2 stands alone in its row. Put blanks between tiles, as in 2 4 / . 2 (line 1, column 1)."),
        ("24816\n", "24816 stands alone in its row. Put blanks between tiles, as in 2 4 / . 2 (line 1, column 1)."),
        ("[2, 4, 8]", "A board of 1 row is not possible. Use boards from 2x2 to 8x8 (line 1, column 1)."),
        ("[[2, 4],\n [8, 3]]", "3 is not a tile. Tiles are 2, 4, 8 and so on (line 2, column 6)."),
        ("2 2\n2 2 2", "This row has 3 cells, the first has 2 (line 2, column 5)."),
        ("2 2 2\n\n2 2\n. . .", "This row has 2 cells, the first has 3 (line 3, column 3)."),
        ("2 2 2", "A board of 1 row is not possible. Use boards from 2x2 to 8x8 (line 1, column 1)."),
        ("2 2\n" * 9, "A board of 9 rows is not possible. Use boards from 2x2 to 8x8 (line 9, column 1)."),
        ("2 2\n2 64", "A 2x2 board cannot hold 64. Its largest tile is 32 (line 2, column 3)."),
        ("score\n2 2\n2 2", "A whole number belongs after score (line 1, column 1)."),
        ("score -4\n2 2\n2 2", "A whole number belongs after score (line 1, column 7)."),
        ("generator 18446744073709551616\n2 2\n2 2", "A whole number belongs after generator (line 1, column 11)."),
        (
            "score 4 hue 3\n2 2\n2 2",
            "hue is not known. Use target, score, moves, generator or four (line 1, column 9).",
        ),
        ("target 7\n2 2\n2 2", "7 is no target for 2x2. Use a power of two from 8 to 32."),
    ],
)
def test_bad_text_is_told_with_its_place(text: str, message: str) -> None:
    with pytest.raises(InputError) as caught:
        PUZZLE.parse(text)
    assert str(caught.value) == message


def test_a_text_too_long_for_a_board_is_refused_at_once_and_in_a_short_sentence() -> None:
    for text in ("x" * 5_000_000, "2 4\n" * 1_250_000, "2 4\n4 2\n" + "\n" * 5_000_000, "7" * 9000, "2 " + "y" * 9000):
        with pytest.raises(InputError) as refused:
            PUZZLE.parse(text)
        assert len(str(refused.value)) < 120
    with pytest.raises(InputError, match="5\u2009000\u2009000 characters"):
        PUZZLE.parse("x" * 5_000_000)


@given(st.text(alphabet="0123456789. \n\tabscore-x", max_size=60))
def test_any_text_is_read_or_refused(text: str) -> None:
    try:
        board = PUZZLE.parse(text)
    except InputError:
        return
    assert PUZZLE.parse(PUZZLE.format(board)) == board


@pytest.mark.parametrize("text", ["left right up down", "l r u d", "lrud", "Left, RIGHT,u d", "  lr\nud "])
def test_moves_as_people_write_them(text: str) -> None:
    assert PUZZLE.parse_moves(text) == ["left", "right", "up", "down"]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("q", "q is not a move. Use left right up down (move 1)."),
        ("lr west", "west is not a move. Use left right up down (move 3)."),
        ("lrx", "lrx is not a move. Use left right up down (move 3)."),
    ],
)
def test_bad_moves_are_told_with_their_place(text: str, message: str) -> None:
    with pytest.raises(InputError) as caught:
        PUZZLE.parse_moves(text)
    assert str(caught.value) == message


def test_no_moves_are_no_moves() -> None:
    assert PUZZLE.parse_moves(" ") == [] and PUZZLE.format_moves([]) == ""


def test_illegal_and_unknown_moves() -> None:
    board = PUZZLE.parse("2 .\n. .")
    assert PUZZLE.moves(board) == ["right", "down"]
    with pytest.raises(IllegalMoveError, match="No tile can move left"):
        PUZZLE.apply(board, "left")
    with pytest.raises(InputError, match="west is not a move"):
        PUZZLE.apply(board, "west")


def test_the_goal_is_the_target() -> None:
    assert PUZZLE.goal(PUZZLE.parse("16 .\n. ."))
    assert not PUZZLE.goal(PUZZLE.parse("target 32\n16 .\n. ."))
    assert not PUZZLE.moves(PUZZLE.parse("2 4\n4 2"))
