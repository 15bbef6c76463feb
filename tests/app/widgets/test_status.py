"""Running work is shown even where there is little room."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from app.base.jobs.jobs import Job
from app.base.theme import theme
from app.widgets.status import ProgressBar, StatusLine


def test_the_sign_keeps_its_place_beside_many_words(qtbot: QtBot) -> None:
    line = StatusLine()
    qtbot.addWidget(line)
    line.resize(720, line.height())
    line.set_facts(["Saved", "3×3×3", "Seed 975532", "Pruning table 320 MB, verified"])
    line.show_job(Job("Looking how deep it is", lambda _control: None, "in moves HTM"))
    line._left.setText("about 12 min left")
    line.show()
    assert (line._sign.width(), line._sign.height()) == (16, 16)


def test_what_goes_on_is_told_in_full_before_the_last_facts(qtbot: QtBot) -> None:
    line = StatusLine()
    qtbot.addWidget(line)
    facts = ["Saved", "3×3×3", "Seed 975532", "Pruning table 320 MB, verified"]
    line.set_facts(facts)
    line.show_job(Job("Looking how deep it is", lambda _control: None, "in moves HTM"))
    line._left.setText("about 12 min left")
    line.show()
    shown, layout = {}, line.layout()
    assert layout is not None
    for width in (720, 1280):
        line.resize(width, line.height())
        layout.activate()
        for label in (line._text, line._detail, line._left, line._facts):
            assert label.width() >= label.sizeHint().width(), f"{label.text()} at {width}"
        shown[width] = line._facts.text().split("     ")
    assert shown == {720: facts[:3], 1280: facts} and line.facts == facts


def test_what_a_job_is_called_is_told_in_full_from_its_first_frame_on(qtbot: QtBot) -> None:
    line = StatusLine()
    qtbot.addWidget(line)
    line.resize(720, line.height())
    line.set_facts(["Saved", "3×3×3", "Seed 975532", "Pruning table 320 MB, verified"])
    line.show()
    line.show_job(Job("Looking how deep it is", lambda _control: None, "in moves HTM"))
    for label in (line._text, line._detail, line._facts):
        assert label.width() >= label.sizeHint().width(), label.text()


@pytest.mark.usefixtures("own_look")
def test_an_empty_bar_looks_empty_in_high_contrast(qtbot: QtBot) -> None:
    theme.manager().choose(theme.ThemeChoice.CONTRAST)
    bar, brightest = ProgressBar(), {}
    qtbot.addWidget(bar)
    for fraction in (None, 1.0):
        bar.set_fraction(fraction)
        picture = bar.grab().toImage()
        brightest[fraction] = max(picture.pixelColor(x, 1).lightnessF() for x in range(picture.width()))
    assert brightest[None] < 0.4 < brightest[1.0]
