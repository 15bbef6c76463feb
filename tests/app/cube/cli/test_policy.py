"""`statewalk policy`: keys, lengths, seeds, exit codes and invalid input."""

from __future__ import annotations

import io
import json
from typing import Any

import pytest
from distributed import LocalCluster

from app.cli import main
from core.cube.facelets import format_facelets
from core.cube.moves import MOVES, position
from core.cube.notation.notation import parse_moves
from core.cube.policy import policy
from core.cube.policy.text import LENGTH, VOCABULARY, text_tokens
from core.cube.solve import tables
from tests.core.cube.solve.cosets import small_table


@pytest.fixture(autouse=True)
def shallow_table(monkeypatch: pytest.MonkeyPatch) -> None:
    """Use a table that is made at once."""
    monkeypatch.setattr(tables, "generate", lambda *_, **__: small_table("htm", 2))


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, list[dict[str, Any]], str]:
    """Return the exit code, the JSON objects and the text on standard error."""
    code = main.main(["policy", *arguments, "--json"])
    output = capsys.readouterr()
    return code, [json.loads(line) for line in output.out.splitlines()], output.err


def test_eval_has_the_rows_that_were_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    code, (answer,), _ = run(capsys, "eval", "--lengths", "1-3,8", "--games", "20", "--seed", "3")
    assert code == 0
    assert list(answer) == ["model", "games", "seed", "rows"]
    assert (answer["model"], answer["games"], answer["seed"]) == ("mlp", 20, 3)
    assert [list(row) for row in answer["rows"]] == [["n", "games", "solved", "rate", "low", "high", "article"]] * 4
    assert [row["n"] for row in answer["rows"]] == [1, 2, 3, 8]
    for row in answer["rows"]:
        assert row["rate"] == row["solved"] / 20
        assert row["article"] == policy.ARTICLE[row["n"]]
    assert [row["solved"] for row in answer["rows"][:3]] == [20, 20, 20]
    again = run(capsys, "eval", "--lengths", "8", "--games", "20", "--seed", "3")[1][0]
    assert again["rows"] == answer["rows"][3:]


def test_eval_of_the_other_network_as_text(capsys: pytest.CaptureFixture[str]) -> None:
    assert main.main(["policy", "eval", "--model", "bert", "--lengths", "1,2", "--games", "5", "--seed", "1"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].split() == ["n", "solved", "95", "%", "interval", "article"]
    assert [line.split()[0] for line in lines[1:]] == ["1", "2"]


def test_solve_plays_what_it_says(capsys: pytest.CaptureFixture[str]) -> None:
    code, (answer,), _ = run(capsys, "solve", "R U' F2")
    assert code == 0
    assert (answer["solved"], answer["length"], answer["limit"]) == (True, 3, 3)
    assert position(parse_moves(answer["moves"]), position(["R", "U'", "F2"])).solved
    assert len(answer["confidence"]) == len(answer["probabilities"]) == 3
    assert [max(shares) for shares in answer["probabilities"]] == answer["confidence"]
    facelets = format_facelets(position(["R", "U'", "F2"]))
    assert run(capsys, "solve", facelets)[1][0]["moves"] == answer["moves"]
    assert run(capsys, "solve", facelets)[1][0]["limit"] == 20


def test_solve_that_fails_has_exit_code_1(capsys: pytest.CaptureFixture[str]) -> None:
    code, (answer,), _ = run(capsys, "solve", "R U' F2", "--limit", "1")
    assert (code, answer["solved"], answer["length"]) == (1, False, 1)
    assert main.main(["policy", "solve", "R U", "--limit", "1"]) == 1
    assert capsys.readouterr().out.startswith("Not solved in 1 move: ")


def test_data_is_labelled_three_ways(capsys: pytest.CaptureFixture[str]) -> None:
    options = ("--count", "12", "--seed", "5", "--lengths", "2-6")
    last = run(capsys, "data", *options)[1]
    best = run(capsys, "data", *options, "--labels", "optimal")[1]
    soft = run(capsys, "data", *options, "--labels", "soft")[1]
    assert len(last) == len(best) == len(soft) == 12
    for one, two, three in zip(last, best, soft, strict=True):
        turns = parse_moves(one["scramble"])
        assert 2 <= one["length"] == len(turns) <= 6
        assert one["tokens"] == list(text_tokens(position(turns)))
        assert len(one["tokens"]) == LENGTH
        assert position([one["label"]], position(turns)) == position(turns[:-1])
        assert (two["scramble"], two["labels"]) == (three["scramble"], three["labels"])
        assert sum(three["probabilities"]) == pytest.approx(1)
        assert [m for m, share in zip(MOVES, three["probabilities"], strict=False) if share] == two["labels"]
    assert run(capsys, "data", *options)[1] == last


def test_data_as_text_is_the_articles_form(capsys: pytest.CaptureFixture[str]) -> None:
    assert main.main(["policy", "data", "--seed", "5", "--labels", "soft", "--lengths", "3"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line[:3] for line in lines[:6]] == [f"{n}: " for n in range(6)]
    assert all(len(line) == 14 for line in lines[:6])
    assert lines[6].startswith("Labels: ")


def test_shorter_prints_the_measured_table(capsys: pytest.CaptureFixture[str]) -> None:
    code, (answer,), _ = run(capsys, "shorter")
    assert code == 0
    assert list(answer) == ["rows", "source"]
    for row in answer["rows"]:
        assert list(row) == ["n", "scrambles", "shorter", "share", "low", "high"]
        assert row["low"] <= row["share"] <= row["high"]


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["eval", "--lengths", "0-4"], "The lengths 0-4 are not from 1 to 100 (--lengths)."),
        (["eval", "--lengths", "8-6"], "The lengths 8-6 are not from 1 to 100 (--lengths)."),
        (["eval", "--lengths", "few"], "few is not a list of lengths. Write them like 1-20 or 6,8,10 (--lengths)."),
        (["eval", "--games", "0"], "The games 0 is not a whole number from 1 to 10000000 (--games)."),
        (["data", "--lengths", "21"], "The lengths 21 are not from 1 to 20 (--lengths)."),
        (["data", "--seed", "-1"], "The seed -1 is not a whole number from 0 to 18446744073709551615 (--seed)."),
        (["solve", "R", "--limit", "-1"], "The limit -1 is not a whole number from 0 to 1000 (--limit)."),
    ],
)
def test_bad_input_is_one_line(arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main.main(["policy", *arguments]) == 2
    assert capsys.readouterr().err == f"statewalk policy {arguments[0]}: {said}\n"


def test_a_wrong_move_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert main.main(["policy", "solve", "R U Q"]) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_solve_reads_what_data_prints(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    options = ["data", "--count", "3", "--seed", "5", "--lengths", "2-4"]
    assert main.main(["policy", *options]) == 0
    text = capsys.readouterr().out
    scrambles = run(capsys, *options)[1]
    as_json = "\n".join(json.dumps(one) for one in scrambles)
    for given in (text, as_json):
        monkeypatch.setattr("sys.stdin", io.StringIO(given))
        code, answers, _ = run(capsys, "solve", "-")
        assert code == 0 and len(answers) == 3
        for one, answer in zip(scrambles, answers, strict=True):
            assert position(parse_moves(answer["moves"]), position(parse_moves(one["scramble"]))).solved
    assert [answer["limit"] for answer in answers] == [one["length"] for one in scrambles]


def test_solve_reads_the_articles_form(capsys: pytest.CaptureFixture[str]) -> None:
    turns = ["R'", "U"]
    padded = "".join(VOCABULARY[token] for token in text_tokens(position(turns)))
    assert padded.endswith("-" * 10)
    for text in (padded, f"{padded}\nLabel: U3\n", "R3 U1"):
        code, (answer,), _ = run(capsys, "solve", text)
        assert code == 0 and position(parse_moves(answer["moves"]), position(turns)).solved
    # a shell without quotation marks makes words of it
    assert run(capsys, "solve", *f"{padded.rstrip('-')} Label: U3".split())[1] == run(capsys, "solve", padded)[1]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("0: LFF UUD", "Six faces are needed, 0: to 5:, each with three times three letters of URFDLB."),
        ('{"tokens": [1, 2]}', "The JSON object has no 88 tokens below 15 (tokens)."),
        ('{"tokens": ', "This is not a JSON object on one line."),
        ('{"tokens": [1]}\n{"length": 3}', "The JSON object has no 88 tokens below 15 (position 1, tokens)."),
    ],
)
def test_a_position_that_is_not_one_is_named(text: str, said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main.main(["policy", "solve", text]) == 2
    assert capsys.readouterr().err == f"statewalk policy solve: {said}\n"


def test_lengths_measured_at_the_same_time_and_by_a_cluster_are_the_same(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["eval", "--lengths", "1-4", "--games", "40", "--seed", "5"]
    one_by_one = run(capsys, *arguments)
    assert one_by_one[0] == 0
    assert run(capsys, *arguments, "--threads", "3")[:2] == one_by_one[:2]
    with LocalCluster(
        n_workers=1, processes=False, protocol="tcp", host="127.0.0.1", dashboard_address=":0", silence_logs=50
    ) as cluster:
        assert run(capsys, *arguments, "--scheduler", cluster.scheduler_address)[:2] == one_by_one[:2]
