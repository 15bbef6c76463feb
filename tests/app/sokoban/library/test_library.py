"""The stored library: unchanged collections, nothing twice or partial, no better solution lost."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from app.base.storage.store import Store
from app.sokoban.library.level_set import PUZZLE_KEY
from app.sokoban.library.library import KeptLevels, Library
from app.sokoban.library.rows import ImportSummary
from core.base.control import Control
from core.base.puzzle import InputError
from core.sokoban.formats.collection import read_collection, read_file
from core.sokoban.level import Level
from core.sokoban.transform import Symmetry, transform_level
from tests.app.sokoban.levels import many

SET = """\
:: Some notes

Collection: Two rooms
Author: Ann

First

#####
#@$.#
#####

Title: First
Date: 2001-02-03

Solution/Pushes
R

Snapshot 1
r

Second

######
#@ $.#
######

; a remark

Third

#####
#@$ #
#####
"""


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Library]:
    store = Store(tmp_path / "games.sqlite")
    yield Library(store)
    store.close()


def again(library: Library) -> Library:
    """Return the library as the next start of the program finds it."""
    path = library.store.path
    library.store.close()
    return Library(Store(path))


def opened(library: Library, path: Path) -> ImportSummary:
    """Open a file as its job does, and return the summary."""
    answer = library.importing(path)(Control())
    assert isinstance(answer, ImportSummary)
    return answer


def test_a_collection_comes_back_as_its_file_had_it(library: Library, tmp_path: Path) -> None:
    path = tmp_path / "set.sok"
    path.write_text(SET, encoding="utf-8")
    imported = opened(library, path)
    assert (imported.title, imported.levels, imported.bad) == ("Two rooms", 2, 1)
    assert imported.first_error.startswith("1 box but 0 goals (line ")
    library = again(library)
    assert library.collection(imported.collection) == read_file(path)
    level = library.level_set(imported.collection).levels[0]
    assert (level.title, level.author, level.solutions) == ("First", "Ann", ("R",))
    assert [one.title for one in level.snapshots] == ["Snapshot 1"]


def test_every_level_is_listed_and_those_that_cannot_be_played_say_why(library: Library) -> None:
    imported = library.add(read_collection(SET))
    rows = library.index().rows(imported.collection)
    assert [(row.name, row.boxes, row.width, row.height, bool(row.fault)) for row in rows] == [
        ("First", 1, 5, 3, False),
        ("Second", 1, 6, 3, False),
        ("Third", 1, 5, 3, True),
    ]
    assert library.board(rows[2].key) == ("#####", "#@$ #", "#####")
    with pytest.raises(InputError, match="1 box but 0 goals"):
        library.level(rows[2].key)
    assert len(library.level_set(imported.collection).levels) == 2


def test_what_a_file_says_about_itself_is_kept(library: Library) -> None:
    library.add(read_collection(SET))
    (row,) = library.index().collections
    assert (row.title, row.about) == ("Two rooms", "by Ann\nSome notes")


def test_opening_a_file_again_adds_only_what_is_new(library: Library, tmp_path: Path) -> None:
    path = tmp_path / "set.sok"
    path.write_text(SET, encoding="utf-8")
    first = opened(library, path)
    assert opened(library, path).fresh == 0
    path.write_text(SET + "\nFourth\n\n#######\n#@  $.#\n#######\n", encoding="utf-8")
    more = opened(library, path)
    assert (more.collection, more.fresh, more.levels) == (first.collection, 1, 3)
    other = tmp_path / "copy.sok"
    other.write_text(SET + "\nFourth\n\n#######\n#@  $.#\n#######\n", encoding="utf-8")
    assert opened(library, other).collection == first.collection
    assert len(library.index().collections) == 1


def test_a_turned_copy_is_known_and_shares_the_mark_of_the_solved_level(library: Library) -> None:
    source = read_collection("Bent\n\n######\n#@   #\n# $# #\n#  #.#\n######\n").levels[0]
    library.save_level("Mine", source)
    for symmetry in Symmetry:
        if symmetry is not Symmetry.IDENTITY:
            library.save_level("Turned", transform_level(source, symmetry))
    library.save_level("Turned", read_collection("Else\n\n#####\n#@$.#\n#####\n").levels[0])
    index = library.index()
    mine, turned = index.collections
    (twins,) = index.twins.values()
    assert {row.collection for row in twins} == {mine.key, turned.key} and len(twins) == 8
    assert [row.name in {one.name for one in twins} for row in index.rows(turned.key)][-1] is False
    library.store.record_best(PUZZLE_KEY, source.key, "pushes", 5, "rdD")
    index = library.index()
    assert [(one.title, one.solved) for one in index.collections] == [("Mine", 1), ("Turned", 7)]
    assert {index.best.get(row.identity) for row in twins} == {5}


def test_a_level_is_saved_once_and_in_the_place_of_the_one_it_replaces(library: Library) -> None:
    one, two = read_collection(SET).levels
    first = library.save_level(" Mine ", one)
    second = library.save_level("Mine", two)
    assert library.save_level("Mine", one).key == first.key
    assert (first.place, second.place, first.collection) == (0, 1, second.collection)
    changed = Level(two.rows, two.start, "Better")
    assert library.save_level("Mine", changed, replaces=first.key).key == first.key
    rows = library.index().rows(first.collection)
    assert [row.name for row in rows] == ["Better", "Second"]
    assert library.level(first.key).rows == two.rows


def test_the_programs_own_levels_come_first_and_stay_as_they_are(library: Library) -> None:
    library.add(read_collection(SET))
    library.sync_own()
    library.sync_own()
    own, mine = library.index().collections
    assert own.is_built_in and not mine.is_built_in and own.levels >= 24
    library.remove(own.key)
    library.rename(own.key, "Other")
    assert library.index().collections[0] == own
    with pytest.raises(InputError, match="comes with the program"):
        library.save_level(own.title, read_collection(SET).levels[0])


def test_collections_are_renamed_moved_removed_and_brought_back(library: Library) -> None:
    keys = [library.save_level(name, read_collection(SET).levels[0]).collection for name in "ABC"]
    library.rename(keys[0], "  Alpha ")
    with pytest.raises(InputError, match="needs a name"):
        library.rename(keys[0], " ")
    library.move(keys[2], -1)
    assert [one.title for one in library.index().collections] == ["Alpha", "C", "B"]
    library.remove(keys[2])
    assert [one.title for one in library.index().collections] == ["Alpha", "B"]
    library.restore(keys[2])
    assert [one.title for one in library.index().collections] == ["Alpha", "C", "B"]
    library.remove(keys[2])
    library = again(library)
    library.restore(keys[2])
    assert [one.title for one in library.index().collections] == ["Alpha", "B"]
    with pytest.raises(InputError, match="no longer in your library"):
        library.level_set(keys[2])


def test_a_cancelled_import_leaves_no_trace(library: Library, tmp_path: Path) -> None:
    path = tmp_path / "set.sok"
    path.write_text(SET, encoding="utf-8")
    control = Control()
    control.cancel()
    library.importing(path)(control)
    assert library.index().collections == [] and library.size == 0


KILLED = """
import sys
from pathlib import Path
from app.sokoban.library.library import Library
from app.base.storage.store import Store
from core.base.control import Control
library = Library(Store(Path(sys.argv[1])))
print("begun", flush=True)
while True:
    library.importing(Path(sys.argv[2]))(Control())
    print("kept", flush=True)
"""


@pytest.mark.skipif(os.name == "nt", reason="SIGKILL")
@pytest.mark.parametrize("after", [0.05, 0.25])
def test_a_process_killed_while_it_imports_leaves_all_or_nothing(tmp_path: Path, after: float) -> None:
    path, games = tmp_path / "many.sok", tmp_path / "games.sqlite"
    path.write_text(many(800, random.Random(1)), encoding="utf-8")
    process = subprocess.Popen([sys.executable, "-c", KILLED, str(games), str(path)], stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    process.stdout.readline()
    time.sleep(after)
    process.send_signal(signal.SIGKILL)
    kept = "kept" in process.stdout.read()
    process.stdout.close()
    process.wait()
    library = Library(Store(games))
    assert library.size in ({800} if kept else {0, 800})
    assert sum(row.levels for row in library.index().collections) == library.size


def test_a_missing_file_is_told(library: Library, tmp_path: Path) -> None:
    answer = library.importing(tmp_path / "none.sok")(Control())
    assert isinstance(answer, InputError) and "none.sok cannot be read" in str(answer)


def test_a_file_without_a_playable_level_is_not_kept(library: Library, tmp_path: Path) -> None:
    path = tmp_path / "bad.xsb"
    path.write_text("#####\n#@$ #\n#####\n\n#####\n# $.#\n#####\n", encoding="utf-8")
    answer = library.importing(path)(Control())
    assert isinstance(answer, InputError) and str(answer) == "1 box but 0 goals (line 2, column 3)."
    assert library.index().collections == []


def test_levels_of_a_large_collection_are_read_one_by_one(library: Library) -> None:
    text = many(400, random.Random(4))
    imported = library.add(read_collection(text, "Many"))
    level_set = library.level_set(imported.collection)
    levels = level_set.levels
    assert isinstance(levels, KeptLevels) and len(levels) == 400
    expected = read_collection(text).levels
    for at in (0, 399, 17, -1):
        assert levels[at].start == expected[at].start
    assert [level.title for level in levels[10:13]] == [level.title for level in expected[10:13]]
    assert level_set.find(expected[200].key) == next(
        at for at, level in enumerate(expected) if level.key == expected[200].key
    )
    assert level_set.find("nothing") is None
