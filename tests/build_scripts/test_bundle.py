"""Contents of a bundle beside the program; the bundle itself is tested in test_packages.py."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]

from build_scripts import bundle, notices
from tests.import_graph import ROOT


def test_every_licence_becomes_a_file_that_anyone_can_read(tmp_path: Path) -> None:
    bundled, folder = tmp_path / "bundled", tmp_path / "licences"
    bundled.mkdir()
    (bundled / "libffi8_3.4.4-1.txt").write_text("libffi is free.", encoding="utf-8")
    notices.write(bundled, folder)
    assert (folder / "libffi8.txt").read_text(encoding="utf-8") == "libffi is free.\n"
    assert "SIL OPEN FONT LICENSE" in (folder / "Inter.txt").read_text(encoding="utf-8")
    listed = (folder / "README.txt").read_text(encoding="utf-8")
    for path in folder.glob("*.txt"):
        assert path.name == "README.txt" or f"{path.stem} " in listed


def test_the_licence_of_this_python_is_found() -> None:
    assert "Python Software Foundation" in bundle.python_licence().read_text(encoding="utf-8")


def test_a_library_of_the_system_comes_with_the_licence_of_its_package(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if not shutil.which("dpkg-query"):
        pytest.skip("packages of this system are not Debian's")
    monkeypatch.setattr(bundle, "NOTICES", tmp_path)
    strange, shell = tmp_path / "libstrange.so.1", Path("/bin/dash")
    strange.write_bytes(b"")
    assert bundle.system_notices([strange, shell, ROOT / "setup.py"]) == [strange]
    (notice,) = tmp_path.glob("*.txt")
    assert notice.name.startswith("dash_")


def test_the_workflow_makes_packages_for_three_systems() -> None:
    text = (ROOT / ".github" / "workflows" / "packages.yml").read_text(encoding="utf-8")
    jobs: dict[str, Any] = yaml.safe_load(text)["jobs"]
    for name in ("wheels", "bundles"):
        systems = {system.split("-")[0] for system in jobs[name]["strategy"]["matrix"]["os"]}
        assert systems == {"ubuntu", "macos", "windows"}
    run = "\n".join(step.get("run", "") for job in jobs.values() for step in job["steps"])
    for command in ("build_scripts/run.py --check", "build_scripts/test.py", "build_scripts/bundle.py"):
        assert command in run
        assert (ROOT / command.split()[0]).is_file()


def test_an_application_of_macos_gets_the_licences_before_it_is_signed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A macOS application gets its licences before it is signed, and nothing changes afterwards.

    Tested without macOS.
    """
    notices, licences, application = tmp_path / "notices", tmp_path / "licences", tmp_path / "Statewalk.app"
    for folder in (notices, licences, application / "Contents" / "Resources"):
        folder.mkdir(parents=True)
    (notices / "Python_3.11.txt").write_text("Python", encoding="utf-8")
    (licences / "Qt.txt").write_text("LGPL", encoding="utf-8")
    signed: list[tuple[str, list[str]]] = []

    def sign(call: list[str], *, check: bool) -> None:
        assert check
        inside = application / "Contents" / "Resources"
        signed.append((call[-1], sorted(str(path.relative_to(inside)) for path in inside.rglob("*.txt"))))

    monkeypatch.setattr(bundle, "NOTICES", notices)
    monkeypatch.setattr(bundle, "LICENCES", licences)
    monkeypatch.setattr(bundle, "APPLICATION", application)
    monkeypatch.setattr("build_scripts.bundle.subprocess.run", sign)
    bundle.finish_application()
    assert signed == [(str(application), ["licences/Qt.txt", "resources/licences/bundled/Python_3.11.txt"])]
