"""A senseless record costs only itself: the page opens, the record is set aside, the user is told."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

import pytest
from PySide6.QtWidgets import QFileDialog

from app.base.session.session import game
from app.base.storage import fields, set_aside
from app.base.storage.store import Store
from app.cube.timer.solve_times import SolveTimes
from app.cube.walk import samples
from app.shell.window import Window, open_window
from app.sokoban.library.level_set import own_levels
from app.sokoban.records.snapshots import Snapshots
from app.twenty48.games.finished_games import FinishedGames
from app.twenty48.games.saved_games import SavedGameStore
from core.base.puzzle import InputError
from core.cube.metrics import Metric
from core.twenty48.results import PlayerKind
from core.twenty48.shape import BoardShape

if TYPE_CHECKING:
    from pathlib import Path

    from pytestqt.qtbot import QtBot

BOARD = "target 2048 score 0 moves 0 generator 7\n2 2 . .\n. . . .\n. . . .\n. . . .\n"
SOLVED = "UUUUUUUUURRRRRRRRRFFFFFFFFFDDDDDDDDDLLLLLLLLLBBBBBBBBB"
LEVEL = own_levels().levels[0]
STARTS = {"cube": SOLVED, "2048": BOARD, "sokoban": LEVEL.text}
SLOTS = {"cube": "3x3x3", "2048": "4x4", "sokoban": LEVEL.key}


def record(puzzle: str, **changes: Any) -> dict[str, Any]:
    good = {"start": STARTS[puzzle], "moves": [], "position": 0, "seed": 1, "elapsed": 1.5, "info": {}}
    return {**good, **changes}


def text(**changes: Any) -> Callable[[str], str]:
    return lambda puzzle: json.dumps(record(puzzle, **changes))


def with_number(digits: str) -> Callable[[str], str]:
    return lambda puzzle: json.dumps(record(puzzle)).replace('"position": 0', f'"position": {digits}')


BAD: dict[str, Callable[[str], object]] = {
    "not json": lambda _: "not json",
    "empty": lambda _: "",
    "blob": lambda _: b"\x00\xff\xfe",
    "a number": lambda _: 17,
    "a list": lambda _: "[]",
    "nested lists": lambda _: "[" * 100_000,
    "1e999": with_number("1e999"),
    "Infinity": with_number("Infinity"),
    "NaN": with_number("NaN"),
    "5000 digits": with_number("9" * 5000),
    "a fraction": with_number("0.5"),
    "before the start": with_number("-1"),
    "past the end": with_number("1"),
    "nothing in it": lambda _: "{}",
    "info is a list": text(info=[1, 2]),
    "info is none": text(info=None),
    "seed is a text": text(seed="seven"),
    "elapsed is a list": text(elapsed=[]),
    "moves is a number": text(moves=5),
    "a move is a number": text(moves=[5]),
    "no such move": text(moves=["Q"]),
    "start is a number": text(start=5),
    "start is nonsense": text(start="nonsense"),
    "half a character": text(start="\ud800"),
    "left is a number": text(left=5),
    "a game left behind is a number": text(left=[5]),
}
BAD_INFO: dict[str, dict[str, Any]] = {
    "cube": {"scramble": [{"R": 1}]},
    "2048": {"helped": "no list", "kept": [], "going_on": "maybe", "game": 5},
    "sokoban": {"view": 5, "title": [1], "solved": "x", "file": {}, "author": None},
}


def put(store: Store, puzzle: str, slot: str, stored: object) -> None:
    assert store.finish(60), "what waits to be written stands before the file"
    with store.connection as db:
        db.execute("REPLACE INTO game VALUES (?, ?, ?, 1.0)", (puzzle, slot, stored))


@pytest.fixture
def opened(qtbot: QtBot) -> Iterator[Callable[[str], Window]]:
    windows = []

    def make(page: str) -> Window:
        window = open_window(page)
        qtbot.addWidget(window)
        windows.append(window)
        return window

    yield make
    for window in windows:
        window.close()


def apart(store: Store) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(set_aside.export_json(store.connection))
    return found


@pytest.mark.parametrize("puzzle", STARTS)
def test_pages_open_over_every_kind_of_bad_game_and_keep_it(
    puzzle: str, opened: Callable[[str], Window], qtbot: QtBot
) -> None:
    window = opened(puzzle)
    store, page = window.services.store, window.page
    kinds = {name: make(puzzle) for name, make in BAD.items()}
    kinds |= {f"info.{key}": json.dumps(record(puzzle, info={key: bad})) for key, bad in BAD_INFO[puzzle].items()}
    for name, stored in kinds.items():
        put(store, puzzle, SLOTS[puzzle], stored)
        before = set_aside.count(store.connection)
        take_up(page)
        assert set_aside.count(store.connection) == before + 1, name
        assert store.load_game(puzzle, SLOTS[puzzle]) is None, name
        qtbot.waitUntil(lambda: "could not be read and was set aside" in window.sentence)
        window.say("Ready")
    assert [one["name"] for one in apart(store)] == [f"{puzzle} {SLOTS[puzzle]}"] * len(kinds)
    assert [one["record"] for one in apart(store)][:2] == ["not json", ""]


def take_up(page: Any) -> None:
    """Load the saved game as opening the page does."""
    if page.key == "cube":
        page.model.take_up()
    elif page.key == "2048":
        page.model._take_up(BoardShape(4, 4))
    else:
        page.model._begin(pulling=False)


@pytest.mark.parametrize("puzzle", STARTS)
def test_the_program_starts_over_a_bad_game_and_the_good_ones_stay(
    puzzle: str, opened: Callable[[str], Window], home: Path
) -> None:
    home.mkdir()
    store = Store(home / "statewalk.sqlite")
    for one in STARTS:
        store.save_game(one, SLOTS[one], record(one))
    put(store, puzzle, SLOTS[puzzle], BAD["1e999"](puzzle))
    assert store.close(60)
    window = opened(puzzle)
    assert "set aside" in window.sentence
    for one in STARTS:
        window.open_page(one)
    assert [one["name"] for one in apart(window.services.store)] == [f"{puzzle} {SLOTS[puzzle]}"]
    for one in set(STARTS) - {puzzle}:
        assert window.services.store.load_game(one, SLOTS[one]) is not None


def test_what_was_set_aside_can_be_saved_and_looked_at(
    opened: Callable[[str], Window], qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = opened("cube")
    command = window._commands["window.set_aside"]
    assert not command.isEnabled()
    put(window.services.store, "cube", "3x3x3", b"\x01\x02")
    take_up(window.page)
    qtbot.waitUntil(command.isEnabled)
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "aside.json"), ""))
    command.trigger()
    qtbot.waitUntil((tmp_path / "aside.json").exists)
    (one,) = json.loads((tmp_path / "aside.json").read_text(encoding="utf-8"))
    assert (one["name"], one["record"]) == ("cube 3x3x3", "hexadecimal 0102")
    begun: list[str] = []

    def look(_parent: object, _title: str, begin: str, _kinds: str) -> tuple[str, str]:
        begun.append(begin)
        return "", ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", look)
    command.trigger()
    assert begun == [str(tmp_path / "set-aside.json")], "it begins in the folder where one was last"


def test_bad_rows_of_the_tables_are_set_aside_alone(tmp_path: Path) -> None:
    store = Store(tmp_path / "games.sqlite")
    told: list[str] = []
    store.tell = lambda name, _reason: told.append(name)
    times = SolveTimes(store)
    times.add("3x3x3", 1, "R", 1000)
    times.add("3x3x3", 1, "U", 2000)
    store.record_best("sokoban", "gate", "pushes", 14, "rrR")
    store.record_best("sokoban", "moat", "pushes", 9, "R")
    assert store.finish(20), "what is damaged below is in the file"
    with store.connection as db:
        db.execute("UPDATE solve_time SET milliseconds = 'soon' WHERE scramble = 'R'")
        db.execute("UPDATE best SET value = 'few' WHERE subject = 'gate'")
        db.execute(
            "INSERT INTO twenty48_game VALUES "
            "('k', 4, 11, 0.1, 'all', 5, 11, NULL, NULL, '{}', 1e300, 'person', 'person', 1, 4)",
        )
    assert [one.scramble for one in times.list_solves("3x3x3")] == ["U"]
    assert store.subjects("sokoban", "pushes") == {"moat": 9}
    assert FinishedGames(store).list_games(BoardShape(4, 4)) == []
    assert [one["name"] for one in apart(store)] == ["solve_time 1", "best sokoban gate pushes", "twenty48_game k"]
    assert told == ["1", "sokoban gate pushes", "k"]
    assert "soon" in apart(store)[0]["record"]


@pytest.mark.parametrize("stored", ["no", "[1, -2]", '["a"]', "[1e999]", "{}", pytest.param("[" * 100_000, id="deep")])
def test_walks_that_cannot_be_read_are_measured_anew(stored: str, tmp_path: Path) -> None:
    store = Store(tmp_path / "games.sqlite")
    subject = samples.WalkSampleKey("2x2x2", Metric.HTM, 5)
    samples.begin(store.connection, subject)
    with store.connection as db:
        db.execute("UPDATE cube_walk_sample SET counts = ?", (stored,))
    assert samples.begin(store.connection, subject).measured.counts == ()
    assert set_aside.count(store.connection) == 1


OTHER_SIZE = '{"about": {"size": 9, "score": 0, "moves": 0}}'


@pytest.mark.parametrize("stored", ["no", "{}", b"\x00", '{"about": 5}', OTHER_SIZE])
def test_a_saved_game_that_cannot_be_read_leaves_the_list(stored: object, tmp_path: Path) -> None:
    store = Store(tmp_path / "games.sqlite")
    games = SavedGameStore(store)
    games.save("good", record("2048"), PlayerKind.PERSON, dealt=True)
    put(store, "2048 saved", "bad", stored)
    assert [one.name for one in games.list_games()] == ["good"]
    assert [one["name"] for one in apart(store)] == ["2048 saved bad"]


@pytest.mark.parametrize("stored", ["no", '{"snapshots": 5}', '{"snapshots": [5]}', '{"snapshots": [{"name": 1}]}'])
def test_snapshots_that_cannot_be_read_are_none(stored: str, tmp_path: Path) -> None:
    store = Store(tmp_path / "games.sqlite")
    put(store, "sokoban", "k/snapshots", stored)
    assert Snapshots(store).read_snapshots("k") == []
    assert set_aside.count(store.connection) == 1


def test_a_record_says_where_it_is_wrong() -> None:
    check = game(fields.record({}, {"scramble": fields.list_field(fields.text(4))}))
    with pytest.raises(InputError, match=r"info.scramble\[1\] is not a text of at most 4 characters"):
        check(record("cube", info={"scramble": ["R", 5]}), "")
    with pytest.raises(InputError, match="position is not a whole number"):
        check(record("cube", position=True), "")
    kept = record("cube", info={"of a newer program": [1]}, more=2)
    assert check(kept, "") == kept


MANY_VALUES = {
    "lists": "[" + "[]," * 2_000_000 + "[]]",
    "words": "[" + '"",' * 4_000_000 + '""]',
    "quotation marks": '"\\"' * 2_000_000,
}


@pytest.mark.parametrize("text", MANY_VALUES.values(), ids=MANY_VALUES)
def test_a_record_of_too_many_values_is_refused_before_it_takes_memory(text: str) -> None:
    with pytest.raises(InputError, match=r"too many values|not written in JSON"):
        fields.decode(text, fields.list_field(fields.flag, 1))


def test_a_long_game_is_no_record_of_too_many_values() -> None:
    text = json.dumps({"moves": ["l", "R"] * 500_000})
    assert len(fields.decode(text, fields.record({"moves": fields.list_field(fields.text(16))}))["moves"]) == 1_000_000


def test_digits_write_a_number_that_something_can_hold() -> None:
    assert [fields.digits(word) for word in ("0", "007", "9" * 18)] == [0, 7, 10**18 - 1]
    assert not any(fields.digits(word) for word in ("", "-1", "1.5", "²", "٣", "1_0", " 1", "9" * 19, "9" * 5000))


def test_a_long_list_of_texts_is_refused_as_text_by_text() -> None:
    quick, slow = fields.texts(4, 6), fields.list_field(fields.text(4), 6)
    for good in ([], ["R", "R", "U'"], ["abcd"] * 6):
        assert quick(good, "moves") == slow(good, "moves") == good
    for bad in (None, "RU", ["R"] * 7, ["R", 1], ["R", True, ["U"]], ["R", "abcde"], ["\ud800"], [["R"]]):
        with pytest.raises(InputError) as expected:
            slow(bad, "moves")
        with pytest.raises(InputError, match=re.escape(str(expected.value))):
            quick(bad, "moves")
