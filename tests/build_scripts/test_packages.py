"""Installed packages: the wheel built from the source distribution, and the bundle, each tested alone."""

from __future__ import annotations

import contextlib
import shutil
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from build_scripts import bundle, environment, trial, wheel

FIRST = "#####\n#@$.#\n#####\nTitle: The first one\n"
SECOND = "######\n#@ $.#\n######\nTitle: The second one\n"
"""Level file with another board: the same board would keep the title of its first opening."""
LICENCES = {"Statewalk", "Qt", "PySide6_Essentials", "numpy", "scipy", "pillow", "pyqtgraph", "Inter", "Python"}


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Provide the program installed in its own environment, from a wheel built from the sources."""
    folder = tmp_path_factory.mktemp("wheel")
    environment.prepare("offscreen", ["bundle"])
    wheel_file = wheel.make(folder / "dist")
    assert len(list((folder / "dist").glob("*.tar.gz"))) == 1
    assert "-cp311-abi3-" in wheel_file.name
    assert ("-manylinux" in wheel_file.name) == (sys.platform == "linux")
    return wheel.install(wheel_file, folder)


@pytest.fixture(scope="module")
def bundled() -> Path:
    """Provide the program of a newly made bundle, which is tested while it is made."""
    assert bundle.main([]) == 0
    return bundle.PROGRAM


@pytest.fixture
def home() -> Iterator[Path]:
    """Provide an empty home folder with a path short enough for sockets."""
    folder = Path("/tmp" if sys.platform != "win32" else ".", f"statewalk-{time.time_ns():x}")
    folder.mkdir()
    yield folder
    shutil.rmtree(folder, ignore_errors=True)


def titles(home: Path) -> set[str]:
    """Return the titles of the levels in the store."""
    store = home / ".local" / "share" / "statewalk" / "statewalk.sqlite"
    # there is no store yet, or no table in it, or it is being written
    with (
        contextlib.suppress(sqlite3.OperationalError),
        contextlib.closing(sqlite3.connect(f"{store.as_uri()}?mode=ro", uri=True)) as db,
    ):
        return {title for (title,) in db.execute("SELECT title FROM sokoban_level")}
    return set()


def wait_for(title: str, home: Path) -> None:
    """Wait until the store has a level with this title."""
    end = time.monotonic() + trial.PATIENCE_S
    while title not in titles(home):
        assert time.monotonic() < end, f"{title} was not opened"
        time.sleep(0.2)


def opens_what_it_is_handed(program: Path, home: Path) -> None:
    """Check that a file argument is opened, and that a second start hands its file to the first and ends."""
    first, second = home / "first.sok", home / "second.sok"
    first.write_text(FIRST, encoding="utf-8")
    second.write_text(SECOND, encoding="utf-8")
    with trial.running(program, home, str(first)) as process:
        wait_for("The first one", home)
        call = [str(program), str(second)]
        assert subprocess.run(call, env=trial.bare(home), timeout=trial.PATIENCE_S, check=False).returncode == 0
        wait_for("The second one", home)
        assert process.poll() is None


@pytest.mark.long
def test_a_wheel_from_the_source_distribution_plays_in_an_empty_environment(installed: Path, home: Path) -> None:
    assert trial.check(installed, home)["ok"]
    code = "import app, pathlib; print(pathlib.Path(app.__file__).resolve())"
    call = [str(installed.parent / "python"), "-c", code]
    place = subprocess.run(call, cwd=home, capture_output=True, text=True, check=True).stdout
    assert environment.ROOT not in Path(place.strip()).parents


@pytest.mark.long
def test_an_installed_program_opens_files_and_hands_them_over(installed: Path, home: Path) -> None:
    opens_what_it_is_handed(installed, home)


@pytest.mark.long
@pytest.mark.skipif(sys.platform in {"win32", "darwin"}, reason="this system has no desktop entries")
def test_an_installed_program_puts_itself_into_the_menu_and_out_again(installed: Path, home: Path) -> None:
    for option in ("--install-desktop", "--remove-desktop"):
        subprocess.run([str(installed), option], env=trial.bare(home), capture_output=True, check=True)
        entries = list((home / ".local" / "share" / "applications").glob("*.desktop"))
        assert [f"Exec={installed} %f" in entry.read_text("utf-8") for entry in entries] == [True] * len(entries)
        assert bool(entries) == (option == "--install-desktop")


@pytest.mark.long
def test_the_bundle_plays_in_an_empty_environment(bundled: Path, home: Path) -> None:
    assert trial.check(bundled, home)["ok"]
    assert bundle.size(bundle.FOLDER) <= 300e6


@pytest.mark.long
def test_the_bundle_opens_files_and_hands_them_over(bundled: Path, home: Path) -> None:
    opens_what_it_is_handed(bundled, home)


@pytest.mark.long
def test_the_bundle_has_the_licence_of_all_that_is_in_it(bundled: Path) -> None:
    folder = bundled.parent / "licences"
    assert {path.stem for path in folder.glob("*.txt")} >= LICENCES
    assert "GNU LESSER GENERAL PUBLIC LICENSE" in (folder / "Qt.txt").read_text(encoding="utf-8")
    assert all(path.stat().st_size > 100 for path in folder.glob("*.txt"))


@pytest.mark.long
def test_the_bundle_names_no_place_of_the_machine_that_made_it(bundled: Path) -> None:
    texts = [path for folder in bundled.parent.rglob("*.dist-info") for path in folder.rglob("*") if path.is_file()]
    records = [path for path in texts if path.name == "RECORD"]
    assert any(path.parent.name.startswith("statewalk-") for path in records)
    assert not [path for path in texts if str(environment.ROOT).encode() in path.read_bytes()]
    for record in records:
        listed = [line.split(",")[0] for line in record.read_text("utf-8").splitlines()]
        assert f"{record.parent.name}/METADATA" in listed
        assert not [name for name in listed if not (record.parent.parent / name).is_file()]


@pytest.mark.long
@pytest.mark.skipif(sys.platform != "linux", reason="an AppImage is for Linux")
def test_the_folder_of_an_appimage_starts_the_program(bundled: Path, tmp_path: Path) -> None:
    del bundled
    image = bundle.application_folder(tmp_path / "Statewalk.AppDir")
    assert len(list(image.glob("*.desktop"))) == len(list(image.glob("*.png"))) == 1
    said = subprocess.run([str(image / "AppRun"), "--version"], env={}, capture_output=True, text=True, check=True)
    assert said.stdout.startswith("statewalk ")
