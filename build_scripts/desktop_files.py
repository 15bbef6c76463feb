"""Write the generated desktop files: icons of all sizes, the manual page, completions for the shells.

    .venv/bin/python build_scripts/desktop_files.py [--check]

With --check nothing is written; the exit code is 1 if a text is out of date. The tests check the same.
"""

import argparse
import os
import sys
from importlib.metadata import version
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtGui import QGuiApplication, QImage, QPainter  # noqa: E402
from PySide6.QtSvg import QSvgRenderer  # noqa: E402

from app.cli.desktop import ICON_SIZES  # noqa: E402
from app.cli.tree import commands  # noqa: E402
from build_scripts import completions, man_page  # noqa: E402

FOLDER = ROOT / "resources" / "desktop"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="only say whether the texts are as they would be")
    check = parser.parse_args().check
    stale = {path: text for path, text in texts().items() if not path.is_file() or path.read_text("utf-8") != text}
    for path, text in stale.items():
        print(f"{path.relative_to(ROOT)} {'is stale' if check else 'written'}")
        if not check:
            path.write_text(text, encoding="utf-8", newline="\n")
    if not check:
        application = QGuiApplication.instance() or QGuiApplication([])
        for size in ICON_SIZES:
            icon(size).save(str(FOLDER / "icons" / f"statewalk-{size}.png"))
        del application
    return int(check and bool(stale))


def texts() -> dict[Path, str]:
    """Return the up-to-date text of each file that is generated from the program's parsers."""
    every = list(commands())
    return {
        FOLDER / "statewalk.1": man_page.man_page(every, version("statewalk")),
        FOLDER / "statewalk.bash": completions.bash(every),
        FOLDER / "_statewalk": completions.zsh(every),
        FOLDER / "statewalk.fish": completions.fish(every),
    }


def icon(size: int) -> QImage:
    """Return the program's icon, `size` pixels wide and high."""
    image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    QSvgRenderer(str(FOLDER / "icons" / "statewalk.svg")).render(painter)
    painter.end()
    return image.convertToFormat(QImage.Format.Format_ARGB32)


if __name__ == "__main__":
    sys.exit(main())
