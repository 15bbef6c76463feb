"""Side panel of Korf's search: the position, searches with wrong bounds, and the effect of each turn."""

from __future__ import annotations

from app.base.language.wording import format_integer
from app.base.language.words import tr, translate
from app.base.services import Services
from app.lab.frame.panel import InstrumentPanel
from app.lab.search.model import LENGTHS, PositionSearches, SearchModel
from app.lab.search.sentences import as_many, best_turns, length, percent_more, times
from app.widgets.controls.buttons import Button
from app.widgets.controls.dropdown import Dropdown
from app.widgets.controls.field import Field
from app.widgets.explained_figures import Figure
from app.widgets.table import DataTable
from app.widgets.text import Hairline, Label, row
from app.widgets.wrapping import wrapping
from core.base.puzzle import InputError
from core.cube.metrics import Metric
from core.cube.solve.inflated_bounds import TENTHS, InflatedBoundTrial, Neighbour
from core.explain.cube import search


class SearchPanel(InstrumentPanel):
    """Side panel with the position and its controls, and two tables."""

    def __init__(self, services: Services, model: SearchModel) -> None:
        super().__init__()
        self._model, self._services = model, services
        self.position = Field(tr("Moves from solved, or facelets"))
        self.position.submitted.connect(self._take)
        self.scramble = Button(tr("New scramble"), icon="shuffle")
        self.scramble.clicked.connect(model.scramble)
        lengths = [(str(turns), tr("%n moves", one="%n move", n=turns)) for turns in LENGTHS]
        self.length = Dropdown(lengths, str(model.length))
        self.length.setAccessibleName(tr("Length of a scramble"))
        self.length.chosen.connect(lambda turns: setattr(model, "length", int(turns)))
        self.board = Button(tr("The cube from its page"), icon="cube")
        self.board.clicked.connect(self.take_board)
        self.example = Button(tr("An example"))
        self.example.setToolTip(tr("A position whose shortest solution is missed by a bound that is 80 % too large"))
        self.example.clicked.connect(self._take_example)
        heads = (tr("Bound"), tr("Moves"), tr("Positions"), tr("Fewer"))
        self.trials = DataTable(heads, (1.0, 0.8, 1.4, 1.0), rows_lead=True)
        self.trials.setAccessibleName(tr("Searches by how much the bound is too large"))
        self.trials.row_chosen.connect(self._on_trial)
        self.turns = DataTable(
            (tr("Turn", context="of a face"), tr("Bound h"), tr("Depth", context="of a position")), (0.8, 1.0, 1.0)
        )
        self.turns.setAccessibleName(tr("Distance from solved after each move"))
        self._said = Label("", 12, 400, "text2", wrap=True)
        for widget in (
            Label(tr("Position"), 12, 600, "text2"), self.position, row(self.scramble, self.length),
            wrapping(self.board, self.example),
            Hairline(), Label(tr("If the bound is too large"), 12, 600, "text2"), self.trials,
            Hairline(), Label(tr("After each move"), 12, 600, "text2"), self._said, self.turns,
        ):  # fmt: skip
            self.add(widget)
        model.spoiled.connect(self._mark)

    @property
    def turns_note(self) -> str:
        """Sentence on the turns that lead closer."""
        return self._said.text()

    def refresh(self) -> None:
        model, found = self._model, self._model.found
        if not self.position.error and self.position.text != model.text:
            self.position.set_text(model.text)
        done = {one.tenths: one for one in model.rows()}
        cells = []
        for tenths in TENTHS:
            one = done.get(tenths)
            shown = ("", "", "") if one is None or found is None else _trial(found, one)
            cells.append((percent_more(tenths), *shown))
        self.trials.set(cells)
        self._mark()
        neighbours = {one.turn: one for one in found.neighbours} if found is not None else {}
        self.turns.set(
            [(turn, *_format_neighbour(model.metric, neighbours.get(turn))) for turn in model.metric.face_turns]
        )
        best = best_turns(model)
        self._said.say(best)
        self._said.setVisible(bool(best))

    def _mark(self) -> None:
        self.trials.selectRow(TENTHS.index(self._model.tenths))

    def _on_trial(self, row: int) -> None:
        self._model.tenths = TENTHS[row]

    def _take(self, text: str) -> None:
        try:
            self._model.take(text.strip())
        except InputError as error:
            self.position.set_error(translate(error.sentence))
            return
        self.position.set_error("")

    def _take_example(self) -> None:
        self.position.set_error("")
        self._model.take_example()

    def take_board(self) -> None:
        """Search the cube on the cube page."""
        self.position.set_error("")
        if not self._model.take_board():
            self._services.messages.say(
                tr("There is no 3×3×3 on the cube's page."), tr("Choose it there first."), good=False
            )


def _trial(found: PositionSearches, one: InflatedBoundTrial) -> tuple[Figure, Figure, Figure]:
    """Return the cells of a search: length of its solution, positions, and how many times fewer these are."""
    depth, honest, fewer = found.depth, found.honest, found.fewer(one.tenths)
    turns = None if one.moves is None else search.derive_solution_length(one, depth)
    comparison = None
    if honest is not None and fewer is not None and not as_many(fewer):
        comparison = search.FEWER.bind(honest=honest.generated_count, here=one.generated_count)
    return (
        Figure(length(one), turns),
        Figure(format_integer(one.generated_count), search.derive_generated_positions(one.iterations)),
        Figure(times(fewer), comparison),
    )


def _format_neighbour(metric: Metric, there: Neighbour | None) -> tuple[str | Figure, str | Figure]:
    """Return the bound and the depth after a turn, as far as they are known."""
    if there is None:
        return "", ""
    bound = Figure(str(there.largest_bound), search.derive_bound(there.bounds))
    if there.depth is None:
        return bound, tr("given up")
    return bound, Figure(str(there.depth), search.derive_depth_after_turn(metric, there.largest_bound, there.depth))
