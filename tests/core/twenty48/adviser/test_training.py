"""Temporal coherence learning: compared with NumPy, its results, interruption and resuming."""

from __future__ import annotations

import threading
import time
from pathlib import Path

import numpy as np
import pytest

from core.base.control import Control
from core.base.files import table_file as storage
from core.base.puzzle import InputError
from core.twenty48.adviser.expectimax import Player
from core.twenty48.adviser.files import FORMAT, read_training, write_training
from core.twenty48.adviser.format import TRAINING_VERSION
from core.twenty48.adviser.ntuple import FOUR_CELLS
from core.twenty48.adviser.training import RATES, Trainer
from core.twenty48.bitboard import pack
from tests.core.twenty48.player_reference import Stream, features, moves

PATTERNS = ((0, 1, 4), (5, 6))


class PlainTrainer:
    """The same learning with NumPy, one entry at a time, with 32-bit sums in the same order.

    The order matters: mirrored moves have equal values, and a rounding decides between them.
    """

    def __init__(self, patterns: tuple[tuple[int, ...], ...], rate: float, trace: float, delay: int) -> None:
        self.patterns, self.rate, self.trace, self.delay = patterns, np.float32(rate), np.float32(trace), delay
        entries = sum(16 ** len(pattern) for pattern in patterns)
        self.values = np.zeros(entries, np.float32)
        self.errors = np.zeros(entries, np.float32)
        self.sizes = np.zeros(entries, np.float32)

    def value(self, looked_up: list[int]) -> np.float32:
        sums = self.values[looked_up[:8]]
        for start in range(8, len(looked_up), 8):
            sums = sums + self.values[looked_up[start : start + 8]]
        sums = sums[0::2] + sums[1::2]
        sums = sums[0::2] + sums[1::2]
        return np.float32(sums[0] + sums[1])

    def learn(self, looked_up: list[int], error: np.float32) -> None:
        part = self.rate * error / np.float32(len(looked_up))
        for entry in looked_up:
            coherence = abs(self.errors[entry]) / self.sizes[entry] if self.sizes[entry] else np.float32(1)
            self.values[entry] += part * coherence
            self.errors[entry] += error
            self.sizes[entry] += abs(error)

    def play(self, seed: int, index: int) -> int:
        stream, score = Stream(seed, index), 0
        cells = stream.first()
        waiting: list[tuple[list[int], np.float32]] = []
        errors: list[np.float32] = []
        while True:
            options = []
            for _, after, gain in moves(cells):
                looked_up = features(self.patterns, after)
                value = self.value(looked_up)
                options.append((np.float32(gain) + value, value, looked_up, after, gain))
            # the first of equals
            best = max(options, key=lambda option: option[0], default=None)
            if waiting:
                error = (best[0] if best else np.float32(0)) - waiting[-1][1]
                weight = np.float32(1)
                for i in reversed(range(len(errors))):
                    errors[i] += weight * error
                    weight *= self.trace
                if len(waiting) == self.delay:
                    self.learn(waiting.pop(0)[0], errors.pop(0))
            if best is None:
                break
            waiting.append((best[2], best[1]))
            errors.append(np.float32(0))
            score += best[4]
            cells = stream.place(best[3])
        for (looked_up, _), error in zip(waiting, errors, strict=True):
            self.learn(looked_up, error)
        return score


@pytest.mark.parametrize(("rate", "trace", "delay"), [(0.25, 0.0, 1), (0.125, 0.5, 3)])
def test_learning_is_that_of_the_plain_trainer(rate: float, trace: float, delay: int) -> None:
    plain = PlainTrainer(PATTERNS, rate, trace, delay)
    trainer = Trainer(PATTERNS, seed=5, rate=rate, trace=trace, delay=delay, every=1)
    trainer.run(8)
    assert [point.mean_score for point in trainer.curve] == [plain.play(5, index) for index in range(8)]
    sums = np.frombuffer(trainer.sums, np.float32)
    assert np.array_equal(np.frombuffer(trainer.values, np.float32), plain.values)
    assert np.array_equal(sums[0::2], plain.errors) and np.array_equal(sums[1::2], plain.sizes)


def test_a_small_network_learns() -> None:
    trainer = Trainer(FOUR_CELLS, seed=1, rate=RATES[4], every=500)
    untrained = Player(trainer.network(), depth=1).play(games=200, seed=2)
    assert trainer.run(1500) == 1500
    trained = Player(trainer.network(), depth=1).play(games=200, seed=2)
    assert sum(trained.scores) > 3 * sum(untrained.scores)
    assert [point.games for point in trainer.curve] == [500, 1000, 1500]
    assert trainer.curve[0].mean_score < trainer.curve[1].mean_score < trainer.curve[2].mean_score
    assert trainer.curve[0].share(11) < trainer.curve[2].share(11)


def test_the_same_seed_trains_the_same_way() -> None:
    one, other, third = (Trainer(PATTERNS, seed=seed, rate=0.1) for seed in (3, 3, 4))
    for trainer in (one, other, third):
        trainer.run(30)
    assert one.values[:] == other.values[:] != third.values[:]


def test_runs_of_any_length_add_up() -> None:
    whole, parts = Trainer(PATTERNS, rate=0.1, every=10), Trainer(PATTERNS, rate=0.1, every=10)
    whole.run(35)
    for games in (1, 9, 3, 22):
        parts.run(games)
    assert (whole.curve, whole.tally, whole.games) == (parts.curve, parts.tally, parts.games)
    assert whole.values[:] == parts.values[:] and whole.sums[:] == parts.sums[:]
    assert len(whole.curve) == 3 and whole.tally[0] == 5


def test_a_stored_training_goes_on_the_same(tmp_path: Path) -> None:
    straight = Trainer(PATTERNS, seed=6, rate=0.1, every=4)
    straight.run(25)
    first = Trainer(PATTERNS, seed=6, rate=0.1, every=4)
    first.run(14)
    write_training(first, tmp_path / "t")
    again = read_training(tmp_path / "t")
    assert (again.games, again.curve, again.tally) == (first.games, first.curve, first.tally)
    again.run(11)
    assert (again.curve, again.tally) == (straight.curve, straight.tally)
    assert again.values[:] == straight.values[:] and again.sums[:] == straight.sums[:]


@pytest.mark.parametrize("kind", ["flipped", "cut short", "another file"])
def test_a_damaged_training_is_refused_with_a_sentence(kind: str, tmp_path: Path) -> None:
    path = tmp_path / "t"
    write_training(Trainer(PATTERNS), path)
    content = path.read_bytes()
    at = storage.HEADER_BYTES
    path.write_bytes(
        {
            "flipped": content[:at] + b"\x01" + content[at + 1 :],
            "cut short": content[:-4],
            "another file": b"curve",
        }[kind]
    )
    with pytest.raises(InputError, match=r"^t is [^\n]+\.$"):
        read_training(path)


@pytest.mark.parametrize(
    "change", [{"patterns": [[0, 1]]}, {"tally": [1, 2, 3, [4]]}, {"games": None}, {"patterns": [[0, 99]]}]
)
def test_a_file_that_holds_no_training_is_refused(change: dict[str, object], tmp_path: Path) -> None:
    path = tmp_path / "t"
    write_training(Trainer(PATTERNS), path)
    content, facts = storage.read_table(path, FORMAT.training, TRAINING_VERSION)
    assert isinstance(facts, dict)
    with content:
        body = content[:]
    storage.write_table(path, FORMAT.training, TRAINING_VERSION, [body], {**facts, **change})
    with pytest.raises(InputError, match=r"^t is damaged: it contains no training data\.$"):
        read_training(path)


def test_a_run_can_be_cancelled_and_taken_up_again() -> None:
    control, trainer = Control(), Trainer(FOUR_CELLS, rate=RATES[4], every=50)
    played: list[int] = []
    thread = threading.Thread(target=lambda: played.append(trainer.run(10**9, control)))
    thread.start()
    while control.done < 60:
        time.sleep(0.001)
    assert trainer.curve and control.total == 10**9  # the curve grows while it runs
    control.cancel()
    thread.join()
    straight = Trainer(FOUR_CELLS, rate=RATES[4], every=50)
    straight.run(played[0])
    assert trainer.games == played[0] == control.done
    assert trainer.values[:] == straight.values[:] and trainer.tally == straight.tally


def test_runs_of_two_threads_follow_each_other() -> None:
    trainer, straight = Trainer(PATTERNS, rate=0.1, every=10), Trainer(PATTERNS, rate=0.1, every=10)
    threads = [threading.Thread(target=trainer.run, args=(200,)) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    straight.run(800)
    assert trainer.curve == straight.curve and trainer.values[:] == straight.values[:]


def test_a_network_is_the_table_rounded() -> None:
    trainer = Trainer(PATTERNS, rate=0.1)
    trainer.run(40)
    values = np.frombuffer(trainer.values, np.float32)
    coarse, fine = trainer.network(16), trainer.network()
    assert coarse.unit == 16
    assert np.array(coarse.entries) == pytest.approx(values / 16, abs=0.5001)
    assert np.abs(np.array(fine.entries)).max() == 32767
    board = pack(bytes([3, 2, 1, 0] * 4))
    assert fine.value(board) == pytest.approx(
        float(values[features(PATTERNS, bytes([3, 2, 1, 0] * 4))].sum()), rel=1e-3
    )


@pytest.mark.parametrize("settings", [{"delay": 0}, {"delay": 9}, {"every": 0}])
def test_impossible_settings_are_refused(settings: dict[str, int]) -> None:
    with pytest.raises(ValueError, match=r"delay|point"):
        Trainer(PATTERNS, **settings)


def test_no_games_are_refused() -> None:
    with pytest.raises(InputError, match="1 or more"):
        Trainer(PATTERNS).run(0)
