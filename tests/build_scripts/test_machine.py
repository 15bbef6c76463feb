"""Finding out what a machine lacks, and the command line that installs it."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

import pytest

from build_scripts import machine

GLIB = next(need for need in machine.QT_LIBRARIES if need.name == "libglib-2.0.so.0")
GTHREAD = next(need for need in machine.QT_LIBRARIES if need.name == "libgthread-2.0.so.0")
GL = next(need for need in machine.QT_LIBRARIES if need.name == "libGL.so.1")
CURSOR = next(need for need in machine.X11_LIBRARIES if need.name == "libxcb-cursor.so.0")


@pytest.mark.parametrize(
    ("environ", "plugin"),
    [
        ({}, ""),
        ({"DISPLAY": ":0"}, "xcb"),
        ({"DISPLAY": ":0", "WAYLAND_DISPLAY": "wayland-0"}, "wayland"),
        ({"DISPLAY": ":0", "WAYLAND_DISPLAY": "wayland-0", "QT_QPA_PLATFORM": "xcb"}, "xcb"),
        ({"QT_QPA_PLATFORM": "wayland;xcb"}, "wayland"),
        ({"QT_QPA_PLATFORM": "vnc:port=5901"}, "vnc"),
        ({"QT_QPA_PLATFORM": ""}, ""),
    ],
)
def test_the_plugin_that_opens_the_window(environ: dict[str, str], plugin: str) -> None:
    assert machine.screen_plugin(environ) == plugin


def test_a_screen_needs_more_than_none() -> None:
    bare = set(machine.libraries("offscreen"))
    assert CURSOR not in bare
    assert bare < set(machine.libraries("xcb"))
    assert bare < set(machine.libraries("wayland"))
    assert CURSOR not in machine.libraries("wayland")


def test_missing_libraries_are_those_the_linker_does_not_find() -> None:
    there = {"libGL.so.1"}
    assert machine.missing_libraries([GL, CURSOR], there.__contains__) == [CURSOR]
    assert not machine.loads("libstatewalk-has-no-such-library.so.7")


def test_the_compiler_is_the_one_setuptools_will_call() -> None:
    def only(*programs: str) -> machine.Which:
        return lambda name: f"/usr/bin/{name}" if name in programs else None

    assert machine.compiler_command({"CC": "clang -m64"}, "gcc -pthread", only("clang", "gcc")) == "clang -m64"
    assert machine.compiler_command({}, "gcc -pthread", only("clang", "gcc")) == "gcc -pthread"
    assert machine.compiler_command({}, "x86_64-linux-gnu-gcc -pthread", only("clang")) == "clang"
    assert machine.compiler_command({"CC": "nosuch"}, "gcc", only("cc", "gcc")) == "gcc"
    assert machine.compiler_command({}, "gcc", only()) == ""


def test_packages_come_once_and_under_the_name_that_exists() -> None:
    needs = [GL, GLIB, GTHREAD]
    assert machine.packages(needs, "apt", {"libglib2.0-0t64", "libglib2.0-0"}.__contains__) == [
        "libgl1",
        "libglib2.0-0t64",
    ]
    assert machine.packages(needs, "apt", {"libglib2.0-0"}.__contains__) == ["libgl1", "libglib2.0-0"]
    assert machine.packages(needs, "apt", lambda _: False) == ["libgl1", "libglib2.0-0"]
    assert machine.packages(needs, "dnf") == ["libglvnd-glx", "glib2"]
    assert machine.packages(needs, "pacman") == ["libglvnd", "glib2"]


@pytest.mark.parametrize("name", ["apt", "dnf", "pacman"])
def test_every_need_has_a_package_everywhere(name: str) -> None:
    build = (machine.COMPILER, machine.LIBC_HEADERS, machine.PYTHON_HEADERS, machine.VENV, machine.FONT)
    for need in (*build, *machine.libraries("xcb"), *machine.libraries("wayland")):
        assert getattr(need, name), need.name


@pytest.mark.parametrize(
    ("programs", "name"),
    [(["apt-get", "dnf"], "apt"), (["dnf"], "dnf"), (["pacman"], "pacman"), ([], "")],
)
def test_the_manager_is_the_one_that_is_there(programs: list[str], name: str) -> None:
    assert machine.manager(lambda program: program if program in programs else None) == name


@pytest.mark.parametrize(
    ("name", "root", "line"),
    [
        ("apt", False, "sudo apt-get update && sudo apt-get install -y --no-install-recommends libgl1 libxcb-cursor0"),
        ("apt", True, "apt-get update && apt-get install -y --no-install-recommends libgl1 libxcb-cursor0"),
        ("dnf", False, "sudo dnf install -y libglvnd-glx xcb-util-cursor"),
        ("pacman", False, "sudo pacman -S --needed libglvnd xcb-util-cursor"),
        ("pacman", True, "pacman -S --needed libglvnd xcb-util-cursor"),
    ],
)
def test_advice_is_one_line_to_type(name: str, root: bool, line: str) -> None:
    said = machine.advice([GL, CURSOR], name, root, exists=lambda _: False)
    assert said.splitlines() == ["This machine lacks libGL.so.1 and libxcb-cursor.so.0. Type:", "", f"  {line}"]


def test_advice_without_a_known_manager_still_says_what_is_missing() -> None:
    assert machine.advice([machine.COMPILER], "", False).startswith("This machine lacks a C compiler. Install what")


def test_many_libraries_are_counted_not_listed() -> None:
    needs = [machine.COMPILER, machine.FONT, *machine.QT_LIBRARIES[1:5]]
    assert machine.listed(needs) == "a C compiler, a font and 4 shared libraries (the first is libGL.so.1)"
    assert machine.listed([GL]) == "libGL.so.1"


def test_an_unforeseen_library_is_explained_in_the_linkers_words() -> None:
    unknown = "Qt does not start: libnew.so.9: cannot open shared object file"
    assert machine.explain(unknown, "xcb") == unknown
    known = machine.explain("Qt does not start: libxcb-cursor.so.0: cannot open shared object file", "xcb")
    assert "This machine lacks libxcb-cursor.so.0." in known


def test_macos_and_windows_name_their_own_installer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "which", lambda _: None)
    monkeypatch.setenv("PROGRAMFILES(X86)", "/nowhere")
    assert machine.missing_toolchain("win32") == machine.WINDOWS_COMPILER
    monkeypatch.setattr(shutil, "which", lambda name: name)
    assert machine.missing_toolchain("win32") == ""
    monkeypatch.setattr(machine, "succeeds", lambda _: False)
    assert machine.missing_toolchain("darwin") == "xcode-select --install"
    monkeypatch.setattr(machine, "succeeds", lambda _: True)
    assert machine.missing_toolchain("darwin") == ""


def test_apt_installs_after_reading_the_list(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(machine, "apt_has", lambda name: name == "libglib2.0-0t64")
    commands: list[list[str]] = []
    machine.apt_install([GL, GLIB], lambda command, _: commands.append(list(command)))
    assert commands[0] == ["apt-get", "update"]
    assert commands[1][:3] == ["env", "DEBIAN_FRONTEND=noninteractive", "apt-get"]
    assert commands[1][-2:] == ["libgl1", "libglib2.0-0t64"]


def test_a_font_is_found_at_any_depth(tmp_path: Path) -> None:
    assert not machine.has_font(tmp_path, roots=[str(tmp_path / "none")])
    (tmp_path / ".fonts" / "family").mkdir(parents=True)
    (tmp_path / ".fonts" / "family" / "README.txt").write_text("")
    assert not machine.has_font(tmp_path, roots=[])
    (tmp_path / ".fonts" / "family" / "Sans.TTF").write_bytes(b"")
    assert machine.has_font(tmp_path, roots=[])


def test_this_machine_which_runs_the_tests_lacks_nothing_without_a_screen() -> None:
    if sys.platform != "linux":
        pytest.skip("shared libraries are looked for on Linux only")
    assert machine.missing_libraries(machine.QT_LIBRARIES) == []
