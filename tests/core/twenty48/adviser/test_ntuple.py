"""N-tuple networks: their values, and their files."""

from __future__ import annotations

import random
from array import array
from pathlib import Path

import pytest

from core.base.files import table_file as storage
from core.base.memory import memory_for
from core.base.puzzle import InputError
from core.twenty48.adviser.adviser import WEIGHTS
from core.twenty48.adviser.entries import pack_entries, unpack_entries
from core.twenty48.adviser.files import FORMAT, read_network, write_network
from core.twenty48.adviser.format import NETWORK_VERSION
from core.twenty48.adviser.ntuple import (
    FIVE_CELLS,
    FOUR_CELLS,
    SIX_CELLS,
    Network,
    entries_of,
)
from core.twenty48.bitboard import pack
from tests.core.twenty48.player_reference import features, images, random_cells

ODD_PATTERNS = ((0, 1, 2, 3), (1, 6), (3,), (2, 3, 9, 10), (13, 14, 15))
"""Patterns with all kinds of runs, at both ends of the board."""


def random_network(patterns: tuple[tuple[int, ...], ...], seed: int, every: int = 1) -> Network:
    """Return a network with random entries at every `every`-th index and zeros elsewhere."""
    rng, count = random.Random(seed), entries_of(patterns)
    table = array("h", bytes(2 * count))
    table[::every] = array("h", rng.randbytes(2 * len(range(0, count, every))))
    return Network(patterns, memoryview(table), 0.5)


@pytest.mark.parametrize("patterns", [FOUR_CELLS, ODD_PATTERNS])
def test_a_value_is_the_sum_over_patterns_and_symmetries(patterns: tuple[tuple[int, ...], ...]) -> None:
    network, rng = random_network(patterns, 1), random.Random(2)
    table = network.entries
    for _ in range(1000):
        cells = random_cells(rng, 15)
        assert network.value(pack(cells)) == 0.5 * sum(table[i] for i in features(patterns, cells))


def test_a_value_is_the_same_for_all_images_of_a_board() -> None:
    network, rng = random_network(FOUR_CELLS, 3), random.Random(4)
    for _ in range(500):
        assert len({network.value(pack(image)) for image in images(random_cells(rng))}) == 1


def test_pattern_sets_have_the_sizes_they_are_known_for() -> None:
    assert entries_of(SIX_CELLS) == 4 * 16**6 and entries_of(FIVE_CELLS) == 4 * 16**5
    assert entries_of(FOUR_CELLS) == 5 * 16**4


@pytest.mark.parametrize(
    "patterns", [(), ((),), ((1, 0),), ((0, 2, 4),), ((15, 16),), ((0, 0),), (tuple(range(8)),), ((0,),) * 9]
)
def test_impossible_patterns_are_refused(patterns: tuple[tuple[int, ...], ...]) -> None:
    with pytest.raises(ValueError, match=r"pattern|cells|board"):
        Network(patterns, memory_for(max(2 * entries_of(patterns), 2)), 1)


def test_memory_of_another_size_is_refused() -> None:
    with pytest.raises(ValueError, match="32 entries, not 16"):
        Network(((0,),), bytes(64), 1)


@pytest.mark.parametrize("every", [1, 17, 1 << 20])
def test_streams_hold_every_entry(every: int) -> None:
    network = random_network(FOUR_CELLS, 5, every)
    table = network.entries
    streams = pack_entries(table)
    assert bytes(unpack_entries(*streams, len(table))) == table.tobytes()
    assert len(streams[1]) == sum(entry != 0 for entry in table)
    assert len(streams[2]) == 2 * sum(abs(entry) > 127 for entry in table)


def test_streams_that_do_not_fit_together_are_refused() -> None:
    mask, codes, escaped = pack_entries(memoryview(array("h", [0, 5, 300, 0, 0, 0, 0, 0])))
    for bad in [
        (b"", codes, escaped),
        (mask + b"\0", codes, escaped),
        (b"\xff", codes, escaped),
        (mask, codes[:-1], escaped),
        (mask, codes, b""),
        (mask, codes, escaped * 2),
    ]:
        with pytest.raises(ValueError, match="do not fit"):
            unpack_entries(*bad, 8)


# files


def test_a_stored_network_comes_back(tmp_path: Path) -> None:
    network = random_network(FOUR_CELLS, 6, 10)
    write_network(network, tmp_path / "one.network", {"games": 3})
    again, origin = read_network(tmp_path / "one.network")
    assert (again.patterns, again.unit, origin) == (network.patterns, network.unit, {"games": 3})
    assert again.entries == network.entries


def damaged(kind: str, content: bytes) -> bytes:
    head, body = content[: storage.HEADER_BYTES], content[storage.HEADER_BYTES :]
    return {
        "flipped": head + bytes([body[0] ^ 1]) + body[1:],
        "cut short": content[:-1],
        "header alone": head,
        "empty": b"",
        "text": b"2048\n" * 20000,
        "another version": content.replace(b'"version": 2', b'"version": 1', 1),
        "other facts": content.replace(b"[0, 1, 2, 3]", b"[0, 1, 2]   ", 1),
    }[kind]


@pytest.mark.parametrize(
    "kind", ["flipped", "cut short", "header alone", "empty", "text", "another version", "other facts"]
)
def test_a_damaged_file_is_refused_with_a_sentence(kind: str, tmp_path: Path) -> None:
    path = tmp_path / "one.network"
    write_network(random_network(FOUR_CELLS, 7, 10), path, {})
    before = path.read_bytes()
    path.write_bytes(damaged(kind, before))
    assert path.read_bytes() != before
    with pytest.raises(InputError, match=r"^one\.network (is|has) [^\n]+\.$"):
        read_network(path)


@pytest.mark.parametrize(
    "change",
    [{"patterns": [[0, 1]]}, {"patterns": [[0, 99]]}, {"unit": "16"}, {"streams": [1, 2]}, {"streams": [9, 9, 9]}],
)
def test_a_file_that_holds_no_network_is_refused(change: dict[str, object], tmp_path: Path) -> None:
    path = tmp_path / "one.network"
    write_network(random_network(FOUR_CELLS, 8, 10), path, {})
    content, facts = storage.read_table(path, FORMAT.network, NETWORK_VERSION)
    assert isinstance(facts, dict)
    with content:
        body = content[:]
    storage.write_table(path, FORMAT.network, NETWORK_VERSION, [body], {**facts, **change})
    with pytest.raises(InputError, match=r"^one\.network is damaged: [^\n]+ no network\.$"):
        read_network(path)


def test_the_weights_that_come_with_the_program() -> None:
    assert WEIGHTS.stat().st_size <= 20_000_000
    network, origin = read_network(WEIGHTS)
    assert network.patterns == SIX_CELLS and network.nbytes == 2 * 4 * 16**6
    assert origin["games"] == origin["curve"][-1][0] and origin["curve"][-1][1] > 100_000
    assert network.value(pack(bytes([11, *[0] * 15]))) > 50_000
