"""Model of the Lab's bag chain, without widgets; every part of the view derives from it."""

from __future__ import annotations

import time
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal

from app.base.jobs.jobs import QuestionRunner
from app.base.language.wording import format_number
from app.base.language.words import tr
from app.base.services import Services
from app.lab.frame.instrument import InstrumentModel
from app.plots.drawing.numbers import decimals, mark_approximate
from core.base.control import Control
from core.base.words import phrase
from core.twenty48.bag.chain import BagChain
from core.twenty48.bag.graph import BagGraph
from core.twenty48.bag.histogram import BagPlot, bag_plot
from core.twenty48.bag.path import BagPath, follow
from core.twenty48.board import FOUR

GRAPH, MOVES, SUMS = "graph", "moves", "sums"
VIEWS = ((GRAPH, phrase("Graph")), (MOVES, phrase("Moves to win")), (SUMS, phrase("Sums passed")))
BY_STATE, BY_SUM = "state", "sum"
GROUPS = ((BY_STATE, phrase("State", context="of a chain")), (BY_SUM, phrase("Sum")))
GAME_PAGE = "2048"
BINS = 72
GAMES, GAMES_OF_LONG = 10_000, 1_000
LONG = 4096
"""Target above which fewer games are simulated, since they are long."""
COUNTING = phrase("Computing the exact distribution; games are played alongside")
CANCELLED = phrase("Cancelled. Choose another target, or come back to this plot.")
FOURS = round(100 * FOUR)
FIRST_TILES = 2
"""Values of the game: a new tile in ten is a 4, and two tiles lie on the board at the start."""


class Bag(NamedTuple):
    """Parameters of a bag chain; `fours` is the chance of a 4 in percent."""

    target: int
    fours: int
    first_tiles: int

    @property
    def exponent(self) -> int:
        return self.target.bit_length() - 1


class BagModel(InstrumentModel):
    """Model of the bag chain: its parameters, current state, front view and whether a game is followed.

    `graph` is the chain that was solved last; it belongs to an earlier bag until that of `bag` is solved.
    """

    asked = Signal()
    """Another `bag` has been requested."""
    pointed = Signal()
    """The current `state` has changed."""
    endings_changed = Signal()
    plot_changed = Signal()
    """`plot` or the `remark` shown in its place has changed."""
    followed = Signal()
    """Following a game was switched on or off, or the followed game has moved."""

    def __init__(self, services: Services, parent: QObject) -> None:
        super().__init__(parent)
        self._services = services
        self._settings = services.settings
        self._chain_asker, self._plot_asker = QuestionRunner(services.jobs), QuestionRunner(services.jobs)
        fours = self._settings.get("lab/bag/fours", FOURS)
        first_tiles = self._settings.get("lab/bag/first_tiles", FIRST_TILES)
        self.bag = Bag(0, fours if 0 <= fours <= 100 else FOURS, first_tiles if first_tiles in {1, 2} else FIRST_TILES)
        """The bag requested last, solved or not; its target is 0 before the first request."""
        self._solved: Bag | None = None
        self.graph: BagGraph | None = None
        self.state = 0
        self.plot: BagPlot | None = None
        """Distribution of the moves to win, for the chain in `graph`."""
        self.remark = ""
        view = self._settings.get("lab/bag/view", GRAPH)
        self._view = view if view in dict(VIEWS) else GRAPH
        endings = self._settings.get("lab/bag/endings", BY_STATE)
        self._endings = endings if endings in dict(GROUPS) else BY_STATE
        self._following = bool(self._settings.get("lab/bag/follow", False))
        services.open_games.changed.connect(self._on_game)

    @property
    def is_complete(self) -> bool:
        """Whether the chain requested last is solved, and its moves are known if their plot is in front."""
        solved = self.graph is not None and self._solved == self.bag
        return solved and (self._view != MOVES or self._has_moves)

    # parameters of the bag

    def show_variant(self, variant: str) -> None:
        """Solve the chain to this target."""
        target = int(variant)
        if target != self.bag.target:
            self._chain_asker.forget()
        self._ask_for(self.bag._replace(target=target))

    def set_fours(self, percent: int) -> None:
        """Solve the chain for another chance of a 4."""
        self._settings.set("lab/bag/fours", percent)
        self._ask_for(self.bag._replace(fours=percent))

    def set_first_tiles(self, tiles: int) -> None:
        """Solve the chain for games that begin with 1 or 2 tiles."""
        self._settings.set("lab/bag/first_tiles", tiles)
        self._ask_for(self.bag._replace(first_tiles=tiles))

    def as_in_the_game(self) -> None:
        """Restore the values of the game: one 4 in ten and two first tiles."""
        self._settings.set("lab/bag/fours", FOURS)
        self._settings.set("lab/bag/first_tiles", FIRST_TILES)
        self._ask_for(Bag(self.bag.target, FOURS, FIRST_TILES))

    @property
    def is_as_in_the_game(self) -> bool:
        """Whether the chance of a 4 and the first tiles are those of the game."""
        return self.bag == Bag(self.bag.target, FOURS, FIRST_TILES)

    def _ask_for(self, bag: Bag) -> None:
        # a bag whose chain was cancelled or failed is solved when it is requested again
        if bag == self.bag and (self._chain_asker.is_busy or bag == self._solved):
            return
        self.bag = bag
        self.asked.emit()
        # while a slider is dragged, each answer is shown before the next request
        if not self._chain_asker.is_busy:
            self._solve()

    def _solve(self) -> None:
        bag = self.bag
        if bag.target:
            self._chain_asker.ask(
                bag,
                tr("Solving the chain"),
                partial(_solve, bag),
                partial(self._on_chain_solved, bag),
                detail=tr("{target} in a bag", target=str(bag.target)),
            )

    def _on_chain_solved(self, bag: Bag, answer: tuple[BagGraph, float]) -> None:
        before = self.graph
        self.graph, seconds = answer
        alike = self._solved is not None and self._solved._replace(fours=0) == bag._replace(fours=0)
        self._solved = bag
        if not (alike and before is not None and before.chain.states == self.graph.chain.states):
            state = self._settings.get(self._place_of(bag), -1)
            self.state = state if 0 <= state < self.graph.chain.states else self.graph.halfway()
        digits = 1 if seconds < 0.01 else 0
        took = format_number(max(0.1, 1000 * seconds), f".{digits}f")
        self._services.messages.say(tr("Chain solved exactly in {milliseconds} ms", milliseconds=took))
        self.changed.emit()
        self._follow()
        if bag != self.bag:
            self._solve()

    @staticmethod
    def _place_of(bag: Bag) -> str:
        """Return the settings key of the current state.

        Bags with only one kind of new tile have other states, so they have keys of their own.
        """
        kind = "" if 0 < bag.fours < 100 else f"-{bag.fours}"
        return f"lab/bag/state-{bag.target}{kind}{'' if bag.first_tiles == FIRST_TILES else '-one'}"

    def point_at(self, state: int) -> None:
        """Make a state the current one; ignored if the chain does not have it."""
        if self.graph is not None and self._solved is not None and 0 <= state < self.graph.chain.states:
            self.state = state
            self._settings.set(self._place_of(self._solved), state)
            self.pointed.emit()

    # view in front

    @property
    def view(self) -> str:
        """The view in front: `GRAPH`, `MOVES` or `SUMS`."""
        return self._view

    @view.setter
    def view(self, view: str) -> None:
        self._view = view
        self._settings.set("lab/bag/view", view)
        self.view_changed.emit()

    @property
    def endings(self) -> str:
        """Grouping of the endings: `BY_STATE` or `BY_SUM`."""
        return self._endings

    @endings.setter
    def endings(self, endings: str) -> None:
        self._endings = endings
        self._settings.set("lab/bag/endings", endings)
        self.endings_changed.emit()

    # moves to win

    @property
    def _has_moves(self) -> bool:
        """Whether the moves of the chain in `graph` are known."""
        return self.plot is not None and self.graph is not None and self.plot.chain is self.graph.chain

    def work_out_moves(self) -> None:
        """Compute the distribution of the moves, unless it is known or being computed.

        A plot of the same target stays until the new one is ready, so that there is no gap while a slider is dragged.
        """
        if self.graph is None or self._has_moves:
            return
        chain = self.graph.chain
        same_target = self.plot is not None and self.plot.target == chain.target
        if self._plot_asker.is_busy and same_target:
            return
        self._plot_asker.ask(
            chain,
            tr("Working out the distribution of moves"),
            partial(_moves, chain),
            self._on_moves,
            detail=tr("{target} in a bag", target=str(1 << chain.target)),
            on_cancelled=partial(self._set_plot, None, CANCELLED),
        )
        if not same_target:
            self._set_plot(None, COUNTING)

    def _on_moves(self, plot: BagPlot | None) -> None:
        self._set_plot(plot, CANCELLED if plot is None else "")
        if plot is not None and self._view == MOVES:
            self.work_out_moves()

    def _set_plot(self, plot: BagPlot | None, remark: str) -> None:
        self.plot, self.remark = plot, remark
        self.plot_changed.emit()

    # game on the 2048 page

    @property
    def following(self) -> bool:
        """Whether the game on the 2048 page is followed."""
        return self._following

    @following.setter
    def following(self, on: bool) -> None:
        if on != self._following:
            self._following = on
            self._settings.set("lab/bag/follow", on)
            self._follow()

    def toggle_following(self) -> None:
        """Switch following the game on or off."""
        self.following = not self.following

    @property
    def path(self) -> BagPath | None:
        """Path of the followed game through this chain; None if there is none."""
        game = self._services.open_games.game(GAME_PAGE)
        if not self._following or self.graph is None or game is None or game.state.four != self.graph.chain.four:
            return None
        return follow(self.graph.chain, game.states[: game.position + 1])

    @property
    def sentence(self) -> str:
        """Description of the followed game, or of why it cannot be followed; empty while none is followed."""
        game = self._services.open_games.game(GAME_PAGE)
        if not self._following or self.graph is None:
            return ""
        chain, path = self.graph.chain, self.path
        if game is None:
            return tr("No game to follow yet. Open the 2048 page and play; its new tiles go into this bag.")
        if game.state.four != chain.four:
            return tr(
                "The chain is solved for {percent:g} % fours among the new tiles; this game has a different share.",
                percent=100 * chain.four,
            )
        target = str(1 << chain.target)
        if path is None:
            return tr("The chain for {target} has no state with the sum of this game's first tiles.", target=target)
        if path.won:
            return tr(
                "Put into a bag, this game's new tiles made {target} after %n moves.",
                one="Put into a bag, this game's new tiles made {target} after %n move.",
                n=path.moves,
                target=target,
            )
        return tr(
            "Put into a bag, this game's new tiles after %n moves: {left} more moves are expected until {target}.",
            one="Put into a bag, this game's new tiles after %n move: {left} more moves are expected until {target}.",
            n=path.moves,
            left=mark_approximate(decimals(path.remaining, 1), exact=path.exact_start),
            target=target,
        )

    def _on_game(self, page: str) -> None:
        if self._following and page == GAME_PAGE:
            self._follow()

    def _follow(self) -> None:
        """Make the state of the followed game the current one."""
        self.followed.emit()
        path = self.path
        if path is not None:
            self.point_at(path.state)


def _solve(bag: Bag, _control: Control) -> tuple[BagGraph, float]:
    begun = time.perf_counter()
    chain = BagChain(bag.exponent, bag.fours / 100, bag.first_tiles)
    seconds = time.perf_counter() - begun
    return BagGraph(chain), seconds


def _moves(chain: BagChain, control: Control) -> BagPlot | None:
    games = GAMES if 1 << chain.target <= LONG else GAMES_OF_LONG
    return bag_plot(chain, games=games, bins=BINS, control=control)
