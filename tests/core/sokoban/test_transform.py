"""The eight symmetries of boards and moves, cropping, and identity of levels."""

from __future__ import annotations

import random
from itertools import product

import pytest

from core.sokoban.board import Board, scan
from core.sokoban.canonical import canonical
from core.sokoban.formats.collection import read_collection, read_level
from core.sokoban.identity import duplicates, identity
from core.sokoban.level import Recording, format_state
from core.sokoban.replay import replay
from core.sokoban.transform import (
    Symmetry,
    crop,
    margins,
    transform_level,
    transform_moves,
    transform_rows,
    transform_square,
)
from resources import ROOT
from tests.core.sokoban.sokoban_reference import random_state

ROWS = ["abc", "de"]
SEEN = {
    Symmetry.IDENTITY: ["abc", "de"],
    Symmetry.ROTATE_RIGHT: ["da", "eb", " c"],
    Symmetry.ROTATE_HALF: [" ed", "cba"],
    Symmetry.ROTATE_LEFT: ["c", "be", "ad"],
    Symmetry.MIRROR_HORIZONTAL: ["cba", " ed"],
    Symmetry.MIRROR_VERTICAL: ["de", "abc"],
    Symmetry.TRANSPOSE: ["ad", "be", "c"],
    Symmetry.ANTITRANSPOSE: [" c", "eb", "da"],
}
LEVELS = read_collection((ROOT / "levels" / "statewalk.sok").read_bytes()).levels


@pytest.mark.parametrize(("symmetry", "rows"), SEEN.items(), ids=lambda value: getattr(value, "name", ""))
def test_rows_seen_under_a_symmetry(symmetry: Symmetry, rows: list[str]) -> None:
    assert transform_rows(ROWS, symmetry) == rows
    assert transform_rows(rows, symmetry.inverse) == ROWS
    for x, y in product(range(3), range(2)):
        after = transform_square(x, y, 3, 2, symmetry)
        sign = ROWS[y].ljust(3)[x]
        assert rows[after[1]].ljust(3)[after[0]] == sign


def test_symmetries_are_a_group() -> None:
    for first, second in product(Symmetry, Symmetry):
        both = first.compose_with(second)
        assert transform_rows(transform_rows(ROWS, first), second) == transform_rows(ROWS, both)
        assert transform_moves(transform_moves("lurdLURD", first), second) == transform_moves("lurdLURD", both)
        assert first.compose_with(first.inverse) is Symmetry.IDENTITY
    assert Symmetry.ROTATE_RIGHT.compose_with(Symmetry.ROTATE_RIGHT) is Symmetry.ROTATE_HALF


@pytest.mark.parametrize("symmetry", Symmetry, ids=lambda symmetry: symmetry.name)
def test_a_solution_solves_the_transformed_level(symmetry: Symmetry) -> None:
    for level in LEVELS[:20]:
        seen = transform_level(level, symmetry)
        before, after = (replay(one.start, one.solutions[0]) for one in (level, seen))
        assert after.state.solved and after.tally == before.tally
        assert [one.title for one in seen.recordings] == [one.title for one in level.recordings]
        assert (seen.title, seen.author) == (level.title, level.author)


def test_moves_keep_their_runs_jumps_and_position() -> None:
    assert transform_moves("[2(3rU)]*l D", Symmetry.ROTATE_RIGHT) == "[2(3dR)]*u L"


def test_a_level_carries_its_snapshots_along() -> None:
    level = read_level("#####\n#@$.#\n#####\nSnapshot 1\nR\nSolution\nR\n")
    turned = transform_level(level, Symmetry.ROTATE_LEFT)
    assert turned.recordings == (Recording("Snapshot 1", "U"), Recording("Solution", "U"))
    assert turned.snapshots == (Recording("Snapshot 1", "U"),) and turned.solutions == ("U",)


def test_crop() -> None:
    rows = ["", "   ", "  ###", " #@", ""]
    assert crop(rows) == [" ###", "#@"]
    assert margins(rows) == (1, 2)
    assert crop(["", " "]) == [] == crop([])


def test_the_same_level_in_other_clothes() -> None:
    plain = ["#######", "#@ $ .#", "#######"]
    same = [
        ["", "   #######", "   #@ $ .#", "   #######"],
        ["#######", "#p_b-.#", "#######  "],
        ["#########", "#########", "##@ $ .##", "#########"],
        ["#######", "#@ $ .# .", "####### $"],
        ["#######", "#@ $ .#", "#######", "#     #", "#######"],
        ["###", "#.#", "# #", "#$#", "# #", "#@#", "###"],
    ]
    assert {identity(rows) for rows in same} == {identity(plain)} == {identity(read_level("\n".join(plain)))}
    other = [
        ["#######", "# @$ .#", "#######"],
        ["#######", "#@ $ .#", "####  #", "   ####"],
        ["#######", "#@ $  #", "#######"],
    ]
    assert len({identity(rows) for rows in [plain, *other]}) == 4


def test_identity_of_what_cannot_be_played() -> None:
    assert identity(["###", "# #", "###"]) == identity(["", " ###", " # #", " ###"])
    assert identity(["####", "#@@#", "####"]) == identity(["###", "#@#", "#@#", "###"])
    assert identity([]) == identity(["##"]) != identity(["###", "# #", "###"])
    assert identity(["@", ""]) != identity(["$"])


def test_identity_of_what_is_too_large_to_play() -> None:
    rows = ["#" * 300, *["#@$" + " " * 296 + "#"] * 299]
    same = transform_rows(rows, Symmetry.ROTATE_RIGHT)
    assert identity(rows) == identity(["", *(f"  {row}" for row in same)]) != identity(rows[1:])


def test_identity_against_eight_sorted_pictures() -> None:
    """The identity of a level is the least of its eight transformed pictures."""
    rng = random.Random(5)
    known: dict[str, str] = {}
    for _ in range(400):
        state = random_state(rng, 8)
        inside = state.board.flood(state.man)
        rows = _filled(format_state(state).split("\n"), state.board, inside)
        least = min("\n".join(transform_rows(rows, symmetry)) for symmetry in Symmetry)
        for symmetry in Symmetry:
            key = identity(transform_rows(rows, symmetry))
            assert known.setdefault(key, least) == least
    assert len(known) == len(set(known.values()))


def _filled(rows: list[str], board: Board, inside: bytes) -> list[str]:
    """Return the rows with wall wherever the player cannot go, cropped, with a wall around them."""
    places = [board.xy(cell) for cell, within in enumerate(inside) if within]
    left, right = min(x for x, _ in places), max(x for x, _ in places)
    top, bottom = min(y for _, y in places), max(y for _, y in places)
    wide = [row.ljust(right + 1) for row in rows]
    ring = "#" * (right - left + 3)
    drawn = [
        "".join(wide[y][x] if inside[board.cell(x, y)] else "#" for x in range(left, right + 1))
        for y in range(top, bottom + 1)
    ]
    return [ring, *(f"#{row}#" for row in drawn), ring]


def test_the_kernel_wants_a_cell_for_every_byte() -> None:
    board, *_ = scan(["###", "# #", "###"])
    with pytest.raises(ValueError, match="one byte for every cell"):
        canonical(board, b"", [], [])


def test_duplicates() -> None:
    assert duplicates(LEVELS) == {}
    turned = [transform_level(level, Symmetry.ROTATE_LEFT) for level in LEVELS[3:5]]
    assert duplicates([*LEVELS, *turned]) == {len(LEVELS): 3, len(LEVELS) + 1: 4}
