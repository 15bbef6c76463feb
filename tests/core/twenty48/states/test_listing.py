"""Listing boards: the published counts, a plain search, memory in parts, cancelling."""

from __future__ import annotations

import os
import random
from array import array
from collections import Counter
from pathlib import Path

import pytest

from core.base.control import Control
from core.base.puzzle import InputError
from core.twenty48.shape import BoardShape
from core.twenty48.states import listing
from core.twenty48.states.count import layer_counts
from core.twenty48.states.known_counts import KNOWN_COUNTS, key_bytes, known_counts, most_exponent
from core.twenty48.states.layers import Layers
from core.twenty48.states.listing import ListingProgress, count_states, positions, state_layers
from tests.core.twenty48.small_boards import canonical, images, shift, solved
from tests.core.twenty48.stopping import cancel_at


@pytest.mark.parametrize(
    ("size", "target", "live"),
    [(2, 32, 57), (3, 8, 1_186), (3, 16, 16_834), (3, 32, 124_372), (3, 64, 594_046), (4, 8, 84_659)],
)
def test_published_counts(size: int, target: int, live: int) -> None:
    control = Control()
    count = count_states(size, target.bit_length() - 1, control)
    assert count is not None and count.live_boards == live
    assert control.done == control.total == count.live_boards + count.lost_boards


def test_the_published_count_to_1024_is_the_known_one() -> None:
    """The known count on 3x3 to 1024 is the published 25,179,014.

    The latter includes one state for all won and one for all lost boards.
    """
    known = known_counts(3, 10)
    assert known is not None and known.live + 2 == 25_179_014


@pytest.mark.parametrize("turned", [False, True])
@pytest.mark.parametrize("known", [key for key in KNOWN_COUNTS if KNOWN_COUNTS[key].live < 1_400_000])
def test_what_is_known_is_what_is_listed(known: tuple[tuple[int, int], int], turned: bool) -> None:
    shape = BoardShape(*known[0]).transpose if turned else BoardShape(*known[0])
    layers = Layers(shape, known[1])
    found = [(layer.live, layer.over, len(layer.afters)) for layer in state_layers(layers)]
    assert tuple(map(sum, zip(*found, strict=True))) == KNOWN_COUNTS[known] == known_counts(shape, known[1])
    assert layers.key_bytes == key_bytes(shape, known[1])


RECTANGLES = [
    (BoardShape(2, 3), 3),
    (BoardShape(2, 3), 7),
    (BoardShape(3, 2), 6),
    (BoardShape(2, 4), 4),
    (BoardShape(4, 2), 4),
    (BoardShape(2, 5), 3),
    (BoardShape(3, 4), 3),
    (BoardShape(4, 3), 3),
]


@pytest.mark.parametrize(("size", "exponent"), [(2, 3), (2, 4), (2, 5), (3, 3), (3, 4), *RECTANGLES])
def test_the_boards_are_those_of_a_plain_search(size: int | BoardShape, exponent: int) -> None:
    brute = solved(size, exponent)
    layers = Layers(size, exponent)
    listed = Counter[tuple[int, ...]]()
    over = 0
    for layer in state_layers(layers, keep=True):
        assert layer.keys is not None and len(layer.keys) == layer.live
        assert list(layer.keys) == sorted(set(layer.keys))
        for key in layer.keys:
            cells = layers.cells(key)
            assert sum(1 << cell for cell in cells if cell) == layer.total and layers.key(cells) == key
            listed[canonical(size, tuple(cells))] += 1
        over += layer.over
    assert set(listed.values()) == {1}
    assert set(listed) == brute.live()
    assert over == len(brute.over())


def test_no_layer_has_more_boards_than_combinatorics_allows() -> None:
    possible = dict(layer_counts(3, 6))
    count = count_states(3, 6)
    assert count is not None
    for total, live, over in count.layers:
        assert 0 < live + over <= possible[total]


def test_the_first_layers_of_5x5_are_those_of_a_plain_search() -> None:
    """The first layers of 5x5 agree with a plain search; to sum 12 there are some four thousand classes."""
    layers = {total: set[tuple[int, ...]]() for total in range(4, 18, 2)}
    for first, second in ((1, 1), (1, 2), (2, 2)):
        for place in range(1, 25):
            for at in range(25):
                cells = [0] * 25
                cells[at], cells[(at + place) % 25] = first, second
                layers[(1 << first) + (1 << second)].add(canonical(5, tuple(cells)))
    for listed in state_layers(Layers(5, 3)):
        boards = layers[listed.total]
        assert listed.live == len(boards) and not listed.over
        if listed.total == 12:
            break
        moved = ((cells, shift(5, cells, direction)[0]) for cells in boards for direction in range(4))
        afters = {canonical(5, after) for cells, after in moved if after != cells}
        for after in afters:
            for at in (at for at in range(25) if not after[at] and max(after) < 3):
                for tile in (1, 2):
                    grown = (*after[:at], tile, *after[at + 1 :])
                    layers[listed.total + (1 << tile)].add(canonical(5, grown))


@pytest.mark.parametrize(
    ("size", "exponent"),
    [
        (2, 5),
        (3, 4),
        (3, 10),
        (4, 4),
        (4, 5),
        (5, 3),
        (BoardShape(2, 4), 9),
        (BoardShape(4, 2), 9),
        (BoardShape(3, 4), 6),
        (BoardShape(4, 3), 6),
        (BoardShape(2, 8), 3),
    ],
)
def test_all_images_have_one_key(size: int | BoardShape, exponent: int) -> None:
    """Symmetric boards share a key, others do not, and the board of a key is an image."""
    rng = random.Random(exponent)
    layers = Layers(size, exponent)
    keys: dict[int, tuple[int, ...]] = {}
    for _ in range(400):
        cells = tuple(rng.randrange(exponent) if rng.random() < 0.7 else 0 for _ in range(layers.shape.cells))
        turned = [tuple(cells[place] for place in places) for places in images(size)]
        image_keys = {layers.key(bytes(image)) for image in turned}
        assert len(image_keys) == 1
        key = image_keys.pop()
        assert tuple(layers.cells(key)) in turned
        assert keys.setdefault(key, canonical(size, cells)) == canonical(size, cells)


@pytest.mark.parametrize(("size", "exponent"), [(2, 5), (3, 5), (4, 3), (BoardShape(2, 4), 6)])
def test_layers_made_in_parts_are_the_same(size: int | BoardShape, exponent: int) -> None:
    layers = Layers(size, exponent)
    starts, none = layers.starts(), array(layers.typecode)
    newer = older = none
    for layer in state_layers(Layers(size, exponent)):
        made = layers.forward(newer, older, starts.get(layer.total, none), parts=5)
        assert made == (layer.live, layer.over, layer.afters)
        newer, older = layer.afters, newer


@pytest.mark.parametrize(("size", "exponent"), [(BoardShape(4, 4), 4), (BoardShape(3, 4), 5), (BoardShape(4, 3), 5)])
def test_keys_of_64_bits_are_counted_like_those_of_32(size: BoardShape, exponent: int) -> None:
    """Keys of 64 bits are counted like those of 32, on boards that fit either.

    Boards of 4x4 to 32 and of 3x4 to 64 need 64 bits; until tiles of the smaller target appear, the layers are the
    same.
    """
    narrow, wide = Layers(size, exponent), Layers(size, exponent + 1)
    assert (narrow.key_bytes, wide.key_bytes) == (4, 8)
    for narrow_layer, wide_layer in zip(state_layers(narrow), state_layers(wide), strict=False):
        if narrow_layer.total > 1 << exponent:
            break
        boards = [
            {layers.cells(key) for key in layer.afters}
            for layers, layer in ((narrow, narrow_layer), (wide, wide_layer))
        ]
        assert narrow_layer.live == wide_layer.live and len(narrow_layer.afters) == len(wide_layer.afters)
        assert {canonical(size, tuple(cells)) for cells in boards[0]} == {
            canonical(size, tuple(cells)) for cells in boards[1]
        }


def test_cancelling() -> None:
    control = Control()
    cancel_at(control, 0.01)
    assert count_states(4, 4, control) is None
    assert 0 < control.done < control.total == positions(4, 4)


def test_a_stopped_listing_goes_on_where_it_was(tmp_path: Path) -> None:
    control = Control()
    cancel_at(control, 0.1)
    assert count_states(3, 8, control, tmp_path) is None
    assert [file.name for file in tmp_path.iterdir()] == ["states-3x3-256.listing"]
    stored = listing.load_progress(tmp_path, Layers(3, 8))
    assert stored is not None and stored.total > 8
    again = Control()
    count = count_states(3, 8, again, tmp_path)
    assert count is not None and (count.live_boards, count.lost_boards) == (5_643_584, 472_994)
    assert count.layers[: len(stored.layers)] == tuple(layer for layer in stored.layers if layer[1] or layer[2])
    assert again.done == again.total
    assert not list(tmp_path.iterdir())


def test_a_listing_is_stored_on_the_way(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("core.twenty48.states.listing.STORE_SECONDS", 0.0)
    stored: list[ListingProgress] = []
    save = listing.save_progress

    def save_and_load(folder: Path, layers: Layers, progress: ListingProgress) -> None:
        save(folder, layers, progress)
        found = listing.load_progress(folder, layers)
        assert found == progress
        stored.append(progress)

    monkeypatch.setattr(listing, "save_progress", save_and_load)
    count = count_states(2, 5, folder=tmp_path)
    assert count == count_states(2, 5)
    totals = [progress.total for progress in stored]
    assert totals == sorted(set(totals)) and len(totals) > 12


def test_a_damaged_listing_begins_anew(tmp_path: Path) -> None:
    layers = Layers(2, 5)
    nothing = array("I", [1])
    listing.save_progress(tmp_path, layers, ListingProgress(((4, 1_000_000, 0),), nothing, nothing))
    file = listing.progress_path(tmp_path, layers)
    data = bytearray(file.read_bytes())
    data[-1] ^= 1
    file.write_bytes(data)
    count = count_states(2, 5, folder=tmp_path)
    assert count is not None and count.live_boards == 57


def test_a_full_disk_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("core.twenty48.states.listing.STORE_SECONDS", 0.0)
    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space left on device"):
        count_states(2, 5, folder=tmp_path)
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize(
    ("size", "exponent"),
    [
        (5, 4),
        (6, 3),
        (4, 6),
        (3, 11),
        (2, 6),
        (3, 2),
        (BoardShape(3, 4), 7),
        (BoardShape(2, 3), 8),
        (BoardShape(7, 3), 3),
    ],
)
def test_what_is_not_listed(size: int | BoardShape, exponent: int) -> None:
    with pytest.raises(InputError, match="listed"):
        count_states(size, exponent)


def test_keys_are_for_boards_below_the_target() -> None:
    for cells in (bytes(4), bytes([3] + [0] * 8), bytes(10)):
        if len(cells) != 9 or max(cells) > 2:
            with pytest.raises(ValueError, match="exponents below 3"):
                Layers(3, 3).key(cells)
    assert [most_exponent(side) for side in range(2, 9)] == [5, 10, 5, 3, 0, 0, 0]
