"""Grid of the generated levels' cards: picture, pushes, grade and measures of each level."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence

from PySide6.QtCore import (
    QAbstractListModel,
    QEvent,
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    QRect,
    QRectF,
    QSize,
    Qt,
    QVariantAnimation,
    Signal,
)
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPen,
    QPixmap,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractItemView, QStyledItemDelegate, QStyleOptionViewItem

from app.base.language.wording import clauses, fixed_percent, format_integer
from app.base.language.words import as_shown, tr, translate
from app.base.theme import icons, theme
from app.plots.drawing.marks import paint_bar
from app.plots.drawing.numbers import scientific
from app.sokoban.browser.thumbnails import paint_level
from app.sokoban.make.card import LevelCard
from app.sokoban.make.model import MakeModel
from app.sokoban.skins import skins
from app.widgets.cards.cell_grid import CellGrid
from app.widgets.painting import get_track_colour, paint_rounded_rect
from core.base.words import phrase
from core.sokoban.generate.difficulty import GRADES
from core.sokoban.generate.generate import GeneratedLevel
from core.sokoban.generate.wishes import GenerationMethod

AnyIndex = QModelIndex | QPersistentModelIndex
WIDTH, HEIGHT, GAP = 244, 262, 12
LEAST_WIDTH = 200
PICTURE = QSize(188, 132)
LARGEST = 18
"""Maximal size of a square in a card's picture, in pixels."""
STAR = 17
DOT = 8
BAR, APART = 96, 8
"""Distance of a share's bar from the right edge, and least gap between name and figure (pixels)."""
MOST_PICTURES = 300
SLOTS = 8
"""Maximal number of empty places shown for levels that are still being made."""
FADE_MS = 180
NAMES = {
    GenerationMethod.LINES: phrase("box lines"),
    GenerationMethod.TEMPLATES: phrase("templates"),
    GenerationMethod.TREE: phrase("tree search"),
    None: phrase("a variation"),
}


class CardList(QAbstractListModel):
    """List model of the level cards in their order, followed by the empty places for levels still to come."""

    def __init__(self, model: MakeModel) -> None:
        super().__init__(model)
        self.cards: list[LevelCard] = []
        self.slots = 0

    def show(self, cards: list[LevelCard], slots: int) -> None:
        """Show these cards, followed by `slots` empty places."""
        self.beginResetModel()
        self.cards, self.slots = cards, slots
        self.endResetModel()

    def rowCount(self, _parent: AnyIndex | None = None) -> int:
        return len(self.cards) + self.slots

    def card(self, index: AnyIndex) -> LevelCard | None:
        """Return the card at an index, or None for an empty place."""
        return self.cards[index.row()] if index.isValid() and index.row() < len(self.cards) else None

    def flags(self, index: AnyIndex) -> Qt.ItemFlag:
        return super().flags(index) if self.card(index) is not None else Qt.ItemFlag.NoItemFlags

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> str | None:
        card = self.card(index)
        if card is None:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return as_shown(card.title)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return clauses([_format_proved_pushes(card.level.measures.pushes), *details(card)])
        return describe_measures(card) if role == Qt.ItemDataRole.ToolTipRole else None


def odds(card: LevelCard) -> str:
    """Return the random pusher's odds of solving a card's level in words: "1 in 3·10¹⁶"."""
    number = one_in(card)
    return tr("1 in {number}", number=number) if number else tr("not counted")


def one_in(card: LevelCard) -> str:
    """Return the number of random walks per solution of a card's level, as text; "" if not counted."""
    chance = card.level.measures.chance
    if not chance:
        return ""
    return format_integer(1 / chance) if 1 / chance < 10_000 else scientific(1 / chance, 0)


def pushes_words(pushes: int) -> str:
    """Return a number of pushes in words: "12 pushes"."""
    return tr("%n pushes", one="%n push", n=pushes)


def _format_proved_pushes(pushes: int) -> str:
    return tr("{pushes}, proved", pushes=pushes_words(pushes))


def describe_measures(card: LevelCard) -> str:
    """Return the difficulty of a level and the measures that its dots are computed from."""
    measures = card.level.measures
    work = tr("not counted") if measures.work is None else tr("%n positions", one="%n position", n=measures.work)
    return tr(
        "Difficulty {difficulty:.1f} of 100: box dependence {dependence:.2f} of 1, {changes}, "
        "random pusher {odds}, solver {work}",
        difficulty=measures.difficulty(),
        dependence=measures.dependence,
        changes=_changes(card),
        odds=odds(card),
        work=work,
    )


def details(card: LevelCard) -> list[str]:
    """Return the details written at the foot of a card: seed, method and box changes."""
    level = card.level
    return [tr("seed {seed}", seed=level.seed), translate(NAMES[level.method]), _changes(card)]


def _changes(card: LevelCard) -> str:
    return tr("%n box changes", one="%n box change", n=card.level.measures.box_changes)


def line_of(card: QRectF) -> QRectF:
    """Return the rectangle of a card in which its number of pushes is written."""
    return QRectF(card.left() + 14, card.top() + 158, card.width() - 28, 20)


def odds_line(card: QRectF) -> QRectF:
    """Return the rectangle of a card in which the random pusher's odds are written."""
    return QRectF(card.left() + 14, card.top() + 183, card.width() - 28, 18)


def alive_line(card: QRectF) -> QRectF:
    """Return the rectangle of a card in which the share of solvable positions is written."""
    return odds_line(card).translated(0, 20)


def format_solvable_share(card: LevelCard) -> str:
    """Return the share of positions that can be solved, such as "68.9 %"."""
    dead = card.level.measures.dead
    return tr("not counted") if dead is None else fixed_percent(1 - dead, 1)


def dots_rect(card: QRectF) -> QRectF:
    """Return the rectangle of a card's difficulty dots, at the right end of the line of pushes."""
    line, wide = line_of(card), len(GRADES) * (DOT + 4) - 4
    return QRectF(line.right() - wide, line.top(), wide, line.height())


class CardGrid(CellGrid):
    """Grid of level cards, chosen by arrow keys or a click, starred by a click on the star.

    A double click or Enter plays the level of a card.
    """

    opened = Signal(object)
    starred = Signal(object)
    pointed = Signal()
    """Another card is highlighted or chosen, or the cards have moved."""

    def __init__(self, model: MakeModel) -> None:
        super().__init__(tr("New levels"), HEIGHT + GAP)
        self._model = model
        self.levels = CardList(model)
        self.setModel(self.levels)
        self._delegate = _CardDelegate(model, self)
        self.setItemDelegate(self._delegate)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.verticalScrollBar().setSingleStep(HEIGHT // 3)
        self._pointed: QModelIndex = QModelIndex()
        self._mouse = QPoint()
        """Last position of the mouse in the viewport; after a refresh, another card may lie under it."""
        self._known: set[str] = set()
        self.fresh: set[str] = set()
        """Keys of the cards that are fading in."""
        self._fade = QVariantAnimation(self)
        self._fade.setStartValue(0.0)
        self._fade.setEndValue(1.0)
        self._fade.valueChanged.connect(self.viewport().update)
        self._fade.finished.connect(self.fresh.clear)
        theme.manager().changed.connect(self._delegate.forget)
        self.verticalScrollBar().valueChanged.connect(self.pointed)
        self.selectionModel().currentChanged.connect(lambda *_: self.pointed.emit())
        self.refresh(first=True)

    def refresh(self, *, first: bool = False) -> None:
        """Show the model's cards, keeping the chosen card or choosing the one that takes its place."""
        current, row, pointed = self.current, self.currentIndex().row(), self._pointed.isValid()
        cards = list(self._model.cards)
        keys = {card.key for card in cards}
        self.levels.show(cards, min(SLOTS, self._model.to_come))
        if keys - self._known and not first:
            # Cards that are still fading in are shown at once: levels may come faster than they fade.
            self._fade.stop()
            self.fresh.clear()
            self.fresh |= keys - self._known
            self._fade.setDuration(theme.duration(FADE_MS))
            self._fade.start()
        self._known = keys
        if current is not None and current.key not in keys:
            current = cards[min(row, len(cards) - 1)] if cards else None
        self.select(current)
        under = self.indexAt(self._mouse) if pointed else QModelIndex()
        self._pointed = under if self.levels.card(under) is not None else QModelIndex()
        self.pointed.emit()

    @property
    def current(self) -> LevelCard | None:
        """Card that is chosen, or None."""
        return self.levels.card(self.currentIndex())

    def select(self, card: LevelCard | None) -> None:
        """Choose a card, or none if `card` is None or not in the grid."""
        rows = [row for row, listed in enumerate(self.levels.cards) if card is not None and listed.key == card.key]
        self.setCurrentIndex(self.levels.index(rows[0]) if rows else QModelIndex())

    @property
    def share(self) -> float:
        """Opacity of the cards that are fading in, from 0 to 1."""
        value = self._fade.currentValue()
        return float(value) if self.fresh and value is not None else 1.0

    @property
    def highlighted_card(self) -> tuple[LevelCard, QRect] | None:
        """Card under the pointer, or else the current one while the grid has the focus, with its rectangle.

        The value is None if there is no such card.
        """
        index = self._pointed if self._pointed.isValid() else self.currentIndex()
        if not self._pointed.isValid() and not self.hasFocus():
            return None
        card = self.levels.card(index)
        return None if card is None else (card, card_rect(self.visualRect(index)).toRect())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._mouse = event.position().toPoint()
        index = self.indexAt(self._mouse)
        if self.levels.card(index) is not None and index != self._pointed:
            self._pointed = index
            self.pointed.emit()
        super().mouseMoveEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        index = self.indexAt(event.position().toPoint())
        card = self.levels.card(index)
        if card is not None and star_rect(card_rect(self.visualRect(index))).contains(event.position()):
            self.setCurrentIndex(index)
            self.starred.emit(card)
            return
        super().mousePressEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        index = self.indexAt(event.position().toPoint())
        card = self.levels.card(index)
        if card is None:
            return
        if star_rect(card_rect(self.visualRect(index))).contains(event.position()):
            self.starred.emit(card)
        else:
            self.opened.emit(card)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter} and self.current is not None:
            self.opened.emit(self.current)
        elif event.key() == Qt.Key.Key_Escape:
            event.ignore()
        else:
            # Keyboard navigation takes precedence over a mouse that merely rests on a card.
            self._pointed = QModelIndex()
            super().keyPressEvent(event)
            self.pointed.emit()

    def event(self, event: QEvent) -> bool:
        done = super().event(event)
        if event.type() in {QEvent.Type.FocusIn, QEvent.Type.FocusOut}:
            self.pointed.emit()
        return done

    def viewportEvent(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Leave and self._pointed.isValid():
            self._pointed = QModelIndex()
            self.pointed.emit()
        return super().viewportEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.pointed.emit()

    def columns_in(self, width: int) -> int:
        return max(1, width // (LEAST_WIDTH + GAP)) if width < 2 * (WIDTH + GAP) else width // (WIDTH + GAP)


def card_rect(cell: QRect) -> QRectF:
    """Return the rectangle of a card inside its grid cell."""
    return QRectF(cell).adjusted(0, 0, -GAP, -GAP)


def star_rect(card: QRectF) -> QRectF:
    """Return the rectangle of a card in which a click stars the card."""
    return QRectF(card.right() - 38, card.top() + 2, 34, 34)


class _CardDelegate(QStyledItemDelegate):
    def __init__(self, model: MakeModel, view: CardGrid) -> None:
        super().__init__(view)
        self._model, self._view = model, view
        self._pictures: OrderedDict[tuple[str, float, str], QPixmap] = OrderedDict()

    def forget(self) -> None:
        """Drop the cached pictures and repaint; called when the theme changes."""
        self._pictures.clear()
        self._view.viewport().update()

    def sizeHint(self, _option: QStyleOptionViewItem, _index: AnyIndex) -> QSize:
        return self._view.gridSize()

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: AnyIndex) -> None:
        area: QRect = option.rect
        box = card_rect(area)
        painter.save()
        card = self._view.levels.card(index)
        if card is None:
            self._paint_slot(painter, box, index.row() == len(self._view.levels.cards))
        else:
            painter.setOpacity(self._view.share if card.key in self._view.fresh else 1.0)
            self._paint_card(painter, box, card)
        painter.restore()

    def _paint_slot(self, painter: QPainter, box: QRectF, next_one: bool) -> None:
        tokens = theme.current()
        pen = QPen(QColor(tokens.outline if tokens.contrast else tokens.border), 1)
        pen.setDashPattern([4, 4])
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), 10, 10)
        run = self._model.run
        if not next_one or run is None:
            return
        if (made := run.seen.measuring) is not None:
            self._paint_measuring(painter, box, made)
            return
        painter.setPen(QColor(tokens.text2))
        painter.setFont(theme.font(12))
        trying = tr("Trying room {number:,}", number=run.seen.rooms + 1)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, trying)

    def _paint_measuring(self, painter: QPainter, box: QRectF, made: GeneratedLevel) -> None:
        """Paint a level that is already generated while its grade is still being computed."""
        rows = "\n".join(made.rows)
        place = QPoint(round(box.center().x() - PICTURE.width() / 2), round(box.top()) + 14)
        painter.drawPixmap(place, self._draw_picture(rows, made.rows))
        line = QRectF(box.left() + 14, box.top() + 158, box.width() - 28, 20)
        _write_proved_pushes(painter, line, made.tally.pushes)
        line.translate(0, 25)
        paint_bar(painter, QRectF(line.left(), line.top() + 3, 14, 14), theme.current().accent, solid=False)
        _write(painter, line.adjusted(22, 0, 0, 0), tr("Being graded"), theme.font(12), theme.current().text2)

    def _paint_card(self, painter: QPainter, box: QRectF, card: LevelCard) -> None:
        tokens = theme.current()
        shown = self._view.highlighted_card
        front = shown is not None and shown[0] is card
        paint_rounded_rect(painter, box, QColor(tokens.panel), QColor(tokens.accent if front else tokens.border), 10)
        picture = self._picture(card)
        place = QPoint(round(box.center().x() - PICTURE.width() / 2), round(box.top()) + 14)
        painter.drawPixmap(place, picture)
        star = star_rect(box)
        inner = QRectF(star.center().x() - STAR / 2, star.center().y() - STAR / 2, STAR, STAR)
        icons.paint(
            painter, "star_full" if card.starred else "star", inner, tokens.accent if card.starred else tokens.text2
        )
        self._paint_figures(painter, box, card)

    def _paint_figures(self, painter: QPainter, box: QRectF, card: LevelCard) -> None:
        tokens, measures, first = theme.current(), card.level.measures, line_of(box)
        _write_proved_pushes(painter, first, measures.pushes)
        self._paint_dots(painter, dots_rect(box), self._model.grade(card))
        small = theme.font(12)
        line = odds_line(box)
        name = line.adjusted(0, 0, -QFontMetricsF(theme.font(12, 500)).horizontalAdvance(odds(card)) - APART, 0)
        _write(painter, name, tr("Random pusher"), small, tokens.text2)
        _write(painter, line, odds(card), theme.font(12, 500), tokens.text, right=True)
        line = alive_line(box)
        _write(painter, line.adjusted(0, 0, -BAR - APART, 0), tr("Can be solved"), small, tokens.text2)
        _write(painter, line, format_solvable_share(card), theme.font(12, 500), tokens.text, right=True)
        if measures.dead is not None:
            bar = QRectF(line.right() - BAR, line.center().y() - 2, 42, 4)
            paint_rounded_rect(painter, bar, get_track_colour(), None, 2)
            paint_rounded_rect(
                painter,
                QRectF(bar.left(), bar.top(), max(3.0, 42 * (1 - measures.dead)), 4),
                QColor(tokens.accent),
                None,
                2,
            )
        line.translate(0, 20)
        _write(painter, line, clauses(details(card)), small, tokens.text2)

    def _paint_dots(self, painter: QPainter, area: QRectF, grade: int) -> None:
        ink = QColor(theme.current().text)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for at in range(len(GRADES)):
            painter.setPen(QPen(ink, 1.2))
            painter.setBrush(ink if at < grade else Qt.BrushStyle.NoBrush)
            dot = QRectF(area.left() + at * (DOT + 4), area.center().y() - DOT / 2, DOT, DOT)
            painter.drawEllipse(dot.adjusted(0.6, 0.6, -0.6, -0.6))

    def _picture(self, card: LevelCard) -> QPixmap:
        return self._draw_picture(card.key, card.level.rows)

    def _draw_picture(self, name: str, rows: Sequence[str]) -> QPixmap:
        """Return the picture of a level; it is drawn once and kept while the cache has room."""
        ratio = self._view.devicePixelRatioF()
        key = name, ratio, skins.current().key
        if key not in self._pictures:
            self._pictures[key] = paint_level(rows, PICTURE, ratio, largest=LARGEST, rounded=True)
            if len(self._pictures) > MOST_PICTURES:
                self._pictures.popitem(last=False)
        return self._pictures[key]


def _write_proved_pushes(painter: QPainter, line: QRectF, pushes: int) -> None:
    """Write the fewest pushes of a level. They are always proved: levels are generated backwards from their goals."""
    bold, plain, words = theme.font(13, 600), theme.font(13), pushes_words(pushes)
    before, _, after = _format_proved_pushes(pushes).partition(words)
    left = line.left()
    for text, font, ink in (
        (before, plain, theme.current().ok),
        (words, bold, theme.current().text),
        (after, plain, theme.current().ok),
    ):
        _write(painter, QRectF(left, line.top(), line.right() - left, line.height()), text, font, ink)
        left += QFontMetricsF(font).horizontalAdvance(text)


def _write(painter: QPainter, line: QRectF, text: str, font: QFont, ink: str, *, right: bool = False) -> None:
    across = Qt.AlignmentFlag.AlignRight if right else Qt.AlignmentFlag.AlignLeft
    painter.setFont(font)
    painter.setPen(QColor(ink))
    shown = QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, line.width() + 0.5)
    painter.drawText(line, Qt.AlignmentFlag.AlignVCenter | across, shown)
