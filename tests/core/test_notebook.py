"""Notebook output: figures beside printed ones, and curves as a picture."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

from core.notebook import CurveChart, columns, compare_figures

SVG = "{http://www.w3.org/2000/svg}"


def test_a_figure_stands_beside_the_printed_one() -> None:
    lines = compare_figures([("mean", "938.8", 938.8099), ("states", "3487", 3486)]).splitlines()
    assert lines == [
        "        printed  computed",
        "mean      938.8  938.8099   agrees",
        "states     3487      3486  differs",
    ]


def test_columns_are_as_wide_as_what_stands_in_them() -> None:
    assert columns([("n", "value"), (1, 0.5), ("total", 12345678901234567890)]) == (
        "n                     value\n1                       0.5\ntotal  12345678901234567890"
    )


def points(picture: CurveChart) -> list[list[tuple[float, float]]]:
    """Return the points of every line in pixels."""
    root = ElementTree.fromstring(picture.svg)
    return [
        [(float(x), float(y)) for x, y in re.findall(r"([-\d.]+),([-\d.]+)", line.attrib["points"])]
        for line in root.iter(f"{SVG}polyline")
    ]


def test_a_picture_has_a_line_for_each_curve_and_higher_is_more() -> None:
    (rising, falling) = points(CurveChart("Two", {"a": [(0, 1), (1, 2), (2, 4)], "b": [(0, 4), (2, 0)]}))
    assert [x for x, _ in rising] == sorted(x for x, _ in rising)
    assert [y for _, y in rising] == sorted((y for _, y in rising), reverse=True)
    assert falling[0][1] == rising[-1][1]
    assert all(0 <= x <= 640 and 0 <= y <= 300 for x, y in rising + falling)


def test_on_a_log_scale_equal_factors_are_equal_steps_and_nought_is_left_out() -> None:
    (line,) = points(CurveChart("Growth", {"a": [(0, 0), (1, 1), (2, 10), (3, 100)]}, log=True))
    assert len(line) == 3
    assert line[0][1] - line[1][1] == pytest.approx(line[1][1] - line[2][1], abs=0.2)


@pytest.mark.parametrize(
    ("curve", "log"),
    [
        ([(5.0, 1.0), (5.0, 4.0)], False),
        ([(-3.0, 2.0)], False),
        ([(1e20, 2.0)], False),
        ([(0.0, 1.0), (1.0, 1.0)], True),
        ([(0.0, 100.0), (1.0, 100.0)], True),
        ([(0.0, 0.0), (1.0, 0.0)], False),
    ],
)
def test_equal_values_are_drawn_inside_the_picture(curve: list[tuple[float, float]], log: bool) -> None:
    (line,) = points(CurveChart("Equal", {"a": curve}, log=log))
    assert len(line) == len(curve)
    assert all(0 <= x <= 640 and 0 <= y <= 300 for x, y in line)


def test_names_are_written_as_text() -> None:
    picture = CurveChart("a < b & c", {"x": [(0, 1)], "y": [(1, 1)]})
    words = [one.text for one in ElementTree.fromstring(picture.svg).iter(f"{SVG}text")]
    assert {"a < b & c", "x", "y"} <= set(words)
    assert repr(picture) == "a < b & c: x, y"
    assert picture._repr_svg_() == picture.svg
