"""Licences of what comes with the program or is installed with it, with their texts."""

from __future__ import annotations

import re
from importlib import metadata
from pathlib import Path
from typing import NamedTuple

from resources import ROOT

FOLDER = ROOT / "licences"
BUNDLED = FOLDER / "bundled"
"""Folder of the licences that only a bundle has, written by build_scripts/bundle.py.

They are those of its Python and of the system libraries that it carries, a file for each, called NAME_VERSION.txt.
"""
PROGRAM = "statewalk"
QT = ("pyside6-essentials", "shiboken6")
"""Packages under Qt's licence that bring no text of it."""
_LICENCE_FILE = re.compile(r"licen[cs]e|copying|notice|ofl", re.IGNORECASE)
_NAME = re.compile(r"[\w.-]+")


class LicenceNotice(NamedTuple):
    """Name, version and licence of one part, as its licence requires them to be shown."""

    name: str
    version: str
    licence: str
    """Short name of the licence, in words of SPDX where the part has them."""
    text: str
    """Whole text of the licence, as the part brings it."""


def read_program_notice() -> LicenceNotice:
    """Return the notice of the program's own licence."""
    distribution = metadata.distribution(PROGRAM)
    # A clone has the licence at its root.
    file = next(iter(_licence_files(distribution)), ROOT.parent / "LICENSE")
    return LicenceNotice("Statewalk", distribution.version, _licence(distribution), _read(file))


def third_party(bundled: Path = BUNDLED) -> list[LicenceNotice]:
    """Return the notices of the packages that the program needs, Qt, the font, and what a bundle carries."""
    notices = [_package(distribution) for distribution in list_dependencies()]
    notices += [_qt(), LicenceNotice("Inter", "3.19", "OFL-1.1", _read(ROOT / "fonts" / "OFL.txt"))]
    notices += [_read_bundled_notice(path) for path in bundled.glob("*.txt")]
    return sorted(notices, key=lambda notice: notice.name.lower())


def list_dependencies() -> list[metadata.Distribution]:
    """Return the distributions that the program needs, and what those need in turn; no extras."""
    distributions: dict[str, metadata.Distribution] = {}
    waiting = [PROGRAM]
    while waiting:
        distribution = metadata.distribution(waiting.pop())
        if distribution.name not in distributions:
            distributions[distribution.name] = distribution
            for line in distribution.requires or ():
                requirement, _, condition = line.partition(";")
                name = _NAME.match(requirement)
                if name and "extra" not in condition and _is_installed(name.group()):
                    waiting.append(name.group())
    del distributions[metadata.distribution(PROGRAM).name]
    return list(distributions.values())


def _is_installed(name: str) -> bool:
    """Return whether a package is installed; some are needed on other systems only."""
    try:
        metadata.distribution(name)
    except metadata.PackageNotFoundError:
        return False
    return True


def _package(distribution: metadata.Distribution) -> LicenceNotice:
    if re.sub(r"[-_.]+", "-", distribution.name).lower() in QT:
        return LicenceNotice(distribution.name, distribution.version, _licence(distribution), _lgpl())
    text = "\n\n".join(map(_read, _licence_files(distribution)))
    return LicenceNotice(distribution.name, distribution.version, _licence(distribution), text)


def _licence_files(distribution: metadata.Distribution) -> list[Path]:
    """Return the licence texts beside a distribution's metadata, the main one first."""
    metadata_files = [file for file in distribution.files or () if ".dist-info" in str(file)]
    paths = [Path(str(distribution.locate_file(file))) for file in metadata_files if _LICENCE_FILE.search(file.name)]
    return sorted((path for path in paths if path.is_file()), key=lambda path: (len(path.parts), path))


def _licence(distribution: metadata.Distribution) -> str:
    """Return the short name of a distribution's licence.

    It is the expression, the classifier, or the first line of the licence field.
    """
    facts = distribution.metadata
    if "License-Expression" in facts:
        return facts["License-Expression"]
    for line in facts.get_all("Classifier") or ():
        if line.startswith("License :: OSI Approved :: "):
            return str(line.split(" :: ")[-1])
    return facts["License"].splitlines()[0]


def _qt() -> LicenceNotice:
    from PySide6.QtCore import qVersion

    return LicenceNotice("Qt", qVersion(), "LGPL-3.0-only", f"{_lgpl()}\n\n{_read(FOLDER / 'Qt-third-party.txt')}")


def _lgpl() -> str:
    """Return the Lesser General Public License, followed by the General one that it extends."""
    return "\n\n".join(_read(FOLDER / f"{name}.txt") for name in ("LGPL-3.0", "GPL-3.0"))


def _read_bundled_notice(path: Path) -> LicenceNotice:
    name, _, version = path.stem.rpartition("_")
    return LicenceNotice(name, version, "PSF-2.0" if name == "Python" else "see the text", _read(path))


def _read(path: Path) -> str:
    return path.read_text(encoding="utf-8", errors="replace").strip("\n")
