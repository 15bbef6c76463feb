"""The list, the panel and the command line show the same depth of a pattern."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from app.cli import main
from app.cube.editor.drawn_patterns import DrawnPatterns
from app.cube.moves.pattern_list import PatternModel
from app.cube.page import CubePage
from app.shell.window import Window
from core.cube.metrics import Metric
from core.cube.notation.patterns import Pattern, patterns
from core.cube.solve import tables
from core.cube.solve.bracket import BracketSource
from tests.core.cube.solve.cosets import shallow_table

EACH = pytest.mark.parametrize("metric", list(Metric))
FAMOUS = (
    ("Superflip", Metric.HTM, 20, "M. Reid, 1995"),
    ("Superflip", Metric.QTM, 24, "J. Bryan, 1995"),
    ("Superflip with four spots", Metric.HTM, 20, "M. Reid, 1998"),
    ("Superflip with four spots", Metric.QTM, 26, "M. Reid, 1998"),
)


@pytest.fixture
def page(window: Window) -> CubePage:
    assert isinstance(window.page, CubePage)
    return window.page


@pytest.fixture
def listed(page: CubePage) -> Iterator[PatternModel]:
    """Provide the model of the pattern list without its card."""
    yield PatternModel(page.services.get_shared(DrawnPatterns), page.model.known_pattern)


def told(capsys: pytest.CaptureFixture[str], command: str, file: Path, metric: Metric) -> list[dict[str, object]]:
    """Return the answers of a cube command to every line of a file."""
    main.main(["cube", command, "--json", "--file", str(file), "--metric", metric.value, "--timeout", "0.01"])
    return [json.loads(line) for line in capsys.readouterr().out.splitlines()]


@EACH
def test_list_panel_and_command_line_tell_the_same_of_every_pattern(
    page: CubePage, listed: PatternModel, metric: Metric, capsys: pytest.CaptureFixture[str], tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    monkeypatch.setattr(tables, "generate", lambda *_, **__: shallow_table(metric.value))
    page.model.metric = metric
    proved = [pattern for pattern in patterns() if page.model.known_pattern(pattern).is_exact]
    assert len(proved) == len(patterns())
    file = tmp_path / "patterns.txt"
    file.write_text("".join(f"{pattern.moves}\n" for pattern in proved), encoding="utf-8")
    answers = told(capsys, "solve", file, metric)
    assert len(answers) == len(proved)
    for pattern, answer in zip(proved, answers, strict=True):
        row = listed.rows.index(pattern)
        page._use_pattern(pattern)
        known, bounds = page.model.bracket, page.depth_section.bounds
        assert bounds is not None
        assert (bounds.lower, bounds.upper) == (known.lower, known.upper) == (answer["length"], answer["length"])
        assert (answer["lower_bound"], answer["upper_bound"], answer["optimal"]) == (known.lower, known.upper, True)
        assert answer["proof"] == known.source.value
        depth = listed.depth(row)
        assert depth.startswith(f"{metric.turns(known.lower)}, {known.provenance}"), pattern.name
        assert depth in str(listed.data(listed.index(row), Qt.ItemDataRole.ToolTipRole))
        assert not page.depth_section.estimate.isVisible(), "no estimate beside a proof"
        assert page.estimates.estimate is None


@EACH
def test_no_more_is_said_of_a_pattern_that_is_not_proved(page: CubePage, listed: PatternModel, metric: Metric) -> None:
    """List and panel show the same bracket of an unproved pattern, up to the metric's greatest depth."""
    page.model.metric = metric
    for row, pattern in enumerate(patterns()):
        page._use_pattern(pattern)
        known = page.model.bracket
        listed_bracket = page.model.known_pattern(pattern)
        assert (listed_bracket.lower, listed_bracket.upper) == (known.lower, known.upper), pattern.name
        assert known.upper <= metric.deepest(3)
        assert str(known.upper) in listed.depth(row)


@pytest.mark.parametrize(("name", "metric", "depth", "source"), FAMOUS)
def test_what_was_published_is_marked_so_with_source_and_year(
    page: CubePage, listed: PatternModel, capsys: pytest.CaptureFixture[str], name: str, metric: Metric, depth: int,
    source: str, monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    monkeypatch.setattr(tables, "generate", lambda *_, **__: shallow_table(metric.value))
    page.model.metric = metric
    pattern = next(pattern for pattern in patterns() if pattern.name == name)
    page._use_pattern(pattern)
    section, row = page.depth_section, listed.rows.index(pattern)
    assert section._unit.text() == f"{metric.unit_of(depth)}, published"
    assert section.sentence == f"No solution is shorter than {metric.turns(depth)}. Published: {source}."
    assert f"Published: {source}." in listed.description(row)
    assert source in str(listed.data(listed.index(row), Qt.ItemDataRole.AccessibleTextRole))
    assert page.plots.trace.trace.sentence(page.model.session.position) == f"{depth}, published, {source}"
    author, year = source.split(", ")
    for command in ("solve", "depth"):
        options = ["--effort", "0.01"] if command == "depth" else []
        assert main.main(["cube", command, pattern.moves, "--metric", metric.value, *options]) == 0
        words = capsys.readouterr().out
        assert f"published, {source}" in words
        assert "Network" not in words and "likeliest" not in words
        main.main(["cube", command, pattern.moves, "--metric", metric.value, "--json", *options])
        answer = json.loads(capsys.readouterr().out)
        assert (answer["proof"], answer["proof_source"], answer["proof_year"]) == ("published", author, int(year))
        assert answer.get("estimate") is None


def test_solving_a_published_position_searches_nothing(page: CubePage, qtbot: QtBot) -> None:
    pattern = next(pattern for pattern in patterns() if pattern.name == "Superflip")
    page._use_pattern(pattern)
    page.solving.solve()
    qtbot.waitUntil(lambda: not page.solving.running)
    assert page.model.bracket.source is BracketSource.PUBLISHED
    assert len(page.solving.solution) == 20
    page.playback.go_to_end()
    assert page.model.session.is_solved


def test_patterns_that_the_user_has_drawn_have_no_depth(page: CubePage) -> None:
    own = page.services.get_shared(DrawnPatterns)
    own.keep("Mine", bytes(54))
    listed = PatternModel(own, page.model.known_pattern)
    assert not isinstance(listed.rows[0], Pattern)
    assert listed.depth(0) == "" and listed.find_bracket(0) is None
