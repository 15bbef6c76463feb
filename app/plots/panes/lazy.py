"""Placeholder of a pane with heavy modules, imported one between two events once it was painted."""

from __future__ import annotations

import sys
from collections.abc import Callable
from importlib import import_module
from types import ModuleType

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from app.base.jobs.jobs import Jobs, reason_of
from app.base.language.words import tr, translate
from app.base.registry import COMPUTING
from app.base.theme import theme
from core.base.puzzle import InputError
from core.base.words import phrase

WORDS = phrase("Preparing the plot")
PATIENCE_MS = 200
"""Delay in milliseconds before the first import, so that the whole window is painted before."""


class LazyPane(QWidget):
    """Widget that shows a line of text until `build(module)` can make the pane.

    pyqtgraph takes half a second to import.
    """

    built = Signal(object)

    def __init__(self, jobs: Jobs, module: str, build: Callable[[ModuleType], QWidget], *, docked: bool = True) -> None:
        super().__init__()
        self._docked = docked
        self._module, self._build = module, build
        self._jobs = jobs
        self._asked = False
        self.pane: QWidget | None = None
        self.words = translate(WORDS)
        """Text in the place of the pane until it is built."""
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)

    def sizeHint(self) -> QSize:
        return QSize(400, 260)

    def _import(self) -> None:
        # If the widget was hidden meanwhile, perhaps with its window, its next paint event starts the import again.
        self._asked = self.isVisible()
        if not self._asked:
            return
        missing = self._missing
        if not missing:
            self._make_pane()
            return
        try:
            import_module(missing[0])
        except Exception as error:
            self._report_failure(translate(reason_of(error)))
            return
        QTimer.singleShot(0, self, self._import)

    @property
    def _missing(self) -> list[str]:
        """Names of the modules that are still to be imported."""
        return [name for name in (*COMPUTING, self._module) if name not in sys.modules]

    def _report_failure(self, reason: str) -> None:
        self._jobs.failed.emit(translate(WORDS), reason)
        self.words = tr("This plot cannot be shown. {reason}", reason=reason)
        self.update()

    def _make_pane(self) -> None:
        try:
            self.pane = self._build(sys.modules[self._module])
        except InputError as error:
            self._report_failure(translate(error.sentence))
            return
        layout = self.layout()
        assert layout is not None
        layout.addWidget(self.pane)
        self.pane.show()  # the layout shows it a moment later, too late for the receivers of `built`
        self.built.emit(self.pane)

    def paintEvent(self, _event: QPaintEvent) -> None:
        tokens = theme.current()
        painter = QPainter(self)
        if self._docked:
            painter.fillRect(self.rect(), QColor(tokens.bg))
        if self.pane is None:
            painter.setPen(QColor(tokens.text2))
            painter.setFont(theme.font(12))
            middle = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
            painter.drawText(self.rect().adjusted(24, 8, -24, -8), middle, self.words)
        if not self._asked:
            self._asked = True
            QTimer.singleShot(PATIENCE_MS if self._missing else 0, self, self._import)
