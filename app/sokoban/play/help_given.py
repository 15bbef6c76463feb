"""Which of the game's moves the program has shown: a level that was solved with them was not solved by the player."""

from __future__ import annotations

from app.base.session.session import Session

SHOWN, HELPED = "shown", "helped"
"""The whole way was shown; moves were shown from the one of this number on."""
LINE_INFO = (SHOWN, HELPED)
"""What a line of play that is left takes with it."""

Help = tuple[bool, int | None]
"""What a game holds of both."""


class HelpGiven:
    """Kept with the game, in the session's `info`."""

    def __init__(self, session: Session) -> None:
        self._session = session

    @property
    def is_wholly_shown(self) -> bool:
        """Whether the moves played are a solution that the program showed from its first move to its last."""
        return bool(self._session.info.get(SHOWN))

    @property
    def has_shown_moves(self) -> bool:
        """Whether any of the moves played was shown by the program."""
        return self.has_shown_moves_before(self._session.position)

    def has_shown_moves_before(self, position: int) -> bool:
        """Return whether the program showed one of the first `position` moves."""
        return self.is_wholly_shown or position > self._session.info.get(HELPED, position)

    def show_on(self) -> None:
        """The moves that follow are shown."""
        info, here = self._session.info, self._session.position
        info[HELPED] = min(here, info.get(HELPED, here))

    def play_on(self) -> None:
        """The move that follows is the player's own; those before it stay what they are."""
        info = self._session.info
        if info.pop(SHOWN, False):
            info[HELPED] = 0
        if self._session.position <= info.get(HELPED, 0):
            info.pop(HELPED, None)

    @property
    def saved_help(self) -> Help:
        """Record of the help given so far, to be restored by `begin_with`."""
        info = self._session.info
        return self.is_wholly_shown, info.get(HELPED)

    def begin_with(self, help_: Help) -> None:
        """Other moves have taken the place of the game's."""
        info = self._session.info
        info[SHOWN], helped = help_
        info.pop(HELPED, None)
        if helped is not None:
            info[HELPED] = helped


OWN: Help = (False, None)
ALL_SHOWN: Help = (True, None)
SOME_SHOWN: Help = (False, 0)
