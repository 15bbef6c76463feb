"""Every number that an option takes has limits: absurd ones get one sentence, or an answer that ends."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from app.cli.main import declared_commands, main
from app.cli.options import Duration, NumberOption, Parser, WholeNumber

ABSURD = ("0", "-1", str(10**18), str(10**400), "9" * 5000, "x", "", "1.5", "1e3", "\u0663", "0x10", "nan", "1_000")
"""What no count can be, or what would take longer than anybody lives."""
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
"""For each command with an option that takes one of these numbers the rest of a call that is soon answered."""
COSTLY = {("cube tables", "seed")}
"""Its answer needs tables that take minutes to make."""


def all_parsers() -> Iterator[tuple[str, argparse.ArgumentParser]]:
    """Every subcommand by its name, with the parser of its arguments."""
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
    """The parser of a command: making those of all commands takes a fifth of a second."""
    return dict(all_parsers())[command]


def numbers() -> list[tuple[str, argparse.Action]]:
    """Every argument that takes a number, with its command."""
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
    """The value as the command line writes it; with a sign of equality, so that -1 is no option."""
    return [f"{action.option_strings[0]}={value}"] if action.option_strings else [value]


def needed(command: str) -> list[str]:
    """Arguments without which the command is refused for another reason."""
    parser = parser_of(command)
    found: list[str] = []
    for action in parser._actions:
        if action.required and not isinstance(action, argparse._SubParsersAction):
            value = "8" if isinstance(action.type, WholeNumber) else str(next(iter(action.choices or ["2"])))
            found += written(action, value)
    return found


def test_every_number_has_limits() -> None:
    found = numbers()
    assert len(found) > 50
    assert [(name, one.dest) for name, one in found if one.type in (int, float) and one.choices is None] == []


def refused(call: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    """The call ends with 2 and one line that names what is wrong."""
    capsys.readouterr()
    try:
        code = main(call)
    except SystemExit as end:
        code = end.code  # type: ignore[assignment]
    said = capsys.readouterr()
    assert code == 2, (call[:4], code)
    assert said.out == "" and said.err.count("\n") == 1 and len(said.err) < 600, said.err[:600]


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
