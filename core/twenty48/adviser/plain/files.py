"""Networks and trainings for boards of any shape on disk, each with version and checksum, written whole or not at
all."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from core import storage
from core.puzzle import InputError
from core.twenty48.adviser.plain.network import MOST_ENTRIES, PlainNetwork, entries_of
from core.twenty48.adviser.plain.training import PlainTrainer
from core.twenty48.adviser.streams import compressed, entries_in
from core.twenty48.shape import Shape, shape_of
from core.words import phrase, sentence_of

NETWORK, TRAINING = "2048 plain network", "2048 plain training"  # not shown
VERSION = 2
MOST_UNIT = 1e6
"""Points."""


def write_network(network: PlainNetwork, path: Path, origin: dict[str, Any]) -> None:
    """Store a network whole or not at all; `origin` (anything JSON holds) says how it was trained. Raises OSError."""
    streams = compressed(network.entries)
    facts = {
        "shape": network.shape,
        "patterns": network.patterns,
        "levels": network.levels,
        "unit": network.unit,
        "streams": [len(stream) for stream in streams],
        "origin": origin,
    }
    storage.write_table(path, NETWORK, VERSION, streams, facts)


def read_network(path: Path) -> tuple[PlainNetwork, dict[str, Any]]:
    """A stored network and its origin. Raises InputError for a damaged file or one of another version, or OSError."""
    try:
        content, facts = storage.read_table(path, NETWORK, VERSION)
    except storage.DamagedTableError as error:
        raise InputError(sentence_of(error)) from None
    with content:
        match facts:
            case {
                "shape": [int(rows), int(columns)],
                "patterns": list(patterns),
                "levels": int(levels),
                "unit": float(unit),
                "streams": [int(), int(), int()] as lengths,
                "origin": dict(origin),
            }:
                with memoryview(content) as view:
                    try:
                        return _network(view, lengths, Shape(rows, columns), patterns, levels, unit), origin
                    except (ValueError, TypeError):
                        raise InputError(phrase("{name} is damaged: it holds no network", name=path.name)) from None
    raise InputError(phrase("{name} is damaged: its header names no network", name=path.name))


def _network(
    content: memoryview, lengths: Sequence[int], shape: Shape, patterns: list[list[int]], levels: int, unit: float
) -> PlainNetwork:
    entries = _checked(shape, patterns, levels)
    if not 0 < unit < MOST_UNIT:
        raise ValueError(f"a unit of {unit}")
    return PlainNetwork(shape, patterns, levels, entries_in(content, lengths, entries), unit)


def _checked(shape: Shape, patterns: Sequence[Any], levels: int) -> int:
    """The entries of a network with these patterns. Raises ValueError for more than there is any use for."""
    shape_of(shape)
    if not 1 <= len(patterns) <= 16 or not all(isinstance(one, list) and 1 <= len(one) <= 6 for one in patterns):
        raise ValueError("these are no patterns")
    if not all(isinstance(cell, int) for one in patterns for cell in one) or not 2 <= levels <= 32:
        raise ValueError("these are no patterns")
    entries = entries_of(patterns, levels)
    if entries > MOST_ENTRIES:
        raise ValueError(f"{entries} entries")
    return entries


def write_training(trainer: PlainTrainer, path: Path) -> None:
    """Store a training at a point of its curve, whole or not at all. Raises OSError."""
    facts = {
        "shape": trainer.shape,
        "patterns": trainer.patterns,
        "levels": trainer.levels,
        "seed": trainer.seed,
        "rate": trainer.rate,
        "trace": trainer.trace,
        "delay": trainer.delay,
        "every": trainer.every,
        "games": trainer.games,
    }
    curve = json.dumps(trainer.curve).encode()
    storage.write_table(path, TRAINING, VERSION, [trainer.values, trainer.sums, curve], facts)


def read_training(path: Path) -> PlainTrainer:
    """A stored training, to go on as if it had never stopped. Raises InputError for a damaged file, or OSError."""
    try:
        content, facts = storage.read_table(path, TRAINING, VERSION)
    except storage.DamagedTableError as error:
        raise InputError(sentence_of(error)) from None
    with content, memoryview(content) as view:
        trainer = _trainer(view, facts)
    if trainer is None:
        raise InputError(phrase("{name} is damaged: it holds no training", name=path.name))
    return trainer


def _trainer(view: memoryview, facts: object) -> PlainTrainer | None:
    match facts:
        case {
            "shape": [int(rows), int(columns)],
            "patterns": list(patterns),
            "levels": int(levels),
            "seed": int(seed),
            "rate": float(rate),
            "trace": float(trace),
            "delay": int(delay),
            "every": int(every),
            "games": int(games),
        }:
            pass
        case _:
            return None
    shape = Shape(rows, columns)
    try:
        # nothing is made for a file that is too short for it
        if 12 * _checked(shape, patterns, levels) > len(view):
            return None
        trainer = PlainTrainer(shape, patterns, levels, seed=seed, rate=rate, trace=trace, delay=delay, every=every)
        values = len(trainer.values)
        trainer.values[:] = view[:values]
        trainer.sums[:] = view[values : trainer.nbytes]
        trainer.resume(games, json.loads(bytes(view[trainer.nbytes :])))
    except (ValueError, TypeError, OverflowError):
        return None
    return trainer
