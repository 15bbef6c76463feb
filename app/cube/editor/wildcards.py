"""Section about patterns with blank stickers, which may have any colour.

It finds a cube that fits or the shortest way to one, and stores the pattern under a name.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout

from app.base.actions import with_key
from app.base.jobs.jobs import QuestionRunner
from app.base.language.wording import fixed_percent, sentences
from app.base.language.words import tr, translate
from app.base.services import Services
from app.cube.editor.drawn_patterns import LONGEST_NAME, DrawnPattern, DrawnPatterns
from app.cube.editor.editor import StickerEditor
from app.cube.model.model import CubeModel
from app.widgets.controls.buttons import Button
from app.widgets.controls.field import Field
from app.widgets.controls.segment import Segment
from app.widgets.explained_figures import figure_number
from app.widgets.panel import Section
from app.widgets.text import Label
from core.base.control import Control
from core.base.puzzle import InputError
from core.base.words import phrase
from core.cube.cubie import Cube
from core.cube.metrics import Metric
from core.cube.painted_net import fitting, shape_of
from core.cube.puzzle import CubePuzzle
from core.explain.cube import cube

BOARD, SOLVED = "board", "solved"
STARTS = ((BOARD, phrase("From this cube")), (SOLVED, phrase("From a solved cube")))
INVITATION = phrase("Paint the stickers that matter and leave the rest blank: a blank sticker can be any colour.")
SEED_BITS = 48


class WildcardSection(Section):
    """Section below the sticker editor; it finds cubes that fit the editor's partly blank net."""

    fitted = Signal(object)
    """A fitting cube was found, to begin with: the Cube."""
    wanted = Signal(object, object)
    """The user wants to play the way found: the Cube it starts from, and its moves."""

    def __init__(self, services: Services, model: CubeModel, editor: StickerEditor) -> None:
        super().__init__(tr("Blank stickers"))
        self._model, self._editor = model, editor
        self._asker, self._messages = QuestionRunner(services.jobs), services.messages
        self._own, self._opened = services.get_shared(DrawnPatterns), ""
        """Name of the library pattern that is being edited, or ""."""
        self._excluded: list[int] = []
        self._found: tuple[Cube, list[str]] | None = None
        self.start = Segment(STARTS, BOARD)
        self.start.setAccessibleName(tr("Starting position"))
        self.start.chosen.connect(lambda _start: self._reset())
        self.fit_button = Button(tr("Any match"))
        self.fit_button.setToolTip(tr("Begin with one of the cubes that have these stickers"))
        self.search_button = Button(tr("Find shortest moves"))
        self.search_button.setToolTip(tr("The fewest moves to any cube with these stickers"))
        self.cancel_button = Button(tr("Cancel"))
        self.play_button = Button(tr("Play it"), primary=True)
        self.words = Label("", 12, 400, "text2", wrap=True)
        self.add(self.start)
        line = QHBoxLayout()
        line.setSpacing(8)
        for button, act in (
            (self.search_button, self.search), (self.cancel_button, self._reset), (self.play_button, self._play),
            (self.fit_button, self.fit),
        ):  # fmt: skip
            button.clicked.connect(act)
            line.addWidget(button)
        line.addStretch(1)
        self.body.addLayout(line)
        self.add(self.words)
        self.name = Field(tr("Name of this pattern"))
        self.name.edit.setMaxLength(LONGEST_NAME)
        self.name.submitted.connect(lambda _name: self.keep())
        self.name.edit.textEdited.connect(lambda _name: self.name.set_error(""))
        self.keep_button = Button(tr("Keep", context="stickers of any colour"))
        self.keep_button.setToolTip(with_key(tr("Keep the pattern in the pattern library"), "Ctrl+B"))
        self.keep_button.clicked.connect(self.keep)
        line = QHBoxLayout()
        line.setSpacing(8)
        line.addWidget(self.name, 1)
        line.addWidget(self.keep_button, 0, Qt.AlignmentFlag.AlignTop)
        self.body.addLayout(line)
        editor.painted.connect(lambda _net: self._reset())
        for signal in (model.session.changed, model.metric_changed, model.mode_changed):
            signal.connect(self._reset)
        self._reset()

    def _reset(self) -> None:
        """Forget the result because the question changed."""
        self._asker.forget()
        self._found = None
        self._show(translate(INVITATION))

    def _show(self, words: str, ink: str = "text2") -> None:
        net, judgement = self._editor.stickers, self._editor.judgement
        asks = judgement.left > 0 and net != shape_of(net).unpainted_net and not judgement.reason
        self.search_button.setVisible(not self._asker.is_busy and self._found is None)
        self.cancel_button.setVisible(self._asker.is_busy)
        self.play_button.setVisible(self._found is not None)
        self.search_button.setEnabled(asks)
        self.fit_button.setEnabled(asks and not self._asker.is_busy)
        self.keep_button.setEnabled(net != shape_of(net).unpainted_net)
        self.words.say(words)
        self.words.set_ink(ink)

    # actions of the user

    def fit(self) -> None:
        """Find a random cube that fits and emit `fitted`."""
        work = partial(_fitting, self._editor.stickers, random.getrandbits(SEED_BITS))
        self._ask(tr("Looking for a cube that fits"), work, self.fitted.emit)

    def search(self) -> None:
        """Find the fewest turns that lead to a fitting cube."""
        model = self._model
        start = model.session.state if self.start.current == BOARD else model.puzzle.solved
        self._excluded = []
        work = partial(_find_shortest_way, model.puzzle, start, self._editor.stickers, model.metric, self._excluded)
        self._ask(tr("Searching for the shortest moves"), work, partial(self._on_found, start))

    def keep(self) -> None:
        """Store the net under the entered name; it may replace only the pattern it was made from."""
        try:
            pattern = self._own.keep(self.name.text, self._editor.stickers, self._opened)
        except InputError as error:
            self.name.set_error(translate(error.sentence))
            return
        self.name.set_error("")
        self._opened = pattern.name
        self._messages.toast(tr("{name} is kept", name=pattern.name), tr("In the pattern library"))

    def take_up(self, pattern: DrawnPattern) -> None:
        """Edit a pattern of the library."""
        self._editor.net.show_stickers(pattern.net)
        self._opened = pattern.name
        self.name.set_text(pattern.name)
        self.name.set_error("")

    def _ask(self, title: str, work: Callable[[Control], Any], done: Callable[[Any], object]) -> None:
        job = self._asker.ask(object(), title, work, done, on_failure=self._refuse, on_cancelled=self._reset)
        job.progressed.connect(self._show_progress)
        self._show_progress()

    def _refuse(self, reason: str) -> None:
        self._show(reason, "danger")

    def _play(self) -> None:
        if self._found is not None:
            self.wanted.emit(*self._found)

    # state of the search

    def _show_progress(self) -> None:
        job = self._asker.job
        if job is None:
            return
        words = [tr("Searching.")]
        if self._excluded:
            excluded, share = self._excluded[-1], job.counted_fraction or 0.0
            words = [
                tr("Not possible in {turns} or fewer.", turns=self._model.metric.turns(excluded)),
                tr(
                    "Sequences of length {excluded}: {share} searched.",
                    share=fixed_percent(share, 0),
                    excluded=excluded + 1,
                ),
            ]
            job.tell(None, None)  # the total is unknown, for it depends on the depth of the answer
        self._show(sentences(*words))

    def _on_found(self, start: Cube, moves: list[str] | None) -> None:
        if moves is None:
            return
        metric = self._model.metric
        length, text = metric.length(moves), self._model.puzzle.format_moves(moves)
        if moves:
            self._found = start, moves
        if length:
            length = figure_number(tr("moves"), length, cube.length(moves, metric))
        self._show(self._found_words(metric, length, text, other_way=bool(moves)), "text")

    def _found_words(self, metric: Metric, length: int, text: str, *, other_way: bool) -> str:
        """Describe the result: a way, or that the cube fits already, perhaps after a rotation."""
        if length and metric is Metric.HTM:
            return tr(
                "Shortest, %n moves HTM: {moves}",
                one="Shortest, %n move HTM: {moves}",
                n=length,
                moves=text,
            )
        if length:
            return tr(
                "Shortest, %n moves QTM: {moves}",
                one="Shortest, %n move QTM: {moves}",
                n=length,
                moves=text,
            )
        if self.start.current == BOARD:
            if other_way:
                return tr("The current cube already matches if held another way: {moves}.", moves=text)
            return tr("The current cube already matches.")
        if other_way:
            return tr("A solved cube already matches if held another way: {moves}.", moves=text)
        return tr("A solved cube already matches.")


def _fitting(net: bytes, seed: int, _control: Control) -> Cube:
    return fitting(net, random.Random(seed))


def _find_shortest_way(
    puzzle: CubePuzzle, start: Cube, net: bytes, metric: Metric, excluded: list[int], control: Control
) -> list[str] | None:
    from core.cube.notation.wildcards import shortest_way

    way = shortest_way(puzzle, start, net, metric, control, excluded.append)
    return None if way is None else [*way.rotation, *way.turns]
