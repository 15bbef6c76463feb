"""Moving modules: the files, and every way in which other files refer to them."""

from __future__ import annotations

import subprocess
from pathlib import Path, PurePosixPath

import pytest

from build_scripts.move_modules import MoveError, move, read_moves

MOVES = read_moves(["core.dice=core.base.dice", "core.bands=core.strips", "app.look.theme=app.base.look.theme"])


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """Provide a Git working tree with a file of each kind."""
    for name, text in {
        "core/__init__.py": "",
        "core/dice.pyx": 'cdef extern from "table_of_dice.h" nogil:\n    pass\n',
        "core/table_of_dice.h": "",
        "core/bands/__init__.py": "",
        "core/bands/mixing.py": "from core import bands, dice\n",
        "app/__init__.py": "",
        "app/look/__init__.py": "",
        "app/look/theme.py": 'PATH = "app/look/theme.py"\n',
        "tests/core/bands/test_mixing.py": 'from core.bands.mixing import x\n\nPATCHED = "app.look.theme.current"\n',
        "tests/core/test_dice.py": "import tests.core.bands.test_mixing\n",
        "docs/tests.md": "[Dice](../tests/core/test_dice.py), tests/core/bands\n",
        "docs/bands.md": "`core/bands` and core.bands.mixing, not score.bands or core.bandsaw\n",
    }.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    for command in (["init", "-q"], ["add", "."]):
        subprocess.run(["git", *command], cwd=tmp_path, check=True)
    return tmp_path


def test_files_lie_where_their_new_names_say(tree: Path) -> None:
    move(tree, MOVES)
    listed = subprocess.run(["git", "ls-files"], cwd=tree, check=True, capture_output=True, text=True).stdout
    assert set(listed.split()) == {
        "core/__init__.py", "core/base/__init__.py", "core/base/dice.pyx", "core/table_of_dice.h",
        "core/strips/__init__.py", "core/strips/mixing.py",
        "app/__init__.py", "app/look/__init__.py", "app/base/__init__.py", "app/base/look/__init__.py",
        "app/base/look/theme.py", "tests/__init__.py", "tests/core/__init__.py", "tests/core/base/__init__.py",
        "tests/core/base/test_dice.py", "tests/core/strips/__init__.py", "tests/core/strips/test_mixing.py",
        "docs/bands.md", "docs/tests.md",
    }  # fmt: skip


def test_whatever_names_them_names_them_anew(tree: Path) -> None:
    move(tree, MOVES)
    read = {name: (tree / name).read_text(encoding="utf-8") for name in (
        "core/base/dice.pyx", "core/strips/mixing.py", "app/base/look/theme.py", "tests/core/strips/test_mixing.py",
        "tests/core/base/test_dice.py", "docs/bands.md",
    )}  # fmt: skip
    assert '"../table_of_dice.h"' in read["core/base/dice.pyx"]
    assert read["core/strips/mixing.py"] == "from core import strips as bands\nfrom core.base import dice\n"
    assert read["app/base/look/theme.py"] == 'PATH = "app/base/look/theme.py"\n'
    assert read["tests/core/strips/test_mixing.py"] == (
        'from core.strips.mixing import x\n\nPATCHED = "app.base.look.theme.current"\n'
    )
    assert read["tests/core/base/test_dice.py"] == "import tests.core.strips.test_mixing\n"
    tests = (tree / "docs" / "tests.md").read_text(encoding="utf-8")
    assert tests == "[Dice](../tests/core/base/test_dice.py), tests/core/strips\n"
    assert read["docs/bands.md"] == "`core/strips` and core.strips.mixing, not score.bands or core.bandsaw\n"


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("from core import dice", "from core.base import dice"),
        ("    from core import dice as numbers  # later", "    from core.base import dice as numbers  # later"),
        ("from core cimport dice, cube", "from core.base cimport dice\nfrom core cimport cube"),
        (
            "from app.look import (\n    icons,\n    theme,\n)",
            "from app.look import icons\nfrom app.base.look import theme",
        ),
        ("from core.dice import Generator", "from core.base.dice import Generator"),
        ("from core.range import Generator", "from core.range import Generator"),
        ("cimport core.dice, cython", "cimport core.base.dice, cython"),
    ],
)
def test_imports(before: str, after: str) -> None:
    assert MOVES.mend(before) == after


def test_the_rest_of_a_package_goes_where_its_own_name_goes() -> None:
    moves = read_moves(["app.look.theme=app.base.theme.theme", "app.look=app.base"])
    assert moves.path(PurePosixPath("app/look/theme.py")) == PurePosixPath("app/base/theme/theme.py")
    assert moves.path(PurePosixPath("app/look/icons.py")) == PurePosixPath("app/base/icons.py")
    test = moves.path(PurePosixPath("tests/app/look/test_theme.py"))
    assert test == PurePosixPath("tests/app/base/theme/test_theme.py")
    assert moves.mend("from app.look import icons, theme") == (
        "from app.base import icons\nfrom app.base.theme import theme"
    )


def test_what_makes_no_sense_is_refused_and_nothing_is_moved(tree: Path) -> None:
    for pair in ("core.dice", "core.dice=", "core/dice=core.base.dice"):
        with pytest.raises(MoveError, match="is not OLD=NEW"):
            read_moves([pair])
    for pair, sentence in (
        ("app.look.theme=core.dice", "app/look/theme would both become core/dice"),
        ("app.look.theme=core.bands", "a package would both become core/bands"),
    ):
        with pytest.raises(MoveError, match=sentence):
            move(tree, read_moves([pair]))
    assert (tree / "app" / "look" / "theme.py").is_file()


def test_a_module_may_move_into_a_package_of_its_old_name() -> None:
    moves = read_moves(["core.korf=core.korf.korf", "core.tables=core.korf.tables"])
    assert moves.mend("from core import korf, tables") == "from core.korf import korf, tables"
    assert moves.mend("from core.korf import Search") == "from core.korf.korf import Search"
    assert moves.mend('patch("core.korf.Search")') == 'patch("core.korf.korf.Search")'
