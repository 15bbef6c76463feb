"""Variations of a level: some squares opened or closed, or a goal moved; its start is then found anew."""

from __future__ import annotations

from random import Random

from core.sokoban.board import Board, State
from core.sokoban.generate.rooms import (
    Room,
    RoomStyle,
    Square,
    board_of,
    draw_below,
    has_hall,
    images,
    is_connected,
    list_neighbours,
)
from core.sokoban.generate.wishes import Refusal, Wishes

MOST_CHANGES = 3
_TRIES = 40


def vary(random: Random, start: State, wishes: Wishes, style: RoomStyle) -> list[Board] | Refusal:
    """Return the board of a level with some random changes, within the wished size.

    It keeps the style if the level has it.
    """
    board = start.board
    inside = board.flood(start.man)
    floor = frozenset(board.xy(cell) for cell in range(board.size) if inside[cell])
    goals = tuple(board.xy(cell) for cell in range(board.size) if inside[cell] and board.goals[cell])
    width = max(board.width, min(wishes.width, board.width + 1))
    height = max(board.height, min(wishes.height, board.height + 1))
    if any(not images(square, board.width, board.height, style) <= floor for square in floor):
        style = RoomStyle.FREE
    if style is not RoomStyle.FREE:
        width, height = board.width, board.height  # a larger room would move the axes of symmetry
    for _ in range(_TRIES):
        room, places = floor, goals
        for _ in range(1 + draw_below(random, MOST_CHANGES)):
            if draw_below(random, 3):
                room = _other_wall(random, room, places, (width, height), style)
            else:
                places = _other_goal(random, room, places)
        if (room, places) != (floor, goals) and is_connected(room) and not (has_hall(room) and not has_hall(floor)):
            return [board_of(room, places)]
    return Refusal.ROOM


def _other_wall(random: Random, room: Room, goals: tuple[Square, ...], size: tuple[int, int], style: RoomStyle) -> Room:
    """Return a Sokoban room with a random wall beside its floor opened, or a floor square there closed.

    The squares that are its images by the symmetry of `style` change with it. The outermost squares of `size`, width
    and height, are not opened. The room is returned unchanged if no square can change, or a goal would.
    """
    width, height = size
    walls = {near for square in room for near in list_neighbours(square)} - room
    inner = sorted((x, y) for x, y in walls if 0 < x < width - 1 and 0 < y < height - 1)
    edge = sorted(square for square in room if any(near in walls for near in list_neighbours(square)))
    squares = inner if draw_below(random, 2) else edge
    if not squares:
        return room
    changed = images(squares[draw_below(random, len(squares))], width, height, style)
    if changed & set(goals):
        return room
    return room | changed if squares is inner else room - changed


def _other_goal(random: Random, room: Room, goals: tuple[Square, ...]) -> tuple[Square, ...]:
    """Return the goals with one of them moved next to another goal, or next to its own place."""
    index = draw_below(random, len(goals))
    rest = goals[:index] + goals[index + 1 :]
    free = sorted({near for goal in goals for near in list_neighbours(goal) if near in room} - set(goals))
    return (*rest, free[draw_below(random, len(free))]) if free else goals
