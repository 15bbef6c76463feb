"""What the page says about the game: it is solved, it cannot be solved any more, something was refused."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QObject, Signal

from app.services.actions import Actions
from app.services.services import Messages
from app.services.wording import grouped
from app.sokoban.model import SokobanModel
from app.sokoban.panel.counters import CountersSection
from app.sokoban.records.results import Solved
from app.sokoban.wording import cost, joined, unit_of
from app.widgets.buttons import Button
from core.sokoban.deadlock.deadlocks import CLOSED_DIAGONAL, DEAD_SQUARE, FREEZE, MATCHING
from core.sokoban.level import solved_at_start
from core.sokoban.solve.traps import CORRAL, ENTANGLED, SHUT_IN
from core.sokoban.verdict import Verdict

MOST_NAMED = 5
WORDS = {
    DEAD_SQUARE: ("can reach no goal", "can reach no goal"),
    FREEZE: ("is stuck for ever", "hold each other for ever"),
    CLOSED_DIAGONAL: ("closes a diagonal", "close a diagonal that cannot be opened"),
    MATCHING: ("has no goal left", "have too few goals between them"),
    CORRAL: ("shuts squares off that can never be opened again", "shut squares off that can never be opened again"),
    ENTANGLED: ("can never be brought to a goal", "are in each other's way for ever"),
}
"""What one box does, and what several do."""
WORDS_BACK = {
    DEAD_SQUARE: ("can be pulled to no square where one began", "can be pulled to no squares where they began"),
    SHUT_IN: ("shuts the man in for ever", "shut the man in for ever"),
}
"""The same of a level played backwards."""
FROM_HERE = "All positions that pushes lead to from here were counted, and none of them is solved."
FROM_START = "All positions that pushes lead to from its start were counted, and none of them is solved."


class Notices(QObject):
    """That the position is lost has a notice of its own; any other stands until the game goes on."""

    changed = Signal()
    """Something was refused, or is no longer spoken of."""

    def __init__(
        self,
        model: SokobanModel,
        section: CountersSection,
        commands: Actions,
        messages: Messages,
        covered: Callable[[], bool],
    ) -> None:
        """`covered`: whether something lies over the panel."""
        super().__init__(section)
        self._model, self._commands, self._messages, self._covered = model, commands, messages, covered
        self._said: object = None
        self._refused = False
        self.warning, self.notice = section.warning, section.notice
        model.session.moved.connect(self.notice.hide)
        model.session.jumped.connect(self.notice.hide)
        model.session.planned.connect(self.go_on)
        model.changed.connect(self._show_lost)
        model.solved.connect(self._on_solved)
        model.level_changed.connect(self._on_level)
        self._show_lost()
        self._on_level()

    def refuse(self, title: str, sentence: str, *ways_out: Button) -> None:
        """Say that something could not be done, and why."""
        self.notice.set("danger", title, sentence, *ways_out)
        self._refused = True
        if not self._model.covered:
            if self._seen:
                self.changed.emit()
            else:
                self._messages.say(f"{title}.", sentence, good=False)

    @property
    def refusal(self) -> str:
        """The title of the notice that says what could not be done; "" where none does."""
        return self.notice.title if self._refused and self._seen else ""

    @property
    def _seen(self) -> bool:
        """Whether the notice is in sight: the panel may be folded."""
        return self.notice.isVisible() and not self._covered()

    def go_on(self) -> None:
        """Somebody turns to the level on the board again: what was refused is no longer spoken of."""
        if self._refused:
            self._refused = False
            self.notice.hide()
            if self._model.session.solved:
                self._say_solved()
            self.changed.emit()

    # solved

    def _on_solved(self, solved: Solved) -> None:
        if solved.shown:
            self._say_solved("This solution was shown, so it is not among your results.")
        elif solved.helped:
            pushes = unit_of(2, pulled=self._model.pulling)
            self._say_solved(f"Not all of the {pushes} were your own, so it is not among your results.")
        elif solved.first or not solved.better or self._model.pulling:
            self._say_solved()
        else:
            self._say_solved(f"Your best in {joined(solved.better)}.")

    def _on_level(self) -> None:
        self.go_on()
        if self._model.session.solved:
            self._say_solved()

    def _say_solved(self, more: str = "") -> None:
        """Say what it cost; `more` is a sentence of its own."""
        model, self._refused = self._model, False
        onward = []
        if not model.pulling and self._commands["sokoban.next"].isEnabled():
            onward = [Button("Next level", primary=True)]
            onward[0].clicked.connect(self._commands["sokoban.next"].trigger)
        if already := solved_already(model):
            self.notice.set("ok", "Solved already", f"{already.capitalize()}.", *onward)
            return
        price = cost(model.tally.pushes, model.tally.moves, pulled=model.pulling)
        buttons = onward
        if model.pulling:
            solution, own = model.solution, not model.help.any
            forwards = Button("Play it forwards", primary=True)
            forwards.clicked.connect(lambda: model.lay_out(solution, own=own))
            more = more or "This is a solution, found from its end."
            buttons.append(forwards)
        again = Button("Play again")
        again.clicked.connect(lambda: model.go(0))
        self.notice.set("ok", "Solved", f"{price}. {more}".strip(), *buttons, again)

    # lost

    def _show_lost(self) -> None:
        """Say that the position cannot be solved any more, and what proves it; or no longer."""
        model = self._model
        lost = model.lost
        back = model.last_open() if lost is not None else None
        said = None if lost is None else (lost.level, back, *words_of(lost, model.square_name, pulled=model.pulling))
        if said == self._said:
            return
        self._said = said
        if lost is None:
            self.warning.hide()
            return
        buttons = []
        if back is not None:
            pushes = sum(map(str.isupper, model.session.moves[:back]))
            unit = unit_of(1, pulled=model.pulling)
            button = Button(f"Back to {unit} {grouped(pushes)}" if pushes else "Back to the start", icon="undo")
            button.setToolTip("The last position that is not known to be lost")
            button.clicked.connect(lambda: model.go(back))
            buttons.append(button)
        title, text = words_of(lost, model.square_name, pulled=model.pulling)
        self.warning.set("warn", title, text, *buttons)


def solved_already(model: SokobanModel) -> str:
    """Why the level is solved though no move was made, as `solved_at_start` says it; "" if that is not so."""
    return "" if model.pulling or model.session.position else solved_at_start(model.level.start)


def words_of(lost: Verdict, name: Callable[[int], str], *, pulled: bool) -> tuple[str, str]:
    """A title that says what cannot be solved, and a sentence that says why; `name` names a cell."""
    title = "This level cannot be solved" if lost.level else "This cannot be solved any more"
    if pulled:
        title = "The boxes cannot come home any more"
    if lost.deadlock is None:
        counted = FROM_START if lost.level else FROM_HERE
        return title, f"{lost.reason}." if lost.reason else counted
    names = [name(cell) for cell in lost.deadlock.boxes]
    return title, deadlock_sentence(lost.deadlock.kind, names, WORDS_BACK if pulled else WORDS)


def deadlock_sentence(kind: str, names: list[str], words: Mapping[str, tuple[str, str]] = WORDS) -> str:
    """What the boxes on the named squares have done."""
    one, several = words[kind]
    if len(names) == 1:
        return f"The box at {names[0]} {one}."
    if len(names) > MOST_NAMED:
        names = [*names[: MOST_NAMED - 1], f"{len(names) - MOST_NAMED + 1} more"]
    return f"The boxes at {joined(names)} {several}."
