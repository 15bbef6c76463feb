"""Seven lines of mathematics on 2048 in words, with figures of the bag chain and the user's games."""

from __future__ import annotations

from typing import NamedTuple

from app.base.language.sample_shares import sampled_percent
from app.base.language.wording import fixed_percent, format_integer, format_number
from app.base.language.words import tr
from app.widgets.explained_figures import NONE, figure_text
from core.explain.formulas import trials
from core.explain.formulas.derivation import DerivedFigure
from core.explain.twenty48 import bag_states
from core.explain.twenty48 import life as derived
from core.twenty48.bag.life import GameStatistics, SampleMean, likeliest_own


class Side(NamedTuple):
    """Figure in a column of a line, and a note that says what it is."""

    figure: str = NONE
    note: str = ""


class StatisticsLine(NamedTuple):
    """Line of mathematics: a formula, an explanation, and figures of the chain and of the user's games."""

    formula: str
    words: str
    chain: Side
    own: Side


def lines(found: GameStatistics) -> list[StatisticsLine]:
    """Return all seven lines in the article's order."""
    return [_states(found), _passing(found), _mean(found), _deviation(found), _end(found), _fours(found), _sum(found)]


def _states(found: GameStatistics) -> StatisticsLine:
    own = Side()
    absorbing = figure_text(tr("absorbing states"), format_integer(found.absorbing), derived.absorbing(found))
    if found.games:
        ended = figure_text(tr("absorbing states you reached"), format_integer(found.ended_in), derived.ended_in(found))
        note = tr("reached by your tiles, {absorbing} of them absorbing", absorbing=ended)
        own = Side(
            figure_text(tr("states you reached"), format_integer(found.came_through), derived.came_through(found)), note
        )
    return StatisticsLine(
        "P = ( Q  R ; 0  I )",
        tr(
            "The transition matrix: the probabilities from each set of tiles to the next, and to the "
            "last, which holds the target."
        ),
        Side(
            figure_text(tr("states"), format_integer(found.states), derived.states(found)),
            tr("states, {absorbing} of them absorbing", absorbing=absorbing),
        ),
        own,
    )


def _passing(found: GameStatistics) -> StatisticsLine:
    middle, own = format_integer(found.middle), Side()
    passing = figure_text(tr("games that pass the sum"), fixed_percent(found.passing, 2), derived.passing(found))
    if found.games:
        worked = trials.share(found.passed, found.games)
        passed = figure_text(tr("games of yours that pass the sum"), format_integer(found.passed), worked)
        share = figure_text(
            tr("share of your games that pass the sum"), sampled_percent(found.passed, found.games), worked
        )
        own = Side(share, tr("{passed} of your {games}", passed=passed, games=_games(found)))
    return StatisticsLine(
        "N = I + Q + Q² + … = (I − Q)⁻¹",
        tr(
            "How often a game passes each state. Here all states of one tile sum are taken together: a "
            "four skips a sum."
        ),
        Side(passing, tr("of all games pass the sum {sum}", sum=middle)),
        own,
    )


def _mean(found: GameStatistics) -> StatisticsLine:
    own = Side()
    if found.games:
        margin = _margin(found, found.own_mean, derived.own_error(found))
        played = figure_text(
            tr("moves on the board"), format_number(found.played.figure, ".1f"), derived.derive_played_mean(found)
        )
        note = (
            tr("± {margin} with your tiles; on the board {played}", margin=margin, played=played)
            if margin
            else tr("with your tiles; on the board {played}", played=played)
        )
        mean = figure_text(
            tr("your moves in the bag"), format_number(found.own_mean.figure, ".1f"), derived.own_mean(found)
        )
        own = Side(mean, note)
    target = str(1 << found.target)
    return StatisticsLine(
        "(I − Q) t = 1",
        tr(
            "The expected number of moves to {target} if every pair merges at once. No board does better.",
            target=target,
        ),
        Side(
            figure_text(tr("mean moves"), format_number(found.mean, ".1f"), derived.mean(found)), tr("moves in the bag")
        ),
        own,
    )


def _deviation(found: GameStatistics) -> StatisticsLine:
    own = Side()
    variance = figure_text(tr("variance"), format_number(found.deviation**2, ".2f"), derived.variance(found))
    if found.games > 1:
        spread = format_number(found.own_deviation, ".1f")
        note = tr("of your {games}, with your tiles in the bag", games=_games(found))
        own = Side(figure_text(tr("standard deviation of yours"), spread, derived.own_deviation(found)), note)
    return StatisticsLine(
        "Var = (2N − I) t − t ∘ t",
        tr("How much luck changes the number of moves. The article prints 2(N − I) t − t ∘ t, which is negative."),
        Side(
            figure_text(tr("standard deviation"), format_number(found.deviation, ".1f"), derived.deviation(found)),
            tr("moves, standard deviation (variance {variance})", variance=variance),
        ),
        own,
    )


def _end(found: GameStatistics) -> StatisticsLine:
    tiles, share, _ = found.ends[0]
    own = Side()
    if found.games:
        own_tiles, _, ended = next(iter(likeliest_own(found)))
        worked = trials.share(ended, found.games)
        often = figure_text(tr("your most frequent end"), sampled_percent(ended, found.games), worked)
        own = Side(often, tr("of your games end in {tiles}, your most frequent end", tiles=_set(own_tiles)))
    worked = bag_states.ends(found.target, found.four, tiles)
    return StatisticsLine(
        "(I − Q) B = R",
        tr("In which set of tiles a game ends, once the target is made."),
        Side(
            figure_text(tr("the likeliest end"), fixed_percent(share, 1), worked),
            tr("end in {tiles}", tiles=_set(tiles)),
        ),
        own,
    )


def _fours(found: GameStatistics) -> StatisticsLine:
    own, in_the_bag = Side(), Side(fixed_percent(found.four, 1), tr("of all tiles"))
    if found.games:
        worked = derived.expected_fours(found)
        deviation = figure_text(
            tr("standard deviation of the fours"), format_number(found.four_deviation, ".1f"), worked
        )
        tiles = figure_text(tr("tiles of yours"), format_integer(found.tiles), derived.tiles(found.ways))
        in_the_bag = Side(
            figure_text(tr("expected fours"), format_number(found.expected_fours, ".1f"), worked),
            tr("± {deviation} expected fours in {tiles} tiles", deviation=deviation, tiles=tiles),
        )
        own = Side(
            figure_text(tr("fours of yours"), format_integer(found.fours), derived.fours(found.ways)), _last_win(found)
        )
    return StatisticsLine(
        "Pr(M = m, S = s) = B(s/2 − m; m, p)",  # not shown
        tr("The sum of m tiles depends only on how many of them are fours, not on the moves."),
        in_the_bag,
        own,
    )


def _last_win(found: GameStatistics) -> str:
    last, (tiles, fours) = found.ways[:1], found.last_game
    chance, worked = fixed_percent(found.drawn, 2), derived.derive_fours_chance(found)
    return tr(
        "came in your games; in your last win {fours} in {tiles}, chance {chance}",
        fours=figure_text(tr("fours in your last win"), format_integer(fours), derived.fours(last)),
        tiles=figure_text(tr("tiles in your last win"), format_integer(tiles), derived.tiles(last)),
        chance=chance if worked is None else figure_text(tr("chance of this many"), chance, worked),
    )


def _sum(found: GameStatistics) -> StatisticsLine:
    own = Side()
    if found.games:
        note = tr("moves to the sums with which you won")
        margin = _margin(found, found.played, derived.played_error(found))
        took = tr("± {margin} moves it took you", margin=margin) if margin else tr("moves it took you")
        played = figure_text(
            tr("moves on the board"), format_number(found.played.figure, ".1f"), derived.derive_played_mean(found)
        )
        own = Side(played, took)
    else:
        likeliest = figure_text(
            tr("the likeliest sum"), format_integer(found.likeliest_sum), derived.likeliest_sum(found)
        )
        note = tr("moves to {sum}, the likeliest sum", sum=likeliest)
    return StatisticsLine(
        "Pr(M | S) = Pr(M, S) / Pr(S)",
        tr(
            "The number of moves to a tile sum. Waste on the board shows in the sum: a board wins at a "
            "larger one than the bag."
        ),
        Side(
            figure_text(tr("moves to the sums"), format_number(found.given_sum, ".1f"), derived.given_sum(found)), note
        ),
        own,
    )


def _margin(found: GameStatistics, mean: SampleMean, worked: DerivedFigure) -> str:
    """Return the standard error of a mean as a figure; the mean of one game has none."""
    return figure_text(tr("standard error"), format_number(mean.error, ".1f"), worked) if found.games > 1 else ""


def _games(found: GameStatistics) -> str:
    return tr("%n games", one="%n game", n=found.games)


def _set(tiles: tuple[int, ...]) -> str:
    return f"{{{', '.join(map(str, tiles))}}}"
