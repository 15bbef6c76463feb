"""The shipped network that estimates depth: its forward pass, symmetry, and record of its weights."""

from __future__ import annotations

import random
import shutil
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from core.base.files.table_file import HEADER_BYTES
from core.base.puzzle import InputError
from core.cube.cubie import Cube
from core.cube.estimate import loss, network
from core.cube.estimate.estimate import DepthEstimate
from core.cube.estimate.network import ANSWERS, COLUMNS, HEADS, WEIGHTS, DepthNetwork, NetworkHead
from core.cube.metrics import Metric
from core.cube.policy.view import LEAST, look
from core.cube.policy.weights import read_network, write_network
from core.cube.solve.bracket import Bracket
from resources import ROOT
from tests.core.cube.solve.solving import random_cube

CUBES = [random_cube(random.Random(seed)) for seed in range(12)]


@pytest.fixture(scope="module")
def shipped() -> DepthNetwork:
    return network.load()


def norm(row: Any, arrays: dict[str, Any], name: str) -> Any:
    centred = row - row.mean()
    spread = np.sqrt((centred**2).mean() + 1e-5)
    return centred / spread * arrays[f"{name}.weight"] + arrays[f"{name}.bias"]


def plainly(tokens: bytes, arrays: dict[str, Any]) -> Any:
    """Return the answers for one position, computed layer by layer in plain Python."""
    rows = [24 * place + token for place, token in enumerate(tokens)]
    pair = 0
    for i in range(20):
        for j in range(i + 1, 20):
            rows.append(480 + 576 * pair + 24 * tokens[i] + tokens[j])
            pair += 1
    h = sum(arrays["table"][row].astype(np.float64) for row in rows) * arrays["scale"]
    for block in range(sum(name.endswith(".a.weight") for name in arrays)):
        name = f"blocks.{block}"
        inner = arrays[f"{name}.a.weight"] @ norm(h, arrays, f"{name}.n") + arrays[f"{name}.a.bias"]
        h = h + arrays[f"{name}.b.weight"] @ np.maximum(inner, 0) + arrays[f"{name}.b.bias"]
    return arrays["head.weight"] @ np.maximum(norm(h, arrays, "n1"), 0) + arrays["head.bias"]


def seen(cube: Cube, *, inverse: bool) -> bytes:
    tokens, columns = bytearray(20), bytearray(18)
    look(cube, memoryview(tokens), memoryview(columns), inverse, LEAST)
    return bytes(tokens)


def test_it_says_what_a_plain_forward_pass_says(shipped: DepthNetwork) -> None:
    _, stored, _ = read_network(WEIGHTS)
    arrays = {name: one if name == "table" else one.astype(np.float64) for name, one in stored.items()}
    for cube in CUBES[:4]:
        both = (plainly(seen(cube, inverse=False), arrays) + plainly(seen(cube, inverse=True), arrays)) / 2
        odd = sum(a > b for at, a in enumerate(cube.corners) for b in cube.corners[at + 1 :]) % 2
        for head, metric in HEADS:
            powers = np.exp(both[COLUMNS[head, metric]] - both.max())
            if metric is Metric.QTM:
                powers[1 - odd :: 2] = 0
            assert shipped.estimate(cube, metric, head) == pytest.approx(powers / powers.sum(), abs=2e-4)


def test_a_position_its_images_and_its_inverse_are_told_the_same(shipped: DepthNetwork) -> None:
    for cube in CUBES:
        rotation = Cube.rotated(random.Random(str(cube.corners)).randrange(24))
        images = [cube.inverse(), rotation.inverse() * cube * rotation, cube * rotation]
        for head, metric in HEADS:
            said = shipped.estimate(cube, metric, head)
            for image in images:
                assert shipped.estimate(image, metric, head) == pytest.approx(said, abs=1e-6)


def test_probabilities_add_up_and_parity_has_none(shipped: DepthNetwork) -> None:
    for head, metric in HEADS:
        rows = shipped.shares(CUBES, metric, head)
        assert rows.shape == (len(CUBES), metric.deepest(3) + 1)
        assert rows.sum(1) == pytest.approx(1, abs=1e-5) and (rows >= 0).all()
    turned = Cube.turned(0)
    assert all(share == 0 for share in shipped.estimate(turned, Metric.QTM)[::2])
    assert max(range(21), key=shipped.estimate(turned, Metric.HTM).__getitem__) == 1
    # a half turn leaves the parity of the corners as it is
    assert all(share == 0 for share in shipped.estimate(Cube.turned(1), Metric.QTM)[1::2])


def test_the_record_of_its_training_is_the_loss_of_the_weights(shipped: DepthNetwork) -> None:
    _, _, origin = read_network(WEIGHTS)
    recorded = dict(zip(origin["columns"], origin["curve"][-1], strict=True))
    assert recorded["samples"] == origin["samples"] >= origin["settings"]["samples"]
    for name, found in loss.held_out(shipped).items():
        assert found == pytest.approx(recorded[name], abs=3e-3), f"{name}, rounded more than it was in training"
        assert recorded[name] < origin["curve"][0][origin["columns"].index(name)], "it learnt"


def test_an_estimate_within_a_bracket_has_no_weight_outside() -> None:
    shares = (0.1, 0.2, 0.3, 0.4)
    one = DepthEstimate.from_bracket(shares, Bracket(Metric.HTM, 1, 2))
    assert one.weights == pytest.approx((0, 0.4, 0.6, 0))
    assert (one.inside, one.mean, one.likeliest) == pytest.approx((0.5, 1.6, 2))
    none = DepthEstimate.from_bracket((0.5, 0.5, 0.0, 0.0), Bracket(Metric.HTM, 2, 3))
    assert none.weights is None and none.mean is None and none.likeliest is None


def test_a_damaged_file_or_another_network_is_one_sentence(tmp_path: Path) -> None:
    copy = tmp_path / "depth.network"
    shutil.copy(WEIGHTS, copy)
    content = bytearray(copy.read_bytes())
    content[HEADER_BYTES + len(content) // 2] ^= 1
    copy.write_bytes(content)
    with pytest.raises(InputError, match=r"depth\.network"):
        network.read(copy)
    copy.write_bytes(WEIGHTS.read_bytes()[:1000])
    with pytest.raises(InputError, match=r"depth\.network"):
        network.read(copy)
    with pytest.raises(
        InputError, match="policy-text\\.network is damaged: it contains no network that estimates depth"
    ):
        network.read(ROOT / "weights" / "policy-text.network")
    kind, arrays, origin = read_network(WEIGHTS)
    write_network(copy, kind, {**arrays, "head.bias": arrays["head.bias"][: ANSWERS - 1]}, origin)
    with pytest.raises(InputError, match="it contains no network that estimates depth"):
        network.read(copy)


def test_heads_are_apart() -> None:
    columns = [place for part in COLUMNS.values() for place in range(part.start, part.stop)]
    assert columns == list(range(ANSWERS)) and ANSWERS == 2 * (21 + 27)
    assert set(COLUMNS) == {(head, metric) for head in NetworkHead for metric in Metric}
