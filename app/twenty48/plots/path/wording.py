"""Texts about the parts of a game's moves: "962 moves: 938.8 + 9.2 luck + 14.0 geometry".

The figures in a text always add up.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from app.base.language.wording import format_integer, format_number
from app.base.language.words import tr
from app.widgets.explained_figures import NamedFigure, figure_number, figure_text
from core.explain.twenty48 import life, twenty48
from core.twenty48.bag.game_path import GamePath, Milestone


class RoundedMoveParts(NamedTuple):
    """The parts of a game's moves in tenths, rounded so that the first three add up to the last."""

    expected: int
    luck: int
    geometry: int
    moves: int


def round_move_parts(path: GamePath) -> RoundedMoveParts:
    """Return the rounded parts of the moves of a whole game, or of as much of it as was played."""
    return shown_at(path, path.moves)


def shown_at(path: GamePath, place: int) -> RoundedMoveParts:
    """Return the parts of a game's moves after `place` moves: sums are rounded, parts are differences."""
    point = path.points[place]
    with_luck = path.expected + point.luck
    sums = path.expected, with_luck, with_luck + point.geometry
    expected, of_bag, moves = (round(10 * one) for one in sums)
    return RoundedMoveParts(expected, of_bag - expected, moves - of_bag, moves)


def explain_path(path: GamePath) -> Sequence[NamedFigure]:
    """Return the figures of a path with their derivations; parts of its moves add up when rounded."""
    return told_at(path, path.moves)


def told_at(path: GamePath, place: int) -> Sequence[NamedFigure]:
    """Return the figures of a path after `place` moves, with their derivations."""
    parts = shown_at(path, place)
    expected, bag = parts.expected / 10, (parts.expected + parts.luck) / 10
    moves, in_the_bag, luck, geometry = twenty48.split(expected, bag, parts.moves / 10)
    over = twenty48.OVER.bind(four=path.four, moves=place, sum=path.points[place].tile_sum)
    won_here = path.won and place == path.moves
    return (
        NamedFigure("moves", format_integer(path.moves) if won_here else tenths(parts.moves), moves),
        NamedFigure("in the bag", tenths(parts.expected), in_the_bag),
        NamedFigure("luck", format_signed(parts.luck), luck),
        NamedFigure("geometry", format_signed(parts.geometry), geometry),
        NamedFigure("tile sum above its ideal", format_signed(round(10 * path.sum_over(place))), over),
    )


def tenths(number: int) -> str:
    """Format a number of tenths: "1 032.5"."""
    return f"{'−' if number < 0 else ''}{format_number(abs(number) / 10, ',.1f')}"


def format_signed(number: int) -> str:
    """Format a number of tenths with its sign: "+ 9.2"."""
    return f"{'−' if number < 0 else '+'} {tenths(abs(number))}"


def split(path: GamePath) -> str:
    """Return the moves of a game as a sum, each number a figure.

    "962 moves: 938.8 + 9.2 luck + 14.0 geometry"; for a game in progress the total is the expected one.
    """
    moves, *parts = explain_path(path)[:4]
    total = (
        tr("%n moves", one="%n move", n=figure_number(moves.name, path.moves, moves.worked))
        if path.won
        else tr("{moves} moves expected", moves=figure_text(moves.name, moves.text, moves.worked))
    )
    return tr(
        "{total}: {parts}",
        total=total,
        parts=_sum_of(*(figure_text(part.name, part.text, part.worked) for part in parts)),
    )


def _sum_of(expected: str, luck: str, geometry: str) -> str:
    return tr("{expected} {luck} luck {geometry} geometry", expected=expected, luck=luck, geometry=geometry)


def about_luck(path: GamePath) -> str:
    """Return a text on the luck in a game."""
    last = path.moves if path.bag_moves is None else path.bag_moves
    end, tiles = path.points[last], last + 2
    fours = figure_number(tr("fours"), end.fours, twenty48.PATH_FOURS.bind(moves=last, sum=end.tile_sum))
    to_expect = life.TO_EXPECT.bind(four=path.four, tiles=tiles)
    drawn = tr(
        "{fours} in %n tiles, {expected} expected",
        one="{fours} in %n tile, {expected} expected",
        n=tiles,
        fours=tr("%n fours", one="%n four", n=fours),
        expected=figure_text(tr("expected fours"), format_number(path.four * tiles, ".1f"), to_expect),
    )
    if path.bag_moves is None:
        return tr("Luck: {drawn}.", drawn=drawn)
    worked = twenty48.MOVES.bind(expected=path.expected, luck=path.bag_moves - path.expected, geometry=0)
    return tr(
        "Luck: with the same tiles a bag makes {target} in %n moves; {drawn}.",
        one="Luck: with the same tiles a bag makes {target} in %n move; {drawn}.",
        n=figure_number(tr("moves in a bag with these tiles"), path.bag_moves, worked),
        target=1 << path.target,
        drawn=drawn,
    )


def about_geometry(path: GamePath) -> str:
    """Return a text on the geometry of a game."""
    if not path.won:
        return tr("Geometry: what pairs that did not merge cost, if from now on every pair merges.")
    if path.bag_moves is None or path.bag_sum is None or not path.geometry:
        return tr("Geometry: none; no pair that mattered merged late.")
    late = twenty48.GEOMETRY.bind(bag=path.bag_moves, moves=path.moves)
    own, of_bag = path.points[-1], path.points[path.bag_moves]
    own_sum = twenty48.PATH_SUM.bind(moves=path.moves, fours=own.fours)
    in_the_bag = twenty48.PATH_SUM.bind(moves=path.bag_moves, fours=of_bag.fours)
    return tr(
        "Geometry: pairs that lay apart took %n moves more; the tile sum was {sum}, in the bag {bag}.",
        one="Geometry: pairs that lay apart took %n move more; the tile sum was {sum}, in the bag {bag}.",
        n=figure_number(tr("moves for pairs that lay apart"), round(path.geometry), late),
        sum=figure_text(tr("tile sum"), format_integer(own.tile_sum), own_sum),
        bag=figure_text(tr("tile sum in the bag"), format_integer(path.bag_sum), in_the_bag),
    )


def describe_milestone(milestone: Milestone) -> str:
    """Return a text on an intermediate tile: its moves and their parts."""
    expected = round(10 * milestone.expected)
    luck = 10 * milestone.bag_moves - expected
    return tr(
        "{tile} after %n moves: {parts}",
        one="{tile} after %n move: {parts}",
        n=milestone.moves,
        tile=str(1 << milestone.exponent),
        parts=_sum_of(tenths(expected), format_signed(luck), format_signed(10 * milestone.geometry)),
    )
