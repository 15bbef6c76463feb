"""Authors of the moves of a 2048 game, noted by move in the session's `info` and saved with it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.base.language.words import tr, translate
from core.base.words import phrase
from core.twenty48.board import FOUR
from core.twenty48.results import MoveAuthors, PlayerKind, Rules

if TYPE_CHECKING:
    from app.base.session.session import Session

HELPED, ADVISED = "helped", "advised"
"""Keys of `info` for the moves made by the program, and for those made with advice on the screen."""

NAMES = {
    PlayerKind.PERSON: phrase("you", context="a player"),
    PlayerKind.BOTH: phrase("you with advice", context="a player"),
    PlayerKind.PROGRAM: phrase("the program", context="a player"),
    PlayerKind.UNKNOWN: phrase("an unknown player", context="a player"),
}


def rules_text(rules: Rules) -> str:
    """Return rules in a few words, such as "4×4 to 2048", with the chance of a 4 if it is unusual."""
    board, target = rules.shape.title, 1 << rules.target
    if rules.four == FOUR:
        return tr("{board} to {target}", board=board, target=target)
    return tr("{board} to {target}, {share:g} % fours", board=board, target=target, share=100 * rules.four)


def note_moves(game: Session, by: str = "", count: int = 1) -> None:
    """Note who makes the next `count` moves: `HELPED`, `ADVISED`, or "" for the player alone.

    Notes on moves that were taken back are dropped.
    """
    if game.position == 0:
        game.info.setdefault(ADVISED, [])  # marks games whose players are noted; older ones lack the key
    for key in (HELPED, ADVISED) if ADVISED in game.info else (HELPED,):
        before = [number for number in game.info.get(key, ()) if number < game.position]
        game.info[key] = [*before, *range(game.position, game.position + count)] if key == by else before


def hands_of(game: Session) -> MoveAuthors:
    """Return which moves of a 2048 game the program made, and which the player made with advice in view.

    The result also says whether this was noted at all; older games lack it.
    """
    noted = ADVISED in game.info or not game.moves
    return MoveAuthors(game.info.get(HELPED, ()), game.info.get(ADVISED, ()), noted=noted)


def player_of(game: Session, *, whole: bool = False) -> PlayerKind:
    """Return who made the moves up to the shown board, or all moves if `whole`."""
    return hands_of(game).player(len(game.moves) if whole else game.position)


def describe_player(player: PlayerKind, *, dealt: bool) -> str:
    """Return a player in words, and whether they began from a board that somebody set up."""
    name = translate(NAMES[player])
    return name if dealt else tr("{player}, from a custom board", player=name)


def parse_player(text: str) -> PlayerKind:
    """Return the player with the stored name; UNKNOWN for one from a newer version of the program."""
    try:
        return PlayerKind(text)
    except ValueError:
        return PlayerKind.UNKNOWN


def is_dealt(game: Session) -> bool:
    """Return whether a game began with two random tiles; a board that was set up has no seed."""
    return game.seed != 0
