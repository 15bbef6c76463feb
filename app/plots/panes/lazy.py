"""A place for a pane whose modules are heavy: they are imported in a worker thread when it is first shown."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from types import ModuleType

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from app.services import theme
from app.services.jobs import Jobs
from app.services.qt_types import make_room
from app.services.words import tr, translated
from core.puzzle import InputError
from core.words import phrase

WORDS = phrase("Preparing the plot")
PATIENCE_MS = 200
"""The import competes with the window for the processor; the window is painted first."""


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
        self.words = translated(WORDS)
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
        make_room()
        module = self._module
        job = self._jobs.run(translated(WORDS), lambda _control: import_module(module))
        # methods of this object: Qt lets go of them if the window is gone before the answer
        job.finished.connect(self._on_imported)
        job.failed.connect(self._on_failed)
        job.cancelled.connect(self._on_cancelled)

    def _on_cancelled(self) -> None:
        self._asked = False

    def _on_failed(self, reason: str) -> None:
        self._jobs.failed.emit(translated(WORDS), reason)
        self.words = tr("This plot cannot be shown. {reason}", reason=reason)
        self.update()

    def _on_imported(self, module: ModuleType) -> None:
        try:
            self.pane = self._build(module)
        except InputError as error:
            self._on_failed(translated(error.sentence))
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
            # not before: an import holds the interpreter's lock
            self._asked = True
            QTimer.singleShot(PATIENCE_MS, self, self._import)
