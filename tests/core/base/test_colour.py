"""Colour distance and contrast compared with published figures."""

from __future__ import annotations

import pytest

from core.base.colour import Lab, ciede2000, closest, contrast, distance, lab

SHARMA = (
    ((50, 2.6772, -79.7751), (50, 0, -82.7485), 2.0425),
    ((50, 3.1571, -77.2803), (50, 0, -82.7485), 2.8615),
    ((50, -1.1848, -84.8006), (50, 0, -82.7485), 1.0000),
    ((50, 0, 0), (50, -1, 2), 2.3669),
    ((50, 2.49, -0.001), (50, -2.49, 0.0009), 7.1792),
    ((50, 2.49, -0.001), (50, -2.49, 0.0011), 7.2195),
    ((50, -0.001, 2.49), (50, 0.0009, -2.49), 4.8045),
    ((50, -0.001, 2.49), (50, 0.0011, -2.49), 4.7461),
    ((50, 2.5, 0), (50, 0, -2.5), 4.3065),
    ((50, 2.5, 0), (73, 25, -18), 27.1492),
    ((50, 2.5, 0), (61, -5, 29), 22.8977),
    ((50, 2.5, 0), (56, -27, -3), 31.9030),
    ((60.2574, -34.0099, 36.2677), (60.4626, -34.1751, 39.4387), 1.2644),
    ((63.0109, -31.0961, -5.8663), (62.8187, -29.7946, -4.0864), 1.2630),
    ((22.7233, 20.0904, -46.6940), (23.0331, 14.9730, -42.5619), 2.0373),
    ((90.8027, -2.0831, 1.4410), (91.1528, -1.6435, 0.0447), 1.4441),
    ((2.0776, 0.0795, -1.1350), (0.9033, -0.0636, -0.5514), 0.9082),
)
"""Pairs and distances of table 1 of Sharma, Wu and Dalal (2005), some missed by wrong programs."""


@pytest.mark.parametrize(("first", "second", "apart"), SHARMA)
def test_the_distance_is_that_of_the_published_pairs(first: Lab, second: Lab, apart: float) -> None:
    assert ciede2000(first, second) == pytest.approx(apart, abs=5e-5)
    assert ciede2000(second, first) == pytest.approx(apart, abs=5e-5)


def test_lab_and_contrast_of_known_colours() -> None:
    assert lab("#ffffff") == pytest.approx((100, 0, 0), abs=0.02)
    assert lab("#000000") == pytest.approx((0, 0, 0), abs=1e-9)
    assert lab("#ff0000") == pytest.approx((53.24, 80.09, 67.20), abs=0.02)
    assert contrast("#000000", "#FFFFFF") == pytest.approx(21)
    assert contrast("#767676", "#ffffff") == pytest.approx(4.54, abs=0.005)


def test_the_closest_pair_is_found() -> None:
    first, second, apart = closest(["#ffffff", "#ff0000", "#0000ff", "#fe0000"])
    assert (first, second) == (1, 3)
    assert apart == distance("#ff0000", "#fe0000") < 1
