"""Make a folder that holds the whole program, Python and Qt included: dist/statewalk.

    python3 build_scripts/bundle.py

The folder needs nothing installed. If appimagetool is installed, an AppImage is made of it, too; on macOS the result is
dist/Statewalk.app. Third-party components in the folder are listed with their licences in dist/statewalk/licences. The
last step plays in every puzzle with nothing but the folder, or the application.

On Linux the folder runs on systems whose C library is as new as that of the system it was made on, or newer.
"""

import json
import os
import platform
import re
import shutil
import subprocess
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from build_scripts import python_version

python_version.require("build_scripts/bundle.py")

from build_scripts import environment, trial  # noqa: E402

ROOT = environment.ROOT
WORK = ROOT / "build" / "bundle"
FOLDER = ROOT / "dist" / "statewalk"
APPLICATION = ROOT / "dist" / "Statewalk.app"
PROGRAM = {"win32": FOLDER / "statewalk-cli.exe", "darwin": APPLICATION / "Contents" / "MacOS" / "statewalk"}.get(
    sys.platform, FOLDER / "statewalk"
)
INSIDE = FOLDER / "_internal"
BUNDLED = Path("resources", "licences", "bundled")
NOTICES, LICENCES = INSIDE / BUNDLED, FOLDER / "licences"
NO_APPIMAGE = "No AppImage: that takes appimagetool, which neither Debian nor PyPI has; the folder itself is whole."


def main(arguments: list[str]) -> int:
    """Build the folder and test it. Return the exit code."""
    if arguments:
        print(__doc__, end="")
        return 0 if arguments[0] in {"-h", "--help"} else 2
    environment.prepare("xcb" if sys.platform == "linux" else "offscreen", ["bundle"])
    call = [str(environment.program("pyinstaller")), "--noconfirm", "--clean", "--distpath", str(FOLDER.parent)]
    call += ["--workpath", str(WORK), str(ROOT / "build_scripts" / "statewalk.spec")]
    environment.run(call, "Collecting what the program needs")
    carried = [Path(source) for _, source in json.loads((WORK / "statewalk" / "carried.json").read_text("utf-8"))]
    if sys.platform == "linux":
        strip()
    write_notices(carried)
    if sys.platform == "darwin":
        finish_application()
    environment.say(f"{FOLDER.relative_to(ROOT)}: {size(FOLDER) / 1e6:.0f} MB")
    environment.say(trial.play(PROGRAM))
    if sys.platform == "linux":
        make_appimage()
    return 0


def strip() -> None:
    """Strip the symbols of Python, the engine and other modules, except libraries that packages bring.

    Not on macOS, where every module is already signed, and stripping would invalidate the signature.
    """
    if not (program := shutil.which("strip")):
        return
    modules = [path for path in INSIDE.rglob("*.so") if not path.is_symlink() and ".libs" not in path.parent.name]
    for path in [*INSIDE.glob("libpython*"), *modules]:
        subprocess.run([program, "--strip-unneeded", str(path)], check=True)


def write_notices(carried: list[Path]) -> None:
    """Write all licences into the folder, both where the program finds them and as plain files."""
    NOTICES.mkdir(parents=True, exist_ok=True)
    text = python_licence().read_text(encoding="utf-8", errors="replace")
    (NOTICES / f"Python_{platform.python_version()}.txt").write_text(text, encoding="utf-8")
    unknown = system_notices(carried) if sys.platform == "linux" else []
    if unknown:
        names = ", ".join(path.name for path in unknown)
        environment.say(
            f"The folder may not be passed on: whose these are is known on Debian and Ubuntu only: {names}."
        )
    call = [str(environment.PYTHON), "-m", "build_scripts.notices", str(NOTICES), str(LICENCES)]
    subprocess.run(call, cwd=ROOT, check=True)


def finish_application() -> None:
    """Add the licences to the macOS application that PyInstaller made, and sign it anew."""
    inside = APPLICATION / "Contents" / "Resources"
    shutil.copytree(NOTICES, inside / BUNDLED, dirs_exist_ok=True)
    shutil.copytree(LICENCES, inside / "licences", dirs_exist_ok=True)
    # an ad-hoc signature, as PyInstaller makes it
    call = ["/usr/bin/codesign", "-s", "-", "--force", "--all-architectures", "--timestamp", "--deep", str(APPLICATION)]
    subprocess.run(call, check=True)


def python_licence() -> Path:
    """Return the licence file of the running Python, which is the one that is bundled."""
    base = Path(sys.base_prefix)
    places = [
        *base.glob("lib/python3*/LICENSE.txt"),
        base / "LICENSE.txt",
        *Path("/usr/share/doc").glob("python3*/copyright"),
    ]
    version = f"python{sys.version_info.major}.{sys.version_info.minor}"
    ours = [path for path in places if version in str(path)] or places
    return next(path for path in ours if path.is_file())


def system_notices(carried: list[Path]) -> list[Path]:
    """Write the licences of bundled system libraries from their packages; return files without a package."""
    inside = (ROOT, environment.VENV, Path(sys.base_prefix).resolve() if sys.base_prefix != "/usr" else ROOT)
    unknown = []
    for path in carried:
        real = path.resolve()
        if any(real.is_relative_to(folder) or path.is_relative_to(folder) for folder in inside):
            continue
        if (package := owner(path) or owner(real)) is None:
            unknown.append(path)
            continue
        name, version = package
        copyright = Path("/usr/share/doc", name, "copyright")
        if copyright.is_file():
            clean = re.sub(r"[^\w.+~-]", "-", version)
            shutil.copy(copyright, NOTICES / f"{name}_{clean}.txt")
        else:
            unknown.append(path)
    return unknown


def owner(path: Path) -> tuple[str, str] | None:
    """Return name and version of the Debian package that owns a file; None if there is none."""
    if not shutil.which("dpkg-query"):
        return None
    # where /lib is a link to /usr/lib, packages may list either path
    for name in (str(path), str(path).removeprefix("/usr"), f"/usr{path}"):
        owner_query = subprocess.run(["dpkg-query", "-S", name], capture_output=True, text=True, check=False)
        if owner_query.returncode == 0:
            package = owner_query.stdout.split(": ")[0].split(",")[0]
            call = ["dpkg-query", "-W", "-f", "${Version}", package]
            version = subprocess.run(call, capture_output=True, text=True, check=True).stdout
            return package.split(":")[0], version
    return None


def size(folder: Path) -> int:
    """Return the total size in bytes of all files in a folder."""
    return sum(path.stat().st_size for path in folder.rglob("*") if path.is_file() and not path.is_symlink())


def make_appimage() -> None:
    """Make an AppImage, which runs on most Linux systems, if the tool for it is installed."""
    if not (tool := shutil.which("appimagetool")):
        environment.say(NO_APPIMAGE)
        return
    image = application_folder(WORK / "Statewalk.AppDir")
    machine = platform.machine()
    target = FOLDER.parent / f"Statewalk-{machine}.AppImage"
    subprocess.run([tool, str(image), str(target)], env={**os.environ, "ARCH": machine}, check=True)
    environment.say(f"{target.relative_to(ROOT)}: {target.stat().st_size / 1e6:.0f} MB")


def application_folder(image: Path) -> Path:
    """Return the folder an AppImage is made of: the program, and at its root its link, entry and icon."""
    from resources import APPLICATION_ID

    shutil.rmtree(image, ignore_errors=True)
    shutil.copytree(FOLDER, image / "usr" / "lib" / "statewalk", symlinks=True)
    desktop = ROOT / "resources" / "desktop"
    shutil.copy(desktop / f"{APPLICATION_ID}.desktop", image)
    shutil.copy(desktop / "icons" / "statewalk-256.png", image / f"{APPLICATION_ID}.png")
    metainfo = image / "usr" / "share" / "metainfo"
    metainfo.mkdir(parents=True)
    # appimagetool requires this name
    shutil.copy(desktop / f"{APPLICATION_ID}.metainfo.xml", metainfo / f"{APPLICATION_ID}.appdata.xml")
    (image / "AppRun").symlink_to("usr/lib/statewalk/statewalk")
    return image


if __name__ == "__main__":
    sys.exit(environment.guard(main, sys.argv[1:]))
