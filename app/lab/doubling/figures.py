"""Side panel of the doubling rooms: table of solution lengths, their sums, and level commands."""

from __future__ import annotations

from app.base.language.wording import format_integer
from app.base.language.words import tr
from app.base.services import Services
from app.lab.doubling.model import RoomsModel, RoomsRow
from app.lab.families.figures import Sum, grouped_figure
from app.lab.families.offer import LevelOffer
from app.lab.frame.panel import InstrumentPanel
from app.widgets.explained_figures import Figure, figure_number
from app.widgets.table import DataTable
from app.widgets.text import Label
from core.base.text.figure_text import FigureNumber, join_texts
from core.base.words import phrase
from core.explain.sokoban import doubling as derived
from core.sokoban.families import doubling
from core.sokoban.families.doubling import LEAST

WHY = phrase(
    "A tinted hall lies between two bolts, each before a gate. A bolt opens its gate when pushed from the corridor and "
    "shuts it when pushed from the hall, and one gate can be open at a time. From corridor to hall there is no way but "
    "through the next room: once there, to shut a gate, and once back, to open the other. All bolts must end as they "
    "were, so the first room is passed twice."
)


class RoomsPanel(InstrumentPanel):
    """Side panel with the lengths by number of rooms, how those of one add up, and level commands."""

    def __init__(self, services: Services, model: RoomsModel) -> None:
        super().__init__()
        self._model = model
        heads = ("n", tr("Last room"), tr("Pushes"), tr("Moves"), "")
        self.table = DataTable(heads, (0.4, 1.0, 0.9, 0.9, 1.5), rows_lead=True)
        self.table.setAccessibleName(tr("Lengths by number of rooms"))
        self.table.row_chosen.connect(self._on_row)
        self._title = Label("", 12, 600, "text2")
        self._sums = [Sum() for _ in range(3)]
        self.note = Label("", 12, 400, "text2", wrap=True)
        self.offer = LevelOffer(services, lambda: (model.rooms.level, model.rooms.solution))
        self.add(Label(tr("Formula and what was counted"), 12, 600, "text2"))
        self.add(self.table)
        self.body.addSpacing(8)
        self.add(self._title)
        for line in self._sums:
            self.add(line)
        self.body.addSpacing(8)
        self.add(self.note)
        self.add(self.offer)
        self.body.addSpacing(8)
        self.add(Label(tr("Why"), 12, 600, "text2"))
        self.add(Label(WHY, 12, 400, "text2", wrap=True))

    def _on_row(self, row: int) -> None:
        self._model.number = LEAST + row

    @property
    def sums(self) -> list[tuple[str, str]]:
        """Texts of the sums for the chosen number of rooms."""
        return [line.texts for line in self._sums]

    def refresh(self) -> None:
        model = self._model
        rows, number = model.rows(), model.number
        self.table.set([_cells(one) for one in rows])
        self.table.selectRow(number - LEAST)
        self._title.setText(tr("For n = {number}", number=number))
        for line, said in zip(self._sums, _sums(number), strict=True):
            line.set(*said)
        self.note.setText(_note(model, whole=rows[number - LEAST].counted))


def _cells(one: RoomsRow) -> tuple[str | Figure, ...]:
    state = tr("● counted") if one.counted else tr("○ not counted")
    entered = f"× {format_integer(doubling.entrances(one.rooms)[-1])}"
    texts = entered, format_integer(one.length.pushes), format_integer(one.length.moves)
    return str(one.rooms), *map(Figure, texts, derived.lengths(one.rooms)), state


def _sums(number: int) -> list[tuple[str, str]]:
    """Return the sums that give the lengths and the number of entrances."""
    pushes = moves = tr("the recurrence starts here")
    entrances, (in_pushes, in_moves) = doubling.entrances(number), _figures(number, "n")
    if number > LEAST:
        fewer_pushes, fewer_moves = map(grouped_figure, _figures(number - 1, "n − 1"))
        pushes = join_texts("", ("2 · ", fewer_pushes, " + 3"))
        moves = join_texts("", ("2 · ", fewer_moves, f" + 56 · {number} + 28"))
    each = (
        figure_number(tr("entrances of room {number}", number=room), times, derived.derive_room_entrances(room))
        for room, times in enumerate(entrances, 1)
    )
    every = figure_number(tr("entrances of all rooms"), sum(entrances), derived.entrances(number))
    return [
        (pushes, tr("%n pushes", one="%n push", n=in_pushes)),
        (moves, tr("%n moves", one="%n move", n=in_moves)),
        (join_texts(" + ", map(grouped_figure, each)), tr("%n entrances", one="%n entrance", n=every)),
    ]


def _figures(number: int, called: str) -> tuple[FigureNumber, FigureNumber]:
    """Return the pushes and the moves for a number of rooms, named with `called` as in the recurrence."""
    length, (_, pushes, moves) = doubling.length(number), derived.lengths(number)
    return (
        figure_number(f"P({called})", length.pushes, pushes),
        figure_number(f"M({called})", length.moves, moves),
    )


def _note(model: RoomsModel, *, whole: bool) -> str:
    if model.counting is not None:
        return tr("Counting n = {number}.", number=model.counting)
    if model.failure:
        return model.failure
    if whole:
        return tr("n = {number}: proved shortest by exact search, in moves and in pushes.", number=model.number)
    return tr("● is proved shortest by exact search; ○ only follows from the formula.")
