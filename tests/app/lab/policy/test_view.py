"""The network without search in the Lab: its rates beside the article's, mistakes, and measurements.

Figures and network are made up; the games are real.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from app.base.export import export
from app.lab.frame.instrument import InstrumentView
from app.lab.page import LabPage
from app.lab.policy import model as policy_module
from app.lab.policy.evaluation import LENGTHS, work_share
from app.lab.policy.model import load
from app.lab.policy.view import INSTRUMENT
from app.plots.drawing.marks import Form
from app.shell.window import Window, open_window
from core.base.control import Control
from core.base.puzzle import InputError
from core.cube.policy import measurements as policyfigures
from core.cube.policy import policy as core_policy
from core.cube.policy import study
from core.cube.policy.measurements import (
    ConfidenceBin,
    FirstMistakes,
    LearningPoint,
    PolicyMeasurements,
    ShorterScrambles,
)
from core.cube.policy.policy import ARTICLE, SuccessRate, evaluate
from resources import ROOT
from tests.app.plots.mouse import hover, turn_wheel
from tests.app.working import job_called

LEFT = Qt.MouseButton.LeftButton
GAMES = 10_000


class AlwaysUp(core_policy.Policy):
    """Network that always turns U."""

    def choices(self, _games: object, _first: int, count: int) -> Any:
        return np.zeros(count, np.uint8)


def row(n: int, rate: float) -> SuccessRate:
    return SuccessRate.from_counts(n, GAMES, round(rate * GAMES))


FIGURES = PolicyMeasurements(
    {
        "mlp": tuple(row(n, min(1.0, rate**0.6)) for n, rate in ARTICLE.items()),
        "bert": tuple(row(n, rate**1.2) for n, rate in ARTICLE.items()),
    },
    {n: FirstMistakes(n, 2000, (0, 0, *range(n - 1)), (0, *range(n - 1, 0, -1))) for n in range(2, 21)},
    {n: ShorterScrambles(n, GAMES, max(0, n - 4) * 100) for n in range(1, 21)},
    {"rates": "some script"},
    {
        "pairs": tuple(
            LearningPoint(1_500_000 * k, 500, 1.0, {6: 0.9, 8: 0.04 * k, 10: 0.02 * k}) for k in range(1, 9)
        ),
        "text": (LearningPoint(20_000, 500, 2.0, {6: 0.1, 8: 0.0, 10: 0.0}),),
    },
    tuple(ConfidenceBin(100, 10 * step) for step in range(10)),
    study.confusions(study.JudgedTurn(9, played, "U", 0.5) for played in ("R", "U2", "U")),
)


@pytest.fixture
def page(window: Window, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> LabPage:
    monkeypatch.setattr(policy_module, "load", lambda _control: FIGURES)
    monkeypatch.setattr(core_policy.Policy, "load", lambda _name: AlwaysUp("up", ()))
    return shown(window, qtbot, "success")


def shown(window: Window, qtbot: QtBot, variant: str) -> LabPage:
    page = window.open_page("lab")
    assert isinstance(page, LabPage)
    page.show_subject(f"policy-{variant}")
    qtbot.waitUntil(lambda: page.plotted_subject == f"policy-{variant}")
    return page


def view(page: LabPage) -> InstrumentView:
    assert isinstance(page.view, InstrumentView)
    return page.view


def test_rates_stand_beside_the_articles(page: LabPage) -> None:
    pane = view(page).pane
    assert pane is not None
    article, bert, ours = pane.chart.series
    assert article.form is Form.LONG_DASH
    assert article.get_value(8) == 0.7029
    assert (bert.name, ours.form) == ("BERT", Form.TRIANGLES)
    assert bert.errors[8] == (FIGURES.rates["bert"][7].low, FIGURES.rates["bert"][7].high)
    assert ours.get_value(0) is None
    rate = FIGURES.rates["mlp"][7]
    assert ours.errors[8] == (rate.low, rate.high)
    assert view(page).key_figures.values == ["≈ 80.93\u2009%", "≈ 46.42\u2009%", "17 of 20", "10\u2009000"]
    rows = view(page).panel.tables["success"].rows
    assert len(rows) == 20
    assert rows[7] == ("8", "80.93\u2009%", "80.1–81.7", "70.29\u2009%")
    assert pane.csv().splitlines()[:2] == ["curve,n,games,solved,rate,low,high", "shipped,1,10000,10000,1,0.999616,1"]
    assert "article,8,10000,,0.7029,," in pane.csv()
    assert pane.picture is not None
    assert pane.picture.formula.endswith("95 %. Measured by some script.")


def test_the_other_network_has_rates_of_its_own(page: LabPage, qtbot: QtBot) -> None:
    lab = view(page)
    assert lab.panel.which.isVisible()
    QTest.mouseClick(lab.panel.button, LEFT)
    qtbot.waitUntil(lambda: len(lab.model.evaluation.rates) > 1)
    lab.panel.which.set_current("bert")
    lab.panel.which.chosen.emit("bert")
    assert lab.pane is not None
    assert [one.key for one in lab.pane.chart.series] == ["article", "mlp", "shipped"], (
        "the measurement was of another network"
    )
    assert lab.pane.chart.series[2].get_value(8) == FIGURES.rates["bert"][7].rate
    assert lab.key_figures.values[2] == "0 of 20"
    assert not lab.model.evaluation.running


def test_axis_and_curves_are_remembered(page: LabPage, window: Window, qtbot: QtBot) -> None:
    pane = view(page).pane
    assert pane is not None
    axes = pane.chart.axes
    linear = axes.y(0.01)
    QTest.keyClick(pane.axis.option(pane.axis.current), Qt.Key.Key_Right)
    assert pane.chart.log
    assert axes.y(0.01) < linear
    assert axes.y(0.01) == pytest.approx((axes.y(0.1) + axes.y(0.001)) / 2), "powers of ten are evenly apart"
    QTest.mouseClick(pane.chips.chip("article"), LEFT)
    assert [one.key for one in pane.chart.series] == ["bert", "shipped"]
    window.close()
    again = open_window("lab")
    qtbot.addWidget(again)
    assert isinstance(again.page, LabPage)
    lab = view(again.page)
    qtbot.waitUntil(lambda: lab.is_ready)
    pane = lab.pane
    assert pane is not None
    assert pane.chart.log
    assert [one.key for one in pane.chart.series] == ["bert", "shipped"]
    again.close()


def test_one_measures_it_oneself(page: LabPage, window: Window, qtbot: QtBot) -> None:
    lab = view(page)
    lab.panel.seed.set_text("7")
    seen: list[int] = []
    lab.model.evaluation.changed.connect(lambda: seen.append(len(lab.model.evaluation.rates)))
    QTest.mouseClick(lab.panel.button, LEFT)
    assert lab.panel.button.text() == "Stop"
    qtbot.waitUntil(lambda: not lab.model.evaluation.running)
    assert set(seen) == set(range(21)), "it grows length by length"
    assert lab.model.evaluation.rates == evaluate(AlwaysUp("up", ()), LENGTHS, 1000, 7)
    assert lab.model.evaluation.rates[0].rate == pytest.approx(1 / 18, abs=0.03)
    assert lab.pane is not None
    own = lab.pane.chart.series[-1]
    assert own.form is Form.CIRCLES
    assert own.get_value(1) == lab.model.evaluation.rates[0].rate
    assert window.sentence.startswith("20\u2009000 scrambles played with seed 7")
    assert "own,1,1000," in lab.pane.csv()


def test_a_measurement_is_stopped_and_keeps_what_is_whole(page: LabPage, window: Window, qtbot: QtBot) -> None:
    lab = view(page)
    lab.panel.games.chosen.emit("100000")
    lab.panel.games.set_current("100000")
    page.commands["lab.policy_evaluate"].trigger()
    qtbot.waitUntil(lambda: len(lab.model.evaluation.rates) > 0)
    QTest.mouseClick(lab.panel.button, LEFT)
    assert not lab.model.evaluation.running
    assert lab.panel.button.text() == "Evaluate"
    assert job_called(window.jobs, "Evaluating the network") is None
    assert [rate.n for rate in lab.model.evaluation.rates] == list(range(1, len(lab.model.evaluation.rates) + 1))
    lab.panel.seed.edit.clear()
    QTest.mouseClick(lab.panel.button, LEFT)
    assert lab.panel.seed.error == "A seed is a whole number from 0 to 2147483647."
    lab.panel.seed.set_text("9999999999")
    lab.panel.evaluate()
    assert lab.panel.seed.error and not lab.model.evaluation.running
    assert not lab.model.evaluation.running


@pytest.mark.usefixtures("page")
def test_mistakes_are_gone_through_by_length(window: Window, qtbot: QtBot) -> None:
    lab = view(shown(window, qtbot, "mistakes"))
    pane = lab.pane
    assert pane is not None
    assert pane.slider.value == 10
    one = FIGURES.mistakes[10]
    series = pane.chart.series[0]
    assert series.get_value(10) == one.by_depth[10] / 2000
    assert lab.key_figures.values == ["2\u2009000", f"≈ {100 * (1 - 36 / 2000):.2f}\u2009%", "10", "1"]
    QTest.mouseClick(pane.by.option("move"), LEFT)
    assert pane.chart.series[0].get_value(1) == one.by_move[1] / 2000
    track = pane.slider._track
    QTest.keyClick(track, Qt.Key.Key_Home)
    assert (pane.slider.value, lab.panel._rates._note.text()) == (2, "n = 2, by move")
    assert "10,2000,depth,10,8" in pane.csv()
    shown(window, qtbot, "success")
    assert not pane.slider.isVisible()


@pytest.mark.usefixtures("page")
def test_scrambles_shorter_than_they_look(window: Window, qtbot: QtBot, tmp_path: Path) -> None:
    lab = view(shown(window, qtbot, "shorter"))
    pane = lab.pane
    assert pane is not None
    assert pane.chart.series[0].get_value(10) == 0.06
    assert lab.key_figures.values == ["≈ 2.00\u2009%", "≈ 6.00\u2009%", "≈ 10.00\u2009%", "10\u2009000"]
    assert not lab.panel.button.isVisible()
    assert pane.csv().splitlines()[0] == "n,scrambles,shorter,share,low,high"
    export.save(pane.draw, pane.picture_size(), tmp_path / "shorter.svg")
    assert "<image" not in (tmp_path / "shorter.svg").read_text(encoding="utf-8")


@pytest.mark.usefixtures("page")
def test_each_network_has_its_learning_curve(window: Window, qtbot: QtBot) -> None:
    lab = view(shown(window, qtbot, "learning"))
    pane = lab.pane
    assert pane is not None
    assert [one.name for one in pane.chart.series] == ["n = 6", "n = 8", "n = 10"]
    eighth = [pane.chart.series[1].get_value(place) for place in pane.chart.places()]
    assert eighth == [0.04 * k for k in range(1, 9)]
    assert [pane.chart.locate_place(place) for place in pane.chart.places()] == [1.5 * k for k in range(1, 9)]
    assert pane.chart.unit == "million samples"
    assert lab.key_figures.values == [
        "12\u2009000\u2009000", "≈ 90.00\u2009%", "≈ 32.00\u2009%", "≈ 16.00\u2009%",
    ]  # fmt: skip
    assert lab.panel.tables["learning"].rows[0] == ("1\u2009500\u2009000", "90.0\u2009%", "4.0\u2009%", "2.0\u2009%")
    lab.panel.which.chosen.emit("text")
    assert (
        pane.chart.series[0].get_value(0) == 0.1
        and pane.chart.locate_place(0) == 20
        and pane.chart.unit == "thousand samples"
    )
    assert pane.csv().splitlines()[1] == "text,20000,2.0,6,500,0.1"
    assert lab.model.name == "mlp", "the network whose success is shown is another choice"


def test_points_lie_where_the_samples_were_counted(window: Window, qtbot: QtBot) -> None:
    """Points of the shipped learning curve are at the counted samples, 1.6 million and so on, not rounded."""
    stored = json.loads((ROOT / "figures" / "policy.json").read_text(encoding="utf-8"))
    lab = view(shown(window, qtbot, "learning"))
    lab.model.kind = "pairs"
    pane = lab.pane
    assert pane is not None
    chart = pane.chart
    samples = [point["samples"] for point in stored["learning"]["pairs"]]
    assert len(samples) > 10 and any(count % 1_000_000 for count in samples)
    assert len(chart.places()) == len(samples) == len(lab.panel.tables["learning"].rows), "none is left out"
    area = chart.axes.area
    for place, count in enumerate(samples):
        share = (count / 1e6 - chart.axes.view.left) / (chart.axes.view.right - chart.axes.view.left)
        x = area.left() + share * area.width()
        assert chart._points(chart.series[0].values)[place].x() == pytest.approx(x)
        hover(chart, QPointF(x, area.center().y()).toPoint())
        assert chart.place == place
        grouped = f"{count:,}".replace(",", "\u2009")
        assert chart.accessibleDescription().startswith(f"{grouped} samples:")
        assert lab.panel.tables["learning"].rows[place][0] == grouped
    labels = chart._places.choose_labelled_places(20)
    assert labels[0] == 0 and all(label == int(label) for label in labels)
    turn_wheel(chart, QPointF(x, area.center().y()).toPoint(), 60)
    left, right, *_ = chart.axes.view
    assert chart.place == len(samples) - 1 and right - left == pytest.approx(3.2, abs=0.1)


@pytest.mark.usefixtures("page")
def test_confidence_stands_beside_truth(window: Window, qtbot: QtBot) -> None:
    lab = view(shown(window, qtbot, "sureness"))
    pane = lab.pane
    assert pane is not None
    even, measured = pane.chart.series
    assert [pane.chart.locate_place(step) for step in pane.chart.places()] == [5.0 + 10 * step for step in range(10)]
    assert (even.get_value(3), measured.get_value(3), measured.get_value(9)) == (0.35, 0.3, 0.9)
    assert pane.chart.read(3).title == "30–40 %" == lab.panel.tables["sureness"].rows[3][0]
    assert lab.key_figures.values == [
        "1\u2009000", "≈ 45.00\u2009%", "≈ 90.00\u2009%", "≈ 20.00\u2009%",
    ]  # fmt: skip
    assert lab.panel.tables["sureness"].rows[9][:2] == ("90–100 %", "90.00\u2009%")


@pytest.mark.usefixtures("page")
def test_confused_turns_stand_in_a_matrix(window: Window, qtbot: QtBot, tmp_path: Path) -> None:
    lab = view(shown(window, qtbot, "confusions"))
    pane = lab.pane
    assert pane is not None
    assert pane.matrix.isVisible() and not pane.chart.isVisible()
    assert lab.key_figures.values == ["2", "≈ 50.00\u2009%", "≈ 0\u2009%", "≈ 50.00\u2009%"]
    QTest.keyClick(pane.matrix, Qt.Key.Key_Right)
    QTest.keyClick(pane.matrix, Qt.Key.Key_Right)
    assert pane.matrix.words == "U2 instead of U: ≈ 4.17\u2009% of mistakes"
    export.save(pane.draw, pane.picture_size(), tmp_path / "confused.svg")
    assert "<image" not in (tmp_path / "confused.svg").read_text(encoding="utf-8")
    assert "U,U2,0.0833333" in pane.csv()
    shown(window, qtbot, "success")
    assert pane.chart.isVisible() and not pane.matrix.isVisible()


def test_what_was_not_measured_and_what_is_damaged_is_said(
    window: Window, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(policy_module, "load", lambda _control: PolicyMeasurements({}, {}, {}, {}))
    lab = view(shown(window, qtbot, "mistakes"))
    assert lab.pane is not None
    assert lab.pane.chart.nothing == "The first mistakes for n = 10 were not measured."
    assert lab.key_figures.values == ["–"] * 4

    file = tmp_path / "policy.json"
    monkeypatch.setattr(policyfigures, "FIGURES", file)
    with pytest.raises(InputError, match=r"policy\.json, which comes with Statewalk, is damaged"):
        load(Control())
    file.write_text('{"rates": 3}', encoding="utf-8")
    monkeypatch.setattr(policy_module, "load", load)
    monkeypatch.setattr("app.base.jobs.jobs.traceback.print_exc", lambda: None)
    other = INSTRUMENT.view(window.services)
    qtbot.addWidget(other)
    other.show_variant("success")
    other.show()
    qtbot.waitUntil(lambda: other.is_ready)
    assert window.sentence == "policy.json, which comes with Statewalk, is damaged. Install the program anew."
    assert other.pane is not None
    assert [one.key for one in other.pane.chart.series] == ["article"]


def test_the_estimate_weighs_longer_scrambles_more() -> None:
    assert work_share(1, 0.0) == 0
    assert work_share(20, 1.0) == 1
    assert work_share(20, 0.0) == pytest.approx(190 / 210)
