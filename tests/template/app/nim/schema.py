"""Nim's table in the store: games that were played to the end."""

from __future__ import annotations

MIGRATIONS: tuple[str, ...] = (
    "CREATE TABLE nim_game (heaps TEXT NOT NULL, moves INTEGER NOT NULL, ended REAL PRIMARY KEY)",
)
