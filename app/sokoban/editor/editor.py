"""Page of the level editor, which covers the Sokoban page and has the draft in the middle."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QHideEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from app.base.jobs.jobs import QuestionRunner
from app.base.language.words import tr, translate
from app.base.services import Services, StatusMessage
from app.base.theme import theme
from app.shell.page import Page
from app.sokoban.editor.actions import DraftActions
from app.sokoban.editor.canvas import DraftCanvas
from app.sokoban.editor.commands import editor_commands
from app.sokoban.editor.model import DraftModel
from app.sokoban.editor.panel import AboutSection, FactsSection, FixSection, KeepSection, TextSection
from app.sokoban.editor.solver import DraftSolver
from app.sokoban.editor.solver_section import SolverSection
from app.sokoban.editor.toolbar import ToolBar, ToolButton
from app.sokoban.library.index import Index
from app.sokoban.library.library import Library
from app.sokoban.library.titles import UNTITLED, shown_title
from app.widgets.controls.buttons import Button, IconButton
from app.widgets.text import Label
from core.base.puzzle import InputError
from core.base.words import phrase
from core.sokoban.draft.grid import Tool
from core.sokoban.draft.remarks import Fix, Remark

EDITING = StatusMessage(phrase("Editing."), phrase("Shift: rectangle, Ctrl: fill, right button: erase."))
TOOLS = {
    Tool.WALL: phrase("Wall"),
    Tool.FLOOR: phrase("Floor"),
    Tool.GOAL: phrase("Goal", context="a thing on the board"),
    Tool.BOX: phrase("Box", context="a thing on the board"),
    Tool.MAN: phrase("Man"),
    Tool.ERASE: phrase("Erase"),
}
PANEL = 376
READ_AT_ONCE = 2000
"""Largest number of levels read within a frame or two; a larger library is read in a job."""
LOW_UNDER = 420
"""Height of the stage in pixels below which the tools have no names."""
FOOT = 10
HEADER_FIXED, TOOL_GAP, MODE_GAP, TITLE_LEAST = 155, 6, 34, 140
"""Widths in the header: fixed content, gap of a tool and of "Editing", and the least of the title."""


class EditorPage(Page):
    """Page on which a level is drawn, with tools, remarks on what to fix, and the solver's answer."""

    left = Signal()
    """Emitted when the user returns to playing."""
    kept = Signal(object)
    """Emitted with the `LevelRow` of the library as which the draft was saved."""

    def __init__(self, services: Services, library: Library) -> None:
        super().__init__("sokoban-editor", UNTITLED, services, panel_width=PANEL)
        self._library = library
        self.drafting = DraftModel(services.store, self)
        self.canvas = DraftCanvas(self.drafting)
        self.draft = DraftActions(self, self.drafting, self.canvas)
        self.solver = DraftSolver(self.drafting, services)
        self.canvas.walls = lambda: self.solver.walls
        self._listing = QuestionRunner(services.jobs)
        commands = editor_commands(
            self.draft, self.canvas, self.solver, save=self.save, leave=self.left.emit, set_tool=self.set_tool
        )
        self.commands.add(*commands)
        self._build_stage()
        self._build_header()
        self._build_panel()
        self._connect()
        self._on_draft_inspected()

    def _build_stage(self) -> None:
        actions = self.commands
        tools = [
            ToolButton(actions[f"editor.{tool}"], actions.command(f"editor.{tool}").icon, translate(text), str(k))
            for k, (tool, text) in enumerate(TOOLS.items(), 1)
        ]
        others = [
            ToolButton(actions[f"editor.{name}"], actions.command(f"editor.{name}").icon, text)
            for name, text in (("rotate", tr("Rotate")), ("mirror", tr("Mirror")), ("trim", tr("Trim")))
        ]
        self.tool_bar = ToolBar(tools, others)
        self.tool_buttons = dict(zip(TOOLS, tools, strict=True))
        stage = QWidget()
        stage.installEventFilter(self)
        column = QVBoxLayout(stage)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.canvas, 1)
        column.addWidget(self.tool_bar, 0, Qt.AlignmentFlag.AlignHCenter)
        self._foot = column
        self.set_stage(stage)
        stage.setFocusProxy(self.canvas)

    def _build_header(self) -> None:
        mode = Label(tr("Editing"), 13, 600, "accent")
        self.header.add_choice(mode)
        tools = {}
        for name in ("new", "undo", "redo", "save", "export"):
            command = self.commands.command(f"editor.{name}")
            tools[name] = IconButton(command.icon, action=self.commands[command.key])
            self.header.add_tool(tools[name])
        self.add_frame_tools()
        self.header.add_tool(IconButton("close", action=self.commands["editor.leave"]))
        self._gives_way = [mode, *(tools[name] for name in ("export", "new", "save", "redo", "undo"))]
        self.header.installEventFilter(self)
        self.play_button = Button(tr("Play", context="a level"), icon="play")
        self.play_button.follow(self.commands["editor.play"])
        self.header.add_tool(self.play_button)

    def _build_panel(self) -> None:
        self.about, self.fixes, self.figures, self.keeping = AboutSection(), FixSection(), FactsSection(), KeepSection()
        self.text = TextSection(IconButton("copy", action=self.commands["editor.copy"]))
        self.keeping.button.follow(self.commands["editor.save"])
        self.solving = SolverSection(self.solver)
        # remarks come and go, so they stand below the fields and buttons, which must not move under the pointer
        for section in (self.about, self.keeping, self.solving, self.fixes, self.figures, self.text):
            self.panel.add(section)

    def _connect(self) -> None:
        drafting = self.drafting
        drafting.changed.connect(self._on_draft_changed)
        drafting.inspected.connect(self._on_draft_inspected)
        drafting.saved.connect(self.status_changed)
        self.solver.changed.connect(self._on_solver)
        self.canvas.looked_at.connect(self.status_changed)
        self.canvas.refused.connect(self.draft.refuse)
        self.canvas.dropped.connect(self.draft.open_dropped_text)
        self.canvas.escaped.connect(self.left)
        self.about.edited.connect(self._on_description_edited)
        self.about.left.connect(self.canvas.setFocus)
        self.fixes.remarks.fixed.connect(self._on_fix)
        self.fixes.remarks.pointed.connect(self._on_remark_pointed)

    # opening and leaving

    def resume_editing(self) -> None:
        """Update the page after the editor was opened or on return from a trial."""
        self._offer_collections()
        self.drafting.inspect_now()
        self.canvas.setFocus()

    def _offer_collections(self) -> None:
        if self._library.size <= READ_AT_ONCE:
            self._show_collections(self._library.index())
        else:
            self._listing.forget()
            self._listing.ask("index", tr("Listing collections"), self._library.indexing(), self._show_collections)

    def _show_collections(self, index: Index) -> None:
        self.keeping.offer([entry.name for entry in index.collections if not entry.is_built_in])

    @property
    def situation(self) -> Hashable:
        return self.drafting.current

    @property
    def standing(self) -> StatusMessage:
        """Role of the wall under the pointer while walls are examined, otherwise a hint on drawing."""
        words = self.solver.words_of(self.canvas.active_square)
        return StatusMessage(words) if words else EDITING

    @property
    def facts(self) -> Sequence[str]:
        """Whether the draft is saved, and whether it can be played."""
        ready = tr("Playable once nothing is left to fix") if self.drafting.inspection.fatal else tr("Ready to play")
        if self.services.store.problem:
            return (ready,)
        return (tr("Saving draft") if self.drafting.pending else tr("Draft saved"), ready)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.solver.set_awake(True)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.solver.set_awake(False)

    def flush(self) -> None:
        self.drafting.flush()

    def open_path(self, path: Path) -> None:
        self.draft.open_path(path)

    def save(self) -> None:
        """Save the draft to the collection named in the panel."""
        try:
            entry = self.drafting.to_keep()
            row = self._library.save_entry(self.keeping.name, entry, replaces=self.drafting.origin.kept_as)
        except InputError as error:
            self.keeping.collection.set_error(translate(error.sentence))
            self.services.messages.say(tr("The level was not saved."), translate(error.sentence), good=False)
            return
        self.keeping.collection.set_error("")
        self.drafting.keep(row.key)
        self.kept.emit(row)
        where = tr("In {collection}", collection=self.keeping.name)
        if row.fault:
            where = tr("Unfinished, in {collection}", collection=self.keeping.name)
        self.services.messages.toast(tr("Saved {title}", title=row.title), where)

    # editing

    def set_tool(self, tool: Tool) -> None:
        """Draw with another tool."""
        self.canvas.set_tool(tool)
        self.canvas.setFocus()
        self.commands.refresh()

    def _on_description_edited(self, field: str, text: str) -> None:
        draft = self.drafting.current
        about = {"title": draft.title, "author": draft.author, "comment": draft.comment, field: text}
        self.drafting.do(
            replace(draft, title=about["title"], author=about["author"], comment=about["comment"]), kind=field
        )

    def _on_fix(self, fix: Fix) -> None:
        self.drafting.do(fix.apply(self.drafting.current))
        self.canvas.point_at(())
        self.canvas.setFocus()

    def _on_solver(self) -> None:
        self.canvas.update()
        self.commands.refresh()
        self.status_changed.emit()

    def _on_remark_pointed(self, remark: Remark | None) -> None:
        self.canvas.point_at(remark.squares if remark is not None else ())

    def _on_draft_changed(self) -> None:
        self._name_it()
        self.about.show_draft(self.drafting.shown)
        self.commands.refresh()
        self.status_changed.emit()

    def _on_draft_inspected(self) -> None:
        self.about.show_draft(self.drafting.shown)
        self.fixes.show_state(self.drafting)
        self.figures.show_state(self.drafting)
        self.text.show_text(self.drafting.shown.text)
        self._name_it()
        self.commands.refresh()
        self.status_changed.emit()

    def _name_it(self) -> None:
        """Show the title in the header, shortened to the available width, and hide tools if needed."""
        title = shown_title(self.drafting.shown.title.strip() or UNTITLED)
        metrics = QFontMetricsF(theme.font(20, 600))
        least = min(TITLE_LEAST, metrics.horizontalAdvance(title) + 2)
        space = self.header.width() - HEADER_FIXED - self.play_button.sizeHint().width()
        for widget in reversed(self._gives_way):
            needs = widget.sizeHint().width() + (TOOL_GAP if isinstance(widget, IconButton) else MODE_GAP)
            widget.setVisible(space - needs >= least)
            space -= 0 if widget.isHidden() else needs
        self.header.set_title(metrics.elidedText(title, Qt.TextElideMode.ElideRight, max(0, space)))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QResizeEvent):
            if watched is self.header:
                self._name_it()
            else:
                high = event.size().height() >= LOW_UNDER
                self.tool_bar.set_room(event.size().width() - 2 * FOOT, high=high)
                self._foot.setContentsMargins(0, 0, 0, 28 if high else FOOT)
        return super().eventFilter(watched, event)
