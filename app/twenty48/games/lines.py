"""The seven lines in words: each with what the chain says, and what one's own games came to."""

from __future__ import annotations

from typing import NamedTuple

from app.services.wording import fixed_percent, grouped, written
from app.services.words import tr
from core.twenty48.bag.life import Life, likeliest_own

NONE = "–"


class Line(NamedTuple):
    """A line of mathematics: in symbols, in words, and in figures with what those are."""

    formula: str
    words: str
    chain: str
    chain_note: str
    own: str
    own_note: str


def lines(found: Life) -> list[Line]:
    """All seven, in the article's order."""
    games = tr("%n games", one="%n game", n=found.games)
    some = found.games > 0
    target = grouped(1 << found.target)
    tiles, share, _ = found.ends[0]
    own_tiles, _, ended = next(iter(likeliest_own(found)), ((), 0.0, 0))
    last_tiles, last_fours = found.last
    return [
        Line(
            "P = ( Q  R ; 0  I )",
            tr("The chain: the chances from each set of tiles to the next, and to the last, which holds the target."),
            grouped(found.states),
            tr("states, {absorbing} of them absorbing", absorbing=found.absorbing),
            grouped(found.came_through) if some else NONE,
            tr("of them your tiles came through, {absorbing} of the absorbing ones", absorbing=found.ended_in)
            if some
            else "",
        ),
        Line(
            "N = I + Q + Q² + … = (I − Q)⁻¹",
            tr(
                "How often a game comes through each state. Together, those of one tile sum: sums are skipped by a "
                "four."
            ),
            fixed_percent(found.passing, 2),
            tr("of all games have the sum {sum} on their way", sum=grouped(found.middle)),
            fixed_percent(found.passed / found.games, 1) if some else NONE,
            tr("{passed} of your {games}", passed=grouped(found.passed), games=games) if some else "",
        ),
        Line(
            "(I − Q) t = 1",
            tr("The expected moves to {target}, if every pair merges at once: no board does better.", target=target),
            written(found.mean, ".1f"),
            tr("moves in the bag"),
            written(found.own_mean.figure, ".1f") if some else NONE,
            tr(
                "± {margin:.1f} with your tiles; on the board {played:.1f}",
                margin=found.own_mean.error,
                played=found.played.figure,
            )
            if some
            else "",
        ),
        Line(
            "Var = (2N − I) t − t ∘ t",
            tr("How much of that is luck. The article prints 2(N − I) t − t ∘ t, which is negative."),
            written(found.deviation, ".1f"),
            tr("moves, standard deviation (variance {variance:.2f})", variance=found.deviation**2),
            written(found.own_deviation, ".1f") if found.games > 1 else NONE,
            tr("of your {games}, with your tiles in the bag", games=games) if found.games > 1 else "",
        ),
        Line(
            "(I − Q) B = R",
            tr("In which set of tiles a game ends, once the target is made."),
            fixed_percent(share, 1),
            tr("end in {tiles}", tiles=_set(tiles)),
            fixed_percent(ended / found.games, 1) if some else NONE,
            tr("of yours in {tiles}, which is your most frequent end", tiles=_set(own_tiles)) if some else "",
        ),
        Line(
            "Pr(M = m, S = s) = B(s/2 − m; m, p)",  # not shown
            tr("How many of m tiles are fours decides their sum, and nothing that is played."),
            written(found.expected_fours, ".1f") if some else fixed_percent(found.four, 1),
            tr(
                "± {deviation:.1f} fours to expect in {tiles} tiles",
                deviation=found.four_deviation,
                tiles=grouped(found.tiles),
            )
            if some
            else tr("of all tiles"),
            grouped(found.fours) if some else NONE,
            tr(
                "you drew; in your last win {fours} in {tiles}, chance {chance}",
                fours=last_fours,
                tiles=grouped(last_tiles),
                chance=_chance(found.drawn),
            )
            if some
            else "",
        ),
        Line(
            "Pr(M | S) = Pr(M, S) / Pr(S)",
            tr("The moves to a tile sum. What a board wastes shows in the sum: it wins with more than the bag does."),
            written(found.given_sum, ".1f"),
            tr("moves to the sums with which you won")
            if some
            else tr("moves to {sum}, the likeliest sum", sum=found.likeliest_sum),
            written(found.played.figure, ".1f") if some else NONE,
            tr("± {margin:.1f} moves it took you", margin=found.played.error) if some else "",
        ),
    ]


def _set(tiles: tuple[int, ...]) -> str:
    return f"{{{', '.join(map(str, tiles))}}}"


def _chance(share: float) -> str:
    return fixed_percent(share, 2)
