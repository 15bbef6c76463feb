"""A board drawn for Savitch's algorithm: the effect of clicks, and reasons for refusal."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest

from core.base.puzzle import InputError
from core.sokoban.level import format_state
from core.sokoban.savitch.question import ask
from core.sokoban.savitch.search import Savitch
from core.sokoban.savitch.sketch import COLUMNS, FIRST, ROWS, Sketch, next_sign, read

WALL_ROW = "#" * COLUMNS


def sketch(first: str, second: str | None = None) -> Sketch:
    """Return a sketch from the top row of each arrangement."""
    rest = WALL_ROW * (ROWS - 1)
    return read(" ".join(f"{row:#<6}{rest}" for row in (first, second) if row is not None))


def refusal(drawn: Sketch) -> str:
    with pytest.raises(InputError) as caught:
        start = drawn.start()
        if drawn.second is None:
            drawn.check_goals(start)
        else:
            drawn.end(start)
    return str(caught.value).rstrip(".")


def test_what_there_is_at_first_can_be_asked_about() -> None:
    start = FIRST.start()
    FIRST.check_goals(start)
    question = ask(start, 4)
    assert Savitch(question.start, question.end, 4).run(10**7) is question.answer is True


def test_a_second_position_may_be_any_arrangement() -> None:
    drawn = sketch("@$-.", "-@$.")
    start = drawn.start()
    question = ask(start, 2, end=drawn.end(start))
    assert question.moves == 1
    assert Savitch(question.start, question.end, 2).run(10**6) is True
    back = sketch("-@$.", "@$-.")
    start = back.start()
    question = ask(start, 3, end=back.end(start))
    assert question.moves is None
    assert Savitch(question.start, question.end, 3).run(10**7) is question.answer is False


def test_any_two_arrangements_are_answered_alike_by_both() -> None:
    rng = random.Random(7)
    asked = 0
    while asked < 40:
        squares = "".join(rng.choice("#---.") for _ in range(COLUMNS * 2)) + WALL_ROW * 2
        drawn = read(f"{squares} {squares}")
        free = [at for at, sign in enumerate(squares) if sign != "#"]
        for put in ("put", "put_second"):
            for sign in "$@":
                square = rng.choice(free)
                on_goal = {"$": "*", "@": "+"}[sign] if squares[square] == "." else sign
                drawn = getattr(drawn, put)(square, ord(on_goal))
        try:
            start = drawn.start()
            end = drawn.end(start)
        except InputError:
            continue
        asked += 1
        question = ask(start, rng.randint(1, 3), end=end)
        assert Savitch(start, end, question.limit).run(10**8) is question.answer


def test_why_a_board_is_not_usable() -> None:
    assert refusal(sketch("-$.")) == "The first position has no man; click a square until he stands there"
    assert refusal(sketch("@-#$.")) == "In the first position a box stands on D1, which the man can never reach"
    assert refusal(sketch("@$-")) == (
        "1 box and 0 goals within the man's reach: draw as many of both, or draw the second position"
    )
    assert refusal(sketch("@$#.")).startswith("1 box and 0 goals")
    assert refusal(sketch("@$-", "$--")) == "The second position has no man; click a square until he stands there"
    assert refusal(sketch("@$-", "@--")) == (
        "The first position has 1 box and the second 0 boxes; draw as many in both"
    )
    assert refusal(sketch("@$#-", "$-#@")) == "In the second position the man stands on D1, which he can never reach"
    assert refusal(read("@" + "-" * (COLUMNS * ROWS - 1))) == (
        "Savitch's algorithm takes a board of at most 16 free cells; this one has 24"
    )
    with pytest.raises(InputError):
        read("@$.")


def test_there_is_one_man_and_both_have_the_same_walls() -> None:
    drawn = sketch("@$-.", "-@$.").put(2, ord("@"))
    assert drawn.text.split()[0][:4] == "-$@."
    assert drawn.text.split()[1][:4] == "-@$."
    walled = drawn.put(1, ord("#"))
    assert walled.text.split()[1][:4] == "-#$.", "the second man stood there"
    assert walled.put_second(1, ord("@")) == walled, "walls are those of the first"
    moved = drawn.put_second(3, ord("+"))
    assert moved.text.split() == [drawn.text.split()[0], moved.text.split()[1]]
    assert moved.text.split()[1][:4] == "--$+"


def test_clicks_go_round_and_back() -> None:
    seen = [ord("#")]
    while len(seen) == 1 or seen[-1] != seen[0]:
        seen.append(next_sign(seen[-1]))
    assert bytes(seen) == b"#-$.@*+#"
    assert all(next_sign(after, -1) == before for before, after in pairwise(seen))
    assert bytes(next_sign(sign, second=True) for sign in b"-$@.*+#") == b"$@-*+.#"


def test_it_is_read_back_as_it_was_written() -> None:
    for drawn in (FIRST, sketch("@$-.", "-@$.")):
        assert read(drawn.text) == drawn


def test_a_position_is_taken_as_the_second() -> None:
    drawn = sketch("@$-.")
    start = drawn.start()
    taken = drawn.with_second(ask(start).end)
    assert taken.text.split()[1][:4] in {"@--*", "-@-*", "--@*"}
    assert format_state(taken.end(start)) == format_state(ask(start).end)
