"""Search in 4x4: values, whole games, the adviser."""

from __future__ import annotations

import random
import threading
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from core.base.control import Control
from core.base.puzzle import InputError
from core.twenty48.adviser.adviser import Adviser
from core.twenty48.adviser.expectimax import MOST_DEPTH, Player
from core.twenty48.adviser.ntuple import FOUR_CELLS, Network
from core.twenty48.adviser.training import Trainer
from core.twenty48.bitboard import pack, unpack
from tests.core.twenty48.adviser.test_ntuple import random_network
from tests.core.twenty48.player_reference import Cells, Stream, move_values, moves, random_cells

LOST = bytes([1, 2, 1, 2, 2, 1, 2, 1] * 2)
ONE_WAY = bytes([1, 0, 0, 0, 2, 0, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0])


@pytest.fixture(scope="module")
def network() -> Network:
    trainer = Trainer(FOUR_CELLS, seed=1, rate=0.25)
    trainer.run(300)
    return trainer.network()


@pytest.fixture(scope="module")
def adviser() -> Adviser:
    return Adviser.load()


def value_by(network: Network) -> Callable[[Cells], float]:
    return lambda cells: network.value(pack(cells))


def agree(found: tuple[float | None, ...] | None, wanted: list[float | None]) -> None:
    assert found is not None and [value is None for value in found] == [value is None for value in wanted]
    assert [value for value in found if value is not None] == pytest.approx(
        [value for value in wanted if value is not None], rel=1e-5, abs=0.1
    )


@pytest.mark.parametrize(
    ("depth", "boards", "four"), [(1, 1000, 0.1), (2, 60, 0.1), (3, 3, 0.1), (2, 20, 0.0), (2, 20, 1.0), (3, 2, 0.5)]
)
def test_values_are_those_of_plain_expectimax(depth: int, boards: int, four: float, network: Network) -> None:
    rng, player = random.Random(depth), Player(network, depth=depth, cut=0)
    for _ in range(boards):
        # full boards keep the plain reference quick
        cells = bytes(tile or rng.randint(1, 9) * (rng.random() < 0.8) for tile in random_cells(rng))
        agree(player.values(pack(cells), four=four), move_values(cells, depth, value_by(network), four))


def meets_an_end(cells: Cells) -> bool:
    """Return whether some move and some tile after it leave no move."""
    return any(
        not moves(after[:cell] + bytes([tile]) + after[cell + 1 :])
        for _, after, _ in moves(cells)
        for cell in range(16)
        if after[cell] == 0
        for tile in (1, 2)
    )


def test_where_there_is_danger_and_a_choice_it_looks_further(network: Network) -> None:
    rng, cases = random.Random(12), set()
    boards = [bytes([0, 1, 2, 3, 0, 2, 3, 1] * 2)] * 4
    boards += [bytes(tile or rng.randint(1, 9) * (rng.random() < 0.8) for tile in random_cells(rng)) for _ in range(60)]
    for cells in boards:
        usual = move_values(cells, 2, value_by(network))
        worths = [value for value in usual if value is not None]
        if not worths:
            continue
        poor, ends, choice = rng.random() < 0.5, meets_an_end(cells), len(worths) > 1
        safe = max(worths) * (1.1 if poor else 0.9)
        wanted = move_values(cells, 3, value_by(network)) if choice and (poor or ends) else usual
        agree(Player(network, depth=2, cut=0, danger=(safe, 3, 0)).values(pack(cells)), wanted)
        cases.add((poor, ends, choice))
    assert {(True, False, True), (False, True, True), (False, False, True), (True, False, False)} <= cases


def halved(cells: Cells) -> Cells:
    """Return the board with all tiles above the largest gap halved, repeatedly.

    Until there is no tile of 8192 or no gap from 128 on.
    """
    largest = max(cells)
    gaps = [size for size in range(7, largest) if size not in cells]
    if largest < 13 or not gaps:
        return cells
    return halved(bytes(cell - (cell > max(gaps)) for cell in cells))


def test_a_board_with_large_tiles_is_looked_at_as_one_without_the_gap(network: Network) -> None:
    rng, plain, player = random.Random(8), Player(network, depth=2), Player(network, depth=2, halving=True)
    changed = 0
    for _ in range(300):
        cells = bytes(rng.choice([0, 1, 2, 3, 7, 8, 9, 10, 11, 12, 13, 14, 15]) for _ in range(16))
        assert player.values(pack(cells)) == plain.values(pack(halved(cells)))
        changed += halved(cells) != cells
    assert changed > 50


def test_a_game_with_halved_boards_is_played_on_the_board_itself(network: Network) -> None:
    start = pack(bytes([13, 11, 9, 0] + [0] * 12))
    player = Player(network, depth=1, halving=True)
    game = player.play(games=1, seed=4, start=start)
    stream, score = Stream(4, 0), 0
    board = unpack(start)
    for _ in range(game.moves[0]):
        values = player.values(pack(board)) or ()
        best = max((value, -direction) for direction, value in enumerate(values) if value is not None)
        after, gain = next((after, gain) for way, after, gain in moves(board) if way == -best[1])
        score += gain
        board = stream.place(after)
    assert score == game.scores[0] and max(board) == game.largest[0] and not moves(board)


def test_values_do_not_depend_on_what_was_asked_before(network: Network) -> None:
    rng, player = random.Random(5), Player(network, depth=3, cut=0.01)
    boards = [pack(random_cells(rng)) for _ in range(30)]
    assert [player.values(board) for board in boards] == [
        Player(network, depth=3, cut=0.01).values(board) for board in boards
    ]


def test_a_cut_that_no_tile_passes_looks_one_move_ahead(network: Network) -> None:
    rng = random.Random(6)
    for _ in range(50):
        board = pack(random_cells(rng))
        agree(Player(network, depth=4, cut=2).values(board), list(Player(network, depth=1).values(board) or ()))


def test_tiles_rarer_than_the_cut_are_not_looked_behind(network: Network) -> None:
    """Tiles less likely than the cut are not searched.

    After any move there are three gaps: a 2 appears in one of them with probability 0.3, a 4 with a thirtieth.
    """
    board = pack(bytes([1, 2, 3, 4, 5, 6, 7, 8, 2, 1, 4, 3, 9, 0, 0, 0]))

    def values(cut: float) -> tuple[float | None, ...] | None:
        return Player(network, depth=3, cut=cut).values(board, four=0.1)

    full_search, twos_only, none = values(0), values(0.1), values(0.5)
    assert len({full_search, twos_only, none}) == 3
    assert values(0.033) == full_search and values(0.034) == values(0.299) == twos_only and values(0.301) == none


def test_illegal_moves_have_no_value(network: Network) -> None:
    for player in (Player(network, depth=2), Player(depth=1)):
        assert player.values(pack(LOST)) == (None,) * 4
        assert [value is None for value in player.values(pack(ONE_WAY)) or ()] == [True, False, True, True]


@pytest.mark.parametrize("depth", [0, MOST_DEPTH + 1])
def test_a_depth_out_of_range_is_refused(depth: int) -> None:
    with pytest.raises(InputError, match="Use 1 to 8"):
        Player(depth=depth)


def test_a_game_is_the_best_move_again_and_again(network: Network) -> None:
    sample = Player(network, depth=1).play(games=3, seed=9)
    for index in range(3):
        stream = Stream(9, index)
        cells, score, count = stream.first(), 0, 0
        while options := moves(cells):
            _, cells, gain = max(options, key=lambda move: move[2] + network.value(pack(move[1])))
            cells, score, count = stream.place(cells), score + gain, count + 1
        assert (sample.moves[index], sample.scores[index], sample.largest[index]) == (count, score, max(cells))


def test_the_same_seed_plays_the_same_games() -> None:
    player = Player(depth=1)
    ten = player.play(games=10, seed=3)
    four = Player(depth=1).play(games=4, seed=3)
    assert ten.scores[:4] == four.scores and ten.moves[:4] == four.moves
    assert player.play(games=4, seed=4).scores != four.scores


def test_no_games_are_refused() -> None:
    with pytest.raises(InputError, match="1 or more"):
        Player().play(games=0, seed=1)


def test_the_heuristic_makes_2048_in_most_games() -> None:
    """The heuristic makes 2048 in most games, looking one move ahead.

    It did in 80 % of 500 games; 60 games stay above half with a probability of 1 - 1e-7.
    """
    sample = Player(depth=1).play(games=60, seed=1)
    assert sum(largest >= 11 for largest in sample.largest) > 30


def test_a_deep_search_can_be_cancelled() -> None:
    control, player = Control(), Player(depth=MOST_DEPTH, cut=0)
    found: list[object] = []
    thread = threading.Thread(target=lambda: found.append(player.values(pack(bytes([1, 2] + [0] * 14)), control)))
    thread.start()
    time.sleep(0.05)
    control.cancel()
    thread.join()
    assert found == [None]
    assert player.values(pack(LOST)) == (None,) * 4  # and it works on


def test_threads_may_share_a_player(network: Network) -> None:
    player, board = Player(network, depth=3), pack(bytes([1, 2, 3] + [0] * 13))
    wanted = player.values(board)
    found: list[object] = []
    threads = [threading.Thread(target=lambda: found.append(player.values(board))) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert found == [wanted] * 8


def test_cancelled_games_keep_the_finished_ones() -> None:
    control = Control()
    control.cancel()
    sample = Player(depth=1).play(games=5, seed=1, control=control)
    assert sample.games == 0 and control.done == 0 and control.total == 5


# the adviser


def test_the_adviser_plays_well(adviser: Adviser) -> None:
    """The adviser plays well: two moves ahead it made 2048 in 99.6 % and 8192 in 91 % of 500 games."""
    sample = Player(adviser.network, depth=2).play(games=12, seed=5)
    assert min(sample.largest) >= 9 and sum(largest >= 13 for largest in sample.largest) >= 7


@pytest.mark.parametrize("depth", [None, 1, 3])
def test_the_best_move_has_the_highest_value(depth: int | None, adviser: Adviser) -> None:
    rng = random.Random(8)
    for _ in range(30):
        cells = random_cells(rng, 8)
        values = adviser.values(pack(cells), depth=depth)
        assert values is not None
        assert [direction for direction, _, _ in moves(cells)] == [d for d in range(4) if values[d] is not None]
        best = adviser.find_best_direction(pack(cells), depth=depth)
        assert best is not None and values[best] == max(value for value in values if value is not None)


def test_with_no_time_the_adviser_looks_two_moves_ahead(adviser: Adviser) -> None:
    rng = random.Random(7)
    for _ in range(20):
        board = pack(random_cells(rng, 9))
        assert adviser.values(board, seconds=0) == adviser.values(board, depth=2)


def test_advice_for_an_image_of_a_board_is_the_image_of_the_advice(adviser: Adviser) -> None:
    rng = random.Random(9)
    for _ in range(30):
        cells = random_cells(rng, 9)
        mirrored = bytes(cells[4 * (i // 4) + 3 - i % 4] for i in range(16))
        turned = bytes(cells[4 * (i % 4) + i // 4] for i in range(16))
        for depth in (2, None):
            left, right, up, down = adviser.values(pack(cells), depth=depth) or ()
            assert adviser.values(pack(mirrored), depth=depth) == (right, left, up, down)
            assert adviser.values(pack(turned), depth=depth) == (up, down, left, right)


@pytest.mark.parametrize("four", [0.1, 0.5, 0.9])
def test_moves_that_are_images_of_each_other_are_worth_the_same(four: float, adviser: Adviser) -> None:
    """Mirrored moves have exactly the same value, also in cut searches: rounding may not tell them apart."""
    rng = random.Random(10)
    for _ in range(30):
        half = random_cells(rng, 9)[:8]
        symmetric = bytes(half[2 * (i // 4) + min(i % 4, 3 - i % 4)] for i in range(16))
        left, right, _, _ = adviser.values(pack(symmetric), four=four) or ()
        assert left == right


def test_a_lost_board_has_no_best_move(adviser: Adviser) -> None:
    assert adviser.find_best_direction(pack(LOST)) is None and adviser.values(pack(LOST), seconds=0.01) == (None,) * 4


def test_advice_can_be_cancelled(adviser: Adviser) -> None:
    control = Control()
    control.cancel()
    assert adviser.values(pack(bytes([1, 2] + [0] * 14)), control=control) is None
    assert adviser.values(pack(bytes([1, 2] + [0] * 14)), seconds=1, control=control) is None


def test_the_largest_tiles_do_not_break_it(adviser: Adviser) -> None:
    cells = bytes([15, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 1, 0, 0, 0])
    values = adviser.values(pack(cells)) or ()
    assert unpack(pack(cells)) == cells and all(value is None or value > 0 for value in values)
    assert values[1] is not None


def test_damaged_weights_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "bad.network"
    path.write_bytes(b"nothing")
    with pytest.raises(InputError, match=r"bad\.network is not a table of this program\."):
        Adviser.load(path)


def test_random_tables_are_played_as_well() -> None:
    network = random_network(((0, 1), (5,)), 1)
    assert Player(network, depth=1).play(games=2, seed=1).games == 2
