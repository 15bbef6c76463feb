"""Engine compiled with sanitizers to detect invalid memory access, and its tests under them.

AddressSanitizer, UndefinedBehaviorSanitizer and Cython's own bounds checks, in a copy of the tree under
`build/sanitized`: the engine beside the sources is not changed. Needs GCC with libasan on Linux.
"""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Sequence
from pathlib import Path

from build_scripts import environment

COPY = environment.ROOT / "build" / "sanitized"
COPIED = ("app", "core", "resources", "tests", "build_scripts", "pyproject.toml", "setup.py", "LICENSE", "README.md")
LEFT_OUT = {"__pycache__", "screenshots", "pictures"}
BUILT = (".so", ".pyd", ".c", ".pyc")
SANITIZERS = "-fsanitize=address,undefined -fno-sanitize-recover=undefined"
FLAGS = f"-O1 -g1 -fno-omit-frame-pointer {SANITIZERS}"
PLAIN, CHECKED = b"boundscheck=False", b"boundscheck=True"
REPORTS = COPY / "build" / "reports"
TESTS = ["-p", "no:cacheprovider", "-W", "error::pytest.PytestUnraisableExceptionWarning", "-o", "timeout=1800"]
"""Options of pytest; an index error in a function that cannot raise is an unraisable exception."""
EVERYTHING = ["tests/core", "-n", "2", "--dist", "worksteal"]
REPORT_LINES = 12


def run(arguments: Sequence[str]) -> bool:
    """Update and compile the copy, and run pytest there; without arguments the engine's tests.

    Returns whether all was clean; a process stopped by a sanitizer leaves a report, which is shown. Raises SetupError
    if there is no compiler with sanitizers.
    """
    library = runtime()
    refresh(environment.ROOT, COPY)
    build = {**os.environ, "STATEWALK_FLAGS": FLAGS, "LDFLAGS": SANITIZERS}
    command = [str(environment.PYTHON), "setup.py", "-q", "build_ext", "--inplace"]
    environment.say("Compiling the engine with sanitizers (minutes the first time) ...")
    build_result = subprocess.run(command, cwd=COPY, env=build, capture_output=True, text=True, check=False)
    if build_result.returncode:
        raise environment.SetupError(f"{build_result.stderr[-3000:]}\nThe engine does not compile with sanitizers.")
    checked = {
        **os.environ,
        "LD_PRELOAD": str(library),
        # the interpreter does not free all its memory at exit; some tests request more memory than there is
        "ASAN_OPTIONS": f"detect_leaks=0:allocator_may_return_null=1:log_path={REPORTS / 'report'}",
        "UBSAN_OPTIONS": f"print_stacktrace=1:log_path={REPORTS / 'report'}",
        # every object becomes an allocation of its own, so that overruns between objects are detected
        "PYTHONMALLOC": "malloc",
        "PYTHONPATH": str(COPY),
    }
    shutil.rmtree(REPORTS, ignore_errors=True)
    REPORTS.mkdir(parents=True)
    options = [*TESTS, *(arguments or EVERYTHING)]
    tests = [str(environment.PYTHON), "-m", "pytest", *options]
    clean = subprocess.run(tests, cwd=COPY, env=checked, check=False).returncode == 0
    for report in sorted(REPORTS.iterdir()):
        environment.say("\n".join(report.read_text(errors="replace").splitlines()[:REPORT_LINES]))
        clean = False
    return clean


def runtime() -> Path:
    """Return the path of AddressSanitizer's library, which must be loaded before everything else."""
    compiler = shutil.which("gcc")
    found = ""
    if compiler is not None:
        call = [compiler, "-print-file-name=libasan.so"]
        found = subprocess.run(call, capture_output=True, text=True, check=False).stdout.strip()
    if not Path(found).is_absolute():
        raise environment.SetupError("The sanitizers need GCC with libasan. On Debian: apt install gcc libasan8")
    return Path(found).resolve()


def refresh(source: Path, copy: Path) -> None:
    """Update the folder `copy` to the sources in `source`, with Cython's bounds checks switched on.

    Unchanged files keep their modification times, so that they are not compiled again.
    """
    wanted = {path.relative_to(source): path for name in COPIED for path in _files(source / name)}
    for name, path in wanted.items():
        text, target = path.read_bytes(), copy / name
        if path.suffix in {".pyx", ".pxd"}:
            text = text.replace(PLAIN, CHECKED)
        if not target.is_file() or target.read_bytes() != text:
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(text)
    for folder in ("core", "tests"):
        for path in _files(copy / folder):
            if path.relative_to(copy) not in wanted:
                path.unlink()


def _files(path: Path) -> list[Path]:
    """Return the source files in a folder, or the file itself."""
    if path.is_file():
        return [path]
    found = (file for file in path.rglob("*") if file.is_file() and file.suffix not in BUILT)
    return [file for file in found if not LEFT_OUT & set(file.parts)]
