"""The random walk on the cube page: its pane beside the cube, its card below, and walks that are really taken."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from app.cube.plots import DEPTHS, WALK
from app.cube.walk.card import WalkCard
from app.services.actions import Command
from app.widgets.buttons import Button
from core.depth import DepthDistribution, load
from resources import ROOT

if TYPE_CHECKING:
    from app.cube.page import CubePage
    from app.cube.walk.pane import CubeWalkPane

LOW = 620
"""A page lower than this has a low card."""


class WalkPlace(QObject):
    """While the walk is in front it has the page's side, and the card stands under the cube; in a narrow window the
    panel stays, and the button is in the plot."""

    def __init__(self, page: CubePage) -> None:
        super().__init__(page)
        self._page = page
        self._editing = False
        self._walked: tuple[object, Sequence[str]] = (None, ())
        self.card = WalkCard()
        page.add_below_stage(self.card)
        page.commands.add(*self._commands())
        self.card.solve_button.follow(page.commands["cube.solve"])
        self.card.walk_button.follow(page.commands["cube.walk"])
        self._short_button: Button | None = None
        docks = page.docks
        docks.chosen.connect(self._on_chosen)
        docks.moves_changed.connect(self.card.set_moves)
        docks.walk.built.connect(self._on_built)
        page.arranged.connect(self._arrange)
        page.game.changed.connect(self._refresh)
        page.solving.changed.connect(self._refresh)
        self.card.set_moves(docks.moves)
        self._on_chosen(docks.which.current)

    def _commands(self) -> Sequence[Command]:
        return (
            Command("cube.walk", "Walk random moves", self.walk, "shuffle", ("W",),
                    "Turn the cube at random, as often as its walk is looked at for"),
            Command("cube.plot_walk", "Plot the random walk", self.show_walk, "lab", (),
                    "Show where random moves lead"),
            Command("cube.plot_depths", "Plot the depths", self.show_depths, "lab", (),
                    "Show how many positions lie at each depth"),
            Command("cube.measure", "Measure random walks", self.measure, "lab", (),
                    "Solve many random walks optimally, or stop doing so"),
        )  # fmt: skip

    def walk(self) -> None:
        """Take a random walk: from solved, or from the cube on the board if that is where walks begin."""
        page, docks = self._page, self._page.docks
        moves = docks.random_moves()
        page.walk(page.game.state if docks.from_board else page.puzzle.solved, moves)
        self._walked = page.game.state, moves
        self._refresh()

    def show_walk(self) -> None:
        """Bring the walk to the front."""
        self._show(WALK)

    def show_depths(self) -> None:
        """Bring the depths to the front."""
        self._show(DEPTHS)

    def _show(self, which: str) -> None:
        if not self._page.pane_visible:
            self._page.commands["page.pane"].trigger()
        self._page.docks.choose(which)

    def measure(self) -> None:
        """Measure walks of the number of moves that is looked at."""
        self.show_walk()
        if self._page.docks.pane is not None:
            self._page.docks.pane.measure()

    def _on_built(self, pane: CubeWalkPane) -> None:
        self.card.set_moves(pane.moves)
        self._short_button = Button("Walk")
        self._short_button.follow(self._page.commands["cube.walk"])
        pane.slider.add_tool(self._short_button)
        self._arrange()

    def _on_chosen(self, which: str) -> None:
        self._page.give_side_to_pane(which == WALK and not self._editing)

    def set_editing(self, on: bool) -> None:
        """Stickers are painted in the panel."""
        self._editing = on
        self._on_chosen(self._page.docks.which.current)

    def _arrange(self) -> None:
        page = self._page
        alone = page.pane_alone
        self._refresh()
        page.docks.set_ground("panel" if alone else "bg")
        self.card.setVisible(alone)
        self.card.set_low(page.height() < LOW)
        if self._short_button is not None:
            self._short_button.setVisible(not alone)

    def _refresh(self) -> None:
        page = self._page
        state, moves = self._walked
        if page.docks.walking:
            self.card.show_path(moves if page.game.state == state else ())
            self.card.show_depth(page.docks.mark, _distribution(page.subject))


@lru_cache(maxsize=4)
def _distribution(subject: str) -> DepthDistribution:
    return load(ROOT / "figures" / f"cube-{subject}.json")
