"""What stands in the side panel of an instrument."""

from __future__ import annotations

from app.lab.frame.instrument import InstrumentView
from app.widgets.table import DataTable
from app.widgets.text import Label


def tables(view: InstrumentView) -> list[DataTable]:
    """Its tables, from top to bottom."""
    return list(view.panel.findChildren(DataTable))


def words(view: InstrumentView) -> list[str]:
    """What its labels say."""
    return [label.text() for label in view.panel.findChildren(Label)]
