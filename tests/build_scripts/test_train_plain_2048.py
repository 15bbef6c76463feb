"""Training on other boards in a folder resumes as if never interrupted, and refuses other settings."""

from __future__ import annotations

from pathlib import Path

import pytest

from build_scripts import environment, train_plain_2048
from core.twenty48.adviser.plain.files import read_network, read_training


def train(folder: Path, games: int, *more: str) -> int:
    options = [str(folder), "--size", "3x3", "--games", str(games), "--every", "20", *more]
    return train_plain_2048.train(train_plain_2048.parse(options))


def test_a_training_goes_on_to_the_same_weights(tmp_path: Path) -> None:
    for folder in ("straight", "halting"):
        (tmp_path / folder).mkdir()
    assert train(tmp_path / "straight", 60) == train(tmp_path / "halting", 20) == train(tmp_path / "halting", 60) == 0
    names = {path.name for path in (tmp_path / "straight").iterdir()}
    assert names == {"training.table", "curve.csv", "2048-3x3.network"}
    for name in names:
        assert (tmp_path / "straight" / name).read_bytes() == (tmp_path / "halting" / name).read_bytes()
    assert read_training(tmp_path / "straight" / "training.table").games == 60
    network, origin = read_network(tmp_path / "straight" / "2048-3x3.network")
    assert (network.shape, origin["games"], origin["four"], len(origin["curve"])) == ((3, 3), 60, 0.1, 3)


def test_another_training_is_not_overwritten(tmp_path: Path) -> None:
    assert train(tmp_path, 20) == 0
    with pytest.raises(environment.SetupError, match="holds a training on 3x3 with seed 2048"):
        train(tmp_path, 40, "--seed", "7")
    with pytest.raises(environment.SetupError, match="There is no plan for 7x7"):
        train_plain_2048.train(train_plain_2048.parse([str(tmp_path / "new"), "--size", "7x7"]))
