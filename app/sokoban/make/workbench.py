"""Workbench for making levels: wishes in the side panel, and cards that appear as levels are made."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from app.base.actions import Command
from app.base.language.wording import clauses
from app.base.language.words import tr, translate
from app.base.services import Services, StatusMessage
from app.base.theme import theme
from app.shell.page import Page
from app.sokoban.library.library import Library
from app.sokoban.library.titles import MADE_LEVELS
from app.sokoban.make.card import LevelCard
from app.sokoban.make.figures import CardFigures
from app.sokoban.make.grid import GAP, SLOTS, CardGrid
from app.sokoban.make.model import BATCH, DIFFICULTY, NEWEST, PUSHES, MakeModel
from app.sokoban.make.verbs import CardVerbs
from app.sokoban.make.wishes import STYLE_WORDS, LengthSection, ShapeSection, WeighSection
from app.widgets.cards.notice import Notice
from app.widgets.controls.buttons import Button, IconButton
from app.widgets.controls.segment import Segment
from app.widgets.panel import Section
from app.widgets.status import ProgressBar
from app.widgets.text import Label
from core.base.puzzle import InputError
from core.base.words import phrase

PANEL = 312
ORDERS = ((DIFFICULTY, phrase("Difficulty")), (PUSHES, phrase("Pushes")), (NEWEST, phrase("Newest")))
FIRST = {
    DIFFICULTY: phrase("hardest first"),
    PUSHES: phrase("most pushes first"),
    NEWEST: phrase("newest first"),
}
"""Names of the orders as they are used in a sentence."""
READY = StatusMessage(phrase("Make levels"), phrase("Starred levels are kept."))


class MakePage(Page):
    """Page for making levels, with the wishes in its panel and a grid of the generated levels' cards."""

    left = Signal()
    """The user wants to go back to the game."""
    play_wanted = Signal(object)
    """The user wants to play a level (a `LevelCard`)."""
    edit_wanted = Signal(object)
    """The user wants to edit a level (a `LevelCard`)."""

    def __init__(self, services: Services, library: Library) -> None:
        super().__init__("sokoban-make", tr("Make levels"), services, panel_width=PANEL, panel_first=True)
        self.making = MakeModel(services, library, self)
        self.grid = CardGrid(self.making)
        self.commands.add(*self._commands())
        self._build_stage()
        self._build_header()
        self._build_panel()
        self._connect()
        self._on_cards()
        self._on_progress()

    def _commands(self) -> tuple[Command, ...]:
        model = self.making
        chosen = lambda: self._card is not None  # noqa: E731
        return (
            Command("make.start", phrase("Make {count} more levels", count=BATCH), model.start, "generate",
                    ("Ctrl+Return",), "Make levels with these settings"),
            Command("make.stop", "Stop making levels", model.stop, "close", ("Ctrl+.",),
                    "Make no more levels for now; those already made are kept", enabled=lambda: model.making),
            Command("make.play", "Play this level", self._play, "play", ("F5",),
                    "Go back to the board with this level", enabled=chosen),
            Command("make.star", "Star this level", self._star, "star", ("S",),
                    "Keep this level; starred ones are there again after a restart", enabled=chosen),
            Command("make.similar", "More like this", self._similar, "similar", ("M",),
                    "Make variations of this level", enabled=chosen),
            Command("make.edit", "Open in the editor", self._edit, "edit", ("Ctrl+D",),
                    "Edit a copy of this level", enabled=chosen),
            Command("make.discard", "Discard this level", self._discard, "erase", ("Del",),
                    "Remove this level from the list", enabled=chosen),
            Command("make.bring_back", "Bring back the discarded level", self._bring_back, "undo", ("Ctrl+Z",),
                    "Put the last discarded level back in the list", enabled=lambda: model.can_bring_back),
            Command("make.clear", "Discard levels without a star", model.clear, "erase", (),
                    "Remove all levels without a star from the list",
                    enabled=lambda: any(not card.starred for card in model.cards)),
            Command("make.save", "Save starred to a collection", self.save, "save", ("Ctrl+S",),
                    phrase("Keep the starred levels in the collection {collection}", collection=MADE_LEVELS),
                    enabled=lambda: bool(model.starred_cards)),
            Command("make.leave", "Back to the game", self.left.emit, "close", ("Esc",), "Leave this page"),
        )  # fmt: skip

    def _build_stage(self) -> None:
        stage = QWidget()
        self._summary = Label("", 13, 400, "text2", elided=True)
        self.order = Segment(ORDERS, self.making.order)
        self.order.setAccessibleName(tr("Order of the levels"))
        top = QHBoxLayout()
        top.setSpacing(12)
        top.addWidget(self._summary, 1)
        top.addWidget(self.order)
        top.addSpacing(theme.SCROLL_BAR + GAP)
        self._empty = _EmptyGridHint(self.grid, self.commands["make.start"])
        column = QVBoxLayout(stage)
        column.setContentsMargins(20, 8, 0, 0)
        column.setSpacing(12)
        column.addLayout(top)
        column.addWidget(self.grid, 1)
        self.set_stage(stage)
        stage.setFocusProxy(self.grid)
        actions = self.commands
        similar = Button(tr("More like this"))
        similar.follow(actions["make.similar"])
        icons = [
            IconButton(actions.command(f"make.{name}").icon, action=actions[f"make.{name}"])
            for name in ("similar", "play", "edit", "discard")
        ]
        self.verbs = CardVerbs(self.grid, similar, icons[0], icons[1:])
        self.card_figures = CardFigures(self.grid, self.making)

    def _build_header(self) -> None:
        self._starred = Label("", 13, 400, "text2")
        self.save_button = Button(tr("Save starred"), icon="save")
        self.save_button.follow(self.commands["make.save"])
        self.header.add_tool(self._starred, self.save_button)
        self._start_tool = IconButton("generate", action=self.commands["make.start"])
        self.header.add_tool(self._start_tool)
        self.add_frame_tools()
        self.header.add_tool(IconButton("close", action=self.commands["make.leave"]))

    def _build_panel(self) -> None:
        self.work = _WorkSection(self.making)
        self.work.start_button.follow(self.commands["make.start"])
        self.work.stop_button.follow(self.commands["make.stop"])
        self.shape, self.length, self.weigh = (
            ShapeSection(self.making),
            LengthSection(self.making),
            WeighSection(self.making),
        )
        for section in (self.work, self.shape, self.length, self.weigh):
            self.panel.add(section)

    def _connect(self) -> None:
        model, grid = self.making, self.grid
        model.changed.connect(self._name_it)
        model.cards_changed.connect(self._on_cards)
        model.progressed.connect(self._on_progress)
        self.order.chosen.connect(model.sort)
        grid.opened.connect(self.play_wanted)
        grid.starred.connect(model.star)
        grid.pointed.connect(self.commands.refresh)
        self.arrangement.give_width_to_header()
        self.arranged.connect(self._show_start)
        self._show_start()

    # Views

    def _show_start(self) -> None:
        """Show the start buttons in the header and the grid while the panel, which has its own, is folded."""
        folded = not self.arrangement.is_panel_visible
        self._start_tool.setVisible(folded)
        self._empty.start.setVisible(folded)

    @property
    def situation(self) -> tuple[object, ...]:
        run = self.making.run
        return (run, run is not None and run.job is not None)

    @property
    def standing(self) -> StatusMessage:
        """Default message of the status line: the number of levels and the progress of the last batch."""
        model = self.making
        if model.run is None or model.making:
            return READY
        return StatusMessage(tr("%n levels", one="%n level", n=len(model.cards)), model.progress)

    @property
    def facts(self) -> Sequence[str]:
        saved = tr("Saving" if self.making.pending else "Saved")
        return (saved, tr("Seed {seed}", seed=self.making.seed))

    def flush(self) -> None:
        self.making.flush()

    def _name_it(self) -> None:
        wishes = self.making.wishes
        style = translate(STYLE_WORDS[wishes.style]) if wishes.style is not None else tr("any style")
        self.header.set_title(tr("Make levels"), clauses((tr("%n boxes", one="%n box", n=wishes.boxes), style)))
        self.status_changed.emit()

    def _on_cards(self) -> None:
        model = self.making
        self.grid.refresh()
        self.work.refresh()
        self.order.set_current(model.order)
        cards = model.cards
        starred = len(model.starred_cards)
        self._starred.setText(tr("{count} starred", count=starred) if starred else "")
        longest = max((card.level.measures.pushes for card in cards), default=0)
        summary = tr(
            "%n levels made, {order}; the longest has {longest:,} pushes.",
            one="%n level made, {order}; the longest has {longest:,} pushes.",
            n=len(cards),
            order=translate(FIRST[model.order]),
            longest=longest,
        )
        self._summary.setText(summary if cards else "")
        self.commands.refresh()
        self._name_it()
        self._show_empty()

    def _on_progress(self) -> None:
        self.work.refresh()
        if self.grid.levels.slots != min(SLOTS, self.making.to_come):
            self.grid.refresh()
        else:
            self.grid.viewport().update()  # repaint the number of the room being tried
        self.commands.refresh()
        self._show_empty()
        self.status_changed.emit()

    def _show_empty(self) -> None:
        model = self.making
        empty = not model.cards and (not model.making or model.nothing_came)
        self._empty.setVisible(empty)
        if model.nothing_came:
            self._empty.say(tr("No level worth playing was found"), model.advice)
        else:
            self._empty.say(
                tr("No levels yet"),
                tr("Choose what you want, then make levels. Each comes with a solution and a grade."),
            )

    # Actions

    @property
    def _card(self) -> LevelCard | None:
        shown = self.grid.highlighted_card
        return shown[0] if shown is not None else self.grid.current

    def _play(self) -> None:
        if self._card is not None:
            self.play_wanted.emit(self._card)

    def _edit(self) -> None:
        if self._card is not None:
            self.edit_wanted.emit(self._card)

    def _star(self) -> None:
        if self._card is not None:
            self.making.star(self._card)

    def _similar(self) -> None:
        if self._card is not None:
            self.making.start(self._card)

    def _discard(self) -> None:
        if self._card is not None:
            self.making.discard(self._card)

    def _bring_back(self) -> None:
        self.grid.select(self.making.bring_back())

    def save(self) -> None:
        """Save the starred levels to a collection."""
        try:
            count = self.making.save()
        except InputError as error:
            self.services.messages.say(tr("The levels were not saved."), translate(error.sentence), good=False)
            return
        self.services.messages.toast(
            tr("Saved %n levels", one="Saved %n level", n=count), tr("In {collection}", collection=MADE_LEVELS)
        )


class _WorkSection(Section):
    """Panel section with the buttons that start and stop a batch, and with its progress."""

    def __init__(self, model: MakeModel) -> None:
        super().__init__(tr("Making"))
        self._model = model
        self.start_button = Button(tr("Make {count} more", count=BATCH), primary=True)
        self.stop_button = Button(tr("Stop", context="a computation or a replay"))
        line = QHBoxLayout()
        line.setSpacing(8)
        line.addWidget(self.start_button)
        line.addWidget(self.stop_button)
        line.addStretch(1)
        self.bar = ProgressBar()
        self.bar.setFixedWidth(PANEL - 60)
        self.note = Label("", 12, 400, "text2", wrap=True)
        self.notice = Notice()
        self.body.addLayout(line)
        self.add(self.bar)
        self.add(self.note)
        self.add(self.notice)

    def refresh(self) -> None:
        """Show the current progress."""
        model, run = self._model, self._model.run
        self.start_button.setText(
            tr("Make {count} more", count=BATCH) if model.cards else tr("Make {count} levels", count=BATCH)
        )
        self.start_button.set_primary(not model.making)
        self.stop_button.set_primary(model.making)
        self.set_note("" if run is None else tr("{made:,} of {count:,}", made=run.seen.made, count=run.count))
        self.bar.setVisible(run is not None)
        self.bar.set_fraction(run.seen.made / run.count if run is not None else None)
        self.note.setText(model.progress)
        self.note.setVisible(bool(model.progress))
        if model.advice:
            self.notice.set("warn", tr("No level found yet" if model.making else "No level found"), model.advice)
        else:
            self.notice.hide()


class _EmptyGridHint(QWidget):
    """Hint shown in place of the levels while there are none, with the button that makes some."""

    def __init__(self, grid: CardGrid, begin: QAction) -> None:
        super().__init__(grid.viewport())
        self.start = Button(tr("Make {count} levels", count=BATCH), primary=True)
        self.start.follow(begin)
        QVBoxLayout(grid.viewport()).addWidget(self)
        self.title, self.text = Label("", 15, 600, wrap=True), Label("", 13, 400, "text2", wrap=True)
        for label in (self.title, self.text):
            label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        column = QVBoxLayout(self)
        column.setContentsMargins(40, 0, 40, 60)
        column.addStretch(1)
        column.addWidget(self.title)
        column.addWidget(self.text)
        column.addSpacing(12)
        column.addWidget(self.start, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addStretch(1)

    def say(self, title: str, text: str) -> None:
        """Set the title and the text of the hint."""
        self.title.setText(title)
        self.text.setText(text)
