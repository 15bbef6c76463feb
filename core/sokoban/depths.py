"""How the positions of one level are spread over the pushes that lead to them, for comparison with other puzzles."""

from __future__ import annotations

from core.control import Control
from core.depth import DepthDistribution, Exactness, Layer
from core.sokoban.graph.counting import MOST_STATES
from core.sokoban.graph.graph import Graph
from core.sokoban.level import Level

SOURCE = "counted breadth first"


def level_depths(level: Level, limit: int = MOST_STATES, control: Control | None = None) -> DepthDistribution:
    """Positions by the fewest pushes from the start of the level, dead ones among them.

    All figures are exact if the level has at most `limit` positions. Otherwise, or if it is cancelled, the layer in
    which the search broke off is a lower bound, and `total` is what was counted.
    """
    graph = Graph(level.start.board, level.start, limit)
    graph.explore(Control() if control is None else control)
    whole = graph.counted_layers
    layers = tuple(
        Layer(depth, states, Exactness.EXACT if depth < whole else Exactness.BOUNDED)
        for depth, states in enumerate(graph.layers)
    )
    return DepthDistribution(f"sokoban-{level.key}", level.title, "pushes", SOURCE, len(graph), layers)
