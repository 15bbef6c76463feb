"""Frame of a pane: title, one sentence, and tools for formula, export and full size."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, QSize, Qt, Signal
from PySide6.QtGui import QColor, QContextMenuEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from app.base.language.wording import commas
from app.base.language.words import tr, translate
from app.base.services import Services
from app.base.theme import theme
from app.plots.charts.plot_figure_picker import FigureProvider
from app.plots.panes.export_menu import ExportMixin
from app.widgets.controls.buttons import IconButton
from app.widgets.explained_figures import GROUP, NamedFigure
from app.widgets.panel import MARGIN
from app.widgets.text import Label
from core.base.text.figure_text import join_texts

STAGE_MARGIN = 28
LEAST_HEIGHT = 186
LEAST_NOTES = 24
"""Least height of the formula in pixels: one and a half lines, so that one sees that it scrolls."""


class PaneFrame(QWidget, ExportMixin):
    """Frame of a pane; subclasses set its plot with `set_plot`, draw it for export and give its numbers.

    A pane `docked` beside a puzzle has a background of its own and can be shown full size; one in the Lab is full size.
    """

    expanded = Signal()

    def __init__(self, title: str, services: Services, *, docked: bool = True, full_size: bool = True) -> None:
        """Create the frame; with `full_size` a docked pane has a button that shows it in the Lab."""
        super().__init__()
        self.setProperty(GROUP, True)
        self._services = services
        self._docked = docked
        self._title = Label(title, 13 if docked else 15, 600, elided=True)
        self._sentence = Label("", 12, 400, "text2", wrap=True)
        self._formula = Label("", 12, 400, "text2", wrap=True)
        self._formula.setTextInteractionFlags(self._formula.textInteractionFlags().TextSelectableByMouse)
        self._notes = _Notes(self._formula)
        self._formula_button = IconButton("formula", tr("What this shows, and where it comes from"))
        self._formula_button.setCheckable(True)
        self._formula_button.toggled.connect(self._show_notes)
        self._formula_button.hide()
        share = IconButton("export", tr("Export picture or data"))
        share.clicked.connect(lambda: self.open_menu(share.mapToGlobal(share.rect().bottomLeft())))
        self._head = head = QHBoxLayout()
        head.setSpacing(4)
        head.addWidget(self._title)
        head.addStretch(1)
        head.addWidget(self._formula_button)
        head.addWidget(share)
        if docked and full_size:
            expand = IconButton("expand", tr("Show in the Lab, full size"))
            expand.clicked.connect(self.expanded)
            head.addWidget(expand)
        self._column = QVBoxLayout(self)
        side = MARGIN if docked else STAGE_MARGIN
        self._column.setContentsMargins(side, 14, MARGIN, 14)
        self._column.setSpacing(4)
        self._column.addLayout(head)
        self._column.addWidget(self._sentence)
        self._column.addWidget(self._notes)

    def sizeHint(self) -> QSize:
        return QSize(400, 260)

    def minimumSizeHint(self) -> QSize:
        least = super().minimumSizeHint()
        needed = max(least.height(), self._column.totalMinimumHeightForWidth(self.width()))
        return QSize(least.width(), max(LEAST_HEIGHT, needed))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._notes.updateGeometry()

    def event(self, event: QEvent) -> bool:
        done = super().event(event)
        if event.type() in {QEvent.Type.Resize, QEvent.Type.LayoutRequest} and not self._docked:
            self._fit_title()
        return done

    def _fit_title(self) -> None:
        """Hide a title in the Lab of which little would be left; the Lab's header names the subject."""
        around = self._column.contentsMargins()
        tools = self._head.sizeHint().width() - (0 if self._title.isHidden() else self.title_width)
        room = self.width() - around.left() - around.right() - tools
        self._title.setVisible(2 * room >= self.title_width)

    # Methods for subclasses

    def set_plot(self, plot: QWidget) -> None:
        self._column.addWidget(plot, 1)

    def add_tool(self, widget: QWidget) -> None:
        """Add a control of the pane to the left of the tools beside the title."""
        self._head.insertWidget(self._head.indexOf(self._formula_button), widget)
        self._head.insertSpacing(self._head.indexOf(self._formula_button), 8)

    @property
    def tools_width(self) -> int:
        """Width in pixels of the tools beside the title, up to the pane's right edge."""
        return self._head.minimumSize().width() + MARGIN

    def explain(self, sentence: str, formula: str, *told: NamedFigure) -> None:
        """Set the sentence about the plot, and behind a button further figures, the formula and its source."""
        self._sentence.say(sentence)
        names = [translate(figure.name) for figure in told]
        names[:1] = [f"{name[:1].upper()}{name[1:]}" for name in names[:1]]
        figures = commas(join_texts(" ", (name, figure.in_text)) for name, figure in zip(names, told, strict=True))
        self._formula.say(tr("{figures}.\n{formula}", figures=figures, formula=formula) if told else formula)
        self._show_notes()

    def _show_notes(self) -> None:
        """Show the formula if it is switched on, and the button for it if there is one."""
        known = bool(self._formula.text())
        self._formula_button.setVisible(known)
        self._notes.setVisible(known and self._formula_button.isChecked())

    def set_title(self, title: str) -> None:
        self._title.setText(title)

    def show_title(self, shown: bool) -> None:
        """Show or hide the title, in whose place another widget may name the plot."""
        self._title.setVisible(shown)

    @property
    def title_width(self) -> int:
        """Width in pixels that the title needs."""
        return self._title.sizeHint().width()

    def put_sentence_beside_tools(self, beside: bool) -> None:
        """Put the sentence in the place of the hidden title, or below it."""
        if beside != (self._head.indexOf(self._sentence) >= 0):
            if beside:
                self._head.insertWidget(0, self._sentence, 1000)
            else:
                self._column.insertWidget(1, self._sentence)

    # Menu and painting

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Open the menu of the export button, anywhere on the pane."""
        self.open_menu(event.globalPos(), self._read_at(event.pos()))

    def _read_at(self, where: QPoint) -> FigureProvider | None:
        """Return the plot at a point, or None."""
        under: QWidget | None = self.childAt(where)
        while under is not None and not isinstance(under, FigureProvider):
            under = under.parentWidget()
        return under if isinstance(under, FigureProvider) else None

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self._docked:
            QPainter(self).fillRect(self.rect(), QColor(theme.current().bg))


class _Notes(QScrollArea):
    """Scroll area for formula and source, with at most a third of the pane's height."""

    def __init__(self, words: QLabel) -> None:
        super().__init__()
        self._words = words
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Maximum)
        self.setWidget(words)
        words.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        self.viewport().setAutoFillBackground(False)
        words.setAutoFillBackground(False)
        self.hide()

    def sizeHint(self) -> QSize:
        frame = self.parentWidget()
        most = frame.height() // 3 if frame is not None else 0
        return QSize(0, min(most, self._words.heightForWidth(self.width())))

    def minimumSizeHint(self) -> QSize:
        return QSize(0, min(LEAST_NOTES, self.sizeHint().height()))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()
