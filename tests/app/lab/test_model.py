"""The Lab's model without a page: the subject in front, and what is compared."""

from __future__ import annotations

from pathlib import Path

import pytest

from app.base.services import Services
from app.base.storage.settings import Settings
from app.cube.model.model import CubeModel
from app.lab.compare.comparison import COMPARABLE, DEFAULT, ComparedDistributions
from app.lab.model import LabModel
from app.lab.subjects import SUBJECTS
from core.cube.metrics import Metric
from tests.app.heard import Heard, services


@pytest.fixture
def settings(window: Services) -> Settings:
    """Provide the settings of an empty home folder."""
    return window.settings


@pytest.fixture
def window(tmp_path: Path) -> Services:
    """Provide the services that a window gives to its pages."""
    return services(tmp_path, Heard())


def restarted(window: Services) -> LabModel:
    """Return the model after a restart, with the same settings."""
    return LabModel(Services(window.settings, window.store, window.jobs, window.messages, window.open_subject))


def test_a_subject_comes_back_with_its_last_variant(window: Services) -> None:
    model = LabModel(window)
    model.show("cube-2x2x2-htm")
    model.show_subject("bag")
    model.show_variant("64")
    model.show_subject("cube")
    assert model.name == "cube-2x2x2-htm"
    model.show_subject("bag")
    assert model.name == "bag-64"
    assert restarted(window).name == "bag-64", "after a restart too"


def test_all_subjects_and_the_cube_count_in_one_metric(window: Services) -> None:
    model, cube = LabModel(window), CubeModel(window)
    assert (model.name, cube.metric) == ("cube-3x3x3-htm", Metric.HTM), "it opens as the cube's page does"
    followed: list[str] = []
    model.metric_changed.connect(lambda: followed.append(model.name))
    cube.metric = Metric.QTM
    assert (model.name, followed) == ("cube-3x3x3-qtm", ["cube-3x3x3-qtm"])
    for subject in SUBJECTS:
        model.show_subject(subject.key)
        assert subject.metric(model.variant) in {None, Metric.QTM}, model.name
    model.show("walk-2x2x2-htm")
    assert cube.metric is Metric.HTM, "an article's place, or the choice in the header, holds for the cube too"
    assert LabModel(window).name == "walk-2x2x2-htm"
    model.show_subject("korf")
    assert model.name == "korf-htm"
    model.show_subject("bag")
    followed.clear()
    cube.metric = Metric.QTM
    assert (model.subject.key, followed) == ("bag", []), "what counts no turns stays as it is"


def test_what_was_kept_in_another_metric_follows_quietly(window: Services) -> None:
    window.settings.set("lab/subject", "walk-2x2x2-qtm")
    window.settings.set("lab/chain/variant", "2x2x2-qtm")
    window.settings.set("cube/metric", "htm")
    model = LabModel(window)
    assert model.name == "walk-2x2x2-htm"
    model.show_subject("chain")
    assert model.name == "chain-2x2x2-htm"
    assert CubeModel(window).metric is Metric.HTM
    window.settings.set("cube/metric", "stm")
    assert restarted(window).name == "chain-2x2x2-htm", "no metric is the usual one"


def test_an_unknown_name_changes_nothing(window: Services) -> None:
    model = LabModel(window)
    heard: list[bool] = []
    model.changed.connect(lambda: heard.append(True))
    before = model.name
    for name in ("cube-9x9x9-htm", "bag-31", "nothing", ""):
        model.show(name)
    assert (model.name, heard) == (before, [])


def test_a_saved_subject_that_is_gone_gives_way_to_the_first(window: Services) -> None:
    window.settings.set("lab/subject", "cube-4x4x4-htm")
    assert LabModel(window).subject is SUBJECTS[0]
    window.settings.set("lab/korf/variant", "stm")
    model = LabModel(window)
    model.show_subject("korf")
    assert model.variant == "htm"


def test_steps_go_round_the_list(window: Services) -> None:
    model = LabModel(window)
    model.step(-1)
    assert model.subject is SUBJECTS[-1]
    model.step(2)
    assert model.subject is SUBJECTS[1]


def test_at_least_one_distribution_is_compared_in_the_order_of_the_list(window: Services) -> None:
    comparison = ComparedDistributions(window)
    assert comparison.keys == list(DEFAULT)
    comparison.include("2x2x2-qtm")
    comparison.include("bag-2048")
    assert comparison.keys == [key for key in COMPARABLE if key in {*DEFAULT, "2x2x2-qtm", "bag-2048"}]
    assert ComparedDistributions(window).keys == comparison.keys
    for key in COMPARABLE:
        comparison.include(key, False)
    assert comparison.keys == [list(COMPARABLE)[-1]]
