"""Model without widgets of the game of 2048 that the Lab analyses: the one in play or a finished one."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QObject, Signal

from app.base.jobs.jobs import QuestionRunner
from app.base.language.wording import day_and_time
from app.base.language.words import tr, translate
from app.base.services import Services
from app.base.session.session import Record
from app.lab.frame.instrument import InstrumentModel
from app.twenty48.games.finished_games import FinishedGame, FinishedGames
from app.twenty48.games.players import rules_text
from app.twenty48.plots.path.game import PathOfGame
from app.twenty48.plots.switcher import GAME_IN_LAB
from core.base.control import Control
from core.base.puzzle import InputError
from core.base.words import phrase
from core.twenty48.bag.game_path import GamePath
from core.twenty48.board import Board
from core.twenty48.puzzle import boards_of

PAGE = "2048"
IN_PLAY = ""
"""Key of the game in play; finished games have keys of their own."""
MOST = 40
"""Number of finished games to choose from, the latest first."""
NO_GAME = phrase("No game of 2048 was opened yet. Play one (Ctrl+3), or choose a finished one.")


class PathModel(InstrumentModel):
    """Model of a game's analysis: its boards, the move of the cursor, and in `path` the plot."""

    games_changed = Signal()
    """The list of finished games to choose from may have changed."""

    def __init__(self, services: Services, parent: QObject) -> None:
        super().__init__(parent)
        self._services = services
        self._games = FinishedGames(services.store)
        self._asker = QuestionRunner(services.jobs)
        self.key = IN_PLAY
        self.finished: Sequence[FinishedGame] = ()
        self.boards: Sequence[Board] = ()
        self.here = 0
        self.reason = ""
        """Reason why there are no boards; empty if there are."""
        self._read: tuple[str, float] | None = None
        """Key and end of the finished game that `boards` belong to; None for the game in play."""
        self.path = PathOfGame(services, self, docked=False)
        self.path.chosen.connect(self.go_to)
        self.path.changed.connect(self._on_path)
        self.taken_apart: GamePath | None = None
        """Path of the game that is drawn; None if there is none."""
        self.last_board: Board | None = None
        """Board at the end of `taken_apart`."""
        services.open_games.changed.connect(self._on_game)

    def show_variant(self, _variant: str) -> None:
        self.look()

    def watch(self, watched: bool) -> None:
        if watched:
            self.look()

    @property
    def is_complete(self) -> bool:
        return not self.path.is_busy and not self._asker.is_busy

    def _take_apart(self) -> None:
        if self.boards:
            self.path.look_at(self.boards, self.here, ())
        else:
            self.path.show_nothing(self.reason)

    @property
    def choices(self) -> list[tuple[str, str]]:
        """Keys and names of the 2048 games that the Lab can analyse, the game in play first.

        The others are finished games, the latest first.
        """
        return [(IN_PLAY, tr("The game in play")), *((game.key, _name(game)) for game in self.finished)]

    def choose(self, key: str) -> None:
        """Analyse the game with this key."""
        self.key = key
        self._services.settings.set(GAME_IN_LAB, key)
        self.look()

    def look(self) -> None:
        """Update the list of games and the analysis; another page may have chosen a game."""
        self.key = self._services.settings.get(GAME_IN_LAB, IN_PLAY)
        games = [game for shape in self._games.shapes() for game in self._games.list_games(shape)]
        games.sort(key=lambda game: -game.ended)
        chosen = next((game for game in games if game.key == self.key), None)
        shown = games[:MOST]
        if chosen is None:
            self.key = IN_PLAY
        elif chosen not in shown:
            shown.append(chosen)
        if shown != self.finished:
            self.finished = shown
        self.games_changed.emit()
        if chosen is None:
            self._show_running()
        elif self._read != (chosen.key, chosen.ended):
            self._asker.ask(
                (chosen.key, chosen.ended),
                tr("Reading the game"),
                partial(_boards, self._games.record(chosen.key)),
                partial(self._on_read, chosen),
                on_failure=self._show_nothing,
            )

    def go_to(self, place: int) -> None:
        """Move the cursor to this move of a finished game; in the game in play it stays where it is."""
        if self.key != IN_PLAY and self.boards:
            self.here = max(0, min(place, len(self.boards) - 1))
            self._take_apart()

    def _on_path(self) -> None:
        path = self.taken_apart = None if self.path.pane is None else self.path.pane.path
        self.last_board = None if path is None else self.boards[path.moves]
        self.changed.emit()

    def _show_running(self) -> None:
        self._asker.forget()
        self._read = None
        game = self._services.open_games.game(PAGE)
        if game is None:
            self._show_nothing(translate(NO_GAME))
            return
        self.boards, self.here, self.reason = game.states[: game.position + 1], game.position, ""
        self._take_apart()

    def _show_nothing(self, reason: str) -> None:
        self.boards, self.here, self.reason, self._read = (), 0, reason, None
        self._take_apart()

    def _on_read(self, game: FinishedGame, boards: Sequence[Board]) -> None:
        self._read = game.key, game.ended
        self.boards, self.here, self.reason = boards, len(boards) - 1, ""
        self._take_apart()

    def _on_game(self, page: str) -> None:
        if page == PAGE and self.key == IN_PLAY:
            self._show_running()


def _name(game: FinishedGame) -> str:
    result = game.result
    moves = result.win_moves if result.win_moves is not None else result.moves
    when, rules = day_and_time(game.ended), rules_text(result.rules)
    if result.is_won:
        return tr(
            "{when}, {rules}, won, %n moves", one="{when}, {rules}, won, %n move", n=moves, when=when, rules=rules
        )
    return tr("{when}, {rules}, lost, %n moves", one="{when}, {rules}, lost, %n move", n=moves, when=when, rules=rules)


def _boards(record: Record, _control: Control) -> Sequence[Board]:
    try:
        return boards_of(record["start"], record["moves"])
    except InputError as error:
        raise InputError(phrase("The game cannot be read. {reason}", reason=error.message), error.place) from None
