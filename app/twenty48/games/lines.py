"""The seven lines in words: each with what the chain says, and what one's own games came to."""

from __future__ import annotations

from typing import NamedTuple

from app.services.wording import counted, fixed_percent, grouped
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
    games = counted(found.games, "game")
    some = found.games > 0
    target = grouped(1 << found.target)
    tiles, share, _ = found.ends[0]
    own_tiles, _, ended = next(iter(likeliest_own(found)), ((), 0.0, 0))
    last_tiles, last_fours = found.last
    return [
        Line(
            "P = ( Q  R ; 0  I )",
            "The chain: the chances from each set of tiles to the next, and to the last, which holds the target.",
            grouped(found.states),
            f"states, {found.absorbing} of them absorbing",
            grouped(found.came_through) if some else NONE,
            f"of them your tiles came through, {found.ended_in} of the absorbing ones" if some else "",
        ),
        Line(
            "N = I + Q + Q² + … = (I − Q)⁻¹",
            "How often a game comes through each state. Together, those of one tile sum: sums are skipped by a four.",
            fixed_percent(found.passing, 2),
            f"of all games have the sum {grouped(found.middle)} on their way",
            fixed_percent(found.passed / found.games, 1) if some else NONE,
            f"{grouped(found.passed)} of your {games}" if some else "",
        ),
        Line(
            "(I − Q) t = 1",
            f"The expected moves to {target}, if every pair merges at once: no board does better.",
            f"{found.mean:.1f}",
            "moves in the bag",
            f"{found.own_mean.figure:.1f}" if some else NONE,
            f"± {found.own_mean.error:.1f} with your tiles; on the board {found.played.figure:.1f}" if some else "",
        ),
        Line(
            "Var = (2N − I) t − t ∘ t",
            "How much of that is luck. The article prints 2(N − I) t − t ∘ t, which is negative.",
            f"{found.deviation:.1f}",
            f"moves, standard deviation (variance {found.deviation**2:.2f})",
            f"{found.own_deviation:.1f}" if found.games > 1 else NONE,
            f"of your {games}, with your tiles in the bag" if found.games > 1 else "",
        ),
        Line(
            "(I − Q) B = R",
            "In which set of tiles a game ends, once the target is made.",
            fixed_percent(share, 1),
            f"end in {_set(tiles)}",
            fixed_percent(ended / found.games, 1) if some else NONE,
            f"of yours in {_set(own_tiles)}, which is your most frequent end" if some else "",
        ),
        Line(
            "Pr(M = m, S = s) = B(s/2 − m; m, p)",
            "How many of m tiles are fours decides their sum, and nothing that is played.",
            f"{found.expected_fours:.1f}" if some else fixed_percent(found.four, 1),
            f"± {found.four_deviation:.1f} fours to expect in {grouped(found.tiles)} tiles" if some else "of all tiles",
            grouped(found.fours) if some else NONE,
            f"you drew; in your last win {last_fours} in {grouped(last_tiles)}, chance {_chance(found.drawn)}"
            if some
            else "",
        ),
        Line(
            "Pr(M | S) = Pr(M, S) / Pr(S)",
            "The moves to a tile sum. What a board wastes shows in the sum: it wins with more than the bag does.",
            f"{found.given_sum:.1f}",
            "moves to the sums with which you won" if some else f"moves to {found.likeliest_sum}, the likeliest sum",
            f"{found.played.figure:.1f}" if some else NONE,
            f"± {found.played.error:.1f} moves it took you" if some else "",
        ),
    ]


def _set(tiles: tuple[int, ...]) -> str:
    return f"{{{', '.join(map(str, tiles))}}}"


def _chance(share: float) -> str:
    return fixed_percent(share, 2)
