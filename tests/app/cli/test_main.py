"""The command line's front door: what it opens, how it refuses, what --debug shows."""

from __future__ import annotations

import logging
from collections.abc import Iterator

import pytest

from app.cli.main import main
from app.cli.options import BAD_INPUT, DONE
from app.services import registry


def test_help_names_every_page_subcommand_and_file(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match="0"):
        main(["--help"])
    shown = capsys.readouterr().out
    assert "{2048,bench,cube,policy,sokoban}" in shown
    assert all(entry.key in shown for entry in registry.PAGES)
    assert ".sok, .xsb, .txt, .slc" in " ".join(shown.split())


@pytest.mark.parametrize("arguments", [["--page", "chess"], ["no-such-file.sok"], ["cube", "dance"], ["--colour"]])
def test_a_wrong_argument_is_one_line(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match=str(BAD_INPUT)):
        main(arguments)
    assert capsys.readouterr().err.count("\n") == 1


@pytest.fixture
def untouched_logging() -> Iterator[None]:
    """What --debug adds is taken off again."""
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
