"""Output in various code pages, closed pipes, and files on standard output."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from app.cli.main import main
from app.cli.streams import plain_sign
from core.sokoban.formats.collection import read_file

LEVEL = "#####\n#@$.#\n#####\nTitle: 倉庫 ≈ é\n"


def statewalk(*arguments: str, encoding: str = "utf-8") -> subprocess.CompletedProcess[bytes]:
    """Run the program in its own process, with this encoding for its output."""
    environment = {**os.environ, "PYTHONIOENCODING": encoding}
    return subprocess.run(
        [sys.executable, "-m", "app", *arguments], env=environment, capture_output=True, check=False, timeout=60
    )


@pytest.mark.parametrize("encoding", ["cp1252", "cp437", "ascii"])
def test_a_code_page_loses_no_figure(encoding: str) -> None:
    ran = statewalk("cube", "depth", encoding=encoding)
    assert (ran.returncode, ran.stderr) == (0, b"")
    whole = statewalk("cube", "depth").stdout.decode()
    assert ran.stdout.decode(encoding) == whole.replace("\u2009", " ")


def test_json_and_files_lose_no_sign(tmp_path: Path) -> None:
    file = tmp_path / "level.xsb"
    file.write_text(LEVEL, encoding="utf-8")
    checked = statewalk("sokoban", "check", str(file), "--json", encoding="cp437")
    assert json.loads(checked.stdout)["levels"][0]["title"] == "倉庫 ≈ é"
    converted = statewalk("sokoban", "convert", str(file), "-", encoding="cp437")
    again = tmp_path / "again.sok"
    again.write_bytes(converted.stdout)
    assert read_file(again).entries[0].title == "倉庫 ≈ é"


def test_what_stands_for_a_sign_that_is_missing() -> None:
    said = "≈ 3.2·10⁻⁷, é, 3 × 3, …, 倉"
    assert "".join(map(plain_sign, said)) == "~ 3.2*10-7, e, 3 x 3, ..., ?"


@pytest.mark.skipif(sys.platform == "win32", reason="a pipe that is closed is another error there")
@pytest.mark.parametrize("arguments", [("cube", "scramble", "--count", "3000"), ("cube", "solve", "--help")])
def test_a_reader_that_has_seen_enough_ends_it_without_a_word(arguments: tuple[str, ...]) -> None:
    read, write = os.pipe()
    os.close(read)
    with os.fdopen(write, "wb") as pipe:
        ran = subprocess.run(
            [sys.executable, "-m", "app", *arguments], stdout=pipe, stderr=subprocess.PIPE, check=False, timeout=60
        )
    assert (ran.returncode, ran.stderr) == (0, b"")


def test_a_title_does_not_command_the_terminal(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "one.xsb"
    path.write_text("#####\n#@$.#\n#####\nTitle: ab\u202ec\x9bd\n", encoding="utf-8")
    assert main(["sokoban", "check", str(path)]) == 0
    assert capsys.readouterr().out.startswith("1 abcd: can be played")
