"""Lab view of strategies for 2048: exactly on solved boards, by simulated games on 4x4."""

from __future__ import annotations

from app.lab.frame.joined_instrument import JoinedInstrument
from app.lab.played_games.view import BY_GAMES
from app.lab.strategies.view import EXACT

INSTRUMENT = JoinedInstrument((EXACT, BY_GAMES), lambda variant: int(variant.startswith("4x4")))
