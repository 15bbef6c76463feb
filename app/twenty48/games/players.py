"""Who plays the running game: noted move by move in the session's `info`, so it is saved with the moves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.base.language.words import tr, translate
from core.base.words import phrase
from core.twenty48.board import FOUR
from core.twenty48.results import MoveAuthors, PlayerKind, Rules

if TYPE_CHECKING:
    from app.base.session.session import Session

HELPED, ADVISED = "helped", "advised"
"""The numbers of the moves played for the player, and of those made with advice on the screen."""

NAMES = {
    PlayerKind.PERSON: phrase("you", context="a player"),
    PlayerKind.BOTH: phrase("you with advice", context="a player"),
    PlayerKind.PROGRAM: phrase("the program", context="a player"),
    PlayerKind.UNKNOWN: phrase("somebody not noted", context="a player"),
}


def rules_text(rules: Rules) -> str:
    """Rules in a few words: "4×4 to 2048", with the chance of a 4 where it is not the original's."""
    board, target = rules.shape.title, 1 << rules.target
    if rules.four == FOUR:
        return tr("{board} to {target}", board=board, target=target)
    return tr("{board} to {target}, {share:g} % fours", board=board, target=target, share=100 * rules.four)


def note_moves(game: Session, by: str = "", count: int = 1) -> None:
    """The next `count` moves are the player's own, `HELPED` or `ADVISED`; what was taken back does not count."""
    if game.position == 0:
        game.info.setdefault(ADVISED, [])  # a game without it was begun before players were noted
    for key in (HELPED, ADVISED) if ADVISED in game.info else (HELPED,):
        before = [number for number in game.info.get(key, ()) if number < game.position]
        game.info[key] = [*before, *range(game.position, game.position + count)] if key == by else before


def hands_of(game: Session) -> MoveAuthors:
    """Who made which move."""
    noted = ADVISED in game.info or not game.moves
    return MoveAuthors(game.info.get(HELPED, ()), game.info.get(ADVISED, ()), noted=noted)


def player_of(game: Session, *, whole: bool = False) -> PlayerKind:
    """Who made the moves up to the board that is shown, or the whole game."""
    return hands_of(game).player(len(game.moves) if whole else game.position)


def describe_player(player: PlayerKind, *, dealt: bool) -> str:
    """Return a player in words, and whether they began from a board that somebody set up."""
    name = translate(NAMES[player])
    return name if dealt else tr("{player}, from a set board", player=name)


def parse_player(text: str) -> PlayerKind:
    """Return the player that the store names; UNKNOWN for a name that only a newer program knows."""
    try:
        return PlayerKind(text)
    except ValueError:
        return PlayerKind.UNKNOWN


def is_dealt(game: Session) -> bool:
    """Whether the game began with two random tiles; a board that somebody set up has no seed."""
    return game.seed != 0
