"""Render every page in every theme at 1280x800, in single and double resolution, for inspection.

    python3 build_scripts/screenshots.py [FOLDER]        (screenshots by default)

Each page is brought into a representative state by the `scene(page)` of its package's module `check`.
"""

import os
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from build_scripts import python_version

python_version.require("build_scripts/screenshots.py")

from build_scripts import environment  # noqa: E402

SCALES = (1, 2)


def main(arguments: list[str]) -> int:
    """Make the pictures in one process for each scale, as Qt reads the scale only at start."""
    if arguments[:1] in (["--help"], ["-h"]):
        print(__doc__, end="")
        return 0
    import subprocess

    folder = str(Path(arguments[0] if arguments else "screenshots").resolve())
    environment.prepare("offscreen")
    for scale in SCALES:
        variables = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "QT_SCALE_FACTOR": str(scale)}
        command = [str(environment.PYTHON), "-P", "-m", "app.tools.pictures", folder]
        code = subprocess.run(command, env=variables, check=False).returncode
        if code:
            return code
    return 0


if __name__ == "__main__":
    sys.exit(environment.guard(main, sys.argv[1:]))
