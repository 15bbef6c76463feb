"""Files for the desktop, the manual page and the completions are consistent and up to date."""

from __future__ import annotations

import configparser
import re
import shutil
import subprocess
import sys
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from xml.etree import ElementTree

import pytest
from PySide6.QtCore import QStandardPaths
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from app.base import registry
from app.base.storage.settings import folder
from app.cli.desktop import ICON_SIZES
from app.cli.tree import CommandNode, commands
from build_scripts import desktop_files
from build_scripts.man_page import FILES
from core.base.paths import data_folder, tables_folder
from resources import APPLICATION_ID
from tests.import_graph import ROOT

FOLDER = ROOT / "resources" / "desktop"
ENTRY = FOLDER / f"{APPLICATION_ID}.desktop"
METAINFO = FOLDER / f"{APPLICATION_ID}.metainfo.xml"
TYPES = FOLDER / f"{APPLICATION_ID}.xml"
IN_TYPES = {"": "http://www.freedesktop.org/standards/shared-mime-info"}


@cache
def texts() -> dict[Path, str]:
    """Return the generated files as they would be written now."""
    return desktop_files.texts()


@cache
def every() -> Sequence[CommandNode]:
    """Return the commands of the program."""
    return tuple(commands())


def entry() -> configparser.ConfigParser:
    parser = configparser.ConfigParser(interpolation=None, delimiters=("=",), comment_prefixes=("#",))
    parser.optionxform = str  # type: ignore[assignment,method-assign]  # as configparser's documentation does
    parser.read(ENTRY, encoding="utf-8")
    return parser


def types() -> dict[str, list[str]]:
    """Return each MIME type with its file name patterns."""
    root = ElementTree.parse(TYPES).getroot()
    return {
        mime_type.attrib["type"]: [glob.attrib["pattern"] for glob in mime_type.findall("glob", IN_TYPES)]
        for mime_type in root.findall("mime-type", IN_TYPES)
    }


@pytest.mark.parametrize("name", ["statewalk.1", "statewalk.bash", "_statewalk", "statewalk.fish"])
def test_what_is_generated_is_not_stale(name: str) -> None:
    """Generated files are up to date; `build_scripts/desktop_files.py` writes them again."""
    assert (FOLDER / name).read_text(encoding="utf-8") == texts()[FOLDER / name]


def test_the_manual_page_has_every_command_and_option() -> None:
    page = (FOLDER / "statewalk.1").read_text(encoding="utf-8").replace("\\-", "-")
    sections = re.split(r"^\.S[SH] ", page, flags=re.MULTILINE)
    by_words = {section.partition("\n")[0]: section for section in sections}
    assert len(every()) > 30
    for command in every():
        section = by_words["OPTIONS" if command.words == "statewalk" else command.words]
        for action in command.arguments:
            for name in action.option_strings:
                assert rf"\fB{name}\fR" in section, (command.words, name)


@pytest.mark.skipif(sys.platform != "linux", reason="it is for systems that follow XDG")
def test_the_manual_page_names_the_folders_where_things_are(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("STATEWALK_HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("HOME", str(tmp_path))
    settings = folder(QStandardPaths.StandardLocation.GenericConfigLocation)
    kept = [data_folder(), settings, tables_folder()]
    assert [name for name, _ in FILES] == [f"~/{path.relative_to(tmp_path)}" for path in kept]


def test_the_completions_have_every_command_and_option() -> None:
    bash = (FOLDER / "statewalk.bash").read_text(encoding="utf-8")
    zsh = (FOLDER / "_statewalk").read_text(encoding="utf-8")
    fish = (FOLDER / "statewalk.fish").read_text(encoding="utf-8")
    functions = dict(re.findall(r"^(_\w+)\(\) \{\n(.*?)^\}", zsh, re.MULTILINE | re.DOTALL))
    for command in every():
        offered = re.search(rf"^ +'{re.escape(command.words)}'\) choices='(.*)' ;;$", bash, re.MULTILINE)
        assert offered is not None, command.words
        in_zsh = functions["_" + re.sub(r"\W", "_", command.words)]
        in_fish = [line for line in fish.splitlines() if f'= "{command.words}"' in line]
        below = re.compile(rf"{re.escape(command.words)} (\S+)$")
        for word in [found[1] for one in every() if (found := below.match(one.words))]:
            assert word in offered[1].split()
            assert f"'{word}:" in in_zsh
            assert any(f" -a {word} " in line for line in in_fish)
        for action in command.arguments:
            for name in action.option_strings:
                assert name in offered[1].split(), command.words
                assert f"'{name}[" in in_zsh, command.words
                assert any(f" -l {name.removeprefix('--')} " in line for line in in_fish), command.words


def test_bash_offers_what_fits(tmp_path: Path) -> None:
    if shutil.which("bash") is None:
        pytest.skip("there is no bash here")
    script = tmp_path / "try.sh"
    script.write_text(
        f'source "{FOLDER}/statewalk.bash"\n'
        'try() { COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); COMPREPLY=(); _statewalk; echo "${COMPREPLY[*]}"; }\n'
        'try statewalk --pa\ntry statewalk --page ""\ntry statewalk cube bank pr\n'
        'try statewalk cube solve --metric ""\n',
        encoding="utf-8",
    )
    done = subprocess.run(["bash", script], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines() == ["--page", " ".join(one.key for one in registry.PAGES), "prove", "htm qtm"]


@pytest.mark.parametrize(
    ("shell", "name"), [("bash", "statewalk.bash"), ("zsh", "_statewalk"), ("fish", "statewalk.fish")]
)
def test_a_shell_reads_its_completions(shell: str, name: str) -> None:
    if shutil.which(shell) is None:
        pytest.skip(f"there is no {shell} here")
    subprocess.run([shell, "-n", str(FOLDER / name)], check=True)


def test_the_entry_opens_pages_and_files() -> None:
    parts = entry()
    main = parts["Desktop Entry"]
    assert (main["Icon"], main["Exec"], main["Type"]) == (APPLICATION_ID, "statewalk %f", "Application")
    actions = main["Actions"].rstrip(";").split(";")
    assert actions == [page.key for page in registry.PAGES]
    for key in actions:
        assert parts[f"Desktop Action {key}"]["Exec"] == f"statewalk --page {key}"
    assert main["MimeType"].rstrip(";").split(";") == list(types())


def test_every_type_of_file_is_one_that_a_page_opens() -> None:
    endings = {pattern.removeprefix("*") for patterns in types().values() for pattern in patterns}
    assert endings >= {".sok", ".xsb", ".slc"}
    assert endings <= {suffix for page in registry.PAGES for suffix in page.suffixes}


def test_the_metainfo_tells_what_software_centres_ask_for() -> None:
    root = ElementTree.parse(METAINFO).getroot()
    assert root.findtext("id") == APPLICATION_ID
    assert root.findtext("launchable") == ENTRY.name
    assert [one.text for one in root.findall("provides/mediatype")] == list(types())
    assert root.find("content_rating[@type='oars-1.1']") is not None
    assert root.findall("screenshots/screenshot[@type='default']/image")
    released = re.findall(r"^## \[([\d.]+)\] - ([\d-]+)$", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.MULTILINE)
    assert [(one.attrib["version"], one.attrib["date"]) for one in root.findall("releases/release")] == released


@pytest.mark.parametrize(
    "call",
    [
        ("desktop-file-validate", str(ENTRY)),
        ("appstreamcli", "validate", "--no-net", str(METAINFO)),
        ("xmllint", "--noout", str(TYPES)),
    ],
    ids=lambda call: call[0],
)
def test_the_desktops_own_tools_find_no_fault(call: tuple[str, ...]) -> None:
    if shutil.which(call[0]) is None:
        pytest.skip(f"{call[0]} is not installed")
    done = subprocess.run(call, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "warning" not in done.stdout


def test_the_icon_is_there_in_every_size(qtbot: QtBot) -> None:
    del qtbot  # an application, for the fonts and plug-ins
    for size in ICON_SIZES:
        kept = QImage(str(FOLDER / "icons" / f"statewalk-{size}.png"))
        drawn = desktop_files.icon(size)
        assert (kept.width(), kept.height()) == (size, size)
        differing = sum(
            abs(kept.pixelColor(x, y).blue() - drawn.pixelColor(x, y).blue()) > 16
            for x in range(0, size, max(1, size // 32))
            for y in range(0, size, max(1, size // 32))
        )
        assert differing < 30, f"build_scripts/desktop_files.py draws another icon of {size} pixels"
