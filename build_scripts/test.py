"""Make everything ready, then run the linters and all tests, without a screen.

python3 build_scripts/test.py                   everything; what fails is run once more, alone
python3 build_scripts/test.py --strict          everything, without a second attempt
python3 build_scripts/test.py ARGUMENTS         only pytest, with these arguments
python3 build_scripts/test.py --lint [NAME ...] only the linters: ruff, mypy, cython-lint, stubtest
python3 build_scripts/test.py --sanitize [ARGUMENTS]  the engine's tests under AddressSanitizer, UBSan and bounds checks
"""

import json
import os
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from build_scripts import python_version

python_version.require("build_scripts/test.py")

from build_scripts import environment  # noqa: E402

# Tests with a window wait as much as they compute, so two cores can serve four processes. More would need too much
# memory, as some take a gigabyte. Idle processes take over tests from the others at the end.
EVERYTHING = ["-n", "4", "--dist", "worksteal"]
READING = ["--collect-only", "-o", "addopts=", "-p", "no:terminal"]
"""Options that only collect tests, to compile them once before parallel processes would each do it."""
FAILED = environment.ROOT / ".pytest_cache" / "v" / "cache" / "lastfailed"
"""File in which pytest stores the names of failed tests, as the keys of a JSON object."""
TESTS_FAILED = 1
"""Exit code of pytest when all tests were run and some failed; others mean an incomplete run."""
AGAIN = ["--last-failed", "--last-failed-no-failures", "none", "-x"]
"""Options that run only the failed tests again; tests with a window may time out on a busy machine."""


def linters() -> dict[str, list[str]]:
    """Return the commands of the linters, by name."""
    sources = (path.relative_to(environment.ROOT) for path in (environment.ROOT / "core").rglob("*.pyx"))
    modules = sorted(".".join(path.with_suffix("").parts) for path in sources)
    # A stub lists only the public names, not all that the compiled module has; mypy checks what is used.
    stubtest = ["python", "-m", "mypy.stubtest", "--concise", "--ignore-missing-stub", "--ignore-disjoint-bases"]
    stubtest += ["--mypy-config-file", "pyproject.toml"]
    return {
        "ruff": ["ruff", "check", "."],
        "mypy": ["mypy"],
        "cython-lint": ["cython-lint", "core"],
        "stubtest": [*stubtest, *modules],
    }


def keep_bytecode() -> None:
    """Make Python store compiled bytecode, outside of the tree.

    Two processes read all tests, which pytest compiles slowly, and many tests start the program as a separate process.
    """
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    os.environ["PYTHONPYCACHEPREFIX"] = str(environment.ROOT / "build" / "bytecode")


def call(program: str, *arguments: str) -> int:
    """Run a program of the project's environment. Return its exit code."""
    command = [str(environment.program(program)), *arguments]
    return subprocess.run(command, cwd=environment.ROOT, check=False).returncode


def listen(program: str, *arguments: str) -> tuple[bool, str, float]:
    """Run a program of the environment; return whether it succeeded, its output, and the seconds it took."""
    command, begin = [str(environment.program(program)), *arguments], time.monotonic()
    done = subprocess.run(
        command, cwd=environment.ROOT, check=False, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
    )
    return not done.returncode, done.stdout, time.monotonic() - begin


def lint(names: list[str]) -> list[str]:
    """Run these linters, or all, two at a time. Return the names of those with findings."""
    failed = []
    known = linters()
    if unknown := [name for name in names if name not in known]:
        raise environment.SetupError(f"No linter is called {unknown[0]}. There are {', '.join(known)}.")
    with ThreadPoolExecutor(2) as pool:
        running = {name: pool.submit(listen, *known[name]) for name in names or known}
        for name, answer in running.items():
            print(f"== {name}", flush=True)
            passed, output, seconds = answer.result()
            print(f"{output}== {name}: {'clean' if passed else 'FAILED'} ({seconds:.0f} s)\n", flush=True)
            failed += [] if passed else [name]
    return failed


def lint_everything() -> list[str]:
    """Run all linters while another process collects the tests. Return the names of those with findings."""
    with ThreadPoolExecutor(1) as pool:
        pool.submit(listen, "python", "-m", "pytest", *READING)
        return lint([])


def test_everything(*, strict: bool) -> bool:
    """Run all tests; return whether each passed, unless `strict` perhaps only at a second attempt.

    Only tests that failed have a second attempt: a run that was killed, or that could not begin, has not passed.
    """
    FAILED.unlink(missing_ok=True)  # left by an earlier run
    code = call("python", "-m", "pytest", *EVERYTHING)
    if code != TESTS_FAILED or strict or not FAILED.exists():
        return code == 0
    failed = sorted(json.loads(FAILED.read_text(encoding="utf-8")))
    print("\n== pytest, what failed, alone", *failed, sep="\n", flush=True)
    passed = call("python", "-m", "pytest", *AGAIN) == 0
    if passed:
        environment.say("\n".join(["Passed only when run alone:", *failed]))
    return passed


def main(arguments: list[str]) -> int:
    """Run linters and tests, or what the arguments select. Return 0 if all passed."""
    if arguments[:1] in (["--help"], ["-h"]):
        print(__doc__, end="")
        return 0
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    # cython-lint looks for pycodestyle on the PATH
    os.environ["PATH"] = os.pathsep.join([str(environment.PYTHON.parent), os.environ.get("PATH", "")])
    keep_bytecode()
    environment.prepare("offscreen", extras=["test"])
    if arguments[:1] == ["--sanitize"]:
        from build_scripts import sanitize  # imported late, as it is rarely needed

        return int(not sanitize.run(arguments[1:]))
    only_linters, strict = arguments[:1] == ["--lint"], arguments == ["--strict"]
    if strict:
        arguments = []
    failed = lint(arguments[1:]) if only_linters else [] if arguments else lint_everything()
    if not only_linters:
        # last, so that pytest's summary ends the output
        print("== pytest", flush=True)
        passed = call("python", "-m", "pytest", *arguments) == 0 if arguments else test_everything(strict=strict)
        failed += [] if passed else ["pytest"]
    if failed:
        environment.say(f"Not clean: {', '.join(failed)}. See above.")
    return int(bool(failed))


if __name__ == "__main__":
    sys.exit(environment.guard(main, sys.argv[1:]))
