"""Tables in longer steps."""

from __future__ import annotations

import numpy as np
import pytest

from build_scripts import round_policy


@pytest.mark.parametrize("factor", [3, 5])
def test_rounding_again_comes_to_what_rounding_once_would_have(factor: int) -> None:
    trained = np.random.default_rng(11).normal(0, 20, (50_000, 2))
    scale = np.array([0.5, 2], np.float32)
    table = np.round(trained / scale).clip(-127, 127).astype(np.int8)
    longer = round_policy.rounded({"table": table, "scale": scale, "head.bias": scale}, factor)
    assert (longer["scale"] == factor * scale).all()
    assert (longer["head.bias"] == scale).all()
    inside = np.abs(trained / scale) < 127
    assert (longer["table"] == np.round(trained / longer["scale"]))[inside].all()


@pytest.mark.parametrize("factor", ["1", "4", "-3"])
def test_factors_that_would_round_otherwise_are_refused(factor: str) -> None:
    with pytest.raises(SystemExit):
        round_policy.parse(["--", factor, "pairs"])
