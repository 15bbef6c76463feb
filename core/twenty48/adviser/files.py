"""Networks and trainings on disk, each with version and checksum, written whole or not at all."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from core import storage
from core.puzzle import InputError
from core.twenty48.adviser.ntuple import Network, entries_of
from core.twenty48.adviser.streams import compressed, entries_in
from core.twenty48.adviser.training import CurvePoint, Trainer
from core.words import phrase, sentence_of

NETWORK, TRAINING = "2048 network", "2048 training"
VERSION = 2
MOST_ENTRIES = 1 << 26
"""Of a network: four patterns of six cells, which take 128 MB."""
MOST_UNIT = 1e6
"""Points."""


def write_network(network: Network, path: Path, origin: dict[str, Any]) -> None:
    """Store a network whole or not at all; `origin` (anything JSON holds) says how it was trained. Raises OSError."""
    streams = compressed(network.entries)
    facts = {
        "patterns": network.patterns,
        "unit": network.unit,
        "streams": [len(stream) for stream in streams],
        "origin": origin,
    }
    storage.write_table(path, NETWORK, VERSION, streams, facts)


def read_network(path: Path) -> tuple[Network, dict[str, Any]]:
    """A stored network and its origin. Raises InputError for a damaged file or one of another version, or OSError."""
    try:
        content, facts = storage.read_table(path, NETWORK, VERSION)
    except storage.DamagedTableError as error:
        raise InputError(sentence_of(error)) from None
    with content:
        match facts:
            case {
                "patterns": list(patterns),
                "unit": float(unit),
                "streams": [int(), int(), int()] as lengths,
                "origin": dict(origin),
            }:
                with memoryview(content) as view:
                    try:
                        return _network(view, lengths, patterns, unit), origin
                    except (ValueError, TypeError):
                        raise InputError(phrase("{name} is damaged: it holds no network", name=path.name)) from None
    raise InputError(phrase("{name} is damaged: its header names no network", name=path.name))


def _checked(patterns: Sequence[Any]) -> int:
    """The entries of a network with these patterns. Raises ValueError for more than there is any use for."""
    if not 1 <= len(patterns) <= 8 or not all(isinstance(one, list) and len(one) <= 7 for one in patterns):
        raise ValueError("these are no patterns")
    if not all(isinstance(cell, int) for one in patterns for cell in one):
        raise ValueError("a cell is a whole number")
    entries = entries_of(patterns)
    if entries > MOST_ENTRIES:
        raise ValueError(f"{entries} entries")
    return entries


def _network(content: memoryview, lengths: Sequence[int], patterns: list[list[int]], unit: float) -> Network:
    entries = _checked(patterns)
    if not 0 < unit < MOST_UNIT:
        raise ValueError(f"a unit of {unit}")
    return Network(patterns, entries_in(content, lengths, entries), unit)


def write_training(trainer: Trainer, path: Path) -> None:
    """Store a training between two runs, whole or not at all. Raises OSError."""
    curve = array("d", [figure for point in trainer.curve for figure in point])
    facts = {
        "patterns": trainer.patterns,
        "seed": trainer.seed,
        "rate": trainer.rate,
        "trace": trainer.trace,
        "delay": trainer.delay,
        "every": trainer.every,
        "games": trainer.games,
        "tally": trainer.tally,
        "points": len(trainer.curve),
    }
    storage.write_table(path, TRAINING, VERSION, [trainer.values, trainer.sums, memoryview(curve)], facts)


def read_training(path: Path) -> Trainer:
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


def _trainer(view: memoryview, facts: object) -> Trainer | None:
    match facts:
        case {
            "patterns": list(patterns),
            "seed": int(seed),
            "rate": float(rate),
            "trace": float(trace),
            "delay": int(delay),
            "every": int(every),
            "games": int(games),
            "tally": [int(played), int(score), int(with_2048), int(with_8192)],
            "points": int(points),
        }:
            pass
        case _:
            return None
    try:
        # nothing is made for a file that is too short for it
        if _checked(patterns) > len(view):
            return None
        trainer = Trainer(patterns, seed=seed, rate=rate, trace=trace, delay=delay, every=every)
        width = len(CurvePoint._fields)
        if len(view) != trainer.nbytes + 8 * width * points:
            return None
        values = len(trainer.values)
        trainer.values[:] = view[:values]
        trainer.sums[:] = view[values : trainer.nbytes]
        figures = array("d", bytes(view[trainer.nbytes :]))
        curve = [(int(figures[i]), *figures[i + 1 : i + width]) for i in range(0, len(figures), width)]
        trainer.resume(games, (played, score, with_2048, with_8192), curve)
    except (ValueError, TypeError, OverflowError):
        return None
    return trainer
