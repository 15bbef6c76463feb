"""Sokoban page: the board, counters, history, solver and plots, and the levels to choose from."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QMimeData, QPoint
from PySide6.QtGui import QImage, QResizeEvent

from app.base.actions import shortcut_text
from app.base.jobs.jobs import QuestionRunner
from app.base.language.wording import format_integer
from app.base.language.words import tr, translate
from app.base.services import Services, StatusMessage
from app.base.session.session import MoveRun
from app.base.theme import images
from app.shell.page import Page
from app.sokoban.analysis.traps import TrapSearch
from app.sokoban.blocks.floor import FloorBlocksModel
from app.sokoban.blocks.growth import SearchGrowth
from app.sokoban.blocks.legend import LOW, BlocksLegend
from app.sokoban.blocks.overlay import BlocksOverlay
from app.sokoban.blocks.section import BlocksSection
from app.sokoban.board.board import SokobanBoardView
from app.sokoban.board.words import describe_moves
from app.sokoban.commands import HEADER, PLAY_TOOLS, page_commands
from app.sokoban.editor.host import EditorHost
from app.sokoban.export.actions import ExportActions
from app.sokoban.export.text import TextExchange
from app.sokoban.library.actions import LibraryActions
from app.sokoban.library.descriptions import describe_level
from app.sokoban.library.index import LevelRow
from app.sokoban.library.level_list import LevelList
from app.sokoban.library.level_set import (
    LevelSet,
    UnplayableError,
    name_untitled_level,
    opening_in_words,
    own_levels,
    playable,
    shown_level,
)
from app.sokoban.make.host import MakeHost
from app.sokoban.model.model import SokobanModel
from app.sokoban.model.wording import explained_cost_of, explained_walk, solved_in
from app.sokoban.panel.about_card import LevelDescriptionCard
from app.sokoban.panel.counters import CountersSection
from app.sokoban.panel.history import HistorySection
from app.sokoban.panel.notices import Notices, solved_already, words_of
from app.sokoban.panel.options import OptionsSection
from app.sokoban.panel.playback import SessionPlaybackRow
from app.sokoban.picture.importing import PictureImport
from app.sokoban.plots.switcher import SOLUTION, LevelPlots
from app.sokoban.records.saved_card import SNAPSHOTS, SOLUTIONS
from app.sokoban.records.saved_game_actions import SavedGameActions
from app.sokoban.solve.improving import LevelImproving
from app.sokoban.solve.section import SolveSection
from app.sokoban.solve.solving import LevelSolving
from app.widgets.controls.buttons import Button, IconButton
from app.widgets.explained_figures import figure_number
from core.explain.sokoban import counters
from core.sokoban.formats.collection import CollectionEntry, make_collection
from core.sokoban.path.held_piece import HeldPiece

if TYPE_CHECKING:
    from app.sokoban.make.card import LevelCard


def create(services: Services) -> Page:
    """Return the Sokoban page with the level that was played last."""
    return SokobanPage(services)


class SokobanPage(Page):
    """Page that connects the model of the game with its views, and reports what was done."""

    def __init__(self, services: Services) -> None:
        super().__init__("sokoban", tr("Sokoban"), services)
        self.model = model = SokobanModel(services, self)
        self.level_list: LevelList | None = None
        self.about_card: LevelDescriptionCard | None = None
        self.board = self._make_board()
        self.blocks = FloorBlocksModel(services.settings, self.board)
        self.growth = SearchGrowth(self.board)
        self.blocks_overlay = BlocksOverlay(self.board, self.blocks, self.growth)
        self.set_stage(self.board)
        self.legend = BlocksLegend(self.model, self.board, self.blocks)
        self.add_below_stage(self.legend)
        asker = QuestionRunner(services.jobs)
        self.solving = LevelSolving(services, model, asker)
        self.solving.changed.connect(lambda: self.board.frame_hint(self.solving.hinted, self.solving.shown_to))
        self.improving = LevelImproving(services, model, asker)
        self.traps = TrapSearch(services, model)
        self.plots = LevelPlots(services, model, self.improving)
        self.plots.expanded.connect(lambda _plot: services.open_subject("lab", "sokoban"))
        self.set_pane(self.plots)
        self.counters = CountersSection(model)
        self.solve_section = SolveSection(model, self.solving, self.improving)
        self.text = TextExchange(model, self.counters.notice, services)
        self.picture = PictureImport(self)
        self.saved = SavedGameActions(model, services)
        self.export = ExportActions(self, model, self.board)
        self.library = LibraryActions(model, self)
        self.commands.add(*page_commands(self))
        covered = lambda: self.library.browsing  # noqa: E731
        self.notices = Notices(model, self.counters, self.commands, services.messages, covered, self.board)
        self._build_panel()
        self._build_header()
        self._connect()
        self.keep(model.session, model.slot)
        self._on_level()
        self.editor.start()

    def _make_board(self) -> SokobanBoardView:
        model = self.model
        session = model.session
        board = SokobanBoardView(session.state, model.board_deadlocks, model.options)
        board.turn(model.symmetry)
        board.wanted.connect(self._play)
        board.placed.connect(self._place)
        board.refused.connect(lambda sentence: self.services.messages.say(sentence, good=False))
        for signal in (board.lift.picked, board.lift.dropped):
            signal.connect(self.status_changed)
        board.viewport.changed.connect(self.commands.refresh)
        session.moved.connect(self._show_run)
        session.jumped.connect(lambda: board.show_level(session.state, model.board_deadlocks))
        for signal in (model.level_changed, model.turned):
            signal.connect(lambda: board.turn(model.symmetry))
        model.changed.connect(self._frame_deadlock)
        return board

    def _frame_deadlock(self) -> None:
        lost = self.model.loss_verdict
        self.board.frame_boxes(lost.deadlock.boxes if lost is not None and lost.deadlock is not None else ())

    def _show_run(self, run: MoveRun) -> None:
        forward = run.forward
        events = [event for step in run.steps for event in (step.events if forward else reversed(step.events))]
        self.board.show_steps([(event, forward) for event in events], self.model.session.state)

    @property
    def keys_of_stage(self) -> Sequence[tuple[str, Sequence[str]]]:
        return (
            (tr("Step or push"), ("← ↑ → ↓", "W A S D", "H J K L")),
            (tr("Choose a box"), (shortcut_text(("Tab",)),)),  # not shown
            (tr("Push it to the square chosen"), (shortcut_text(("Return",)),)),  # not shown
            (tr("Put the box down"), (shortcut_text(("Esc",)),)),  # not shown
        )

    def run_in_words(self, run: MoveRun, moves: Sequence[str]) -> str:  # noqa: ARG002
        events = [event for step in run.steps for event in step.events]
        orientation = self.board.viewport.orientation
        return describe_moves(events, orientation, self.model.session.state.board.goals, forward=run.forward)

    def _build_panel(self) -> None:
        self.playback = SessionPlaybackRow(self.model.session, self.commands, self.services.settings)
        self.history_section = HistorySection(self.model, self.improving, self.playback)
        self.options_section = OptionsSection(self.model.options)
        self.options_section.add_tool(*(self._tool(name) for name in PLAY_TOOLS))
        self.counters.add_about(self._tool("about"))
        self.blocks_section = BlocksSection(
            self.model, self.board, self.blocks, self.growth, close=self._tool("hide_blocks"), grow=self._tool("grow")
        )
        self.panel.add(self.blocks_section)
        self.panel.add(self.counters)
        self.panel.add(self.solve_section)
        self.panel.add(self.history_section, grow=True)
        self.panel.add(self.options_section)

    def _build_header(self) -> None:
        first, *others = HEADER
        choose = self._tool(first)
        self.header.add_choice(choose)
        self.header.press_by_title(choose)
        tools = {name: self._tool(name) for name in others}
        self._saved_button = tools["kept"]
        self.header.add_tool(*tools.values())
        self.header.add_tool(self._tool("blocks"))
        self.editor = EditorHost(self, self.board, self.model, self._selected_in_browser)
        self.maker = MakeHost(self, self.board, self.model)
        self.header.add_tool(self._tool("make"))
        self.add_frame_tools()
        self.offer_board_in_words(lambda: f"{self.board.accessible_value()}.\n{self.board.accessible_details()}")
        self.offer_on_stage(
            *("sokoban.undo", "sokoban.redo", "", "sokoban.hint", "sokoban.next_push", "sokoban.solvable", ""),
            *("sokoban.copy", "sokoban.copy_moves", "sokoban.paste", ""),
            *("sokoban.export", "sokoban.copy_picture", "sokoban.export_card"),
            unless=lambda: self.board.lift.held is not None,
        )

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.legend.set_low(event.size().height() < LOW)
        super().resizeEvent(event)

    def _tool(self, name: str) -> IconButton:
        key = f"sokoban.{name}"
        return IconButton(self.commands.command(key).icon, action=self.commands[key])

    def _connect(self) -> None:
        model = self.model
        model.leaving.connect(self.use_slot)
        for signal in (model.level_changed, model.set_changed):
            signal.connect(self._on_level)
        for signal in (model.changed, self.notices.changed):
            signal.connect(self.status_changed)
        # The history needs the side panel's height, and a level has more depths than a cube.
        self.give_foot_to_pane(True)
        self.arrangement.hide_pane_while(lambda: model.options.is_quiet)
        model.options.changed.connect(self.arrangement.arrange)
        self.text.pasted.connect(self.take)
        self.text.refused.connect(self.notices.refuse)
        self.text.impossible.connect(partial(self.notices.refuse, tr("These moves are not possible here")))
        self.text.blocked.connect(self.board.refuse)
        self.saved.laid_out.connect(self.playback.toggle)
        self.saved.refused.connect(self.notices.refuse)
        self.saved.save_wanted.connect(self.export.save_solution)
        self.saved.animation_wanted.connect(self.export.animate_solution)
        self.library.opened.connect(self.take)
        self.library.chosen.connect(model.open_set)
        self.library.refused.connect(self.notices.refuse)
        self.library.claimable.connect(partial(self.notices.ask_whose, self.library.claim, self.library.leave))
        self.library.browsed.connect(self.notices.go_on)
        self.library.unplayable.connect(self.editor.edit_row)
        for shown in (self.solving.laid_out_now, self.improving.asked):
            shown.connect(lambda: self.plots.choose(SOLUTION))
        self.text.broken.connect(partial(self._offer_to_edit, tr("The pasted text is not a level")))
        self.library.broken.connect(partial(self._offer_to_edit, tr("The file holds no level that can be played")))
        self.editor.picture_wanted.connect(self.picture.take_from)
        self.picture.play_wanted.connect(self._play_entry)
        self.picture.edit_wanted.connect(self.editor.edit_entry)
        for entered in (self.editor.entered, self.maker.entered):
            entered.connect(self.library.close_browser)
        self.editor.entered.connect(self.maker.leave)
        self.maker.play_wanted.connect(self._play_made)
        self.maker.edit_wanted.connect(lambda card: self.editor.edit_copy(card.playable))
        for signal in (self.board.lift.picked, self.board.lift.dropped, self.blocks.changed):
            signal.connect(self.commands.refresh_soon)
        queue = self.library.queue.queue
        queue.changed.connect(self.commands.refresh)
        for changed in (self.solving.changed, self.improving.changed):
            changed.connect(lambda: queue.hold(self.solving.job is not None))
            changed.connect(self._on_searching)

    def _on_searching(self) -> None:
        if self.solving.job is not None:
            self.notices.go_on()

    # the levels

    def _on_level(self) -> None:
        model, level = self.model, self.model.level
        boxes = tr("%n boxes", one="%n box", n=len(level.start.boxes))
        self.header.set_title(model.level_name, self._place_in_set())
        self.set_facts(f"{level.width} × {level.height}", boxes)
        self.commands.refresh()

    def _place_in_set(self) -> str:
        """Return the text beside the level's name in the header."""
        model = self.model
        count, number = len(model.level_set.levels), model.index + 1
        if model.pulling:
            return tr("Backwards")
        if count == 1:
            return ""
        if model.level_name == name_untitled_level(number):
            return tr("of {count} in {collection}", count=format_integer(count), collection=model.level_set.name)
        return tr("Level {number} of {count}", number=format_integer(number), count=format_integer(count))

    def take(self, level_set: LevelSet) -> None:
        """Open the first unsolved level of a set, and say how many levels there are."""
        self.notices.go_on()
        self.model.open_first_unsolved_level(level_set)
        if self.model.covered:
            return  # the request is older than what covers the board now
        text, good = opening_in_words(level_set)
        opened = tr("%n levels opened.", one="%n level opened.", n=len(level_set.levels))
        self.services.messages.say(opened, text, good=good)

    def _offer_to_edit(self, title: str, error: UnplayableError) -> None:
        """Say why an opened level cannot be played, with a button to edit it; the game on the board stays."""
        edit = Button(tr("Edit it"), icon="edit")
        edit.clicked.connect(partial(self.editor.edit_entry, error.entry))
        self.notices.refuse(title, translate(error.sentence), edit)

    def show_subject(self, subject: str) -> None:
        """Play a level given as text, which another page shows."""
        self._back_to_the_game()
        self.library.close_browser()
        self.take(shown_level(subject))

    def _play_made(self, card: LevelCard) -> None:
        self.take(LevelSet(card.title, [card.playable]))

    def _back_to_the_game(self) -> None:
        self.editor.leave()
        self.maker.leave()

    def open_own(self) -> None:
        """Go back to the levels that come with the program."""
        self.take(own_levels())

    def open_path(self, path: Path) -> None:
        """Open a level file, or a picture of a level."""
        self._back_to_the_game()
        if path.suffix.lower() in images.ENDINGS:
            self.picture.open_path(path)
            return
        self.library.open_path(path)

    def can_take(self, dropped: QMimeData) -> bool:
        return dropped.hasText() or dropped.hasImage()

    def take_dropped_data(self, dropped: QMimeData) -> None:
        """Open the levels in dropped text or links, or the level on a dropped picture."""
        self._back_to_the_game()
        if dropped.hasImage():
            self.picture.take(QImage(dropped.imageData()))
        else:
            self.text.read_levels(dropped.text())

    def paste(self) -> None:
        """Paste the clipboard: levels, moves of this level, or a picture of a level."""
        if not self.picture.take_clipboard():
            self.text.paste()

    def _play_entry(self, entry: CollectionEntry) -> None:
        self._back_to_the_game()
        self.take(playable(make_collection(entry.title, [entry])))

    def _selected_in_browser(self) -> LevelRow | None:
        browser = self.library.browser
        return browser.grid.current if browser is not None and browser.is_open else None

    def show_levels(self) -> None:
        """Open the list of levels below the header."""
        model = self.model
        model.results.refresh()
        self.flush()
        self.level_list = LevelList(self.window(), model.level_set, model.results, model.index)
        self.level_list.chosen.connect(model.open_level)
        self.level_list.file_wanted.connect(self.library.ask_for_files)
        self.level_list.open_below(self.header)

    def show_about(self) -> None:
        """Open the level's description below its button, or below the header while the panel is folded."""
        card = self.about_card = LevelDescriptionCard(
            self.window(), describe_level(self.model.level_set, self.model.index), quiet=self.model.options.is_quiet
        )
        card.open_at(self.counters.about_corner() or self.header.mapToGlobal(QPoint(self.header.width() - 24, 62)))

    def show_solutions(self) -> None:
        """Open the list of solutions below its button."""
        self.saved.show(self._saved_anchor, SOLUTIONS)

    def show_snapshots(self) -> None:
        """Open the list of snapshots below its button."""
        self.saved.show(self._saved_anchor, SNAPSHOTS)

    @property
    def _saved_anchor(self) -> IconButton:
        """Button below which the list of solutions and snapshots opens."""
        return self.header.more_button if self._saved_button.isHidden() else self._saved_button

    def go_to_next_unsolved_level(self) -> None:
        """Go to the next level that the player has not solved, in the browser if it is open."""
        model, browser = self.model, self.library.browser
        if browser is not None and browser.is_open:
            has_next = browser.select_next_unsolved_level()
        else:
            index = model.results.find_next_unsolved_level(model.level_set, model.index)
            has_next = index is not None
            if index is not None:
                model.open_level(index)
        if not has_next:
            self.services.messages.say(tr("You have solved all the others."))

    # the editor and the generator cover the page and are part of it

    @property
    def facts(self) -> Sequence[str]:
        return self.editor.facts or self.maker.facts or super().facts

    def flush(self) -> None:
        super().flush()
        self.editor.flush()
        self.maker.flush()

    def save_layout(self) -> None:
        super().save_layout()
        self.editor.save_layout()
        self.maker.save_layout()

    # the plots

    def _toggle_pane(self) -> None:
        if self.model.options.is_quiet:
            self.services.messages.say(
                tr("The plots are hidden"), tr("Switch “No spoilers” off to see them."), good=False
            )
        else:
            super()._toggle_pane()

    def show_plot(self, plot: str) -> None:
        """Show one of the plots, unfolding the pane if necessary."""
        if not self.arrangement.is_pane_visible:
            self._toggle_pane()
        self.plots.choose(plot)

    # the game

    def toggle_pulling(self) -> None:
        """Switch between playing the level backwards from its end and forwards."""
        pulling = not self.model.pulling
        self.model.set_pulling(pulling)
        text = tr("Pull the boxes from the goals to their starting squares.") if pulling else ""
        self.services.messages.say(tr("Backwards") if pulling else tr("Forwards"), text)

    def _play(self, moves: str) -> None:
        self.model.play(moves)
        if len(moves) > 1 and not self.model.session.is_solved and self.model.loss_verdict is None:
            pushes = any(move.isupper() for move in moves)
            pulled = self.model.pulling
            self.services.messages.say(
                explained_cost_of(moves, pulled=pulled) if pushes else explained_walk(len(moves))
            )

    def _place(self, cell: int) -> None:
        if not self.model.place_man(cell):
            self.board.refuse(cell)
            self.services.messages.say(
                tr("The man cannot get there."), tr("Pull the boxes out of his way first."), good=False
            )

    # the status line

    @property
    def situation(self) -> Hashable:
        model = self.model
        seen = model.slot, model.symmetry, self.board.lift.cell
        return self.editor.situation, self.maker.situation, seen, model.trying, super().situation

    @property
    def standing(self) -> StatusMessage:
        model, held = self.model, self.board.lift.held
        if over := self.editor.standing or self.maker.standing:
            return over
        if held is not None:
            return self._of_held(held)
        if refusal := self.notices.refusal:
            return StatusMessage(f"{refusal}.", good=False)
        if model.session.is_solved:
            return self._describe_solved_game()
        if model.loss_verdict is not None:
            title, why = words_of(model.loss_verdict, model.square_name, pulled=model.pulling)
            return StatusMessage(f"{title}.", why, good=False)
        return StatusMessage(model.level_name, tr("%n boxes", one="%n box", n=len(model.level.start.boxes)))

    def _describe_solved_game(self) -> StatusMessage:
        model = self.model
        if already := solved_already(model):
            return StatusMessage(tr("Solved already"), already)
        cost = model.history.tally_at_solution
        return StatusMessage(tr("Solved"), solved_in(cost.pushes, cost.moves, pulled=model.pulling))

    def _of_held(self, held: HeldPiece) -> StatusMessage:
        """Return the message on what can be done with the lifted box or man."""
        squares = figure_number(tr("squares in reach"), sum(held.targets), counters.in_reach(held))
        if not held.is_box:
            return StatusMessage(tr("The man can go to %n squares.", one="The man can go to %n square.", n=squares))
        if squares:
            text = tr("%n squares are in reach of this box.", one="%n square is in reach of this box.", n=squares)
            return StatusMessage(text, tr("Drop it on one of them, or press Esc."))
        return StatusMessage(self._why_stuck(held), tr("Press Esc, or take another one."), good=False)

    def _why_stuck(self, held: HeldPiece) -> str:
        if any(held.dead):
            if self.model.pulling:
                return tr("Any pull of this box leads to a deadlock.")
            return tr("Any push of this box leads to a deadlock.")
        return tr("This box cannot be pulled.") if self.model.pulling else tr("This box cannot be pushed.")
