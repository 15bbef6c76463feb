"""Every numeric option has limits: absurd numbers get one sentence, or an answer in finite time."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from app.cli.main import declared_commands, main
from app.cli.options import Duration, NumberOption, Parser, WholeNumber

ABSURD = ("0", "-1", str(10**18), str(10**400), "9" * 5000, "x", "", "1.5", "1e3", "\u0663", "0x10", "nan", "1_000")
"""Texts that are no valid count, or that would take longer than a lifetime."""
ABSURD_SECONDS = ("0", "-1", "nan", "inf", "-inf", "1e300", "9" * 5000, "x", "")

LEVEL = "#####\n#@$.#\n#####\n"
EXAMPLES = {
    "cube scramble": "--length 3",
    "cube solve": "--solver twophase U",
    "cube walk": "--puzzle 2x2x2 --metric qtm --method sample --samples 3 --moves 2",
    "cube lumping": "--puzzle 2x2x2 --metric qtm --depth 2",
    "cube subgoal": "cross --scramble 1",
    "policy eval": "--games 2 --lengths 1",
    "policy solve": "U",
    "policy data": "--lengths 2",
    **dict.fromkeys(["sokoban deadlock", "sokoban blocks", "sokoban replay", "sokoban depth"], "{level}"),
    **dict.fromkeys(["sokoban improve", "sokoban savitch"], "{level}"),
    "sokoban reach": "{level} --box 2,1",
    "sokoban convert": "{level} -",
    "sokoban family": "doubling",
    "2048 path": "",
    "2048 review": "",
    "sokoban walk": "{level} --method sample --samples 3",
    "sokoban generate": "--rooms 1 --boxes 1",
    "2048 bag": "--target 8 --games 3",
    "2048 play": "--games 1 --size 2x2",
    "2048 chances": "2.2/...",
    "2048 strategies": "--size 2x2 --target 8",
}
"""For each command with a numeric option, the rest of a call that is answered quickly."""
COSTLY = {("cube tables", "seed")}
"""Options whose answers need tables that take minutes to make."""


def all_parsers() -> Iterator[tuple[str, argparse.ArgumentParser]]:
    """Yield every subcommand by name, with its parser."""
    for name, place in declared_commands().items():
        yield from _with_children(name, Parser(prog=name, declared=place))


def _with_children(name: str, parser: argparse.ArgumentParser) -> Iterator[tuple[str, argparse.ArgumentParser]]:
    if isinstance(parser, Parser):
        parser.fill()
    yield name, parser
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            for child, inner in action.choices.items():
                yield from _with_children(f"{name} {child}", inner)


@cache
def parser_of(command: str) -> argparse.ArgumentParser:
    """Return the parser of a command, cached: making all parsers takes a fifth of a second."""
    return dict(all_parsers())[command]


def numbers() -> list[tuple[str, argparse.Action]]:
    """Return every argument that takes a number, with its command."""
    return [
        (name, action)
        for name, parser in all_parsers()
        for action in parser._actions
        if isinstance(action.type, NumberOption) or action.type in (int, float)
    ]


COUNTED = [
    pytest.param(name, action, id=f"{name} {action.option_strings[0] if action.option_strings else action.dest}")
    for name, action in numbers()
    if isinstance(action.type, WholeNumber)
]


def written(action: argparse.Action, value: str) -> list[str]:
    """Return the value as command-line words; with an equals sign, so that -1 is not read as an option."""
    return [f"{action.option_strings[0]}={value}"] if action.option_strings else [value]


def needed(command: str) -> list[str]:
    """Return the required arguments, without which the command is refused for another reason."""
    parser = parser_of(command)
    words: list[str] = []
    for action in parser._actions:
        if action.required and not isinstance(action, argparse._SubParsersAction):
            value = "8" if isinstance(action.type, WholeNumber) else str(next(iter(action.choices or ["2"])))
            words += written(action, value)
    return words


def test_every_number_has_limits() -> None:
    found = numbers()
    assert len(found) > 50
    assert [(name, one.dest) for name, one in found if one.type in (int, float) and one.choices is None] == []


def refused(call: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    """Check that the call exits with 2 and one line that names the fault."""
    capsys.readouterr()
    try:
        code = main(call)
    except SystemExit as end:
        code = end.code  # type: ignore[assignment]
    output = capsys.readouterr()
    assert code == 2, (call[:4], code)
    assert output.out == "" and output.err.count("\n") == 1 and len(output.err) < 600, output.err[:600]


@pytest.mark.parametrize(("name", "action"), COUNTED)
def test_an_absurd_count_is_refused_in_one_sentence(
    name: str, action: argparse.Action, capsys: pytest.CaptureFixture[str]
) -> None:
    assert isinstance(action.type, WholeNumber)
    tried = 0
    for value in (*ABSURD, str(action.type.least - 1), str(action.type.most + 1)):
        if not _taken(action.type, value) and (action.option_strings or not value.startswith("-")):
            refused([*name.split(), *needed(name), *written(action, value)], capsys)
            tried += 1
    assert tried > len(ABSURD) - 3


@pytest.mark.parametrize(("name", "action"), COUNTED)
def test_an_absurd_count_that_is_taken_has_an_answer(
    name: str, action: argparse.Action, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert isinstance(action.type, WholeNumber)
    level = tmp_path / "one.txt"
    level.write_text(LEVEL)
    for value in ABSURD:
        if _taken(action.type, value) and (name, action.dest) not in COSTLY:
            example = EXAMPLES[name].format(level=level).split()
            assert main([*name.split(), *example, *written(action, value)]) in (0, 1, 2)
            assert capsys.readouterr().err.count("Traceback") == 0


@pytest.mark.parametrize("value", ABSURD_SECONDS)
def test_absurd_times_are_refused_in_one_sentence(value: str, capsys: pytest.CaptureFixture[str]) -> None:
    timed = [(name, action) for name, action in numbers() if isinstance(action.type, Duration)]
    assert len(timed) > 4
    for name, action in timed:
        refused([*name.split(), *needed(name), *written(action, value)], capsys)


def _taken(kind: WholeNumber, value: str) -> bool:
    try:
        return kind.least <= kind(value) <= kind.most
    except argparse.ArgumentTypeError:
        return False
