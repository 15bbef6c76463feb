"""The figures of docs/ideas are those that the engine makes now."""

from __future__ import annotations

import pytest

from build_scripts.figures import FIGURES, FOLDER


@pytest.mark.parametrize("name", FIGURES)
def test_a_figure_is_not_stale(name: str) -> None:
    """Figures are up to date; `build_scripts/figures.py` makes them again."""
    assert (FOLDER / f"{name}.svg").read_text(encoding="utf-8") == FIGURES[name]()


def test_every_figure_stands_on_its_page_with_its_command() -> None:
    for name in FIGURES:
        page = (FOLDER / f"{name}.md").read_text(encoding="utf-8")
        assert f"({name}.svg)" in page and f"build_scripts/figures.py {name}\n" in page
    assert {path.stem for path in FOLDER.glob("*.svg")} == set(FIGURES)
