"""The adviser's values: the further score of its own play, or the network's own values."""

from __future__ import annotations

import json

import pytest

from core.twenty48.adviser import forecast
from core.twenty48.adviser.adviser import Adviser
from core.twenty48.adviser.forecast import Forecast, ForecastFit
from core.twenty48.adviser.ntuple import FOUR_CELLS
from core.twenty48.adviser.training import Trainer
from core.twenty48.bitboard import pack
from core.twenty48.board import Board
from core.twenty48.puzzle import PUZZLE, retarget_board

BUSY = PUZZLE.parse("2 . 4 .\n8 2 . 64\n. 2 . .\n1024 4 2 .")


@pytest.fixture(scope="module")
def adviser() -> Adviser:
    return Adviser.load()


def with_fours(board: Board, four: float) -> Board:
    return retarget_board(board, board.target, four)


def legal(values: tuple[float | None, ...]) -> list[float]:
    return [value for value in values if value is not None]


def test_at_the_start_the_program_foretells_what_it_scores(adviser: Adviser) -> None:
    """At the start the forecast is within five standard errors of the measured mean score.

    The network itself says 124,000.
    """
    figures = json.loads(forecast.FIGURES.read_text(encoding="utf-8"))
    starts = [adviser.advise(PUZZLE.new("4x4", seed)) for seed in range(20)]
    foretold = sum(max(legal(advice.values)) for advice in starts if advice is not None) / len(starts)
    assert foretold == pytest.approx(figures["mean_score"], abs=5 * figures["standard_error"])
    assert all(advice is not None and advice.games == figures["games"] for advice in starts)


def test_values_follow_the_chance_of_a_4(adviser: Adviser) -> None:
    found = {four: adviser.advise(with_fours(BUSY, four)) for four in (0.1, 0.5, 0.9)}
    assert len({advice.values for advice in found.values() if advice is not None}) == 3
    assert found[0.5] is not None and found[0.5].values == adviser.values(pack(BUSY.cells), four=0.5)


@pytest.mark.parametrize("four", [0.0, 0.5, 1.0])
def test_nothing_was_measured_with_other_chances_of_a_4(four: float, adviser: Adviser) -> None:
    advice = adviser.advise(with_fours(BUSY, four))
    assert advice is not None and not advice.games and not advice.exact


def test_nothing_was_measured_of_another_network() -> None:
    trainer = Trainer(FOUR_CELLS, seed=1, rate=0.25)
    trainer.run(20)
    own = Adviser(trainer.network(), {"made_by": "the program's own training", "games": 20})
    advice = own.advise(BUSY)
    assert own.forecast is None and advice is not None and not advice.games
    assert advice.values == own.values(pack(BUSY.cells))


def test_moves_within_the_noise_of_rounding_are_no_mistakes(adviser: Adviser) -> None:
    assert adviser.network.noise == pytest.approx(26.13, abs=0.01)
    symmetric = PUZZLE.parse("2 . . 2\n4 . . 4\n8 . . 8\n64 32 32 64")
    advice = adviser.advise(symmetric)
    assert advice is not None and advice.cost(0) == advice.cost(1) == 0 and advice.cost(2) > 1000


def test_there_is_no_advice_for_other_boards(adviser: Adviser) -> None:
    for rows in ("2 4\n8 16", "65536 2 . .\n. . . .\n. . . .\n. . . .", "2 4 2 4\n4 2 4 2\n2 4 2 4\n4 2 4 2"):
        assert adviser.advise(PUZZLE.parse(rows)) is None


def test_factors_in_between_and_beyond() -> None:
    measured = Forecast({"seed": 1}, (10.0, 20.0), (ForecastFit(2.0, 100), ForecastFit(1.0, 50)))
    assert [measured.fit(total) for total in (0, 10, 14, 16, 20, 99)] == [
        (2.0, 100), (2.0, 100), (1.6, 100), (1.4, 50), (1.0, 50), (1.0, 50),
    ]  # fmt: skip
    assert measured.is_of({"seed": 1, "games": 3}) and not measured.is_of({"seed": 2}) and not measured.is_of({})
