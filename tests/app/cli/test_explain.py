"""`statewalk explain` prints the window's explanations of figures on the command line."""

from __future__ import annotations

import json
from collections.abc import Sequence

import pytest

from app.cli.main import main
from app.cli.options import BAD_INPUT, DONE
from core.cube.metrics import Metric
from core.cube.walk import random_walk
from core.cube.walk.populations import article, load_populations
from core.explain.articles.table import KEYS
from core.explain.formulas.derivation import Derivation
from core.explain.table import DERIVATIONS


def test_a_number_is_explained_as_on_its_sheet(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["explain", "bag-mean"]) == DONE
    said = capsys.readouterr().out
    for part in (
        "938.8099  moves on average until the target appears",
        "mean = t(∅) − 1",
        "= 939.8099 − 1 = 938.8099",
        "938.8 in J. Lees-Miller, The Mathematics of 2048, part 1, 2017: agrees in all its digits",
        "The plainest chain, solved in fractions (independent solve)",
    ):
        assert part in said


def test_as_json_every_value_has_all_its_digits(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["explain", "walk-fullest", "--json"]) == DONE
    answer = json.loads(capsys.readouterr().out)
    assert answer["number"] == 16
    values = {symbol["name"]: symbol["value"] for symbol in answer["symbols"]}
    assert sum(values["p"]) == pytest.approx(1)
    assert answer["printed"][0]["agrees"] is False and "only even depths" in answer["printed"][0]["note"]


def test_what_comes_from_the_lumped_chain_on_rounded_counts_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["explain", "chain-mixed"]) == DONE
    said = " ".join(capsys.readouterr().out.split())
    assert said.startswith("≈ 26 mixing time of the chain of depths, in moves") and "It is a model" in said
    assert "Not exact: the chain of depths takes a walk for uniform inside each depth, and the published" in said
    assert main(["explain", "chain-mixed", "--json"]) == DONE
    answer = json.loads(capsys.readouterr().out)
    assert answer["number"] == 26 and answer["exact"] is False and "rounded" in answer["approximate"]
    assert main(["explain", "walk-mixed"]) == DONE
    said = " ".join(capsys.readouterr().out.split())
    assert said.startswith("22 mixing time of the walk, in moves") and "the walk itself stays within 0.25" in said
    assert "The chain of depths, a model, says 18." in said and said.endswith("For example the 2×2×2 in QTM.")
    assert main(["explain", "walk-mixed", "--json"]) == DONE
    answer = json.loads(capsys.readouterr().out)
    assert answer["number"] == 22 and answer["exact"] is True


@pytest.mark.parametrize("derivation", DERIVATIONS.values(), ids=DERIVATIONS)
def test_an_example_on_rounded_populations_is_not_called_exact(derivation: Derivation) -> None:
    figures, chain = load_populations("3x3x3", Metric.QTM), random_walk.chain("3x3x3", Metric.QTM)
    example = derivation.example()
    rounded = {*(layer.states for layer in figures.layers[19:24]), article(figures)[20]}
    laws = [tuple(chain.distribution(moves)) for moves in (18, 32)]
    rows = [tuple(value) for value in example.values() if isinstance(value, Sequence)]
    given = {*(one for row in rows for one in row), *(one for one in example.values() if not isinstance(one, Sequence))}
    # that no position is deeper than 26 quarter turns does not hang on how many there are
    if derivation.name != "depths-deepest" and (given & rounded or any(row in laws for row in rows)):
        assert derivation.approximate, derivation.name


def test_without_a_name_all_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["explain"]) == DONE
    assert len(capsys.readouterr().out.splitlines()) == len(DERIVATIONS)
    assert main(["explain", "--json"]) == DONE
    assert [one["name"] for one in json.loads(capsys.readouterr().out)["numbers"]] == list(DERIVATIONS)


def test_a_wrong_name_is_told_with_what_is_near(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["explain", "bag-meen"]) == BAD_INPUT
    said = capsys.readouterr().err.strip()
    near = "bag-mean, bag-end, bag-comes"
    assert said == f"statewalk explain: No number is called bag-meen. Similar names: {near} (NAME)."


def test_the_figures_of_an_article_stand_beside_those_here(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["explain", "--article", "bag"]) == DONE
    lines = capsys.readouterr().out.splitlines()
    mean = next(line for line in lines if line.startswith("mean moves"))
    assert mean.split(maxsplit=6)[4:] == ["938.8", "938.8099", "agrees; computed here: from the chain"]
    (cut_off,) = [line for line in lines if "differs" in line]
    assert cut_off.startswith("boards of 16 cells") and "Cut off, not rounded: 184.88." in cut_off
    counts = "99 computed here, of which 98 agree; 0 from the same source, 5 definitions, 8 not comparable"
    assert lines[-1] == f"112 figures: {counts}."
    assert main(["explain", "--article", "walk", "bag-mean"]) == BAD_INPUT


def test_the_counts_of_an_article_are_those_of_its_figures(capsys: pytest.CaptureFixture[str]) -> None:
    for key in KEYS:
        assert main(["explain", "--article", key, "--json"]) == DONE
        answer = json.loads(capsys.readouterr().out)
        figures = answer["figures"]
        computed = [one for one in figures if one["provenance"] == "computed"]
        assert computed and answer["computed_here"] == len(computed)
        assert answer["agreeing"] == sum(one["agrees"] for one in computed)
        others = [one for one in figures if one["provenance"] != "computed"]
        assert others and {one["agrees"] for one in others} == {None}
        assert {one["provenance"] for one in others} <= {"same_source", "definition", "incomparable"}
        assert "" not in {one["provenance_note"] for one in figures}


def test_a_population_of_the_cube_is_of_the_same_source_and_agrees_with_nothing(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["explain", "--article", "walk", "--json"]) == DONE
    figures = {one["figure"]: one for one in json.loads(capsys.readouterr().out)["figures"]}
    last, rounded = figures["D(26)"], figures["D(21)"]
    assert (last["printed"], last["computed"], last["line"], last["exact"]) == ("3", 3, 113, True)
    assert (last["agrees"], last["provenance"]) == (None, "same_source") and "cube20.org" in last["provenance_note"]
    assert rounded["exact"] is False and "rounded" in rounded["provenance_note"]
    assert main(["explain", "--article", "walk"]) == DONE
    lines = capsys.readouterr().out.splitlines()
    assert any(line.startswith("D(21) ") and "≈ 19000000000000000000  same source: " in line for line in lines)
    almost = next(line for line in lines if line.startswith("q(23) "))
    assert "≈ 0.99999999999" in almost, "less than all never reads as all"
