"""Derivations of the figures of bag states, for the graph, the matrix and the endings."""

from __future__ import annotations

from collections.abc import Sequence

from app.base.language.words import tr
from app.lab.bag import tiles as bagtiles
from app.plots.charts.plot_figure_picker import AskedPicture
from app.plots.drawing.numbers import decimals, table_percent
from app.widgets.explained_figures import NamedFigure
from core.explain.twenty48 import bag_states
from core.twenty48.bag.graph import BagEnding, BagGraph


def state_name(graph: BagGraph, state: int) -> str:
    """Return the tiles of a state in words."""
    return bagtiles.describe_tiles(graph.chain.tiles(state)) if state else tr("the empty bag")


def of_state(graph: BagGraph, state: int) -> Sequence[NamedFigure]:
    """Return the figures of a state: the chance of visiting it and the moves left from there."""
    chain, figures = graph.chain, []
    if state:
        name = tr("games end here") if graph.is_won(state) else tr("passed through")
        figures.append(NamedFigure(name, table_percent(chain.visits[state]), bag_states.comes(chain, {state})))
    if not graph.is_won(state):
        derivation = bag_states.derive_moves_left(chain, state)
        figures.append(NamedFigure(tr("moves left"), decimals(graph.moves_left(state)), derivation))
    return figures


def of_ending(graph: BagGraph, end: BagEnding) -> Sequence[NamedFigure]:
    """Return the chance that games end with the tiles, or with the sum, of an ending."""
    wins = {state for state in graph.columns[end.total // 2] if graph.is_won(state)}
    derivation = bag_states.comes(graph.chain, {end.state} if end.tiles else wins)
    return (NamedFigure(tr("games end here"), table_percent(end.probability), derivation),)


class StatePicture(AskedPicture):
    """Picture of the states of a bag chain, whose figures can be explained; its places are the states."""

    def __init__(self) -> None:
        super().__init__()
        self.graph: BagGraph | None = None
        self.current = 1
        """The current state."""

    @property
    def asked_place(self) -> int:
        return self.current if self.graph is not None else -1

    def places(self) -> range:
        return range(self.graph.chain.states if self.graph is not None else 0)

    def place_name(self, place: int) -> str:
        return "" if self.graph is None else state_name(self.graph, place)

    def list_figures_at(self, place: int) -> Sequence[NamedFigure]:
        return of_state(self.graph, place) if self.graph is not None and place in self.places() else ()
