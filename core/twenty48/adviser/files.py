"""Files of 4x4 networks and of their unfinished trainings."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from core.twenty48.adviser.format import Format, NetworkOutline, patterns_in
from core.twenty48.adviser.ntuple import Network, entries_of
from core.twenty48.adviser.training import Trainer


def _outline(facts: Mapping[str, Any]) -> NetworkOutline:
    patterns = patterns_in(facts, most=8, cells=7)
    return NetworkOutline((patterns,), entries_of(patterns))


FORMAT = Format("2048 network", "2048 training", ("patterns",), _outline, Network, Trainer)
read_network, write_network = FORMAT.read_network, FORMAT.write_network
read_training, write_training = FORMAT.read_training, FORMAT.write_training
