"""Cube page: the cube, its scramble, its moves, and a field to enter others."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize, QTimer
from PySide6.QtGui import QGuiApplication, QHideEvent, QPainter, QShowEvent
from PySide6.QtWidgets import QApplication

from app.base.language.wording import format_integer
from app.base.language.words import tr, translate
from app.base.services import READY, Services, StatusMessage
from app.base.session.session import MoveRun
from app.base.theme import accessible
from app.cube.board.view import CubeView
from app.cube.board.words import turns_in_words
from app.cube.commands import page_commands
from app.cube.depth.along_game import AlongGame
from app.cube.depth.compass import CompassSection
from app.cube.depth.estimate import Estimates
from app.cube.depth.path import depth_in_turns, proof_words
from app.cube.depth.watch import DepthWatch
from app.cube.model.model import LARGE, PAGE, PUZZLES, VARIANTS, CubeModel, Mode
from app.cube.model.turn_metric import METRIC_TIPS, METRICS
from app.cube.moves.entry import EntrySection, ParsedEntry
from app.cube.moves.lengths import lengths
from app.cube.moves.playback import CubePlaybackSection
from app.cube.moves.scramble_line import ScrambleLine
from app.cube.moves.scrambles import Scrambles
from app.cube.network.mode import NetworkMode
from app.cube.plots.switcher import TIMES, CubePlots
from app.cube.proofs.actions import ProofActions
from app.cube.solve.section import DepthSection
from app.cube.solve.solving import Solving
from app.cube.timer.section import Timer
from app.cube.timer.stopwatch import Phase
from app.cube.walk.mode import WalkMode
from app.shell.page import Page
from app.widgets.cards.floating_card import FloatingCard
from app.widgets.controls.buttons import IconButton
from app.widgets.controls.segment import Segment
from app.widgets.explained_figures import Assumption, ChoiceAssumption, figure_text
from app.widgets.panel import Section
from core.base.puzzle import InputError
from core.base.text.figure_text import join_texts
from core.cube.cubie import Cube
from core.cube.metrics import Metric
from core.cube.moves import Turn
from core.cube.solve.bracket import Bracket, BracketSource
from core.explain.cube import cube

if TYPE_CHECKING:
    from app.cube.editor.drawn_patterns import DrawnPattern
    from app.cube.editor.editor import StickerEditor
    from app.cube.editor.wildcards import WildcardSection
    from core.cube.notation.patterns import Pattern

ENTRY_WIDTH, OTHERS_WIDTH = 480, 520
"""Widths in pixels of the cards over the cube."""
LOW_STAGE, LEAST_STAGE = 420, 290
"""Heights in pixels below which the stage shows less beside the cube, and nothing."""
PICTURE = 800
"""Side of an exported image in pixels."""


def create(services: Services) -> Page:
    """Return the page; called by the registry."""
    return CubePage(services)


class CubePage(Page):
    """Page that connects the views of the cube with the model and the commands."""

    def __init__(self, services: Services) -> None:
        super().__init__(PAGE, tr("Rubik's Cube"), services, panel_width=400)
        self.model = model = CubeModel(services, self)
        self.solving = Solving(services, model)
        self.watch = DepthWatch(services, model, self.solving)
        self.estimates = Estimates(services, model)
        self.view = CubeView()
        self.set_stage(self.view)
        self._add_choices()
        self.timer = Timer(services)
        self.plots = CubePlots(services, model, self.timer.sessions)
        self.set_pane(self.plots)
        self.along = AlongGame(services, model, self.watch, self.plots.path)
        self.playback = CubePlaybackSection(model, self.solving, self.commands)
        self.entry = EntrySection(services, model)
        self.entry.entered.connect(self._use)
        self.entry_card = FloatingCard(self.view, self.entry, ENTRY_WIDTH)
        self.entry.wanted.connect(self.entry_card.open)
        self.entry.left.connect(self.entry_card.leave)
        self.entry.entered.connect(self.entry_card.leave)
        self.scrambles = Scrambles(services, model)
        self.timer.scramble_wanted.connect(self._scramble_on)
        self.scramble = ScrambleLine(model, self.scrambles)
        self.add_above_stage(self.scramble)
        self.add_below_stage(self.timer)
        self.stage_column.resized.connect(self._fit_stage)
        self.commands.add(*page_commands(self))
        for key in ("undo", "redo", "edit", "export"):
            command = self.commands.command(f"cube.{key}")
            self.header.add_tool(IconButton(command.icon, action=self.commands[command.key]))
        self.plots.trace.add_tool(IconButton("copy", action=self.commands["cube.copy_moves"]))
        self.add_frame_tools()
        self.offer_board_in_words(self.view.accessible_details)
        self.offer_on_stage(
            *("cube.undo", "cube.redo", "", "cube.copy", "cube.copy_moves", "cube.paste", ""),
            *("cube.export", "cube.copy_picture", "", "cube.view"),
        )
        self.network = NetworkMode(services, model, self.solving, self.commands, self.panel, self.show_panel)
        self.editor: StickerEditor | None = None
        self.wildcards: WildcardSection
        """Created together with `editor`."""
        self.proofs = ProofActions(services, model, self.solving, lambda: self.header)
        self.commands.add(*self.proofs.commands())
        self._fill_panel()
        self.walk_mode = WalkMode(model, self.plots, self)
        self.keep(model.session, model.variant)
        self._follow_model()
        model.take_up()

    # parts of the page

    def _add_choices(self) -> None:
        model = self.model
        self._size, self._metric = Segment(VARIANTS, model.variant), Segment(METRICS, model.metric, tips=METRIC_TIPS)
        self._size.setAccessibleName(tr("Size of the cube"))
        self._metric.setAccessibleName(tr("Metric"))
        self._size.chosen.connect(lambda variant: setattr(model, "variant", variant))
        self._metric.chosen.connect(lambda metric: setattr(model, "metric", Metric(metric)))
        for choice in (self._size, self._metric):
            self.header.add_choice(choice, optional=True)

    def _fit_stage(self) -> None:
        """Leave the cube its room where the stage has little height."""
        height = self.stage_column.height()
        self.scramble.setVisible(height >= LOW_STAGE)
        self.timer.set_low(height < LOW_STAGE)
        self.timer.setVisible(height >= LEAST_STAGE)

    def _fill_panel(self) -> None:
        self.timer.watch(self, self.view, self.commands)
        self.timer.follow(self.model)
        self.commands.add(*self.timer.commands())
        self.scramble.offer(self.commands)
        self.depth_section = DepthSection(self.model, self.solving, self.watch, self.estimates)
        self.depth_section.chosen.connect(self.solving.lay_out)
        self.depth_section.others.copied.connect(lambda moves: self._copy(moves, tr("Copied the solution")))
        self.depth_section.add_tool(IconButton("library", action=self.commands["cube.proofs"]), self.network.opener)
        for button, key in (
            (self.depth_section.solve_button, "solve"), (self.depth_section.cancel_button, "cancel"),
            (self.depth_section.others_button, "others"), (self.playback.shorter_button, "shorter"),
        ):  # fmt: skip
            button.follow(self.commands[f"cube.{key}"])
        self.compass = CompassSection(self.model, self.watch)
        self.compass.compass.pointed.connect(self._preview)
        self.others_card = FloatingCard(self.view, self.depth_section.others, OTHERS_WIDTH)
        self.playback.others_button.clicked.connect(self.others_card.open)
        self.depth_section.others_button.clicked.connect(self.others_card.open)
        for moved in (self.panel.verticalScrollBar().valueChanged, self.timer.stopwatch.changed, self.arranged):
            moved.connect(self.compass.compass.end_preview)
        self.playback.add_tool(IconButton("copy", action=self.commands["cube.copy_moves"]))
        for section in self.sections:
            self.panel.add(section)

    @property
    def sections(self) -> Sequence[Section]:
        """Sections of the side panel, except those that replace them for a time."""
        return (self.depth_section, self.playback, self.compass)

    def _follow_model(self) -> None:
        model, session = self.model, self.model.session
        self.view.turned.connect(model.turn)
        model.variant_leaving.connect(self.use_slot)
        model.variant_changed.connect(self._show_variant)
        model.metric_changed.connect(lambda: self._metric.set_current(model.metric))
        model.mode_changed.connect(self._show_mode)
        for signal in (model.metric_changed, model.mode_changed):
            signal.connect(self.status_changed)
        model.speed_changed.connect(self._show_speed)
        self.solving.changed.connect(self._on_solving)
        self.watch.changed.connect(self._show_facts)
        # each metric has its own table
        model.metric_changed.connect(self._show_facts)
        session.moved.connect(self._on_moves_made)
        session.jumped.connect(lambda: self.view.show_cube(session.state))
        session.changed.connect(self._on_cube_changed)
        model.bracket_changed.connect(self._show_depth)
        # other solutions can be searched for once the depth is proved, by whichever part of the program
        model.bracket_changed.connect(self.commands.refresh_soon)
        model.bracket_changed.connect(self._say_depth)
        self.arranged.connect(self._show_depth)
        self._show_variant()
        self._show_speed()

    # actions of the user

    def open_patterns(self) -> None:
        """Open the library of patterns."""
        from app.cube.editor.drawn_patterns import DrawnPatterns
        from app.cube.moves.pattern_list import PatternList

        card = PatternList(self.window(), self.services.get_shared(DrawnPatterns), self.model.known_pattern)
        card.chosen.connect(self._use_pattern)
        card.open_below(self.header)

    def _use_pattern(self, pattern: Pattern | DrawnPattern) -> None:
        from core.cube.notation.patterns import Pattern

        if isinstance(pattern, Pattern):
            self.model.variant = LARGE
            self.model.begin_solved()
            self.model.session.play(*pattern.sequence)
        else:
            self.model.variant = next(name for name, puzzle in PUZZLES.items() if puzzle.size == pattern.size)
            self.ask_about_blanks()
            self.wildcards.take_up(pattern)

    def edit(self) -> None:
        """Open the sticker editor."""
        self.model.mode = Mode.EDITING
        if self.editor is not None:
            self.editor.begin(self.model.session.state, self.model.puzzle)
            self.editor.setFocus()

    def ask_about_blanks(self) -> None:
        """Open the editor and scroll to the section about blank stickers."""
        self.show_panel()
        self.edit()
        # after the panel has taken its new height
        QTimer.singleShot(0, self.wildcards, self._show_wildcards)

    def _show_wildcards(self) -> None:
        self.panel.ensureWidgetVisible(self.wildcards, 0, 16)

    def _make_editor(self) -> StickerEditor:
        from app.cube.editor.editor import StickerEditor
        from app.cube.editor.wildcards import WildcardSection

        editor = StickerEditor()
        editor.used.connect(self._use_painted_cube)
        editor.closed.connect(self.leave_editor)
        self.panel.add(editor)
        self.wildcards = WildcardSection(self.services, self.model, editor)
        self.wildcards.fitted.connect(self._use_painted_cube)
        self.wildcards.wanted.connect(self._play_into)
        self.panel.add(self.wildcards)
        return editor

    def _play_into(self, start: Cube, moves: Sequence[str]) -> None:
        self.leave_editor()
        self.model.walk(start, moves)

    def _use_painted_cube(self, cube: Cube) -> None:
        self.leave_editor()
        self.model.begin(cube)

    def leave_editor(self) -> None:
        """Leave the sticker editor and show the other sections again."""
        self.model.mode = Mode.PLAYING
        self.view.setFocus()

    def _scramble_on(self) -> None:
        """Begin another scramble after a timed solve; practice goes on with a practice scramble."""
        if self.model.practise is None or not self.model.practise():
            self.scrambles.go_to_next()

    def copy_scramble(self) -> None:
        """Copy the scramble to the clipboard."""
        self._copy(self.model.scramble_written, tr("Copied the scramble"))

    def paste_scrambles(self) -> None:
        """Begin the list of scrambles in the clipboard."""
        try:
            count = self.scrambles.take_in(QGuiApplication.clipboard().text())
        except InputError as error:
            failed = tr("The clipboard holds no list of scrambles.")
            self.services.messages.say(failed, translate(error.sentence), good=False)
        else:
            self.services.messages.say(
                tr("%n scrambles in the list", one="%n scramble in the list", n=count), tr("Press N for the next one")
            )

    def copy_moves(self) -> None:
        """Copy all moves to the clipboard."""
        self._copy(self.model.written_moves, tr("Copied the moves"))

    def copy_position(self) -> None:
        """Copy the facelets to the clipboard."""
        puzzle = self.model.puzzle
        self._copy(
            puzzle.format(self.model.session.state), tr("Copied the {number} facelets", number=6 * puzzle.size**2)
        )

    def _copy(self, text: str, words: str) -> None:
        QGuiApplication.clipboard().setText(text)
        self.services.messages.toast(words, tr("Paste it into any text"))

    def _draw(self, painter: QPainter) -> None:
        self.view.paint(painter, area=QRectF(0, 0, PICTURE, PICTURE))

    def export_picture(self) -> None:
        """Save an image of the cube."""
        from app.base.export import export

        export.ask_and_save(self, self._draw, QSize(PICTURE, PICTURE), "cube", self.services)

    def copy_picture(self) -> None:
        """Copy an image of the cube to the clipboard."""
        from app.base.export import export

        export.copy(self._draw, QSize(PICTURE, PICTURE), self.services)

    def focus_field(self) -> None:
        """Open the card with the entry field, and give that the focus."""
        self.model.mode = Mode.PLAYING
        self.uncover()
        self.entry.take_focus()

    def focus_setup(self) -> None:
        """Open the card with the entry field, and give the focus to its setup field."""
        self.focus_field()
        self.entry.open_setup()

    def show_times(self) -> None:
        """Show the plot of the times."""
        self.plots.choose(TIMES)
        if not self.plots.isVisible():
            self.commands["page.pane"].trigger()

    def show_panel(self) -> None:
        """Show the side panel."""
        if self.pane_alone:
            self.walk_mode.show_depths()
        if not self.panel.isVisible():
            self.commands["page.panel"].trigger()

    def _use(self, entered: ParsedEntry) -> None:
        """Begin with the entered position, or play the entered moves, after the setup if there is one."""
        found, setup = entered.found, entered.setup
        if setup:
            self.model.begin_scrambled(setup, entered.setup_text)
        if isinstance(found, Cube):
            self.model.begin(found)
            self.services.messages.say(tr("Started from the position entered"))
        elif found:
            self.model.append(found, entered.text)
            group = entered.leading
            reading = tr("{brackets} was read as a group, not as NISS", brackets=group) if group else ""
            self.services.messages.say(tr("Played %n moves", one="Played %n move", n=len(found)), reading)
        elif setup:
            self.services.messages.say(tr("Started from the setup"), tr("%n moves", one="%n move", n=len(setup)))
        else:
            way_out = tr("Enter moves such as R U R', or 54 facelets.")
            self.services.messages.say(tr("This contains no moves."), way_out, good=False)

    # updates

    def _show_variant(self) -> None:
        self._size.set_current(self.model.variant)
        self.view.show_puzzle(self.model.puzzle, self.model.session.state)

    def _show_mode(self) -> None:
        editing = self.model.mode is Mode.EDITING
        if editing and self.editor is None:
            self.editor = self._make_editor()
        focus = QApplication.focusWidget()
        if focus is not None and self.panel.isAncestorOf(focus):
            # before its section is hidden, or Qt would give the focus to the next widget of the window
            self.view.setFocus()
        if self.editor is not None:
            self.editor.setVisible(editing)
            self.wildcards.setVisible(editing)
        # the focus proxy gets the focus when the page comes to the front
        self.setFocusProxy(self.editor if editing and self.editor is not None else self.view)
        if self.model.mode is not Mode.PLAYING:
            self.entry_card.leave()
        for section in self.sections:
            section.setVisible(self.model.mode is Mode.PLAYING)
        if editing:
            # after the sections are hidden: painting begins with the colours at the top
            QTimer.singleShot(0, self, lambda: self.panel.verticalScrollBar().setValue(0))

    def _show_speed(self) -> None:
        self.view.speed = self.model.speed

    def run_in_words(self, run: MoveRun, moves: Sequence[str]) -> str:
        words = turns_in_words(moves)
        return words if run.forward else tr("Taken back: {moves}", moves=words)

    def _on_moves_made(self, run: MoveRun) -> None:
        for step in run.steps:
            turns: Sequence[Turn] = step.events
            for turn in turns if run.forward else reversed(turns):
                played = turn if run.forward else turn._replace(quarter_turns=-turn.quarter_turns)
                self.view.play(played, step.after)

    def _on_cube_changed(self) -> None:
        session, position = self.model.session, self.model.session.position
        if self.editor is not None:
            self.editor.set_current(session.state)
        accessible.notify_change(self.view)
        move = session.moves[position - 1] if position else ""
        self.view.set_caption(move, f"{format_integer(position)} / {format_integer(len(session.moves))}")
        self._show_facts()

    def _preview(self, move: str) -> None:
        """Preview the turn under the pointer in the compass, unless a solve is being timed."""
        model, timing = self.model, self.timer.stopwatch.phase is not Phase.IDLE
        shown = bool(move) and not timing
        self.view.preview(model.puzzle.apply(model.session.state, move)[1][0] if shown else None)

    def _show_depth(self) -> None:
        """Say over the cube that it is solved, or its depth if neither the side panel nor the pane shows it."""
        folded = not self.panel.isVisibleTo(self) and not self.pane_alone
        if self.model.session.is_solved and self.model.session.played_moves:
            solved = self.standing
            self.view.set_depth(join_texts(" ", (solved.text, solved.detail)))
            return
        self.view.set_depth(_depth_words(self.model.bracket) if folded else "")

    def _say_depth(self) -> None:
        """Announce the depth to screen readers once it is proved, for the closing bracket cannot be heard."""
        bracket, session = self.model.bracket, self.model.session
        if bracket.is_exact and not session.is_solved and not session.player.stepping:
            depth = depth_in_turns(bracket)
            accessible.announce(self, tr("Depth: {turns}, {proof}", turns=depth, proof=proof_words(bracket)))

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.watch.in_sight = self.estimates.in_sight = True

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.watch.in_sight = self.estimates.in_sight = False

    def _on_solving(self) -> None:
        if not self.solving.asked_for_others:
            self.others_card.leave()
        self._show_facts()
        self.commands.refresh()

    @property
    def assumptions(self) -> Sequence[Assumption]:
        model = self.model
        return (
            ChoiceAssumption(
                tr("Metric"), METRICS, lambda: model.metric, lambda metric: setattr(model, "metric", Metric(metric))
            ),
        )

    @property
    def situation(self) -> Hashable:
        model = self.model
        return model.variant, model.metric, model.mode, super().situation

    @property
    def standing(self) -> StatusMessage:
        game = self.model.session
        if not (game.position and game.is_solved):
            return READY
        return StatusMessage(tr("Solved", context="the cube"), tr("in {turns}", turns=lengths(game.played_moves)))

    def _show_facts(self) -> None:
        model = self.model
        seed = tr("Seed {seed}", seed=model.session.seed) if model.session.seed else ""
        self.set_facts(*filter(None, (dict(VARIANTS)[model.variant], seed, self.solving.table)))


def _depth_words(bracket: Bracket) -> str:
    if bracket.source is BracketSource.NOTHING:
        return ""
    if bracket.is_exact:
        worked = cube.derive_exact_depth(bracket.lower, bracket.reference)
        depth, unit = figure_text(tr("depth", context="of a position"), str(bracket.lower), worked), bracket.metric.unit
        return tr("Depth {depth}, {unit}", depth=depth, unit=unit)
    known = bracket.lower, bracket.upper
    lower = figure_text(tr("depth at least"), str(bracket.lower), cube.lower(known, bracket.metric))
    return tr(
        "{lower} ≤ depth ≤ {upper}, {unit}",
        unit=bracket.metric.unit,
        lower=lower,
        upper=figure_text(tr("depth at most"), str(bracket.upper), cube.upper(known, bracket)),
    )
