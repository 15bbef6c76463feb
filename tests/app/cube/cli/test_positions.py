"""The cube's commands accept positions as other programs and editors write them."""

from __future__ import annotations

from pathlib import Path

import pytest

from app.cli.command import Subcommand
from app.cli.options import Parser
from app.cube.cli.options import position_arguments, positions, read_lines
from core.base.puzzle import InputError
from core.cube.cubie import Cube
from core.cube.facelets import format_facelets
from core.cube.moves import position

MOVES = "R’ U F’\n1. R U (F B)’\n2) L2’ D\n"
MEANT = [position(moves.split()) for moves in ("R' U F'", "R U B' F'", "L2 D")]


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "cp1252"])
def test_a_file_of_any_editor_is_read(tmp_path: Path, encoding: str) -> None:
    path = tmp_path / "moves.txt"
    path.write_bytes(MOVES.replace("\n", "\r\n").encode(encoding))
    assert [cube for _, cube in read_lines(path)] == MEANT
    path.write_bytes("R’".encode(encoding))
    assert [cube for _, cube in read_lines(path)] == [position(["R'"])]


def test_facelets_may_be_numbered_and_begin_with_a_byte_order_mark(tmp_path: Path) -> None:
    cube = position(["R", "U2"])
    path = tmp_path / "cubes.txt"
    path.write_text(f"\ufeff1. {format_facelets(cube)}\n2: {format_facelets(Cube())}\n", encoding="utf-8")
    assert [found for _, found in read_lines(path)] == [cube, Cube()]


def test_a_file_that_is_no_text_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "moves.bin"
    path.write_bytes(b"R U\x00\x01")
    with pytest.raises(InputError, match=r"moves\.bin is not a text file"):
        read_lines(path)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("(R U F) L2 D", "(R U F) was read as a group, not as moves on the inverse scramble (NISS).\n"),
        ("(R U F)2 L2 D", ""),
        ("L2 D (R U F)", ""),
    ],
)
def test_leading_brackets_are_said_to_be_a_group(text: str, said: str, capsys: pytest.CaptureFixture[str]) -> None:
    parser = Parser(declared=Subcommand(lambda _: 0, position_arguments("solve")))
    ((_, cube),) = positions(parser.parse_args([text]), "solve")
    assert not cube.solved
    assert capsys.readouterr() == ("", said)
