"""The end of a game, in words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from app.base.language.wording import grouped
from app.base.language.words import tr
from app.base.session.session import Session
from app.twenty48.games.players import is_dealt, player_of, who
from app.widgets.explained import Telling, Told, beside
from core.explain.twenty48 import twenty48
from core.twenty48.board import Board
from core.twenty48.results import Player


@dataclass(frozen=True)
class Ending:
    """The game is over or just won: what there is to say about it."""

    won: bool
    title: str
    text: Telling
    result: Telling


def ending_of(game: Session) -> Ending | None:
    """How a game stands that is over or was just won; None while it goes on."""
    state: Board = game.state
    over, won = state.over, state.won and not game.start.won  # a set board may have the target from the start
    if not over and (not won or game.info.get("going_on")):
        return None
    result, target = _result(game), 1 << state.target
    if over:
        text = (
            tr("{target} was reached; now no move is left. {result}.", target=target, result=result)
            if won
            else tr("No move is left. {result}.", result=result)
        )
        # what was reached may have the digits of the score
        before = text[: text.rindex(result)]
        return Ending(won=False, title=tr("Game over"), text=beside(text, [before], *result.told), result=result)
    text = tr("{result}. The next tile is {tile}.", result=result, tile=2 << state.largest)
    title = tr("{target} reached", target=target)
    return Ending(won=True, title=title, text=Telling(text, *result.told), result=result)


def _result(game: Session) -> Telling:
    """Points and moves, and who made them if that was not the player alone, from two tiles on."""
    state: Board = game.state
    score, player, dealt = grouped(state.score), player_of(game), is_dealt(game)
    told = score_told(game)
    if player is Player.PERSON and dealt:
        words = tr("{score} points in %n moves", one="{score} points in %n move", n=state.moves, score=score)
        return Telling(words, *told)
    words = tr(
        "{score} points in %n moves, played by {player}",
        one="{score} points in %n move, played by {player}",
        n=state.moves,
        score=score,
        player=who(player, dealt=dealt),
    )
    return Telling(words, *told)


def score_told(game: Session) -> Sequence[Told]:
    """The score, where the board says how it came about."""
    state: Board = game.state
    return (Told(tr("Score"), grouped(state.score), twenty48.score(state)),) if is_dealt(game) else ()
