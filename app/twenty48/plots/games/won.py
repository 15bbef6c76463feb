"""Games won by some rules, as a plot: the player's own, next to the others and to 2048 in a bag."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from types import ModuleType
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from app.services.jobs import Asker
from app.services.services import Services
from app.twenty48.games.finished import FinishedGame, FinishedGames
from app.twenty48.games.in_bag import InBag, Kept
from app.twenty48.games.players import rules_text
from app.twenty48.plots.dock import Dock
from core.control import Control
from core.twenty48.bag.histogram import MOST_TARGET, Benchmark, benchmark
from core.twenty48.results import Rules

if TYPE_CHECKING:
    from app.twenty48.plots.games.pane import GamesPane


class WonGames(QObject):
    """Owns the pane (`lazy`) and what it shows."""

    expanded = Signal()
    """The user asks for the pane in full size."""

    changed = Signal()
    """Other games are in the pane, or none."""

    def __init__(self, services: Services, parent: QObject, *, docked: bool = True) -> None:
        super().__init__(parent)
        self._services, self._docked = services, docked
        self._games = FinishedGames(services.store)
        self.in_bag = InBag(services.store)
        self._rules: Rules | None = None
        self._shown: tuple[Rules, tuple[int, float]] | None = None
        """The rules and the stamp of the games that are in the pane, or on the way there."""
        self._asker = Asker(services.jobs)
        self.lazy = Dock(services.jobs, "app.twenty48.plots.games.pane", self._build, docked=docked)
        self.lazy.shown.connect(self._update)

    @property
    def pane(self) -> GamesPane | None:
        """The pane, once it was imported."""
        return self.lazy.pane  # type: ignore[return-value]

    @property
    def settled(self) -> bool:
        """Whether what was asked for last is in the pane."""
        return self.pane is not None and self._shown is not None and not self._asker.busy

    def look_at(self, rules: Rules) -> None:
        """Show the games won by these rules."""
        self._rules = rules
        self._update()

    def _build(self, module: ModuleType) -> GamesPane:
        pane: GamesPane = module.GamesPane(self._services, docked=self._docked)
        pane.expanded.connect(self.expanded)
        QTimer.singleShot(0, self, self._update)
        return pane

    def _update(self) -> None:
        pane, rules = self.pane, self._rules
        if pane is None or rules is None or not self.lazy.isVisible():
            return
        wanted = rules, self._games.stamp(rules.size)
        if wanted == self._shown:
            return
        self._shown = wanted
        won = [one for one in self._games.all(rules.size) if one.result.rules == rules and one.result.won]
        if not won or rules.target > MOST_TARGET:
            self._asker.forget()
            none = f"No game on {rules_text(rules)} is won yet. Every win is a point here."
            pane.show_nothing(f"2048 in a bag goes up to {1 << MOST_TARGET}, and so does this plot." if won else none)
            self.changed.emit()
            return
        known = self.in_bag.known()
        missing = [one for one in won if (one.key, one.ended) not in known]
        work = partial(_looked_at, self.in_bag, rules, missing)
        show = partial(self._show, pane, rules, won, known)
        # without those figures the games can be drawn all the same
        cancelled = partial(show, (benchmark(rules.target, rules.four), {}))
        self._asker.ask(wanted, "Drawing your games", work, show, on_cancelled=cancelled)

    def _show(
        self, pane: GamesPane, rules: Rules, won: Sequence[FinishedGame], known: Kept, found: tuple[Benchmark, Kept]
    ) -> None:
        bag, new = found
        self.in_bag.keep(new)
        in_bag = {**known, **new}
        pane.show_games(rules, [one.result for one in won], bag, [in_bag.get((one.key, one.ended)) for one in won])
        self.changed.emit()


def _looked_at(
    in_bag: InBag, rules: Rules, missing: Sequence[FinishedGame], control: Control
) -> tuple[Benchmark, Kept]:
    return benchmark(rules.target, rules.four), in_bag.work_out(missing, control)
