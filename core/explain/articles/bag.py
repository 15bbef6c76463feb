"""Figures of J. Lees-Miller, The Mathematics of 2048, parts 1 and 2, and this program's beside them.

Lines count in the Japanese translation of both parts, from its title, "The mathematical game 2048". A number that
occurs only in a drawing is given the line below the drawing.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, partial
from itertools import pairwise
from math import floor, log10

from core.base.words import phrase
from core.explain.articles.figure import (
    ELSEWHERE,
    HIS,
    Article,
    ArticleFigure,
    computed_provenance,
    definition,
    incomparable,
)
from core.explain.formulas.derivation import DerivedFigure
from core.explain.twenty48 import all_boards as counted
from core.explain.twenty48 import bag as derived
from core.explain.twenty48.boards import BASELINE, LAST_SUM
from core.twenty48.bag.chain import BagChain
from core.twenty48.board import FOUR
from core.twenty48.shape import shape_of
from core.twenty48.states.count import BoardLayers, board_layers, count_boards

BOUNDS = {
    3: ("73", "19665", "43046689"),
    4: ("233", "261615", "4294901729"),
    5: ("537", "1933425", "152544843873"),
    6: ("1033", "9815535", "2816814940129"),
    7: ("1769", "38400465", "33080342678945"),
    8: ("2793", "124140015", "278653866803169"),
    9: ("4153", "347066865", "1819787258282209"),
    10: ("5897", "865782255", "9718525023289313"),
    11: ("8073", "1970527185", "44096709674720289"),
}
"""Baseline counts by exponent of the target, on 2x2, 3x3 and 4x4: lines 338 to 346."""
REACHABLE = {
    3: ("73", "19665", "43046689"),
    4: ("233", "261615", "4294901729"),
    5: ("529", "1933407", "152544843841"),
    6: ("905", "9814437", "2816814934817"),
    7: ("905", "38369571", "33080342314753"),
    8: ("905", "123560373", "278653849430401"),
    9: ("905", "339166485", "1819786604950209"),
    10: ("905", "786513819", "9718504608259073"),
    11: ("905", "1400665575", "44096167159459777"),
}
"""Boards in reachable layers by exponent of the target, on 2x2, 3x3 and 4x4: lines 410 to 426."""
TARGET = 11
"""Exponent of the target tile, 2048."""
SET_UP = 2
"""Number of tiles before the first move."""
CHAIN, WON, LIFE, BOARDS, LAYERS = "bag", "won_games", "seven_lines", "boards", "layers"
LAYERS_3, LAYERS_2 = "layers_3x3", "layers_2x2"

SOLVED = computed_provenance(phrase("from the chain"))
COUNTED = computed_provenance(phrase("counted while the chain was built"))
STEPPED = computed_provenance(phrase("read off the chain that the rules of the game give"))
FOLLOWED = computed_provenance(phrase("along the chain from its start to its end"))
EVALUATED = computed_provenance(phrase("the article's formula, evaluated in whole numbers"))
BY_LAYERS = computed_provenance(phrase("counted tile sum by tile sum"))
EMPTIED = computed_provenance(phrase("counted tile sum by tile sum, up to the first two empty ones in a row"))
TO_THE_GAP = computed_provenance(phrase("counted up to the first two empty tile sums in a row"))
MERGED = computed_provenance(phrase("merges from cell to cell until the board is full"))
RULE = definition(phrase("a rule of the game"))
OWN_GAMES = incomparable(phrase("The author's own games. Yours are in the same plot."))
TRANSLATED = phrase("The translation says trillions, but the power of ten beside it means quadrillions.")


def article() -> Article:
    return Article("bag", "2048", phrase("J. Lees-Miller, The Mathematics of 2048, parts 1 and 2"), tuple(_figures()))


@cache
def chain() -> BagChain:
    """Return the bag chain to 2048, with a 4 among ten new tiles."""
    return BagChain(TARGET)


def _figures() -> Iterator[ArticleFigure]:
    yield from _moves()
    yield from _matrix()
    yield from _counts()


def _moves() -> Iterator[ArticleFigure]:
    yield ArticleFigure(10, phrase("mean moves to win"), "938.8", lambda: derived.mean(chain()), CHAIN, SOLVED)
    yield ArticleFigure(12, phrase("standard deviation"), "8.3", _deviation, CHAIN, SOLVED)
    yield ArticleFigure(39, phrase("chance of a new 2"), "0.9", lambda: 1 - FOUR, CHAIN, RULE)
    yield ArticleFigure(39, phrase("chance of a new 4"), "0.1", lambda: FOUR, CHAIN, RULE)
    for tiles, text in (((2, 2), "0.81"), ((2, 4), "0.18"), ((4, 4), "0.01")):
        yield ArticleFigure(46, _step(phrase("nothing"), tiles), text, partial(step, (), tiles), CHAIN, STEPPED)
    for line, start, end, text in (
        (58, (2, 2), (2, 4), "0.9"), (58, (2, 2), (4, 4), "0.1"),
        (65, (2, 4), (2, 2, 4), "0.9"), (65, (2, 4), (2, 4, 4), "0.1"),
    ):  # fmt: skip
        yield ArticleFigure(line, _step(_set(start), end), text, partial(step, start, end), CHAIN, STEPPED)
    yield ArticleFigure(
        88, phrase("the first winning sum"), "2066", lambda: min(chain().absorption_by_sum()), CHAIN, FOLLOWED
    )
    yield ArticleFigure(95, phrase("states"), "3487", lambda: derived.states(chain()), CHAIN, COUNTED)
    yield ArticleFigure(95, phrase("absorbing states"), "26", lambda: derived.absorbing(chain()), CHAIN, COUNTED)
    yield ArticleFigure(95, phrase("megabytes of its drawing"), "5", None, CHAIN, HIS)
    yield ArticleFigure(
        103,
        phrase("games simulated"),
        "1000000",
        None,
        CHAIN,
        incomparable(phrase("No simulation is needed here: the distribution itself is computed.")),
    )
    yield ArticleFigure(115, phrase("games won by the author"), "28", None, WON, OWN_GAMES)
    yield ArticleFigure(131, phrase("moves of a lucky game"), "927", None, WON, OWN_GAMES)
    yield ArticleFigure(131, phrase("its tile sum"), "2076", None, WON, OWN_GAMES)
    yield ArticleFigure(133, phrase("fewest moves"), "519", _count_least_moves, CHAIN, FOLLOWED)
    yield ArticleFigure(
        133, phrase("tiles of such a game"), "521", lambda: _count_least_moves() + SET_UP, CHAIN, FOLLOWED
    )
    yield ArticleFigure(
        133,
        phrase("chance of this many fours in a row, as a power of ten"),
        "−521",
        lambda: _in_a_row(FOUR, _count_least_moves() + SET_UP),
        CHAIN,
        FOLLOWED,
        phrase("A win in so few moves is likelier: the last nine tiles may be twos, which makes it 0.1 to the 512."),
    )
    yield ArticleFigure(133, phrase("atoms of the universe, as a power of ten"), "80", None, CHAIN, ELSEWHERE)
    yield ArticleFigure(133, phrase("most moves"), "1032", _count_most_moves, CHAIN, FOLLOWED)
    yield ArticleFigure(
        133, phrase("tiles of such a game"), "1034", lambda: _count_most_moves() + SET_UP, CHAIN, FOLLOWED
    )
    yield ArticleFigure(
        133,
        phrase("chance of this many twos in a row, as a power of ten"),
        "−48",
        lambda: _in_a_row(1 - FOUR, _count_most_moves() + SET_UP),
        CHAIN,
        FOLLOWED,
        phrase("It is 4.9·10⁻⁴⁸. A win in so many moves is likelier: the last ten may be fours, 0.9 to the 1024."),
    )


def _matrix() -> Iterator[ArticleFigure]:
    yield ArticleFigure(171, phrase("rows of the matrix"), "3487", lambda: derived.states(chain()), CHAIN, COUNTED)
    yield ArticleFigure(
        202,
        phrase("steps, including the one that places the first two tiles"),
        "939.8",
        lambda: chain().remaining[0],
        LIFE,
        SOLVED,
    )
    yield ArticleFigure(209, phrase("variance of the moves"), "69.5", lambda: derived.variance(chain()), LIFE, SOLVED)
    yield ArticleFigure(209, phrase("standard deviation"), "8.3", _deviation, LIFE, SOLVED)
    yield ArticleFigure(
        228,
        phrase("winning states with a probability of 0.001 or more"),
        "15",
        lambda: sum(one >= 1e-3 for _, one in winning()),
        CHAIN,
        SOLVED,
    )
    yield ArticleFigure(
        233, phrase("sum of the likeliest winning state"), "2068", lambda: sum(winning()[0][0]), CHAIN, SOLVED
    )
    yield ArticleFigure(233, phrase("sum of the second likeliest"), "2070", lambda: sum(winning()[1][0]), CHAIN, SOLVED)


def _counts() -> Iterator[ArticleFigure]:
    yield ArticleFigure(292, phrase("states without the empty bag"), "3486", lambda: chain().states - 1, CHAIN, COUNTED)
    yield ArticleFigure(
        303,
        phrase("possible contents of a cell, including empty"),
        "12",
        lambda: TARGET + 1,
        BOARDS,
        definition(phrase("the powers of two from 2 to 2048, and nothing")),
    )
    yield ArticleFigure(
        303,
        phrase("boards of 16 cells, 12¹⁶"),
        "184·10¹⁵",
        lambda: counted.FILLINGS.bind(K=TARGET, C=16),
        BOARDS,
        EVALUATED,
        phrase("Cut off, not rounded: 184.88. {translated}", translated=TRANSLATED),
    )
    yield ArticleFigure(
        303, phrase("the same, as a power of ten"), "17", lambda: magnitude((TARGET + 1) ** 16), BOARDS, EVALUATED
    )
    yield ArticleFigure(303, phrase("positions of chess, as a power of ten"), "45", None, BOARDS, ELSEWHERE)
    yield ArticleFigure(303, phrase("positions of Go, as a power of ten"), "170", None, BOARDS, ELSEWHERE)
    for exponent, texts in BOUNDS.items():
        for size, text in enumerate(texts, 2):
            yield ArticleFigure(
                335 + exponent,
                phrase("baseline, {board}", board=_board(size, exponent)),
                text,
                partial(BASELINE.bind, K=exponent, C=size**2),
                BOARDS,
                EVALUATED,
            )
    yield ArticleFigure(
        348,
        phrase("boards of 4×4 to 2048"),
        "44·10¹⁵",
        lambda: BASELINE.bind(K=TARGET, C=16),
        BOARDS,
        EVALUATED,
        TRANSLATED,
    )
    yield ArticleFigure(
        348,
        phrase("the same, as a power of ten"),
        "16",
        lambda: magnitude(count_boards(4, TARGET).baseline),
        BOARDS,
        EVALUATED,
    )
    yield ArticleFigure(
        363,
        phrase("compositions of 3"),
        "4",
        lambda: compositions(3),
        LAYERS,
        computed_provenance(phrase("counted one by one")),
    )
    yield from _layers()
    for exponent, texts in REACHABLE.items():
        for size, text in enumerate(texts, 2):
            yield ArticleFigure(
                404 + 2 * exponent,
                phrase("boards in reachable layers, {board}", board=_board(size, exponent)),
                text,
                partial(in_layers, size, exponent),
                BOARDS,
                TO_THE_GAP,
            )
    yield ArticleFigure(428, phrase("boards of 4×4 to 2048 that layers exclude"), "5·10¹¹", _fewer, BOARDS, TO_THE_GAP)
    yield ArticleFigure(
        455,
        phrase("the largest possible tile on 4×4"),
        "131072",
        lambda: counted.LARGEST.bind(C=shape_of(4).largest - 1),
        BOARDS,
        MERGED,
        tile=True,
    )
    yield ArticleFigure(455, phrase("its exponent"), "17", lambda: shape_of(4).largest, BOARDS, MERGED)


def _layers() -> Iterator[ArticleFigure]:
    for size, place, text in ((2, LAYERS_2, "60"), (3, LAYERS_3, "3·10⁶"), (4, LAYERS, "32·10¹²")):
        yield ArticleFigure(
            387,
            phrase("boards in the largest layer of {board}", board=f"{size}×{size}"),
            text,
            partial(largest_layer, size),
            place,
            BY_LAYERS,
        )
    yield ArticleFigure(
        387, phrase("the same, as a power of ten"), "13", lambda: magnitude(largest_layer(4)), LAYERS, BY_LAYERS
    )
    yield ArticleFigure(
        389,
        phrase("sum of 16 tiles of 1024"),
        "16384",
        lambda: 16 * 2 ** (TARGET - 1),
        LAYERS,
        definition(phrase("16 times 1024, where the article's chart ends")),
    )
    yield ArticleFigure(391, phrase("the smallest tile sum"), "4", _smallest_sum, LAYERS, BY_LAYERS)
    yield ArticleFigure(
        396,
        phrase("what a move would have to add to skip two empty layers"),
        "6",
        lambda: 3 * 2,
        BOARDS,
        definition(phrase("three steps of 2")),
    )
    for line, size, text in ((399, 2, "60"), (400, 3, "2044"), (401, 4, "9212")):
        yield ArticleFigure(
            line,
            phrase("largest reachable sum, {board}", board=f"{size}×{size}"),
            text,
            partial(last_sum, size),
            BOARDS,
            EMPTIED,
        )
    for size, text in ((2, "32"), (3, "1024"), (4, "2048")):
        yield ArticleFigure(
            403,
            phrase("largest tile, {board}", board=f"{size}×{size}"),
            text,
            partial(largest_tile, size),
            BOARDS,
            EMPTIED,
            tile=True,
        )


def _set(tiles: tuple[int, ...]) -> str:
    return f"{{{', '.join(map(str, tiles))}}}"


def _step(start: str, end: tuple[int, ...]) -> str:
    return phrase("from {start} to {end}", start=start, end=_set(end))


def _board(size: int, exponent: int) -> str:
    return phrase("{board} to {target}", board=f"{size}×{size}", target=str(1 << exponent))


def _deviation() -> DerivedFigure:
    return derived.deviation(1 << TARGET, FOUR, chain().variance)


def _count_least_moves() -> int:
    return chain().least_moves()[0]


def _count_most_moves() -> int:
    return chain().most_moves()[0]


def _in_a_row(chance: float, tiles: int) -> int:
    """Return the power of ten of the chance that `tiles` new tiles in a row all have this chance."""
    return floor(tiles * log10(chance))


def magnitude(number: int) -> int:
    """Return the power of ten of a number in scientific notation: 16 for 4.4·10¹⁶."""
    return len(str(number)) - 1


def compositions(total: int) -> int:
    """Return the number of compositions of a whole number into positive ones."""
    return 1 if total == 0 else sum(compositions(total - first) for first in range(1, total + 1))


def step(start: tuple[int, ...], end: tuple[int, ...]) -> float:
    """Return the transition probability of the bag between two states without the target."""
    at = {chain().tiles(state): state for state in range(20)}
    row = slice(*chain().indptr[at[start] : at[start] + 2])
    return dict(zip(chain().indices[row], chain().probabilities[row], strict=True))[at[end]]


@cache
def winning() -> list[tuple[tuple[int, ...], float]]:
    """Return the winning states as (tiles, probability to end there), the likeliest first."""
    return sorted(chain().absorption(), key=lambda one: -one[1])


@cache
def layers(size: int) -> BoardLayers:
    """Return the boards of every tile sum up to target 2048, unreachable sums included."""
    board_counts = board_layers(size, TARGET)
    assert board_counts is not None
    return board_counts


def _smallest_sum() -> int:
    found = layers(4)
    return next(total for total in range(2, 2 * len(found.counts), 2) if found.count_with_sum(total))


def last_sum(size: int) -> DerivedFigure:
    """Return the largest tile sum before the first two empty layers."""
    before = pairwise(layers(size).counts)
    reached = next(place for place, two in enumerate(before) if not any(two))
    return LAST_SUM.bind(K=TARGET, C=size**2, layers=reached)


def largest_tile(size: int) -> int:
    """Return the largest power of two up to the last reachable sum, which bounds the tiles in play."""
    return 1 << min(int(last_sum(size).number).bit_length() - 1, TARGET)


def largest_layer(size: int) -> int:
    """Return the number of boards in the largest layer, of all tile sums, reachable or not."""
    return max(layers(size).counts)


def in_layers(size: int, exponent: int) -> int:
    """Return the number of boards before the first two empty layers."""
    return count_boards(size, exponent).reachable_layers


def _fewer() -> int:
    counts = count_boards(4, TARGET)
    return counts.baseline - counts.reachable_layers
