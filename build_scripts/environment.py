"""Set-up of the project's own `.venv`: each step is repeated only when its input has changed."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from build_scripts import stamps

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"


def program(name: str) -> Path:
    """Return the path of a program in the environment."""
    return VENV / "Scripts" / f"{name}.exe" if os.name == "nt" else VENV / "bin" / name


PYTHON = program("python")
STAMP = VENV / "statewalk-stamp.json"
LOG = ROOT / "build" / "setup.log"
TAIL_LINES = 30
TICK_SECONDS = 0.5

# Imports what the window imports and loads the platform plug-in; the error names a missing library.
QT_PROBE = """
import ctypes, pathlib, sys
try:
    import PySide6.QtWidgets, PySide6.QtSvg, PySide6.QtPrintSupport
    plugins = pathlib.Path(PySide6.__file__).parent / "Qt" / "plugins" / "platforms"
    for plugin in plugins.glob(f"libq{sys.argv[1]}.so"):
        ctypes.CDLL(str(plugin))
except (ImportError, OSError) as error:
    sys.exit(f"Qt does not start: {error}")
"""


class SetupError(Exception):
    """Set-up failure: what is wrong, and what to type."""


def say(text: str, end: str = "\n") -> None:
    """Print progress to standard error; standard output belongs to the program itself."""
    print(text, end=end, file=sys.stderr, flush=True)


def prepare(plugin: str, extras: Sequence[str] = ()) -> None:
    """Set up everything for one of Qt's platform plug-ins, with some of the project's extras.

    Returns quickly if it is set up already. Raises SetupError with what to do.
    """
    config = stamps.project(ROOT)
    if is_ready(stamps.read(STAMP), config, plugin, extras):
        return
    if not os.access(ROOT, os.W_OK):
        raise SetupError(f"{ROOT} cannot be written to. Copy the project to a folder of your own and start it there.")
    release = wait_for_turn()
    try:
        set_up(config, plugin, extras)
    finally:
        release()


def is_ready(stamp: dict[str, Any], config: dict[str, Any], plugin: str, extras: Sequence[str]) -> bool:
    """Return whether every stamp matches the current state of its step's input."""
    return (
        not stamp.get("installing")
        and stamp.get("interpreter") == stamps.interpreter(VENV, PYTHON)
        and stamps.packages(config, extras) in stamp.get("packages", ())
        and plugin in stamp.get("plugins", ())
        and stamp.get("recipe") == stamps.recipe(ROOT, config)
        and stamp.get("engine") == stamps.sources(ROOT)
        and not stamps.unbuilt(ROOT)
        and stamp.get("languages", {}) == stamps.catalogues(ROOT)
    )


def set_up(config: dict[str, Any], plugin: str, extras: Sequence[str]) -> None:
    """Run the steps whose stamp is missing or out of date."""
    check_machine(plugin)
    make_venv()
    base, wanted = stamps.packages(config), stamps.packages(config, extras)
    install = wanted not in stamps.read(STAMP).get("packages", ())
    if install:
        pip_install(config["build-system"]["requires"], "Installing the build tools")
    compile_engine(config)
    if install:
        what = ["--no-build-isolation", "-e", f".[{','.join(extras)}]" if extras else "."]
        pip_install(what, "Installing Qt and the other packages (about 150 MB the first time)")
        # compiled now, as an installer would, so that the first start of the window is not slow
        run([str(PYTHON), "-m", "compileall", "-q", "app", "core"], "Preparing the modules")
        stamp = stamps.read(STAMP)
        others = stamp.get("packages", [])
        packages = sorted({base, wanted, *(others if base in others else [])})
        stamps.write(STAMP, {**stamp, "packages": packages, "plugins": []})
    compile_languages()
    stamp = stamps.read(STAMP)
    if plugin not in stamp.get("plugins", ()):
        try_qt(plugin)
        stamps.write(STAMP, {**stamp, "plugins": sorted({*stamp.get("plugins", ()), plugin})})


def make_venv() -> None:
    """Make `.venv` unless a working one with the same Python exists, without an interrupted install."""
    now = stamps.interpreter(VENV, PYTHON)
    stamp = stamps.read(STAMP)
    if not now or now != stamp.get("interpreter", now) or stamp.get("installing") or not works(PYTHON):
        run([sys.executable, "-m", "venv", "--clear", str(VENV)], "Making .venv")
        stamp = {key: value for key, value in stamp.items() if (key, value) == ("engine", stamps.INTERRUPTED)}
    stamps.write(STAMP, {**stamp, "interpreter": stamps.interpreter(VENV, PYTHON)})


def pip_install(arguments: Sequence[str], words: str) -> None:
    """Install packages, marking an interrupted install: pip may take half a package for a whole one."""
    stamp = stamps.read(STAMP)
    stamps.write(STAMP, {**stamp, "installing": True})
    try:
        run([str(PYTHON), "-m", "pip", "install", "-q", "--no-input", *arguments], words)
    except SetupError:
        stamps.write(STAMP, stamp)
        raise
    stamps.write(STAMP, stamp)


def compile_engine(config: dict[str, Any]) -> None:
    """Compile the changed modules, or all of them after an interruption or with a new recipe."""
    stamp = stamps.read(STAMP)
    recipe, engine = stamps.recipe(ROOT, config), stamps.sources(ROOT)
    before = stamp.get("engine")
    if before == engine and stamp.get("recipe") == recipe and not stamps.unbuilt(ROOT):
        return
    # An interruption may leave an incomplete file that is newer than its source.
    force = before == stamps.INTERRUPTED or stamp.get("recipe", recipe) != recipe
    # Cython compares file times, and an unpacked archive may have new text with an old time.
    for name in stamps.changed(before, engine):
        (ROOT / name).touch()
    stamps.write(STAMP, {**stamp, "engine": stamps.INTERRUPTED})
    everything = force or not isinstance(before, dict)
    modules = f"{sum(name.endswith('.pyx') for name in engine)} modules" if everything else "what has changed"
    call = [str(PYTHON), "setup.py", "-q", "build_ext", "--inplace", *(["--force"] if force else [])]
    try:
        run(call, f"Compiling the engine ({modules})")
    except SetupError:
        # A source that does not compile is no interruption: what was compiled stays valid.
        stamps.write(STAMP, stamp)
        raise
    stamps.write(STAMP, {**stamp, "engine": engine, "recipe": recipe})


def compile_languages() -> None:
    """Compile the translation catalogues if one has changed."""
    stamp, found = stamps.read(STAMP), stamps.catalogues(ROOT)
    if stamp.get("languages", {}) != found:
        run([str(PYTHON), "build_scripts/translations.py", "compile"], "Compiling the languages")
        stamps.write(STAMP, {**stamp, "languages": found})


def run(command: Sequence[str], words: str) -> None:
    """Run one step quietly, with a ticking line; on failure raise SetupError with the end of its output."""
    import subprocess  # imported late: a start with nothing to do does not need it

    live = sys.stderr.isatty()
    say(f"{words} ...", end="" if live else "\n")
    begin = time.monotonic()
    LOG.parent.mkdir(exist_ok=True)
    with LOG.open("w+b") as log:
        # The step inherits the lock (see wait_for_turn), so it stays locked if this process is killed first.
        step = subprocess.Popen(
            command, cwd=ROOT, stdin=subprocess.DEVNULL, stdout=log, stderr=subprocess.STDOUT, close_fds=False
        )
        try:
            while (code := poll(step.wait)) is None:
                if live:
                    say(f"\r{words} ... {time.monotonic() - begin:.0f} s", end="")
        except BaseException:
            step.terminate()
            step.wait()
            raise
        if live:
            say(f"\r{words} ... {time.monotonic() - begin:.0f} s")
        if code:
            log.seek(0)
            tail = log.read().decode(errors="replace").splitlines()[-TAIL_LINES:]
            raise SetupError("\n".join([*tail, "", f"{words} failed. The whole output is in {LOG.relative_to(ROOT)}."]))


def poll(wait: Callable[[float], int]) -> int | None:
    """Return the exit code of a step if it ends within one tick, else None."""
    import subprocess

    try:
        return wait(TICK_SECONDS)
    except subprocess.TimeoutExpired:
        return None


def works(python: Path) -> bool:
    """Return whether an environment's Python starts, is new enough and has pip."""
    from build_scripts import machine

    return machine.succeeds([str(python), "-c", "import sys, pip; sys.exit(sys.version_info < (3, 11))"])


def wait_for_turn() -> Callable[[], None]:
    """Wait until no other process is setting up; return a function that releases the lock."""
    LOG.parent.mkdir(exist_ok=True)
    file = (LOG.parent / "setup.lock").open("w", encoding="ascii")
    if sys.platform != "win32":
        import fcntl

        os.set_inheritable(file.fileno(), True)
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            say("Waiting for another start to finish setting up ...")
            fcntl.flock(file, fcntl.LOCK_EX)
    return file.close


def check_machine(plugin: str) -> None:
    """Install the system packages that are missing, or raise SetupError that lists them."""
    from build_scripts import machine

    if sys.platform in ("win32", "darwin"):
        if command := machine.missing_toolchain():
            raise SetupError(f"This machine lacks a C compiler. Type:\n\n  {command}\n")
        return
    needs = machine.linux_needs(plugin, make_venv=not works(PYTHON))
    manager = machine.manager()
    if needs and manager == "apt" and machine.is_root():
        say(f"This machine lacks {machine.listed(needs)}.")
        machine.apt_install(needs, run)
        needs = machine.linux_needs(plugin, make_venv=not works(PYTHON))
    if needs:
        raise SetupError(machine.advice(needs, manager, machine.is_root()))


def try_qt(plugin: str) -> None:
    """Load Qt as the window will, so that any missing library gives a message and not a crash."""
    import subprocess

    from build_scripts import machine

    call = [str(PYTHON), "-c", QT_PROBE, plugin]
    answer = subprocess.run(call, capture_output=True, text=True, check=False)
    if answer.returncode:
        raise SetupError(machine.explain(answer.stderr.strip(), plugin))


def guard(main: Callable[[list[str]], int], arguments: list[str]) -> int:
    """Run a command's `main`; if the set-up fails or is interrupted, print why and return an exit code."""
    try:
        return main(arguments)
    except SetupError as error:
        say(str(error))
        return 1
    except KeyboardInterrupt:
        say("\nStopped. The next start goes on from here.")
        return 130
