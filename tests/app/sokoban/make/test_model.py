"""When the generator reports that it found nothing, and which wish to relax."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import pytest

from app.base.jobs.jobs import Job
from app.sokoban.library.library import Library
from app.sokoban.make.model import FIRST, NOTHING_S, GenerationBatch, MakeModel
from core.sokoban.generate.wishes import Refusal, Tries
from tests.app.heard import Heard, services


@pytest.fixture
def making(tmp_path: Path, qapp: object) -> Iterator[MakeModel]:  # noqa: ARG001
    made = services(tmp_path, Heard())
    yield MakeModel(made, Library(made.store))
    made.store.close()


def after(seconds: float | None, *, made: int = 0, refused: int = 3) -> GenerationBatch:
    """Return a batch that has run for `seconds`; None for one that has ended."""
    tries = Tries()
    tries.made = made
    tries.refused[Refusal.CROWDED] += refused
    job = None if seconds is None else cast(Job, SimpleNamespace(seconds=seconds))
    return GenerationBatch(FIRST, None, 24, tries, tries.copy(), job)


def test_nothing_is_said_to_have_come_only_after_a_while_or_at_the_end(making: MakeModel) -> None:
    assert not making.nothing_came and not making.advice, "nothing was wished for"
    for run, said in (
        (after(NOTHING_S - 0.1), False),
        (after(NOTHING_S + 0.1), True),
        (after(None), True),
        (after(NOTHING_S + 0.1, made=1), False),
        (after(None, made=1), False),
        (after(NOTHING_S + 0.1, refused=0), False),
    ):
        making.run = run
        assert making.nothing_came is said and bool(making.advice) is said
