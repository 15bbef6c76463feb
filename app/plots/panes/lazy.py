"""A place for a pane whose modules are heavy: they are imported once it was painted, one between two events."""

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
"""Nothing else happens while a module is imported: the whole window is painted first."""


class LazyPane(QWidget):
    """Shows one line until `build(module)` can make the pane; pyqtgraph takes half a second to import."""

    built = Signal(object)

    def __init__(self, jobs: Jobs, module: str, build: Callable[[ModuleType], QWidget], *, docked: bool = True) -> None:
        super().__init__()
        self._docked = docked
        self._module, self._build = module, build
        self._jobs = jobs
        self._asked = False
        self.pane: QWidget | None = None
        self.words = translate(WORDS)
        """What stands in the place of the pane until there is one."""
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)

    def sizeHint(self) -> QSize:
        return QSize(400, 260)

    def _import(self) -> None:
        # hidden meanwhile, perhaps with the window that was closed: when it is painted again it is asked for again
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
        """The modules that the pane waits for."""
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
        self.pane.show()  # the layout would show it a moment later, and who hears that it is built looks for it now
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
