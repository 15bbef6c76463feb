"""The benchmarks of Sokoban: what they measure has its settings for as long as it is measured."""

from __future__ import annotations

import gc
import tempfile
from pathlib import Path

import pytest

from app.sokoban import bench


def test_the_folder_of_the_settings_is_there_while_a_case_is_measured(
    qapp: object,  # noqa: ARG001
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    monkeypatch.setattr(bench, "LARGEST", 40)
    call = bench.lift()
    gc.collect()
    (home,) = tmp_path.glob("statewalk-*")
    call()
    assert home.is_dir()
