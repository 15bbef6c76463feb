"""Command list: every command of the window, found by typing."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from PySide6.QtCore import (
    QAbstractListModel,
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QRectF,
    QSize,
    Qt,
    QTimer,
)
from PySide6.QtGui import QColor, QFontMetricsF, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QLineEdit,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from app.base.actions import Command, shortcut_text
from app.base.language.wording import clauses, fold_text, number_spellings
from app.base.language.words import tr, translate
from app.base.theme import accessible, icons, theme
from app.widgets.cards.card import dismiss_cards
from app.widgets.painting import float_above, paint_rounded_rect, paint_sheet
from app.widgets.text import Hairline
from core.base.words import phrase

WIDTH, ROW, ROWS = 520, 40, 9
PREPARED_AT_ONCE = 50
"""Number of commands whose text is prepared between two events, which takes some 2 ms."""
LEAST_PLACE = 40
"""Least width in pixels for the page of a command beside its name."""
TABS = {Qt.Key.Key_Tab: 1, Qt.Key.Key_Backtab: -1}
NOTHING = phrase("No command matches these words. Try a shorter word.")
AnyIndex = QModelIndex | QPersistentModelIndex


@dataclass(frozen=True)
class CommandMatch:
    """Command with its page ("" for the window's own) and search words, all untranslated.

    `words` are more words that people look for it by. Of the commands of one `group`, such as the variants of an
    instrument, these find only the first. The name of a `figure` counts less than that of a command, unless a number is
    typed.
    """

    command: Command
    page: str
    words: str = ""
    group: str = ""
    figure: bool = False

    @property
    def title(self) -> str:
        """Title of the command in the language of the window."""
        return translate(self.command.text)

    @property
    def place(self) -> str:
        """Page of the command in the language of the window."""
        return translate(self.page)

    @property
    def possible(self) -> bool:
        """Whether the command is enabled now."""
        return self.command.enabled is None or self.command.enabled()

    @property
    def trailing_text(self) -> str:
        """Text at the end of the command's row: its keys, or that it cannot be run now."""
        return shortcut_text(self.command.shortcuts) if self.possible else tr("not now")

    @cached_property
    def name_texts(self) -> tuple[str, ...]:
        """Names that the command is found by first, in the window's language and in English.

        Each is as `_pad_words` returns it.
        """
        return tuple({_pad_words(self.title), _pad_words(self.command.text)})

    @cached_property
    def described_text(self) -> str:
        """Text that the command is found by except for `words`, as `_pad_words` returns it."""
        shown = f"{self.title} {self.place} {translate(self.command.tip)}"
        return _pad_words(f"{shown} {self.command.text} {self.page} {self.command.tip}")

    @cached_property
    def search_text(self) -> str:
        """Whole text that the command is found by, as `_pad_words` returns it."""
        return (
            self.described_text + _pad_words(f"{translate(self.words)} {self.words}")
            if self.words
            else self.described_text
        )

    def prepare(self) -> None:
        """Compute now the cached texts that a search reads."""
        _ = self.name_texts, self.search_text

    def __str__(self) -> str:
        """Return the match as a screen reader announces it."""
        return clauses((self.title, self.place, self.trailing_text))


def matches(query: str, candidates: Sequence[CommandMatch]) -> list[CommandMatch]:
    """Return the commands that have every word typed, best first, equal ones in given order.

    The order is: a name that has the words as whole words; a name with them as beginnings of words; any text with whole
    words; a name that has them anywhere; a text with beginnings; a text that has them anywhere. English counts in every
    language. Among equal ones commands come first, before figures and before those variants of an instrument that
    have the words where its other variants do not.
    """
    words = [number_spellings(word) for word in fold_text(query).split()]
    if not words:
        return list(candidates)
    ranked: list[tuple[tuple[int, bool], CommandMatch]] = []
    groups: set[str] = set()
    checked = [(candidate, _all_in(words, candidate.described_text)) for candidate in candidates]
    lacking = {candidate.group for candidate, described in checked if candidate.group and not described}
    for candidate, described in checked:
        if not (described or _all_in(words, candidate.search_text)):
            continue
        if candidate.group and not described:
            if candidate.group in groups:
                continue
            groups.add(candidate.group)
        late = candidate.figure or (described and candidate.group in lacking)
        ranked.append(((_rank(words, candidate), late), candidate))
    return [candidate for _, candidate in sorted(ranked, key=lambda item: item[0])]


Spellings = Sequence[str]
"""Ways in which a typed word may be written."""


def _all_in(words: Sequence[Spellings], text: str) -> bool:
    return all(any(word in text for word in spellings) for spellings in words)


def _pad_words(text: str) -> str:
    """Return folded text with a blank before and after each word, so that a search sees word limits."""
    return f" {' '.join(fold_text(text).split())} "


def _rank(words: Sequence[Spellings], found: CommandMatch) -> int:
    text = found.search_text
    of_text = 2 if _are(words, text) else 4 if _begin(words, text) else 5
    rank = min(of_text, *(_rank_of_name(words, name) for name in found.name_texts))
    numbers = any(sign.isdigit() for spellings in words for sign in spellings[0])
    return max(rank, 3) if found.figure and not numbers else rank


def _rank_of_name(words: Sequence[Spellings], name: str) -> int:
    if _are(words, name):
        return 0
    return 1 if _begin(words, name) else 3 if _all_in(words, name) else 5


def _are(words: Sequence[Spellings], text: str) -> bool:
    """Return whether each typed word is a whole word of the padded text."""
    return all(any(f" {word} " in text for word in spellings) for spellings in words)


def _begin(words: Sequence[Spellings], text: str) -> bool:
    """Return whether each typed word is the beginning of a word of the padded text."""
    return all(any(f" {word}" in text for word in spellings) for spellings in words)


class CommandPalette(QFrame):
    """Command list over the window; Enter runs a command, Escape or a click elsewhere closes the list."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._candidates: list[CommandMatch] = []
        self._came_from: QWidget | None = None
        self._prepared = 0
        self._preparing = QTimer(self, interval=0)
        self._preparing.timeout.connect(self._prepare)
        self._model = _Model(self)
        column = QVBoxLayout(self)
        column.setContentsMargins(9, 9, 9, 9)
        column.setSpacing(0)
        self._edit = QLineEdit()
        self._edit.setAccessibleName(tr("Command"))
        self._edit.setFixedHeight(44)
        self._edit.setFont(theme.font(15))
        self._edit.setStyleSheet("border: none; background: transparent; padding-left: 36px;")
        self._edit.textChanged.connect(self._on_text)
        self._edit.installEventFilter(self)
        self._list = QListView()
        self._list.setModel(self._model)
        self._list.setUniformItemSizes(True)
        self._list.setItemDelegate(_Row(self._list))
        self._list.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._list.setMouseTracking(True)
        self._list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._list.clicked.connect(lambda index: self._run(index.row()))
        self._list.entered.connect(lambda index: self._choose(index.row()))
        column.addWidget(self._edit)
        column.addWidget(Hairline())
        column.addSpacing(6)
        column.addWidget(self._list)
        float_above(self)
        self.hide()

    def open(self, candidates: Sequence[CommandMatch], asked: str = "") -> None:
        """Show all candidates over the window, with `asked` as the placeholder of the search field."""
        window = self.parentWidget()
        assert window is not None
        dismiss_cards(window)
        self._candidates = list(candidates)
        self._prepared = 0
        self._preparing.start()
        self._came_from = QApplication.focusWidget()
        self._edit.setPlaceholderText(asked or tr("Type a command"))
        self._edit.clear()
        self._on_text("")
        self.show()
        self.raise_()
        self._edit.setFocus()

    def _prepare(self) -> None:
        """Prepare the texts of some more commands, so that the first key need not wait for all of them."""
        for candidate in self._candidates[self._prepared : self._prepared + PREPARED_AT_ONCE]:
            candidate.prepare()
        self._prepared += PREPARED_AT_ONCE
        if self._prepared >= len(self._candidates):
            self._preparing.stop()

    def _on_text(self, text: str) -> None:
        self._model.show(matches(text, self._candidates))
        self._choose(0)
        rows = max(1, min(ROWS, self._model.rowCount()))
        self._list.setFixedHeight(rows * ROW + 2)
        self.place()

    def _choose(self, row: int) -> None:
        """Select a row and announce it, since a screen reader stays in the search field."""
        match = self._model.find_match(row)
        self._list.setCurrentIndex(self._model.index(row))
        accessible.announce(self._edit, translate(NOTHING) if match is None else str(match))

    def place(self) -> None:
        """Centre the list in the upper part of the window."""
        window = self.parentWidget()
        assert window is not None
        width = min(WIDTH, window.width() - 32)
        self.setGeometry(
            (window.width() - width) // 2, min(96, window.height() // 8), width, 44 + 25 + self._list.height()
        )

    def _close(self) -> None:
        self.hide()
        if self._came_from is not None:
            self._came_from.setFocus()

    def _run(self, row: int) -> None:
        found = self._model.find_match(row)
        if found is not None and found.possible:
            self._close()
            found.command.run()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._edit and isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            row, last = self._list.currentIndex().row(), self._model.rowCount() - 1
            steps = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1, Qt.Key.Key_PageDown: ROWS, Qt.Key.Key_PageUp: -ROWS}
            if event.key() in steps:
                self._choose(max(0, min(last, row + steps[Qt.Key(event.key())])))
                return True
            if event.key() in TABS:
                # Tab cycles through the rows, since nothing else in the list takes the focus.
                self._choose((row + TABS[Qt.Key(event.key())]) % max(1, last + 1))
                return True
            if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
                self._run(row)
                return True
            if event.key() == Qt.Key.Key_Escape:
                self._close()
                return True
        if watched is self._edit and event.type() == QEvent.Type.FocusOut:
            # a click on the list keeps the focus in the field, so losing it means the user went elsewhere
            self.hide()
        return super().eventFilter(watched, event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        tokens = theme.current()
        paint_sheet(self)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        icons.paint(painter, "search", QRectF(22, 22, 18, 18), tokens.text2)
        if self._model.rowCount() == 0:
            painter.setFont(theme.font(13))
            painter.setPen(QColor(tokens.text2))
            painter.drawText(
                QRectF(22, 60, self.width() - 44, ROW),
                Qt.AlignmentFlag.AlignVCenter,
                translate(NOTHING),
            )


class _Model(QAbstractListModel):
    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._found: list[CommandMatch] = []

    def show(self, found: list[CommandMatch]) -> None:
        self.beginResetModel()
        self._found = found
        self.endResetModel()

    def find_match(self, row: int) -> CommandMatch | None:
        return self._found[row] if 0 <= row < len(self._found) else None

    def rowCount(self, _parent: AnyIndex | None = None) -> int:
        return len(self._found)

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        found = self.find_match(index.row())
        if found is None:
            return None
        if role == Qt.ItemDataRole.UserRole:
            return found
        return found.title if role == Qt.ItemDataRole.DisplayRole else None


class _Row(QStyledItemDelegate):
    def sizeHint(self, _option: QStyleOptionViewItem, _index: AnyIndex) -> QSize:
        return QSize(WIDTH, ROW)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: AnyIndex) -> None:
        tokens = theme.current()
        found: CommandMatch = index.data(Qt.ItemDataRole.UserRole)
        rect = QRectF(option.rect)
        on = bool(option.state & QStyle.StateFlag.State_Selected)
        painter.save()
        if on:
            paint_rounded_rect(painter, rect, QColor(tokens.soft), QColor(tokens.accent) if tokens.contrast else None)
        icons.paint(
            painter,
            found.command.icon,
            QRectF(rect.left() + 12, rect.center().y() - 9, 18, 18),
            tokens.accent if on else tokens.text2,
        )
        painter.setFont(theme.font(13, 500))
        painter.setPen(QColor(tokens.text) if found.possible else theme.mix(tokens.text3, tokens.panel, 0.35))
        left, right = rect.left() + 46, rect.right() - 12 - _Row._aside_width(found)
        metrics, middle = painter.fontMetrics(), Qt.AlignmentFlag.AlignVCenter
        title = metrics.elidedText(found.title, Qt.TextElideMode.ElideRight, int(right - left))
        painter.drawText(QRectF(left, rect.top(), right - left, rect.height()), middle, title)
        left += metrics.horizontalAdvance(title) + 10
        painter.setFont(theme.font(12))
        painter.setPen(QColor(tokens.text if on else tokens.text3))
        if right - left > LEAST_PLACE:
            place = painter.fontMetrics().elidedText(found.place, Qt.TextElideMode.ElideRight, int(right - left))
            painter.drawText(QRectF(left, rect.top(), right - left, rect.height()), middle, place)
        if found.possible:
            self._paint_keys(painter, rect, found.trailing_text)
        else:
            painter.drawText(rect.adjusted(0, 0, -12, 0), middle | Qt.AlignmentFlag.AlignRight, found.trailing_text)
        painter.restore()

    @staticmethod
    def _aside_width(found: CommandMatch) -> float:
        """Return the pixels that the end of the row takes, with the space before it."""
        font = theme.font(11, 500) if found.possible else theme.font(12)
        return QFontMetricsF(font).horizontalAdvance(found.trailing_text) + 24 if found.trailing_text else 0.0

    @staticmethod
    def _paint_keys(painter: QPainter, rect: QRectF, keys: str) -> None:
        if not keys:
            return
        tokens = theme.current()
        width = QFontMetricsF(theme.font(11, 500)).horizontalAdvance(keys) + 14
        cap = QRectF(rect.right() - width - 10, rect.center().y() - 10, width, 20)
        paint_rounded_rect(painter, cap, QColor(tokens.panel), QColor(tokens.border), 5)
        painter.setFont(theme.font(11, 500))
        painter.setPen(QColor(tokens.text2))
        painter.drawText(cap, Qt.AlignmentFlag.AlignCenter, keys)
