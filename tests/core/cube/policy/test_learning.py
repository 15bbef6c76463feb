"""Kernels for training the first layer, compared with plain NumPy."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
import pytest

from core.cube.policy import first_layer, learning
from core.cube.policy.learning import STRIPE, Learning
from tests.core.cube.policy.test_first_layer import rows_of, samples

ROWS = first_layer.ROWS


def parts(stripes: int) -> tuple[np.ndarray[Any, Any], ...]:
    """Return table, moments and uses, all zero."""
    shape = stripes, ROWS, STRIPE
    table, moment = np.zeros(shape, np.float32), np.zeros(shape, np.float32)
    return table, moment, np.zeros(shape[:2], np.float32), np.zeros(ROWS, np.int32)


def made(given: tuple[np.ndarray[Any, Any], ...], most: int) -> Learning:
    """Return the kernels on these arrays."""
    table, moment, square, uses = given
    return Learning(table.data, moment.data, square.data, uses.data, most)


@pytest.mark.parametrize("portable", [False, True])
def test_sums_are_those_of_the_rows(portable: bool) -> None:
    given = parts(2)
    given[0][:] = np.random.default_rng(1).integers(-128, 128, given[0].shape)
    kernels = made(given, 300)
    for size in (300, 41):
        tokens, _ = samples(size, size)
        sums = np.empty((size, 2 * STRIPE), np.float32)
        kernels.sum(tokens.data, sums.data, portable)
        for rows, found in zip(rows_of(tokens), sums, strict=True):
            assert (found == given[0][:, rows].sum(1).reshape(-1)).all()


@pytest.mark.parametrize("portable", [False, True])
def test_a_step_is_adams_for_the_rows_that_were_used(portable: bool) -> None:
    random = np.random.default_rng(2)
    given = parts(2)
    table, _, _, uses = given
    table[:] = random.normal(size=table.shape)
    expected, mean = table.astype(float), np.zeros(table.shape)
    spread, count = np.zeros((2, ROWS)), np.zeros(ROWS, int)
    kernels = made(given, 64)
    for step, size in enumerate((12, 5, 12)):
        tokens, _ = samples(size, step)
        slopes = random.normal(size=(size, 2 * STRIPE)).astype(np.float32)
        kernels.sum(tokens.data, np.empty_like(slopes).data, portable)
        kernels.step(slopes.data, 0.01, 0.9, 0.99, portable)
        total: dict[int, Any] = {}
        for rows, slope in zip(rows_of(tokens), slopes.astype(float).reshape(size, 2, STRIPE), strict=True):
            for row in rows:
                total[row] = total.get(row, 0) + slope
        for row, slope in total.items():
            count[row] += 1
            mean[:, row] = 0.9 * mean[:, row] + 0.1 * slope
            spread[:, row] = 0.99 * spread[:, row] + 0.01 * (slope * slope).mean(1)
            size_of = 0.01 / (1 - 0.9 ** count[row]) / np.sqrt(spread[:, row] / (1 - 0.99 ** count[row]))
            expected[:, row] -= size_of[:, None] * mean[:, row]
    assert (uses == count).all()
    assert np.abs(table - expected).max() < 1e-5


def test_a_row_that_was_used_often_is_corrected_no_more() -> None:
    given = parts(1)
    given[3][:] = 1_000_000
    kernels = made(given, 4)
    tokens, _ = samples(1, 5)
    slopes = np.ones((1, STRIPE), np.float32)
    kernels.sum(tokens.data, np.empty_like(slopes).data)
    kernels.step(slopes.data, 0.5)
    assert given[0][0, rows_of(tokens)[0]] == pytest.approx(-0.5 * 0.1 / math.sqrt(0.01), rel=1e-5)


def test_wrong_shapes_and_tokens_are_refused() -> None:
    kernels = made(parts(1), 8)
    sums = np.zeros((8, STRIPE), np.float32)
    with pytest.raises(ValueError, match="at most 8 samples"):
        kernels.sum(np.zeros((9, 20), np.uint8).data, sums.data)
    with pytest.raises(ValueError, match="row of the table's width"):
        kernels.sum(np.zeros((7, 20), np.uint8).data, sums.data)
    with pytest.raises(ValueError, match="below 24"):
        kernels.sum(np.full((8, 20), 24, np.uint8).data, sums.data)
    kernels.sum(np.zeros((8, 20), np.uint8).data, sums.data)
    with pytest.raises(ValueError, match="row of the table's width"):
        kernels.step(sums[:5].data, 0.1)
    with pytest.raises(ValueError, match="1 to 65536 samples"):
        made(parts(1), learning.MOST_SAMPLES + 1)
    with pytest.raises(ValueError, match="one shape"):
        made((*parts(1)[:2], np.zeros((2, ROWS), np.float32), np.zeros(ROWS, np.int32)), 8)
