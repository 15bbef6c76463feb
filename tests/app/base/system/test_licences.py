"""The licences of everything shipped with the program are there with their texts."""

from __future__ import annotations

import tomllib
from pathlib import Path

from app.base.system import licences
from tests.import_graph import ROOT


def test_every_package_that_is_needed_has_its_licence_and_text() -> None:
    found = {notice.name.lower().replace("_", "-"): notice for notice in licences.third_party()}
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    needed = {line.split(">")[0].lower() for line in project["dependencies"]}
    assert {*needed, "shiboken6", "colorama", "qt", "inter"} <= set(found)
    for notice in found.values():
        assert notice.version[0].isdigit(), notice.name
        assert 0 < len(notice.licence) < 100, notice.name
        assert len(notice.text) > 1000, notice.name


def test_qt_comes_with_both_texts_of_the_lgpl_and_the_notices_of_what_is_in_it() -> None:
    text = {notice.name: notice.text for notice in licences.third_party()}["Qt"]
    for words in ("GNU LESSER GENERAL PUBLIC LICENSE", "GNU GENERAL PUBLIC LICENSE", "harfbuzz", "FreeType", "Unicode"):
        assert words in text


def test_the_program_tells_its_own_licence() -> None:
    own = licences.read_program_notice()
    assert (own.name, own.licence) == ("Statewalk", "MIT AND OFL-1.1")
    assert "WITHOUT WARRANTY OF ANY KIND" in own.text


def test_what_a_bundle_carries_is_listed_with_it(tmp_path: Path) -> None:
    (tmp_path / "libssl3_3.0.19-1.txt").write_text("Apache License", encoding="utf-8")
    (tmp_path / "Python_3.11.7.txt").write_text("PSF", encoding="utf-8")
    found = licences.third_party(tmp_path)
    assert licences.LicenceNotice("libssl3", "3.0.19-1", "see the text", "Apache License") in found
    assert licences.LicenceNotice("Python", "3.11.7", "PSF-2.0", "PSF") in found
    assert [notice.name.lower() for notice in found] == sorted(notice.name.lower() for notice in found)
