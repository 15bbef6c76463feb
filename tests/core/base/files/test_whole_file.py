"""A file is written completely or not at all, through links, without touching others in its folder."""

from __future__ import annotations

import os
import stat
import sys
from errno import ENOSPC
from pathlib import Path

import pytest

from core.base.files.whole_file import WholeFile, write_chosen, write_whole
from core.base.puzzle import InputError
from tests.full_disk import no_room

posix = pytest.mark.skipif(sys.platform == "win32", reason="links, pipes and permissions of Unix")
as_a_user = pytest.mark.skipif(hasattr(os, "geteuid") and os.geteuid() == 0, reason="root may write everywhere")


def test_a_file_is_made_and_replaced_and_nothing_lies_beside_it(tmp_path: Path) -> None:
    path = tmp_path / "a.txt"
    write_whole(path, [b"on", memoryview(b"e")])
    assert path.read_bytes() == b"one"
    write_chosen(path, b"two")
    assert path.read_bytes() == b"two" and list(tmp_path.iterdir()) == [path]


def test_a_name_of_the_greatest_length_can_be_written(tmp_path: Path) -> None:
    path = tmp_path / ("x" * 251 + ".sok")
    write_chosen(path, b"long")
    assert path.read_bytes() == b"long"


def test_a_file_that_looks_like_an_unfinished_one_stays(tmp_path: Path) -> None:
    beside = tmp_path / "x.sok.part"
    beside.write_bytes(b"of somebody")
    write_chosen(tmp_path / "x.sok", b"levels")
    assert beside.read_bytes() == b"of somebody"


@posix
def test_a_link_stays_and_its_target_is_written(tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    target, link, again = tmp_path / "folder" / "real.sok", tmp_path / "link.sok", tmp_path / "again.sok"
    link.symlink_to(Path("folder") / "real.sok")
    again.symlink_to("link.sok")
    for content in (b"made", b"replaced"):
        write_chosen(again, content)
        assert link.is_symlink() and again.is_symlink() and not target.is_symlink()
        assert target.read_bytes() == content
    assert [path.name for path in (tmp_path / "folder").iterdir()] == ["real.sok"]


@posix
def test_links_in_a_circle_are_refused(tmp_path: Path) -> None:
    first, second = tmp_path / "first", tmp_path / "second"
    first.symlink_to(second)
    second.symlink_to(first)
    with pytest.raises(InputError, match=r"^first cannot be written: Too many levels of symbolic links\.$"):
        write_chosen(first, b"")
    assert first.is_symlink() and second.is_symlink()


@posix
def test_what_is_no_plain_file_is_refused_and_stays(tmp_path: Path) -> None:
    pipe, folder = tmp_path / "pipe", tmp_path / "folder"
    os.mkfifo(pipe)
    folder.mkdir()
    (tmp_path / "link").symlink_to(pipe)
    for name in ("pipe", "link"):
        with pytest.raises(InputError, match=f"^{name} cannot be written: it is not a plain file\\.$"):
            write_chosen(tmp_path / name, b"")
    with pytest.raises(InputError, match=r"^null cannot be written: it is not a plain file\.$"):
        write_chosen(Path(os.devnull), b"")
    with pytest.raises(InputError, match=r"^folder cannot be written: Is a directory\.$"):
        write_chosen(folder, b"")
    assert stat.S_ISFIFO(pipe.stat().st_mode) and stat.S_ISCHR(Path(os.devnull).stat().st_mode) and folder.is_dir()
    assert len(list(tmp_path.iterdir())) == 3


@posix
def test_permissions_stay_and_a_new_file_has_the_usual_ones(tmp_path: Path) -> None:
    path = tmp_path / "a.csv"
    before = os.umask(0o027)
    try:
        write_chosen(path, b"new")
        assert stat.S_IMODE(path.stat().st_mode) == 0o640
        for mode in (0o600, 0o664, 0o755):
            path.chmod(mode)
            write_chosen(path, b"again")
            assert stat.S_IMODE(path.stat().st_mode) == mode
        write_whole(tmp_path / "own", [], 0o600)
        assert stat.S_IMODE((tmp_path / "own").stat().st_mode) == 0o600
    finally:
        os.umask(before)


@posix
def test_a_file_that_is_write_protected_is_not_replaced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "kept.csv"
    path.write_bytes(b"good")
    path.chmod(0o444)
    monkeypatch.setattr(os, "access", lambda name, mode: not (Path(name) == path and mode == os.W_OK))  # root may
    with pytest.raises(InputError, match=r"^kept\.csv cannot be written: Permission denied\.$"):
        write_chosen(path, b"bad")
    assert path.read_bytes() == b"good" and list(tmp_path.iterdir()) == [path]


@posix
@as_a_user
def test_a_folder_that_is_read_only_is_told(tmp_path: Path) -> None:
    path = tmp_path / "kept.csv"
    path.write_bytes(b"good")
    tmp_path.chmod(0o555)
    try:
        for name in ("kept.csv", "new.csv"):
            with pytest.raises(InputError, match=f"^{name} cannot be written: Permission denied\\.$"):
                write_chosen(tmp_path / name, b"bad")
    finally:
        tmp_path.chmod(0o755)
    assert path.read_bytes() == b"good" and list(tmp_path.iterdir()) == [path]


def test_a_full_disk_leaves_the_old_file_and_nothing_else(tmp_path: Path) -> None:
    path = tmp_path / "kept.csv"
    path.write_bytes(b"good")
    with no_room(), pytest.raises(InputError, match=r"^kept\.csv cannot be written: "):
        write_chosen(path, b"bad")
    assert path.read_bytes() == b"good" and list(tmp_path.iterdir()) == [path]


def test_a_disk_that_is_full_only_at_the_end_leaves_the_old_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "kept.csv"
    path.write_bytes(b"good")

    def full(_descriptor: int) -> None:
        raise OSError(ENOSPC, os.strerror(ENOSPC))

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(InputError, match=r"^kept\.csv cannot be written: No space left on device\.$"):
        write_chosen(path, b"bad")
    assert path.read_bytes() == b"good" and list(tmp_path.iterdir()) == [path]


def test_an_error_or_a_change_of_mind_leaves_the_old_file(tmp_path: Path) -> None:
    path = tmp_path / "kept.zip"
    path.write_bytes(b"good")
    with pytest.raises(ZeroDivisionError), WholeFile(path) as output:
        output.file.write(b"half")
        raise ZeroDivisionError
    with WholeFile(path) as output:
        output.file.write(b"cancelled")
        output.discard()
    assert path.read_bytes() == b"good" and list(tmp_path.iterdir()) == [path]
