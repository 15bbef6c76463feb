"""Export commands: a picture, an animated GIF of a solution, or text with solutions."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject, QPoint, QSize
from PySide6.QtGui import QGuiApplication

from app.base.actions import Command
from app.base.export import export
from app.base.language.wording import clauses, format_integer, label_value
from app.base.language.words import tr, translate
from app.shell.page import Page
from app.sokoban.board.board import SokobanBoardView
from app.sokoban.export import gif
from app.sokoban.export.card import Clip, ExportCard, fitting, size_in, speed_in
from app.sokoban.library.level_set import level_title
from app.sokoban.library.titles import GAME_SO_FAR
from app.sokoban.model.model import SokobanModel
from app.sokoban.model.wording import cost_of
from app.sokoban.records.file_recordings import add_snapshots, add_solutions, branch_snapshots
from app.sokoban.records.solution_table import title
from app.sokoban.records.solutions import CheckedSolution, known_solutions
from core.base.puzzle import InputError
from core.base.words import phrase
from core.sokoban.formats.collection import CollectionEntry, make_collection, make_entry
from core.sokoban.level import Level, Recording
from core.sokoban.lurd import parse_lurd
from core.sokoban.replay import replay

PICTURE_SQUARE = 48
ANIMATIONS = {".gif": phrase("Animated GIF")}
LEVEL_FILES = {".sok": phrase("Sokoban level"), ".xsb": phrase("XSB level")}
"""File formats that can hold a solution."""


class ExportActions(QObject):
    """Export commands of the page, and the card that collects them."""

    def __init__(self, page: Page, model: SokobanModel, board: SokobanBoardView) -> None:
        super().__init__(page)
        self._page, self._model, self._board = page, model, board
        self.card: ExportCard | None = None

    def commands(self) -> list[Command]:
        """Return the export commands of the page."""
        return [
            Command("sokoban.export", "Export picture", self.save_picture, "export", ("Ctrl+E",),
                    "Save the board as PNG, SVG or PDF"),
            Command("sokoban.copy_picture", "Copy picture", self.copy_picture, "copy", (),
                    "Put a picture of the board into the clipboard"),
            Command("sokoban.export_card", "Export", self.open_card, "export", ("Ctrl+Shift+E",),
                    "Save a picture or an animation, or copy the level as text"),
            Command("sokoban.export_gif", "Save animated GIF", self.open_card, "play", (),
                    "Save a solution as an animation that any browser shows"),
            Command("sokoban.copy_solved", "Copy level with solutions", self.copy_with_solutions, "copy", (),
                    "Copy the level with title, author and solutions as .sok text"),
        ]  # fmt: skip

    def clips(self) -> list[Clip]:
        """Return the solutions of the level, best first in the player's order.

        The moves of the current game are added if they are not among them.
        """
        model, level = self._model, self._model.level
        solutions = known_solutions(level, model.solutions.read_records(level.key))
        solutions.sort(key=lambda one: model.options.cost(one.moves))
        found = [Clip(_with_cost(title(one), one.moves), one.moves, one.name, one.note) for one in solutions]
        played = "" if model.pulling else "".join(model.session.played_moves)
        if played and played not in {clip.moves for clip in found}:
            found.append(Clip(_with_cost(translate(GAME_SO_FAR), played), played))
        return found

    def open_card(self) -> None:
        """Open the export card below the header."""
        page = self._page
        self.card = ExportCard(page.window(), self.clips(), self._model.level.start.board, page.services.settings)
        self.card.gif_wanted.connect(self.save_gif)
        self.card.moves_wanted.connect(self._copy_moves)
        for button, command in (
            (self.card.picture, "export"),
            (self.card.level, "copy_level"),
            (self.card.solved, "copy_solved"),
        ):
            action = page.commands[f"sokoban.{command}"]
            button.setEnabled(action.isEnabled())
            button.clicked.connect(action.trigger)
        header = page.header
        self.card.open_at(header.mapToGlobal(QPoint(header.width() - 24, header.height() - 10)))

    def _copy_moves(self, clip: Clip) -> None:
        QGuiApplication.clipboard().setText(clip.moves)
        self._page.services.messages.toast(tr("Copied the moves"), clip.name)

    def save_picture(self) -> None:
        """Save a picture of the board in a file that the user chooses."""
        export.ask_and_save(self._page, *self._drawing(), self._model.level_name, self._page.services)

    def copy_picture(self) -> None:
        """Copy a picture of the board to the clipboard."""
        export.copy(*self._drawing(), self._page.services)

    def _drawing(self) -> tuple[export.Draw, QSize]:
        drawing = self._board.picture()
        return partial(drawing.paint, size=PICTURE_SQUARE), drawing.size(PICTURE_SQUARE)

    def save_gif(self, clip: Clip, size: str, speed: str) -> None:
        """Let the user choose a file and write the animation in a job."""
        messages = self._page.services.messages
        path = export.choose_file(
            self._page, tr("Save animated GIF"), self._name(clip.name), ANIMATIONS, self._page.services
        )
        if path is None:
            return
        start = self._model.level.start
        pictures = gif.scene(start, fitting(start.board.width, start.board.height, size))
        work = gif.saving(path, start, parse_lurd(clip.moves), pictures, speed)
        job = self._page.services.jobs.run(tr("Drawing the animation"), work, path.name)
        saved = tr("Saved {name}", name=path.name)
        job.finished.connect(lambda size: messages.toast(saved, f"{format_integer(max(1, size // 1024))} KB"))
        job.failed.connect(lambda reason: messages.say(tr("The animation was not saved."), reason, good=False))

    def animate_solution(self, solution: CheckedSolution) -> None:
        """Save an animation of a solution with the size and speed last chosen on the card."""
        settings = self._page.services.settings
        clip = Clip(_with_cost(title(solution), solution.moves), solution.moves, solution.name)
        self.save_gif(clip, size_in(settings), speed_in(settings))

    def _name(self, solution: str) -> str:
        """Return the file name for a solution of the level."""
        return clauses((self._model.level_name, solution))

    def save_solution(self, solution: CheckedSolution) -> None:
        """Let the user choose a file and write the level with one solution."""
        from core.sokoban.formats.write import save

        messages = self._page.services.messages
        name = self._name(_with_cost(title(solution), solution.moves))
        path = export.choose_file(
            self._page, tr("Save level with this solution"), name, LEVEL_FILES, self._page.services
        )
        if path is None:
            return
        recordings = self._with_lines_left(add_solutions((), [(solution.name, solution.moves, solution.note)]))
        try:
            save(path, make_collection("", [self._entry(recordings)]))
        except InputError as error:
            messages.say(tr("{name} was not saved.", name=path.name), translate(error.sentence), good=False)
        else:
            messages.toast(tr("Saved {name}", name=path.name), str(path.parent))

    def _entry(self, recordings: list[Recording]) -> CollectionEntry:
        level = self._model.level
        keys = level.keys or ((("Author", level.author),) if level.author else ())  # not shown
        return make_entry(level.rows, level_title(level.title, self._model.index), keys, level.comment, recordings)

    def _with_lines_left(self, recordings: list[Recording]) -> list[Recording]:
        """Return recordings followed by the complete lines of play that were left in the current game."""
        game, pull = self._model.session, self._model.pulling
        branches = [(branch.at, branch.moves) for branch in game.branches]
        lines = branch_snapshots(game.puzzle.format(game.start), game.moves, branches, pull=pull)
        return add_snapshots(self._model.level, recordings, lines)

    def copy_with_solutions(self) -> None:
        """Copy the level as .sok text with all its solutions and the lines of play that were left."""
        from core.sokoban.formats.write import write_sok

        level = self._model.level
        clips = [clip for clip in self.clips() if _solves(level, clip.moves)]
        recordings = self._with_lines_left(add_solutions((), [(clip.given, clip.moves, clip.note) for clip in clips]))
        text = write_sok(make_collection("", [self._entry(recordings)]))
        QGuiApplication.clipboard().setText(text)
        self._page.services.messages.toast(
            tr("Copied the level"), tr("with %n solutions", one="with %n solution", n=len(clips))
        )


def _with_cost(name: str, moves: str) -> str:
    """Return the name of a solution with its cost: "The file's: 2 pushes, 3 moves"."""
    return label_value(name, cost_of(moves))


def _solves(level: Level, moves: str) -> bool:
    try:
        return replay(level.start, "".join(parse_lurd(moves))).state.solved
    except InputError:
        return False
