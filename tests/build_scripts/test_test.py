"""Commands that `build_scripts/test.py` runs, and their order."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path

import pytest

from build_scripts import environment
from build_scripts import test as script

LINTERS = ["ruff", "mypy", "cython-lint", "python -m mypy.stubtest"]


@pytest.fixture
def called(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[str]:
    """Provide the list of commands, recorded instead of run; mypy reports a fault."""
    commands: list[str] = []

    def call(*command: str) -> int:
        commands.append(" ".join(command))
        return int(command[0] == "mypy")

    monkeypatch.setenv("PATH", "")
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    monkeypatch.setenv("PYTHONPYCACHEPREFIX", "")
    monkeypatch.setattr(environment, "prepare", lambda *_, **__: None)
    monkeypatch.setattr(script, "call", call)
    monkeypatch.setattr(script, "listen", lambda *command: (not call(*command), f"{command[0]} says this\n", 1.0))
    monkeypatch.setattr(script, "FAILED", tmp_path / "lastfailed")
    return commands


def test_all_linters_run_and_the_tests_come_last(called: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert script.main([]) == 1
    *before, tests = called
    assert all(any(command.startswith(name) for command in before) for name in LINTERS)
    assert any(command.startswith("python -m pytest --collect-only") for command in before), "compiled once"
    assert len(before) == len(LINTERS) + 1
    assert tests.startswith("python -m pytest -n 4")
    told = capsys.readouterr()
    assert told.err == "Not clean: mypy. See above.\n"
    # they run beside one another, and what each says stands together
    assert "== mypy\nmypy says this\n== mypy: FAILED (1 s)\n\n== cython-lint\ncython-lint says" in told.out


def test_what_a_linter_says_is_told_and_whether_it_was_content(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(environment, "program", lambda _name: sys.executable)
    found, said, _ = script.listen("any", "-c", "import sys; print('one'); sys.exit('two')")
    assert not found and sorted(said.split()) == ["one", "two"]
    assert script.listen("any", "-c", "")[:2] == (True, "")


def test_what_python_compiles_is_kept_beside_the_sources_never_among_them(called: list[str]) -> None:
    assert script.main(["tests/core"]) == 0 and called
    assert "PYTHONDONTWRITEBYTECODE" not in os.environ
    assert os.environ["PYTHONPYCACHEPREFIX"] == str(environment.ROOT / "build" / "bytecode")


def test_with_arguments_only_pytest_runs_with_them(called: list[str]) -> None:
    assert script.main(["tests/core", "-k", "name"]) == 0
    assert called == ["python -m pytest tests/core -k name"]


class PytestRuns:
    """Stand-in for pytest with one exit code a run; the first run records which tests failed."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, codes: list[int], failed: list[str]) -> None:
        self.commands: list[str] = []
        self._codes, self._failed = codes, failed
        monkeypatch.setattr(script, "call", self._call)

    def _call(self, *command: str) -> int:
        self.commands.append(" ".join(command))
        if len(self.commands) == 1 and self._failed:
            script.FAILED.write_text(json.dumps(dict.fromkeys(self._failed, True)), encoding="utf-8")
        return self._codes[len(self.commands) - 1]


ALL_TESTS = "python -m pytest -n 4 --dist worksteal"
SLOW = "tests/test_slow.py::test_one"


@pytest.mark.usefixtures("called")
@pytest.mark.parametrize("passes_alone", [True, False])
def test_what_failed_has_one_more_attempt_alone(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], passes_alone: bool
) -> None:
    """Failed tests are run once more alone and named before and after; failing twice is a failure."""
    runs = PytestRuns(monkeypatch, [1, int(not passes_alone)], [SLOW])
    assert script.test_everything(strict=False) is passes_alone
    assert runs.commands == [ALL_TESTS, "python -m pytest --last-failed --last-failed-no-failures none -x"]
    output = capsys.readouterr()
    assert f"== pytest, what failed, alone\n{SLOW}\n" in output.out
    assert output.err == (f"Passed only when run alone:\n{SLOW}\n" if passes_alone else "")


@pytest.mark.usefixtures("called")
@pytest.mark.parametrize("code", [2, 3, 4, 5, -9, 137])
def test_a_run_that_came_to_no_end_has_not_passed(monkeypatch: pytest.MonkeyPatch, code: int) -> None:
    """An incomplete run fails: tests that it did not run are unknown, so recorded failures prove nothing."""
    script.FAILED.write_text(json.dumps({SLOW: True}), encoding="utf-8")
    runs = PytestRuns(monkeypatch, [code, 0], [SLOW])
    assert not script.test_everything(strict=False)
    assert runs.commands == [ALL_TESTS]


@pytest.mark.usefixtures("called")
def test_what_an_earlier_run_left_is_not_run_again(monkeypatch: pytest.MonkeyPatch) -> None:
    script.FAILED.write_text(json.dumps({SLOW: True}), encoding="utf-8")
    runs = PytestRuns(monkeypatch, [1, 0], [])
    assert not script.test_everything(strict=False)
    assert runs.commands == [ALL_TESTS]


@pytest.mark.usefixtures("called")
def test_a_strict_run_has_no_second_attempt(monkeypatch: pytest.MonkeyPatch) -> None:
    runs = PytestRuns(monkeypatch, [1, 0], [SLOW])
    assert script.main(["--strict"]) == 1
    assert runs.commands == [ALL_TESTS]


def test_linters_can_be_run_alone(called: list[str]) -> None:
    assert script.main(["--lint", "ruff", "cython-lint"]) == 0
    assert sorted(called) == ["cython-lint core", "ruff check ."]
    assert script.main(["--lint"]) == 1
    assert len(called) == 2 + len(LINTERS)


def test_an_unknown_linter_is_told(called: list[str]) -> None:
    with pytest.raises(environment.SetupError, match=r"No linter is called black\. There are ruff, mypy"):
        script.main(["--lint", "black"])
    assert not called


def test_stubs_of_all_compiled_modules_are_held_against_them() -> None:
    modules = script.linters()["stubtest"]
    assert {"core.base.control", "core.cube.cubie", "core.sokoban.board"} <= set(modules)
