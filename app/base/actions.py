"""Commands of the program: text, icon, shortcut, tooltip and place in the command list."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QWidget

from app.base.language.words import translate

BEFORE_KEY = "   "
"""Separator between the words of a tooltip and its shortcut."""


@dataclass(frozen=True)
class Command:
    """One action of the program, with its words, key and state.

    `key` is stable ("cube.scramble"); `tip` is a full sentence; `Actions.refresh` asks `enabled` and `checked` again.
    Text and tip are declared in English and translated where they are shown.
    """

    key: str
    text: str
    run: Callable[[], object]
    icon: str = "chevr"
    shortcuts: tuple[str, ...] = ()
    tip: str = ""
    enabled: Callable[[], bool] | None = None
    checked: Callable[[], bool] | None = None
    group: str = ""
    """Heading that lists the command among the keys of a page; "" for the page's own heading."""


def in_group(group: str, commands: Iterable[Command]) -> Iterator[Command]:
    """Yield the commands, each with its heading set to `group`."""
    return (replace(command, group=group) for command in commands)


class Actions(QObject):
    """The actions of one widget; their shortcuts work while it or a child of it has the focus.

    With `everywhere` they work in the whole window.
    """

    def __init__(self, widget: QWidget, *, everywhere: bool = False) -> None:
        super().__init__(widget)
        self._widget = widget
        self._context = (
            Qt.ShortcutContext.WindowShortcut if everywhere else Qt.ShortcutContext.WidgetWithChildrenShortcut
        )
        self._actions: dict[str, tuple[Command, QAction]] = {}
        self._due = QTimer(self, singleShot=True, interval=0)
        self._due.timeout.connect(self.refresh)

    def add(self, *commands: Command) -> None:
        for command in commands:
            action = QAction(translate(command.text), self)
            action.setShortcuts([QKeySequence(keys) for keys in command.shortcuts])
            action.setShortcutContext(self._context)
            action.setToolTip(tooltip(command))
            action.setCheckable(command.checked is not None)
            action.triggered.connect(lambda _checked=False, run=command.run: run())
            self._widget.addAction(action)
            self._actions[command.key] = (command, action)
            _ask(command, action)

    def __getitem__(self, key: str) -> QAction:
        if self._due.isActive():
            self.refresh()
        return self._actions[key][1]

    def __iter__(self) -> Iterator[Command]:
        return (command for command, _ in self._actions.values())

    def refresh(self) -> None:
        """Ask every command anew whether it is enabled and checked."""
        self._due.stop()
        for command, action in self._actions.values():
            _ask(command, action)

    def refresh_soon(self) -> None:
        """Refresh the commands after the current event, or earlier if one of them is looked up."""
        if not self._due.isActive():
            self._due.start()

    def command(self, key: str) -> Command:
        return self._actions[key][0]


def _ask(command: Command, action: QAction) -> None:
    if command.enabled is not None:
        action.setEnabled(command.enabled())
    if command.checked is not None:
        action.setChecked(command.checked())


def shortcut_text(shortcuts: Sequence[str]) -> str:
    """Return the first shortcut as the platform writes it, such as "Ctrl K"; empty if there is none."""
    if not shortcuts:
        return ""
    text = QKeySequence(shortcuts[0]).toString(QKeySequence.SequenceFormat.NativeText)
    # The plus at the end is the key itself, not a separator.
    return f"{text[:-1].replace('+', ' ')}+" if text.endswith("+") else text.replace("+", " ").strip()


def tooltip(command: Command) -> str:
    """Return the tooltip of a command: what it does, and its shortcut."""
    words = translate(command.tip or command.text)
    return with_key(words, command.shortcuts[0]) if command.shortcuts else words


def with_key(words: str, shortcut: str) -> str:
    """Return a tooltip followed by the shortcut that does the same."""
    return f"{words}{BEFORE_KEY}{shortcut_text((shortcut,))}"


def without_key(tip: str) -> str:
    """Return a tooltip without its shortcut, as a screen reader names a control that has no other name."""
    return tip.partition(BEFORE_KEY)[0]


def key_in(tip: str) -> str:
    """Return the shortcut at the end of a tooltip; empty if it has none."""
    return tip.partition(BEFORE_KEY)[2]
