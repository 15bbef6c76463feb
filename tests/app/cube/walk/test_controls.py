"""Only the options that matter to the shown puzzle and metric are offered for a walk."""

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
    """The choice of populations is offered only for the 3x3x3 in quarter turns.

    There they are rounded; on the 2x2x2 they are exact, and half turns need more than populations.
    """
    window_services = services(tmp_path, Heard())
    walks = WalkComparisonModel(window_services, "walk")
    controls = WalkControls(walks, cast(AxisChoice, QWidget()), board=True)
    qtbot.addWidget(controls)
    walks.show_subject("3x3x3" if puzzle == "2x2x2" else "2x2x2", Metric.HTM)
    walks.show_subject(puzzle, metric)
    wanted = puzzle == "3x3x3" and metric is Metric.QTM
    assert [widget.isVisibleTo(controls) for widget in (controls.populations, controls._populations_name)] == [
        wanted
    ] * 2
    assert controls.start.isVisibleTo(controls)
    window_services.store.close()
