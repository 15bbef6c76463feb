"""Texts about the end of a 2048 game."""

from __future__ import annotations

from dataclasses import dataclass

from app.base.language.wording import format_integer
from app.base.language.words import tr
from app.base.session.session import Session
from app.twenty48.games.players import describe_player, is_dealt, player_of
from app.widgets.explained_figures import figure_text
from core.explain.twenty48 import twenty48
from core.twenty48.board import Board
from core.twenty48.results import PlayerKind


@dataclass(frozen=True)
class GameEnding:
    """Texts about a game that is over or was just won: title, sentence, and result."""

    won: bool
    title: str
    text: str
    result: str


def ending_of(game: Session) -> GameEnding | None:
    """Return the texts about a game that is over or was just won; None while it goes on."""
    state: Board = game.state
    # a board set up by hand may have the target from the start
    over, won = state.over, state.won and not game.start.won
    if not over and (not won or game.info.get("going_on")):
        return None
    result, target = _result(game), 1 << state.target
    if over:
        text = (
            tr("{target} was reached; now no move is left. {result}.", target=target, result=result)
            if won
            else tr("No move is left. {result}.", result=result)
        )
        return GameEnding(won=False, title=tr("Game over"), text=text, result=result)
    text = tr("{result}. The next tile is {tile}.", result=result, tile=2 << state.largest)
    return GameEnding(won=True, title=tr("{target} reached", target=target), text=text, result=result)


def _result(game: Session) -> str:
    """Return points and moves of a game, and the player unless the user played alone from two tiles."""
    state: Board = game.state
    score, player, dealt = score_text(game), player_of(game), is_dealt(game)
    if player is PlayerKind.PERSON and dealt:
        return tr("{score} points in %n moves", one="{score} points in %n move", n=state.moves, score=score)
    return tr(
        "{score} points in %n moves, played by {player}",
        one="{score} points in %n move, played by {player}",
        n=state.moves,
        score=score,
        player=describe_player(player, dealt=dealt),
    )


def score_text(game: Session) -> str:
    """Return the score of a game as text, with its derivation if the game began with two random tiles."""
    state: Board = game.state
    text = format_integer(state.score)
    return figure_text(tr("Score", context="points of a game"), text, twenty48.score(state)) if is_dealt(game) else text
