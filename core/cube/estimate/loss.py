"""Loss of a depth network on walks that it was not trained on."""

from __future__ import annotations

from core.cube.estimate import labels, walks
from core.cube.estimate.network import COLUMNS, HEADS, PLACES, DepthNetwork, NetworkHead, mask_by_parity
from core.cube.metrics import Metric
from core.cube.policy.model import softmax

HELD_OUT, SEED = 8192, 2026
"""Number of walks in each metric, and the seed of the walks."""


def held_out(network: DepthNetwork) -> dict[str, float]:
    """Return the mean loss of each head, "soft htm" and so on, in nats.

    The outputs for a position and its inverse are not averaged here.
    """
    import numpy as np

    losses: dict[str, float] = {}
    for head, metric in HEADS:
        tokens, turns = np.empty((HELD_OUT, PLACES), np.uint8), np.empty(HELD_OUT, np.uint8)
        walks.draw_walks(tokens.data, turns.data, metric is Metric.QTM, labels.LONGEST, SEED)
        shares = softmax(mask_by_parity(network.answers(tokens)[:, COLUMNS[head, metric]], tokens, metric)).astype(
            np.float64
        )
        if head is NetworkHead.SOFT:
            loss = -(np.array(labels.soft(metric))[turns] * np.log(shares + 1e-30)).sum(1)
        else:
            loss = -np.log((np.array(labels.likelihood(metric))[turns] * shares).sum(1) + 1e-30)
        losses[f"{head} {metric}"] = float(loss.mean())
    return losses
