"""Fixtures of the stress tests."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.soak.used_folder import make_used_folder


@pytest.fixture(scope="session")
def template(qapp: object) -> Iterator[Path]:
    """Provide a used folder: games on every page, a draft, times, levels, a skin, settings, tables."""
    del qapp
    with tempfile.TemporaryDirectory() as made:
        yield make_used_folder(Path(made))
