"""Depth distributions of different puzzles compared in the Lab: which of them are shown, and on which axes."""

from __future__ import annotations

from types import ModuleType
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.lab.charts.linestyle import style_of
from app.lab.comparison import COMPARABLE
from app.lab.model import Model
from app.lab.view import PaneView
from app.plots.drawing.numbers import about
from app.services import icons, theme
from app.services.actions import with_key
from app.services.services import Services
from app.services.wording import fixed_percent
from app.services.words import tr, translated
from app.widgets.buttons import Button, PaintedButton
from app.widgets.explained import Shown
from app.widgets.painting import rounded
from app.widgets.text import Label
from core.depth_comparison import Across, Up, half_way
from core.derivations import depths
from core.words import phrase

if TYPE_CHECKING:
    from app.lab.charts.overlay import Line, OverlayPane

SENTENCE = phrase(
    "How each puzzle's positions are spread over its depths. A line is dashed where its figures are approximate."
)
FORMULA = phrase(
    "States: D(d) on a logarithmic axis. Share: D(d) / Σ D, or its density over d / deepest. Within: the share of all "
    "states at depth d or less. Half way: the least part of the deepest depth within which half of all states lie."
)
ROW = 40
FIGURES = phrase("compared"), phrase("half way at"), phrase("at the latest")


class CompareView(PaneView):
    """The lines, figures below, and a list in the side panel of what can be shown."""

    def __init__(self, services: Services, model: Model) -> None:
        super().__init__(services, "app.lab.charts.overlay", FIGURES)
        self._across, self._up = Across.PART, Up.SHARE
        self._comparison = model.comparison
        self._comparison.changed.connect(self._show)
        self.table.body.setSpacing(2)
        self.back = Button(tr("Back"), icon="prev")
        self.back.setToolTip(with_key(tr("Go back to what was in front before"), "Alt+Left"))
        self.back.clicked.connect(services.go_back)
        self.table.body.addWidget(self.back, 0, Qt.AlignmentFlag.AlignLeft)
        self.table.body.addSpacing(8)
        self.table.add(Label(tr("Compare"), 12, 600, "text2"))
        self._rows: dict[str, _Row] = {}
        for index, key in enumerate(COMPARABLE):
            row = self._rows[key] = _Row(key, index)
            row.clicked.connect(lambda on, key=key: self._comparison.include(key, on))
            self.table.add(row)
        self.table.body.addSpacing(10)
        self._finding = Label("", 12, 400, "text2", wrap=True)
        self.table.add(self._finding)
        self.table.body.addStretch(1)

    def show_variant(self, variant: str) -> None:
        across, up = variant.split("-")
        self._across, self._up = Across(across), Up(up)
        self._show()

    @property
    def stage(self) -> QWidget | None:
        pane = self._pane
        return None if pane is None else pane.plot

    @property
    def _pane(self) -> OverlayPane | None:
        return self.lazy.pane  # type: ignore[return-value]

    def make_pane(self, module: ModuleType) -> QWidget:
        pane: OverlayPane = module.OverlayPane(tr("Depths compared"), self._services, docked=False)
        pane.explain(SENTENCE, FORMULA)
        self._fill(pane)
        return pane

    def _show(self) -> None:
        for key, row in self._rows.items():
            row.setChecked(key in self._comparison.keys)
        self._show_figures()
        if self._pane is not None:
            self._fill(self._pane)

    def _fill(self, pane: OverlayPane) -> None:
        from app.lab.charts.overlay import Line

        lines: list[Line] = [
            Line(self._comparison.distribution(key), style_of(index))
            for index, key in enumerate(COMPARABLE)
            if key in self._comparison.keys
        ]
        pane.show_lines(lines, self._across, self._up)

    def _show_figures(self) -> None:
        parts = {key: half_way(self._comparison.distribution(key)) for key in self._comparison.keys}
        exact = {key: self._comparison.distribution(key).exact for key in parts}
        for key, row in self._rows.items():
            half_at = about(fixed_percent(parts[key], 0), exact=exact[key]) if key in parts else ""
            row.set_note(tr("half way at {share} of the deepest", share=half_at) if half_at else "")
        latest = max(parts, key=lambda key: parts[key])
        shares = tuple(parts.values())
        half = depths.HALF_WAY.at(h=shares)
        self.key_figures.set(
            Shown(str(len(parts)), depths.COMPARED.at(h=shares)),
            Shown(about(_between(min(shares), parts[latest]), exact=all(exact.values())), half),
            Shown(translated(COMPARABLE[latest].name), half, all(exact.values())),
        )
        self._finding.setText(
            tr(
                "A puzzle that branches like a tree has nearly all of its positions near the deepest; where positions "
                "meet again soon, the middle holds most of them."
            )
        )


def _between(least: float, most: float) -> str:
    """From one share to another, in percent."""
    return tr("{least:.0f} to {most}", least=100 * least, most=fixed_percent(most, 0))


class _Row(PaintedButton):
    """A box to tick, the line's mark and the name, with a note below."""

    def __init__(self, key: str, index: int) -> None:
        super().__init__()
        self._index = index
        self._note = ""
        self.setText(translated(COMPARABLE[key].name))
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
            rounded(painter, QRectF(self.rect()), theme.colour(tokens.hover, self.hover), None)
        on, middle = self.isChecked(), self.height() / 2
        box = QRectF(8, middle - 8, 16, 16)
        rounded(painter, box, QColor(tokens.accent if on else tokens.panel), QColor(tokens.outline), 4.5)
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
        """With an ellipsis where there is too little room."""
        text = painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, round(room.width()))
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, text)


def create(services: Services, model: Model) -> CompareView:
    """The view, for `app.lab.subjects`."""
    return CompareView(services, model)
