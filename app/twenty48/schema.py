"""Tables of 2048 in the store: finished games, and the moves of their tiles in a bag."""

from __future__ import annotations

MIGRATIONS: tuple[str, ...] = (
    """
    CREATE TABLE IF NOT EXISTS twenty48_game (
        key TEXT PRIMARY KEY, size INTEGER NOT NULL, target INTEGER NOT NULL, four REAL NOT NULL,
        score INTEGER NOT NULL, moves INTEGER NOT NULL, largest INTEGER NOT NULL, win_moves INTEGER, win_sum INTEGER,
        record TEXT NOT NULL, ended REAL NOT NULL
    );
    CREATE INDEX IF NOT EXISTS twenty48_game_by_size ON twenty48_game (size, ended);
    """,
    """
    ALTER TABLE twenty48_game ADD COLUMN player TEXT NOT NULL DEFAULT 'unknown';
    ALTER TABLE twenty48_game ADD COLUMN won_by TEXT NOT NULL DEFAULT 'unknown';
    ALTER TABLE twenty48_game ADD COLUMN dealt INTEGER NOT NULL DEFAULT 1;
    """,
    """
    CREATE TABLE IF NOT EXISTS twenty48_in_bag (
        key TEXT NOT NULL, ended REAL NOT NULL, bag_moves INTEGER, PRIMARY KEY (key, ended)
    );
    """,
    """
    DROP INDEX IF EXISTS twenty48_game_by_size;
    ALTER TABLE twenty48_game RENAME COLUMN size TO rows;
    ALTER TABLE twenty48_game ADD COLUMN columns INTEGER NOT NULL DEFAULT 0;
    UPDATE twenty48_game SET columns = rows;
    CREATE INDEX twenty48_game_by_shape ON twenty48_game (rows, columns, ended);
    """,
)
"""SQL migrations: entry k takes the tables from version k to k + 1.

Never edit an entry that was released; add one. The first ones also run on tables that version 0.1.0 has created.
"""
