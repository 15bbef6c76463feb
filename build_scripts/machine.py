"""Missing system requirements for building and showing Statewalk, and the command that installs them.

Nothing is guessed from the name of the system: the compiler is tried on a program that includes Python.h, and every
shared library is loaded by the name under which Qt asks for it.
"""

from __future__ import annotations

import ctypes
import importlib.util
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

Which = Callable[[str], str | None]

PYTHON = f"python3.{sys.version_info.minor}"


@dataclass(frozen=True)
class Need:
    """System requirement, and its package names for each package manager, best name first.

    An empty tuple means that the manager's base system always has it.
    """

    name: str
    apt: tuple[str, ...]
    dnf: tuple[str, ...]
    pacman: tuple[str, ...]


COMPILER = Need("a C compiler", ("gcc",), ("gcc",), ("gcc",))
LIBC_HEADERS = Need("the C library's headers", ("libc6-dev",), ("glibc-devel",), ("glibc",))
PYTHON_HEADERS = Need("Python.h", (f"{PYTHON}-dev", "python3-dev"), (f"{PYTHON}-devel", "python3-devel"), ("python",))
VENV = Need("Python's venv module", (f"{PYTHON}-venv", "python3-venv"), ("python3-libs",), ("python",))
FONT = Need("a font", ("fonts-dejavu-core",), ("dejavu-sans-fonts",), ("ttf-dejavu",))

# Loaded by QtGui itself, so needed without a screen as well.
QT_LIBRARIES = (
    Need("libstdc++.so.6", ("libstdc++6",), ("libstdc++",), ("gcc-libs",)),
    Need("libGL.so.1", ("libgl1",), ("libglvnd-glx",), ("libglvnd",)),
    Need("libEGL.so.1", ("libegl1",), ("libglvnd-egl",), ("libglvnd",)),
    Need("libfontconfig.so.1", ("libfontconfig1",), ("fontconfig",), ("fontconfig",)),
    Need("libfreetype.so.6", ("libfreetype6",), ("freetype",), ("freetype2",)),
    Need("libX11.so.6", ("libx11-6",), ("libX11",), ("libx11",)),
    Need("libglib-2.0.so.0", ("libglib2.0-0t64", "libglib2.0-0"), ("glib2",), ("glib2",)),
    Need("libgthread-2.0.so.0", ("libglib2.0-0t64", "libglib2.0-0"), ("glib2",), ("glib2",)),
    Need("libdbus-1.so.3", ("libdbus-1-3",), ("dbus-libs",), ("dbus",)),
    Need("libxkbcommon.so.0", ("libxkbcommon0",), ("libxkbcommon",), ("libxkbcommon",)),
    Need("libz.so.1", ("zlib1g",), ("zlib",), ("zlib",)),
)
# Loaded by Qt's X11 plug-in.
X11_LIBRARIES = (
    Need("libxcb.so.1", ("libxcb1",), ("libxcb",), ("libxcb",)),
    Need("libX11-xcb.so.1", ("libx11-xcb1",), ("libX11-xcb",), ("libx11",)),
    Need("libxkbcommon-x11.so.0", ("libxkbcommon-x11-0",), ("libxkbcommon-x11",), ("libxkbcommon-x11",)),
    Need("libxcb-cursor.so.0", ("libxcb-cursor0",), ("xcb-util-cursor",), ("xcb-util-cursor",)),
    Need("libxcb-icccm.so.4", ("libxcb-icccm4",), ("xcb-util-wm",), ("xcb-util-wm",)),
    Need("libxcb-image.so.0", ("libxcb-image0",), ("xcb-util-image",), ("xcb-util-image",)),
    Need("libxcb-keysyms.so.1", ("libxcb-keysyms1",), ("xcb-util-keysyms",), ("xcb-util-keysyms",)),
    Need("libxcb-render-util.so.0", ("libxcb-render-util0",), ("xcb-util-renderutil",), ("xcb-util-renderutil",)),
    Need("libxcb-util.so.1", ("libxcb-util1",), ("xcb-util",), ("xcb-util",)),
    Need("libxcb-randr.so.0", ("libxcb-randr0",), ("libxcb",), ("libxcb",)),
    Need("libxcb-render.so.0", ("libxcb-render0",), ("libxcb",), ("libxcb",)),
    Need("libxcb-shape.so.0", ("libxcb-shape0",), ("libxcb",), ("libxcb",)),
    Need("libxcb-shm.so.0", ("libxcb-shm0",), ("libxcb",), ("libxcb",)),
    Need("libxcb-sync.so.1", ("libxcb-sync1",), ("libxcb",), ("libxcb",)),
    Need("libxcb-xfixes.so.0", ("libxcb-xfixes0",), ("libxcb",), ("libxcb",)),
    Need("libxcb-xkb.so.1", ("libxcb-xkb1",), ("libxcb",), ("libxcb",)),
)
WAYLAND_LIBRARIES = (
    Need("libwayland-client.so.0", ("libwayland-client0",), ("libwayland-client",), ("wayland",)),
    Need("libwayland-cursor.so.0", ("libwayland-cursor0",), ("libwayland-cursor",), ("wayland",)),
)
WINDOWS_COMPILER = (
    "winget install Microsoft.VisualStudio.2022.BuildTools --override "
    '"--wait --passive --add Microsoft.VisualStudio.Workload.VCTools --includeRecommended"'
)


def screen_plugin(environ: Mapping[str, str]) -> str:
    """Return Qt's platform plug-in for the window: "wayland", "xcb", or "" where no screen is set."""
    chosen = environ.get("QT_QPA_PLATFORM", "").split(";", maxsplit=1)[0].split(":", maxsplit=1)[0]
    if chosen:
        return chosen
    if environ.get("WAYLAND_DISPLAY"):
        return "wayland"
    return "xcb" if environ.get("DISPLAY") else ""


def libraries(plugin: str) -> tuple[Need, ...]:
    """Return the shared libraries that Qt loads on Linux for one of its platform plug-ins."""
    return QT_LIBRARIES + {"xcb": X11_LIBRARIES, "wayland": WAYLAND_LIBRARIES}.get(plugin, ())


def loads(soname: str) -> bool:
    """Return whether the dynamic linker finds a shared library."""
    try:
        ctypes.CDLL(soname)
    except OSError:
        return False
    return True


def missing_libraries(needs: Iterable[Need], loads: Callable[[str], bool] = loads) -> list[Need]:
    """Return the `needs` that the dynamic linker does not find."""
    return [need for need in needs if not loads(need.name)]


def compiler_command(
    environ: Mapping[str, str] = os.environ,
    configured: str | None = None,
    which: Which = shutil.which,
) -> str:
    """Return the C compiler that setuptools will call, or "" if none is found.

    The one that built Python comes first; if that is absent, any other with a usual name will do.
    """
    configured = configured or sysconfig.get_config_var("CC") or "cc"
    for command in (environ.get("CC", ""), configured, "cc", "gcc", "clang"):
        if command and which(shlex.split(command)[0]):
            return command
    return ""


def compiles(command: str, source: str, include: Sequence[str] = ()) -> bool:
    """Return whether a compiler accepts a C source text."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, "probe.c")
        file.write_text(source, encoding="ascii")
        flags = [f"-I{path}" for path in include]
        return succeeds([*shlex.split(command), *flags, "-c", str(file), "-o", str(file.with_suffix(".o"))])


def python_include() -> list[str]:
    """Return the folders in which Python.h is looked for."""
    return sorted({path for key, path in sysconfig.get_paths().items() if key in ("include", "platinclude")})


def missing_build_tools() -> list[Need]:
    """Return the tools missing for compiling an extension module on a POSIX system."""
    command = compiler_command()
    if not command:
        return [COMPILER, LIBC_HEADERS, *([] if python_headers_exist() else [PYTHON_HEADERS])]
    if not compiles(command, "#include <stdio.h>\nint x;\n"):
        return [LIBC_HEADERS, *([] if python_headers_exist() else [PYTHON_HEADERS])]
    return [] if compiles(command, "#include <Python.h>\nint x;\n", python_include()) else [PYTHON_HEADERS]


def python_headers_exist() -> bool:
    """Return whether Python.h is in the compiler's include folders."""
    return any(Path(folder, "Python.h").is_file() for folder in python_include())


def has_venv() -> bool:
    """Return whether Python can make an environment with pip; on Debian that takes a separate package."""
    return all(importlib.util.find_spec(name) for name in ("venv", "ensurepip"))


def has_font(home: Path | None = None, roots: Sequence[str] = ("/usr/share/fonts", "/usr/local/share/fonts")) -> bool:
    """Return whether fontconfig's default folders have an outline font."""
    home = home or Path.home()
    for root in (*map(Path, roots), home / ".local/share/fonts", home / ".fonts"):
        for _, _, files in os.walk(root):
            if any(file.lower().endswith((".ttf", ".otf", ".ttc", ".pfb")) for file in files):
                return True
    return False


def missing_toolchain(platform: str = sys.platform) -> str:
    """Return the command that installs a missing C compiler on Windows or macOS; "" if none is missing."""
    if platform == "win32":
        return "" if shutil.which("cl") or visual_studio() else WINDOWS_COMPILER
    # calling `cc` to find out would open a dialog
    return "" if succeeds(["xcode-select", "-p"]) else "xcode-select --install"


def succeeds(command: Sequence[str]) -> bool:
    """Return whether a command can be run and succeeds; its output is discarded."""
    try:
        return subprocess.run(command, capture_output=True, stdin=subprocess.DEVNULL, check=False).returncode == 0
    except OSError:
        return False


def visual_studio() -> str:
    """Return the folder of a Visual Studio with a C compiler, as found by vswhere, or ""."""
    finder = Path(os.environ.get("PROGRAMFILES(X86)", ""), "Microsoft Visual Studio", "Installer", "vswhere.exe")
    if not finder.is_file():
        return ""
    component = "Microsoft.VisualStudio.Component.VC.Tools.x86.x64"
    call = [str(finder), "-latest", "-products", "*", "-requires", component, "-property", "installationPath"]
    return subprocess.run(call, capture_output=True, text=True, check=False).stdout.strip()


def linux_needs(plugin: str, make_venv: bool) -> list[Need]:
    """Return everything a Linux machine lacks for a window shown by one of Qt's platform plug-ins."""
    needs = missing_build_tools()
    if make_venv and not has_venv():
        needs.append(VENV)
    needs += missing_libraries(libraries(plugin))
    if not has_font():
        needs.append(FONT)
    return needs


def apt_has(package: str) -> bool:
    """Return whether apt knows a package under this name (after `apt-get update`)."""
    call = ["apt-cache", "show", "--no-all-versions", package]
    answer = subprocess.run(call, capture_output=True, check=False)
    return answer.returncode == 0 and bool(answer.stdout.strip())


def packages(needs: Iterable[Need], manager: str, exists: Callable[[str], bool] | None = None) -> list[str]:
    """Return the packages that bring `needs`, each once, in the order of the needs.

    Of several names of a need the first for which `exists` is true is taken, or else the last.
    """
    chosen: dict[str, None] = {}
    for need in needs:
        names: tuple[str, ...] = getattr(need, manager)
        if names:
            known = (name for name in names if exists and exists(name)) if len(names) > 1 else iter(names)
            chosen[next(known, names[-1])] = None
    return list(chosen)


def manager(which: Which = shutil.which) -> str:
    """Return the package manager of this Linux system: "apt", "dnf", "pacman" or ""."""
    for name, program in (("apt", "apt-get"), ("dnf", "dnf"), ("pacman", "pacman")):
        if which(program):
            return name
    return ""


def is_root() -> bool:
    """Return whether system packages can be installed without a password."""
    return hasattr(os, "geteuid") and os.geteuid() == 0


def install_command(manager: str, names: Sequence[str], root: bool = False) -> str:
    """Return the command that installs packages on a Linux system."""
    sudo = "" if root else "sudo "
    listed = " ".join(names)
    return {
        "apt": f"{sudo}apt-get update && {sudo}apt-get install -y --no-install-recommends {listed}",
        "dnf": f"{sudo}dnf install -y {listed}",
        "pacman": f"{sudo}pacman -S --needed {listed}",
    }[manager]


def listed(needs: Sequence[Need]) -> str:
    """Return the names of system requirements as a list in words for a message: "a, b and c".

    More than two shared libraries become their number and the name of the first.
    """
    names = [need.name for need in needs if ".so." not in need.name]
    sonames = [need.name for need in needs if ".so." in need.name]
    if len(sonames) > 2:
        sonames = [f"{len(sonames)} shared libraries (the first is {sonames[0]})"]
    names += sonames
    return f"{', '.join(names[:-1])} and {names[-1]}" if names[1:] else names[0]


def advice(needs: Sequence[Need], manager: str, root: bool, exists: Callable[[str], bool] = apt_has) -> str:
    """Return what is missing, and the command that installs it."""
    lacks = f"This machine lacks {listed(needs)}."
    if not manager:
        return f"{lacks} Install what brings them with your system's package manager."
    names = packages(needs, manager, exists if manager == "apt" else None)
    return f"{lacks} Type:\n\n  {install_command(manager, names, root)}\n"


def explain(message: str, plugin: str) -> str:
    """Return advice when Qt does not load; `message` is the dynamic linker's."""
    needs = [need for need in libraries(plugin) if need.name in message]
    return f"{message}\n{advice(needs, manager(), is_root())}" if needs else message


def apt_install(needs: Sequence[Need], run: Callable[[list[str], str], None]) -> None:
    """Install `needs` as root. `run` gets a command and the text to show while it runs."""
    run(["apt-get", "update"], "Reading the list of system packages")
    names = packages(needs, "apt", apt_has)
    call = ["apt-get", "install", "-y", "--no-install-recommends", *names]
    run(["env", "DEBIAN_FRONTEND=noninteractive", *call], f"Installing {len(names)} system packages")
