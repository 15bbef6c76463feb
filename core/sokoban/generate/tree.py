"""Rooms and goals by a tree search: open walls, add boxes, freeze the room, then push the boxes.

After Kartal, Sohre and Guy, "Data-Driven Sokoban Puzzle Generation with Monte Carlo Tree Search" (2016). A leaf is a
game that was played forwards from the frozen room: the final squares of the boxes are the goals, so the room is
solvable by construction; a box that was never pushed spoils it. The tree is grown by upper confidence bounds, and a new
node is played out at random. A leaf is worth more the more its boxes are in each other's way and the more its 3 x 3
blocks differ; the paper's weights are 10, 5 and 1, their assignment is our reading.
"""

from __future__ import annotations

import time
from dataclasses import dataclass, field
from math import log, sqrt
from random import Random
from typing import NamedTuple

from core.base.control import Control
from core.sokoban.generate.rooms import (
    Room,
    RoomStyle,
    Square,
    draw_below,
    has_hall,
    images,
    is_connected,
    list_neighbours,
)

ROUNDS = 500
"""Number of leaves that are played out for one room."""
KEPT = 6
CONGESTION, BLOCKS, MOVED = 10, 5, 1
"""Weights of the three terms, each between 0 and 1, in the worth of a leaf."""
EXPLORE = 0.7
"""Exploration constant of the upper confidence bound."""
BREATH_S = 0.0002
"""Pause after every leaf in seconds: pure Python holds the interpreter lock while a window may wait."""
OPEN, BOX, FREEZE, PUSH = range(4)
FLOOR = (0.5, 0.75)
"""Share of the squares within the outer wall that a random playout opens, least and most."""
PLAYED = (4, 12)
"""Pushes per box in a random playout, least and most."""


class Action(NamedTuple):
    """Step in building and playing a room: open a square, add a box, freeze, or push."""

    kind: int
    square: Square = (0, 0)
    way: Square = (0, 0)


class Layout(NamedTuple):
    """Room with its goals, and its worth."""

    worth: float
    floor: Room
    goals: tuple[Square, ...]


@dataclass
class _Game:
    """State of the tree search: a room being built, and then played."""

    size: tuple[int, int]
    style: RoomStyle
    count: int
    man: Square
    floor: set[Square]
    boxes: list[Square] = field(default_factory=list)
    begun: list[Square] = field(default_factory=list)
    frozen: bool = False
    pushed: set[int] = field(default_factory=set)
    pushes: int = 0
    last: Square = (0, 0)
    """Square of the box that was pushed last."""

    def copy(self) -> _Game:
        return _Game(
            self.size, self.style, self.count, self.man, set(self.floor), self.boxes[:], self.begun[:], self.frozen,
            set(self.pushed), self.pushes, self.last,
        )  # fmt: skip

    def openings(self) -> list[Action]:
        width, height = self.size
        edge = {near for square in self.floor for near in list_neighbours(square)} - self.floor
        return [Action(OPEN, (x, y)) for x, y in sorted(edge) if 0 < x < width - 1 and 0 < y < height - 1]

    def places(self) -> list[Action]:
        taken = {self.man, *self.boxes}
        return [Action(BOX, square) for square in sorted(self.floor) if square not in taken]

    def pushes_now(self) -> list[Action]:
        taken = set(self.boxes)
        seen, edge = {self.man}, [self.man]
        while edge:
            for near in list_neighbours(edge.pop()):
                if near in self.floor and near not in taken and near not in seen:
                    seen.add(near)
                    edge.append(near)
        found = []
        for x, y in self.boxes:
            for dx, dy in ((-1, 0), (0, -1), (1, 0), (0, 1)):
                target = x + dx, y + dy
                if (x - dx, y - dy) in seen and target in self.floor and target not in taken:
                    found.append(Action(PUSH, (x, y), (dx, dy)))
        return found

    def actions(self) -> list[Action]:
        if self.frozen:
            return self.pushes_now()
        found = self.openings()
        if len(self.floor) > self.count + 2:
            found += self.places() if len(self.boxes) < self.count else [Action(FREEZE)]
        return found

    def do(self, action: Action) -> None:
        if action.kind == OPEN:
            self.floor |= images(action.square, *self.size, self.style)
        elif action.kind == BOX:
            self.boxes.append(action.square)
        elif action.kind == FREEZE:
            self.frozen, self.begun = True, self.boxes[:]
        else:
            at = self.boxes.index(action.square)
            (x, y), (dx, dy) = action.square, action.way
            self.boxes[at] = self.last = (x + dx, y + dy)
            self.man = action.square
            self.pushed.add(at)
            self.pushes += 1

    def play_out(self, random: Random) -> None:
        """Build and play the room to its end at random."""
        width, height = self.size
        inner = (width - 2) * (height - 2)
        if not self.frozen:
            wanted = inner * (FLOOR[0] + random.random() * (FLOOR[1] - FLOOR[0]))
            while len(self.floor) < wanted and (openings := self.openings()):
                self.do(openings[draw_below(random, len(openings))])
            while len(self.boxes) < self.count and (places := self.places()):
                self.do(places[draw_below(random, len(places))])
            self.do(Action(FREEZE))
        wanted = self.count * (PLAYED[0] + draw_below(random, PLAYED[1] - PLAYED[0] + 1))
        while self.pushes < wanted and (pushes := self.pushes_now()):
            same = [push for push in pushes if push.square == self.last]
            pushes = same if same and draw_below(random, 2) else pushes
            self.do(pushes[draw_below(random, len(pushes))])

    def worth(self) -> float:
        """Return the worth of the room, between 0 and 1; 0 for an unusable one."""
        if len(self.boxes) < self.count or len(self.pushed) < self.count or has_hall(self.floor):
            return 0.0
        crowd = 0
        for (ax, ay), (bx, by) in zip(self.begun, self.boxes, strict=True):
            left, right, top, low = min(ax, bx), max(ax, bx), min(ay, by), max(ay, by)
            crowd += sum(left <= x <= right and top <= y <= low for x, y in (*self.begun, *self.boxes)) - 2
            crowd += sum((x, y) not in self.floor for x in range(left, right + 1) for y in range(top, low + 1))
        width, height = self.size
        blocks = [
            sum((x + dx, y + dy) in self.floor for dx in range(3) for dy in range(3))
            for x in range(1, width - 3, 3)
            for y in range(1, height - 3, 3)
        ]
        uneven = sum(0 < floor < 9 for floor in blocks) / max(1, len(blocks))
        congestion = crowd / (crowd + 4 * self.count)
        moved = self.pushes / (self.pushes + 4 * self.count)
        return (CONGESTION * congestion + BLOCKS * uneven + MOVED * moved) / (CONGESTION + BLOCKS + MOVED)


class _Node:
    """Node of the search tree, with its visits and the total worth of its playouts."""

    def __init__(self, untried: list[Action]) -> None:
        self.untried = untried
        self.children: dict[Action, _Node] = {}
        self.visits = 0
        self.total = 0.0

    def best_child(self) -> tuple[Action, _Node]:
        """Return the child with the greatest upper confidence bound, and its action."""
        logarithm = log(self.visits)
        return max(
            self.children.items(),
            key=lambda pair: pair[1].total / pair[1].visits + EXPLORE * sqrt(logarithm / pair[1].visits),
        )


def grow(random: Random, width: int, height: int, boxes: int, style: RoomStyle, control: Control) -> list[Layout]:
    """Return the best rooms of a search, the best first; empty if it was cancelled or found none."""
    start = _make_first_game(width, height, boxes, style)
    root = _Node(start.actions())
    worth_of: dict[tuple[Room, tuple[Square, ...]], float] = {}
    for _ in range(ROUNDS):
        if control.cancelled:
            return []
        game = _round(random, root, start.copy())
        worth = game.worth()
        if worth:
            worth_of[frozenset(game.floor), tuple(sorted(game.boxes))] = worth
        time.sleep(BREATH_S)
    ranked = sorted(worth_of.items(), key=lambda pair: (-pair[1], pair[0][1]))
    return [Layout(worth, floor, goals) for (floor, goals), worth in ranked[:KEPT]]


def _make_first_game(width: int, height: int, boxes: int, style: RoomStyle) -> _Game:
    """Return a game that is all wall but for the man's square in the middle and its images."""
    middle = width // 2, height // 2
    game = _Game((width, height), style, boxes, middle, images(middle, width, height, style))
    if not is_connected(game.floor):  # mirror images of the middle are not adjacent where a side is even
        game.floor |= {
            (x, y) for x in _span_mirror_images(middle[0], width) for y in _span_mirror_images(middle[1], height)
        }
    return game


def _span_mirror_images(middle: int, length: int) -> range:
    return range(min(middle, length - 1 - middle), max(middle, length - 1 - middle) + 1)


def _round(random: Random, root: _Node, game: _Game) -> _Game:
    """Play one round: descend the tree, add one node, play out, and update every node on the path."""
    path, node = [root], root
    while not node.untried and node.children:
        action, node = node.best_child()
        game.do(action)
        path.append(node)
    if node.untried:
        action = node.untried.pop(draw_below(random, len(node.untried)))
        game.do(action)
        node.children[action] = node = _Node(game.actions())
        path.append(node)
    game.play_out(random)
    worth = game.worth()
    for visited in path:
        visited.visits += 1
        visited.total += worth
    return game
