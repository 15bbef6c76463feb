"""Side panel of the chain: a table of all depths, the chosen depth in full, and notes."""

from __future__ import annotations

from app.base.language.wording import label_value
from app.base.language.words import tr, translate
from app.base.services import Services
from app.lab.chain.model import ARTICLE, AWAY, BACK, STAY, Chain, ChainModel
from app.lab.chain.sentences import chance, in_full, notes, precise, states_text
from app.lab.frame.panel import InstrumentPanel
from app.widgets.explained_figures import Figure
from app.widgets.table import DataTable
from app.widgets.text import Hairline, Label
from core.base.text.figure_text import join_texts
from core.base.words import phrase
from core.cube.metrics import Metric
from core.cube.walk.chain_states import ProbabilitySource
from core.explain import plot_figures as plotted
from core.explain.cube import chain as derived

KNOWN = {
    ProbabilitySource.COUNTED: phrase("p, q and r counted"),
    ProbabilitySource.SAMPLED: phrase("p, q and r sampled"),
    ProbabilitySource.ESTIMATED: phrase("p, q and r estimated"),
}
HEADS = ("d", "D", phrase("p, away"), phrase("q, back"), phrase("r, same"))


class ChainPanel(InstrumentPanel):
    """Side panel of the chain: a table of all depths, the chosen depth in full, and notes."""

    def __init__(self, _services: Services, model: ChainModel) -> None:
        super().__init__()
        self._model = model
        self._title = Label("", 12, 600, "text2")
        self.table = DataTable([translate(head) for head in HEADS], (0.5, 1.9, 1.1, 1.1, 1.1), rows_lead=True)
        self.table.row_chosen.connect(self._on_row)
        self._digits = Label("", 12, 400, wrap=True)
        self._legend = Label("", 12, 400, "text2", wrap=True)
        self._notes = [Label("", 12, 400, "text2", wrap=True) for _ in range(5)]
        self.body.setSpacing(10)
        for widget in (self._title, self._digits, self.table, self._legend, Hairline(), *self._notes):
            self.add(widget)
        model.fitted.connect(self.show_notes)
        model.pointed.connect(self.point)

    @property
    def notes(self) -> list[str]:
        """Texts of the notes."""
        return [note.text() for note in self._notes if note.text()]

    @property
    def digits(self) -> str:
        """Text above the table about the chosen depth."""
        return self._digits.text()

    def refresh(self) -> None:
        chain = self._model.chain
        for label in (self._digits, self._legend):
            label.setVisible(chain is not None)
        self._title.setText(tr("Being counted") if chain is None else _title(chain))
        last = HEADS[-1] if chain is None or not chain.is_mended else _name_other_populations(chain)
        self.table.set_heads([translate(head) for head in (*HEADS[:-1], last)])
        self.table.set([] if chain is None else _cells(chain))
        self.show_notes()
        if chain is not None:
            self._legend.setText(_legend(chain))
            self.point()

    def show_notes(self) -> None:
        """Show the notes again, as the growth has been fitted to other depths."""
        chain = self._model.chain
        texts = notes(chain, self._model.fit) if chain is not None else []
        for note, text in zip(self._notes, [*texts, *[""] * len(self._notes)], strict=False):
            note.say(text)
            note.setVisible(bool(text))

    def point(self) -> None:
        """Select the row of the chosen depth, and show it with more digits than the table."""
        chain, depth = self._model.chain, self._model.depth
        self.table.selectRow(depth)
        if chain is None:
            return
        lines = [in_full(chain, depth)]
        if chain.metric is Metric.HTM and chain.puzzle == "3x3x3":
            lines.append(translate(KNOWN[chain.rows[depth].known]))
        if chain.is_mended:
            row, other = chain.rows[depth], chain.other_states[depth]
            name, derivation = (
                label_value(translate(_name_other_populations(chain)), AWAY),
                derived.derive_share_away(chain.other_states, depth),
            )
            other_share = (
                tr("same", context="as the other state")
                if row.leads_away_as(other)
                else precise(name, AWAY, other, other.away, derivation)
            )
            lines.append(label_value(translate(_name_other_populations(chain)), other_share))
        self._digits.say(join_texts("\n", lines))

    def _on_row(self, row: int) -> None:
        self._model.depth = row


def _title(chain: Chain) -> str:
    if not chain.is_mended:
        return tr("Markov chain, {unit}", unit=chain.metric.unit)
    return tr("The article's chain") if chain.populations == ARTICLE else tr("The chain, balanced")


def _legend(chain: Chain) -> str:
    if chain.is_mended:
        if chain.populations == ARTICLE:
            return tr(
                "≈: rounded as published. Right column: p of the balanced chain, where it differs. No "
                "move keeps the depth."
            )
        return tr(
            "≈: rounded as published. Right column: p of the article's chain, where it differs. No "
            "move keeps the depth."
        )
    if chain.puzzle == "2x2x2":
        return tr("Exact: every position was counted.")
    return tr("≈: rounded as published.")


def _name_other_populations(chain: Chain) -> str:
    """Return the name of the corrected cube populations that the chain does not use.

    The populations are the numbers of positions at each depth. Where the published ones are rounded, they are corrected
    in one of two ways, named "balanced" and "of the article". The name is to be translated by the caller.
    """
    return phrase("balanced") if chain.populations == ARTICLE else phrase("of the article")


def _cells(chain: Chain) -> list[tuple[str | Figure, ...]]:
    return [_row(chain, depth) for depth in range(len(chain.rows))]


def _row(chain: Chain, depth: int) -> tuple[str | Figure, ...]:
    row, other = chain.rows[depth], chain.other_states[depth]
    exact = row.known is ProbabilitySource.COUNTED
    last: str | Figure = Figure(chance(row.stay), chain.explain_share(STAY, depth), exact)
    if chain.is_mended:
        worked = derived.derive_share_away(chain.other_states, depth)
        last = (
            tr("same", context="as the other state")
            if row.leads_away_as(other)
            else Figure(chance(other.away), worked, exact)
        )
    return (
        str(depth),
        Figure(states_text(row.states, exact=row.exact), plotted.share_of(chain.sizes, depth)),
        Figure(chance(row.away), chain.explain_share(AWAY, depth), exact),
        Figure(chance(row.back), chain.explain_share(BACK, depth), exact),
        last,
    )
