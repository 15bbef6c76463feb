"""Timer below the cube: large clock, averages, penalties and the last times."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from app.base.actions import Actions, Command
from app.base.language.words import tr
from app.base.services import Services
from app.base.theme import sound
from app.cube.model.model import ROTATIONS, CubeModel
from app.cube.timer.clock import Averages, Clock, TimerVeil
from app.cube.timer.exchange import TimesExchange
from app.cube.timer.keys import TimerKeys
from app.cube.timer.options import ON_SCREEN, TYPED, TimerOptions
from app.cube.timer.recent_times import PenaltyButton, TimeTiles, format_result_or_dash, format_short_time, results
from app.cube.timer.sessions import Sessions
from app.cube.timer.solve_times import SolveTime
from app.cube.timer.stopwatch import Phase, Stopwatch
from app.cube.timer.typed_time import TypedTime
from app.widgets.controls.buttons import IconButton
from app.widgets.explained_figures import Figure
from app.widgets.panel import TOOL, Section
from app.widgets.text import Label, keep_room
from core.cube.timing import times
from core.explain.cube import cube

if TYPE_CHECKING:
    from app.cube.timer.session_list import TimesCard

MARGINS, HEIGHT, LOW_HEIGHT = (28, 0, 24, 8), 100, 42
"""Margins of the timer below the stage, and its height, also where there is little of it, in pixels."""
AVERAGES_FROM = 420
"""Width in pixels from which the averages fit beside the buttons."""
FLASH_MS = 600
"""Milliseconds for which the clock is lit at 8 and 12 s."""
RUNNING_FRAME_MS, INSPECTING_FRAME_MS = 17, 50
SOLVED_SHOWN_MS = 1500
"""Milliseconds for which a cube solved on the screen is shown before the next scramble."""
TURN_KEYS = {getattr(Qt.Key, f"Key_{letter}") for letter in "UDLRFBMES"}


class Timer(Section):
    """Section that times solves of one puzzle.

    `follow` connects it with the cube of the page, `watch` with the keys.
    """

    finished = Signal(object)
    """A time was measured or typed: its SolveTime."""
    scramble_wanted = Signal()
    """The user's next scramble should be shown after a time."""

    def __init__(self, services: Services, puzzle: str = "3x3x3", parent: QWidget | None = None) -> None:
        super().__init__(parent=parent)
        self.setAccessibleName(tr("Timer"))
        self._services = services
        self.sessions = Sessions(services, self)
        self.exchange = TimesExchange(services, self.sessions, self)
        self._actions: Actions | None = None
        self._page: QWidget | None = None
        self.stopwatch = Stopwatch(self)
        self._model: CubeModel | None = None
        self._started_with = ""
        self._by_turns = self._ended_by_turns = False
        """Whether turns run the clock, and whether they did when it stopped."""
        self._called = 0
        self.options = TimerOptions(services.settings, self)
        self._keys = TimerKeys(self.stopwatch, lambda: self._by_turns, self._takes_space, self)
        self._keys.stopped_by.connect(self._on_stopped_by_key)
        self._card: TimesCard | None = None
        self.veil: TimerVeil | None = None
        self._frames = QTimer(self, timerType=Qt.TimerType.PreciseTimer)
        self._frames.timeout.connect(self._show_clock)
        self._fill()
        self.sessions.changed.connect(self._on_sessions)
        self.stopwatch.changed.connect(self._on_phase)
        self.stopwatch.stopped.connect(self._on_clock_stopped)
        self.options.changed.connect(self._take_options)
        self._take_options()
        self.set_puzzle(puzzle)

    def _fill(self) -> None:
        self.body.setContentsMargins(*MARGINS)
        self.body.setSpacing(4)
        self.clock = Clock()
        self.averages = Averages()
        self.typed = TypedTime()
        self.typed.hide()
        self.typed.entered.connect(self._on_time_typed)
        self.typed.refused.connect(self._on_time_refused)
        self.typed.left.connect(self._leave_typing)
        self.tiles = TimeTiles(self.change, self.open_comment)
        head = QHBoxLayout()
        head.setSpacing(16)
        head.addWidget(self.clock)
        head.addWidget(self.typed)
        head.addWidget(self.tiles, 1)
        self.clock.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        keep_room(self.tiles)
        self.body.addLayout(head)
        self.cue = Label("", 12, 400, "text2", elided=True)
        self.plus_two = PenaltyButton("+2", tr("Add two seconds to the last time"))
        self.dnf = PenaltyButton("DNF", tr("Mark the last time as not finished"))
        self.delete = PenaltyButton(tr("Delete"), tr("Delete the last time"), checkable=False)
        self.bring_back = PenaltyButton(tr("Bring back"), tr("Undo the last change to the times"), checkable=False)
        self.plus_two.clicked.connect(lambda: self.toggle_penalty(times.PLUS_TWO))
        self.dnf.clicked.connect(lambda: self.toggle_penalty(times.DID_NOT_FINISH))
        self.delete.clicked.connect(self.delete_last)
        self.bring_back.clicked.connect(self.sessions.undo)
        self.times_button = IconButton("clock", tr("All times of this session"))
        self.times_button.clicked.connect(self.open_times)
        self.options_button = IconButton("settings", tr("How times are taken"))
        self.options_button.clicked.connect(lambda: self.options.open_menu(self.options_button))
        for tool in (self.times_button, self.options_button):
            tool.setFixedSize(TOOL, TOOL)
        self._second_row = QWidget()
        line = QHBoxLayout(self._second_row)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(6)
        line.addWidget(self.averages)
        self.cue.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        line.addWidget(self.cue, 1)
        for button in (self.plus_two, self.dnf, self.delete, self.bring_back):
            line.addWidget(button)
        line.addWidget(self.times_button)
        line.addWidget(self.options_button)
        self.body.addWidget(self._second_row)
        self.set_low(False)

    def set_low(self, low: bool) -> None:
        """Show only the clock and the last times where the stage has little height."""
        self._second_row.setVisible(not low)
        self.clock.set_pixels(28 if low else 44)
        self.setFixedHeight(LOW_HEIGHT if low else HEIGHT)

    def minimumSizeHint(self) -> QSize:
        return QSize(0, self.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.averages.setVisible(self.width() >= AVERAGES_FROM)

    def commands(self) -> list[Command]:
        """Return the commands of the timer, which the page adds to its own."""
        some = lambda: bool(self.times) and not self._is_busy  # noqa: E731
        return [
            Command("cube.timer_times", "All times", self.open_times, "clock", ("Ctrl+T",),
                    "Show all times of this session"),
            Command("cube.timer_plus_two", "Penalty +2", lambda: self.toggle_penalty(times.PLUS_TWO), "plus",
                    ("Alt+2",), "Add two seconds to the last time, or take them off", enabled=some),
            Command("cube.timer_dnf", "Did not finish", lambda: self.toggle_penalty(times.DID_NOT_FINISH), "minus",
                    ("Alt+3",), "Mark the last time as not finished, or unmark it", enabled=some),
            Command("cube.timer_delete", "Delete last time", self.delete_last, "erase", ("Alt+Backspace",),
                    "Delete the last time", enabled=some),
            Command("cube.timer_comment", "Comment on the last time", lambda: self.open_comment(self.times[-1]), "edit",
                    ("Alt+4",), "Add a comment to the last time", enabled=some),
            Command("cube.timer_undelete", "Bring the last time or session back", self.sessions.undo, "undo", (),
                    "Restore the times deleted last, or go back to the previous session",
                    enabled=lambda: self.sessions.past is not None),
            Command("cube.timer_session", "New session", self.sessions.begin, "plus", (),
                    "Keep these times and begin an empty list", enabled=some),
            *self.exchange.commands(),
            Command("cube.timer_type", "Type a time", self.begin_typing, "keyboard", ("Alt+5",),
                    "Type a time that another timer has measured"),
            *self.options.commands(),
        ]  # fmt: skip

    def watch(self, page: QWidget, stage: QWidget, actions: Actions) -> None:
        """Take the timer's keys from the events of `page`, and show the time over its `stage` while it runs."""
        self._actions, self._page = actions, page
        self.veil = TimerVeil(page, stage)
        page.installEventFilter(self._keys)

    # events of the cube

    def follow(self, model: CubeModel) -> None:
        """Time the cube of the page."""
        self._model = model
        self.set_puzzle(model.variant)
        model.variant_changed.connect(lambda: self.set_puzzle(model.variant))
        model.begun.connect(self.on_begun)
        model.turned.connect(self.on_turn_begun)
        model.solved.connect(self.on_cube_solved)
        model.reached.connect(self.on_cube_solved)

    def set_puzzle(self, puzzle: str) -> None:
        """Time another puzzle, continuing its last session."""
        self.stopwatch.cancel()
        self.sessions.take_up(puzzle)

    @property
    def times(self) -> list[SolveTime]:
        """Times of the open session."""
        return self.sessions.times

    def on_begun(self) -> None:
        """Cancel a solve on the screen because another game has begun; a solve in the hand goes on."""
        if self._by_turns:
            self.stopwatch.cancel()

    def on_turn_begun(self, move: str) -> None:
        """Start the clock before the user's first turn on the screen.

        If it is running already, count the time for the cube on the screen.
        """
        model = self._model
        if move[0] in ROTATIONS or model is None:
            return
        if self.stopwatch.running:
            self._by_turns = True
        elif self.options.way == ON_SCREEN and model.scramble and not model.is_touched:
            self.stopwatch.start()

    def on_cube_solved(self) -> None:
        """Stop the clock, because turns have solved the cube on the screen."""
        self.stopwatch.stop()

    # actions of the user

    def toggle_penalty(self, penalty: str) -> None:
        """Give the last time a penalty, or remove it."""
        if self.times:
            last = self.times[-1]
            self.change(last, times.NO_PENALTY if last.penalty == penalty else penalty)

    def delete_last(self) -> None:
        """Delete the last time."""
        if self.times:
            self.change(self.times[-1], None)

    def change(self, solve: SolveTime, penalty: str | None) -> None:
        """Give a time another penalty or, with None, delete it."""
        if penalty is None:
            self.sessions.delete(solve)
        else:
            self.sessions.punish(solve, penalty)

    def open_times(self) -> None:
        """Open the card with all times."""
        from app.cube.timer.session_list import TimesCard

        card = self._card = TimesCard(self.window(), self._services, self.sessions, self.change)
        card.destroyed.connect(self._forget_card)
        card.exported.connect(self.exchange.export)
        card.imported.connect(self.exchange.take_in)
        card.pasted.connect(self.exchange.paste)
        card.copied.connect(lambda: self.exchange.open_copy_menu(card.copy_button))
        card.open_below(self.times_button)

    def open_comment(self, solve: SolveTime) -> None:
        """Open the card to comment on a time."""
        self.open_times()
        if self._card is not None:
            self._card.write_on(solve)

    def begin_typing(self) -> None:
        """Show the field for typing a time."""
        self.typed.show()
        self.typed.setFocus()

    def _leave_typing(self) -> None:
        if self.typed.hasFocus() and self._page is not None:
            self._page.setFocus()
        self.typed.setVisible(self.options.way == TYPED)
        self._show_idle()

    def _on_time_typed(self, milliseconds: int, penalty: str) -> None:
        self._keep(self._scramble_on_stage(), milliseconds, penalty, on_screen=False)

    def _on_time_refused(self, sentence: str) -> None:
        """Show the error of a typed time in place of the buttons, which return with the next time."""
        self._hide_buttons()
        self._say(sentence, "danger")

    def _hide_buttons(self) -> None:
        for button in (self.plus_two, self.dnf, self.delete, self.bring_back):
            button.hide()

    def _take_options(self) -> None:
        self.stopwatch.inspection, self.stopwatch.hold_ms = self.options.inspection, self.options.hold_ms
        self.typed.setVisible(self.options.way == TYPED)
        if not self._is_busy:
            self._show_idle()
        self._refresh_actions()

    # updates

    @property
    def _is_busy(self) -> bool:
        return self.stopwatch.phase is not Phase.IDLE

    def _takes_space(self) -> bool:
        return self.isVisible() and self.options.way != TYPED

    def _refresh_actions(self) -> None:
        if self._actions is not None:
            self._actions.refresh()

    def _forget_card(self) -> None:
        self._card = None

    def _on_sessions(self) -> None:
        found = results(self.times)
        finished = [time for time in found if time != times.DNF]
        best = Figure(format_result_or_dash(min(finished, default=None)))
        self.averages.set(*(_average(found, count) for count in (5, 12)), best)
        self.tiles.set_times(self.times)
        self.tiles.setVisible(bool(self.times))
        if not self._is_busy:
            self._show_idle()
        self._refresh_actions()

    def _on_clock_stopped(self, milliseconds: int, penalty: str) -> None:
        self._keep(self._started_with, milliseconds, penalty, on_screen=self._ended_by_turns)

    def _keep(self, scramble: str, milliseconds: int, penalty: str, *, on_screen: bool) -> None:
        solve = self.sessions.add(scramble, milliseconds, penalty)
        self.finished.emit(solve)
        if self.options.next_scramble and (on_screen or self._is_done_with()):
            # deferred, because the page may be in the middle of the turn that solved the cube
            QTimer.singleShot(SOLVED_SHOWN_MS if on_screen else 0, self, self._want_scramble)

    def _is_done_with(self) -> bool:
        """Return whether another scramble loses nothing: the cube is solved or its scramble is untouched."""
        model = self._model
        return model is None or model.session.is_solved or bool(model.scramble and not model.is_touched)

    def _want_scramble(self) -> None:
        if not self._is_busy:
            self.scramble_wanted.emit()

    def _on_stopped_by_key(self, key: int) -> None:
        """Explain how to solve on the screen if a key for a turn has stopped the clock."""
        model = self._model
        if key in TURN_KEYS and model is not None and self._started_with and not model.is_touched:
            advice = tr("To solve on the screen, choose “Cube on the screen” in the timer's options.")
            self._services.messages.say(tr("The key stopped the clock."), advice)

    def _scramble_on_stage(self) -> str:
        return "" if self._model is None else self._model.puzzle.format_moves(self._model.scramble)

    def _on_phase(self) -> None:
        watch = self.stopwatch
        if watch.running:
            self._started_with = self._scramble_on_stage()
            self._by_turns = self.options.way == ON_SCREEN
            self._frames.start(RUNNING_FRAME_MS)
        elif watch.inspecting:
            self._frames.start(INSPECTING_FRAME_MS)
        else:
            self._frames.stop()
        if not watch.running:
            self._ended_by_turns, self._by_turns = self._by_turns, False
        if not watch.inspecting:
            self._called = 0
        if self._is_busy:
            self._hide_buttons()
            self._show_clock()
        else:
            self._show_idle()
        self._show_veil()
        self._refresh_actions()

    def _show_veil(self) -> None:
        """Hide everything but the time while a cube in the hand is inspected and solved."""
        if self.veil is None:
            return
        timed = self.stopwatch.running or self.stopwatch.inspecting
        if timed and self.options.way != ON_SCREEN and not self._by_turns and self.isVisible():
            self.veil.show_over_page()
        else:
            self.veil.hide()

    def _show_idle(self) -> None:
        last, past = self.times[-1] if self.times else None, self.sessions.past
        self._show_time(_clock_text(last), "text")
        self.clock.setAccessibleDescription(format_short_time(last) if last else "")
        for button in (self.plus_two, self.dnf, self.delete):
            button.setVisible(last is not None and past is None)
        self.plus_two.setChecked(last is not None and last.penalty == times.PLUS_TWO)
        self.dnf.setChecked(last is not None and last.penalty == times.DID_NOT_FINISH)
        self.bring_back.setVisible(past is not None)
        if past is not None:
            self.bring_back.set_text(past.words)
        self._say("" if last is not None or past is not None else self._how_to_start())

    def _how_to_start(self) -> str:
        if self.options.way == TYPED:
            return ""
        if self.options.way == ON_SCREEN:
            return tr("Scramble; the first turn starts the clock")
        return tr("Tap space to inspect") if self.stopwatch.inspection else tr("Hold space, then let go to start")

    def _show_time(self, text: str, ink: str, *, lit: bool = False) -> None:
        for clock in (self.clock, *([self.veil.clock] if self.veil is not None else [])):
            clock.show_text(text, ink, lit=lit)

    def _say(self, cue: str, ink: str = "text2") -> None:
        for label in (self.cue, *([self.veil.cue] if self.veil is not None else [])):
            if label.text() != cue:
                label.setText(cue)
            label.set_ink(ink)

    def _show_clock(self) -> None:
        watch = self.stopwatch
        if watch.running:
            running = times.format_result(times.result(watch.elapsed_ms), minutes=True)
            self._show_time(tr("Solving") if self.options.is_time_hidden else running, "text")
            self._say(
                tr("Space stops, Esc discards the time")
                if self._by_turns
                else tr("Any key stops, Esc discards the time")
            )
            return
        ink = "ok" if watch.is_ready else "text2" if watch.holding else "text"
        if watch.inspecting:
            inspected = watch.inspected_ms
            cost = times.inspection_penalty(inspected)
            left = -(-(times.INSPECTION_MS - inspected) // 1000)
            called = self._call_out(inspected)
            lit = any(cue <= inspected < cue + FLASH_MS for cue in times.CUES_MS)
            late = "danger" if cost else "warn" if called else "text"
            self._show_time(cost or str(left), ink if watch.holding else late, lit=lit)
        else:
            self._show_time(times.format_result(0, minutes=True), ink)
        if watch.is_ready:
            inspects = watch.inspection and not watch.inspecting
            self._say(tr("Let go to inspect") if inspects else tr("Let go to start"), "ok")
        elif watch.inspecting:
            self._say(self._inspection_cue(watch.inspected_ms), "text")
        else:
            self._say(tr("Keep holding"))

    def _call_out(self, inspected: int) -> int:
        """Return how many inspection cues have passed; sound a new one."""
        called = sum(inspected >= cue for cue in times.CUES_MS)
        if called > self._called and self.options.sounds:
            sound.signal(called)
        self._called = called
        return called

    def _inspection_cue(self, inspected: int) -> str:
        """Return the text below the clock during inspection; the clock itself shows the penalty afterwards."""
        penalty = times.inspection_penalty(inspected)
        if penalty == times.DID_NOT_FINISH:
            return tr("Over 17 seconds: the solve will not count")
        if penalty:
            return tr("Over 15 seconds: starting costs 2 seconds")
        called = [cue for cue in times.CUES_MS if inspected >= cue]
        return tr("{seconds} seconds", seconds=called[-1] // 1000) if called else tr("Inspect, then hold space")


def _average(found: Sequence[int], count: int) -> Figure:
    value = times.average_of_last(found, count)
    if value is None or value == times.DNF:
        return Figure(format_result_or_dash(value))
    return Figure(format_result_or_dash(value), cube.average(times.counting(found[-count:]), count))


def _clock_text(last: SolveTime | None) -> str:
    if last is None:
        return times.format_result(0, minutes=True)
    if last.penalty == times.DID_NOT_FINISH:
        return times.DID_NOT_FINISH
    plus = "+" if last.penalty == times.PLUS_TWO else ""
    return times.format_result(times.result(last.milliseconds, last.penalty), minutes=True) + plus
