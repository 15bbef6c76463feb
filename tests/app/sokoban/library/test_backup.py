"""Backup of everything in one file: restoring merges, and loses nothing better, later or partial."""

from __future__ import annotations

import json
import zipfile
from collections.abc import Iterator
from dataclasses import astuple
from pathlib import Path

import pytest

from app.base.storage.store import Store
from app.sokoban.library.backup import RestoreSummary, restoring, saving, saving_collection
from app.sokoban.library.level_set import PULL_SLOT, PUZZLE_KEY
from app.sokoban.library.library import Library
from app.sokoban.records.file_recordings import name_in
from app.sokoban.records.results import LevelResults
from app.sokoban.records.snapshots import Snapshot, Snapshots
from app.sokoban.records.solutions import LevelSolutions, SolutionRecord, SolutionSource, known_solutions
from core.base.control import Control
from core.base.puzzle import InputError
from core.sokoban.formats.collection import read_collection, read_file
from core.sokoban.level import format_state
from core.sokoban.reverse import ReversePuzzle
from tests.app.sokoban.library.test_library import SET

OTHER = "Else\n\n#######\n#@  $.#\n#######\n"


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Library]:
    store = Store(tmp_path / "one.sqlite")
    library = Library(store)
    library.sync_own()
    library.add(read_collection(SET))
    yield library
    store.close()


@pytest.fixture
def empty(tmp_path: Path) -> Iterator[Library]:
    """Provide the library of another computer."""
    store = Store(tmp_path / "two.sqlite")
    library = Library(store)
    library.sync_own()
    yield library
    store.close()


def record(position: int) -> dict[str, object]:
    """Return a saved game that has played `position` of three moves."""
    start = "#######\n#@  $.#\n#######"
    played = {"start": start, "moves": ["r"] * position, "position": position}
    return {**played, "seed": 1, "elapsed": 0.5, "info": {}}


def brought_back(library: Library, path: Path) -> tuple[int, ...]:
    """Restore a backup; return the numbers of new levels, better results and later games."""
    answer = restoring(library, path)(Control())
    assert isinstance(answer, RestoreSummary), answer
    assert answer.unreadable == 0
    return astuple(answer)[:3]


def test_everything_comes_back_on_another_computer(library: Library, empty: Library, tmp_path: Path) -> None:
    level = library.level_set(library.index().collections[1].key).levels[0]
    store = library.store
    store.record_best(PUZZLE_KEY, level.key, "pushes", 1, "R")
    store.save_game(PUZZLE_KEY, level.key, record(1))
    Snapshots(store).add(level.key, Snapshot("Nice", level.text, "R"))
    path = tmp_path / "all.statewalk"
    assert saving(library, path)(Control()) == 1
    assert brought_back(empty, path) == (3, 1, 2)
    mine = empty.index().collections[1]
    assert empty.collection(mine.key) == library.collection(library.index().collections[1].key)
    assert empty.store.read_best_results(PUZZLE_KEY, level.key)["pushes"].moves == "R"
    assert empty.store.load_game(PUZZLE_KEY, level.key) == record(1)
    assert [one.name for one in Snapshots(empty.store).read_snapshots(level.key)] == ["Nice"]
    assert brought_back(empty, path) == (0, 0, 0)
    assert str(RestoreSummary(0, 0, 0)) == "Everything was already in your library"
    assert str(RestoreSummary(3, 1, 0)) == "3 levels, 1 better result"


def test_what_is_better_or_later_here_stays(library: Library, empty: Library, tmp_path: Path) -> None:
    path = tmp_path / "all.statewalk"
    library.store.record_best(PUZZLE_KEY, "k", "pushes", 10, "old")
    library.store.record_best(PUZZLE_KEY, "k", "moves", 20, "short")
    library.store.save_game(PUZZLE_KEY, "k", record(1))
    Snapshots(library.store).add("k", Snapshot("There", "start", "R"))
    saving(library, path)(Control())
    empty.store.record_best(PUZZLE_KEY, "k", "pushes", 9, "better")
    empty.store.record_best(PUZZLE_KEY, "k", "moves", 30, "long")
    empty.store.save_game(PUZZLE_KEY, "k", record(3))
    Snapshots(empty.store).add("k", Snapshot("Here", "start", "L"))
    key = empty.save_level("Two rooms", read_collection(OTHER).levels[0]).collection
    assert brought_back(empty, path) == (3, 1, 1)
    best = empty.store.read_best_results(PUZZLE_KEY, "k")
    assert (best["pushes"].moves, best["moves"].moves) == ("better", "short")
    assert empty.store.load_game(PUZZLE_KEY, "k") == record(3)
    assert [one.name for one in Snapshots(empty.store).read_snapshots("k")] == ["Here", "There"]
    assert [row.name for row in empty.index().rows(key)] == ["Else", "First", "Second", "Third"]


def test_the_levels_in_the_file_are_open_to_every_program(library: Library, tmp_path: Path) -> None:
    path = tmp_path / "all.statewalk"
    saving(library, path)(Control())
    with zipfile.ZipFile(path) as archive:
        (name,) = [name for name in archive.namelist() if name.endswith(".sok")]
        assert name == "levels/001 Two rooms.sok"
        assert read_collection(archive.read(name)) == read_collection(SET)


def test_a_collection_is_saved_with_the_best_solutions(library: Library, tmp_path: Path) -> None:
    row = library.index().collections[1]
    first, second = library.level_set(row.key).levels
    library.store.record_best(PUZZLE_KEY, first.key, "pushes", 1, "R")
    library.store.record_best(PUZZLE_KEY, second.key, "box_lines", 1, "rR")
    path = tmp_path / "out.sok"
    assert saving_collection(library, row.key, path)(Control()).levels == 3
    again = read_file(path)
    assert [entry.rows for entry in again.entries] == [entry.rows for entry in read_collection(SET).entries]
    assert again.entries[0].solutions == ("R",)
    assert [one[:2] for one in again.entries[1].recordings] == [("Solution/1 push, 2 moves", "rR")]


def test_solutions_come_back_with_what_was_said_of_them(library: Library, empty: Library, tmp_path: Path) -> None:
    mine, theirs = (LevelSolutions(one.store, LevelResults(one.store)) for one in (library, empty))
    mine.put("k", SolutionRecord("rR", SolutionSource.PLAYER, 5.0, "Short", "over there"))
    mine.put("k", SolutionRecord("lL", SolutionSource.HELPED, 6.0))
    theirs.put("k", SolutionRecord("rR", SolutionSource.PROGRAM, 7.0, note="here"))
    path = tmp_path / "all.statewalk"
    saving(library, path)(Control())
    answer = restoring(empty, path)(Control())
    assert str(answer) == "3 levels, 2 solutions"
    assert theirs.read_records("k") == {
        "rR": SolutionRecord("rR", SolutionSource.PLAYER | SolutionSource.PROGRAM, 7.0, "Short", "here"),
        "lL": SolutionRecord("lL", SolutionSource.HELPED, 6.0),
    }
    assert str(restoring(empty, path)(Control())) == "Everything was already in your library"
    older = tmp_path / "older.statewalk"
    with zipfile.ZipFile(path) as source, zipfile.ZipFile(older, "w") as target:
        for name in source.namelist():
            if name != "solutions.json":
                target.writestr(name, source.read(name))
    assert str(restoring(empty, older)(Control())) == "Everything was already in your library"


def test_a_collection_is_saved_with_all_own_solutions_but_for_those_deleted(library: Library, tmp_path: Path) -> None:
    row = library.index().collections[1]
    first, second = library.level_set(row.key).levels
    solutions = LevelSolutions(library.store, LevelResults(library.store))
    solutions.keep(second.key, "rR", SolutionSource.PLAYER)
    solutions.put(second.key, SolutionRecord("lrrR", SolutionSource.PLAYER, 5.0, "Detour"))
    path = tmp_path / "out.sok"
    saving_collection(library, row.key, path)(Control())
    again = read_file(path)
    assert [one[:2] for one in again.entries[1].recordings] == [
        ("Solution/1 push, 2 moves", "rR"),
        ("Solution/Detour", "lrrR"),
    ]
    library.remove(row.key)
    key = library.add(again).collection
    solutions.put(second.key, SolutionRecord("lrrR", hidden=True))
    saving_collection(library, key, path)(Control())
    assert [one.moves for one in read_file(path).entries[1].recordings] == ["rR"]
    assert not solutions.read_records(first.key)


def test_a_collection_is_saved_with_snapshots_and_no_two_titles_alike(library: Library, tmp_path: Path) -> None:
    row = library.index().collections[1]
    first, second = library.level_set(row.key).levels
    solutions, snapshots = LevelSolutions(library.store, LevelResults(library.store)), Snapshots(library.store)
    for moves, name in (("rR", "Mine"), ("rlrR", "Mine"), ("rlrlrR", ""), ("rlrlrlrR", "")):
        solutions.put(second.key, SolutionRecord(moves, SolutionSource.PLAYER, 5.0, name))
    solutions.put(first.key, SolutionRecord("R", name="Called otherwise"))
    snapshots.add(first.key, Snapshot("", format_state(first.start), "r"))
    puzzle = ReversePuzzle(second.start)
    snapshots.add(second.key, Snapshot("From the end", puzzle.format(puzzle.starts()[0]), "rrL", pull=True))
    snapshots.add(second.key, Snapshot("Half", format_state(second.start), "r"))
    snapshots.add(second.key, Snapshot("Of another level", format_state(first.start), "R"))
    path = tmp_path / "out.sok"
    saving_collection(library, row.key, path)(Control())
    again = read_file(path)
    assert [one[:2] for one in again.entries[0].recordings] == [
        ("Solution/Called otherwise", "R"),
        ("Snapshot 1", "r"),
    ]
    assert [one[:2] for one in again.entries[1].recordings] == [
        ("Solution/Mine", "rR"),
        ("Solution/Mine (2)", "rlrR"),
        ("Solution/1 push, 6 moves", "rlrlrR"),
        ("Solution/1 push, 8 moves", "rlrlrlrR"),
        ("From the end", "[]rrL"),
        ("Half", "r"),
    ]
    assert [name_in(one.title) for one in again.entries[1].recordings[:4]] == ["Mine", "Mine (2)", "", ""]
    library.remove(row.key)
    key = library.add(again).collection
    saving_collection(library, key, path)(Control())
    assert read_file(path) == again, "what is in the file already is not written twice"


def test_a_note_on_a_solution_is_that_of_the_file_until_another_is_written(empty: Library, tmp_path: Path) -> None:
    key = empty.add(read_collection(SET.replace("Snapshot 1", "A way to go.\n\nSnapshot 1"))).collection
    level = empty.level_set(key).levels[0]
    solutions = LevelSolutions(empty.store, LevelResults(empty.store))
    (known,) = known_solutions(level, solutions.read_records(level.key))
    assert (known.name, known.note) == ("Pushes", "A way to go.")
    path = tmp_path / "out.sok"
    saving_collection(empty, key, path)(Control())
    assert read_file(path).entries[0].recordings[0].notes == "A way to go."
    solutions.put(level.key, SolutionRecord("R", note="The only one"))
    solutions.put(level.key, SolutionRecord("rlR", SolutionSource.PLAYER, 5.0, "Mine", "Longer\nthan needed"))
    saving_collection(empty, key, path)(Control())
    assert [(one.title, one.notes) for one in read_file(path).entries[0].recordings] == [
        ("Solution/Pushes", "The only one"),
        ("Snapshot 1", ""),
        ("Solution/Mine", "Longer\nthan needed"),
    ]


def test_a_collection_is_saved_with_the_lines_that_were_left(library: Library, tmp_path: Path) -> None:
    row = library.index().collections[1]
    first, second = library.level_set(row.key).levels
    game = {"seed": 1, "elapsed": 0.5, "info": {}, "position": 1}
    left = {"at": 1, "moves": ["r", "l"], "reached": 2, "info": {}}
    start = format_state(second.start)
    library.store.save_game(PUZZLE_KEY, second.key, {**game, "start": start, "moves": ["r", "l"], "branches": [left]})
    puzzle = ReversePuzzle(second.start)
    backwards = {**game, "start": puzzle.format(puzzle.starts()[0]), "moves": ["r", "r"]}
    left = {"at": 1, "moves": ["l"], "reached": 1, "info": {}}
    library.store.save_game(PUZZLE_KEY, second.key + PULL_SLOT, {**backwards, "branches": [left]})
    library.store.save_game(PUZZLE_KEY, first.key, {**game, "start": "no board", "moves": 5})
    path = tmp_path / "out.sok"
    saving_collection(library, row.key, path)(Control())
    again = read_file(path)
    assert [one.moves for one in again.entries[0].recordings] == ["R", "r"], "as in the file: its game cannot be read"
    assert [one[:2] for one in again.entries[1].recordings] == [
        ("Line left after 1 move", "rrl"),
        ("Line left after 1 move (2)", "[]rl"),
    ]


def test_what_files_call_their_solutions() -> None:
    named = {"Solution/Nice": "Nice", "My very best": "My very best", "Solution: by Bob": "Solution: by Bob"}
    for title, name in {**named, "Solution": "", "Solution 230/97": "", "Best solution": "", "Solution 2": ""}.items():
        assert name_in(title) == name


def test_a_damaged_or_foreign_file_changes_nothing(library: Library, tmp_path: Path) -> None:
    before = library.index()
    good = tmp_path / "good.statewalk"
    saving(library, good)(Control())

    def altered(name: str, member: str, text: str) -> Path:
        path = tmp_path / name
        with zipfile.ZipFile(good) as source, zipfile.ZipFile(path, "w") as target:
            for entry in source.namelist():
                target.writestr(entry, text if entry == member else source.read(entry))
        return path

    torn = tmp_path / "torn.statewalk"
    torn.write_bytes(good.read_bytes()[:200])
    text = tmp_path / "text.statewalk"
    text.write_text(SET, encoding="utf-8")
    for path, sentence in (
        (torn, "is not a saved library, or is damaged"),
        (text, "is not a saved library, or is damaged"),
        (tmp_path / "none.statewalk", "cannot be read"),
        (altered("a.statewalk", "games.json", '{"k": 1}'), "not a list"),
        (altered("b.statewalk", "best.json", "[" * 100_000), "not written in JSON"),
        (altered("c.statewalk", "statewalk.json", '{"puzzle": "cube", "format": 1}'), "holds no Sokoban levels"),
        (altered("d.statewalk", "statewalk.json", '{"puzzle": "sokoban", "format": 9}'), "newer Statewalk"),
        (altered("e.statewalk", "levels/001 Two rooms.sok", "no level"), "no level in this text"),
    ):
        answer = restoring(library, path)(Control())
        assert isinstance(answer, InputError) and sentence in str(answer), path.name
    assert library.index() == before


def refused(library: Library, path: Path) -> str:
    answer = restoring(library, path)(Control())
    assert isinstance(answer, InputError)
    return str(answer)


def test_an_archive_that_would_fill_the_memory_is_refused_before_it_is_read(
    library: Library, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "bomb.statewalk"
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("levels/001 zeros.sok", bytes(100 << 20))
    assert path.stat().st_size < 1 << 20
    assert "too large" in refused(library, path)
    with zipfile.ZipFile(path, "w", zipfile.ZIP_LZMA) as archive:  # its dictionary may be as large as it says
        archive.writestr("statewalk.json", "{}")
    assert "compressed in a way" in refused(library, path)
    monkeypatch.setattr("app.sokoban.library.backup.zipfile.ZipFile", None)  # not even listed
    path.write_bytes(b"PK\1\2" * 30_000)
    assert "too many files" in refused(library, path)


def test_an_archive_says_how_large_its_files_are_and_is_held_to_it(library: Library, tmp_path: Path) -> None:
    path = tmp_path / "liar.statewalk"
    saving(library, path)(Control())
    with zipfile.ZipFile(path, "a", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("levels/999 liar.sok", bytes(90 << 20))
    data = path.read_bytes()
    lie = data.replace((90 << 20).to_bytes(4, "little"), (10).to_bytes(4, "little"))
    assert lie != data
    path.write_bytes(lie)
    assert "is not a saved library, or is damaged" in refused(library, path)


def test_names_in_an_archive_are_no_places(library: Library, empty: Library, tmp_path: Path) -> None:
    good, path = tmp_path / "good.statewalk", tmp_path / "sub" / "folder" / "up.statewalk"
    saving(library, good)(Control())
    path.parent.mkdir(parents=True)
    with zipfile.ZipFile(good) as source, zipfile.ZipFile(path, "w") as target:
        for entry in source.infolist():
            target.writestr(entry.filename, source.read(entry))
        for name in ("levels/../../../escaped.sok", "../../escaped.json", str(tmp_path / "escaped.sok")):
            target.writestr(name, OTHER)
    before = sorted(tmp_path.rglob("*"))
    assert isinstance(restoring(empty, path)(Control()), RestoreSummary)
    assert sorted(tmp_path.rglob("*")) == before


def test_cancelling_leaves_everything_as_it_was(library: Library, empty: Library, tmp_path: Path) -> None:
    path, control = tmp_path / "all.statewalk", Control()
    control.cancel()
    path.write_text("old", encoding="utf-8")
    saving(library, path)(control)
    assert path.read_text(encoding="utf-8") == "old"
    assert [one.name for one in tmp_path.glob("*.part")] == []
    saving(library, path)(Control())
    before = empty.index()
    restoring(empty, path)(control)
    assert empty.index() == before


def test_a_game_in_the_file_is_what_the_page_reads(library: Library, tmp_path: Path) -> None:
    library.store.save_game(PUZZLE_KEY, "k", record(2))
    path = tmp_path / "all.statewalk"
    saving(library, path)(Control())
    with zipfile.ZipFile(path) as archive:
        ((slot, game, _saved),) = json.loads(archive.read("games.json"))
    assert (slot, json.loads(game)) == ("k", record(2))


@pytest.mark.parametrize(
    "bad",
    [
        '["k", "[]", 1.0]',
        '["k", 5, 1.0]',
        '["k", "{}", "now"]',
        json.dumps(["k", json.dumps(record(1)).replace('"position": 1', '"position": Infinity'), 2e9]),
        json.dumps(["k", json.dumps(record(1)).replace('"position": 1', f'"position": {"9" * 5000}'), 2e9]),
        json.dumps(["k", json.dumps(record(9)), 2e9]),
        json.dumps(["k/snapshots", '{"snapshots": [7]}', 2e9]),
    ],
    ids=["list", "number", "moment", "infinity", "digits", "through the wall", "snapshot"],
)
def test_what_makes_no_sense_stays_in_the_file_and_the_rest_comes_back(
    bad: str, library: Library, empty: Library, tmp_path: Path
) -> None:
    good, path = tmp_path / "good.statewalk", tmp_path / "bad.statewalk"
    saving(library, good)(Control())
    games = f"[{bad}, {json.dumps(['good', json.dumps(record(2)), 1e9])}]"
    with zipfile.ZipFile(good) as source, zipfile.ZipFile(path, "w") as target:
        for name in source.namelist():
            target.writestr(name, games if name == "games.json" else source.read(name))
    empty.store.save_game(PUZZLE_KEY, "k", record(1))
    answer = restoring(empty, path)(Control())
    assert str(answer) == "3 levels, 1 game. 1 record could not be read and was skipped"
    assert empty.store.load_game(PUZZLE_KEY, "good") == record(2)
    assert empty.store.load_game(PUZZLE_KEY, "k") == record(1)
