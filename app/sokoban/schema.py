"""Tables of Sokoban in the store, with their migrations.

They hold collections and levels, counted depths, known bounds and solutions of levels, the queue of levels to be
searched, and the solver's answers for drafts.
"""

from __future__ import annotations

MIGRATIONS: tuple[str, ...] = (
    """
    CREATE TABLE IF NOT EXISTS sokoban_collection (
        key INTEGER PRIMARY KEY AUTOINCREMENT, title TEXT NOT NULL, head TEXT NOT NULL, source TEXT NOT NULL,
        place INTEGER NOT NULL, removed INTEGER NOT NULL DEFAULT 0
    );
    CREATE TABLE IF NOT EXISTS sokoban_level (
        key INTEGER PRIMARY KEY AUTOINCREMENT,
        collection INTEGER NOT NULL REFERENCES sokoban_collection (key) ON DELETE CASCADE,
        place INTEGER NOT NULL, title TEXT NOT NULL, author TEXT NOT NULL, board TEXT NOT NULL, about TEXT NOT NULL,
        game TEXT NOT NULL, identity TEXT NOT NULL, boxes INTEGER NOT NULL, width INTEGER NOT NULL,
        height INTEGER NOT NULL, fault TEXT NOT NULL
    );
    CREATE INDEX IF NOT EXISTS sokoban_level_of_collection ON sokoban_level (collection, place);
    CREATE INDEX IF NOT EXISTS sokoban_level_identity ON sokoban_level (identity);
    CREATE INDEX IF NOT EXISTS sokoban_level_game ON sokoban_level (game);
    """,
    """
    CREATE TABLE IF NOT EXISTS sokoban_depths (
        identity TEXT PRIMARY KEY, record TEXT NOT NULL, kept REAL NOT NULL
    ) WITHOUT ROWID;
    """,
    """
    CREATE TABLE IF NOT EXISTS sokoban_known (
        game TEXT PRIMARY KEY, lower INTEGER NOT NULL, solution TEXT NOT NULL, dead TEXT NOT NULL
    ) WITHOUT ROWID;
    """,
    """
    CREATE TABLE IF NOT EXISTS sokoban_solution (
        game TEXT NOT NULL, moves TEXT NOT NULL, source INTEGER NOT NULL, reached REAL NOT NULL,
        name TEXT NOT NULL, note TEXT NOT NULL, hidden INTEGER NOT NULL, PRIMARY KEY (game, moves)
    ) WITHOUT ROWID;
    """,
    """
    ALTER TABLE sokoban_known ADD COLUMN pushes INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE sokoban_known ADD COLUMN moves INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE sokoban_known ADD COLUMN finder TEXT NOT NULL DEFAULT 'program';
    ALTER TABLE sokoban_known ADD COLUMN tried REAL NOT NULL DEFAULT 0;
    ALTER TABLE sokoban_known ADD COLUMN gave_up TEXT NOT NULL DEFAULT '';
    UPDATE sokoban_known SET moves = length(solution), pushes = length(solution)
        - length(replace(replace(replace(replace(solution, 'L', ''), 'U', ''), 'R', ''), 'D', ''));
    CREATE TABLE sokoban_queue (
        level INTEGER NOT NULL, kind TEXT NOT NULL, seconds REAL NOT NULL, place INTEGER NOT NULL,
        outcome TEXT NOT NULL, PRIMARY KEY (level, kind)
    ) WITHOUT ROWID;
    """,
    """
    CREATE TABLE sokoban_position (
        game TEXT NOT NULL, position TEXT NOT NULL, lower INTEGER NOT NULL, dead TEXT NOT NULL,
        PRIMARY KEY (game, position)
    ) WITHOUT ROWID;
    """,
    "ALTER TABLE sokoban_level ADD COLUMN grade INTEGER NOT NULL DEFAULT 0;",
    """
    CREATE TABLE sokoban_draft (
        level TEXT PRIMARY KEY, answer TEXT NOT NULL DEFAULT '', walls TEXT NOT NULL DEFAULT '', kept REAL NOT NULL
    ) WITHOUT ROWID;
    """,
)
"""Migrations; entry k takes the tables from version k to k + 1.

Never edit an entry that was released; add one. The first entries accept the tables of version 0.1.0, if they exist.
"""
