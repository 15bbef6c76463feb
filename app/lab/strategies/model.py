"""Model of the strategies on one board, without widgets: the board, and the outcome of each strategy."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QObject

from app.base.jobs.jobs import QuestionRunner
from app.base.language.words import tr, translate
from app.base.services import Services
from app.lab.frame.instrument import InstrumentModel
from app.twenty48.games.finished_games import FinishedGames
from app.twenty48.games.habits import own_habits, own_records
from core.base.control import Control
from core.base.paths import tables_folder
from core.base.puzzle import InputError
from core.base.words import phrase
from core.explain.formulas.derivation import DerivedFigure
from core.explain.twenty48 import layers
from core.twenty48.outcomes.odds import Odds, OddsStorageError, OddsTable
from core.twenty48.shape import BoardShape, parse_shape
from core.twenty48.strategies.microscope import StrategyOutcome, load, load_or_examine
from core.twenty48.strategies.strategy import ADVISER, CORNER, STRATEGIES, Strategy, strategies_on

WINNABLE, COST, MISTAKES, PLAYING = "winnable", "cost", "mistakes", "playing"
VIEWS = (
    (WINNABLE, phrase("Still winnable")),
    (COST, phrase("Cost", context="of a move")),
    (MISTAKES, phrase("Mistakes")),
    (PLAYING, phrase("Still playing")),
)

WORKED = {WINNABLE: layers.winnable, COST: layers.cost, MISTAKES: layers.mistaken, PLAYING: layers.playing}


@dataclass(frozen=True)
class _Ground:
    """Data from which all outcomes on one board are computed."""

    odds: Odds
    strategies: Sequence[Strategy]
    kept: Mapping[str, StrategyOutcome]


class MicroscopeModel(InstrumentModel):
    """Model of the strategies on one board.

    Outcomes are computed one after the other, and stored in the cache folder.
    """

    def __init__(self, services: Services, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._services, self._settings = services, services.settings
        self._asker = QuestionRunner(services.jobs)
        self._games = FinishedGames(services.store)
        self._question: object = None
        self._odds: Odds | None = None
        self.shape, self.exponent = BoardShape(0, 0), 0
        self.strategies: Sequence[Strategy] = STRATEGIES
        self.outcomes: dict[str, StrategyOutcome] = {}
        """Known outcomes by the keys of the strategies."""
        self.ended = ""
        """Sentence on why computing stopped early; empty if it did not."""
        view = self._settings.get("lab/strategies/view", WINNABLE)
        self._view = view if view in dict(VIEWS) else WINNABLE
        self._chosen = self._settings.get("lab/strategies/chosen", CORNER.key)

    def show_variant(self, variant: str) -> None:
        """Show a board and target; if the player has played meanwhile, their habits are learned again."""
        board, target = variant.split("_")
        shape, exponent = parse_shape(board), int(target).bit_length() - 1
        question = shape, exponent, self._games.stamp(shape)
        if question != self._question:
            self._question = question
            self.shape, self.exponent = shape, exponent
            self.strategies, self.outcomes, self._odds = strategies_on(shape), {}, None
            self.go_on()

    def go_on(self) -> None:
        """Compute the missing outcomes, one strategy after the other."""
        self.ended = ""
        if self._odds is None:
            self._ask_for_the_ground()
        else:
            self._ask_for_the_next(self._odds)
        self.changed.emit()

    def _ask_for_the_ground(self) -> None:
        try:
            table = OddsTable(self.shape, self.exponent)
        except InputError as error:  # it needs more memory than there is
            self._asker.forget()
            self.ended = translate(error.sentence)
            return
        records = own_records(self._services.store.read, self.shape)
        self._asker.ask(
            self._question,
            tr("Computing the odds of perfect play"),
            partial(_ground, table, records),
            self._on_ground,
            detail=self.board,
            on_failure=self._report_failure,
            on_cancelled=self._on_cancelled,
        )

    def _ask_for_the_next(self, odds: Odds) -> None:
        # the adviser comes last: it needs a file, and the others should not fail with it
        waiting = sorted(self.strategies, key=lambda one: one == ADVISER)
        strategy = next((one for one in waiting if one.key not in self.outcomes), None)
        if strategy is not None:
            self._asker.ask(
                (self._question, strategy),
                tr("Following “{strategy}” through every board", strategy=translate(strategy.name)),
                partial(_outcome, odds, strategy),
                partial(self._on_outcome, strategy),
                detail=self.board,
                on_failure=self._report_failure,
                on_cancelled=self._on_cancelled,
            )

    def _on_ground(self, ground: _Ground) -> None:
        self._odds, self.strategies = ground.odds, ground.strategies
        self.outcomes = dict(ground.kept)
        self.go_on()

    def _on_outcome(self, strategy: Strategy, outcome: StrategyOutcome) -> None:
        self.outcomes[strategy.key] = outcome
        self.go_on()

    def _report_failure(self, reason: str) -> None:
        self.ended = reason
        self.changed.emit()

    def _on_cancelled(self) -> None:
        self._report_failure(tr("Cancelled. What was already computed is kept."))

    @property
    def board(self) -> str:
        """Name of the board and its target: "3×3 to 128"."""
        return tr("{board} to {target}", board=self.shape.title, target=1 << self.exponent)

    @property
    def is_complete(self) -> bool:
        """Whether the outcomes of all strategies are known."""
        return all(one.key in self.outcomes for one in self.strategies)

    @property
    def known_outcomes(self) -> list[tuple[Strategy, StrategyOutcome]]:
        """Strategies whose outcome is known, in their order, each with its outcome."""
        return [(one, self.outcomes[one.key]) for one in self.strategies if one.key in self.outcomes]

    @property
    def view(self) -> str:
        """View in front: `WINNABLE`, `COST`, `MISTAKES` or `PLAYING`."""
        return self._view

    @view.setter
    def view(self, view: str) -> None:
        self._view = view
        self._settings.set("lab/strategies/view", view)
        self.view_changed.emit()

    @property
    def chosen_strategy(self) -> Strategy:
        """Strategy whose habits are shown."""
        return next((one for one in self.strategies if one.key == self._chosen), self.strategies[0])

    @chosen_strategy.setter
    def chosen_strategy(self, strategy: Strategy) -> None:
        self._chosen = strategy.key
        self._settings.set("lab/strategies/chosen", strategy.key)
        self.changed.emit()

    @property
    def hidden_keys(self) -> frozenset[str]:
        """Keys of the strategies whose curves are hidden."""
        return frozenset(self._settings.get("lab/strategies/hidden", "").split())

    def hide(self, key: str, hidden: bool) -> None:
        """Hide the curve of a strategy, or show it again."""
        keys = self.hidden_keys | {key} if hidden else self.hidden_keys - {key}
        self._settings.set("lab/strategies/hidden", " ".join(sorted(keys)))
        self.view_changed.emit()

    def figures(self, outcome: StrategyOutcome) -> list[tuple[int, float | None]]:
        """Return the values that the view draws of an outcome, by tile sum; None for a sum never reached."""
        outcome_layers = outcome.layers
        if self._view == WINNABLE:
            return [(one.total, value) for one, value in zip(outcome_layers, outcome.winnable, strict=True)]
        if self._view == COST:
            return [(one.total, one.cost) for one in outcome_layers]
        if self._view == MISTAKES:
            return [(one.total, one.mistaken) for one in outcome_layers]
        return [(one.total, one.live) for one in outcome_layers]

    def explain_figure(self, outcome: StrategyOutcome, place: int) -> DerivedFigure:
        """Return the derivation of the value at this index of `figures`."""
        return WORKED[self._view](outcome, place)


def _ground(table: OddsTable, records: Sequence[str], control: Control) -> _Ground | None:
    folder = tables_folder()
    try:
        odds = table.load_or_solve(folder, control)
    except OddsStorageError as error:
        odds = error.odds
    if odds is None:
        return None
    own = own_habits(records, control)
    named = strategies_on(odds.shape)
    strategies = (*named, own) if own is not None else named
    kept = {one.key: load(folder, odds, one) for one in strategies}
    return _Ground(odds, strategies, {key: outcome for key, outcome in kept.items() if outcome is not None})


def _outcome(odds: Odds, strategy: Strategy, control: Control) -> StrategyOutcome | None:
    return load_or_examine(tables_folder(), odds, strategy, control)
