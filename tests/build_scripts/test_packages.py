"""What is installed: the wheel from the source distribution, and the bundle, each tried with nothing else there."""

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

LEVELS = "#######\n#.@ # #\n#$* $ #\n#   $ #\n# ..  #\n#  *  #\n#######\nTitle: {}\n"
LICENCES = {"Statewalk", "Qt", "PySide6_Essentials", "numpy", "scipy", "pillow", "pyqtgraph", "Inter", "Python"}


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The program, from a wheel that was built from the source distribution, in an environment of its own."""
    folder = tmp_path_factory.mktemp("wheel")
    environment.prepare("offscreen", ["bundle"])
    made = wheel.make(folder / "dist")
    assert len(list((folder / "dist").glob("*.tar.gz"))) == 1
    assert "-cp311-abi3-" in made.name
    assert ("-manylinux" in made.name) == (sys.platform == "linux")
    return wheel.install(made, folder)


@pytest.fixture(scope="module")
def bundled() -> Path:
    """The program of the bundle, which is made here; making it already tries it."""
    assert bundle.main([]) == 0
    return bundle.PROGRAM


@pytest.fixture
def home() -> Iterator[Path]:
    """An empty home; a short path, for sockets."""
    folder = Path("/tmp" if sys.platform != "win32" else ".", f"statewalk-{time.time_ns():x}")
    folder.mkdir()
    yield folder
    shutil.rmtree(folder, ignore_errors=True)


def kept(home: Path) -> str:
    """All that the store holds, as text."""
    text = ""
    for path in (home / ".local" / "share" / "statewalk").glob("*"):
        with contextlib.suppress(sqlite3.DatabaseError), contextlib.closing(sqlite3.connect(path)) as store:
            text += "\n".join(store.iterdump())
    return text


def wait_for(title: str, home: Path) -> None:
    """Wait until the store has a level with this title."""
    end = time.monotonic() + trial.PATIENCE_S
    while title not in kept(home):
        assert time.monotonic() < end, f"{title} was not opened"
        time.sleep(0.2)


def opens_what_it_is_handed(program: Path, home: Path) -> None:
    """A file on the command line is opened, and that of a second start goes to the first, which is what ends."""
    for name in ("first", "second"):
        (home / f"{name}.sok").write_text(LEVELS.format(f"The {name} one"), encoding="utf-8")
    with trial.running(program, home, str(home / "first.sok")) as process:
        wait_for("The first one", home)
        call = [str(program), str(home / "second.sok")]
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
    home = [
        path for path in bundle.FOLDER.rglob("*") if path.is_file() and str(environment.ROOT).encode() in head(path)
    ]
    assert not home, "these name a place of the machine that made them"


def head(path: Path) -> bytes:
    """The text of a file of metadata; of others nothing, for compiled ones may hold their sources' names."""
    return path.read_bytes() if path.suffix in {"", ".json", ".txt"} and "dist-info" in str(path) else b""


@pytest.mark.long
@pytest.mark.skipif(sys.platform != "linux", reason="an AppImage is for Linux")
def test_the_folder_of_an_appimage_starts_the_program(bundled: Path, tmp_path: Path) -> None:
    del bundled
    image = bundle.application_folder(tmp_path / "Statewalk.AppDir")
    assert len(list(image.glob("*.desktop"))) == len(list(image.glob("*.png"))) == 1
    said = subprocess.run([str(image / "AppRun"), "--version"], env={}, capture_output=True, text=True, check=True)
    assert said.stdout.startswith("statewalk ")
