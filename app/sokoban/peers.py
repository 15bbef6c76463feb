"""Other Sokoban programs for the comparison `statewalk bench --compare`."""

from __future__ import annotations

from app.tools.compare import Peer, Work
from core.sokoban.formats.collection import read_file
from core.sokoban.lurd import LETTERS, parse_lurd
from core.sokoban.replay import replay
from resources import ROOT


def with_sokobanpy() -> tuple[Work, Work]:
    """Return two functions that replay the solutions of all built-in levels: Statewalk's and sokobanpy's."""
    from sokobanpy import Sokoban, SokobanVector

    entries = read_file(ROOT / "levels" / "statewalk.sok").entries
    games = [
        (entry.level.start, "\n".join(entry.level.rows), "".join(parse_lurd(entry.recordings[0].moves)))
        for entry in entries
        if entry.level is not None
    ]
    ways = dict(zip(LETTERS, ((0, -1), (-1, 0), (0, 1), (1, 0)), strict=True))

    def ours() -> list[float]:
        return [float(replay(start, moves).state.solved) for start, _, moves in games]

    def theirs() -> list[float]:
        solved = []
        for _, text, moves in games:
            game = Sokoban(text)
            for letter in moves.lower():
                game.move(SokobanVector(*ways[letter]))
            solved.append(float(game.is_solved()))
        return solved

    return ours, theirs


PEERS = (Peer("sokobanpy", "sokobanpy", "own solutions played step by step", "solved", with_sokobanpy),)
