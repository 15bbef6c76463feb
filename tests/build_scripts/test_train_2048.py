"""Training in a folder: interrupting, killing, resuming."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from build_scripts import environment, train_2048
from build_scripts.ntuple_training import CURVE, TRAINING
from core.twenty48.adviser.files import read_network, read_training
from core.twenty48.adviser.ntuple import FOUR_CELLS

FILES = [train_2048.WEIGHTS, CURVE, TRAINING]


def train(folder: Path, games: int, *more: str) -> int:
    options = [str(folder), "--cells", "4", "--games", str(games), "--every", "40", *more]
    return train_2048.train(train_2048.parse(options))


@pytest.fixture(scope="module")
def straight(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("straight")
    assert train(folder, 170) == 0
    return folder


def same(one: Path, other: Path) -> bool:
    return all((one / name).read_bytes() == (other / name).read_bytes() for name in FILES)


def test_a_training_leaves_its_state_its_curve_and_its_weights(straight: Path) -> None:
    assert sorted(path.name for path in straight.iterdir()) == sorted(FILES)
    trainer = read_training(straight / TRAINING)
    network, origin = read_network(straight / train_2048.WEIGHTS)
    assert trainer.games == 170 and network.patterns == FOUR_CELLS and network.unit == train_2048.UNIT
    assert origin["games"] == 170 and [point[0] for point in origin["curve"]] == [40, 80, 120, 160]
    lines = (straight / CURVE).read_text(encoding="utf-8").splitlines()
    assert lines[0] == "games,mean_score,share_2048,share_8192"
    assert [float(line.split(",")[1]) for line in lines[1:]] == [point.mean_score for point in trainer.curve]


def test_a_training_in_two_parts_is_the_same(straight: Path, tmp_path: Path) -> None:
    train(tmp_path, 93)
    train(tmp_path, 170)
    assert same(straight, tmp_path)


def test_a_killed_training_goes_on_the_same(straight: Path, tmp_path: Path) -> None:
    script = Path(train_2048.__file__)
    command = [sys.executable, "-c", KILLED, str(script.parent.parent), str(tmp_path)]
    with subprocess.Popen(command) as process:
        while process.poll() is None and not (tmp_path / CURVE).exists():
            time.sleep(0.01)
        process.kill()
    assert read_training(tmp_path / TRAINING).games < 170
    train(tmp_path, 170)
    for unfinished in tmp_path.glob("*.part"):
        unfinished.unlink()
    assert same(straight, tmp_path)


KILLED = """
import sys, time
sys.path.insert(0, sys.argv[1])
from build_scripts import train_2048
save = train_2048.Training.save
def save_and_wait(training):
    save(training)
    time.sleep(60)
train_2048.Training.save = save_and_wait
train_2048.train(train_2048.parse([sys.argv[2], "--cells", "4", "--games", "170", "--every", "40", "--save", "0"]))
"""
"""Script that stores a training after every slice of games, and then waits to be killed."""


@pytest.mark.skipif(os.name != "posix", reason="a process cannot interrupt itself there")
def test_an_interrupted_training_stores_what_it_has(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = signal.getsignal(signal.SIGINT)
    monkeypatch.setattr(train_2048.Training, "save", interrupting(train_2048.Training.save))
    assert train(tmp_path, 10**9, "--save", "0") == 0
    assert 0 < read_training(tmp_path / TRAINING).games < 10**9
    assert (tmp_path / train_2048.WEIGHTS).exists() and signal.getsignal(signal.SIGINT) is before


def interrupting(save: Callable[[train_2048.Training], None]) -> Callable[[train_2048.Training], None]:
    """Return `save` followed by Ctrl-C."""

    def save_and_interrupt(training: train_2048.Training) -> None:
        save(training)
        os.kill(os.getpid(), signal.SIGINT)

    return save_and_interrupt


def test_another_training_in_the_folder_is_not_overwritten(straight: Path) -> None:
    before = [(straight / name).read_bytes() for name in FILES]
    with pytest.raises(
        environment.SetupError, match=r"holds a training of 4 cells with seed 2048 and 40 games a point"
    ):
        train(straight, 200, "--seed", "1")
    assert before == [(straight / name).read_bytes() for name in FILES]


def test_a_damaged_training_is_refused_with_a_sentence(tmp_path: Path) -> None:
    (tmp_path / TRAINING).write_bytes(b"x" * 100)
    with pytest.raises(environment.SetupError, match=r"^training\.table is not a table of this program\.$"):
        train(tmp_path, 10)


def test_help_tells_what_the_folder_holds(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        train_2048.main(["--help"])
    assert "curve.csv" in capsys.readouterr().out
