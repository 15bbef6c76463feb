"""The cube implements the puzzle contract; scrambles follow their rule."""

from __future__ import annotations

from collections import Counter

import pytest

from core.base.puzzle import InputError, Puzzle
from core.cube.cubie import Cube
from core.cube.moves import FACE_TURNS, MOVES, Turn, position
from core.cube.puzzle import PUZZLE
from core.cube.scramble import scramble


def test_the_contract() -> None:
    puzzle: Puzzle[Cube, Turn] = PUZZLE
    start = puzzle.new("3x3x3", 7)
    assert start == puzzle.new("3x3x3", 7) != puzzle.new("3x3x3", 8)
    assert puzzle.parse(puzzle.format(start)) == start
    assert puzzle.new("3x3x3", 0) == Cube()
    assert puzzle.goal(Cube())
    assert not puzzle.goal(start)
    assert list(puzzle.moves(start)) == list(FACE_TURNS)
    assert position(PUZZLE.opening_moves(7)) == start
    assert 2 <= len(PUZZLE.opening_moves(7)) <= 30
    assert puzzle.parse_moves(puzzle.format_moves(["R", "U2"])) == ["R", "U2"]
    with pytest.raises(InputError, match="Use 3x3x3"):
        puzzle.new("4x4x4", 0)


def test_apply() -> None:
    cube, events = PUZZLE.apply(Cube(), "M'")
    assert cube == MOVES["M'"].cube
    assert events == (Turn(0, (1,), 1),)
    assert PUZZLE.apply(Cube(), "r3") == PUZZLE.apply(Cube(), "Rw'")
    assert PUZZLE.goal(PUZZLE.apply(Cube(), "x")[0])
    with pytest.raises(InputError, match="not a move"):
        PUZZLE.apply(Cube(), "Q")
    with pytest.raises(InputError, match="not one move"):
        PUZZLE.apply(Cube(), "R U")


def test_what_was_typed_is_moves_or_a_position() -> None:
    cube = PUZZLE.new("3x3x3", 7)
    assert PUZZLE.read(PUZZLE.format(cube)) == cube
    assert PUZZLE.read("R U2") == ["R", "U2"]
    assert PUZZLE.read("R" * 39) == ["R"] * 39
    assert PUZZLE.read("".join(colour * 9 for colour in "123456")) == Cube()
    with pytest.raises(InputError, match="54 stickers"):
        PUZZLE.read("U" * 40)
    with pytest.raises(InputError, match="not a move"):
        PUZZLE.read("R Q")


def test_scrambles_are_seeded() -> None:
    assert scramble(25, 1) == scramble(25, 1) != scramble(25, 2)
    assert scramble(10, 1) == scramble(25, 1)[:10]
    assert scramble(0, 1) == []
    assert scramble(5, 2**64 + 3) == scramble(5, 3)
    assert scramble(5, -1) == scramble(5, 2**64 - 1)
    for length in (-1, 10_001):
        with pytest.raises(ValueError, match="length"):
            scramble(length, 1)


def test_scrambles_follow_the_rule() -> None:
    """Scrambles turn no face twice running, nor after both of an opposite pair; the rest is uniform."""
    axis = {"U": 0, "D": 0, "R": 1, "L": 1, "F": 2, "B": 2}
    after_one: Counter[str] = Counter()
    after_two: Counter[str] = Counter()
    first: Counter[str] = Counter(scramble(1, seed)[0] for seed in range(3600))
    assert set(first) == set(FACE_TURNS)
    assert min(first.values()) > 140
    moves = scramble(10_000, 5) + scramble(10_000, 6)
    faces = [m[0] for m in moves]
    for i in range(2, len(faces)):
        a, b, c = faces[i - 2 : i + 1]
        if i in (10_000, 10_001):
            continue
        assert b != c
        if axis[a] == axis[b]:
            assert axis[c] != axis[b]
            if {a, b} == {"U", "D"}:
                after_two[moves[i]] += 1
        elif b == "U":
            after_one[moves[i]] += 1
    assert len(after_one) == 15
    assert max(after_one.values()) < 1.5 * min(after_one.values())
    assert len(after_two) == 12
    assert max(after_two.values()) < 1.9 * min(after_two.values())
