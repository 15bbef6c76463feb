"""The figures of docs/ideas and the drawing of docs/architecture are those that the script makes now."""

from __future__ import annotations

import pytest

from build_scripts.figures import ARCHITECTURE, FIGURES, FOLDER, path_of


@pytest.mark.parametrize("name", FIGURES)
def test_a_figure_is_not_stale(name: str) -> None:
    """Figures are up to date; `build_scripts/figures.py` makes them again."""
    assert path_of(name).read_text(encoding="utf-8") == FIGURES[name]()


def test_every_figure_stands_on_its_page_with_its_command() -> None:
    for name in FIGURES:
        page = path_of(name).with_suffix(".md").read_text(encoding="utf-8")
        assert f"({name}.svg)" in page
        assert name == ARCHITECTURE or f"build_scripts/figures.py {name}\n" in page
    assert {path.stem for path in FOLDER.glob("*.svg")} == {*FIGURES} - {ARCHITECTURE}
