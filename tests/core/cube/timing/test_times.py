"""Times as the WCA counts them: truncation, rounding, averages, penalties, CSV."""

from __future__ import annotations

import csv
import io
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.cube.timing import times
from core.cube.timing.times import DNF, Time, TimerSession

RESULTS = st.lists(st.one_of(st.just(DNF), st.integers(1, 100_000)), min_size=3, max_size=12) | st.lists(
    st.one_of(st.just(DNF), st.integers(1, 2_000)), min_size=30, max_size=110
)


def slow_average(results: list[int]) -> int:
    """Return the average by removing a best and a worst for each started twenty, with fractions."""
    remaining = [float("inf") if one == DNF else one for one in results]
    for _ in range((len(results) + 19) // 20):
        remaining.remove(min(remaining))
        remaining.remove(max(remaining))
    if float("inf") in remaining:
        return DNF
    exact = Fraction(sum(int(one) for one in remaining), len(remaining))
    return int(exact + Fraction(1, 2))


@given(RESULTS)
def test_an_average_leaves_out_the_best_and_the_worst(results: list[int]) -> None:
    assert times.average(results) == slow_average(results)


def test_one_dnf_is_the_worst_and_two_are_too_many() -> None:
    assert times.average([1000, 1100, 1200, 1300, DNF]) == 1200
    assert times.average([1000, 1100, 1200, DNF, DNF]) == DNF
    assert times.average([1000, 1001, 1001, 1002, 2000]) == 1001
    assert times.average([1000, 1001, 1002, 1002, 2000]) == 1002  # 10.016 recurring, rounded to the nearest
    assert times.average([1000, 1000, 1000, 1001, 1001]) == 1000


@pytest.mark.parametrize(
    ("solves", "published"),
    [((716, 504, 467, 655, 499), 553), ((599, 528, 525, 613, 919), 580)],
)
def test_averages_are_those_of_the_field(solves: tuple[int, ...], published: int) -> None:
    """Averages agree with two world records of five solves as the WCA published them."""
    assert times.average(solves) == published


@pytest.mark.parametrize(("count", "left_out"), [(5, 1), (12, 1), (50, 3), (100, 5), (1000, 50)])
def test_a_twentieth_of_a_long_average_is_left_out_at_each_end(count: int, left_out: int) -> None:
    results = [1000] * (count - 2 * left_out) + [1] * left_out + [DNF] * left_out
    assert times.average(results) == 1000
    assert times.average([*results[1:], DNF]) == DNF


def test_an_average_needs_its_times() -> None:
    assert times.average_of_last([1, 2, 3, 4], 5) is None
    assert times.average_of_last([9, 1, 2, 3, 4, 5], 5) == 3
    assert times.best_average([1, 2, 3, 4], 5) is None
    assert times.best_average([900, 100, 200, 300, 400, 500], 5) == 300
    assert times.best_average([DNF] * 6, 5) == DNF
    with pytest.raises(ValueError, match="three"):
        times.average([1, 2])


@given(RESULTS, st.sampled_from([5, 12]))
def test_running_averages_are_those_of_the_last_results(results: list[int], count: int) -> None:
    found = times.averages(results, count)
    assert found[: count - 1] == [None] * min(count - 1, len(results))
    for end in range(count, len(results) + 1):
        assert found[end - 1] == slow_average(results[end - count : end])


def test_the_course_of_a_session() -> None:
    results = [1200, DNF, 1000, 1100, 1400, 1000]
    course = times.course(results, 4)
    assert (course.best, course.of_five) == (2, [None, None, None, None, 1233, 1167])
    assert course.to_csv().splitlines() == [
        "solve,time,ao5,ao12", "1,12.00,,", "2,DNF,,", "3,10.00,,", "4,11.00,,", "5,14.00,12.33,", "6,10.00,11.67,",
    ]  # fmt: skip
    assert course.finished.trials == 5 and course.finished.mean == 1140
    assert course.histogram_to_csv().splitlines() == [
        "from,below,solves,share", "10.00,12.00,3,0.6", "12.00,14.00,1,0.2", "14.00,16.00,1,0.2",
    ]  # fmt: skip
    nothing = times.course([DNF], 4)
    assert (nothing.best, nothing.finished.bins) == (-1, ())


def test_best_and_mean() -> None:
    assert times.find_best([]) is None
    assert times.find_best([DNF, 1200, 1100]) == 1100
    assert times.find_best([DNF]) == DNF
    assert times.mean([DNF, 1000, 1001]) == 1001
    assert times.mean([DNF]) is None


def test_results_are_cut_to_hundredths_and_pay_their_penalty() -> None:
    assert times.result(42_189) == 4218
    assert times.result(42_189, "+2") == 4418
    assert times.result(42_189, "DNF") == DNF


@pytest.mark.parametrize(
    ("milliseconds", "penalty"),
    [(0, ""), (15_000, ""), (15_001, "+2"), (17_000, "+2"), (17_001, "DNF"), (60_000, "DNF")],
)
def test_a_late_start_costs(milliseconds: int, penalty: str) -> None:
    assert times.inspection_penalty(milliseconds) == penalty


@pytest.mark.parametrize(
    ("hundredths", "text"),
    [(0, "0.00"), (7, "0.07"), (4218, "42.18"), (6000, "1:00.00"), (6218, "1:02.18"), (360_005, "1:00:00.05"),
     (DNF, "DNF")],
)  # fmt: skip
def test_a_result_is_written_with_no_more_than_it_needs(hundredths: int, text: str) -> None:
    assert times.format_result(hundredths) == text


def test_the_clock_always_shows_minutes() -> None:
    assert times.format_result(4218, minutes=True) == "0:42.18"
    assert times.format_result(6218, minutes=True) == "1:02.18"


@given(st.integers(0, 10_000_000))
def test_a_written_result_can_be_read_back(hundredths: int) -> None:
    seconds = Fraction(0)
    for part in times.format_result(hundredths).split(":"):
        seconds = seconds * 60 + Fraction(part)
    assert seconds * 100 == hundredths


def test_penalties_show_in_the_text() -> None:
    assert times.format_time(42_189) == "42.18"
    assert times.format_time(42_189, "+2") == "44.18+"
    assert times.format_time(42_189, "DNF") == "DNF(42.18)"


def test_csv_has_a_line_for_each_time() -> None:
    first = TimerSession(1, "", "3x3x3", [Time(42_189, "", "R U, F2"), Time(9_990, "+2", "", 60, 'he said "go"')])
    text = times.to_csv([first, TimerSession(2, "OH", "3x3x3", [Time(1_000, "DNF")])])
    rows = list(csv.DictReader(io.StringIO(text)))
    assert tuple(rows[0]) == times.CSV_HEAD
    assert [row["seconds"] for row in rows] == ["42.18", "11.99", ""]
    assert [row["time"] for row in rows] == ["42.18", "11.99+", "DNF(1.00)"]
    assert (rows[0]["scramble"], rows[2]["session"], rows[2]["number"]) == ("R U, F2", "2", "3")
    assert (rows[1]["comment"], rows[2]["name"]) == ('he said "go"', "OH")
    assert rows[1]["solved_at"].startswith(("1970-01-01T", "1969-12-31T"))
    assert rows[0]["solved_at"] == "", "the moment is not known"
