"""The generator of levels in the real window: wishes, cards, stars, variations, and stored state."""

from __future__ import annotations

import re
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt, QThreadPool
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from app.base.services import Services
from app.base.storage.store import Store
from app.base.theme import theme
from app.shell.window import Window
from app.sokoban.editor.model import DraftModel
from app.sokoban.library.library import Library
from app.sokoban.library.titles import MADE_LEVELS
from app.sokoban.make.card import LevelCard
from app.sokoban.make.grid import card_rect, format_solvable_share, odds, star_rect
from app.sokoban.make.model import NEWEST, STORE_KEY, MakeModel
from app.sokoban.make.workbench import MakePage
from app.sokoban.page import SokobanPage
from app.widgets.controls.buttons import Button
from core.sokoban.draft.grid import Tool, grow, paint
from core.sokoban.generate.difficulty import DifficultyMeasure
from core.sokoban.generate.rooms import RoomStyle
from core.sokoban.generate.wishes import GenerationMethod, Refusal, Tries, Wishes
from core.sokoban.identity import identity
from core.sokoban.level import Level, state_of
from core.sokoban.replay import replay
from tests.app.sheets import check, figures, sheet_of
from tests.app.working import job_called

LEFT = Qt.MouseButton.LeftButton
CONTROL = Qt.KeyboardModifier.ControlModifier
SMALL = Wishes(8, 7, 2, None, GenerationMethod.LINES, 5, 30)
ROOT = Path(__file__).resolve().parents[4]


@pytest.fixture
def bench(page: SokobanPage, qtbot: QtBot) -> MakePage:
    """Provide the generator, opened by its key, with wishes that are quickly met."""
    QTest.keyClick(page.board, Qt.Key.Key_N, CONTROL | Qt.KeyboardModifier.ShiftModifier)
    opened = page.maker.bench
    assert opened is not None
    qtbot.waitUntil(opened.isVisible)
    opened.making.wish(SMALL)
    return opened


def make(bench: MakePage, qtbot: QtBot, count: int) -> list[LevelCard]:
    """Make levels by the keyboard until there are `count`, then stop."""
    QTest.keyClick(focus(), Qt.Key.Key_Return, CONTROL)
    assert bench.making.making
    qtbot.waitUntil(lambda: len(bench.making.cards) >= count)
    bench.making.stop()
    # what was on its way still comes, however long the worker has to wait for the processor
    assert QThreadPool.globalInstance().waitForDone(30_000)
    QTest.qWait(100)
    return list(bench.making.cards)


def focus() -> QWidget:
    found = QApplication.focusWidget()
    assert found is not None
    return found


def middle(bench: MakePage, at: int) -> QPoint:
    return card_rect(bench.grid.visualRect(bench.grid.levels.index(at))).center().toPoint()


def point_at(bench: MakePage, at: int) -> None:
    bench.grid.scrollTo(bench.grid.levels.index(at))
    QTest.mouseMove(bench.grid.viewport(), middle(bench, at) - QPoint(6, 6))
    QTest.mouseMove(bench.grid.viewport(), middle(bench, at))


def test_levels_come_as_wished_and_each_is_proved(bench: MakePage, qtbot: QtBot) -> None:
    assert bench.grid.levels.rowCount() == 0
    cards = make(bench, qtbot, 3)
    for card in cards:
        start = state_of(card.level.rows)
        played = replay(start, card.level.made.solution)
        assert played.state.solved and 5 <= played.tally.pushes <= 30 and len(start.boxes) == 2
    assert len({card.key for card in cards}) == len(cards)
    difficulties = [card.level.measures.difficulty() for card in cards]
    assert difficulties == sorted(difficulties, reverse=True)
    assert "tried" in bench.making.progress and not bench.making.making
    assert bench.grid.levels.rowCount() == len(cards)


def test_the_star_keeps_a_level_through_the_end_of_the_program(bench: MakePage, shown: Window, qtbot: QtBot) -> None:
    make(bench, qtbot, 2)
    point_at(bench, 1)
    star = star_rect(card_rect(bench.grid.visualRect(bench.grid.levels.index(1)))).center().toPoint()
    QTest.mouseClick(bench.grid.viewport(), LEFT, pos=star)
    (kept,) = bench.making.starred_cards
    assert kept.key == bench.making.cards[1].key
    QTest.keyClick(bench.grid, Qt.Key.Key_S)
    assert bench.making.starred_cards == []
    QTest.keyClick(bench.grid, Qt.Key.Key_S)
    shown.page.flush()
    services = bench.services
    again = MakeModel(services, Library(services.store))
    (back,) = again.cards
    assert back.starred and back.level.rows == kept.level.rows and back.level.measures == kept.level.measures
    assert (back.made_by, back.level.seed, back.level.method) == (kept.made_by, kept.level.seed, kept.level.method)


def test_the_figures_of_a_card_have_their_sheets(bench: MakePage, qtbot: QtBot) -> None:
    (card, *_) = make(bench, qtbot, 1)
    point_at(bench, 0)
    found = {figure.name: figure for figure in figures(bench.grid)}
    for figure in found.values():
        check(figure)
    assert found["fewest pushes"].value == str(card.level.measures.pushes)
    QTest.mouseClick(found["share of positions that can be solved"], LEFT)
    assert (
        sheet_of(bench).number.text() == format_solvable_share(card)
        and "can no longer be solved" in sheet_of(bench).sentence.text()
    )
    walks = found["average number of random walks until one solves the level"]
    QTest.mouseClick(walks, LEFT)
    assert sheet_of(bench).number.text() == walks.value and odds(card) == f"1 in {walks.value}"
    QTest.mouseClick(found["difficulty"], LEFT)
    assert "weighted" in sheet_of(bench).sentence.text()


def test_discarded_levels_come_back_by_undo_and_never_by_themselves(bench: MakePage, qtbot: QtBot) -> None:
    cards = make(bench, qtbot, 3)
    bench.grid.setFocus()
    QTest.keyClick(bench.grid, Qt.Key.Key_Down)
    point_at(bench, 0)
    QTest.keyClick(bench.grid, Qt.Key.Key_Delete)
    assert [card.key for card in bench.making.cards] == [card.key for card in cards[1:]]
    more = make(bench, qtbot, len(cards) + 1)
    assert cards[0].key not in {card.key for card in more}
    QTest.keyClick(bench.grid, Qt.Key.Key_Z, CONTROL)
    assert cards[0].key in {card.key for card in bench.making.cards}
    assert bench.grid.current is not None and bench.grid.current.key == cards[0].key


def test_a_mouse_that_rests_has_no_say_once_the_keyboard_chooses(bench: MakePage, qtbot: QtBot) -> None:
    first, second = make(bench, qtbot, 2)[:2]
    bench.grid.setFocus()
    QTest.keyClick(bench.grid, Qt.Key.Key_Home)
    point_at(bench, 1)
    QTest.keyClick(bench.grid, Qt.Key.Key_S)
    assert second.starred and not first.starred
    QTest.keyClick(bench.grid, Qt.Key.Key_Home)
    bench.making.cards_changed.emit()
    QTest.keyClick(bench.grid, Qt.Key.Key_S)
    assert first.starred


def test_more_like_this_makes_variations(bench: MakePage, qtbot: QtBot) -> None:
    bench.making.wish(Wishes(8, 7, 2, RoomStyle.FREE, GenerationMethod.LINES, 5, 30))
    (parent, *_) = make(bench, qtbot, 1)
    bench.making.sort(NEWEST)
    assert bench.order.current == NEWEST
    before = {card.key for card in bench.making.cards}
    at = [card.key for card in bench.making.cards].index(parent.key)
    point_at(bench, at)
    (button,) = [one for one in bench.verbs.findChildren(Button) if one.isVisible()]
    assert button.text() == "More like this"
    QTest.mouseClick(button, LEFT)
    qtbot.waitUntil(lambda: len(bench.making.cards) > len(before))
    bench.making.stop()
    children = [card for card in bench.making.cards if card.key not in before]
    assert children and all(card.level.method is None for card in children)
    for card in children:
        start = state_of(card.level.rows)
        assert len(start.boxes) == 2 and replay(start, card.level.made.solution).state.solved


def test_a_level_is_played_and_one_comes_back_to_the_cards(page: SokobanPage, bench: MakePage, qtbot: QtBot) -> None:
    cards = make(bench, qtbot, 1)
    QTest.mouseDClick(bench.grid.viewport(), LEFT, pos=middle(bench, 0))
    assert not page.maker.open and bench.isHidden() and page.board.isVisible()
    assert list(page.model.level.rows) == cards[0].level.rows
    QTest.keyClick(page.board, Qt.Key.Key_N, CONTROL | Qt.KeyboardModifier.ShiftModifier)
    assert page.maker.open and [card.key for card in bench.making.cards] == [card.key for card in cards]
    QTest.keyClick(bench.grid, Qt.Key.Key_Escape)
    assert not page.maker.open and page.board.hasFocus()


def test_a_level_is_opened_in_the_editor(page: SokobanPage, bench: MakePage, qtbot: QtBot) -> None:
    cards = make(bench, qtbot, 1)
    point_at(bench, 0)
    QTest.keyClick(bench.grid, Qt.Key.Key_D, CONTROL)
    assert page.editor.open and not page.maker.open and page.editor.editor is not None
    editor = page.editor.editor
    assert "".join(cards[0].level.rows).count("$") == editor.drafting.current.count(b"$")
    card = cards[0]
    assert "You have not solved it yet" not in [remark.title for remark in editor.drafting.inspection.remarks]

    def saved() -> Level:
        editor.save()
        kept = editor.drafting.origin.kept_as
        assert kept is not None
        return page.model.library.level(kept)

    assert saved().solutions == (card.level.made.solution,)
    assert dict(saved().keys)["Made"] == card.made_by and saved().keys == card.playable.keys
    editor.flush()
    again = DraftModel(page.services.store)
    assert again.level().solutions == saved().solutions, "it is kept with the draft"
    editor.drafting.do(grow(editor.drafting.current, 0, 0, 1, 0))
    assert saved().solutions == (card.level.made.solution,), "room around it changes nothing"
    for sign in (b"$", b"."):
        draft = editor.drafting.current
        editor.drafting.do(paint(draft, (draft.signs.index(sign),), Tool.FLOOR))
    assert saved().solutions == () and dict(saved().keys) == {"Made": card.made_by}, "of another board"


def test_keys_of_the_game_do_nothing_while_the_bench_is_open(page: SokobanPage, bench: MakePage) -> None:
    before = page.model.session.state
    for key in (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_R):
        QTest.keyClick(focus(), key)
    assert page.model.session.state == before and page.maker.open and bench.isVisible()


def test_starred_levels_become_a_collection(page: SokobanPage, bench: MakePage, qtbot: QtBot) -> None:
    cards = make(bench, qtbot, 2)
    assert not bench.save_button.isEnabled()
    for card in cards[:2]:
        bench.making.star(card)
    QTest.mouseClick(bench.save_button, LEFT)
    QTest.mouseClick(bench.save_button, LEFT)
    index = page.model.library.index()
    (made,) = [row for row in index.collections if row.title == MADE_LEVELS]
    assert {row.identity for row in index.levels[made.key]} == {card.key for card in cards[:2]}
    level = page.model.library.level(index.levels[made.key][0].key)
    keys = dict(level.keys)
    assert level.solutions and keys["Grade"].endswith(" of 5") and keys["Made"].startswith("--method lines --seed ")


def test_no_level_of_the_library_is_made_again(page: SokobanPage, bench: MakePage, qtbot: QtBot) -> None:
    first = make(bench, qtbot, 1)
    for card in first:
        level = card.entry.level
        assert level is not None
        page.model.library.save_level("Mine", level)
    model = MakeModel(bench.services, page.model.library, bench)
    model.wish(SMALL)
    model.start()
    qtbot.waitUntil(lambda: len(model.cards) >= 2)
    model.stop()
    assert not {card.key for card in first} & {card.key for card in model.cards}


def test_it_says_which_wish_to_relax(bench: MakePage, qtbot: QtBot) -> None:
    bench.making.wish(Wishes(5, 5, 8, None, GenerationMethod.LINES))
    QTest.mouseClick(bench.work.start_button, LEFT)
    qtbot.waitUntil(lambda: not bench.making.making)
    assert "too little floor for so many boxes. Ask for fewer boxes, or for more squares." in bench.making.advice
    assert bench.work.notice.isVisible() and bench.work.notice.text == bench.making.advice
    bench.making.wish(SMALL)
    make(bench, qtbot, 1)
    assert bench.making.advice == "" and not bench.work.notice.isVisible()


def test_what_is_said_of_the_rooms_is_of_one_moment(
    bench: MakePage, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Restless(Tries):
        """Counter of attempts to which a refused room is added at every reading."""

        def __init__(self) -> None:
            self.counted = Counter[Refusal]()
            super().__init__()

        @property
        def refused(self) -> Counter[Refusal]:
            self.counted[Refusal.CROWDED] += 1
            return self.counted

        @refused.setter
        def refused(self, _none: Counter[Refusal]) -> None:
            """Ignore the initial value; the counter starts empty."""

    monkeypatch.setattr("app.sokoban.make.model.Tries", Restless)
    bench.making.wish(Wishes(5, 5, 8, None, GenerationMethod.LINES))
    QTest.mouseClick(bench.work.start_button, LEFT)
    qtbot.waitUntil(lambda: not bench.making.making)
    (tried, dropped), (refused, rooms) = (
        [int(digits) for digits in re.findall(r"[0-9]+", re.sub("[\N{THIN SPACE},]", "", text))]
        for text in (bench.work.note.text(), bench.work.notice.text)
    )
    assert tried == dropped == refused == rooms


def test_making_is_stopped_at_once_and_goes_on_with_the_next_seeds(bench: MakePage, qtbot: QtBot) -> None:
    make(bench, qtbot, 1)
    run = bench.making.run
    assert run is not None and run.job is None
    assert job_called(bench.services.jobs, "Making levels") is None
    assert bench.grid.levels.slots == 0
    seeds = [card.level.seed for card in bench.making.cards]
    more = make(bench, qtbot, len(seeds) + 1)
    assert max(card.level.seed for card in more) > max(seeds)


def test_wishes_are_made_by_hand_and_remembered(bench: MakePage) -> None:
    QTest.mouseClick(bench.shape.more, LEFT)
    QTest.mouseClick(bench.shape.styles[RoomStyle.MIRRORED], LEFT)
    bench.length.pushes.setFocus()
    QTest.keyClick(bench.length.pushes, Qt.Key.Key_Right)
    wishes = bench.making.wishes
    assert (wishes.boxes, wishes.style, wishes.most) == (3, RoomStyle.MIRRORED, 35)
    QTest.mouseClick(bench.shape.styles[RoomStyle.MIRRORED], LEFT)
    assert bench.making.wishes.style is None
    bench.shape.across.setValue(20)
    bench.shape.down.setValue(20)  # more squares than the search takes
    assert (bench.making.wishes.width, bench.making.wishes.height) == (20, bench.shape.down.value()) != (20, 20)
    assert MakeModel(bench.services, Library(bench.services.store)).wishes == bench.making.wishes


def test_the_dots_weigh_what_is_ticked(bench: MakePage, qtbot: QtBot) -> None:
    (card, *_) = make(bench, qtbot, 1)
    for part, tick in bench.weigh.checks.items():
        if tick.isChecked() != (part is DifficultyMeasure.DEAD):
            QTest.mouseClick(tick, LEFT, pos=QPoint(9, tick.height() // 2))
    assert bench.making.parts == {DifficultyMeasure.DEAD}
    assert bench.making.grade(card) == card.level.measures.grade([DifficultyMeasure.DEAD])


@pytest.mark.parametrize("size", [(1440, 900), (720, 560)])
def test_nothing_is_cut_off(shown: Window, bench: MakePage, qtbot: QtBot, size: tuple[int, int]) -> None:
    shown.resize(*size)
    make(bench, qtbot, 2)
    viewport = bench.grid.viewport()
    cells = [bench.grid.visualRect(bench.grid.levels.index(at)) for at in range(2)]
    assert all(card_rect(cell).right() <= viewport.width() for cell in cells)
    point_at(bench, 0)
    assert viewport.rect().contains(bench.verbs.geometry())
    for child in bench.verbs.findChildren(Button):
        assert bench.verbs.rect().contains(child.geometry()) and child.width() >= child.sizeHint().width()
    assert bench.order.geometry().right() <= bench.width()


def test_a_damaged_record_is_set_aside(bench: MakePage) -> None:
    services: Services = bench.services
    record = {"rows": "####\n#@.#\n####", "solution": "R", "seed": 1, "method": "lines", "style": "free",
              "made_by": "", "dependence": 0, "dead": None, "chance": None, "work": None}  # fmt: skip
    services.store.save_game(STORE_KEY, "starred", {"cards": [record]})
    assert list(MakeModel(services, Library(services.store)).cards) == []


KILLED = """
import os, signal
from PySide6.QtCore import QTimer
from app.shell.application import make_application
application = make_application(["statewalk"])
from app.shell.window import open_window
from core.sokoban.generate.wishes import GenerationMethod, Wishes
window = open_window("sokoban")
window.show()
window.page.maker.enter()
making = window.page.maker.bench.making
making.wish(Wishes(8, 7, 2, None, GenerationMethod.LINES, 5, 30))
def on_cards():
    if making.cards and not making.starred_cards:
        making.star(making.cards[0])
        QTimer.singleShot(1500, lambda: os.kill(os.getpid(), signal.SIGKILL))
making.cards_changed.connect(on_cards)
making.start()
application.exec()
"""


@pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGKILL")
def test_a_killed_program_has_the_starred_levels() -> None:
    done = subprocess.run([sys.executable, "-c", KILLED], cwd=ROOT, check=False)
    assert done.returncode < 0
    store = Store()
    record = store.load_game(STORE_KEY, "starred")
    store.close()
    assert record is not None
    (card,) = record["cards"]
    start = state_of(card["rows"].split("\n"))
    assert replay(start, card["solution"]).state.solved and identity(start)


def test_cards_that_come_leave_the_view_where_it_is(shown: Window, bench: MakePage, qtbot: QtBot) -> None:
    shown.resize(720, 560)
    make(bench, qtbot, 6)
    bar = bench.grid.verticalScrollBar()
    bar.setValue(bar.maximum() // 2)
    before = bar.value()
    assert before > 100
    count = len(bench.making.cards)
    bench.making.start()
    qtbot.waitUntil(lambda: len(bench.making.cards) > count)
    assert bar.value() == before
    bench.making.star(bench.making.cards[0])
    assert bar.value() == before


def test_the_window_closes_while_levels_are_made(shown: Window, bench: MakePage) -> None:
    bench.making.start()
    QTest.qWait(50)
    shown.close()
    assert bench.services.jobs.is_closed and not bench.making.making


def test_levels_that_come_fast_do_not_keep_those_before_from_sight(
    bench: MakePage, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(theme, "duration", lambda milliseconds: milliseconds)
    make(bench, qtbot, 2)
    for card in bench.making.cards[:2]:
        bench.making.discard(card)
    for _ in range(2):
        QTest.keyClick(bench.grid, Qt.Key.Key_Z, CONTROL)
    assert bench.grid.current is not None
    assert bench.grid.fresh <= {bench.grid.current.key}


def test_one_discards_on_and_on_by_the_keyboard(bench: MakePage, qtbot: QtBot) -> None:
    cards = make(bench, qtbot, 4)
    bench.grid.setFocus()
    bench.grid.select(cards[1])
    for _ in range(2):
        QTest.keyClick(bench.grid, Qt.Key.Key_Delete)
    left = [cards[0], *cards[3:]]
    assert [card.key for card in bench.making.cards] == [card.key for card in left]
    assert bench.grid.current is not None and bench.grid.current.key == cards[3].key
    for _ in left:
        QTest.keyClick(bench.grid, Qt.Key.Key_Delete)
    assert bench.grid.current is None and not bench.making.cards


def test_while_the_panel_is_folded_making_begins_where_the_cards_will_be(
    shown: Window, bench: MakePage, qtbot: QtBot
) -> None:
    assert not bench._start_tool.isVisible() and not bench._empty.start.isVisible()
    shown.resize(720, 560)
    qtbot.waitUntil(bench._empty.start.isVisible)
    QTest.mouseClick(bench._empty.start, LEFT)
    qtbot.waitUntil(lambda: len(bench.making.cards) >= 1)
    bench.making.stop()
    assert bench._start_tool.isVisible() and not bench._empty.isVisible()
    shown.resize(1280, 800)
    qtbot.waitUntil(lambda: not bench._start_tool.isVisible())


def test_a_low_window_is_worked_in_by_keys_alone(
    shown: Window, page: SokobanPage, bench: MakePage, qtbot: QtBot
) -> None:
    """In a low window keys suffice to star, vary, discard, restore, save and edit levels."""
    shown.resize(720, 560)
    make(bench, qtbot, 3)
    bench.grid.setFocus()
    QTest.keyClick(bench.grid, Qt.Key.Key_Home)
    first = bench.grid.current
    assert first is not None
    QTest.keyClick(bench.grid, Qt.Key.Key_S)
    assert first.starred
    QTest.keyClick(bench.grid, Qt.Key.Key_Right)
    second, count = bench.grid.current, len(bench.making.cards)
    assert second is not None and second is not first
    QTest.keyClick(bench.grid, Qt.Key.Key_Delete)
    assert len(bench.making.cards) == count - 1 and second not in bench.making.cards
    QTest.keyClick(bench.grid, Qt.Key.Key_Z, CONTROL)
    assert bench.grid.current is second
    QTest.keyClick(bench.grid, Qt.Key.Key_S, CONTROL)
    assert MADE_LEVELS in [row.title for row in page.model.library.index().collections]
    QTest.keyClick(bench.grid, Qt.Key.Key_M)
    assert bench.making.run is not None and bench.making.run.like is second
    bench.making.stop()
    QTest.keyClick(bench.grid, Qt.Key.Key_D, CONTROL)
    assert page.editor.open and page.editor.editor is not None
    assert page.editor.editor.drafting.current.text == "\n".join(second.level.rows)
