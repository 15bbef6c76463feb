"""Sessions of times in csTimer's file: JSON, a list for each session, and their names and puzzles in its properties.

A solve is [[penalty, milliseconds], scramble, comment, second], the penalty 0, 2000 or -1 for DNF. Some versions wrote
each list as a text of its own; phases of a solve follow its milliseconds and are passed over.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from typing import Any, NoReturn

from core.cube.times import DID_NOT_FINISH, NO_PENALTY, PLUS_TWO, Session, Time
from core.puzzle import InputError
from core.words import phrase

MOST_LISTS = 1_000_000
"""In a file: two for each solve."""
LONGEST_NAME = 60
"""Characters of a session's name that are read."""
LAST_SECOND = 253_402_214_400
"""The last day that the calendar can show."""
LONGEST_MS = 1000 * LAST_SECOND

_PENALTIES = {NO_PENALTY: 0, PLUS_TWO: 2000, DID_NOT_FINISH: -1}
_SCRAMBLES = {"3x3x3": "333", "2x2x2": "222so"}
_KEY = re.compile(r"session([1-9][0-9]{0,5})")
_ANOTHER_PUZZLE = re.compile(r"(?!333|222)\d{3}|clk|mgm|pyr|skb|sq|r\d")
"""How the names of scrambles begin that are of neither cube."""


def written(sessions: Iterable[Session]) -> str:
    """The sessions as csTimer imports them."""
    lists, properties = {}, {}
    for at, session in enumerate(sessions, 1):
        lists[f"session{at}"] = [
            [[_PENALTIES[one.penalty], one.milliseconds], one.scramble, one.comment, int(one.solved_at)]
            for one in session.times
        ]
        opt = {"scrType": _SCRAMBLES[session.puzzle]}
        name = session.name or f"Session {session.number}"  # not shown
        properties[str(at)] = {"name": name, "opt": opt, "rank": at}
    # csTimer looks at no more sessions than it is told of
    return json.dumps(
        {**lists, "properties": {"sessionData": json.dumps(properties), "sessionN": max(1, len(properties))}}
    )


def read(text: str) -> list[Session]:
    """The sessions of a file that have times, in its order, numbered as there. Raises InputError with the place."""
    if text.count("[") + text.count("{") > MOST_LISTS:
        raise InputError(phrase("The file holds more than {most:,} times", most=MOST_LISTS // 2))
    data = _decoded(text, phrase("The file is not written in JSON, as csTimer exports its times"))
    if not isinstance(data, dict) or not any(_KEY.fullmatch(key) for key in data):
        raise InputError(phrase("This is no file of csTimer: it holds no session"))
    properties, sessions = _properties(data), []
    for key, held in data.items():
        if not (found := _KEY.fullmatch(key)):
            continue
        number = int(found[1])
        no_json = phrase("Session {number} is not written in JSON, as csTimer exports its times", number=number)
        solves = _decoded(held, no_json) if isinstance(held, str) else held
        if not isinstance(solves, list):
            raise InputError(phrase("This session is not a list of times"), phrase("session {number}", number=number))
        name, puzzle = _name_and_puzzle(properties.get(str(number)))
        if solves:
            times = [_time(solve, number, at) for at, solve in enumerate(solves, 1)]
            sessions.append(Session(number, name, puzzle, times))
    return sessions


def _decoded(text: str, fault: str) -> Any:
    try:
        return json.loads(text, parse_constant=_no_number)
    except (ValueError, RecursionError) as error:
        raise InputError(fault) from error


def _no_number(word: str) -> NoReturn:
    raise ValueError(word)


def _properties(data: dict[str, Any]) -> dict[str, Any]:
    """What the file says of its sessions; nothing if that makes no sense: it is not what one wants to keep."""
    held = data.get("properties")
    said = held.get("sessionData") if isinstance(held, dict) else None
    if isinstance(said, str):
        try:
            said = _decoded(said, "")
        except InputError:
            return {}
    return said if isinstance(said, dict) else {}


def _name_and_puzzle(said: Any) -> tuple[str, str]:
    if not isinstance(said, dict):
        return "", "3x3x3"
    name, opt = said.get("name"), said.get("opt")
    kind = opt.get("scrType") if isinstance(opt, dict) else ""
    kind = kind if isinstance(kind, str) else ""
    puzzle = "2x2x2" if kind.startswith("222") else "" if _ANOTHER_PUZZLE.match(kind) else "3x3x3"
    # a session that was given no name is called by its number
    given = isinstance(name, str) and not name.strip().isdigit() and _can_be_saved(name)
    return " ".join(str(name).split())[:LONGEST_NAME] if given else "", puzzle


def _time(solve: Any, session: int, number: int) -> Time:
    place = phrase("session {session}, solve {number}", session=session, number=number)
    match solve:
        case [[int(penalty), int() | float() as milliseconds, *_], *more]:
            pass
        case _:
            raise InputError(phrase("This solve has no time"), place)
    if not (-1 <= penalty <= LONGEST_MS and 0 <= milliseconds <= LONGEST_MS):
        raise InputError(phrase("This time is out of all range"), place)
    scramble, comment, second = [*more, *("", "", 0)[len(more) :]][:3]
    if not isinstance(second, (int, float)) or not 0 <= second <= LAST_SECOND:
        raise InputError(phrase("This solve has no date"), place)
    for text in (scramble, comment):
        if not isinstance(text, str) or not _can_be_saved(text):
            raise InputError(phrase("The scramble and the comment of this solve are not both texts"), place)
    kind = {-1: DID_NOT_FINISH, 0: NO_PENALTY}.get(penalty, PLUS_TWO)
    # what is more than two seconds is time
    extra = penalty - 2000 if kind == PLUS_TWO else 0
    return Time(max(0, int(milliseconds) + extra), kind, scramble, float(second), comment)


def _can_be_saved(text: str) -> bool:
    """Whether it is Unicode: JSON can write halves of characters."""
    return not any("\ud800" <= char <= "\udfff" for char in text)
