"""Training of the depth network, if PyTorch is installed."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from build_scripts import train_depth
from core.cube.estimate import labels
from core.cube.estimate.network import COLUMNS, DepthNetwork, NetworkHead
from core.cube.metrics import Metric

torch = pytest.importorskip("torch", reason="PyTorch is not installed")


def options(folder: Path, *more: str) -> Any:
    """Return the options of a very short training."""
    return train_depth.parse([str(folder), "--batch", "32", "--samples", "128", "--every", "1e6", *more])


def test_a_training_goes_on_to_the_same_weights(tmp_path: Path) -> None:
    whole, part = tmp_path / "whole", tmp_path / "part"
    train_depth.train(options(whole, "--threads", "2"))
    train_depth.train(options(part, "--until", "64"))
    train_depth.train(options(part))
    first, second = (folder.joinpath("depth.network").read_bytes()[65536:] for folder in (whole, part))
    assert first == second


def test_half_of_a_batch_are_quarter_turns_and_each_head_loses_what_its_labels_say(tmp_path: Path) -> None:
    training = train_depth.Training(options(tmp_path))
    given, turns = training.draw(5)
    training.batches.close()
    sums = training.table.sums(torch.from_numpy(given))  # type: ignore[union-attr]
    answers = training.networks.mlp_answers(training.parameters, sums)
    losses = training.losses(answers, torch.from_numpy(turns).long())
    for loss, (head, metric) in zip(losses, COLUMNS, strict=True):
        rows = slice(16, 32) if metric is Metric.QTM else slice(0, 16)
        said = np.exp(answers[rows, COLUMNS[head, metric]].detach().numpy().astype(float))
        if metric is Metric.QTM:
            said[(np.arange(said.shape[1]) - turns[rows][:, None]) % 2 == 1] = 0
        shares = said / said.sum(1, keepdims=True)
        if head is NetworkHead.SOFT:
            wanted = np.array(labels.soft(metric))[turns[rows]]
            expected = -(wanted * np.log(np.maximum(shares, 1e-300)))[wanted > 0].sum() / 16
        else:
            expected = -np.log((np.array(labels.likelihood(metric))[turns[rows]] * shares).sum(1)).mean()
        assert loss.item() == pytest.approx(expected, rel=1e-4)
    assert DepthNetwork(training.arrays()).answers(given).shape == (32, 96)
