"""Section of the side panel on blocks and cut vertices: the lifted box, counts, and an explanation."""

from __future__ import annotations

from app.base.language.wording import format_integer
from app.base.language.words import tr, translate
from app.sokoban.blocks.floor import FloorBlocksModel
from app.sokoban.blocks.growth import SearchGrowth
from app.sokoban.blocks.hand import HandRows
from app.sokoban.blocks.tree import BranchView
from app.sokoban.board.board import SokobanBoardView
from app.sokoban.model.model import SokobanModel
from app.widgets.controls.buttons import IconButton
from app.widgets.explained_figures import figure_number
from app.widgets.panel import Section
from app.widgets.text import Counter, Label, counters
from core.base.words import phrase
from core.explain.sokoban import counters as derived
from core.explain.sokoban import pushes
from core.sokoban.path.blocks import Blocks, Square
from core.sokoban.path.cut_vertices import CutVertexReason, Test, reason
from core.sokoban.path.held_piece import HeldBox
from core.sokoban.path.push_tree import push_tree

RULE = phrase(
    "The man can get from one side of the box to another exactly when both sides lie in the same block as the box."
)
MEANING = phrase("d: order of visit. low: least d that a subtree can reach.")
COUNTS = (phrase("Blocks"), phrase("Blocks of two"), phrase("Cut vertices"), phrase("Squares"))
MOST_COUNTED = 2_000
"""Most squares of a floor for which the search nodes are counted in the GUI thread."""


class BlocksSection(Section):
    """Section of the panel on the floor's blocks and cut vertices, shown while the board shows blocks.

    It follows a `FloorBlocksModel` and the lifted box.
    """

    def __init__(
        self,
        model: SokobanModel,
        board: SokobanBoardView,
        floor: FloorBlocksModel,
        growth: SearchGrowth,
        *,
        close: IconButton,
        grow: IconButton,
    ) -> None:
        """`close` is the button that hides the blocks, `grow` the one that animates the search."""
        super().__init__(tr("Blocks and cut vertices"))
        self._model, self._board, self._floor, self._growth = model, board, floor, growth
        self._counted: tuple[HeldBox, int] | None = None
        """The lifted box and the number of nodes of its search."""
        self.add_tool(close)
        self.hand = HandRows(grow)
        self._counts: dict[str, Counter] = {name: Counter(translate(name)) for name in COUNTS}
        self.tree = BranchView(model.square_name)
        self.looked_at = Label("", 12, 600, "text2", wrap=True)
        self.test = Label("", 14, 600, wrap=True)
        self.why = Label("", 12, 400, "text2", wrap=True)
        line = Label(RULE, 12, 400, "text2", wrap=True)
        meaning = Label(MEANING, 12, 400, "text2", wrap=True)
        shown = (line, self.hand, counters(*self._counts.values()), self.looked_at, meaning, self.tree)
        for widget in (*shown, self.test, self.why):
            self.add(widget)
        floor.changed.connect(self.refresh)
        floor.pointed.connect(self._on_square_pointed)
        growth.changed.connect(self.refresh)
        model.changed.connect(self.refresh)
        model.turned.connect(self.refresh)
        self.hide()
        self.refresh()

    def count(self, name: str) -> str:
        """Return the value shown for one of the `COUNTS`."""
        return self._counts[name].value

    def refresh(self) -> None:
        """Show the blocks and cut vertices of the current Sokoban floor; hide the section if they are off.

        The floor's free squares form a graph, and the blocks are its biconnected components.
        """
        self.setVisible(self._floor.is_shown)
        if not self._floor.is_shown:
            return
        found = self._floor.blocks
        two = sum(len(block) == 2 for block in found.blocks)
        figures = len(found.blocks), two, len(found.cut_vertices), len(found.squares)
        for counter, figure, worked in zip(self._counts.values(), figures, pushes.blocks(found), strict=True):
            counter.set(format_integer(figure), worked=worked)
        self._show_hand(found)
        self._show_cell()

    def _on_square_pointed(self) -> None:
        self._show_hand(self._floor.blocks)
        self._show_cell()

    def _show_hand(self, found: Blocks) -> None:
        held = self._board.lift.held
        self.hand.setVisible(isinstance(held, HeldBox))
        if isinstance(held, HeldBox):
            self.hand.show_rows(sum(held.targets), self._to_squares(held), self._nodes(held, found))

    def _to_squares(self, held: HeldBox) -> list[tuple[str, str]]:
        """Return rows with the cost of pushing the box to the square pointed at and to the farthest one."""
        reach, name = held.reach, self._model.square_name
        targets = [cell for cell in reach.cells() if held.targets[cell]]
        rows = [(tr("To {square}", square=name(cell)), cell) for cell in targets if cell == self._floor.cell]
        rows += [(tr("Farthest, {square}", square=name(cell)), cell) for cell in targets[-1:]]
        return [(words, _cost(reach.pushes(cell) or 0, pull=reach.pull)) for words, cell in rows]

    def _nodes(self, held: HeldBox, found: Blocks) -> str:
        """Return the number of search nodes of the box; "" if there is none or counting would take too long."""
        if self._growth.nodes:
            return tr("{grown:,} of {nodes:,}", grown=self._growth.grown, nodes=len(self._growth.nodes))
        if len(found.squares) > MOST_COUNTED or held.reach.pull:
            return ""
        if self._counted is None or self._counted[0] is not held:
            self._counted = held, len(push_tree(self._board.state, held.cell))
        return format_integer(self._counted[1])

    def _show_cell(self) -> None:
        cell = self._floor.cell
        found = self._floor.blocks
        told = reason(found, cell)
        if told is None or not self._floor.is_shown:
            return
        self.looked_at.say(self._words_of_square(told.square))
        self.tree.show_branch(found, cell, told.child)
        test, why = self.words_of(told)
        self.test.setText(test)
        self.why.say(why)

    def _words_of_square(self, square: Square) -> str:
        """Return the position of a square in the depth-first tree, in words."""
        name = self._model.square_name
        order, lowest, _ = derived.derive_square_numbers(self._floor.blocks, square)
        number = figure_number(tr("number of the square"), square.number, order)
        low = figure_number(tr("its low number"), square.low, lowest)
        if square.parent >= 0:
            return tr(
                "Depth-first tree to {square}: d {number:,}, low {low:,}, parent {parent}",
                square=name(square.cell),
                number=number,
                low=low,
                parent=name(square.parent),
            )
        return tr(
            "Depth-first tree to {square}: d {number:,}, low {low:,}, the root",
            square=name(square.cell),
            number=number,
            low=low,
        )

    def words_of(self, told: CutVertexReason) -> tuple[str, str]:
        """Return the test that decides whether a square is a cut vertex, and what it means."""
        name = self._model.square_name
        here = name(told.square.cell)
        if told.test is Test.LEAF:
            why = tr("No square was visited from here, so none is cut off without it.")
            return tr("{square} has no child", square=here), why
        if told.test is Test.ROOT:
            verdict = tr(
                "They are connected only through the root: it is a cut vertex."
                if told.is_cut
                else "All visited squares stay connected without it."
            )
            root = tr(
                "{square} is the root, with %n children",
                one="{square} is the root, with %n child",
                n=told.children,
                square=here,
            )
            return root, verdict
        assert told.child is not None
        below = name(told.child.cell)
        sign = "≥" if told.is_cut else "<"
        test = f"low({below}) = {told.child.low} {sign} d({here}) = {told.square.number}"
        if told.is_cut:
            _, _, parted = derived.derive_square_numbers(self._floor.blocks, told.square)
            return test, tr(
                "No edge from the subtree of {below} leads above {square}: without {square}, %n squares are cut off.",
                one="No edge from the subtree of {below} leads above {square}: without {square}, %n square is cut off.",
                n=figure_number(tr("squares that are cut off"), told.falls_off, parted),
                below=below,
                square=here,
            )
        return test, tr(
            "From the subtree of each child an edge leads back above {square}: nothing is cut off without it.",
            square=here,
        )


def _cost(pushes: int, *, pull: bool) -> str:
    return tr("%n pulls", one="%n pull", n=pushes) if pull else tr("%n pushes", one="%n push", n=pushes)
