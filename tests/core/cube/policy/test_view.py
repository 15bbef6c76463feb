"""Tokens, views, the least view and the text form, compared with cube arithmetic."""

from __future__ import annotations

import random

import pytest

from core.cube.cubie import Cube
from core.cube.facelets import format_facelets, parse_facelets
from core.cube.moves import FACE_TURNS, MOVES, inverse_move, position
from core.cube.policy.text import LENGTH, VOCABULARY, decode, text_tokens, write_texts
from core.cube.policy.view import FACES, LEAST, look, tokens_in_view, tokens_shown, turn_in_view
from core.cube.scramble import scramble
from tests.core.cube.solve.solving import random_cube

VIEWS = range(48)
RANK = [22, 13, 3, 18, 20, 14, 19, 9, 16, 1, 4, 5, 10, 15, 12, 8, 0, 23, 7, 21, 6, 11, 2, 17]
"""Rank of each token 0..23 when views are compared; the least view is preferred."""
PRINTED = (
    "0: FLF BUF LRD\n1: RDD URU LRD\n2: UBB LFB UDD\n3: BRF FDF BUL\n4: UDF FLD LLR\n5: RBR RBU BLU\n",
    "0: FFF RUB BUB\n1: UDL RRF RDB\n2: RRL UFD LFD\n3: UUB BDF RLD\n4: RBU LLL UUF\n5: DLD RBB LDF\n",
)
"""The article's two examples of its text form."""


def tokens(cube: Cube) -> bytes:
    """Return a cube's tokens, by definition."""
    corners = [3 * piece + twist for piece, twist in zip(cube.corners, cube.twists, strict=True)]
    return bytes(corners + [2 * piece + flip for piece, flip in zip(cube.edges, cube.flips, strict=True)])


def least(cube: Cube, inverse: bool = False, shown: int = LEAST) -> tuple[bytes, bytes]:
    """Return the shown tokens, and the columns of the answers."""
    seen, columns = bytearray(tokens_shown(shown)), bytearray(18)
    look(cube, memoryview(seen), memoryview(columns), inverse, shown)
    return bytes(seen), bytes(columns)


def ranks(view: bytes) -> list[int]:
    """Return the key by which views are compared: the edges' ranks, then the corners'."""
    return [RANK[token] for token in view[8:] + view[:8]]


def samples(count: int, seed: int) -> list[Cube]:
    """Return positions near and far from solved."""
    source = random.Random(seed)
    near = [position(scramble(source.randrange(9), source.getrandbits(60))) for _ in range(count // 2)]
    return near + [random_cube(source) for _ in range(count - count // 2)]


def test_views_are_conjugations_by_the_rotations_and_their_mirror_images() -> None:
    turns = scramble(12, 5)
    cube = position(turns)
    rotated = {tokens(Cube.rotated(r).inverse() * cube * Cube.rotated(r)) for r in range(24)}
    assert {tokens_in_view(cube, view) for view in range(24)} == rotated
    swap = {"R": "L", "L": "R"}
    image = position([inverse_move(swap.get(turn[0], turn[0]) + turn[1:]) for turn in turns])
    mirrored = {tokens(Cube.rotated(r).inverse() * image * Cube.rotated(r)) for r in range(24)}
    assert {tokens_in_view(cube, view) for view in range(24, 48)} == mirrored
    assert len(rotated | mirrored) == 48


def test_a_turn_in_a_view_makes_the_views_next_position() -> None:
    for seed, view in enumerate(VIEWS):
        turns = scramble(8, seed)
        shown = position([FACE_TURNS[turn_in_view(FACE_TURNS.index(turn), view)] for turn in turns])
        assert tokens_in_view(position(turns), view) == tokens(shown)


def test_the_least_view_is_the_least_of_all() -> None:
    for cube in samples(3000, 1):
        seen, columns = least(cube)
        views = [tokens_in_view(cube, view) for view in VIEWS]
        assert seen == min(views, key=ranks)
        # any view that shows it will do: its turns lead to the same places
        assert columns in [bytes(turn_in_view(t, v) for t in range(18)) for v in VIEWS if views[v] == seen]


def test_each_face_is_shown_on_top_in_the_least_of_eight_views() -> None:
    for cube in samples(1000, 7):
        seen, columns = least(cube, shown=FACES)
        for face in range(6):
            one = seen[20 * face : 20 * face + 20]
            views = [v for v in VIEWS if turn_in_view(3 * face, v) in {0, 2}]
            assert len(views) == 8
            shown = {v: tokens_in_view(cube, v) for v in views}
            assert one == min(shown.values(), key=ranks)
            turns = [[3 * face + turn_in_view(3 * face + k, v) for k in range(3)] for v in views if shown[v] == one]
            assert list(columns[3 * face : 3 * face + 3]) in turns


def test_the_faces_of_a_conjugate_are_the_same_ones_in_another_order() -> None:
    for cube in samples(100, 8):
        seen, _ = least(cube, shown=FACES)
        faces = sorted(seen[20 * face : 20 * face + 20] for face in range(6))
        for r in range(24):
            again, _ = least(Cube.rotated(r).inverse() * cube * Cube.rotated(r), shown=FACES)
            assert sorted(again[20 * face : 20 * face + 20] for face in range(6)) == faces


def test_the_least_view_is_the_same_for_all_conjugates_and_so_is_what_a_turn_means() -> None:
    for cube in samples(60, 2):
        seen, columns = least(cube)
        for r in range(24):
            turned = Cube.rotated(r).inverse() * cube * Cube.rotated(r)
            again, other = least(turned)
            assert again == seen
            # the turn that stands in the same column leads to a conjugate too
            for turn in (0, 4, 17):
                one = least(cube * Cube.turned(columns.index(turn)))[0]
                assert least(turned * Cube.turned(other.index(turn)))[0] == one


def test_the_inverse_is_asked_for_the_last_turn() -> None:
    for seed in range(200):
        turns = scramble(7, seed)
        cube = position(turns)
        seen, columns = least(cube, inverse=True)
        assert seen == least(cube.inverse())[0]
        # the inverse is solved by the scramble, whose last turn the position's solution undoes first
        last = turn_in_view(
            FACE_TURNS.index(turns[-1]), next(v for v in VIEWS if tokens_in_view(cube.inverse(), v) == seen)
        )
        assert columns[FACE_TURNS.index(inverse_move(turns[-1]))] == last


def test_a_cube_held_otherwise_is_turned_as_it_is_held() -> None:
    cube = position(scramble(9, 3))
    seen, columns = least(cube)
    for r in range(24):
        again, other = least(cube * Cube.rotated(r))
        assert again == seen
        for turn in range(18):
            held = cube * Cube.rotated(r) * Cube.turned(other.index(turn))
            assert tokens(held) == tokens(cube * Cube.turned(columns.index(turn)))


def test_the_inverses_faces_are_asked_for_their_last_turns() -> None:
    for seed in range(200):
        turns = scramble(7, seed)
        cube = position(turns)
        seen, columns = least(cube, inverse=True, shown=FACES)
        straight, answers = least(cube.inverse(), shown=FACES)
        assert seen == straight
        assert columns[FACE_TURNS.index(inverse_move(turns[-1]))] == answers[FACE_TURNS.index(turns[-1])]


@pytest.mark.parametrize("printed", PRINTED)
def test_the_printed_examples_have_their_text_form(printed: str) -> None:
    letters = "".join(line[3:].replace(" ", "") for line in printed.splitlines())
    cube = parse_facelets(letters)
    text = text_tokens(cube)
    assert len(text) == LENGTH == 88
    assert decode(text) == printed + "-" * 10


def test_the_vocabulary_is_the_articles() -> None:
    assert VOCABULARY == ("-", " ", "\n", "U", "R", "F", "D", "L", "B", "0: ", "1: ", "2: ", "3: ", "4: ", "5: ")


def test_texts_are_the_stickers() -> None:
    for cube in samples(300, 4):
        text = decode(text_tokens(cube))
        assert "".join(c for c in text if c in "URFDLB") == format_facelets(cube)
    assert text_tokens(Cube.rotated(5)) == text_tokens(Cube())


def test_wrong_shapes_are_refused() -> None:
    with pytest.raises(ValueError, match="20 tokens"):
        look(Cube(), memoryview(bytearray(19)), memoryview(bytearray(18)))
    with pytest.raises(ValueError, match="PLAIN, LEAST or FACES"):
        look(Cube(), memoryview(bytearray(20)), memoryview(bytearray(18)), shown=3)
    with pytest.raises(ValueError, match="below 24"):
        write_texts(memoryview(b"\x18" * 20).cast("B", (1, 20)), memoryview(bytearray(88)).cast("B", (1, 88)))
    with pytest.raises(ValueError, match="view"):
        tokens_in_view(Cube(), 48)
    with pytest.raises(ValueError, match="turn"):
        turn_in_view(18, 0)


def test_moves_are_in_the_articles_order() -> None:
    assert list(MOVES)[:18] == [face + amount for face in "URFDLB" for amount in ("", "2", "'")]
