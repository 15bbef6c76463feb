"""Other programs beside this one: measured if installed, else named with their install command."""

from __future__ import annotations

import json
import time
from collections.abc import Callable

import pytest

from app.cli.main import main
from app.cli.options import BAD_INPUT, DONE
from app.tools import compare
from app.tools.compare import Peer, PeerComparison, Work


def busy(seconds: float, merit: float) -> Work:
    """Return work that keeps the processor busy."""

    def work() -> list[float]:
        end = time.process_time() + seconds
        while time.process_time() < end:
            pass
        return [merit, merit + 2]

    return work


def peer(package: str, *, module: str = "", lacking: Callable[[], str] = lambda: "") -> Peer:
    return Peer(package, module or package, "things", "turns", lambda: (busy(0.001, 20), busy(0.01, 22)), lacking)


@pytest.fixture
def several(monkeypatch: pytest.MonkeyPatch) -> None:
    found = [
        peer("numpy"),
        peer("no-such-package", module="no_such_module"),
        peer("pillow", module="PIL", lacking=lambda: "No tables"),
    ]
    monkeypatch.setattr(compare, "peers", lambda: found)
    monkeypatch.setattr(compare, "ROUNDS", 3)


@pytest.mark.usefixtures("several")
def test_each_package_has_its_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "--compare"]) == DONE
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("things: ") and "times as long; turns: Statewalk 21.00, numpy " in lines[0]
    assert lines[1:] == [
        "no-such-package: not measured. To install it: pip install no-such-package",
        "pillow: not measured. No tables",
    ]


@pytest.mark.usefixtures("several")
def test_the_same_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "--compare", "--json"]) == DONE
    measured, missing, lacking = map(json.loads, capsys.readouterr().out.splitlines())
    assert measured["ratio"] == measured["theirs_seconds"] / measured["ours_seconds"] > 2
    assert (measured["merit"], measured["ours_merit"], measured["theirs_merit"]) == ("turns", 21, 23)
    assert missing["missing"] == "pip install no-such-package" and lacking["missing"] == "No tables"


@pytest.mark.usefixtures("several")
def test_only_what_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "--compare", "such-pack"]) == DONE
    assert len(capsys.readouterr().out.splitlines()) == 1
    assert main(["bench", "--compare", "chess"]) == BAD_INPUT
    assert "There are: numpy, no-such-package, pillow" in capsys.readouterr().err


def test_the_medians_leave_the_first_round_out() -> None:
    rounds: list[int] = []

    def work() -> list[float]:
        rounds.append(1)
        end = time.process_time() + (0.2 if len(rounds) == 1 else 0.002)
        while time.process_time() < end:
            pass
        return []

    found = compare.compare_with_peer(Peer("own", "own", "", "", lambda: (work, busy(0.001, 1))), 3)
    assert found.ours < 0.1 and len(rounds) == 4 and found.our_merit is None
    assert PeerComparison(2.0, 5.0, None, None).ratio == 2.5


def test_every_page_that_has_peers_names_a_package_and_its_work() -> None:
    found = compare.peers()
    assert {one.package for one in found} >= {"kociemba", "RubikTwoPhase", "gymnasium-2048", "sokobanpy"}
    assert all(one.pieces and one.module.isidentifier() for one in found)


@pytest.mark.parametrize("one", compare.peers(), ids=lambda one: one.package)
def test_a_peer_that_is_here_does_the_same_work(one: Peer) -> None:
    if not compare.find_installed_version(one) or one.lacking():
        pytest.skip(f"pip install {one.package}")
    found = compare.compare_with_peer(one, 1)
    assert found.ours > 0 and found.theirs > 0
