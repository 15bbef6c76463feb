"""`statewalk cube chain`: every depth with its shares, the spectral gap, and refused input."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from app.cli.main import main


def test_the_articles_chain_with_what_is_wrong_with_its_figures(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["cube", "chain", "--metric", "qtm", "--json"]) == 0
    answer = json.loads(capsys.readouterr().out)
    assert (answer["populations"], answer["gap"], answer["first_break"]) == ("article", 692_609_766_246_121_324, 22)
    assert len(answer["states"]) == 27
    assert answer["states"][20] == {
        "depth": 20, "states": 14_692_609_766_246_121_324, "exact": False, "p": pytest.approx(0.818371, abs=5e-7),
        "q": pytest.approx(0.181629, abs=5e-7), "r": 0, "known": "estimated",
        "stationary": pytest.approx(14_692_609_766_246_121_324 / sum(one["states"] for one in answer["states"])),
    }  # fmt: skip
    assert [round(answer["distances"][turns], 4) for turns in (31, 32)] == [0.0485, 0.0233], "as the article has it"
    assert [(fit["from"], fit["to"]) for fit in answer["fits"]] == [(3, 16), (3, 17), (4, 17), (3, 18)]
    assert answer["q_limit"] == pytest.approx(1 / (answer["b"] + 1))
    tower = {one["depth"]: one for one in answer["tower"]}
    assert (tower[1]["flow"], tower[2]["flow"], tower[3]["flow"]) == (1, 11, 103)
    assert all(tower[depth]["holds"] for depth in range(1, 22)) and not tower[22]["holds"]
    assert main(["cube", "chain", "--metric", "qtm"]) == 0
    words = capsys.readouterr().out
    assert "at depth 22" in words and "come from correcting depth 20" in words
    assert "the article's 9.34 is b itself" in words


def test_half_turns_and_the_small_cube_need_no_mending(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["cube", "chain", "--puzzle", "2x2x2", "--json"]) == 0
    answer = json.loads(capsys.readouterr().out)
    assert "gap" not in answer
    assert {row["known"] for row in answer["states"]} == {"counted"}
    law = [row["stationary"] for row in answer["states"]]
    assert law == [pytest.approx(row["states"] / 3_674_160) for row in answer["states"]]
    assert [(fit["from"], fit["to"]) for fit in answer["fits"]] == [(1, 4)]
    assert main(["cube", "chain"]) == 0
    assert "sampled" in capsys.readouterr().out


def test_the_matrix_is_written_as_csv(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    target = tmp_path / "matrix.csv"
    assert main(["cube", "chain", "--puzzle", "2x2x2", "--metric", "qtm", "--matrix", str(target)]) == 0
    lines = target.read_text().splitlines()
    assert lines[0] == "from/to," + ",".join(map(str, range(15)))
    assert lines[1].split(",")[:3] == ["0", "0", "1"]
    assert "known" not in capsys.readouterr().err
    assert main(["cube", "chain", "--matrix", str(tmp_path / "no" / "m.csv")]) == 2
    assert "No such file or directory" in capsys.readouterr().err


def test_populations_are_chosen_where_there_is_a_choice(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["cube", "chain", "--populations", "balanced"]) == 2
    assert "Only the 3x3x3 in qtm has rounded figures to correct" in capsys.readouterr().err
    assert main(["cube", "chain", "--metric", "qtm", "--populations", "balanced"]) == 0
    assert "Correction: balanced." in capsys.readouterr().out
