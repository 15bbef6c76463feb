"""Where in the window the figures of the articles live."""

from __future__ import annotations

from typing import NamedTuple

from core.base.words import phrase
from core.explain.articles import bag, korf, network, sokoban, walk


class Place(NamedTuple):
    """A page with one of its subjects, and what a button that leads there says."""

    page: str
    subject: str
    text: str


PLACES = {
    walk.DEPTHS: Place("lab", "cube-3x3x3-qtm", phrase("Depths of the cube")),
    walk.HALF_TURNS: Place("lab", "cube-3x3x3-htm", phrase("Depths of the cube")),
    walk.CHAIN: Place("lab", "chain-3x3x3-qtm", phrase("The cube's chain")),
    walk.LAW: Place("lab", "walk-3x3x3-qtm", phrase("Random walk on the cube")),
    walk.IDEAL: Place("lab", "ideal", phrase("An ideal puzzle")),
    network.PLAYED: Place("lab", "policy-success", phrase("Network without search")),
    network.SHORTER: Place("lab", "policy-shorter", phrase("Shorter scrambles")),
    korf.DATABASES: Place("lab", "korf-htm", phrase("Korf's tables")),
    korf.SEARCH: Place("lab", "search-htm", phrase("Korf's search")),
    korf.COMPASS: Place("cube", "", phrase("Rubik's Cube")),
    bag.CHAIN: Place("lab", "bag-2048", phrase("2048 in a bag")),
    bag.WON: Place("lab", "won-4x4-2048", phrase("Won games of 2048")),
    bag.LIFE: Place("lab", "life-4x4-2048", phrase("Seven lines and your games")),
    bag.BOARDS: Place("lab", "counts", phrase("All boards of 2048")),
    bag.LAYERS: Place("lab", "layers-4x4-2048", phrase("Boards of 2048")),
    bag.LAYERS_3: Place("lab", "layers-3x3-2048", phrase("Boards of 2048")),
    bag.LAYERS_2: Place("lab", "layers-2x2-2048", phrase("Boards of 2048")),
    sokoban.ROOMS: Place("lab", "rooms", phrase("Doubling rooms")),
    sokoban.CORRIDOR: Place("lab", "hard", phrase("Hard on purpose")),
    sokoban.SAVITCH: Place("lab", "savitch-4", phrase("Space against time")),
    sokoban.BOARD: Place("sokoban", sokoban.LEVEL, phrase("The article's level")),
    sokoban.HARD: Place("lab", "complexity-formula", phrase("How hard is Sokoban?")),
}
