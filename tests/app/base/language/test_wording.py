"""Wording of numbers with their nouns, and of shares in percent."""

from __future__ import annotations

import pytest

from app.base.language import words
from app.base.language.wording import (
    commas,
    fixed_percent,
    fixed_share,
    format_count,
    format_integer,
    format_number,
    label_value,
    normalize_number,
    sentences,
    whole_percent,
)
from app.base.language.words import Language
from app.plots.drawing import numbers
from core.base.words import Signs


def test_numbers_stand_in_groups_of_three_and_agree_with_their_nouns() -> None:
    assert format_integer(3674160) == "3\u2009674\u2009160" and format_integer(999) == "999"
    assert [format_count(number, "move") for number in (0, 1, 2, 1000)] == [
        "0 moves",
        "1 move",
        "2 moves",
        "1\u2009000 moves",
    ]
    assert format_count(1, "push", "pushes") == "1 push" and format_count(2, "push", "pushes") == "2 pushes"


@pytest.mark.parametrize(
    ("share", "decimals", "text"),
    [
        (0.0, 1, "0"), (1.0, 1, "100"), (1e-9, 1, "< 0.1"), (1 - 1e-9, 1, "> 99.9"), (0.7399, 1, "74.0"),
        (0.99994, 2, "99.99"), (1 - 2**-53, 2, "> 99.99"), (0.996, 0, "> 99"), (5e-324, 3, "< 0.001"),
    ],
)  # fmt: skip
def test_what_is_not_certain_never_reads_as_certain(share: float, decimals: int, text: str) -> None:
    assert fixed_percent(share, decimals) == f"{text}\u2009%"


def test_a_share_of_work_is_cut_off_so_that_what_is_not_quite_done_is_not_100_percent() -> None:
    assert [whole_percent(share) for share in (0, 0.0099, 0.37, 0.9999, 1)] == [
        "0\u2009%", "0\u2009%", "37\u2009%", "99\u2009%", "100\u2009%",
    ]  # fmt: skip


def test_shares_that_are_no_percentages_keep_to_it_too() -> None:
    shares = (0.0, 1.0, 0.171784, 1e-9, 1 - 1e-9)
    shown = ["0.000000", "1.000000", "0.171784", "< 0.000001", "> 0.999999"]
    assert [fixed_share(share, 6) for share in shares] == shown


def test_the_figures_of_plots_keep_to_it_too() -> None:
    for share in (1 - 1e-5, 1 - 2**-53):
        shown = [numbers.percent(share), numbers.percent(share, 3), numbers.short_percent(share)]
        figures = "99.99", "99.9", "99.9", "99.99"
        assert [*shown, numbers.table_percent(share)] == [f"> {figure}\u2009%" for figure in figures]
    assert numbers.percent(1.0) == numbers.table_percent(1.0) == "100\u2009%"


def test_lists_labels_and_numbers_are_written_and_read_as_in_the_language(monkeypatch: pytest.MonkeyPatch) -> None:
    assert commas(("a", "b")) == "a, b" and label_value("depth", "3") == "depth: 3" and sentences("A.", "B.") == "A. B."
    assert normalize_number(" 0.1 ") == "0.1" and format_number(0.1, "") == "0.1"
    joins = {
        "{before}, {after}": "{before}、{after}",
        "{name}: {value}": "{name}：{value}",
        "{before} {after}": "{before}{after}",
    }
    language = Language("xx", Signs(",", ".", "%"), lambda text, _context, _n: joins.get(text, ""), lambda *_: "")
    monkeypatch.setattr(words, "_language", language)
    assert (
        commas(("a", "b")) == "a、b" and label_value("depth", "3") == "depth：3" and sentences("A。", "B。") == "A。B。"
    )
    assert normalize_number("0,1") == "0.1" and normalize_number("1/10") == "1/10" and format_number(0.1, "") == "0,1"
