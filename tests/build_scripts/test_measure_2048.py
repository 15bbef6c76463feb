"""Games of the adviser become figures by stage, which the program reads as a forecast."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from build_scripts import measure_2048
from build_scripts.measure_2048 import Game, Position
from core.twenty48.adviser import forecast
from core.twenty48.adviser.adviser import Adviser

GAMES = [
    Game((Position(4, 0, 100.0), Position(1000, 50, 100.0), Position(1500, 150, 50.0)), 300),
    Game((Position(6, 0, 300.0),), 200),
]


def test_stages_have_the_means_of_their_positions() -> None:
    assert measure_2048.stages(GAMES) == [
        {"tile_sum": 512, "games": 2, "positions": 3, "value": pytest.approx(166.7), "scored": 250.0},
        {"tile_sum": 1536, "games": 1, "positions": 1, "value": 50.0, "scored": 150.0},
    ]


def test_the_program_reads_what_was_measured(tmp_path: Path) -> None:
    path = tmp_path / "figures.json"
    measure_2048.write(GAMES * forecast.LEAST_GAMES, 7, path)
    figures, found = json.loads(path.read_text(encoding="utf-8")), forecast.read(path)
    assert (figures["seed"], figures["games"], figures["mean_score"]) == (7, 20, 250)
    assert found.is_of(Adviser.load().origin)
    assert found.fit(0).factor == pytest.approx(250 / 166.7) and found.fit(9999).games == 10
