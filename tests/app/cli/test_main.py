"""The main command: what it opens, how it refuses, what --debug shows."""

from __future__ import annotations

import logging
import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

from app.base import registry
from app.cli import lacks
from app.cli.main import main
from app.cli.options import BAD_INPUT, DONE, NO_ANSWER, Parser
from app.cli.tree import commands as every_command
from app.cube.cli.commands import CUBE
from build_scripts import machine
from tests.import_graph import ROOT


def test_help_names_every_page_subcommand_and_file(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match="0"):
        main(["--help"])
    shown = capsys.readouterr().out
    assert "{2048,bench,cube,explain,policy,sokoban}" in shown
    assert all(entry.key in shown for entry in registry.PAGES)
    assert ".sok, .xsb, .txt, .slc" in " ".join(shown.split())


@pytest.mark.parametrize("arguments", [["--page", "chess"], ["no-such-file.sok"], ["cube", "dance"], ["--colour"]])
def test_a_wrong_argument_is_one_line(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match=str(BAD_INPUT)):
        main(arguments)
    assert capsys.readouterr().err.count("\n") == 1


def test_a_library_that_a_bare_system_lacks_is_told_with_what_to_type(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def bare(*_: object) -> int:
        raise ImportError("libEGL.so.1: cannot open shared object file: No such file or directory")

    monkeypatch.setattr("app.cli.main._run_window", bare)
    assert main([]) == NO_ANSWER
    said = capsys.readouterr().err
    assert "lacks libEGL.so.1" in said and "apt-get install --no-install-recommends libegl1 " in said
    monkeypatch.setattr("app.cli.main._run_window", lambda *_: import_module("no_such_module"))
    with pytest.raises(ModuleNotFoundError):
        main([])


def test_what_is_to_be_typed_brings_libraries_that_qt_loads() -> None:
    brought = {name for need in machine.libraries("xcb") for name in need.apt}
    assert set(lacks.DEBIAN) <= brought


@pytest.mark.skipif(sys.platform != "linux", reason="screens have names there")
def test_without_a_screen_the_window_says_so_and_nothing_is_kept(tmp_path: Path) -> None:
    call = [sys.executable, "-m", "app"]
    done = subprocess.run(call, cwd=ROOT, env={"HOME": str(tmp_path)}, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (NO_ANSWER, "")
    assert done.stderr.startswith("statewalk: There is no screen to show the window on.")
    assert done.stderr.count("\n") == 1
    for named in ("DISPLAY", ":0"), ("WAYLAND_DISPLAY", "wayland-0"), ("XDG_SESSION_TYPE", "wayland"):
        lacks.check_screen(dict([named]))


@pytest.fixture
def untouched_logging() -> Iterator[None]:
    """Restore the loggers that --debug changes."""
    loggers = [logging.getLogger(name) for name in ("app", "core")]
    before = [(logger.level, list(logger.handlers)) for logger in loggers]
    yield
    for logger, (level, handlers) in zip(loggers, before, strict=True):
        logger.setLevel(level)
        logger.handlers[:] = handlers


@pytest.mark.usefixtures("untouched_logging")
def test_debug_comes_first_and_logs_to_stderr(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--debug", "cube", "scramble", "--seed", "1"]) == DONE
    with_log = capsys.readouterr()
    assert "app.cli.main: cube: app.cube.cli.commands" in with_log.err
    main(["cube", "scramble", "--seed", "1"])
    assert capsys.readouterr().out == with_log.out


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["cub", "solve"], "statewalk: cub is neither a file nor a command. Commands: 2048, bench, cube, "),
        (["cube"], "statewalk cube: which command? Choose from scramble, solve, depth, bank, subgoal, tables, "),
        (["cube", "slove", "R"], "statewalk cube: argument COMMAND: invalid choice: 'slove' (choose from 'scramble', "),
        (["cube", "depth", "--color"], "statewalk cube depth: there is no option or argument --color."),
        (["cube", "depth", "--metric", "x"], "statewalk cube depth: argument --metric: x is not one of htm, qtm."),
        (["cube", "scramble", "--count", "x"], "statewalk cube scramble: argument --count: x is not a whole number."),
    ],
)
def test_a_slip_is_told_what_there_is(arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match=str(BAD_INPUT)):
        main(arguments)
    assert capsys.readouterr().err.startswith(said)


def test_every_command_refuses_an_unknown_option_in_its_own_name(capsys: pytest.CaptureFixture[str]) -> None:
    """The --help that an error message refers to exists for every command, at any depth."""
    words = [command.words.split()[1:] for command in every_command() if not command.subcommands]
    assert max(map(len, words)) == 3, "a subcommand of a subcommand, as bank export, is among them"
    for word in words:
        with pytest.raises(SystemExit, match=str(BAD_INPUT)):
            main([*word, "--no-such-option"])
        name = " ".join(["statewalk", *word])
        error = capsys.readouterr().err
        assert error.startswith(f"{name}: ") and error.endswith(f"See {name} --help.\n"), error


def test_a_wrong_file_is_told_in_the_name_of_a_nested_command(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    assert main(["cube", "bank", "export", str(tmp_path)]) == BAD_INPUT
    assert capsys.readouterr().err.startswith("statewalk cube bank export: ")


def test_an_error_names_its_subcommand(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["cube", "solve", "Q"]) == BAD_INPUT
    assert capsys.readouterr().err.startswith("statewalk cube solve: Q is not a move.")


def test_bench_says_what_it_can_measure(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "zzz"]) == BAD_INPUT
    said = capsys.readouterr().err
    assert said.startswith("statewalk bench: No case has zzz in its name. There are: first window, ")


def test_the_metric_is_the_same_wherever_it_is_left_out() -> None:
    parser = Parser(declared=CUBE)
    given = {"depth": [], "solve": ["R"], "tables": [], "walk": ["--moves", "1"]}
    assert {str(parser.parse_args([name, *rest]).metric) for name, rest in given.items()} == {"htm"}
