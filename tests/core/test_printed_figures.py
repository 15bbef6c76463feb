"""Every figure that the five articles print, by line, with the computed one and its source."""

from __future__ import annotations

import json
from math import log10
from typing import Any

import pytest

from core.cube.metrics import Metric
from core.cube.walk import chain_states, random_walk
from core.explain.articles import bag, walk
from core.explain.articles.figure import ArticleFigure, ProvenanceKind
from core.explain.articles.table import KEYS, article
from core.explain.formulas.derivation import read
from core.explain.table import DERIVATIONS
from core.markov.mixing import distances
from core.twenty48.board import FOUR
from tests.fresh_python import in_fresh_python

TABLE = [(key, figure) for key in KEYS for figure in article(key).figures]
MISPRINTS = {
    ("walk", 123, "9.3412"), ("walk", 123, "2.66"), ("walk", 189, "21"), ("walk", 219, "17"),
    ("walk", 123, "18"), ("bag", 303, "184·10¹⁵"),
}  # fmt: skip
"""Misprints, and text that was cut off, by article, line and text."""
COMPUTED, SAME_SOURCE, DEFINITION, INCOMPARABLE = ProvenanceKind
COUNTS = {
    "walk": {COMPUTED: 60, SAME_SOURCE: 32, DEFINITION: 3, INCOMPARABLE: 5},
    "network": {COMPUTED: 7, SAME_SOURCE: 0, DEFINITION: 8, INCOMPARABLE: 26},
    "korf": {COMPUTED: 3, SAME_SOURCE: 0, DEFINITION: 5, INCOMPARABLE: 7},
    "sokoban": {COMPUTED: 16, SAME_SOURCE: 7, DEFINITION: 9, INCOMPARABLE: 9},
    "bag": {COMPUTED: 99, SAME_SOURCE: 0, DEFINITION: 5, INCOMPARABLE: 8},
}
"""Number of figures by article and provenance, each checked by hand."""
FROM_FILES = "resources/figures"
"""Word in the provenance of a figure that is read from a file."""
EACH = pytest.mark.parametrize(
    ("key", "figure"), TABLE, ids=lambda one: one if isinstance(one, str) else f"line {one.line}"
)
WITH_OTHER_FILES = """
import json, shutil, sys
from pathlib import Path
import resources
home = Path({home!r})
shutil.copytree(resources.ROOT, home / "resources")
for path in (home / "resources" / "figures").glob("*.json"):
    data = json.loads(path.read_text(encoding="utf-8"))
    if "exact" in data:
        states = [count + 1 for count in data["exact"] + data["approximate"]] + [10**20] * 3
        first = len(data["exact"]) - 1
        data["exact"], data["approximate"] = states[:first], states[first:]
    path.write_text(json.dumps(data), encoding="utf-8")
resources.ROOT = home / "resources"
opened = []
sys.addaudithook(lambda event, told: opened.append(str(told[0])) if event == "open" else None)
from core.explain.articles.table import KEYS, article
found = {{}}
for key in KEYS:
    for place, figure in enumerate(article(key).figures):
        before = len(opened)
        number = None if figure.number is None else repr(figure.number)
        files = [path for path in opened[before:] if "figures" in path]
        found[f"{{key}} {{place}}"] = [number, figure.agrees, files]
print(json.dumps(found))
"""


@EACH
def test_a_printed_figure_is_what_the_program_computes(key: str, figure: ArticleFigure) -> None:
    said = f"{figure.what}: {figure.text} is printed, {figure.number} here"
    if figure.agrees is False:
        assert figure.note, said
        assert (key, figure.line, figure.text) in MISPRINTS, said


@EACH
def test_a_figure_says_where_it_comes_from(key: str, figure: ArticleFigure) -> None:
    kind, words = figure.provenance
    assert words, (key, figure.line)
    assert (figure.agrees is None) == (kind is not COMPUTED), "only what is computed agrees or differs"
    if kind is not INCOMPARABLE:
        assert figure.number is not None and figure.derived_figure is not None


def test_figures_stand_in_the_order_of_the_lines() -> None:
    for key in KEYS:
        lines = [figure.line for figure in article(key).figures]
        assert lines == sorted(lines), key


def test_rows_of_probabilities_lie_over_as_many_lines_as_the_walks_article_has() -> None:
    lines = {figure.what: figure.line for figure in article("walk").figures}
    assert [lines[f"p({depth})"] for depth in (0, 7, 8, 14, 15, 21, 22, 25)] == [194, 194, 195, 195, 196, 196, 197, 197]
    assert [lines[f"q({depth})"] for depth in (1, 6, 7, 12, 13, 18, 19, 26)] == [201, 201, 202, 202, 203, 203, 204, 204]


def test_as_many_figures_are_computed_as_were_counted_by_hand() -> None:
    assert {key: {kind: article(key).count(kind) for kind in ProvenanceKind} for key in KEYS} == COUNTS
    assert {(key, figure.line, figure.text) for key, figure in TABLE if figure.agrees is False} == MISPRINTS
    for key in KEYS:
        assert len(article(key).agreements) == COUNTS[key][COMPUTED]
    assert sum(sum(article(key).agreements) for key in KEYS) == sum(one[COMPUTED] for one in COUNTS.values()) - 6


@pytest.fixture(scope="module")
def with_other_files(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """Provide number, agreement and files of each figure, in a program with other files of figures."""
    home = tmp_path_factory.mktemp("other")
    results: dict[str, Any] = json.loads(in_fresh_python(WITH_OTHER_FILES.format(home=str(home)), home / "data"))
    return results


def _told(found: dict[str, Any]) -> list[tuple[ArticleFigure, str | None, bool | None, list[str]]]:
    figures = {f"{key} {place}": one for key in KEYS for place, one in enumerate(article(key).figures)}
    assert set(figures) == set(found)
    return [(figures[name], *found[name]) for name in figures]


def test_what_is_computed_needs_no_file_of_figures(with_other_files: dict[str, Any]) -> None:
    looked_at = 0
    for figure, number, agrees, files in _told(with_other_files):
        if figure.provenance.kind in {COMPUTED, DEFINITION}:
            looked_at += 1
            assert (number, agrees, files) == (repr(figure.number), figure.agrees, []), figure.what
    assert looked_at > 200


def test_what_is_of_the_same_source_is_read_from_it(with_other_files: dict[str, Any]) -> None:
    changed = 0
    for figure, number, _, files in _told(with_other_files):
        if FROM_FILES in figure.provenance.words:
            changed += 1
            assert figure.provenance.kind is SAME_SOURCE and files, figure.what
            assert number != repr(figure.number), f"{figure.what} does not come from a file"
    assert changed == 32, "27 populations, those that follow from them, and God's numbers"


def test_the_populations_of_the_walks_article_are_read_and_rounded_from_depth_19_to_24() -> None:
    populations = {figure.what: figure for figure in article("walk").figures if figure.what.startswith("D(")}
    assert len(populations) == 28
    for figure in populations.values():
        assert figure.provenance.kind is SAME_SOURCE and "cube20.org/qtm" in figure.provenance.words
        assert (
            figure.derived_figure is not None and figure.derived_figure.derivation is DERIVATIONS["article-same-source"]
        )
    rough = {what for what, figure in populations.items() if not figure.exact}
    assert rough == {f"D({depth})" for depth in range(19, 25)}


def test_chances_that_follow_from_rounded_populations_are_no_exact_ones() -> None:
    rough = {one.what for one in article("walk").figures if not one.exact and one.what[:2] in {"p(", "q("}}
    assert rough == {f"{letter}({depth})" for letter in "pq" for depth in range(19, 25)}


def test_what_is_a_literal_here_is_a_definition() -> None:
    (sides,) = [one for one in article("sokoban").figures if one.line == 490]
    assert sides.number == 4 and sides.provenance.kind is DEFINITION and sides.agrees is None
    assert sides.derived_figure is not None and sides.derived_figure.derivation is DERIVATIONS["article-definition"]


def test_the_largest_layer_of_the_smallest_board_is_the_one_that_the_article_charts() -> None:
    """The largest layer of the smallest board is the one that the article charts (line 387).

    Of all layers, reachable or not.
    """
    (figure,) = [one for one in article("bag").figures if one.line == 387 and "2×2" in one.what]
    assert figure.number == 60 and figure.agrees is True
    layers = bag.layers(2)
    assert {84, 148, 164, 276} <= {total for total in range(4, 400) if layers.count_with_sum(total) == 60}
    assert max(layers.count_with_sum(total) for total in range(4, layers.max_sum + 1)) == 54, (
        "the largest before the gap"
    )


def test_a_power_of_ten_is_that_of_the_scientific_notation() -> None:
    powers = {one.text: one for one in article("bag").figures if one.what == "the same, as a power of ten"}
    assert {text: one.number for text, one in powers.items()} == {"17": 17, "16": 16, "13": 13}
    assert bag.magnitude(9_999) == 3 and bag.magnitude(10_000) == 4


def test_games_of_one_kind_of_tile_and_of_so_many_moves_have_two_chances() -> None:
    """The probability of a shortest or longest game leaves out the tiles whose kind does not matter.

    Line 133: the article has that of 521 fours in a row, which is less than that of a win in 519 moves.
    """
    chain = bag.chain()
    for (moves, chance), of_one, tiles, free in (
        (chain.least_moves(), FOUR, 521, 9), (chain.most_moves(), 1 - FOUR, 1034, 10),
    ):  # fmt: skip
        assert moves + bag.SET_UP == tiles
        assert chance / log10(of_one) * log10(2.718281828459045) == pytest.approx(tiles - free)
    assert 10 ** (1034 * log10(0.9) + 48) == pytest.approx(4.86, abs=0.005)


def test_what_the_walks_article_calls_close_is_not_a_figure_to_agree_with() -> None:
    """A distance that the walk article (line 219) calls "very close" without a percentage is not compared."""
    close = [one for one in article("walk").figures if one.line == 219 and one.text in {"31", "32"}]
    assert [(one.provenance.kind, one.number) for one in close] == [(INCOMPARABLE, None)] * 2
    distances_at = distances(random_walk.chain("3x3x3", Metric.QTM, "article"), 32)
    for turns in (31, 32):
        assert f"≈ {100 * distances_at[turns]:.2f}\u2009%" in close[0].provenance.words


def test_only_with_the_gap_in_depth_20_all_printed_chances_come_out() -> None:
    assert walk.mended_depth() == 20
    ours = random_walk.chain("3x3x3", Metric.QTM, "article")
    assert [state.away for state in walk.states()] == list(ours.up), "the chain that the Lab shows"


def test_only_one_range_of_depths_has_the_growth_that_is_printed() -> None:
    assert walk.growth_range() == chain_states.GROWTH == (3, 16)
    assert round(chain_states.mean_ratio(walk.states(), 3, 18), 4) == 9.3161, "as the note says"


def test_a_printed_number_is_read_with_the_step_of_its_last_digit() -> None:
    for text, number, step in (
        ("9.3412", 9.3412, 1e-4), ("70.29\u2009%", 0.7029, 1e-4), ("44·10¹⁵", 44e15, 1e15), ("1.", 1, 1),
        ("6.24863·10⁻¹²", 6.24863e-12, 1e-17), ("−48", -48, 1),
    ):  # fmt: skip
        assert tuple(map(float, read(text))) == pytest.approx((number, step)), text
    with pytest.raises(ValueError, match="no number"):
        read("none")


def test_after_18_turns_both_depths_that_the_walks_article_compares_cannot_be() -> None:
    law = random_walk.chain("3x3x3", Metric.QTM, "article").distribution(18)
    assert law[17] == law[19] == 0
    assert (round(law[16], 4), round(law[18], 4)) == (0.3275, 0.18)


def test_of_12_turns_more_lead_away_than_the_walks_article_says() -> None:
    growth = chain_states.growth(walk.states(), 12)
    assert (round(growth.away, 2), round(12 - growth.away, 2)) == (10.84, 1.16)


def test_q_is_almost_the_same_from_depth_3_to_15() -> None:
    """q is almost constant from depth 3 to 15, about 1/(b + 1) (line 231)."""
    growth = chain_states.growth(walk.states(), 12)
    assert all(abs(state.back - 1 / (growth.ratio + 1)) < 4e-4 for state in walk.states()[3:16])
    for depth, apart in ((15, "0.3"), (17, "0.9"), (18, "3")):
        off = 100 * abs(walk.states()[depth].back * (growth.ratio + 1) - 1)
        assert f"{off:.1g}" == apart, "as the note says"
