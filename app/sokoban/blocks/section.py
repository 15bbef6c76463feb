"""The section of the side panel on blocks and cut vertices: the box in hand, the counts, and why a square is one."""

from __future__ import annotations

from app.services.wording import counted, grouped
from app.sokoban.blocks.floor import FloorBlocks
from app.sokoban.blocks.growth import SearchGrowth
from app.sokoban.blocks.tree import BranchView
from app.sokoban.board.board import BoardView
from app.sokoban.model import SokobanModel
from app.widgets.buttons import IconButton
from app.widgets.panel import Section
from app.widgets.text import Counter, Label, counters
from core.sokoban.path.blocks import Blocks
from core.sokoban.path.cut_vertices import Reason, Test, reason
from core.sokoban.path.held import HeldBox
from core.sokoban.path.push_tree import push_tree

RULE = "The man gets from one side of the box to another exactly when both sides lie in one block with it."
MOST_COUNTED = 2_000
"""Squares of a floor up to which the nodes of the search are counted while the window waits."""


class BlocksSection(Section):
    """In sight while blocks are shown. Derived from a `FloorBlocks` and the box in hand."""

    def __init__(
        self, model: SokobanModel, board: BoardView, floor: FloorBlocks, growth: SearchGrowth, close: IconButton
    ) -> None:
        super().__init__("Blocks and cut vertices")
        self._model, self._board, self._floor, self._growth = model, board, floor, growth
        self.add_tool(close)
        self.in_hand = Label("", 14, 600)
        self.reach = Label("", 12, 400, "text2", wrap=True)
        self._counts = {name: Counter(name) for name in ("Blocks", "Of two", "Cut vertices", "Squares")}
        self.tree = BranchView(model.square_name)
        self._looked_at = Label("", 12, 400, "text2")
        self.test = Label("", 14, 600)
        self.why = Label("", 12, 400, "text2", wrap=True)
        line = Label(RULE, 12, 400, "text2", wrap=True)
        shown = (line, self.in_hand, self.reach, counters(*self._counts.values()), self._looked_at, self.tree)
        for widget in (*shown, self.test, self.why):
            self.add(widget)
        floor.changed.connect(self.refresh)
        floor.pointed.connect(self._show_cell)
        growth.changed.connect(self.refresh)
        model.changed.connect(self.refresh)
        model.turned.connect(self.refresh)
        self.hide()
        self.refresh()

    def count(self, name: str) -> str:
        """The figure under a name."""
        return self._counts[name].value

    def refresh(self) -> None:
        """Show what is so now."""
        self.setVisible(self._floor.shown)
        if not self._floor.shown:
            return
        found = self._floor.blocks
        self._counts["Blocks"].set(grouped(len(found.blocks)))
        self._counts["Of two"].set(grouped(sum(len(block) == 2 for block in found.blocks)))
        self._counts["Cut vertices"].set(grouped(len(found.cut_vertices)))
        self._counts["Squares"].set(grouped(len(found.squares)))
        self._show_hand(found)
        self._show_cell()

    def _show_hand(self, found: Blocks) -> None:
        held = self._board.lift.held
        self.in_hand.setVisible(isinstance(held, HeldBox))
        self.reach.setVisible(isinstance(held, HeldBox))
        if not isinstance(held, HeldBox):
            return
        self.in_hand.setText(f"The box in hand: {counted(sum(held.targets), 'square', 'squares')} in reach")
        self.reach.setText(". ".join(self._of_reach(held, found)))

    def _of_reach(self, held: HeldBox, found: Blocks) -> list[str]:
        reach = held.reach
        targets = [cell for cell in reach.cells() if held.targets[cell]]
        words = []
        if targets:
            farthest = targets[-1]
            pushes = counted(reach.pushes(farthest) or 0, *(("pull", "pulls") if reach.pull else ("push", "pushes")))
            words.append(f"Farthest {self._model.square_name(farthest)}, {pushes}")
        if self._growth.nodes:
            words.append(
                f"{grouped(self._growth.grown)} of {grouped(len(self._growth.nodes))} search nodes (box, side)"
            )
        elif len(found.squares) <= MOST_COUNTED and not reach.pull:
            nodes = len(push_tree(self._board.state, held.cell))
            words.append(f"{counted(nodes, 'search node', 'search nodes')} (box, side): T lets them grow")
        return words

    def _show_cell(self) -> None:
        cell = self._floor.cell
        found = self._floor.blocks
        told = reason(found, cell)
        if told is None or not self._floor.shown:
            return
        self._looked_at.setText(f"Depth-first tree to {self._model.square_name(cell)}. d: order of visit, low: least d")
        self.tree.show_branch(found, cell, told.child)
        test, why = self.words_of(told)
        self.test.setText(test)
        self.why.setText(why)

    def words_of(self, told: Reason) -> tuple[str, str]:
        """The test that holds for a square, and what it means."""
        name = self._model.square_name
        here = name(told.square.cell)
        if told.test is Test.LEAF:
            return f"{here} has no child", "Nothing was visited from here, so nothing falls off without it."
        if told.test is Test.ROOT:
            children = "1 child" if told.children == 1 else f"{told.children} children"
            verdict = (
                "They hang together only in the root: it is a cut vertex."
                if told.is_cut
                else "All that was visited hangs together without it."
            )
            return f"{here} is the root, with {children}", verdict
        assert told.child is not None
        below = name(told.child.cell)
        sign = "≥" if told.is_cut else "<"
        test = f"low({below}) = {told.child.low} {sign} d({here}) = {told.square.number}"
        if told.is_cut:
            falls_off = counted(told.falls_off, "square falls off", "squares fall off")
            return test, f"Nothing below {below} reaches above {here}: without {here} {falls_off}."
        return test, f"From each of its children an edge leads back above {here}: without it nothing falls off."
