"""Figures of Rand_cs's article on Korf's algorithm, and this program's beside them.

Lines count in the Chinese text from its title, "Algorithms for the cube (3): God's algorithm".
"""

from __future__ import annotations

from collections.abc import Iterator
from math import factorial, perm

from core.base.words import phrase
from core.cube.cubie import CORNERS, EDGES
from core.cube.metrics import Metric
from core.cube.solve.heuristic import TABLES
from core.explain.articles.figure import Article, ArticleFigure, computed_provenance, definition, incomparable
from core.explain.cube import search

DATABASES, SEARCH, COMPASS = "pattern_databases", "a_search", "after_every_turn"
TOLD = incomparable(
    phrase(
        "Made up as an example. The cube page shows for each turn whether it leads closer to solved or farther away."
    )
)
SPOILED = incomparable(
    phrase("Made up as an example. In Korf's search the bound can be made too large for any position.")
)
CUBIES = definition(phrase("the pieces of a cube"))


def article() -> Article:
    return Article("korf", phrase("Korf's algorithm"), phrase("Rand_cs, the third of a series"), tuple(_figures()))


def _figures() -> Iterator[ArticleFigure]:
    metric = Metric.HTM
    corners, edges, half = len(CORNERS), len(EDGES), len(EDGES) // (len(TABLES) - 1)
    yield ArticleFigure(10, phrase("depth after F"), "10", None, COMPASS, TOLD)
    yield ArticleFigure(10, phrase("depth after R"), "8", None, COMPASS, TOLD)
    yield ArticleFigure(16, phrase("moves allowed"), "5", None, SEARCH, SPOILED)
    yield ArticleFigure(16, phrase("a bound that is low enough"), "3", None, SEARCH, SPOILED)
    yield ArticleFigure(16, phrase("a bound that is too large"), "5", None, SEARCH, SPOILED)
    yield ArticleFigure(16, phrase("moves needed"), "4", None, SEARCH, SPOILED)
    yield ArticleFigure(
        18,
        phrase("moves for the corners alone"),
        "3",
        None,
        DATABASES,
        incomparable(phrase("Made up as an example. Each table gives such a bound for any position.")),
    )
    yield ArticleFigure(
        20,
        phrase("tables"),
        "3",
        lambda: len(TABLES),
        DATABASES,
        definition(phrase("one for the corners and two for the edges, as Korf chose them")),
    )
    yield ArticleFigure(
        23, phrase("edges in one table"), "6", lambda: half, DATABASES, definition(phrase("half of the edges"))
    )
    yield ArticleFigure(26, phrase("corners of the cube"), "8", lambda: corners, DATABASES, CUBIES)
    yield ArticleFigure(
        26,
        phrase("entries for the corners, 8! · 3⁷"),
        "88179840",
        lambda: factorial(corners) * 3 ** (corners - 1),
        DATABASES,
        computed_provenance(phrase("multiplied out: 8! · 3⁷")),
    )
    yield ArticleFigure(28, phrase("edges of the cube"), "12", lambda: edges, DATABASES, CUBIES)
    yield ArticleFigure(
        28,
        phrase("entries for six edges, 12!/6! · 2⁶"),
        "42577920",
        lambda: perm(edges, half) * 2**half,
        DATABASES,
        computed_provenance(phrase("multiplied out: 12!/6! · 2⁶")),
    )
    yield ArticleFigure(
        41,
        phrase("branching factor"),
        "13.348",
        lambda: search.branching(metric),
        DATABASES,
        computed_provenance(phrase("sequences of moves counted by a recurrence, without obvious repetitions")),
    )
    yield ArticleFigure(
        43,
        phrase("possible turns in a position"),
        "18",
        lambda: len(metric.face_turns),
        SEARCH,
        definition(phrase("six faces, three turns each")),
    )
