"""The steps of a long restored game are counted by the engine, and hardly any is replayed singly."""

from __future__ import annotations

import pytest

from app.sokoban.page import SokobanPage
from app.sokoban.play.history_rows import BY_BOX, BY_MOVE, BY_PUSH
from core.base.state_history import EVERY
from core.sokoban.puzzle import PUZZLE, SokobanPuzzle
from core.sokoban.replay import replay
from core.sokoban.tally import Ledger


def test_a_long_game_is_taken_up_at_once(page: SokobanPage, monkeypatch: pytest.MonkeyPatch) -> None:
    session, history = page.model.session, page.model.history
    first = next(move for move in PUZZLE.moves(session.state) if move.islower())
    back = "lurd"["lurd".index(first) ^ 2]
    moves = [first, back] * (40 * EVERY)
    moves += page.model.level.solutions[0]
    counted = {"apply": 0, "add": 0}
    apply, add = SokobanPuzzle.apply, Ledger.add

    def count_apply(*arguments: object) -> object:
        counted["apply"] += 1
        return apply(*arguments)  # type: ignore[arg-type]

    def count_add(*arguments: object) -> object:
        counted["add"] += 1
        return add(*arguments)  # type: ignore[arg-type]

    monkeypatch.setattr(SokobanPuzzle, "apply", count_apply)
    monkeypatch.setattr(Ledger, "add", count_add)
    session.restore({**session.record(), "moves": moves, "position": len(moves)})
    assert counted["add"] == 0
    assert counted["apply"] < 3 * EVERY
    assert session.is_solved
    assert history.tally == replay(session.start, "".join(moves)).tally
    rows = {}
    for mode in (BY_PUSH, BY_MOVE, BY_BOX):
        history.set_mode(mode)
        rows[mode] = history.rowCount()
    assert rows[BY_MOVE] == len(moves)
    assert rows[BY_PUSH] == history.total_tally.pushes
    assert rows[BY_BOX] == history.total_tally.box_changes
    session.undo()
    session.play(moves[-1])
    assert history.total_tally == replay(session.start, "".join(moves)).tally, "it goes on from there"
