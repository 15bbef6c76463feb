"""The optimal solver's tables: distances, compared with plain search, storage, damage, cancelling."""

from __future__ import annotations

import errno
import os
import random
import threading
import time
from pathlib import Path

import pytest

from core.base.control import Control
from core.base.files.table_file import HEADER_BYTES, DamagedTableError
from core.cube.cubie import Cube
from core.cube.metrics import Metric
from core.cube.solve import tables
from core.cube.solve.optimal import OptimalSearch
from core.cube.solve.symmetry import corner_classes
from core.cube.solve.table import CosetTable, generate, table_bytes
from core.cube.solve.tables import coset_table, read_table, save_table, table_path
from tests.core.cube.solve.cosets import TURNED, TURNS, coset_depths, scrambled, small_table


def look(table: CosetTable, cube: Cube) -> int:
    return OptimalSearch(cube, table).looks[0][0]


def test_corner_classes() -> None:
    assert corner_classes() == 9930


@pytest.mark.parametrize(("size", "metric", "depth"), [("small", "htm", 4), ("small", "qtm", 4), ("medium", "htm", 2)])
def test_distances_are_those_of_breadth_first_search(size: str, metric: str, depth: int) -> None:
    _check_distances(size, metric, depth)


@pytest.mark.long
@pytest.mark.parametrize("metric", ["htm", "qtm"])
@pytest.mark.parametrize("size", ["big", "large"])
def test_distances_of_the_tables_of_gigabytes(size: str, metric: str) -> None:
    _check_distances(size, metric, 3)


def _check_distances(size: str, metric: str, depth: int) -> None:
    base = depth - 2
    table = small_table(metric, base) if size == "small" else generate(size, metric, threads=2, base=base)
    assert table is not None
    rng = random.Random(1)
    for distance, cubes in enumerate(coset_depths(size, metric, depth)):
        for cube in rng.sample(cubes, min(600, len(cubes))):
            found = look(table, cube)
            assert found == distance if distance > base else found <= distance
    for _ in range(500):
        cube, _ = scrambled(metric, 40, rng)
        assert look(table, cube) == depth + 1


@pytest.mark.parametrize("metric", ["htm", "qtm"])
def test_neighbours_differ_by_at_most_one(metric: str) -> None:
    table = small_table(metric)
    rng = random.Random(2)
    exact = range(table.base + 1, table.base + 3)
    compared = 0
    for _ in range(600):
        cube, _ = scrambled(metric, 30, rng)
        here = look(table, cube)
        for turn in TURNS[metric]:
            there = look(table, cube * TURNED[turn])
            if here in exact and there in exact:
                compared += 1
                assert abs(here - there) <= 1
    assert compared > 1000


def test_looks_along_axes_and_at_inverses() -> None:
    """Rotations permute the looks along the axes, and inverses exchange the looks of both sides."""
    table = small_table("htm")
    rng = random.Random(3)
    for _ in range(100):
        cube, turns = scrambled("htm", 30, rng)
        looks = OptimalSearch(cube, table).looks
        inverse = OptimalSearch(cube.inverse(), table).looks
        assert looks == inverse[::-1]
        # y carries F to L, L to B, B to R and R to F.
        carried = {0: 0, 1: 2, 2: 4, 3: 3, 4: 5, 5: 1}
        turned = OptimalSearch(_product([3 * carried[t // 3] + t % 3 for t in turns]), table).looks
        assert turned == tuple((side[0], side[2], side[1]) for side in looks)


def _product(turns: list[int]) -> Cube:
    cube = Cube()
    for turn in turns:
        cube = cube * TURNED[turn]
    return cube


@pytest.mark.parametrize("metric", ["htm", "qtm"])
def test_level_sizes(metric: str) -> None:
    """The number of entries within each depth is known, and all 157,291,200 entries are reached."""
    counts = small_table(metric).counts
    assert list(counts) == sorted(counts)
    assert counts[0] == 1
    assert counts[-1] < 9930 * 495 * 32
    assert counts[:6] == ((1, 4, 22, 168, 1729, 19270) if metric == "htm" else (1, 3, 13, 74, 575, 4721))


def test_round_trip(tmp_path: Path) -> None:
    table = small_table("htm", 2)
    folder = tmp_path / "new" / "folder"
    save_table(table, folder)
    assert list(folder.iterdir()) == [table_path(folder, "small", "htm")]
    again = read_table(folder, "small", "htm")
    assert (again.size, again.metric, again.base, again.counts) == ("small", "htm", 2, table.counts)
    assert again.data == table.data
    with pytest.raises(FileNotFoundError):
        read_table(folder, "small", "qtm")
    table_path(folder, "small", "htm").rename(table_path(folder, "small", "qtm"))
    with pytest.raises(DamagedTableError):
        read_table(folder, "small", "qtm")


@pytest.mark.parametrize("at", [3, 30, HEADER_BYTES + 5, HEADER_BYTES + 12_345_678, -1])
def test_damage_is_found(tmp_path: Path, at: int) -> None:
    save_table(small_table("htm", 2), tmp_path)
    path = table_path(tmp_path, "small", "htm")
    with path.open("r+b") as file:
        file.seek(at, os.SEEK_SET if at >= 0 else os.SEEK_END)
        byte = file.read(1)[0]
        file.seek(-1, os.SEEK_CUR)
        file.write(bytes([byte ^ 4]))
    with pytest.raises(DamagedTableError):
        read_table(tmp_path, "small", "htm")


@pytest.mark.parametrize("length", [0, 10, HEADER_BYTES, 1_000_000, -1])
def test_truncation_is_found(tmp_path: Path, length: int) -> None:
    save_table(small_table("htm", 2), tmp_path)
    path = table_path(tmp_path, "small", "htm")
    os.truncate(path, length if length >= 0 else path.stat().st_size - 1)
    with pytest.raises(DamagedTableError):
        read_table(tmp_path, "small", "htm")


def test_a_damaged_table_is_made_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made, said = list[str](), list[tuple[str, bool]]()

    def quickly(size: str, metric: str, **_: object) -> CosetTable:
        made.append(f"{size} {metric}")
        return small_table("htm", 2)

    monkeypatch.setattr(tables, "generate", quickly)
    path = table_path(tmp_path, "small", "htm")
    path.write_bytes(b"not a table")
    first, second = (
        coset_table("small", Metric.HTM, notify=lambda *words: said.append(words), folder=tmp_path) for _ in range(2)
    )
    assert made == ["small htm"]
    sentence = f"{path.name} is damaged or from another version. Building the solver's pruning tables again."
    assert said == [(sentence, True)]
    assert first is not None
    assert second is not None
    assert first.data == second.data


def test_cancelled_generation_leaves_nothing(tmp_path: Path) -> None:
    control = Control()
    ender = threading.Timer(0.3, control.cancel)
    ender.start()
    assert coset_table("small", Metric.HTM, control, threads=2, folder=tmp_path) is None
    assert not list(tmp_path.iterdir())
    assert 0 < control.done < control.total


def test_generation_reports_progress() -> None:
    control = Control()
    table = generate("small", control=control, base=0, threads=2)
    assert table is not None
    assert control.done == control.total == 2 * 495


def test_full_disk_leaves_nothing_and_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(_: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(tables, "generate", lambda *_, **__: small_table("htm", 2))
    monkeypatch.setattr("core.base.files.table_file.os.fsync", full)
    said: list[tuple[str, bool]] = []
    made = coset_table("small", Metric.HTM, notify=lambda *words: said.append(words), folder=tmp_path)
    assert made is small_table("htm", 2), "it serves all the same"
    assert said == [
        ("Building the solver's pruning tables; they are kept for next time.", False),
        (f"The pruning tables could not be stored in {tmp_path}: No space left on device.", True),
    ]
    assert not list(tmp_path.iterdir())


def test_a_folder_that_cannot_be_made(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(OSError, match="file"):
        save_table(small_table("htm", 2), tmp_path / "file")


def test_wrong_size_is_refused() -> None:
    with pytest.raises(ValueError, match="takes"):
        CosetTable("small", "htm", bytearray(10))
    with pytest.raises(ValueError, match="no huge table"):
        generate("huge")
    assert table_bytes("small") <= 40_000_000
    assert table_bytes("medium") <= 350_000_000


def test_generation_stops_within_50_ms_of_work() -> None:
    """Generation stops at once when cancelled: it checks at every slice set, a 495th of a level."""
    control = Control()
    worker = threading.Thread(target=generate, args=("small",), kwargs={"control": control})
    worker.start()
    while control.done == 0:
        time.sleep(0.001)
    control.cancel()
    done_at_cancel = control.done
    worker.join()
    assert control.done <= done_at_cancel + 60
