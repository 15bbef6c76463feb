"""Other programs that play 2048, for the comparison of `statewalk bench --compare`."""

from __future__ import annotations

from random import Random
from typing import Any

from app.tools.compare import Peer, Work
from core.twenty48.board import first_board

MOVES = 2000
UNTIL = 17
"""Exponent of a target tile that random play never makes."""


def with_gymnasium_2048() -> tuple[Work, Work]:
    """Return two tasks that play `MOVES` legal random moves, with one call a move."""
    import gymnasium
    import gymnasium_2048  # noqa: F401  (it registers its game)

    game: Any = gymnasium.make("gymnasium_2048/TwentyFortyEight-v0").unwrapped

    def ours() -> list[float]:
        choose, made, seed = Random(1), 0, 1
        board = first_board(4, UNTIL, seed)
        while made < MOVES:
            directions = board.directions()
            if not directions:
                seed += 1
                board = first_board(4, UNTIL, seed)
                continue
            step = board.step(choose.choice(directions))
            assert step is not None
            board, made = step[0], made + 1
        return []

    def theirs() -> list[float]:
        choose, made = Random(1), 0
        game.reset(seed=1)
        while made < MOVES:
            _, _, over, _, about = game.step(choose.randrange(4))
            made += about["is_legal"]
            if over:
                game.reset()
        return []

    return ours, theirs


PEERS = (
    Peer("gymnasium-2048", "gymnasium_2048", f"{MOVES} moves of random play, a call each", "", with_gymnasium_2048),
)
