"""Games that the adviser plays on from one board, on several threads, reported in their order."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from threading import local

from core.base.control import Control
from core.twenty48.adviser.adviser import player
from core.twenty48.adviser.ntuple import Network
from core.twenty48.bitboard import pack
from core.twenty48.board import Board


@dataclass(frozen=True)
class Rollouts:
    """Games of one seed from one board, each played until it is lost or has a tile of 2^`until`."""

    network: Network
    board: Board
    until: int
    seed: int
    depth: int
    """Number of moves the adviser looks ahead."""

    def play(
        self,
        games: range,
        *,
        threads: int,
        begin: Callable[[], object],
        found: Callable[[int, bytes], object],
        control: Control,
    ) -> None:
        """Play the games with these numbers in threads, each of which first calls `begin`.

        `found` gets the number and the largest exponent of each game as soon as it and those before it are over: if
        games were reported as they end, short ones, which are the lost ones, would come first. When `control` is
        cancelled, games in play are dropped.
        """
        thread_data, start = local(), pack(self.board.cells)

        def play(number: int) -> bytes:
            if control.cancelled:
                return b""
            if not hasattr(thread_data, "player"):
                thread_data.player = player(self.network, self.depth)
            sample = thread_data.player.play(
                games=1, seed=self.seed, first=number, start=start, until=self.until, control=control
            )
            return bytes(sample.largest)

        with ThreadPoolExecutor(threads, initializer=begin) as pool:
            for number, largest in zip(games, pool.map(play, games), strict=True):
                if not largest:
                    break
                found(number, largest)
