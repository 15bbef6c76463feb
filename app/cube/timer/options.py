"""Options of the timer, stored in the settings."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject, QPoint, Signal
from PySide6.QtWidgets import QMenu, QWidget

from app.base.actions import Command
from app.base.language.wording import format_number
from app.base.language.words import tr, translate
from app.base.storage.settings import Settings
from app.base.theme import icons
from app.cube.timer.stopwatch import HOLD_MS
from core.base.words import phrase

IN_HAND, ON_SCREEN, TYPED = "hand", "screen", "typed"
WAYS = {
    IN_HAND: phrase("Cube in my hand"),
    ON_SCREEN: phrase("Cube on the screen"),
    TYPED: phrase("Times typed by hand"),
}
"""Sources of times: space and any key, turns on the screen, or typing."""
HOLDS_MS = (0, 300, HOLD_MS, 550, 1000)
"""Choices for how long space must be held; 0.55 s is the Stackmat's."""
WAY, INSPECTION, HOLD = "timer/way", "timer/inspection", "timer/hold_ms"
SOUND, HIDDEN, NEXT_SCRAMBLE = "timer/sound", "timer/hide_time", "timer/next_scramble"
STARTED_BY_TURNS = "timer/first_turn"
"""Setting of older versions, which is replaced by WAY."""


class TimerOptions(QObject):
    """Options of the timer; `changed` is emitted after each change."""

    changed = Signal()

    def __init__(self, settings: Settings, parent: QObject) -> None:
        super().__init__(parent)
        self._settings = settings
        self.menu: QMenu | None = None

    @property
    def way(self) -> str:
        """Source of the times, a key of `WAYS`."""
        before = ON_SCREEN if self._settings.get(STARTED_BY_TURNS, False) else IN_HAND
        way = self._settings.get(WAY, before)
        return way if way in WAYS else IN_HAND

    @property
    def inspection(self) -> bool:
        """Whether an inspection of 15 s comes first."""
        return self._settings.get(INSPECTION, False)

    @property
    def hold_ms(self) -> int:
        """Milliseconds for which space must be held before its release starts the clock."""
        hold = self._settings.get(HOLD, HOLD_MS)
        return hold if hold in HOLDS_MS else HOLD_MS

    @property
    def sounds(self) -> bool:
        """Whether a sound marks 8 and 12 s of inspection."""
        return self._settings.get(SOUND, True)

    @property
    def is_time_hidden(self) -> bool:
        """Whether the time is hidden while it runs."""
        return self._settings.get(HIDDEN, False)

    @property
    def next_scramble(self) -> bool:
        """Whether the next scramble follows each time."""
        return self._settings.get(NEXT_SCRAMBLE, True)

    def choose_way(self, way: str) -> None:
        """Set the source of the times."""
        self._set(WAY, way)

    def choose_hold(self, milliseconds: int) -> None:
        """Set how long space must be held."""
        self._set(HOLD, milliseconds)

    def toggle_inspection(self) -> None:
        """Switch the inspection of 15 s on or off."""
        self._set(INSPECTION, not self.inspection)

    def toggle_sound(self) -> None:
        """Switch the sound at 8 and 12 s on or off."""
        self._set(SOUND, not self.sounds)

    def toggle_hidden(self) -> None:
        """Switch hiding the running time on or off."""
        self._set(HIDDEN, not self.is_time_hidden)

    def toggle_next_scramble(self) -> None:
        """Switch the scramble after each time on or off."""
        self._set(NEXT_SCRAMBLE, not self.next_scramble)

    def _set(self, key: str, value: str | int) -> None:
        self._settings.set(key, value)
        self.changed.emit()

    def commands(self) -> list[Command]:
        """Return the commands for the options, which the page adds to its own."""
        return [
            Command("cube.timer_in_hand", "Time a cube in my hand", partial(self.choose_way, IN_HAND), "clock", (),
                    "Hold space and let go to start; any key stops",
                    checked=lambda: self.way == IN_HAND),
            Command("cube.timer_on_screen", "Time the cube on the screen", partial(self.choose_way, ON_SCREEN), "cube",
                    (), "The first turn after a scramble starts the clock, solving stops it",
                    checked=lambda: self.way == ON_SCREEN),
            Command("cube.timer_typed", "Type the times", partial(self.choose_way, TYPED), "keyboard", (),
                    "Type each time, as another timer shows it", checked=lambda: self.way == TYPED),
            Command("cube.timer_inspection", "Inspection of 15 s", self.toggle_inspection, "clock", (),
                    "Inspect the cube for 15 seconds before the clock starts", checked=lambda: self.inspection),
            Command("cube.timer_sound", "Sound at 8 and 12 s", self.toggle_sound, "clock", (),
                    "Play a sound after 8 and 12 seconds of inspection", checked=lambda: self.sounds),
            Command("cube.timer_hide", "Hide the running time", self.toggle_hidden, "clock", (),
                    "Show the time only when the solve is over", checked=lambda: self.is_time_hidden),
            Command("cube.timer_next_scramble", "New scramble after each solve", self.toggle_next_scramble,
                    "shuffle", (), "Show the next scramble as soon as a time is measured",
                    checked=lambda: self.next_scramble),
        ]  # fmt: skip

    def open_menu(self, button: QWidget) -> None:
        """Open the menu of options below a button."""
        menu = self.menu = QMenu(button)
        for way, words in WAYS.items():
            _offer(menu, translate(words), self.way == way, partial(self.choose_way, way))
        menu.addSeparator()
        for text, on, toggle in (
            (tr("Inspection of 15 s"), self.inspection, self.toggle_inspection),
            (tr("Sound at 8 and 12 s"), self.sounds, self.toggle_sound),
            (tr("Hide the running time"), self.is_time_hidden, self.toggle_hidden),
            (tr("New scramble after each solve"), self.next_scramble, self.toggle_next_scramble),
        ):
            _offer(menu, text, on, toggle)
        holds = menu.addMenu(tr("Hold space for"))
        for hold in HOLDS_MS:
            text = tr("{seconds} s", seconds=format_number(hold / 1000, "g")) if hold else tr("No hold")
            _offer(holds, text, self.hold_ms == hold, partial(self.choose_hold, hold))
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(button.mapToGlobal(QPoint(button.width() - menu.sizeHint().width(), button.height() + 4)))


def _offer(menu: QMenu, text: str, on: bool, choose: Callable[[], object]) -> None:
    action = menu.addAction(text)
    if on:
        action.setIcon(icons.icon("check", 16))
    action.triggered.connect(lambda _on=False: choose())
