"""A used data folder: games on every page, times, levels, settings, tables."""

from __future__ import annotations

import shutil
from importlib import import_module
from pathlib import Path

import pytest

from app.base import registry
from app.cube.timer.solve_times import SolveTimes
from app.shell.window import open_window
from app.sokoban.page import SokobanPage
from core.base.paths import HOME_VARIABLE, tables_folder
from core.twenty48.outcomes.odds import OddsStorageError, OddsTable

STORE, SETTINGS = "statewalk.sqlite", "statewalk.ini"
ODDS = OddsTable(2, 4)


def odds() -> float:
    """Return the chance to win on a small board, from its table or computed anew."""
    try:
        loaded_odds = ODDS.load_or_solve(tables_folder())
    except OddsStorageError as error:
        loaded_odds = error.odds
    assert loaded_odds is not None
    return loaded_odds.start_value


def make_used_folder(made: Path) -> Path:
    """Use the program in a new folder and return its files, with the log as after a crash."""
    with pytest.MonkeyPatch.context() as patch:
        home = made / "home"
        patch.setenv(HOME_VARIABLE, str(home))
        window = open_window("cube")
        for entry in registry.PAGES:
            page = window.open_page(entry.key)
            if page.session is not None:
                page.session.play(next(iter(page.session.puzzle.moves(page.session.state))))
        sokoban = window.open_page("sokoban")
        assert isinstance(sokoban, SokobanPage)
        sokoban.library.browse()
        # whoever is not root may not be able to import what is loaded after the first frame
        for name in registry.module_names():
            import_module(name)
        Path(home / "skins").mkdir(exist_ok=True)
        (home / "skins" / "own.png").write_bytes(b"no picture")
        times = SolveTimes(window.services.store)
        for milliseconds in range(300):
            times.add("3x3x3", 1, "R U F'", 10_000 + milliseconds)
        for number in range(40):
            proof = (f"{number:054d}", "htm", 11, 11, "R U F'", "found")
            window.services.store.write("cube_depth", "INSERT INTO cube_depth VALUES (?, ?, ?, ?, ?, ?)", proof)
        window.services.store.save_game("sokoban-draft", "other", {"text": "x" * 20_000})
        assert window.services.store.finish(10)
        assert window.close()
        assert odds() > 0.5
        # the log is there, as after a crash
        shutil.copytree(home, made / "used")
        window.services.store.close()
        assert (made / "used" / f"{STORE}-wal").stat().st_size
    return made / "used"
