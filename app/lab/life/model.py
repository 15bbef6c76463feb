"""Model of the player's won games in the bag chain; results are kept while the window is open."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QObject

from app.base.jobs.jobs import QuestionRunner
from app.base.language.words import tr
from app.base.services import Services
from app.lab.frame.instrument import InstrumentModel
from app.twenty48.games.finished_games import FinishedGame, FinishedGames
from app.twenty48.games.record import replay_record
from app.twenty48.model.model import four_in_play
from core.base.control import Control
from core.base.puzzle import InputError
from core.base.words import phrase
from core.twenty48.bag.chain import BagChain
from core.twenty48.bag.histogram import LEAST_TARGET, MOST_TARGET
from core.twenty48.bag.life import GameStatistics, WonGamePath, life, way
from core.twenty48.results import PlayerKind, Rules
from core.twenty48.shape import parse_shape

PAGE = "2048"
Known = dict[tuple[str, float, int], WonGamePath | None]
"""Paths of games by key, end and target of the game; None if the record cannot be replayed."""
CANCELLED = phrase("Cancelled. Choose another target, or come back to this subject.")


class LifeModel(InstrumentModel):
    """Statistics of the games by the rules requested last.

    `found` is None while there is no result; then `reason` may say why.
    """

    def __init__(self, services: Services, parent: QObject) -> None:
        super().__init__(parent)
        self._services = services
        self._games = FinishedGames(services.store)
        self._asker = QuestionRunner(services.jobs)
        self._known: Known = {}
        self._asked: tuple[Rules, tuple[int, float]] | None = None
        self.found: GameStatistics | None = None
        self.reason = ""
        self.variant = ""
        self._watched = False
        services.open_games.changed.connect(self._on_game)

    @property
    def four(self) -> float:
        """Share of 4s among new tiles, in the game on the 2048 page or in the settings."""
        return four_in_play(self._services)

    def show_variant(self, variant: str) -> None:
        self.variant = variant
        self._look_again()

    def watch(self, watched: bool) -> None:
        self._watched = watched
        if watched:
            self._look_again()

    def _on_game(self, page: str) -> None:
        if page == PAGE and self._watched:
            self._look_again()

    def _look_again(self) -> None:
        board, _, target = self.variant.partition("-")
        exponent = int(target).bit_length() - 1 if target else 0
        if LEAST_TARGET <= exponent <= MOST_TARGET:
            self.look(Rules(parse_shape(board), exponent, self.four))

    @property
    def is_complete(self) -> bool:
        return self.found is not None and not self.is_busy

    @property
    def is_busy(self) -> bool:
        """Whether games are being mapped into the chain."""
        return self._asker.is_busy

    def look(self, rules: Rules) -> None:
        """Compute the statistics of the games that the player won by these rules without help.

        Nothing is done if the result for the same games is there or on its way.
        """
        question = rules, self._games.stamp(rules.shape)
        if question == self._asked and (self.found is not None or self.is_busy):
            return
        self._asked = question
        won_games = [
            game
            for game in self._games.list_games(rules.shape)
            if game.result.rules == rules
            and game.result.is_won
            and game.result.dealt
            and game.result.won_by is PlayerKind.PERSON
        ]
        won_games.sort(key=lambda game: -game.ended)
        self.found, self.reason = None, ""
        self._asker.ask(
            question,
            tr("Putting your games into the bag"),
            partial(self._work, rules, won_games),
            self._on_found,
            on_failure=self._report_failure,
            on_cancelled=partial(self._report_failure, CANCELLED),
        )
        self.changed.emit()

    def _work(self, rules: Rules, own: Sequence[FinishedGame], control: Control) -> tuple[GameStatistics, Known] | None:
        """Compute the statistics in a worker thread; return None if cancelled."""
        chain = BagChain(rules.target, rules.four)
        control.total = len(own)
        known: Known = {}
        with self._services.store.working() as db:
            for game in own:
                if control.cancelled:
                    return None
                place = game.key, game.ended, rules.target
                if place in self._known:
                    known[place] = self._known[place]
                else:
                    row = db.execute("SELECT record FROM twenty48_game WHERE key = ?", (game.key,)).fetchone()
                    known[place] = _way(chain, row[0] if row else None)
                control.done += 1
        return life(chain, [one for one in known.values() if one is not None]), known

    def _on_found(self, answer: tuple[GameStatistics, Known] | None) -> None:
        if answer is not None:
            self.found, known = answer
            self._known |= known
            self.changed.emit()

    def _report_failure(self, reason: str) -> None:
        self._asked, self.reason = None, reason
        self.changed.emit()


def _way(chain: BagChain, record: str | None) -> WonGamePath | None:
    try:
        return way(chain, replay_record(record).boards)
    except InputError:
        return None
