"""Switcher of the plots beside the 2048 board.

Moves to win in a bag, the game as a path, its review, chances of large tiles, random play, won games, boards by tile
sum.
"""

from __future__ import annotations

from PySide6.QtCore import QSize, Signal

from app.base.language.words import tr
from app.base.services import Services
from app.plots.panes.switcher import PlotSwitcher
from app.twenty48.model.model import Twenty48Model
from app.twenty48.plots.bag.moves import BagMoves
from app.twenty48.plots.chances.chances_ahead import ChancesAhead
from app.twenty48.plots.frame.dock import dock_size
from app.twenty48.plots.games.won_games import WonGames
from app.twenty48.plots.layers.counts import TileSumCounts
from app.twenty48.plots.path.game import PathOfGame
from app.twenty48.plots.random_play import RandomPlay
from app.twenty48.plots.review.game import ReviewOfGame
from app.widgets.panel import MARGIN
from core.base.words import phrase
from core.twenty48.bag.histogram import LEAST_TARGET, MOST_TARGET
from core.twenty48.results import rules_of

BAG, PATH, REVIEW, CHANCES = "bag", "path", "review", "chances"
RANDOM, GAMES, LAYERS = "random", "games", "layers"
PLOTS = (
    (BAG, phrase("Bag", context="a plot")),
    (PATH, phrase("Path", context="a plot")),
    (REVIEW, phrase("Review", context="a plot")),
    (CHANCES, phrase("Chances", context="a plot")),
    (RANDOM, phrase("Random", context="a plot")),
    (GAMES, phrase("Games", context="a plot")),
    (LAYERS, phrase("Layers", context="a plot")),
)
GAP = 8
"""Least gap in pixels between a title and the choice of plots beside it."""
GAME_IN_LAB = "lab/path/game"
"""Setting with the game whose path the Lab shows: key of a finished game, or "" for the running one."""
TITLE_FROM = 680
"""Width in pixels below which the choice of plots leaves room for a short title only."""
TITLE, TOOLS = MARGIN + 112, MARGIN + 3 * 36 + 12
"""Width in pixels of a short title, and of the buttons beside it."""


class Plots(PlotSwitcher):
    """Switcher that shows one plot of the board at a time."""

    expanded = Signal(str)
    """Emitted with a subject of the Lab when a plot is to be shown in full size."""

    def __init__(self, services: Services, model: Twenty48Model) -> None:
        super().__init__(services, "2048/plot", PLOTS)
        self._model = model
        self.random = RandomPlay(services, self)
        self.random.expanded.connect(lambda: self.expanded.emit(f"2048-{model.board.shape}"))
        self.bag = BagMoves(services, self)
        self.bag.expanded.connect(lambda: self._expand(f"bag-{model.target}"))
        self.path = PathOfGame(services, self)
        self.path.chosen.connect(model.go_to)
        self.path.expanded.connect(self._expand_path)
        self.review = ReviewOfGame(services, model.mistakes, self)
        self.review.chosen.connect(model.go_to)
        self.chances = ChancesAhead(services, model.assistant.values, self)
        self.games = WonGames(services, self)
        self.games.expanded.connect(lambda: self._expand(f"won-{model.board.shape}-{model.target}"))
        self.layers = TileSumCounts(services, self, "2048/layers")
        self.layers.expanded.connect(lambda: self._expand(f"layers-{model.board.shape}-{model.target}"))
        self._docks = {
            BAG: self.bag.lazy,
            PATH: self.path.lazy,
            REVIEW: self.review.lazy,
            CHANCES: self.chances.lazy,
            RANDOM: self.random.lazy,
            GAMES: self.games.lazy,
            LAYERS: self.layers.lazy,
        }
        self.set_faces(self._docks)
        for dock in self._docks.values():
            dock.built.connect(self.place)
        model.changed.connect(self._refresh)
        model.mistakes.changed.connect(self._refresh)
        self._refresh()

    def _refresh(self) -> None:
        board = self._model.board
        self.random.look_at(board)
        self.bag.look_at(self._model.boards)
        self.path.look_at(self._model.game_boards, self._model.shown_session.position, self._model.mistakes.marks)
        self.review.look_at(self._model.replay, ended=self._model.ending is not None and self._model.can_review)
        self.chances.look_at(board)
        self.games.look_at(rules_of(board))
        self.layers.look_at(board.shape, board.target, board.tile_sum)

    def _expand(self, subject: str) -> None:
        """Open a plot in full size, if the Lab supports this target."""
        if LEAST_TARGET <= self._model.board.target <= MOST_TARGET:
            self.expanded.emit(subject)
        else:
            words = tr("The Lab has targets up to {most}.", most=1 << MOST_TARGET)
            self._services.messages.say(words, tr("Choose a smaller one first."), good=False)

    def _expand_path(self) -> None:
        """Open the path of the replayed game, or of the running one, in the Lab."""
        game = self._model.replayed
        self._services.settings.set(GAME_IN_LAB, game.key if game is not None else "")
        self.expanded.emit("path")

    def sizeHint(self) -> QSize:
        return dock_size(self)

    def place(self) -> None:
        """Place the choice of plots beside the title if it fits, which saves a line, else below it."""
        choice, room = self.which.sizeHint().width(), self.width() - TITLE - TOOLS
        beside = room >= self.which.least_width
        if beside:
            choice = min(choice, room)
            self.place_choice(self.width() - choice - TOOLS, True, choice)
        else:
            self.place_choice(MARGIN, False, self.width() - 2 * MARGIN)
        self.bag.shorten_title(beside and self.width() < TITLE_FROM)
        for face in self._docks.values():
            if face.pane is not None:
                # the choice names the plot as well, so a title that would be cut is hidden
                room = self.which.x() - MARGIN - GAP
                face.pane.show_title(not beside or face.pane.title_width <= room)  # type: ignore[attr-defined]
