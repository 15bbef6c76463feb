"""The catalogues of the window's languages match the sources, and are complete and without faults."""

from __future__ import annotations

import pytest

from build_scripts import translations


def test_the_catalogues_have_the_texts_of_the_sources() -> None:
    """The catalogues have all texts of the sources.

    If not, run `build_scripts/translations.py update` and translate what is new.
    """
    assert translations.out_of_date() == []


@pytest.mark.parametrize("language", translations.LANGUAGES)
def test_every_text_is_translated(language: str) -> None:
    found = [
        entry
        for region in translations.REGIONS
        for entry in translations.read(translations.catalogue(language, region))
        if not entry.vanished
    ]
    assert [entry.message.text for entry in found if not entry.done] == []
    assert [fault for entry in found for fault in translations.faults(entry)] == []
