"""Steps of the set-up: which are done, with what, and what an interruption or a failure leaves behind."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from build_scripts import environment, python_version, run, stamps

CONFIG: dict[str, Any] = {
    "build-system": {"requires": ["setuptools>=77", "Cython>=3.1"]},
    "project": {"name": "x", "dependencies": ["a"], "optional-dependencies": {"test": ["t"]}},
}


class Machine:
    """Project in its own folder, whose set-up steps are recorded instead of run."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.steps: list[list[str]] = []
        self.said = ""
        self.error: BaseException | None = None
        (root / "core").mkdir()
        (root / "setup.py").write_text("setup()")
        self.source = root / "core" / "a.pyx"
        self.source.write_text("x = 1")

    def run(self, command: Sequence[str], words: str) -> None:
        """Stand in for environment.run: record the command and leave the files that it would make."""
        self.steps.append(list(command))
        self.said = words
        if "venv" in command:
            if environment.VENV.exists():
                shutil.rmtree(environment.VENV)
            environment.PYTHON.parent.mkdir(parents=True)
            environment.PYTHON.write_bytes(b"")
            (environment.VENV / "pyvenv.cfg").write_text("version = 3.11.2")
        if self.error:
            raise self.error
        if "build_ext" in command:
            (self.root / "core" / "a.so").write_bytes(b"")

    def kinds(self) -> list[str]:
        """Return the kinds of steps made since the last call."""
        done = []
        for step in self.steps:
            if "venv" in step:
                done.append("venv")
            elif "build_ext" in step:
                done.append("engine again" if "--force" in step else "engine")
            elif "compileall" in step:
                done.append("modules")
            elif "build_scripts/translations.py" in step:
                done.append("languages")
            else:
                done.append(step[-1] if "-e" in step else "tools")
        self.steps.clear()
        return done


@pytest.fixture
def machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Machine:
    """Provide a machine that lacks only the environment."""
    fake = Machine(tmp_path)
    venv = tmp_path / ".venv"
    monkeypatch.setattr(environment, "ROOT", tmp_path)
    monkeypatch.setattr(environment, "VENV", venv)
    monkeypatch.setattr(environment, "PYTHON", venv / "bin" / "python")
    monkeypatch.setattr(environment, "STAMP", venv / "stamp.json")
    monkeypatch.setattr(environment, "LOG", tmp_path / "build" / "setup.log")
    monkeypatch.setattr(environment, "run", fake.run)
    monkeypatch.setattr(environment, "works", lambda python: python.exists())
    monkeypatch.setattr(environment, "check_machine", lambda _: None)
    monkeypatch.setattr(environment, "try_qt", lambda _: None)
    monkeypatch.setattr(stamps, "project", lambda _: CONFIG)
    return fake


def test_the_first_start_does_everything_and_the_second_nothing(machine: Machine) -> None:
    environment.prepare("xcb")
    assert machine.kinds() == ["venv", "tools", "engine", ".", "modules"]
    environment.prepare("xcb")
    assert machine.kinds() == []


def test_it_says_how_much_is_compiled(machine: Machine) -> None:
    machine.error = environment.SetupError("no compiler")

    def said() -> str:
        with pytest.raises(environment.SetupError, match="no compiler"):
            environment.compile_engine(CONFIG)
        return machine.said

    environment.VENV.mkdir()
    assert said() == "Compiling the engine (1 modules)"
    machine.error = None
    environment.prepare("xcb")
    machine.source.write_text("x = 2")
    machine.error = environment.SetupError("no compiler")
    assert said() == "Compiling the engine (what has changed)"
    (machine.root / "setup.py").write_text("setup(ext_modules=[])")
    assert said() == "Compiling the engine (1 modules)"


def test_an_extra_is_added_once_and_stays(machine: Machine) -> None:
    environment.prepare("xcb")
    machine.kinds()
    environment.prepare("offscreen", extras=["test"])
    assert machine.kinds() == ["tools", ".[test]", "modules"]
    environment.prepare("xcb")
    environment.prepare("offscreen", extras=["test"])
    assert machine.kinds() == []


def test_a_changed_source_is_compiled_and_nothing_else(machine: Machine) -> None:
    environment.prepare("xcb")
    machine.kinds()
    machine.source.write_text("x = 2")
    os.utime(machine.source, (1, 1))
    environment.prepare("xcb")
    assert machine.kinds() == ["engine"]
    assert machine.source.stat().st_mtime > 1, "an old time would hide the new text from Cython"


def test_a_lost_module_is_compiled_again(machine: Machine) -> None:
    environment.prepare("xcb")
    machine.kinds()
    (machine.root / "core" / "a.so").unlink()
    environment.prepare("xcb")
    assert machine.kinds() == ["engine"]


def test_a_changed_catalogue_is_compiled_and_nothing_else(machine: Machine) -> None:
    catalogue = machine.root / "resources" / "translations" / "de" / "cube.ts"
    catalogue.parent.mkdir(parents=True)
    catalogue.write_text("<TS/>")
    environment.prepare("xcb")
    assert machine.kinds() == ["venv", "tools", "engine", ".", "modules", "languages"]
    catalogue.write_text("<TS></TS>")
    environment.prepare("xcb")
    assert machine.kinds() == ["languages"]
    environment.prepare("xcb")
    assert machine.kinds() == []


def test_a_new_recipe_compiles_everything_again(machine: Machine) -> None:
    environment.prepare("xcb")
    machine.kinds()
    (machine.root / "setup.py").write_text("setup(other=True)")
    environment.prepare("xcb")
    assert machine.kinds() == ["engine again"]


def test_a_cut_while_compiling_heals(machine: Machine) -> None:
    environment.prepare("xcb")
    machine.kinds()
    machine.source.write_text("x = 2")
    machine.error = KeyboardInterrupt()
    with pytest.raises(KeyboardInterrupt):
        environment.prepare("xcb")
    machine.error = None
    machine.kinds()
    environment.prepare("xcb")
    assert machine.kinds() == ["engine again"], "half a file may be newer than its source"


def test_a_source_that_does_not_compile_costs_nothing_else(machine: Machine) -> None:
    environment.prepare("xcb")
    machine.kinds()
    machine.source.write_text("x = = 2")
    machine.error = environment.SetupError("line 1")
    for _ in range(2):
        with pytest.raises(environment.SetupError):
            environment.prepare("xcb")
    assert machine.kinds() == ["engine", "engine"]
    machine.error = None
    machine.source.write_text("x = 2")
    environment.prepare("xcb")
    assert machine.kinds() == ["engine"]


@pytest.mark.parametrize("cut", [1, 2, 3, 4, 5])
def test_a_cut_anywhere_in_the_first_start_heals(machine: Machine, cut: int, monkeypatch: pytest.MonkeyPatch) -> None:
    def cut_short(command: Sequence[str], words: str) -> None:
        if len(machine.steps) == cut - 1:
            machine.steps.append([])
            raise KeyboardInterrupt
        machine.run(command, words)

    monkeypatch.setattr(environment, "run", cut_short)
    with pytest.raises(KeyboardInterrupt):
        environment.prepare("xcb")
    monkeypatch.setattr(environment, "run", machine.run)
    environment.prepare("xcb")
    machine.kinds()
    environment.prepare("xcb")
    assert machine.kinds() == []


def test_another_python_under_the_same_path_makes_a_new_environment(machine: Machine) -> None:
    environment.prepare("xcb")
    machine.kinds()
    (environment.VENV / "pyvenv.cfg").write_text("version = 3.12.0")
    environment.prepare("xcb")
    assert machine.kinds() == ["venv", "tools", "engine", ".", "modules"]


def test_a_cut_while_installing_makes_a_new_environment(machine: Machine) -> None:
    environment.prepare("xcb")
    machine.kinds()
    machine.error = KeyboardInterrupt()
    with pytest.raises(KeyboardInterrupt):
        environment.prepare("offscreen", extras=["test"])
    machine.error = None
    assert machine.kinds() == ["tools"]
    environment.prepare("xcb")
    assert machine.kinds() == ["venv", "tools", "engine", ".", "modules"]


def test_an_install_that_fails_is_tried_again_in_the_same_environment(machine: Machine) -> None:
    environment.prepare("xcb")
    machine.kinds()
    machine.error = environment.SetupError("no network")
    with pytest.raises(environment.SetupError):
        environment.prepare("offscreen", extras=["test"])
    machine.error = None
    environment.prepare("offscreen", extras=["test"])
    assert machine.kinds() == ["tools", "tools", ".[test]", "modules"]


def test_a_folder_that_cannot_be_written_is_told(machine: Machine, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "access", lambda *_: False)
    with pytest.raises(environment.SetupError, match="cannot be written to"):
        environment.prepare("xcb")
    assert machine.kinds() == []


def test_a_step_that_fails_shows_the_end_of_its_output(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(environment, "ROOT", tmp_path)
    monkeypatch.setattr(environment, "LOG", tmp_path / "build" / "setup.log")
    environment.run([sys.executable, "-c", "print('quiet')"], "Working")
    with pytest.raises(environment.SetupError, match=r"(?s)line 99.*Working failed. The whole output is in build"):
        environment.run([sys.executable, "-c", "for i in range(100): print('line', i)\nraise SystemExit(3)"], "Working")
    out, err = capfd.readouterr()
    assert out == "", "standard output belongs to the program"
    assert err == "Working ...\nWorking ...\n"


def test_a_failed_set_up_ends_in_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    def fails(_: list[str]) -> int:
        raise environment.SetupError("This machine lacks a font.")

    assert environment.guard(fails, []) == 1
    assert capsys.readouterr().err == "This machine lacks a font.\n"


def test_which_arguments_open_a_window(tmp_path: Path) -> None:
    file = tmp_path / "level.xsb"
    file.write_text("")
    for arguments in ([], ["--page", "cube"], ["--page=lab"], [str(file)]):
        assert run.wants_window(arguments), arguments
    for arguments in (["cube", "scramble"], ["--version"], ["sokoban", "check", str(file)]):
        assert not run.wants_window(arguments), arguments


def test_a_stand_in_for_a_python_is_no_python(monkeypatch: pytest.MonkeyPatch) -> None:
    assert python_version.runs(sys.executable)
    assert not python_version.runs("python3.99")
    monkeypatch.setattr(subprocess, "call", lambda *_, **__: 127)
    assert not python_version.runs(sys.executable)


def test_an_old_python_is_told_what_to_type(monkeypatch: pytest.MonkeyPatch) -> None:
    there: set[str] = {"apt-get", "python3.12"}
    monkeypatch.setattr(shutil, "which", lambda name: name if name in there else None)
    monkeypatch.setattr(python_version, "runs", there.__contains__)
    monkeypatch.setattr(sys, "version_info", (3, 9, 2))
    said = "Statewalk needs Python 3.11 or newer, and this is Python 3.9. "
    assert python_version.advice("build_scripts/run.py") == said + "Type: python3.12 build_scripts/run.py"
    there.remove("python3.12")
    assert python_version.advice("x").startswith(said + "Type: sudo apt-get update && sudo apt-get install -y")
    there.clear()
    assert python_version.advice("x") == said + "Install a newer one with your system's package manager."
    with pytest.raises(SystemExit):
        python_version.require("x")
