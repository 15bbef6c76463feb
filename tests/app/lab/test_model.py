"""The Lab's model: which subject is in front, and what is compared, without a page."""

from __future__ import annotations

import pytest

from app.lab.comparison import COMPARABLE, DEFAULT, Comparison
from app.lab.model import Model
from app.lab.subjects import SUBJECTS
from app.services.settings import Settings


@pytest.fixture
def settings() -> Settings:
    """Those of an empty home."""
    return Settings()


def test_a_subject_comes_back_with_its_last_variant(settings: Settings) -> None:
    model = Model(settings)
    model.show("cube-2x2x2-htm")
    model.show_subject("korf")
    assert model.name == "korf-htm"
    model.show_variant("qtm")
    model.show_subject("cube")
    assert model.name == "cube-2x2x2-htm"
    assert Model(settings).name == "cube-2x2x2-htm", "after a restart too"


def test_an_unknown_name_changes_nothing(settings: Settings) -> None:
    model = Model(settings)
    heard: list[bool] = []
    model.changed.connect(lambda: heard.append(True))
    before = model.name
    for name in ("cube-9x9x9-htm", "bag-31", "nothing", ""):
        model.show(name)
    assert (model.name, heard) == (before, [])


def test_a_saved_subject_that_is_gone_gives_way_to_the_first(settings: Settings) -> None:
    settings.set("lab/subject", "cube-4x4x4-htm")
    assert Model(settings).subject is SUBJECTS[0]
    settings.set("lab/korf/variant", "stm")
    model = Model(settings)
    model.show_subject("korf")
    assert model.variant == "htm"


def test_steps_go_round_the_list(settings: Settings) -> None:
    model = Model(settings)
    model.step(-1)
    assert model.subject is SUBJECTS[-1]
    model.step(2)
    assert model.subject is SUBJECTS[1]


def test_at_least_one_distribution_is_compared_in_the_order_of_the_list(settings: Settings) -> None:
    comparison = Comparison(settings)
    assert comparison.keys == list(DEFAULT)
    comparison.include("2x2x2-qtm")
    comparison.include("bag-2048")
    assert comparison.keys == [key for key in COMPARABLE if key in {*DEFAULT, "2x2x2-qtm", "bag-2048"}]
    assert Comparison(settings).keys == comparison.keys
    for key in COMPARABLE:
        comparison.include(key, False)
    assert comparison.keys == [list(COMPARABLE)[-1]]
