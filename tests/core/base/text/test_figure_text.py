"""Figures of a text are where its template has them, whatever surrounds them."""

from __future__ import annotations

import pickle
import re
from collections.abc import Sequence

from hypothesis import given
from hypothesis import strategies as st

from core.base.text.figure_text import (
    FigureDecimal,
    FigureNumber,
    FigureText,
    join_texts,
    replace_matches,
    spans_of,
    whole_figure,
)
from core.base.words import ENGLISH, ISOLATE, Signs, fill, isolate_text

CHINESE = Signs(".", ",", "%", spaced=True)
LITERALS = st.text("ab 12中文。", max_size=6)
FIGURES = st.text("0123456789.\u2009", min_size=1, max_size=6).map(lambda text: f"1{text}2")


def named(text: str) -> dict[object, str]:
    """Return the text at each figure's place."""
    return {span.origin: text[span.begin : span.end] for span in spans_of(text)}


def template(literals: Sequence[str], order: Sequence[int]) -> str:
    first, *others = literals
    return first + "".join(f"{{f{at}}}{literal}" for at, literal in zip(order, others, strict=False))


@st.composite
def filled(draw: st.DrawFn) -> tuple[str, dict[str, str], Signs]:
    """Strategy for a template, its figures by name, and the number signs of a language."""
    figures = draw(st.lists(FIGURES, min_size=1, max_size=4))
    order = draw(st.permutations(range(len(figures))))
    literals = draw(st.lists(LITERALS, min_size=len(figures) + 1, max_size=len(figures) + 1))
    values = {f"f{at}": text for at, text in enumerate(figures)}
    return template(literals, order), values, draw(st.sampled_from([ENGLISH, CHINESE]))


@given(filled())
def test_figures_stand_where_a_template_has_them(drawn: tuple[str, dict[str, str], Signs]) -> None:
    words, values, signs = drawn
    text = fill(words, {name: whole_figure(figure, name) for name, figure in values.items()}, signs)
    assert text == fill(words, values, signs), "letter for letter the text without figures"
    assert named(text) == values
    assert [span.origin for span in spans_of(text)] == re.findall(r"\{(f\d)\}", words), "from the left"


@given(filled(), filled())
def test_texts_within_texts_keep_their_figures(
    inner: tuple[str, dict[str, str], Signs], outer: tuple[str, dict[str, str], Signs]
) -> None:
    words, values, _signs = inner
    around, others, signs = outer
    within = fill(words, {name: whole_figure(figure, ("in", name)) for name, figure in values.items()}, signs)
    figures = {name: whole_figure(figure, name) for name, figure in others.items()}
    text = fill(f"{{within}} {around}{{within}}", {"within": within, **figures}, signs)
    found = [(span.origin, text[span.begin : span.end]) for span in spans_of(text)]
    of_inner = [(("in", name), values[name]) for name in re.findall(r"\{(f\d)\}", words)]
    of_outer = [(name, others[name]) for name in re.findall(r"\{(f\d)\}", around)]
    assert found == [*of_inner, *of_outer, *of_inner]


def test_the_same_digits_beside_a_figure_are_not_the_figure() -> None:
    text = fill("3 of {all}: {all} and {part}", {"all": 3, "part": whole_figure("3", "part")})
    assert text == "3 of 3: 3 and 3" and [span.begin for span in spans_of(text)] == [14]


def test_a_counted_figure_is_written_in_groups_and_chooses_the_form() -> None:
    text = fill("%n states", {"n": FigureNumber(1234, "states")})
    assert text == "1\u2009234 states" and named(text) == {"states": "1\u2009234"}


def test_a_decimal_figure_is_written_as_its_template_asks() -> None:
    text = fill("4.07 of {mean:.2f}", {"mean": FigureDecimal(4.0712, "mean")}, CHINESE._replace(decimal=","))
    assert text == "4.07 of 4,07" and named(text) == {"mean": "4,07"}


def test_isolation_moves_figures_along() -> None:
    text = isolate_text(join_texts(" ", ("שלום", whole_figure("12", "depth"))))
    assert text.startswith(ISOLATE) and named(text) == {"depth": "12"}


@given(st.lists(st.tuples(LITERALS, FIGURES), max_size=4), LITERALS)
def test_what_is_taken_out_moves_figures_along(parts: list[tuple[str, str]], between: str) -> None:
    pieces = [piece for at, (words, figure) in enumerate(parts) for piece in (words, whole_figure(figure, at))]
    text = replace_matches(re.compile("[ab]+"), "中中中", join_texts(between, pieces))
    assert named(text) == {at: figure for at, (_words, figure) in enumerate(parts)}


def test_a_copy_has_the_same_figures() -> None:
    text = FigureText("depth 12", *whole_figure("12", "depth").spans)
    copy = pickle.loads(pickle.dumps(text))
    assert copy == text and spans_of(copy) == spans_of(text)
