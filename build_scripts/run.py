"""Set up everything, then open the window.

    python3 build_scripts/run.py [ARGUMENTS OF statewalk]
    python3 build_scripts/run.py --check [FOLDER]

The first start makes .venv, compiles the engine and installs what the program needs; later starts open the window at
once. --check does the same without a screen: it opens the real window offscreen, plays in every puzzle, writes one
picture per page and prints one line of JSON.
"""

import os
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from build_scripts import python_version

python_version.require("build_scripts/run.py")

from build_scripts import environment  # noqa: E402

NO_SCREEN = """There is no screen here: DISPLAY and WAYLAND_DISPLAY are empty. To try the program without one, type:

  python3 build_scripts/run.py --check
"""


def wants_window(arguments: list[str]) -> bool:
    """Return whether statewalk will open a window: without arguments, for a page, or for a file."""
    return not arguments or arguments[0].startswith("--page") or Path(arguments[0]).is_file()


def become(command: list[str]) -> int:
    """Replace this process by another program; where that is impossible, wait for its exit code."""
    if os.name == "posix":
        os.execv(command[0], command)
    import subprocess  # needed on Windows only

    return subprocess.run(command, check=False).returncode


def main(arguments: list[str]) -> int:
    """Set up what is missing, then start the program. Return its exit code."""
    if arguments[:1] in (["--help"], ["-h"]):
        print(__doc__, end="")
        return 0
    check = arguments[:1] == ["--check"]
    if check:
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    plugin = "offscreen"
    if not check and wants_window(arguments) and sys.platform == "linux":
        from build_scripts import machine

        plugin = machine.screen_plugin(os.environ)
        if not plugin:
            raise environment.SetupError(NO_SCREEN)
    environment.prepare(plugin)
    if check:
        # -P keeps Python from importing a folder named `app` in the current folder.
        return become([str(environment.PYTHON), "-P", "-m", "app.tools.check", *arguments[1:]])
    return become([str(environment.program("statewalk")), *arguments])


if __name__ == "__main__":
    sys.exit(environment.guard(main, sys.argv[1:]))
