"""Exact odds: values compared with a plain recursion, known figures, symmetry, stored tables."""

from __future__ import annotations

import os
import random
from functools import cache
from itertools import product
from pathlib import Path

import pytest

from core.base.control import Control
from core.base.files.table_file import HEADER_BYTES
from core.base.puzzle import InputError
from core.twenty48.outcomes import set_boards
from core.twenty48.outcomes.odds import OBJECTIVES, Odds, OddsStorageError, OddsTable
from core.twenty48.play import play_random
from core.twenty48.puzzle import PUZZLE
from core.twenty48.shape import BoardShape, shape_of
from tests.core.twenty48.small_boards import Brute, images, shift, solved
from tests.core.twenty48.stopping import cancel_at


def odds_of(size: int | BoardShape, exponent: int, four: float = 0.1, objective: str = "win") -> Odds:
    odds = OddsTable(size, exponent, four, objective).solve()
    assert odds is not None
    return odds


@cache
def odds_to_256() -> Odds:
    return odds_of(3, 8)


@pytest.fixture
def large() -> Odds:
    """Provide odds on 3x3 to 256, which take seconds, without extensions by other tests."""
    return odds_of_fresh(odds_to_256())


CASES = [
    (2, 3, 0.1, "win"),
    (2, 4, 0.1, "win"),
    (2, 5, 0.1, "win"),
    (2, 5, 0.1, "score"),
    (2, 5, 0.6, "score"),
    (2, 5, 0.0, "win"),
    (2, 5, 1.0, "win"),
    (3, 3, 0.1, "score"),
    (3, 4, 0.1, "win"),
    (3, 4, 0.1, "score"),
    (BoardShape(2, 3), 7, 0.1, "win"),
    (BoardShape(3, 2), 7, 0.3, "score"),
    (BoardShape(2, 4), 4, 0.1, "score"),
    (BoardShape(4, 2), 4, 0.4, "win"),
    (BoardShape(2, 5), 3, 0.1, "win"),
    (BoardShape(3, 4), 3, 0.1, "score"),
    (BoardShape(4, 3), 3, 0.1, "win"),
]


@pytest.mark.parametrize(("size", "exponent", "four", "objective"), CASES)
def test_every_move_of_every_position_is_worth_what_plain_recursion_says(
    size: int | BoardShape, exponent: int, four: float, objective: str
) -> None:
    brute = solved(size, exponent, four)
    which = OBJECTIVES.index(objective)
    odds = odds_of(size, exponent, four, objective)
    for cells in brute.live():
        values = odds.values(bytes(cells))
        assert values is not None
        for value, expected in zip(values, brute.directions[cells], strict=True):
            assert (value is None) == (expected is None)
            if value is not None and expected is not None:
                assert abs(value - expected[which]) <= 1e-12 * expected[which]
    assert odds.start_value == pytest.approx(brute.start(2)[which], rel=1e-12)
    assert odds.live == len(brute.live())
    for cells in brute.over():
        assert odds.values(bytes(cells)) == (None,) * 4 and odds.value(bytes(cells)) == 0


def test_games_start_with_two_tiles() -> None:
    """Games start with two tiles: on 3x3 a start with one tile has another value."""
    for exponent in (4, 5):
        small = solved(2, exponent)
        assert small.from_one_tile() == pytest.approx(small.start(2), rel=1e-12)
    brute = solved(3, 4)
    assert odds_of(3, 4, objective="score").start_value == pytest.approx(brute.start(2)[1], rel=1e-12)
    assert abs(brute.from_one_tile()[1] - brute.start(2)[1]) > 1e-4


def test_known_figures() -> None:
    assert odds_of(2, 4).start_value == pytest.approx(0.96, abs=0.005)
    assert odds_of(2, 5).start_value == pytest.approx(0.08, abs=0.005)
    assert odds_of(4, 3).start_value == 1
    assert odds_of(3, 4).start_value == 1


@pytest.mark.parametrize(("size", "exponent", "four"), [(2, 4, 0.1), (2, 5, 0.1), (3, 4, 0.3)])
def test_a_value_is_1_where_no_luck_is_needed_and_only_there(size: int, exponent: int, four: float) -> None:
    brute, odds = solved(size, exponent, four), odds_of(size, exponent, four)

    @cache
    def certain(cells: tuple[int, ...]) -> bool:
        afters = [shift(size, cells, direction)[0] for direction in range(4)]
        return any(max(after) >= exponent or always(after) for after in afters if after != cells)

    @cache
    def always(after: tuple[int, ...]) -> bool:
        empty = [place for place, tile in enumerate(after) if not tile]
        return all(certain((*after[:at], tile, *after[at + 1 :])) for at in empty for tile in (1, 2))

    for cells in brute.live():
        assert (odds.value(bytes(cells)) == 1) == certain(cells)


def test_what_a_double_can_hardly_tell_from_certain_is_not_certain() -> None:
    """A chance whose difference from 1 is lost in rounding is not certain, as on 3x3 to 64."""
    assert 1 - 1e-12 < odds_of(3, 6).start_value < 1


def test_larger_targets_are_harder_and_worth_more() -> None:
    wins = [odds_of(3, exponent).start_value for exponent in (4, 5, 6)]
    scores = [odds_of(3, exponent, objective="score").start_value for exponent in (4, 5, 6)]
    assert wins == sorted(wins, reverse=True) and wins[2] > 0.99
    assert scores == sorted(scores)


def test_images_of_a_position_have_the_images_values() -> None:
    """Values follow the symmetries: mirroring exchanges left and right, transposing left and up."""
    odds = odds_of(3, 6)
    rng = random.Random(1)
    board = PUZZLE.new("3x3:64", 11)
    for _ in range(60):
        values = odds.values(board.cells)
        assert values is not None
        left, right, up, down = values
        mirrored = bytes(board.cells[i] for i in (2, 1, 0, 5, 4, 3, 8, 7, 6))
        turned = bytes(board.cells[i] for i in (0, 3, 6, 1, 4, 7, 2, 5, 8))
        assert odds.values(mirrored) == (right, left, up, down)
        assert odds.values(turned) == (up, down, left, right)
        assert {odds.value(bytes(board.cells[i] for i in places)) for places in images(3)} == {odds.value(board.cells)}
        moves = PUZZLE.moves(board)
        if not moves or board.largest >= 5:
            board = PUZZLE.new("3x3:64", rng.getrandbits(60))
        else:
            board = PUZZLE.apply(board, rng.choice(list(moves)))[0]


@pytest.mark.parametrize(
    ("size", "exponent", "four", "objective"),
    [(2, 5, 0.1, "win"), (2, 5, 0.3, "score"), (3, 3, 0.1, "win"), (3, 4, 0.1, "win"), (3, 4, 0.4, "score"),
     (BoardShape(2, 3), 6, 0.1, "win"), (BoardShape(3, 2), 5, 0.4, "score"), (BoardShape(2, 4), 4, 0.1, "win")],
)  # fmt: skip
def test_every_board_that_is_set_up_by_hand_has_the_odds_of_plain_recursion(
    size: int | BoardShape, exponent: int, four: float, objective: str
) -> None:
    """Every board set up by hand has the odds of a plain recursion.

    All boards of tiles below the target on 2x2, and 1,500 random ones on others, half of them with large tiles that
    play never shows; looked up in odds with and without earlier extensions.
    """
    brute, which = Brute(size, exponent, four), OBJECTIVES.index(objective)
    boards = list(product(range(exponent), repeat=shape_of(size).cells))
    if size != 2:
        large = list(product((0, exponent - 2, exponent - 1), repeat=shape_of(size).cells))
        rng = random.Random(1)
        boards = [*rng.sample(boards, 750), *rng.sample(large, min(750, len(large)))]
    fresh, grown, unknown = odds_of(size, exponent, four, objective), odds_of(size, exponent, four, objective), 0
    for number, cells in enumerate(boards):
        unknown += odds_of_fresh(fresh).values(bytes(cells)) is None
        odds = grown if number % 2 else fresh
        assert odds.extend(bytes(cells))
        values = odds.values(bytes(cells))
        assert values is not None
        for value, expected in zip(values, brute.moves(cells), strict=True):
            assert (value is None) == (expected is None)
            if value is not None and expected is not None:
                assert abs(value - expected[which]) <= 1e-12 * max(1.0, expected[which])
    assert unknown > 5, f"{unknown}: some of them lead to what no play from two tiles shows"


def odds_of_fresh(odds: Odds) -> Odds:
    """Return the odds without their extensions."""
    odds._further = {}
    return odds


def test_nine_tiles_of_64_have_odds_and_so_has_all_that_follows(large: Odds) -> None:
    odds = large
    nine = bytes([6] * 9)
    assert odds.values(nine) is None and odds.value(nine) is None
    assert odds.extend(nine)
    assert odds.values(nine) == (1.0,) * 4
    board = PUZZLE.parse("target 256 generator 5\n32 32 32\n32 32 32\n32 32 32")
    assert odds.extend(board.cells)
    while not board.won and not board.over:
        values = odds.values(board.cells)
        assert values is not None
        best = max((d for d in range(4) if values[d] is not None), key=lambda d: values[d] or 0.0)
        board = PUZZLE.apply(board, ("left", "right", "up", "down")[best])[0]


def test_odds_of_a_set_board_can_be_cancelled_and_refused(large: Odds) -> None:
    odds = large
    cells = bytes([5] * 9)
    control = Control()
    control.cancel()
    assert not odds.extend(cells, control) and odds.values(cells) is None
    with pytest.raises(InputError, match="4 cells do not fill a board of 3x3"):
        odds.extend(bytes(4))
    assert odds.extend(cells) and odds.values(cells) is not None


def test_odds_that_do_not_fit_into_memory_are_refused_in_a_sentence(
    large: Odds, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(set_boards, "half_of_memory", lambda: 1 << 8)
    odds = large
    with pytest.raises(InputError, match="The boards that follow from this one do not fit into half of this machine"):
        odds.extend(bytes([5] * 9))
    assert odds.values(bytes([5] * 9)) is None
    board = PUZZLE.new("3x3:256", 1)
    assert odds.values(board.cells) is not None, "what was known stays known"


def test_perfect_games_are_won_as_often_as_the_odds_say() -> None:
    """Perfect play on 2x2 to 16 wins as often as the odds say, within 4 standard errors in 400 games."""
    odds = odds_of(2, 4)
    won = 0
    for seed in range(400):
        board = PUZZLE.new("2x2:16", seed * 7919 + 5)
        while not board.won and not board.over:
            values = odds.values(board.cells)
            assert values is not None
            best = max((d for d in range(4) if values[d] is not None), key=lambda d: values[d] or 0.0)
            result = board.step(best)
            assert result is not None
            board = result[0]
        won += board.won
    p = odds.start_value
    assert abs(won / 400 - p) < 4 * (p * (1 - p) / 400) ** 0.5
    share = play_random(2, games=4000, seed=1).share()
    assert sum(part for tile, part in share.items() if tile >= 16) < p


@pytest.mark.parametrize("rows", ["64 . .\n. . .\n. . .", "16 16 16\n16 16 16\n16 16 16", "2 2\n2 ."])
def test_positions_without_odds(rows: str) -> None:
    """Positions without odds: the target is made, play does not lead there, or another shape."""
    odds = odds_of(3, 6)
    assert odds.values(PUZZLE.parse(rows).cells) is None
    assert odds.value(PUZZLE.parse(rows).cells) is None
    assert odds.value(PUZZLE.parse(". . .\n. 2 2\n. . .").cells) is not None


# Tables on disk


def test_tables_are_kept_and_mapped(tmp_path: Path) -> None:
    table = OddsTable(3, 5, 0.2, "score")
    assert table.load(tmp_path) is None
    control = Control()
    made = table.load_or_solve(tmp_path, control)
    assert made is not None and control.done == control.total > 0
    file = table.path(tmp_path)
    assert file.stat().st_size == HEADER_BYTES + table.nbytes
    unused = Control()
    kept = table.load_or_solve(tmp_path, unused)
    assert kept is not None and unused.done == 0
    assert (kept.start_value, kept.live, kept.layers) == (made.start_value, made.live, made.layers)
    board = PUZZLE.new("3x3", 3)
    assert kept.values(board.cells) == made.values(board.cells) != None  # noqa: E711
    for other in (OddsTable(3, 5, 0.1, "score"), OddsTable(3, 5, 0.2, "win"), OddsTable(3, 4, 0.2, "score")):
        assert other.load(tmp_path) is None and other.path(tmp_path) != file


def test_a_table_under_another_ones_name_is_not_taken(tmp_path: Path) -> None:
    one, other = OddsTable(2, 5), OddsTable(2, 4)
    one.load_or_solve(tmp_path)
    one.path(tmp_path).rename(other.path(tmp_path))
    assert other.load(tmp_path) is None


@pytest.mark.parametrize("place", [-1, HEADER_BYTES, HEADER_BYTES + 100, 40])
def test_a_damaged_table_is_made_again(tmp_path: Path, place: int) -> None:
    table = OddsTable(3, 3)
    made = table.load_or_solve(tmp_path)
    assert made is not None
    data = bytearray(table.path(tmp_path).read_bytes())
    data[place] ^= 1
    table.path(tmp_path).write_bytes(data)
    assert table.load(tmp_path) is None
    again = table.load_or_solve(tmp_path)
    assert again is not None and again.start_value == made.start_value
    assert table.load(tmp_path) is not None


def test_altered_facts_are_noticed(tmp_path: Path) -> None:
    table = OddsTable(2, 5)
    table.load_or_solve(tmp_path)
    data = table.path(tmp_path).read_bytes()
    table.path(tmp_path).write_bytes(data.replace(b'"live": 57', b'"live": 58'))
    assert table.load(tmp_path) is None


def test_a_table_cut_short_is_made_again(tmp_path: Path) -> None:
    table = OddsTable(3, 3)
    table.load_or_solve(tmp_path)
    os.truncate(table.path(tmp_path), HEADER_BYTES + 50)
    assert table.load(tmp_path) is None
    assert table.load_or_solve(tmp_path) is not None and table.load(tmp_path) is not None


def test_odds_that_cannot_be_stored_still_serve(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OddsStorageError, match="No space left on device") as caught:
        OddsTable(2, 5).load_or_solve(tmp_path)
    assert caught.value.odds.start_value == pytest.approx(0.083, abs=0.001)
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("share", [0.1, 0.6])
def test_cancelling_leaves_nothing_behind(tmp_path: Path, share: float) -> None:
    """Cancelling, on the forward or the backward pass, leaves no file behind."""
    control = Control()
    cancel_at(control, share)
    assert OddsTable(3, 7).load_or_solve(tmp_path, control) is None
    assert not list(tmp_path.iterdir())
    assert 0 < control.done < control.total


# What is refused


@pytest.mark.parametrize(
    ("size", "exponent", "four", "objective"),
    [
        (5, 4, 0.1, "win"),
        (4, 5, 0.1, "win"),
        (3, 11, 0.1, "win"),
        (2, 2, 0.1, "win"),
        (3, 5, 1.5, "win"),
        (3, 5, 0.1, "x"),
    ],
)
def test_what_has_no_odds(size: int, exponent: int, four: float, objective: str) -> None:
    with pytest.raises(InputError):
        OddsTable(size, exponent, four, objective)
