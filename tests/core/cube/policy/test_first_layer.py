"""Kernels of the first layer, and the networks, compared with plain NumPy."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
import pytest

from core.cube.policy import first_layer
from core.cube.policy.model import FaceNetwork, PairNetwork, softmax
from core.cube.policy.scrambles import LABELS, draw_samples
from core.cube.policy.view import FACES

WIDTH = first_layer.WIDTH_STEP


def samples(count: int, seed: int) -> tuple[np.ndarray[Any, Any], np.ndarray[Any, Any]]:
    """Return tokens and labels of scrambles of up to ten turns."""
    tokens, labels = np.empty((count, 20), np.uint8), np.empty((count, LABELS), np.uint8)
    draw_samples(tokens.data, labels.data, [1.0] * 10 + [0.0] * 10, seed)
    return tokens, labels


def rows_of(tokens: np.ndarray[Any, Any]) -> list[list[int]]:
    """Return the table rows that each sample uses, by definition."""
    pairs = [(i, j) for i in range(20) for j in range(i + 1, 20)]
    return [
        [24 * i + int(t[i]) for i in range(20)]
        + [480 + 576 * p + 24 * int(t[i]) + int(t[j]) for p, (i, j) in enumerate(pairs)]
        for t in tokens
    ]


@pytest.mark.parametrize("portable", [False, True])
def test_sums_are_those_of_the_rows(portable: bool) -> None:
    random = np.random.default_rng(1)
    tokens, _ = samples(300, 1)
    table = random.integers(-128, 128, (first_layer.ROWS, 2 * WIDTH)).astype(np.int8)
    sums = np.empty((300, 2 * WIDTH), np.int16)
    first_layer.sum_bytes(tokens.data, table.data, sums.data, portable)
    rows = rows_of(tokens)
    assert first_layer.ROWS == 20 * 24 + 190 * 576
    assert (sums == [table[row].astype(int).sum(0) for row in rows]).all()


def test_the_largest_sums_fit() -> None:
    table = np.full((first_layer.ROWS, WIDTH), -128, np.int8)
    sums = np.empty((1, WIDTH), np.int16)
    first_layer.sum_bytes(np.zeros((1, 20), np.uint8).data, table.data, sums.data)
    assert (sums == -128 * 210).all()


def test_wrong_shapes_and_tokens_are_refused() -> None:
    tokens, table = np.zeros((2, 20), np.uint8), np.zeros((first_layer.ROWS, WIDTH), np.int8)
    sums = np.zeros((2, WIDTH), np.int16)
    with pytest.raises(ValueError, match="rows"):
        first_layer.sum_bytes(tokens.data, table[:100].data, sums.data)
    with pytest.raises(ValueError, match="row of the table's width"):
        first_layer.sum_bytes(tokens.data, table.data, sums[:1].data)
    tokens[1, 3] = 24
    with pytest.raises(ValueError, match="below 24"):
        first_layer.sum_bytes(tokens.data, table.data, sums.data)


def test_the_pair_network_is_its_formula() -> None:
    random = np.random.default_rng(3)
    tokens, _ = samples(20, 3)
    arrays: dict[str, np.ndarray[Any, Any]] = {
        "table": random.integers(-127, 128, (first_layer.ROWS, WIDTH)).astype(np.int8),
        "scale": random.random(WIDTH).astype(np.float32) / 500,
    }
    sizes = {"blocks.0.a": (WIDTH, 30), "blocks.0.b": (30, WIDTH), "head": (WIDTH, 36)}
    for name, (inputs, outputs) in sizes.items():
        arrays[f"{name}.weight"] = random.normal(size=(outputs, inputs)).astype(np.float16)
        arrays[f"{name}.bias"] = random.normal(size=outputs).astype(np.float16)
    for name in ("blocks.0.n", "n1"):
        arrays[f"{name}.weight"] = random.normal(size=WIDTH).astype(np.float16)
        arrays[f"{name}.bias"] = random.normal(size=WIDTH).astype(np.float16)

    def norm(name: str, h: Any) -> Any:
        z = (h - h.mean()) / math.sqrt(h.var() + 1e-5)
        return np.maximum(z * arrays[f"{name}.weight"].astype(float) + arrays[f"{name}.bias"].astype(float), 0)

    def linear(name: str, h: Any, bent: bool = False) -> Any:
        z = arrays[f"{name}.weight"].astype(float) @ h + arrays[f"{name}.bias"].astype(float)
        return np.maximum(z, 0) if bent else z

    def normed(name: str, h: Any) -> Any:
        z = (h - h.mean()) / math.sqrt(h.var() + 1e-5)
        return z * arrays[f"{name}.weight"].astype(float) + arrays[f"{name}.bias"].astype(float)

    answers = PairNetwork(arrays)(tokens)
    for rows, found in zip(rows_of(tokens), answers, strict=True):
        h = arrays["table"][rows].astype(float).sum(0) * arrays["scale"].astype(float)
        h = h + linear("blocks.0.b", linear("blocks.0.a", normed("blocks.0.n", h), bent=True))
        assert found == pytest.approx(linear("head", norm("n1", h)), rel=1e-3, abs=1e-3)


def test_the_face_network_is_asked_for_three_turns_of_each_face() -> None:
    random = np.random.default_rng(4)
    arrays: dict[str, np.ndarray[Any, Any]] = {
        "table": random.integers(-127, 128, (first_layer.ROWS, WIDTH)).astype(np.int8),
        "scale": np.full(WIDTH, 0.01, np.float32),
        "n1.weight": np.ones(WIDTH, np.float16),
        "n1.bias": np.zeros(WIDTH, np.float16),
        "head.weight": random.normal(size=(6, WIDTH)).astype(np.float16),
        "head.bias": np.zeros(6, np.float16),
    }
    tokens = np.empty((30, 120), np.uint8)
    draw_samples(tokens.data, np.empty((30, LABELS), np.uint8).data, [1.0] * 20, 3, FACES)
    answers = FaceNetwork(arrays)(tokens)
    assert answers.shape == (30, 36)
    for face in range(6):
        alone = PairNetwork(arrays)(np.ascontiguousarray(tokens[:, 20 * face : 20 * face + 20]))
        for head in range(2):
            found = answers[:, 18 * head + 3 * face : 18 * head + 3 * face + 3]
            assert found == pytest.approx(alone[:, 3 * head : 3 * head + 3], abs=1e-4)


def test_softmax_adds_up_to_one() -> None:
    shares = softmax(np.array([[1000.0, 1000.0, -1000.0], [0.0, math.log(3), -math.inf]]))
    assert shares == pytest.approx(np.array([[0.5, 0.5, 0], [0.25, 0.75, 0]]))
