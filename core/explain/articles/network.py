"""Figures of an article on a BERT classifier that solves the cube, and this program's beside them.

Lines count in the Chinese text, of an author who is not named, from the warning that it has no practical use; its
program is printed there without indentation.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, partial

from core.base.words import phrase
from core.cube.cubie import FACES, Cube
from core.cube.facelets import format_facelets
from core.cube.moves import AMOUNTS, FACE_TURNS, position
from core.cube.moves import MOVES as ALL_MOVES
from core.cube.policy import measurements as measured
from core.cube.policy.policy import ARTICLE, MOVES, SuccessRate
from core.cube.policy.scrambles import LONGEST
from core.cube.policy.text import LENGTH, VOCABULARY, text_tokens
from core.explain.articles.figure import Article, ArticleFigure, computed_provenance, definition, incomparable
from core.explain.cube import network as derived
from core.explain.formulas.derivation import DerivedFigure

SCRAMBLES = {
    59: "U1 D1 F2 B2 U2 D1",
    62: "R1 U2 L3 U2 L2 R3",
    65: "B1 R1 L3 D2 R2 D2",
    68: "B1 D2 B1 D2 B1 F1",
    71: "U3 B2 U3 D1 L2 U3",
    74: "D2 R2 F2 R2 U2 D3",
    77: "F2 L2 F1 R2 F2 B3",
}
"""Scrambles of six turns, by the line that prints a solution of five."""
NETWORK = "mlp"
"""Network of this program that is compared with the article's."""
PLAYED, SHORTER = "network", "shorter_scrambles"
HALF_WAY = 3
LAYOUT = definition(phrase("the input format of the article"))
MOVES_OF_A_CUBE = definition(phrase("six faces, three turns each"))
MET = computed_provenance(phrase("found by breadth-first search from both ends"))
CHOSEN = incomparable(phrase("The author's choice. See Learning for how the networks here were trained."))
OF_ANOTHER = incomparable(
    phrase(
        "The article's network is not available. This is the measured result of this program's own "
        "network, so the two are not comparable."
    )
)


def article() -> Article:
    return Article(
        "network", phrase("A network without search"), phrase("A BERT classifier for the cube"), tuple(_figures())
    )


def _figures() -> Iterator[ArticleFigure]:
    yield ArticleFigure(5, phrase("turns to choose from"), "18", lambda: len(MOVES), PLAYED, MOVES_OF_A_CUBE)
    yield ArticleFigure(8, phrase("faces"), "6", lambda: len(FACES), PLAYED, definition(phrase("the faces of a cube")))
    yield ArticleFigure(
        9,
        phrase("degrees of U3, clockwise"),
        "270",
        lambda: 90 * (AMOUNTS.index("'") + 1),
        PLAYED,
        definition(phrase("three quarters of a turn")),
    )
    yield ArticleFigure(
        21,
        phrase("weight of a scramble for each additional move"),
        "1.2",
        None,
        PLAYED,
        incomparable(phrase("The author's choice. The networks here learn short scrambles first.")),
    )
    yield ArticleFigure(
        22,
        phrase("moves of the longest scramble"),
        "20",
        lambda: LONGEST,
        PLAYED,
        definition(phrase("the longest scramble here, chosen as in the article")),
    )
    yield ArticleFigure(29, phrase("words in its vocabulary"), "15", lambda: len(VOCABULARY), PLAYED, LAYOUT)
    yield ArticleFigure(48, phrase("samples of a round, 1 024 · 128"), "131072", None, PLAYED, CHOSEN)
    for line, scramble in SCRAMBLES.items():
        yield ArticleFigure(
            line,
            phrase("moves needed for {scramble}", scramble=scramble),
            "5",
            partial(depth, scramble),
            SHORTER,
            MET,
        )
    yield ArticleFigure(
        96,
        phrase("facelets"),
        "54",
        lambda: len(format_facelets(Cube())),
        PLAYED,
        definition(phrase("nine on each of six faces")),
    )
    yield ArticleFigure(105, phrase("padding words at the end"), "10", _padding, PLAYED, LAYOUT)
    yield ArticleFigure(118, phrase("words of a position"), "88", lambda: LENGTH, PLAYED, LAYOUT)
    yield ArticleFigure(
        142,
        phrase("gigabytes of the graphics card"),
        "2",
        None,
        PLAYED,
        incomparable(phrase("The author's machine. The networks here need no graphics card.")),
    )
    yield ArticleFigure(
        143,
        phrase("scrambles for each length"),
        "10000",
        lambda: derived.EACH.bind(games=[row.games for row in _rates().rates[NETWORK]]),
        PLAYED,
        incomparable(phrase("The author's choice. This program's network was measured with the same number.")),
    )
    yield ArticleFigure(
        144,
        phrase("hours of training"),
        "12",
        None,
        PLAYED,
        incomparable(phrase("The author's machine. See Learning for how the networks here were trained.")),
    )
    for turns, share in ARTICLE.items():
        yield ArticleFigure(
            146 + turns,
            phrase("share of scrambles of {turns} moves that are solved", turns=turns),
            f"{100 * share:.2f}\u2009%",
            partial(rate, turns),
            PLAYED,
            OF_ANOTHER,
            exact=False,
        )
    yield ArticleFigure(
        167,
        phrase("moves that are hard even for experts"),
        "5",
        None,
        PLAYED,
        incomparable(phrase("About people who solve without a search; from another text.")),
    )


def _padding() -> int:
    """Return the number of padding tokens at the end of a position's text."""
    tokens = text_tokens(Cube())
    return len(tokens) - len(tokens.rstrip(tokens[-1:]))


@cache
def _rates() -> measured.PolicyMeasurements:
    return measured.read()


def _row(turns: int) -> SuccessRate:
    return next(row for row in _rates().rates[NETWORK] if row.n == turns)


def rate(turns: int) -> DerivedFigure:
    """Return the success rate of this program's network on scrambles of `turns` turns."""
    row = _row(turns)
    return derived.rate(turns, row.games, row.rate)


def depth(scramble: str) -> int:
    """Return the depth of a scramble in half turns, by bidirectional search."""
    near = _list_near_positions(HALF_WAY)
    layer = {position([move[0] + AMOUNTS[int(move[1]) - 1] for move in scramble.split()])}
    for turns in range(HALF_WAY + 1):
        met = [near[cube] for cube in layer if cube in near]
        if met:
            return turns + min(met)
        layer = {cube * ALL_MOVES[turn].cube for cube in layer for turn in FACE_TURNS}
    raise ValueError(f"{scramble} is deeper than {2 * HALF_WAY}")


@cache
def _list_near_positions(deepest: int) -> dict[Cube, int]:
    """Return every position that is at most `deepest` half turns from solved, with its depth in half turns."""
    depths = {Cube(): 0}
    layer = [Cube()]
    for turns in range(1, deepest + 1):
        after = dict.fromkeys(cube * ALL_MOVES[turn].cube for cube in layer for turn in FACE_TURNS)
        layer = [cube for cube in after if cube not in depths]
        depths |= dict.fromkeys(layer, turns)
    return depths
