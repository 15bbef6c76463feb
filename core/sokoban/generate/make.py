"""New levels as wished: each seed makes one room, and the room one level or none."""

from __future__ import annotations

from collections.abc import Callable, Container
from dataclasses import dataclass
from random import Random

from core.base.control import Control
from core.sokoban.board import Board, State
from core.sokoban.formats.collection import DIFFICULTY, GRADE, MADE, CollectionEntry, make_entry
from core.sokoban.generate.difficulty import GRADES, Measures, measure
from core.sokoban.generate.farthest import farthest, most_promising
from core.sokoban.generate.generate import GeneratedLevel
from core.sokoban.generate.rooms import Room, RoomStyle, board_of, carve, draw_below, goals_in
from core.sokoban.generate.templates import assemble
from core.sokoban.generate.tree import grow
from core.sokoban.generate.variation import vary
from core.sokoban.generate.wishes import MOST_PUSHES, GenerationMethod, Refusal, Tries, Wishes
from core.sokoban.identity import identity
from core.sokoban.level import Recording

PLACES = 6
"""Number of choices of goals that are compared in a room of templates."""
GROWN = 3
"""Number of rooms of a tree search that are compared."""
SALT = {GenerationMethod.LINES: 11, GenerationMethod.TEMPLATES: 12, GenerationMethod.TREE: 13, None: 14}
"""Salts that make the random numbers of a seed differ between methods.

Never change them: seeds are written down.
"""


@dataclass(frozen=True)
class NewLevel:
    """Generated level, with a solution of proved fewest pushes, and its measures."""

    made: GeneratedLevel
    measures: Measures
    identity: str
    """Identity, equal for levels that are the same under symmetry."""
    seed: int
    """Seed that makes this level again with the same wishes, independently of other seeds."""
    method: GenerationMethod | None
    """Method that made the room; None for a variation of another level."""
    style: RoomStyle | None
    """Style of the room; None if it was drawn at random and not recorded."""

    @property
    def rows(self) -> list[str]:
        """Rows of the level in XSB."""
        return self.made.rows

    def arguments(self, wishes: Wishes) -> str:
        """Return the arguments with which `statewalk sokoban generate` makes this level again.

        For a variation the original level must be added.
        """
        pushes = f" --pushes {wishes.least}-{wishes.most}" if (wishes.least, wishes.most) != (1, MOST_PUSHES) else ""
        method = f"--method {self.method} " if self.method else ""
        size = f"--width {wishes.width} --height {wishes.height} --boxes {wishes.boxes}"
        return f"{method}--seed {self.seed} {size} --style {self.style}{pushes}"


@dataclass(frozen=True)
class Order:
    """Order for new levels: wishes, seeds, and how many."""

    wishes: Wishes
    seed: int
    """Seed of the first room; each further room has the next number."""
    count: int
    """Number of levels wanted."""
    rooms: int | None = None
    """Maximum number of rooms tried; None: until there are `count` levels."""
    like: State | None = None
    """Level of which only variations are made; the wished method is then ignored."""
    known: frozenset[str] = frozenset()
    """Identities of levels that exist already and must not be made again."""


def make(order: Order, control: Control, tell: Callable[[NewLevel], object], tries: Tries | None = None) -> Tries:
    """Make levels, no two of them the same under symmetry, and pass each to `tell` as soon as it is made.

    Ends early when cancelled. Returns `tries`, which may meanwhile be read from any thread.
    """
    tries = tries or Tries()
    wishes, seen, seed = order.wishes, set(order.known), order.seed
    while tries.made < order.count and (order.rooms is None or tries.rooms < order.rooms):
        level = new_level(wishes, seed, control, order.like, seen, tries)
        tries.measuring = None
        if control.cancelled:
            break
        if isinstance(level, Refusal):
            tries.refused[level] += 1
        else:
            seen.add(level.identity)
            tries.made += 1
            tell(level)
        seed += 1
    return tries


def new_level(
    wishes: Wishes,
    seed: int,
    control: Control,
    like: State | None = None,
    known: Container[str] = (),
    tries: Tries | None = None,
) -> NewLevel | Refusal:
    """Return the level of a seed with its measures, or why there is none.

    A level whose identity is in `known` is refused. The result of a cancelled call is meaningless.
    """
    generated = make_from_seed(wishes, seed, control, like)
    if isinstance(generated, Refusal):
        return generated
    if identity(generated.state) in known:
        return Refusal.TWIN
    if tries is not None:
        tries.measuring = generated
    method = None if like else wishes.method_of(seed)
    measures = measure(generated.state, generated.solution, control)
    return NewLevel(generated, measures, identity(generated.state), seed, method, style_of(wishes, seed))


def make_from_seed(wishes: Wishes, seed: int, control: Control, like: State | None = None) -> GeneratedLevel | Refusal:
    """Return the level that a seed makes, or why it makes none. The result of a cancelled call is meaningless."""
    method, style = None if like else wishes.method_of(seed), style_of(wishes, seed)
    random = Random(seed * 1_000_003 + SALT[method])
    if like is not None:
        boards: list[Board] | Refusal = vary(random, like, wishes, style)
    elif method is GenerationMethod.LINES:
        boards = _with_goals(random, carve(random, wishes.width, wishes.height, style), wishes.boxes, 1)
    elif method is GenerationMethod.TEMPLATES:
        boards = _with_goals(random, assemble(random, wishes.width, wishes.height, style), wishes.boxes, PLACES)
    else:
        layouts = grow(random, wishes.width, wishes.height, wishes.boxes, style, control)[:GROWN]
        boards = [board_of(layout.floor, layout.goals) for layout in layouts] or Refusal.ROOM
    if isinstance(boards, Refusal):
        return boards
    return farthest(most_promising(boards, control), wishes, control)


def style_of(wishes: Wishes, seed: int) -> RoomStyle:
    """Return the style of the room of a seed."""
    return wishes.style or list(RoomStyle)[draw_below(Random(seed * 1_000_003 + 7), len(RoomStyle))]


def _with_goals(random: Random, room: Room | None, boxes: int, places: int) -> list[Board] | Refusal:
    if room is None:
        return Refusal.ROOM
    if len(room) < 3 * boxes + 6:
        return Refusal.CROWDED
    return [board_of(room, goals_in(random, room, boxes)) for _ in range(places)]


def entry_of(level: NewLevel, title: str, made_by: str) -> CollectionEntry:
    """Return the level as an entry of a file, with its solution, and with `made_by` unless that is empty."""
    keys = [(MADE, made_by)] if made_by else []
    keys.append((GRADE, f"{level.measures.grade()} of {len(GRADES)}"))  # not shown
    keys.append((DIFFICULTY, f"{level.measures.difficulty():.1f}"))
    return make_entry(level.rows, title, keys, recordings=[Recording("Solution", level.made.solution)])
