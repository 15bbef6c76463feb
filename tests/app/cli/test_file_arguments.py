"""Files on the command line may be links, pipes, devices and standard streams, for input and output."""

from __future__ import annotations

import os
import stat
import subprocess
import sys
from pathlib import Path
from threading import Thread

import pytest

from app.cli import main
from core.base.budget import BYTES

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="pipes and devices of Unix")

LEVEL = "#####\n#@$.#\n#####\n"
BOARD = "#@$.#"
COMMANDS = {
    "convert": "sokoban convert {given} {out}",
    "family": "sokoban family doubling --n 1 --out {out}",
    "matrix": "cube chain --puzzle 2x2x2 --metric htm --matrix {out}",
    "bank": "cube bank export {out}",
}
"""Every command that writes a file named on the command line."""


def statewalk(command: str, given: bytes = b"", **options: object) -> subprocess.CompletedProcess[bytes]:
    code = "import sys; from app.cli.main import main; sys.exit(main())"
    call = [sys.executable, "-c", code, *command.split()]
    streams = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE} | options
    return subprocess.run(call, input=given, check=False, timeout=120, **streams)  # type: ignore[call-overload,no-any-return]


@pytest.fixture
def given(tmp_path: Path) -> Path:
    path = tmp_path / "given.txt"
    path.write_text(LEVEL)
    return path


@pytest.mark.parametrize("command", COMMANDS.values(), ids=COMMANDS)
def test_a_link_stays_and_its_target_is_written(command: str, tmp_path: Path, given: Path) -> None:
    link, target = tmp_path / "link", tmp_path / "real"
    target.write_text("old")
    link.symlink_to(target)
    assert main.main(command.format(given=given, out=link).split()) == 0
    assert link.is_symlink() and target.read_text() != "old"


@pytest.mark.parametrize("command", COMMANDS.values(), ids=COMMANDS)
def test_a_pipe_is_written_into(command: str, tmp_path: Path, given: Path) -> None:
    pipe, read = tmp_path / "pipe", []
    os.mkfifo(pipe)
    reader = Thread(target=lambda: read.append(pipe.read_text()))
    reader.start()
    assert main.main(command.format(given=given, out=pipe).split()) == 0
    reader.join(20)
    plain = tmp_path / "plain"
    assert main.main(command.format(given=given, out=plain).split()) == 0
    assert read == [plain.read_text()] and read[0].count("\n") > 0
    assert stat.S_ISFIFO(pipe.stat().st_mode)


def test_a_device_is_written_into_and_a_full_one_is_told(given: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main.main(["sokoban", "convert", str(given), os.devnull]) == 0
    assert stat.S_ISCHR(Path(os.devnull).stat().st_mode)
    capsys.readouterr()
    if Path("/dev/full").exists():
        assert main.main(["sokoban", "convert", str(given), "/dev/full"]) == 2
        assert capsys.readouterr().err == (
            "statewalk sokoban convert: full cannot be written: No space left on device.\n"
        )


@pytest.mark.parametrize("name", ["-", "/dev/stdout", "/dev/fd/1", "/proc/self/fd/1"])
def test_standard_output_by_any_name_holds_the_file_and_nothing_else(name: str, tmp_path: Path, given: Path) -> None:
    if name != "-" and not Path(name).exists():
        pytest.skip("there is no such name")
    answer = statewalk(f"sokoban convert {given} {name}")
    assert answer.returncode == 0 and BOARD in answer.stdout.decode() and b"written" not in answer.stdout
    log = tmp_path / "log.txt"
    with log.open("wb") as file:
        file.write(b"before\n")
        file.flush()
        assert statewalk(f"sokoban convert {given} {name}", stdout=file).returncode == 0
        file.seek(0, os.SEEK_END)
        file.write(b"after\n")
    text = log.read_text()
    assert text.startswith("before\n") and BOARD in text and text.endswith("after\n")


@pytest.mark.parametrize("name", ["-", "/dev/stdin"])
def test_levels_come_from_standard_input(name: str) -> None:
    answer = statewalk(f"sokoban check {name}", LEVEL.encode())
    assert answer.returncode == 0 and b"can be played" in answer.stdout


def test_positions_come_from_standard_input_and_from_a_pipe(tmp_path: Path) -> None:
    answer = statewalk("cube solve --solver twophase --json --file -", b"R U\n")
    assert answer.returncode == 0 and b'"solution"' in answer.stdout
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    writer = Thread(target=lambda: pipe.write_text(LEVEL))
    writer.start()
    assert main.main(["sokoban", "check", str(pipe)]) == 0
    writer.join(20)


@pytest.mark.parametrize(
    ("command", "sentence"),
    [
        ("sokoban check -", "Standard input is larger than 32 MB."),
        ("cube solve --file -", "Standard input is larger than 32 MB."),
        ("sokoban check /dev/zero", "/dev/zero is larger than 32 MB."),
        ("2048 odds --size 2x2 --target 16 --position -", "Standard input has more than 1000000 characters."),
        ("2048 chances -", "Standard input has more than 1000000 characters."),
    ],
)
def test_what_has_no_end_is_refused_in_a_sentence(command: str, sentence: str) -> None:
    answer = statewalk(command, bytes(BYTES + 1))
    assert answer.returncode == 2 and answer.stderr.decode().rstrip().endswith(sentence)
    assert answer.stderr.count(b"\n") == 1


def test_a_file_of_a_name_somebody_might_have_stays(tmp_path: Path, given: Path) -> None:
    beside = tmp_path / "x.sok.part"
    beside.write_text("of somebody")
    assert main.main(["sokoban", "convert", str(given), str(tmp_path / "x.sok")]) == 0
    assert beside.read_text() == "of somebody"
    assert sorted(path.name for path in tmp_path.iterdir() if path.is_file()) == ["given.txt", "x.sok", "x.sok.part"]
