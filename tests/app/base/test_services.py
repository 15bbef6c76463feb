"""Other parts of the program can read the games in play on the pages."""

from __future__ import annotations

from app.shell.window import Window


def test_a_page_shows_its_game_from_when_it_is_opened(window: Window) -> None:
    current = window.services.open_games
    heard: list[str] = []
    current.changed.connect(heard.append)
    assert current.game("2048") is None
    page = window.open_page("2048")
    assert current.game("2048") is page.session
    assert set(heard) == {"2048"}


def test_every_move_is_told(window: Window) -> None:
    heard: list[str] = []
    page = window.open_page("cube")
    game = window.services.open_games.game("cube")
    assert game is not None and game is page.session
    window.services.open_games.changed.connect(heard.append)
    game.play("R")
    game.undo()
    assert heard == ["cube", "cube"]
    assert game.state == game.start
