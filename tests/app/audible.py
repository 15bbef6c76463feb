"""What a screen reader can say about the visible controls, and what it lacks."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from app.base.actions import BEFORE_KEY
from app.widgets.cards.card import OverlayCard
from app.widgets.cards.popover import Popover

Role, Text = QAccessible.Role, QAccessible.Text
NO_ROLE = {Role.NoRole, Role.Client}
HAVE_VALUES = {Role.Slider, Role.SpinBox, Role.ComboBox}


class Walk:
    """Inspects every control once, when it first becomes visible."""

    def __init__(self, window: QWidget) -> None:
        self._window = window
        self._seen: set[QWidget] = set()

    def faults(self) -> list[str]:
        """Return the accessibility faults of controls that became visible, in the window and on cards."""
        found = []
        for root in (self._window, *popovers(self._window)):
            new = [part for part in [root, *root.findChildren(QWidget)] if part not in self._seen and _is_control(part)]
            self._seen.update(new)
            found += [
                f"{type(part).__module__}.{type(part).__name__}: {what}" for part in new for what in _faults(part)
            ]
        return found


def _is_control(part: QWidget) -> bool:
    """Whether a widget can be used, or has an accessible name of its own."""
    has_text = part.accessibleName() != "" or isinstance(part, OverlayCard | Popover)
    return part.isVisible() and (_takes_keyboard(part) or has_text)


def _takes_keyboard(part: QWidget) -> bool:
    return part.focusPolicy() != Qt.FocusPolicy.NoFocus and part.focusProxy() is None


def _faults(part: QWidget) -> Iterator[str]:
    told = QAccessible.queryAccessibleInterface(part)
    name, role, state = told.text(Text.Name), told.role(), told.state()
    if not name:
        yield "no name"
    if role == Role.ComboBox and not told.relations(QAccessible.RelationFlag.Label):
        yield f"“{name}” does not tell on Linux what it is for"
    if _takes_keyboard(part) and BEFORE_KEY in name:
        yield f"“{name}” has its key in its name"
    if role in NO_ROLE:
        yield f"“{name}” has no role"
    has_value = role in HAVE_VALUES or (role == Role.Graphic and _takes_keyboard(part))
    if has_value and not told.text(Text.Value):
        yield f"“{name}” has no value"
    if _takes_keyboard(part) and part.isEnabled() and not state.focusable:
        yield f"“{name}” is not known to take the keyboard"
    if isinstance(part, QAbstractButton) and bool(state.checked) != part.isChecked():
        yield f"“{name}” does not tell whether it is on"
    if bool(state.disabled) == part.isEnabled():
        yield f"“{name}” does not tell whether it can be used"


def popovers(window: QWidget) -> list[QWidget]:
    return [one for one in QApplication.topLevelWidgets() if one.isVisible() and one is not window]
