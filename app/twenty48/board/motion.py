"""Animation of 2048 tiles: what to draw at each moment of a move, without Qt and rules.

Positions are in cells, times in milliseconds.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from core.twenty48.board import Board
from core.twenty48.events import Appear, Event, Merge, TileSlide

SLIDE_MS = 100
GROW_MS = 200
FADE_MS = 100


class Sprite(NamedTuple):
    """Tile to draw: its column and row in cells, its scale (1 fills a cell) and its opacity."""

    exponent: int
    column: float
    row: float
    scale: float = 1.0
    opacity: float = 1.0


class TileMotion:
    """Motion of the tiles in one move; `list_sprites` gives every tile at one moment, those drawn on top last.

    Timings are the original's: tiles slide for 100 ms, then for 200 ms the new tile grows in and merged tiles pop.
    A move taken back slides for 100 ms the other way. With `reduced` nothing moves: what is new fades in.
    """

    def __init__(
        self, before: Board, after: Board, events: Sequence[Event], *, forward: bool, reduced: bool = False
    ) -> None:
        self._columns = after.columns
        self._after = after
        self._forward = forward
        self._reduced = reduced
        self._tiles: list[tuple[int, int, int]] = []
        """(exponent, source cell, target cell) of every tile that moves, in the direction of play."""
        self._grown: list[tuple[int, int, bool]] = []
        """(exponent, cell, merged) of the tiles that the move creates."""
        earlier = (before if forward else after).cells
        moved: set[int] = set()
        for event in events:
            if isinstance(event, TileSlide):
                self._tiles.append((earlier[event.source], event.source, event.target))
                moved.add(event.source)
            elif isinstance(event, Merge):
                self._tiles.extend((event.exponent - 1, source, event.target) for source in event.sources)
                self._grown.append((event.exponent, event.target, True))
                moved.update(event.sources)
            elif isinstance(event, Appear):
                self._grown.append((event.exponent, event.cell, False))
        self._still = [(exponent, cell) for cell, exponent in enumerate(earlier) if exponent and cell not in moved]

    @property
    def duration(self) -> int:
        """Duration of the animation in milliseconds."""
        if self._reduced:
            return FADE_MS
        return SLIDE_MS + GROW_MS if self._forward else SLIDE_MS

    def list_sprites(self, ms: float) -> list[Sprite]:
        """Return every tile as it is drawn `ms` milliseconds after the move was made."""
        if ms >= self.duration:
            return rest(self._after)
        if self._reduced:
            return self._fade_in(ms / FADE_MS)
        return self._play_forward(ms) if self._forward else self._taken_back(ms)

    def _play_forward(self, ms: float) -> list[Sprite]:
        way = ease_in_out(min(1.0, ms / SLIDE_MS))
        sprites = [self._sprite(exponent, cell) for exponent, cell in self._still]
        sprites += [self._interpolate_tile(tile, way) for tile in self._tiles]
        grown = (ms - SLIDE_MS) / GROW_MS
        if grown > 0:
            for exponent, cell, merged in self._grown:
                scale, opacity = (pop(grown), 1.0) if merged else (ease_out(grown), min(1.0, 2 * grown))
                sprites.append(self._sprite(exponent, cell, scale, opacity))
        return sprites

    def _taken_back(self, ms: float) -> list[Sprite]:
        way = ease_in_out(ms / SLIDE_MS)
        sprites = [self._sprite(exponent, cell) for exponent, cell in self._still]
        sprites += [self._sprite(e, cell, 1 - way, 1 - way) for e, cell, merged in self._grown if not merged]
        return sprites + [self._interpolate_tile(tile, 1 - way) for tile in self._tiles]

    def _fade_in(self, share: float) -> list[Sprite]:
        fresh = {cell for _, cell, _ in self._grown} if self._forward else {cell for _, cell, _ in self._tiles}
        return [
            sprite._replace(opacity=share if round(sprite.row) * self._columns + round(sprite.column) in fresh else 1.0)
            for sprite in rest(self._after)
        ]

    def _sprite(self, exponent: int, cell: int, scale: float = 1.0, opacity: float = 1.0) -> Sprite:
        return Sprite(exponent, cell % self._columns, cell // self._columns, scale, opacity)

    def _interpolate_tile(self, tile: tuple[int, int, int], way: float) -> Sprite:
        exponent, source, target = tile
        (r0, c0), (r1, c1) = divmod(source, self._columns), divmod(target, self._columns)
        return Sprite(exponent, c0 + (c1 - c0) * way, r0 + (r1 - r0) * way)


def rest(board: Board) -> list[Sprite]:
    """Return the sprites of a board at rest."""
    return [Sprite(tile, cell % board.columns, cell // board.columns) for cell, tile in enumerate(board.cells) if tile]


def ease_in_out(share: float) -> float:
    """Map the elapsed share of an animation to its progress: slow, fast, slow."""
    return share * share * (3 - 2 * share)


def ease_out(share: float) -> float:
    """Map the elapsed share of an animation to its progress: fast, then slow."""
    return 1 - (1 - share) ** 2


def pop(share: float) -> float:
    """Return the scale of a merged tile after a share of its animation: from 0 to 1.2 and back to 1."""
    return 1.2 * ease_out(2 * share) if share < 0.5 else 1.2 - 0.2 * ease_in_out(2 * share - 1)
