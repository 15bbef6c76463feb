"""Controller of the plot of games won by some rules, the user's own beside others and the bag."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from types import ModuleType
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from app.base.jobs.jobs import QuestionRunner
from app.base.language.words import tr
from app.base.services import Services
from app.twenty48.games.finished_games import FinishedGame, FinishedGames
from app.twenty48.games.in_bag import InBag, Kept
from app.twenty48.games.players import rules_text
from app.twenty48.plots.frame.dock import Dock
from app.twenty48.plots.games.points import games_plot
from core.base.control import Control
from core.twenty48.bag.histogram import MOST_TARGET, Benchmark, benchmark
from core.twenty48.results import Rules

if TYPE_CHECKING:
    from app.twenty48.plots.games.pane import GamesPane


class WonGames(QObject):
    """Owner of the pane with won games (`lazy`) and of its contents."""

    expanded = Signal()
    """Emitted when the user asks for the pane in full size."""

    changed = Signal()
    """Emitted when the games in the pane have changed."""

    def __init__(self, services: Services, parent: QObject, *, docked: bool = True) -> None:
        super().__init__(parent)
        self._services, self._docked = services, docked
        self._games = FinishedGames(services.store)
        self.in_bag = InBag(services.store)
        self._rules: Rules | None = None
        self._every_target = False
        self._shown: tuple[Rules, bool, tuple[int, float]] | None = None
        """Rules, whether all targets, and stamp of the games that are shown or being prepared."""
        self._asker = QuestionRunner(services.jobs)
        self.to_beat: Benchmark | None = None
        """2048 in a bag to the shown target while no game is won to it; None otherwise."""
        self.lazy = Dock(services.jobs, "app.twenty48.plots.games.pane", self._build, docked=docked)
        self.lazy.shown.connect(self._update)

    @property
    def pane(self) -> GamesPane | None:
        """Pane, None until its module is imported."""
        return self.lazy.pane  # type: ignore[return-value]

    @property
    def is_settled(self) -> bool:
        """Whether the pane shows what was asked for last."""
        return self.pane is not None and self._shown is not None and not self._asker.is_busy

    def look_at(self, rules: Rules, *, every_target: bool = False) -> None:
        """Show the games won by these rules, or with any target if `every_target`."""
        self._rules, self._every_target = rules, every_target
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
        wanted = rules, self._every_target, self._games.stamp(rules.shape)
        if wanted == self._shown:
            return
        self._shown, self.to_beat = wanted, None
        by_target: dict[int, list[FinishedGame]] = {}
        for game in self._games.list_games(rules.shape):
            if game.result.is_won and game.result.rules == rules._replace(target=self._target_of(game, rules)):
                by_target.setdefault(game.result.target, []).append(game)
        won = {target: by_target[target] for target in sorted(by_target) if target <= MOST_TARGET}
        if not won:
            self._asker.forget()
            of = rules.shape.title if self._every_target else rules_text(rules)
            none = tr("No game on {rules} is won yet. Every win is a point here.", rules=of)
            beyond = tr("2048 in a bag goes up to the target {most}, and so does this plot.", most=1 << MOST_TARGET)
            pane.show_nothing(beyond if by_target else none)
            self.changed.emit()
            if not self._every_target and rules.target <= MOST_TARGET:
                to_beat = partial(_to_beat, rules.target, rules.four)
                self._asker.ask(wanted, tr("Solving 2048 in a bag"), to_beat, self._show_to_beat)
            return
        known = self.in_bag.read_known()
        games = [game for found in won.values() for game in found]
        missing = [one for one in games if (one.key, one.ended) not in known]
        work = partial(_looked_at, self.in_bag, tuple(won), rules.four, missing)
        name = str(rules.shape) if self._every_target else f"{rules.shape}-{1 << rules.target}"
        show = partial(self._show, pane, name, won, known)
        # if cancelled, the games are drawn without the missing moves in a bag
        self._asker.ask(
            wanted,
            tr("Drawing your games"),
            work,
            show,
            on_cancelled=lambda: show((_benchmarks(tuple(won), rules.four), {})),
        )

    def _show_to_beat(self, found: Benchmark) -> None:
        self.to_beat = found
        self.changed.emit()

    def _target_of(self, game: FinishedGame, rules: Rules) -> int:
        return game.result.target if self._every_target else rules.target

    def _show(
        self,
        pane: GamesPane,
        name: str,
        won: Mapping[int, Sequence[FinishedGame]],
        known: Kept,
        found: tuple[Mapping[int, Benchmark], Kept],
    ) -> None:
        bags, new = found
        self.in_bag.keep(new)
        in_bag = {**known, **new}
        plots = [
            games_plot(
                1 << target,
                [one.result for one in games],
                bags[target],
                [in_bag.get((one.key, one.ended)) for one in games],
            )
            for target, games in won.items()
        ]
        pane.show_games(name, plots)
        self.changed.emit()


def _benchmarks(targets: Sequence[int], four: float) -> Mapping[int, Benchmark]:
    return {target: benchmark(target, four) for target in targets}


def _to_beat(target: int, four: float, _control: Control) -> Benchmark:
    return benchmark(target, four)


def _looked_at(
    in_bag: InBag, targets: Sequence[int], four: float, missing: Sequence[FinishedGame], control: Control
) -> tuple[Mapping[int, Benchmark], Kept]:
    return _benchmarks(targets, four), in_bag.work_out(missing, control)
