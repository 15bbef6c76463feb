"""Welcome of the cube page at the first start: play, ask for the depth, see the Lab."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.base.language.words import tr
from app.cube.solve.solver import TABLE_KEY, WindowSolver, chosen_size, table_size
from app.shell.help.welcome_card import Invitation, Welcome

if TYPE_CHECKING:
    from app.cube.page import CubePage

TURNS = ("R", "U", "R'", "U'")  # not shown
SECONDS = {"small": 5, "medium": 10, "big": 35, "large": 60}
"""Approximate seconds for making a table."""


def create(page: CubePage) -> Welcome:
    """Return three cards for a page that nobody has played on."""
    settings, game = page.services.settings, page.model.session
    size = chosen_size(settings)

    def play() -> None:
        page.model.turn(TURNS[game.position % len(TURNS)])

    def ask() -> None:
        if game.is_solved:
            game.play(*TURNS)
        page.solving.solve()

    def make_table() -> None:
        settings.set(TABLE_KEY, size)
        page.watch.prepare()

    solver, metric = WindowSolver.of_window(page.services).solver, page.model.metric
    there = solver.has_table(metric) or solver.is_kept(metric)
    offer = tr("Build the pruning table now ({size}, about {seconds} s)", size=table_size(size), seconds=SECONDS[size])
    return Welcome(
        (
            Invitation(
                "cube", tr("Play", context="a page"),
                tr("Turn the cube, push a box, slide the tiles. Nothing to set up."), play,
            ),
            Invitation(
                "compass", tr("Check the depth"),
                tr("The panel shows how far from solved you are, and what is proved."), ask,
            ),
            Invitation(
                "lab", tr("See the whole picture"),
                tr("The Lab shows all positions, and where random moves lead."),
                lambda: page.services.open_subject("lab", "walk"),
            ),
        ),
        tr("Start with a cube"),
        "" if there else offer,
        make_table,
    )  # fmt: skip
