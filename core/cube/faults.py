"""What is wrong with the stickers of a cube, each as the error that is raised: its words, and where it is.

Colours are named by letters. A place is the name of a corner or an edge, a sticker one such as "F3".
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import reduce

from core.base.puzzle import InputError
from core.base.words import phrase


def _is_corner(place: str) -> bool:
    return len(place) == 3


def where(place: str) -> str:
    """Which corner or edge."""
    return phrase("corner {place}", place=place) if _is_corner(place) else phrase("edge {place}", place=place)


def sticker(name: str) -> str:
    """Which sticker."""
    return phrase("sticker {name}", name=name)


def _stickers(first: str, second: str) -> str:
    return phrase("stickers {first} and {second}", first=first, second=second)


def there_twice(colours: str, first: str, second: str) -> InputError:
    """A piece that is at two places."""
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
    """Colours that no piece has."""
    words = (
        phrase("No corner has the colours {colours}", colours=colours)
        if _is_corner(place)
        else phrase("No edge has the colours {colours}", colours=colours)
    )
    return InputError(words, where(place))


def mirrored(colours: str, place: str) -> InputError:
    """The colours of a piece, the wrong way round."""
    words = (
        phrase("The corner {colours} is a mirror image of a real one", colours=colours)
        if _is_corner(place)
        else phrase("The edge {colours} is a mirror image of a real one", colours=colours)
    )
    return InputError(words, where(place))


def none_left(colours: str, place: str) -> InputError:
    """Colours of a place that is not painted all over, where every piece that has them is elsewhere."""
    words = (
        phrase("No corner with {colours} is left", colours=colours)
        if _is_corner(place)
        else phrase("No edge with {colours} is left", colours=colours)
    )
    return InputError(words, where(place))


def twice_on_one(colour: str, place: str) -> InputError:
    """A colour that is on one piece twice."""
    words = (
        phrase("No corner has {colour} twice", colour=colour)
        if _is_corner(place)
        else phrase("No edge has {colour} twice", colour=colour)
    )
    return InputError(words, where(place))


def not_beside(one: str, other: str, place: str) -> InputError:
    """Two colours on one piece that lie opposite each other."""
    words = (
        phrase("No corner has {colour} beside {other}", colour=one, other=other)
        if _is_corner(place)
        else phrase("No edge has {colour} beside {other}", colour=one, other=other)
    )
    return InputError(words, where(place))


def two_centres(colour: str, first: str, second: str) -> InputError:
    """Two centres of one colour; the stickers."""
    return InputError(phrase("Two centres are {colour}", colour=colour), _stickers(first, second))


def wrong_opposite(here: str, there: str, meant: str, first: str, second: str) -> InputError:
    """Two centres that are opposite and do not belong so; the stickers."""
    words = phrase(
        "The centres {here} and {there} are opposite, but {here} belongs opposite {meant}",
        here=here,
        there=there,
        meant=meant,
    )
    return InputError(words, _stickers(first, second))


def side_by_side(here: str, there: str, first: str, second: str) -> InputError:
    """Two centres that belong opposite and are not; the stickers."""
    words = phrase("The centres {here} and {there} are side by side, but belong opposite", here=here, there=there)
    return InputError(words, _stickers(first, second))


def too_many(colour: str, count: int, most: int) -> InputError:
    """More stickers of a colour than there are."""
    return InputError(
        phrase("{colour} has %n stickers", one="{colour} has %n sticker", n=count, colour=colour),
        advice=phrase("A colour has {most}", most=most),
    )


def wrong_counts(counts: Mapping[str, int]) -> InputError:
    """Of each of these colours there are so many stickers, which is not nine."""
    found: list[str] = [phrase("{colour} has {count}", colour=colour, count=count) for colour, count in counts.items()]
    return InputError(phrase("Every colour has 9 stickers, but {counts}", counts=reduce(_and, found)))


def _and(first: str, second: str) -> str:
    return phrase("{first}, {second}", first=first, second=second)


Repair = tuple[str, str]
"""What is wrong with the cube as a whole, and what mends it."""


def unreachable(repairs: Sequence[Repair]) -> InputError:
    """Pieces to which no turns lead."""
    (fault, first), *others = repairs
    rest = [words for repair in others for words in repair]
    return InputError(fault, advice=reduce(_then, rest, first))


def _then(first: str, second: str) -> str:
    return phrase("{first}. {second}", first=first, second=second)


def twisted(place: str, *, clockwise: bool) -> Repair:
    """A corner, and the way to turn it."""
    advice = (
        phrase("Twist the {place} corner once clockwise", place=place)
        if clockwise
        else phrase("Twist the {place} corner once anticlockwise", place=place)
    )
    return phrase("One corner is twisted"), advice


def one_twisted(*, clockwise: bool) -> Repair:
    """A corner, whichever, and the way to turn it."""
    advice = phrase("Twist any corner once clockwise") if clockwise else phrase("Twist any corner once anticlockwise")
    return phrase("One corner is twisted"), advice


def flipped(place: str) -> Repair:
    """An edge."""
    return phrase("One edge is flipped"), phrase("Flip the {place} edge", place=place)


def swapped(first: str, second: str) -> Repair:
    """Two corners or two edges."""
    advice = (
        phrase("Exchange the corners {first} and {second}", first=first, second=second)
        if _is_corner(first)
        else phrase("Exchange the edges {first} and {second}", first=first, second=second)
    )
    return phrase("Two pieces are swapped"), advice
