"""Database tables of the cube.

They hold timed solves and session names, scrambles, samples of walks and of depth classes, depths, the bank of proofs
with its iterations, and drawn patterns.
"""

from __future__ import annotations

MIGRATIONS: tuple[str, ...] = (
    """
    CREATE TABLE IF NOT EXISTS solve_time (
        key INTEGER PRIMARY KEY AUTOINCREMENT, puzzle TEXT NOT NULL, session INTEGER NOT NULL, scramble TEXT NOT NULL,
        milliseconds INTEGER NOT NULL, penalty TEXT NOT NULL, solved_at REAL NOT NULL
    );
    CREATE INDEX IF NOT EXISTS solve_time_of_session ON solve_time (puzzle, session);
    """,
    """
    CREATE TABLE IF NOT EXISTS cube_walk_sample (
        puzzle TEXT NOT NULL, metric TEXT NOT NULL, moves INTEGER NOT NULL, seed INTEGER NOT NULL,
        next INTEGER NOT NULL, counts TEXT NOT NULL,
        PRIMARY KEY (puzzle, metric, moves)
    ) WITHOUT ROWID;
    """,
    """
    CREATE TABLE cube_depth (
        position TEXT NOT NULL, metric TEXT NOT NULL, lower INTEGER NOT NULL, upper INTEGER NOT NULL,
        solution TEXT, source TEXT NOT NULL,
        PRIMARY KEY (position, metric)
    ) WITHOUT ROWID;
    """,
    """
    CREATE TABLE cube_bank (
        position TEXT NOT NULL, metric TEXT NOT NULL, entered TEXT NOT NULL, text TEXT NOT NULL,
        nodes INTEGER NOT NULL, seconds REAL NOT NULL, added REAL NOT NULL,
        PRIMARY KEY (position, metric)
    ) WITHOUT ROWID;
    """,
    """
    ALTER TABLE solve_time ADD COLUMN comment TEXT NOT NULL DEFAULT '';
    CREATE TABLE timer_session (
        puzzle TEXT NOT NULL, session INTEGER NOT NULL, name TEXT NOT NULL,
        PRIMARY KEY (puzzle, session)
    ) WITHOUT ROWID;
    """,
    """
    CREATE TABLE cube_scramble (
        puzzle TEXT NOT NULL, number INTEGER NOT NULL, text TEXT NOT NULL, seed INTEGER NOT NULL,
        PRIMARY KEY (puzzle, number)
    ) WITHOUT ROWID;
    """,
    """
    ALTER TABLE cube_bank ADD COLUMN place REAL NOT NULL DEFAULT 0;
    UPDATE cube_bank SET place = added;
    ALTER TABLE cube_bank ADD COLUMN begun INTEGER;
    ALTER TABLE cube_bank ADD COLUMN proved REAL;
    ALTER TABLE cube_bank ADD COLUMN tables TEXT NOT NULL DEFAULT '';
    """,
    """
    CREATE TABLE cube_class_sample (
        metric TEXT NOT NULL, depth INTEGER NOT NULL, seed INTEGER NOT NULL,
        next INTEGER NOT NULL, counts TEXT NOT NULL,
        PRIMARY KEY (metric, depth)
    ) WITHOUT ROWID;
    """,
    """
    CREATE TABLE cube_iteration (
        position TEXT NOT NULL, metric TEXT NOT NULL, depth INTEGER NOT NULL,
        nodes INTEGER NOT NULL, whole INTEGER NOT NULL, at REAL NOT NULL,
        PRIMARY KEY (position, metric, depth)
    ) WITHOUT ROWID;
    """,
    """
    CREATE TABLE cube_pattern (name TEXT NOT NULL PRIMARY KEY, net TEXT NOT NULL, added REAL NOT NULL) WITHOUT ROWID;
    """,
)
"""Entry k upgrades the tables from version k to k + 1; never edit a released entry, add one.

The first entries keep tables that version 0.1.0 of the program may have created.
"""
