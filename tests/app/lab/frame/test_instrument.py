"""The frame of an instrument: its stage also works alone, and joined instruments look like one."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from app.lab import korf
from app.lab.charts.rows import RowsPane
from app.lab.frame.instrument import Instrument, InstrumentModel, VariantModel
from app.lab.frame.joined_instrument import JoinedInstrument
from app.lab.frame.panel import FigureTable, PanelGroup, Paragraph
from app.shell.window import Window
from app.widgets.explained_figures import NONE
from app.widgets.text import Label
from tests.app.lab.panels import tables, words


def counting(name: str) -> Instrument[VariantModel]:
    """Return an instrument whose variant is a number, which its only figure repeats."""
    return Instrument(
        model=VariantModel,
        stage=lambda _services, _model: Label("stage"),
        figures=lambda model: ("even",) if int(model.variant or 0) % 2 == 0 else ("odd", "half"),
        values=lambda model: () if not int(model.variant) else (model.variant, "1/2")[: 1 + int(model.variant) % 2],
        panel=PanelGroup[VariantModel](
            lambda model: f"{name} {model.variant}",
            (
                FigureTable(heads=("a", "b"), widths=(1, 1), rows=lambda model: [(model.variant, name)]),
                Paragraph(lambda model: "" if model.variant == "0" else f"It is {model.variant}."),
            ),
        ).make,
        facts=lambda model: (model.variant,),
    )


def test_a_stage_stands_alone_in_a_small_place_and_follows_its_model(window: Window, qtbot: QtBot) -> None:
    model = korf.INSTRUMENT.model(window.services, window)
    model.show_variant("htm")
    stage = korf.INSTRUMENT.stage(window.services, model)
    qtbot.addWidget(stage)
    stage.resize(360, 240)
    stage.show()
    qtbot.waitUntil(lambda: stage.findChild(RowsPane) is not None)
    pane = stage.findChild(RowsPane)
    assert isinstance(pane, RowsPane) and pane.picture_name() == "korf-htm"
    model.show_variant("qtm")
    model.changed.emit()
    assert pane.picture_name() == "korf-qtm"


def test_figures_panel_and_words_follow_from_the_model(window: Window, qtbot: QtBot) -> None:
    view = counting("n").view(window.services)
    qtbot.addWidget(view)
    told: list[str] = []
    view.changed.connect(lambda: told.append("".join(view.facts)))
    for variant, values in (("3", ["3", "1/2"]), ("4", ["4"]), ("0", [NONE])):
        view.show_variant(variant)
        assert view.key_figures.values == values
        assert tables(view)[0].rows == [(variant, "n")]
    assert told == ["3", "4", "0"], "once each"
    assert words(view)[-1] == "" and view.panel.accessibleName() == "n 0"


def test_a_model_that_tells_is_shown_once(window: Window, qtbot: QtBot) -> None:
    class Telling(InstrumentModel):
        def show_variant(self, _variant: str) -> None:
            self.changed.emit()

    told: list[int] = []
    view = Instrument(model=lambda _services, parent: Telling(parent), stage=lambda *_: Label("stage")).view(
        window.services
    )
    qtbot.addWidget(view)
    view.changed.connect(lambda: told.append(1))
    view.show_variant("")
    assert told == [1]


@pytest.mark.parametrize("variant", ["1", "2"])
def test_joined_instruments_are_one_view(window: Window, qtbot: QtBot, variant: str) -> None:
    both = JoinedInstrument((counting("even"), counting("odd")), lambda variant: int(variant) % 2)
    view = both.view(window.services)
    qtbot.addWidget(view)
    view.show_variant(variant)
    assert view.front is view.views[int(variant) % 2] and list(view.facts) == [variant] and view.is_ready
    assert [one.panel.isHidden() for one in view.views] == [one is not view.front for one in view.views]
