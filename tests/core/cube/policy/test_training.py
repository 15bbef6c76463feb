"""The PyTorch networks, if installed, compared with the program's, and their training."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from build_scripts import environment, policy_networks, policy_tables, train_policy
from core.cube.policy import first_layer
from core.cube.policy.learning import STRIPE
from core.cube.policy.model import NETWORKS, text_of
from core.cube.policy.policy import load_network
from core.cube.policy.study import fixed_loss
from core.cube.policy.weights import read_network
from tests.core.cube.policy.test_first_layer import rows_of, samples

torch = pytest.importorskip("torch", reason="PyTorch is not installed")

WIDTH = first_layer.WIDTH_STEP
SMALL = ("--batch", "32", "--samples", "192", "--width", "64", "--hidden", "0", "--layers", "1", "--games", "5",
         "--every", "96")  # fmt: skip


def options(folder: Path, *more: str) -> Any:
    """Return the options of a training that takes seconds."""
    return train_policy.parse([str(folder), *SMALL, *more])


def content(folder: Path, network: str = "pairs") -> bytes:
    """Return a training's weights without their header, which holds its duration."""
    return folder.joinpath(f"policy-{network}.network").read_bytes()[65536:]


@pytest.mark.parametrize("hidden", [0, 96])
def test_the_pair_network_answers_as_in_pytorch(hidden: int) -> None:
    generator = torch.Generator().manual_seed(1)
    table = policy_networks.make_table(WIDTH, generator)
    parameters = policy_networks.make_mlp(WIDTH, hidden, 128, 2, 54, generator)
    arrays = policy_networks.shipped("pairs", parameters, policy_tables.striped(table), 0)
    kept = torch.from_numpy(arrays["table"] * arrays["scale"])
    assert ((table - kept).abs() <= torch.from_numpy(arrays["scale"]) * 0.5001).all()
    # what is lost by rounding to steps is spread evenly over one
    assert (table - kept).std() < 1.1 * table.std() / (policy_networks.STEPS["pairs"] * 12**0.5)
    tokens, _ = samples(200, 7)
    sums = torch.from_numpy(np.array([kept.numpy()[rows].sum(0) for rows in rows_of(tokens)]))
    trained = policy_networks.mlp_answers(parameters, sums).numpy()[:, :36]
    # half precision is not exact
    assert np.abs(trained - NETWORKS["pairs"](arrays)(tokens)).max() < 0.01 * np.abs(trained).max()


def test_the_encoder_answers_as_in_pytorch() -> None:
    parameters = policy_networks.make_bert(32, 2, torch.Generator().manual_seed(2))
    tokens, _ = samples(50, 8)
    trained = policy_networks.bert_answers(parameters, torch.from_numpy(text_of(tokens)).long(), 4).numpy()
    shipped = NETWORKS["text"](policy_networks.shipped("text", parameters, None, 4))(tokens)
    assert np.abs(trained - shipped).max() < 0.01 * np.abs(trained).max()


@pytest.mark.parametrize("network", ["pairs", "faces", "text"])
def test_a_tiny_network_learns_a_hundred_positions_by_heart(
    network: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    small = (
        ["--width", "32", "--layers", "1", "--rate", "1e-2"]
        if network == "text"
        else ["--width", "64", "--hidden", "0", "--inner", "64", "--layers", "1"]
    )
    training = train_policy.Training(
        train_policy.parse([str(tmp_path), "--network", network, "--batch", "100", "--samples", "1000000", *small])
    )
    same = train_policy.draw(network, 100, training.weights, 1)
    monkeypatch.setattr(training.batches, "of", lambda _step: same)
    for _ in range(120):
        loss = training.step()
    training.batches.close()
    answers, _ = training.answers(torch.from_numpy(same.given))
    chosen = answers[:, :18].argmax(1).numpy()
    assert loss < 0.5
    assert np.mean((chosen == same.labels[:, 0]) | (chosen == same.labels[:, 1])) >= 0.98


def test_a_training_goes_on_to_the_same_weights(tmp_path: Path) -> None:
    whole, part = tmp_path / "whole", tmp_path / "part"
    train_policy.train(options(whole, "--threads", "3"))
    train_policy.train(options(part, "--until", "96"))
    train_policy.train(options(part))
    assert content(whole) == content(part)


def test_a_training_may_be_made_longer_and_notes_it(tmp_path: Path) -> None:
    """A training can be extended, which is recorded; during the full rate nothing earlier changes."""
    long, short = ("--samples", "256", "--fall", "0.5"), ("--samples", "192", "--fall", "0.5")
    train_policy.train(options(tmp_path / "whole", *long))
    train_policy.train(options(tmp_path / "part", *short, "--until", "96"))
    train_policy.train(options(tmp_path / "part", *long))
    assert content(tmp_path / "whole") == content(tmp_path / "part")
    assert read_network(tmp_path / "part" / "policy-pairs.network")[2]["orders"] == [[96, 192, 0.5]]
    with pytest.raises(environment.SetupError, match="holds another training"):
        train_policy.train(options(tmp_path / "part", *long, "--seed", "5"))


def test_it_begins_with_what_it_is_given(tmp_path: Path) -> None:
    """A training starts from given weights: at first it answers like them, and its origin names them."""
    train_policy.train(options(tmp_path / "first"))
    path = tmp_path / "first" / "policy-pairs.network"
    begun = train_policy.Training(options(tmp_path / "second", "--layers", "2", "--begin-with", str(path)))
    tokens, _ = samples(30, 9)
    answers = begun.answers(torch.from_numpy(tokens))[0].detach().numpy()[:, :36]
    assert answers == pytest.approx(load_network(path)(tokens), abs=1e-4)
    begun.run()
    _, _, origin = read_network(tmp_path / "second" / "policy-pairs.network")
    assert origin["settings"]["begun_with"]["origin"] == read_network(path)[2]
    other = options(tmp_path / "third", "--network", "faces", "--begin-with", str(path))
    with pytest.raises(environment.SetupError, match="of the kind pairs"):
        train_policy.Training(other)


@pytest.mark.parametrize("network", ["pairs", "faces"])
def test_pytorch_alone_learns_what_the_kernels_learn(network: str, tmp_path: Path) -> None:
    """PyTorch alone, for tables on other devices, learns the same as the kernels."""
    given = options(tmp_path, "--network", network)
    trainings = [train_policy.Training(given) for _ in range(2)]
    plain = policy_tables.PlainTable(64, "cpu")
    kernels = trainings[1].table
    assert kernels is not None
    plain.state["table"].copy_(kernels.state["table"])
    trainings[1].table = plain
    losses = [[training.step() for _ in range(4)] for training in trainings]
    assert losses[0] == pytest.approx(losses[1], rel=1e-4)
    for name, part in plain.state.items():
        assert torch.allclose(part, trainings[0].table.state[name], atol=1e-4), name  # type: ignore[union-attr]


def test_the_weights_say_what_they_lose_on_a_fixed_batch(tmp_path: Path) -> None:
    train_policy.train(options(tmp_path))
    path = tmp_path / "policy-pairs.network"
    _, _, origin = read_network(path)
    lengths = [float(weight) for weight in origin["settings"]["lengths"].split(",")]
    assert fixed_loss(load_network(path), lengths) == pytest.approx(origin["loss_of_fixed_batch"], abs=1e-6)


def test_a_width_that_is_no_multiple_of_a_stripe_is_refused() -> None:
    for table in (lambda: policy_tables.KernelTable(STRIPE + 1, 8), lambda: policy_tables.PlainTable(8, "cpu")):
        with pytest.raises(ValueError, match="multiple of"):
            table()
