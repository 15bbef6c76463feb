"""Positions, steps, moves as text, and the puzzle contract."""

from __future__ import annotations

import pickle
import random
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.base.puzzle import IllegalMoveError, InputError, Puzzle
from core.sokoban.board import Board, State
from core.sokoban.events import Push, Walk
from core.sokoban.level import format_state
from core.sokoban.lurd import Play, format_lurd, parse_lurd, read_play
from core.sokoban.puzzle import PUZZLE
from core.sokoban.replay import replay
from core.sokoban.tally import Ledger, MoveTally
from tests.core.sokoban.sokoban_reference import STEPS, random_state, walls

LEVEL = "######\n#@ $.#\n#    #\n######"


def test_the_contract() -> None:
    puzzle: Puzzle[State, Walk | Push] = PUZZLE
    state = puzzle.new(LEVEL, 1)
    cell = state.board.cell
    assert puzzle.name == "sokoban"
    assert list(puzzle.moves(state)) == ["r", "d"]
    state, events = puzzle.apply(state, "R")
    assert events == (Walk(cell(1, 1), cell(2, 1), 2),)
    assert events[0].move == "r"
    assert list(puzzle.moves(state)) == ["l", "R", "d"]
    assert not puzzle.goal(state)
    state, events = puzzle.apply(state, "r")
    assert events == (Push(cell(2, 1), cell(3, 1), cell(3, 1), cell(4, 1), 2),)
    assert events[0].move == "R"
    assert puzzle.goal(state)
    assert puzzle.format(state) == "######\n#  @*#\n#    #\n######"
    with pytest.raises(IllegalMoveError, match=r"The man cannot go right\."):
        puzzle.apply(state, "r")
    for text in ("x", "", "lr"):
        with pytest.raises(InputError, match="is not a move"):
            puzzle.apply(state, text)


@pytest.mark.parametrize("seed", range(4))
def test_steps_follow_the_rules(seed: int) -> None:
    rng = random.Random(seed)
    for _ in range(300):
        state = random_state(rng, 9)
        board = state.board
        blocked = walls(board)
        man, boxes = board.xy(state.man), {board.xy(box) for box in state.boxes}
        for _ in range(25):
            letter = rng.choice("lurd")
            dx, dy = STEPS[letter]
            to, beyond = (man[0] + dx, man[1] + dy), (man[0] + 2 * dx, man[1] + 2 * dy)
            legal = to not in blocked and not (to in boxes and (beyond in blocked or beyond in boxes))
            assert legal == (letter in [move.lower() for move in PUZZLE.moves(state)])
            if not legal:
                assert state.step("lurd".index(letter)) is None
                continue
            before = state
            state, (event,) = PUZZLE.apply(state, letter)
            assert event.move == (letter.upper() if to in boxes else letter)
            if to in boxes:
                boxes = boxes - {to} | {beyond}
            man = to
            assert board.xy(state.man) == man
            assert {board.xy(box) for box in state.boxes} == boxes
            assert list(state.boxes) == sorted(state.boxes)
            assert state.placed == sum(board.goals[board.cell(*box)] for box in boxes)
            again = State(board, [board.cell(*box) for box in boxes], board.cell(*man))
            assert again == state and hash(again) == hash(state) and before != state


@given(st.randoms(use_true_random=False))
@settings(max_examples=200, deadline=None)
def test_positions_survive_text_and_pickle(rng: random.Random) -> None:
    state = random_state(rng)
    assert pickle.loads(pickle.dumps(state)) == state
    text = format_state(state)
    try:
        parsed = PUZZLE.parse(text)
    except InputError:
        return  # boxes and goals do not match in number, or nothing is left to do
    assert PUZZLE.format(parsed) == format_state(parsed)
    assert PUZZLE.parse(format_state(parsed)) == parsed


def test_boards_are_values() -> None:
    board, other = PUZZLE.parse(LEVEL).board, PUZZLE.parse(LEVEL).board
    assert board == other and hash(board) == hash(other) and board != PUZZLE.parse("#####\n#@$.#\n#####").board
    strangers: list[object] = [3, "#"]
    assert board not in strangers and PUZZLE.parse(LEVEL) not in strangers
    with pytest.raises(ValueError, match="grids of"):
        Board(3, 3, b"", b"")
    with pytest.raises(ValueError, match="man"):
        State(board, [], 0)
    with pytest.raises(ValueError, match="box"):
        State(board, [0], board.cell(1, 1))
    with pytest.raises(InputError, match="no square 9,0"):
        board.cell(9, 0)


def test_lurd_text() -> None:
    assert format_lurd(parse_lurd("3r 2(uL)\n d")) == "rrruLuLd"
    assert parse_lurd("") == []
    assert format_lurd(parse_lurd("12l2(2(u)d)")) == "l" * 12 + "uuduud"
    with pytest.raises(InputError, match=r"x is not a move\. Use l u r d, or L U R D for a push \(line 2, column 3\)"):
        parse_lurd("lurd\nlux")
    for text in ("2", "(lu", "l)", "9(9(999999999r))"):
        with pytest.raises(InputError, match="column"):
            parse_lurd(text)


def test_moves_with_jumps_and_a_position() -> None:
    assert read_play(" r 2(uL)\n d") == Play("ruLuLd")
    play = read_play("[2l]*L2U[]rr[d]D")
    assert play == Play("llLUUrrdD", ((0, 2), (5, 5), (7, 8)), 2)
    assert play.reverse and not read_play("l[u]").reverse and not read_play("lu*").reverse
    assert play.text == "[ll]*LUU[]rr[d]D"
    assert (read_play("lu*").position, read_play("*lu").position, read_play("[]").jumps) == (2, 0, ((0, 0),))
    assert parse_lurd("lu*rd") == list("lurd")


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("lu\n[r[d]]", r"A jump \[ begins within another \(line 2, column 1\)"),
        ("lu]", r"A jump ends with \] that never began \(line 1, column 3\)"),
        ("[lu", r"A jump \[ never ends with \] \(line 1, column 1\)"),
        ("l*u*", r"The current position \* stands there twice \(line 1, column 2\)"),
        ("l 3[u]", r"\[ cannot be repeated \(line 1, column 3\)"),
        ("l\n r (u", r"A bracket is never closed \(line 2, column 4\)"),
    ],
)
def test_moves_that_make_no_sense(text: str, sentence: str) -> None:
    with pytest.raises(InputError, match=sentence):
        read_play(text)


def test_ordinary_play_has_no_jumps() -> None:
    with pytest.raises(InputError, match=r"The man can jump only in reverse play \(line 2, column 1\)"):
        parse_lurd("lu\n[r]")


@given(st.lists(st.tuples(st.text(alphabet="lurdLURD", max_size=4), st.booleans()), max_size=8), st.integers(0, 40))
def test_play_round_trip(parts: list[tuple[str, bool]], position: int) -> None:
    moves = ""
    jumps: list[tuple[int, int]] = []
    for text, jump in parts:
        if jump and (not jumps or jumps[-1][1] < len(moves)):
            jumps.append((len(moves), len(moves) + len(text)))
        moves += text
    play = Play(moves, tuple(jumps), position if position <= len(moves) else None)
    assert read_play(play.text) == play


@given(st.text(alphabet="lurdLURD", max_size=60))
def test_lurd_round_trip(text: str) -> None:
    assert PUZZLE.format_moves(PUZZLE.parse_moves(text)) == text


def test_replay_decides_the_case_and_counts() -> None:
    state = PUZZLE.parse("########\n#@ $  .#\n#      #\n#   #  #\n########")
    played = replay(state, "RrRDluRr")
    assert played.lurd == "rRRdlurR"
    assert played.tally == MoveTally(8, 3, box_lines=1, box_changes=1, pushing_sessions=2, player_lines=5)
    turned = replay(PUZZLE.parse("######\n#    #\n#@$ .#\n#    #\n######"), "rdru")
    assert (turned.lurd, turned.tally) == ("RdrU", MoveTally(4, 2, 2, 1, 2, 4))
    assert replay(state, "").tally == MoveTally()
    with pytest.raises(IllegalMoveError, match=r"The man cannot go up \(move 2\)\."):
        replay(state, "ru")
    with pytest.raises(InputError, match=r"move 1"):
        replay(state, "q")


def test_a_ledger_answers_for_every_point_of_a_game() -> None:
    rng = random.Random(3)
    for _ in range(60):
        start = random_state(rng, 7)
        states, ledger = [start], Ledger()
        for _ in range(40):
            if rng.random() < 0.2:
                keep = rng.randrange(len(states))
                del states[keep + 1 :]
                ledger.cut(keep)
            letters = PUZZLE.moves(states[-1])
            if not letters:
                break
            states.append(PUZZLE.apply(states[-1], rng.choice(letters))[0])
            ledger.add(states[-2], states[-1])
            assert len(ledger) == len(states) - 1
        letters = ["lurd"[_way(a, b)] for a, b in pairwise(states)]
        for moves in range(len(states)):
            assert ledger.tally(moves) == replay(start, "".join(letters[:moves])).tally
            assert ledger.tally(moves) == plain_tally(start, letters[:moves])


def plain_tally(state: State, letters: list[str]) -> MoveTally:
    """Return every counter by its definition, from the list of all pushes."""
    pushes: list[tuple[int, int, int]] = []  # at which move, from which cell, in which direction
    for number, letter in enumerate(letters):
        after = state.step("lurd".index(letter))
        assert after is not None
        if state.has_box(after.man):
            pushes.append((number, after.man, after.man - state.man))
        state = after
    same_box = [cell == before[1] + before[2] for before, (_, cell, _) in pairwise(pushes)]
    same_way = [way == before[2] for before, (_, _, way) in pairwise(pushes)]
    at_once = [number == before[0] + 1 for before, (number, _, _) in pairwise(pushes)]
    some = min(1, len(pushes))
    return MoveTally(
        moves=len(letters),
        pushes=len(pushes),
        box_lines=some + sum(not (box and way) for box, way in zip(same_box, same_way, strict=True)),
        box_changes=some + same_box.count(False),
        pushing_sessions=some + at_once.count(False),
        player_lines=min(1, len(letters)) + sum(a != b for a, b in pairwise(letters)),
    )


def test_what_the_counters_count() -> None:
    """The counters on an example: one box, round to another, back to the first and on with it."""
    start = PUZZLE.parse("#########\n#       #\n#@$  $  #\n#  . .  #\n#########")
    assert replay(start, "RurrrDlulldRR").lurd == "RurrrDlulldRR"
    costs = [replay(start, "RurrrDlulldRR"[:moves]).tally for moves in (1, 5, 6, 12, 13)]
    assert costs == [
        MoveTally(1, 1, 1, 1, 1, 1),
        MoveTally(5, 1, 1, 1, 1, 3),
        MoveTally(6, 2, 2, 2, 2, 4),
        MoveTally(12, 3, 3, 3, 3, 9),
        MoveTally(13, 4, 3, 3, 3, 9),
    ]
    # after a walk the same box goes on in the same line: a session begins, a line does not
    assert replay(start, "RlrR").tally == MoveTally(4, 2, 1, 1, 2, 3)


def _way(before: State, after: State) -> int:
    board = before.board
    return [-1, -board.stride, 1, board.stride].index(after.man - before.man)
