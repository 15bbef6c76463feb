"""Levels deleted, renamed, moved and copied, undone and redone; the program's own stay unchanged."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest

from app.base.storage.store import Store
from app.sokoban.library.arranging import Arranging, Change
from app.sokoban.library.index import Index
from app.sokoban.library.level_set import PUZZLE_KEY
from app.sokoban.library.library import Library
from core.base.puzzle import InputError
from core.sokoban.formats.collection import read_collection
from tests.app.sokoban.levels import many


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Library]:
    """Provide a library with the program's own levels, and two collections of five and three levels."""
    store = Store(tmp_path / "one.sqlite")
    library = Library(store)
    library.sync_own()
    for title, count, seed in (("Mine", 5, 1), ("Yours", 3, 2)):
        library.add(read_collection(f"Collection: {title}\n\n{many(count, Random(seed))}"))
    yield library
    store.close()


@pytest.fixture
def arranging(library: Library) -> Arranging:
    return library.arranging


def titles(library: Library) -> dict[str, list[str]]:
    """Return the levels of each of the user's collections, after checking their order."""
    index = library.index()
    for rows in index.levels.values():
        assert [row.place for row in rows] == list(range(len(rows)))
    return {
        row.title: [level.title.removeprefix("Room ") for level in index.levels[row.key]]
        for row in index.collections[1:]
    }


def keys(library: Library, collection: int) -> list[int]:
    index = library.index()
    return [row.key for row in index.levels[index.collections[collection].key]]


def collection(library: Library, at: int) -> int:
    return library.index().collections[at].key


def test_deleted_levels_come_back_to_their_places_with_all_that_hangs_on_them(
    library: Library, arranging: Arranging
) -> None:
    before = titles(library)
    first, second, third, *_ = keys(library, 1)
    game = library.level(second).key
    library.store.record_best(PUZZLE_KEY, game, "pushes", 3, "RRR")
    assert arranging.delete([third, first]).what == "2 levels deleted"
    assert titles(library)["Mine"] == ["2", "4", "5"]
    assert arranging.delete([second]).what == "1 level deleted"
    assert library.store.read_best_results(PUZZLE_KEY, game), "a result is the level's, wherever it stands"
    arranging.undo()
    arranging.undo()
    assert titles(library) == before and keys(library, 1)[:3] == [first, second, third]
    assert not arranging.can_undo and arranging.can_redo == "2 levels deleted"
    arranging.redo()
    assert titles(library)["Mine"] == ["2", "4", "5"]


def test_levels_are_put_before_another_and_at_the_end(library: Library, arranging: Arranging) -> None:
    mine, there = keys(library, 1), collection(library, 1)
    arranging.put([mine[3], mine[0]], there, before=mine[2])
    assert titles(library)["Mine"] == ["2", "4", "1", "3", "5"]
    arranging.put([mine[1]], there)
    assert titles(library)["Mine"] == ["4", "1", "3", "5", "2"]
    assert arranging.put([mine[4], mine[1]], there) is None, "they stand there already"
    assert arranging.put([mine[0], mine[2]], there, before=mine[0]) is None, "in front of itself is where it is"
    arranging.undo()
    arranging.undo()
    assert titles(library)["Mine"] == ["1", "2", "3", "4", "5"]


def test_levels_go_to_another_collection_and_to_a_new_one(library: Library, arranging: Arranging) -> None:
    before = titles(library)
    mine, yours = keys(library, 1), keys(library, 2)
    change = arranging.put([mine[1], mine[3]], collection(library, 2), before=yours[1])
    assert change is not None and change.what == "2 levels moved to Yours"
    assert titles(library) == {"Mine": ["1", "3", "5"], "Yours": ["1", "2", "4", "2", "3"]}
    change = arranging.put_into_new([mine[0], yours[2]], " Best of ")
    assert change.what == "2 levels moved to Best of"
    assert titles(library)["Best of"] == ["1", "3"]
    arranging.undo()
    assert "Best of" not in titles(library)
    arranging.redo()
    assert titles(library)["Best of"] == ["1", "3"]
    arranging.undo()
    arranging.undo()
    assert titles(library) == before


def test_the_programs_own_are_copied_and_never_changed(library: Library, arranging: Arranging) -> None:
    own, there = keys(library, 0), collection(library, 1)
    index = library.index()
    attempts: tuple[Callable[[], object], ...] = (
        lambda: arranging.delete(own[:1]),
        lambda: arranging.put(own[:1], there),
        lambda: arranging.put(keys(library, 1)[:1], index.collections[0].key),
        lambda: arranging.describe(own[0], "Other"),
        lambda: arranging.copy(own[:1], index.collections[0].key),
    )
    for attempt in attempts:
        with pytest.raises(InputError, match="comes with the program"):
            attempt()
    assert library.index() == index and not arranging.can_undo
    assert arranging.copy(own[:2], there).what == "2 levels copied to Mine"
    copied = library.level(keys(library, 1)[5])
    assert copied.solutions and copied.key == library.level(own[0]).key
    arranging.copy_to_new(own[:1], "Copies")
    arranging.undo()
    arranging.undo()
    arranging.redo()
    assert len(titles(library)["Mine"]) == 7 and "Copies" not in titles(library)


def test_a_level_gets_other_words(library: Library, arranging: Arranging) -> None:
    key = keys(library, 1)[0]
    board = library.board(key)
    arranging.describe(key, "  The  first\none ", "Ann", "Think.\n\nThen push.")
    level = library.level(key)
    assert (level.title, level.author, level.comment) == ("The first one", "Ann", "Think.\n\nThen push.")
    assert (
        library.read_level_texts(key) == ("The first one", "Ann", "Think.\n\nThen push.")
        and library.board(key) == board
    )
    assert arranging.describe(key, "The first one") is None
    arranging.describe(key, "", "", "")
    assert (library.level(key).author, library.level(key).comment, library.level(key).keys) == ("", "", ())
    arranging.undo()
    arranging.undo()
    assert library.read_level_texts(key)[:2] == ("Room 1", "Author 1")


def test_what_is_not_there_any_more_is_refused(library: Library, arranging: Arranging) -> None:
    mine = keys(library, 1)
    arranging.put(mine[:1], collection(library, 2))
    library.remove(collection(library, 1))
    with pytest.raises(InputError, match="no longer"):
        arranging.undo()
    with pytest.raises(InputError, match="no longer"):
        arranging.delete(mine[1:2])
    with pytest.raises(InputError, match="needs a name"):
        arranging.put_into_new(keys(library, 1)[:1], "  ")
    library.restore(_removed(library))
    arranging.undo()
    assert titles(library)["Mine"] == ["1", "2", "3", "4", "5"]


def _removed(library: Library) -> int:
    return int(library.store.read("SELECT key FROM sokoban_collection WHERE removed")[0][0])


def test_the_list_follows_without_being_read_again(library: Library, arranging: Arranging) -> None:
    random, index = Random(5), library.index()

    def follow(index: Index) -> Index:
        mine = [row.key for entry in index.collections[1:] for row in index.levels[entry.key]]
        some = random.sample(mine, min(len(mine), random.randint(1, 3)))
        there = random.choice(index.collections[1:]).key
        deeds: tuple[Callable[[], Change | None], ...] = (
            lambda: arranging.delete(some) if len(mine) > 4 else None,
            lambda: arranging.put(some, there, random.choice([None, *mine])),
            lambda: arranging.copy(some, there) if len(mine) < 12 else None,
            lambda: arranging.describe(some[0], f"Title {random.randint(1, 9)}"),
            arranging.undo,
            arranging.redo,
        )
        change = random.choice(deeds)()
        return index if change is None else index.apply_change(change, library.rows(change.levels))

    for _ in range(300):
        index = follow(index)
        assert index == library.index()
