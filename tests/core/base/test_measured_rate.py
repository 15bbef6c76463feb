"""A rate is shown only if it was measured over enough time."""

from __future__ import annotations

import json

import pytest

from app.cli.main import main
from app.cli.options import DONE
from core.base.measured_rate import LEAST_SECONDS, MeasuredRate
from core.sokoban.graph.counting import Depths
from core.sokoban.savitch import question
from core.sokoban.savitch.question import measure_calls
from resources import ROOT


def test_a_rate_is_told_from_a_quarter_of_a_second_on() -> None:
    assert MeasuredRate(1000, LEAST_SECONDS).per_second == 1000 / LEAST_SECONDS
    assert MeasuredRate(1000, 0.99 * LEAST_SECONDS).per_second is None
    assert MeasuredRate(0, 10.0).per_second is None


class Clock:
    """Clock that advances by `step` at each reading, independent of the machine's speed."""

    def __init__(self, step: float) -> None:
        self.now, self.step = 0.0, step

    def __call__(self) -> float:
        self.now += self.step
        return self.now


def test_calls_of_savitchs_algorithm_are_measured_until_enough_time_has_passed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("core.sokoban.savitch.question.time.perf_counter", Clock(0.02))
    monkeypatch.setattr(question, "RATE_CALLS", 1000)
    measured = measure_calls()
    assert measured.seconds >= LEAST_SECONDS
    assert measured.done == 1000 * round(measured.seconds / 0.02), "those of the warm-up are no part of it"


def test_a_count_that_took_no_time_tells_nothing_of_a_longer_one() -> None:
    quick = Depths(18, True, True, 2, False, (), 0.001)
    assert quick.seconds_for(18) == 0.001 and quick.seconds_for(1_000_000) is None
    long = Depths(100_000, False, False, None, False, (), 0.5)
    assert long.seconds_for(1_000_000) == pytest.approx(5.0)


def test_the_command_line_tells_no_pace_of_a_moment(capsys: pytest.CaptureFixture[str]) -> None:
    level = ROOT / "levels" / "statewalk.sok"
    assert main(["sokoban", "depth", str(level), "--level", "1", "--json"]) == DONE
    answer = json.loads(capsys.readouterr().out)
    assert answer["seconds"] < LEAST_SECONDS and answer["states_per_second"] is None
    assert main(["2048", "play", "--games", "1", "--size", "2", "--player", "random", "--json"]) == DONE
    answer = json.loads(capsys.readouterr().out)
    assert answer["moves_per_second"] is answer["ms_per_move"] is None
    assert main(["2048", "play", "--games", "1", "--size", "2", "--player", "random"]) == DONE
    said = capsys.readouterr().out
    assert "moves a second" not in said and "ms a move" not in said and "mean score" in said
