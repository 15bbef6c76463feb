"""Figures in a text are underlined at their place, however the text is laid out."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from app.base.theme import theme
from app.widgets.explained_figures import FigureButton, FigureRect, FigureSpot, NamedFigure, figure_text
from app.widgets.text import Label
from core.base.words import fill
from core.explain.cube import cube
from core.explain.formulas.derivation import DerivedFigure

WORKED = cube.derive_exact_depth(3)


def depth_text(name: str, depth: str, derived: DerivedFigure) -> str:
    return fill("depth {depth}", {"depth": figure_text(name, depth, derived)})


def spots(label: Label) -> dict[str, FigureSpot]:
    return {spot.name: spot for spot in label.findChildren(FigureSpot) if not spot.isHidden()}


def test_a_figure_is_underlined_where_it_stands(qtbot: QtBot) -> None:
    label = Label("", wrap=True)
    qtbot.addWidget(label)
    label.resize(180, 80)
    first, second = figure_text("first", "30", WORKED), figure_text("second", "31", WORKED)
    label.say(fill("At 3 there are {first} of them, and below it {second}", {"first": first, "second": second}))
    label.show()
    found = spots(label)
    assert list(found) == ["first", "second"] and found["first"].value == "30"
    metrics = label.fontMetrics()
    assert abs(found["first"].x() + 3 - metrics.horizontalAdvance("At 3 there are ")) <= 1, "not the 3 before it"
    assert found["second"].y() >= found["first"].y() + metrics.height() - 1, "on the next line"


def test_at_the_right_and_in_a_wider_label_it_moves_along(qtbot: QtBot) -> None:
    label = Label()
    qtbot.addWidget(label)
    label.setAlignment(Qt.AlignmentFlag.AlignRight)
    label.resize(100, 20)
    label.say(depth_text("depth", "12", WORKED))
    label.show()
    before = spots(label)["depth"].geometry()
    label.resize(150, 20)
    assert spots(label)["depth"].x() - before.x() == 50
    label.setText("not known")
    assert not spots(label)


def test_what_has_no_room_is_no_figure(qtbot: QtBot) -> None:
    label = Label("", elided=True)
    qtbot.addWidget(label)
    label.resize(60, 20)
    label.say(fill("a long sentence before {depth}", {"depth": figure_text("depth", "12", WORKED)}))
    assert not spots(label)


def test_a_language_may_have_the_figures_in_another_order(qtbot: QtBot) -> None:
    label = Label()
    qtbot.addWidget(label)
    label.resize(200, 20)
    label.say(
        fill("{part} of {all}", {"part": figure_text("part", "14", WORKED), "all": figure_text("all", "18", WORKED)})
    )
    label.show()
    found = spots(label)
    assert found["part"].x() < found["all"].x()


def test_what_says_the_same_is_not_laid_out_again(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """A text with the same words and values is not laid out again, though its derivation is a new object."""
    laid_out: list[str] = []
    places = Label._places

    def counted(label: Label) -> Iterator[FigureRect]:
        laid_out.append(label.text())
        return places(label)

    monkeypatch.setattr(Label, "_places", counted)
    label = Label()
    qtbot.addWidget(label)
    label.resize(200, 20)
    label.show()
    label.say(depth_text("depth", "12", cube.derive_exact_depth(12)))
    figure = spots(label)["depth"]
    heard: list[str] = []
    figure.changed.connect(lambda: heard.append(figure.value))
    laid_out.clear()
    for _ in range(3):
        label.say(depth_text("depth", "12", cube.derive_exact_depth(12)))
    assert laid_out == heard == []
    label.say(depth_text("depth", "12", cube.derive_exact_depth(13)))
    assert laid_out == ["depth 12"] and heard == ["12"], "it comes about otherwise"
    label.wait("depth 12")
    assert not spots(label)
    label.say(depth_text("depth", "12", cube.derive_exact_depth(13)))
    assert list(spots(label)) == ["depth"]
    laid_out.clear()
    label.setFont(theme.font(20))
    assert laid_out, "larger letters stand elsewhere"


def test_values_that_are_not_worked_out_yet_are_not_worked_out_to_be_compared(qtbot: QtBot) -> None:
    asked: list[int] = []

    def values() -> dict[str, int]:
        asked.append(1)
        return {"depth": 12}

    label = Label()
    qtbot.addWidget(label)
    for _ in range(2):
        label.say(depth_text("depth", "12", cube.EXACT.bind_later(values)))
    assert not asked


def test_figures_that_are_gone_leave_nothing_behind_but_an_open_sheet(qtbot: QtBot) -> None:
    """Removed figures are freed, except by an open explanation.

    Names may contain what the mouse points at, so they are unlimited in number.
    """

    class Page(QWidget):
        def open_sheet(self, _figure: FigureButton) -> QWidget:
            sheet = QWidget(self)
            sheet.show()
            return sheet

    page = Page()
    qtbot.addWidget(page)
    label = Label(parent=page)
    label.resize(200, 20)
    page.show()
    for depth in range(50):
        label.say(depth_text(f"depth {depth}", str(depth), cube.derive_exact_depth(depth)))
        if depth == 30:
            spots(label)["depth 30"].click()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert sorted(spot.name for spot in label.findChildren(FigureSpot)) == ["depth 30", "depth 49"]


ALONE = r"(?<!\d)(?<!\d[\u2009.,]){}(?!\d)(?![\u2009.,]\d)"


@st.composite
def sentences_with_a_figure(draw: st.DrawFn) -> tuple[str, str]:
    """Strategy for texts with a figure somewhere in them."""
    figure = draw(st.text("12.,\u2009a", min_size=1, max_size=3))
    before, after = draw(st.text("12.,\u2009 a", max_size=6)), draw(st.text("12.,\u2009 a", max_size=6))
    return f"{before}{figure}{after}", figure


@given(sentences_with_a_figure(), st.integers(0, 12))
def test_a_figure_is_found_where_no_digits_of_the_same_number_stand_beside_it(
    sentence: tuple[str, str], at: int
) -> None:
    words, figure = sentence
    alone = re.compile(ALONE.format(re.escape(figure)))
    found = alone.search(words, at) or alone.search(words)
    assert NamedFigure("figure", figure, WORKED).begin(words, at) == (
        words.index(figure) if found is None else found.start()
    )
