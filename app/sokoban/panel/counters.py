"""Counters at the top of the panel, with the best results so far, and the page's notices."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QWidget

from app.base.language.wording import format_integer
from app.base.language.words import tr, translate
from app.base.storage.store import BestResult
from app.base.theme import accessible
from app.sokoban.library.descriptions import describe_level
from app.sokoban.model.model import SokobanModel
from app.sokoban.records.results import IN_A_SENTENCE, METRICS
from app.widgets.cards.notice import Notice
from app.widgets.controls.buttons import IconButton, press_by_labels
from app.widgets.explained_figures import figure_text
from app.widgets.panel import TOOL, Section
from app.widgets.text import Counter, Label, counters
from core.base.words import phrase
from core.explain.formulas.derivation import DerivedFigure
from core.explain.sokoban import counters as derived
from core.explain.sokoban import pushes

PULLED = {"pushes": phrase("Pulls"), "pushing_sessions": phrase("Pulling sessions")}
"""Names of the counters in a game played backwards."""
LARGE = 3
"""Number of large counters; the others are shown in a line below them."""


class CountersSection(Section):
    """Section with the counters, two notices, and the author of the level."""

    def __init__(self, model: SokobanModel) -> None:
        super().__init__()
        self._model = model
        self._counters = {metric: Counter(translate(text)) for metric, text in METRICS[:LARGE]}
        self.add(counters(*self._counters.values()))
        self._others = {metric: _CompactCounter(translate(text)) for metric, text in METRICS[LARGE:]}
        self.add(_columns(*self._others.values()))
        self.warning = Notice()
        """Notice on whether the position can still be solved."""
        self.add(self.warning)
        self.notice = Notice()
        self.add(self.notice)
        self._author = Label("", 12, 400, "text2", wrap=True)
        self._about: IconButton | None = None
        self._words = QWidget()
        self._words_line = QHBoxLayout(self._words)
        self._words_line.setContentsMargins(0, 0, 0, 0)
        self._words_line.addWidget(self._author, 1)
        self.add(self._words)
        model.changed.connect(self.refresh)
        for signal in (model.level_changed, model.set_changed):
            signal.connect(self._show_author)
        self.refresh()
        self._show_author()

    def add_about(self, button: IconButton) -> None:
        """Add the button that opens the level's description to the author's line."""
        button.setFixedSize(TOOL, TOOL)
        self._about = button
        self._words_line.addWidget(button)
        press_by_labels(button, self._author)
        self._show_author()

    def about_corner(self) -> QPoint | None:
        """Return the point of the screen below the description button; None while it is not visible."""
        button = self._about
        if button is None or button.visibleRegion().isEmpty():
            return None
        return button.mapToGlobal(QPoint(button.width(), button.height() + 4))

    def refresh(self) -> None:
        """Show the cost of the game and the best result of each counter."""
        tally, best_results = self._model.tally, self._model.best_results_by_copy
        worked = {"moves": pushes.moves(tally), "pushes": pushes.pushes(tally), **derived.counters(tally)}
        names = dict(METRICS)
        shown: dict[str, Counter | _CompactCounter] = {**self._counters, **self._others}
        for metric, counter in shown.items():
            name = names[metric]
            counter.set_label(translate(PULLED.get(metric, name) if self._model.pulling else name))
            counter.set(
                format_integer(getattr(tally, metric)), _note(metric, best_results.get(metric, ())), worked[metric]
            )

    def label(self, metric: str) -> str:
        """Return the label of a counter."""
        return (self._counters.get(metric) or self._others[metric]).accessibleName()

    def value(self, metric: str) -> str:
        """Return the value that a counter shows."""
        return (self._counters.get(metric) or self._others[metric]).value

    def _show_author(self) -> None:
        author = "" if self._model.is_own else self._model.level.author
        more = self._about is not None and describe_level(self._model.level_set, self._model.index).says_more
        self._author.setText(_words_on(author, more=more))
        if self._about is not None:
            self._about.setVisible(more)
        self._words.setVisible(more or bool(author))


def _note(metric: str, kept: Sequence[BestResult]) -> str:
    """Return a note on the best stored result; a space, if there is none, keeps the line's height."""
    if not kept:
        return " "
    values = [result.value for result in kept]
    name = tr("fewest {counter} so far", counter=translate(IN_A_SENTENCE[metric]))
    return tr("your best {number}", number=figure_text(name, format_integer(min(values)), derived.kept_best(values)))


def _words_on(author: str, *, more: bool) -> str:
    """Return the text beside the button that opens the level's description."""
    if author:
        return tr("by {author}", author=author)
    return tr("About this level") if more else ""


class _CompactCounter(QWidget):
    """Compact counter: a label above a number and its note."""

    accessible_role = accessible.Role.Grouping

    def __init__(self, text: str) -> None:
        super().__init__()
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 4, 0, 0)
        grid.setHorizontalSpacing(8)
        grid.setVerticalSpacing(1)
        self._value, self._note = Label("0", 13, 600), Label("", 12, 400, "text2")
        self._label = Label(text, 12, 500, "text2")
        grid.addWidget(self._label, 0, 0, 1, 2)
        grid.addWidget(self._value, 1, 0, Qt.AlignmentFlag.AlignBaseline)
        grid.addWidget(self._note, 1, 1, Qt.AlignmentFlag.AlignBaseline)
        grid.setColumnStretch(1, 1)
        self.setAccessibleName(text)

    def set_label(self, label: str) -> None:
        self._label.setText(label)
        self.setAccessibleName(label)

    def set(self, value: str, note: str, worked: DerivedFigure) -> None:
        self._value.say(figure_text(self.accessibleName(), value, worked))
        self._note.say(note)

    @property
    def value(self) -> str:
        return self._value.text()


def _columns(*widgets: QWidget) -> QWidget:
    box = QWidget()
    grid = QGridLayout(box)
    grid.setContentsMargins(0, 0, 0, 0)
    grid.setHorizontalSpacing(16)
    for column, widget in enumerate(widgets):
        grid.addWidget(widget, 0, column)
        grid.setColumnStretch(column, 1)
    return box
