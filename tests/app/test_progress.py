"""Progress of every job in `app` rises, never restarts, and ends at its total."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from app.base.jobs.jobs import Job
from app.base.storage.store import Store
from app.lab.life.model import LifeModel
from app.lab.played_games.model import PlayedModel
from app.lab.policy import evaluation
from app.sokoban.export import gif
from app.sokoban.library import rows
from app.sokoban.library.backup import restoring, saving
from app.sokoban.library.claiming import finding
from app.sokoban.library.library import Library
from app.twenty48.cli import life as cli_life
from app.twenty48.games.finished_games import FinishedGame
from app.twenty48.games.in_bag import InBag
from app.twenty48.plots.path import game as path
from core.base.control import Control
from core.base.puzzle import InputError
from core.sokoban.formats.collection import read_collection, read_level
from core.twenty48.bag.chain import BagChain
from core.twenty48.puzzle import PUZZLE
from tests.app.sokoban.library.test_library import SET
from tests.import_graph import ROOT
from tests.progress import check, watch

ELSEWHERE = {
    "app/cube/network/depths.py": "hands on what its search counts",
    "app/lab/articles/view.py": "minutes; counts figures one by one",
}
WATCHED = {
    "app/lab/life/model.py",
    "app/lab/policy/evaluation.py",
    "app/sokoban/export/gif.py",
    "app/sokoban/library/backup.py",
    "app/sokoban/library/claiming.py",
    "app/sokoban/library/rows.py",
    "app/twenty48/cli/life.py",
    "app/twenty48/games/in_bag.py",
    "app/twenty48/plots/path/game.py",
}


def test_everything_that_names_a_total_is_watched() -> None:
    named = re.compile(r"\bcontrol\.total\b[^=\n]*(?<![=!<>])=(?!=)")
    found = {one.relative_to(ROOT).as_posix() for one in (ROOT / "app").rglob("*.py") if named.search(one.read_text())}
    assert found == WATCHED | ELSEWHERE.keys()


@pytest.fixture
def store(tmp_path: Path, qapp: object) -> Iterator[Store]:  # noqa: ARG001
    made = Store(tmp_path / "games.sqlite")
    yield made
    made.close()


def test_an_animation(qapp: object) -> None:  # noqa: ARG001
    level = read_level("#######\n#.   .#\n# $@$ #\n#     #\n#######")
    pictures = gif.scene(level.start, 20)
    check(watch(lambda control: gif.encode(level.start, "dududu", pictures, 110, control)), 6)


def test_a_library_written_and_brought_back(store: Store, tmp_path: Path) -> None:
    library = Library(store)
    library.sync_own()
    collections = [read_collection(SET), read_collection("Else\n\n#######\n#@  $.#\n#######\n")]
    for collection in collections:
        library.add(collection)
    file = tmp_path / "all.statewalk"
    check(watch(saving(library, file)), 3)
    levels = sum(len(collection.entries) for collection in collections)
    moments = watch(restoring(library, file))
    check(moments, levels)
    assert moments[-1] == (levels, levels), "the levels of all collections, not of each anew"


def test_solutions_looked_for_in_a_collection(store: Store) -> None:
    library, level = Library(store), "#######\n#@ $ .#\n#######"
    own = "\n\n".join(f"{level.replace(' #', '  #')}\n\nSolution\nrRR" for _ in range(3))
    collection = library.add(read_collection(own)).collection
    check(watch(finding(library, collection)), 3)


def test_the_rows_of_a_collection() -> None:
    entries = read_collection(SET).entries
    check(watch(lambda control: rows.prepare(entries, control)), len(entries))


def boards() -> list[Any]:
    board, found = PUZZLE.new("4x4", 1), list[Any]()
    while not board.over and len(found) < 300:
        found.append(board)
        board = PUZZLE.apply(board, next(iter(PUZZLE.moves(board))))[0]
    return found


def test_a_game_followed_through_its_chain(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(path, "AT_ONCE", 20)
    played = boards()
    check(watch(lambda control: path._follow_game((11, 0.1), played, control)), 3)


def finished(count: int) -> Sequence[FinishedGame]:
    result = SimpleNamespace(dealt=True)
    return [cast(FinishedGame, SimpleNamespace(key=f"{at}", ended=at, result=result)) for at in range(count)]


def test_games_in_a_bag(store: Store) -> None:
    check(watch(lambda control: InBag(store).work_out(finished(7), control)), 7)


def test_games_laid_into_a_chain(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """Games whose paths are already known count in the progress as others do."""
    monkeypatch.setattr("app.lab.life.model.life", lambda *_: None)
    rules = SimpleNamespace(target=5, four=0.1)
    model = cast(LifeModel, SimpleNamespace(_services=SimpleNamespace(store=store), _known={("2", 2, 5): None}))
    check(watch(lambda control: LifeModel._work(model, cast(Any, rules), finished(6), control)), 6)


def test_games_on_the_command_line() -> None:
    class Unreadable:
        number = 1

        def replay(self) -> Any:
            raise InputError("The game cannot be read")

    games = cast(Any, [Unreadable()] * 5)
    check(watch(lambda control: cli_life._ways(BagChain(5), games, control)), 5)


def test_an_evaluation_never_falls_between_two_lengths() -> None:
    run = evaluation._EvaluationRun("mlp", 10, 1, lambda _: None, length=3)
    job = Job("Evaluating", lambda _control: None)
    shares: list[float] = []
    # the worker sets its control back, and then the length: whoever looks in between sees none of the old length
    for length, done, total in ((3, 5, 10), (3, 10, 10), (3, 0, 0), (4, 0, 0), (4, 2, 10), (19, 10, 10), (20, 10, 10)):
        run.length, job.control.done, job.control.total = length, done, total
        evaluation._show_progress(job, run)
        shares.append(job.fraction or 0.0)
    assert shares == sorted(shares) and shares[-1] == 1.0 and shares[0] < shares[1] < shares[4]


def test_games_side_by_side_are_timed_by_the_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """The time left of parallel games follows the clock, not the processor time.

    Processors may be shared or belong to a cluster.
    """
    now = 0.0
    monkeypatch.setattr(Job, "seconds", property(lambda _job: now))
    job, model = Job("Playing", lambda _control: None), cast(PlayedModel, SimpleNamespace(_take=lambda _games: None))
    # busy for a tenth of the time
    games = cast(Any, SimpleNamespace(work=lambda: (now / 10, 100 - now / 10), done=0.0))
    # each lot counts its own games in the control that they share
    job.control.done, job.control.total = 9, 4
    for second in range(101):
        now = float(second)
        PlayedModel._on_progress(model, job, games)
    assert job.fraction == pytest.approx(0.1) and job.seconds_left == pytest.approx(900)


def test_a_cancelled_job_is_not_done() -> None:
    entries = read_collection(SET).entries
    control = Control()
    control.cancel()
    rows.prepare(entries, control)
    assert (control.done, control.total) == (0, len(entries))
