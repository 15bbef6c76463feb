"""Actions on the bank of proofs: show it, read positions from a file, open one, export and plot it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from app.base.actions import Command
from app.base.language.words import tr, translate
from app.base.services import Services
from app.cube.model.model import LARGE, CubeModel
from app.cube.solve.solving import Solving
from core.base.puzzle import InputError
from core.base.words import phrase
from core.cube.cubie import Cube
from core.cube.moves import position
from core.cube.notation.notation import format_moves
from core.cube.puzzle import PUZZLE

if TYPE_CHECKING:
    from app.cube.proofs.card import ProofCard
    from app.cube.proofs.progress import BankRow
    from app.cube.proofs.queue import ProofQueue

FILES = phrase("Text with one position per line (*.txt *.csv);;All files (*)")


class ProofActions(QObject):
    """Connects the page with the window's queue of proofs, which is created on first use."""

    def __init__(self, services: Services, model: CubeModel, solving: Solving, page: Callable[[], QWidget]) -> None:
        """Create the actions; `page` returns the widget below which the card opens."""
        super().__init__(model)
        self._services, self._model, self._solving, self._page = services, model, solving, page
        self.card: ProofCard | None = None
        """Open card, or None."""

    @property
    def queue(self) -> ProofQueue:
        """Queue of proofs of the window."""
        from app.cube.proofs.queue import ProofQueue

        return self._services.get_shared(ProofQueue)

    def commands(self) -> Sequence[Command]:
        """Return the commands about proofs, which the page adds to its own."""
        return (
            Command("cube.proofs", "Prove the depths of many cubes", self.open, "library", ("Ctrl+J",),
                    "Enter positions and prove their depths one after the other, even overnight"),
            Command("cube.prove_all", "Start or pause the proofs", self.toggle, "play", (),
                    "Continue proving the entered positions, or stop"),
        )  # fmt: skip

    def toggle(self) -> None:
        """Start or pause the queue of proofs."""
        queue = self.queue
        if queue.is_enabled:
            queue.pause()
        elif queue.unproved_count:
            queue.start()
        else:
            self._services.messages.say(tr("There is nothing to prove."), tr("Enter positions first."), good=False)

    def open(self) -> None:
        """Show the card of the bank of proofs, the queue of cubes whose depths are proved one after the other."""
        from app.cube.proofs.card import ProofCard

        model, page = self._model, self._page()
        card = self.card = ProofCard(page.window(), self.queue, model.metric, self._read_board_position)
        card.destroyed.connect(partial(self._on_card_closed, id(card)))
        card.chosen.connect(self.lay_out)
        card.file_wanted.connect(self._read_file)
        card.export_wanted.connect(self._save)
        card.plot_wanted.connect(self._plot)
        model.session.changed.connect(card.renew)
        card.open_below(page)

    def _read_board_position(self) -> tuple[str, Cube] | None:
        """Return the current position as text and as a cube; None for a 2x2x2 or a solved cube."""
        model, session = self._model, self._model.session
        if not model.is_large or session.is_solved:
            return None
        moves = [*model.scramble, *session.played_moves]
        written = format_moves(moves) if position(moves) == session.state else PUZZLE.format(session.state)
        return written, session.state

    def _on_card_closed(self, card: int) -> None:
        """Forget the card that was closed, unless another one is open by now."""
        if id(self.card) == card:
            self.card = None

    def lay_out(self, row: BankRow) -> None:
        """Show a position on the cube, with its solution if its depth is proved."""
        if self.card is not None:
            self.card.dismiss()
        model, entry = self._model, row.entry
        model.variant, model.metric = LARGE, entry.metric
        try:
            given = PUZZLE.read(entry.text)
        except InputError:
            given = entry.cube
        if isinstance(given, list):
            model.begin_scrambled(given)
        else:
            model.begin(entry.cube)
        if row.proved and not model.session.is_solved:
            self._solving.solve()

    def _read_file(self) -> None:
        from app.base.export import files

        card = self.card
        path = None if card is None else files.ask_to_open_one(card, tr("Add positions"), translate(FILES))
        if path is not None and self.card is not None:
            self.card.add_file(path)

    def _save(self) -> None:
        from app.base.export import export

        if self.card is not None:
            export.ask_and_save_numbers(self.card, self.queue.csv(), "proofs", self._services)

    def _plot(self) -> None:
        if self.card is not None:
            self.card.dismiss()
        self._services.open_subject("lab", f"proofs-depths-{self._model.metric}")
