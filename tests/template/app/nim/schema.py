"""Nim's table in the store: finished games."""

from __future__ import annotations

MIGRATIONS: tuple[str, ...] = (
    "CREATE TABLE nim_game (heaps TEXT NOT NULL, moves INTEGER NOT NULL, ended REAL PRIMARY KEY)",
)
