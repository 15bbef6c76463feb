"""File formats of 2048 networks (4x4 and other shapes) and of their unfinished trainings.

Each file has a version and a checksum, and is written whole or not at all.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from mmap import mmap
from pathlib import Path
from typing import Any, Generic, NamedTuple, TypeVar

from core.base.files import table_file as storage
from core.base.puzzle import InputError
from core.base.words import phrase, sentence_of
from core.twenty48.adviser.coherence import Training
from core.twenty48.adviser.entries import MOST_ENTRIES, Entries
from core.twenty48.adviser.streams import compress_entries, entries_in

NETWORK_VERSION = 2
TRAINING_VERSION = 3
MOST_UNIT = 1e6
"""Largest unit of a network's entries, in points."""
TRAINED_BYTES = 12
"""Bytes of an entry during training: a value and two sums."""

AnyNetwork = TypeVar("AnyNetwork", bound=Entries)
AnyTraining = TypeVar("AnyTraining", bound=Training)


class NetworkOutline(NamedTuple):
    """Arguments that a network is made from, and the number of its entries."""

    arguments: tuple[Any, ...]
    entries: int


@dataclass(frozen=True)
class Format(Generic[AnyNetwork, AnyTraining]):
    """File format of one kind of 2048 network (for 4x4 or for other boards) and its unfinished trainings.

    It writes and reads both.
    """

    network: str
    training: str
    outlined_by: tuple[str, ...]
    """Names of the attributes of a network or training that its outline is stored as."""
    outline: Callable[[Mapping[str, Any]], NetworkOutline]
    """Return the outline described by a file's header. Raises ValueError or TypeError."""
    make_network: Callable[..., AnyNetwork]
    make_training: Callable[..., AnyTraining]

    def write_network(self, network: AnyNetwork, path: Path, origin: Mapping[str, Any]) -> None:
        """Write a network to a file, with its `origin`: how it was trained, as anything JSON holds.

        Raises OSError.
        """
        streams = compress_entries(network.entries)
        facts = {
            **self._outline_of(network),
            "unit": network.unit,
            "streams": [len(stream) for stream in streams],
            "origin": origin,
        }
        storage.write_table(path, self.network, NETWORK_VERSION, streams, facts)

    def read_network(self, path: Path) -> tuple[AnyNetwork, dict[str, Any]]:
        """Return a stored network and its origin.

        Raises InputError for a damaged file or one of another version, or OSError.
        """
        content, facts = _table(path, self.network, NETWORK_VERSION)
        with content:
            match facts:
                case {"unit": float(unit), "streams": [int(), int(), int()] as lengths, "origin": dict(origin)}:
                    try:
                        outline = self._check_outline(facts)
                        if not 0 < unit < MOST_UNIT:
                            raise ValueError(f"a unit of {unit}")
                        with memoryview(content) as view:
                            entries = entries_in(view, lengths, outline.entries)
                        return self.make_network(*outline.arguments, entries, unit), origin
                    except (ValueError, TypeError):
                        raise InputError(phrase("{name} is damaged: it contains no network", name=path.name)) from None
        raise InputError(phrase("{name} is damaged: its header names no network", name=path.name))

    def write_training(self, training: AnyTraining, path: Path) -> None:
        """Write an unfinished training to a file. Raises OSError."""
        facts = {
            **self._outline_of(training),
            "seed": training.seed,
            "rate": training.rate,
            "trace": training.trace,
            "delay": training.delay,
            "every": training.every,
            "games": training.games,
            "tally": training.tally,
        }
        curve = json.dumps(training.curve).encode()
        storage.write_table(path, self.training, TRAINING_VERSION, [training.values, training.sums, curve], facts)

    def read_training(self, path: Path) -> AnyTraining:
        """Return a stored training, which continues as if it had never been interrupted.

        Raises InputError for a damaged file, or OSError.
        """
        content, facts = _table(path, self.training, TRAINING_VERSION)
        with content, memoryview(content) as view:
            try:
                return self._training(view, facts)
            except (ValueError, TypeError, OverflowError, RecursionError):
                raise InputError(phrase("{name} is damaged: it contains no training data", name=path.name)) from None

    def _training(self, view: memoryview, facts: Mapping[str, Any]) -> AnyTraining:
        match facts:
            case {
                "seed": int(seed),
                "rate": float(rate),
                "trace": float(trace),
                "delay": int(delay),
                "every": int(every),
                "games": int(games),
                "tally": [int(), int(), int(), list()] as tally,
            }:
                outline = self._check_outline(facts)
            case _:
                raise ValueError("these are no settings")
        if TRAINED_BYTES * outline.entries > len(view):
            # Check the length first, so that a file that is too short cannot claim much memory.
            raise ValueError(f"{len(view)} bytes")
        training = self.make_training(*outline.arguments, seed=seed, rate=rate, trace=trace, delay=delay, every=every)
        values = len(training.values)
        training.values[:] = view[:values]
        training.sums[:] = view[values : training.nbytes]
        training.resume(games, tally, json.loads(bytes(view[training.nbytes :])))
        return training

    def _outline_of(self, made: AnyNetwork | AnyTraining) -> dict[str, Any]:
        return {name: getattr(made, name) for name in self.outlined_by}

    def _check_outline(self, facts: Mapping[str, Any]) -> NetworkOutline:
        outline = self.outline(facts)
        if outline.entries > MOST_ENTRIES:
            raise ValueError(f"{outline.entries} entries")
        return outline


def patterns_in(facts: Mapping[str, Any], most: int, cells: int) -> list[list[int]]:
    """Return the patterns in a file's header: at most `most`, of at most `cells` cells each.

    Raises ValueError.
    """
    patterns = facts.get("patterns")
    if not isinstance(patterns, list) or not 1 <= len(patterns) <= most:
        raise ValueError(f"1 to {most} patterns")
    if not all(isinstance(one, list) and len(one) <= cells for one in patterns):
        raise ValueError(f"patterns of at most {cells} cells")
    if not all(isinstance(cell, int) for one in patterns for cell in one):
        raise ValueError("a cell is a whole number")
    return patterns


def _table(path: Path, kind: str, version: int) -> tuple[mmap, dict[str, Any]]:
    try:
        content, facts = storage.read_table(path, kind, version)
    except storage.DamagedTableError as error:
        raise InputError(sentence_of(error)) from None
    return content, facts if isinstance(facts, dict) else {}
