"""Advice on the page: pills around the board, the panel's section, the hint, and play by the best move."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Qt

from app.services.actions import Actions, Command
from app.services.services import Services
from app.services.session import Session
from app.twenty48.advice import words
from app.twenty48.advice.autoplay import DEFAULT_SPEED, AutoPlay
from app.twenty48.advice.move_values import Oracle
from app.twenty48.advice.pills import Pills
from app.twenty48.advice.review import Reviewer
from app.twenty48.advice.section import ValueSection
from app.twenty48.board.board import BoardView
from core.twenty48.board import Board
from core.twenty48.puzzle import MOVES

EXACT_LINE = "with best play after each move. Exact, every later move considered."
SCORE_LINE = "Further score to expect after each move, by the adviser: an estimate."


class Advising(QObject):
    """`look_at` a board whenever another one is shown; `follow` names what plays a move."""

    def __init__(
        self, services: Services, game: Session, view: BoardView, commands: Actions, play: Callable[[str], None]
    ) -> None:
        super().__init__(view)
        self._services, self._game, self._view, self._commands = services, game, view, commands
        self._play = play
        self._board: Board | None = None
        self._shown = services.settings.get("2048/values", False)
        self._hinting = False
        self._replayed: Session | None = None
        self._wish: Callable[[], None] | None = None
        """What to do as soon as the values are there."""
        self.oracle = Oracle(services, self)
        self.oracle.changed.connect(self._on_oracle)
        self.oracle.given_up.connect(self._on_given_up)
        self.pills = Pills(view)
        self.pills.pressed.connect(self._on_pill)
        self.auto = AutoPlay(self._step, view)
        self.auto.set_speed(services.settings.get("2048/speed", DEFAULT_SPEED))
        self.auto.changed.connect(self._on_auto)
        self.reviewer = Reviewer(self.oracle, game, self)
        self.reviewer.changed.connect(self._show_judgement)
        self._declare()
        self.section = ValueSection(commands)
        self.section.speed.set_current(self.auto.speed)
        self.section.speed.chosen.connect(self._on_speed)

    def _declare(self) -> None:
        alive, playable = self._alive, lambda: self._alive() and self._replayed is None
        self._commands.add(
            Command("2048.values", "Values of the four moves", self.toggle, "tiles", ("V",),
                    "Show or hide what each move is worth", checked=lambda: self._shown),
            Command("2048.hint", "Hint", self.hint, "bulb", ("T",), "Point to the best move", enabled=alive),
            Command("2048.best", "Play best move", self.play_best, "next", ("B",), "Play the best move",
                    enabled=playable),
            Command("2048.auto", "Play to the end", self.toggle_auto, "play", ("P",),
                    "Play the best moves until the game ends; any key stops it", enabled=playable),
        )  # fmt: skip

    def _alive(self) -> bool:
        board = self._board
        return board is not None and not board.over and self.oracle.knows(board)

    @property
    def values_shown(self) -> bool:
        return self._shown

    # what a person does

    def toggle(self) -> None:
        """Show the values, or hide them; hiding stops the work on them."""
        self._shown = not self._shown
        self._services.settings.set("2048/values", self._shown)
        if not self._shown:
            self._wish = None
            self.oracle.cancel()
        self._refresh()
        self._commands.refresh()

    def hint(self) -> None:
        """Point to the best move until the board changes."""
        self._when_known(self._point)

    def play_best(self) -> None:
        """Play the best move once."""
        self.auto.stop()
        self._when_known(self._play_once)

    def _play_once(self) -> None:
        self._step()

    def toggle_auto(self) -> None:
        """Play to the end, or pause."""
        if self.auto.playing:
            self.auto.stop()
        else:
            self._when_known(self.auto.start)

    def stop(self) -> None:
        """Something else happens to the game: stop playing for the player."""
        self._wish = None
        self.auto.stop()

    # showing it

    def wake(self) -> None:
        """The board has come into view."""
        self._refresh()

    def look_at(self, board: Board, *, replayed: Session | None = None) -> None:
        """The values of this board from now on, if they are wanted; of a game that is replayed, and not played on."""
        self._replayed = replayed
        if self._board is None or (board.size, board.cells, board.target) != _place(self._board):
            self._hinting = False
        self._board = board
        self._refresh()
        if self._shown and replayed is None:
            self.reviewer.look()

    def _refresh(self) -> None:
        board = self._board
        if board is None:
            return
        if (self._shown or self._wish is not None) and self._view.isVisible():
            self.oracle.prepare(board)
        advice = self.oracle.advice(board) if self._shown else None
        self._view.set_pills(self._shown)
        if not self._shown:
            self.section.show_off(self.oracle.announcement(board), possible=not board.over and self.oracle.knows(board))
            self._view.set_note("")
            if self._hinting:
                self._point()
            else:
                self.pills.hide()
            return
        if advice is not None:
            self.section.show_advice(advice, 1 << board.target)
            self.pills.show_advice(advice, [words.short(advice, direction) for direction in range(4)])
            chance = f"Chance to reach {1 << board.target} {EXACT_LINE}"
            self._view.set_note(chance if advice.chance else SCORE_LINE)
        else:
            self.pills.show_advice(None, ("",) * 4)
            self._view.set_note("")
            if self.oracle.job is not None:
                self.section.show_work(self.oracle.job)
            else:
                self.section.show_reason(self.oracle.reason(board))
        self._show_judgement()

    def _show_judgement(self) -> None:
        replayed, board = self._replayed, self._board
        if replayed is None or board is None:
            self.section.set_judgement(words.judgement(self.reviewer.review, chance=self.reviewer.chance))
            return
        advice = self.oracle.advice(board) if replayed.can_redo else None
        self.section.set_judgement("" if advice is None else words.played(advice, replayed.moves[replayed.position]))

    # the moves

    def _when_known(self, act: Callable[[], None]) -> None:
        """Do it now, or as soon as the values are there; say why if there will be none."""
        board = self._board
        if board is None:
            return
        if self.oracle.advice(board) is not None:
            act()
            return
        self._wish = act
        self._refresh()
        if self.oracle.job is None:
            self._wish = None
            self._services.messages.say("There is no advice here.", self.oracle.reason(board), good=False)

    def _point(self) -> None:
        board = self._board
        advice = None if board is None else self.oracle.advice(board)
        if advice is None:
            return
        self._hinting = True
        best = MOVES[advice.best].capitalize()
        self._services.messages.say(f"Hint: {best}", words.verdict(advice))
        if not self._shown:
            self.pills.show_best(advice.best)

    def _step(self) -> bool:
        """Play the best move; False if there is none, or the target was just reached."""
        board = self._board
        advice = None if board is None else self.oracle.advice(board)
        if board is None or advice is None:
            if board is not None and not board.over and self.oracle.job is None:
                self._services.messages.say("Play has stopped.", self.oracle.reason(board), good=False)
            return self.auto.playing and self.oracle.job is not None
        position = self._game.position
        self._play(MOVES[advice.best])
        self._game.info["helped"] = [*self._helped_before(position), position]
        after: Board = self._game.state
        return not after.over and (board.won or not after.won)

    def _helped_before(self, position: int) -> list[int]:
        """The moves before this one that were played for the player."""
        return [index for index in self._game.info.get("helped", ()) if index < position]

    def played_by_hand(self, position: int) -> None:
        """The player's own move is the one after so many; what was played in its place before does not count."""
        if "helped" in self._game.info:
            self._game.info["helped"] = self._helped_before(position)

    def _on_pill(self, move: str) -> None:
        self.stop()
        self._play(move)

    def _on_oracle(self) -> None:
        job = self.oracle.job
        if job is not None:
            job.progressed.connect(self._on_progress, Qt.ConnectionType.UniqueConnection)
        self._refresh()
        wish, board = self._wish, self._board
        if wish is not None and job is None:
            self._wish = None
            if board is not None and self.oracle.advice(board) is not None:
                wish()
        if self._shown:
            self.reviewer.look()
        self._commands.refresh()

    def _on_progress(self) -> None:
        if self.oracle.job is not None and self._shown:
            self.section.show_work(self.oracle.job)

    def _on_given_up(self) -> None:
        self._wish = None
        if self._shown:
            self.toggle()

    def _on_auto(self) -> None:
        playing = self.auto.playing
        self._commands["2048.auto"].setText("Pause" if playing else "Play to the end")
        if playing:
            self._services.messages.say("Playing the best moves", "any key stops it")
        elif not self._game.state.over:
            self._services.messages.say("Play has stopped", f"after move {self._game.state.moves}")

    def _on_speed(self, speed: str) -> None:
        self.auto.set_speed(speed)
        self._services.settings.set("2048/speed", self.auto.speed)


def _place(board: Board) -> tuple[int, bytes, int]:
    return board.size, board.cells, board.target
