"""Watching the network: its bars, moves and trace, without side effects; tested with a fake network."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from app.base.theme import theme
from app.cube.network import model as network_module
from app.cube.network.depths import MEASURING
from app.cube.network.mode import WHY_NOT
from app.cube.network.model import LoadedNetwork, NetworkStatus, load
from app.cube.network.section import NetworkRunSection, NetworkSection
from app.cube.network.trace import Steps
from app.cube.page import CubePage
from app.cube.solve.solver import TABLE_KEY
from app.cube.timer.options import ON_SCREEN
from app.shell.window import Window
from app.widgets.panel import MARGIN
from core.cube.cubie import Cube
from core.cube.metrics import Metric
from core.cube.moves import FACE_TURNS, inverse_move, position
from core.cube.policy import first_layer, policy
from core.cube.policy.weights import write_network as store_network
from core.cube.solve.bracket import Bracket
from tests.app.working import job_called

LEFT = Qt.MouseButton.LeftButton
SHIFT, CONTROL = Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.ControlModifier
SCRAMBLE = ["R", "U2", "F'", "L"]


class MadeUp:
    """Fake network that knows the way back along some scrambles; elsewhere it turns U."""

    def __init__(self, *scrambles: Sequence[str]) -> None:
        self.asked = 0
        self._way = {
            position(moves[: at + 1]): inverse_move(moves[at]) for moves in scrambles for at in range(len(moves))
        }

    def probabilities(self, cube: Cube) -> list[float]:
        self.asked += 1
        known = self._way.get(cube)
        turn, share = (known, 0.83) if known else ("U", 0.32)
        return [share if name == turn else (1 - share) / 17 for name in FACE_TURNS]


@pytest.fixture
def chooser(monkeypatch: pytest.MonkeyPatch) -> MadeUp:
    made_up = MadeUp(SCRAMBLE)
    monkeypatch.setattr(network_module, "load", lambda name, _control: LoadedNetwork(made_up, name, (name,)))
    return made_up


@pytest.fixture
def page(window: Window, chooser: MadeUp) -> Iterator[CubePage]:
    """Provide the cube page with the scramble, keyboard focus and quick turns."""
    del chooser
    shown = window.page
    assert isinstance(shown, CubePage)
    shown.services.settings.set(TABLE_KEY, "small")
    shown.model.speed = 4
    window.activateWindow()
    shown.model.begin_scrambled(SCRAMBLE)
    shown.setFocus()
    yield shown
    shown.network.leave()


def watch(page: CubePage, qtbot: QtBot) -> tuple[NetworkSection, NetworkRunSection]:
    QTest.keyClick(page.view, Qt.Key.Key_G, CONTROL)
    section, run = page.network.section, page.network.run_section
    assert section is not None
    assert run is not None
    qtbot.waitUntil(lambda: page.network.network.stand is not NetworkStatus.LOADING)
    return section, run


def brackets(page: CubePage) -> list[Bracket]:
    return page.network.network.depths.brackets


def test_it_takes_the_place_of_the_sections_and_gives_it_back(page: CubePage, qtbot: QtBot) -> None:
    section, run = watch(page, qtbot)
    assert section.isVisible()
    assert run.isVisible()
    assert not any(other.isVisible() for other in page.sections)
    assert page.commands["cube.network"].isChecked()
    QTest.keyClick(page.view, Qt.Key.Key_G, CONTROL)
    assert not section.isVisible()
    assert all(other.isVisible() for other in page.sections)
    assert not page.commands["cube.network"].isChecked()


def test_the_bars_follow_the_hand(page: CubePage, qtbot: QtBot) -> None:
    grid = watch(page, qtbot)[0].grid
    assert grid.choice == "L'"
    assert grid.shares["L'"] == pytest.approx(0.83)
    assert sum(grid.shares.values()) == pytest.approx(1)
    assert grid.figure("L'") == "L': ≈ 83\u2009%"
    QTest.keyClick(page.view, Qt.Key.Key_L, SHIFT)
    assert grid.choice == "F"
    QTest.keyClick(page.view, Qt.Key.Key_D)
    assert grid.choice == "U"
    assert grid.figure("U") == "U: ≈ 32\u2009%"
    page.model.begin_solved()
    assert grid.choice == ""
    assert not grid.shares


def test_step_plays_its_choice_as_an_ordinary_move(page: CubePage, qtbot: QtBot) -> None:
    _, run = watch(page, qtbot)
    QTest.mouseClick(run.step_button, LEFT)
    assert list(page.model.session.moves) == ["L'"]
    assert page.view.animating
    QTest.keyClick(page.view, Qt.Key.Key_G)
    assert list(page.model.session.moves) == ["L'", "F"]
    assert run.sentence == "Move 2 of 4."
    assert [round(share, 2) for share in run.trace.steps.confidences] == [0.83, 0.83]
    QTest.keyClick(page.view, Qt.Key.Key_Z, CONTROL)
    assert page.model.session.state == position(SCRAMBLE[:3])
    assert run.trace.steps.played == 1
    assert len(run.trace.steps.moves) == 2, "what was undone stays in the trace"
    QTest.keyClick(page.view, Qt.Key.Key_Y, CONTROL)
    assert run.trace.steps.played == 2


def test_a_step_is_told_once(page: CubePage, qtbot: QtBot) -> None:
    """A step emits one signal: every view redraws everything on each."""
    watch(page, qtbot)
    step_counts: list[int] = []
    page.network.network.changed.connect(lambda: step_counts.append(page.network.network.played_count))
    QTest.keyClick(page.view, Qt.Key.Key_G)
    assert step_counts == [1]


def test_run_goes_on_until_it_is_solved(page: CubePage, window: Window, qtbot: QtBot) -> None:
    _, run = watch(page, qtbot)
    QTest.mouseClick(run.run_button, LEFT)
    assert run.run_button.text() == "Pause"
    qtbot.waitUntil(lambda: page.model.session.is_solved)
    assert run.sentence == "Solved in 4 of 4 moves."
    qtbot.waitUntil(lambda: window.sentence == "The network solved the cube in 4 of 4 moves")
    assert run.run_button.text() == "Again"
    assert not run.step_button.isEnabled()
    qtbot.waitUntil(lambda: all(one.is_exact for one in brackets(page)))
    assert [one.upper for one in brackets(page)] == [4, 3, 2, 1, 0]
    assert not any(run.trace.steps.mistake(at) for at in range(4))
    QTest.mouseClick(run.run_button, LEFT)
    assert page.model.session.position == 1, "again from the start"


def test_its_turns_are_those_of_the_cube_as_it_is_held(
    page: CubePage, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(network_module, "load", load)
    page.model.begin_scrambled(["R", "U2", "F"])
    grid = watch(page, qtbot)[0].grid
    assert grid.choice == "F'"
    QTest.keyClick(page.view, Qt.Key.Key_Y)
    assert grid.choice == "L'", "the front is at the left now"
    QTest.keyClick(page.view, Qt.Key.Key_G, SHIFT)
    qtbot.waitUntil(lambda: page.model.session.is_solved)
    assert len(page.model.session.moves) == 4


def test_the_limit_ends_a_run_and_a_mistake_is_marked(page: CubePage, qtbot: QtBot) -> None:
    page.model.begin_scrambled(["R", "D"])
    _, run = watch(page, qtbot)
    QTest.keyClick(page.view, Qt.Key.Key_G, SHIFT)
    qtbot.waitUntil(lambda: page.network.network.stand is NetworkStatus.OUT)
    assert list(page.model.session.moves) == ["U", "U"]
    qtbot.waitUntil(lambda: all(one.is_exact for one in brackets(page)))
    assert [one.upper for one in brackets(page)] == [2, 2, 3] or [one.upper for one in brackets(page)] == [2, 3, 3]
    steps = run.trace.steps
    assert steps.first_mistake == 0
    assert page.model.depths == (3, 3)
    assert steps.mistake(0)
    assert run.sentence == "Out of moves after 2: now at depth 3 HTM."
    page.model.metric = Metric.QTM
    assert run.sentence == "Out of moves after 2: now at depth 3 HTM.", "the network learnt in half turns"
    assert "a mistake" in run.trace.accessibleDescription()
    run.limit.chosen.emit("4")
    assert run.limit.text() == "At most 4"
    assert run.run_button.text() == "Run"
    assert page.commands["cube.network_step"].isEnabled()


def test_a_position_that_comes_again_has_one_depth(page: CubePage, qtbot: QtBot) -> None:
    page.model.begin_scrambled(["R", "D"])
    watch(page, qtbot)
    page.network.network.set_limit(4)
    for _ in range(4):
        QTest.keyClick(page.view, Qt.Key.Key_G)
    qtbot.waitUntil(lambda: all(one.is_exact for one in brackets(page)))
    assert brackets(page)[0] == brackets(page)[4] and brackets(page)[0].upper == 2


def test_a_turn_by_hand_pauses_it_and_begins_a_new_trace(page: CubePage, qtbot: QtBot) -> None:
    _, run = watch(page, qtbot)
    QTest.keyClick(page.view, Qt.Key.Key_G, SHIFT)
    assert run.run_button.text() == "Pause"
    QTest.keyClick(page.view, Qt.Key.Key_D)
    assert page.network.network.stand is NetworkStatus.READY
    assert run.trace.steps.moves == []
    assert len(brackets(page)) == 1
    assert list(page.model.session.moves) == ["L'", "D"]
    assert page.network.network.limit == 20


def test_playback_and_the_network_do_not_play_at_once(page: CubePage, qtbot: QtBot) -> None:
    watch(page, qtbot)
    QTest.keyClick(page.view, Qt.Key.Key_G)
    QTest.keyClick(page.view, Qt.Key.Key_Home)
    QTest.keyClick(page.view, Qt.Key.Key_P)
    QTest.keyClick(page.view, Qt.Key.Key_G)
    assert not page.playback.playing
    assert list(page.model.session.moves) == ["L'", "F"]
    QTest.keyClick(page.view, Qt.Key.Key_G, SHIFT)
    QTest.keyClick(page.view, Qt.Key.Key_Home)
    assert page.network.network.stand is NetworkStatus.READY


def test_the_timer_does_not_take_its_turns_for_a_persons(page: CubePage, qtbot: QtBot) -> None:
    page.timer.options.choose_way(ON_SCREEN)
    page.model.begin_scrambled(SCRAMBLE)
    watch(page, qtbot)
    QTest.keyClick(page.view, Qt.Key.Key_G)
    assert not page.timer.stopwatch.running
    page.timer.stopwatch.start()
    for _ in range(3):
        page.commands["cube.network_step"].trigger()
    assert page.model.session.is_solved
    assert page.timer.stopwatch.running
    page.timer.stopwatch.cancel()


def test_a_click_on_a_bar_plays_that_turn(page: CubePage, qtbot: QtBot) -> None:
    grid = watch(page, qtbot)[0].grid
    QTest.mouseClick(grid, LEFT, pos=grid.cell(FACE_TURNS.index("D2")).center().toPoint())
    assert list(page.model.session.moves) == ["D2"]
    grid.setFocus()
    for key in (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Return):
        QTest.keyClick(grid, key)
    assert list(page.model.session.moves) == ["D2", "R2"], "the cursor begins at the choice, U"


def test_the_trace_is_clicked_like_the_list_of_moves(page: CubePage, qtbot: QtBot) -> None:
    _, run = watch(page, qtbot)
    for _ in range(3):
        QTest.keyClick(page.view, Qt.Key.Key_G)
    trace = run.trace
    where = QPoint(round(trace.x_of(0.5)), trace.height() // 2)
    QTest.mouseMove(trace, where)
    QTest.mouseClick(trace, LEFT, pos=where)
    assert page.model.session.position == 1
    assert trace.steps.played == 1
    assert trace.steps.description(0)[0] == "1. L'  ≈ 83\u2009%"


def test_a_network_that_is_nearly_sure_is_not_about_more_than_that() -> None:
    steps = Steps(moves=("L'", "F"), confidences=(0.99999, 0.83))
    assert [steps.description(move)[0] for move in (0, 1)] == ["1. L'  > 99.9\u2009%", "2. F  ≈ 83\u2009%"]


def test_a_scramble_of_n_turns_allows_n_moves(page: CubePage, qtbot: QtBot) -> None:
    section, run = watch(page, qtbot)
    QTest.keyClick(section.turns, Qt.Key.Key_Home)
    for _ in range(5):
        QTest.keyClick(section.turns, Qt.Key.Key_Right)
    QTest.mouseClick(section.scramble_button, LEFT)
    assert len(page.model.scramble) == 6
    assert page.model.session.state == position(page.model.scramble)
    assert run.limit.text() == "At most 6"
    QTest.keyClick(page.view, Qt.Key.Key_N, SHIFT)
    assert len(page.model.scramble) == 6


def test_what_it_has_not_learnt_is_said(page: CubePage, qtbot: QtBot) -> None:
    section, _ = watch(page, qtbot)
    page.model.variant = "2x2x2"
    assert not section.isVisible()
    assert page.depth_section.isVisible()
    assert not page.commands["cube.network"].isEnabled()
    assert not page.commands["cube.network_step"].isEnabled()
    assert page.network.opener.toolTip() == WHY_NOT
    page.model.variant = "3x3x3"
    assert page.commands["cube.network"].isEnabled()
    assert page.network.opener.toolTip() != WHY_NOT


@pytest.fixture
def weights(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Provide an untrained network where the program looks for its own."""
    monkeypatch.setattr(policy, "weights_paths", lambda name: [tmp_path / f"policy-{name}.network"])
    return write_network(tmp_path, "mlp", 1)


def write_network(folder: Path, name: str, seed: int) -> Path:
    random, wide = np.random.default_rng(seed), first_layer.WIDTH_STEP
    arrays: dict[str, NDArray[Any]] = {
        "table": random.integers(-20, 20, (first_layer.ROWS, wide)).astype(np.int8),
        "scale": np.full(wide, 0.01, np.float32),
        "n1.weight": np.ones(wide, np.float16),
        "n1.bias": np.zeros(wide, np.float16),
        "head.weight": random.normal(size=(36, wide)).astype(np.float16),
        "head.bias": np.zeros(36, np.float16),
    }
    path = folder / f"policy-{name}.network"
    store_network(path, "pairs", arrays, {})
    return path


@pytest.mark.usefixtures("weights")
def test_a_real_network_is_asked(page: CubePage, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(network_module, "load", load)
    section, _ = watch(page, qtbot)
    word = policy.Policy.load().probabilities(page.model.session.state)
    assert [section.grid.shares[turn] for turn in policy.MOVES] == pytest.approx(word)
    QTest.keyClick(page.view, Qt.Key.Key_G)
    assert list(page.model.session.moves) == [policy.MOVES[word.index(max(word))]]


def test_one_of_two_networks_is_chosen(
    page: CubePage, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, weights: Path
) -> None:
    monkeypatch.setattr(network_module, "load", load)
    write_network(weights.parent, "bert", 2)
    section, run = watch(page, qtbot)
    assert section.which.isVisible()
    QTest.keyClick(page.view, Qt.Key.Key_G)
    before = dict(section.grid.shares)
    section.which.chosen.emit("bert")
    assert run.sentence == "The network is being loaded."
    assert not run.trace.steps.moves
    qtbot.waitUntil(lambda: bool(section.grid.shares))
    assert dict(section.grid.shares) != before
    assert section.which.text() == "BERT"
    assert page.services.settings.get("cube/network/name", "") == "bert"


def test_damaged_weights_are_told_and_tried_again(
    page: CubePage, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, weights: Path
) -> None:
    monkeypatch.setattr(network_module, "load", load)
    monkeypatch.setattr("app.base.jobs.jobs.traceback.print_exc", lambda: None)
    whole = weights.read_bytes()
    weights.write_bytes(whole[:-1])
    section, run = watch(page, qtbot)
    assert run.sentence.startswith("policy-mlp.network is ")
    assert not run.step_button.isEnabled()
    assert not section.grid.shares
    page.network.leave()
    weights.unlink()
    _, run = watch(page, qtbot)
    assert run.sentence == "The network cannot be read: No such file or directory. Install the program anew."
    page.network.leave()
    weights.write_bytes(whole)
    watch(page, qtbot)
    assert section.grid.choice


def test_it_waits_for_what_the_page_proves(page: CubePage, window: Window, qtbot: QtBot) -> None:
    long = ["R", "U2", "F'", "L", "D2", "B", "R'", "U", "F2", "L'", "D", "B2", "R", "U'", "F2"]
    page.model.begin_scrambled(long)
    page.solving.solve()
    qtbot.waitUntil(lambda: page.depth_section.bounds is not None)
    watch(page, qtbot)
    assert page.solving.running
    assert not page.network.network.depths.measuring
    page.solving.cancel()
    qtbot.waitUntil(lambda: page.network.network.depths.measuring)
    job = job_called(window.jobs, MEASURING) or job_called(window.jobs, "Building the cube's pruning table")
    assert job is not None
    job.cancel()
    assert not page.network.network.depths.measuring
    assert brackets(page)[0].lower < brackets(page)[0].upper <= len(long)


def test_all_of_it_fits_in_every_theme_and_in_the_smallest_window(page: CubePage, window: Window, qtbot: QtBot) -> None:
    section, run = watch(page, qtbot)
    QTest.keyClick(page.view, Qt.Key.Key_G)
    for choice in (theme.ThemeChoice.DARK, theme.ThemeChoice.CONTRAST, theme.ThemeChoice.LIGHT):
        theme.manager().choose(choice)
        run.grab()
        section.grab()
    window.resize(720, 560)
    qtbot.waitUntil(lambda: not page.panel.isVisible())
    page.network.leave()
    page.commands["cube.network"].trigger()
    qtbot.waitUntil(page.panel.isVisible)
    assert section.isVisible()
    assert section.width() <= page.panel.width() - 2 * MARGIN
    foot = run.mapTo(page.panel.viewport(), run.rect().bottomRight())
    assert page.panel.viewport().rect().contains(foot)


def test_its_keys_open_it(page: CubePage, qtbot: QtBot) -> None:
    QTest.keyClick(page.view, Qt.Key.Key_G)
    qtbot.waitUntil(lambda: list(page.model.session.moves) == ["L'"])
    assert page.network.section is not None
    assert page.network.section.isVisible()
    page.network.leave()
    QTest.keyClick(page.view, Qt.Key.Key_N, SHIFT)
    assert page.network.section.isVisible()
    assert len(page.model.scramble) == page.network.section.turns.value()


def test_the_shipped_network_solves_a_short_scramble(
    page: CubePage, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(network_module, "load", load)
    page.model.begin_scrambled(["R", "U2", "F'"])
    _, run = watch(page, qtbot)
    QTest.keyClick(page.view, Qt.Key.Key_G, SHIFT)
    qtbot.waitUntil(lambda: page.network.network.stand is not NetworkStatus.RUNNING)
    assert run.sentence == "Solved in 3 of 3 moves."
    assert min(run.trace.steps.confidences) > 0.5
