"""Numbers in sentences, sums and pictures of Sokoban's exhibits open their explanations.

Each is what its formula gives.
"""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.lab.page import LabPage
from app.widgets.controls.slider import Slider
from app.widgets.explained_figures import FigureButton, FigureSpot
from tests.app.sheets import check, check_all, figures, sheet_of

LEFT = Qt.MouseButton.LeftButton


def told(page: LabPage) -> dict[str, FigureButton]:
    """Return the visible figures by name, after checking each against its formula."""
    found = figures(page)
    for figure in found:
        check(figure)
    return {figure.name: figure for figure in found}


def ask(figure: FigureButton) -> None:
    QTest.mouseClick(figure, LEFT)
    assert sheet_of(figure).number.text() == figure.value


def test_every_truth_in_the_tree_comes_from_those_below_it(page: LabPage) -> None:
    page.show_subject("complexity-formula")
    formula = page.view.stage.formula
    for matrix in ("article", "same", "odd", "majority"):
        formula.model.choose(matrix)
        formula.model.steps_made = len(formula.model.visits)
        found = told(page)
        letters = {name for name, figure in found.items() if figure.value in {"T", "F"}}
        assert len(letters) == len(formula.model.results)
        assert found["steps"].value == str(len(formula.model.visits))
    formula.model.choose("article")
    formula.model.steps_made = 9
    found = told(page)
    assert "steps" not in found and found["values that are remembered"].value == "2"
    assert found["rows that were looked at"].value == "2" and found["rows of the truth table"].value == "8"
    ask(found["truth for x = F, y = F"])
    slider = sheet_of(page).controls[0].widget
    assert isinstance(slider, Slider)
    slider.setValue(11)
    assert formula.model.steps_made == 11, "steps are an assumption that the sheet can change"


def test_positions_of_a_level_and_their_bounds(page: LabPage, qtbot: QtBot) -> None:
    page.services.open_subject("sokoban", "######\n#@$ .#\n######\nTitle: Small\n")
    page.window().open_page("lab")  # type: ignore[attr-defined]
    page.show_subject("complexity-growth")
    qtbot.waitUntil(lambda: "reachable positions" in told(page))
    found = told(page)
    assert found["bound of the proof"].value == "81"
    assert found["boxes and man on different squares"].value == "12"
    assert found["reachable positions"].value == "3"
    assert found["cells, as a multiple of n²"].value == "6.34"
    ask(found["bound of the proof"])
    assert "= 3^n" in sheet_of(page).formulas.text()


def test_the_way_through_the_street(page: LabPage) -> None:
    page.show_subject("complexity-passage")
    passage = page.view.stage.passage
    passage.go()
    passage.stop()
    while passage._step():
        pass
    ask(told(page)["moves"])


def test_sums_and_entrances_of_rooms(page: LabPage) -> None:
    page.show_subject("rooms")
    view = page.view
    view.model.moves_made = 400
    QApplication.processEvents()
    names = set(told(page))
    rooms = {f"entrances of room {k}" for k in (1, 2, 3)}
    assert names == rooms | {f"{room} so far" for room in rooms} | {
        "P(n)", "P(n − 1)", "M(n)", "M(n − 1)", "entrances of all rooms",
    }  # fmt: skip
    assert len(check_all(view.stage.board)) == 3 and len(check_all(view.stage.ruler)) == 6
    ask(told(page)["P(n − 1)"])
    slider = sheet_of(page).controls[0].widget
    assert isinstance(slider, Slider)
    slider.setValue(5)
    assert sheet_of(page).number.text() == "61", "the sheet follows the number of rooms"


@pytest.mark.parametrize("made", [0, 5])
def test_calls_of_the_sentence(page: LabPage, qtbot: QtBot, made: int) -> None:
    page.show_subject("savitch-3")
    view = page.view
    qtbot.waitUntil(lambda: view.model.prepared is not None)
    view.model.step(made)
    found = told(page)
    assert found["calls made"].value == str(made) and found["calls"].value == "578\u2009162"
    assert found["calls made"].x() < found["calls"].x(), "5 is no part of 578 162"
    ask(found["calls made"])


def test_figures_of_the_recursion_and_of_its_answer(page: LabPage, qtbot: QtBot) -> None:
    page.show_subject("savitch-3")
    view = page.view
    qtbot.waitUntil(lambda: view.model.prepared is not None)
    view.model.step(4)
    found = told(page)
    limits = [found[f"moves allowed at level {level}"].value for level in range(2, 6)]
    assert limits == ["13", "6", "3", "1"] and found["configurations"].value == "27"
    assert found["calls a second"].derived_figure is not None
    view.model.set_limit(2)
    qtbot.waitUntil(lambda: view.model.prepared is not None and view.model.prepared.question.limit == 2)
    while view.model.progress.answer is None:
        view.model.step()
    assert check_all(view.stage.recursion) == ["calls", "positions"]
    ask(figures(view.stage.recursion)[0])


@pytest.mark.parametrize(
    ("size", "told_of"), [(2, ("16", "32", "60", "64")), (4, ("65536", "131072", "262 140", "262144"))]
)
def test_why_no_tile_is_larger(page: LabPage, qtbot: QtBot, size: int, told_of: tuple[str, ...]) -> None:
    page.show_subject("counts")
    qtbot.waitUntil(lambda: page.plotted_subject == "counts")
    view = page.view
    view.model.choose(next(one for one in view.model.boards if one.size == size))
    QApplication.processEvents()
    found = figures(view.panel)
    assert {figure.value.replace("\u2009", " ") for figure in found} == set(told_of)
    for figure in found:
        check(figure)
        ask(figure)
        QTest.keyClick(sheet_of(figure), Qt.Key.Key_Escape)


@pytest.mark.parametrize(
    ("subject", "names"),
    [
        ("walk-2x2x2-qtm", {"growth b", "positions of the cube"}),
        ("parts-cross-htm", {"cases"}),
        ("lumping-2x2x2-qtm", {"share with more moves closer", "closer after a step away", "closer, by the chain",
                               "positions of the depth"}),
    ],
)  # fmt: skip
def test_numbers_of_the_cube_in_sentences_open_their_sheets(
    page: LabPage, qtbot: QtBot, subject: str, names: set[str]
) -> None:
    page.show_subject(subject)
    qtbot.waitUntil(lambda: page.plotted_subject == subject)
    QApplication.processEvents()
    found = [one for one in figures(page) if one.name in names and isinstance(one, FigureSpot)]
    assert {one.name for one in found} == names
    for figure in found:
        check(figure)
        ask(figure)
        QTest.keyClick(sheet_of(figure), Qt.Key.Key_Escape)
