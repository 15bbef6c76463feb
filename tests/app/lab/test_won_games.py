"""Won games of 2048 in the Lab while there are none."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from app.lab.page import LabPage
from app.lab.won_games import WonGamesView

PATIENCE_MS = 30_000

def test_with_no_game_won_there_is_the_bag_to_hold_one_against(page: LabPage, qtbot: QtBot) -> None:
    page.show_subject("won-4x4-2048")
    (view,) = page.findChildren(WonGamesView)
    for subject, moves in (("won-4x4-2048", "938.8"), ("won-4x4-64", "32.0")):
        page.show_subject(subject)
        qtbot.waitUntil(lambda: view.ready and view.won.to_beat is not None, timeout=PATIENCE_MS)
        assert view.figures.values[::2] == ["0", moves]
        assert view.won.pane is not None and view.won.pane.shown is None
    page.show_subject("won-4x4-all")
    assert view.won.to_beat is None and view.figures.values[2] != moves
