"""Solver of the editor: the answer for the draft after each stroke, and which of its walls matter."""

from __future__ import annotations

from typing import TypeVar

from PySide6.QtCore import QObject, Signal

from app.base.jobs.jobs import Job, QuestionRunner
from app.base.language.wording import format_integer
from app.base.language.words import tr, translate
from app.base.services import Services
from app.sokoban.editor.kept_answers import KeptAnswers
from app.sokoban.editor.model import DraftModel
from app.sokoban.solve.known_levels import KnownLevels
from app.widgets.explained_figures import figure_number, figure_text
from core.base.control import Control
from core.base.puzzle import InputError
from core.base.words import phrase
from core.explain.sokoban import pushes
from core.sokoban.board import State
from core.sokoban.draft.grid import Draft, margins, square_name, xsb_rows
from core.sokoban.draft.remarks import level_of
from core.sokoban.solve.quick_check import SECONDS, QuickAnswer, choose_better, known_answer, quick_answer
from core.sokoban.solve.walls import Role, Wall, WallMap

KEPT = 16
"""Number of drafts whose results are kept in memory."""
WAITING = phrase("Answers as soon as nothing is left to fix")
THINKING = phrase("Solving")
STOPPED = phrase("Stopped; the results so far are kept.")


_Known = TypeVar("_Known")


class DraftSolver(QObject):
    """Solver of the draft; answers belong to the draft's squares and follow its changes."""

    changed = Signal()
    """Emitted when the answer or what is known of the walls may have changed."""

    def __init__(self, drafting: DraftModel, services: Services) -> None:
        super().__init__(drafting)
        self._drafting, jobs = drafting, services.jobs
        self._kept, self._known = KeptAnswers(services.store), services.get_shared(KnownLevels)
        self._quick, self._walls = QuestionRunner(jobs), QuestionRunner(jobs)
        self._answers: dict[Draft, QuickAnswer | InputError] = {}
        self._maps: dict[Draft, WallMap] = {}
        self.walls_shown = False
        self.refusal = ""
        """Why the examination of the walls has ended early; "" otherwise."""
        self._refused: Draft | None = None
        self._awake = False
        for signal in (drafting.changed, drafting.inspected, drafting.stepped):
            signal.connect(self._on_draft)

    def set_awake(self, awake: bool) -> None:
        """Start or stop solving; the editor rests while it is hidden."""
        self._awake = awake
        self._on_draft()

    # answer

    @property
    def answer(self) -> QuickAnswer | InputError | None:
        """Answer for the draft shown; None while it is not known."""
        return self._answers.get(_squares(self._drafting.shown))

    @property
    def sentence(self) -> str:
        """Answer for the draft shown, in words."""
        if not self._playable:
            return translate(WAITING if self._drafting.looked_over else THINKING)
        answer = self.answer
        if answer is None:
            return translate(THINKING)
        return translate(answer.sentence) if isinstance(answer, InputError) else _answer_words(answer)

    @property
    def _playable(self) -> bool:
        return self._drafting.looked_over and self._drafting.inspection.playable

    def _on_draft(self) -> None:
        draft = self._drafting.current
        if not (self._awake and self._playable and self._drafting.shown == draft):
            self._quick.forget()
            self._walls.forget()
        else:
            self._ask(_squares(draft))
            self._weigh()
        self.changed.emit()

    def _ask(self, draft: Draft) -> None:
        if draft in self._answers:
            self._quick.forget()
            return
        level = level_of(draft)
        kept = choose_better(
            self._kept.answer(draft) or QuickAnswer(), known_answer(self._known.look_up_start_bounds(level))
        )
        if kept.proved or kept.reason:
            self._quick.forget()
            _remember(self._answers, draft, kept)
            return
        self._quick.ask(
            draft,
            tr("Solving the draft"),
            lambda control: _improve_answer(level.start, kept, control),
            lambda found: self._keep(draft, found),
        )

    def _keep(self, draft: Draft, found: QuickAnswer | InputError) -> None:
        _remember(self._answers, draft, found)
        if isinstance(found, QuickAnswer):
            self._kept.keep_answer(draft, found)
        self.changed.emit()

    # walls

    @property
    def map(self) -> WallMap | None:
        """Known roles of the walls of the draft shown; None while walls are not examined."""
        return self._maps.get(_squares(self._drafting.shown)) if self.walls_shown else None

    @property
    def weighing(self) -> bool:
        """Whether a job is finding out which walls of the Sokoban draft matter, and how."""
        return self._walls.is_busy

    @property
    def walls_job(self) -> Job | None:
        """Job that examines the walls; None without one."""
        return self._walls.job

    def toggle_walls(self) -> None:
        """Turn the display of which walls matter on or off."""
        self.walls_shown = not self.walls_shown
        self.go_on()

    def go_on(self) -> None:
        """Continue the examination of the walls after it has ended early."""
        self.refusal, self._refused = "", None
        self._on_draft()

    def _weigh(self) -> None:
        draft = _squares(self._drafting.current)
        if self._refused != draft:
            self.refusal = ""
        if not self.walls_shown or self._refused == draft:
            self._walls.forget()
            return
        if draft not in self._maps:
            _remember(self._maps, draft, WallMap(xsb_rows(draft)))
            self._kept.recall(draft, self._maps[draft])
        found = self._maps[draft]
        if found.complete or self._walls.question == draft:
            return
        job = self._walls.ask(
            draft,
            tr("Checking the walls"),
            lambda control: _weigh_walls(found, control),
            lambda refusal: self._on_walls_weighed(draft, refusal),
            on_cancelled=lambda: self._on_walls_weighed(draft, STOPPED),
        )

        weighed = len(found.found)

        def keep() -> None:
            nonlocal weighed
            if len(found.found) != weighed:
                weighed = len(found.found)
                self._kept.keep_walls(draft, found)

        def tell() -> None:
            job.tell_done(len(found.found) / len(found.walls))
            self.changed.emit()

        job.ticked.connect(keep)
        job.progressed.connect(tell)

    def _on_walls_weighed(self, draft: Draft, refusal: str) -> None:
        if draft in self._maps:
            self._kept.keep_walls(draft, self._maps[draft])
        if refusal:
            self.refusal, self._refused = refusal, draft
        self.changed.emit()

    def words_of(self, square: int) -> str:
        """Return the role of the wall on a square in words; "" if there is nothing to say."""
        wall_map, walls, draft = self.map, self.walls, self._drafting.shown
        if wall_map is None or square not in walls:
            return ""
        return sentence_of(square_name(*draft.xy(square)), walls[square], wall_map.fewest)

    @property
    def walls(self) -> dict[int, Wall | None]:
        """Result for each wall of which something is to be said, by its square in the draft; None if not yet known."""
        wall_map, draft = self.map, self._drafting.shown
        if wall_map is None:
            return {}
        left, top, *_ = margins(self._drafting.shown)
        return {
            (y + top) * draft.width + x + left: wall_map.found.get((x, y))
            for x, y in wall_map.walls
            if not wall_map.is_unsolvable_either_way((x, y))
        }


def _answer_words(answer: QuickAnswer) -> str:
    if answer.pushes is None:
        if answer.reason:
            return tr("Not solvable: {reason}", reason=translate(answer.reason))
        return tr("No answer within {seconds:g} s", seconds=SECONDS)
    worked = pushes.upper(answer.pushes, answer.pushes if answer.proved else 0)
    number = figure_number(tr("pushes"), answer.pushes, worked)
    if answer.proved:
        return tr("Solvable in %n pushes, proved", one="Solvable in %n push, proved", n=number)
    return tr("Solvable, in %n pushes or fewer", one="Solvable, in %n push or fewer", n=number)


def sentence_of(square: str, wall: Wall | None, fewest: int | None) -> str:
    """Return the role of the wall on a square as a sentence."""
    if wall is None:
        return tr("{square}: not checked yet.", square=square)
    if wall.role is Role.NEEDED:
        return tr(
            "{square}: needed. Without this wall the level is not closed, or it becomes another level.", square=square
        )
    if wall.role is Role.BLOCKS:
        least = wall.fewest or 0
        return tr(
            "{square}: without this wall the level could be solved in %n pushes.",
            one="{square}: without this wall the level could be solved in %n push.",
            n=figure_number(tr("pushes without the wall"), least, pushes.upper(least, least)),
            square=square,
        )
    if wall.role is Role.HARDER:
        assert wall.fewest is not None and fewest is not None
        least, saved = wall.fewest, pushes.WALL.bind(beside=fewest, without=wall.fewest)
        return tr(
            "{square}: without this wall {least} pushes are enough, {saved} fewer than {fewest}.",
            square=square,
            least=figure_text(tr("pushes without the wall"), format_integer(least), pushes.upper(least, least)),
            saved=figure_text(tr("pushes saved"), format_integer(wall.saved), saved),
            fewest=figure_text(tr("fewest pushes"), format_integer(fewest), pushes.upper(fewest, fewest)),
        )
    if wall.role is Role.FREE:
        return tr("{square}: optional. Without this wall the fewest pushes stay the same.", square=square)
    return tr("{square}: not known. The search without this wall was given up.", square=square)


def _squares(draft: Draft) -> Draft:
    """Return the draft without title, author and comment, on which no answer depends."""
    return Draft(draft.width, draft.height, draft.signs)


def _improve_answer(start: State, known: QuickAnswer, control: Control) -> QuickAnswer | InputError:
    try:
        return choose_better(quick_answer(start, control), known)
    except InputError as error:
        return error


def _weigh_walls(found: WallMap, control: Control) -> str:
    """Examine the walls of a level; return why it failed, or ""."""
    try:
        found.weigh(control)
    except InputError as error:
        return error.sentence
    return ""


def _remember(known: dict[Draft, _Known], draft: Draft, value: _Known) -> None:
    """Add a value to `known` and drop the oldest ones beyond `KEPT`."""
    known[draft] = value
    while len(known) > KEPT:
        del known[next(iter(known))]
