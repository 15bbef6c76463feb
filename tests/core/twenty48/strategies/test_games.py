"""Strategies on 4x4: whole games follow the rules, and each strategy's sentence."""

from __future__ import annotations

import pytest

from core.base.control import Control
from core.base.puzzle import InputError
from core.base.trials import deviation, mean
from core.twenty48.play import play_random
from core.twenty48.strategies.games import play
from core.twenty48.strategies.strategy import CORNER, GREEDY, NEVER_UP, PERFECT, RANDOM, SNAKE, Strategy
from tests.core.twenty48.player_reference import Cells, Stream, moves
from tests.core.twenty48.strategies.test_microscope import snake_worth

EVERY = (GREEDY, SNAKE, CORNER, NEVER_UP, RANDOM)


def chosen(strategy: Strategy, options: list[tuple[int, Cells, int]], chance: float) -> int:
    """Return the move that the strategy's sentence demands; `chance` from 0 to 1 decides among equals."""
    directions = [direction for direction, _, _ in options]
    groups: dict[str, tuple[tuple[int, ...], ...]] = {
        CORNER.key: ((0, 2), (1, 3)), NEVER_UP.key: ((0, 1, 3), (2,)), RANDOM.key: ((0, 1, 2, 3),),
    }  # fmt: skip
    if strategy.key in groups:
        equal = next(
            found
            for group in groups[strategy.key]
            if (found := [place for place, direction in enumerate(directions) if direction in group])
        )
    else:
        worth = [gain if strategy is GREEDY else snake_worth(4, tuple(after)) for _, after, gain in options]
        equal = [place for place, one in enumerate(worth) if one == max(worth)]
    return equal[int(chance * len(equal))]


@pytest.mark.parametrize("strategy", EVERY, ids=lambda one: one.key)
def test_game_for_game_as_the_plain_rules_play(strategy: Strategy) -> None:
    sample = play(strategy.rule, strategy.shares, games=4, seed=5, first=3)
    for number in range(4):
        stream = Stream(5, 3 + number)
        cells, count, score = stream.first(), 0, 0
        while options := moves(cells):
            _, after, gained = options[chosen(strategy, options, stream.chance())]
            cells, count, score = stream.place(after), count + 1, score + gained
        assert (sample.moves[number], sample.scores[number]) == (count, score)
        assert sample.largest[number] == max(cells)


def test_the_random_one_scores_as_the_random_player_does() -> None:
    own = play(RANDOM.rule, RANDOM.shares, games=4000, seed=1).scores
    other = play_random(4, games=4000, seed=2).scores
    error = ((deviation(own) ** 2 + deviation(other) ** 2) / 4000) ** 0.5
    assert abs(mean(own) - mean(other)) < 4 * error


def test_it_is_cancelled_between_moves_and_refuses_what_it_cannot_play() -> None:
    control = Control()
    control.cancel()
    assert play(SNAKE.rule, SNAKE.shares, games=3, seed=1, control=control).games == 0
    with pytest.raises(InputError, match="1 or more"):
        play(SNAKE.rule, SNAKE.shares, games=0, seed=1)
    with pytest.raises(InputError, match="not known on 4x4"):
        play(PERFECT.rule, PERFECT.shares, games=1, seed=1)
