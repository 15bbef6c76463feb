"""Export by mouse and keys: pictures, animations, text, collections, the whole library."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from PIL import Image
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from app.shell.window import Window
from app.sokoban.export.card import LARGEST, ExportCard, fitting
from app.sokoban.library.actions import READ_AT_ONCE
from app.sokoban.library.level_set import LevelSet
from app.sokoban.page import SokobanPage
from app.sokoban.records.solution_table import title
from app.sokoban.records.solutions import SolutionRecord, SolutionSource, check_solutions, gather_records
from core.sokoban.formats.collection import read_collection, read_file
from core.sokoban.level import Recording
from core.sokoban.lurd import parse_lurd
from tests.app.sokoban.levels import many, open_file

LEFT = Qt.MouseButton.LeftButton


def answer(monkeypatch: pytest.MonkeyPatch, *paths: Path) -> None:
    """Answer every file dialog with these paths; the first is the one to save to."""
    answer_path = staticmethod(lambda *_args, **_kwargs: (str(paths[0]) if paths else "", ""))
    monkeypatch.setattr(QFileDialog, "getSaveFileName", answer_path)
    monkeypatch.setattr(QFileDialog, "getOpenFileName", answer_path)
    monkeypatch.setattr(
        QFileDialog, "getOpenFileNames", staticmethod(lambda *_args, **_kwargs: ([str(path) for path in paths], ""))
    )


def card(page: SokobanPage, qtbot: QtBot) -> ExportCard:
    """Return the export card, opened by its key."""
    page.window().activateWindow()
    qtbot.waitUntil(page.window().isActiveWindow)
    page.board.setFocus()
    QTest.keyClick(page.board, Qt.Key.Key_E, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier)
    export_card = page.export.card
    assert export_card is not None
    qtbot.waitUntil(export_card.isVisible)
    return export_card


def solve(page: SokobanPage) -> str:
    """Play the stored solution of the level."""
    moves = "".join(parse_lurd(page.model.level.solutions[0]))
    page.board.wanted.emit(moves)
    page.board.position.finish()
    return "".join(page.model.session.played_moves)


def test_a_solution_is_saved_as_an_animation(
    page: SokobanPage, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page.model.open_level(3)
    played = solve(page)
    path = tmp_path / "nice"
    answer(monkeypatch, path)
    open_card = card(page, qtbot)
    QTest.mouseClick(open_card.size_choice.option("small"), LEFT)
    QTest.keyClick(open_card.speed.option(open_card.speed.current), Qt.Key.Key_Right)
    assert open_card.words.text().startswith(f"{len(played)} moves, about ")
    QTest.mouseClick(open_card.gif, LEFT)
    written = tmp_path / "nice.gif"
    qtbot.waitUntil(lambda: written.exists() and page.services.jobs.current is None)
    with Image.open(written) as image:
        assert image.width == page.model.level.width * 16 + 2 * round(16 * 0.3)
    again = card(page, qtbot)
    assert (again.size_choice.current, again.speed.current) == ("small", "fast")
    QTest.keyClick(again, Qt.Key.Key_Escape)


def test_the_card_says_when_there_is_nothing_to_show(page: SokobanPage, qtbot: QtBot) -> None:
    QGuiApplication.clipboard().setText("#####\n#@$.#\n#####")
    page.commands["sokoban.paste"].trigger()
    empty = card(page, qtbot)
    assert not empty.gif.isEnabled() and not empty.moves.isEnabled()
    assert "Play or solve the level first" in empty.words.text()
    QTest.mouseClick(empty.level, LEFT)
    assert "#@$.#" in QGuiApplication.clipboard().text()


def test_the_level_is_copied_with_its_solutions(page: SokobanPage, qtbot: QtBot) -> None:
    page.model.open_level(2)
    played = solve(page)
    QTest.mouseClick(card(page, qtbot).solved, LEFT)
    (entry,) = read_collection(QGuiApplication.clipboard().text()).entries
    assert entry.rows == page.model.level.rows and entry.title == page.model.level.title
    assert played in entry.solutions
    start = page.model.level.start
    step = next(move for move in page.model.session.puzzle.moves(start) if move.islower())
    detour = step + {"l": "r", "r": "l", "u": "d", "d": "u"}[step] + played
    page.model.solutions.put(page.model.level.key, SolutionRecord(detour, SolutionSource.HELPED, name="A detour"))
    page.commands["sokoban.copy_solved"].trigger()
    (again,) = read_collection(QGuiApplication.clipboard().text()).entries
    assert Recording("Solution/A detour", detour) in again.recordings and played in again.solutions


def test_a_gif_is_never_too_large() -> None:
    for size in ("small", "medium", "large"):
        for squares in (5, 20, 60, 200):
            assert fitting(squares, 4, size) * squares <= max(LARGEST, 4 * squares)
    assert fitting(10, 10, "large") > fitting(10, 10, "medium") > fitting(10, 10, "small")


def test_a_picture_that_cannot_be_written_is_told(
    page: SokobanPage, shown: Window, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    solve(page)
    answer(monkeypatch, tmp_path / "nowhere" / "a.gif")
    monkeypatch.setattr("traceback.print_exc", lambda: None)
    QTest.mouseClick(card(page, qtbot).gif, LEFT)
    qtbot.waitUntil(lambda: "The animation was not saved." in shown.sentence)


def test_the_collection_of_the_level_on_the_board_is_saved_with_the_browser_closed(
    page: SokobanPage, shown: Window, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    source = tmp_path / "rooms.sok"
    source.write_text(many(3, Random(1)), encoding="utf-8")
    open_file(page, source)
    assert page.library.browser is None or not page.library.browser.isVisible()
    answer(monkeypatch, tmp_path / "out.xsb")
    QTest.keyClick(shown, Qt.Key.Key_S, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier)
    qtbot.waitUntil(lambda: (tmp_path / "out.xsb").exists() and page.services.jobs.current is None)
    assert len(read_file(tmp_path / "out.xsb").entries) == 3
    page.take(LevelSet("Pasted", [page.model.level]))
    page.commands["sokoban.save_collection"].trigger()
    assert "This level is in no collection." in shown.sentence


def test_collection_and_library_are_saved_and_come_back(
    page: SokobanPage, shown: Window, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    source = tmp_path / "rooms.sok"
    source.write_text(many(5, Random(1)), encoding="utf-8")
    open_file(page, source)
    page.library.browse()
    browser = page.library.browser
    assert browser is not None
    answer(monkeypatch, tmp_path / "out.xsb")
    page.library.save_collection()
    qtbot.waitUntil(lambda: (tmp_path / "out.xsb").exists() and page.services.jobs.current is None)
    assert [entry.rows for entry in read_file(tmp_path / "out.xsb").entries] == [
        entry.rows for entry in read_file(source).entries
    ]
    saved = tmp_path / "all.statewalk"
    answer(monkeypatch, saved)
    page.library.save_library()
    qtbot.waitUntil(lambda: saved.exists() and page.services.jobs.current is None)
    page.library.remove()
    assert [row.title for row in browser.collections.rows] == ["Statewalk"]
    page.library.ask_for_library()
    qtbot.waitUntil(lambda: len(browser.collections.rows) == 3)
    assert browser.collections.rows[1].title == "rooms" and browser.collections.rows[1].levels == 5
    browser.side.select(browser.collections.rows[1].key)
    page.library.remove()
    open_file(shown, saved)
    qtbot.waitUntil(lambda: len(browser.collections.rows) == 3)


def test_a_cancelled_import_keeps_nothing(page: SokobanPage, qtbot: QtBot, tmp_path: Path) -> None:
    path = tmp_path / "many.sok"
    text = many(60, Random(2))
    path.write_text(text * (READ_AT_ONCE // len(text) + 3), encoding="utf-8")
    level_set, size = page.model.level_set, page.library.library.size
    page.open_path(path)
    job = page.services.jobs.current
    assert job is not None and job.title == "Opening levels"
    job.cancel()
    qtbot.wait(300)
    assert page.model.level_set is level_set and page.library.library.size == size
    page.open_path(path)
    qtbot.waitUntil(lambda: page.model.level_set.title == "many")
    assert page.library.library.size > size + 100


def test_an_animation_that_cannot_be_saved_says_why(
    page: SokobanPage, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    solve(page)
    said: list[tuple[str, ...]] = []
    monkeypatch.setattr(type(page.services.messages), "say", lambda _messages, *words, **_how: said.append(words))
    answer(monkeypatch, tmp_path / "none" / "film.gif")
    page.export.save_gif(page.export.clips()[0], "small", "slow")
    reason = "film.gif cannot be written: No such file or directory."
    qtbot.waitUntil(lambda: ("The animation was not saved.", reason) in said)
    assert "Traceback" not in capfd.readouterr().err


def test_a_solution_that_the_program_found_can_be_taken_elsewhere(page: SokobanPage, qtbot: QtBot) -> None:
    QGuiApplication.clipboard().setText("######\n#@$ .#\n######")
    page.commands["sokoban.paste"].trigger()
    page.solving.solve()
    qtbot.waitUntil(lambda: page.solving.job is None and bool(page.model.session.moves))
    assert [(clip.name, clip.moves) for clip in page.export.clips()] == [("The program's: 2 pushes, 2 moves", "RR")]
    assert card(page, qtbot).words.text().startswith("2 moves, about ")
    page.commands["sokoban.copy_solved"].trigger()
    (level,) = read_collection(QGuiApplication.clipboard().text(), "").levels
    assert level.solutions == ("RR",)


def test_all_solutions_are_one_list_with_figures_and_the_best_is_chosen(page: SokobanPage, qtbot: QtBot) -> None:
    """All solutions are one list with their lengths, and the shortest is preselected.

    The player's is longer than the file's here; none is called the best.
    """
    board = "#######\n#@ $ .#\n#     #\n#######"
    QGuiApplication.clipboard().setText(f"{board}\nTitle: A\n\nSolution\nrRR\n")
    page.commands["sokoban.paste"].trigger()
    page.board.wanted.emit("druRR")
    page.board.position.finish()
    assert page.model.session.is_solved
    clips = page.export.clips()
    assert [clip.name for clip in clips] == ["The file's: 2 pushes, 3 moves", "Yours: 2 pushes, 5 moves"]
    listing = check_solutions(
        page.model.level.start,
        gather_records(page.model.level, page.model.solutions.read_records(page.model.level.key)),
    )
    assert [(one.moves, title(one)) for one in listing] == [
        (clip.moves, clip.name.partition(":")[0]) for clip in clips
    ], "the list of solutions has the same"
    open_card = card(page, qtbot)
    assert open_card.clip.current == "0" and open_card.words.text().startswith("3 moves, about ")
    QTest.mouseClick(open_card.moves, LEFT)
    assert QGuiApplication.clipboard().text() == "rRR"


def test_moves_are_copied_while_a_solution_is_laid_out(page: SokobanPage, qtbot: QtBot) -> None:
    QGuiApplication.clipboard().setText("######\n#@$ .#\n######")
    page.commands["sokoban.paste"].trigger()
    assert not page.commands["sokoban.copy_moves"].isEnabled()
    page.solving.solve()
    qtbot.waitUntil(lambda: page.solving.job is None and bool(page.model.session.moves))
    assert not page.model.session.position, "it waits to be played"
    open_card = card(page, qtbot)
    assert open_card.moves.isEnabled()
    QTest.mouseClick(open_card.moves, LEFT)
    assert QGuiApplication.clipboard().text() == "RR"
    QGuiApplication.clipboard().clear()
    page.commands["sokoban.copy_moves"].trigger()
    assert QGuiApplication.clipboard().text() == "RR"


def test_a_solution_has_one_name_in_the_list_the_export_the_animation_and_the_file(
    page: SokobanPage, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    page.text.read_levels("Room\n\n######\n#@ $.#\n######\n\nMy very best\nrR\n\nSolution\nrlrR\n")
    level = page.model.level
    page.model.solutions.keep(level.key, "rlrlrR", SolutionSource.PLAYER)
    names = ["My very best", "The file's", "Yours"]
    listing = check_solutions(level.start, gather_records(level, page.model.solutions.read_records(level.key)))
    assert [title(one) for one in listing] == names
    figures = ["1 push, 2 moves", "1 push, 4 moves", "1 push, 6 moves"]
    shown = [f"{name}: {cost}" for name, cost in zip(names, figures, strict=True)]
    assert [clip.name for clip in page.export.clips()] == shown
    proposed: list[str] = []

    def ask(_parent: object, _title: str, name: str, *_rest: object, **_more: object) -> tuple[str, str]:
        proposed.append(Path(name).name)
        return str(tmp_path / "none" / "x.gif"), ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", staticmethod(ask))
    page.export.animate_solution(listing[0])
    page.export.save_gif(page.export.clips()[2], "small", "slow")
    assert proposed == ["Room, My very best- 1 push, 2 moves.gif", "Room, Yours- 1 push, 6 moves.gif"]
    page.commands["sokoban.copy_solved"].trigger()
    (entry,) = read_collection(QGuiApplication.clipboard().text()).entries
    assert [one.title for one in entry.recordings] == [
        "Solution/My very best",
        "Solution/1 push, 4 moves",
        "Solution/1 push, 6 moves",
    ]
    again = gather_records(entry.level or level, {})
    assert [one.name for one in again] == ["My very best", "", ""]
