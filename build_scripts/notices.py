"""Write all licences as files: `python -m build_scripts.notices BUNDLED FOLDER`.

FOLDER gets a file for each, including those in BUNDLED.
"""

import sys
from pathlib import Path

from app.base.system import licences


def write(bundled: Path, folder: Path) -> None:
    """Write a file for the program and for each of its components; `README.txt` lists them."""
    folder.mkdir(parents=True, exist_ok=True)
    notices = [licences.read_program_notice(), *licences.third_party(bundled)]
    for notice in notices:
        (folder / f"{notice.name}.txt").write_text(f"{notice.text}\n", encoding="utf-8")
    lines = [f"{notice.name} {notice.version}: {notice.licence}" for notice in notices]
    lines += [
        "",
        "Qt is under the LGPL: its libraries are files of their own in this folder, and may be replaced by others.",
    ]
    (folder / "README.txt").write_text("\n".join([*lines, ""]), encoding="utf-8")


if __name__ == "__main__":
    write(Path(sys.argv[1]), Path(sys.argv[2]))
