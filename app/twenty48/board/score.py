"""Score line above the board with its rising "+N", and the section with facts on the board."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt, QVariantAnimation
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from app.base.language.wording import format_integer, sentences
from app.base.language.words import tr, translate
from app.base.session.session import MoveRun
from app.base.theme import accessible, theme
from app.twenty48.board.board import Twenty48BoardView
from app.twenty48.games.players import NAMES, describe_player, is_dealt, player_of, rules_text
from app.twenty48.model.model import Twenty48Model
from app.widgets.explained_figures import figure_text
from app.widgets.painting import paint_rounded_rect
from app.widgets.panel import Section
from app.widgets.text import Counter, Label
from core.base.words import phrase
from core.explain.formulas.derivation import DerivedFigure
from core.explain.twenty48 import twenty48
from core.twenty48.board import Board
from core.twenty48.results import PlayerKind, rules_of

LARGEST = phrase("Largest tile")
ALONE, WITH_ADVICE = phrase("Your games, no advice"), phrase("Your games, with advice")
PLAYED_BY, BEGUN_WITH = phrase("Played by"), phrase("Begun with")
COUNTED = {ALONE: PlayerKind.PERSON, WITH_ADVICE: PlayerKind.BOTH}

LINE, BOX, EDGE, LEAST_WIDTH = 84, 96, 24, 520
"""Height of the line, least width of a box, and margin and width of the line beside a narrow board, in pixels."""
RISE_MS = 600
RISE_PX = 34
BETWEEN = 8 + 24 + 8
"""Gap in pixels between two pairs on a line, with the spacing inside them."""


class ScoreLine(QWidget):
    """Line above the board: score, the player's best score alone, moves, and two lines about the board.

    Its left edge is that of the board, and its height never changes.
    """

    accessible_role = accessible.Role.Grouping

    def __init__(self, model: Twenty48Model, view: Twenty48BoardView) -> None:
        super().__init__()
        self.setAccessibleName(tr("Score", context="points of a game"))
        self._model, self._view = model, view
        self.score, self.best = ScoreCounter(tr("Score", context="points of a game")), Counter(tr("Best, no advice"))
        self.moves = Counter(tr("Moves"))
        self.tiles, self.rules = (Label("", 12, 400, "text2", elided=True) for _ in range(2))
        self._line = QHBoxLayout(self)
        self._line.setSpacing(8)
        self._boxes = [ScoreBox(counter) for counter in (self.score, self.best, self.moves)]
        for box in self._boxes:
            self._line.addWidget(box)
        words = QVBoxLayout()
        words.setSpacing(2)
        words.addStretch(1)
        for label in (self.tiles, self.rules):
            label.setAlignment(Qt.AlignmentFlag.AlignRight)
            words.addWidget(label)
        words.addStretch(1)
        self._line.addLayout(words, 1)
        self.setFixedHeight(LINE)
        view.resized.connect(self._follow_board)
        model.moved.connect(self._on_moved)
        model.jumped.connect(self._on_jumped)
        model.changed.connect(self._refresh)
        self._on_jumped()
        self._refresh()

    def minimumSizeHint(self) -> QSize:
        return QSize(0, LINE)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._follow_board()

    def _follow_board(self) -> None:
        """Begin and end where the board does, unless it is too narrow for that."""
        board = self._view.grid.rect
        spare = min(board.left(), max(0.0, (self.width() - LEAST_WIDTH) / 2))
        side = round(max(EDGE, spare))
        self._line.setContentsMargins(side, 4, side, 4)
        # a very narrow stage has room for the score alone
        room = self.width() - 2 * side
        for box in self._boxes:
            room -= box.minimumSizeHint().width() + self._line.spacing()
            box.setVisible(box is self._boxes[0] or room >= 0)

    def _on_moved(self, run: MoveRun) -> None:
        score, before = run.steps[-1].after.score, run.steps[0].before.score
        self._show_score(run.steps[-1].after, score - before if run.forward else 0)

    def _on_jumped(self) -> None:
        self._show_score(self._model.board)

    def _show_score(self, board: Board, gained: int = 0) -> None:
        worked = twenty48.score(board) if is_dealt(self._model.shown_session) else None
        self.score.set_score(board.score, gained, worked)

    def _refresh(self) -> None:
        model = self._model
        player, dealt = player_of(model.shown_session, whole=model.replaying), is_dealt(model.shown_session)
        own = dealt and player is PlayerKind.PERSON
        self.score.set_note("" if own else describe_player(player, dealt=dealt))
        running = model.running_score(PlayerKind.PERSON)
        finished = model.recorder.games.find_player_record(PlayerKind.PERSON, rules_of(model.game.state)).best
        advised = model.best_with_advice
        note = tr("with advice {score}", score=format_integer(advised)) if advised > model.best_score else ""
        self.best.set(format_integer(model.best_score), note, twenty48.own_best(model.best_score, finished, running))
        former = model.bests.of_anybody(model.shape)
        tip = tr("Your best score without advice on {rules}.", rules=rules_text(rules_of(model.game.state)))
        if former > model.best_score:
            tip = sentences(
                tip,
                tr(
                    "Best score of an earlier version, which did not record who played: {score}.",
                    score=format_integer(former),
                ),
            )
        self.best.setToolTip(tip)
        self.moves.set(format_integer(self._model.board.moves))
        board = self._model.board
        tiles = twenty48.tiles(board)
        total = figure_text(tr("Tile sum"), format_integer(board.tile_sum), twenty48.SUM.bind(t=tiles))
        empty = figure_text(tr("Empty squares"), str(board.empty), twenty48.EMPTY.bind(t=tiles, C=len(board.cells)))
        self.tiles.say(tr("tile sum {total}, empty {empty}", total=total, empty=empty))
        games, won, _ = model.recorder.games.find_player_record(PlayerKind.PERSON, rules_of(board))
        self.rules.setText(
            tr("%n games of yours, won {won}", one="%n game of yours, won {won}", n=games, won=format_integer(won))
            if games
            else tr("no game of yours finished")
        )


class ScoreBox(QFrame):
    """Rounded box of one counter, as the original game has them."""

    def __init__(self, counter: Counter) -> None:
        super().__init__()
        line = QHBoxLayout(self)
        line.setContentsMargins(14, 6, 14, 6)
        line.addWidget(counter)
        self.setMinimumWidth(BOX)

    def paintEvent(self, _event: QPaintEvent) -> None:
        tokens = theme.current()
        outline = QColor(tokens.border) if tokens.contrast else None
        paint_rounded_rect(QPainter(self), QRectF(self.rect()), QColor(tokens.hover), outline, 10)


class BoardSection(Section):
    """Facts on the shown board, who plays, and the number of finished games by the same rules."""

    def __init__(self, model: Twenty48Model) -> None:
        super().__init__()
        self.setAccessibleName(tr("This board"))
        self._model = model
        self.pairs = FigurePairs([LARGEST, BEGUN_WITH, PLAYED_BY, ALONE, WITH_ADVICE])
        self.add(self.pairs)
        model.changed.connect(self._refresh)
        self._refresh()

    def _refresh(self) -> None:
        board = self._model.board
        tiles = twenty48.tiles(board)
        if tiles:
            self.pairs.set(LARGEST, str(1 << board.largest), twenty48.LARGEST.bind(t=tiles))
        else:
            self.pairs.set(LARGEST, tr("none", context="a tile"))
        shown = self._model.shown_session
        for name, player in COUNTED.items():
            games, won, _ = self._model.recorder.games.find_player_record(player, rules_of(board))
            count = (
                tr("{games}, won {won}", games=format_integer(games), won=format_integer(won))
                if games
                else tr("none finished")
            )
            self.pairs.set(name, count)
        self.pairs.set(PLAYED_BY, NAMES[player_of(shown, whole=self._model.replaying)])
        self.pairs.set(BEGUN_WITH, tr("two tiles") if is_dealt(shown) else tr("a custom board"))


class ScoreCounter(Counter):
    """Counter over which each gain rises and fades."""

    def __init__(self, label: str, parent: QWidget | None = None) -> None:
        super().__init__(label, parent)
        self.rise = _Rise(self)

    def set_score(self, score: int, gained: int = 0, worked: DerivedFigure | None = None) -> None:
        """Show `score` with its derivation and let "+gained" rise from it."""
        self.set(format_integer(score), self.note, worked)
        if gained > 0:
            self.rise.start(f"+{format_integer(gained)}", self.value)
        else:
            self.rise.hide()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.rise.setGeometry(self.rect())


class _Rise(QWidget):
    def __init__(self, counter: ScoreCounter) -> None:
        super().__init__(counter)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.text = ""
        self._left = 0.0
        self._way = QVariantAnimation(self, startValue=0.0, endValue=1.0)
        self._way.valueChanged.connect(self.update)
        self._way.finished.connect(self.hide)
        self.hide()

    def start(self, text: str, beside: str) -> None:
        self._way.stop()
        if theme.manager().reduced_motion:
            return
        self.text = text
        self._left = QFontMetricsF(theme.font(26, 600)).horizontalAdvance(beside) + 6
        self._way.setDuration(RISE_MS)
        self.show()
        self.raise_()
        self._way.start()

    def paintEvent(self, _event: QPaintEvent) -> None:
        share = float(self._way.currentValue() or 0.0)
        font = theme.font(13, 600)
        width = QFontMetricsF(font).horizontalAdvance(self.text) + 2
        left = min(self._left, self.width() - width)
        painter = QPainter(self)
        painter.setOpacity(1 - share * share)
        painter.setFont(font)
        painter.setPen(QColor(theme.current().text2))
        box = QRectF(left, self.height() - 26 - RISE_PX * share * share, width, 20)
        painter.drawText(box, Qt.AlignmentFlag.AlignVCenter, self.text)


class FigurePairs(QWidget):
    """Grid of names and figures, two pairs on a line where there is room."""

    ONE_COLUMN_UNDER = 320

    def __init__(self, words: Sequence[str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(8)
        self._grid.setVerticalSpacing(5)
        self._names: dict[str, Label] = {}
        self._values: dict[str, Label] = {}
        self._columns = 0
        for word in words:
            self._names[word], self._values[word] = Label(word, 13, 400, "text2"), Label("", 13, 600)
            self._values[word].setAccessibleName(translate(word))
        self._arrange(2)

    def set(self, word: str, value: str, worked: DerivedFigure | None = None) -> None:
        """Show `value` with its derivation beside the name `word`."""
        self._values[word].say(value if worked is None else figure_text(word, value, worked))
        self._fit()

    def value(self, word: str) -> str:
        return self._values[word].text()

    def minimumSizeHint(self) -> QSize:
        return QSize(160, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Use two pairs on a line if the longest of them fit, else one."""
        names, values = [*self._names.values()], [*self._values.values()]
        wide = sum(
            max(label.sizeHint().width() for label in column)
            for column in (names[::2], values[::2], names[1::2], values[1::2])
        )
        self._arrange(2 if self.width() >= max(self.ONE_COLUMN_UNDER, wide + BETWEEN) else 1)

    def _arrange(self, columns: int) -> None:
        if columns == self._columns:
            return
        self._columns = columns
        for column in (0, 3):
            self._grid.setColumnStretch(column, 1 if column < 3 * columns else 0)
        self._grid.setColumnMinimumWidth(2, 8 if columns == 2 else 0)
        for index, (word, value) in enumerate(self._values.items()):
            line, column = divmod(index, columns)
            self._grid.addWidget(self._names[word], line, 3 * column)
            self._grid.addWidget(value, line, 3 * column + 1, Qt.AlignmentFlag.AlignRight)
