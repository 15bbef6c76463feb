"""Files of networks for boards of any shape and of their unfinished trainings."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from core.twenty48.adviser.format import Format, NetworkOutline, patterns_in
from core.twenty48.adviser.plain.network import PlainNetwork, entries_of
from core.twenty48.adviser.plain.training import PlainTrainer
from core.twenty48.shape import BoardShape, shape_of


def _outline(facts: Mapping[str, Any]) -> NetworkOutline:
    match facts:
        case {"shape": [int(rows), int(columns)], "levels": int(levels)} if 2 <= levels <= 32:
            shape, patterns = BoardShape(rows, columns), patterns_in(facts, most=16, cells=6)
            shape_of(shape)
            return NetworkOutline((shape, patterns, levels), entries_of(patterns, levels))
    raise ValueError("this is no layout")


FORMAT = Format(
    "2048 plain network",  # not shown
    "2048 plain training",  # not shown
    ("shape", "patterns", "levels"),
    _outline,
    PlainNetwork,
    PlainTrainer,
)
read_network, write_network = FORMAT.read_network, FORMAT.write_network
read_training, write_training = FORMAT.read_training, FORMAT.write_training
