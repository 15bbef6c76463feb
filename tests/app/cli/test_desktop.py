"""`statewalk --install-desktop` and `--remove-desktop`."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from app.cli import desktop
from app.cli.main import main
from resources import APPLICATION_ID

linux = pytest.mark.skipif(sys.platform in desktop.OTHERS, reason="this system has no desktop entries")


def files(folder: Path) -> dict[str, bytes]:
    """Return the contents of all files below a folder."""
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


@pytest.fixture
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Provide a data folder with a command `statewalk` in the search path and another program's file."""
    command = tmp_path / "bin" / "statewalk"
    command.parent.mkdir()
    command.write_text("#!/bin/sh\n", encoding="utf-8")
    command.chmod(0o755)
    monkeypatch.setattr(sys, "argv", [str(command)])
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    foreign = tmp_path / "data" / "applications" / "other.desktop"
    foreign.parent.mkdir(parents=True)
    foreign.write_text("[Desktop Entry]\nType=Application\nName=Other\nExec=other\n", encoding="utf-8")
    return tmp_path / "data"


@linux
def test_what_is_installed_is_removed_and_nothing_else_is_touched(
    data: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(desktop, "UPDATES", ())
    before, folders = files(data), sorted(data.rglob("*"))
    assert main(["--install-desktop"]) == 0
    written = files(data).keys() - before.keys()
    said = capsys.readouterr().out
    assert {line for line in said.splitlines() if line.startswith("/")} == {str(data / name) for name in written}
    assert {
        f"applications/{APPLICATION_ID}.desktop",
        f"metainfo/{APPLICATION_ID}.metainfo.xml",
        f"mime/packages/{APPLICATION_ID}.xml",
        f"icons/hicolor/48x48/apps/{APPLICATION_ID}.png",
        f"icons/hicolor/symbolic/apps/{APPLICATION_ID}-symbolic.svg",
        "man/man1/statewalk.1",
    } <= written

    assert main(["--remove-desktop"]) == 0
    assert files(data) == before
    assert sorted(data.rglob("*")) == folders
    assert f"{len(written)} files removed." in capsys.readouterr().out


@linux
@pytest.mark.parametrize("shell", ["/usr/bin/zsh", "/bin/bash"])
def test_only_a_user_of_zsh_is_told_where_the_completions_are(
    shell: str, data: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SHELL", shell)
    monkeypatch.setattr(desktop, "UPDATES", ())
    main(["--install-desktop"])
    assert (f"fpath+=({data}/zsh/site-functions)" in capsys.readouterr().out) == shell.endswith("zsh")


@linux
def test_both_can_be_said_twice(data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    main(["--install-desktop"])
    kept = files(data)
    capsys.readouterr()
    assert main(["--install-desktop"]) == 0
    assert capsys.readouterr().out == f"Nothing to do: all files are already in {data}.\n"
    assert files(data) == kept
    main(["--remove-desktop"])
    capsys.readouterr()
    assert main(["--remove-desktop"]) == 0
    assert capsys.readouterr().out == f"Nothing to do: none of the files is in {data}.\n"


@linux
def test_the_desktops_tools_leave_nothing_behind(data: Path) -> None:
    if not all(shutil.which(program) for program, _ in desktop.UPDATES):
        pytest.skip("the desktop's tools are not installed")
    before = files(data)
    main(["--install-desktop"])
    assert (data / "mime" / "mime.cache").is_file()
    main(["--remove-desktop"])
    assert files(data).keys() - {"applications/mimeinfo.cache"} == before.keys()
    assert not (data / "mime").exists()


@linux
def test_the_entry_calls_the_command_by_its_path_whatever_is_in_it(
    data: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    command = tmp_path / "with space, 100 % $HOME" / "statewalk"
    command.parent.mkdir()
    shutil.copy(data.parent / "bin" / "statewalk", command)
    monkeypatch.setattr(sys, "argv", [str(command)])
    main(["--install-desktop"])
    entry = data / "applications" / f"{APPLICATION_ID}.desktop"
    (line,) = [line for line in entry.read_text("utf-8").splitlines() if line.startswith("Exec=") and "%f" in line]
    # two rules, as the specification of desktop entries has them: that of strings, then that of Exec
    quoted = re.fullmatch(r'Exec="(.*)" %f', line.replace("\\\\", "\\"))
    assert quoted
    assert re.sub(r"\\(.)", r"\1", quoted[1]) == str(command).replace("%", "%%")
    assert f"TryExec={command}" in entry.read_text("utf-8").splitlines()
    if shutil.which("desktop-file-validate"):
        subprocess.run(["desktop-file-validate", entry], check=True)


@linux
@pytest.mark.parametrize("inside", [True, False])
def test_the_entry_calls_the_appimage_that_the_program_lies_in(
    inside: bool, data: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    image, mounted = tmp_path / "bin" / "Statewalk.AppImage", tmp_path / "mounted"
    bundle = (mounted if inside else tmp_path) / "statewalk"
    for program in (image, bundle):
        program.parent.mkdir(exist_ok=True)
        shutil.copy(data.parent / "bin" / "statewalk", program)
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "executable", str(bundle))
    monkeypatch.setenv("APPDIR", str(mounted))
    monkeypatch.setenv("APPIMAGE", str(image))
    main(["--install-desktop"])
    entry = (data / "applications" / f"{APPLICATION_ID}.desktop").read_text("utf-8")
    assert f"Exec={image if inside else bundle} %f" in entry


@linux
def test_a_data_folder_that_is_no_absolute_path_is_not_taken(
    data: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    del data
    monkeypatch.setenv("XDG_DATA_HOME", "some/where")
    monkeypatch.setattr(Path, "home", lambda: tmp_path / "user")
    monkeypatch.setattr(desktop, "UPDATES", ())
    main(["--install-desktop"])
    assert (tmp_path / "user/.local/share/applications" / f"{APPLICATION_ID}.desktop").is_file()


@pytest.mark.parametrize("system", desktop.OTHERS)
@pytest.mark.parametrize("option", ["--install-desktop", "--remove-desktop"])
def test_elsewhere_one_sentence_says_what_to_do(
    system: str, option: str, data: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    before = files(data)
    monkeypatch.setattr(sys, "platform", system)
    assert main([option]) == 1
    assert capsys.readouterr().err.count("\n") == 1
    assert files(data) == before


def test_one_cannot_ask_for_both(data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before = files(data)
    with pytest.raises(SystemExit):
        main(["--install-desktop", "--remove-desktop"])
    assert "not allowed with" in capsys.readouterr().err
    assert files(data) == before


def test_a_folder_that_cannot_be_made_is_told_in_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "data").write_text("a file")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setattr(desktop, "_command", lambda: tmp_path / "statewalk")
    for call in (["--install-desktop"], ["--check", str(tmp_path / "data" / "pictures")]):
        assert main(call) == 2
        said = capsys.readouterr()
        assert said.err.startswith("statewalk: ") and said.err.count("\n") == 1 and said.out == ""
