"""The cube page: the cube as large as it fits, its scramble, its moves, and a line to enter others."""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QGridLayout, QWidget

from app import export
from app.actions import Command
from app.cube.depthsection import DepthSection
from app.cube.movegrid import MoveGrid
from app.cube.population import METRICS, Population
from app.cube.scrambling import Scrambled, scrambled
from app.cube.solving import Solving
from app.cube.timer import Timer
from app.cube.turnkeys import turn_commands
from app.cube.view import CubeView
from app.jobs import Job
from app.page import Page
from app.services import Services
from app.session import Record, Session
from app.widgets.buttons import Button, IconButton
from app.widgets.dropdown import Dropdown
from app.widgets.field import Field
from app.widgets.panel import Section
from app.widgets.segment import Segment
from app.widgets.text import Label, grouped
from core.cube.cubie import Cube
from core.cube.metrics import Metric
from core.cube.moves import Turn, half_turn_length, quarter_turn_length
from core.cube.pocketpuzzle import POCKET
from core.cube.puzzle import PUZZLE, CubePuzzle
from core.puzzle import InputError

if TYPE_CHECKING:
    from app.cube.editor import StickerEditor
    from core.cube.patterns import Pattern

CUBES = {"3x3x3": PUZZLE, "2x2x2": POCKET}
SIZES = (("3x3x3", "3×3×3"), ("2x2x2", "2×2×2"))
SPEEDS = (("0.25", "0.25×"), ("0.5", "0.5×"), ("1", "1×"), ("2", "2×"), ("4", "4×"))
BEAT_MS = 700
"""From one move to the next while playing back, at speed 1."""
WALKED = 16
"""Jumps of no more moves are shown turn by turn."""
COMPLAIN_AFTER_MS = 450
"""So long after the last key the field says what is wrong: a bracket just opened is no mistake yet."""
STEP = 0.26

def create(services: Services) -> Page:
    """The page, as the registry asks for it."""
    return CubePage(services)


class CubePage(Page):
    """One running game. A new scramble puts the old game aside, and undo brings it back."""

    def __init__(self, services: Services) -> None:
        super().__init__("cube", "Rubik's Cube", services, panel_width=400)
        self._left_behind: Record | None = None
        self._was_solved = True
        self._on_the_way: frozenset[Cube] = frozenset()
        self._scrambling: Job | None = None
        self.editor: StickerEditor | None = None
        self._quiet = False
        self.view = CubeView()
        self.view.turned.connect(self.play_move)
        self.set_stage(self.view)
        saved = services.settings.get("cube/size", SIZES[0][0])
        self._variant = saved if saved in CUBES else SIZES[0][0]
        self.game = Session(self.puzzle, self.puzzle.solved, parent=self)
        self.view.show_puzzle(self.puzzle, self.game.state)
        self._beat = QTimer(self, timerType=Qt.TimerType.PreciseTimer)
        self._beat.timeout.connect(self._on_beat)
        self._complaint = QTimer(self, singleShot=True, interval=COMPLAIN_AFTER_MS)
        self._complaint.timeout.connect(self._complain)
        self._size = Segment(SIZES, self._variant)
        self._size.chosen.connect(self.choose_size)
        self.header.add_choice(self._size)
        metric = services.settings.get("cube/metric", METRICS[0][0])
        self._metric = Segment(METRICS, metric if metric in dict(METRICS) else METRICS[0][0])
        self._metric.chosen.connect(self._set_metric)
        self.header.add_choice(self._metric, optional=True)
        self.population = Population(services, self._variant, self._metric.current, self)
        self.set_pane(self.population.lazy)
        self.solving = Solving(services, self)
        self.solving.found.connect(self._on_found)
        self.solving.changed.connect(self._mark_depth)
        self._declare_commands()
        self._fill_panel()
        self.keep(self.game, self._variant)
        self.game.stepped.connect(self._on_stepped)
        self.game.jumped.connect(self._on_jumped)
        self.game.changed.connect(self._on_changed)
        self._set_speed(services.settings.get("cube/speed", "1"))
        self._take_up()

    # what is on the page

    def _fill_panel(self) -> None:
        self.timer = Timer(self.services, self._variant)
        self.timer.watch(self, self.commands)
        self.timer.scramble_wanted.connect(self.new_scramble)
        self.commands.add(*self.timer.commands())
        self.panel.add(self.timer)

        self.scramble_grid = MoveGrid("Scramble", most_rows=6)
        self.scramble_empty = Label("", 13, 400, "text2", wrap=True)
        self.scramble_section = Section("Scramble")
        self.scramble_section.add_tool(
            IconButton("copy", action=self.commands["cube.copy_scramble"]),
            IconButton("tiles", action=self.commands["cube.patterns"]),
            IconButton("shuffle", action=self.commands["cube.scramble"]),
        )
        self.scramble_section.add(self.scramble_grid)
        self.scramble_section.add(self.scramble_empty)
        self.panel.add(self.scramble_section)

        self.depth_section = DepthSection(self.solving)
        self.depth_section.chosen.connect(self._lay_out)
        self.depth_section.solve_button.follow(self.commands["cube.solve"])
        self.panel.add(self.depth_section)

        self.move_grid = MoveGrid("Moves", most_rows=9, clickable=True)
        self.move_grid.chosen.connect(self.go_to)
        self.moves_empty = Label("Turn a layer, and its move is listed here.", 13, 400, "text2", wrap=True)
        self.moves_section = Section("Moves")
        self.moves_section.add_tool(IconButton("copy", action=self.commands["cube.copy_moves"]))
        self.moves_section.add(self.move_grid)
        self.moves_section.add(self.moves_empty)
        self.moves_section.add(self._player())
        self.panel.add(self.moves_section)

        self.field = Field("Moves, or 54 facelets")
        self.field.edit.textChanged.connect(self._on_typed)
        self.field.submitted.connect(self.enter)
        self.enter_button = Button("Enter")
        self.enter_button.clicked.connect(lambda: self.enter(self.field.text))
        self.enter_button.setToolTip("Play these moves, or start from this position")
        self.entry_section = Section("Enter moves or a position")
        line = QWidget()
        grid = QGridLayout(line)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(8)
        grid.addWidget(self.field, 0, 0)
        grid.addWidget(self.enter_button, 0, 1, Qt.AlignmentFlag.AlignTop)
        self.entry_section.add(line)
        self.entry_note = Label("(R U)3, [R, U], [R: U], wide r or Rw, M E S, x y z", 12, 400, "text3", wrap=True)
        self.entry_section.add(self.entry_note)
        self.panel.add(self.entry_section)

    def _player(self) -> QWidget:
        """Speed, the three playback buttons in the middle, and where one is."""
        self.speed_choice = Dropdown(SPEEDS, "1", "Speed")
        self.speed_choice.setToolTip("How fast turns are played")
        self.speed_choice.chosen.connect(self._set_speed)
        self.play_button = IconButton("play", action=self.commands["cube.play"], round_primary=True)
        self.place = Label("", 12, 400, "text2")
        box = QWidget()
        line = QGridLayout(box)
        line.setContentsMargins(0, 4, 0, 0)
        line.setHorizontalSpacing(8)
        buttons = (
            IconButton("prev", action=self.commands["cube.previous"]),
            self.play_button,
            IconButton("next", action=self.commands["cube.next"]),
        )
        line.addWidget(self.speed_choice, 0, 0, Qt.AlignmentFlag.AlignLeft)
        for column, button in enumerate(buttons, 1):
            line.addWidget(button, 0, column)
        line.addWidget(self.place, 0, 4, Qt.AlignmentFlag.AlignRight)
        line.setColumnStretch(0, 1)
        line.setColumnStretch(4, 1)
        line.setColumnMinimumWidth(0, 104)
        line.setColumnMinimumWidth(4, 104)
        return box

    def _declare_commands(self) -> None:
        game = self.game
        has_moves = lambda: bool(game.moves)  # noqa: E731
        self.commands.add(
            Command("cube.undo", "Undo", self.undo, "undo", ("Ctrl+Z", "Backspace"), "Take the last move back",
                    enabled=lambda: game.can_undo or self._left_behind is not None),
            Command("cube.redo", "Redo", game.redo, "redo", ("Ctrl+Y", "Ctrl+Shift+Z"), "Play the move again",
                    enabled=lambda: game.can_redo),
            Command("cube.scramble", "New scramble", self.new_scramble, "shuffle", ("N",),
                    "Scramble the cube; undo brings this one back"),
            Command("cube.solved", "Start from solved", self.start_solved, "restart", ("Ctrl+N",),
                    "Begin with a solved cube; undo brings this one back"),
            Command("cube.solve", "Solve this cube", self.solve, "bulb", ("Ctrl+Return",),
                    "Find a short solution and lay it out", enabled=lambda: not game.solved),
            Command("cube.edit", "Paint stickers", self.edit, "net", ("Ctrl+P",), "Enter a cube sticker by sticker"),
            Command("cube.patterns", "Patterns", self.open_patterns, "tiles", ("Ctrl+B",),
                    "Turn a solved cube into one of many patterns", enabled=lambda: self.puzzle is PUZZLE),
            Command("cube.export", "Export picture", self.export_picture, "export", ("Ctrl+E",),
                    "Save the cube as PNG, SVG or PDF"),
            Command("cube.play", "Play", self.toggle_play, "play", ("P",), "Play the moves that follow, or stop",
                    enabled=has_moves),
            Command("cube.previous", "Previous move", game.undo, "prev", ("Left",), "Go one move back",
                    enabled=lambda: game.can_undo),
            Command("cube.next", "Next move", game.redo, "next", ("Right",), "Go one move on",
                    enabled=lambda: game.can_redo),
            Command("cube.first", "Back to the start", partial(self.go_to, 0), "prev", ("Home",),
                    "Go to the position before the first move", enabled=lambda: game.can_undo),
            Command("cube.last", "On to the end", self.go_to_end, "next", ("End",),
                    "Go to the position after the last move", enabled=lambda: game.can_redo),
            Command("cube.copy_scramble", "Copy scramble", self.copy_scramble, "copy", ("Ctrl+Shift+C",),
                    "Copy the scramble as text", enabled=lambda: bool(self._scramble())),
            Command("cube.copy_moves", "Copy moves", self.copy_moves, "copy", ("Ctrl+M",), "Copy the moves as text",
                    enabled=has_moves),
            Command("cube.copy", "Copy position", self.copy_position, "copy", ("Ctrl+C",), "Copy the 54 facelets"),
            Command("cube.paste", "Paste moves or position", self.paste, "save", ("Ctrl+V",),
                    "Play the moves, or start from the facelets, in the clipboard"),
            Command("cube.enter", "Enter moves", self.focus_field, "edit", ("Ctrl+L",), "Go to the line for moves"),
            Command("cube.view", "Reset view", self.view.reset_view, "cube", ("V",), "Look at the cube as at first"),
        )  # fmt: skip
        for name, keys, yaw, pitch in (
            ("left", "Shift+Left", -STEP, 0.0), ("right", "Shift+Right", STEP, 0.0),
            ("up", "Shift+Up", 0.0, STEP), ("down", "Shift+Down", 0.0, -STEP),
        ):  # fmt: skip
            look = partial(self.view.look_round, yaw, pitch)
            self.commands.add(Command(f"cube.look_{name}", f"Look from further {name}", look, name, (keys,)))
        self.commands.add(*turn_commands(self.play_move, lambda: self.puzzle is PUZZLE))
        for key in ("undo", "redo", "edit", "export"):
            command = self.commands.command(f"cube.{key}")
            self.header.add_tool(IconButton(command.icon, action=self.commands[command.key]))
        self.add_frame_tools()

    # what a person does

    @property
    def puzzle(self) -> CubePuzzle:
        """The cube on the page: 3x3x3 or 2x2x2."""
        return CUBES[self._variant]

    def choose_size(self, variant: str) -> None:
        """Turn the page to the other cube; each keeps its game."""
        self.stop()
        self.solving.forget()
        self._left_behind = None
        self.use_slot(variant)
        self._variant = variant
        self._size.set_current(variant)
        self.services.settings.set("cube/size", variant)
        self.population.show_cube(variant)
        self.timer.set_puzzle(variant)
        self.game.puzzle = self.puzzle
        self.view.show_puzzle(self.puzzle, self.puzzle.solved)
        self._take_up()

    def play_move(self, move: str) -> None:
        """Play one move."""
        self.stop()
        self.timer.on_turned(move)
        self.game.play(move)

    def undo(self) -> None:
        """Take a move back; at the first move, the game that was put aside."""
        self.stop()
        if self.game.can_undo:
            self.game.undo()
        elif self._left_behind is not None:
            record, self._left_behind = self._left_behind, None
            self.game.restore(record)
            self.services.messages.say("The last cube is back")

    def open_patterns(self) -> None:
        """Choose a pattern from the library."""
        from app.cube.patterns import PatternList  # noqa: PLC0415  the first window does without it

        card = PatternList(self.window())
        card.chosen.connect(self._use_pattern)
        card.open_below(self.header)

    def _use_pattern(self, pattern: Pattern) -> None:
        self._begin(self.puzzle.solved)
        self.game.play(*pattern.sequence)

    def edit(self) -> None:
        """Paint stickers."""
        self.stop()
        if self.editor is None:
            self.editor = self._make_editor()
        self.editor.begin(self.game.state, self.puzzle)
        self._show_editor(True)
        self.editor.setFocus()

    def _make_editor(self) -> StickerEditor:
        from app.cube.editor import StickerEditor  # noqa: PLC0415  the first window does without it

        editor = StickerEditor()
        editor.used.connect(self._use_painted)
        editor.closed.connect(self._leave_editor)
        self.panel.add(editor)
        return editor

    def _use_painted(self, cube: Cube) -> None:
        self._leave_editor()
        self._begin(cube)

    def _leave_editor(self) -> None:
        self._show_editor(False)
        self.view.setFocus()

    def _show_editor(self, on: bool) -> None:
        if self.editor is not None:
            self.editor.setVisible(on)
        for section in (self.scramble_section, self.depth_section, self.moves_section, self.entry_section):
            section.setVisible(not on)
        self.timer.setVisible(not on)

    def solve(self) -> None:
        """Search for a solution of the cube on the board; it is laid out as moves to come."""
        self.stop()
        self.solving.solve(self.puzzle, self.game.state, Metric(self._metric.current))

    def new_scramble(self) -> None:
        """Begin with a new scramble."""
        self.stop()
        work = partial(scrambled, self.puzzle, random.randrange(1, 1_000_000))
        self._scrambling = self.services.jobs.run("Scrambling", work)
        self._scrambling.finished.connect(self._on_scrambled)

    def start_solved(self) -> None:
        """Begin with a solved cube."""
        self._begin(self.puzzle.solved)

    def enter(self, text: str) -> None:
        """Play the moves, or begin with the facelets, of the field; text that is neither stays with its error."""
        if not text.strip():
            return
        self._complaint.stop()
        try:
            self._use(text)
        except InputError as error:
            self.field.set_error(str(error))
        else:
            self.field.set_text("")

    def paste(self) -> None:
        """Play the moves, or begin with the facelets, of the clipboard."""
        try:
            text = QGuiApplication.clipboard().text()
            if not text.strip():
                raise InputError("It is empty")
            self._use(text)
        except InputError as error:
            self.services.messages.say("The clipboard holds no moves and no cube.", str(error), good=False)

    def go_to(self, position: int) -> None:
        """Go to the position after so many moves; a short way is shown turn by turn."""
        self.stop()
        way = position - self.game.position
        if abs(way) > WALKED:
            self.game.jump(position)
            return
        for _ in range(abs(way)):
            self.game.redo() if way > 0 else self.game.undo()

    def go_to_end(self) -> None:
        """Go to the position after the last move."""
        self.go_to(len(self.game.moves))

    def toggle_play(self) -> None:
        """Play the moves that follow, from the start if none do; or stop."""
        if self._beat.isActive():
            self.stop()
            return
        if not self.game.can_redo:
            self.game.jump(0)
        self._beat.start(round(BEAT_MS / self.view.speed))
        self._show_playing(True)
        self._on_beat()

    def stop(self) -> None:
        """Stop playing back."""
        if self._beat.isActive():
            self._beat.stop()
            self._show_playing(False)

    @property
    def playing(self) -> bool:
        """Whether moves are being played back."""
        return self._beat.isActive()

    def copy_scramble(self) -> None:
        """Put the scramble into the clipboard."""
        self._copy(self.puzzle.format_moves(self._scramble()), "Copied the scramble")

    def copy_moves(self) -> None:
        """Put all moves into the clipboard."""
        self._copy(self.puzzle.format_moves(self.game.moves), "Copied the moves")

    def copy_position(self) -> None:
        """Put the facelets into the clipboard."""
        self._copy(self.puzzle.format(self.game.state), f"Copied the {6 * self.puzzle.size ** 2} facelets")

    def export_picture(self) -> None:
        """Save the cube as a picture."""
        area = QRectF(0, 0, 800, 800)
        export.ask_and_save(
            self, lambda painter: self.view.paint(painter, area), QSize(800, 800), "cube", self.services.messages
        )

    def focus_field(self) -> None:
        """Bring the keyboard to the line for moves, opening the panel if it is folded."""
        if not self.panel.isVisible():
            self.commands["page.panel"].trigger()
        self.field.edit.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.field.edit.selectAll()

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
                    self.timer.on_scrambled(self.puzzle.format_moves(self._scramble()))
                return
        self.game.begin(self.puzzle.solved)

    def _on_scrambled(self, drawn: Scrambled) -> None:
        self._scrambling = None
        if drawn.puzzle is self.puzzle:
            self._begin(drawn.cube, drawn.seed, drawn.moves)

    def _begin(self, cube: Cube, seed: int = 0, scramble: Sequence[str] = ()) -> None:
        self.stop()
        if self.game.moves:
            self._left_behind = self.game.record()
        self.game.begin(cube, seed=seed, info={"scramble": list(scramble)})
        self.timer.on_scrambled(self.puzzle.format_moves(scramble))

    def _scramble(self) -> list[str]:
        return list(self.game.info.get("scramble", ()))

    def _use(self, text: str) -> None:
        """Play or begin with what a text says. Raises InputError and changes nothing if it says nothing."""
        found = self.puzzle.read(text)
        if isinstance(found, Cube):
            self._begin(found)
            self.services.messages.say("Started from the position entered")
        else:
            self.stop()
            self.game.play(*found)
            self.services.messages.say(f"Played {grouped(len(found))} {'move' if len(found) == 1 else 'moves'}")

    def _copy(self, text: str, words: str) -> None:
        QGuiApplication.clipboard().setText(text)
        self.services.messages.toast(words, "Paste it into any text")

    # the field

    def _on_typed(self, text: str) -> None:
        self._complaint.stop()
        if not text.strip() or self._fault(text) == "":
            self.field.set_error("")
        elif self.field.error:
            self._complain()
        else:
            self._complaint.start()

    def _complain(self) -> None:
        if self.field.text.strip():
            self.field.set_error(self._fault(self.field.text))

    def _fault(self, text: str) -> str:
        try:
            self.puzzle.read(text)
        except InputError as error:
            return str(error)
        return ""

    # showing it

    def _set_speed(self, key: str) -> None:
        key = key if key in dict(SPEEDS) else "1"
        self.view.speed = float(key)
        self.speed_choice.set_current(key)
        self.services.settings.set("cube/speed", key)
        if self._beat.isActive():
            self._beat.setInterval(round(BEAT_MS / self.view.speed))

    def _show_playing(self, playing: bool) -> None:
        self.play_button.set_icon("pause" if playing else "play")
        self.commands["cube.play"].setText("Pause" if playing else "Play")

    def _on_beat(self) -> None:
        self.game.redo()
        if not self.game.can_redo:
            self.stop()

    def _on_stepped(self, events: Sequence[Turn], forward: bool) -> None:
        for turn in events if forward else reversed(events):
            played = turn if forward else turn._replace(quarter_turns=-turn.quarter_turns)
            self.view.play(played, self.game.state)

    def _on_jumped(self) -> None:
        self._was_solved = True
        self.view.show_cube(self.game.state)

    def _on_changed(self) -> None:
        game, position, count = self.game, self.game.position, len(self.game.moves)
        facelets = self.puzzle.format(game.state)
        self.view.setAccessibleDescription(" ".join(facelets[k : k + 9] for k in range(0, 54, 9)))
        scramble = self._scramble()
        self.scramble_grid.set_moves(scramble)
        self.scramble_grid.setVisible(bool(scramble))
        self.scramble_empty.setVisible(not scramble)
        from_solved = game.start.solved
        self.scramble_empty.setText(
            "The cube started solved. Press N to scramble it."
            if from_solved
            else "The cube started from a position entered. Press N to scramble it."
        )
        self.scramble_section.set_note(_lengths(scramble) if scramble else "")
        self.move_grid.set_moves(game.moves, position)
        self.move_grid.setVisible(count > 0)
        self.moves_empty.setVisible(count == 0)
        self.moves_section.set_note(_lengths(game.played) if count else "")
        self.place.setText(f"{grouped(position)} of {grouped(count)}" if count else "")
        move = game.moves[position - 1] if position else ""
        self.view.set_caption(move, f"{grouped(position)} / {grouped(count)}")
        self.set_facts(dict(SIZES)[self._variant], *([f"Seed {game.seed}"] if game.seed else []))
        self._refresh_depth()
        self._tell_solved()

    def _refresh_depth(self) -> None:
        """Measure a small cube; drop what is known of a large one when it was turned away from its solution."""
        state = self.game.state
        if self.puzzle is POCKET:
            self.solving.measure(state, Metric(self._metric.current))
        elif state != self.solving.cube and state not in self._on_the_way:
            self._on_the_way = frozenset()
            self.solving.forget()
        self._mark_depth()

    def _mark_depth(self) -> None:
        """The pane marks the cube that was solved, also while its solution is being played."""
        bounds = self.solving.bounds
        if bounds is not None:
            self.population.mark(bounds.lower, bounds.upper)
        elif self.game.solved:
            self.population.mark(0, 0)
        else:
            self.population.mark(None, None)

    def _lay_out(self, moves: list[str]) -> None:
        """Go back to the cube that was solved and lay out another solution."""
        states = self.game.states
        start = next((at for at in range(self.game.position, -1, -1) if states[at] == self.solving.cube), None)
        if start is not None:
            self.go_to(start)
            self._on_found(moves)

    def _on_found(self, moves: list[str]) -> None:
        if self.game.state == self.solving.cube:
            self.game.plan(moves)
            self._on_the_way = frozenset(self.game.states[self.game.position :])

    def _set_metric(self, metric: str) -> None:
        self.services.settings.set("cube/metric", metric)
        self.solving.forget()
        self.population.set_metric(metric)
        self._refresh_depth()

    def _tell_solved(self) -> None:
        solved = self.game.solved
        if solved and not self._was_solved and self.game.position and not self.playing:
            self.services.messages.say("Solved", f"in {_lengths(self.game.played)}")
            self.timer.on_solved()
        self._was_solved = solved


def _lengths(moves: Sequence[str]) -> str:
    """Both metrics; a half turn counts once in the first and twice in the second."""
    halves, quarters = half_turn_length(moves), quarter_turn_length(moves)
    return f"{_turns(halves)}, {_turns(quarters, 'quarter ')}"


def _turns(count: int, kind: str = "") -> str:
    return f"{grouped(count)} {kind}{'turn' if count == 1 else 'turns'}"
