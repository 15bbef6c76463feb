"""The costliest moves of a game that is replayed, found in a job when somebody first asks for them."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from app.services.jobs import Asker
from app.services.services import Services
from app.services.session import Session
from app.twenty48.advice import wording
from app.twenty48.advice.move_values import MoveValues
from app.twenty48.advice.review import Judged, judged_by
from core.twenty48.adviser.review import costliest, log_weights
from core.twenty48.puzzle import MOVES

MOST = 10
"""So many are gone to, however many there are."""


class Mistakes(QObject):
    """Of one replay at a time."""

    changed = Signal()
    """They are known, or are looked for, or no longer."""

    def __init__(self, services: Services, values: MoveValues, parent: QObject) -> None:
        super().__init__(parent)
        self._services, self._values = services, values
        self._replay: Session | None = None
        self._judged: list[Judged] | None = None
        self._wanted = False
        """Whether to go to the next one as soon as they are known."""
        self._asker = Asker(services.jobs)
        values.changed.connect(self._look)
        values.given_up.connect(self._give_up)

    @property
    def known(self) -> bool:
        """Whether the game was looked through."""
        return self._judged is not None

    @property
    def numbers(self) -> list[int]:
        """How many moves lie before each, ascending; none while they are not known."""
        return costliest([cost for _, _, cost in self._judged or ()], MOST)

    @property
    def marks(self) -> list[tuple[int, float, str]]:
        """Each of them: its number, how heavy it is from 0 to 1 on a log scale, and what was played."""
        numbers, judged = self.numbers, self._judged or []
        weights = log_weights([judged[number][2] or 0.0 for number in numbers])
        return [(number, weight, judged[number][1]) for number, weight in zip(numbers, weights, strict=True)]

    def look_at(self, replay: Session | None) -> None:
        """This game is replayed now."""
        if replay is not self._replay:
            self._replay, self._judged, self._wanted = replay, None, False
            self._asker.forget()
            self.changed.emit()

    def go_to_next(self) -> None:
        """Go to the board before the next mistake, after the last one to the first; look for them, if need be."""
        replay = self._replay
        if replay is None:
            return
        replay.player.stop()
        if self._judged is not None:
            self._go(replay, self._judged)
            return
        self._wanted = True
        start = replay.start
        if self._values.source(start) is None:
            self._values.prepare(start)
        self._look()
        if not self._asker.busy and self._values.job is None and self._wanted:
            self._wanted = False
            self._services.messages.say("Mistakes cannot be found.", self._values.reason(start), good=False)

    def _look(self) -> None:
        replay = self._replay
        if replay is None or not self._wanted or self._judged is not None:
            return
        source = self._values.source(replay.start)
        if source is not None:
            moves = tuple(zip(replay.states, replay.moves, strict=False))
            self._asker.ask(
                moves,
                "Looking for mistakes",
                lambda control: judged_by(source.for_another_thread(), moves, control),
                self._on_judged,
                on_cancelled=self._give_up,
            )

    def _on_judged(self, judged: list[Judged]) -> None:
        self._judged = judged
        self.changed.emit()
        if self._wanted and self._replay is not None:
            self._wanted = False
            self._go(self._replay, judged)

    def _give_up(self) -> None:
        self._wanted = False

    def _go(self, replay: Session, judged: list[Judged]) -> None:
        numbers = self.numbers
        if not numbers:
            self._services.messages.say("No mistake is found", "every move was best, or as good")
            return
        number = next((number for number in numbers if number > replay.position), numbers[0])
        replay.jump(number)
        board, move, cost = judged[number]
        advice = self._values.advice(board)
        if advice is not None and cost is not None:
            place = f"{numbers.index(number) + 1} of {len(numbers)}"
            said = f"Move {number + 1}: {move.capitalize()} cost {wording.points(advice.chance, cost)}"
            self._services.messages.say(f"Mistake {place}", f"{said}, best was {MOVES[advice.best].capitalize()}")
