"""Write the generated documentation: commands from their parsers, the facade from its docstrings.

    .venv/bin/python build_scripts/reference.py [--check]

In docs/commands.md and docs/api.md everything below the marked line is generated; the text above it is written by hand.
With --check nothing is written; the exit code is 1 if a file is out of date. The tests check the same.
"""

import argparse
import ast
import inspect
import re
import sys
import textwrap
from collections.abc import Iterator
from pathlib import Path
from typing import TypeVar

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from app.cli.tree import CommandNode, commands  # noqa: E402
from build_scripts import notebooks  # noqa: E402

Node = TypeVar("Node", ast.FunctionDef, ast.ClassDef)

MARK = "<!-- Below this line: build_scripts/reference.py -->"
WIDTH = 100
FACADE = (
    "core.cube.solve",
    "core.cube.walk",
    "core.sokoban.path",
    "core.sokoban.solve",
    "core.twenty48.bag",
    "core.twenty48.states",
    "core.twenty48.strategies",
    "core.twenty48.adviser",
)
"""Packages of the facade, whose functions take text and answer in one call."""


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="only say whether the files are as they would be")
    check = parser.parse_args().check
    stale = 0
    for page, text in pages().items():
        if page.read_text(encoding="utf-8") == text:
            continue
        stale += 1
        print(f"{page.relative_to(ROOT)} {'is stale' if check else 'written'}")
        if not check:
            page.write_text(text, encoding="utf-8")
    return int(check and stale > 0)


def pages() -> dict[Path, str]:
    """Return the up-to-date text of each file that is generated in part."""
    written = {"commands.md": _commands(), "api.md": _facade()}
    return {ROOT / "docs" / name: _below_mark(ROOT / "docs" / name, lines) for name, lines in written.items()}


def _below_mark(page: Path, lines: Iterator[str]) -> str:
    head, mark, _ = page.read_text(encoding="utf-8").partition(MARK)
    if not mark:
        raise ValueError(f"{page} has no line {MARK}")
    return f"{head}{MARK}\n\n{chr(10).join(lines).strip()}\n"


# Commands


def _commands() -> Iterator[str]:
    every = list(commands())
    yield "| | |\n|---|---|"
    for command in every:
        if not command.subcommands:
            summary = _sentence(command.summary or command.parser.description or "")
            yield f"| [`{command.words}`](#{anchor(command.words)}) | {_cell(summary.split('. ')[0].rstrip('.'))} |"
    for command in every:
        level = 2 if command.words.count(" ") <= 1 else 3
        yield f"\n{'#' * level} {command.words}\n"
        said = [_sentence(text) for text in (command.summary, command.parser.description or "") if text]
        yield from (f"{_prose(text)}\n" for text in said)
        if not command.subcommands:
            yield f"```\n{usage(command)}\n```\n"
            yield from _arguments(command)


def usage(command: CommandNode) -> str:
    """Return the usage, wrapped; argparse's own differs between versions of Python."""
    pieces = [_piece(action) for action in command.arguments]
    lines = textwrap.wrap(
        " ".join([command.words, *(piece.replace(" ", "\0") for piece in pieces)]),
        WIDTH,
        subsequent_indent=" " * (len(command.words) + 1),
        break_long_words=False,
        break_on_hyphens=False,
    )
    return "\n".join(lines).replace("\0", " ")


def _piece(action: argparse.Action) -> str:
    value = _value(action)
    if action.option_strings:
        piece = " ".join(filter(None, (action.option_strings[-1], value)))
        return piece if action.required else f"[{piece}]"
    return value


def _value(action: argparse.Action) -> str:
    """Return the placeholder of an argument's value; "" for a switch."""
    if action.nargs == 0:
        return ""
    choices = f"{{{','.join(map(str, action.choices))}}}" if action.choices else ""
    name = str(action.metavar or choices or action.dest.upper())
    match action.nargs:
        case "?":
            return f"[{name}]"
        case "*":
            return f"[{name} ...]"
        case "+":
            return f"{name} ..."
    return name


def _arguments(command: CommandNode) -> Iterator[str]:
    if not command.arguments:
        return
    formatter = argparse.HelpFormatter(command.words)
    yield "| | |\n|---|---|"
    for action in command.arguments:
        said = formatter._expand_help(action) if action.help else ""
        name = " ".join(filter(None, (", ".join(action.option_strings), _value(action).strip("[]"))))
        yield f"| {_cell(f'`{name}`')} | {_cell(_prose(said))} |"


# Facade


def _facade() -> Iterator[str]:
    for name in FACADE:
        module = ast.parse(_source(name).read_text(encoding="utf-8"))
        homes = dict(_imported(module))
        yield f"\n## {name}\n\n{_docstring(module)}\n"
        answers: dict[str, str] = {}
        for function in _public(module, ast.FunctionDef):
            yield from _described(f"{name.rsplit('.', 1)[1]}.", function, 3)
            answers |= {one: homes[one] for one in _names(function.returns) if one in homes}
        for answer, home in answers.items():
            found = _class(home, answer)
            if found is not None:
                yield from _answer(found)
    yield from _beside()


def used_by_notebooks() -> list[tuple[str, str]]:
    """Return what the notebooks import from the engine besides the facade: pairs of module and name."""
    imports = set()
    for path in sorted(notebooks.FOLDER.glob("*.ipynb")):
        for cell in notebooks.read(path)["cells"]:
            if cell["cell_type"] == "code":
                module = ast.parse("".join(cell["source"]))
                imports |= {(home, name) for name, home in _imported(module) if home.partition(".")[0] == "core"}
    return sorted(item for item in imports if ".".join(item) not in FACADE)


def _beside() -> Iterator[str]:
    """Yield the Markdown table of engine names that the notebooks import besides the facade.

    The facade is the documented Python API, the packages `FACADE`. Each row has an import statement and the first
    sentence of the docstring.
    """
    yield "\n## Also used by the notebooks\n\n| | |\n|---|---|"
    for home, name in used_by_notebooks():
        said = _first_sentence(_said_of(home, name))
        yield f"| {_cell(f'`from {home} import {name}`')} | {_cell(said)} |"


def _said_of(home: str, name: str) -> str:
    """Return the docstring of a function, class, module or constant. Raises ValueError if there is none."""
    source = ROOT.joinpath(*home.split("."), f"{name}.py")
    if source.is_file():
        return _docstring(ast.parse(source.read_text(encoding="utf-8")))
    body = ast.parse(_source(home).read_text(encoding="utf-8")).body
    for index, statement in enumerate(body):
        if (
            isinstance(statement, ast.FunctionDef | ast.ClassDef)
            and statement.name == name
            and ast.get_docstring(statement)
        ):
            return _docstring(statement)
        targets = (
            statement.targets
            if isinstance(statement, ast.Assign)
            else [statement.target]
            if isinstance(statement, ast.AnnAssign)
            else []
        )
        if name in [ast.unparse(target) for target in targets] and index + 1 < len(body):
            after = body[index + 1]
            if isinstance(after, ast.Expr) and (text := _text_of(after)):
                return text
    raise ValueError(f"{home}.{name} has no docstring")


def _answer(found: ast.ClassDef) -> Iterator[str]:
    """Yield the documentation of a result class: its fields, properties and methods."""
    yield f"\n### {found.name}\n\n{_docstring(found)}\n"
    rows = []
    for index, statement in enumerate(found.body):
        if (
            isinstance(statement, ast.AnnAssign)
            and isinstance(statement.target, ast.Name)
            and not statement.target.id.startswith("_")
        ):
            after = found.body[index + 1] if index + 1 < len(found.body) else None
            text = _text_of(after) if isinstance(after, ast.Expr) else ""
            rows.append((f"{statement.target.id}: {ast.unparse(statement.annotation)}", text))
        elif isinstance(statement, ast.FunctionDef) and not statement.name.startswith("_"):
            rows.append((_signature(statement), _docstring(statement)))
    if rows:
        yield "| | |\n|---|---|"
        yield from (f"| {_cell(f'`{name}`')} | {_cell(_one_line(text))} |" for name, text in rows)


def _described(prefix: str, function: ast.FunctionDef, level: int) -> Iterator[str]:
    yield f"\n{'#' * level} {prefix}{function.name}\n"
    yield f"```python\n{prefix}{_signature(function)}\n```\n\n{_docstring(function)}\n"


def _signature(function: ast.FunctionDef) -> str:
    decorators = [ast.unparse(one) for one in function.decorator_list]
    returns = ast.unparse(function.returns).strip("'\"") if function.returns else ""
    if any(one in ("property", "cached_property") for one in decorators):
        return f"{function.name}: {returns}"
    arguments = ast.unparse(function.args)
    arguments = re.sub(r"^self(, /)?(, )?", "", arguments)
    return f"{function.name}({arguments}) -> {returns}"


def _source(module: str) -> Path:
    """Return the source file of a module; its stub if it is compiled."""
    path = ROOT.joinpath(*module.split("."))
    choices = (path / "__init__.py", path.with_suffix(".py"), path.with_suffix(".pyi"))
    return next(choice for choice in choices if choice.is_file())


def _imported(module: ast.Module) -> Iterator[tuple[str, str]]:
    for node in ast.walk(module):
        if isinstance(node, ast.ImportFrom) and node.module:
            yield from ((one.asname or one.name, node.module) for one in node.names)


def _class(home: str, name: str) -> ast.ClassDef | None:
    if not home.startswith("core."):
        return None
    module = ast.parse(_source(home).read_text(encoding="utf-8"))
    return next((one for one in _public(module, ast.ClassDef) if one.name == name), None)


def _public(module: ast.Module, kind: type[Node]) -> list[Node]:
    return [one for one in module.body if isinstance(one, kind) and not one.name.startswith("_")]


def _names(annotation: ast.expr | None) -> set[str]:
    return set() if annotation is None else {one.id for one in ast.walk(annotation) if isinstance(one, ast.Name)}


def _docstring(node: ast.Module | ast.ClassDef | ast.FunctionDef) -> str:
    return _prose(ast.get_docstring(node) or "")


def _text_of(node: ast.Expr) -> str:
    said = node.value.value if isinstance(node.value, ast.Constant) else None
    return _prose(inspect.cleandoc(said)) if isinstance(said, str) else ""


# Text


def anchor(heading: str) -> str:
    """Return the anchor of a heading, as GitHub and Python-Markdown make it."""
    return re.sub(r"[\s]+", "-", re.sub(r"[^\w\s-]", "", heading).strip().lower())


def _sentence(text: str) -> str:
    text = text.strip()
    return f"{text[:1].upper()}{text[1:]}{'' if text.endswith('.') or not text else '.'}"


def _prose(text: str) -> str:
    """Return text escaped for Markdown, except between backquotes."""
    parts = re.split(r"(`[^`]*`)", text)
    return "".join(
        part if part.startswith("`") else re.sub(r"([*_])", r"\\\1", part).replace("<", "&lt;") for part in parts
    )


def _first_sentence(text: str) -> str:
    return re.split(r"(?<=\.)\s", _one_line(text), maxsplit=1)[0]


def _one_line(text: str) -> str:
    return " ".join(text.split())


def _cell(text: str) -> str:
    return text.replace("|", "\\|")


if __name__ == "__main__":
    sys.exit(main())
