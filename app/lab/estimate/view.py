"""Lab view of the depth network: a pane with key figures, and a table of depths or bounds."""

from __future__ import annotations

from collections.abc import Sequence
from operator import attrgetter

from app.base.language.words import tr, translate
from app.lab.estimate.model import BOUND, CALIBRATION, EstimateModel
from app.lab.estimate.summary import BOUND_FIGURES, FIGURES, key_figures, table_heads, table_rows, verdict
from app.lab.frame.instrument import Instrument, PaneMaker
from app.lab.frame.panel import FigureTable, PanelGroup, Paragraph
from app.widgets.explained_figures import figure_number
from core.cube.estimate.network import NetworkHead
from core.explain.cube import estimate as derived


def _facts(model: EstimateModel) -> Sequence[str]:
    positions = sum(row.positions for row in model.rows)
    if not positions:
        return ()
    proofs = figure_number(tr("proofs"), positions, derived.positions(model.rows))
    return tr("%n proofs", one="%n proof", n=proofs), translate(model.metric.unit)


def _title(model: EstimateModel) -> str:
    """Return the title of the table."""
    unit, soft = model.metric.unit, model.head is NetworkHead.SOFT
    if model.view == BOUND:
        if soft:
            return tr("As a bound, soft labels, {unit}", unit=unit)
        return tr("As a bound, likelihood, {unit}", unit=unit)
    if model.view == CALIBRATION:
        if soft:
            return tr("Calibration, soft labels, {unit}", unit=unit)
        return tr("Calibration, likelihood, {unit}", unit=unit)
    if soft:
        return tr("Compared with proofs, soft labels, {unit}", unit=unit)
    return tr("Compared with proofs, likelihood, {unit}", unit=unit)


INSTRUMENT = Instrument(
    model=EstimateModel,
    stage=PaneMaker("app.lab.estimate.pane", "EstimatePane"),
    keyboard=attrgetter("shown_plot"),
    figures=lambda model: BOUND_FIGURES if model.view == BOUND else FIGURES,
    values=key_figures,
    panel=PanelGroup(
        "",
        (
            Paragraph(_title, weight=600),
            FigureTable(heads=table_heads, widths=(0.5, 1.1, 1.1, 1.3), rows=table_rows),
            Paragraph(lambda model: verdict(model) if model.view == BOUND else ""),
        ),
    ).make,
    facts=_facts,
)
