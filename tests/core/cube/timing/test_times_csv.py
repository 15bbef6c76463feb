"""Times exported as CSV can be read back, and an invalid line is reported by number."""

from __future__ import annotations

import pytest

from core.base.puzzle import InputError
from core.cube.timing.times import CSV_HEAD, Time, TimerSession, to_csv
from core.cube.timing.times_csv import is_times_csv, read_times_csv

EVIL = "=cmd|'/C calc'!A0"
SESSIONS = [
    TimerSession(1, EVIL, "3x3x3", [
        Time(12_340, "", "R U F", 1_700_000_000.0, "-2+3"),
        Time(62_180, "+2", "", 1_700_000_100.0, '@a "quoted", text'),
        Time(3_602_180, "DNF", "(R U)6", 1_700_000_200.0, "two\nlines"),
    ]),
    TimerSession(7, "+1", "3x3x3", [Time(0, "", "", 1_700_000_300.0), Time(990, "DNF", "", 1_700_000_400.0, "'=1")]),
]  # fmt: skip


def test_all_that_is_exported_comes_back_and_nothing_is_run_in_a_spreadsheet() -> None:
    text = to_csv(SESSIONS)
    assert is_times_csv(text) and read_times_csv(text, "3x3x3") == SESSIONS
    assert f"'{EVIL}" in text and f",{EVIL}" not in text and "'-2+3" in text
    assert ",+2," in text, "a penalty is a number"


def test_what_a_spreadsheet_has_saved_again_is_read() -> None:
    text = "\ufeff" + to_csv(SESSIONS[1:]).replace(",", ";").replace("\n", "\r\n")
    assert is_times_csv(text) and read_times_csv(text, "2x2x2")[0].times == SESSIONS[1].times


@pytest.mark.parametrize(
    "cells",
    [
        "1,12.34,12.34,,,2023-11-14T22:13:20+00:00,0,,",
        "1,12,12,,,2023-11-14T22:13:20+00:00,1,,",
        "1,12.34,12.34,+3,,2023-11-14T22:13:20+00:00,1,,",
        "1,0.34+,0.34,+2,,2023-11-14T22:13:20+00:00,1,,",
        "1,12.34,12.34,,,yesterday,1,,",
        "1,12.34,12.34,,,0001-01-01T00:00:00,1,,",
        "1,12.34",
    ],
)
def test_a_line_that_is_no_solve_is_named(cells: str) -> None:
    good = "1,12.34,12.34,,R U,2023-11-14T22:13:20+00:00,1,one,"
    with pytest.raises(InputError, match=r"^This line is not a solve as Statewalk exports it \(line 3\)\.$"):
        read_times_csv("\n".join([",".join(CSV_HEAD), good, cells, ""]), "3x3x3")


def test_a_quotation_mark_that_stays_open_is_told() -> None:
    with pytest.raises(InputError, match="not written as comma-separated text"):
        read_times_csv(",".join(CSV_HEAD) + '\n1,"12.34', "3x3x3")
