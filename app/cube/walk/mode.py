"""Random walk mode of the cube page: the pane beside the cube, the card below, and walks on the cube."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from app.base.actions import Command
from app.base.language.words import tr
from app.cube.model.model import CubeModel, Mode
from app.cube.plots.switcher import DEPTHS, PARTS, TRACE, WALK, CubePlots
from app.cube.walk.card import WalkCard
from app.shell.page import Page
from app.widgets.controls.buttons import Button
from core.base.depth import DepthDistribution, load
from resources import ROOT

if TYPE_CHECKING:
    from app.cube.walk.pane import CubeWalkPane

LOW = 620
"""Height of the page below which the card is low."""


class WalkMode(QObject):
    """Arranges the page while the random walk is shown.

    The walk replaces the side panel, and its card is below the cube; in a narrow window the panel stays, and the walk
    button is in the plot.
    """

    def __init__(self, model: CubeModel, plots: CubePlots, frame: Page) -> None:
        """Create the mode; `frame` is the page."""
        super().__init__(model)
        self._model, self._plots, self._frame = model, plots, frame
        self._walked: tuple[object, Sequence[str]] = (None, ())
        self.card = WalkCard()
        frame.add_below_stage(self.card)
        frame.commands.add(*self._commands())
        self.card.solve_button.follow(frame.commands["cube.solve"])
        self.card.walk_button.follow(frame.commands["cube.walk"])
        self._short_button: Button | None = None
        plots.chosen.connect(self._give_side)
        plots.moves_changed.connect(self.card.set_moves)
        plots.walk.built.connect(self._on_built)
        frame.arranged.connect(self._arrange)
        model.mode_changed.connect(self._give_side)
        model.session.changed.connect(self._refresh)
        model.bracket_changed.connect(self._refresh)
        self.card.set_moves(plots.moves)
        self._give_side()

    def _commands(self) -> Sequence[Command]:
        return (
            Command("cube.walk", "Walk random moves", self.walk, "shuffle", ("W",),
                    "Turn the cube at random, as many moves as the plotted walk has"),
            Command("cube.plot_walk", "Plot the random walk", self.show_walk, "lab", (),
                    "Show where random moves lead"),
            Command("cube.plot_depths", "Plot the depths", self.show_depths, "lab", (),
                    "Show how many positions lie at each depth"),
            Command("cube.plot_moves", "Plot the depth after each move", self.show_trace, "lab", (),
                    "Show the cube's depth after each move"),
            Command("cube.plot_parts", "Plot the parts of the cube", self.show_parts, "lab", (),
                    "Show how deep cross, blocks, edges and domino are"),
            Command("cube.practise", "Practise a part of the cube", self.practise, "shuffle", (),
                    "Scramble so that a cross, a block or the domino is as deep as chosen"),
            Command("cube.measure", "Measure random walks", self.measure, "lab", (),
                    "Solve many random walks optimally, or stop doing so"),
        )  # fmt: skip

    def walk(self) -> None:
        """Make a random walk on the cube, from solved or from the current cube as the walk model says."""
        model = self._model
        moves = self._plots.random_moves()
        model.walk(model.session.state if self._plots.from_board else model.puzzle.solved, moves)
        self._walked = model.session.state, moves
        self._refresh()

    def show_walk(self) -> None:
        """Show the plot of the walk."""
        self._show(WALK)

    def show_depths(self) -> None:
        """Show the plot of the depths."""
        self._show(DEPTHS)

    def show_trace(self) -> None:
        """Show the plot of the depth after each move."""
        self._show(TRACE)

    def show_parts(self) -> None:
        """Show the plot of the parts of the cube."""
        self._show(PARTS)

    def practise(self) -> None:
        """Show the parts of the cube and begin a practice scramble for the chosen one."""
        self.show_parts()
        self._plots.practise()

    def _show(self, which: str) -> None:
        if not self._frame.pane_visible:
            self._frame.commands["page.pane"].trigger()
        self._plots.choose(which)

    def measure(self) -> None:
        """Measure walks of the chosen number of moves, or stop measuring."""
        self.show_walk()
        if self._plots.pane is not None:
            self._plots.pane.measure()

    def _on_built(self, pane: CubeWalkPane) -> None:
        self.card.set_moves(pane.moves)
        self._short_button = Button(tr("Walk"))
        self._short_button.follow(self._frame.commands["cube.walk"])
        pane.slider.add_tool(self._short_button)
        self._arrange()

    def _give_side(self) -> None:
        """Place the trace below the cube and the walk beside it, but keep the panel while painting stickers."""
        self._frame.give_foot_to_pane(self._plots.which.current == TRACE)
        self._frame.give_side_to_pane(self._plots.walking and self._model.mode is not Mode.EDITING)

    def _arrange(self) -> None:
        alone = self._frame.pane_alone
        self._refresh()
        self._plots.set_surface("panel" if alone else "bg")
        self.card.setVisible(alone)
        self.card.set_low(self._frame.height() < LOW)
        if self._short_button is not None:
            self._short_button.setVisible(not alone)

    def _refresh(self) -> None:
        model = self._model
        state, moves = self._walked
        if self._plots.walking:
            self.card.show_path(moves if model.session.state == state else ())
            self.card.show_depth(model.bracket, _distribution(model.subject), model.variant)


@lru_cache(maxsize=4)
def _distribution(subject: str) -> DepthDistribution:
    return load(ROOT / "figures" / f"cube-{subject}.json")
