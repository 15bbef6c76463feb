"""Model of simulated games on 4x4: how many each strategy is to play, and the results so far."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Executor, ThreadPoolExecutor
from contextlib import AbstractContextManager, suppress
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QObject

from app.base.jobs.jobs import Job, QuestionRunner
from app.base.jobs.priority import run_low_priority
from app.base.language.words import tr
from app.base.services import Services
from app.lab.frame.instrument import InstrumentModel
from app.twenty48.games.finished_games import FinishedGames
from app.twenty48.games.habits import own_habits, own_records
from app.work import cluster
from app.work.items import answers
from core.base.control import Control
from core.base.paths import tables_folder
from core.base.puzzle import InputError
from core.base.words import phrase
from core.twenty48.sample import GameLot, PlayedLot
from core.twenty48.shape import BoardShape
from core.twenty48.strategies import simulation
from core.twenty48.strategies.simulation import SIZE, SimulatedStrategy, SimulationTally, lots, ways
from core.twenty48.strategies.strategy import ADVISER

GAMES = (100, 1_000, 10_000, 100_000)
FIRST_GAMES = 100
THREADS = max(1, os.cpu_count() or 1)
"""Number of threads, which run at low priority beside that of the window."""
SAVE_SECONDS = 2.0
LONG_GAME, SHORT_GAME = 1.0, 0.001
"""Assumed processor seconds of a game before the first is played, of the adviser and of others."""
NO_ADDRESS = phrase("Enter the address of the cluster's scheduler, such as 192.168.0.7:8786")


@dataclass(frozen=True)
class StoredTallies:
    """Simulated 2048 strategies, with the stored totals of the games that each has played.

    `tallies` has the totals, such as games, moves and scores, by the key of the strategy.
    """

    ways: tuple[SimulatedStrategy, ...]
    tallies: Mapping[str, SimulationTally]


class PlayedModel(InstrumentModel):
    """Model of simulated games, played in lots by a job, here or on a cluster.

    Each finished lot counts at once and is stored.
    """

    def __init__(self, services: Services, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._services, self._settings = services, services.settings
        self._asker = QuestionRunner(services.jobs)
        self._games = FinishedGames(services.store)
        self._looked = False
        """Whether the strategies are known and their stored tallies loaded."""
        self._known: object = None
        """Stamp of the player's own games, from which some strategies are learned."""
        self.exponent = 0
        self.ways: Sequence[SimulatedStrategy] = ways()
        self.tallies: dict[str, SimulationTally] = {}
        """Tallies by the keys of the strategies that have played."""
        self.ended = ""
        """Sentence on why playing stopped early; empty if it did not."""
        games = self._settings.get("lab/strategies/games", FIRST_GAMES)
        self._wanted = games if games in GAMES else FIRST_GAMES
        self._chosen = self._settings.get("lab/strategies/played", ADVISER.key)

    # choices

    def show_variant(self, variant: str) -> None:
        """Show a target; if the player has played meanwhile, their habits are learned again."""
        self.exponent = int(variant.split("_")[1]).bit_length() - 1
        known = self._games.stamp(BoardShape(SIZE, SIZE))
        if known != self._known:
            self._known, self._looked, self.tallies = known, False, {}
            self._asker.forget()
            self.go_on()
        else:
            self.changed.emit()

    @property
    def games_wanted(self) -> int:
        """Number of games that each strategy is to play."""
        return self._wanted

    @games_wanted.setter
    def games_wanted(self, games: int) -> None:
        self._wanted = games
        self._settings.set("lab/strategies/games", games)
        self._asker.forget()
        self.go_on()

    @property
    def on_cluster(self) -> bool:
        """Whether the workers of a Dask cluster are to play."""
        return self._settings.get("lab/strategies/on_cluster", False)

    @property
    def address(self) -> str:
        """Address of the cluster's scheduler."""
        return self._settings.get("lab/strategies/cluster", "")

    def play_on(self, cluster: bool) -> None:
        """Let the cluster play, or this machine."""
        if cluster != self.on_cluster:
            self._settings.set("lab/strategies/on_cluster", cluster)
            self._asker.forget()
            self.go_on()

    def listen_at(self, address: str) -> None:
        """Set the address of the cluster's scheduler."""
        self._settings.set("lab/strategies/cluster", address)
        if self.on_cluster:
            self._asker.forget()
            self.go_on()

    @property
    def chosen_strategy(self) -> SimulatedStrategy:
        """Strategy whose figures are shown."""
        return next((way for way in self.ways if way.key == self._chosen), self.ways[0])

    @chosen_strategy.setter
    def chosen_strategy(self, way: SimulatedStrategy) -> None:
        self._chosen = way.key
        self._settings.set("lab/strategies/played", way.key)
        self.changed.emit()

    @property
    def hidden_keys(self) -> frozenset[str]:
        """Keys of the strategies that are not drawn."""
        return frozenset(self._settings.get("lab/strategies/hidden", "").split())

    def hide(self, key: str, hidden: bool) -> None:
        """Hide the curve of a strategy, or show it again."""
        keys = self.hidden_keys | {key} if hidden else self.hidden_keys - {key}
        self._settings.set("lab/strategies/hidden", " ".join(sorted(keys)))
        self.changed.emit()

    # results

    @property
    def known_tallies(self) -> list[tuple[SimulatedStrategy, SimulationTally]]:
        """2048 strategies that have played simulated games, in the order of `ways`, with their totals."""
        return [(way, self.tallies[way.key]) for way in self.ways if way.key in self.tallies]

    @property
    def working(self) -> bool:
        """Whether games are being played."""
        return self._asker.is_busy

    @property
    def is_complete(self) -> bool:
        """Whether each strategy has played as many games as are wanted."""
        return self._looked and all(self._games_of(way) >= self.games_wanted for way in self.ways)

    def _games_of(self, way: SimulatedStrategy) -> int:
        tally = self.tallies.get(way.key)
        return 0 if tally is None else tally.games

    # job

    def go_on(self) -> None:
        """Load the stored tallies, then play the missing games."""
        self.ended = ""
        if not self._looked:
            records = own_records(self._services.store.read, SIZE)
            self._ask("kept", tr("Looking up stored games"), partial(_load_tallies, records), self._on_kept)
        elif not self.is_complete:
            address = self.address if self.on_cluster else None
            games = _Games(self.ways, self.tallies, self.games_wanted, address)
            job = self._ask(id(games), tr("Playing games of 2048 to compare strategies"), games, self._on_games_played)
            job.progressed.connect(partial(self._on_progress, job, games))
        self.changed.emit()

    def _ask(self, question: object, title: str, work: Callable[[Control], object], then: Callable[..., object]) -> Job:
        detail = tr("4×4, {games} games each", games=self.games_wanted)
        return self._asker.ask(
            question, title, work, then, detail=detail, on_failure=self._report_failure, on_cancelled=self._on_cancelled
        )

    def _on_kept(self, kept: StoredTallies) -> None:
        self.ways, self.tallies, self._looked = kept.ways, dict(kept.tallies), True
        self.go_on()

    def _on_progress(self, job: Job, games: _Games) -> None:
        self._take(games)
        spent, left = games.work()
        if spent:
            # the rest is an estimate that may grow, but the progress shown must never fall
            games.done = max(games.done, spent / (spent + left))
        # reported to the job directly, as every lot sets the control to the games of its own; the remaining time
        # follows the clock, since busy time misleads on shared processors or a cluster
        job.tell_done(games.done)

    def _on_games_played(self, games: _Games) -> None:
        self._take(games)
        self.changed.emit()

    def _take(self, games: _Games) -> None:
        if games.tallies != self.tallies:
            self.tallies = dict(games.tallies)
            self.changed.emit()

    def _report_failure(self, reason: str) -> None:
        self.ended = reason
        self.changed.emit()

    def _on_cancelled(self) -> None:
        self._report_failure(tr("Cancelled. Games already played are kept."))


class _Games:
    """Job that plays missing games in threads or on a cluster, and counts and stores them as they come."""

    def __init__(
        self, of: Sequence[SimulatedStrategy], tallies: Mapping[str, SimulationTally], wanted: int, address: str | None
    ) -> None:
        self.tallies = dict(tallies)
        """Read by the GUI thread meanwhile; a tally is only ever replaced as a whole."""
        self.done = 0.0
        """Share of the work that was reported as done."""
        self._ways, self._wanted, self._address = of, wanted, address

    def __call__(self, control: Control) -> _Games:
        if self._address == "":
            raise InputError(NO_ADDRESS)
        work = _play_gently if self._address is None else _play
        saved = time.monotonic()
        unsaved: dict[str, SimulatedStrategy] = {}
        try:
            with self._workers() as workers:
                for way, lot, played in answers(workers, work, lots(self.tallies, self._ways, self._wanted), control):
                    self.tallies[way.key] = self.tallies.get(way.key, SimulationTally()).with_lot(lot, played)
                    unsaved[way.key] = way
                    if time.monotonic() - saved > SAVE_SECONDS:
                        self._save(unsaved)
                        saved = time.monotonic()
        finally:
            self._save(unsaved)
            simulation.network.cache_clear()  # frees 134 MB
        return self

    def _workers(self) -> AbstractContextManager[Executor]:
        return ThreadPoolExecutor(THREADS) if self._address is None else cluster.workers(self._address, "")

    def _save(self, unsaved: dict[str, SimulatedStrategy]) -> None:
        for key, way in unsaved.items():
            with suppress(OSError):  # lost games are played again
                simulation.save(tables_folder(), way, self.tallies[key])
        unsaved.clear()

    def work(self) -> tuple[float, float]:
        """Return the seconds of processor time spent, and those left at the same pace."""
        spent = left = 0.0
        for way in self._ways:
            tally = self.tallies.get(way.key, SimulationTally())
            pace = tally.seconds_a_game if tally.games else LONG_GAME if way.key == ADVISER.key else SHORT_GAME
            spent += tally.seconds
            left += pace * max(0, self._wanted - tally.games)
        return spent, left


def _play(item: tuple[SimulatedStrategy, GameLot], control: Control) -> tuple[SimulatedStrategy, GameLot, PlayedLot]:
    way, lot = item
    return way, lot, way(lot, control)


def _play_gently(
    item: tuple[SimulatedStrategy, GameLot], control: Control
) -> tuple[SimulatedStrategy, GameLot, PlayedLot]:
    return run_low_priority(lambda: _play(item, control))


def _load_tallies(records: Sequence[str], control: Control) -> StoredTallies:
    found = ways(own_habits(records, control))
    tallies = {way.key: simulation.load(tables_folder(), way) for way in found}
    return StoredTallies(found, {key: tally for key, tally in tallies.items() if tally.games})
