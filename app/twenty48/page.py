"""2048 page: its widgets and their connections to the model."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QGuiApplication, QHideEvent, QPainter, QShowEvent

from app.base.export import export
from app.base.language.words import tr, translate
from app.base.services import READY, Services, StatusMessage
from app.base.session.session import MoveRun
from app.shell.page import Page
from app.twenty48.advice import wording
from app.twenty48.advice.autoplay import StopOnKey
from app.twenty48.advice.hint import MoveHint
from app.twenty48.advice.review_section import ReviewSection
from app.twenty48.advice.section import ValueSection
from app.twenty48.advice.training_card import TrainingCard
from app.twenty48.board.board import Twenty48BoardView
from app.twenty48.board.editor import BoardEditor, EditBar
from app.twenty48.board.end_card import EndCard
from app.twenty48.board.score import BoardSection, ScoreLine
from app.twenty48.board.shape_choice import ShapeChoice
from app.twenty48.board.words import describe_move, direction, rows_in_words
from app.twenty48.commands import declare_commands
from app.twenty48.games.card import FINISHED, SAVED, GamesCard, lines
from app.twenty48.games.replay_bar import ReplayBar
from app.twenty48.model.model import Twenty48Model
from app.twenty48.plots.switcher import Plots
from app.widgets.controls.buttons import IconButton
from app.widgets.controls.dropdown import Dropdown
from core.base.puzzle import InputError
from core.base.words import phrase
from core.twenty48.board import FOUR
from core.twenty48.puzzle import MOVES, PUZZLE, targets
from core.twenty48.results import rules_of
from core.twenty48.shape import BoardShape

LEAST_STAGE = 372
"""Height in pixels below which the stage shows the board alone."""
PICTURE = 800
"""Longer side of an exported picture of the board, in pixels."""
HINT = phrase("Move with the arrow keys, W A S D or H J K L, or swipe with the mouse. R starts again.")
REPLAY_HINT = phrase(
    "Left and right go through the game, Space plays it. N jumps to the next mistake, C plays on from here."
)


def create(services: Services) -> Page:
    """Create the page for the registry of pages."""
    return Twenty48Page(services)


class Twenty48Page(Page):
    """Page with the board, figures, advice and plots of the model's game."""

    def __init__(self, services: Services) -> None:
        super().__init__("2048", "2048", services, panel_width=440)
        self.model = model = Twenty48Model(services, self)
        self.keep(model.game, str(model.shape))
        if not model.game.moves:
            # the first board was dealt before the session was connected to the store
            model.game.changed.emit()
        model.slot_changed.connect(self.use_slot)

        self.view = Twenty48BoardView()
        self.view.set_hint(translate(HINT))
        self.view.show_board(model.board)
        self.view.swiped.connect(model.press)
        self.set_stage(self.view)
        self.card = EndCard(self.view, model)
        self.replay_bar = ReplayBar(model)
        self.add_below_stage(self.replay_bar)
        self.commands.add(*declare_commands(self, model))
        self.editor, self.edit_bar = BoardEditor(self.view, model), EditBar(model, self.commands)
        self.add_below_stage(self.edit_bar)

        self.hint = MoveHint(self.view, model)
        self.scores = ScoreLine(model, self.view)
        self.add_above_stage(self.scores)
        self.stage_column.resized.connect(self._fit_stage)
        self.values = ValueSection(model.assistant, self.commands)
        self.board_section = BoardSection(model)
        self.review = ReviewSection(model, self.commands)
        for section in (self.values, self.review, self.board_section):
            self.panel.add(section)
        StopOnKey(model.assistant, self.view)
        self.plots = Plots(services, model)
        self.plots.expanded.connect(lambda subject: services.open_subject("lab", subject))
        self.set_pane(self.plots)
        self._fill_header()

        model.moved.connect(self._animate)
        model.jumped.connect(lambda: self.view.show_board(model.board))
        model.changed.connect(self._refresh)
        model.assistant.changed.connect(self.commands.refresh)
        model.assistant.changed.connect(self.status_changed)
        self._refresh()

    def _fit_stage(self) -> None:
        """Leave the board its room where the stage has little height."""
        self.scores.setVisible(self.stage_column.height() >= LEAST_STAGE)

    def _fill_header(self) -> None:
        self.shapes = ShapeChoice(self.model.shape)
        self.shapes.chosen.connect(self._choose_shape)
        self.targets = Dropdown([("2048", "2048")], "2048", tr("Target"))
        self.targets.setToolTip(tr("The tile that wins the game"))
        self.targets.chosen.connect(self._choose_target)
        self.header.add_choice(self.shapes, folding=self.shapes)
        self.header.add_choice(self.targets, optional=True)
        for key in ("undo", "redo", "new", "edit", "games", "export"):
            command = self.commands.command(f"2048.{key}")
            self.header.add_tool(IconButton(command.icon, action=self.commands[command.key]))
        self.add_frame_tools()
        self.offer_board_in_words(lambda: rows_in_words(self.model.board))
        self.offer_on_stage(
            *("2048.undo", "2048.redo", "", "2048.copy", "2048.paste", "", "2048.export", "2048.copy_picture")
        )

    # views of the model

    def _animate(self, run: MoveRun) -> None:
        """Show a run of moves on the board, animating only the last one."""
        step = run.steps[-1]
        if len(run.steps) > 1:
            self.view.show_board(step.before)
        self.view.play(step.after, step.events, forward=run.forward)

    def run_in_words(self, run: MoveRun, moves: Sequence[str]) -> str:
        if not run.forward:
            return tr("Taken back: {board}", board=rows_in_words(self.model.board))
        step = run.steps[-1]
        return describe_move(moves[-1], step.events, step.after.columns)

    def _refresh(self) -> None:
        """Update the header and the facts in the status line."""
        model = self.model
        self.shapes.show_shape(model.shape)
        offered = [(str(target), str(target)) for target in targets(model.board.shape)]
        self.targets.set_choices(offered, str(model.target))
        self.view.set_hint("" if model.draft is not None else translate(REPLAY_HINT if model.replaying else HINT))
        edited = (tr("Edited board"),) if model.draft is not None else ()
        fours = () if model.four == FOUR else (tr("{share:g} % fours", share=100 * model.four),)
        seed = (tr("Seed {seed}", seed=model.shown_session.seed),) if model.shown_session.seed else ()
        self.set_facts(*edited, model.board.shape.title, *fours, *seed)

    @property
    def situation(self) -> Hashable:
        shown = self.model.shown_session
        return self.model.replaying, shown.position, shown.state

    @property
    def standing(self) -> StatusMessage:
        model = self.model
        ending, assistant, draft = model.ending, model.assistant, model.draft
        if draft is not None:
            detail = draft.reason or tr("Enter plays from here, Esc goes back to your game")
            return StatusMessage(tr("Editing the board"), detail)
        if ending is not None:
            return StatusMessage(ending.title, ending.result)
        if model.replayed is not None:
            return StatusMessage(tr("Review of a finished game"), lines(model.replayed)[1])
        if assistant.autoplaying:
            return StatusMessage(tr("Playing the best moves"), tr("any key stops it"))
        if assistant.hint is not None and assistant.advice is not None:
            hint = tr("Hint: {move}", move=direction(MOVES[assistant.hint]))
            return StatusMessage(hint, wording.verdict(assistant.advice))
        return READY

    def _choose_shape(self, shape: BoardShape) -> None:
        self.model.shape = shape

    def _choose_target(self, key: str) -> None:
        self.model.target = int(key)

    # commands

    def choose_board(self) -> None:
        """Ask for the rows and columns of another board."""
        self.shapes.ask()

    def open_finished_games(self) -> None:
        """Open the card with the finished games on boards of this shape."""
        self._open_games(FINISHED)

    def open_saved_games(self) -> None:
        """Open the card with the games saved under a name."""
        self._open_games(SAVED)

    def _open_games(self, which: str) -> None:
        model = self.model
        model.game.player.stop()
        model.recorder.settle()
        card = GamesCard(
            self.window(),
            model.recorder.games,
            model.saved,
            rules_of(model.game.state),
            former_best=model.bests.of_anybody(model.shape),
            which=which,
        )
        card.replayed.connect(model.show_replay)
        card.replayed.connect(self.view.setFocus)
        card.loaded.connect(model.load)
        card.saved.connect(model.save)
        card.open_below(self.header)

    def open_training(self) -> None:
        """Open the card in which a network is trained."""
        TrainingCard(self.window(), self.model.training).open_below(self.header)

    def export_picture(self) -> None:
        """Save the board as a picture file."""
        export.ask_and_save(self, self._draw, self.picture_size, "2048", self.services)

    def copy_picture(self) -> None:
        """Copy a picture of the board to the clipboard."""
        export.copy(self._draw, self.picture_size, self.services)

    @property
    def picture_size(self) -> QSize:
        """Size of an exported picture of the board, in pixels."""
        rows, columns = self.model.board.shape
        return QSize(PICTURE * columns // max(rows, columns), PICTURE * rows // max(rows, columns))

    def _draw(self, painter: QPainter) -> None:
        self.view.paint(painter, QRectF(0, 0, self.picture_size.width(), self.picture_size.height()))

    def copy_board(self) -> None:
        """Copy the board as text to the clipboard."""
        QGuiApplication.clipboard().setText(PUZZLE.format(self.model.board))
        self.services.messages.toast(tr("Copied the board"), tr("Paste it into any text"))

    def paste_board(self) -> None:
        """Play from the board in the clipboard; keep the running game if the text is no board."""
        try:
            board = PUZZLE.parse(QGuiApplication.clipboard().text())
        except InputError as error:
            reason = translate(error.sentence)
            self.services.messages.say(tr("The clipboard holds no board."), reason, good=False)
            return
        self.model.set_up(board)
        self.services.messages.say(tr("Playing from the pasted board"))

    # calls from the window

    def flush(self) -> None:
        self.model.recorder.settle()
        super().flush()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.model.assistant.in_view = True

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.model.assistant.in_view = False
