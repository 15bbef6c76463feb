"""The policy microscope in the Lab: exactly where all is solved, by games on 4x4, on which nothing is exact."""

from __future__ import annotations

from app.lab.frame.joined_instrument import JoinedInstrument
from app.lab.played_games.view import BY_GAMES
from app.lab.strategies.view import EXACT

INSTRUMENT = JoinedInstrument((EXACT, BY_GAMES), lambda variant: int(variant.startswith("4x4")))
