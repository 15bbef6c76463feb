"""The player's own habits are among the strategies, and are relearned after more games."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from app.lab.played_games import model as played_model
from app.lab.played_games.model import PlayedModel, StoredTallies
from tests.app.heard import Heard, services


@pytest.fixture
def looked(monkeypatch: pytest.MonkeyPatch) -> list[object]:
    """Provide the list of lookups of stored tallies, which find none."""
    lookups: list[object] = []

    def look_up(records: object, _control: object) -> StoredTallies:
        lookups.append(records)
        return StoredTallies((), {})

    monkeypatch.setattr(played_model, "_load_tallies", look_up)
    return lookups


@pytest.fixture
def playing(tmp_path: Path, qtbot: QtBot) -> Iterator[PlayedModel]:
    del qtbot
    made = services(tmp_path, Heard())
    yield PlayedModel(made)
    made.jobs.close()
    made.store.close()


def test_habits_are_looked_up_again_after_new_games_and_only_then(
    playing: PlayedModel, looked: list[object], qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    stamp: list[Any] = ["no games"]
    monkeypatch.setattr(playing._games, "stamp", lambda _shape: stamp[-1])
    for exponent, times in ((8, 1), (9, 1)):
        playing.show_variant(f"4x4_{1 << exponent}")
        qtbot.waitUntil(lambda: not playing.working)
        assert len(looked) == times and playing.is_complete
    stamp.append("a game")
    playing.show_variant("4x4_512")
    assert playing.working, "who plays is not known any more"
    qtbot.waitUntil(lambda: not playing.working)
    assert len(looked) == 2
