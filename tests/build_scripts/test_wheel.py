"""A wheel is made from any state of the working tree; the wheel itself is tested in test_packages.py."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from build_scripts import environment, wheel

METADATA = "statewalk.egg-info"


@pytest.mark.parametrize("left", [True, False])
def test_a_wheel_is_made_whether_or_not_the_build_leaves_its_metadata(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, left: bool
) -> None:
    def build(call: Sequence[str], _title: str) -> None:
        Path(call[call.index("--outdir") + 1], "statewalk.whl").touch()
        if left:
            (tmp_path / METADATA).mkdir()

    monkeypatch.setattr(environment, "run", build)
    monkeypatch.setattr(wheel, "ROOT", tmp_path)
    monkeypatch.setattr(sys, "platform", "darwin")  # no auditwheel
    assert wheel.make(tmp_path / "dist").is_file()
    assert not (tmp_path / METADATA).exists()
