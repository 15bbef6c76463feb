"""Frame of every page: header over the stage, side panel at the right, a pane docked below either.

A page package has a module `page` with `create(services) -> Page`. A page fills the frame by `header`, `set_stage`,
`panel.add(Section)`, `set_pane`, and declares its commands by `self.commands.add(Command(...))`.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QMimeData, Qt, QTimer, Signal
from PySide6.QtGui import (
    QColor,
    QHideEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QApplication, QHBoxLayout, QSplitter, QSplitterHandle, QVBoxLayout, QWidget

from app.base.actions import Actions, Command
from app.base.language.wording import commas
from app.base.language.words import tr
from app.base.services import READY, Services, StatusMessage
from app.base.session.session import MoveRun, Session
from app.base.storage.autosave import Autosave
from app.base.theme import accessible, theme
from app.shell.header import Header
from app.shell.stage import StageColumn, StageMenu
from app.widgets.controls.buttons import IconButton
from app.widgets.explained_figures import figures_in
from app.widgets.panel import SidePanel

if TYPE_CHECKING:
    from app.widgets.explained_figures import Assumption, FigureButton

RAIL = 72
PANES_BELOW_UNDER = 1180
PANEL_FOLDS_UNDER = 940
PANE_WIDTH, PANE_PERCENT = 566, 45
"""Width of a pane that has the side to itself, and its most percent of the page."""
STAGE_LEAST = 200
PANE_FOLDS_UNDER = 640
"""Page height below which a pane under the stage is folded, and at most one of pane and panel is unfolded."""


class Page(QWidget):
    """Page of the window; see the module's docstring. `session` is the running game, or None."""

    status_changed = Signal()

    place_changed = Signal()
    """Emitted when another subject of the page is in front."""
    search_wanted = Signal(str)
    """Emitted with a search text to open the list of what the page can show."""

    arranged = Signal()
    """Emitted when the parts of the page have been laid out anew."""

    def __init__(
        self,
        key: str,
        title: str,
        services: Services,
        *,
        panel_width: int = 400,
        stage_least: int = STAGE_LEAST,
        panel_first: bool = False,
    ) -> None:
        """Create a page with a side panel.

        `panel_width` is that of the panel, which is at the left if `panel_first`. A panel that would leave the stage
        less than `stage_least` is folded, and covers the stage when it is unfolded. Both are in pixels.
        """
        super().__init__()
        self.key = key
        self.services = services
        self.session: Session | None = None
        self.commands = Actions(self)
        self.header = Header(title)
        self.panel = SidePanel()
        self._autosave: Autosave | None = None
        self._facts: tuple[str, ...] = ()
        self._panel_wanted = services.settings.get(f"{key}/panel", True)
        self._pane_wanted = services.settings.get(f"{key}/pane", True)
        self._unfolded = False
        self._pane_unfolded = False
        self._pane: QWidget | None = None
        self._pane_wants_side = self._pane_wants_foot = False
        self._alone = False
        self._width_beside, self._width_alone = panel_width, PANE_WIDTH
        self._stage_least = stage_least

        self.stage_column = StageColumn()
        self._stage_layout = QVBoxLayout(self.stage_column)
        self._stage_layout.setContentsMargins(0, 0, 0, 0)
        self._stage_layout.setSpacing(0)
        self._stage_layout.addWidget(self.header)
        self._middle = _Splitter(Qt.Orientation.Vertical)
        self._middle.addWidget(self.stage_column)
        self._side = _Splitter(Qt.Orientation.Vertical)
        self._side.addWidget(self.panel)
        self._side.setMinimumWidth(panel_width - 40)
        self._columns = _Splitter(Qt.Orientation.Horizontal)
        self._columns.addWidget(self._middle)
        self._columns.insertWidget(0 if panel_first else 1, self._side)
        self._columns.setStretchFactor(self._columns.indexOf(self._middle), 1)
        self._columns.setStretchFactor(self._columns.indexOf(self._side), 0)
        self._rows = _Splitter(Qt.Orientation.Vertical)
        self._rows.addWidget(self._columns)
        frame = QWidget()
        self._frame_layout = QVBoxLayout(frame)
        self._frame_layout.setContentsMargins(0, 0, 0, 0)
        self._frame_layout.setSpacing(0)
        self._frame_layout.addWidget(self._rows, 1)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(frame)
        self._columns.setSizes([panel_width, 1000] if panel_first else [1000, panel_width])
        self._columns.splitterMoved.connect(self._on_splitter_moved)

    # what a page fills in

    def set_stage(self, stage: QWidget) -> None:
        """Set the widget of the puzzle, which gets the keyboard focus whenever the page is shown."""
        stage.setProperty("stage", True)
        stage.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._stage_layout.addWidget(stage, 1)
        self.setFocusProxy(stage)

    def offer_on_stage(self, *keys: str, unless: Callable[[], bool] = lambda: False) -> None:
        """Set the context menu of the puzzle: commands by their keys, "" for a separator.

        While `unless` returns True the right button has another use and opens no menu.
        """
        stage = self.focusProxy()
        assert stage is not None
        StageMenu(stage, [self.commands[key] if key else None for key in keys], unless)

    def set_pane(self, pane: QWidget) -> None:
        """Dock a pane: under the panel, or under all of the page when the window is narrow."""
        self._pane = pane
        self._arrange()

    def add_above_stage(self, widget: QWidget) -> None:
        """Put a line between the header and the puzzle; the stage must be set."""
        stage = self.focusProxy()
        assert stage is not None
        self._stage_layout.insertWidget(self._stage_layout.indexOf(stage), widget)

    def add_below_stage(self, widget: QWidget) -> None:
        """Put a card under the puzzle."""
        self._stage_layout.addWidget(widget)

    def uncover(self) -> None:
        """Show the stage again, if the panel covers it."""
        if self._is_stage_covered:
            self._toggle_panel()

    def give_side_to_pane(self, given: bool) -> None:
        """Let the pane have the panel's place in a wide window, since some plots need the height."""
        self._pane_wants_side = given
        self._arrange()

    def give_foot_to_pane(self, given: bool) -> None:
        """Dock the pane under stage and panel in a wide window, too, since some plots need the width."""
        self._pane_wants_foot = given
        self._arrange()

    @property
    def pane_alone(self) -> bool:
        """Whether the pane has the side to itself."""
        return self._pane_wants_side and self._pane is not None and not self._is_pane_below and self._pane_visible

    @property
    def pane_visible(self) -> bool:
        """Whether the page shows a pane."""
        return self._pane is not None and self._pane_visible

    def add_frame_tools(self) -> None:
        """Put the buttons that show and hide panel and pane at the end of the header."""
        self.commands.add(
            Command("page.panel", "Show side panel", self._toggle_panel, "pane_r", ("F9",),
                    "Show or hide the side panel", checked=lambda: self._panel_visible)
        )  # fmt: skip
        if self._pane is not None:
            self.commands.add(
                Command("page.pane", "Show plot", self._toggle_pane, "pane_b", ("F10",),
                        "Show or hide the plot", checked=lambda: self._pane_visible)
            )  # fmt: skip
            self.header.add_tool(IconButton("pane_b", action=self.commands["page.pane"]), stays=True)
        self.header.add_tool(IconButton("pane_r", action=self.commands["page.panel"]), stays=True)

    def keep(self, session: Session, slot: str) -> None:
        """Make `session` the page's game and save it under `slot` from now on (see `use_slot`)."""
        self.session = session
        self._slot = slot
        self._autosave = Autosave(self.services.store, session.record, lambda: (self.key, self._slot), session)
        self._autosave.changed.connect(self.status_changed)
        session.changed.connect(self._autosave.touch)
        session.changed.connect(self._on_session_changed)
        session.moved.connect(self._say_run)
        self.services.open_games.put(self.key, session)

    def offer_board_in_words(self, words: Callable[[], str]) -> None:
        """Add a command that says the board in words, aloud with a screen reader and in the status line."""

        def say() -> None:
            where, _, details = words().partition("\n")
            self.services.messages.say(where, details)

        self.commands.add(
            Command(
                "page.words",
                "Describe the board",
                say,
                "info",
                ("F4",),
                "Describe the board in words: aloud with a screen reader, and in the status line",
            )
        )

    @property
    def keys_of_stage(self) -> Sequence[tuple[str, Sequence[str]]]:
        """Keys that the puzzle itself takes, which are no commands: what they do, and how they are written."""
        return ()

    def run_in_words(self, run: MoveRun, moves: Sequence[str]) -> str:
        """Return the moves of a run in words; `moves` are in the order of the history."""
        words = commas(moves)
        return words if run.forward else tr("Taken back: {moves}", moves=words)

    def _say_run(self, run: MoveRun) -> None:
        session = self.session
        if session is None or session.player.stepping or not run.steps or not accessible.listening():
            return
        now, count = session.position, len(run.steps)
        moves = session.moves[now - count : now] if run.forward else session.moves[now : now + count]
        accessible.announce(self, self.run_in_words(run, moves))

    def use_slot(self, slot: str) -> None:
        """Save the session under another slot from now on, after saving pending changes under the old one."""
        self.flush()
        self._slot = slot

    def set_facts(self, *facts: str) -> None:
        """Set the short facts for the right end of the status line ("Seed 20261")."""
        news = facts != self._facts or any(map(figures_in, facts))
        self._facts = facts
        if news:
            self.status_changed.emit()

    def open_path(self, path: Path) -> None:
        """Open a file that the user named or dropped; a page that reads files overrides this."""
        text = tr("This page cannot read {file}.", file=path.name)
        way_out = tr("Drop files anywhere on the window: the page that reads them opens by itself.")
        self.services.messages.say(text, way_out, good=False)

    def can_take(self, dropped: QMimeData) -> bool:  # noqa: ARG002
        """Return whether dragged data other than a file may be something for this page."""
        return False

    def take_dropped_data(self, dropped: QMimeData) -> None:  # noqa: ARG002
        """Accept dropped data other than a file; by default report that the page does not read it."""
        way_out = tr("Go to the page for such files, and drop it there.")
        self.services.messages.say(tr("This page cannot read this."), way_out, good=False)

    @property
    def place(self) -> str:
        """Subject in front, as `show_subject` takes it; empty on a page that has none."""
        return ""

    def show_subject(self, subject: str) -> None:
        """Bring one of several subjects to the front; a page that has them overrides this."""

    # what the window asks

    @property
    def assumptions(self) -> Sequence[Assumption]:
        """Assumptions behind the figures of the page that can be changed in their explanations."""
        return ()

    def open_sheet(self, figure: FigureButton) -> QWidget:
        """Open the explanation of a figure, and return it."""
        from app.widgets.cards.figure_sheet import FigureSheet

        sheet = FigureSheet(figure, (*figure.assumptions, *self.assumptions), self.services)
        sheet.open()
        return sheet

    @property
    def situation(self) -> Hashable:
        """Situation on the page that messages are about; when it changes, they are gone.

        A page that shows more than its session's state adds to it, and emits `status_changed` when it is another.
        """
        return None if self.session is None else (self.session.position, self.session.state)

    @property
    def standing(self) -> StatusMessage:
        """Message of the status line while no other was said; `status_changed` is emitted when it changes."""
        return READY

    @property
    def facts(self) -> Sequence[str]:
        if self._autosave is None or self.services.store.problem:
            return self._facts
        return (tr("Saving") if self._autosave.pending else tr("Saved"), *self._facts)

    @property
    def keeping_in_words(self) -> str:
        """Explanation of "Saved" among the facts; empty where nothing is saved."""
        if self._autosave is None:
            return ""
        return tr("Everything is saved automatically: this game, its history and your settings.")

    def flush(self) -> None:
        """Save pending changes now."""
        if self._autosave is not None:
            self._autosave.flush()

    def save_layout(self) -> None:
        settings = self.services.settings
        settings.set(f"{self.key}/panel", self._panel_wanted)
        settings.set(f"{self.key}/pane", self._pane_wanted)
        if self._panel_visible and self.width() + RAIL >= PANES_BELOW_UNDER and not self.pane_alone:
            settings.set_layout(f"{self.key}/columns", self._columns.saveState())

    def restore_layout(self) -> None:
        self._columns.restoreState(self.services.settings.layout(f"{self.key}/columns"))
        self._arrange()

    # the frame's own business

    def _on_session_changed(self) -> None:
        self.commands.refresh()
        self.status_changed.emit()

    @property
    def _leaves_too_little(self) -> bool:
        return self.width() - self._side.minimumWidth() < self._stage_least

    @property
    def _is_panel_folded(self) -> bool:
        return self.width() + RAIL < PANEL_FOLDS_UNDER or self._leaves_too_little

    @property
    def _panel_visible(self) -> bool:
        return self._unfolded if self._is_panel_folded else self._panel_wanted

    def _toggle_panel(self) -> None:
        if self._is_panel_folded:
            self._unfolded = not self._unfolded
            self._pane_unfolded &= not self._unfolded
        else:
            self._panel_wanted = not self._panel_wanted
        self._arrange()

    @property
    def _spread(self) -> bool:
        """Whether the panel leaves header and pane too little width, so that they get that of the page."""
        return self._panel_visible and self.width() + RAIL < PANES_BELOW_UNDER

    @property
    def _is_stage_covered(self) -> bool:
        """Whether the panel covers the stage."""
        return self._panel_visible and self._leaves_too_little

    @property
    def _is_pane_below(self) -> bool:
        """Whether the pane is docked under the stage, and under the panel if that is shown."""
        wide = self.width() + RAIL >= PANES_BELOW_UNDER
        return not wide or not self._panel_visible or self._pane_wants_foot

    @property
    def _is_pane_folded(self) -> bool:
        return self._is_pane_below and (self.height() < PANE_FOLDS_UNDER or self._does_pane_cut_panel)

    @property
    def _does_pane_cut_panel(self) -> bool:
        """Whether the side panel beside a narrow stage is shown whole only without a pane below it."""
        if self._pane is None or not self._spread:
            return False
        room = self.height() - self.header.height() - self.panel.content_height
        return 0 <= room < self._pane.minimumSizeHint().height()

    @property
    def _pane_visible(self) -> bool:
        return self._pane_unfolded if self._is_pane_folded else self._pane_wanted

    def _toggle_pane(self) -> None:
        if self._is_pane_folded:
            self._pane_unfolded = not self._pane_unfolded
            self._unfolded &= not self._pane_unfolded
        else:
            self._pane_wanted = not self._pane_wanted
        self._arrange()

    def _arrange(self) -> None:
        focus = QApplication.focusWidget()
        had_keyboard = focus is not None and self.isAncestorOf(focus)
        self._lay_out_parts()
        if had_keyboard and focus is not None and not focus.isVisible():
            # Qt has moved the focus to the next widget, perhaps in the rail.
            (self.panel if self._is_stage_covered else self).setFocus()

    def _lay_out_parts(self) -> None:
        self._side.setVisible(self._panel_visible)
        self._middle.setVisible(not self._is_stage_covered)
        over = self._frame_layout if self._spread else self._stage_layout
        if over.indexOf(self.header) < 0:
            over.insertWidget(0, self.header)
        if self._pane is not None:
            under = self._rows if self._panel_visible else self._middle
            home = under if self._is_pane_below else self._side
            if self._pane.parentWidget() is not home:
                # A splitter prefers the height that a widget had, which suits the old place, to the one that the widget
                # asks for.
                self._pane.setAttribute(Qt.WidgetAttribute.WA_Resized, False)
                home.addWidget(self._pane)
                home.setStretchFactor(0, 1)
            self._pane.setVisible(self._pane_visible)
        self.panel.setVisible(not self.pane_alone)
        self._share_width()
        self._share_height()
        # Refresh now: a splitter would lay out its widgets only when the event loop runs again.
        self._columns.refresh()
        self.commands.refresh()
        self.arranged.emit()

    def _share_width(self) -> None:
        """Make a pane alone wider than the panel, and restore the panel's own width after it."""
        alone, width = self.pane_alone, self._columns.width()
        if alone and not self._alone and self._columns.isVisible():
            self._width_beside = self._side.width()
        most = width * PANE_PERCENT // 100
        if alone or self._alone:
            side = min(self._width_alone, most) if alone else self._width_beside
            self._columns.setSizes([width - side, side])
        # Before the window is shown, no width is final.
        self._alone = alone and self._columns.isVisible()

    def _share_height(self) -> None:
        """Give the panel the height that its sections ask for, and the plot below the rest, up to half the column."""
        pane, high = self._pane, self._side.height() - self._side.handleWidth()
        if pane is None or pane.parentWidget() is not self._side or self.pane_alone or not self._side.isVisible():
            return
        spare = min(high - self.panel.content_height, high // 2)
        plot = max(spare, pane.minimumSizeHint().height())
        self._side.setSizes([high - plot, plot])

    def _on_splitter_moved(self) -> None:
        if self._alone:
            self._width_alone = self._side.width()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if not self._is_panel_folded:
            self._unfolded = False
        if not self._is_pane_folded:
            self._pane_unfolded = False
        self._arrange()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        # Wait until the parts of a page that is shown for the first time have their sizes.
        QTimer.singleShot(0, self, self._share_height)
        if self.session is not None:
            self.session.resume_clock()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        if self.session is not None:
            self.session.pause_clock()


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
