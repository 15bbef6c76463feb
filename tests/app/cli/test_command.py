"""A declared command becomes a parser, printed answers and an exit code."""

from __future__ import annotations

import json
from argparse import Namespace
from collections.abc import Iterator

import pytest

from app.cli.command import JSON, Argument, CommandAnswer, Subcommand, SubcommandGroup, print_each
from app.cli.options import BAD_INPUT, DONE, NO_ANSWER, Parser
from core.base.control import Control

COUNT = Argument("count", type=int)


def called(command: Subcommand | SubcommandGroup, *words: str) -> int:
    """Parse the words as declared, run the command and return its exit code."""
    arguments = Parser(prog="try", declared=command).parse_args(words)
    code: int = arguments.run(arguments)
    return code


def test_answers_are_printed_as_they_come_and_the_largest_code_counts(capsys: pytest.CaptureFixture[str]) -> None:
    seen: list[str] = []

    def count(arguments: Namespace) -> Iterator[CommandAnswer]:
        for number in range(arguments.count):
            yield CommandAnswer({"number": number}, f"number {number}", NO_ANSWER if number == 1 else DONE)
            seen.append(capsys.readouterr().out)

    command = Subcommand(count, (COUNT, JSON))
    assert called(command, "1") == DONE and seen == ["number 0\n"]
    assert called(command, "3", "--json") == NO_ANSWER
    assert [json.loads(line) for line in seen[1:]] == [{"number": 0}, {"number": 1}, {"number": 2}]
    assert called(command, "0") == DONE, "nothing was asked for"


@pytest.mark.parametrize("words", [[], ["--json"]])
def test_why_there_is_no_answer_goes_to_standard_error(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    command = Subcommand(lambda _: CommandAnswer(None, "There is none.", NO_ANSWER), (JSON,))
    assert called(command, *words) == NO_ANSWER
    assert capsys.readouterr() == ("", "There is none.\n")


def test_a_command_is_imported_when_it_is_the_one_that_is_run(capsys: pytest.CaptureFixture[str]) -> None:
    group = SubcommandGroup(
        {
            "near": ("stands here", Subcommand(lambda _: CommandAnswer({}, "here"))),
            "far": ("stands elsewhere", "no_such_module:FAR"),
        }
    )
    assert called(group, "near") == DONE
    assert capsys.readouterr().out == "here\n"
    with pytest.raises(ModuleNotFoundError, match="no_such_module"):
        called(group, "far")
    with pytest.raises(SystemExit, match=str(BAD_INPUT)):
        called(group)
    assert "which command? Choose from near, far." in capsys.readouterr().err


def test_items_are_answered_in_their_order_until_one_is_cut_short(capsys: pytest.CaptureFixture[str]) -> None:
    def work(number: int, control: Control) -> int:
        if number == 3:
            control.cancel()
        return number * number

    def run(*numbers: int) -> int:
        return print_each(
            numbers,
            numbers,
            work,
            lambda number, square: CommandAnswer({}, f"{number} {square}"),
            lambda _, done: f"{done} done",
            scheduler=None,
            as_json=False,
        )

    assert run(1, 2) == DONE
    assert capsys.readouterr().out == "1 1\n2 4\n"
    assert run(1, 3, 4) == NO_ANSWER
    assert capsys.readouterr().out == "1 1\n3 9\n"
