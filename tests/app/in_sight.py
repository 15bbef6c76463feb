"""What of a page's side panel is not in sight: it scrolls, or a section is cut."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QWidget

from app.shell.page import Page
from app.widgets.panel import Section
from app.widgets.text import Label


def settle() -> None:
    """Let pending layouts happen."""
    for _ in range(3):
        QApplication.sendPostedEvents()
        QApplication.processEvents()


def faults(page: Page) -> list[str]:
    """Return what is not in sight in the panel of `page`, as sentences."""
    settle()
    panel = page.panel
    scrolled = panel.verticalScrollBar().maximum()
    found = [f"the panel scrolls by {scrolled} px"] if scrolled else []
    sight = panel.viewport().rect()
    for section in panel.findChildren(Section):
        if section.isVisible():
            area = section.rect().translated(section.mapTo(panel.viewport(), QPoint()))
            if not sight.contains(area):
                found.append(f"section {section.accessibleName()!r} is cut: {area} of {sight}")
            found += cut_texts(section)
    return found


def cut_texts(within: QWidget) -> Iterator[str]:
    """Yield the labels in `within` that are smaller than their text, except those that are elided on purpose."""
    for label in within.findChildren(QLabel):
        if not label.isVisible() or (isinstance(label, Label) and label.elided):
            continue
        needed = label.heightForWidth(label.width()) if label.wordWrap() else label.sizeHint().height()
        if needed > label.height() or (not label.wordWrap() and label.sizeHint().width() > label.width()):
            yield f"text is cut: {label.text()!r}"


def control_positions(page: QWidget) -> dict[QAbstractButton, QPoint]:
    """Return the place of each visible control of a page, to compare before and after something happens."""
    controls = page.findChildren(QAbstractButton)
    return {control: control.mapTo(page, QPoint()) for control in controls if control.isVisible()}
