"""Lab view that compares depth distributions of different puzzles, on axes to choose from."""

from __future__ import annotations

from collections.abc import Sequence
from operator import attrgetter
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy

from app.base.actions import with_key
from app.base.language.wording import fixed_percent
from app.base.language.words import tr, translate
from app.base.services import Services
from app.base.theme import icons, theme
from app.lab.charts.linestyle import style_of
from app.lab.compare.comparison import COMPARABLE, ComparedDistributions
from app.lab.frame.instrument import Instrument, InstrumentModel, PaneMaker
from app.lab.frame.panel import InstrumentPanel
from app.plots.drawing.numbers import mark_approximate
from app.widgets.controls.buttons import Button, PaintedButton
from app.widgets.explained_figures import Figure
from app.widgets.painting import paint_rounded_rect
from app.widgets.text import Label
from core.base.depth import DepthDistribution
from core.base.words import phrase
from core.explain.depth_comparison import DepthScale, HeightUnit, half_way
from core.explain.formulas import depths

if TYPE_CHECKING:
    from app.lab.charts.overlay import OverlayPane

SENTENCE = phrase(
    "How each puzzle's positions are spread over its depths. A line is dashed where its figures are approximate."
)
FORMULA = phrase(
    "States: D(d) on a logarithmic axis. Share: D(d) / Σ D, or its density over d / deepest. "
    "Cumulative: the share of all states at depth d or less. Half way: the smallest part of the "
    "deepest depth within which half of all states lie."
)
FINDING = phrase(
    "A puzzle that branches like a tree has nearly all of its positions near the deepest; where positions "
    "meet again soon, the middle holds most of them."
)
ROW = 40


class CompareModel(InstrumentModel):
    """Model of the comparison: which distributions are shown, and on which axes."""

    def __init__(self, services: Services, parent: QObject) -> None:
        super().__init__(parent)
        self.comparison = services.get_shared(ComparedDistributions)
        self.comparison.changed.connect(self.changed)
        self.across, self.up = DepthScale.PART, HeightUnit.SHARE

    def show_variant(self, variant: str) -> None:
        across, up = variant.split("-")
        self.across, self.up = DepthScale(across), HeightUnit(up)


def _make_pane(module: Any, services: Services, _model: CompareModel) -> OverlayPane:
    pane: OverlayPane = module.OverlayPane(tr("Depths compared"), services, docked=False)
    pane.explain(SENTENCE, FORMULA)
    return pane


def _fill(pane: OverlayPane, model: CompareModel) -> None:
    from app.lab.charts.overlay import DistributionLine

    lines: list[DistributionLine] = [
        DistributionLine(model.comparison.distribution(key), style_of(index))
        for index, key in enumerate(COMPARABLE)
        if key in model.comparison.keys
    ]
    pane.show_lines(lines, model.across, model.up)


def _values(model: CompareModel) -> Sequence[Figure]:
    compared = [model.comparison.distribution(key) for key in model.comparison.keys]
    shares = tuple(half_way(one) for one in compared)
    most = max(shares)
    latest = COMPARABLE[model.comparison.keys[shares.index(most)]]
    exact, half = all(one.is_exact for one in compared), depths.HALF_WAY.bind(h=shares)
    return (
        Figure(str(len(compared)), depths.COMPARED.bind(h=shares)),
        Figure(mark_approximate(_format_range(min(shares), most), exact=exact), half),
        Figure(translate(latest.name), half, exact),
    )


class ComparePanel(InstrumentPanel):
    """Side panel of the comparison: a button back, and the list of distributions with check boxes."""

    def __init__(self, services: Services, model: CompareModel) -> None:
        super().__init__()
        self._comparison = model.comparison
        self.body.setSpacing(2)
        self.back = Button(tr("Back", context="to the page before"), icon="prev")
        self.back.setToolTip(with_key(tr("Go back to what was in front before"), "Alt+Left"))
        self.back.clicked.connect(services.go_back)
        self.body.addWidget(self.back, 0, Qt.AlignmentFlag.AlignLeft)
        self.body.addSpacing(8)
        self.add(Label(tr("Compare"), 12, 600, "text2"))
        self.rows: dict[str, _Row] = {}
        for index, key in enumerate(COMPARABLE):
            row = self.rows[key] = _Row(key, index)
            row.clicked.connect(lambda on, key=key: self._comparison.include(key, on))
            self.add(row)
        self.body.addSpacing(10)
        self.add(Label(FINDING, 12, 400, "text2", wrap=True))

    def refresh(self) -> None:
        for key, row in self.rows.items():
            compared = key in self._comparison.keys
            row.setChecked(compared)
            row.set_note(_half_way(self._comparison.distribution(key)) if compared else "")


def _half_way(distribution: DepthDistribution) -> str:
    half_at = mark_approximate(fixed_percent(half_way(distribution), 0), exact=distribution.is_exact)
    return tr("half way at {share} of the deepest", share=half_at)


def _format_range(least: float, most: float) -> str:
    """Return a range of shares, 0 to 1, in percent: "40 to 60 %"."""
    return tr("{least:.0f} to {most}", least=100 * least, most=fixed_percent(most, 0))


class _Row(PaintedButton):
    """Check box of a distribution, with the marker of its line, its name and a note below."""

    def __init__(self, key: str, index: int) -> None:
        super().__init__()
        self._index = index
        self._note = ""
        self.setText(translate(COMPARABLE[key].name))
        self.setAccessibleName(self.text())
        self.setCheckable(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_note(self, note: str) -> None:
        self._note = note
        self.setAccessibleDescription(note)
        self.setToolTip("\n".join(filter(None, (self.text(), note))))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(200, ROW)

    def paintEvent(self, _event: QPaintEvent) -> None:
        tokens, painter = theme.current(), QPainter(self)
        if self.hover > 0:
            paint_rounded_rect(painter, QRectF(self.rect()), theme.colour(tokens.hover, self.hover), None)
        on, middle = self.isChecked(), self.height() / 2
        box = QRectF(8, middle - 8, 16, 16)
        paint_rounded_rect(painter, box, QColor(tokens.accent if on else tokens.panel), QColor(tokens.outline), 4.5)
        if on:
            icons.paint(painter, "check", box.adjusted(1, 1, -1, -1), tokens.on_accent)
        painter.setOpacity(1.0 if on else 0.6)
        style_of(self._index).paint_swatch(painter, QRectF(36, 0, 20, self.height()), tokens.bg)
        painter.setOpacity(1.0)
        painter.setPen(QColor(tokens.text))
        painter.setFont(theme.font(13, 500))
        words = QRectF(68, 0, self.width() - 76, self.height())
        if self._note:
            self._write(painter, words.adjusted(0, 3, 0, -middle), self.text())
            painter.setFont(theme.font(11))
            painter.setPen(QColor(tokens.text2))
            self._write(painter, words.adjusted(0, middle - 2, 0, -3), self._note)
        else:
            self._write(painter, words, self.text())

    @staticmethod
    def _write(painter: QPainter, room: QRectF, text: str) -> None:
        """Draw one line of text, cut with an ellipsis where there is too little room."""
        text = painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, round(room.width()))
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, text)


INSTRUMENT = Instrument(
    model=CompareModel,
    stage=PaneMaker("app.lab.charts.overlay", _make_pane, _fill),
    keyboard=attrgetter("plot"),
    figures=(phrase("compared"), phrase("half way at"), phrase("at the latest")),
    values=_values,
    panel=ComparePanel,
)
