"""Remarks on a draft: what is wrong, where, and how one click fixes it; the level of a correct draft."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from core.base.puzzle import InputError
from core.base.words import phrase
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
    find_marked,
    find_reachable,
    grid,
    grow,
    inner,
    intersect_masks,
    mask_signs,
    outside_floor,
    paint,
    square_name,
    without_outside,
    xsb_rows,
)
from core.sokoban.level import Level, RowPlace, examine
from core.sokoban.words import boxes_in_words, goals_in_words

ONE_BY_ONE = 3
"""Maximum number of remarks of one kind that are listed singly; more are merged into one remark."""
SQUARES_TIMES_GOALS = 1_000_000
"""Largest draft (squares times goals) searched for deadlocks; larger ones would delay the editor."""
_CORNERS = tuple((dx, dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1) if dx or dy)
_NO_WAY = phrase("However it is pushed, it reaches no goal.")
_BESIDE_A_WALL = (
    phrase("It stands against the left wall; no goal there."),
    phrase("It stands against the upper wall; no goal there."),
    phrase("It stands against the right wall; no goal there."),
    phrase("It stands against the lower wall; no goal there."),
)
_DEADLOCKS = {
    DEAD_SQUARE: _NO_WAY,
    FREEZE: phrase("No push can free them, so the level has no solution."),
    CLOSED_DIAGONAL: phrase("It can never be opened, so the level has no solution."),
    MATCHING: phrase("More boxes can reach these goals than there are goals."),
}
"""Advice for each kind of deadlock."""


@dataclass(frozen=True, slots=True)
class Fix:
    """Correction of a remark that one click applies."""

    text: str
    """Label of the button: "Close it"."""
    apply: Callable[[Draft], Draft]


@dataclass(frozen=True, slots=True)
class Remark:
    """Fault in a draft, or a note about it, for the author of the level."""

    title: str
    advice: str
    squares: tuple[int, ...] = ()
    fatal: bool = True
    """Whether it prevents the level from being played or solved."""
    fix: Fix | None = None


@dataclass(frozen=True, slots=True)
class Inspection:
    """Result of inspecting a draft: all remarks, the fatal ones first, and its counts."""

    remarks: tuple[Remark, ...]
    boxes: int
    """Boxes and goals that take part in the game."""
    goals: int
    floor: int
    """Number of squares that the man can reach when no box is in the way."""
    solved: bool = False
    """Whether every box stands on a goal, and nothing else is wrong."""

    @property
    def fatal(self) -> tuple[Remark, ...]:
        """Remarks that must be dealt with before the level can be played."""
        return tuple(remark for remark in self.remarks if remark.fatal)

    @property
    def playable(self) -> bool:
        """Whether the level has no fatal remarks."""
        return not self.fatal


def level_of(draft: Draft) -> Level:
    """Return the level of a draft. Raises InputError with the first reason why it cannot be played."""
    rows = xsb_rows(draft)
    if not any(rows):
        raise InputError(phrase("There is nothing on the grid yet"))
    state, level_rows, findings = examine(rows, [RowPlace(line) for line in range(1, len(rows) + 1)])
    if state is None:
        raise next(finding for finding in findings if finding.fatal).error()
    return Level(tuple(level_rows), state, draft.title.strip(), draft.author.strip(), draft.comment.strip())


def inspect(draft: Draft) -> Inspection:
    """Inspect a draft; takes 1 ms for a usual level, at most 40 ms for the largest."""
    return _Inspector(draft).inspection()


class _Inspector:
    """Inspection of one draft; the squares inside the level are computed once for all rules."""

    def __init__(self, draft: Draft) -> None:
        self._draft = draft
        self._men = draft.squares(MEN)
        self._boxes, self._goals = draft.squares(BOXES), draft.squares(GOALS)
        starts: Iterable[int] = self._men[:1] or sorted({*self._boxes, *self._goals}) or draft.squares(b"-")
        self._inside = find_reachable(draft, FREE, starts)
        self._plain = intersect_masks(self._inside, mask_signs(draft, b"-"))

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
        # boxes out of reach count only if they stand on a goal; loose ones are left out of the level
        solved = not fatal and all(self._draft.signs[box] != BOX for box in boxes)
        if solved:
            reached = any(self._inside[box] for box in boxes)
            advice = (
                phrase("Every box stands on a goal.")
                if reached
                else phrase("Every box stands on a goal, and the man can reach none of them.")
            )
            notes.append(Remark(phrase("The level is solved already"), advice, fatal=False))
        return Inspection((*fatal, *notes), len(boxes), len(goals), self._inside.count(1), solved)

    def _in_play(self, squares: list[int], loose: int) -> list[int]:
        """Return the squares that take part in the game.

        Those out of the man's reach do not, except boxes on goals, which count among boxes and goals alike.
        """
        return [square for square in squares if self._inside[square] or self._draft.signs[square] != loose]

    def _name(self, square: int) -> str:
        return square_name(*self._draft.xy(square))

    # The rules

    def _about_men(self) -> list[Remark]:
        if not self._men:
            fix = _addition(phrase("Add man"), Tool.MAN, self._plain, 1)
            return [Remark(phrase("There is no man"), phrase("Place one on the floor."), fix=fix)]
        keep, others = self._men[:1], tuple(self._men[1:])
        if len(others) > ONE_BY_ONE:
            fix = Fix(phrase("Keep one"), lambda draft: paint(draft, keep, Tool.MAN))
            title = phrase("There are {men} men", men=len(self._men))
            return [Remark(title, phrase("Only one can play."), others, fix=fix)]
        return [
            Remark(
                phrase("A second man stands at {place}", place=self._name(man)),
                phrase("Only one can play."),
                (man,),
                fix=_removal((man,)),
            )
            for man in others
        ]

    def _about_openings(self) -> list[Remark]:
        groups = _groups(self._draft, self._openings())
        closings = [sorted({place for square in group for place in self._closing(square)}) for group in groups]
        if len(groups) > ONE_BY_ONE:
            everything = [place for closing in closings for place in closing]
            return [
                Remark(
                    phrase("The wall is open in {places} places", places=len(groups)),
                    _runs_out(0),
                    self._on_grid(everything) or tuple(square for group in groups for square in group),
                    fix=Fix(phrase("Close all"), _closer(everything)),
                )
            ]
        remarks = []
        for group, closing in zip(groups, closings, strict=True):
            squares = self._on_grid(closing) or tuple(group)
            remarks.append(
                Remark(
                    phrase("The wall is open at {place}", place=self._name(squares[0])),
                    _runs_out(len(closing) - 1),
                    squares,
                    fix=Fix(phrase("Close it"), _closer(closing)),
                )
            )
        return remarks

    def _openings(self) -> list[int]:
        """Return the squares inside that border on nothing or on the edge of the grid."""
        draft = self._draft
        board = grid(draft, bytes(sign for sign in range(128) if sign != NOTHING))
        # one byte a cell in a long integer, so that a shift by a cell or a row moves the whole mask at once
        void = int.from_bytes(board.walls, "little")
        row = 8 * board.stride
        beside = (void << 8 | void >> 8 | void << row | void >> row).to_bytes(2 * board.size, "little")[: board.size]
        return list(find_marked(intersect_masks(inner(board, beside), self._inside)))

    def _closing(self, square: int) -> list[tuple[int, int]]:
        """Return columns and rows, perhaps beyond the grid, where wall would close an opening.

        It is the square itself if it lies in a gap of the wall or on the edge, else the empty squares around it.
        """
        draft = self._draft
        x, y = draft.xy(square)
        near = [(x + dx, y + dy) for dx, dy in EDGES]
        is_wall = [draft.sign_at(*place) == WALL for place in near]
        beyond = [place for place in near if not (0 <= place[0] < draft.width and 0 <= place[1] < draft.height)]
        gap = (is_wall[0] and is_wall[2]) or (is_wall[1] and is_wall[3])
        if draft.signs[square] == FLOOR and (gap or beyond):
            return [(x, y)]
        return [place for place in near if draft.sign_at(*place) == NOTHING]

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
            title = phrase("{boxes} boxes can reach no goal", boxes=len(dead))
            advice = phrase("However they are pushed, they reach no goal.")
            return [Remark(title, advice, dead, fix=_removal(dead, phrase("Remove all")))]
        return [
            Remark(
                phrase("The box at {place} can reach no goal", place=self._name(box)),
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
            return phrase("It stands in a corner.")
        return _BESIDE_A_WALL[beside[0]] if beside else _NO_WAY

    def _about_counts(self, boxes: list[int], goals: list[int]) -> list[Remark]:
        missing = abs(len(boxes) - len(goals))
        if not boxes and not goals:
            return [Remark(phrase("There are no boxes"), phrase("Place at least one box and one goal."))]
        if not missing:
            return []
        title = phrase("{boxes}, {goals}", boxes=boxes_in_words(len(boxes)), goals=goals_in_words(len(goals)))
        if len(boxes) > len(goals):
            fix = _addition(
                phrase("Add goal") if missing == 1 else phrase("Add goals"), Tool.GOAL, self._plain, missing
            )
            advice = (
                phrase("Place one more goal or remove a box.")
                if missing == 1
                else phrase("Place {missing} more goals or remove {missing} boxes.", missing=missing)
            )
        else:
            board = grid(self._draft, FREE)
            room = intersect_masks(self._plain, inner(board, live_squares(board)))
            fix = _addition(phrase("Add box") if missing == 1 else phrase("Add boxes"), Tool.BOX, room, missing)
            advice = (
                phrase("Place one more box or remove a goal.")
                if missing == 1
                else phrase("Place {missing} more boxes or remove {missing} goals.", missing=missing)
            )
        return [Remark(title, advice, fix=fix)]

    def _about_deadlocks(self) -> list[Remark]:
        """Return a remark on boxes in a deadlock; only for a draft in which nothing else is wrong."""
        draft = self._draft
        board = grid(draft, FREE)
        boxes = [board.cell(*draft.xy(box)) for box in self._boxes if self._inside[box]]
        deadlock = Deadlocks(board).find(State(board, boxes, board.cell(*draft.xy(self._men[0]))))
        if deadlock is None:
            return []
        squares = tuple(y * draft.width + x for x, y in map(board.xy, deadlock.boxes))
        return [
            Remark(_describe_stuck(deadlock.kind, list(map(self._name, squares))), _DEADLOCKS[deadlock.kind], squares)
        ]

    def _about_reach(self) -> list[Remark]:
        """Return a remark on loose boxes and goals out of the man's reach, which are left out of the game."""
        if not self._men:
            return []
        far_boxes = [square for square in self._boxes if self._draft.signs[square] == BOX and not self._inside[square]]
        goals = [square for square in self._goals if self._draft.signs[square] == GOAL and not self._inside[square]]
        if not far_boxes and not goals:
            return []
        unreachable = tuple(far_boxes + goals)
        advice = phrase("Left out of the level when it is played.")
        if len(unreachable) == 1:
            place = self._name(unreachable[0])
            title = (
                phrase("The man cannot get to the box at {place}", place=place)
                if far_boxes
                else phrase("The man cannot get to the goal at {place}", place=place)
            )
            return [Remark(title, advice, unreachable, fatal=False, fix=_removal(unreachable))]
        words = boxes_in_words(len(far_boxes)), goals_in_words(len(goals))
        title = (
            phrase("The man cannot get to {boxes} and {goals}", boxes=words[0], goals=words[1])
            if far_boxes and goals
            else phrase("The man cannot get to {things}", things=words[0] if far_boxes else words[1])
        )
        return [Remark(title, advice, unreachable, fatal=False, fix=_removal(unreachable, phrase("Remove all")))]

    def _about_outside(self) -> list[Remark]:
        outside = tuple(find_marked(outside_floor(self._draft))) if self._men else ()
        if not outside:
            return []
        title = phrase("Floor lies outside of the walls")
        advice = phrase(
            "%n squares that the man cannot get to.", one="%n square that the man cannot get to.", n=len(outside)
        )
        return [
            Remark(title, advice, outside, fatal=False, fix=Fix(phrase("Clear", context="empty all"), without_outside))
        ]


def _runs_out(more: int) -> str:
    """Return the advice on an opening in the wall through which `more` further squares run out."""
    if not more:
        return phrase("The floor leads out of the level here.")
    if more == 1:
        return phrase("The floor leads out of the level here and at one more square.")
    return phrase("The floor leads out of the level here and at {more} more squares.", more=more)


def _describe_stuck(kind: str, names: Sequence[str]) -> str:
    """Return the title of a remark on boxes that are stuck on the squares with these names."""
    if len(names) == 1:
        return _one_stuck(kind, names[0])
    return _two_stuck(kind, *names) if len(names) == 2 else _many_stuck(kind, len(names))


def _one_stuck(kind: str, place: str) -> str:
    if kind == FREEZE:
        return phrase("The box at {place} is stuck for ever", place=place)
    if kind == CLOSED_DIAGONAL:
        return phrase("The box at {place} closes a diagonal", place=place)
    if kind == MATCHING:
        return phrase("The box at {place} has no goal left", place=place)
    return phrase("The box at {place} can reach no goal", place=place)


def _two_stuck(kind: str, first: str, second: str) -> str:
    if kind == FREEZE:
        return phrase("The boxes at {first} and {second} hold each other for ever", first=first, second=second)
    if kind == CLOSED_DIAGONAL:
        return phrase("The boxes at {first} and {second} close a diagonal", first=first, second=second)
    if kind == MATCHING:
        return phrase("The boxes at {first} and {second} have too few goals", first=first, second=second)
    return phrase("The boxes at {first} and {second} can reach no goal", first=first, second=second)


def _many_stuck(kind: str, boxes: int) -> str:
    if kind == FREEZE:
        return phrase("{boxes} boxes hold each other for ever", boxes=boxes)
    if kind == CLOSED_DIAGONAL:
        return phrase("{boxes} boxes close a diagonal", boxes=boxes)
    if kind == MATCHING:
        return phrase("{boxes} boxes have too few goals", boxes=boxes)
    return phrase("{boxes} boxes can reach no goal", boxes=boxes)


_REMOVE = phrase("Remove")


def _removal(squares: tuple[int, ...], text: str = _REMOVE) -> Fix:
    return Fix(text, lambda draft: paint(draft, squares, Tool.ERASE))


def _addition(text: str, tool: Tool, room: bytes, count: int) -> Fix | None:
    """Return a fix that places `count` things on squares of `room`, near goals if there are any.

    Without goals they are placed near the middle; without enough room there is no fix.
    """
    if room.count(1) < count:
        return None

    def place(draft: Draft) -> Draft:
        free = list(find_marked(room))
        near = [draft.xy(goal) for goal in draft.squares(GOALS)[:16]] or [draft.xy(free[len(free) // 2])]

        def distance(square: int) -> int:
            x, y = draft.xy(square)
            return min(abs(x - goal_x) + abs(y - goal_y) for goal_x, goal_y in near)

        return paint(draft, sorted(free, key=distance)[:count], tool)

    return Fix(text, place)


def _closer(places: Sequence[tuple[int, int]]) -> Callable[[Draft], Draft]:
    """Return a function that builds walls at these columns and rows and grows the grid for those outside."""

    def close(draft: Draft) -> Draft:
        left = 1 if any(x < 0 for x, _ in places) else 0
        top = 1 if any(y < 0 for _, y in places) else 0
        right = 1 if any(x >= draft.width for x, _ in places) else 0
        bottom = 1 if any(y >= draft.height for _, y in places) else 0
        grown = grow(draft, left, top, right, bottom)
        return paint(grown, [(y + top) * grown.width + x + left for x, y in places], Tool.WALL)

    return close


def _groups(draft: Draft, squares: Sequence[int]) -> list[list[int]]:
    """Return the squares in groups of neighbours, corners included."""
    remaining = set(squares)
    groups = []
    for square in squares:
        if square not in remaining:
            continue
        remaining.discard(square)
        group = [square]
        for member in group:
            x, y = draft.xy(member)
            for dx, dy in _CORNERS:
                neighbour = (y + dy) * draft.width + x + dx
                if neighbour in remaining and 0 <= x + dx < draft.width:
                    remaining.discard(neighbour)
                    group.append(neighbour)
        groups.append(group)
    return groups
