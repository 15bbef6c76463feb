"""Sessions of times in csTimer's file: JSON with a list for each session, and their properties.

A solve is [[penalty, milliseconds], scramble, comment, second], the penalty 0, 2000 or -1 for DNF. Some versions wrote
each list as a string of its own. Phases of a solve follow its milliseconds, and moves that a smart cube has recorded
follow the second. Any of these may be null: csTimer writes it for NaN.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from html import escape, unescape
from typing import Any, NoReturn

from core.base.puzzle import InputError
from core.base.words import phrase
from core.cube.notation.scramble_types import is_special, puzzle_of_scrambles, puzzle_of_type
from core.cube.timing.omissions import Omissions
from core.cube.timing.times import DID_NOT_FINISH, NO_PENALTY, PLUS_TWO, Time, TimerSession

MOST_LISTS = 1_000_000
"""Most lists in a file: there are two for each solve."""
LAST_SECOND = 253_402_214_400
"""Start of the last day that `datetime` can represent, in seconds since 1970."""
LONGEST_MS = 1000 * LAST_SECOND

_PENALTIES = {NO_PENALTY: 0, PLUS_TWO: 2000, DID_NOT_FINISH: -1}
_SCRAMBLES = {"3x3x3": "333", "2x2x2": "222so"}
_KEY = re.compile(r"session([1-9][0-9]{0,5})")


def format_cstimer(sessions: Iterable[TimerSession]) -> str:
    """Return the sessions as a csTimer export."""
    lists, properties = {}, {}
    for rank, session in enumerate(sessions, 1):
        lists[f"session{rank}"] = [
            [[_PENALTIES[time.penalty], time.milliseconds], time.scramble, time.comment, int(time.solved_at)]
            for time in session.times
        ]
        opt = {"scrType": _SCRAMBLES[session.puzzle]}
        # a session without a name is called by its number, and csTimer shows names as HTML
        name = escape(session.name, quote=False) if session.name else session.number
        properties[str(rank)] = {"name": name, "opt": opt, "rank": rank}
    # csTimer reads no more sessions than `sessionN`
    return json.dumps(
        {**lists, "properties": {"sessionData": json.dumps(properties), "sessionN": max(1, len(properties))}}
    )


def read(text: str, omissions: Omissions | None = None) -> list[TimerSession]:
    """Return the sessions of a file that have times, in the file's order and with its numbers.

    A session of another puzzle has "" for its puzzle; whatever else cannot be imported is counted in `omissions`.
    Raises InputError with the place.
    """
    omissions = Omissions() if omissions is None else omissions
    if text.count("[") + text.count("{") > MOST_LISTS:
        raise InputError(phrase("The file holds more than {most:,} times", most=MOST_LISTS // 2))
    data = _parse_json(text, phrase("The file is not JSON as csTimer exports it"))
    if not isinstance(data, dict) or not any(_KEY.fullmatch(key) for key in data):
        raise InputError(phrase("This is not a file of csTimer: it contains no session"))
    properties, sessions = _properties(data), []
    for key, value in data.items():
        if not (match := _KEY.fullmatch(key)):
            continue
        number = int(match[1])
        no_json = phrase("Session {number} is not JSON as csTimer exports it", number=number)
        solves = _parse_json(value, no_json) if isinstance(value, str) else value
        if solves is not None and not isinstance(solves, list):
            raise InputError(phrase("This session is not a list of times"), phrase("session {number}", number=number))
        if solves:
            sessions += _session(number, properties.get(str(number)), solves, omissions)
    return sessions


def _session(number: int, said: Any, solves: list[Any], omissions: Omissions) -> list[TimerSession]:
    """Return a list of the session, empty if none of its solves has a time."""
    name, kind = _name(said, number), _scramble_type(said)
    read_here = Omissions()
    solves_read = (_time(solve, number, at, read_here) for at, solve in enumerate(solves, 1))
    times = [time for time in solves_read if time is not None]
    puzzle = puzzle_of_type(kind)
    if puzzle is None:
        # until a type is chosen, csTimer scrambles the 3x3x3
        by_scrambles = puzzle_of_scrambles(time.scramble for time in times)
        puzzle = ("" if kind else "3x3x3") if by_scrambles is None else by_scrambles
    if not puzzle:
        omissions.puzzles.append(kind or name or str(number))
    else:
        omissions.solves += read_here.solves
        omissions.phases += read_here.phases
        omissions.reconstructions += read_here.reconstructions
        if is_special(kind):
            omissions.scramble_types.append(kind)
    return [TimerSession(number, name, puzzle, times)] if times else []


def _parse_json(text: str, fault: str) -> Any:
    try:
        return json.loads(text, parse_constant=_no_number)
    except (ValueError, RecursionError) as error:
        raise InputError(fault) from error


def _no_number(word: str) -> NoReturn:
    raise ValueError(word)


def _properties(data: dict[str, Any]) -> dict[str, Any]:
    """Return the properties of the sessions; empty if they are malformed, since the times matter more."""
    return _object(_object(data.get("properties")).get("sessionData"))


def _object(held: Any) -> dict[str, Any]:
    """Return a JSON object that may be written as a string; an empty one for anything else."""
    if isinstance(held, str):
        try:
            held = _parse_json(held, "")
        except InputError:
            return {}
    return held if isinstance(held, dict) else {}


def _name(said: Any, number: int) -> str:
    """Return the name of a session; "" if it has none of its own but its number."""
    name = said.get("name") if isinstance(said, dict) else None
    if not isinstance(name, str) or name.strip() == str(number) or not _can_be_saved(name):
        return ""
    return " ".join(unescape(name).split())


def _scramble_type(said: Any) -> str:
    """Return the scramble type of a session, which old versions wrote beside the options; "" if none."""
    said = _object(said)
    kind = _object(said.get("opt")).get("scrType") or said.get("scr")
    return kind if isinstance(kind, str) and _can_be_saved(kind) else ""


def _time(solve: Any, session: int, number: int, omissions: Omissions) -> Time | None:
    """Return a solve, or None if it has null in place of a time, which is counted in `omissions`."""
    place = phrase("session {session}, solve {number}", session=session, number=number)
    match solve:
        case None | [None, *_] | [[_, None, *_], *_]:
            omissions.solves += 1
            return None
        # in Python true and false are whole numbers, in JSON they are not
        case [[int() | None as penalty, int() | float() as milliseconds, *phases], *more] if not (
            isinstance(penalty, bool) or isinstance(milliseconds, bool)
        ):
            pass
        case _:
            raise InputError(phrase("This solve has no time"), place)
    penalty = penalty or 0
    if not (-1 <= penalty <= LONGEST_MS and 0 <= milliseconds <= LONGEST_MS):
        raise InputError(phrase("This time is out of range"), place)
    scramble, comment, second = ["" if one is None else one for one in [*more, *("", "", 0)[len(more) :]][:3]]
    second = second or 0
    if not isinstance(second, (int, float)) or second is True or not 0 <= second <= LAST_SECOND:
        raise InputError(phrase("This solve has no date"), place)
    for text in (scramble, comment):
        if not isinstance(text, str) or not _can_be_saved(text):
            raise InputError(phrase("The scramble and the comment of this solve are not both texts"), place)
    omissions.phases += bool(phases)
    omissions.reconstructions += any(more[3:])
    kind = {-1: DID_NOT_FINISH, 0: NO_PENALTY}.get(penalty, PLUS_TWO)
    # a penalty beyond two seconds is added to the time
    extra = penalty - 2000 if kind == PLUS_TWO else 0
    return Time(max(0, int(milliseconds) + extra), kind, scramble, float(second), comment)


def _can_be_saved(text: str) -> bool:
    """Return whether a text is valid Unicode: JSON can contain unpaired surrogates."""
    return not any("\ud800" <= char <= "\udfff" for char in text)
