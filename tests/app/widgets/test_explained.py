"""Figures in a text: each is underlined where it stands, however the text is laid out."""

from __future__ import annotations

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from app.widgets.explained import Noted, Spot, Told
from app.widgets.text import Label
from core.derivations import cube

WORKED = cube.exact(3)


def spots(label: Label) -> dict[str, Spot]:
    return {spot.name: spot for spot in label.findChildren(Spot) if not spot.isHidden()}


def test_a_figure_is_underlined_where_it_stands(qtbot: QtBot) -> None:
    label = Label("", wrap=True)
    qtbot.addWidget(label)
    label.resize(180, 80)
    noted = Noted()
    label.say(
        f"At 3 there are {noted('first', '30', WORKED)} of them, and below it {noted('second', '31', WORKED)}",
        *noted.told,
    )
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
    label.say("depth 12", Told("depth", "12", WORKED))
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
    label.say("a long sentence before 12", Told("depth", "12", WORKED))
    assert not spots(label)


def test_a_language_may_have_the_figures_in_another_order(qtbot: QtBot) -> None:
    label = Label()
    qtbot.addWidget(label)
    label.resize(200, 20)
    label.say("14 of 18", Told("all", "18", WORKED), Told("part", "14", WORKED))
    label.show()
    found = spots(label)
    assert found["part"].x() < found["all"].x()
