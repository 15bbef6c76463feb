"""`statewalk cube lumping` on the command line."""

from __future__ import annotations

import json

import pytest

from app.cli.main import main
from core.cube import pocket
from core.cube.solve import tables
from tests.core.cube.solve.cosets import small_table


def test_a_depth_of_the_small_cube(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["cube", "lumping", "--puzzle", "2x2x2", "--metric", "qtm", "--depth", "10", "--json"]) == 0
    answer = json.loads(capsys.readouterr().out)
    assert answer["positions"] == pocket.distribution("qtm")[10] == sum(answer["closer"]["counts"])
    assert answer["exact"] and answer["turns"] == 6 and "low" not in answer["closer"]
    assert answer["next"]["farther"]["closer"] == pytest.approx(0.37510, abs=1e-5)
    assert answer["closer"]["share"] == pytest.approx(0.29258, abs=1e-5)
    assert set(answer["next"]) == {"closer", "farther"}
    assert main(["cube", "lumping", "--puzzle", "2x2x2", "--metric", "qtm", "--depth", "10"]) == 0
    assert "after farther        37.510" in capsys.readouterr().out


def test_positions_are_drawn_where_too_many_are(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("core.cube.walk.sequence_counts.LONGEST", {"htm": 3, "qtm": 3})
    monkeypatch.setattr(tables, "generate", lambda _size, metric, **__: small_table(metric, 2))
    command = ["cube", "lumping", "--metric", "qtm", "--depth", "4", "--samples", "5", "--seed", "3", "--json"]
    answers = []
    for _ in range(2):
        assert main(command) == 0
        answers.append(json.loads(capsys.readouterr().out))
    first = answers[0]
    assert first == answers[1] and not first["exact"]
    assert 0 < first["positions"] <= first["samples"] == 5 and first["seed"] == 3
    assert all(low <= high for low, high in zip(first["closer"]["low"], first["closer"]["high"], strict=True))


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--depth", "12", "--puzzle", "2x2x2"], "The depth 12 is not a whole number from 0 to 11"),
        (["--depth", "9", "--samples", "0"], "The samples 0 is not a whole number from 1"),
    ],
)
def test_what_is_wrong_is_said(capsys: pytest.CaptureFixture[str], arguments: list[str], words: str) -> None:
    assert main(["cube", "lumping", *arguments]) == 2
    assert words in capsys.readouterr().err
