"""Links from the figures of the articles to the pages that show them."""

from __future__ import annotations

from typing import NamedTuple

from core.base.words import phrase
from core.explain.articles import bag, korf, network, sokoban, walk


class SubjectLink(NamedTuple):
    """Link from figures of an article to a page and one of its subjects, with the text of the button for it."""

    page: str
    subject: str
    text: str


PLACES = {
    walk.DEPTHS: SubjectLink("lab", "cube-3x3x3-qtm", phrase("Depths of the cube")),
    walk.HALF_TURNS: SubjectLink("lab", "cube-3x3x3-htm", phrase("Depths of the cube")),
    walk.CHAIN: SubjectLink("lab", "chain-3x3x3-qtm", phrase("The cube's chain")),
    walk.LAW: SubjectLink("lab", "walk-3x3x3-qtm", phrase("Random walk on the cube")),
    walk.IDEAL: SubjectLink("lab", "ideal", phrase("An ideal puzzle")),
    network.PLAYED: SubjectLink("lab", "policy-success", phrase("Network without search")),
    network.SHORTER: SubjectLink("lab", "policy-shorter", phrase("Shorter scrambles")),
    korf.DATABASES: SubjectLink("lab", "korf-htm", phrase("Korf's tables")),
    korf.SEARCH: SubjectLink("lab", "search-htm", phrase("Korf's search")),
    korf.COMPASS: SubjectLink("cube", "", phrase("Rubik's Cube")),
    bag.CHAIN: SubjectLink("lab", "bag-2048", phrase("2048 in a bag")),
    bag.WON: SubjectLink("lab", "won-4x4-2048", phrase("Won games of 2048")),
    bag.LIFE: SubjectLink("lab", "life-4x4-2048", phrase("Mathematics of your games")),
    bag.BOARDS: SubjectLink("lab", "counts", phrase("All boards of 2048")),
    bag.LAYERS: SubjectLink("lab", "layers-4x4-2048", phrase("Boards of 2048")),
    bag.LAYERS_3: SubjectLink("lab", "layers-3x3-2048", phrase("Boards of 2048")),
    bag.LAYERS_2: SubjectLink("lab", "layers-2x2-2048", phrase("Boards of 2048")),
    sokoban.ROOMS: SubjectLink("lab", "rooms", phrase("Doubling rooms")),
    sokoban.CORRIDOR: SubjectLink("lab", "hard", phrase("Levels built to be hard")),
    sokoban.SAVITCH: SubjectLink("lab", "savitch-4", phrase("Memory against time")),
    sokoban.BOARD: SubjectLink("sokoban", sokoban.LEVEL, phrase("The article's level")),
    sokoban.HARD: SubjectLink("lab", "complexity-formula", phrase("How hard is Sokoban?")),
}
