"""Frames of an animated move."""

from __future__ import annotations

import random

import pytest

from app.twenty48.board.motion import TileMotion, ease_in_out, pop, rest
from core.twenty48.puzzle import PUZZLE
from core.twenty48.shape import LEAST, MOST


@pytest.mark.parametrize("size", range(LEAST, MOST + 1))
@pytest.mark.parametrize("reduced", [False, True])
def test_every_motion_begins_and_ends_at_rest(size: int, reduced: bool) -> None:
    rng = random.Random(size)
    for seed in range(20):
        board = PUZZLE.new(f"{size}x{size}", seed)
        for _ in range(30):
            legal = PUZZLE.moves(board)
            if not legal:
                break
            after, events = PUZZLE.apply(board, rng.choice(list(legal)))
            forward = TileMotion(board, after, events, forward=True, reduced=reduced)
            back = TileMotion(after, board, events, forward=False, reduced=reduced)
            assert sorted(forward.list_sprites(forward.duration)) == sorted(rest(after))
            assert sorted(back.list_sprites(back.duration)) == sorted(rest(board))
            if not reduced:
                assert sorted(forward.list_sprites(0)) == sorted(rest(board))
                seen = [sprite for sprite in back.list_sprites(0) if sprite.opacity == 1]
                shown = {(sprite.column, sprite.row) for sprite in seen}
                assert shown == {(sprite.column, sprite.row) for sprite in rest(after)}
            board = after


def test_the_timing_is_the_originals() -> None:
    board = PUZZLE.parse("2 . . 2\n. . . .\n. 4 . .\n. . . .")
    after, events = PUZZLE.apply(board, "left")
    motion = TileMotion(board, after, events, forward=True)
    assert motion.duration == 300
    halfway = motion.list_sprites(50)
    assert (1, 1.5, 0.0) in [(s.exponent, s.column, s.row) for s in halfway]
    assert all(sprite.exponent <= 2 and sprite.scale == 1 for sprite in motion.list_sprites(99))
    peak = [sprite for sprite in motion.list_sprites(200) if sprite.scale > 1]
    assert [(sprite.exponent, sprite.column, sprite.row) for sprite in peak] == [(2, 0, 0)]
    assert peak[0].scale == pytest.approx(1.2)


def test_a_move_taken_back_splits_what_merged() -> None:
    board = PUZZLE.parse("2 . . 2\n. . . .\n. . . .\n. . . .")
    after, events = PUZZLE.apply(board, "left")
    motion = TileMotion(after, board, events, forward=False)
    assert motion.duration == 100
    tiles = [sprite for sprite in motion.list_sprites(50) if sprite.scale == 1]
    assert sorted(sprite.column for sprite in tiles) == [0, 1.5]


def test_reduced_motion_moves_nothing() -> None:
    board = PUZZLE.parse("2 . . 2\n. . . .\n. . . .\n. . . .")
    after, events = PUZZLE.apply(board, "left")
    motion = TileMotion(board, after, events, forward=True, reduced=True)
    assert motion.duration == 100
    places = {(sprite.column, sprite.row, sprite.scale) for sprite in rest(after)}
    assert {(sprite.column, sprite.row, sprite.scale) for sprite in motion.list_sprites(30)} == places
    assert any(0 < sprite.opacity < 1 for sprite in motion.list_sprites(30))


def test_curves_meet_their_ends() -> None:
    assert (ease_in_out(0), ease_in_out(0.5), ease_in_out(1)) == (0, 0.5, 1)
    assert (pop(0), round(pop(0.5), 9), round(pop(1), 9)) == (0, 1.2, 1)
