"""What can be chosen about a walk is what matters to the puzzle and the metric that are shown."""

from __future__ import annotations

from pathlib import Path
from typing import cast

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from app.cube.walk.controls import WalkControls
from app.cube.walk.model import WalkComparisonModel
from app.plots.panes.axis_choice import AxisChoice
from core.cube.metrics import Metric
from tests.app.heard import Heard, services


@pytest.mark.parametrize("metric", list(Metric))
@pytest.mark.parametrize("puzzle", ["2x2x2", "3x3x3"])
def test_populations_are_chosen_where_the_chain_follows_from_them(
    qtbot: QtBot, tmp_path: Path, puzzle: str, metric: Metric
) -> None:
    """Those of the 3x3x3 are rounded; those of the 2x2x2 are exact, and half turns need more than populations."""
    made = services(tmp_path, Heard())
    walks = WalkComparisonModel(made, "walk")
    controls = WalkControls(walks, cast(AxisChoice, QWidget()), board=True)
    qtbot.addWidget(controls)
    walks.show_subject("3x3x3" if puzzle == "2x2x2" else "2x2x2", Metric.HTM)
    walks.show_subject(puzzle, metric)
    wanted = puzzle == "3x3x3" and metric is Metric.QTM
    assert [one.isVisibleTo(controls) for one in (controls.populations, controls._populations_name)] == [wanted] * 2
    assert controls.start.isVisibleTo(controls)
    made.store.close()
