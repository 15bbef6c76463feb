"""Arrangement of a page's parts: header over the stage, side panel beside it, and a pane docked below either.

Where width or height is short, the panel and the pane are folded, and an unfolded panel may cover the stage.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QSplitter, QSplitterHandle, QVBoxLayout, QWidget

from app.base.storage.settings import Settings
from app.base.theme import theme
from app.shell.header import Header
from app.shell.stage import StageColumn
from app.widgets.panel import SidePanel

RAIL = 72
PANES_BELOW_UNDER = 1180
PANEL_FOLDS_UNDER = 940
PANE_WIDTH, PANE_PERCENT = 566, 45
"""Width of a pane that has the side to itself, and its most percent of the page."""
PANE_FOLDS_UNDER = 640
"""Page height below which a pane under the stage is folded, and at most one of pane and panel is unfolded."""


class PageArrangement(QWidget):
    """The parts of a page, each shown where there is room for it."""

    arranged = Signal()
    """Emitted when the parts of the page have been laid out anew."""

    def __init__(
        self, header: Header, panel: SidePanel, *, panel_width: int, stage_least: int, panel_first: bool
    ) -> None:
        """Lay out a header over an empty stage and a side panel beside it; see `Page` for the widths."""
        super().__init__()
        self._header, self._panel = header, panel
        self._panel_wanted = self._pane_wanted = True
        self._panel_unfolded = self._pane_unfolded = False
        self._pane: QWidget | None = None
        self._is_pane_hidden: Callable[[], bool] = lambda: False
        self._pane_wants_side = self._pane_wants_foot = self._header_wants_width = False
        self._alone = False
        self._width_beside, self._width_alone = panel_width, PANE_WIDTH
        self._stage_least = stage_least

        self.stage_column = StageColumn()
        self._stage_layout = QVBoxLayout(self.stage_column)
        self._stage_layout.setContentsMargins(0, 0, 0, 0)
        self._stage_layout.setSpacing(0)
        self._stage_layout.addWidget(header)
        self._middle = _Splitter(Qt.Orientation.Vertical)
        self._middle.addWidget(self.stage_column)
        self._side = _Splitter(Qt.Orientation.Vertical)
        self._side.addWidget(panel)
        self._side.setMinimumWidth(panel_width - 40)
        self._columns = _Splitter(Qt.Orientation.Horizontal)
        self._columns.addWidget(self._middle)
        self._columns.insertWidget(0 if panel_first else 1, self._side)
        self._columns.setStretchFactor(self._columns.indexOf(self._middle), 1)
        self._columns.setStretchFactor(self._columns.indexOf(self._side), 0)
        self._rows = _Splitter(Qt.Orientation.Vertical)
        self._rows.addWidget(self._columns)
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.setSpacing(0)
        self._layout.addWidget(self._rows, 1)
        self._columns.setSizes([panel_width, 1000] if panel_first else [1000, panel_width])
        self._columns.splitterMoved.connect(self._on_splitter_moved)

    # the parts

    def set_stage(self, stage: QWidget) -> None:
        """Set the widget of the puzzle, which gets the keyboard focus when a part that had it is hidden."""
        self._stage_layout.addWidget(stage, 1)
        self.setFocusProxy(stage)

    def add_above_stage(self, widget: QWidget) -> None:
        """Put a line between the header and the puzzle; the stage must be set."""
        stage = self.focusProxy()
        assert stage is not None
        self._stage_layout.insertWidget(self._stage_layout.indexOf(stage), widget)

    def add_below_stage(self, widget: QWidget) -> None:
        """Put a card under the puzzle."""
        self._stage_layout.addWidget(widget)

    def set_pane(self, pane: QWidget) -> None:
        """Dock a pane: under the panel, or under all of the page when the window is narrow."""
        self._pane = pane
        self.arrange()

    def hide_pane_while(self, is_hidden: Callable[[], bool]) -> None:
        """Keep the pane hidden while `is_hidden` returns True; call `arrange` when its answer may have changed."""
        self._is_pane_hidden = is_hidden

    def give_side_to_pane(self, given: bool) -> None:
        """Let the pane have the panel's place in a wide window, since some plots need the height."""
        self._pane_wants_side = given
        self.arrange()

    def give_foot_to_pane(self, given: bool) -> None:
        """Dock the pane under stage and panel in a wide window, too, since some plots need the width."""
        self._pane_wants_foot = given
        self.arrange()

    def give_width_to_header(self) -> None:
        """Let the header span stage and panel in a window of any width."""
        self._header_wants_width = True
        self.arrange()

    # what is kept

    def save(self, settings: Settings, key: str) -> None:
        """Save which parts are wanted and how wide they are under the page's key."""
        settings.set(f"{key}/panel", self._panel_wanted)
        settings.set(f"{key}/pane", self._pane_wanted)
        if self.is_panel_visible and self.width() + RAIL >= PANES_BELOW_UNDER and not self.is_pane_alone:
            settings.set_layout(f"{key}/columns", self._columns.saveState())

    def restore_choices(self, settings: Settings, key: str) -> None:
        """Read which parts were wanted under the page's key, before there is anything to arrange."""
        self._panel_wanted = settings.get(f"{key}/panel", True)
        self._pane_wanted = settings.get(f"{key}/pane", True)

    def restore(self, settings: Settings, key: str) -> None:
        """Arrange the parts as they were saved under the page's key."""
        self._columns.restoreState(settings.layout(f"{key}/columns"))
        self.arrange()

    # panel and pane

    @property
    def pane(self) -> QWidget | None:
        """Pane of the page, shown or not, or None."""
        return self._pane

    @property
    def is_pane_alone(self) -> bool:
        """Whether the pane has the side to itself."""
        return self._pane_wants_side and self._pane is not None and not self._is_pane_below and self.is_pane_visible

    @property
    def _leaves_too_little(self) -> bool:
        return self.width() - self._side.minimumWidth() < self._stage_least

    @property
    def _is_panel_folded(self) -> bool:
        return self.width() + RAIL < PANEL_FOLDS_UNDER or self._leaves_too_little

    @property
    def is_panel_visible(self) -> bool:
        """Whether the side panel is shown."""
        return self._panel_unfolded if self._is_panel_folded else self._panel_wanted

    def toggle_panel(self) -> None:
        """Show or hide the side panel; in a low window it takes turns with the pane."""
        if self._is_panel_folded:
            self._panel_unfolded = not self._panel_unfolded
            self._pane_unfolded &= not self._panel_unfolded
        else:
            self._panel_wanted = not self._panel_wanted
        self.arrange()

    @property
    def _spread(self) -> bool:
        """Whether header and pane get the width of the page: the panel leaves them too little, or the page wants it."""
        narrow = self.is_panel_visible and self.width() + RAIL < PANES_BELOW_UNDER
        return narrow or self._header_wants_width

    @property
    def is_stage_covered(self) -> bool:
        """Whether the panel covers the stage."""
        return self.is_panel_visible and self._leaves_too_little

    @property
    def _is_pane_below(self) -> bool:
        """Whether the pane is docked under the stage, and under the panel if that is shown."""
        wide = self.width() + RAIL >= PANES_BELOW_UNDER
        return not wide or not self.is_panel_visible or self._pane_wants_foot

    @property
    def _is_pane_folded(self) -> bool:
        return self._is_pane_below and (self.height() < PANE_FOLDS_UNDER or self._does_pane_cut_panel)

    @property
    def _does_pane_cut_panel(self) -> bool:
        """Whether the side panel beside a narrow stage is shown whole only without a pane below it."""
        if self._pane is None or not self._spread:
            return False
        room = self.height() - self._header.height() - self._panel.content_height
        return 0 <= room < self._pane.minimumSizeHint().height()

    @property
    def is_pane_visible(self) -> bool:
        """Whether a pane is shown where there is one."""
        if self._is_pane_hidden():
            return False
        return self._pane_unfolded if self._is_pane_folded else self._pane_wanted

    def toggle_pane(self) -> None:
        """Show or hide the pane; in a low window it takes turns with the side panel."""
        if self._is_pane_folded:
            self._pane_unfolded = not self._pane_unfolded
            self._panel_unfolded &= not self._pane_unfolded
        else:
            self._pane_wanted = not self._pane_wanted
        self.arrange()

    def arrange(self) -> None:
        """Lay out the parts anew, and give the keyboard to the stage if the part that had it is hidden now."""
        focus = QApplication.focusWidget()
        had_keyboard = focus is not None and self.isAncestorOf(focus)
        self._lay_out_parts()
        if had_keyboard and focus is not None and not focus.isVisible():
            # Qt has moved the focus to the next widget, perhaps in the rail.
            (self._panel if self.is_stage_covered else self).setFocus()

    def _lay_out_parts(self) -> None:
        self._side.setVisible(self.is_panel_visible)
        self._middle.setVisible(not self.is_stage_covered)
        over = self._layout if self._spread else self._stage_layout
        if over.indexOf(self._header) < 0:
            over.insertWidget(0, self._header)
        if self._pane is not None:
            under = self._rows if self.is_panel_visible else self._middle
            home = under if self._is_pane_below else self._side
            if self._pane.parentWidget() is not home:
                # A splitter prefers the height that a widget had, which suits the old place, to the one that the widget
                # asks for.
                self._pane.setAttribute(Qt.WidgetAttribute.WA_Resized, False)
                home.addWidget(self._pane)
                home.setStretchFactor(0, 1)
            self._pane.setVisible(self.is_pane_visible)
        self._panel.setVisible(not self.is_pane_alone)
        self._share_width()
        self.share_height()
        # Refresh now: a splitter would lay out its widgets only when the event loop runs again.
        self._columns.refresh()
        self.arranged.emit()

    def _share_width(self) -> None:
        """Make a pane alone wider than the panel, and restore the panel's own width after it."""
        alone, width = self.is_pane_alone, self._columns.width()
        if alone and not self._alone and self._columns.isVisible():
            self._width_beside = self._side.width()
        most = width * PANE_PERCENT // 100
        if alone or self._alone:
            side = min(self._width_alone, most) if alone else self._width_beside
            self._columns.setSizes([width - side, side])
        # Before the window is shown, no width is final.
        self._alone = alone and self._columns.isVisible()

    def share_height(self) -> None:
        """Give the panel the height that its sections ask for, and the plot below the rest, up to half the column."""
        pane, high = self._pane, self._side.height() - self._side.handleWidth()
        if pane is None or pane.parentWidget() is not self._side or self.is_pane_alone or not self._side.isVisible():
            return
        spare = min(high - self._panel.content_height, high // 2)
        plot = max(spare, pane.minimumSizeHint().height())
        self._side.setSizes([high - plot, plot])

    def _on_splitter_moved(self) -> None:
        if self._alone:
            self._width_alone = self._side.width()

    def follow_size(self) -> None:
        """Fold again what had been unfolded for want of room where there is room now, and arrange the parts.

        The page calls it when it has been resized: at the first show the parts get their sizes only after that.
        """
        if not self._is_panel_folded:
            self._panel_unfolded = False
        if not self._is_pane_folded:
            self._pane_unfolded = False
        self.arrange()


class _Splitter(QSplitter):
    """Splitter with a hairline that can be dragged."""

    def __init__(self, orientation: Qt.Orientation) -> None:
        super().__init__(orientation)
        self.setHandleWidth(1)
        self.setChildrenCollapsible(False)

    def createHandle(self) -> QSplitterHandle:
        return _Handle(self.orientation(), self)


class _Handle(QSplitterHandle):
    def paintEvent(self, _event: QPaintEvent) -> None:
        QPainter(self).fillRect(self.rect(), QColor(theme.current().border))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        self.update()
