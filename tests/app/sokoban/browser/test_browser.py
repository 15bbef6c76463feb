"""The level browser by mouse and keys: find, filter, select, rename, remove, drop files."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDropEvent, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit
from pytestqt.qtbot import QtBot

from app.shell.window import Window
from app.sokoban.board import look
from app.sokoban.browser.browser import LevelBrowser
from app.sokoban.browser.filter import SOLVED, UNSOLVED, Filter
from app.sokoban.browser.grid import GridModel
from app.sokoban.browser.side import EVERYTHING
from app.sokoban.library.index import CollectionRow, Index, LevelRow
from app.sokoban.library.level_set import PUZZLE_KEY
from app.sokoban.page import SokobanPage
from app.widgets.controls.dropdown import Dropdown
from app.widgets.controls.range_slider import RangeSlider
from core.sokoban.formats.collection import read_collection
from core.sokoban.transform import Symmetry
from tests.app.sheets import check, figures, sheet_of
from tests.app.sokoban.levels import many, open_file

LEFT, NO_KEYS, CONTROL = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ControlModifier
THREE = (
    "{0} one\n\n#####\n#@$.#\n#####\n\n{0} two\n\n######\n#@ $.#\n######\n\n{0} three\n\n#######\n#@  $.#\n#######\n"
)


def rooms(tmp_path: Path, count: int = 40, name: str = "rooms", seed: int = 1) -> Path:
    path = tmp_path / f"{name}.sok"
    path.write_text(many(count, Random(seed)), encoding="utf-8")
    return path


def drop(window: Window, paths: Sequence[Path]) -> None:
    """Drop files on the window."""
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
    window.dropEvent(QDropEvent(QPointF(400, 400), Qt.DropAction.CopyAction, data, LEFT, NO_KEYS))


def opened(page: SokobanPage, qtbot: QtBot) -> LevelBrowser:
    """Return the browser, opened by its key."""
    page.board.setFocus()
    QTest.keyClick(page.board, Qt.Key.Key_B, CONTROL)
    browser = page.library.browser
    assert browser is not None
    qtbot.waitUntil(browser.isVisible)
    qtbot.waitUntil(browser.grid.hasFocus)
    return browser


def cell(browser: LevelBrowser, at: int) -> QPoint:
    """Return the centre of a thumbnail on the screen."""
    return browser.grid.visualRect(browser.levels.index(at)).center()


def names(browser: LevelBrowser) -> list[str]:
    return [browser.levels.row(at).name for at in range(browser.levels.rowCount())]


def choose(dropdown: Dropdown, key: str) -> None:
    """Choose an entry by the arrow keys."""
    dropdown.setFocus()
    for _ in range(abs(steps := dropdown.findData(key) - dropdown.currentIndex())):
        QTest.keyClick(dropdown, Qt.Key.Key_Down if steps > 0 else Qt.Key.Key_Up)


def keys(widget: object, *pressed: Qt.Key) -> None:
    for key in pressed:
        QTest.keyClick(widget, key)  # type: ignore[call-overload]


def test_no_key_reaches_the_board_behind_it(page: SokobanPage, qtbot: QtBot) -> None:
    browser = opened(page, qtbot)
    keys(browser.grid, *[Qt.Key.Key_Z] * 4)
    assert browser.levels.rowCount() == 0 and browser.bar.search.hasFocus()
    QTest.mouseClick(browser._empty.button, LEFT)
    focus = QApplication.focusWidget()
    assert browser.levels.rowCount() and focus is not None and browser.isAncestorOf(focus)
    keys(browser.grid, *[Qt.Key.Key_Z] * 4)
    browser.close_browser()
    browser = opened(page, qtbot)
    assert not browser.bar.search.text(), "an old search does not hide the levels"
    choose(browser.bar.state, SOLVED)
    assert browser.levels.rowCount() == 0
    browser.close_browser()
    page.commands["sokoban.browse"].trigger()
    for key in (Qt.Key.Key_M, Qt.Key.Key_R):
        QTest.keyClick(QApplication.focusWidget() or page, key)
    assert browser.bar.search.text() == "mr" and page.model.symmetry is Symmetry.IDENTITY


def test_its_keys_search_and_play(page: SokobanPage, qtbot: QtBot) -> None:
    browser = opened(page, qtbot)
    QTest.keyClick(browser.grid, Qt.Key.Key_L, CONTROL)
    assert browser.bar.search.hasFocus()
    browser.grid.select(browser.levels.row(5).key)
    QTest.keyClick(browser.bar.search, Qt.Key.Key_F5)
    assert not browser.isVisible() and page.model.index == 5


def test_it_opens_on_the_level_that_is_played_and_goes_back(page: SokobanPage, qtbot: QtBot) -> None:
    page.model.open_level(7)
    browser = opened(page, qtbot)
    assert browser.side.current is not None and browser.side.current.is_built_in
    assert browser.grid.current is not None and browser.grid.current.place == 7
    keys(browser.grid, Qt.Key.Key_Escape)
    assert not browser.isVisible() and page.board.hasFocus()
    assert page.model.index == 7


def test_arrows_and_return_open_a_level(page: SokobanPage, qtbot: QtBot) -> None:
    page.model.open_level(0)
    browser = opened(page, qtbot)
    keys(browser.grid, Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Return)
    assert not browser.isVisible()
    assert (page.model.index, page.model.level_set.title) == (2, "Statewalk")


def test_a_double_click_opens_a_level_of_another_collection(page: SokobanPage, qtbot: QtBot, tmp_path: Path) -> None:
    path = tmp_path / "mine.sok"
    path.write_text(THREE.format("Mine"), encoding="utf-8")
    open_file(page, path)
    page.open_own()
    browser = opened(page, qtbot)
    keys(browser.side, Qt.Key.Key_Down)
    assert names(browser) == ["Mine one", "Mine two", "Mine three"]
    QTest.mouseClick(browser.grid.viewport(), LEFT, NO_KEYS, cell(browser, 1))
    assert browser.isVisible() and browser.grid.current is not None and browser.grid.current.name == "Mine two"
    QTest.mouseDClick(browser.grid.viewport(), LEFT, NO_KEYS, cell(browser, 1))
    assert not browser.isVisible()
    assert page.model.level.title == "Mine two" and len(page.model.level_set.levels) == 3
    QTest.keyClick(page.board, Qt.Key.Key_N)
    assert page.model.level.title == "Mine three"


def test_typing_searches_titles_and_authors_at_once(page: SokobanPage, qtbot: QtBot, tmp_path: Path) -> None:
    open_file(page, rooms(tmp_path))
    browser = opened(page, qtbot)
    QTest.keyClicks(browser.grid, "a")
    QTest.keyClicks(browser.bar.search, "uthor 3")
    assert browser.bar.search.hasFocus() and browser.bar.search.text() == "author 3"
    fitting = [k for k in range(1, 41) if "3" in f"{k} {k % 7}"]
    assert names(browser) == [f"Room {k}" for k in fitting]
    QTest.keyClicks(browser.bar.search, " room 17")
    assert names(browser) == ["Room 17"]
    keys(browser.bar.search, Qt.Key.Key_Down)
    assert browser.grid.hasFocus()
    browser.bar.search.setFocus()
    keys(browser.bar.search, Qt.Key.Key_Escape)
    assert browser.bar.search.text() == "" and len(names(browser)) == 40
    keys(browser.bar.search, Qt.Key.Key_Escape)
    assert not browser.isVisible()


def test_keys_of_the_game_do_nothing_to_it_in_the_browser(page: SokobanPage, qtbot: QtBot) -> None:
    page.model.open_level(0)
    page.board.wanted.emit("R")
    browser = opened(page, qtbot)
    before = list(page.model.session.moves), page.model.session.position, page.model.index
    for key in (Qt.Key.Key_Home, Qt.Key.Key_End, Qt.Key.Key_PageDown, Qt.Key.Key_PageUp):
        keys(browser.grid, key)
    QTest.keyClick(browser.grid, Qt.Key.Key_Z, CONTROL)
    QTest.keyClicks(browser.grid, "npbr")
    keys(browser.bar.search, Qt.Key.Key_Backspace)
    assert (list(page.model.session.moves), page.model.session.position, page.model.index) == before
    assert browser.bar.search.text() == "npb"


def test_ranges_and_solved_marks_filter(page: SokobanPage, qtbot: QtBot, tmp_path: Path) -> None:
    open_file(page, rooms(tmp_path))
    levels = page.model.level_set.levels
    for at in (3, 5, 8):
        page.services.store.record_best(PUZZLE_KEY, levels[at].key, "pushes", 12, "R")
    browser = opened(page, qtbot)
    slider = browser.bar.boxes
    assert (slider.low_value, slider.high_value) == (1, 5)
    QTest.mousePress(slider, LEFT, NO_KEYS, QPoint(round(slider._x(1)), 15))
    QTest.mouseMove(slider, QPoint(round(slider._x(0)), 15))
    QTest.mouseRelease(slider, LEFT, NO_KEYS, QPoint(round(slider._x(0)), 15))
    assert (slider.low_value, slider.high_value) == (1, 1)
    assert {browser.levels.row(at).boxes for at in range(browser.levels.rowCount())} == {1}
    keys(slider, Qt.Key.Key_Right, Qt.Key.Key_Right)
    QTest.keyClick(slider, Qt.Key.Key_Right, Qt.KeyboardModifier.ShiftModifier)
    assert {browser.levels.row(at).boxes for at in range(browser.levels.rowCount())} == {2, 3}
    keys(slider, Qt.Key.Key_Home)
    keys(browser.bar.state, Qt.Key.Key_Down, Qt.Key.Key_Down)
    assert names(browser) == ["Room 4", "Room 6", "Room 9"]
    keys(browser.bar.state, Qt.Key.Key_Up)
    assert len(names(browser)) == 37
    QTest.keyClicks(browser.bar.search, "no such level")
    assert browser.levels.rowCount() == 0 and browser._empty.isVisible()
    QTest.mouseClick(browser._empty.button, LEFT)
    assert len(names(browser)) == 40 and browser.grid.isVisible()


def test_several_files_dropped_at_once_are_shown_and_kept(
    page: SokobanPage, shown: Window, qtbot: QtBot, tmp_path: Path
) -> None:
    drop(shown, [rooms(tmp_path, 30, name, seed) for seed, name in enumerate(("one", "two", "three"))])
    browser = page.library.browser
    assert browser is not None
    qtbot.waitUntil(browser.isVisible)
    assert [row.title for row in browser.collections.rows] == ["Statewalk", "one", "two", "three", "All levels"]
    assert "90 levels opened" in shown.sentence
    qtbot.wait(20)
    drop(shown, [rooms(tmp_path, 30, "one", 0)])
    assert len(browser.collections.rows) == 5
    assert browser.side.current is not None and browser.side.current.title == "one"


def test_a_collection_opens_on_its_first_unsolved_level_however_far_down(
    page: SokobanPage, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    open_file(page, rooms(tmp_path, 510))
    browser = opened(page, qtbot)
    collection, other = (browser.collections.rows[at].key for at in (1, 0))
    monkeypatch.setattr(GridModel, "is_unsolved", lambda _, row: row.place >= 505)
    browser.side.select(other)
    browser.side.select(collection)
    assert browser.grid.current is not None and browser.grid.current.place == 505


def test_a_collection_is_renamed_in_place(page: SokobanPage, qtbot: QtBot, tmp_path: Path) -> None:
    open_file(page, rooms(tmp_path))
    browser = opened(page, qtbot)
    browser.side.setFocus()
    keys(browser.side, Qt.Key.Key_F2)
    editor = browser.side.findChild(QLineEdit)
    assert editor is not None
    editor.selectAll()
    QTest.keyClicks(editor, "Evening levels")
    keys(editor, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: browser.collections.rows[1].title == "Evening levels")
    assert browser.isVisible() and browser._title.text() == "Evening levels"
    keys(browser.side, Qt.Key.Key_F2)
    qtbot.wait(10)
    editor = [one for one in browser.side.findChildren(QLineEdit) if one.isVisible()][-1]
    QTest.keyClicks(editor, "x")
    keys(editor, Qt.Key.Key_Escape)
    assert browser.isVisible()
    assert [row.title for row in browser.collections.rows][:2] == ["Statewalk", "Evening levels"]


def test_a_removed_collection_can_be_brought_back(page: SokobanPage, qtbot: QtBot, tmp_path: Path) -> None:
    open_file(page, rooms(tmp_path))
    browser = opened(page, qtbot)
    count = len(names(browser))
    keys(browser.side, Qt.Key.Key_Delete)
    assert [row.title for row in browser.collections.rows] == ["Statewalk"]
    assert browser.bring_back.isVisible()
    keys(browser.side, Qt.Key.Key_Delete)
    assert len(browser.collections.rows) == 1
    QTest.mouseClick(browser.bring_back, LEFT)
    assert browser.side.current is not None and browser.side.current.title == "rooms"
    assert len(names(browser)) == count and not browser.bring_back.isVisible()


def test_the_delete_key_deletes_letters_where_one_types(page: SokobanPage, qtbot: QtBot, tmp_path: Path) -> None:
    open_file(page, rooms(tmp_path))
    browser = opened(page, qtbot)
    QTest.keyClicks(browser.grid, "x")
    keys(browser.bar.search, Qt.Key.Key_Home, Qt.Key.Key_Delete)
    assert browser.bar.search.text() == ""
    browser.side.setFocus()
    keys(browser.side, Qt.Key.Key_F2)
    editor = browser.side.findChild(QLineEdit)
    assert editor is not None
    keys(editor, Qt.Key.Key_Home, Qt.Key.Key_Delete, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: browser.collections.rows[1].title == "ooms")
    assert not browser.bring_back.isVisible()


def test_the_grade_that_the_program_measured_opens_its_sheet(page: SokobanPage, qtbot: QtBot) -> None:
    browser = opened(page, qtbot)
    assert "grade 1 of 5" in browser._story.text()
    grade = next(one for one in figures(browser) if one.name == "grade")
    check(grade)
    QTest.mouseClick(grade, LEFT)
    assert sheet_of(page).number.text() == "1"


def test_copies_are_named_and_share_the_tick(page: SokobanPage, qtbot: QtBot, tmp_path: Path) -> None:
    path = tmp_path / "first.sok"
    path.write_text("Corner\n\n####\n#@ ##\n#$  #\n#. ##\n####\n", encoding="utf-8")
    open_file(page, path)
    qtbot.wait(20)
    page.services.store.record_best(PUZZLE_KEY, page.model.level.key, "pushes", 1, "D")
    turned = tmp_path / "second.sok"
    turned.write_text(
        "Turned\n\n #####\n## @#\n# $#\n#.##\n###\n\nMirrored\n\n ####\n## @#\n#  $#\n## .#\n ####\n", encoding="utf-8"
    )
    open_file(page, turned)
    browser = opened(page, qtbot)
    at = names(browser).index("Mirrored")
    QTest.mouseClick(browser.grid.viewport(), LEFT, NO_KEYS, cell(browser, at))
    assert "same as Corner in first" in browser._story.text()
    assert "best known 1 push" in browser._story.text()
    (best,) = figures(browser)
    check(best)
    QTest.mouseClick(best, LEFT)
    assert (
        sheet_of(browser).number.text() == "1"
        and "A solution of 1 pushes is known" in sheet_of(browser).sentence.text()
    )
    QTest.keyClick(sheet_of(browser), Qt.Key.Key_Escape)
    other = next(at for at, name in enumerate(names(browser)) if name != "Mirrored")
    QTest.mouseClick(browser.grid.viewport(), LEFT, NO_KEYS, cell(browser, other))
    assert "same as" not in browser._story.text()


def test_a_level_that_cannot_be_played_is_shown_with_its_reason_and_opens_in_the_editor(
    page: SokobanPage, qtbot: QtBot, tmp_path: Path
) -> None:
    path = tmp_path / "bad.sok"
    path.write_text("Good\n\n#####\n#@$.#\n#####\n\nBad\n\n#####\n#@$ #\n#####\n", encoding="utf-8")
    open_file(page, path)
    browser = opened(page, qtbot)
    assert names(browser) == ["Good", "Bad"]
    keys(browser.grid, Qt.Key.Key_Right)
    assert browser._story.text().startswith("1 box but 0 goals")
    keys(browser.grid, Qt.Key.Key_Return)
    assert page.editor.open and not browser.isVisible()
    assert page.editor.editor is not None
    assert page.editor.editor.drafting.current.text == "#####\n#@$ #\n#####"


def test_the_browser_waits_while_another_page_is_shown(page: SokobanPage, shown: Window, qtbot: QtBot) -> None:
    browser = opened(page, qtbot)
    shown.open_page("2048")
    assert not browser.isVisible()
    shown.open_page("sokoban")
    qtbot.waitUntil(browser.isVisible)
    qtbot.waitUntil(browser.grid.hasFocus)
    shown.resize(900, 600)
    qtbot.waitUntil(lambda: browser.size() == page.size())


def test_thumbnails_are_drawn_when_they_come_into_sight(page: SokobanPage, qtbot: QtBot, tmp_path: Path) -> None:
    open_file(page, rooms(tmp_path, 300))
    qtbot.waitUntil(lambda: len(page.model.level_set.levels) == 300)
    browser = opened(page, qtbot)
    pictures = browser.thumbnails
    qtbot.waitUntil(lambda: bool(pictures._kept) and not pictures._wanted)
    first = set(pictures._kept)
    assert 4 <= len(first) < 100
    image: QImage = browser.grid.viewport().grab(browser.grid.visualRect(browser.levels.index(0))).toImage()
    assert len({image.pixel(x, image.height() // 3) for x in range(image.width())}) > 3
    keys(browser.grid, Qt.Key.Key_End)
    last = browser.levels.row(299)
    qtbot.waitUntil(lambda: (last.key, last.game) in pictures._kept)
    assert len(set(pictures._kept) - first) < 100


def test_ten_thousand_levels_are_filtered_and_found(qapp: QApplication) -> None:
    random = Random(3)
    rows = [
        LevelRow(
            at, 1 + at % 2, at // 2, f"Room {at}", f"Author {at % 7}", random.randint(1, 30), random.randint(5, 40),
            random.randint(5, 40), f"game {at}", f"identity {at % 9_000}", "",
        )
        for at in range(10_000)
    ]  # fmt: skip
    levels = {key: [row for row in rows if row.collection == key] for key in (1, 2)}
    best = {f"identity {at}": 12 for at in range(0, 9_000, 10)}
    index = Index([CollectionRow(key, "", "", 5_000, 0) for key in (1, 2)], levels, best, {}, frozenset())
    model = GridModel(qapp, str)

    def shown(**wanted: Any) -> list[LevelRow]:
        model.apply(Filter(**wanted))
        return [model.row(at) for at in range(model.rowCount())]

    model.set_rows(index, 2)
    assert shown() == levels[2]
    assert model.find(levels[2][4_999].key) == 4_999 and model.find(levels[1][0].key) is None
    model.set_rows(index, None)
    assert len(shown()) == 10_000
    assert shown(words=("room", "777")) == [row for row in levels[1] + levels[2] if "777" in row.title]
    assert {row.author for row in shown(words=("author", "3"), boxes=(1, 1))} >= {"Author 3"}
    solved = [row for row in levels[1] + levels[2] if row.identity in best]
    assert shown(state=SOLVED) == solved and model.solved_count == len(solved)
    assert shown(state=UNSOLVED, boxes=(2, 3), size=(10, 20), order="boxes") == sorted(
        (
            row
            for row in levels[1] + levels[2]
            if row.boxes in {2, 3} and 10 <= max(row.width, row.height) <= 20 and row.identity not in best
        ),
        key=lambda row: (row.boxes, row.width * row.height),
    )


def test_everything_is_one_list_too(page: SokobanPage, qtbot: QtBot, tmp_path: Path) -> None:
    open_file(page, rooms(tmp_path))
    browser = opened(page, qtbot)
    browser.side.select(EVERYTHING)
    own = browser.collections.rows[0].levels
    assert browser.levels.rowCount() == own + 40
    QTest.keyClicks(browser.bar.search, "room 33")
    keys(browser.bar.search, Qt.Key.Key_Return)
    assert page.model.level.title == "Room 33" and page.model.level_set.title == "rooms"


def test_the_ends_of_a_range_do_not_pass_each_other(qtbot: QtBot) -> None:
    slider = RangeSlider("Boxes")
    qtbot.addWidget(slider)
    slider.set_values([9, 3, 3, 5])
    ranges: list[tuple[int, int]] = []
    slider.changed.connect(lambda: ranges.append((slider.low_value, slider.high_value)))
    assert (slider.low_value, slider.high_value, slider.wide) == (3, 9, True)
    keys(slider, Qt.Key.Key_Left, Qt.Key.Key_Left, Qt.Key.Key_Left)
    assert ranges == [(3, 5), (3, 3)]
    QTest.keyClick(slider, Qt.Key.Key_Right, Qt.KeyboardModifier.ShiftModifier)
    assert (slider.low_value, slider.high_value) == (3, 3)
    slider.widen()
    assert slider.wide
    slider.set_values([4])
    assert not slider.isEnabled() and (slider.low_value, slider.high_value) == (4, 4)


def test_a_changed_level_gets_another_picture_and_the_rest_keep_theirs(page: SokobanPage, qtbot: QtBot) -> None:
    first, second = read_collection(THREE.format("Mine")).levels[:2]
    library = page.library.library
    saved = library.save_level("Mine", first)
    other = library.save_level("Mine", second)
    page.model.open_set(library.level_set(saved.collection), 0)
    browser = opened(page, qtbot)
    pictures = browser.thumbnails
    qtbot.waitUntil(lambda: (other.key, other.game) in pictures._kept)
    kept = pictures._kept[other.key, other.game].cacheKey()
    changed = library.save_level("Mine", read_collection(THREE.format("Mine")).levels[2], replaces=saved.key)
    browser.open()
    qtbot.waitUntil(lambda: (changed.key, changed.game) in pictures._kept)
    assert changed.key == saved.key and changed.game != saved.game
    assert pictures._kept[other.key, other.game].cacheKey() == kept


def test_another_skin_shows_at_once(page: SokobanPage, qtbot: QtBot) -> None:
    browser = opened(page, qtbot)
    pictures = browser.thumbnails
    qtbot.waitUntil(lambda: bool(pictures._kept) and not pictures._wanted)
    key = browser.levels.row(0).key, browser.levels.row(0).game
    flat = pictures._kept[key].toImage()
    look.choose_skin("classic")
    qtbot.waitUntil(lambda: key in pictures._kept and pictures._kept[key].toImage() != flat)
    look.choose_skin("flat")


def test_levels_are_ordered_and_filtered_by_the_grade_their_file_gives(
    page: SokobanPage, shown: Window, qtbot: QtBot, tmp_path: Path
) -> None:
    path = tmp_path / "graded.sok"
    text = "".join(
        f"Level {at}\n\n#####{'#' * at}\n#@$.{' ' * at}#\n#####{'#' * at}\n{said}\n\n"
        for at, said in enumerate(("Grade: 4 of 5", "", "Grade: 2 of 5", "Grade: nine"), 1)
    )
    path.write_text(text, encoding="utf-8")
    open_file(page, path)
    shown.resize(1400, 800)
    browser = opened(page, qtbot)
    assert [browser.levels.row(at).grade for at in range(4)] == [4, 0, 2, 0]
    assert "grade 4 of 5" in browser.levels.words(browser.levels.row(0))
    assert browser.bar.grade.isVisible()
    browser.bar.order.set_current("grade")
    browser.bar.changed.emit()
    assert [browser.levels.row(at).grade for at in range(4)] == [2, 4, 0, 0]
    browser.bar.grade.setFocus()
    QTest.keyClick(browser.bar.grade, Qt.Key.Key_Left)  # nothing above grade 2
    QTest.keyClick(browser.bar.grade, Qt.Key.Key_Right, Qt.KeyboardModifier.ShiftModifier)
    assert [browser.levels.row(at).grade for at in range(browser.levels.rowCount())] == [2]
    shown.resize(720, 560)
    qtbot.waitUntil(browser.bar.grade.isHidden)
    assert browser.levels.rowCount() == 4  # what cannot be seen filters nothing


def test_its_level_is_edited_and_others_are_made_by_their_keys(page: SokobanPage, qtbot: QtBot) -> None:
    browser = opened(page, qtbot)
    QTest.keyClick(browser.grid, Qt.Key.Key_Right)
    chosen = browser.grid.current
    assert chosen is not None
    QTest.keyClick(browser.grid, Qt.Key.Key_D, CONTROL)
    assert page.editor.open and not browser.is_open
    assert page.editor.editor is not None
    assert page.editor.editor.drafting.current.title == chosen.title
    page.editor.leave()
    opened(page, qtbot)
    QTest.keyClick(browser.grid, Qt.Key.Key_N, CONTROL | Qt.KeyboardModifier.ShiftModifier)
    assert page.maker.open and not browser.is_open
