"""Puzzle that a session of csTimer is about, by its scramble type or the scrambles themselves.

The names are those of csTimer's list of scrambles (`scrdata` in its language files).
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

ANOTHER_PUZZLE = ""

_OF_3X3X3 = {
    "edges", "corners", "nocache_333bldspec", "nocache_333patspec", "pll", "oll", "lsll", "lsll2", "ll", "zbll",
    "coll", "cll", "ell", "2gll", "zzll", "zbls", "eols", "wvls", "vls", "f2l", "eoline", "eocross", "easyc",
    "easyxc", "sbrx", "cmll", "lse", "lsemu", "mt3qb", "mteole", "mttdr", "mt6cp", "mtcdrll", "mtl5ep", "ttll",
    "2gen", "2genl", "roux", "3gen_F", "3gen_L", "RrU", "half",
}  # fmt: skip
"""Scramble types of the 3x3x3 besides those that begin with 333.

Relays, bandaged and mirror cubes are other puzzles.
"""
_OF_ANY = {"input", "remoteComp", "remoteBattle", "remoteOther", "blank"}
"""Types whose scrambles come from elsewhere."""
_USUAL = ("", "333", "222so")
"""Default scramble types of csTimer for the 3x3x3 and the 2x2x2."""
_MOVE = re.compile(r"(?:[UDLRFBudlrfbMESxyz]|[UDLRFB]w)(?:2'?|')?")
_MOST_WIDE = 4
"""Most wide moves in a scramble of a 3x3x3: blindfolded ones end with two, a larger cube has a dozen."""
_FEWEST_MOVES, _MOST_MOVES_2X2X2, _MOST_MOVES_TIPS = 7, 12, 15


def puzzle_of_type(kind: str) -> str | None:
    """Return the puzzle of a scramble type: "3x3x3", "2x2x2", or "" for another.

    None if the type does not tell: csTimer names none until another is chosen, and some come from elsewhere.
    """
    if not kind or kind in _OF_ANY:
        return None
    if kind.startswith("222"):
        return "2x2x2"
    return "3x3x3" if kind.startswith("333") or kind in _OF_3X3X3 else ANOTHER_PUZZLE


def is_special(kind: str) -> bool:
    """Return whether a scramble type tells more than which cube it is for."""
    return kind not in _USUAL


def puzzle_of_scrambles(scrambles: Iterable[str]) -> str | None:
    """Return the puzzle that scrambles are for: "3x3x3", "2x2x2", or "" for another; None if unclear.

    The 2x2x2 is scrambled by U, R and F alone, Pyraminx and Skewb by U, R, L and B, and larger cubes by wide moves. It
    is unclear if there are no scrambles or only very short ones.
    """
    given = [words for words in map(str.split, scrambles) if words]
    split = [words for words in given if all(map(_MOVE.fullmatch, words))]
    if 2 * len(split) < len(given):
        return ANOTHER_PUZZLE
    if not split:
        return None
    faces = {word[0].upper() for words in split for word in words}
    longest = max(map(len, split))
    if longest < _FEWEST_MOVES:
        return None
    if faces <= set("URF") and longest <= _MOST_MOVES_2X2X2:
        return "2x2x2"
    if faces <= set("URLB") and longest <= _MOST_MOVES_TIPS:
        return ANOTHER_PUZZLE
    larger = sum(_count_wide(words) > _MOST_WIDE for words in split)
    return ANOTHER_PUZZLE if 2 * larger > len(split) else "3x3x3"


def _count_wide(words: Sequence[str]) -> int:
    return sum("w" in word or word[0] in "udlrfb" for word in words)
