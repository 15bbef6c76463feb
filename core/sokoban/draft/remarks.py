"""What is wrong with a draft, where, and how one click fixes it; and the level it is when nothing is."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from core.puzzle import InputError
from core.sokoban.board import Board, State
from core.sokoban.deadlock.dead_squares import live_squares
from core.sokoban.deadlock.deadlocks import CLOSED_DIAGONAL, DEAD_SQUARE, FREEZE, MATCHING, Deadlocks
from core.sokoban.draft.grid import (
    BOX,
    BOXES,
    EDGES,
    FLOOR,
    FREE,
    GOAL,
    GOALS,
    MEN,
    NOTHING,
    WALL,
    Draft,
    Tool,
    both,
    grid,
    grow,
    inner,
    marked,
    outside_floor,
    paint,
    reached,
    square_name,
    where,
    without_outside,
    xsb_rows,
)
from core.sokoban.level import Level, Place, examine, solved_words

ONE_BY_ONE = 3
"""Up to so many remarks of a kind are made one by one; more are one remark."""
SQUARES_TIMES_GOALS = 1_000_000
"""On larger drafts looking for deadlocks would take longer than the hand rests."""
_CORNERS = tuple((dx, dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1) if dx or dy)
_WALLS = ("left", "upper", "right", "lower")
_DEADLOCKS = {
    DEAD_SQUARE: ("can reach no goal", "can reach no goal", "However it is pushed, no goal lies on its way."),
    FREEZE: ("is stuck for ever", "hold each other for ever", "No push can free them, so the level has no solution."),
    CLOSED_DIAGONAL: ("closes a diagonal", "close a diagonal", "It can never be opened, so the level has no solution."),
    MATCHING: ("has no goal left", "have too few goals", "More boxes can reach these goals than there are goals."),
}
"""What one box does, what several do, and why that matters."""


@dataclass(frozen=True, slots=True)
class Fix:
    """What a click can do about a remark."""

    text: str
    """The verb for a button: "Close it"."""
    apply: Callable[[Draft], Draft]


@dataclass(frozen=True, slots=True)
class Remark:
    """Something the author wants to know."""

    title: str
    advice: str
    squares: tuple[int, ...] = ()
    fatal: bool = True
    """The level cannot be played with it, or cannot be solved."""
    fix: Fix | None = None


@dataclass(frozen=True, slots=True)
class Inspection:
    """All remarks, the fatal ones first, and the figures of a draft."""

    remarks: tuple[Remark, ...]
    boxes: int
    """Boxes and goals that take part in the game."""
    goals: int
    floor: int
    """Squares the man can get to when no box is in the way."""
    solved: bool = False
    """Every box stands on a goal, and nothing else is wrong."""

    @property
    def fatal(self) -> tuple[Remark, ...]:
        """What must be mended before the level can be played."""
        return tuple(remark for remark in self.remarks if remark.fatal)

    @property
    def playable(self) -> bool:
        """Nothing is left to fix."""
        return not self.fatal


def level_of(draft: Draft) -> Level:
    """The level. Raises InputError with the first reason why it cannot be played."""
    rows = xsb_rows(draft)
    if not any(rows):
        raise InputError("There is nothing on the grid yet")
    state, kept, findings = examine(rows, [Place(line) for line in range(1, len(rows) + 1)])
    if state is None:
        raise next(finding for finding in findings if finding.fatal).error()
    return Level(tuple(kept), state, draft.title.strip(), draft.author.strip(), draft.comment.strip())


def inspect(draft: Draft) -> Inspection:
    """Look at everything; 1 ms for a usual level, at most 40 for the largest."""
    return _Inspector(draft).inspection()


class _Inspector:
    """One look at a draft: what lies inside is found once, and every rule asks for it."""

    def __init__(self, draft: Draft) -> None:
        self._draft = draft
        self._men = draft.squares(MEN)
        self._boxes, self._goals = draft.squares(BOXES), draft.squares(GOALS)
        starts: Iterable[int] = self._men[:1] or sorted({*self._boxes, *self._goals}) or draft.squares(b"-")
        self._inside = reached(draft, FREE, starts)
        self._plain = both(self._inside, where(draft, b"-"))

    def inspection(self) -> Inspection:
        boxes, goals = self._in_play(self._boxes, BOX), self._in_play(self._goals, GOAL)
        fatal = [
            *self._about_men(),
            *self._about_openings(),
            *self._about_dead_boxes(),
            *self._about_counts(boxes, goals),
        ]
        if not fatal and len(self._draft.signs) * len(goals) <= SQUARES_TIMES_GOALS:
            fatal = self._about_deadlocks()
        notes = [*self._about_reach(), *self._about_outside()]
        # of what the man never gets to only loose boxes are left out of the level
        solved = not fatal and all(self._draft.signs[box] != BOX for box in boxes)
        if solved:
            words = solved_words(reached=any(self._inside[box] for box in boxes))
            notes.append(Remark("The level is solved already", f"{words.capitalize()}.", fatal=False))
        return Inspection((*fatal, *notes), len(boxes), len(goals), self._inside.count(1), solved)

    def _in_play(self, squares: list[int], loose: int) -> list[int]:
        """Without those the man never gets to; a box on a goal counts on both sides wherever it stands."""
        return [square for square in squares if self._inside[square] or self._draft.signs[square] != loose]

    def _name(self, square: int) -> str:
        return square_name(*self._draft.xy(square))

    # the rules

    def _about_men(self) -> list[Remark]:
        if not self._men:
            fix = _addition("Add man", Tool.MAN, self._plain, 1)
            return [Remark("There is no man", "Place one on the floor.", fix=fix)]
        keep, others = self._men[:1], tuple(self._men[1:])
        if len(others) > ONE_BY_ONE:
            fix = Fix("Keep one", lambda draft: paint(draft, keep, Tool.MAN))
            return [Remark(f"There are {len(self._men)} men", "Only one can play.", others, fix=fix)]
        return [
            Remark(f"A second man stands at {self._name(man)}", "Only one can play.", (man,), fix=_removal((man,)))
            for man in others
        ]

    def _about_openings(self) -> list[Remark]:
        groups = _groups(self._draft, self._openings())
        closings = [sorted({place for square in group for place in self._closing(square)}) for group in groups]
        if len(groups) > ONE_BY_ONE:
            everything = [place for closing in closings for place in closing]
            return [
                Remark(
                    f"The wall is open in {len(groups)} places",
                    "The floor runs out of the level.",
                    self._on_grid(everything) or tuple(square for group in groups for square in group),
                    fix=Fix("Close all", _closer(everything)),
                )
            ]
        remarks = []
        for group, closing in zip(groups, closings, strict=True):
            squares = self._on_grid(closing) or tuple(group)
            more = len(closing) - 1
            there = "" if not more else " here and one square on" if more == 1 else f" here and at {more} more squares"
            remarks.append(
                Remark(
                    f"The wall is open at {self._name(squares[0])}",
                    f"The floor runs out of the level{there}.",
                    squares,
                    fix=Fix("Close it", _closer(closing)),
                )
            )
        return remarks

    def _openings(self) -> list[int]:
        """Squares inside that have nothing, or the edge of the grid, beside them."""
        draft = self._draft
        board = grid(draft, bytes(sign for sign in range(128) if sign != NOTHING))
        # a number of one byte a cell, so that a shift by a cell or a row moves the whole mask at once
        void = int.from_bytes(board.walls, "little")
        row = 8 * board.stride
        beside = (void << 8 | void >> 8 | void << row | void >> row).to_bytes(2 * board.size, "little")[: board.size]
        return list(marked(both(inner(board, beside), self._inside)))

    def _closing(self, square: int) -> list[tuple[int, int]]:
        """Columns and rows, perhaps beyond the grid, where wall would close an opening: the square itself if it lies in
        a gap of the wall or on the edge, else the nothing around it."""
        draft = self._draft
        x, y = draft.xy(square)
        near = [(x + dx, y + dy) for dx, dy in EDGES]
        is_wall = [draft.at(*place) == WALL for place in near]
        beyond = [place for place in near if not (0 <= place[0] < draft.width and 0 <= place[1] < draft.height)]
        gap = (is_wall[0] and is_wall[2]) or (is_wall[1] and is_wall[3])
        if draft.signs[square] == FLOOR and (gap or beyond):
            return [(x, y)]
        return [place for place in near if draft.at(*place) == NOTHING]

    def _on_grid(self, places: Sequence[tuple[int, int]]) -> tuple[int, ...]:
        draft = self._draft
        return tuple(y * draft.width + x for x, y in places if 0 <= x < draft.width and 0 <= y < draft.height)

    def _about_dead_boxes(self) -> list[Remark]:
        loose = [box for box in self._boxes if self._draft.signs[box] == BOX and self._inside[box]]
        if not loose or not any(self._inside[goal] for goal in self._goals):
            return []
        board = grid(self._draft, FREE)
        live = inner(board, live_squares(board))
        dead = tuple(box for box in loose if not live[box])
        if len(dead) > ONE_BY_ONE:
            advice = "However they are pushed, no goal lies on their way."
            return [Remark(f"{len(dead)} boxes can reach no goal", advice, dead, fix=_removal(dead, "Remove all"))]
        return [
            Remark(
                f"The box at {self._name(box)} can reach no goal",
                self._why_dead(board, box),
                (box,),
                fix=_removal((box,)),
            )
            for box in dead
        ]

    def _why_dead(self, board: Board, box: int) -> str:
        cell = board.cell(*self._draft.xy(box))
        steps = (-1, -board.stride, 1, board.stride)
        beside = [way for way, step in enumerate(steps) if board.walls[cell + step]]
        if any(way % 2 != other % 2 for way in beside for other in beside):
            return "It stands in a corner."
        if beside:
            return f"It stands against the {_WALLS[beside[0]]} wall; no goal there."
        return "However it is pushed, no goal lies on its way."

    def _about_counts(self, boxes: list[int], goals: list[int]) -> list[Remark]:
        missing = abs(len(boxes) - len(goals))
        if not boxes and not goals:
            return [Remark("There are no boxes", "Place at least one box and one goal.")]
        if not missing:
            return []
        title = f"{_count(len(boxes), 'box', 'boxes')}, {_count(len(goals), 'goal', 'goals')}"
        if len(boxes) > len(goals):
            tool, room, names = Tool.GOAL, self._plain, ("goal", "goals", "box", "boxes")
        else:
            board = grid(self._draft, FREE)
            room = both(self._plain, inner(board, live_squares(board)))
            tool, names = Tool.BOX, ("box", "boxes", "goal", "goals")
        add = names[0] if missing == 1 else names[1]
        count = "one" if missing == 1 else str(missing)
        surplus = f"a {names[2]}" if missing == 1 else f"{missing} {names[3]}"
        fix = _addition(f"Add {add}", tool, room, missing)
        return [Remark(title, f"Place {count} more {add} or remove {surplus}.", fix=fix)]

    def _about_deadlocks(self) -> list[Remark]:
        """Boxes that stand so that the level cannot be solved, although nothing else is wrong."""
        draft = self._draft
        board = grid(draft, FREE)
        boxes = [board.cell(*draft.xy(box)) for box in self._boxes if self._inside[box]]
        found = Deadlocks(board).find(State(board, boxes, board.cell(*draft.xy(self._men[0]))))
        if found is None:
            return []
        squares = tuple(y * draft.width + x for x, y in map(board.xy, found.boxes))
        one, several, advice = _DEADLOCKS[found.kind]
        if len(squares) == 1:
            return [Remark(f"The box at {self._name(squares[0])} {one}", advice, squares)]
        names = " and ".join(map(self._name, squares)) if len(squares) == 2 else ""
        title = f"The boxes at {names} {several}" if names else f"{len(squares)} boxes {several}"
        return [Remark(title, advice, squares)]

    def _about_reach(self) -> list[Remark]:
        """Loose boxes and goals that the man never gets to are decoration, and left out of the game."""
        if not self._men:
            return []
        far = [square for square in self._boxes if self._draft.signs[square] == BOX and not self._inside[square]]
        goals = [square for square in self._goals if self._draft.signs[square] == GOAL and not self._inside[square]]
        if not far and not goals:
            return []
        away = tuple(far + goals)
        advice = "Left out of the level when it is played."
        if len(away) == 1:
            kind = "box" if far else "goal"
            title = f"The man cannot get to the {kind} at {self._name(away[0])}"
            return [Remark(title, advice, away, fatal=False, fix=_removal(away))]
        kinds = [
            _count(len(found), *words)
            for found, words in ((far, ("box", "boxes")), (goals, ("goal", "goals")))
            if found
        ]
        title = f"The man cannot get to {' and '.join(kinds)}"
        return [Remark(title, advice, away, fatal=False, fix=_removal(away, "Remove all"))]

    def _about_outside(self) -> list[Remark]:
        outside = tuple(marked(outside_floor(self._draft))) if self._men else ()
        if not outside:
            return []
        title = "Floor lies outside of the walls"
        advice = f"{_count(len(outside), 'square', 'squares')} that the man cannot get to."
        return [Remark(title, advice, outside, fatal=False, fix=Fix("Clear", without_outside))]


def _removal(squares: tuple[int, ...], text: str = "Remove") -> Fix:
    return Fix(text, lambda draft: paint(draft, squares, Tool.ERASE))


def _addition(text: str, tool: Tool, room: bytes, count: int) -> Fix | None:
    """Place so many things where `room` marks a square, near the goals there are, else about the middle."""
    if room.count(1) < count:
        return None

    def place(draft: Draft) -> Draft:
        free = list(marked(room))
        near = [draft.xy(goal) for goal in draft.squares(GOALS)[:16]] or [draft.xy(free[len(free) // 2])]

        def distance(square: int) -> int:
            x, y = draft.xy(square)
            return min(abs(x - goal_x) + abs(y - goal_y) for goal_x, goal_y in near)

        return paint(draft, sorted(free, key=distance)[:count], tool)

    return Fix(text, place)


def _closer(places: Sequence[tuple[int, int]]) -> Callable[[Draft], Draft]:
    """Wall on these columns and rows; the grid grows where they lie beyond it."""

    def close(draft: Draft) -> Draft:
        left = 1 if any(x < 0 for x, _ in places) else 0
        top = 1 if any(y < 0 for _, y in places) else 0
        right = 1 if any(x >= draft.width for x, _ in places) else 0
        bottom = 1 if any(y >= draft.height for _, y in places) else 0
        grown = grow(draft, left, top, right, bottom)
        return paint(grown, [(y + top) * grown.width + x + left for x, y in places], Tool.WALL)

    return close


def _groups(draft: Draft, squares: Sequence[int]) -> list[list[int]]:
    """The squares in groups of neighbours, corners included."""
    left = set(squares)
    groups = []
    for square in squares:
        if square not in left:
            continue
        left.discard(square)
        group = [square]
        for one in group:
            x, y = draft.xy(one)
            for dx, dy in _CORNERS:
                near = (y + dy) * draft.width + x + dx
                if near in left and 0 <= x + dx < draft.width:
                    left.discard(near)
                    group.append(near)
        groups.append(group)
    return groups


def _count(number: int, one: str, many: str) -> str:
    return f"{number} {one if number == 1 else many}"
