"""The solver's answer to the draft after each stroke, and which of its walls matter."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from app.base.storage.store import Store
from app.base.theme import theme
from app.sokoban.editor import solver as solver_module
from app.sokoban.editor.editor import EditorPage
from app.sokoban.solve.known_levels import KnownLevels, LevelSearchRecord
from app.widgets.explained_figures import figures_in
from core.base.control import Control
from core.base.puzzle import InputError
from core.sokoban.board import State
from core.sokoban.draft.grid import Tool
from core.sokoban.formats.collection import read_level
from core.sokoban.solve.quick_check import QuickAnswer
from core.sokoban.solve.walls import Role, Square, Wall, WallMap
from tests.app.sokoban.editor.parts import Hand, Said, key, opened, show, undo

LEVEL = "########\n#@     #\n#      #\n# $  . #\n#      #\n#      #\n########"
WAITING, THINKING = solver_module.WAITING, solver_module.THINKING


def answered(qtbot: QtBot, editor: EditorPage, sentence: str) -> None:
    qtbot.waitUntil(lambda: editor.solving.answer.text() == sentence)


def test_each_stroke_is_answered_and_undo_brings_the_answer_back(qtbot: QtBot, editor: EditorPage, hand: Hand) -> None:
    show(editor, LEVEL)
    answered(qtbot, editor, "Solvable in 3 pushes, proved")
    editor.set_tool(Tool.WALL)
    hand.click((4, 3))
    answered(qtbot, editor, "Solvable in 5 pushes, proved")
    show(editor, "###########\n#@ $   $..#\n###########")
    qtbot.waitUntil(lambda: editor.solving.answer.text().startswith("Not solvable: Searched to the end"))
    for _ in range(2):
        undo(editor)
    # what was found out is kept
    assert editor.solving.answer.text() == "Solvable in 3 pushes, proved"


def test_an_unfinished_stroke_and_a_draft_with_faults_have_no_answer(
    qtbot: QtBot, editor: EditorPage, hand: Hand
) -> None:
    show(editor, LEVEL)
    answered(qtbot, editor, "Solvable in 3 pushes, proved")
    QTest.mousePress(editor.canvas, Qt.MouseButton.LeftButton, pos=hand.at((4, 3)))
    assert editor.solving.answer.text() in (THINKING, WAITING)
    QTest.mouseRelease(editor.canvas, Qt.MouseButton.LeftButton, pos=hand.at((4, 3)))
    answered(qtbot, editor, "Solvable in 5 pushes, proved")
    editor.set_tool(Tool.GOAL)
    hand.click((6, 3))
    assert editor.solving.answer.text() == WAITING


def test_an_answer_that_comes_late_is_not_that_of_another_draft(
    qtbot: QtBot, editor: EditorPage, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[State] = []

    def slow(state: State, control: Control) -> QuickAnswer:
        asked.append(state)
        while len(asked) == 1 and not control.cancelled:
            pass
        return QuickAnswer(10 * len(asked), True)

    monkeypatch.setattr(solver_module, "quick_answer", slow)
    show(editor, LEVEL)
    qtbot.waitUntil(lambda: len(asked) == 1)
    show(editor, LEVEL.replace(" .", ". "))
    answered(qtbot, editor, "Solvable in 20 pushes, proved")
    assert len(asked) == 2


@pytest.mark.parametrize(
    ("told", "sentence"),
    [
        (QuickAnswer(), "No answer within 0.2 s"),
        (QuickAnswer(7), "Solvable, in 7 pushes or fewer"),
        (InputError("The level has too many squares"), "The level has too many squares."),
    ],
)
def test_what_is_not_known_is_not_said(
    qtbot: QtBot,
    editor: EditorPage,
    monkeypatch: pytest.MonkeyPatch,
    told: QuickAnswer | InputError,
    sentence: str,
) -> None:
    def answer(_state: State, _control: Control) -> QuickAnswer:
        if isinstance(told, InputError):
            raise told
        return told

    monkeypatch.setattr(solver_module, "quick_answer", answer)
    show(editor, LEVEL)
    answered(qtbot, editor, sentence)


def test_walls_that_matter_are_shown_told_under_the_pointer_and_kept(
    qtbot: QtBot, editor: EditorPage, hand: Hand
) -> None:
    show(editor, LEVEL.replace("$  .", "$ #."))
    editor.canvas.setFocus()
    key(editor, "W")
    assert editor.solver.walls_shown and editor.solving.walls.isChecked()
    qtbot.waitUntil(lambda: editor.solver.map is not None and editor.solver.map.complete)
    found = editor.solver.map
    QTest.mouseMove(editor.canvas, hand.at((4, 3)))
    assert editor.standing.text == "E4: without this wall 3 pushes are enough, 2 fewer than 5."
    QTest.mouseMove(editor.canvas, hand.at((3, 4)))
    assert editor.standing.text == "Editing."
    for _ in range(4):
        QTest.keyClick(editor.canvas, Qt.Key.Key_Left)
    assert "A5: needed" in editor.standing.text
    assert not editor.solving.legend[Role.HARDER].isHidden() and editor.solving.legend[Role.BLOCKS].isHidden()
    picture = editor.canvas.grab().toImage()
    hand.click((1, 4))
    assert editor.solver.map is not found
    undo(editor)
    assert editor.solver.map is found
    QTest.mouseMove(editor.canvas, hand.at((3, 4)))
    key(editor, "W")
    assert editor.solver.map is None and editor.canvas.grab().toImage() != picture


def test_a_wall_without_which_there_is_no_solution_either_is_passed_over(
    qtbot: QtBot, editor: EditorPage, hand: Hand
) -> None:
    show(editor, "###########\n#   ##    #\n#@ $   $..#\n###########")
    editor.canvas.setFocus()
    key(editor, "W")
    qtbot.waitUntil(lambda: editor.solver.map is not None and editor.solver.map.complete)
    QTest.mouseMove(editor.canvas, hand.at((4, 1)))
    assert "without this wall the level could be solved" in editor.standing.text
    QTest.mouseMove(editor.canvas, hand.at((5, 1)))
    assert editor.standing.text == "Editing.", "there are no fewest pushes that could stay the same"
    assert not editor.solving.legend[Role.BLOCKS].isHidden() and editor.solving.legend[Role.FREE].isHidden()


@pytest.mark.parametrize("wall", [Wall(Role.BLOCKS, 12_345), Wall(Role.HARDER, 12_345, 1_111)])
def test_a_wall_of_many_pushes_has_its_figures_and_sheets(wall: Wall) -> None:
    said = solver_module.sentence_of("E4", wall, 13_456)
    told = figures_in(said)
    assert [one.text for one in told][:1] == ["12\N{THIN SPACE}345"]
    assert all(said[one.place :].startswith(one.text) for one in told)


def test_weighing_walls_is_stopped_at_once_and_goes_on(
    qtbot: QtBot, editor: EditorPage, monkeypatch: pytest.MonkeyPatch
) -> None:
    weigh = WallMap.weigh

    def slow(_found: WallMap, control: Control) -> None:
        while not control.cancelled:
            pass

    monkeypatch.setattr(WallMap, "weigh", slow)
    show(editor, LEVEL)
    editor.solving.walls.click()
    qtbot.waitUntil(lambda: editor.solver.weighing)
    job = editor.solver.walls_job
    assert job is not None
    job.cancel()
    assert not editor.solver.weighing and "Stopped; the results so far are kept." in editor.solving.progress.text()
    monkeypatch.setattr(WallMap, "weigh", weigh)
    editor.solving.go_on.click()
    qtbot.waitUntil(lambda: editor.solver.map is not None and editor.solver.map.complete)
    assert editor.solving.go_on.isHidden()


def test_the_marks_of_walls_differ_without_colours(editor: EditorPage) -> None:
    for choice in (theme.ThemeChoice.LIGHT, theme.ThemeChoice.DARK, theme.ThemeChoice.CONTRAST):
        theme.manager().choose(choice)
        marks = set()
        for row in editor.solving.legend.values():
            image = row.grab().toImage().copy(0, 0, 24, 24).convertToFormat(row.grab().toImage().Format.Format_Mono)
            marks.add(bytes(image.constBits()))
        assert len(marks) == len(Role)
    theme.manager().choose(theme.ThemeChoice.SYSTEM)


def reopened(qtbot: QtBot, store: Store, said: Said) -> EditorPage:
    """Return the editor after a restart of the program."""
    again = opened(qtbot, store, said)
    again.solver.set_awake(True)
    return again


def test_answers_and_walls_are_there_at_once_after_a_restart(
    qtbot: QtBot, editor: EditorPage, store: Store, said: Said, monkeypatch: pytest.MonkeyPatch
) -> None:
    show(editor, LEVEL.replace("$  .", "$ #."))
    answered(qtbot, editor, "Solvable in 5 pushes, proved")
    editor.solving.walls.click()
    qtbot.waitUntil(lambda: editor.solver.map is not None and editor.solver.map.complete)
    assert editor.solver.map is not None
    found = dict(editor.solver.map.found)
    editor.flush()

    def never(*_: object) -> QuickAnswer:
        raise AssertionError("what is kept was asked for again")

    monkeypatch.setattr(solver_module, "quick_answer", never)
    monkeypatch.setattr(WallMap, "weigh", never)
    again = reopened(qtbot, store, said)
    assert again.solving.answer.text() == "Solvable in 5 pushes, proved"
    again.solving.walls.click()
    assert again.solver.map is not None and again.solver.map.complete and again.solver.map.found == found


def test_walls_that_are_weighed_in_part_are_kept_and_the_rest_goes_on(
    qtbot: QtBot, editor: EditorPage, store: Store, said: Said, monkeypatch: pytest.MonkeyPatch
) -> None:
    without = WallMap._solve_without
    weighed: list[Square] = []

    def some(found: WallMap, square: Square, control: Control, seconds: float) -> Wall:
        weighed.append(square)
        if len(weighed) == 6:
            control.cancel()
        return without(found, square, control, seconds)

    monkeypatch.setattr(WallMap, "_solve_without", some)
    show(editor, LEVEL)
    editor.solving.walls.click()
    qtbot.waitUntil(lambda: len(weighed) == 6 and not editor.solver.weighing)
    editor.flush()
    again = reopened(qtbot, store, said)
    again.solving.walls.click()
    qtbot.waitUntil(lambda: again.solver.map is not None and again.solver.map.complete)
    assert again.solver.map is not None
    assert weighed[6:] == again.solver.map.walls[5:], "the first five were kept"


@pytest.mark.parametrize(
    ("lower", "sentence"), [(0, "Solvable, in 3 pushes or fewer"), (3, "Solvable in 3 pushes, proved")]
)
def test_what_was_found_in_play_is_said_here_too(
    qtbot: QtBot, editor: EditorPage, monkeypatch: pytest.MonkeyPatch, lower: int, sentence: str
) -> None:
    monkeypatch.setattr(solver_module, "quick_answer", lambda *_: QuickAnswer())
    editor.services.get_shared(KnownLevels).take([LevelSearchRecord(read_level(LEVEL).key, lower, "ddRRR")])
    show(editor, LEVEL)
    answered(qtbot, editor, sentence)


@pytest.mark.parametrize(
    ("answer", "walls"),
    [
        ("[3, true]", "{}"),
        ("no JSON", '{"measured": true, "fewest": 3, "walls": [[0, 0, "free", 3, 0]]}'),
        ('["3", true, ""]', '{"measured": true, "fewest": 3, "walls": [[0, 3, "harder", 3, 1]]}'),
        ("", '{"measured": true, "fewest": 3, "walls": [[0, 3, "pink", 3, 0]]}'),
    ],
)
def test_what_is_kept_and_makes_no_sense_is_found_out_anew(
    qtbot: QtBot, editor: EditorPage, store: Store, answer: str, walls: str
) -> None:
    store.write("sokoban_draft", "INSERT INTO sokoban_draft VALUES (?, ?, ?, 1)", (LEVEL, answer, walls))
    show(editor, LEVEL)
    answered(qtbot, editor, "Solvable in 3 pushes, proved")
    editor.solving.walls.click()
    qtbot.waitUntil(lambda: editor.solver.map is not None and editor.solver.map.complete)
