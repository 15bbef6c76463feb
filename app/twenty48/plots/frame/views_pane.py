"""Pane with several charts, of which a choice below shows one; the choice is stored."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from app.base.language.words import tr
from app.base.services import Services
from app.plots.panes.frame import PaneFrame
from app.twenty48.plots.frame.parts_pane import LOW
from app.widgets.controls.segment import Segment


class ViewsPane(PaneFrame):
    """Pane with a choice of views; subclasses implement `show_view` and call it when constructed."""

    def __init__(
        self,
        title: str,
        services: Services,
        name: str,
        views: Sequence[tuple[str, str]],
        charts: Sequence[QWidget],
        *above: QWidget,
        docked: bool,
    ) -> None:
        """Create a pane with a choice among `views` (key and label).

        The first one is shown until another is chosen; the choice is stored under `name` in the settings. The widgets
        `above` are placed above the charts.
        """
        super().__init__(title, services, docked=docked)
        self._settings, self._name = services.settings, name
        first = views[0][0]
        saved = self._settings.get(name, first)
        self.view = Segment(views, saved if saved in dict(views) else first)
        self.view.setAccessibleName(tr("What is drawn"))
        self.view.chosen.connect(self._on_chosen)
        self.charts = QStackedWidget()
        for chart in charts:
            self.charts.addWidget(chart)
        self._choice = QWidget()
        line = QHBoxLayout(self._choice)
        line.setContentsMargins(0, 0, 0, 0)
        line.addWidget(self.view)
        line.addStretch(1)
        box = QWidget()
        column = QVBoxLayout(box)
        column.setContentsMargins(0, 2, 0, 0)
        column.setSpacing(4 if above else 6)
        for widget in above:
            column.addWidget(widget)
        column.addWidget(self.charts, 1)
        column.addWidget(self._choice)
        self.set_plot(box)

    def show_view(self) -> None:
        """Bring the chart of the chosen view to the front and explain it."""
        raise NotImplementedError

    def _on_chosen(self, view: str) -> None:
        self._settings.set(self._name, view)
        self.show_view()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._choice.setVisible(not self._docked or self.height() >= LOW)
