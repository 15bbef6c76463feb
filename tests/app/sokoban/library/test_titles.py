"""Titles given by the program are shown in the window's language, titles given by users unchanged."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit
from pytestqt.qtbot import QtBot

from app.base.language.words import as_shown
from app.base.storage.store import Store
from app.shell.window import open_window
from app.sokoban.browser.browser import LevelBrowser
from app.sokoban.library.backup import restoring, saving, saving_collection
from app.sokoban.library.level_set import level_name, pasted_levels
from app.sokoban.library.library import Library
from app.sokoban.library.titles import BEFORE_SOLUTION, MADE_LEVELS, OWN_COLLECTION, made_level, own_title, shown_title
from app.sokoban.page import SokobanPage
from app.sokoban.records.snapshots import Snapshot, Snapshots
from app.sokoban.records.solutions import gather_records
from core.base.control import Control
from core.sokoban.families import doubling, fibonacci, titles
from core.sokoban.formats.collection import read_collection, read_file
from core.sokoban.level import Level, state_of
from tests.app.pseudo import spoken
from tests.app.sokoban.browser.test_browser import names, opened
from tests.app.sokoban.make.test_bench import SMALL
from tests.app.speaking import speaking

CONTROL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
ROWS, OTHERS = ("#####", "#@$.#", "#####"), ("######", "#@ $.#", "######")
MADE = {"en": "12 pushes, seed 5", "de": "12 Schübe, Seed 5", "ja": "押し12回、シード5", "zh_CN": "12 推，种子 5"}
KEPT = {"en": "Made levels", "de": "Erzeugte Level", "ja": "作った面", "zh_CN": "制作的关卡"}
EARLIER = {**MADE, "de": "12 Schübe, Startzahl 5"}
"""Titles of a level as earlier versions stored them, by language of the window."""


def level(title: str, rows: tuple[str, ...] = ROWS) -> Level:
    return Level(rows, state_of(rows), title)


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    found = Store(tmp_path / "games.sqlite")
    yield found
    found.close()


@pytest.fixture
def library(store: Store) -> Library:
    return Library(store)


def stored(library: Library, table: str) -> list[str]:
    return [title for (title,) in library.store.read(f"SELECT title FROM {table} ORDER BY key")]


def as_earlier(library: Library, code: str) -> int:
    """Store a level and a collection titled as by an earlier version; return the collection's key."""
    row = library.save_level("Old", level("old"))
    with library.store.change() as db:
        db.execute("UPDATE sokoban_collection SET title = ? WHERE key = ?", (KEPT[code], row.collection))
        db.execute("UPDATE sokoban_level SET title = ? WHERE key = ?", (EARLIER[code], row.key))
    return row.collection


@pytest.mark.parametrize("made_in", EARLIER)
@pytest.mark.parametrize("shown_in", MADE)
def test_a_title_is_shown_in_any_language_whichever_it_was_written_in(made_in: str, shown_in: str) -> None:
    with speaking(shown_in):
        assert shown_title(EARLIER[made_in]) == MADE[shown_in] and shown_title(KEPT[made_in]) == KEPT[shown_in]
        assert own_title(EARLIER[made_in]) == MADE["en"] and own_title(KEPT[made_in]) == KEPT["en"]


def test_collections_that_were_named_in_two_languages_are_one(tmp_path: Path) -> None:
    store = Store(tmp_path / "games.sqlite")
    library = Library(store)
    keys, games = [], {}
    for number, code in enumerate(("de", "ja", "zh_CN")):
        row = library.save_level(f"Old {number}", level(EARLIER[code]))
        other = library.save_level(f"Old {number}", level(f"mine {number}", OTHERS))
        with store.change() as db:
            db.execute("UPDATE sokoban_collection SET title = ? WHERE key = ?", (KEPT[code], row.collection))
        keys.append(row.collection)
        games[other.game + str(number)] = row.collection
    people = library.save_level("Made by me", level("x")).collection
    for slot, collection in games.items():
        store.save_game("sokoban", slot, {"info": {"file": f"library:{collection}", "key": slot}, "moves": []})
    store.close()
    store = Store(tmp_path / "games.sqlite")
    with speaking("de"):
        index = Library(store).index()
        assert [row.key for row in index.collections] == [keys[0], people]
        names = [(row.title, row.place) for row in index.levels[keys[0]]]
        assert [name for name, _ in names] == [MADE["en"], "mine 0", "mine 1", "mine 2"]
        assert len({place for _, place in names}) == 4
    for slot in games:
        record = store.load_game("sokoban", slot)
        assert record is not None and record["info"] == {"file": f"library:{keys[0]}", "key": slot}
    assert [row.key for row in Library(store).index().collections] == [keys[0], people]
    store.close()


def test_one_and_many_and_thousands() -> None:
    with speaking("de"):
        assert shown_title("1 push, seed 7") == "1 Schub, Seed 7" == shown_title("1 Schub, Startzahl 7")
        assert shown_title(made_level(1234, 123456)) == "1\u2009234 Schübe, Seed 123456"
    with speaking("ja"):
        assert shown_title("1\u2009234 Schübe, Startzahl 123456") == "押し1,234回、シード123456"


@pytest.mark.parametrize(
    "title",
    [
        "", "Wall", "Level 5", "12", "12 pushes", "1 pushes, seed 7", "012 pushes, seed 5", "12 pushes, seed five",
        "12 Pushes, seed 5", "made levels", "Made levels 2", "My levels of 2026", "１２ pushes, seed 5", "Statewalk",
        f"{'9' * 5000} pushes, seed 5", "Snapshot", "{n} pushes, seed {seed}", "New collection 1 2",
    ],
)  # fmt: skip
def test_a_title_that_a_person_gave_stays_as_it_is(title: str, library: Library) -> None:
    for code in MADE:
        with speaking(code):
            assert shown_title(title) == title
            library.save_level(title or "nothing", level(title))
            (row,) = library.index().levels[library.index().collections[0].key]
            assert row.title == title and library.index().collections[0].name == (title or "nothing")
    assert len(stored(library, "sokoban_level")) == 1, "and the same again is not kept twice"


def test_what_the_catalogue_says_now_is_known_too() -> None:
    with spoken():
        for title in (made_level(12, 5), MADE_LEVELS, titles.corridor(5), titles.doubling_rooms(1), titles.BACK):
            shown = as_shown(title)
            assert shown != title and own_title(shown) == title


def test_a_collection_titled_in_the_english_of_an_earlier_version_is_recognized() -> None:
    assert own_title("Hard on purpose") == titles.COLLECTION
    with speaking("de"):
        assert shown_title("Hard on purpose") == shown_title(titles.COLLECTION.template) != titles.COLLECTION


def test_levels_of_the_lab_are_shown_in_the_language() -> None:
    plain = [str.__str__(fibonacci.level(5).title), str.__str__(doubling.level(3).title)]
    with speaking("de"):
        assert list(map(shown_title, plain)) == ["Fibonacci-Gang, 5 Kisten", "Verdoppelnde Räume, 3 Räume"]


def test_what_is_made_in_one_language_is_stored_in_english_and_found_again_in_another(library: Library) -> None:
    with speaking("de"):
        first = library.save_level(as_shown(MADE_LEVELS), level(as_shown(made_level(12, 5))))
    assert stored(library, "sokoban_collection") == [KEPT["en"]] and stored(library, "sokoban_level") == [MADE["en"]]
    with speaking("ja"):
        second = library.save_level(MADE_LEVELS, level(made_level(9, 6), OTHERS))
        assert second.collection == first.collection
        index = library.index()
        assert [row.name for row in index.collections] == [KEPT["ja"]] and index.title(first.collection) == KEPT["ja"]
        assert [row.name for row in index.levels[first.collection]] == [MADE["ja"], "押し9回、シード6"]
        assert [row.name for row in library.rows([first.key])] == [MADE["ja"]]
        there = library.level_set(first.collection)
        assert there.name == KEPT["ja"] and level_name(there.levels[0], 0) == MADE["ja"]


@pytest.mark.parametrize("code", ["de", "ja", "zh_CN"])
def test_what_an_earlier_version_stored_is_found_and_shown(code: str, library: Library, tmp_path: Path) -> None:
    key = as_earlier(library, code)
    with speaking("zh_CN" if code == "de" else "de"):
        assert library.save_level(MADE_LEVELS, level(made_level(12, 5))).collection == key
        assert len(library.index().levels[key]) == 1, "it is the same level with the same title"
        assert library.save_level(MADE_LEVELS, level(made_level(4, 9), OTHERS)).collection == key
    with speaking("ja"):
        index = library.index()
        assert [row.name for row in index.collections] == [KEPT["ja"]]
        assert [row.name for row in index.levels[key]] == [MADE["ja"], "押し4回、シード9"]
        assert library.arranging.describe(index.levels[key][0].key, MADE["ja"]) is None, "it has that title"
        path = tmp_path / "made.sok"
        saving_collection(library, key, path)(Control())
    written = read_file(path)
    assert written.title == KEPT["en"] and [one.title for one in written.entries] == [MADE["en"], "4 pushes, seed 9"]


def test_a_saved_library_comes_back_to_the_collection_of_the_same_name(library: Library, tmp_path: Path) -> None:
    path = tmp_path / "all.statewalk"
    with speaking("de"):
        library.save_level(OWN_COLLECTION, level("Mine"))
        saving(library, path)(Control())
    key = library.index().collections[0].key
    with library.store.change() as db:
        db.execute("UPDATE sokoban_collection SET title = '自作の面'")
        db.execute("DELETE FROM sokoban_level")
    library.save_level("自作の面", level("Another", OTHERS))
    restoring(library, path)(Control())
    assert [row.key for row in library.index().collections] == [key]
    assert [row.name for row in library.index().levels[key]] == ["Another", "Mine"]


def test_snapshots_are_named_in_the_language(store: Store) -> None:
    snapshots, game = Snapshots(store), Snapshot("", "#####\n#@$.#\n#####", "")
    with speaking("de"):
        assert as_shown(snapshots.add("level", game).name) == "Schnappschuss 1"
        snapshots.add("level", Snapshot(BEFORE_SOLUTION, game.start, "R"))
        snapshots.add("level", Snapshot("Wand", game.start, "RR"))
    snapshots.add("level", Snapshot("短くする前", game.start, "RRR"))
    with speaking("en"):
        found = ["Snapshot 1", "Before a solution was shown", "Wand", "Before it was made shorter"]
        assert [as_shown(one.name) for one in snapshots.read_snapshots("level")] == found
        assert snapshots.add("level", Snapshot("", game.start, "L")).name == "Snapshot 2"


# in the window


@contextmanager
def window_in(code: str, qtbot: QtBot) -> Iterator[SokobanPage]:
    """Provide the program started in a language, and end it afterwards."""
    with speaking(code):
        window = open_window("sokoban")
        window.resize(1280, 800)
        with qtbot.waitExposed(window):
            window.activateWindow()
        qtbot.waitUntil(window.isActiveWindow)
        page = window.page
        assert isinstance(page, SokobanPage)
        page.setFocus()
        try:
            yield page
        finally:
            window.close()
            window.deleteLater()


def shelf(browser: LevelBrowser) -> list[str]:
    """Return the accessible names of the collections."""
    model = browser.collections
    return [str(model.data(model.index(at), Qt.ItemDataRole.AccessibleTextRole)) for at in range(model.rowCount())]


def rename(browser: LevelBrowser, qtbot: QtBot, typed: str) -> str:
    """Rename the selected level by F2 unless `typed` is empty; return its former name."""
    QTest.keyClick(browser.grid, Qt.Key.Key_F2)
    qtbot.waitUntil(lambda: isinstance(QApplication.focusWidget(), QLineEdit))
    editor = QApplication.focusWidget()
    assert isinstance(editor, QLineEdit)
    before = editor.text()
    if typed:
        editor.selectAll()
        QTest.keyClicks(editor, typed)
    QTest.keyClick(editor, Qt.Key.Key_Return)
    qtbot.waitUntil(browser.grid.hasFocus)
    return before


def test_a_level_made_in_german_is_japanese_in_a_japanese_window(qtbot: QtBot) -> None:
    with window_in("de", qtbot) as page:
        QTest.keyClick(page.board, Qt.Key.Key_N, CONTROL | SHIFT)
        bench = page.maker.bench
        assert bench is not None
        bench.making.wish(SMALL)
        QTest.keyClick(bench.grid, Qt.Key.Key_Return, CONTROL)
        qtbot.waitUntil(lambda: len(bench.making.cards) >= 1)
        bench.making.stop()
        qtbot.waitUntil(lambda: not bench.making.making)
        card = bench.making.cards[0]
        bench.grid.select(card)
        QTest.keyClick(bench.grid, Qt.Key.Key_S)
        QTest.keyClick(bench.grid, Qt.Key.Key_S, CONTROL)
        english, german = str(card.title), as_shown(card.title)
        assert "Seed" in german and bench.grid.currentIndex().data() == german
        QTest.keyClick(bench.grid, Qt.Key.Key_F5)
        assert page.model.level_name == german and german in page.header.toolTip()
    with window_in("ja", qtbot) as page:
        japanese = shown_title(english)
        assert page.model.level_name == japanese != german, "the game is gone on with, in the language"
        browser = opened(page, qtbot)
        browser.open(browser.collections.rows[1].key)
        assert shelf(browser)[1].startswith("作った面") and names(browser)[0] == japanese
        assert browser._title.text() == "作った面"
        assert rename(browser, qtbot, "") == japanese and page.model.library.arranging.can_undo == ""
        rename(browser, qtbot, "Wand")
        assert names(browser)[0] == "Wand"
    with window_in("de", qtbot) as page:
        browser = opened(page, qtbot)
        browser.open(browser.collections.rows[1].key)
        assert shelf(browser)[1].startswith("Erzeugte Level") and names(browser)[0] == "Wand"


def test_a_draft_has_its_title_in_the_language_and_text_goes_out_in_english(qtbot: QtBot) -> None:
    with window_in("de", qtbot) as page:
        page.model.library.save_level(OWN_COLLECTION, level(MADE["ja"]))
        browser = opened(page, qtbot)
        browser.open(browser.collections.rows[1].key)
        QTest.keyClick(browser.grid, Qt.Key.Key_F5)
        page.text.copy_level()
        assert QGuiApplication.clipboard().text().startswith(f"{MADE['en']}\n")
        page.export.copy_with_solutions()
        assert MADE["en"] in QGuiApplication.clipboard().text()
        QTest.keyClick(page.board, Qt.Key.Key_D, CONTROL)
        editor = page.editor.editor
        assert editor is not None
        assert editor.about.title.text == MADE["de"] and editor.keeping.collection.text == "Meine Level"
        editor.save()
        index = page.model.library.index()
        assert [row.name for row in index.collections[1:]] == ["Meine Level"]
        assert [row.name for row in index.levels[index.collections[1].key]] == [MADE["de"]]


SAID = {"en": "Stored solution", "de": "Gespeicherte Lösung", "ja": "保存された解", "zh_CN": "保存的解"}
"""Comments that earlier versions wrote beside the solutions of a copied level."""


@pytest.mark.parametrize("code", SAID)
def test_what_is_only_said_of_a_solution_is_not_copied_as_its_name_nor_read_as_one(
    page: SokobanPage, code: str
) -> None:
    board = "######\n#@ $.#\n######"
    with speaking(code):
        page.take(pasted_levels(f"{board}\nTitle: A\n\nSolution/{SAID[code]}\nrR\n\nSolution/The long way\nrlrR\n"))
        assert [one.name for one in gather_records(page.model.level, {})] == ["", "The long way"]
        page.model.play("r")
        page.commands["sokoban.copy_solved"].trigger()
        assert [clip.given for clip in page.export.clips()] == ["", "The long way", ""]
    (entry,) = read_collection(QGuiApplication.clipboard().text()).entries
    assert [(one.title, one.moves) for one in entry.recordings] == [
        ("Solution/1 push, 2 moves", "rR"),
        ("Solution/The long way", "rlrR"),
    ]
