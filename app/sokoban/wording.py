"""Numbers and lists as people say them."""

from __future__ import annotations

from app.services.wording import counted, grouped


def cost(pushes: int, moves: int, *, pulled: bool = False) -> str:
    """ "12 pushes, 61 moves" """
    unit = unit_of(pushes, pulled=pulled)
    return f"{grouped(pushes)} {unit}, {counted(moves, 'move', 'moves')}"


def unit_of(pushes: int, *, pulled: bool) -> str:
    """ "push" or "pushes", in a game played backwards "pull" or "pulls" """
    one, many = ("pull", "pulls") if pulled else ("push", "pushes")
    return one if pushes == 1 else many


def cost_of(lurd: str, *, pulled: bool = False) -> str:
    """What moves cost."""
    return cost(sum(move.isupper() for move in lurd), len(lurd), pulled=pulled)


def joined(words: list[str]) -> str:
    """ "a", "a and b", "a, b and c" """
    return " and ".join([", ".join(words[:-1]), words[-1]] if len(words) > 1 else words)
