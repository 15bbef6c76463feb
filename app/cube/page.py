"""The cube page: the cube as large as it fits, its scramble, its moves, and a line to enter others."""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF
from PySide6.QtGui import QGuiApplication

from app.cube.board.view import CubeView
from app.cube.commands import SIZES, page_commands
from app.cube.moves.entry import Entry
from app.cube.moves.playback import Playback
from app.cube.moves.scramble_section import ScrambleSection
from app.cube.moves.scrambling import Scrambled, scrambled
from app.cube.moves.words import lengths
from app.cube.network.mode import NetworkMode
from app.cube.plots import CubeDocks
from app.cube.solve.answer import Answer
from app.cube.solve.depth_plot import METRICS, Population
from app.cube.solve.section import DepthSection
from app.cube.solve.solving import Solving
from app.cube.timer.section import Timer
from app.cube.walk.mode import WalkPlace
from app.services.jobs import Job
from app.services.services import Services
from app.services.session import Run, Session
from app.shell.page import Page
from app.widgets.buttons import IconButton
from app.widgets.panel import Section
from app.widgets.segment import Segment
from app.widgets.text import grouped
from core.cube.cubie import Cube
from core.cube.metrics import Metric
from core.cube.moves import Turn
from core.cube.pocket_puzzle import POCKET
from core.cube.puzzle import PUZZLE, CubePuzzle
from core.puzzle import InputError

if TYPE_CHECKING:
    from app.cube.editor.editor import StickerEditor
    from core.cube.patterns import Pattern

CUBES = {"3x3x3": PUZZLE, "2x2x2": POCKET}
PICTURE = 800
"""Pixels of an exported picture's sides."""


def create(services: Services) -> Page:
    """The page, as the registry asks for it."""
    return CubePage(services)


class CubePage(Page):
    """One running game. A new scramble puts the old game aside, and undo brings it back."""

    def __init__(self, services: Services) -> None:
        super().__init__("cube", "Rubik's Cube", services, panel_width=400)
        self._was_solved = True
        self._scrambling: Job | None = None
        self.editor: StickerEditor | None = None
        self.view = CubeView()
        self.view.turned.connect(self.play_move)
        self.set_stage(self.view)
        saved = services.settings.get("cube/size", SIZES[0][0])
        self._variant = saved if saved in CUBES else SIZES[0][0]
        self.game = Session(self.puzzle, self.puzzle.solved, parent=self)
        self.view.show_puzzle(self.puzzle, self.game.state)
        self._size = Segment(SIZES, self._variant)
        self._size.chosen.connect(self.choose_size)
        self.header.add_choice(self._size, optional=True)
        metric = services.settings.get("cube/metric", METRICS[0][0])
        self._metric = Segment(METRICS, metric if metric in dict(METRICS) else METRICS[0][0])
        self._metric.chosen.connect(self.choose_metric)
        self.header.add_choice(self._metric, optional=True)
        self.population = Population(services, self._variant, self._metric.current, self)
        self.solving = Solving(services, self)
        self.docks = CubeDocks(services, self.population, self.solving, self.game)
        self.docks.metric_chosen.connect(self.choose_metric)
        self.set_pane(self.docks)
        self.solving.changed.connect(self._on_solving)
        self.playback = Playback(services, self.game, self.view, self.commands)
        self.answer = Answer(self.game, self.solving, self.population, self.playback)
        self.answer.set_metric(Metric(self._metric.current))
        self.docks.show_subject(self._variant, Metric(self._metric.current))
        self.entry = Entry(services, self.puzzle)
        self.entry.entered.connect(self._use)
        self.scramble = ScrambleSection(self.game)
        self.commands.add(*page_commands(self))
        for key in ("undo", "redo", "edit", "export"):
            command = self.commands.command(f"cube.{key}")
            self.header.add_tool(IconButton(command.icon, action=self.commands[command.key]))
        self.add_frame_tools()
        self._fill_panel()
        self.walk_place = WalkPlace(self)
        self.keep(self.game, self._variant)
        self.game.moved.connect(self._on_moved)
        self.game.jumped.connect(self._on_jumped)
        self.game.changed.connect(self._on_changed)
        self._take_up()

    # what is on the page

    def _fill_panel(self) -> None:
        self.network = NetworkMode(self)
        self.timer = Timer(self.services, self._variant)
        self.timer.watch(self, self.commands)
        self.timer.scramble_wanted.connect(self.new_scramble)
        self.commands.add(*self.timer.commands())
        self.scramble.add_tool(
            IconButton("copy", action=self.commands["cube.copy_scramble"]),
            IconButton("tiles", action=self.commands["cube.patterns"]),
            IconButton("shuffle", action=self.commands["cube.scramble"]),
        )
        self.depth_section = DepthSection(self.solving)
        self.depth_section.chosen.connect(self.answer.lay_out)
        self.depth_section.add_tool(self.network.opener)
        for button, key in (
            (self.depth_section.solve_button, "solve"), (self.depth_section.cancel_button, "cancel"),
            (self.depth_section.others_button, "others"),
        ):  # fmt: skip
            button.follow(self.commands[f"cube.{key}"])
        self.playback.add_tool(IconButton("copy", action=self.commands["cube.copy_moves"]))
        for section in self.sections:
            self.panel.add(section)

    # what a person does

    @property
    def sections(self) -> Sequence[Section]:
        """Those of the side panel, but for the ones that take their place for a time."""
        return (self.timer, self.scramble, self.depth_section, self.playback, self.entry)

    @property
    def puzzle(self) -> CubePuzzle:
        """The cube on the page: 3x3x3 or 2x2x2."""
        return CUBES[self._variant]

    @property
    def subject(self) -> str:
        """Cube and metric, as the figures and the Lab call them: "3x3x3-htm"."""
        return f"{self._variant}-{self._metric.current}"

    def choose_size(self, variant: str) -> None:
        """Turn the page to the other cube; each keeps its game."""
        self.playback.stop()
        self.network.leave()
        self.solving.forget()
        self.use_slot(variant)
        self._variant = variant
        self._size.set_current(variant)
        self.services.settings.set("cube/size", variant)
        self.population.show_cube(variant)
        self.docks.show_subject(variant, Metric(self._metric.current))
        self.timer.set_puzzle(variant)
        self.entry.set_puzzle(self.puzzle)
        self.game.puzzle = self.puzzle
        self.view.show_puzzle(self.puzzle, self.puzzle.solved)
        self._take_up()

    def choose_metric(self, metric: str) -> None:
        """Count depth in half turns ("htm") or quarter turns ("qtm")."""
        self._metric.set_current(metric)
        self.services.settings.set("cube/metric", metric)
        self.answer.set_metric(Metric(metric))
        self.docks.show_subject(self._variant, Metric(metric))

    def play_move(self, move: str) -> None:
        """Play one move."""
        self.playback.stop()
        self.timer.on_turned(move)
        self.game.play(move)

    @property
    def can_undo(self) -> bool:
        """Whether there is a move to take back, or a game that was put aside."""
        return self.game.can_undo or self.game.can_bring_back

    def undo(self) -> None:
        """Take a move back; at the first move, the game that was put aside."""
        self.playback.stop()
        if self.game.can_undo:
            self.game.undo()
        elif self.game.can_bring_back:
            self.game.bring_back()
            self.services.messages.say("The last cube is back")

    def open_patterns(self) -> None:
        """Choose a pattern from the library."""
        from app.cube.moves.pattern_list import PatternList

        card = PatternList(self.window())
        card.chosen.connect(self._use_pattern)
        card.open_below(self.header)

    def _use_pattern(self, pattern: Pattern) -> None:
        self._begin(self.puzzle.solved)
        self.game.play(*pattern.sequence)

    def walk(self, start: Cube, moves: Sequence[str]) -> None:
        """Play moves from `start`; another cube on the board is put aside for it."""
        self.playback.stop()
        if self.game.state != start:
            self._begin(start)
        self.game.play(*moves)

    def edit(self) -> None:
        """Paint stickers."""
        self.playback.stop()
        self.network.leave()
        if self.editor is None:
            self.editor = self._make_editor()
        self.editor.begin(self.game.state, self.puzzle)
        self._show_editor(True)
        self.editor.setFocus()

    def _make_editor(self) -> StickerEditor:
        from app.cube.editor.editor import StickerEditor

        editor = StickerEditor()
        editor.used.connect(self._use_painted)
        editor.closed.connect(self.leave_editor)
        self.panel.add(editor)
        return editor

    def _use_painted(self, cube: Cube) -> None:
        self.leave_editor()
        self._begin(cube)

    def leave_editor(self) -> None:
        """Paint no more; the sections are back."""
        self._show_editor(False)
        self.view.setFocus()

    def _show_editor(self, on: bool) -> None:
        if self.editor is not None:
            self.editor.setVisible(on)
        for section in self.sections:
            section.setVisible(not on)
        self.walk_place.set_editing(on)

    def new_scramble(self) -> None:
        """Begin with a new scramble."""
        self.playback.stop()
        work = partial(scrambled, self.puzzle, random.randrange(1, 1_000_000))
        self._scrambling = self.services.jobs.run("Scrambling", work)
        self._scrambling.finished.connect(self._on_scrambled)

    def start_scrambled(self, moves: Sequence[str]) -> None:
        """Begin with the cube that these moves make of a solved one."""
        cube = self.puzzle.solved
        for move in moves:
            cube = self.puzzle.apply(cube, move)[0]
        self._begin(cube, scramble=moves)

    def start_solved(self) -> None:
        """Begin with a solved cube."""
        self._begin(self.puzzle.solved)

    def copy_scramble(self) -> None:
        """Put the scramble into the clipboard."""
        self._copy(self.puzzle.format_moves(self.scramble.scramble), "Copied the scramble")

    def copy_moves(self) -> None:
        """Put all moves into the clipboard."""
        self._copy(self.puzzle.format_moves(self.game.moves), "Copied the moves")

    def copy_position(self) -> None:
        """Put the facelets into the clipboard."""
        self._copy(self.puzzle.format(self.game.state), f"Copied the {6 * self.puzzle.size**2} facelets")

    def export_picture(self) -> None:
        """Save the cube as a picture."""
        from app.services import export

        size = QSize(PICTURE, PICTURE)
        area = QRectF(QPointF(), QSizeF(size))
        export.ask_and_save(self, partial(self.view.paint, area=area), size, "cube", self.services.messages)

    def focus_field(self) -> None:
        """Bring the keyboard to the line for moves, opening the panel if it is folded."""
        self.network.leave()
        self.show_panel()
        self.entry.take_focus()

    def show_panel(self) -> None:
        """Bring the side panel into sight."""
        if self.pane_alone:
            self.walk_place.show_depths()
        if not self.panel.isVisible():
            self.commands["page.panel"].trigger()

    # the game

    def _take_up(self) -> None:
        """The running game, or a solved cube to begin with."""
        record = self.services.store.load_game(self.key, self._variant)
        if record is not None:
            try:
                self.game.restore(record)
            except InputError as error:
                self.services.messages.say("The saved game could not be read.", str(error), good=False)
            else:
                if self.game.position == 0:
                    self.timer.on_scrambled(self.puzzle.format_moves(self.scramble.scramble))
                return
        self.game.begin(self.puzzle.solved)

    def _on_scrambled(self, drawn: Scrambled) -> None:
        self._scrambling = None
        if drawn.puzzle is self.puzzle:
            self._begin(drawn.cube, drawn.seed, drawn.moves)

    def _begin(self, cube: Cube, seed: int = 0, scramble: Sequence[str] = ()) -> None:
        self.playback.stop()
        self.game.begin(cube, seed=seed, info={"scramble": list(scramble)}, leave_behind=True)
        self.timer.on_scrambled(self.puzzle.format_moves(scramble))

    def _use(self, found: Cube | list[str]) -> None:
        """Begin with a position, or play moves."""
        if isinstance(found, Cube):
            self._begin(found)
            self.services.messages.say("Started from the position entered")
        else:
            self.playback.append(found)
            self.services.messages.say(f"Played {grouped(len(found))} {'move' if len(found) == 1 else 'moves'}")

    def _copy(self, text: str, words: str) -> None:
        QGuiApplication.clipboard().setText(text)
        self.services.messages.toast(words, "Paste it into any text")

    # showing it

    def _on_moved(self, run: Run) -> None:
        for step in run.steps:
            turns: Sequence[Turn] = step.events
            for turn in turns if run.forward else reversed(turns):
                played = turn if run.forward else turn._replace(quarter_turns=-turn.quarter_turns)
                self.view.play(played, step.after)

    def _on_jumped(self) -> None:
        self._was_solved = True
        self.view.show_cube(self.game.state)

    def _on_changed(self) -> None:
        game, position = self.game, self.game.position
        facelets, each = self.puzzle.format(game.state), self.puzzle.size**2
        self.view.setAccessibleDescription(" ".join(facelets[k : k + each] for k in range(0, 6 * each, each)))
        move = game.moves[position - 1] if position else ""
        self.view.set_caption(move, f"{grouped(position)} / {grouped(len(game.moves))}")
        self._show_facts()
        self._tell_solved()

    def _on_solving(self) -> None:
        self._show_facts()
        self.commands.refresh()

    def _show_facts(self) -> None:
        seed = f"Seed {self.game.seed}" if self.game.seed else ""
        table = self.solving.table if self.puzzle is PUZZLE else ""
        self.set_facts(*filter(None, (dict(SIZES)[self._variant], seed, table)))

    def _tell_solved(self) -> None:
        solved = self.game.solved
        by_hand = not (self.playback.playing or self.network.playing)
        if solved and not self._was_solved and self.game.position and by_hand:
            self.services.messages.say("Solved", f"in {lengths(self.game.played)}")
            self.timer.on_solved()
        self._was_solved = solved
