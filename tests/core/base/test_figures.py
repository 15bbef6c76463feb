"""Damaged figures of the program are reported in one sentence that names the file."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from core.base.depth import load
from core.base.puzzle import InputError
from core.cube.policy import measurements as measured
from core.cube.walk import class_moves
from core.twenty48.adviser import forecast
from resources import ROOT

FIGURES = ROOT / "figures"
READERS: dict[str, Callable[[Path], object]] = {
    "cube-3x3x3-htm.json": load,
    "class-moves-3x3x3-htm.json": class_moves.load,
    "adviser-2048.json": forecast.read.__wrapped__,
}


@pytest.mark.parametrize("name", READERS)
def test_a_damaged_file_of_figures_is_named(tmp_path: Path, name: str) -> None:
    good = (FIGURES / name).read_bytes()
    path = tmp_path / name
    for bad in (b"", b"garbage", good[: len(good) // 2], b"\xff" + good, b"[]", b"{}", b'{"exact": 5}', None):
        if bad is None:
            path.unlink()
        else:
            path.write_bytes(bad)
        with pytest.raises(InputError, match=f"{name}, which comes with Statewalk, is damaged"):
            READERS[name](path)
    path.write_bytes(good)
    assert READERS[name](path)


def test_so_are_those_of_the_network(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(measured, "FIGURES", tmp_path / "policy.json")
    with pytest.raises(InputError, match=r"policy\.json"):
        measured.read()
