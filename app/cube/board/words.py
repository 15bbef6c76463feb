"""Turns and stickers in words, for who hears the cube."""

from __future__ import annotations

from collections.abc import Iterable

from app.cube import look
from core.cube.cubie import FACES

NAMES = {"U": "Up", "R": "Right", "F": "Front", "D": "Down", "L": "Left", "B": "Back"}
QUARTERS = {"'": " prime", "2": " twice", "2'": " twice", "3": " prime"}


def turn_in_words(move: str) -> str:
    """A move as cubers say it: R' is "R prime", Uw2 is "U wide twice"."""
    letter, rest = move[:1], move[1:]
    wide = " wide" if rest[:1] == "w" else ""
    return f"{letter}{wide}{QUARTERS.get(rest.removeprefix('w'), '')}"


def turns_in_words(moves: Iterable[str]) -> str:
    """Moves one after the other."""
    return ", ".join(map(turn_in_words, moves))


def stickers_in_words(facelets: bytes, size: int) -> str:
    """The colours of every face, row by row as each face is held before the eyes."""
    return ". ".join(
        f"{NAMES[face]}: {_face(facelets[number * size * size : (number + 1) * size * size], size)}"
        for number, face in enumerate(FACES)
    )


def _face(stickers: bytes, size: int) -> str:
    names = [look.colour_name(colour) for colour in stickers]
    if len(set(names)) == 1:
        return f"all {names[0]}"
    return "; ".join(" ".join(names[start : start + size]) for start in range(0, size * size, size))
