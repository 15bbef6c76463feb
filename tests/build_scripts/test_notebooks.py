"""The notebooks show the current results of their code; long cells are run only with --long."""

from __future__ import annotations

import json
from typing import Any

import pytest

from build_scripts.notebooks import FOLDER, Cell, is_long, read, run

NAMES = ("bag", "blocks", "korf", "results", "walk")
MOST_BYTES = 120_000


def code(name: str) -> list[Cell]:
    return [cell for cell in read(FOLDER / f"{name}.ipynb")["cells"] if cell["cell_type"] == "code"]


def texts(outputs: list[dict[str, Any]]) -> list[str]:
    """Return the printed texts, and the names of pictures."""
    return ["".join(output["text"] if "text" in output else output["data"]["text/plain"]) for output in outputs]


def test_these_are_all() -> None:
    assert [path.stem for path in sorted(FOLDER.glob("*.ipynb"))] == [*NAMES]


@pytest.mark.parametrize("name", NAMES)
def test_what_a_notebook_shows_is_what_its_code_comes_to(name: str) -> None:
    names: dict[str, Any] = {}
    for number, cell in enumerate(code(name), 1):
        assert cell["execution_count"] == number, "build_scripts/notebooks.py runs them all"
        if not is_long(cell):
            assert texts(run(cell, names)) == texts(cell["outputs"]), "".join(cell["source"])


@pytest.mark.long
@pytest.mark.parametrize("name", [name for name in NAMES if any(map(is_long, code(name)))])
def test_also_the_long_cells(name: str) -> None:
    names: dict[str, Any] = {}
    for cell in code(name):
        assert texts(run(cell, names)) == texts(cell["outputs"]), "".join(cell["source"])


@pytest.mark.parametrize("name", NAMES)
def test_a_notebook_is_small_and_every_printed_figure_in_it_agrees(name: str) -> None:
    path = FOLDER / f"{name}.ipynb"
    assert path.stat().st_size < MOST_BYTES
    shown = "\n".join(text for cell in code(name) for text in texts(cell["outputs"]))
    assert "differs" not in shown
    assert any("image/svg+xml" in one.get("data", {}) for cell in code(name) for one in cell["outputs"])


@pytest.mark.parametrize("name", NAMES)
def test_a_notebook_keeps_its_form(name: str) -> None:
    """A notebook keeps the form of nbformat 4.5 and of its script, so a new run changes only results."""
    path = FOLDER / f"{name}.ipynb"
    notebook = read(path)
    assert (notebook["nbformat"], notebook["nbformat_minor"]) == (4, 5)
    assert path.read_text(encoding="utf-8") == json.dumps(notebook, indent=1, ensure_ascii=False) + "\n"
    assert len({cell["id"] for cell in notebook["cells"]}) == len(notebook["cells"])
    for cell in notebook["cells"]:
        wanted = {"cell_type", "id", "metadata", "source"}
        assert set(cell) == (wanted if cell["cell_type"] == "markdown" else wanted | {"execution_count", "outputs"})


def test_a_cell_shows_what_it_prints_and_its_last_line() -> None:
    names: dict[str, Any] = {}
    assert run({"source": ["a = 2\n", "print(a)\n", "a + 1"]}, names) == [
        {"name": "stdout", "output_type": "stream", "text": ["2\n"]},
        {"data": {"text/plain": ["3"]}, "metadata": {}, "output_type": "display_data"},
    ]
    assert run({"source": ["b = a"]}, names) == []
    assert names["b"] == 2


def test_a_fault_in_a_cell_is_raised() -> None:
    with pytest.raises(ZeroDivisionError):
        run({"source": ["1 / 0"]}, {})


def test_the_readme_of_the_folder_names_every_notebook() -> None:
    text = (FOLDER / "README.md").read_text(encoding="utf-8")
    assert all(f"({name}.ipynb)" in text for name in NAMES)
