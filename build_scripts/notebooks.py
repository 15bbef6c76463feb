"""Run the notebooks in docs/notebooks, and write the outputs of their cells into them.

    .venv/bin/python build_scripts/notebooks.py [NAME ...]

Without a name all of them; a minute or two. It needs no Jupyter: a cell is plain Python, and its printed text and the
picture in its last line are its output, as in Jupyter. Cells tagged "long" take more than a moment; tests leave them
out unless they are asked for with --long.
"""

import argparse
import ast
import io
import json
import sys
from contextlib import redirect_stdout
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "notebooks"
LONG = "long"

Cell = dict[str, Any]
"""Cell in nbformat 4.5: https://nbformat.readthedocs.io/en/latest/format_description.html."""


def read(path: Path) -> dict[str, Any]:
    """Return a notebook as stored in its file."""
    found: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return found


def is_long(cell: Cell) -> bool:
    """Return whether a cell takes more than a moment."""
    return LONG in cell["metadata"].get("tags", ())


def run(cell: Cell, names: dict[str, Any]) -> list[dict[str, Any]]:
    """Run a code cell with the `names` of earlier cells and return its outputs.

    Exceptions of the cell are passed on.
    """
    body = ast.parse("".join(cell["source"])).body
    last = body[-1].value if body and isinstance(body[-1], ast.Expr) else None
    printed = io.StringIO()
    with redirect_stdout(printed):
        exec(compile(ast.Module(body if last is None else body[:-1], []), "<cell>", "exec"), names)
        value = None if last is None else eval(compile(ast.Expression(last), "<cell>", "eval"), names)
    outputs: list[dict[str, Any]] = []
    if text := printed.getvalue():
        outputs.append({"name": "stdout", "output_type": "stream", "text": text.splitlines(keepends=True)})
    if value is not None:
        shown = {"text/plain": repr(value).splitlines(keepends=True)}
        if hasattr(value, "_repr_svg_"):
            shown["image/svg+xml"] = value._repr_svg_().splitlines(keepends=True)
        outputs.append({"data": shown, "metadata": {}, "output_type": "display_data"})
    return outputs


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", metavar="NAME", help="such as walk; all without one")
    known = {path.stem: path for path in sorted(FOLDER.glob("*.ipynb"))}
    chosen = parser.parse_args().names or list(known)
    if unknown := [name for name in chosen if name not in known]:
        parser.error(f"{unknown[0]} is no notebook. There are {', '.join(known)}")
    for name in chosen:
        notebook = read(known[name])
        names: dict[str, Any] = {}
        code = [cell for cell in notebook["cells"] if cell["cell_type"] == "code"]
        for number, cell in enumerate(code, 1):
            cell["execution_count"], cell["outputs"] = number, run(cell, names)
        known[name].write_text(json.dumps(notebook, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
        print(f"{name}: {len(code)} cells")


if __name__ == "__main__":
    main()
