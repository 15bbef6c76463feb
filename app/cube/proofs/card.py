"""Card of the bank of proofs: add positions, prove them, open those that are proved."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication, QHideEvent, QKeyEvent, QKeySequence, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QMenu, QSizePolicy, QVBoxLayout, QWidget

from app.base.language.wording import clauses, estimate, format_integer
from app.base.language.words import tr, translate
from app.base.theme import icons
from app.cube.moves.positions import read_all
from app.cube.proofs.progress import BankRow
from app.cube.proofs.proof_list import ProofModel, ProofRow
from app.cube.proofs.queue import FEW, ProofQueue
from app.widgets.cards.card import ListCard
from app.widgets.controls.buttons import Button, IconButton
from app.widgets.controls.dropdown import Dropdown
from app.widgets.controls.field import Field
from app.widgets.controls.segment import Segment
from app.widgets.text import Hairline, Label, plain_tip
from core.base.budget import read_bytes
from core.base.files.encoding import decode_text
from core.base.puzzle import InputError
from core.base.words import phrase, sentence_of
from core.cube.cubie import Cube
from core.cube.metrics import Metric

WIDTH, MOST_ROWS = 480, 7
RANDOM = ("1", "10", "100", "1000")
MOST = 10_000
"""Most positions entered at once."""
Here = Callable[[], tuple[str, Cube] | None]
HERE, CLUSTER = "here", "cluster"
PLACES = ((HERE, phrase("This machine")), (CLUSTER, phrase("Dask cluster")))
EMPTY = phrase("Enter positions whose depth you want to know. They are proved one after the other, even overnight.")


class ProofCard(ListCard):
    """Card with the bank; click or Enter opens a position, Delete removes it, Ctrl+arrows move it."""

    chosen = Signal(object)
    """A position is to be opened on the cube: its `BankRow`."""
    file_wanted = Signal()
    """The user wants to read positions from a file."""
    export_wanted = Signal()
    plot_wanted = Signal()

    def __init__(self, window: QWidget, queue: ProofQueue, metric: Metric, here: Here) -> None:
        """Create the card for proofs in the bank.

        Positions are added in `metric`; `here` returns the current one with its text, or None if there is nothing to
        prove.
        """
        self.proofs = ProofModel(queue)
        super().__init__(window, min(WIDTH, window.width() - 24), self.proofs, ProofRow(self.proofs), MOST_ROWS)
        self.setAccessibleName(tr("Positions to prove"))
        self.proofs.setParent(self)
        self.queue, self._metric, self._here = queue, metric, here
        self._fill()
        self.view.setAccessibleName(tr("Positions to prove"))
        self.view.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.view.customContextMenuRequested.connect(self._open_menu)
        self.view.clicked.connect(lambda index: self.chosen.emit(self.proofs.rows[index.row()]))
        self.view.installEventFilter(self)
        queue.changed.connect(self.renew)
        self.renew()

    def _fill(self) -> None:
        self.column.setContentsMargins(12, 10, 12, 12)
        self.column.setSpacing(8)
        self._title, self._detail = Label("", 13, 600), Label("", 12, 400, "text2", elided=True)
        self._detail.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.start_button = Button(tr("Prove"), primary=True)
        self.start_button.clicked.connect(lambda: self.queue.pause() if self.queue.is_enabled else self.queue.start())
        self.plot_button = IconButton("lab", tr("Plot the proved positions in the Lab"))
        self.plot_button.clicked.connect(self.plot_wanted)
        self.export_button = IconButton("export", tr("Save the list as CSV"))
        self.export_button.clicked.connect(self.export_wanted)
        words = QVBoxLayout()
        words.setSpacing(1)
        words.addWidget(self._title)
        words.addWidget(self._detail)
        head = QHBoxLayout()
        head.setSpacing(6)
        head.addLayout(words, 1)
        for widget in (self.plot_button, self.export_button, self.start_button):
            head.addWidget(widget)
        self.column.addLayout(head)
        self.column.addLayout(self._place())
        self.column.addWidget(Hairline())
        self.column.addWidget(self.view)
        self._empty = Label(EMPTY, 13, 400, "text2", wrap=True)
        self._empty.setContentsMargins(0, 8, 0, 8)
        self.column.addWidget(self._empty)
        self.column.addWidget(Hairline())
        self._fill_foot()

    def _place(self) -> QHBoxLayout:
        """Create the row of controls for where depths of cube positions are proved: here or on a cluster.

        It has the choice, and a field for the address of the Dask cluster's scheduler.
        """
        self.place = Segment(PLACES, CLUSTER if self.queue.on_cluster else HERE)
        self.place.setAccessibleName(tr("Where to prove"))
        self.place.chosen.connect(self._on_place)
        self.address = Field(tr("Scheduler, such as 192.168.0.7:8786"))
        self.address.set_text(self.queue.address)
        self.address.edit.textEdited.connect(self.queue.write_address)
        self.address.submitted.connect(lambda _text: self.queue.start())
        level = QVBoxLayout()
        # aligned with the top of the field, which grows downwards when it shows an error
        level.setContentsMargins(0, 2, 0, 0)
        level.addWidget(self.place)
        level.addStretch(1)
        line = QHBoxLayout()
        line.setSpacing(8)
        line.addLayout(level)
        line.addWidget(self.address, 1)
        return line

    def _on_place(self, place: str) -> None:
        self.queue.prove_on(place == CLUSTER)
        self.fit()
        if place == CLUSTER:
            self.address.edit.setFocus()

    def _fill_foot(self) -> None:
        """Add the field and the buttons for new positions."""
        self.field = Field(tr("Moves or 54 facelets; a pasted list has one position per line"))
        self.field.submitted.connect(self._enter)
        self.field.edit.installEventFilter(self)
        self.add_button = Button(tr("Add"))
        self.add_button.clicked.connect(lambda: self._enter(self.field.text))
        line = QHBoxLayout()
        line.setSpacing(8)
        line.addWidget(self.field, 1)
        line.addWidget(self.add_button, 0, Qt.AlignmentFlag.AlignTop)
        self.column.addLayout(line)
        self.here_button, self.file_button = Button(tr("Add this cube")), Button(tr("File"))
        self.here_button.clicked.connect(self._add_here)
        self.file_button.setToolTip(tr("Add every line of a text file"))
        self.file_button.clicked.connect(self.file_wanted)
        self.count = Dropdown([(one, format_integer(int(one))) for one in RANDOM], RANDOM[1])
        self.count.setAccessibleName(tr("Random cubes"))
        self.count.setToolTip(tr("Number of random cubes"))
        self.random_button = Button(tr("Add random"), icon="shuffle")
        self.random_button.clicked.connect(lambda: self.queue.add_random(int(self.count.current), self._metric))
        buttons = QHBoxLayout()
        buttons.setSpacing(8)
        for widget in (self.here_button, self.file_button):
            buttons.addWidget(widget)
        buttons.addStretch(1)
        buttons.addWidget(self.count)
        buttons.addWidget(self.random_button)
        self.column.addLayout(buttons)

    # adding

    def _enter(self, text: str) -> None:
        if text.strip():
            self.add_text(text, tr("This text"))

    def _add_here(self) -> None:
        here = self._here()
        if here is not None:
            self._add([here])

    def add_text(self, text: str, name: str) -> None:
        """Add the positions of all lines, or show what is wrong with them below the field."""
        try:
            found = read_all(text, name)
            if len(found) > MOST:
                raise InputError(
                    tr(
                        "{name} has {found} lines. At most {most} can be added at once",
                        name=name,
                        found=format_integer(len(found)),
                        most=format_integer(MOST),
                    )
                )
        except InputError as error:
            self.field.set_error(translate(sentence_of(error)))
            self.fit()
            return
        self.field.set_text("")
        self._add(found)

    def add_file(self, path: Path) -> None:
        """Add the positions in a file, one per line."""
        try:
            data = read_bytes(path)
        except (InputError, OSError) as error:
            self.field.set_error(translate(sentence_of(error)))
        else:
            self._add_data(data, path.name)
        self.fit()

    def _add_data(self, data: bytes, name: str) -> None:
        try:
            text = decode_text(data)
        except InputError:
            self.field.set_error(tr("{name} is not a text file. Open one with one position per line.", name=name))
        else:
            self.add_text(text, name)

    def _add(self, found: Sequence[tuple[str, Cube]]) -> None:
        there = len(found) - self.queue.add(found, self._metric)
        # not an error, but it explains why the list did not grow
        words = tr(
            "%n already in the list: identical cubes count once.",
            one="%n already in the list: identical cubes count once.",
            n=there,
        )
        if there == len(found) == 1:
            words = tr("Already in the list: identical cubes count once.")
        self.field.set_error(words if there else "")
        self.renew()
        self.fit()

    # the list

    @property
    def current(self) -> BankRow | None:
        """Current row, or None."""
        index = self.view.currentIndex().row()
        return self.proofs.rows[index] if 0 <= index < len(self.proofs.rows) else None

    def _remove(self) -> None:
        row, at = self.current, self.view.currentIndex().row()
        if row is not None:
            self.queue.remove([row])
            self.view.setCurrentIndex(self.proofs.index(min(at, len(self.proofs.rows) - 1)))

    def _move(self, to: int) -> None:
        row = self.current
        if row is not None:
            self.queue.move(row, to)
            self.view.setCurrentIndex(self.proofs.index(max(0, min(to, len(self.proofs.rows) - 1))))

    def _open_menu(self, point: QPoint) -> None:
        at = self.view.currentIndex().row()
        if self.current is None:
            return
        menu = QMenu(self)
        row = self.current
        menu.addAction(icons.icon("cube"), tr("Show on the cube"), lambda: self.chosen.emit(row))
        menu.addAction(icons.icon("up"), tr("Move to front"), lambda: self._move(0))
        menu.addAction(icons.icon("up"), tr("Move earlier"), lambda: self._move(at - 1))
        menu.addAction(icons.icon("down"), tr("Move later"), lambda: self._move(at + 1))
        menu.addAction(icons.icon("erase"), tr("Remove"), self._remove)
        proved = [one for one in self.proofs.rows if one.proved]
        if proved:
            menu.addAction(icons.icon("erase"), tr("Remove all proved positions"), lambda: self.queue.remove(proved))
        menu.popup(self.view.viewport().mapToGlobal(point))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            if watched is self.view:
                return self._on_key(event)
            if watched is self.field.edit and event.matches(QKeySequence.StandardKey.Paste):
                text = QGuiApplication.clipboard().text()
                if len(text.splitlines()) > 1:
                    self.add_text(text, tr("The clipboard"))
                    return True
        return super().eventFilter(watched, event)

    def _on_key(self, event: QKeyEvent) -> bool:
        at, control = self.view.currentIndex().row(), event.modifiers() & Qt.KeyboardModifier.ControlModifier
        if self.current is None:
            return False
        if event.key() == Qt.Key.Key_Delete:
            self._remove()
        elif control and event.key() in {Qt.Key.Key_Up, Qt.Key.Key_Down}:
            self._move(at + (1 if event.key() == Qt.Key.Key_Down else -1))
        elif event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self.chosen.emit(self.current)
        else:
            return False
        return True

    # updates

    @property
    def sentence(self) -> str:
        """Title and detail of the card as one sentence."""
        return clauses((self._title.text(), self._detail.text()))

    def open_below(self, anchor: QWidget) -> None:
        super().open_below(anchor)
        self.field.edit.setFocus()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.queue.look_on(True)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.queue.look_on(False)

    def renew(self) -> None:
        """Show the current state of the queue."""
        queue, before, at = self.queue, len(self.proofs.rows), self.view.currentIndex().row()
        self.proofs.renew()
        count = len(queue.rows)
        if count != before or not self.view.isVisible():
            self.view.setCurrentIndex(self.proofs.index(min(max(at, 0), count - 1)))
        self._empty.setVisible(not count)
        self._title.setText(self._say_state())
        self._detail.setText(self._say_rest())
        self._detail.setToolTip(plain_tip(self._detail.text()))
        self.start_button.setText(tr("Pause") if queue.is_enabled else tr("Prove"))
        self.start_button.setEnabled(queue.is_enabled or queue.unproved_count > 0)
        for button in (self.plot_button, self.export_button):
            button.setEnabled(count > 0)
        self.here_button.setEnabled(self._here() is not None)
        self.address.setVisible(queue.on_cluster)
        troubled = queue.trouble != self.address.error
        if troubled:
            self.address.set_error(queue.trouble)
        if count != before or troubled:
            QTimer.singleShot(0, self, self.fit)

    def _say_state(self) -> str:
        queue = self.queue
        done, count = format_integer(queue.proved_count), format_integer(len(queue.rows))
        if not queue.rows:
            return tr("Nothing to prove yet")
        if not queue.unproved_count:
            return tr("All {count} are proved", count=count) if len(queue.rows) > 1 else tr("Proved")
        if queue.is_waiting:
            return tr("Waiting for your search, {done} of {count} proved", done=done, count=count)
        return (
            tr("Proving, {done} of {count} proved", done=done, count=count)
            if queue.is_enabled
            else tr("Paused, {done} of {count} proved", done=done, count=count)
        )

    def _say_rest(self) -> str:
        queue, left = self.queue, self.queue.seconds_left
        if left is not None:
            return tr("{time}, based on the proofs of deep positions", time=estimate(left))
        if queue.running:
            words = [tr("no estimate before {few} deep positions are proved", few=FEW)]
            rate = sum(progress.rate for progress in queue.at_work.values())
            if rate:
                words.insert(0, tr("{rate:.1f} M nodes/s", rate=rate / 1e6))
            cluster = queue.cluster
            if cluster is not None:
                count, address = cluster.threads, cluster.address
                if not count:
                    return tr("connecting to {address}", address=address)
                words.insert(
                    0,
                    tr("%n threads", one="%n thread", n=count)
                    if address == queue.address
                    else tr("%n threads at {address}", one="%n thread at {address}", n=count, address=address),
                )
            return clauses(words)
        if queue.unproved_count and not queue.is_enabled:
            return tr("Depths already ruled out are kept")
        return ""
