"""Card with the list of finished games and their statistics, and of games saved under a name."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QKeyEvent, QPainter
from PySide6.QtWidgets import QHBoxLayout, QWidget

from app.base.language.wording import clauses, commas, day_and_time, format_integer, label_value
from app.base.language.words import as_shown, tr, translate
from app.base.theme import icons, theme
from app.twenty48.games.finished_games import FinishedGame, FinishedGames
from app.twenty48.games.players import NAMES, describe_player, rules_text
from app.twenty48.games.saved_games import SavedGame, SavedGameStore, game_name
from app.widgets.cards.card import ListCard, RowModel, RowPainter, RowWords
from app.widgets.controls.buttons import Button
from app.widgets.controls.field import Field
from app.widgets.controls.segment import Segment
from app.widgets.explained_figures import figure_text
from app.widgets.text import Hairline, Label
from core.base.puzzle import InputError
from core.base.text.figure_text import join_texts
from core.base.words import phrase
from core.explain.twenty48 import boards
from core.twenty48.board import FOUR
from core.twenty48.results import GameResult, PlayerKind, Rules, totals

WIDTH, ROW, MOST_ROWS = 460, 44, 8
FINISHED, SAVED = "finished", "saved"
PLAYERS = {
    PlayerKind.PERSON: phrase("You", context="a player"),
    PlayerKind.BOTH: phrase("You with advice", context="a player"),
    PlayerKind.PROGRAM: phrase("The program", context="a player"),
    PlayerKind.UNKNOWN: phrase("Unknown player", context="a player"),
}
"""Name of each player at the beginning of a line."""
SET_BOARDS = phrase("From custom boards")


class GamesModel(RowModel[FinishedGame | SavedGame]):
    """List model of finished or saved games."""

    def words(self, row: int) -> RowWords:
        one = self.rows[row]
        words = clauses((*lines(one), players(one)))
        return RowWords(words, tip=words)


class GamesCard(ListCard):
    """Card with finished and saved games: Enter or a double click replays or loads, Delete removes."""

    replayed = Signal(object)
    """Emitted with the `FinishedGame` to replay."""
    loaded = Signal(str)
    saved = Signal(str)

    def __init__(
        self,
        window: QWidget,
        finished: FinishedGames,
        saved: SavedGameStore,
        rules: Rules,
        *,
        former_best: int = 0,
        which: str = FINISHED,
    ) -> None:
        """List the games on the board of `rules`, with statistics of those by the same rules.

        `former_best` is the best score that an earlier version stored, whoever played.
        """
        model = GamesModel()
        super().__init__(window, WIDTH, model, _Row(model), MOST_ROWS)
        self.setAccessibleName(tr("Games"))
        model.setParent(self)
        self.model = model
        self._finished_games, self._saved_games = finished, saved
        self._rules, self._former_best = rules, former_best
        self.column.setContentsMargins(12, 14, 12, 12)
        self.column.setSpacing(10)
        self.which = Segment(((FINISHED, tr("Finished games")), (SAVED, tr("Saved games"))), which)
        self.which.setAccessibleName(tr("Which games"))
        self.which.chosen.connect(lambda _which: self._fill())
        self.summary = Label("", 12, 400, "text2", wrap=True)
        self.name = Field(tr("Name of the game"))
        self.name.submitted.connect(lambda _text: self._save())
        self.save_button = Button(tr("Save this game"), primary=True)
        self.save_button.clicked.connect(self._save)
        self._saving = QWidget()
        line = QHBoxLayout(self._saving)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(8)
        line.addWidget(self.name, 1)
        line.addWidget(self.save_button, 0, Qt.AlignmentFlag.AlignTop)
        self.open_button, self.delete_button = Button(tr("Replay")), Button(tr("Delete"))
        self.open_button.clicked.connect(self._open)
        self.delete_button.clicked.connect(self._delete)
        self.column.addWidget(self.which)
        self.column.addWidget(self.summary)
        self.column.addWidget(self._saving)
        self.column.addWidget(Hairline())
        self.view.setAccessibleName(tr("Games"))
        self.view.installEventFilter(self)
        self.view.clicked.connect(lambda _index: self._refresh())
        self.view.doubleClicked.connect(lambda _index: self._open())
        self.column.addWidget(self.view)
        foot = QHBoxLayout()
        foot.setSpacing(8)
        foot.addWidget(self.open_button)
        foot.addWidget(self.delete_button)
        foot.addStretch(1)
        self.column.addLayout(foot)
        self._fill()

    def open_below(self, anchor: QWidget) -> None:
        super().open_below(anchor)
        self._settle_focus()

    @property
    def _is_showing_finished(self) -> bool:
        return self.which.current == FINISHED

    def _fill(self, row: int = 0) -> None:
        if self._is_showing_finished:
            finished = self._finished_games.list_games(self._rules.shape)
            self.model.show(finished)
            self.summary.say(summary([one.result for one in finished], self._rules, self._former_best))
        else:
            self.model.show(self._saved_games.list_games())
            self.summary.setText(tr("Save the running game under a name, and go on with it whenever you like."))
            self.name.set_text(self._saved_games.free_name(self._rules.shape.title))
        self._saving.setVisible(not self._is_showing_finished)
        self.open_button.setText(tr("Replay") if self._is_showing_finished else tr("Load"))
        self.view.setCurrentIndex(self.model.index(max(0, min(row, self.model.rowCount() - 1))))
        self._refresh()
        self.fit()
        self._settle_focus()

    def _settle_focus(self) -> None:
        """Focus the list, or another widget if it is empty and hidden, so that focus stays in the card."""
        listed = self.view if self.model.rowCount() else self.which
        (listed if self._is_showing_finished else self.name.edit).setFocus()

    def _refresh(self) -> None:
        for button in (self.open_button, self.delete_button):
            button.setVisible(self.model.rowCount() > 0)

    def _current(self) -> FinishedGame | SavedGame | None:
        row = self.view.currentIndex().row()
        return self.model.rows[row] if 0 <= row < len(self.model.rows) else None

    def _save(self) -> None:
        try:
            name = game_name(self.name.text)
        except InputError as error:
            self.name.set_error(translate(error.sentence))
            self.fit()
            return
        self.name.set_error("")
        self.saved.emit(name)
        self._fill()

    def _open(self) -> None:
        chosen = self._current()
        if chosen is None:
            return
        self.dismiss()
        if isinstance(chosen, FinishedGame):
            self.replayed.emit(chosen)
        else:
            self.loaded.emit(chosen.name)

    def _delete(self) -> None:
        chosen = self._current()
        if chosen is None:
            return
        row = self.view.currentIndex().row()
        if isinstance(chosen, FinishedGame):
            self._finished_games.remove(chosen.key)
        else:
            self._saved_games.delete(chosen.name)
        self._fill(row)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self.view and isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
                self._open()
                return True
            if event.key() in {Qt.Key.Key_Delete, Qt.Key.Key_Backspace}:
                self._delete()
                return True
        return super().eventFilter(watched, event)


class _Row(RowPainter):
    def __init__(self, model: GamesModel) -> None:
        super().__init__(ROW, model)
        self._model = model

    def paint_row(self, painter: QPainter, box: QRectF, row: int, _current: bool) -> None:
        tokens, one = theme.current(), self._model.rows[row]
        first, second = lines(one)
        text, third = box.adjusted(12, 4, -12, -4), players(one)
        bold, plain = theme.font(13, 600), theme.font(12)
        beside = QFontMetricsF(plain).horizontalAdvance(third) + 12
        elided = Qt.TextElideMode.ElideRight
        painter.setFont(bold)
        painter.setPen(QColor(tokens.text))
        first = QFontMetricsF(bold).elidedText(first, elided, text.width() - beside)
        painter.drawText(text, Qt.AlignmentFlag.AlignTop, first)
        painter.setFont(plain)
        painter.setPen(QColor(tokens.text2))
        second = QFontMetricsF(plain).elidedText(second, elided, text.width() - 24)
        painter.drawText(text, Qt.AlignmentFlag.AlignBottom, second)
        painter.drawText(text, Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignRight, third)
        if isinstance(one, FinishedGame) and one.result.is_won:
            icons.paint(painter, "check", QRectF(text.right() - 16, text.bottom() - 16, 16, 16), tokens.ok)


def lines(one: FinishedGame | SavedGame) -> tuple[str, str]:
    """Return the two lines of text for a game in the list."""
    if isinstance(one, SavedGame):
        return as_shown(one.name), tr(
            "{board}, {score} points, %n moves, saved {day}",
            one="{board}, {score} points, %n move, saved {day}",
            n=one.moves,
            board=one.shape.title,
            score=format_integer(one.score),
            day=day_and_time(one.saved),
        )
    game = one.result
    fours = [] if game.four == FOUR else [tr("{share:g} % fours", share=100 * game.four)]
    return (
        tr("{score} points, largest tile {tile}", score=format_integer(game.score), tile=1 << game.largest),
        clauses((_ending(game), *fours, day_and_time(one.ended))),
    )


def _ending(game: GameResult) -> str:
    """Return whether the target was made, and in how many moves."""
    target, moves = 1 << game.target, game.moves
    if game.win_moves is None:
        return tr("no {target} in %n moves", one="no {target} in %n move", n=moves, target=target)
    if game.win_moves == moves:
        return tr("{target} in %n moves", one="{target} in %n move", n=moves, target=target)
    return tr(
        "{target} in %n moves of {moves}",
        one="{target} in %n move of {moves}",
        n=game.win_moves,
        target=target,
        moves=format_integer(moves),
    )


def players(one: FinishedGame | SavedGame) -> str:
    """Return who played a game, and whether it began from a set board."""
    if isinstance(one, SavedGame):
        return describe_player(one.player, dealt=one.dealt)
    game = one.result
    if game.is_won and game.won_by is not game.player:
        return tr(
            "{player}, won by {winner}",
            player=describe_player(game.player, dealt=game.dealt),
            winner=NAMES[game.won_by],
        )
    return describe_player(game.player, dealt=game.dealt)


def summary(finished: Sequence[GameResult], rules: Rules, former_best: int) -> str:
    """Return the statistics of the games by these rules, each player separately."""
    text = rules_text(rules)
    parts = []
    for player, name in PLAYERS.items():
        games = [result for result in finished if (result.rules, result.player, result.dealt) == (rules, player, True)]
        if games:
            parts.append(_line(translate(name), games))
    if set_up := [result for result in finished if result.rules == rules and not result.dealt]:
        parts.append(_line(translate(SET_BOARDS), set_up))
    if not parts:
        parts.append(tr("No game on {rules} is finished yet. Every game that is won or lost is kept here.", rules=text))
    else:
        parts.insert(0, tr("On {rules}:", rules=text))
    if former_best:
        parts.append(
            tr(
                "Best score on {board} of an earlier version, which did not record who played: {score}.",
                board=rules.shape.title,
                score=format_integer(former_best),
            )
        )
    return join_texts("\n", parts)


def _line(name: str, games: Sequence[GameResult]) -> str:
    found, worked = totals(games), boards.SCORES.bind(s=[game.score for game in games])
    tiles = commas(
        tr("{tile} in {games}", tile=tile, games=format_integer(count)) for tile, count in found.largest.items()
    )
    return tr(
        "{player}: %n games, won {won}. Best {best}, mean {mean}. Largest tile {tiles}.",
        one="{player}: %n game, won {won}. Best {best}, mean {mean}. Largest tile {tiles}.",
        n=found.games,
        player=name,
        won=format_integer(found.won),
        best=figure_text(label_value(name, tr("best score")), format_integer(found.best), worked),
        mean=figure_text(label_value(name, tr("mean score")), format_integer(found.mean_score), worked),
        tiles=tiles,
    )
