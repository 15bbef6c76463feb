"""A training stopped and taken up again: everything it depends on, in one file."""

from __future__ import annotations

from array import array
from pathlib import Path

from core import storage
from core.puzzle import InputError
from core.twenty48.adviser.training import CurvePoint, Trainer

KIND = "2048 training"
VERSION = 1


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
    storage.write_table(path, KIND, VERSION, [trainer.values, trainer.sums, memoryview(curve)], facts)


def read_training(path: Path) -> Trainer:
    """A stored training, to go on as if it had never stopped. Raises InputError for a damaged file, or OSError."""
    try:
        content, facts = storage.read_table(path, KIND, VERSION)
    except storage.DamagedTableError as error:
        raise InputError(str(error)) from None
    with content, memoryview(content) as view:
        trainer = _trainer(view, facts)
    if trainer is None:
        raise InputError(f"{path.name} is damaged: it holds no training")
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
        trainer = Trainer(patterns, seed=seed, rate=rate, trace=trace, delay=delay, every=every)
    except ValueError:
        return None
    width = len(CurvePoint._fields)
    if len(view) != trainer.nbytes + 8 * width * points:
        return None
    values = len(trainer.values)
    trainer.values[:] = view[:values]
    trainer.sums[:] = view[values : trainer.nbytes]
    figures = array("d", bytes(view[trainer.nbytes :]))
    curve = [(int(figures[i]), *figures[i + 1 : i + width]) for i in range(0, len(figures), width)]
    trainer.resume(games, (played, score, with_2048, with_8192), curve)
    return trainer
