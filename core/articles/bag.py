"""J. Lees-Miller, The Mathematics of 2048, parts 1 and 2: what the text prints, and what is computed here.

Lines count in the Japanese translation of both parts, from its title, "The mathematical game 2048". A number that only
a drawing has is at the line under the drawing.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, partial
from math import log, log10

from core.articles.figure import ELSEWHERE, HIS, Article, Figure
from core.derivations import all_boards as counted
from core.derivations import bag as derived
from core.derivations import bag_states
from core.derivations.boards import BASELINE, LAST_SUM
from core.derivations.derivation import Worked
from core.twenty48.bag.chain import BagChain
from core.twenty48.board import FOUR
from core.twenty48.shape import shape_of
from core.twenty48.states.count import count_boards, layer_counts, max_sum
from core.words import THIN_SPACE, phrase

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
"""By the exponent of the target, on 2x2, 3x3 and 4x4: lines 338 to 346."""
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
"""Lines 410 to 426."""
TARGET = 11
"""2048 as a power of two."""
SET_UP = 2
"""Tiles before the first move."""
CUT_OFF = phrase("Cut off, not rounded.")
CHAIN, WON, LIFE, BOARDS, LAYERS = "bag", "won_games", "seven_lines", "boards", "layers"
LAYERS_3, LAYERS_2 = "layers_3x3", "layers_2x2"


def article() -> Article:
    return Article("bag", "2048", phrase("J. Lees-Miller, The Mathematics of 2048, parts 1 and 2"), tuple(_figures()))


@cache
def chain() -> BagChain:
    """To 2048, a 4 once in ten."""
    return BagChain(TARGET)


def _figures() -> Iterator[Figure]:
    yield from _moves()
    yield from _matrix()
    yield from _counts()


def _moves() -> Iterator[Figure]:
    yield Figure(10, phrase("mean moves to win"), "938.8", lambda: derived.mean(chain()), CHAIN)
    yield Figure(12, phrase("standard deviation"), "8.3", _deviation, CHAIN)
    yield Figure(39, phrase("chance of a new 2"), "0.9", lambda: 1 - FOUR, CHAIN)
    yield Figure(39, phrase("chance of a new 4"), "0.1", lambda: FOUR, CHAIN)
    for tiles, text in (((2, 2), "0.81"), ((2, 4), "0.18"), ((4, 4), "0.01")):
        yield Figure(46, _step(phrase("nothing"), tiles), text, partial(step, (), tiles), CHAIN)
    for line, start, end, text in (
        (58, (2, 2), (2, 4), "0.9"), (58, (2, 2), (4, 4), "0.1"),
        (65, (2, 4), (2, 2, 4), "0.9"), (65, (2, 4), (2, 4, 4), "0.1"),
    ):  # fmt: skip
        yield Figure(line, _step(_set(start), end), text, partial(step, start, end), CHAIN)
    yield Figure(88, phrase("the first winning sum"), "2066", lambda: min(chain().absorption_by_sum()), CHAIN)
    yield Figure(95, phrase("states"), "3487", lambda: derived.states(chain()), CHAIN)
    yield Figure(95, phrase("absorbing states"), "26", lambda: derived.absorbing(chain()), CHAIN)
    yield Figure(95, phrase("megabytes of its drawing"), "5", None, CHAIN, HIS)
    yield Figure(
        103,
        phrase("games simulated"),
        "1000000",
        None,
        CHAIN,
        phrase("Nothing has to be drawn here: the law itself is computed."),
    )
    yield Figure(115, phrase("games that he won"), "28", None, WON, phrase("His own. Yours stand in the same plot."))
    yield Figure(
        131, phrase("moves of a lucky game"), "927", None, WON, phrase("His own. Yours stand in the same plot.")
    )
    yield Figure(131, phrase("its tile sum"), "2076", None, WON, phrase("His own. Yours stand in the same plot."))
    yield Figure(133, phrase("fewest moves"), "519", lambda: chain().least_moves()[0], CHAIN)
    yield Figure(133, phrase("tiles of such a game"), "521", lambda: chain().least_moves()[0] + SET_UP, CHAIN)
    yield Figure(
        133,
        phrase("their chance, as a power of ten"),
        "−521",
        lambda: _power(bag_states.FOUR_TILE),
        CHAIN,
        phrase("With all ways counted it is 0.1 to the power of 512."),
    )
    yield Figure(133, phrase("atoms of the universe, as a power of ten"), "80", None, CHAIN, ELSEWHERE)
    yield Figure(133, phrase("most moves"), "1032", lambda: chain().most_moves()[0], CHAIN)
    yield Figure(133, phrase("tiles of such a game"), "1034", lambda: chain().most_moves()[0] + SET_UP, CHAIN)
    yield Figure(
        133,
        phrase("their chance, as a power of ten"),
        "−48",
        lambda: _power(bag_states.TWO_TILE),
        CHAIN,
        phrase("With all ways counted it is 0.9 to the power of 1024."),
    )


def _matrix() -> Iterator[Figure]:
    yield Figure(171, phrase("rows of the matrix"), "3487", lambda: derived.states(chain()), CHAIN)
    yield Figure(202, phrase("steps, with the one that sets two tiles"), "939.8", lambda: chain().remaining[0], LIFE)
    yield Figure(209, phrase("variance of the moves"), "69.5", lambda: derived.variance(chain()), LIFE)
    yield Figure(209, phrase("standard deviation"), "8.3", _deviation, LIFE)
    yield Figure(
        228,
        phrase("winning states of a thousandth and more"),
        "15",
        lambda: sum(one >= 1e-3 for _, one in winning()),
        CHAIN,
    )
    yield Figure(233, phrase("sum of the likeliest winning state"), "2068", lambda: sum(winning()[0][0]), CHAIN)
    yield Figure(233, phrase("sum of the second likeliest"), "2070", lambda: sum(winning()[1][0]), CHAIN)


def _counts() -> Iterator[Figure]:
    yield Figure(292, phrase("states without the empty bag"), "3486", lambda: chain().states - 1, CHAIN)
    yield Figure(303, phrase("what a cell can hold, with nothing"), "12", lambda: TARGET + 1, BOARDS)
    yield Figure(
        303,
        phrase("boards of 16 cells, 12¹⁶"),
        "184·10¹⁵",
        lambda: counted.FILLINGS.at(K=TARGET, C=16),
        BOARDS,
        phrase("Cut off, not rounded: 184.88."),
    )
    yield Figure(303, phrase("the same, as a power of ten"), "17", lambda: log10(12**16), BOARDS)
    yield Figure(303, phrase("positions of chess, as a power of ten"), "45", None, BOARDS, ELSEWHERE)
    yield Figure(303, phrase("positions of Go, as a power of ten"), "170", None, BOARDS, ELSEWHERE)
    for exponent, texts in BOUNDS.items():
        for size, text in enumerate(texts, 2):
            yield Figure(
                335 + exponent,
                phrase("baseline, {board}", board=_board(size, exponent)),
                text,
                partial(BASELINE.at, K=exponent, C=size**2),
                BOARDS,
            )
    yield Figure(348, phrase("boards of 4×4 to 2048"), "44·10¹⁵", lambda: BASELINE.at(K=TARGET, C=16), BOARDS)
    yield Figure(
        348,
        phrase("the same, as a power of ten"),
        "16",
        lambda: log10(count_boards(4, TARGET).baseline),
        BOARDS,
        CUT_OFF,
    )
    yield Figure(363, phrase("compositions of 3"), "4", lambda: 2 ** (3 - 1), LAYERS)
    yield Figure(
        387,
        phrase("boards in the largest layer of 2×2, at most"),
        "60",
        lambda: largest_layer(2),
        LAYERS_2,
        phrase("No more than 60, it says."),
    )
    yield Figure(387, phrase("boards in the largest layer of 3×3"), "3·10⁶", lambda: largest_layer(3), LAYERS_3)
    yield Figure(387, phrase("boards in the largest layer of 4×4"), "32·10¹²", lambda: largest_layer(4), LAYERS)
    yield Figure(387, phrase("the same, as a power of ten"), "13", lambda: log10(largest_layer(4)), LAYERS, CUT_OFF)
    yield Figure(389, phrase("sum of 16 tiles of 1024"), "16384", lambda: 16 * 2 ** (TARGET - 1), LAYERS)
    yield Figure(391, phrase("the smallest tile sum"), "4", lambda: next(iter(layer_counts(4, TARGET)))[0], LAYERS)
    yield Figure(396, phrase("what a move would add to pass two empty layers"), "6", lambda: 3 * 2, BOARDS)
    for line, size, text in ((399, 2, "60"), (400, 3, "2044"), (401, 4, "9212")):
        yield Figure(
            line,
            phrase("largest reachable sum, {board}", board=f"{size}×{size}"),
            text,
            partial(last_sum, size),
            BOARDS,
        )
    for size, text in ((2, "32"), (3, "1024"), (4, "2048")):
        yield Figure(
            403,
            phrase("largest tile, {board}", board=f"{size}×{size}"),
            text,
            partial(largest_tile, size),
            BOARDS,
        )
    for exponent, texts in REACHABLE.items():
        for size, text in enumerate(texts, 2):
            yield Figure(
                404 + 2 * exponent,
                phrase("in reachable layers, {board}", board=_board(size, exponent)),
                text,
                partial(in_layers, size, exponent),
                BOARDS,
            )
    yield Figure(428, phrase("fewer on 4×4 to 2048 by layers"), "5·10¹¹", _fewer, BOARDS)
    yield Figure(
        455,
        phrase("the largest tile of all on 4×4"),
        "131072",
        lambda: counted.LARGEST.at(C=shape_of(4).largest - 1),
        BOARDS,
    )
    yield Figure(455, phrase("its exponent"), "17", lambda: shape_of(4).largest, BOARDS)


def _set(tiles: tuple[int, ...]) -> str:
    return f"{{{', '.join(map(str, tiles))}}}"


def _step(start: str, end: tuple[int, ...]) -> str:
    return phrase("from {start} to {end}", start=start, end=_set(end))


def _board(size: int, exponent: int) -> str:
    target = f"{1 << exponent:,}".replace(",", THIN_SPACE)
    return phrase("{board} to {target}", board=f"{size}×{size}", target=target)


def _deviation() -> Worked:
    return derived.deviation(1 << TARGET, FOUR, chain().variance)


def _power(each: int) -> float:
    """Of ten: the chance of a game with one kind of tile alone."""
    return (chain().least_moves() if each == bag_states.FOUR_TILE else chain().most_moves())[1] / log(10)


def step(start: tuple[int, ...], end: tuple[int, ...]) -> float:
    """The probability of a step of the bag between two states without the target."""
    at = {chain().tiles(state): state for state in range(20)}
    row = slice(*chain().indptr[at[start] : at[start] + 2])
    return dict(zip(chain().indices[row], chain().probabilities[row], strict=True))[at[end]]


@cache
def winning() -> list[tuple[tuple[int, ...], float]]:
    """The tiles of the states that win, and how often a game ends there, the likeliest first."""
    return sorted(chain().absorption(), key=lambda one: -one[1])


def last_sum(size: int) -> Worked:
    """The largest tile sum before the gap."""
    return LAST_SUM.at(K=TARGET, C=size**2, layers=(max_sum(size, TARGET) - 2) // 2)


def largest_tile(size: int) -> int:
    """The largest power of two below the last sum before the gap, without which no such tile can be made."""
    return 1 << min(max_sum(size, TARGET).bit_length() - 1, TARGET)


@cache
def largest_layer(size: int) -> int:
    """The boards of the tile sum that most boards have, up to 2048."""
    return max(boards for _, boards in layer_counts(size, TARGET))


def in_layers(size: int, exponent: int) -> int:
    """Boards before the first gap of two empty layers."""
    return count_boards(size, exponent).reachable_layers


def _fewer() -> int:
    counts = count_boards(4, TARGET)
    return counts.baseline - counts.reachable_layers
