"""The engine's texts are translated too: faults with their places, advice, reasons and names."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from app.base.jobs.jobs import Job
from app.base.language.words import translate
from core.base.budget import Budget
from core.base.control import Control
from core.base.files.table_file import DamagedTableError, read_table
from core.base.puzzle import InputError
from core.base.words import Phrase, phrase, sentence_of
from core.cube import painted_net as painted
from core.cube.cubie import FACES
from core.cube.facelets import parse_facelets
from core.cube.metrics import parse_metric
from core.cube.notation.notation import parse_moves
from core.cube.notation.patterns import patterns
from core.cube.pocket_puzzle import parse_stickers
from core.explain import report
from core.explain.twenty48.bag import MEAN
from core.picture.grid import check_size
from core.sokoban.draft.grid import Draft
from core.sokoban.draft.remarks import inspect
from core.sokoban.families import doubling
from core.sokoban.formats.collection import read_level
from core.sokoban.lurd import parse_lurd
from core.sokoban.replay import replay_prefix, replay_solution
from core.sokoban.solve.solver import Effort, SolverMetric, solve
from core.twenty48.board import Board
from core.twenty48.puzzle import PUZZLE
from core.twenty48.strategies.strategy import STRATEGIES, learn_strategy
from tests.app.pseudo import MARK, spoken

LEVEL = "#####\n#@$.#\n#####"
SOLVED = "".join(face * 9 for face in FACES)
PLAIN = re.compile("[aeiou]")
"""Letters of an untranslated text; the values inserted here have none of them."""


def swapped(text: str, first: int, second: int) -> str:
    letters = list(text)
    letters[first], letters[second] = letters[second], letters[first]
    return "".join(letters)


REFUSED: list[Callable[[], object]] = [
    lambda: parse_moves("R Q"),
    lambda: parse_moves("R2 m"),
    lambda: parse_moves("(R, F)"),
    lambda: parse_moves("4R"),
    lambda: parse_facelets("U"),
    lambda: parse_facelets(swapped(SOLVED, 5, 10)),
    lambda: parse_facelets(swapped(SOLVED, 0, 53)),
    lambda: parse_stickers("U"),
    lambda: read_level("#####\n#@ .#\n#####"),
    lambda: read_level("#####\n#@$ #\n#####"),
    lambda: read_level("X"),
    lambda: parse_lurd("l3"),
    lambda: replay_solution(read_level(LEVEL).start, "ll"),
    lambda: replay_solution(read_level("######\n#@$ .#\n######").start, "R"),
    lambda: PUZZLE.parse("2 4\n2"),
    lambda: PUZZLE.parse("3 4\n2 2"),
    lambda: PUZZLE.apply(PUZZLE.parse("2 .\n. ."), "left"),
    lambda: Board(9, bytes(81), target=11),
    lambda: check_size(1, 1),
    lambda: doubling.check(99),
    lambda: Budget(0).take_levels(1),
]


@pytest.mark.parametrize("refuse", REFUSED)
def test_a_fault_and_its_place(refuse: Callable[[], object]) -> None:
    with pytest.raises(InputError) as caught:
        refuse()
    assert str(caught.value) == caught.value.sentence == sentence_of(caught.value)
    with spoken():
        assert not PLAIN.search(translate(caught.value.sentence))


def test_advice_is_told_apart_from_the_fault() -> None:
    net = painted.SHAPES[3].unpainted_net
    found = painted.judge(bytes(FACES.index(letter) for letter in swapped(SOLVED, 5, 10)))
    assert found.reason == f"{found.fault}. {found.advice}" and found.fault == "One edge is flipped"
    with spoken():
        assert not PLAIN.search(translate(found.fault) + translate(found.advice) + translate(found.remedy))
    assert painted.judge(net).reason == ""


def test_all_that_is_wrong_with_a_cube_is_in_one_sentence_after_another() -> None:
    with pytest.raises(InputError) as caught:
        parse_facelets(swapped(swapped(swapped(SOLVED, 5, 10), 8, 9), 9, 20))
    error = caught.value
    assert error.message == f"{error.fault}. {error.advice}"
    assert (error.fault, error.message.count("Twist the"), error.message.count("Flip the")) == (
        "One corner is twisted",
        1,
        1,
    )
    with spoken():
        assert not PLAIN.search(translate(error.sentence))


@pytest.mark.parametrize("rows", ["@$.", "#####\n#@ .#\n#$$ #\n#####", "####\n#$.#\n####", "@@ @@ $."])
def test_remarks_on_a_draft(rows: str) -> None:
    lines = rows.split("\n")
    width = max(map(len, lines))
    signs = "".join(line.ljust(width) for line in lines).replace(" ", "-").encode()
    remarks = inspect(Draft(width, len(lines), signs)).remarks
    assert remarks
    with spoken():
        for remark in remarks:
            said = [remark.title, remark.advice, *([remark.fix.text] if remark.fix else [])]
            assert all(isinstance(text, Phrase) for text in said)
            assert not any(PLAIN.search(re.sub(r"\b[a-z]\d+\b", "", translate(text))) for text in said)


def test_reasons_and_names() -> None:
    stuck = solve(
        read_level("#####\n#@ .#\n#$  #\n#####").start, SolverMetric.PUSHES, Effort(1), Control(), optimal=True
    )
    fault = replay_prefix(read_level(LEVEL).start, "l").fault
    assert stuck.reason and fault is not None
    own = learn_strategy({15: (1, 2, 3, 4)}, 3)
    names = [text for one in (*STRATEGIES, own) for text in (one.name, one.sentence, *(name for name, _ in one.habits))]
    names += [text for one in patterns() for text in (one.name, one.description)]
    with spoken():
        texts = [stuck.reason, fault.sentence, parse_metric("htm").unit, doubling.level(2).title, *names]
        own_habits = {"left", "right", "up", "down"}
        assert [text for text in texts if PLAIN.search(translate(text)) and text not in own_habits] == []


def test_a_derivation_that_is_copied_is_in_the_language_too() -> None:
    worked = MEAN.bind(**MEAN.example())
    assert report.text(worked) == report.text(worked, say=str)
    with spoken():
        said = report.text(worked, say=translate)
    assert "How it was checked" in report.text(worked) and "How it was checked" not in said
    assert translate(worked.sentence) == worked.sentence


def test_a_damaged_table(tmp_path: Path) -> None:
    path = tmp_path / "1"
    path.write_bytes(b"no table")
    with pytest.raises(DamagedTableError) as caught:
        read_table(path, "some", 1)
    assert str(caught.value) == "1 is not a table of this program"
    with spoken():
        assert not PLAIN.search(translate(sentence_of(caught.value)))


FAILURES = (InputError(phrase("No way")), MemoryError(phrase("No way.")), OSError(phrase("No way.")))


@pytest.mark.parametrize("error", FAILURES)
def test_why_a_job_failed(qtbot: QtBot, error: Exception) -> None:
    def fail(_control: Control) -> None:
        raise error

    job = Job("Reading", fail)
    with spoken(), qtbot.waitSignal(job.failed) as failed:
        job.start()
    assert MARK.search(failed.args[0]) and not PLAIN.search(failed.args[0])


def test_an_error_of_ours_says_what_python_says() -> None:
    assert sentence_of(ValueError("no size")) == "no size" and sentence_of(ValueError()) == ""
