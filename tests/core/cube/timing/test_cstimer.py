"""csTimer's files are written as it reads them, and read back; bad ones get a sentence with the place."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.base.puzzle import InputError
from core.cube.timing import cstimer
from core.cube.timing.omissions import Omissions
from core.cube.timing.times import Time, TimerSession

WORDS = st.text(st.characters(exclude_categories=["Cs"]), max_size=30)
TIMES = st.builds(
    Time,
    st.integers(0, 10_000_000),
    st.sampled_from(["", "+2", "DNF"]),
    WORDS,
    st.integers(0, 4_000_000_000).map(float),
    WORDS,
)
NAMES = WORDS.map(lambda name: " ".join(name.split())).filter(lambda name: bool(name) and not name.isdigit())
SESSIONS = st.lists(
    st.builds(
        TimerSession, st.just(1), NAMES, st.sampled_from(["3x3x3", "2x2x2"]), st.lists(TIMES, min_size=1, max_size=4)
    ),
    min_size=1,
    max_size=4,
).map(lambda found: [one._replace(number=at) for at, one in enumerate(found, 1)])


def test_times_for_cstimer() -> None:
    made = [
        TimerSession(3, "", "3x3x3", [Time(12_345, "", "R U", 1_600_000_000.7, "lucky"), Time(1, "DNF")]),
        TimerSession(7, "Small", "2x2x2", [Time(9_000, "+2", "F", 1_600_000_100.0)]),
    ]
    written = json.loads(cstimer.format_cstimer(made))
    assert written["session1"] == [[[0, 12_345], "R U", "lucky", 1_600_000_000], [[-1, 1], "", "", 0]]
    assert written["session2"] == [[[2000, 9_000], "F", "", 1_600_000_100]]
    said = json.loads(written["properties"]["sessionData"])
    assert [said[at]["name"] for at in ("1", "2")] == [3, "Small"]
    assert [said[at]["opt"]["scrType"] for at in ("1", "2")] == ["333", "222so"]
    assert written["properties"]["sessionN"] == 2, "it shows no more than so many"
    assert json.loads(cstimer.format_cstimer([]))["properties"]


@given(SESSIONS)
def test_what_is_written_is_read_back(sessions: list[TimerSession]) -> None:
    assert cstimer.read(cstimer.format_cstimer(sessions)) == sessions


def test_a_file_of_cstimer_is_read() -> None:
    said = {
        "1": {"name": 1, "opt": {}, "rank": 1},
        "2": {"name": "OH  practice", "opt": {"scrType": "333oh"}, "rank": 2},
        "3": {"name": "big", "opt": {"scrType": "444wca"}},
        "4": {"name": "little", "opt": {"scrType": "222so"}},
        "5": {"name": "empty", "opt": {}},
    }
    file = {
        "session1": [[[0, 12340], "R U", "", 1_600_000_000], [[2000, 9990, 4000], "F2", "phases"], [[-1, 500]]],
        "session2": json.dumps([[[0, 20000], "L", "a text of its own", 5]]),
        "session3": [[[0, 60000], "Rw U", "", 6]],
        "session4": [[[0, 3000], "R", "", 7]],
        "session5": [],
        "properties": {"sessionData": json.dumps(said), "useTimer": "t"},
    }
    found = cstimer.read(json.dumps(file))
    assert [(one.number, one.name, one.puzzle) for one in found] == [
        (1, "", "3x3x3"), (2, "OH practice", "3x3x3"), (3, "big", ""), (4, "little", "2x2x2"),
    ]  # fmt: skip
    assert found[0].times == [
        Time(12340, "", "R U", 1_600_000_000.0), Time(9990, "+2", "F2", 0.0, "phases"), Time(500, "DNF"),
    ]  # fmt: skip
    assert found[1].times[0].comment == "a text of its own"
    assert cstimer.read('{"session1": [[[0, 10], "", "", 0]]}')[0].puzzle == "3x3x3", "without properties"
    assert cstimer.read('{"session1": [[[0, 10]]], "properties": {"sessionData": "{"}}')[0].name == ""


@pytest.mark.parametrize("null", ["date", "comment", "scramble", "penalty"])
def test_a_null_is_taken_as_nothing(null: str) -> None:
    """A null is read as a missing value; csTimer writes it for values that are not numbers, such as dates."""
    solve: list[Any] = [[None if null == "penalty" else 0, 12_340], "R U", "a word", 1_600_000_000]
    if null != "penalty":
        solve[("scramble", "comment", "date").index(null) + 1] = None
    (found,) = cstimer.read(json.dumps({"session1": [solve, [[0, 10]]]}))
    complete_time = Time(12_340, "", "R U", 1_600_000_000.0, "a word")
    nothing: dict[str, dict[str, Any]] = {
        "date": {"solved_at": 0.0}, "comment": {"comment": ""}, "scramble": {"scramble": ""}, "penalty": {},
    }  # fmt: skip
    assert found.times == [complete_time._replace(**nothing[null]), Time(10)]


def test_what_holds_no_time_is_counted_and_the_others_are_kept() -> None:
    omissions = Omissions()
    file = {"session1": [[[0, None], "R"], None, [None, "U"], [[0, 5]]], "session2": None, "properties": None}
    assert cstimer.read(json.dumps(file), omissions) == [TimerSession(1, "", "3x3x3", [Time(5)])]
    assert omissions == Omissions(solves=3)


def test_phases_and_recorded_moves_are_counted() -> None:
    omissions = Omissions()
    solves = [[[0, 9, 4], "", "", 0], [[0, 9], "", "", 0, ["R@10 U@20", "333", 2]], [[0, 9], "", "", 0, None]]
    (found,) = cstimer.read(json.dumps({"session1": solves}), omissions)
    assert len(found.times) == 3 and omissions == Omissions(phases=1, reconstructions=1)


def test_names_are_html_there_and_a_number_is_none() -> None:
    made = [TimerSession(1, "R&D <b>", "3x3x3", [Time(5)]), TimerSession(2, "7", "2x2x2", [Time(6)])]
    text = cstimer.format_cstimer(made)
    assert "R&amp;D &lt;b&gt;" in text and cstimer.read(text) == made
    said = {"1": {"name": "1"}, "2": {"name": 2, "scr": "444wca"}, "3": {"name": None, "opt": None}}
    file = {f"session{k}": [[[0, 5]]] for k in (1, 2, 3)} | {"properties": json.dumps({"sessionData": said})}
    assert [(one.name, one.puzzle) for one in cstimer.read(json.dumps(file))] == [
        ("", "3x3x3"), ("", ""), ("", "3x3x3"),
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("R U F", "The file is not JSON as csTimer exports it."),
        ("[" * 100_000, "The file is not JSON as csTimer exports it."),
        ("[]", "This is not a file of csTimer: it contains no session."),
        ('{"a": 1}', "This is not a file of csTimer: it contains no session."),
        ('{"session1": 5}', "This session is not a list of times (session 1)."),
        ('{"session2": "[["}', "Session 2 is not JSON as csTimer exports it."),
        ('{"session1": [[[0, 5]], [7]]}', "This solve has no time (session 1, solve 2)."),
        ('{"session1": [[["0", 5]]]}', "This solve has no time (session 1, solve 1)."),
        ('{"session1": [[[true, true]]]}', "This solve has no time (session 1, solve 1)."),
        ('{"session1": [[[0, false]]]}', "This solve has no time (session 1, solve 1)."),
        ('{"session1": [[[false, 5]]]}', "This solve has no time (session 1, solve 1)."),
        ('{"session1": [[[0, 5], "", "", true]]}', "This solve has no date (session 1, solve 1)."),
        ('{"session1": [[[0, -5]]]}', "This time is out of range (session 1, solve 1)."),
        ('{"session1": [[[0, NaN]]]}', "The file is not JSON as csTimer exports it."),
        ('{"session1": [[[0, 1e999]]]}', "This time is out of range (session 1, solve 1)."),
        ('{"session1": [[[0, 5], "", "", "now"]]}', "This solve has no date (session 1, solve 1)."),
        (
            '{"session1": [[[0, 5], "\\ud800"]]}',
            "The scramble and the comment of this solve are not both texts (session 1, solve 1).",
        ),
    ],
)
def test_a_bad_file_is_refused_with_a_sentence(text: str, sentence: str) -> None:
    with pytest.raises(InputError) as caught:
        cstimer.read(text)
    assert str(caught.value) == sentence


def test_a_file_that_would_take_all_memory_is_refused() -> None:
    with pytest.raises(InputError, match="more than 500\u2009000 times"):
        cstimer.read("[" + "[]," * cstimer.MOST_LISTS)
