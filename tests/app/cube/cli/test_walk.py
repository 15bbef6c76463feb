"""`statewalk cube walk`: keys, methods, seeds, invalid input, Ctrl-C."""

from __future__ import annotations

import _thread
import json
from typing import Any

import pytest

from app.cli import main
from app.cube.cli.walk import METHODS
from core.cube import pocket
from core.cube.solve import tables
from tests.core.cube.solve.cosets import shallow_table

KEYS = ["puzzle", "metric", "method", "moves", "exact", "mean", "distribution"]


@pytest.fixture(autouse=True)
def shallow_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    """Use the same small tables for every test instead of full ones."""
    monkeypatch.setattr(tables, "generate", lambda size, metric, **_: shallow_table(metric, size))


def run(capsys: pytest.CaptureFixture[str], arguments: str) -> tuple[int, dict[str, Any], str]:
    """Return the exit code, the JSON object and the text on standard error."""
    code = main.main(["cube", "walk", "--json", *arguments.split()])
    output = capsys.readouterr()
    return code, json.loads(output.out) if output.out else {}, output.err


def test_the_chain_of_the_article(capsys: pytest.CaptureFixture[str]) -> None:
    code, answer, _ = run(capsys, "--moves 18 --metric qtm")
    assert code == 0
    assert list(answer) == [*KEYS, "populations", "source"]
    assert (answer["puzzle"], answer["metric"], answer["method"]) == ("3x3x3", "qtm", "chain")
    assert (answer["moves"], answer["exact"], answer["populations"]) == (18, False, "article")
    distribution = answer["distribution"]
    assert len(distribution) == 27
    assert sum(distribution) == pytest.approx(1)
    # 18 quarter turns more likely lead to depth 16 than to 18, and never to an odd one
    assert max(range(27), key=distribution.__getitem__) == 16
    assert not any(distribution[1::2])
    assert answer["mean"] == pytest.approx(sum(depth * p for depth, p in enumerate(distribution)))
    _, balanced, _ = run(capsys, "--moves 40 --metric qtm --populations balanced")
    assert balanced["populations"] == "balanced"
    assert balanced["distribution"] != run(capsys, "--moves 40 --metric qtm")[1]["distribution"]


@pytest.mark.parametrize(
    ("arguments", "mean"),
    [
        ("--puzzle 2x2x2 --metric qtm --moves 11 --method exact", 6.93),
        ("--puzzle 2x2x2 --metric qtm --moves 11", 7.26),
        ("--moves 2 --method exact --metric htm", (243 + 18 * 2 / 3) / 18**2 * 2),
    ],
)
def test_exact_and_lumped(capsys: pytest.CaptureFixture[str], arguments: str, mean: float) -> None:
    code, answer, _ = run(capsys, arguments)
    assert code == 0
    assert list(answer)[: len(KEYS)] == KEYS
    assert answer["exact"] == ("exact" in arguments)
    assert sum(answer["distribution"]) == pytest.approx(1)
    if "2x2x2" in arguments:
        assert answer["mean"] == pytest.approx(mean, abs=0.005)
        assert ("distance_to_uniform" in answer) == answer["exact"]
    else:
        # of 324 sequences 18 lead back, and 36 stay on one face
        assert answer["distribution"] == pytest.approx([18 / 324, 36 / 324, 270 / 324])


@pytest.mark.parametrize(
    ("puzzle", "metric", "states", "near"),
    [("3x3x3", "htm", 21, 4.75), ("3x3x3", "qtm", 27, 5.0), ("2x2x2", "htm", 12, 3.8), ("2x2x2", "qtm", 15, 4.2)],
)
@pytest.mark.parametrize("method", METHODS)
def test_every_method_answers_for_both_puzzles_in_both_metrics(
    capsys: pytest.CaptureFixture[str], puzzle: str, metric: str, method: str, states: int, near: float
) -> None:
    arguments = f"--puzzle {puzzle} --metric {metric} --method {method} --moves 6 --samples 200 --seed 3 --threads 2"
    code, answer, _ = run(capsys, arguments)
    assert code == 0
    assert list(answer)[: len(KEYS)] == KEYS
    assert [answer[key] for key in KEYS[:5]] == [puzzle, metric, method, 6, method == "exact"]
    assert sum(answer["distribution"]) == pytest.approx(1)
    assert len(answer["distribution"]) <= states
    assert answer["mean"] == pytest.approx(sum(depth * p for depth, p in enumerate(answer["distribution"])))
    assert answer["mean"] == pytest.approx(near, abs=0.25)


def test_how_good_a_chain_is_comes_with_it(capsys: pytest.CaptureFixture[str]) -> None:
    _, answer, _ = run(capsys, "--metric htm --moves 20")
    assert "populations" not in answer
    assert "counted to depth 6, sampled to 15, estimated beyond" in answer["source"]
    assert run(capsys, "--puzzle 2x2x2 --moves 20")[1]["source"] == "All moves between the depths are counted."


@pytest.mark.parametrize(("puzzle", "metric"), [("3x3x3", "qtm"), ("2x2x2", "htm"), ("2x2x2", "qtm")])
def test_a_sample_is_that_of_its_seed(capsys: pytest.CaptureFixture[str], puzzle: str, metric: str) -> None:
    arguments = f"--puzzle {puzzle} --metric {metric} --moves 4 --method sample --samples 60 --seed 9 --threads 2"
    code, answer, _ = run(capsys, arguments)
    assert code == 0
    assert list(answer) == [*KEYS, "samples", "seed", "counts", "low", "high"]
    assert (answer["samples"], answer["seed"], answer["exact"]) == (60, 9, False)
    assert sum(answer["counts"]) == 60
    assert answer["distribution"] == pytest.approx([count / 60 for count in answer["counts"]])
    for share, low, high in zip(answer["distribution"], answer["low"], answer["high"], strict=True):
        assert 0 <= low <= share <= high <= 1
    assert run(capsys, arguments)[1] == answer


def test_words_for_a_person(capsys: pytest.CaptureFixture[str]) -> None:
    assert main.main(["cube", "walk", "--moves", "1", "--method", "exact"]) == 0
    assert capsys.readouterr().out == "  0  0.000000\n  1  1.000000\nmean 1.0000\n"
    sample = "--puzzle 2x2x2 --moves 1 --method sample --samples 4 --seed 1"
    assert main.main(["cube", "walk", *sample.split()]) == 0
    first, second, mean = capsys.readouterr().out.splitlines()
    assert (first, second) == ("  0  0.000000  0.000000–0.489891", "  1  1.000000  0.510109–1.000000")
    assert mean == "mean 1.0000"


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ("--moves -1", "The moves -1 is not a whole number from 0 to 10000 (--moves)"),
        (
            "--moves 8 --populations balanced",
            "Only the chain of the 3x3x3 in qtm has rounded figures to correct (--populations)",
        ),
        ("--moves 2000 --puzzle 2x2x2 --method exact", "--method exact takes at most 1000 moves, not 2000 (--moves)"),
        ("--moves 9 --method sample --samples 0", "The samples 0 is not a whole number from 1 to 10000000 (--samples)"),
        (
            "--moves 8 --method exact --metric htm",
            "The exact walk on the 3×3×3 is known for at most 7 moves HTM, not 8",
        ),
        (
            "--moves 9 --method exact --metric qtm",
            "The exact walk on the 3×3×3 is known for at most 8 moves QTM, not 9",
        ),
    ],
)
def test_bad_input_is_one_line(capsys: pytest.CaptureFixture[str], arguments: str, said: str) -> None:
    code, answer, error = run(capsys, arguments)
    assert code == 2
    assert not answer
    assert error == f"statewalk cube walk: {said}.\n"


def test_ctrl_c_ends_a_sample_with_what_there_is(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    solve, solved = pocket.depth, 0

    def depth(*arguments: Any) -> int:
        nonlocal solved
        solved += 1
        if solved == 100:
            _thread.interrupt_main()
        return solve(*arguments)

    monkeypatch.setattr("core.cube.walk.sample.pocket.depth", depth)
    code, answer, _ = run(capsys, "--puzzle 2x2x2 --moves 30 --method sample --samples 50000 --seed 1")
    assert code == 1
    assert answer["samples"] < 50_000
    assert sum(answer["counts"]) == answer["samples"]


def test_a_depth_that_is_hardly_reached_does_not_read_as_out_of_reach(capsys: pytest.CaptureFixture[str]) -> None:
    assert main.main(["cube", "walk", "--metric", "qtm", "--moves", "41", "--method", "chain"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "  0  0.000000" and lines[1] == "  1  < 0.000001", "an odd number of turns leads to odd depths"
