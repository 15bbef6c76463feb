"""What the cube's page shows at the first start: a turn, a depth, and where chance leads."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.cube.solve.solver import TABLE_KEY, chosen_size
from app.services.words import tr
from app.shell.help.welcome_card import Invitation, Welcome

if TYPE_CHECKING:
    from app.cube.page import CubePage

TURNS = ("R", "U", "R'", "U'")  # not shown
COSTS = {"small": "40 MB", "medium": "320 MB", "big": "1.3 GB", "large": "2.6 GB"}


def create(page: CubePage) -> Welcome:
    """Three cards for a page that nobody has played on."""
    settings, game = page.services.settings, page.model.session

    def play() -> None:
        page.model.turn(TURNS[game.position % len(TURNS)])

    def ask() -> None:
        if game.solved:
            game.play(*TURNS)
        page.solving.solve()

    def make_table() -> None:
        settings.set(TABLE_KEY, chosen_size(settings))
        page.watch.follow()

    return Welcome(
        (
            Invitation("cube", tr("Play"), tr("Turn the cube, push a box, slide the tiles. Nothing to set up."), play),
            Invitation(
                "compass", tr("Ask how deep"),
                tr("The panel tells how far from solved you are, and what is proved."), ask,
            ),
            Invitation(
                "lab", tr("See the whole"),
                tr("The Lab shows every position there is, and where chance leads."),
                lambda: page.services.open_subject("lab", "walk"),
            ),
        ),
        tr("Start with a cube"),
        tr("Build the solving table now, {size}", size=COSTS[chosen_size(settings)]),
        make_table,
    )  # fmt: skip
