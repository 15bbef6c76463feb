"""The section of play options shows the options as they are, whoever has changed them."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from app.base.storage.settings import Settings
from app.sokoban.model import options as options_module
from app.sokoban.model.options import INSTANT, PlayOptions, order_name
from app.sokoban.panel.options import OptionsSection
from core.sokoban.path.held_piece import DeadSquareRule
from core.sokoban.solve.order import MOVES_FIRST


def test_options_that_are_changed_elsewhere_are_shown(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(options_module, "TOLD_AT_FIRST", False)
    options = PlayOptions(Settings())
    section = OptionsSection(options)
    qtbot.addWidget(section)
    was_told = section.warn.isChecked()
    options.moves_first = True
    options.order = MOVES_FIRST
    options.dead_squares = DeadSquareRule.SHOW
    options.animation = INSTANT
    assert not section.fewest_pushes.isChecked()
    assert section.order.current == order_name(MOVES_FIRST)
    assert section.dead.current == DeadSquareRule.SHOW and section.animation.current == INSTANT
    assert not options.has_answered, "to show an option is not to choose it"
    options.warn = not was_told
    assert section.warn.isChecked() is not was_told
    options.is_quiet = True
    assert section.quiet.isChecked() and not section.warn.isEnabled()
