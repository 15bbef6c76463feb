"""Corrected populations of the 3x3x3: the article's printed figures, and the balanced estimate."""

from __future__ import annotations

import pytest

from core.base.depth import Exactness
from core.base.puzzle import InputError
from core.cube.walk.populations import article, balance_populations, load_populations
from core.markov.birth_death import BirthDeathChain
from core.markov.growth import effective_branching

# E. Testé, "A random walk on the Rubik's Cube", 2023; i = 0..25 and i = 1..26
PRINTED_UP = (
    1.0, 0.916667, 0.903509, 0.903558, 0.903606, 0.903602, 0.90352, 0.903415, 0.903342, 0.903292, 0.903254,
    0.903221, 0.903189, 0.903153, 0.903108, 0.903038, 0.902885, 0.902409, 0.900342, 0.889537, 0.818371,
    0.367158, 0.00342857, 6.24863e-12, 0.00022, 0.0833333,
)  # fmt: skip
PRINTED_DOWN = (
    0.0833333, 0.0964912, 0.0964419, 0.096394, 0.0963981, 0.0964796, 0.096585, 0.096658, 0.0967081, 0.0967456,
    0.0967786, 0.0968113, 0.0968467, 0.0968917, 0.0969625, 0.0971149, 0.0975908, 0.0996581, 0.110463,
    0.181629, 0.632842, 0.996571, 1.0, 0.99978, 0.916667, 1.0,
)  # fmt: skip
ORDER = 43_252_003_274_489_856_000


def half_a_unit(printed: float) -> float:
    """Return half a unit of the sixth digit of a number as the article prints it."""
    return 0.5000001 * 10.0 ** (int(f"{printed:e}".split("e")[1]) - 5)


def test_the_articles_printed_probabilities() -> None:
    chain = BirthDeathChain.from_populations(article(load_populations("3x3x3", "qtm")))
    assert chain.places == 27
    for found, printed in [
        *zip(chain.up[:-1], PRINTED_UP, strict=True),
        *zip(chain.down[1:], PRINTED_DOWN, strict=True),
    ]:
        assert abs(found - printed) <= half_a_unit(printed)


def test_the_articles_words_have_it_in_a_class_that_makes_it_worse() -> None:
    figures = load_populations("3x3x3", "qtm")
    populations = [layer.states for layer in figures.layers]
    missing = sum(populations[1::2]) - sum(populations[::2])
    assert missing == 692_609_766_246_121_324
    for depth, change in ((20, 0), (21, missing)):
        changed = [states + change * (at == depth) for at, states in enumerate(populations)]
        with pytest.raises(InputError):
            BirthDeathChain.from_populations(changed)
    assert article(figures)[20] == populations[20] + missing


def test_the_balanced_estimate() -> None:
    figures = load_populations("3x3x3", "qtm")
    found = balance_populations(figures)
    assert sum(found[::2]) == sum(found[1::2]) == ORDER // 2
    for layer, states in zip(figures.layers, found, strict=True):
        if layer.exactness is Exactness.EXACT or layer.depth > 23:
            assert states == layer.states
        else:
            # it would be published as it is: the change is within the rounding
            unit = 10 ** (len(str(layer.states)) - len(str(layer.states).rstrip("0")))
            assert abs(states - layer.states) <= unit // 2
    chain = BirthDeathChain.from_populations(found)
    assert chain.stationary() == pytest.approx([states / ORDER for states in found])


@pytest.mark.parametrize("metric", ["htm", "qtm"])
def test_exact_figures_stay_as_they_are(metric: str) -> None:
    figures = load_populations("2x2x2", metric)
    even = sum(layer.states for layer in figures.layers[::2])
    assert (even == figures.total // 2) == (metric == "qtm")
    assert balance_populations(figures) == [layer.states for layer in figures.layers]


def test_the_articles_printed_growth() -> None:
    # its "3 < d < 18" counts classes from 1, and its b is the mean of p / q = 1 / q - 1
    chain = BirthDeathChain.from_populations(article(load_populations("3x3x3", "qtm")))
    ratios = [chain.up[depth] / chain.down[depth] for depth in range(3, 17)]
    assert abs(sum(ratios) / len(ratios) - 9.3412) <= half_a_unit(9.3412) * 10


def test_growth_is_that_of_the_article() -> None:
    populations = [layer.states for layer in load_populations("3x3x3", "qtm").layers]
    assert effective_branching(populations, 3, 17) == pytest.approx(9.3412, abs=0.01)
