"""Record of which moves of a game the program has shown.

A level solved with such moves does not count as solved by the user.
"""

from __future__ import annotations

from app.base.session.session import Session

SHOWN, HELPED = "shown", "helped"
"""Keys in the session's `info`: was the whole solution shown, and number of the first shown move."""
LINE_INFO = (SHOWN, HELPED)
"""Keys of the session's `info` that are stored with each branch of a game."""

Help = tuple[bool, int | None]
"""Values of `SHOWN` and `HELPED` of a game."""


class HelpGiven:
    """Keeps track, in the session's `info`, of the moves that the program has shown."""

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
        """Mark the moves after the current position as shown by the program."""
        info, here = self._session.info, self._session.position
        info[HELPED] = min(here, info.get(HELPED, here))

    def play_on(self) -> None:
        """Mark the next move as the user's own; earlier moves keep their marks."""
        info = self._session.info
        if info.pop(SHOWN, False):
            info[HELPED] = 0
        if self._session.position <= info.get(HELPED, 0):
            info.pop(HELPED, None)

    @property
    def saved_help(self) -> Help:
        """Record of the shown moves, to be restored by `begin_with`."""
        info = self._session.info
        return self.is_wholly_shown, info.get(HELPED)

    def begin_with(self, help_: Help) -> None:
        """Restore the record of shown moves that belongs to the moves now in the game."""
        info = self._session.info
        info[SHOWN], helped = help_
        info.pop(HELPED, None)
        if helped is not None:
            info[HELPED] = helped


OWN: Help = (False, None)
ALL_SHOWN: Help = (True, None)
SOME_SHOWN: Help = (False, 0)
