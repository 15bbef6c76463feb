"""Names of turns and stickers in words, for screen readers."""

from __future__ import annotations

from collections.abc import Iterable

from app.base.language.wording import commas, full_stops, label_value, semicolons
from app.base.language.words import tr, translate
from app.cube.board import look
from core.base.words import phrase
from core.cube.cubie import FACES

NAMES = {
    "U": phrase("Up", context="a face of the cube"),
    "R": phrase("Right", context="a face of the cube"),
    "F": phrase("Front", context="a face of the cube"),
    "D": phrase("Down", context="a face of the cube"),
    "L": phrase("Left", context="a face of the cube"),
    "B": phrase("Back", context="a face of the cube"),
}


def turn_in_words(move: str) -> str:
    """Return a move as cubers say it: R' is "R prime", Uw2 is "U wide twice"."""
    letter, rest = move[:1], move[1:]
    said = tr("{face} wide", face=letter) if rest[:1] == "w" else letter
    match rest.removeprefix("w"):
        case "'" | "3":
            return tr("{face} prime", face=said)
        case "2" | "2'":
            return tr("{face} twice", face=said)
    return said


def turns_in_words(moves: Iterable[str]) -> str:
    """Return a list of moves in words."""
    return commas(map(turn_in_words, moves))


def stickers_in_words(facelets: bytes, size: int) -> str:
    """Return the colours of all faces in words, row by row with each face seen upright."""
    return full_stops(
        label_value(translate(NAMES[face]), _face(facelets[number * size * size : (number + 1) * size * size], size))
        for number, face in enumerate(FACES)
    )


def _face(stickers: bytes, size: int) -> str:
    names = [look.colour_name(colour) for colour in stickers]
    if len(set(names)) == 1:
        return tr("all {colour}", colour=names[0])
    return semicolons(" ".join(names[start : start + size]) for start in range(0, size * size, size))
