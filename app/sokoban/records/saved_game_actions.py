"""Actions on the stored solutions and snapshots of the level on the board."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from app.base.jobs.jobs import QuestionRunner
from app.base.language.words import tr, translate
from app.base.services import Services
from app.sokoban.model.model import SokobanModel
from app.sokoban.model.wording import cost_of
from app.sokoban.records.file_recordings import snapshots_in
from app.sokoban.records.saved_card import SOLUTIONS, SavedCard
from app.sokoban.records.snapshots import Snapshot
from app.sokoban.records.solution_list import name_of
from app.sokoban.records.solutions import (
    CheckedSolution,
    SolutionRecord,
    SolutionSource,
    check_solutions,
    gather_records,
)
from core.base.puzzle import InputError
from core.sokoban.formats.rle import pack
from core.sokoban.meeting import ReverseGame, solution_where_they_meet
from core.sokoban.reverse import ReversePuzzle

AT_ONCE = 8000
"""Most moves that are replayed without a job; they take less than a frame."""
OWN = SolutionSource.PLAYER | SolutionSource.HELPED


class DeletedSolution(NamedTuple):
    """Deleted solution, with all that is needed to restore it."""

    level: str
    solution: CheckedSolution
    kept: SolutionRecord


class SavedGameActions(QObject):
    """Actions on the solutions and snapshots of the level on the board: list, keep, restore, rename, delete."""

    laid_out = Signal()
    """The moves of a solution were planned, ready to be replayed."""
    refused = Signal(str, str)
    """An action was refused; sends what could not be done, and why."""
    save_wanted = Signal(object)
    """The user wants to save the level with a `CheckedSolution`."""
    animation_wanted = Signal(object)
    """The user wants to save a `CheckedSolution` as an animation."""

    def __init__(self, model: SokobanModel, services: Services) -> None:
        super().__init__(model)
        self._model, self._messages = model, services.messages
        self._asker = QuestionRunner(services.jobs)
        self._deleted: list[DeletedSolution] = []
        self.card: SavedCard | None = None

    def keep(self, name: str = "") -> None:
        """Keep the position on the board as a snapshot."""
        self._messages.toast(tr("Kept as {name}", name=self._model.laid_out.keep_snapshot(name).name))
        self._join_snapshots()

    def show(self, anchor: QWidget, which: str = SOLUTIONS) -> None:
        """Open the card with the solutions or the snapshots below a button."""
        if self.card is not None:
            self.card.close()
        card = self.card = SavedCard(anchor.window(), self._model.level_name, which)
        card.closed.connect(self._on_card_closed)
        solutions, snapshots = card.solutions, card.snapshots
        solutions.played.connect(self._play)
        solutions.copied.connect(self._copy)
        solutions.saved.connect(self.save_wanted)
        solutions.animated.connect(self.animation_wanted)
        solutions.deleted.connect(self._delete)
        solutions.named.connect(self._name)
        solutions.noted.connect(self._note)
        solutions.undone.connect(self.undo_delete)
        snapshots.named.connect(self._on_snapshot_named)
        snapshots.forgotten.connect(self._on_forgotten)
        snapshots.chosen.connect(self._on_chosen)
        snapshots.show_snapshots(self.snapshots)
        self._list_solutions()
        card.open_below(anchor)

    def _on_card_closed(self) -> None:
        self.card = None
        self._asker.forget()

    # Snapshots

    @property
    def snapshots(self) -> list[Snapshot]:
        """Snapshots of the level, latest first, then those of its file unless the user wants no hints."""
        level = self._model.level
        file_snapshots = [] if self._model.options.is_quiet else snapshots_in(level)
        return [*self._model.snapshots.read_snapshots(level.key)[::-1], *file_snapshots]

    def _on_snapshot_named(self, name: str) -> None:
        self._model.laid_out.keep_snapshot(name)
        self._refresh_snapshots()
        self._join_snapshots()

    def _join_snapshots(self) -> None:
        """Keep the solution formed by a forward and a backward snapshot that meet, if it is new."""
        model = self._model
        level, snapshots = model.level, model.snapshots.read_snapshots(model.level.key)
        puzzle = ReversePuzzle(level.start)
        played = [snapshot.moves for snapshot in snapshots if not snapshot.pull]
        pulled = []
        for snapshot in snapshots:
            with suppress(InputError):  # skip damaged snapshots
                if snapshot.pull:
                    pulled.append(ReverseGame(puzzle.parse(snapshot.start), snapshot.moves))
        moves = solution_where_they_meet(level.start, played, pulled) if played and pulled else ""
        if not moves or moves in model.solutions.read_records(level.key):
            return
        helped = any(snapshot.helped for snapshot in snapshots)
        model.solutions.keep(level.key, moves, SolutionSource.HELPED if helped else SolutionSource.PLAYER)
        model.knowledge.learn_solution(level.start, moves)
        model.knows_more()
        self._messages.toast(tr("Two snapshots meet: a solution with {cost} was saved", cost=cost_of(moves)))
        if self.card is not None:
            self._list_solutions()

    def _on_forgotten(self, snapshot: Snapshot) -> None:
        if not snapshot.saved:
            self._messages.say(tr("This snapshot belongs to the level's file and cannot be deleted."), good=False)
            return
        self._model.snapshots.remove(self._model.level.key, snapshot)
        self._refresh_snapshots()

    def _refresh_snapshots(self) -> None:
        if self.card is not None:
            self.card.snapshots.show_snapshots(self.snapshots)
            self.card.fit()

    def _on_chosen(self, snapshot: Snapshot) -> None:
        if self.card is not None:
            self.card.dismiss()
        try:
            self._model.laid_out.take_up(snapshot)
        except InputError as error:
            self.refused.emit(tr("The snapshot does not fit this level"), translate(error.sentence))
        else:
            self._messages.say(tr("Back at {name}", name=snapshot.name))

    # Solutions

    def _list_solutions(self) -> None:
        """List the solutions of the level, replaying them in a job if they are long."""
        model = self._model
        level = model.level
        records = gather_records(level, model.solutions.read_records(level.key))
        if sum(len(record.moves) for record in records) <= AT_ONCE:
            self._show_solutions(check_solutions(level.start, records))
        else:
            if self.card is not None and not self.card.solutions.model.rows:
                self.card.solutions.show_solutions((), tr("Replaying the solutions to check them."))
            work = partial(check_solutions, level.start, records)
            self._asker.ask(object(), tr("Replaying solutions"), work, self._show_solutions)

    def _show_solutions(self, found: Sequence[CheckedSolution]) -> None:
        if self.card is None:
            return
        hidden = [one for one in found if not one.source & OWN] if self._model.options.is_quiet else []
        words = ""
        if hidden:
            words = tr(
                "%n solutions from the file and the program are hidden because “No spoilers” is on.",
                one="%n solution from the file or the program is hidden because “No spoilers” is on.",
                n=len(hidden),
            )
        self.card.solutions.show_solutions([one for one in found if one not in hidden], words)
        self.card.fit()

    def _play(self, solution: CheckedSolution) -> None:
        if self.card is not None:
            self.card.dismiss()
        self._model.laid_out.lay_out(solution.moves, own=bool(solution.source & SolutionSource.PLAYER))
        self.laid_out.emit()

    def _copy(self, solution: CheckedSolution, packed: bool) -> None:
        QGuiApplication.clipboard().setText(pack(solution.moves) if packed else solution.moves)
        self._messages.toast(tr("Copied the moves"))

    def _name(self, solution: CheckedSolution, name: str) -> None:
        self._model.solutions.name(self._model.level.key, solution, name)
        self._list_solutions()

    def _note(self, solution: CheckedSolution, note: str) -> None:
        self._model.solutions.note(self._model.level.key, solution, note)
        if self.card is not None:
            self.card.solutions.model.update(solution, replace(solution, note=note.strip()))

    def _delete(self, solution: CheckedSolution) -> None:
        model = self._model
        assert self.card is not None
        others = self.card.solutions.model.rows
        kept = model.solutions.remove(model.level.key, solution, others)
        self._deleted.append(DeletedSolution(model.level.key, solution, kept))
        self.card.solutions.say_gone(name_of(solution))
        self._after_change()

    def undo_delete(self) -> None:
        """Restore the solution of this level that was deleted last."""
        model = self._model
        deletions = [deletion for deletion in self._deleted if deletion.level == model.level.key]
        if not deletions:
            return
        last = deletions.pop()
        self._deleted.remove(last)
        model.solutions.restore(last.level, last.kept, last.solution.tally)
        if self.card is not None:
            self.card.solutions.say_gone(name_of(deletions[-1].solution) if deletions else "")
        self._after_change()

    def _after_change(self) -> None:
        self._list_solutions()
        self._model.refresh_results()
