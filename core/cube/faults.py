"""Errors about the stickers of a cube: what is wrong, and where.

Colours are named by letters. A place is the name of a corner or an edge, a sticker has a name such as "F3".
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import reduce

from core.base.puzzle import InputError
from core.base.words import phrase


def _is_corner(place: str) -> bool:
    return len(place) == 3


def describe_place(place: str) -> str:
    """Return the words for a place: corner or edge, with its name."""
    return phrase("corner {place}", place=place) if _is_corner(place) else phrase("edge {place}", place=place)


def sticker(name: str) -> str:
    """Return the words for a sticker, such as "sticker F3"."""
    return phrase("sticker {name}", name=name)


def _stickers(first: str, second: str) -> str:
    return phrase("stickers {first} and {second}", first=first, second=second)


def there_twice(colours: str, first: str, second: str) -> InputError:
    """Return the error about a piece that is at two places."""
    if _is_corner(first):
        return InputError(
            phrase("The corner {colours} is there twice", colours=colours),
            phrase("corners {first} and {second}", first=first, second=second),
        )
    return InputError(
        phrase("The edge {colours} is there twice", colours=colours),
        phrase("edges {first} and {second}", first=first, second=second),
    )


def no_such_piece(colours: str, place: str) -> InputError:
    """Return the error about a place with colours that no piece has."""
    words = (
        phrase("No corner has the colours {colours}", colours=colours)
        if _is_corner(place)
        else phrase("No edge has the colours {colours}", colours=colours)
    )
    return InputError(words, describe_place(place))


def mirrored_piece_error(colours: str, place: str) -> InputError:
    """Return the error about a piece whose colours run the wrong way round."""
    words = (
        phrase("The corner {colours} is a mirror image of a real one", colours=colours)
        if _is_corner(place)
        else phrase("The edge {colours} is a mirror image of a real one", colours=colours)
    )
    return InputError(words, describe_place(place))


def none_left(colours: str, place: str) -> InputError:
    """Return the error about an incompletely painted place whose possible pieces are all elsewhere."""
    words = (
        phrase("No corner with {colours} is left", colours=colours)
        if _is_corner(place)
        else phrase("No edge with {colours} is left", colours=colours)
    )
    return InputError(words, describe_place(place))


def twice_on_one(colour: str, place: str) -> InputError:
    """Return the error about a piece with one colour twice."""
    words = (
        phrase("No corner has {colour} twice", colour=colour)
        if _is_corner(place)
        else phrase("No edge has {colour} twice", colour=colour)
    )
    return InputError(words, describe_place(place))


def not_beside(one: str, other: str, place: str) -> InputError:
    """Return the error about a piece with two colours whose faces are opposite."""
    words = (
        phrase("No corner has {colour} beside {other}", colour=one, other=other)
        if _is_corner(place)
        else phrase("No edge has {colour} beside {other}", colour=one, other=other)
    )
    return InputError(words, describe_place(place))


def two_centres(colour: str, first: str, second: str) -> InputError:
    """Return the error about two centre stickers of the same colour."""
    return InputError(phrase("Two centres are {colour}", colour=colour), _stickers(first, second))


def wrong_opposite(here: str, there: str, meant: str, first: str, second: str) -> InputError:
    """Return the error about two opposite centre stickers whose colours do not belong opposite."""
    words = phrase(
        "The centres {here} and {there} are opposite, but {here} belongs opposite {meant}",
        here=here,
        there=there,
        meant=meant,
    )
    return InputError(words, _stickers(first, second))


def side_by_side(here: str, there: str, first: str, second: str) -> InputError:
    """Return the error about two adjacent centre stickers whose colours belong opposite."""
    words = phrase("The centres {here} and {there} are side by side, but must be opposite", here=here, there=there)
    return InputError(words, _stickers(first, second))


def too_many(colour: str, count: int, most: int) -> InputError:
    """Return the error about a colour with more stickers than the cube has of it."""
    return InputError(
        phrase("{colour} has %n stickers", one="{colour} has %n sticker", n=count, colour=colour),
        advice=phrase("Each colour has {most}", most=most),
    )


def wrong_counts(counts: Mapping[str, int]) -> InputError:
    """Return the error about colours that do not have nine stickers each."""
    texts: list[str] = [phrase("{colour} has {count}", colour=colour, count=count) for colour, count in counts.items()]
    return InputError(phrase("Every colour has 9 stickers, but {counts}", counts=reduce(_and, texts)))


def _and(first: str, second: str) -> str:
    return phrase("{first}, {second}", first=first, second=second)


Repair = tuple[str, str]
"""Fault of the cube as a whole, and the advice that mends it."""


def unreachable(repairs: Sequence[Repair]) -> InputError:
    """Return the error about an arrangement of pieces that no turns reach, with the advice that mends it."""
    (fault, first), *others = repairs
    rest = [words for repair in others for words in repair]
    return InputError(fault, advice=reduce(_join_sentences, rest, first))


def _join_sentences(first: str, second: str) -> str:
    return phrase("{first}. {second}", first=first, second=second)


def describe_twisted_corner(place: str, *, clockwise: bool) -> Repair:
    """Return the fault of one twisted corner, and how to twist it back."""
    advice = (
        phrase("Twist the {place} corner once clockwise", place=place)
        if clockwise
        else phrase("Twist the {place} corner once anticlockwise", place=place)
    )
    return phrase("One corner is twisted"), advice


def describe_any_twist(*, clockwise: bool) -> Repair:
    """Return the fault of one twisted corner where any corner may be twisted back, and in which direction."""
    advice = phrase("Twist any corner once clockwise") if clockwise else phrase("Twist any corner once anticlockwise")
    return phrase("One corner is twisted"), advice


def describe_flipped_edge(place: str) -> Repair:
    """Return the fault of one flipped edge, and the advice to flip it."""
    return phrase("One edge is flipped"), phrase("Flip the {place} edge", place=place)


def describe_swapped_pieces(first: str, second: str) -> Repair:
    """Return the fault of two swapped corners or edges, and the advice to exchange them."""
    advice = (
        phrase("Exchange the corners {first} and {second}", first=first, second=second)
        if _is_corner(first)
        else phrase("Exchange the edges {first} and {second}", first=first, second=second)
    )
    return phrase("Two pieces are swapped"), advice
