"""Import of sessions of times from a file or the clipboard, whichever program has written them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from core.base.puzzle import InputError
from core.base.words import phrase
from core.cube.notation.scramble_types import puzzle_of_scrambles
from core.cube.timing import cstimer
from core.cube.timing.omissions import Omissions
from core.cube.timing.statistics_text import is_statistics_text, read_statistics
from core.cube.timing.times import Time, TimerSession
from core.cube.timing.times_csv import is_cstimer_csv, is_times_csv, read_cstimer_csv, read_times_csv

LONGEST_NAME = 60
"""Most characters of the name of a session."""


class SessionImport(NamedTuple):
    """Sessions of 3x3x3 and 2x2x2 in an imported text, and what was left out."""

    sessions: Sequence[TimerSession]
    omissions: Omissions


def read_sessions(text: str, puzzle: str) -> SessionImport:
    """Return the sessions of a text in Statewalk's CSV, csTimer's JSON or CSV, or its text of statistics.

    The last two name no puzzle: it is guessed from the scrambles, or else is `puzzle`, as for older CSV of Statewalk.
    Raises InputError with the place of what cannot be read, and for a text without times of the 3x3x3 or the 2x2x2.
    """
    omissions = Omissions()
    if is_times_csv(text):
        sessions = read_times_csv(text, puzzle)
        omissions.puzzles += [session.name or str(session.number) for session in sessions if not session.puzzle]
    elif is_cstimer_csv(text):
        sessions = _as_session(read_cstimer_csv(text, omissions), puzzle, omissions)
    elif not text.lstrip("\ufeff \t\r\n").startswith(("{", "[")) and is_statistics_text(text):
        sessions = _as_session(read_statistics(text, omissions), puzzle, omissions)
    else:
        sessions = cstimer.read(text, omissions)
    supported = [session for session in sessions if session.puzzle]
    if not supported:
        raise InputError(phrase("It contains no times of a 3×3×3 or a 2×2×2"))
    omissions.name_ends = sum(len(session.name) > LONGEST_NAME for session in supported)
    return SessionImport(
        [session._replace(name=session.name[:LONGEST_NAME].rstrip()) for session in supported], omissions
    )


def _as_session(times: Sequence[Time], puzzle: str, omissions: Omissions) -> list[TimerSession]:
    """Return one session without a name, of the puzzle that its scrambles suggest."""
    guess = puzzle_of_scrambles(time.scramble for time in times)
    if guess == "":
        omissions.puzzles.append("?")
    return [TimerSession(1, "", puzzle if guess is None else guess, times)] if times else []
