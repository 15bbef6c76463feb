"""Solutions of a level: author, no duplicates, checked by replaying, and never lost by accident."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from app.base.storage.store import Store
from app.sokoban.library.level_set import PUZZLE_KEY
from app.sokoban.page import SokobanPage
from app.sokoban.records import solutions
from app.sokoban.records.results import LevelResults
from app.sokoban.records.solutions import (
    LevelSolutions,
    SolutionRecord,
    SolutionSource,
    bests,
    check_solutions,
    gather_records,
)
from core.sokoban.formats.collection import read_level
from core.sokoban.level import Level

ROOM = "########\n#      #\n# @$ . #\n#   #  #\n#   #$ #\n#    . #\n########"
SOLUTION = "RRurrddlD"
LONGER = "duRRurrddlD"


def level_with(text: str) -> Level:
    return read_level(f"{ROOM}\n{text}")


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    store = Store(tmp_path / "one.sqlite")
    yield store
    store.close()


@pytest.fixture
def kept(store: Store) -> LevelSolutions:
    return LevelSolutions(store, LevelResults(store))


def test_the_same_solution_of_several_is_one_row(kept: LevelSolutions) -> None:
    level = level_with(f"\nSolution/Nice\n2r u2r 2d l d\n\nSolution\n{LONGER}\n")
    kept.keep(level.key, SOLUTION, SolutionSource.PLAYER)
    kept.keep(level.key, SOLUTION, SolutionSource.PROGRAM)
    rows = check_solutions(level.start, gather_records(level, kept.read_records(level.key)))
    assert [(row.moves, row.name) for row in rows] == [(SOLUTION, "Nice"), (LONGER, "")]
    assert [row.source for row in rows] == [
        SolutionSource.PLAYER | SolutionSource.PROGRAM | SolutionSource.FILE,
        SolutionSource.FILE,
    ]
    assert (rows[0].tally.pushes, rows[1].tally.moves) == (3, 11)
    assert bests(rows)["moves"] == 9


def test_a_broken_solution_of_the_file_says_so(kept: LevelSolutions) -> None:
    level = level_with("\nSolution/A\nrru5r\n\nSolution/B\nRR\n\nSolution/C\nrxr\n\nSnapshot 1\nR\n")
    rows = check_solutions(level.start, gather_records(level, kept.read_records(level.key)))
    assert {row.name: row.fault for row in rows} == {
        "A": "The man cannot go right (move 6 of 8).",
        "B": "At the end 1 box is not on a goal.",
    }
    assert bests(rows) == {}


def test_what_cannot_be_a_solution_is_not_listed(kept: LevelSolutions, store: Store) -> None:
    level = level_with("")
    kept.put(level.key, SolutionRecord("llll", SolutionSource.PLAYER))
    kept.put(level.key, SolutionRecord(SOLUTION, SolutionSource.PLAYER))
    with store.change() as db:
        db.execute(f"INSERT INTO {solutions.TABLE} VALUES (?, 'R', 99, 0, '', '', 0)", (level.key,))
    assert [row.moves for row in check_solutions(level.start, gather_records(level, kept.read_records(level.key)))] == [
        SOLUTION
    ]


def test_records_of_older_versions_are_listed_and_deleted(kept: LevelSolutions, store: Store) -> None:
    level = level_with("")
    results = LevelResults(store)
    for metric, moves in (("pushes", SOLUTION), ("moves", SOLUTION), ("box_lines", LONGER)):
        store.record_best(PUZZLE_KEY, level.key, metric, 2, moves)
    rows = check_solutions(level.start, gather_records(level, kept.read_records(level.key)))
    assert [row.source for row in rows] == [SolutionSource.PLAYER] * 2
    before = kept.remove(level.key, rows[0], rows)
    left = check_solutions(level.start, gather_records(level, kept.read_records(level.key)))
    assert [row.moves for row in left] == [LONGER]
    results.refresh()
    assert {best.moves for best in results.find_best_results(level.key).values()} == {LONGER}
    assert results.find_best_results(level.key)["moves"].value == 11
    kept.restore(level.key, before, rows[0].tally)
    assert results.find_best_results(level.key)["moves"].moves == SOLUTION
    assert len(check_solutions(level.start, gather_records(level, kept.read_records(level.key)))) == 2


def test_the_last_one_deleted_leaves_the_level_unsolved(kept: LevelSolutions, store: Store) -> None:
    level, results = level_with(""), LevelResults(store)
    kept.keep(level.key, SOLUTION, SolutionSource.PLAYER)
    (row,) = check_solutions(level.start, gather_records(level, kept.read_records(level.key)))
    results.record(level.key, row.tally, row.moves)
    kept.remove(level.key, row, [row])
    assert not kept.read_records(level.key) and not results.find_best_results(level.key)


def test_one_of_the_file_is_hidden_until_somebody_finds_it_again(kept: LevelSolutions) -> None:
    level = level_with(f"\nSolution\n{SOLUTION}\n")
    (row,) = check_solutions(level.start, gather_records(level, kept.read_records(level.key)))
    before = kept.remove(level.key, row, [row])
    assert not check_solutions(level.start, gather_records(level, kept.read_records(level.key)))
    kept.restore(level.key, before, row.tally)
    assert not kept.read_records(level.key) and check_solutions(
        level.start, gather_records(level, kept.read_records(level.key))
    )
    kept.remove(level.key, row, [row])
    kept.keep(level.key, SOLUTION, SolutionSource.PLAYER)
    (again,) = check_solutions(level.start, gather_records(level, kept.read_records(level.key)))
    assert again.source == SolutionSource.PLAYER | SolutionSource.FILE


def test_as_many_are_kept_as_there_is_room_for(kept: LevelSolutions, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(solutions, "MOST_KEPT", 4)
    for number in range(8):
        kept.put("k", SolutionRecord(str(number), SolutionSource.PLAYER, float(number), "named" if number == 1 else ""))
    kept.keep("k", "new", SolutionSource.PLAYER)
    assert set(kept.read_records("k")) == {"1", "6", "7", "new"}


def test_every_solved_game_is_kept_and_says_whether_it_had_help(page: SokobanPage) -> None:
    page.model.open_level(2)
    model = page.model
    (of_file,) = check_solutions(model.level.start, gather_records(model.level, {}))
    model.play(of_file.moves)
    assert model.session.is_solved
    model.go(0)
    back = {"l": "r", "r": "l", "u": "d", "d": "u"}
    step = next(move for move in model.session.puzzle.moves(model.session.state) if move.islower())
    detour = step + back[step] + of_file.moves
    model.play(detour)
    assert model.session.is_solved, "worse in every counter, and kept all the same"
    model.go(0)
    model.play(2 * (step + back[step]))
    model.follow(of_file.moves)
    assert model.session.is_solved
    found = check_solutions(
        model.level.start, gather_records(model.level, model.solutions.read_records(model.level.key))
    )
    assert [(one.moves, one.source) for one in found] == [
        (of_file.moves, SolutionSource.PLAYER | SolutionSource.FILE),
        (detour, SolutionSource.PLAYER),
        (2 * (step + back[step]) + of_file.moves, SolutionSource.HELPED),
    ]


def test_what_the_program_lays_out_is_its_own_solution(page: SokobanPage) -> None:
    page.model.open_level(2)
    model = page.model
    page.solving.lay_out()
    model.go(len(model.session.moves))
    assert model.session.is_solved
    (one,) = check_solutions(
        model.level.start, gather_records(model.level, model.solutions.read_records(model.level.key))
    )
    assert one.source & SolutionSource.PROGRAM and not one.source & (SolutionSource.HELPED | SolutionSource.PLAYER)
