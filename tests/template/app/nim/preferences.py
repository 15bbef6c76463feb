"""Nim's section of the settings."""

from __future__ import annotations

from app.nim import look
from PySide6.QtWidgets import QWidget

from app.base.storage.settings import Settings
from app.base.theme import theme
from app.widgets.controls.buttons import CheckBox


def create(_settings: Settings) -> QWidget:
    """Return the settings: one check box."""
    box = CheckBox("Thick matches")
    box.setChecked(look.thick())
    box.toggled.connect(lambda on: theme.manager().set_options({look.THICK_KEY: on}))
    return box
