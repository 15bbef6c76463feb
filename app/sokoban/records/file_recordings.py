"""Titles of the solutions and snapshots in a level file, no two of which are alike.

A solution is written as `Solution/NAME`, where NAME is what the list of solutions calls it, or its figures if nobody
has named it. YASC gives `Solution/Moves` and `Solution/Pushes` to its own records, so those are left alone.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Iterable, Sequence

from app.sokoban.library.titles import NAMELESS, left_line, own_title
from app.sokoban.records.snapshots import Snapshot
from core.base.puzzle import InputError
from core.sokoban.level import Level, Recording, format_state
from core.sokoban.lurd import read_play
from core.sokoban.replay import replay_prefix, replay_reverse, replay_solution
from core.sokoban.reverse import ReversePuzzle

log = logging.getLogger(__name__)

_FIGURES = re.compile(r"[0-9]+ push(?:es)?, [0-9]+ moves?(?: \([0-9]+\))?")
_NUMBER = re.compile(r" \([0-9]+\)$")
_PLAIN = re.compile(r"(?:best )?solutions?[\s0-9/.,:#()-]*|saved? ?game|snapshot", re.IGNORECASE)


def name_in(title: str) -> str:
    """Return a solution's name in a file; "" if its title says no more than "solution" or its figures."""
    kind, parted, name = title.strip().partition("/")
    if not parted or kind.strip().lower() != "solution":
        name = title.strip()
    name = name.strip()
    nameless = own_title(name) in NAMELESS or _FIGURES.fullmatch(name) or _PLAIN.fullmatch(title.strip())
    return "" if nameless else name


def figures(moves: str) -> str:
    """Return the pushes and moves of a Sokoban solution as text, such as "97 pushes, 230 moves".

    It is the name of an unnamed solution in a level file, always in English. `moves` is LURD.
    """
    pushes, steps = sum(map(str.isupper, moves)), len(moves)
    return f"{pushes} push{'' if pushes == 1 else 'es'}, {steps} move{'' if steps == 1 else 's'}"  # not shown


def add_solutions(there: Iterable[Recording], named: Iterable[tuple[str, str, str]]) -> list[Recording]:
    """Return the recordings of a level followed by solutions, each a name, its moves and a note."""
    recordings = list(there)
    for name, moves, note in named:
        given = name if own_title(name) not in NAMELESS else ""
        recordings.append(Recording(_find_free_title(f"Solution/{given or figures(moves)}", recordings), moves, note))
    return recordings


def rename_recording(recording: Recording, name: str, recordings: Sequence[Recording]) -> Recording:
    """Return a solution of a file under the name that the user gave it since, if any.

    Recordings of the file keep their own titles.
    """
    if not name or _NUMBER.sub("", name_in(recording.title)) == name:
        return recording
    return recording._replace(title=_find_free_title(f"Solution/{name}", recordings))


def add_snapshots(level: Level, there: Iterable[Recording], snapshots: Iterable[Snapshot]) -> list[Recording]:
    """Return the recordings of a level followed by snapshots of it; those of another start are left out."""
    recordings = list(there)
    known = {one.moves for one in recordings}
    for one in snapshots:
        moves = snapshot_moves(level, one)
        if moves and moves not in known:
            known.add(moves)
            recordings.append(Recording(_find_free_title(one.name, recordings), moves))
    return recordings


def branch_snapshots(
    start: str, moves: Sequence[str], branches: Iterable[tuple[int, Sequence[str]]], *, pull: bool
) -> list[Snapshot]:
    """Return the branches of a game as snapshots, each with all moves from the start of the game to its own end.

    `start` is the text of the game's first position and `moves` are the game's moves. A branch is the number of moves
    it shares with them, and the moves with which it goes on. `pull` tells whether the game is played backwards.
    """
    return [
        Snapshot(str(left_line(shared)), start, "".join([*moves[:shared], *branch]), pull)
        for shared, branch in branches
    ]


def snapshot_moves(level: Level, snapshot: Snapshot) -> str:
    """Return the moves of a snapshot (LURD); "" if it is not of this level.

    The text of a backward game also says where it begins.
    """
    if not snapshot.pull:
        return snapshot.moves if snapshot.start == format_state(level.start) else ""
    puzzle = ReversePuzzle(level.start)
    try:
        return puzzle.play_text(puzzle.parse(snapshot.start), snapshot.moves)
    except InputError:
        return ""


def snapshots_in(level: Level) -> list[Snapshot]:
    """Return the snapshots in the file of a level, as far as their moves are possible, in the order of the file."""
    found = []
    for recording in level.snapshots:
        name = own_title(recording.title)
        try:
            play = read_play(recording.moves)
            if play.reverse:
                back = replay_reverse(ReversePuzzle(level.start), play)
                found.append(Snapshot(name, format_state(back.start), back.moves, pull=True))
            else:
                played = replay_prefix(level.start, recording.moves)
                found.append(Snapshot(name, format_state(level.start), played.lurd))
        except InputError as error:
            log.debug("a snapshot in a level's file is left out: %s", error)
    return found


def lurd_of(level: Level, moves: str) -> str:
    """Return a recording's moves as the store keeps solutions, or unchanged if they solve nothing."""
    try:
        return replay_solution(level.start, moves).lurd
    except InputError:
        return moves


def _find_free_title(title: str, recordings: Sequence[Recording]) -> str:
    """Return the title, with a number appended if another recording has it."""
    taken = {recording.title.lower() for recording in recordings}
    number, free = 1, title
    while free.lower() in taken:
        number += 1
        free = f"{title} ({number})"
    return free
