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

# A test in a window waits as long as it computes, so two cores have work for four. No more, for some take a gigabyte.
# Each begins with its part, and takes over from the others in the end.
EVERYTHING = ["-n", "4", "--dist", "worksteal"]
READING = ["--collect-only", "-o", "addopts=", "-p", "no:terminal"]
"""Python compiles all tests, once. Each process that runs some reads all, and would do it again where none has."""
FAILED = environment.ROOT / ".pytest_cache" / "v" / "cache" / "lastfailed"
"""Where pytest writes the names of the tests that failed, as the keys of an object in JSON."""
TESTS_FAILED = 1
"""The exit code of pytest when all tests were run and some failed; others say that it came to no end."""
AGAIN = ["--last-failed", "--last-failed-no-failures", "none", "-x"]
"""What failed, once more and alone. A test in a window waits for others; on a busy machine that may take too long."""


def linters() -> dict[str, list[str]]:
    """What is run before the tests, by name."""
    sources = (path.relative_to(environment.ROOT) for path in (environment.ROOT / "core").rglob("*.pyx"))
    modules = sorted(".".join(path.with_suffix("").parts) for path in sources)
    # A stub names what is there for others, which is not all that a compiled module holds; mypy knows what is used.
    stubtest = ["python", "-m", "mypy.stubtest", "--concise", "--ignore-missing-stub", "--ignore-disjoint-bases"]
    stubtest += ["--mypy-config-file", "pyproject.toml"]
    return {
        "ruff": ["ruff", "check", "."],
        "mypy": ["mypy"],
        "cython-lint": ["cython-lint", "core"],
        "stubtest": [*stubtest, *modules],
    }


def keep_bytecode() -> None:
    """Have Python keep what it compiles, out of the tree, whatever it is told elsewhere.

    Two processes read all tests, which pytest compiles slowly, and many tests start the program in one of its own.
    """
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    os.environ["PYTHONPYCACHEPREFIX"] = str(environment.ROOT / "build" / "bytecode")


def call(program: str, *arguments: str) -> int:
    """Run a program of the project's environment. Return its exit code."""
    command = [str(environment.program(program)), *arguments]
    return subprocess.run(command, cwd=environment.ROOT, check=False).returncode


def listen(program: str, *arguments: str) -> tuple[bool, str, float]:
    """Run a program of the environment; whether it was content, what it said, and how many seconds it took."""
    command, begin = [str(environment.program(program)), *arguments], time.monotonic()
    done = subprocess.run(
        command, cwd=environment.ROOT, check=False, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
    )
    return not done.returncode, done.stdout, time.monotonic() - begin


def lint(names: list[str]) -> list[str]:
    """Run these linters, or all, two at a time. Returns the names of those that found something."""
    failed = []
    known = linters()
    if unknown := [name for name in names if name not in known]:
        raise environment.SetupError(f"No linter is called {unknown[0]}. There are {', '.join(known)}.")
    with ThreadPoolExecutor(2) as pool:
        running = {name: pool.submit(listen, *known[name]) for name in names or known}
        for name, answer in running.items():
            print(f"== {name}", flush=True)
            passed, said, seconds = answer.result()
            print(f"{said}== {name}: {'clean' if passed else 'FAILED'} ({seconds:.0f} s)\n", flush=True)
            failed += [] if passed else [name]
    return failed


def lint_everything() -> list[str]:
    """Run all linters, and beside them read the tests. Returns the names of those that found something."""
    with ThreadPoolExecutor(1) as pool:
        pool.submit(listen, "python", "-m", "pytest", *READING)
        return lint([])


def test_everything(*, strict: bool) -> bool:
    """Run all tests. Return whether each passed, at the second attempt at the latest unless it is strict.

    Only tests that failed have a second attempt: a run that was killed, or that could not begin, has not passed.
    """
    FAILED.unlink(missing_ok=True)  # an earlier run's
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
    """Run linters and tests, or what was asked for. Returns 0 if all is well."""
    if arguments[:1] in (["--help"], ["-h"]):
        print(__doc__, end="")
        return 0
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    # cython-lint looks for pycodestyle there
    os.environ["PATH"] = os.pathsep.join([str(environment.PYTHON.parent), os.environ.get("PATH", "")])
    keep_bytecode()
    environment.prepare("offscreen", extras=["test"])
    if arguments[:1] == ["--sanitize"]:
        from build_scripts import sanitize  # hardly ever needed

        return int(not sanitize.run(arguments[1:]))
    only_linters, strict = arguments[:1] == ["--lint"], arguments == ["--strict"]
    if strict:
        arguments = []
    failed = lint(arguments[1:]) if only_linters else [] if arguments else lint_everything()
    if not only_linters:
        # last, so that its count of tests closes the output
        print("== pytest", flush=True)
        passed = call("python", "-m", "pytest", *arguments) == 0 if arguments else test_everything(strict=strict)
        failed += [] if passed else ["pytest"]
    if failed:
        environment.say(f"Not clean: {', '.join(failed)}. See above.")
    return int(bool(failed))


if __name__ == "__main__":
    sys.exit(environment.guard(main, sys.argv[1:]))
