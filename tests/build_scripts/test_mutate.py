"""Mutation testing: faults drawn by a seed, made in a copy of the tree, judged by nearby tests."""

from __future__ import annotations

import csv
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from build_scripts import environment, mutate, mutations
from tests.import_graph import ROOT

AGE = '''"""Ages."""

OF_AGE = 18


def is_adult(age: int = 0) -> bool:
    """Whether 18 > age is wrong."""
    return age >= OF_AGE


def greet() -> str:
    return "Hello" if is_adult(18) else "Hi"
'''
AGE_TEST = """from app.age import is_adult


def test_the_first_year() -> None:
    assert is_adult(18) and not is_adult(17)
"""
UNSEEN = 'return "Hello" if is_adult(18) else "Hi"', 'return "Hello" if is_adult(19) else "Hi"'
UNHEARD = UNSEEN[0], 'return "Hello" if is_adult(17) else "Hi"'
UNDERAGE = "return age >= OF_AGE", "return age < OF_AGE"


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """Provide a program of one module, half of it tested, and an unrelated test in its folder."""
    for name, text in {
        "app/__init__.py": "",
        "app/age.py": AGE,
        "app/part/deep.py": "",
        "tests/__init__.py": "",
        "tests/app/__init__.py": "",
        "tests/app/test_a.py": "def test_nothing() -> None:\n    pass\n",
        "tests/app/test_age.py": AGE_TEST,
    }.items():
        (tmp_path / "root" / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / "root" / name).write_text(text, encoding="utf-8")
    return tmp_path / "root"


def changes(source: str) -> set[str]:
    """Return the mutations of a source of one line."""
    line_mutations = [mutation for line in mutations.find_mutations(source).values() for mutation in line]
    return {mutations.describe(source, mutation)[1] for mutation in line_mutations}


def fault(before: str, after: str) -> mutate.Fault:
    """Return the fault in `AGE` that changes one line into another."""
    for line in mutations.find_mutations(AGE).values():
        for mutation in line:
            if mutations.describe(AGE, mutation) == (before, after):
                return mutate.Fault("app/age.py", AGE, mutation)
    raise AssertionError(after)


def rows(table: Path) -> list[list[str]]:
    with table.open(encoding="utf-8", newline="") as file:
        return list(csv.reader(file, delimiter="\t"))


@pytest.mark.parametrize(
    ("source", "after"),
    [
        ("x = a < b", {"x = a <= b", "x = a >= b"}),
        ("x = 'ä' not  in b", {"x = 'ä' in b"}),
        ("x = a is not b", {"x = a is b"}),
        ("x = a and b", {"x = a or b"}),
        ("x = (a) * (b)", {"x = (a) // (b)"}),
        ("x = a ** b", set()),
        ("x = 3", {"x = 4", "x = 2"}),
        ("x = True", {"x = False"}),
        ("x = 0.5", {"x = 1.0"}),
        ("x = b if a else c", {"x = b if not (a) else c"}),
        ("x = b if not a else c", {"x = b if a else c"}),
        ("x = [a for a in b if c]", {"x = [a for a in b if not (c)]"}),
        ("a.x = b", {"pass"}),
        ("a += b", {"pass"}),
        ("a(b)", {"pass"}),
        ("raise a", {"pass"}),
        ("x: Literal[3] = a", set()),
        ("assert a == 3", set()),
        ("'3 < 4'", set()),
        ("x = 'text'", set()),
    ],
)
def test_the_faults_of_a_line(source: str, after: set[str]) -> None:
    assert changes(source) == after
    assert all(mutations.compiles(text) for text in after)


def test_a_function_may_return_none_and_its_annotations_are_left_alone() -> None:
    source = "def f(x: Literal[3] = a) -> Literal[4]:\n    return x\n"
    found = mutations.find_mutations(source)
    assert {line: [one.text for one in there] for line, there in found.items()} == {2: ["None"]}
    assert changes("def f() -> None:\n    return None\n") == set()


def test_a_statement_over_several_lines_is_changed_as_a_whole() -> None:
    source = "a(\n    b,\n)\nc = d\n"
    (mutation,) = mutations.find_mutations(source)[1]
    assert mutations.apply(source, mutation) == "pass\nc = d\n"
    assert mutations.describe(source, mutation) == ("a( b, )", "pass")


def test_a_seed_draws_the_same_faults_and_another_one_others(tree: Path) -> None:
    (tree / "app" / "many.py").write_text("".join(f"x{at} = {at}\n" for at in range(50)), encoding="utf-8")
    drawn = {seed: list(mutate.draw_faults(tree, ["app"], 10, seed)) for seed in (1, 2)}
    assert drawn[1] == list(mutate.draw_faults(tree, ["app"], 10, 1)) != drawn[2]
    assert len({(one.file, one.mutation.line) for one in drawn[1]}) == 10, "each in a line of its own"
    assert len(list(mutate.draw_faults(tree, ["app"], 1000, 1))) == 54, "no more than there are lines"
    assert {one.file for one in mutate.draw_faults(tree, ["app/age.py"], 1000, 1)} == {"app/age.py"}
    with pytest.raises(environment.SetupError, match="There is no application"):
        mutate.draw_faults(tree, ["application"], 1, 1)


def test_a_fault_that_python_refuses_is_not_drawn(tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mutations, "compiles", lambda source: "return None" not in source)
    assert all(one.mutation.text != "None" for seed in range(20) for one in mutate.draw_faults(tree, ["app"], 9, seed))


def test_the_tests_of_a_file_are_its_own_and_then_those_of_its_folder(tree: Path) -> None:
    assert mutate.find_tests(tree, "app/age.py") == (["tests/app/test_age.py"], ["tests/app/test_a.py"])
    assert mutate.find_tests(tree, "app/part/deep.py") == (["tests/app/test_a.py", "tests/app/test_age.py"], [])
    assert mutate.find_tests(tree, "other/thing.py") == ([], [])


@pytest.mark.parametrize(
    "line",
    [
        "from app.age import greet",
        "from app import (\n    part,\n    age,\n)",
        "from app import part, age",
        "    import app.age",
    ],
)
def test_a_test_that_imports_a_file_is_near_in_its_folder_and_comes_first_elsewhere(tree: Path, line: str) -> None:
    elsewhere = tree / "tests" / "other" / "test_z.py"
    elsewhere.parent.mkdir()
    elsewhere.write_text(line, encoding="utf-8")
    near = ["tests/app/test_age.py"]
    assert mutate.find_tests(tree, "app/age.py") == (near, ["tests/other/test_z.py", "tests/app/test_a.py"])
    (tree / "tests" / "app" / "test_a.py").write_text(line, encoding="utf-8")
    near.append("tests/app/test_a.py")
    assert mutate.find_tests(tree, "app/age.py") == (near, ["tests/other/test_z.py"])


def test_a_file_with_one_importer_elsewhere_is_tried_by_that_one_first(tree: Path) -> None:
    elsewhere = tree / "tests" / "other" / "test_z.py"
    elsewhere.parent.mkdir()
    elsewhere.write_text("from app.part.deep import x\nfrom app.ages import age\n", encoding="utf-8")
    beside = ["tests/app/test_a.py", "tests/app/test_age.py"]
    assert mutate.find_tests(tree, "app/part/deep.py") == (["tests/other/test_z.py"], beside)


def test_what_the_nearest_tests_miss_is_tried_by_the_others_in_the_next_call(tree: Path, tmp_path: Path) -> None:
    notices = "from app.age import greet\n\n\ndef test_it() -> None:\n    assert greet() == 'Hello'\n"
    (tree / "tests" / "other").mkdir()
    (tree / "tests" / "other" / "test_z.py").write_text(notices, encoding="utf-8")
    table = tmp_path / "table.tsv"
    mutate.try_faults(tree, [fault(*UNHEARD)], table, 60, near=True)
    mutate.try_faults(tree, [fault(*UNHEARD)], table, 60, near=True)
    assert [row[-1] for row in rows(table)[1:]] == ["alive near"], "what is known is not tried again"
    assert mutate.summarize(table) == "1 faults: 0 killed, 1 alive, 0 unsure"
    mutate.try_faults(tree, [fault(*UNHEARD)], table, 60)
    assert [row[-1] for row in rows(table)[1:]] == ["alive near", "tests/other/test_z.py::test_it"]
    assert mutate.summarize(table) == "1 faults: 1 killed, 0 alive, 0 unsure"


def test_each_fault_is_judged_and_the_tree_stays_as_it_is(tree: Path, tmp_path: Path) -> None:
    """Faults that a test notices are killed, others live; the table says so and the tree is unchanged."""
    faults = [
        fault("return age >= OF_AGE", "return age > OF_AGE"),
        fault(*UNSEEN),
        fault("OF_AGE = 18", "OF_AGE = 19"),
    ]
    table = tmp_path / "there" / "table.tsv"
    mutate.try_faults(tree, faults, table, 60)
    killed = "tests/app/test_age.py::test_the_first_year"
    assert rows(table) == [
        mutate.COLUMNS,
        ["app/age.py", "8", "return age >= OF_AGE", "return age > OF_AGE", killed],
        ["app/age.py", "12", *UNSEEN, "alive"],
        ["app/age.py", "3", "OF_AGE = 18", "OF_AGE = 19", killed],
    ]
    assert mutate.summarize(table) == "3 faults: 2 killed, 1 alive, 0 unsure"
    assert (tree / "app" / "age.py").read_text(encoding="utf-8") == AGE


def test_a_test_that_fails_without_the_fault_judges_nothing(tree: Path, tmp_path: Path) -> None:
    (tree / "tests" / "app" / "test_a.py").write_text("def test_it() -> None:\n    assert False\n", encoding="utf-8")
    mutate.try_faults(tree, [fault(*UNSEEN)], tmp_path / "table.tsv", 60)
    assert rows(tmp_path / "table.tsv")[1][-1] == "unsure"
    assert mutate.summarize(tmp_path / "table.tsv") == "1 faults: 0 killed, 0 alive, 1 unsure"


def test_a_test_that_fails_only_now_and_then_judges_nothing(tree: Path, tmp_path: Path) -> None:
    seen = tmp_path / "seen"
    once = (
        f"import pathlib\n\n\ndef test_it() -> None:\n    seen = pathlib.Path({str(seen)!r})\n"
        "    there = seen.exists()\n    seen.touch()\n    assert there\n"
    )
    (tree / "tests" / "app" / "test_a.py").write_text(once, encoding="utf-8")
    mutate.try_faults(tree, [fault(*UNSEEN)], tmp_path / "table.tsv", 60)
    assert rows(tmp_path / "table.tsv")[1][-1] == "unsure"


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere the limit is in seconds of the clock")
def test_tests_that_compute_without_end_are_ended(tree: Path) -> None:
    endless = "def test_it() -> None:\n    while True:\n        pass\n"
    (tree / "tests" / "app" / "test_a.py").write_text(endless, encoding="utf-8")
    assert mutate.find_failure(tree, ["tests/app/test_a.py"], 3) == "time"


def test_tests_that_wait_without_end_are_ended(tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mutate, "PATIENCE", 1)
    endless = "import time\n\n\ndef test_it() -> None:\n    time.sleep(1000)\n"
    (tree / "tests" / "app" / "test_a.py").write_text(endless, encoding="utf-8")
    assert mutate.find_failure(tree, ["tests/app/test_a.py"], 3) == "time"


def test_a_fault_is_taken_out_whatever_happens(tree: Path) -> None:
    path, late = tree / "app" / "age.py", fault("return age >= OF_AGE", "return None")
    before = path.stat().st_mtime
    with pytest.raises(KeyboardInterrupt), mutate.planted(tree, late, 0):
        assert "return None" in path.read_text(encoding="utf-8")
        assert path.stat().st_mtime != before, "what Python has compiled is not taken for it"
        raise KeyboardInterrupt
    assert path.read_text(encoding="utf-8") == AGE and path.stat().st_mtime == before


@pytest.mark.skipif(sys.platform == "win32", reason="processes are not interrupted by a signal")
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_ctrl_c_leaves_no_process_and_no_copy_and_the_next_call_goes_on(
    tree: Path, tmp_path: Path, number: signal.Signals
) -> None:
    """Ctrl-C during the second fault leaves no process and no copy, and the next call continues."""
    pid, copies, table = tmp_path / "pid", tmp_path / "copies", tmp_path / "table.tsv"
    copies.mkdir()
    endless = (
        "import os, pathlib, time\nfrom app import age\n\n\ndef test_it() -> None:\n"
        f"    if age.is_adult(17):\n        pathlib.Path({str(pid)!r}).write_text(str(os.getpid()))\n"
        "        time.sleep(1000)\n"
    )
    (tree / "tests" / "app" / "test_age.py").write_text(endless, encoding="utf-8")
    script = (
        "import pathlib, sys\nfrom build_scripts import environment, mutate\n"
        "from tests.build_scripts.test_mutate import UNDERAGE, UNSEEN, fault\n"
        f"environment.ROOT = pathlib.Path({str(tree)!r})\n"
        "mutate.draw_faults = lambda *_: [fault(*UNSEEN), fault(*UNDERAGE)]\n"
        f"sys.exit(environment.guard(mutate.main, ['--table', {str(table)!r}]))\n"
    )
    process = subprocess.Popen(
        [sys.executable, "-c", script], cwd=ROOT, env={**os.environ, "TMPDIR": str(copies)}, stderr=subprocess.PIPE
    )
    while not pid.exists() or not pid.read_text():
        assert process.poll() is None
        time.sleep(0.05)
    process.send_signal(number)
    said = process.communicate(timeout=60)[1].decode()
    assert process.returncode == 130 and "1 faults: 0 killed, 1 alive" in said
    with pytest.raises(ProcessLookupError):
        os.kill(int(pid.read_text()), 0)
    assert not list(copies.iterdir())
    assert (tree / "app" / "age.py").read_text(encoding="utf-8") == AGE
    first = rows(table)
    (tree / "tests" / "app" / "test_age.py").write_text(AGE_TEST, encoding="utf-8")
    known = fault(*UNDERAGE)
    mutate.try_faults(tree, [known], table, 60)
    assert rows(table) == [*first, [*known.row(), "tests/app/test_age.py::test_the_first_year"]]
    mutate.try_faults(tree, [known], table, 60)
    assert len(rows(table)) == len(first) + 1, "what the table knows is not tried again"


def test_it_is_documented_by_help(capsys: pytest.CaptureFixture[str]) -> None:
    assert mutate.main(["--help"]) == 0
    said = capsys.readouterr().out
    assert all(option in said for option in ("FOLDER", "--count", "--seed", "--near", "--limit", "--table"))
