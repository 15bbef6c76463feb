"""Figures of a model or of rounded counts are called approximate everywhere, also in explanations."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.lab.page import LabPage
from app.widgets.cards.figure_sheet import APPROXIMATE
from app.widgets.explained_figures import FigureButton
from app.widgets.table import DataTable
from core.base.depth import Exactness, load
from core.explain.formulas.derivation import DerivedFigure
from resources import ROOT
from tests.app.sheets import drawn, figures, sheet_of

pytestmark = pytest.mark.patient("some subjects compute for many seconds")

LEFT = Qt.MouseButton.LeftButton
MODELS = {"chain-mixed", "policy-rate", "depth-network-said", "depth-network-truth", "depth-network-tenth"}
"""Figures of the lumped chain and of samples, which are never exact."""
OF_THE_CHAIN = {"walk-mean", "walk-distance", "walk-fullest"}
"""Figures that are also of the chain when they are on the chain's page."""


class ExactFigure(NamedTuple):
    name: str
    text: str
    worked: DerivedFigure


def called_exact(page: LabPage) -> Iterator[ExactFigure]:
    """Yield every visible figure called exact: in texts, in tables, and at every place of every plot."""
    found = [(one.name, one.value, one.derived_figure, one.shown_figure.exact) for one in figures(page)]
    for table in page.findChildren(DataTable):
        if table.isVisible():
            found += [
                (table.heads[column], shown.text, shown.worked, shown.exact)
                for row in table.cells
                for column, shown in enumerate(row)
            ]
    for plot in drawn(page):
        found += [
            (one.name, one.text, one.worked, one.exact)
            for place in plot.places()
            for one in plot.list_figures_at(place)
        ]
    for name, text, worked, exact in found:
        if worked is not None and exact and not text.startswith(APPROXIMATE):
            yield ExactFigure(name, text, worked)


def shown(page: LabPage, qtbot: QtBot, subject: str) -> None:
    page.show_subject(subject)
    qtbot.waitUntil(lambda: page.plotted_subject == subject)
    QApplication.processEvents()


@pytest.mark.parametrize(
    "subject",
    [
        *(f"walk-{cube}-{metric}" for cube in ("2x2x2", "3x3x3") for metric in ("htm", "qtm")),
        *(f"chain-{cube}-{metric}" for cube in ("2x2x2", "3x3x3") for metric in ("htm", "qtm")),
        "policy-success", "policy-learning", "estimate-estimates-htm", "estimate-truth-qtm", "estimate-calibration-htm",
    ],
)  # fmt: skip
def test_no_number_of_a_model_or_a_sample_is_called_exact(page: LabPage, qtbot: QtBot, subject: str) -> None:
    page.window().resize(1500, 1100)
    shown(page, qtbot, subject)
    found = list(called_exact(page))
    assert found, "counted figures are"
    models = MODELS | (OF_THE_CHAIN if subject.startswith("chain") else set())
    assert [one for one in found if one.worked.derivation.name in models] == []


@pytest.mark.parametrize(("cube", "metric"), [("3x3x3", "qtm"), ("3x3x3", "htm")])
def test_the_fullest_depth_of_rounded_populations_is_approximate(
    page: LabPage, qtbot: QtBot, cube: str, metric: str
) -> None:
    shown(page, qtbot, f"cube-{cube}-{metric}")
    layers = load(ROOT / "figures" / f"cube-{cube}-{metric}.json").layers
    most = max(layers, key=lambda layer: layer.states)
    assert most.exactness is Exactness.APPROXIMATE
    named = {one.name: one.value for one in figures(page)}
    assert named["most common depth"] == f"≈ {most.depth}" and named["mean depth"].startswith("≈ ")


@pytest.mark.parametrize(
    ("subject", "exact", "lumped"),
    [("walk-3x3x3-qtm", "–", "≈ 26 moves"), ("walk-3x3x3-htm", "–", "≈ 24 moves"),
     ("walk-2x2x2-qtm", "22 moves", "≈ 18 moves")],
)  # fmt: skip
def test_when_a_walk_is_mixed_is_exact_of_the_walk_and_approximate_of_its_chain(
    page: LabPage, qtbot: QtBot, subject: str, exact: str, lumped: str
) -> None:
    shown(page, qtbot, subject)
    named = {one.name: one for one in page.findChildren(FigureButton) if one.isVisible()}
    assert (named["mixing time"].value, named["mixing time, lumped"].value) == (exact, lumped)
    QTest.mouseClick(named["mixing time, lumped"], LEFT)
    sheet = sheet_of(page)
    assert sheet.number.text() == lumped and sheet._certainty.accessibleName() == "approximate"
    assert "It is a model" in sheet.sentence.text()
    QTest.keyClick(sheet, Qt.Key.Key_Escape)
    if exact == "–":
        return
    QTest.mouseClick(named["mixing time"], LEFT)
    sheet = sheet_of(page)
    assert sheet.number.text() == exact and sheet._certainty.accessibleName() == "exact"
    assert "From 22 moves on, the walk itself" in sheet.sentence.text() and "says 18" in sheet.sentence.text()


def test_published_figures_that_are_rounded_are_marked_in_the_conditions_of_the_chain(
    page: LabPage, qtbot: QtBot
) -> None:
    shown(page, qtbot, "chain-3x3x3-qtm")
    view = page.view
    assert view.pane is not None
    layers = load(ROOT / "figures" / "cube-3x3x3-qtm.json").layers
    for depth in range(1, len(layers)):
        flow, positions = view.pane._condition_told(depth)
        assert positions.text.startswith("≈") == (layers[depth].exactness is not Exactness.EXACT)
        before = all(layer.exactness is Exactness.EXACT for layer in layers[:depth])
        assert flow.text.startswith("≈") != before
