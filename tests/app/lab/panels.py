"""Contents of the side panel of an instrument."""

from __future__ import annotations

from app.lab.frame.instrument import InstrumentView
from app.widgets.table import DataTable
from app.widgets.text import Label


def tables(view: InstrumentView) -> list[DataTable]:
    """Return the tables of an instrument's panel from top to bottom."""
    return list(view.panel.findChildren(DataTable))


def words(view: InstrumentView) -> list[str]:
    """Return the texts of the labels in an instrument's panel."""
    return [label.text() for label in view.panel.findChildren(Label)]
